"""Kickoff, halves, and the decisions of a turn: FW-17 to FW-35."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.contract import IllegalAction
from game.events import CoinTossed, PeriodBegan
from game.variants.football_war import RULES
from game.variants.football_war.actions import parse
from tests.game.cases import case, cases
from tests.game.football_war.positions import act, at, goes, mains, position, told

SPECIAL = "AUDIBLE, FIELD GOAL, PENALTY 5, PENALTY 10, PENALTY 15, OFFENSE, DEFENSE"
LAST_CARD: dict[str, Any] = {"draw_pile": "Go Route", "drive_pile": "HB Draw", "more": 0}
"""Seat 0 leads its last card; conceding it draws the last card of the Play pile."""
ANSWERS = (("Curl", "MATCH", 1), ("AUDIBLE", "CALL(HB Draw)", 1), ("OFFENSE", "EXTRA(none)", 1),
           ("DEFENSE", "STUFF", 1), ("PENALTY 5", "FLAG(5)", 0), ("HB Dive", "CONCEDE", 0))  # fmt: skip


def test_fw_17_fw_18_the_coin_gives_either_seat_the_ball_and_the_other_one_kicks_off() -> None:
    """FW-17, FW-18."""
    offenses = set()
    for seed in range(20):
        state, events = RULES.start({}, seed)
        assert told(events, CoinTossed)[0].seat == state.facts.offense
        assert state.facts.defense == 1 - state.facts.offense
        assert told(events, PeriodBegan)[0].dealer == state.facts.defense == state.facts.first_kicker
        offenses.add(state.facts.offense)
    assert offenses == {0, 1}


def test_fw_20_fw_21_a_half_starts_with_empty_piles_new_timeouts_and_look_backs_and_keeps_the_points() -> None:
    """FW-20, FW-21."""
    state = position("Curl | 4 HB Dive", flag_pile="PENALTY 5", **LAST_CARD)
    forfeited, kept = state.score_piles[0][-1:], state.score_piles[0][:-1]
    state.score_piles, state.forfeit_pile, state.forfeit_seen = (kept, ()), forfeited, (1,) * len(forfeited)
    state.facts = replace(state.facts, timeouts=(), look_backs=())
    act(state, "LEAD(Curl)", "CONCEDE")
    assert (state.facts.period, state.facts.points) == (1, (7, 0))
    assert not state.drive_pile
    assert state.flag_pile == state.forfeit_pile == ()
    assert state.score_piles == ((), ())
    assert (state.facts.timeouts, state.facts.look_backs) == ((0, 1), (0, 1))


def test_fw_24_the_offense_may_lead_anything() -> None:
    kinds = [text.partition("(")[0] for text in mains(position(f"2 Curl, {SPECIAL} | HB Dive"))]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "LEAD": 1, "CALL": 16, "KICK": 1, "FLAG": 3, "EXTRA": 8, "STUFF": 1
    }  # fmt: skip


@cases(
    case("FW-19 every half shuffles all cards and deals five", lambda: RULES.start({}, 1)[0], held=[5, 5],
         draw_pile=94),
    case("FW-19 the second half too", at("Curl | 4 HB Dive", first_kicker=1, **LAST_CARD), "LEAD(Curl), CONCEDE",
         Shuffled={"count": 104}, held=[5, 5], draw_pile=94),
    *(case(f"FW-22 seat {kicker}, who kicked off first, has the ball in the second half",
           at("Curl | 4 HB Dive", first_kicker=kicker, **LAST_CARD), "LEAD(Curl), CONCEDE", period=1, offense=kicker,
           CoinTossed=[]) for kicker in (0, 1)),
    case("FW-23 a half starts with a lead", lambda: RULES.start({}, 4)[0], asks_for="lead", live=None),
    case("FW-24 the offense must lead something", at(" | HB Dive"), bad="FW-24"),
    case("FW-25 what the defense may answer with",
         at("HB Dive | Curl, AUDIBLE, FIELD GOAL, PENALTY 15, OFFENSE, DEFENSE", live="Curl"),
         kinds={"MATCH", "CALL", "FLAG", "EXTRA", "STUFF", "CONCEDE"}),
    case("FW-25 the live play lies on the Drive pile", at("HB Dive | Curl", (), "HB Draw", live="Curl"),
         bad="drive_pile"),
    case("FW-26 conceding is legal with an answer in hand", at("HB Dive | Curl", live="Curl"),
         offers=["MATCH(Curl)", "CONCEDE"]),
    *(case(f"FW-27 {aside} leaves a lead open", at("Curl, HB Sweep | ", (), "2 HB Draw"), aside, asks=("lead", 0))
      for aside in ("TIMEOUT(HB Sweep)", "LOOK_BACK")),
    *(case(f"FW-27 {aside} leaves an answer open",
           at("QB Sneak | HB Sweep, HB Dive", (), "Curl, HB Draw", live="Curl"), aside, asks=("answer", 1),
           live="Curl") for aside in ("TIMEOUT(HB Sweep)", "LOOK_BACK")),
    *(case(f"FW-28 {text} as a lead is not answered", at(f"Curl, {card} | HB Dive"), text, asks=("lead", 0), live=None)
      for card, text in (("PENALTY 5", "FLAG(5)"), ("OFFENSE", "EXTRA(none)"), ("DEFENSE", "STUFF"))),
    *(case(f"FW-30 {text} {'stops' if offense else 'does not stop'} a play",
           at(f"QB Sneak | {card}, Quick Out", live="Curl"), text, offense=offense)
      for card, text, offense in ANSWERS),
    case("FW-31, FW-32 a stopped play turns the roles round, and the new offense leads",
         at("QB Sneak | Curl, Quick Out", live="Curl"), "MATCH", offense=1, defense=0, asks=("lead", 1)),
    case("FW-32 unless its play is live", at("QB Sneak | AUDIBLE, Quick Out", live="Curl"), "CALL(HB Draw)",
         asks=("answer", 0)),
    case("FW-33 conceding draws one card and the offense leads again",
         at("QB Sneak | Quick Out", "HB Draw", live="Curl"), "CONCEDE", hand_1=["HB Draw", "Quick Out"],
         asks=("lead", 0), live=None, drive=["Curl"]),
    case("FW-34 the drawn card is too late for that play but good for the next",
         at("Curl, QB Sneak | Quick Out", "Curl", live="Curl"), "CONCEDE", {"asks": ("lead", 0)}, "LEAD(Curl)",
         offers=["MATCH(Curl)"]),
    case("FW-35 equal cards are one choice", at("3 Curl, 2 OFFENSE | ", more=0),
         choices=["LEAD(Curl)", "EXTRA(none)", "EXTRA(Curl)", "EXTRA(OFFENSE)"]),
    case("FW-35 one OFFENSE does not throw itself in", at("Curl, OFFENSE | "), bars=["EXTRA(OFFENSE)"]),
)  # fmt: skip
def test_a_turn_and_a_half(given: Any, course: Any) -> None:
    goes(given, course)


def test_fw_29_nobody_else_may_act() -> None:
    state = position("Curl, HB Dive | Curl")
    for text in ("MATCH(Curl)", "CONCEDE"):
        with pytest.raises(IllegalAction, match="lead of seat 0"):
            state.apply(parse(text))
    act(state, "LEAD(Curl)")
    with pytest.raises(IllegalAction, match="answer of seat 1"):
        state.apply(parse("LEAD(HB Dive)"))
