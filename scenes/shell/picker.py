"""A dialog in which the player picks one of several offers. A long list scrolls, and typing narrows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.shell.page import ARROWS, PageScene
from scenes.ui.boxes import box_at
from scenes.ui.button import Button, Drawing
from scenes.ui.card_offer import CardOffer
from scenes.ui.keys import PRESSING
from scenes.ui.panel import Heading, Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

MAX_ROWS = 8
"""Largest number of buttons in one column."""
MAX_COLUMNS = 3
"""Largest number of columns. More offers become a scrolling list."""
BACK = "Back"
PAD, GAP = 28.0, 10.0
"""Padding of the panel, and gap between two columns or rows, in units."""
COLUMN_WIDTH = 330.0
"""Width of a column in units."""
MAX_CARDS_PER_ROW = 8
"""Largest number of cards in a row."""
OPENING_SECONDS = 0.4
"""Seconds after opening in which a click outside is ignored, as it may end the double click that opened it."""
NON_TYPING_COMMANDS = frozenset({*ARROWS, *PRESSING, "cancel", "next_zone", "previous_zone"})
"""Commands whose keys never type a letter."""


class Offer(NamedTuple):
    """Something that can be picked."""

    label: str
    detail: str
    accent: str = "home"
    picture: Callable[[int], pygame.Surface] | None = None
    """Draws the offer's card at a width in pixels."""
    chance: float | None = None
    drawing: Drawing | None = None
    """Draws a small picture beside the words."""

    def answers_to(self, typed: str) -> bool:
        """Returns whether the typed text is part of the offer's texts, ignoring spaces and case.

        >>> Offer("I-form", "UC RTE LW1").answers_to("rtel"), Offer("I-form", "").answers_to("rte")
        (True, False)
        """
        return typed in f"{self.label} {self.detail}".replace(" ", "").casefold()


class Picker(PageScene):
    """Calls ``on_pick`` with the index of the picked offer after closing.

    Back, Escape, the right button and a click outside pick nothing.
    """

    opaque = False

    def __init__(
        self, app: App, title: str, offers: Sequence[Offer], on_pick: Callable[[int], object], means: str = ""
    ) -> None:
        """``means`` says what the offers' chances are chances of."""
        super().__init__(app)
        self.title, self.offers, self._on_pick, self.means = title, list(offers), on_pick, means
        self.first_focus = self.offers[0].label
        self.typed = ""
        """The typed text that narrows a long list."""
        self._box, self._since = pygame.Rect(0, 0, 0, 0), app.now
        self._long = False
        """Whether the offers are a list that scrolls."""

    def compose(self) -> None:
        self._long = len(self.offers) > MAX_ROWS * MAX_COLUMNS or not self._fits()
        if all(offer.picture for offer in self.offers):
            self._compose_cards()
        elif self._long:
            self._compose_list()
        else:
            self._compose_columns()

    def _compose_columns(self) -> None:
        theme = self.app.theme
        pad, gap = theme.px(PAD), theme.px(GAP)
        columns, rows, wide = self._columns()
        heading = Heading(self.title, accent="firstDown")
        head = heading.measure(theme, wide) + theme.px(14)
        high = min(self._row_height(wide), self._room(rows, head) // rows)
        box = self._add_panel(
            columns * wide + (columns - 1) * gap + 2 * pad, head + rows * (high + gap) - gap + 2 * pad
        )
        self.add(heading, pygame.Rect(box.left + pad, box.top + pad, box.w - 2 * pad, head - theme.px(14)))
        for index in range(len(self.offers)):
            column, row = divmod(index, rows)
            left, top = box.left + pad + column * (wide + gap), box.top + pad + head + row * (high + gap)
            self.add(self._button(index), pygame.Rect(left, top, wide, high))

    def _columns(self) -> tuple[int, int, int]:
        """Returns the number of columns and rows, and the width of a column in pixels."""
        theme = self.app.theme
        columns = -(-len(self.offers) // MAX_ROWS)
        wide = (theme.size[0] - 2 * theme.px(PAD) - (columns + 1) * theme.px(GAP)) // columns
        return columns, -(-len(self.offers) // columns), min(theme.px(COLUMN_WIDTH), wide)

    def _row_height(self, wide: int) -> int:
        """Returns the height in which every offer has room for all of its words."""
        theme = self.app.theme
        return max(theme.px(58), *(self._button(place).measure(theme, wide) for place in range(len(self.offers))))

    def _room(self, rows: int, head: int) -> int:
        """Returns the height in pixels that is left for the rows below the heading."""
        theme = self.app.theme
        return theme.size[1] - 2 * theme.px(PAD) - head - theme.px(24) - (rows - 1) * theme.px(GAP)

    def _fits(self) -> bool:
        """Returns whether all offers have room in columns, with all of their words."""
        if len(self.offers) <= MAX_ROWS or all(offer.picture for offer in self.offers):
            return True
        _, rows, wide = self._columns()
        head = Heading(self.title, accent="firstDown").measure(self.app.theme, wide) + self.app.theme.px(14)
        return rows * self._row_height(wide) <= self._room(rows, head)

    def _compose_cards(self) -> None:
        """Lays out cards in rows, each with its chance below it."""
        theme = self.app.theme
        pad, gap = theme.px(18), theme.px(10)
        across = min(len(self.offers), MAX_CARDS_PER_ROW)
        rows = -(-len(self.offers) // across)
        heading, means = Heading(self.title, accent="firstDown"), Label(self.means, color="chalk300")
        head = heading.measure(theme, 0)
        top = head + (means.measure(theme, 0) if self.means else 0) + theme.px(10)
        room = pygame.Rect(0, 0, *theme.size).inflate(-4 * pad, -4 * pad - top)
        wide = CardOffer.widest((room.w - gap * (across - 1)) // across, (room.h - gap * (rows - 1)) // rows, theme)
        high = CardOffer.high(wide, theme)
        box = self._add_panel(across * (wide + gap) - gap + 2 * pad, top + rows * (high + gap) - gap + 2 * pad)
        inner = box.inflate(-2 * pad, -2 * pad)
        self.add(heading, pygame.Rect(inner.left, inner.top, inner.w, head))
        if self.means:
            self.add(means, pygame.Rect(inner.left, inner.top + head, inner.w, means.measure(theme, inner.w)))
        figures = {round(100 * offer.chance) for offer in self.offers if offer.chance is not None}
        least = min(figures) if len(figures) > 1 else None
        for index, offer in enumerate(self.offers):
            row, column = divmod(index, across)
            assert offer.picture is not None
            best = offer.chance is not None and round(100 * offer.chance) == least  # equal figures are marked alike
            card = CardOffer(offer.label, partial(self._pick, index), offer.picture, offer.chance, best)
            x, y = inner.left + column * (wide + gap), inner.top + top + row * (high + gap)
            self.add(card, pygame.Rect(x, y, wide, high))

    def _compose_list(self) -> None:
        theme = self.app.theme
        pad = theme.px(28)
        wide = min(theme.px(COLUMN_WIDTH) * MAX_COLUMNS + 2 * pad, theme.size[0] - 2 * pad)
        box = self._add_panel(wide, theme.size[1] - 2 * theme.px(36))
        heading = Heading(self.title, accent="firstDown")
        inner = box.inflate(-2 * pad, -2 * pad)
        head, line = heading.measure(theme, inner.w), theme.line_height("text", 17)
        self.add(heading, pygame.Rect(inner.left, inner.top, inner.w, head))
        found = [place for place, offer in enumerate(self.offers) if offer.answers_to(self.typed)]
        top = inner.top + head + theme.px(10)
        self._add_typed(pygame.Rect(inner.left, top, inner.w, line), len(found))
        top += line + theme.px(10)
        room = pygame.Rect(inner.left, top, inner.w, inner.bottom - top)
        rows: list[Widget] = [self._button(place) for place in found]
        self.add_scroll(ScrollArea("offers", columns=MAX_COLUMNS), room, rows)
        if not found:
            nothing = Paragraph(
                f"Nothing here is called “{self.typed}”. Backspace takes a letter back.", align="center"
            )
            self.add(nothing, pygame.Rect(room.left, room.top + line, room.w, 3 * line))

    def _add_typed(self, area: pygame.Rect, found: int) -> None:
        """Shows the typed text, or how to narrow the list, and the number of offers found."""
        says = f"Typed: {self.typed}" if self.typed else "Type a part of the name to narrow the list."
        count = Label(f"{found} of {len(self.offers)}", face="mono", size=16, color="chalk300", align="right")
        side = area.w // 4
        self.add(
            Label(says, color="firstDown" if self.typed else "chalk300"),
            pygame.Rect(area.topleft, (area.w - side, area.h)),
        )
        self.add(count, pygame.Rect(area.right - side, area.top, side, area.h))

    def _add_panel(self, wide: int, high: int) -> pygame.Rect:
        box = box_at(wide, high, center=(self.app.theme.size[0] // 2, self.app.theme.size[1] // 2))
        theme = self.app.theme
        self._box = self.add(Panel(border="line500", accent="firstDown"), box).rect
        back = Button(BACK, self.cancel, kind="quiet", glyph="cross", size=16, zone="back")
        edge = theme.px(8)
        self.add(back, box_at(back.preferred_width(theme), theme.px(44), topright=(box.right - edge, box.top + edge)))
        return box

    def _button(self, place: int) -> Button:
        offer = self.offers[place]
        pick = partial(self._pick, place)
        button = Button(offer.label, pick, detail=offer.detail, accent=offer.accent, zone="offers", size=17)
        button.drawing = offer.drawing
        return button

    # Typing

    def reads(self, event: pygame.Event) -> bool:
        """Returns whether a key types into a long list."""
        return super().reads(event) or self._narrowed(event) is not None

    def handle(self, event: pygame.Event) -> None:
        """Handles typing and the clicks that close; passes the rest on to the page."""
        typed = self._narrowed(event)
        if self._leaves(event):
            self.cancel()
            return
        if typed is None:
            super().handle(event)
            return
        self.typed = typed
        self._scrolled.clear()
        self.recompose()
        best = next((widget for widget in self.widgets if widget.zone == "offers" and widget.focusable), None)
        self.focus.set(best)
        self._show_ring()

    def _leaves(self, event: pygame.Event) -> bool:
        """Returns whether an event closes the picker: a right click anywhere, or a left click outside the panel."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button not in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            return False
        beside = not self._box.collidepoint(event.pos) and self.app.now - self._since > OPENING_SECONDS
        return beside or event.button == pygame.BUTTON_RIGHT

    def _narrowed(self, event: pygame.Event) -> str | None:
        """Returns the typed text after a key, or None if the key does not type."""
        if not self._long or event.type != pygame.KEYDOWN:
            return None
        if event.key == pygame.K_BACKSPACE and self.typed:
            return self.typed[:-1]
        writes = event.unicode.isprintable() and event.unicode.strip()
        if not writes or self.app.keys.command_of(event) in NON_TYPING_COMMANDS:
            return None
        return self.typed + event.unicode.casefold()

    def cancel(self) -> None:
        """Clears the typed text, or closes without a pick if there is none."""
        if self.typed:
            self.typed = ""
            self.recompose()
        else:
            super().cancel()

    def _pick(self, place: int) -> None:
        self.app.stack.pop()
        self._on_pick(place)
