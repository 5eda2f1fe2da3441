"""Saved games: named saves, autosaves and finished matches."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match import Match
from game.match_words import several
from game.variants import find_variant
from saves.document import replay
from saves.setup import Setup
from saves.store import OpenElsewhere
from scenes.match.score_plates import ScorePlates
from scenes.menus.header import add_header
from scenes.menus.saved_items import Item, asides, finished_items, saved_items, when
from scenes.menus.saved_row import Gap, SavedRow, paint_cards, paint_emblem
from scenes.shell.archive import archive_of
from scenes.shell.dialog import Dialog
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["TABS", "Saved"]

TABS = ["Saved", "Autosaves", "Finished"]
NOTHING = {
    "Saved": "No match was saved under a name yet. The pause has “Save game as…”.",
    "Autosaves": "No match is waiting. Every match is saved by itself after each decision.",
    "Finished": "No match was finished yet.",
}
MOST_FINISHED = 200


class Saved(PageScene):
    """A list at the left; at the right, the match that was chosen and what can be done with it."""

    def __init__(self, app: App, open_match: Callable[[Match, str | None], object], tab: str | None = None) -> None:
        """``open_match`` is given a match to go on with, and what the player must know where it replays differently."""
        super().__init__(app)
        self.open_match = open_match
        self.archive = archive_of(app)
        self.items: dict[str, list[Item]] = {name: [] for name in TABS}
        self._load()
        self.tab = tab or next((name for name in TABS if self.items[name]), TABS[0])
        self.chosen: str | None = None
        self._choose_first()

    def _load(self) -> None:
        """Reads what is there; what could not be used is told once, and listed."""
        if self.archive is None:
            return
        saves = self.archive.store.saves()
        self.items["Saved"] = saved_items(saves, automatic=False)
        self.items["Autosaves"] = saved_items(saves, automatic=True)
        self.items["Finished"] = finished_items(self.archive.history.entries(limit=MOST_FINISHED))
        self._tell()

    def _tell(self) -> None:
        """Shows the sentences of the saves, but not those about files that the lists name anyway."""
        assert self.archive is not None
        listed = [aside.name for aside in asides(self.archive)]
        for sentence in self.archive.notices.take():
            if not any(name in sentence for name in listed):
                self.toast(sentence, "info")

    def _choose_first(self) -> None:
        items = self.items[self.tab]
        self.chosen = items[0].key if items else None
        self.first_focus = self.chosen or self.tab

    @property
    def item(self) -> Item | None:
        """The match that was chosen."""
        return next((item for item in self.items[self.tab] if item.key == self.chosen), None)

    @property
    def animating(self) -> bool:
        return super().animating or bool(self.toasts.texts)

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
        if self.item is None:
            self._add_nothing(pygame.Rect(room.left, below, room.width, room.bottom - below))
            return
        self._add_list(box, self._rows())
        self._add_details(self.item, pygame.Rect(room.right - side, room.top, side, room.height))

    def _add_tabs(self, row: pygame.Rect) -> None:
        gap = self.app.theme.px(8)
        width = (row.width - gap * (len(TABS) - 1)) // len(TABS)
        for index, tab in enumerate(tabs(TABS, self.tab, self._turn_to, upright=False, accent="firstDown")):
            self.add(tab, pygame.Rect(row.left + index * (width + gap), row.top, width, row.height))

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self._scrolled.clear()
        self._choose_first()
        self.recompose()

    def _rows(self) -> list[Widget]:
        now = datetime.now(UTC)
        return [
            SavedRow(item, when(item.at, now), item.key == self.chosen, partial(self._press, item.key))
            for item in self.items[self.tab]
        ]

    def _add_list(self, box: pygame.Rect, rows: list[Widget]) -> None:
        theme = self.app.theme
        self.add(Panel(border="ink700"), box)
        inner = box.inflate(-theme.px(4), -theme.px(16))
        self.add_scroll(ScrollArea(self.tab, gap=6), inner, [*rows, *self._asides()])

    def _add_nothing(self, box: pygame.Rect) -> None:
        """An empty list says how it is filled."""
        theme = self.app.theme
        side = theme.px(72)
        words = Paragraph(NOTHING[self.tab], size=19, align="center")
        height = words.measure(theme, box.width)
        aside = self._asides()
        top = box.top + (theme.px(150) if aside else box.height // 2 - side)
        self._add_list(box, [Gap(top + side + height + theme.px(40) - box.top)] if aside else [])
        self.add(Picture("nothing", paint_cards), pygame.Rect(box.centerx - side // 2, top, side, side))
        self.add(words, pygame.Rect(box.left, top + side + theme.px(14), box.width, height))

    def _asides(self) -> list[Widget]:
        """What could not be used, below the list from which it is missing."""
        if self.archive is None:
            return []
        if self.tab == "Finished":
            lost = self.archive.history.unreadable
            words = f"{several(lost, 'finished match', 'finished matches')} cannot be shown: the history is damaged."
            return [Gap(self.app.theme.px(8)), Paragraph(words)] if lost else []
        found = asides(self.archive)
        title = Label("Kept aside, because they cannot be used", bold=True)
        lines: list[Widget] = [Gap(self.app.theme.px(8)), title] if found else []
        return lines + [Paragraph(f"{aside.name}: {aside.why}") for aside in found]

    def _add_details(self, item: Item, box: pygame.Rect) -> None:
        theme = self.app.theme
        self.add(Panel(border="ink700", accent=item.variant), box)
        inner = box.inflate(-theme.px(44), -theme.px(44))
        y = self._add_title(item, inner)
        plates = ScorePlates(item.players, item.points, striped=self.app.settings.team_patterns)
        y = self._stack(plates, inner, y, 14)
        foot = self._add_buttons(item, inner)
        now = datetime.now(UTC)
        kept = f"{'Saved' if item.saved else 'Finished'}: {when(item.at, now)}"
        for text in (*item.facts, kept):
            line = Paragraph(text)
            if y + line.measure(theme, inner.width) <= foot:
                y = self._stack(line, inner, y, 4)

    def _add_title(self, item: Item, inner: pygame.Rect) -> int:
        theme = self.app.theme
        side = theme.px(56)
        self.add(Picture("emblem", partial(paint_emblem, item.variant)), pygame.Rect(*inner.topleft, side, side))
        title = Label(find_variant(item.variant).title, face="block", size=24)
        left = inner.left + side + theme.px(14)
        self.add(title, pygame.Rect(left, inner.top, inner.right - left, side))
        return inner.top + side + theme.px(16)

    def _stack(self, widget: Widget, room: pygame.Rect, y: int, gap: float) -> int:
        height = widget.measure(self.app.theme, room.width)
        self.add(widget, pygame.Rect(room.left, y, room.width, height))
        return y + height + self.app.theme.px(gap)

    def _add_buttons(self, item: Item, inner: pygame.Rect) -> int:
        """What can be done with the match, at the foot; gives the top of that."""
        if item.saved is not None and item.saved.elsewhere:
            return inner.bottom
        if item.saved is not None:
            buttons = [
                Button("Play on", self._play_on, kind="primary", glyph="play", accent="firstDown", zone="details"),
                Button("Delete", self._ask_delete, glyph="trash", accent="loss", zone="details"),
            ]
        else:
            buttons = [
                Button("See the result", self._see, kind="primary", glyph="trophy", accent="firstDown", zone="details")
            ]
        gap = self.app.theme.px(10)
        heights = [button.measure(self.app.theme, inner.width) for button in buttons]
        top = y = inner.bottom - sum(heights) - gap * (len(buttons) - 1)
        for button, height in zip(buttons, heights, strict=True):
            self.add(button, pygame.Rect(inner.left, y, inner.width, height))
            y += height + gap
        return top - gap

    # What the player does

    def _press(self, key: str) -> None:
        """A first press chooses a match, a second one opens it."""
        if key == self.chosen:
            self._open()
            return
        self.chosen = key
        self.recompose()

    def handle(self, event: pygame.Event) -> None:
        """The Delete key asks to delete the match that was chosen."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.item:
            self._ask_delete()
        else:
            super().handle(event)

    def _mark_focus(self) -> None:
        """The match that keys walk to is shown at the right at once."""
        super()._mark_focus()
        here = self.focus.current
        if isinstance(here, SavedRow) and self.focus.visible and here.name != self.chosen:
            self.chosen = here.name
            self.recompose()

    def _open(self) -> None:
        item = self.item
        if item is not None:
            (self._play_on if item.saved else self._see)()

    def _play_on(self) -> None:
        item = self.item
        if item is None or item.saved is None or self.archive is None:
            return
        try:
            replayed = self.archive.store.load(item.saved)
        except OpenElsewhere as problem:
            self.toast(str(problem), "info")
            self._reload(self.items[self.tab].index(item))
            return
        self.open_match(replayed.match, replayed.problem)

    def _see(self) -> None:
        """Shows the result of a finished match, and from there the way to another one of its setup."""
        from scenes.match.results import Results

        item, app = self.item, self.app
        if item is None or item.finished is None or self.archive is None:
            return
        document = self.archive.history.get(item.finished)
        if document is None:
            self._tell()
            self.toast("That match is not in the history any more.", "info")
            self._reload(self.items[self.tab].index(item))
            return
        replayed = replay(document.match)
        if replayed.match.result is None:
            self.toast(replayed.problem or "That match cannot be shown.", "info")
            return
        match = replayed.match
        setup = Setup(match.rules.variant.name, dict(match.options), match.players, match.seed)
        results = Results(
            app,
            match,
            setup,
            rematch=lambda: app.go("table", setup.with_new_seed(), replace=True),
            switch=lambda: app.go("table", setup.sides_switched().with_new_seed(), replace=True),
            menu=app.stack.pop,
            leave="Back",
        )
        app.stack.push(results)

    def _ask_delete(self) -> None:
        item = self.item
        if item is None or item.saved is None or item.saved.elsewhere:
            return
        if item.saved.automatic:
            text = f"{item.title}: the match ends without a result. Saves of it under a name stay."
        else:
            text = f"“{item.title}” is deleted for good."
        answers = [("Delete", self._delete), ("Keep", lambda: None)]
        self.app.stack.push(Dialog(self.app, "Delete?", text, answers, accent="loss"))

    def _delete(self) -> None:
        item = self.item
        if item is None or item.saved is None or self.archive is None:
            return
        place = self.items[self.tab].index(item)
        self.archive.store.delete(item.saved)
        self._reload(place)

    def _reload(self, place: int) -> None:
        """Lists anew what there is; the choice goes to that place of the list, or to its end."""
        self._load()
        left = self.items[self.tab]
        self.chosen = left[min(place, len(left) - 1)].key if left else None
        self.first_focus = self.chosen or self.tab
        self.recompose()
