"""The page Settings. Every change takes effect and is stored at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.menus.header import add_header
from scenes.menus.key_settings import KeySettings
from scenes.menus.preview import Preview
from scenes.menus.settings_pages import PAGES, Row, Section, default_of
from scenes.shell.page import PageScene
from scenes.shell.sound import NO_DEVICE
from scenes.ui.button import Button
from scenes.ui.choice import Choice, Toggle
from scenes.ui.panel import Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.slider import Slider
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

TABS = [*PAGES, "Controls", "Files"]


class SettingsScene(PageScene):
    """Shows tabs at the left, the settings of one tab, and the live sample at the right."""

    def __init__(self, app: App, page: str = "Display") -> None:
        """``page`` is one of ``TABS``."""
        super().__init__(app)
        self.page = page
        self.first_focus = page
        self.preview = Preview(app)
        self.key_settings = KeySettings(app, self)

    @property
    def animating(self) -> bool:
        return super().animating or self.preview.moving

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def reads(self, event: pygame.Event) -> bool:
        return self.key_settings.waiting is not None or super().reads(event)

    def handle(self, event: pygame.Event) -> None:
        if not self.key_settings.capture(event):
            super().handle(event)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Settings", accent="firstDown")
        side = max(theme.px(168), theme.px(150 * theme.text_scale))
        sample = theme.px(264)
        gap = theme.px(20)
        self._add_tabs(pygame.Rect(room.left, room.top, side, room.height))
        middle = pygame.Rect(room.left + side + gap, room.top, room.width - side - sample - 2 * gap, room.height)
        self._add_page(middle)
        self.preview.rect = pygame.Rect(room.right - sample, room.top, sample, room.height)
        self.add(Panel("Sample", border="ink700", accent="firstDown"), self.preview.rect.copy())
        self.add(self.preview, self.preview.rect)

    def _add_tabs(self, column: pygame.Rect) -> None:
        theme = self.app.theme
        height = max(theme.px(48), theme.line_height("text", 18) + theme.px(16))
        for index, tab in enumerate(tabs(TABS, self.page, self._turn_to, accent="firstDown")):
            self.add(tab, pygame.Rect(column.left, column.top + index * (height + theme.px(8)), column.width, height))

    def _turn_to(self, page: str) -> None:
        self.page = page
        self._scrolled.clear()
        self.recompose()

    def _add_page(self, room: pygame.Rect) -> None:
        theme = self.app.theme
        foot = theme.px(62) if self.page != "Files" else 0
        self.add(Panel(border="ink700"), room)
        inner = pygame.Rect(room.left + theme.px(8), room.top + theme.px(12), room.width - theme.px(16), 0)
        inner.height = room.height - theme.px(24) - foot
        self.add_scroll(ScrollArea(self.page, gap=6), inner, self._widgets())
        if foot:
            reset = Button("Reset this page", self._reset, glyph="undo", kind="quiet", zone="page foot")
            width = max(theme.px(220), theme.measure("text", 18, "Reset this page", True)[0] + theme.px(70))
            height = theme.px(50)
            box = pygame.Rect(room.right - theme.px(16) - width, room.bottom - theme.px(8) - height, width, height)
            self.add(reset, box)

    # The rows

    def _widgets(self) -> list[Widget]:
        if self.page == "Controls":
            return self.key_settings.rows()
        if self.page == "Files":
            return self._files()
        widgets: list[Widget] = [self._widget(row) for row in PAGES[self.page]]
        if self.page == "Sound" and not self.app.sound.available:
            widgets.insert(0, Button("Look for a sound device again", self._retry_sound, glyph="replay", zone="page"))
            widgets.insert(0, Paragraph(NO_DEVICE))
        return widgets

    def _widget(self, row: Row | Section) -> Widget:
        if isinstance(row, Section):
            return Label(row.title, bold=True, size=18, color="firstDown")
        value = getattr(self.app.settings, row.field)
        change = partial(self._set, row)
        look: dict[str, Any] = {"detail": row.detail, "zone": "page", "accent": "home"}
        if row.values:
            return Choice(row.title, row.values, row.labels, value, change, share=row.share, **look)
        if row.percent:
            return Slider(row.title, value, change, **look)
        return Toggle(row.title, value, change, **look)

    def _set(self, row: Row, value: Any) -> None:
        self.app.change(**{row.field: value})
        self.preview.restart()
        if row.sample:
            self.app.sound.play(row.sample)

    def _reset(self) -> None:
        if self.page == "Controls":
            self.app.change(keys={})
        else:
            fields = [row.field for row in PAGES[self.page] if isinstance(row, Row)]
            self.app.change(**{field: default_of(field) for field in fields})
        self.recompose()
        self.toast(f"{self.page}: everything is as it was at first.", "check")

    def _retry_sound(self) -> None:
        if self.app.sound.open():
            self.toast("A sound device was found.", "sound_on")
            self.recompose()
        else:
            self.toast("There is still no sound device.", "sound_off")
        self.app.sound.notice = None

    def _files(self) -> list[Widget]:
        folder = self.app.folder
        where = "Settings, saved games, history and the log are kept in this folder on this computer:"
        if not folder.writable:
            where = "Nothing is saved at the moment, because this folder cannot be written:"
        return [
            Paragraph(where, color="chalk50"),
            Paragraph(str(folder.path), color="firstDown"),
            Button("Copy the path", self._copy_path, glyph="cards", zone="page"),
            Paragraph("Nothing is ever sent anywhere. Deleting the folder deletes everything the game has kept."),
        ]

    def _copy_path(self) -> None:
        try:
            pygame.scrap.put_text(str(self.app.folder.path))
        except pygame.error:
            self.toast("This system has no clipboard that the game can use.")
        else:
            self.toast("The path is on the clipboard.", "check")
