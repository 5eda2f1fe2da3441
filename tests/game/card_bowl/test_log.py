"""The log: how a play ended is told with the cards that decided it, so that nobody has to know the test to see why.

Clauses of the lines: CB-35, CB-48, CB-312, CB-313, CB-339, CB-340, CB-344, CB-345, CB-353, CB-357, CB-391, CB-403,
CB-404, CB-405, CB-419.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import structs

from game.contract import DriveEnd, Event
from game.drives import Drive, DriveChart
from game.events import BallSpotted, DriveEnded, PeriodBegan, PossessionChanged
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.log import drive_line, log_line, sentence
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.punt import PUNT_YARDS
from game.variants.card_bowl.phases.sack import sack_round
from game.variants.card_bowl.record_sheet import PASSES
from game.variants.card_bowl.sums import offense_pass, offense_run
from tests.game.card_bowl.positions import play, scrimmage, slot_of
from tests.play import random_match

NAMES = ("Gulls", "Foxes")
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"
COVER = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=KC OLB-L ILB OLB-R=TC S-L S-R"


# Lines


def summed(what: str, totals: tuple[int, int], gain: int, drawn: str = "") -> Event:
    """Both rows of a play; ``drawn`` are the cards that the defense has drawn."""
    defense = tuple(own.Term(code, 5, "CB-308") for code in drawn.split())
    return own.Resolved(clause="CB-312", offense=(), defense=defense, totals=totals, gain=gain, what=what)


def in_the_open(gain: int, *cards: int, tackled: int = 0) -> Event:
    """A set of the open field."""
    return own.SetGained(clause="CB-389", seat=0, gain=gain, cards=cards, tackled=tackled)


def ended(kind: str, how: str = "dead", **there: int) -> Event:
    """A play of the Gulls from their own 40, on fourth and six, that leaves the ball with the other side."""
    usual: dict[str, Any] = {"down": 4, "to_go": 6, "los": 40, "holder": 1, "ball_on": 20, "gain": 0, **there}
    return own.PlayEnded(clause="CB-419", seat=0, play=kind, how=how, **usual)


def punted(cards: int, how: str = "") -> Event:
    """Says how many cards a punt draws, and whether it goes for the sideline (CB-149 to CB-151, CB-160)."""
    return own.PlayCalled(clause="CB-149", seat=0, play="punt", how=how, number=cards)


OPEN = "Gulls in the open field:"
BLOCKED = "4th & 6, field goal from 78 yards: blocked, Foxes"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (summed("rush", (74, 71), 2),
         "The run adds up to 74 against 71: 2 yards. Ahead by 3: half of that, rounded up."),
        (summed("sneak", (62, 51), 3),
         "The sneak adds up to 62 against 51: 3 yards. Ahead by 11: one fourth of that, rounded up."),
        (summed("pass", (40, 31), 9), "The pass adds up to 40 against 31: 9 yards in the air."),
        (summed("rush", (54, 61), -3),
         "The run adds up to 54 against 61: a loss of 3 yards. Behind by 7: half of that, rounded down."),
        (summed("rush", (54, 61), -2, "QS 4C"),
         "The run adds up to 54 against 61: a loss of 2 yards. Behind by 7: only face cards drawn count, queen 2."),
        (summed("rush", (54, 61), 0),
         "The run adds up to 54 against 61: no gain. Behind by 7, but no face card was drawn."),
        (summed("rush", (60, 61), 0),
         "The run adds up to 60 against 61: no gain. Behind by 1: half of that, rounded down."),
        (summed("lateral", (54, 61), -5), "The lateral adds up to 54 against 61: a loss of 5 yards."),
        (in_the_open(34, 14, 11, 9), f"{OPEN} 14 + 11 + 9: 34 yards."),
        (in_the_open(5, 11, 3, tackled=9), f"{OPEN} 11 + 3, less 9 for the tackle: 5 yards."),
        (in_the_open(0, 4, tackled=9), f"{OPEN} 4, less 9 for the tackle: no gain."),
        (in_the_open(6, 6), f"{OPEN} 6 yards."),
        (in_the_open(0), f"{OPEN} no gain."),
        (ended("field_goal", "missed", los=70), "4th & 6, field goal from 48 yards: no good."),
        (ended("field_goal", "good", los=70), "4th & 6, field goal from 48 yards: good."),
        (ended("field_goal", ""), f"{BLOCKED} have it at the Foxes 20."),
        (ended("field_goal", "touchdown", ball_on=100), f"{BLOCKED} score a touchdown."),
        (ended("punt", "fair_catch"), "Punt from the Gulls 40: fair catch at the Foxes 20."),
        (ended("punt"), "Punt from the Gulls 40: to the Foxes 20."),
        (punted(3), f"Gulls punt with 3 cards: {PUNT_YARDS} yards and what they add."),
        (punted(1), f"Gulls punt with 1 card: {PUNT_YARDS} yards and what it adds."),
        (punted(1, "aside"),
         "Gulls punt with 1 card for the sideline: a further card of another suit puts it out of bounds."),
        (ended("regular", "touchdown", ball_on=100), "Kickoff: Foxes score a touchdown."),
        (ended("pass", "touchdown", ball_on=100), "4th & 6, pass: the ball goes to Foxes, who score a touchdown."),
        (ended("pass"), "4th & 6, pass: the ball goes to Foxes, at the Foxes 20."),
        (ended("scrimmage", "sack", holder=0, ball_on=33, gain=-7),
         "4th & 6, sack: to the Gulls 33."),
        (ended("rush", down=1, to_go=10, los=84, holder=0, ball_on=97, gain=13),
         "1st & 10, run: 13 yards, to the Foxes 3."),
        (ended("pass", "good", down=1, to_go=2, los=98, holder=0, ball_on=100, gain=2),
         "1st & goal, pass: good, 2 yards."),
        (ended("rush", down=1, to_go=10, los=90, holder=0, ball_on=97, gain=7),
         "1st & goal, run: 7 yards, to the Foxes 3."),
        (own.TossWon(clause="CB-35", seat=1, choice="receive"), "Foxes choose to receive: Gulls kick."),
        (own.Declared(clause="CB-404", points=(2, -1)), "Gulls fall on it (+2), Foxes pick it up (-1)."),
        (own.FumbleBegan(clause="CB-403", seat=0, ball_on=-2),
         "The ball is loose in the Gulls end zone."),
        (own.Recovered(clause="CB-405", seat=1, ball_on=101, against=(9, 4)),
         "Foxes recover it in the Gulls end zone, 9 to 4."),
        (own.Intercepted(clause="CB-345", seat=1, ball_on=50), "A red joker: Foxes intercept at midfield."),
    ],
)  # fmt: skip
def test_a_line_of_the_log_has_its_numbers_and_its_spot(event: Event, line: str) -> None:
    assert log_line(event, NAMES) == line


@pytest.mark.parametrize(
    "event",
    [
        own.RunBroke(clause="CB-388", seat=0, cards=1),
        own.PlayCalled(clause="CB-200", seat=0, play="scrimmage", how="", number=0),
        own.PenaltyAnswered(clause="CB-426", seat=0, accepted=True),
        ended("extra_point", "good", down=0),
    ],
)
def test_what_the_next_line_says_has_none_of_its_own_but_a_sentence_for_a_headline(event: Event) -> None:
    """One play was told by up to three lines in slightly different words."""
    assert log_line(event, NAMES) is None
    assert sentence(event, NAMES)


@pytest.mark.parametrize("why", [*PASSES])
def test_why_a_pass_fell_is_told_once(why: str) -> None:
    fell = log_line(own.BadPass(clause="CB-344", seat=0, why=why), NAMES)
    assert fell is not None
    assert PASSES[why] in fell
    assert log_line(ended("pass", why, holder=0), NAMES) == "4th & 6, pass: incomplete."


@pytest.mark.parametrize(
    ("drive", "line"),
    [
        (Drive(0, 0, 0, DriveEnd.TOUCHDOWN, 7, ball_on=20), "Gulls from the Gulls 20: touchdown for 7 points."),
        (Drive(0, 0, 0, DriveEnd.TIME, ball_on=20), "Gulls from the Gulls 20: out of time before a play."),
        (Drive(0, 0, 2, DriveEnd.FUMBLE, ball_on=20), "Gulls from the Gulls 20: no gain in 2 plays, fumble."),
        (Drive(1, -4, 3, DriveEnd.PUNT, ball_on=50), "Foxes from midfield: a loss of 4 yards in 3 plays, punt."),
    ],
)
def test_a_drive_without_a_play_tells_of_none(drive: Drive, line: str) -> None:
    assert drive_line(drive, NAMES) == line


# What a play tells


def told(events: Sequence[Event], kind: type[Event]) -> str | None:
    """The line of the log for the event of a kind."""
    return next(log_line(event, NAMES) for event in events if isinstance(event, kind))


@pytest.mark.parametrize(
    ("drawn", "actions", "more", "why"),
    [
        ("KH 5S 4D 2D", "", {}, "badly thrown: its card, 13, is not below the quarterback's 13."),
        ("9H 5S 4D 2D", "", {"record": {"pressure": 6}},
         "badly thrown: its card and the pressure, 15, are not below the quarterback's 13."),
        ("QH 5S 4D 2D", "", {"offense": "QB=JS RW1=QD", "formation": SHOTGUN},
         "badly thrown: its card, 12, is not below the quarterback's 11 + 1 in shotgun."),
        ("5S 9D 4D 2H", "YARDAGE(1)", {}, "off the mark: the 9 of diamonds has the receiver's suit."),
        ("5S QH 4D 2H", "RECEPTION", {}, "dropped: the catch card, 12, is not below the receiver's 12."),
        ("5S 7H 8C 2D", "RECEPTION", {}, "broken up: the cover has 21 with its card, the receiver 19 with his."),
    ],
    ids=["CB-339", "CB-339 pressed", "CB-338 in shotgun", "CB-344", "CB-353", "CB-357 EX-54"],
)  # fmt: skip
def test_a_pass_that_fails_tells_the_card_that_decides_it(
    drawn: str, actions: str, more: dict[str, Any], why: str
) -> None:
    state = scrimmage(more.pop("offense", "QB=KS RW1=QD"), COVER, drawn, window=1, **more)
    assert told(play(state, "THROW(RW1,right) EXTRA(8)", actions), own.BadPass) == f"The pass is {why}"


RUSHED: dict[str, Any] = {
    "offense": "QB=QH LT=7C C=9S RT=9D RW1=8S",
    "defense": "DL-4=JD DL-4=KD DL0=2C DL4=2D CB:LW1 CB:RW1=3D OLB-L OLB-R S-L S-R ILB",
    "lanes": "LT=-4 C=0 RT=4",
}


def test_cb_285_a_sack_tells_rush_and_protection() -> None:  # EX-35
    events: list[Event] = []
    sack_round(scrimmage(**RUSHED, drawn="3S", window=1), events.append)
    said = "Gulls are sacked for a loss of 5 yards: pass rush 24 less protection and card 22, and 3 for any sack."
    assert told(events, own.Sacked) == said


def test_cb_350_that_a_yardage_card_risks_a_sack_stands_in_its_prompt() -> None:
    """It told the suit alone, and the quarterback was sacked."""
    state = scrimmage(**RUSHED, drawn="6C", window=1, record={"threatened": True})
    play(state, "THROW(RW1,right) EXTRA(9)")
    said = RULES.words.prompt(state.view(0), NAMES)
    assert state.phase.name == "yardage"
    assert "joker or rush ends the play." in said
    assert len(said.split()) <= 12


@pytest.mark.parametrize(("declared", "score"), [(0, "13 to 11"), (1, "14 to 11")])
def test_cb_405_a_recovery_tells_what_both_sides_had(declared: int, score: str) -> None:  # EX-65
    """CB-404: the question says what winning the ball is worth."""
    state = scrimmage("QB=9H", drawn="KS JD 6C 3C 4D")
    fumble(state, 0, 30, None)
    assert RULES.words.prompt(state.view(0), NAMES) == "Loose ball! The higher card wins it and may run."
    events = play(state, f"DECLARE({declared}) DECLARE(0)")
    assert told(events, own.Recovered) == f"Gulls recover it at the Gulls 30, {score}."


def test_cb_309_cb_338_what_shotgun_takes_off_or_adds_stands_by_itself() -> None:
    """A king that runs "twice from shotgun 24" looked like a wrong sum."""
    state = scrimmage("QB=9H BL=KH", formation=SHOTGUN, record={"handoff": 0, "low": 0, "high": 0, "thrown": 0})
    state.play.carrier = slot_of(state, "BL")
    shown = [[(term.label, term.value) for term in row(state)][:2] for row in (offense_run, offense_pass)]
    assert shown == [[("BL KH twice", 26), ("shotgun", -2)], [("QB 9H", 9), ("shotgun", 1)]]


@pytest.mark.parametrize(
    ("action", "lines"),
    [
        ("DECLARE(2)", ("Fall on it: card +2", "run 2 cards shorter")),
        ("DECLARE(-1)", ("Pick it up: card -1", "run 1 card longer")),
        ("YARDAGE(1)", ("One more card", "")),
        ("PUNT_CARDS(4,no)", ("Punt with 4 cards", "")),
    ],
)
def test_cb_404_an_answer_says_what_it_does(action: str, lines: tuple[str, str]) -> None:
    """Why anybody falls on it for one point where two are to be had was nowhere said (CB-410)."""
    assert RULES.words.button(parse(action)) == lines


# The order of a pass that fails

DECIDED_BY = {"thrown": "pass", "suit": "yardage", "dropped": "reception", "broken_up": "defense_pass"}


def drew(purpose: str, code: str = "5C") -> Event:
    return own.Drew(clause="CB-339", purpose=purpose, code=code)


def bad(why: str) -> Event:
    return own.BadPass(clause="CB-344", seat=0, why=why)


DRAWS = [*map(drew, DECIDED_BY.values()), drew("defense_pass", "9H")]
DRAWS.insert(3, drew("defense_pass", "BJ"))


@pytest.mark.parametrize(
    ("why", "place"), [("thrown", 1), ("suit", 2), ("dropped", 3), ("broken_up", 5), ("long", 0), ("away", 0)]
)
def test_a_pass_fails_with_its_card_and_adds_up_to_nothing(why: str, place: int) -> None:
    """The log told "adds up to 10 yards" before "broken up"; for its length it fails when it was added up."""
    events = [*DRAWS, summed("pass", (20, 10), 10), bad(why)]
    idle = [structs.replace(each, idle=True) for each in DRAWS[place:]]  # they are drawn for the jokers alone
    assert RULES.event_order(events) == ([*DRAWS[:place], bad(why), *idle] if place else events)


# Whole matches


@cache
def match_of_pro(seed: int) -> tuple[list[Event], ...]:
    """What each action brought in a match of Pro against Pro."""
    state, _ = RULES.start(RULES.complete({"timing": "simple1", "plays_per_quarter": "20"}), str(seed))
    rng, seen = Random(seed), []
    while state.decision is not None:
        seen.append(state.apply(RULES.pro(state.view(state.decision.seat), state.legal_actions(), rng)))
    return tuple(seen)


def test_in_a_match_nothing_else_is_moved_or_left_out() -> None:
    failed = 0
    for events in match_of_pro(7):
        told = [_plain(event) for event in RULES.event_order(events)]
        why = next((event.why for event in events if isinstance(event, own.BadPass)), "")
        kept = [event for event in events if why not in DECIDED_BY or not isinstance(event, own.Resolved | own.BadPass)]
        if any(isinstance(event, own.Drew) and event.purpose == "blocked_depth" for event in events):
            kept = [event for event in kept if getattr(event, "way", "") != "air"]
        assert [event for event in told if why not in DECIDED_BY or not isinstance(event, own.BadPass)] == kept
        if why in DECIDED_BY:
            failed += 1
            assert _drawn_before(told)[-1].startswith(DECIDED_BY[why])
    assert failed > 5


def _plain(event: Event) -> Event:
    return structs.replace(event, idle=False) if isinstance(event, own.Drew) else event


def _drawn_before(told: Sequence[Event]) -> list[str]:
    """What was drawn before the pass fails, jokers apart."""
    place = next(place for place, event in enumerate(told) if isinstance(event, own.BadPass))
    return [event.purpose for event in told[:place] if isinstance(event, own.Drew) and event.code not in ("RJ", "BJ")]


def test_cb_391_what_is_told_of_a_set_is_what_it_gained() -> None:
    sets = [event for events in match_of_pro(7) for event in events if isinstance(event, own.SetGained)]
    assert all(event.gain == max(0, sum(event.cards) - event.tackled) for event in sets)
    assert any(event.tackled for event in sets)
    assert any(len(event.cards) > 1 for event in sets)


def test_cb_48_the_play_that_loses_the_ball_counts_for_its_drive() -> None:
    """The result told of a drive of no plays that ended in an interception."""
    chart = DriveChart()
    for events in match_of_pro(8):
        for event in events:
            chart.handle_event(event)
    lost = [drive for drive in chart.drives if drive.end in ("interception", "fumble")]
    assert len(lost) > 1
    assert all(drive.plays for drive in lost)


@pytest.mark.parametrize("seed", range(6))
def test_cb_48_the_log_tells_every_change_of_ball_with_its_spot_and_down(seed: int) -> None:
    """CB-47: nothing said why the ball changed hands after a failed fourth down."""
    short = {"timing": "simple1", "plays_per_quarter": "12", "plays_counted": "scrimmage"}
    events = [event for group in random_match(RULES, short, seed).history for event in group]
    changes = [place for place, event in enumerate(events) if isinstance(event, PossessionChanged)]
    assert changes
    for place in changes:
        before, after = events[:place], events[place:]
        spot = next(event for event in after if isinstance(event, BallSpotted))
        line = log_line(spot, NAMES) or ""
        assert line.startswith(f"{NAMES[spot.seat]} have the ball at ")
        assert spot.why == "penalty" or line.endswith((", 1st & 10.", ", 1st & goal."))
        over = next((event for event in reversed(before) if isinstance(event, DriveEnded)), None)
        if over is not None and over.how is DriveEnd.DOWNS:
            assert log_line(over, NAMES) == f"{NAMES[over.seat]} turn the ball over on downs."


@pytest.mark.parametrize(("period", "line"), [(16, "The quarter begins."), (0, "The first quarter begins.")])
def test_a_period_begins_in_a_whole_sentence(period: int, line: str) -> None:
    """The log of a short match began with the bare word "Quarter"."""
    assert log_line(PeriodBegan(clause="CB-48", period=period), NAMES) == line
