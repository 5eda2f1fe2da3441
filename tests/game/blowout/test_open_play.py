"""What a play comes to while its calls lie open, and how events tell the table of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.contract import Event
from game.variants.blowout import RULES
from game.variants.blowout.actions import parse
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.table_state import BlowoutTableState
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, act, opening, position

SACKER = [*DEFENSE_HAND[:5], "SACK"]
OTHER_PASSES = ("PASS 15", "PASS 30", "PASS 75", "PASS 85")


def seen(*acts: str, seat: int = 0, **fields: object) -> BlowoutTableState:
    """What a seat's table draws after these acts from a down about to be called."""
    state = position(**fields)  # type: ignore[arg-type]
    act(state, *acts)
    shown = RULES.table_state(state.view(seat))
    assert isinstance(shown, BlowoutTableState)
    return shown


def open_play(call: str, against: str, ball_on: int) -> OpenPlay:
    """The play that two calls open."""
    hands: dict[str, Any] = {"offense_hand": [call, *OTHER_PASSES], "defense_hand": [against, *["DEF -65"] * 5]}
    shown = seen(call, against, ball_on=ball_on, **hands).play
    assert shown is not None
    return shown


def told(text: str, *before: str, **fields: object) -> Iterator[tuple[Event, BlowoutTableState]]:
    """Each event of an act, with the offense's position after it."""
    state = position(**fields)  # type: ignore[arg-type]
    act(state, *before)
    shown = RULES.table_state(state.view(0))
    assert isinstance(shown, BlowoutTableState)
    for event in RULES.event_order(state.apply(parse(text))):
        shown.handle_event(event.masked(0))
        yield event, shown


@pytest.mark.parametrize(
    ("code", "calls", "ball_on", "says"),
    [
        ("SACK", ("PASS 55", "DEF -50"), 30, (20, "−10")),
        ("SACK", ("PASS 55", "DEF -50"), 9, (-1, "safety")),
        ("INTERCEPTION", ("PASS 55", "DEF -50"), 30, (35, "picked off")),
        ("INTERCEPTION", ("PASS 100", "DEF -50"), 60, (110, "touchback")),
        ("FUMBLE", ("RUN 45", "DEF -60"), 30, (15, "ball lost")),
        ("FUMBLE", ("RUN 45", "DEF -100"), 30, (-25, "safety")),
        ("FUMBLE", ("RUN 100", "DEF -50"), 80, (130, "touchback")),
        ("DEFENSE CHALLENGE", ("PASS 55", "DEF -50"), 30, (30, "no play")),
        ("HOLDING", ("PASS 55", "DEF -50"), 30, (35, "+5")),
        ("HOLDING", ("RUN 60", "DEF -50"), 96, (98, "+2")),
        ("PASS INTERFERENCE", ("PASS 55", "DEF -70"), 30, (85, "first down")),
        ("PASS INTERFERENCE", ("PASS 55", "DEF -70"), 60, (80, "first down")),
    ],
)
def test_what_an_answer_makes_of_a_play(code: str, calls: tuple[str, str], ball_on: int, says: tuple[int, str]) -> None:
    """BO-38, BO-50, BO-54, BO-56, BO-70, BO-72 to BO-74."""
    assert open_play(*calls, ball_on).answered(code) == says


@pytest.mark.parametrize(
    ("ball_on", "end", "word", "held"),
    [(20, 65, "to their 35", (25, "+5")), (70, 115, "field goal +3", (75, "+5")), (60, 105, "too short", (65, "+5"))],
)
def test_what_a_kick_comes_to(ball_on: int, end: int, word: str, held: tuple[int, str]) -> None:
    """BO-54, BO-79, BO-81, BO-82: 41 yards are needed from the 70, and 51 from the red line."""
    play = seen("KICK 45", "DEF -50", ball_on=ball_on, down=4).play
    assert play is not None
    assert (play.kind, play.end, play.word, play.answered("HOLDING")) == ("KICK", end, word, held)


@pytest.mark.parametrize(
    ("acts", "window", "answers"),
    [
        ((), None, ()),
        (("PASS 55", "DEF -50"), 1, ("SACK", "INTERCEPTION", "DEFENSE CHALLENGE")),
        (("RUN 60", "DEF -50"), 1, ("FUMBLE", "DEFENSE CHALLENGE")),
        (("PASS 55", "DEF -50", "SACK"), 0, ("PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE")),
        (("PASS 55", "DEF -50", "none", "none"), None, ()),
    ],
)
def test_a_window_names_who_may_answer_and_with_what(
    acts: tuple[str, ...], window: int | None, answers: tuple[str, ...]
) -> None:
    """BO-43, BO-45, BO-46: whoever looks on, and whatever the hands hold."""
    for seat in (0, 1):
        shown = seen(*acts, seat=seat, defense_hand=SACKER)
        assert (shown.window, shown.answers) == (window, answers)


def test_a_call_lies_face_down_until_both_are_turned_up() -> None:
    """BO-27, BO-106."""
    assert [seen("RUN 60", seat=seat).called for seat in (0, 1)] == [(True, False)] * 2
    called = list(dict.fromkeys(shown.called for _, shown in told("DEF -50", "RUN 60")))
    assert called == [(True, True), (False, False)]


def test_an_open_play_stands_until_its_cards_are_put_away() -> None:
    """BO-24, BO-72: the ball has changed hands, and the card that gained the yards has not."""
    at = {"defense_hand": [*DEFENSE_HAND[:5], "INTERCEPTION"], "ball_on": 40}
    lies = [shown.play for _, shown in told("none", "PASS 55", "DEF -50", "INTERCEPTION", **at) if shown.offense == 1]
    assert lies[0] is not None
    assert (lies[0].expected_result.seat, lies[0].ball_on, lies[0].answer, lies[0].undone) == (
        0,
        40,
        *["INTERCEPTION"] * 2,
    )
    assert lies[-1] is None


def test_a_challenge_is_the_card_first_and_then_no_play() -> None:
    """BO-50."""
    held = [*OFFENSE_HAND[:4], "OFFENSE CHALLENGE"]
    acts = told("OFFENSE CHALLENGE", "RUN 60", "DEF -50", "none", offense_hand=held)
    words = [shown.play.undone for _, shown in acts if shown.play is not None]
    assert list(dict.fromkeys(words)) == ["", "CHALLENGE", "no play"]


def test_no_drive_has_begun_until_the_choice_is_made() -> None:
    """BO-16, BO-17: before it the ball lies where the first drive begins."""
    state, events = opening()
    shown = BlowoutTableState()
    assert (shown.begun, shown.ball_on, shown.down, shown.marker) == (False, 20, 1, 30)
    for event in events:
        shown.handle_event(event)
    assert not shown.begun
    for event in act(state, "start_on_defense"):
        shown.handle_event(event)
    now: tuple[Any, ...] = (shown.begun, shown.offense)
    assert now == (True, 1 - state.facts.toss_winner)


def test_a_match_that_begins_from_a_position_asks_for_no_toss() -> None:
    """BO-16: what opens it tells that it is under way."""
    shown = BlowoutTableState()
    for event in RULES.opening(position(offense=1, ball_on=40)):
        shown.handle_event(event)
    assert (shown.begun, shown.offense, shown.ball_on, shown.marker) == (True, 1, 40, 50)
