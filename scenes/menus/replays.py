"""The page Replays: a list of all finished matches with filters, from which they can be watched or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.match import Match
from game.match_words import several
from game.win_line import Chances, win_line
from saves.document import Replayed
from saves.figures import Wanted
from saves.history import Removed
from saves.query_thread import Answer
from scenes.menus.header import add_header
from scenes.menus.match_list import READING, UNREADABLE, MatchList
from scenes.menus.replays_filters import FILTERS, Chosen, FilterButton, filters_for
from scenes.menus.replays_list import FinishedList
from scenes.menus.saved_items import Item, finished_item, when
from scenes.menus.saved_row import BlankRow, SavedRow
from scenes.menus.win_strip import WinStrip
from scenes.shell.picker import Offer, Picker
from scenes.ui.boxes import columns
from scenes.ui.button import Button
from scenes.ui.panel import Label
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

ROWS = "Match"
NOTHING = "No match has been finished yet. Every match that you finish will stand here, to be watched again."
NONE_FITS = "No finished match fits. “Show all” lists every match again."
SHOW_ALL = "Show all"
DAMAGED = "This match cannot be shown: the history is damaged."
NOT_NOW = "The history cannot be changed now. Try it again in a moment."
RESTS = 0.25
"""Seconds that a match must stay chosen before its chart is read."""


class Gone(NamedTuple):
    """A deleted match that can be restored."""

    as_text: str
    removed: Removed
    place: int


class Opened(NamedTuple):
    """A match read from the history."""

    id: str
    match: Match | None = None
    problem: str | None = None
    line: list[Chances] | None = None
    """The chance to win along the match, or None if the game has no fitted model."""


def _opened(key: str, replayed: Replayed) -> Opened:
    over = replayed.match if replayed.match.result is not None else None
    return Opened(key, over, replayed.problem, win_line(over) if over else None)


class Replays(MatchList[Gone]):
    """Shows what is known so far, while the history is being read in the background."""

    def __init__(self, app: App, variant: str | None = None) -> None:
        """``variant`` is the game shown at first, or None for all."""
        super().__init__(app)
        self.filters = Chosen(filters_for(app.people.everybody))
        values = [value.value for value in FILTERS["variant"].values]
        self.filters.places["variant"] = values.index(variant) if variant in values else 0
        self.finished = FinishedList(self.archive.history, self._wanted) if self.archive else None
        self.opened: Opened | None = None
        """The match read last."""
        self._asked: Answer[Opened] | None = None
        self._asked_for = ""
        self._rested = 0.0
        self._place_wanted: int | None = None
        """The place to choose when the new list has been read."""
        self._when_read: Callable[[Match], object] | None = None
        """Called with the chosen match when it has been read; None if only its chart is needed."""
        self._removing: tuple[Answer[Removed], str, int] | None = None
        self._returning: Answer[bool] | None = None
        if self.archive is not None:
            for sentence in self.archive.notices.take():
                self.toast(sentence, "info")

    @property
    def _wanted(self) -> Wanted:
        return self.filters.wanted(datetime.now(UTC))

    # The list

    @property
    def list_name(self) -> str:
        return ROWS

    @property
    def count(self) -> int:
        return self.finished.count if self.finished else 0

    def item_at(self, place: int) -> Item | None:
        entry = self.finished.entry(place) if self.finished else None
        return finished_item(entry) if entry is not None else None

    def row(self, place: int) -> Widget:
        name, item = f"{ROWS} {place + 1}", self.item_at(place)
        chosen, press = place == self.chosen, partial(self.press_row, place)
        if item is None:
            read = self.finished is not None and self.finished.is_read(place)
            return BlankRow(name, DAMAGED if read else READING, chosen, press)
        return SavedRow(name, item, when(item.at, datetime.now(UTC)), chosen, press)

    def below(self) -> list[str]:
        """Returns the notes about matches that cannot be read."""
        return self.finished.notes() if self.finished else []

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.archive is None or self.finished is None:
            return
        for sentence in self.archive.notices.take():
            self.toast(sentence, "info")
        self._take_change()
        new = self.finished.update(dt, self.area.in_view if self.area else range(0))
        if new is not None:
            self._show_new(new)
        self._read_chosen(dt)

    def _show_new(self, places: range) -> None:
        """Shows the places of the list that have been read."""
        if self._place_wanted is not None:
            place, self._place_wanted = min(self._place_wanted, self.count - 1), None
            self.chosen = max(place, 0)
            self.recompose()
            self.reveal(place)
            if self.focus.set(f"{ROWS} {place + 1}"):
                self._mark_focus()
            return
        if self.area is None or self.area.count != self.count or self.below() != self.shown_below:
            came = self.area is None
            self.recompose()
            if came and self.focus.set(self.first_focus):
                self._mark_focus()
            return
        self.area.renew(places)
        self.take_rows(self.area)
        self._mark_focus()
        self.mark_dirty(self.area.rect)
        if self.chosen in places:
            self.renew_details()

    @property
    def animating(self) -> bool:
        reads = self.finished is not None and self.finished.waiting
        return super().animating or reads or self._asked is not None or bool(self._unread) or self._changing

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Replays", accent="firstDown")
        high = self._add_filters(room) + theme.px(12)
        self.first_focus = FILTERS["variant"].title
        box = pygame.Rect(room.left, room.top + high, room.width, room.height - high)
        unread = self.finished is not None and not self.finished.complete
        self.add_list(box, READING if unread else NONE_FITS if self.filters.narrows else NOTHING)

    def _add_filters(self, room: pygame.Rect) -> int:
        """Adds the filters side by side. Returns their height."""
        theme = self.app.theme
        widgets: list[Widget] = [
            FilterButton(
                each.title,
                self.filters.value(name),
                partial(self._pick, name),
                lit=name != "order" and self.filters.places[name] > 0,
            )
            for name, each in self.filters.filters.items()
        ]
        found = several(self.count, "match", "matches")
        if self.filters.narrows:
            widgets.append(Button(SHOW_ALL, self._show_all, detail=found, zone="filters"))
        elif self.count:
            widgets.append(Label(found, color="chalk300", align="right"))
        high = widgets[0].measure(theme, room.width)
        row = pygame.Rect(room.left, room.top, room.width, high)
        for widget, place in zip(widgets, columns(row, len(self.filters.filters) + 1, theme.px(8)), strict=False):
            self.add(widget, place)
        return high

    def _pick(self, name: str) -> None:
        """Opens the values of a filter."""
        each = self.filters.filters[name]

        def take(place: int) -> None:
            self.filters.places[name] = place
            self._list_anew()

        offers = [Offer(value.label, "", value.accent) for value in each.values]
        self.app.stack.push(Picker(self.app, each.title, offers, take))

    def _show_all(self) -> None:
        self.filters.clear()
        self._list_anew()

    def _list_anew(self, place: int = 0) -> None:
        """Requests the list for the current filters, in which ``place`` will be chosen."""
        self._scrolled.clear()
        self._place_wanted = place
        if self.finished is not None:
            self.finished.ask_for(self._wanted, place)
        self.recompose()

    def buttons(self) -> Sequence[Sequence[Button]]:
        if self.item is None:
            return []
        reads = READING if self._when_read is not None else None
        watch = Button("Watch replay", self._watch, kind="primary", label=reads, glyph="play", accent="firstDown",
                       zone="details")  # fmt: skip
        see = Button("The result", self._see, glyph="trophy", accent="firstDown", zone="details")
        delete = Button("Delete", self.press_delete, glyph="trash", accent="loss", zone="details")
        return [[watch], [see, delete]] if "replay" in self.app.routes else [[see, delete]]

    def chart(self) -> Widget | None:
        """Returns the chart of the chance to win, empty while the match is being read."""
        item, opened = self.item, self.opened
        if item is None:
            return None
        names = [player.name for player in item.players]
        if opened is None or opened.id != item.finished:
            return WinStrip(names, None)
        return WinStrip(names, opened.line) if opened.line else None

    # The match that was chosen

    @property
    def _unread(self) -> str | None:
        """The id of the chosen match if it has not been read yet, else None."""
        key = self.item.finished if self.item is not None else None
        return None if self.opened is not None and self.opened.id == key else key

    def _read_chosen(self, dt: float) -> None:
        """Reads the chosen match when it has stayed chosen for a moment, or at once if it must be opened."""
        if self._asked is not None:
            if self._asked.ready:
                self._take_read(self._asked.value)
            return
        self._rested += dt
        key = self._unread
        if self.archive is not None and key and (self._rested >= RESTS or self._when_read is not None):
            self._asked = self.archive.history.fetch(key, partial(_opened, key))
            self._asked_for = key

    def _take_read(self, opened: Opened | None) -> None:
        self._asked = None
        self.opened = opened or Opened(self._asked_for)
        if self._when_read is not None:
            self._open_with(self._when_read)
        else:
            self.renew_details()

    def _open_with(self, do: Callable[[Match], object]) -> None:
        """Calls ``do`` with the chosen match as soon as it has been read."""
        self._when_read = do if self._unread else None
        self.renew_details()
        if self._unread or self.opened is None:
            return
        if self.opened.match is None:
            self.toast(self.opened.problem or UNREADABLE, "info")
        else:
            do(self.opened.match)

    def _choose(self, place: int) -> None:
        self._rested, self._when_read = 0.0, None
        super()._choose(place)

    def open(self) -> None:
        if self.item is not None:
            self._watch() if "replay" in self.app.routes else self._see()

    def _watch(self) -> None:
        self._open_with(partial(self.app.go, "replay"))

    def _see(self) -> None:
        self._open_with(self._show_result)

    def _show_result(self, match: Match) -> None:
        """Opens the result page of a finished match."""
        from scenes.match.results import stored_result

        self.app.stack.push(stored_result(self.app, match))

    # Deleting

    @property
    def _changing(self) -> bool:
        return self._removing is not None or self._returning is not None

    def delete(self) -> None:
        entry = self.finished.entry(self.chosen) if self.finished else None
        if entry is None or self.archive is None or self._changing:
            return
        item = finished_item(entry)
        text = f"{item.title}  ·  {item.lines[0]}"
        self._removing = self.archive.history.remove(entry.id), text, self.chosen

    def undo(self) -> None:
        if self.archive is not None and not self._changing:
            self._returning = self.archive.history.bring_back(self.deleted[-1].removed)

    def _take_change(self) -> None:
        """Handles the answer of the history to a deletion or its undo."""
        if self._removing is not None and self._removing[0].ready:
            answer, text, place = self._removing
            self._removing = None
            if answer.value is None:
                self.toast(NOT_NOW, "info")
                return
            self.put_away(Gone(text, answer.value, place))
            self._list_anew(place)
        elif self._returning is not None and self._returning.ready:
            done, self._returning = self._returning.value, None
            if not done:
                self.toast(NOT_NOW, "info")
                return
            self._list_anew(self.deleted.pop().place)
