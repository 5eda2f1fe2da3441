"""The filters and the order of the list of finished matches, and the buttons that show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import pygame

from game.bots import LEVELS
from game.clubs import level_title
from game.variants import VARIANTS
from saves.figures import FRIEND, LOST, ORDERS, TIED, WON, Wanted
from saves.people import Person
from scenes.ui.button import Button
from scenes.ui.palette import accent_of
from scenes.ui.shapes import sign
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme


class Value(NamedTuple):
    """A value of a filter."""

    label: str
    value: Any
    accent: str = "firstDown"


class Filter(NamedTuple):
    """A filter: its title and its values, of which the first is the default."""

    title: str
    values: tuple[Value, ...]


TODAY = 0
WHO, EVERYBODY = "Player", "Everybody"
FILTERS = {
    "variant": Filter(
        "Game",
        (
            Value("All games", None),
            *(Value(variant.title, variant.name, accent_of(variant.name)) for variant in VARIANTS if variant.playable),
        ),
    ),
    "opponent": Filter(
        "Opponent",
        (Value("Anybody", None), *(Value(level_title(level), level) for level in LEVELS), Value("A friend", FRIEND)),
    ),
    "result": Filter(
        "Result", (Value("Any", None), Value("Won", WON, "gain"), Value("Lost", LOST, "loss"), Value("Tied", TIED))
    ),
    "days": Filter(
        "Date", (Value("Any", None), Value("Today", TODAY), Value("Last 7 days", 7), Value("Last 30 days", 30))
    ),
    "order": Filter("Sorted by", tuple(Value(order.capitalize(), order) for order in ORDERS)),
}


def filters_for(people: Sequence[Person]) -> dict[str, Filter]:
    """Returns the filters, including one for people if there are at least two."""
    if len(people) < 2:
        return FILTERS
    persons = Filter(WHO, (Value(EVERYBODY, None), *(Value(each.name, each.id) for each in people)))
    return {"variant": FILTERS["variant"], "person": persons, **FILTERS}


class Chosen:
    """The chosen value of each filter, as its index."""

    def __init__(self, filters: Mapping[str, Filter]) -> None:
        self.filters = filters
        self.places = dict.fromkeys(filters, 0)

    def value(self, name: str) -> Value:
        """Returns the chosen value of a filter."""
        return self.filters[name].values[self.places[name]]

    @property
    def narrows(self) -> bool:
        """Whether the filters may exclude matches."""
        return any(place for name, place in self.places.items() if name != "order")

    def clear(self) -> None:
        """Resets all filters except the order."""
        self.places |= {name: 0 for name in self.filters if name != "order"}

    def wanted(self, now: datetime) -> Wanted:
        """Returns the query for the history. Days are counted in local time."""
        given = {name: self.value(name).value for name in self.filters}
        days = given.pop("days")
        midnight = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        since = {None: None, TODAY: midnight}.get(days) if days in (None, TODAY) else now - timedelta(days=days)
        return Wanted(**given, since=since)


class FilterButton(Button):
    """Shows the title of a filter and its chosen value, and opens the other values."""

    def __init__(self, title: str, value: Value, action: Callable[[], object], *, lit: bool) -> None:
        """``lit`` tells whether the value excludes matches."""
        super().__init__(title, action, label=value.label, zone="filters", accent=value.accent)
        self.lit = lit

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("text", 16) + theme.line_height("text", 18) + theme.px(14)

    def _paint_stripe(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        """Paints the stripe only if the value excludes matches."""
        if self.lit:
            super()._paint_stripe(surface, theme, box)

    def _paint_label(self, surface: pygame.Surface, theme: Theme, inner: pygame.Rect, ink: pygame.Color) -> None:
        side = theme.px(16)
        arrow = sign(theme, "down", side, "chalk300")
        surface.blit(arrow, (inner.right - side + theme.px(4), inner.centery - side // 2))
        room = inner.width - side - theme.px(2)
        upper = theme.line_height("text", 16)
        top = inner.centery - (upper + theme.line_height("text", 18)) // 2
        first = pygame.Rect(inner.left, top, room, upper)
        paint_text(surface, theme, first, self.name, size=16, color="chalk300")
        below = pygame.Rect(inner.left, first.bottom, room, theme.line_height("text", 18))
        color = self.accent if self.lit else ink
        paint_text(
            surface, theme, below, elided(theme, "text", 1, self.label, room, True), size=18, color=color, bold=True
        )
