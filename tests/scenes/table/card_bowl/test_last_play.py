"""What a player reads between two plays: how the last one ended, and nothing that is not asked of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.events import Shuffled
from game.variants.card_bowl import events as own
from scenes.table.card_bowl import cues
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down, to_the_call
from tests.scenes.table.card_bowl.test_prompts import flagged
from tests.scenes.table.sitting import click

Start = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def show(table: Any, *events: Any) -> None:
    """Does at once what the cues of events do."""
    for event in events:
        for cue in cues.cues(table.game, event, table.playback.maker) or ():
            cue.start()


def ended(how: str, gain: int = 0) -> own.PlayEnded:
    return own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=30, play="pass", how=how, holder=0,
                         ball_on=30 + gain, gain=gain)  # fmt: skip


def test_how_a_play_ended_is_read_until_the_next_one_lines_up(start: Start) -> None:
    """It was replaced by "line up for a play", and gone with the cards."""
    _, table = start()
    show(table, ended("dead", 4), own.PlayCalled(clause="CB-200", seat=0, play="scrimmage"))
    show(table, Shuffled(clause="CB-12", sources=("drawn",), target="draw_pile", count=54))
    assert table.game.film.said == f"Pass: 4 yards, to the {table.match.names[0]} 34."
    show(table, own.LinedUp(clause="CB-206", seat=0, formation="UC-RTE-LW1-RW1-BC-BD", places=("QB", "C")))
    assert table.game.film.said == ""


def test_why_a_pass_fell_stays_when_the_play_is_over(start: Start) -> None:
    """The words "incomplete, dropped" took the place of the two cards that say why."""
    _, table = start()
    show(table, own.BadPass(clause="CB-344", seat=0, why="dropped", card="QH", against=(12, 8)), ended("dropped"))
    assert table.game.film.said == "The pass is dropped: the catch card, 12, is not below the receiver's 8."


def test_nothing_shines_through_the_two_results_of_a_flag(start: Start) -> None:
    """The plate with the last play lay half under them."""
    _, table = start(at=flagged(4))
    assert table.game.ruling.results
    assert table.game.caption.look() is None


def test_what_the_coach_answers_is_not_asked(start: Start) -> None:
    """A question such as "Send a man in motion?" lit up for a moment, without a button."""
    pilot, table = start()
    to_the_call(pilot, table)
    table.director.pace = 0.3
    click(pilot, table.column.large[0].button.rect.center)
    questions, busy = {table.dash.prompt.text}, 0
    for _ in range(600):
        pilot.frames(1)
        prompt = table.dash.prompt
        if table.choosing is not None:
            questions.add(prompt.text)
        elif table.director.busy:
            busy += 1
            assert not prompt.asked or prompt.text in questions, prompt.text
    assert busy > 100
