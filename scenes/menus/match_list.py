"""A page with a list of matches at the left; at the right, the one that was chosen and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

import pygame

from scenes.menus.saved_details import add_details
from scenes.menus.saved_items import Item
from scenes.menus.saved_row import BlankRow, Gap, paint_cards
from scenes.shell.archive import archive_of
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
AGAIN = 0.4
"""Seconds after a deletion in which a press of Delete still belongs to it."""
SIDE = 0.38
"""The share of the width that belongs to the match that was chosen."""


class Deleted(Protocol):
    """What was deleted."""

    @property
    def told(self) -> str:
        """It in one line."""


D = TypeVar("D", bound=Deleted)


class MatchList(PageScene, Generic[D]):
    """What is deleted goes at once, and can be brought back as long as the page is open."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.archive = archive_of(app)
        self.deleted: list[D] = []
        self.chosen = 0
        """The place of the match that was chosen."""
        self.area: VirtualList | None = None
        self._deleted_at = -AGAIN
        """When the last one was deleted, in seconds of the app."""
        self._details: list[Widget] = []
        self._place = pygame.Rect(0, 0, 0, 0)
        self.shown_below: list[str] = []
        """What stands below the list now."""

    # What subclasses provide

    below_title = ""
    """What stands over the lines below the list."""

    @property
    def list_name(self) -> str:
        """What rows are called, before their number."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        """How many places the list has."""
        raise NotImplementedError

    def item_at(self, place: int) -> Item | None:
        """The match at a place; None where there is none to be shown, or none yet."""
        raise NotImplementedError

    def row(self, place: int) -> Widget:
        """The row of a place."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Sequence[Button]]:
        """What can be done with the match that was chosen, in rows."""
        raise NotImplementedError

    def below(self) -> list[str]:
        """What stands below the list."""
        return []

    def open(self) -> None:
        """Does with the match that was chosen what is done with it most often."""
        raise NotImplementedError

    def delete(self) -> None:
        """Deletes the match that was chosen, if that can be done."""
        raise NotImplementedError

    def undo(self) -> None:
        """Brings back what was deleted last."""
        raise NotImplementedError

    # The page

    @property
    def item(self) -> Item | None:
        """The match that was chosen; None where there is none to be shown, or none yet."""
        return self.item_at(self.chosen) if self.chosen < self.count else None

    @property
    def animating(self) -> bool:
        return super().animating or bool(self.toasts.texts)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def add_list(self, room: pygame.Rect, nothing: str) -> None:
        """Puts list and details into a room; an empty list says how it is filled."""
        theme = self.app.theme
        side = round(room.width * SIDE)
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
        """The way back for what was deleted last, at the foot of the box; gives how high it is."""
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
        title = elided(theme, "text", 17, f"Deleted: {last.told}", left.width)
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
        """What is drawn of the match that was chosen; None where there is nothing."""
        return None

    def renew_details(self) -> None:
        """Another match was chosen: nothing else on the page is built anew for that."""
        gone = set(map(id, self._details))
        self.widgets = [widget for widget in self.widgets if id(widget) not in gone]
        self._add_details()
        self.find_targets()
        self.mark_dirty(self._place.inflate(4, 4))

    # What the player does

    def press_row(self, place: int) -> None:
        """A first press chooses a match, a second one opens it."""
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
        """The Delete key deletes the match that was chosen.

        The next one comes to the same place, where the second press of a double one does not mean it.
        """
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.press_delete()
        else:
            super().handle(event)

    def press_delete(self) -> None:
        """Deletes the match that was chosen, but for the second press of a double one."""
        if self.app.now - self._deleted_at >= AGAIN:
            self.delete()

    def put_away(self, deleted: D) -> None:
        """Something was deleted just now."""
        self.deleted.append(deleted)
        self._deleted_at = self.app.now
        self.recompose()

    def command(self, command: str) -> bool:
        """Take back brings back what was deleted."""
        if command == "take_back" and self.deleted:
            self.undo()
            return True
        return False

    def _mark_focus(self) -> None:
        """The match that keys walk to is shown at the right at once."""
        super()._mark_focus()
        place = self.area.place_of(self.focus.current) if self.area else None
        if place is not None and self.focus.visible and place != self.chosen:
            self._choose(place)

    def reveal(self, place: int) -> None:
        """Scrolls to a place, if the list has any."""
        if self.area is not None and place >= 0:
            self.area.reveal(self.app.theme, self.area.hold(place))
            self.take_rows(self.area)
