"""For whom the cards for a loose ball are drawn, and what is said of a ball that changes hands (CB-405 to CB-407)."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.fetches import Fetches
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.play_story import PlayStory
from tests.game.card_bowl.positions import play, scrimmage

NAMES = ("Gulls", "Foxes")


def drawn(cards: str, role: int, *, blocked: bool = False) -> tuple[list[Event], Fetches]:
    """What happens with a loose ball of a role for which neither side does anything special, and who draws."""
    made = scrimmage("BC=2C", drawn=cards)
    told: list[Event] = []
    fumble(made, role, 40, told.append, blocked=blocked)
    told += play(made, "DECLARE(0) DECLARE(0)")
    fetches = Fetches()
    for event in told:
        fetches.handle_event(event)
    return told, fetches


@pytest.mark.parametrize(
    ("cards", "role", "blocked", "seats"),
    [
        ("9S 4D", 0, False, (0, 1)),
        ("4D 9S 5C", 1, False, (1, 0)),
        ("8S 8H TC 6S 3D", 0, False, (0, 1, None, 0, 1)),
        ("8S 8H 7C 6S 6D 3C 9C 3D", 1, False, (1, 0, None, 1, 0, None, 1, 0)),
        ("8S RJ 4H", 0, False, (0, 1, 1)),
        ("RJ 8S 4H", 0, False, (0, 0, 1)),
        ("9S 4D 5D", 0, True, (0, 1, 1)),
        ("9S 4D 9D 7C 6S 3D", 0, True, (0, 1, 1, None, 0, 1)),
    ],
)
def test_the_loser_draws_first_and_after_a_tie_again(
    cards: str, role: int, blocked: bool, seats: tuple[int | None, ...]
) -> None:
    """CB-405, CB-406, CB-157, CB-409: up to eight cards lay there, all of them headed "Recovery"."""
    _, fetches = drawn(cards, role, blocked=blocked)
    assert fetches.seats == seats


@pytest.mark.parametrize(
    ("card", "words"), [("TC", "bounces 1 yard"), ("AC", "bounces 4 yards"), ("7C", "stays there")]
)
def test_the_log_tells_of_a_tie(card: str, words: str) -> None:
    """CB-406, CB-407: why there are further cards was told by nothing."""
    told, _ = drawn(f"8S 8H {card} 6S 3D", 0)
    lines = [log_line(event, NAMES) for event in told if isinstance(event, own.BallMoved)]
    assert [line for line in lines if line] == [f"A tie: the ball {words}, and both draw again."]


@pytest.mark.parametrize(
    ("turns", "words"),
    [
        (own.Intercepted(clause="CB-364", seat=1, ball_on=20), "a red joker, intercepted by"),
        (own.Recovered(clause="CB-405", seat=1, ball_on=20, against=(9, 4)), "fumbled, and recovered by"),
    ],
)
def test_a_ball_that_is_lost_says_how_and_how_far_it_was_run_back(turns: Event, words: str) -> None:
    """CB-366: "Pass: the ball goes to Foxes, at midfield" after a return of thirty yards that nothing told."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-300", seat=0, play="scrimmage", los=70))
    for yard, by in ((20, 0), (43, 23), (50, 7)):
        story.handle_event(own.BallMoved(clause="CB-388", seat=1, ball_on=yard, by=by, way="ground"))
        if not by:
            story.handle_event(turns)
    story.handle_event(
        own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=70, play="pass", how="dead", holder=1,
                      ball_on=50, gain=0)
    )  # fmt: skip
    told = f"Pass: {words} Foxes, at midfield. The return: 30 yards."
    assert story.sentence(NAMES) == told
    story.handle_event(own.PlayBegan(clause="CB-300", seat=1, play="scrimmage", los=50))
    assert story.last_sentence(NAMES) == told, "a fumble was told as intercepted while the next play was called"


def test_a_score_is_told_over_the_try_and_the_kickoff_until_the_next_play_is_over() -> None:
    """CB-190: after an interception that was run back all one read "Last play: Kickoff: to the Gulls 22"."""
    story = PlayStory()

    def end(play: str, how: str, seat: int, down: int, holder: int, ball_on: int, **more: int) -> None:
        kind: Any = "kickoff" if play == "regular" else play if play == "extra_point" else "scrimmage"
        facts = {"clause": "CB-419", "seat": seat, "to_go": 10 * (down > 0), "los": 30, "gain": 0, **more}
        story.handle_event(own.PlayBegan(clause="CB-300", seat=seat, play=kind, los=30))
        story.handle_event(own.PlayEnded(down=down, play=play, how=how, holder=holder, ball_on=ball_on, **facts))  # type: ignore[arg-type]

    end("pass", "touchdown", 0, 2, 1, 100)
    score = "Pass: a red joker, intercepted by Foxes, who score a touchdown."
    assert (story.sentence(NAMES), story.score_before(NAMES)) == (score, "")
    end("extra_point", "good", 1, 1, 1, 100)
    assert story.score_before(NAMES) == score
    end("regular", "dead", 1, 1, 0, 22)
    assert story.score_before(NAMES) == score
    story.handle_event(own.PlayBegan(clause="CB-300", seat=0, play="scrimmage", los=22))
    assert story.last_sentence(NAMES) == "Kickoff: to the Gulls 22."
    assert story.score_before(NAMES) == score
    assert len(story.before) == 3, "the panel of the last play tells all three"
    end("rush", "dead", 0, 1, 0, 26, gain=4)
    assert story.score_before(NAMES) == ""
