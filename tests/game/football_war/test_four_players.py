"""The four-player game: FW-94 to FW-109."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any

import pytest

from game.contract import BadPosition
from game.events import CoinTossed, PeriodBegan, PossessionChanged
from game.variants.football_war import RULES
from game.variants.football_war.events import DefenseMoved
from game.variants.football_war.state import FootballWarState
from tests.game.cases import case, cases
from tests.game.football_war.positions import act, at, goes, position, told
from tests.play import start, steps

PLAIN = "HB Dive, HB Draw"
OTHER_WAY: dict[str, Any] = {"defense": 3, "clockwise": False}
REFILL = [{"seat": 3, "why": "concede"}, *({"seat": seat, "why": "refill"} for seat in (3, 2, 1, 0))]


def four(seat_0: str, seat_1: str = PLAIN, *piles: Any, **fields: Any) -> Callable[[], FootballWarState]:
    """A position of four in which seats 2 and 3 hold plain cards."""
    return at(f"{seat_0} | {seat_1} | {PLAIN} | {PLAIN}", *piles, **fields)


def fourth_seat(lead: str) -> FootballWarState:
    """Seat 2 has a TURNOVER for what seat 0 has led."""
    state = position(f"Curl, FIELD GOAL, QB Sneak | {PLAIN} | HB Dive, TURNOVER | {PLAIN}", timeouts=[])
    state.facts.defense = 2
    act(state, lead)
    return state


@cases(
    case("FW-94 four seats, five cards each, 88 left", lambda: RULES.start({"players": "4"}, 1)[0], held=[5] * 4,
         draw_pile=88, points=(0,) * 4, leaders=(0, 1, 2, 3)),
    case("FW-94 and no partners", four("Curl", more=1, period=1), "LEAD(Curl), CONCEDE", points=(7, 0, 0, 0),
         winners=(0,)),
    case("FW-95 a half starts clockwise", four("Curl", more=1, **OTHER_WAY), "LEAD(Curl), CONCEDE", period=1,
         clockwise=True, timeouts=(0, 1, 2, 3), look_backs=(0, 1, 2, 3)),
    case("FW-95 two play in one direction", at("Curl | ", clockwise=False), bad="clockwise"),
    case("FW-96 who kicked off first has the ball in the second half", four("Curl", more=1, first_kicker=2),
         "LEAD(Curl), CONCEDE", offense=2),
    case("FW-97 the defense is the next seat in the direction of play", four("Curl, QB Sneak", "Curl, HB Dive"),
         "LEAD(Curl), MATCH", offense=1, defense=2),
    case("FW-97 also the other way", four("Curl, QB Sneak", "Curl, HB Dive", **OTHER_WAY), "LEAD(Curl), CONCEDE",
         defense=2),
    case("FW-99 after a concession the next seat is defense, passing over the offense", four("4 Curl, QB Sneak"),
         *(step for seat in (1, 2, 3, 1) for step in ("LEAD(Curl)", {"defense": seat}, "CONCEDE")), offense=0),
    case("FW-99 also the other way", four("2 Curl, QB Sneak", **OTHER_WAY),
         "LEAD(Curl), CONCEDE, LEAD(Curl), CONCEDE", defense=1, clockwise=False),
    case("FW-100 a called play is answered by the new defense", four("Curl, QB Sneak", "AUDIBLE, HB Dive"),
         "LEAD(Curl), CALL(Go Route)", asks=("answer", 2)),
    case("FW-100 so is a return", four("Curl, QB Sneak", "Curl"), "LEAD(Curl), MATCH", asks=("answer", 2),
         live="Curl"),
    case("FW-101, FW-102 a flag that is led passes the defense over", four("Curl, PENALTY 5", PLAIN, (), "Go Route"),
         "FLAG(5)", asks=("lead", 0), defense=2, hand_1=["Go Route", "HB Dive", "HB Draw"], DefenseMoved={"seat": 2}),
    case("FW-101, FW-103 a flag as an answer takes the ball", four("FIELD GOAL, Curl", "PENALTY 5, HB Dive"),
         "KICK, FLAG(5)", PlayCalledBack={"clause": "FW-103"}, asks=("lead", 1), defense=2,
         hand_0=["Curl", "FIELD GOAL"], forfeited=[]),
    case("FW-101 from a play, too", four("Curl, QB Sneak", "PENALTY 5, HB Dive"), "LEAD(Curl), FLAG(5)", offense=1,
         hand_0=["Curl", "QB Sneak"]),
    case("FW-104 a TURNOVER turns the direction round", four("2 TURNOVER, Curl"), "REVERSE", {"clockwise": False},
         "REVERSE", clockwise=True),
    case("FW-105 a TURNOVER as a lead faces the other neighbor", four("TURNOVER, Curl", PLAIN, (), "Go Route"),
         "REVERSE", asks=("lead", 0), defense=3, drive=["TURNOVER", "Go Route"]),
    *(case(f"FW-106 a TURNOVER as an answer to {lead} gives the ball back the other way",
           partial(fourth_seat, lead), "REVERSE", PlayDefended={"clause": "FW-106"}, offense=2, defense=0,
           clockwise=False, asks=("lead", 2)) for lead in ("LEAD(Curl)", "KICK")),
    case("FW-106 it does not stop the fourth AUDIBLE", four("HB Dive", "TURNOVER", live="Curl", chain=4),
         mains=["CONCEDE"]),
    case("FW-107 the chain counts cards of all seats", at("AUDIBLE, HB Dive" + " | AUDIBLE, Go Route" * 3),
         *["CALL(Curl)"] * 4, {"chain": 4, "offense": 3}, "CONCEDE", Scored={"seat": 3, "points": 2}),
    case("FW-108 after a score the direction stays and the refill goes round", four("Curl", **OTHER_WAY),
         "LEAD(Curl), CONCEDE", asks=("lead", 3), clockwise=False, defense=2, CardsDrawn=REFILL),
    case("FW-109 a score that does not lead alone does not end overtime",
         four("FIELD GOAL, Curl", period=2, points=(4, 7, 7, 0)), "KICK, CONCEDE", winners=None, points=(7, 7, 7, 0)),
    case("FW-109 one that does ends it", four("Curl", period=2, points=(7, 7, 7, 0)), "LEAD(Curl), CONCEDE",
         winners=(0,)),
    case("FW-6 without a TURNOVER nothing is reversed", at("Curl | "), bars=["REVERSE"]),
)  # fmt: skip
def test_four_players(given: Any, course: Any) -> None:
    goes(given, course)


def test_fw_96_a_random_seat_has_the_ball_and_the_next_one_kicks_off() -> None:
    offenses = set()
    for seed in range(40):
        state, events = RULES.start({"players": "4"}, seed)
        offenses.add(state.facts.offense)
        assert told(events, CoinTossed)[0].clause == "FW-96"
        assert told(events, PeriodBegan)[0].dealer == state.facts.first_kicker == (state.facts.offense + 1) % 4
    assert offenses == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 4])
def test_fw_97_fw_98_the_events_alone_say_who_faces_whom_and_nobody_else_acts(seats: int) -> None:
    """FW-97 to FW-99, FW-102, FW-105, FW-106: whoever hears the events of a match need not know a rule."""
    options = RULES.complete({"players": str(seats)})
    for seed in range(12):
        offense = defense = -1
        state, events = start(RULES, options, seed)
        played = ((step.events, step.after) for step in steps(RULES, options, seed))
        for happened, after in chain([(events, state)], played):
            assert isinstance(after, FootballWarState)
            for event in happened:
                if isinstance(event, PeriodBegan) and event.dealer is not None:
                    offense, defense = (event.dealer - 1) % seats, event.dealer
                elif isinstance(event, PossessionChanged):
                    offense = event.seat
                elif isinstance(event, DefenseMoved):
                    defense = event.seat
            assert (offense, defense) == (after.facts.offense, after.facts.defense)
            assert after.decision is None or after.decision.seat in (offense, defense)


def test_a_turnover_is_no_card_of_two_players() -> None:
    with pytest.raises((BadPosition, KeyError)):
        position("TURNOVER | ")
