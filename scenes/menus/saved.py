"""Saved games: named saves, unfinished matches and finished ones."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match import Match
from saves.clerk import Answer
from saves.document import Document, Replayed, replay
from saves.store import NotOpened
from saves.store import Saved as SavedFile
from scenes.menus.header import add_header
from scenes.menus.saved_details import add_details
from scenes.menus.saved_finished import FinishedList
from scenes.menus.saved_items import Aside, Deleted, Item, asides, finished_item, saved_item, when
from scenes.menus.saved_row import BlankRow, Gap, SavedRow, paint_cards
from scenes.menus.saved_tabs import FINISHED, NOTHING, SAVED, TABS, UNFINISHED
from scenes.shell.archive import archive_of
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.text import elided
from scenes.ui.virtual import VirtualList
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["FINISHED", "NOTHING", "TABS", "UNFINISHED", "Saved"]

READING = "Reading…"
AGAIN = 0.4
"""Seconds after a deletion in which a press of Delete still belongs to it."""
LOST = "This match cannot be shown: the history is damaged."


class Saved(PageScene):
    """A list at the left; at the right, the match that was chosen and what can be done with it."""

    def __init__(self, app: App, open_match: Callable[[Match, str | None], object], tab: str | None = None) -> None:
        """``open_match`` is given a match to go on with, and what the player must know where it replays differently."""
        super().__init__(app)
        self.open_match = open_match
        self.archive = archive_of(app)
        self.saves: dict[str, list[SavedFile]] = {SAVED: [], UNFINISHED: []}
        self.finished = FinishedList(self.archive.history) if self.archive else None
        self.deleted: list[Deleted] = []
        self._deleted_at = -AGAIN
        """When the last of them went, in seconds of the app."""
        self._asides: list[Aside] = []
        self._wanted: Answer[Document] | None = None
        """The finished match to show as soon as it is read."""
        self._when_read: Callable[[Match], object] = self._show_result
        """What is then done with it."""
        self._area: VirtualList | None = None
        self._details: list[Widget] = []
        self._place = pygame.Rect(0, 0, 0, 0)
        self._shown_below: list[str] = []
        self._load()
        self._undecided = tab is None and not any(self.saves.values())
        self.tab = tab or next((name for name in self.saves if self.saves[name]), SAVED)
        self.chosen = 0
        """The place of the match that was chosen."""

    def _load(self) -> None:
        """Reads what is there; what could not be used is told once, and listed."""
        if self.archive is None:
            return
        found = self.archive.store.saves()
        for tab in self.saves:
            self.saves[tab] = [saved for saved in found if saved.automatic == (tab == UNFINISHED)]
        self._asides = asides(self.archive)
        self._tell()

    def _tell(self) -> None:
        """Shows the sentences of the saves, but not those about files that the lists name anyway."""
        assert self.archive is not None
        for sentence in self.archive.notices.take():
            if not any(aside.name in sentence for aside in self._asides):
                self.toast(sentence, "info")

    # The lists

    @property
    def count(self) -> int:
        """How many places the list has."""
        if self.tab == FINISHED:
            return self.finished.count if self.finished else 0
        return len(self.saves[self.tab])

    @property
    def item(self) -> Item | None:
        """The match that was chosen; None where there is none to be shown, or none yet."""
        return self._item(self.chosen) if self.chosen < self.count else None

    def _item(self, place: int) -> Item | None:
        if self.tab != FINISHED:
            return saved_item(self.saves[self.tab][place])
        entry = self.finished.entry(place) if self.finished else None
        return finished_item(entry) if entry is not None else None

    def _row(self, place: int) -> Widget:
        name, item = f"{self.tab} {place + 1}", self._item(place)
        chosen, press = place == self.chosen, partial(self._press, place)
        if item is None:
            read = self.finished is not None and self.finished.is_read(place)
            return BlankRow(name, LOST if read else READING, chosen, press)
        at = when(item.at, datetime.now(UTC))
        return SavedRow(name, item, at, chosen, press)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.archive is None or self.finished is None:
            return
        if self.archive.notices:
            self._tell()
        in_view = self._area.in_view if self._area and self.tab == FINISHED else range(0)
        new = self.finished.update(dt, in_view)
        if new is not None:
            self._show_new(new)
        if self._wanted is not None and self._wanted.ready:
            self._take_read(self._wanted.value)

    def _show_new(self, places: range) -> None:
        """Something more of the finished matches is known."""
        if self._undecided and self.count == 0 and self.finished and self.finished.count:
            self.tab = FINISHED
        if self.tab != FINISHED:
            return
        if self._area is None or self._area.count != self.count or self._below() != self._shown_below:
            came = self._area is None
            self.recompose()
            if came and self.focus.set(self.first_focus):
                self._mark_focus()
            return
        self._area.renew(places)
        self.take_rows(self._area)
        self._mark_focus()
        self.mark_dirty(self._area.rect)
        if self.chosen in places:
            self._renew_details()

    @property
    def animating(self) -> bool:
        reads = self.finished is not None and self.finished.waiting
        return super().animating or bool(self.toasts.texts) or reads or self._wanted is not None

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Saved games", accent="firstDown")
        gap = theme.px(20)
        high = max(theme.px(48), theme.line_height("text", 18) + theme.px(16))
        side = round(room.width * 0.38)
        self._add_tabs(pygame.Rect(room.left, room.top, room.width - side - gap, high))
        below = room.top + high + theme.px(10)
        box = pygame.Rect(room.left, below, room.width - side - gap, room.bottom - below)
        self.chosen = max(min(self.chosen, self.count - 1), 0)
        self.first_focus = f"{self.tab} {self.chosen + 1}" if self.count else self.tab
        box.height -= self._add_undo(box)
        self._shown_below = self._below()
        self._area, self._details = None, []
        if not self.count:
            self._add_nothing(pygame.Rect(room.left, below, room.width, box.height))
            return
        self._add_list(box)
        self._place = pygame.Rect(room.right - side, room.top, side, room.height)
        self._add_details()

    def _add_tabs(self, row: pygame.Rect) -> None:
        self.add_row(row, tabs(TABS, self.tab, self._turn_to, upright=False, accent="firstDown"), 8)

    def _turn_to(self, tab: str, place: int = 0) -> None:
        if tab != self.tab:
            self._scrolled.clear()
        self.tab, self.chosen, self._undecided = tab, place, False
        self.recompose()

    def _add_undo(self, box: pygame.Rect) -> int:
        """The way back for what was deleted last, at the foot of the box; gives how high it is."""
        if not self.deleted:
            return 0
        theme, last = self.app.theme, self.deleted[-1]
        undo = Button("Undo", self._undo, glyph="undo", key=self.app.keys.hint("take_back"), zone="undo")
        wide = max(theme.px(160), theme.measure("text", 18, "Undo")[0] + theme.px(130))
        high = undo.measure(theme, wide)
        row = pygame.Rect(box.left, box.bottom - high, box.width, high)
        left = pygame.Rect(row.left, row.top, row.width - wide - theme.px(12), high)
        title = elided(theme, "text", 17, f"Deleted: {last.told}", left.width)
        self.add(Label(title, color="chalk300"), left)
        self.add(undo, pygame.Rect(row.right - wide, row.top, wide, high))
        return high + theme.px(10)

    def _add_list(self, box: pygame.Rect) -> None:
        theme = self.app.theme
        self.add(Panel(border="ink700"), box)
        inner = box.inflate(-theme.px(4), -theme.px(16))
        self._area = VirtualList(self.tab, self.count, self._row)
        self.lists.hold(self.tab, self.chosen)
        self.add_scroll(self._area, inner, self._below_widgets())

    def _add_nothing(self, box: pygame.Rect) -> None:
        """An empty list says how it is filled."""
        theme = self.app.theme
        side = theme.px(72)
        unread = self.tab == FINISHED and self.finished is not None and not self.finished.complete
        words = Paragraph(READING if unread else NOTHING[self.tab], size=19, align="center")
        height = words.measure(theme, box.width)
        below = self._below_widgets()
        top = box.top + (theme.px(150) if below else box.height // 2 - side)
        self.add(Panel(border="ink700"), box)
        if below:
            gap = Gap(top + side + height + theme.px(40) - box.top)
            self.add_scroll(ScrollArea(self.tab), box.inflate(-theme.px(4), -theme.px(16)), [gap, *below])
        self.add(Picture("nothing", paint_cards), pygame.Rect(box.centerx - side // 2, top, side, side))
        self.add(words, pygame.Rect(box.left, top + side + theme.px(14), box.width, height))

    def _below(self) -> list[str]:
        """What stands below the list: of what could not be used, and of what cannot be read now."""
        if self.tab != FINISHED:
            return [f"{aside.name}: {aside.why}" for aside in self._asides]
        return self.finished.notes() if self.finished else []

    def _below_widgets(self) -> list[Widget]:
        lines = self._below()
        title = [Label("Kept aside, because they cannot be used", bold=True)] if self.tab != FINISHED else []
        return [Gap(self.app.theme.px(8)), *title, *map(Paragraph, lines)] if lines else []

    def _add_details(self) -> None:
        first = len(self.widgets)
        add_details(self, self.item, self._buttons(), self._place)
        self._details = self.widgets[first:]

    def _renew_details(self) -> None:
        """Another match was chosen: nothing else on the page is built anew for that."""
        gone = set(map(id, self._details))
        self.widgets = [widget for widget in self.widgets if id(widget) not in gone]
        self._add_details()
        self.find_targets()
        self.mark_dirty(self._place.inflate(4, 4))

    def _buttons(self) -> list[Button]:
        item = self.item
        watch = (
            [Button("Watch replay", self._watch, glyph="eye", zone="details")] if "replay" in self.app.routes else []
        )
        if item is None or (item.saved is not None and item.saved.elsewhere):
            return []
        if item.saved is None:
            label = READING if self._wanted is not None else None
            see = Button("See the result", self._see, kind="primary", label=label, glyph="trophy", accent="firstDown",
                         zone="details")  # fmt: skip
            return [see, *watch]
        return [
            Button("Play on", self._play_on, kind="primary", glyph="play", accent="firstDown", zone="details"),
            *watch,
            Button("Delete", self._delete, glyph="trash", accent="loss", zone="details"),
        ]

    # What the player does

    def _press(self, place: int) -> None:
        """A first press chooses a match, a second one opens it."""
        if place == self.chosen:
            self._open()
        else:
            self._choose(place)

    def _choose(self, place: int) -> None:
        self.chosen = place
        rows = self._area.children if self._area else []
        for row in rows:
            if isinstance(row, BlankRow) and row.chosen != (row.name == f"{self.tab} {place + 1}"):
                row.chosen, row.stale = not row.chosen, True
        self._renew_details()

    def handle(self, event: pygame.Event) -> None:
        """The Delete key deletes the match that was chosen."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self._delete()
        else:
            super().handle(event)

    def command(self, command: str) -> bool:
        """Take back brings back what was deleted."""
        if command == "take_back" and self.deleted:
            self._undo()
            return True
        return False

    def _mark_focus(self) -> None:
        """The match that keys walk to is shown at the right at once."""
        super()._mark_focus()
        place = self._area.place_of(self.focus.current) if self._area else None
        if place is not None and self.focus.visible and place != self.chosen:
            self._choose(place)

    def _open(self) -> None:
        item = self.item
        if item is not None:
            (self._play_on if item.saved else self._see)()

    def _play_on(self) -> None:
        if self.archive is not None and (replayed := self._opened(self.archive.store.load)) is not None:
            self.open_match(replayed.match, replayed.problem)

    def _opened(self, read: Callable[[SavedFile], Replayed]) -> Replayed | None:
        """The match that was chosen, as it was ``read``; where it cannot be, that is told."""
        item = self.item
        if item is None or item.saved is None:
            return None
        try:
            return read(item.saved)
        except NotOpened as problem:
            self.toast(str(problem), "info")
            self._load()
            self.recompose()
            return None

    def _watch(self) -> None:
        """Shows the match that was chosen as a replay."""
        item = self.item
        if item is not None and item.saved is None:
            self._fetch(partial(self.app.go, "replay"))
        elif self.archive is not None and (replayed := self._opened(self.archive.store.look_at)) is not None:
            self.app.go("replay", replayed.match)

    def _see(self) -> None:
        """Shows the result of a finished match."""
        self._fetch(self._show_result)

    def _fetch(self, when_read: Callable[[Match], object]) -> None:
        """Has a finished match read, and does something with it as soon as that is done."""
        item = self.item
        if item is None or item.finished is None or self.archive is None or self._wanted is not None:
            return
        self._wanted, self._when_read = self.archive.history.fetch(item.finished), when_read
        self._renew_details()

    def _take_read(self, document: Document | None) -> None:
        """The finished match that was asked for has been read, or cannot be."""
        self._wanted = None
        self._renew_details()
        replayed = replay(document.match) if document is not None else None
        if replayed is None or replayed.match.result is None:
            self.toast((replayed and replayed.problem) or "That match cannot be read from the history.", "info")
        else:
            self._when_read(replayed.match)

    def _show_result(self, match: Match) -> None:
        """Shows the result of a finished match, and from there the way to another one of its setup."""
        from scenes.match.results import stored_result

        self.app.stack.push(stored_result(self.app, match))

    def _delete(self) -> None:
        """Deletes the match that was chosen, at once: it can be brought back as long as the page is open.

        The next one comes to the same place, where the second press of a double one does not mean it.
        """
        item, now = self.item, self.app.now
        if now - self._deleted_at < AGAIN:
            return
        if item is None or item.saved is None or item.saved.elsewhere or self.archive is None:
            return
        self.archive.store.delete(item.saved)
        del self.saves[self.tab][self.chosen]
        self.deleted.append(Deleted(item.saved, self.tab, self.chosen))
        self._deleted_at = now
        self.recompose()

    def _undo(self) -> None:
        """Brings back what was deleted last."""
        last = self.deleted.pop()
        if self.archive is None or not self.archive.store.undelete(last.saved):
            self.toast("It could not be brought back.", "info")
            self.recompose()
            return
        self.saves[last.tab].insert(last.place, last.saved)
        self._turn_to(last.tab, last.place)
        if self._area is not None:
            self._area.reveal(self.app.theme, self._area.hold(last.place))
            self.take_rows(self._area)
