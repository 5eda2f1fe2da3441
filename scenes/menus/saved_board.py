"""A small scoreboard for rows of matches: the points of each club, and how much of the match is played."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pygame

from game.variant import Rules
from scenes.ui.boxes import box_at, columns
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

_ORDER = {"First": 0, "Quarter": 0, "Second": 1, "Third": 2, "Fourth": 3}
_COUNTS = {"One": 1, "1": 1, "Two": 2, "2": 2, "Four": 4, "4": 4}
_LENGTH = re.compile(r"(One|1|Two|2|Four|4) (?:half|halves|quarters?)")


def parts_of(rules: Rules, options: Mapping[str, str]) -> int:
    """Returns the number of halves or quarters of a match with these options."""
    for option in rules.options:
        value = options.get(option.name, option.default)
        found = _LENGTH.fullmatch(option.labels[option.values.index(value)]) if value in option.values else None
        if found:
            return _COUNTS[found[1]]
    return 2 if "half" in rules.words.period_name(0, options) else 4


def parts_played(period: str) -> int | None:
    """Returns how many halves or quarters are over during the named period; None in overtime, when all are.

    >>> parts_played("Third quarter"), parts_played("First half"), parts_played("Overtime 2")
    (2, 0, None)
    """
    first, _, rest = period.partition(" ")
    return _ORDER.get(first) if rest in ("half", "quarter", "") else None


def paint_board(
    surface: pygame.Surface,
    theme: Theme,
    box: pygame.Rect,
    points: Sequence[int],
    played: tuple[int, int] | None,
) -> None:
    """Draws the board. ``played`` is the number of parts that are over and of all parts, or None without parts."""
    foot = theme.px(8) if played else 0
    across = 1 if len(points) <= 2 else 2
    rows = -(-len(points) // across)
    wide, high = box.width // across, (box.height - foot) // rows
    for seat, point in enumerate(points):
        place = pygame.Rect(box.left + seat % across * wide, box.top + seat // across * high, wide, high)
        _paint_club(surface, theme, place.inflate(-2, -2), seat, point)
    if played:
        _paint_parts(surface, theme, pygame.Rect(box.left, box.bottom - theme.px(5), box.width, theme.px(5)), *played)


def _paint_club(surface: pygame.Surface, theme: Theme, plate: pygame.Rect, seat: int, points: int) -> None:
    paint_team(surface, theme, plate, seat, cut=4)
    room = box_at(max(plate.width * 5 // 8, theme.px(34)), plate.height, topright=plate.topright)
    paint_plate(surface, theme, room.inflate(-theme.px(4), -theme.px(3)), "ink900", cut=3)
    paint_text(surface, theme, room, str(points), size=15, bold=True, align="center")


def _paint_parts(surface: pygame.Surface, theme: Theme, bar: pygame.Rect, over: int, parts: int) -> None:
    """Paints a bar with a piece for each part: full if it is over, half full if it is being played."""
    for part, piece in enumerate(columns(bar, parts, theme.px(2))):
        surface.fill(theme.color("line500"), piece)
        full = piece.width if part < over else piece.width // 2 if part == over else 0
        surface.fill(theme.color("firstDown"), (piece.left, piece.top, full, piece.height))
