"""A pass fails in the log and on the film with the card that decides it (CB-340, CB-344, CB-354, CB-357)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import structs

from game.contract import DriveEnd, Event
from game.drives import Drive
from game.events import BallSpotted, DriveEnded, PossessionChanged
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.log import drive_line, log_line
from tests.play import random_match

DECIDED_BY = {"thrown": "pass", "suit": "yardage", "dropped": "reception", "broken_up": "defense_pass"}


def drew(purpose: str, code: str = "5C") -> Event:
    return own.Drew(clause="CB-339", purpose=purpose, code=code)


def bad(why: str) -> Event:
    return own.BadPass(clause="CB-344", seat=0, why=why)


SUM = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(20, 10), gain=10, what="pass")
DRAWS = [drew("pass"), drew("yardage"), drew("reception"), drew("defense_pass", "BJ"), drew("defense_pass"),
         drew("defense_pass", "9H")]  # fmt: skip


@pytest.mark.parametrize(("why", "place"), [("thrown", 1), ("suit", 2), ("dropped", 3), ("broken_up", 5)])
def test_a_pass_fails_with_its_card_and_adds_up_to_nothing(why: str, place: int) -> None:
    """The log told "adds up to 10 yards" before "broken up"."""
    told = RULES.telling([*DRAWS, SUM, bad(why)])
    idle = [structs.replace(each, idle=True) for each in DRAWS[place:]]
    assert told == [*DRAWS[:place], bad(why), *idle], "what is drawn then is drawn for the jokers alone"


@pytest.mark.parametrize("why", ["long", "away"])
def test_a_pass_that_fails_for_its_length_was_added_up_first(why: str) -> None:
    """CB-362, CB-363."""
    events = [*DRAWS, SUM, bad(why)]
    assert RULES.telling(events) == events


def test_in_a_match_nothing_else_is_moved_or_left_out() -> None:
    state, _ = RULES.start(RULES.complete({"timing": "simple1", "plays_per_quarter": "20"}), 4)
    rng, failed = Random(4), 0
    while state.phase is not None:
        assert state.decision is not None
        action = RULES.pro(state.view(state.decision.seat), state.legal_actions(), rng)
        events = state.apply(action)
        told = [structs.replace(event, idle=False) if isinstance(event, own.Drew) else event
                for event in RULES.telling(events)]  # fmt: skip
        why = next((event.why for event in events if isinstance(event, own.BadPass)), "")
        kept = [event for event in events if why not in DECIDED_BY or not isinstance(event, own.Resolved | own.BadPass)]
        assert [event for event in told if why not in DECIDED_BY or not isinstance(event, own.BadPass)] == kept
        if why in DECIDED_BY:
            failed += 1
            assert _drawn_before(told)[-1].startswith(DECIDED_BY[why])
    assert failed > 5


def _drawn_before(told: Sequence[Event]) -> list[str]:
    """What was drawn before the pass fails, jokers apart."""
    place = next(place for place, event in enumerate(told) if isinstance(event, own.BadPass))
    return [event.purpose for event in told[:place] if isinstance(event, own.Drew) and event.code not in ("RJ", "BJ")]


NAMES = ("Gulls", "Foxes")
SHORT = {"timing": "simple1", "plays_per_quarter": "12", "plays_counted": "scrimmage"}


@pytest.mark.parametrize("seed", range(6))
def test_cb_48_the_log_tells_every_change_of_ball_with_its_spot_and_down(seed: int) -> None:
    """CB-47: nothing said why the ball changed hands after a failed fourth down."""
    events = [event for group in random_match(RULES, SHORT, seed).history for event in group]
    changes = [place for place, event in enumerate(events) if isinstance(event, PossessionChanged)]
    assert changes
    for place in changes:
        before, after = events[:place], events[place:]
        spot = next(event for event in after if isinstance(event, BallSpotted))
        line = log_line(spot, NAMES) or ""
        assert line.startswith(f"{NAMES[spot.seat]} have the ball at ")
        assert spot.why == "penalty" or line.endswith((", 1st & 10.", ", 1st & goal."))
        ended = next((event for event in reversed(before) if isinstance(event, DriveEnded)), None)
        if ended is not None and ended.how is DriveEnd.DOWNS:
            assert log_line(ended, NAMES) == f"{NAMES[ended.seat]} turn the ball over on downs."


def kicked(play: str, how: str, **there: int) -> own.PlayEnded:
    """Gulls have kicked from their own 40."""
    stands = {"down": 4, "to_go": 6, "los": 40, "holder": 1, "ball_on": 20, "gain": 0, **there}
    return own.PlayEnded(clause="CB-419", seat=0, play=play, how=how, **stands)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (kicked("field_goal", "missed", los=70), "4th & 6, field goal from 48 yards: no good."),
        (kicked("field_goal", "good", los=70), "4th & 6, field goal from 48 yards: good."),
        (kicked("field_goal", ""), "4th & 6, field goal from 78 yards: blocked, Foxes have it at the Foxes 20."),
        (kicked("field_goal", "touchdown", ball_on=100),
         "4th & 6, field goal from 78 yards: blocked, Foxes score a touchdown."),
        (kicked("punt", "fair_catch"), "Punt from the Gulls 40: fair catch at the Foxes 20."),
        (kicked("punt", "dead"), "Punt from the Gulls 40: to the Foxes 20."),
        (kicked("regular", "touchdown", ball_on=100), "Kickoff: Foxes score a touchdown."),
        (kicked("pass", "touchdown", ball_on=100), "4th & 6, pass: the ball goes to Foxes, who score a touchdown."),
        (kicked("pass", "dead"), "4th & 6, pass: the ball goes to Foxes, at the Foxes 20."),
        (kicked("scrimmage", "sack", holder=0, ball_on=33, gain=-7),
         "4th & 6, sack: a loss of 7 yards, to the Gulls 33."),
    ],
)  # fmt: skip
def test_cb_419_the_end_of_a_play_is_told_with_spot_and_side(event: own.PlayEnded, line: str) -> None:
    assert log_line(event, NAMES) == line


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


def test_cb_35_after_the_toss_it_is_said_who_kicks() -> None:
    assert log_line(own.TossWon(clause="CB-35", seat=1, choice="receive"), NAMES) == (
        "Foxes choose to receive: Gulls kick."
    )


def test_cb_403_a_ball_that_is_lost_and_won_has_its_place() -> None:
    lost = own.FumbleBegan(clause="CB-403", seat=0, ball_on=-2)
    assert log_line(lost, NAMES) == "Gulls lose the ball in the Gulls end zone, and it is loose."
    won = own.Recovered(clause="CB-405", seat=1, ball_on=101, against=(9, 4))
    assert log_line(won, NAMES) == "Foxes recover it in the Gulls end zone, 9 to 4."
    stolen = own.Intercepted(clause="CB-345", seat=1, ball_on=50)
    assert log_line(stolen, NAMES) == "A red joker: Foxes intercept at midfield."
