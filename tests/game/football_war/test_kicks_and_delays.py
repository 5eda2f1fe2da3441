"""Field goals, timeouts, delay of game and the play clock: FW-65 to FW-77."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.variants.football_war import RULES
from game.variants.football_war.actions import CLOCK, NO_CLOCK
from game.variants.football_war.state import FootballWarState
from tests.game.cases import case, cases
from tests.game.football_war.positions import act, asked, at, choices, goes, position

ANSWERS = (("Curl", "CONCEDE"), ("DEFENSE", "STUFF"), ("AUDIBLE", "CALL(Go Route)"))


def clocked(*timed: str, players: str = "2") -> FootballWarState:
    """A match with the play clock on, its seats having said who is on the clock."""
    state: FootballWarState = RULES.start(RULES.complete({"play_clock": "30", "players": players}), 3)[0]
    act(state, *timed)
    return state


@cases(
    case("FW-65 a field goal is led", at("FIELD GOAL, Curl | HB Dive"), offers=["KICK"]),
    case("FW-65 and never an answer", at("Curl | FIELD GOAL, HB Dive", live="Go Route"), bars=["KICK"],
         refused={"FIELD GOAL": "A FIELD GOAL is kicked on offense, never as an answer. (FW-65)"}),
    *(case(f"FW-66 a kick costs the hand after {text}", at(f"FIELD GOAL, Curl, HB Dive | {answer}, HB Draw"),
           f"KICK, {text}", forfeited=["Curl", "HB Dive"], held_0=5) for answer, text in ANSWERS),
    case("FW-66 stopped as the last card it costs five once", at("FIELD GOAL | OFFENSE, HB Draw"), "KICK, EXTRA(none)",
         held=[5, 1], forfeited=[]),
    case("FW-67 what answers a kick",
         at("HB Dive | FIELD GOAL, AUDIBLE, PENALTY 5, OFFENSE, DEFENSE, Curl", live="FIELD GOAL"),
         kinds={"CALL", "FLAG", "EXTRA", "STUFF", "CONCEDE"}),
    case("FW-67 no play does", at("HB Dive | Curl", live="FIELD GOAL"),
         refused={"Curl": "Nothing matches a kick: it takes a special card. (FW-67)"}),
    case("FW-68 a conceded kick is a field goal", at("FIELD GOAL, Curl | HB Dive"), "KICK, CONCEDE",
         Scored={"points": 3, "how": "field_goal"}),
    case("FW-68 even as the last card", at("FIELD GOAL | HB Dive"), "KICK, CONCEDE",
         Scored={"points": 3, "how": "field_goal"}),
    case("FW-69 the five new cards of a good kick are the refill", at("FIELD GOAL, Curl | 5 HB Dive", more=20),
         "KICK, CONCEDE", held=[5, 6], draw_pile=20 - 6),
    case("FW-70 a timeout buries one card and draws the top one", at("Curl, HB Dive | ", "Go Route"), "TIMEOUT(Curl)",
         bottom="Curl", hand_0=["Go Route", "HB Dive"]),
    case("FW-71 each seat has one timeout a half", at("Curl, HB Dive | Go Route"), "TIMEOUT(Curl)",
         {"bars": ["TIMEOUT(HB Dive)"]}, "LEAD(HB Dive)", offers=["TIMEOUT(Go Route)"]),
    case("FW-72 a timeout needs a Play pile", at("Curl, HB Dive | ", more=0), choices=["LEAD(HB Dive)", "LEAD(Curl)"]),
    case("FW-72 and a card", at("Curl | ", live="Go Route"), choices=["CONCEDE"], illegal={"TIMEOUT(Curl)": "TIMEOUT"}),
    case("FW-73 the timeout card may be used at once", at("HB Dive | HB Draw", "Curl", live="Curl"),
         "TIMEOUT(HB Draw)", offers=["MATCH(Curl)"]),
    case("FW-74 a look-back draws a card and opens the Drive pile for one decision",
         at("HB Dive | HB Draw", "HB Sweep", "Curl, Go Route, QB Sneak", live="Curl"), {"open_0": 1}, "LOOK_BACK",
         {"DelayOfGame": {"why": "look_back"}, "hand_1": ["HB Draw", "HB Sweep"], "open_1": 3, "open_0": 1}, "CONCEDE",
         open_1=1),
    case("FW-75 the delay card is locked until the decision is finished",
         at("HB Dive, Go Route | HB Draw", "Curl", "Curl, Go Route", live="Curl"), "LOOK_BACK",
         {"locked": ["Curl"], "choices": ["CONCEDE", "TIMEOUT(HB Draw)"], "held": [2, 2],
          "refused": {"Curl": "Just drawn: it can be played from your next decision on. (FW-75)"}}, "CONCEDE",
         locked=[]),
    case("FW-75 also for a lead", at("HB Dive | ", "Curl", "Curl, Go Route"), "LOOK_BACK", mains=["LEAD(HB Dive)"]),
    case("FW-76 each seat has one look-back a half", at("HB Dive | HB Draw", (), "Curl, Go Route"), "LOOK_BACK",
         bars=["LOOK_BACK"]),
    case("FW-76 and it takes two cards on the Drive pile", at("HB Dive | ", (), "Curl"), bars=["LOOK_BACK"]),
    case("FW-77 without the option there is no clock", lambda: RULES.start({}, 3)[0], asks_for="lead",
         bars=["CLOCK_RAN_OUT"]),
    case("FW-77 the clock costs one locked card and rests for that decision",
         lambda: clocked("ON_THE_CLOCK", "ON_THE_CLOCK"), {"held": [5, 5]}, "CLOCK_RAN_OUT",
         {"DelayOfGame": {"why": "clock"}, "held": [5, 6], "bars": ["CLOCK_RAN_OUT"]}, "LEAD(Deep Post)", locked=[],
         offers=["CLOCK_RAN_OUT"]),
    case("FW-77 the clock draws nothing from an empty pile",
         at("Curl | HB Dive", more=0, play_clock="30", timed=[0]), "CLOCK_RAN_OUT", hand_0=["Curl"],
         choices=["LEAD(Curl)"]),
)  # fmt: skip
def test_kicks_and_delays(given: Any, course: Any) -> None:
    goes(given, course)


def test_fw_75_an_unlocked_copy_may_be_used() -> None:
    state = position("HB Dive | Curl, HB Draw", "Curl", "Curl, Go Route", live="Curl")
    act(state, "LOOK_BACK")
    locked = state.locked[0]
    state.hands[1].remove(locked)
    state.hands[1].insert(0, locked)
    act(state, "MATCH")
    assert locked in state.hands[1]
    assert locked not in state.drive_pile


@pytest.mark.parametrize("players", ["2", "4"])
def test_fw_77_each_seat_says_whether_it_plays_on_the_clock_and_bots_do_not(players: str) -> None:
    state = clocked(players=players)
    for seat in range(int(players)):
        assert asked(state) == ("play_clock", seat)
        assert choices(state) == ["NO_CLOCK", "ON_THE_CLOCK"]
        for policy in (RULES.pro, RULES.rookie):
            assert policy(state.view(seat), state.legal_actions(), Random(1)) == NO_CLOCK
        assert state.why_not(state.hands[seat][0]) == "First say whether you play on the clock. (FW-77)"
        act(state, "NO_CLOCK")
    assert asked(state) == ("lead", state.facts.offense)
    assert CLOCK not in state.legal_actions()


def test_fw_77_only_seats_on_the_clock_are_caught_by_it() -> None:
    state = clocked("ON_THE_CLOCK", "NO_CLOCK")
    while state.facts.offense != 0:
        state.push(state.legal_actions()[0])
    for _ in range(40):
        decision = asked(state)
        assert decision is not None
        assert (CLOCK in state.legal_actions()) == (decision[1] == 0)
        act(state, next(text for text in choices(state) if text != "CLOCK_RAN_OUT"))
