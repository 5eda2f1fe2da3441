"""The page Saved games: named saves and unfinished matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match import Match
from saves.document import Replayed
from saves.store import NotOpened
from saves.store import Saved as SavedFile
from scenes.menus.header import add_header
from scenes.menus.match_list import MatchList
from scenes.menus.saved_items import Aside, Deleted, Item, asides, saved_item, when
from scenes.menus.saved_row import SavedRow
from scenes.ui.button import Button
from scenes.ui.tabs import tabs
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

TABS = ["Saved", "Unfinished"]
SAVED, UNFINISHED = TABS
NOTHING = {
    SAVED: "No match has been saved under a name yet. The pause has “Save game as…”.",
    UNFINISHED: "No match is waiting. Every match is saved by itself after each decision.",
}
"""Text of each list while it is empty."""


class Saved(MatchList[Deleted]):
    """Shows both lists. Their files are read when the page is opened."""

    below_title = "Kept aside, because they cannot be used"

    def __init__(self, app: App, open_match: Callable[[Match, str | None], object], tab: str | None = None) -> None:
        """``open_match`` gets a match to continue, and a notice for the player if its replay differs from the save."""
        super().__init__(app)
        self.open_match = open_match
        self.saves: dict[str, list[SavedFile]] = {SAVED: [], UNFINISHED: []}
        self._asides: list[Aside] = []
        self._load()
        self.tab = tab or next((name for name in self.saves if self.saves[name]), SAVED)

    def _load(self) -> None:
        """Reads the saves. Files that could not be used are listed, and reported once."""
        if self.archive is None:
            return
        found = self.archive.store.saves()
        for tab in self.saves:
            self.saves[tab] = [saved for saved in found if saved.automatic == (tab == UNFINISHED)]
        self._asides = asides(self.archive)
        self._show_notices()

    def _show_notices(self) -> None:
        """Shows the notices of the saves, except those about files that the lists name anyway."""
        assert self.archive is not None
        for sentence in self.archive.notices.take():
            if not any(aside.name in sentence for aside in self._asides):
                self.toast(sentence, "info")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.archive is not None and self.archive.notices:
            self._show_notices()

    # The list

    @property
    def list_name(self) -> str:
        return self.tab

    @property
    def count(self) -> int:
        return len(self.saves[self.tab])

    def item_at(self, place: int) -> Item:
        return saved_item(self.saves[self.tab][place])

    def row(self, place: int) -> Widget:
        item = self.item_at(place)
        at = when(item.at, datetime.now(UTC))
        return SavedRow(f"{self.tab} {place + 1}", item, at, place == self.chosen, partial(self.press_row, place))

    def below(self) -> list[str]:
        """Returns the files that could not be used, with the reason."""
        return [f"{aside.name}: {aside.why}" for aside in self._asides]

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Saved games", accent="firstDown")
        high = max(theme.px(48), theme.line_height("text", 18) + theme.px(16))
        row = pygame.Rect(room.left, room.top, min(room.width, theme.px(520)), high)
        self.add_row(row, tabs(TABS, self.tab, self._turn_to, upright=False, accent="firstDown"), 8)
        self.first_focus = self.tab
        below = high + theme.px(10)
        self.add_list(pygame.Rect(room.left, room.top + below, room.width, room.height - below), NOTHING[self.tab])

    def _turn_to(self, tab: str, place: int = 0) -> None:
        if tab != self.tab:
            self._scrolled.clear()
        self.tab, self.chosen = tab, place
        self.recompose()

    def buttons(self) -> Sequence[Sequence[Button]]:
        item = self.item
        if item is None or item.saved is None or item.saved.elsewhere:
            return []
        play = Button("Play on", self._play_on, kind="primary", glyph="play", accent="firstDown", zone="details")
        watch = Button("Watch replay", self._watch, glyph="eye", zone="details")
        delete = Button("Delete", self.press_delete, glyph="trash", accent="loss", zone="details")
        return [[play], *([[watch]] if "replay" in self.app.routes else []), [delete]]

    # What the player does

    def open(self) -> None:
        self._play_on()

    def _play_on(self) -> None:
        if self.archive is not None and (replayed := self._opened(self.archive.store.load)) is not None:
            self.open_match(replayed.match, replayed.problem)

    def _watch(self) -> None:
        """Opens the chosen match as a replay."""
        if self.archive is not None and (replayed := self._opened(self.archive.store.look_at)) is not None:
            self.app.go("replay", replayed.match)

    def _opened(self, read: Callable[[SavedFile], Replayed]) -> Replayed | None:
        """Returns the chosen match, loaded with ``read``. If that fails, shows why and returns None."""
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

    def delete(self) -> None:
        item = self.item
        if item is None or item.saved is None or item.saved.elsewhere or self.archive is None:
            return
        self.archive.store.delete(item.saved)
        del self.saves[self.tab][self.chosen]
        self.put_away(Deleted(item.saved, self.tab, self.chosen))

    def undo(self) -> None:
        last = self.deleted.pop()
        if self.archive is None or not self.archive.store.undelete(last.saved):
            self.toast("It could not be brought back.", "info")
            self.recompose()
            return
        self.saves[last.tab].insert(last.place, last.saved)
        self._turn_to(last.tab, last.place)
        self.reveal(last.place)
