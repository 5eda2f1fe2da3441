"""What a table says of itself: the goal, and what its headings and marks mean."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.match import Player
from game.variant import Rules
from game.variants import find_rules
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.table.input.target_kinds import SignTarget
from scenes.table.scene import Table
from tests.play import BUILT
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick, Shelf

GAMES = ("jukem", "football_war", "real_deal")
MARKS = {
    "jukem": {"to go", "deck", "out"},
    "football_war": {"forfeit", "look", "audibles", "4th: 2 points"},
    "real_deal": {"return TD OK", "long plays only", "possessions", "may score"},
}
"""Marks of each table that cannot be guessed."""
Open = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def open_table(tmp_path: Path, opened: list[Pilot]) -> Open:
    """Opens the table of a game at an instant, against Pro."""
    return partial(_open, tmp_path, opened)


def _open(folder: Path, opened: list[Pilot], variant: str, **settings: Any) -> tuple[Pilot, Any]:
    rules = find_rules(variant)
    setup = Setup(variant, rules.complete({}), (Player("Gulls"), Player("Foxes", "pro")), 5)
    pilot = Pilot.start(folder, None, **settings)
    opened.append(pilot)
    table: Any = Table(pilot.app, Session(setup.match(), setup, Quick(), Shelf()), lambda: None)  # type: ignore[arg-type]
    pilot.app.stack.reset(table)
    pilot.frames(2)
    for _ in range(600):
        pilot.frames()
        table.skip()
        if table.choosing is not None and not table.director.busy:
            break
    return pilot, table


@pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
def test_the_goal_has_at_most_six_words_and_is_told_in_full(rules: Rules) -> None:
    words = rules.words
    assert 2 <= len(words.GOAL.split()) <= 6
    assert len(words.SIGNS["goal"]) > len(words.GOAL)
    assert all(text.endswith(".") for text in words.SIGNS.values())


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("settings", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
def test_the_goal_stands_on_the_table_and_every_mark_is_explained(
    open_table: Open, variant: str, settings: dict[str, Any]
) -> None:
    pilot, table = open_table(variant, **settings)
    prompt, signs = table.dash.prompt, table.match.rules.words.SIGNS
    assert prompt.goal == table.match.rules.words.GOAL
    assert prompt.rect.contains(prompt.goal_rect)
    found = {
        target.name.removeprefix("About: "): target
        for target in table.input.focus.targets
        if isinstance(target, SignTarget)
    }
    assert MARKS[variant] | {"goal"} <= set(found) <= set(signs)
    for name, target in found.items():
        pilot.hover(target.rect.center)
        pilot.wait(0.6)
        assert table.dash.tip.text == signs[name]
        assert not table.dash.tip.bounds().colliderect(prompt.rect)


@pytest.mark.parametrize("variant", GAMES)
def test_the_marks_can_be_reached_by_keys(open_table: Open, variant: str) -> None:
    pilot, table = open_table(variant)
    for _ in range(20):
        pilot.press("tab")
        if isinstance(table.input.focus.current, SignTarget):
            break
    assert isinstance(table.input.focus.current, SignTarget)
    pilot.wait(0.1)
    assert table.dash.tip.text == table.input.focus.current.explanation
    assert table.dash.ring.rect == table.input.focus.current.rect
