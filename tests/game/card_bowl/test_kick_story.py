"""What is told of kicks, returns and tries, folded from events."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from game.events import Scored
from game.field import FIELD
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.played import AFTER_A_TRY
from tests.game.card_bowl.stories import DROPPED, LINED_UP, NAMES, ended, said, story_of


def test_what_decided_a_score_can_still_be_explained_after_the_try_and_the_kickoff() -> None:
    """The next call comes after both."""
    story = PlayStory()
    for play in ("scrimmage", "extra_point", "kickoff", "scrimmage"):
        story.handle_event(own.PlayBegan(clause="CB-11", seat=0, play=play, los=30))
        story.handle_event(DROPPED if play == "scrimmage" else own.PlayCalled(clause="CB-193", seat=0, play=play))
    assert (story.rules_before, story.rules) == (("dropped",), ("dropped",))


def test_after_a_return_nobody_is_told_again_where_the_kick_came_down() -> None:
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-149", seat=0, play="punt", los=30))
    story.handle_event(
        own.BallMoved(clause="CB-114", seat=1, ball_on=20, way="ground", by=6, row="returned", drawn=18, other=12)
    )
    story.pause(own.Pause(landed=(1, 14)))
    assert story.note(NAMES) == ""


def test_a_return_is_told_with_its_sum() -> None:
    """CB-114: newcomers saw three cards make three yards, and did not learn what the cover had taken off."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-149", seat=0, play="punt", los=34))
    story.handle_event(own.BallMoved(clause="CB-151", seat=0, ball_on=78, by=0, way="air"))
    for by, drawn, other in ((1, 3, 2), (2, 8, 5)):
        story.handle_event(
            own.BallMoved(
                clause="CB-114", seat=1, ball_on=22 + drawn - other, way="ground", by=by, row="returned", drawn=drawn,
                other=other,
            )
        )  # fmt: skip
    end = own.PlayEnded(clause="CB-419", seat=0, down=4, to_go=5, los=34, play="punt", how="dead", holder=1,
                        ball_on=25, gain=0)  # fmt: skip
    story.handle_event(end)
    summed = "8 on the cards, 5 off for the cover"
    assert story.sentence(NAMES).endswith(f" 25. Returned 3 yards: {summed}.")
    story.handle_event(own.SetGained(clause="CB-123", seat=1, gain=3))
    story.handle_event(msgspec.structs.replace(end, ball_on=28))
    assert story.sentence(NAMES).endswith(f" 28. Returned 6 yards: {summed}, 3 in the open field.")


def test_a_blocked_punt_and_a_kick_that_nobody_has_caught_are_not_called_lost() -> None:
    """CB-131, CB-156: the kickers "lose the ball", and nobody could tell what had happened."""
    told: dict[Any, str] = {"punt": "The punt is blocked, and the ball is loose", "kickoff": "The kick is loose"}
    for kind, words in told.items():
        story = PlayStory()
        story.handle_event(own.PlayBegan(clause="CB-149", seat=0, play=kind, los=30))
        story.handle_event(own.FumbleBegan(clause="CB-402", seat=0, ball_on=20))
        assert story.sentence(NAMES) == f"{words} at the {NAMES[0]} 20."


def test_a_try_that_is_called_is_not_the_last_play() -> None:
    """Before the try one read "Last play: Gulls go for two." with the chance of the touchdown."""
    try_called = own.PlayCalled(clause="CB-193", seat=0, play="two_points")
    events = [LINED_UP, ended("touchdown", 70), try_called, LINED_UP]
    told = [story_of(reversed(events[: count + 1])).last_sentence(NAMES) for count in range(1, len(events))]
    assert told == ["Pass: touchdown, 70 yards."] * 3
    assert said(*events[:3]) == "Gulls go for two."


def test_a_return_that_is_fumbled_away_says_who_recovered_it() -> None:
    """A lost fumble was told as "Punt from the Foxes 48: to the Gulls 20", as if nothing had happened."""
    punt = own.PlayEnded(clause="CB-419", seat=1, down=4, to_go=9, los=48, play="punt", how="dead", holder=1,
                         ball_on=80, gain=0)  # fmt: skip
    recovered = own.Recovered(clause="CB-405", seat=1, ball_on=80, against=(12, 10))
    assert said(recovered, punt) == "Punt from the Foxes 48: to the Gulls 20. Foxes recovered the loose ball."


def test_a_try_for_two_that_fails_says_so() -> None:
    """CB-196: only "1st & goal, pass: incomplete" was told of it."""
    fell = msgspec.structs.replace(ended("dropped"), failed_try=True)
    assert said(DROPPED, fell) == "Dropped: 12 on the catch, less than 8 was needed. The try fails."
    assert log_line(fell, NAMES) == "Two-point try, pass: incomplete, dropped. It fails."


def test_a_try_for_two_fails_unless_it_brings_its_points_or_is_repeated() -> None:
    """CB-196, CB-199."""
    seen = set()
    for seed in range(12):
        state = CardBowlState(CardBowlFacts(next="try", clock=180, ball_on=98, marker=100), f"tries/{seed}")
        state.phase, rng = BY_NAME["try"], Random(seed)
        told = state.apply(Choose("two_points"))
        while state.phase.name not in AFTER_A_TRY:
            assert state.decision is not None
            legal = state.legal_actions()
            told += state.apply(RULES.pro(state.view(state.decision.seat), legal, rng))
        fails = [event.failed_try for event in told if isinstance(event, own.PlayEnded)]
        made = any(isinstance(event, Scored) for event in told)
        assert fails == [False] * (len(fails) - 1) + [not made]
        seen.add(made)
    assert seen == {False, True}


@pytest.mark.parametrize(
    ("play", "line", "row", "drawn", "other", "lands", "told"),
    [
        ("punt", 34, "flies", 24, 15, 73, "It flew 39 yards: 15 and 24 on the cards. It comes down at the Foxes 27."),
        ("kickoff", 30, "short", 11, 0, 100, "It flew 70 yards: 81 at most, less the 11 of its cards."),
        ("kickoff", 30, "", 0, 0, 60, "It comes down at the Foxes 40."),
    ],
)
def test_a_kick_is_told_with_its_sum(
    play: Any, line: int, row: own.Row, drawn: int, other: int, lands: int, told: str
) -> None:
    """CB-102, CB-151: "the lower the cards, the farther" gave a newcomer no sum."""
    moved = own.BallMoved(clause="CB-102", seat=0, ball_on=lands, by=0, way="air", row=row, drawn=drawn, other=other)
    story = story_of(reversed([own.PlayBegan(clause="CB-100", seat=0, play=play, los=line), moved]))
    story.pause(own.Pause(landed=(1, FIELD - lands)))
    assert story.note(NAMES).startswith(told)


def test_the_yards_that_are_told_of_a_return_are_those_between_both_places() -> None:
    """CB-114: a kickoff named where it ended, and neither its yards nor those of the return."""
    checked = 0
    for seed in range(60):
        state, events = RULES.start(RULES.complete({}), f"returns/{seed}")
        rng, story, landed, ended_ = Random(seed), PlayStory(), 0, None
        while ended_ is None:
            for event in events:
                story.handle_event(event)
                if isinstance(event, own.BallMoved) and event.way == "air":
                    landed = FIELD - event.ball_on
                elif isinstance(event, own.PlayEnded):
                    ended_ = event
            if ended_ is None:
                assert state.decision is not None
                legal = state.legal_actions()
                events = state.apply(RULES.pro(state.view(state.decision.seat), legal, rng))
        if "eturn" in story.why and "loose" not in story.sentence(NAMES):
            checked += 1
            yards = min(ended_.ball_on, FIELD) - landed
            assert f"{abs(yards)} yard{'s' * (abs(yards) != 1)}: " in story.why.partition("eturn")[2]
    assert checked > 30
