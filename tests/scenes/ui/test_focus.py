"""The focus graph: arrows by geometry, Tab by zone, and a focus that is never lost."""

import pygame
import pytest

from scenes.ui.focus import Focus
from scenes.ui.widget import Widget


def at(name: str, x: int, y: int, zone: str = "main") -> Widget:
    widget = Widget(name, zone=zone)
    widget.rect = pygame.Rect(x, y, 80, 40)
    return widget


@pytest.fixture
def focus() -> Focus[Widget]:
    graph = Focus[Widget]()
    rows = [at("a", 0, 0), at("b", 100, 0), at("c", 200, 0), at("d", 0, 100), at("e", 110, 100)]
    graph.rebuild([*rows, at("x", 100, 300, "foot"), at("y", 200, 300, "foot")])
    return graph


def walk(focus: Focus[Widget], steps: str) -> str:
    ways = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}
    for step in steps:
        focus.move(*ways[step])
    return focus.current.name if focus.current else ""


@pytest.mark.parametrize(
    ("steps", "name"),
    [
        ("", "a"),
        ("r", "b"),
        ("rr", "c"),
        ("rrr", "c"),
        ("d", "d"),
        ("rd", "e"),
        ("rdu", "b"),
        ("l", "a"),
        ("rdd", "x"),
        ("rddr", "y"),
    ],
)
def test_arrows_lead_to_what_they_point_at(focus: Focus[Widget], steps: str, name: str) -> None:
    assert walk(focus, steps) == name


def test_a_wide_target_above_is_not_beside(focus: Focus[Widget]) -> None:
    wide = at("wide", 0, 0)
    wide.rect.width = 300
    focus.rebuild([wide, at("yes", 0, 60), at("no", 200, 60)])
    focus.set("no")
    assert walk(focus, "l") == "yes"
    assert walk(focus, "r") == "no"
    assert walk(focus, "u") == "wide"


def test_what_lies_inside_a_target_is_entered_from_it_and_not_from_beside(focus: Focus[Widget]) -> None:
    """A tile with places of its own: sideways from tile to tile, and inside from place to place."""
    tiles = [at("left tile", 0, 0), at("right tile", 210, 0)]
    for tile in tiles:
        tile.rect.size = (200, 120)
    inside = [at("a1", 10, 70), at("a2", 110, 70), at("b1", 220, 70), at("b2", 320, 70)]
    focus.rebuild([*tiles, *inside])
    focus.set("left tile")
    assert walk(focus, "r") == "right tile"
    assert walk(focus, "l") == "left tile"
    assert walk(focus, "d") in ("a1", "a2")
    focus.set("a1")
    assert walk(focus, "r") == "a2", "and not the tile around it, whose middle is as near"
    assert walk(focus, "r") == "b1"
    assert walk(focus, "u") == "right tile"


def test_tab_goes_round_the_zones_and_remembers_the_place_in_each(focus: Focus[Widget]) -> None:
    walk(focus, "r")
    focus.next_zone()
    assert walk(focus, "r") == "y"
    focus.next_zone()
    assert walk(focus, "") == "b"
    focus.next_zone(-1)
    assert walk(focus, "") == "y"


def test_the_focus_stays_on_the_same_name_when_the_page_is_made_anew(focus: Focus[Widget]) -> None:
    focus.set("e")
    focus.rebuild([at("q", 0, 0), at("e", 500, 500)])
    assert walk(focus, "") == "e"


def test_the_focus_goes_to_the_nearest_of_its_zone_when_its_target_is_gone(focus: Focus[Widget]) -> None:
    focus.set("e")
    focus.rebuild([at("a", 0, 0), at("c", 200, 100), at("x", 110, 101, "foot")])
    assert walk(focus, "") == "c"


def test_the_focus_survives_an_empty_page(focus: Focus[Widget]) -> None:
    focus.rebuild([])
    assert focus.current is None
    assert not focus.move(1, 0)
    assert not focus.next_zone()
    focus.rebuild([at("z", 0, 0)])
    assert walk(focus, "") == "z"


def test_the_topmost_target_is_hit(focus: Focus[Widget]) -> None:
    focus.rebuild([at("under", 0, 0), at("over", 40, 0)])
    assert [found.name for found in map(focus.at, [(10, 10), (60, 10), (110, 10)]) if found] == [
        "under",
        "over",
        "over",
    ]
    assert focus.at((300, 300)) is None


def test_a_target_that_is_not_on_the_page_cannot_get_the_focus(focus: Focus[Widget]) -> None:
    assert not focus.set(at("stranger", 0, 0))
    assert not focus.set("nobody")
    assert walk(focus, "") == "a"
