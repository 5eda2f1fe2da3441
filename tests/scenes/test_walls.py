"""Which room of the scenes may know which other, read from the imports, and that their modules go in no circles."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from game.variant import Rules
from game.variants import VARIANTS
from scenes.table.games import game_table
from tests.variants import ON_TABLE

ROOT = Path(__file__).resolve().parents[2]
PAIRS: Mapping[frozenset[str], str] = {
    frozenset({"scenes.shell.app", "scenes.shell.scene"}): "scenes open others on the stack that holds them",
}
"""Modules that know each other, and why."""

FLOORS = (
    *("scenes.ui", "scenes.shell", "scenes.control"),
    *("scenes.table.stage", "scenes.table.hud", "scenes.table.cues", "scenes.table.kit", "scenes.table.playback"),
    *("scenes.table.choice", "scenes.table.input"),
    *("scenes.table.games", "scenes.table.rewind", "scenes.table.live", "scenes.table"),
    *("scenes.match", "scenes.menus", "scenes.learn", "scenes.guess", "scenes.replay"),
    *("scenes.routes", "scenes.program", "scenes"),
)
"""The rooms that stand on each other, the lowest first; all others are as high as the last."""


def floor_of(name: str) -> int:
    """How high a module stands, the lowest room being 0."""
    return next(floor for floor, room in enumerate(FLOORS) if name == room or name.startswith(f"{room}."))


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {_name(file): file for file in sorted((ROOT / "scenes").rglob("*.py"))}


@cache
def _imports(name: str) -> set[str]:
    """The modules that a module names, those for the checker of types included."""
    return {*_names(ast.parse(FILES[name].read_text(encoding="utf-8")))}


def _names(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            longer = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in FILES else node.module for name in longer)


@cache
def graph() -> Mapping[str, set[str]]:
    """Each module of the scenes with the others of them that it names."""
    return {name: (_imports(name) & FILES.keys()) - {name} for name in FILES}


def imported(*rooms: str) -> set[tuple[str, str]]:
    """Each module of these rooms with each one that it names."""
    return {(name, other) for name in FILES if name.startswith(rooms) for other in _imports(name)}


def _reached(name: str) -> set[str]:
    """Every module that can be reached from one."""
    found: set[str] = set()
    waiting = list(graph()[name])
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += graph()[other]
    return found


def test_the_rooms_are_looked_at() -> None:
    assert {"scenes.shell.app", "scenes.table.scene", "scenes.ui.button"} <= FILES.keys()


def test_modules_know_each_other_in_named_pairs_at_most() -> None:
    reached = {name: _reached(name) for name in FILES}
    circles = {frozenset(other for other in reached[name] if name in reached[other]) for name in FILES}
    assert {circle for circle in circles if circle} == PAIRS.keys()


def test_a_room_stands_on_the_rooms_below_it() -> None:
    assert [(name, other) for name in FILES for other in graph()[name] if floor_of(other) > floor_of(name)] == []


def test_widgets_know_nothing_of_football() -> None:
    """Nor of the app: they stand on pygame, the assets, each other, and on what is known of letters and words."""
    ours = {pair for pair in imported("scenes.ui") if pair[1].split(".")[0] in ("game", "scenes", "saves")}
    letters = ("game.plain", "game.glossary")
    assert [pair for pair in ours if not pair[1].startswith("scenes.ui") and pair[1] not in letters] == []


def test_menus_and_what_surrounds_a_match_know_no_table() -> None:
    """But for the cards that the settings show as a sample, those of the demos, and those of the play of the match."""
    knowing = {name for name, other in imported("scenes.menus", "scenes.match") if other.startswith("scenes.table")}
    assert knowing == {"scenes.menus.preview", "scenes.menus.demo", "scenes.match.play_of_match"}


def test_no_part_of_the_table_knows_the_scene_that_joins_them() -> None:
    assert [name for name, other in imported("scenes.table") if other == "scenes.table.scene"] == []


DECIDES = tuple(f"scenes.table.{room}" for room in ("scene", "live", "rewind", "choice", "input"))
DECIDING = {"scenes.control.match_control", "scenes.control.session", "scenes.control.turns"}


def test_what_draws_a_match_knows_what_is_shown_of_it_and_nobody_who_decides() -> None:
    """Whether somebody plays at the table or looks on at a replay, it is the same."""
    drawn = {(name, other) for name, other in imported("scenes.table") if not name.startswith(DECIDES)}
    assert [pair for pair in drawn if pair[1] in DECIDING | {"game.match"}] == []
    assert [pair for pair in imported("scenes.replay") if pair[1] in DECIDING] == []


def test_nothing_is_laid_out_by_what_a_clip_lets_through() -> None:
    """A blit gives what it has drawn inside the clip, less than the picture where only a part is painted again.

    A headline then lay over the boxes below it, which had moved up.
    """
    used = re.compile(r"(=|return|\() *(surface|window|screen)\.blit\(")
    assert [name for name, path in FILES.items() if used.search(path.read_text(encoding="utf-8"))] == []


def test_match_control_needs_no_pygame() -> None:
    names = ", ".join(name for name in FILES if name.startswith("scenes.control"))
    code = f"import sys, {names}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
def test_a_table_is_found_where_its_game_is(rules: Rules) -> None:
    variant = rules.variant
    ours = f"scenes.table.{variant.name}"
    assert game_table(variant.name).__module__ == (ours if variant in VARIANTS else f"{variant.package}.table")
