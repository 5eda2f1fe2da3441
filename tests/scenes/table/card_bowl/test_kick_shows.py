"""A kick on the whole field and at the posts: one arc to which its cards add up, drawn once it has come down."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.variants.card_bowl import events as own
from game.variants.card_bowl.phases.punt import PUNT_YARDS
from game.variants.card_bowl.play_story import Leg, PlayStory
from scenes.table.card_bowl.wide_field import stride_label
from tests.game.card_bowl.table import state
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_bowl.test_shows import shown


def test_the_arc_of_a_kick_is_drawn_once_it_has_come_down(start: Start) -> None:
    """The whole arc and "78 yards" stood there while the ball was near midfield, and then it was pulled back."""
    pilot, table, seen = shown(
        start, state("kickoff", next="kickoff", drive=-1), "QS 5H 9C 4D 6S 8H TC", "KICK(regular,0)"
    )
    field, drawn = table.game.wide_field, list[int]()
    paint = field._paint_bow

    def noting(surface: Any, leg: Leg) -> None:
        drawn.extend([len(seen)] if leg.way == "air" else [])
        paint(surface, leg)

    field._paint_bow = noting
    while len(seen) < 6:
        pilot.frames()
    assert drawn
    assert min(drawn) >= 3, "after both cards of the kick"


@pytest.mark.parametrize(
    ("legs", "end", "pieces"),
    [
        ([Leg(30, 101, -10, "air", 0), Leg(101, 88, -13, "air", 0)], 88, [(101, 111), (88, 101)]),
        ([Leg(60, 36, 24, "air", 1), Leg(36, 27, 9, "air", 1)], 27, [(60, 36), (36, 27)]),
    ],
    ids=["a kickoff is as long as it can be, less its cards", "a punt is the sum of its cards"],
)
def test_a_kick_is_one_bow_and_its_cards_add_up_to_it(
    start: Start, legs: list[Leg], end: int, pieces: list[tuple[int, int]]
) -> None:
    """CB-102, CB-151: each card had a bow of its own, to and fro."""
    _, table = start()
    field = table.game.wide_field
    assert field.flight(legs)[:2] == (legs[0].start, end)
    assert [(one, other) for one, other, _ in field.pieces(legs)] == pieces


def test_each_plate_of_a_kick_has_the_value_of_its_card_and_what_goes_with_it() -> None:
    """CB-114, CB-151: it said +18 under a three, and +3 under a four."""
    moved = partial(own.BallMoved, clause="CB-151", ball_on=50)
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-149", seat=0, play="punt", los=30))
    for by, drawn in ((18, 3), (7, 10)):
        story.handle_event(moved(seat=0, way="air", by=by, row="flies", drawn=drawn, other=PUNT_YARDS))
    for by, drawn, less in ((3, 4, 1), (13, 17, 1), (1, 19, 2)):
        story.handle_event(moved(seat=1, way="ground", by=by, row="returned", drawn=drawn, other=less))
    assert [stride_label(leg) for leg in story.legs] == ["15+3", "+7", "4-1", "+13", "2-1"]


@pytest.mark.parametrize("over", [False, True])
def test_a_kick_that_is_over_the_bar_draws_its_last_cards_quickly(start: Start, over: bool) -> None:
    """The ball hung at the top for two seconds, and nothing was at stake."""
    _, table = start()
    story, ctx = table.game.shown.story, table.playback.cue_context
    story.aim = (28, 20) if over else (12, 20)
    card = table.game.cues(own.Drew(clause="CB-194", purpose="extra_point", code="9C"), ctx)
    rises = own.BallMoved(clause="CB-183", seat=0, ball_on=90, by=9, way="air", row="needed",
                          drawn=story.aim[0] + 9, other=20)  # fmt: skip
    waits = card[1].start() is not False
    looks = table.game.cues(rises, ctx)[0].lasts
    assert waits != over
    assert (looks < 0.1) == over
