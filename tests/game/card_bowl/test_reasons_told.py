"""How a play ended is told with the cards that decided it: nobody has to know the test to see why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.contract import Event
from game.drives import DriveChart
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.formations import SLOT
from game.variants.card_bowl.names import gain_words
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.sack import sack_round
from game.variants.card_bowl.sums import offense_pass, offense_run
from tests.game.card_bowl.table import play, scrimmage

NAMES = ("Gulls", "Foxes")
COVER = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=KC OLB-L ILB OLB-R=4H S-L S-R"


def told(events: list[Event], kind: type[Event]) -> str | None:
    """The line of the log for the event of a kind."""
    return next(RULES.words.log_line(event, NAMES) for event in events if isinstance(event, kind))


def thrown(cards: str, *actions: str, receiver: str = "QD", record: dict[str, object] | None = None) -> str | None:
    """What is told of a throw of a king to a receiver."""
    state = scrimmage(f"QB=KS RW1={receiver}", COVER, cards, window=1, record=record)
    return told(play(state, "THROW(RW1,right)", "EXTRA(8)", *actions), own.BadPass)


def test_cb_339_a_bad_throw_tells_its_card_and_the_quarterbacks() -> None:
    said = thrown("KH 5S 4D 2D")
    assert said == "The pass is badly thrown: its card, 13, is not below the quarterback's 13."


def test_cb_339_pressure_counts_with_the_card() -> None:
    said = thrown("9H 5S 4D 2D", record={"pressure": 6})
    assert said == "The pass is badly thrown: its card and the pressure, 15, are not below the quarterback's 13."


def test_cb_338_the_point_of_a_shotgun_is_told_by_itself() -> None:
    """His card says 11, so that "not below his 12" was read as a fault."""
    state = scrimmage("QB=JS RW1=QD", COVER, "QH 5S 4D 2D", window=1, formation="SG-RTE-LW1-RW1-BL-BR")
    said = told(play(state, "THROW(RW1,right)", "EXTRA(8)"), own.BadPass)
    assert said == "The pass is badly thrown: its card, 12, is not below the quarterback's 11 + 1 in shotgun."


def test_cb_344_a_card_of_the_receivers_suit_is_named() -> None:
    said = thrown("5S 9D 4D 2H", "YARDAGE(1)")
    assert said == "The pass is off the mark: the 9 of diamonds has the receiver's suit."


def test_cb_353_a_dropped_pass_tells_both_cards() -> None:
    said = thrown("5S QH 4D 2H", "RECEPTION")
    assert said == "The pass is dropped: the catch card, 12, is not below the receiver's 12."


def test_cb_357_a_pass_that_is_broken_up_tells_both_sums() -> None:  # EX-54
    said = thrown("5S 7H 8C 2D", "RECEPTION")
    assert said == "The pass is broken up: the cover has 21 with its card, the receiver 19 with his."


def test_cb_285_a_sack_tells_rush_and_protection() -> None:  # EX-35
    front = "DL-4=JD DL-4=KD DL0=2C DL4=2D CB:LW1 CB:RW1 OLB-L OLB-R S-L S-R ILB"
    state = scrimmage("QB=QH LT=7C C=9S RT=9D", front, "3S", lanes="LT=-4 C=0 RT=4", window=1)
    events: list[Event] = []
    sack_round(state, events.append)
    assert told(events, own.Sacked) == (
        "Gulls are sacked for a loss of 5 yards: rush 24 less protection 22, and 3 for any sack."
    )


@pytest.mark.parametrize(("declared", "score"), [(0, "13 to 11"), (1, "14 to 11")])
def test_cb_405_a_recovery_tells_what_both_sides_had(declared: int, score: str) -> None:  # EX-65
    state = scrimmage("QB=9H", drawn="KS JD 6C 3C 4D")
    fumble(state, 0, 30, None)
    assert told(play(state, f"DECLARE({declared})", "DECLARE(0)"), own.Recovered) == (
        f"Gulls recover it at the Gulls 30, {score}."
    )


@pytest.mark.parametrize(
    ("what", "totals", "gain", "rule"),
    [
        ("rush", (74, 71), 2, ", half of 3"),
        ("sneak", (62, 51), 3, ", a quarter of 11"),
        ("pass", (40, 31), 9, ""),
        ("rush", (54, 61), -3, ""),
        ("rush", (54, 61), -2, ", one for each face point drawn"),
        ("rush", (54, 61), 0, ", as the defense draws no face card"),
        ("rush", (60, 61), 0, ""),
        ("lateral", (54, 61), -5, ""),
    ],
)
def test_cb_312_cb_313_a_sum_tells_how_the_yards_come_of_it(
    what: str, totals: tuple[int, int], gain: int, rule: str
) -> None:
    event = own.Resolved(clause="CB-312", offense=(), defense=(), totals=totals, gain=gain, what=what)
    said = RULES.words.log_line(event, NAMES)
    assert said == f"The {what} adds up to {totals[0]} against {totals[1]}: {gain_words(gain)}{rule}."


def test_cb_309_cb_338_what_shotgun_takes_off_or_adds_stands_by_itself() -> None:
    """A king that runs "twice from shotgun 24" looked like a wrong sum."""
    state = scrimmage("QB=9H BL=KH", formation="SG-RTE-LW1-RW1-BL-BR")
    state.play.carrier, state.play.handoff = state.play.slots.index(SLOT["BL"]), 0
    state.play.low = state.play.high = 0
    shown = [(term.label, term.value) for term in offense_run(state)]
    assert shown[:2] == [("BL KH twice", 26), ("shotgun", -2)]
    state.play.thrown = 0
    assert [(term.label, term.value) for term in offense_pass(state)][:2] == [("QB 9H", 9), ("shotgun", 1)]


def test_cb_404_what_both_sides_try_with_a_loose_ball_stands_in_the_log() -> None:
    event = own.Declared(clause="CB-404", points=(2, -1))
    assert RULES.words.log_line(event, NAMES) == "Gulls fall on it (+2), Foxes pick it up (-1)."


@pytest.mark.parametrize(
    ("added", "said"),
    [
        ({"gain": 34, "cards": (14, 11, 9)}, "14 + 11 + 9: 34 yards"),
        ({"gain": 5, "cards": (11, 3), "tackled": 9}, "11 + 3, less 9 for the tackle: 5 yards"),
        ({"gain": 0, "cards": (4,), "tackled": 9}, "4, less 9 for the tackle: no gain"),
        ({"gain": 6, "cards": (6,)}, "6 yards"),
        ({"gain": 0}, "no gain"),
    ],
)
def test_cb_391_a_set_of_the_open_field_is_added_up_in_words(added: dict[str, Any], said: str) -> None:
    """Nobody could tell how a catch of 18 and two cards of 11 came to 34 yards."""
    event = own.SetGained(clause="CB-389", seat=0, **added)
    assert RULES.words.log_line(event, NAMES) == f"{NAMES[0]} in the open field: {said}."


def test_cb_391_what_is_told_of_a_set_is_what_it_gained() -> None:
    told = [event for event in seen_in_a_match() if isinstance(event, own.SetGained)]
    assert all(event.gain == max(0, sum(event.cards) - event.tackled) for event in told)
    assert any(event.tackled for event in told)
    assert any(len(event.cards) > 1 for event in told)


def test_cb_48_the_play_that_loses_the_ball_counts_for_its_drive() -> None:
    """The result told of a drive of no plays that ended in an interception."""
    chart = DriveChart()
    for event in seen_in_a_match():
        chart.note(event)
    lost = [drive for drive in chart.drives if drive.end in ("interception", "fumble")]
    assert len(lost) > 1
    assert all(drive.plays for drive in lost)


def seen_in_a_match() -> list[Event]:
    """All that happens in a match of Pro against Pro."""
    state, seen = RULES.start(RULES.complete({"timing": "simple1"}), "7")
    rng = Random(7)
    while state.decision is not None:
        seen += state.apply(RULES.pro(state.view(state.decision.seat), state.legal_actions(), rng))
    return seen


@pytest.mark.parametrize(("los", "said"), [(84, "1st & 10"), (90, "1st & goal")])
def test_cb_419_a_play_stands_in_the_log_in_words(los: int, said: str) -> None:
    """It stood there as "1 & 10 @ 13 run 10", and as 1st & 10 where the board had said goal."""
    event = own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=los, play="rush", how="dead", holder=0,
                          ball_on=97, gain=97 - los)  # fmt: skip
    assert RULES.words.log_line(event, NAMES) == f"{said}, rush: {97 - los} yards, to the Foxes 3."


def test_cb_350_that_a_yardage_card_risks_a_sack_stands_in_its_prompt() -> None:
    """It told the suit alone, and the quarterback was sacked."""
    front = "DL-4=JD DL-4=KD DL0=2C DL4=2D CB:LW1 CB:RW1=3D OLB-L OLB-R S-L S-R ILB"
    offense = "QB=QH LT=7C C=9S RT=9D RW1=8S"
    state = scrimmage(offense, front, "6C", lanes="LT=-4 C=0 RT=4", window=1, record={"threatened": True})
    play(state, "THROW(RW1,right)", "EXTRA(9)")
    said = RULES.words.prompt(state.view(0), NAMES)
    assert state.phase.name == "yardage"
    assert ". Another risks a sack, then fails " in said
    assert len(said.split()) <= 12


@pytest.mark.parametrize(
    ("action", "lines"),
    [
        ("DECLARE(2)", ("Fall on it: card +2", "run 2 cards shorter")),
        ("DECLARE(-1)", ("Pick it up: card -1", "run 1 card longer")),
        ("YARDAGE(1)", ("Draw 1 yardage card", "")),
        ("PUNT_CARDS(4,no)", ("Punt with 4 cards", "")),
    ],
)
def test_cb_404_an_answer_says_what_it_does(action: str, lines: tuple[str, str]) -> None:
    """Why anybody falls on it for one point where two are to be had was nowhere said (CB-410)."""
    assert RULES.words.button(parse(action)) == lines


def test_cb_404_the_question_of_a_loose_ball_says_what_winning_it_is_worth() -> None:
    state = scrimmage("QB=9H", drawn="KS JD 6C 3C 4D")
    fumble(state, 0, 30, None)
    assert RULES.words.prompt(state.view(0), NAMES) == "Loose ball! The higher card wins it and may run."
