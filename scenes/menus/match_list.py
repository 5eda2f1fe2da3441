"""Base class of the pages with a list of matches at the left, and details and buttons of the chosen one at the right.

Used by Saved games and Replays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

import pygame

from scenes.menus.saved_details import add_details
from scenes.menus.saved_items import Item
from scenes.menus.saved_row import BlankRow, Gap, paint_cards
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.text import elided
from scenes.ui.virtual import VirtualList
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

READING = "Reading…"
UNREADABLE = "That match cannot be read from the history."
DOUBLE_PRESS = 0.4
"""Seconds after a deletion in which another press of Delete is ignored as a double press."""
DETAILS_SHARE = 0.38
"""Fraction of the width for the details of the chosen match."""


class Deleted(Protocol):
    """A deleted match."""

    @property
    def as_text(self) -> str:
        """The match in one line."""


D = TypeVar("D", bound=Deleted)


class MatchList(PageScene, Generic[D]):
    """Deletes matches at once, without asking; Undo brings them back as long as the page is open."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.archive = app.archive
        self.deleted: list[D] = []
        self.chosen = 0
        """The place of the chosen match."""
        self.area: VirtualList | None = None
        self._deleted_at = -DOUBLE_PRESS
        """Time of the last deletion, in seconds of the app."""
        self._details: list[Widget] = []
        self._place = pygame.Rect(0, 0, 0, 0)
        self.shown_below: list[str] = []
        """The paragraphs below the list at the moment."""

    # What subclasses provide

    below_title = ""
    """Title of the paragraphs below the list."""

    @property
    def list_name(self) -> str:
        """First part of the name of each row; its number follows."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        """Number of places of the list."""
        raise NotImplementedError

    def item_at(self, place: int) -> Item | None:
        """Returns the match at a place, or None if it cannot be shown or is not loaded yet."""
        raise NotImplementedError

    def row(self, place: int) -> Widget:
        """Returns the row of a place."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Sequence[Button]]:
        """Returns the buttons for the chosen match, in rows."""
        raise NotImplementedError

    def below(self) -> list[str]:
        """Returns the paragraphs to show below the list."""
        return []

    def open(self) -> None:
        """Opens the chosen match in the most common way."""
        raise NotImplementedError

    def delete(self) -> None:
        """Deletes the chosen match if possible."""
        raise NotImplementedError

    def undo(self) -> None:
        """Restores the match deleted last."""
        raise NotImplementedError

    # The page

    @property
    def item(self) -> Item | None:
        """The chosen match, or None if it cannot be shown or is not loaded yet."""
        return self.item_at(self.chosen) if self.chosen < self.count else None

    @property
    def animating(self) -> bool:
        return super().animating or bool(self.toasts.texts)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def add_list(self, room: pygame.Rect, nothing: str) -> None:
        """Adds list and details in a room. An empty list shows the text ``nothing`` instead."""
        theme = self.app.theme
        side = round(room.width * DETAILS_SHARE)
        box = pygame.Rect(room.left, room.top, room.width - side - theme.px(20), room.height)
        self.chosen = max(min(self.chosen, self.count - 1), 0)
        self.first_focus = f"{self.list_name} {self.chosen + 1}" if self.count else self.first_focus
        box.height -= self._add_undo(box)
        self.shown_below = self.below()
        self.area, self._details = None, []
        if not self.count:
            self._add_nothing(pygame.Rect(room.left, room.top, room.width, box.height), nothing)
            return
        self.add(Panel(border="ink700"), box)
        self.area = VirtualList(self.list_name, self.count, self.row)
        self.lists.hold(self.list_name, self.chosen)
        self.add_scroll(self.area, box.inflate(-theme.px(4), -theme.px(16)), self._below_widgets())
        self._place = pygame.Rect(room.right - side, room.top, side, room.height)
        self._add_details()

    def _add_undo(self, box: pygame.Rect) -> int:
        """Adds the Undo button for the last deletion at the foot of the box. Returns the height it takes."""
        self.toasts.floor = None
        if not self.deleted:
            return 0
        theme, last = self.app.theme, self.deleted[-1]
        undo = Button("Undo", self.undo, glyph="undo", key=self.app.keys.hint("take_back"), zone="undo")
        wide = max(theme.px(160), theme.measure("text", 18, "Undo")[0] + theme.px(130))
        high = undo.measure(theme, wide)
        row = pygame.Rect(box.left, box.bottom - high, box.width, high)
        self.toasts.floor = row.top
        left = pygame.Rect(row.left, row.top, row.width - wide - theme.px(12), high)
        title = elided(theme, "text", 17, f"Deleted: {last.as_text}", left.width)
        self.add(Label(title, color="chalk300"), left)
        self.add(undo, pygame.Rect(row.right - wide, row.top, wide, high))
        return high + theme.px(10)

    def _add_nothing(self, box: pygame.Rect, nothing: str) -> None:
        theme = self.app.theme
        side = theme.px(72)
        words = Paragraph(nothing, size=19, align="center")
        height = words.measure(theme, box.width)
        below = self._below_widgets()
        top = box.top + (theme.px(150) if below else box.height // 2 - side)
        self.add(Panel(border="ink700"), box)
        if below:
            gap = Gap(top + side + height + theme.px(40) - box.top)
            self.add_scroll(ScrollArea(self.list_name), box.inflate(-theme.px(4), -theme.px(16)), [gap, *below])
        self.add(Picture("nothing", paint_cards), pygame.Rect(box.centerx - side // 2, top, side, side))
        self.add(words, pygame.Rect(box.left, top + side + theme.px(14), box.width, height))

    def _below_widgets(self) -> list[Widget]:
        title = [Label(self.below_title, bold=True)] if self.below_title else []
        return [Gap(self.app.theme.px(8)), *title, *map(Paragraph, self.shown_below)] if self.shown_below else []

    def _add_details(self) -> None:
        first = len(self.widgets)
        add_details(self, self.item, self.buttons(), self._place, self.chart())
        self._details = self.widgets[first:]

    def chart(self) -> Widget | None:
        """Returns a chart of the chosen match, or None."""
        return None

    def renew_details(self) -> None:
        """Rebuilds only the details, after another match was chosen or loaded."""
        gone = set(map(id, self._details))
        self.widgets = [widget for widget in self.widgets if id(widget) not in gone]
        self._add_details()
        self.find_targets()
        self.mark_dirty(self._place.inflate(4, 4))

    # What the player does

    def press_row(self, place: int) -> None:
        """Chooses the match of a row, or opens it if it was chosen already."""
        if place == self.chosen:
            self.open()
        else:
            self._choose(place)

    def _choose(self, place: int) -> None:
        self.chosen = place
        rows = self.area.children if self.area else []
        for row in rows:
            if isinstance(row, BlankRow) and row.chosen != (row.name == f"{self.list_name} {place + 1}"):
                row.chosen, row.stale = not row.chosen, True
        self.renew_details()

    def handle(self, event: pygame.Event) -> None:
        """Handles the Delete key, which deletes the chosen match.

        The next match then takes its place, so the second press of a double press is ignored.
        """
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.press_delete()
        else:
            super().handle(event)

    def press_delete(self) -> None:
        """Deletes the chosen match. Ignores the second press of a double press."""
        if self.app.now - self._deleted_at >= DOUBLE_PRESS:
            self.delete()

    def put_away(self, deleted: D) -> None:
        """Records a deletion, so that it can be undone, and rebuilds the page."""
        self.deleted.append(deleted)
        self._deleted_at = self.app.now
        self.recompose()

    def command(self, command: str) -> bool:
        """Undoes the last deletion for the command ``take_back``."""
        if command == "take_back" and self.deleted:
            self.undo()
            return True
        return False

    def _mark_focus(self, *, explains: bool = True) -> None:
        """Chooses the match that gets the focus by keys, so that its details are shown at once."""
        super()._mark_focus(explains=explains)
        place = self.area.place_of(self.focus.current) if self.area else None
        if place is not None and self.focus.visible and place != self.chosen:
            self._choose(place)

    def reveal(self, place: int) -> None:
        """Scrolls to a place if the list has places."""
        if self.area is not None and place >= 0:
            self.area.reveal(self.app.theme, self.area.hold(place))
            self.take_rows(self.area)
