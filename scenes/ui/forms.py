"""A text entry that embeds pygame-gui's in our pages.

Importing this module imports pygame-gui, which takes longer than all else together: import it only where needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import pygame
from pygame_gui import UIManager
from pygame_gui.core.utility import clipboard_paste
from pygame_gui.elements import UITextEntryLine

from game.plain import shows
from scenes.ui.text import paint_text
from scenes.ui.theme import ColorName, Theme, font_file
from scenes.ui.widget import Widget

_PASSED_ON = frozenset({pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_UP, pygame.K_DOWN})
"""Keys that move the focus even during typing."""
_managers: WeakKeyDictionary[Theme, tuple[int, UIManager]] = WeakKeyDictionary()


def _manager(theme: Theme) -> UIManager:
    """Returns the pygame-gui manager for the theme's current look."""
    generation, manager = _managers.get(theme, (-1, None))
    if manager is None or generation != theme.generation:
        if manager is not None:
            # It holds sheets of 4 MB each and refers to itself, so it lives until the next full collection:
            # resizing a page with an entry took 90 MB more.
            manager.get_theme().shape_cache.cache_surfaces.clear()
        pygame.font.init()  # otherwise the manager reports missing font files
        manager = UIManager(theme.size, _look(theme), enable_live_theme_updates=False)
        size = theme.text_px(17)
        manager.preload_fonts([{"name": "reading", "point_size": size, "style": "bold", "antialiased": "1"}])
        _managers[theme] = (theme.generation, manager)
    return manager


def _look(theme: Theme) -> dict[str, Any]:
    regular, bold = str(font_file("text")), str(font_file("text", bold=True))
    font = {
        "name": "reading",
        "size": str(theme.text_px(17)),
        "regular_path": regular,
        "bold_path": bold,
        "italic_path": regular,
        "bold_italic_path": bold,
    }
    flat = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}
    colors = {
        "dark_bg": _hex(theme, "ink900"),
        "normal_bg": _hex(theme, "ink900"),
        "normal_text": _hex(theme, "chalk50"),
        "selected_bg": _hex(theme, "home"),
        "selected_text": _hex(theme, "inkText"),
        "text_cursor": _hex(theme, "firstDown"),
    }
    return {
        "defaults": {"font": font, "colours": colors},
        "text_entry_line": {"font": font, "colours": colors, "misc": flat | {"padding": f"{theme.px(10)},2"}},
    }


def _hex(theme: Theme, name: ColorName) -> str:
    color = theme.color(name)
    return f"#{color.r:02x}{color.g:02x}{color.b:02x}"


class _Line(UITextEntryLine):
    """Drops characters that cannot be shown, typed or pasted, as pygame-gui fails on them."""

    def _process_entered_character(self, character: str) -> bool:
        return shows(character) and super()._process_entered_character(character)

    def _do_paste(self) -> None:
        for character in clipboard_paste():
            self._process_entered_character(character)


class TextEntry(Widget):
    """One line of text to edit. The owner keeps the text and is told of every change."""

    focusable = True
    cut = 0.0

    def __init__(
        self,
        name: str,
        text: str,
        change: Callable[[str], object],
        *,
        limit: int = 24,
        placeholder: str = "",
        zone: str = "main",
        accept: Callable[[], object] | None = None,
        selected: bool = False,
    ) -> None:
        """At most ``limit`` characters. ``accept`` is called on Enter.

        With ``selected`` the whole text is selected on focus, so that typing replaces it.
        """
        super().__init__(name, zone=zone)
        self.text, self.change, self.limit, self.placeholder, self.accept = text, change, limit, placeholder, accept
        self.selected = selected
        self._line: _Line | None = None
        self._picture: tuple[int, bool] | None = None

    def measure(self, theme: Theme, width: int) -> int:
        return max(theme.px(48), theme.line_height("text", 17) + theme.px(16))

    def _entry(self, theme: Theme) -> UITextEntryLine:
        if self._line is None or self._line.rect != self.rect:
            self.close()
            self._line = _Line(self.rect.copy(), _manager(theme), initial_text=self.text)
            self._line.set_text_length_limit(self.limit)
        if self._line.is_focused != self.focused:
            (self._line.focus if self.focused else self._line.unfocus)()
            self._line.edit_position = len(self.text)
            self._line.cursor_has_moved_recently = self.focused
            if self.focused and self.selected:
                self._line.select_range = [0, len(self.text)]
        return self._line

    def close(self) -> None:
        if self._line is not None:
            self._line.unfocus()  # ends the key repeat that pygame-gui starts for the whole program
            self._line.kill()
            self._line = None

    def update(self, dt: float, pace: float) -> None:
        super().update(dt, pace)
        if self._line is None:
            return
        self._line.update(dt)
        picture = (id(self._line.image), self._line.cursor_on)
        if picture != self._picture:
            self._picture, self.stale = picture, True

    def press(self) -> None:
        if self.accept is not None:
            self.accept()

    def press_at(self, position: tuple[int, int]) -> None:
        """Does nothing: ``grab`` has moved the cursor."""

    def grab(self, position: tuple[int, int]) -> None:
        if self._line is not None:
            self.focused = True
            self._line.focus()
            button = {"button": pygame.BUTTON_LEFT, "pos": position}
            self._line.process_event(pygame.Event(pygame.MOUSEBUTTONDOWN, button))
            self._line.selection_in_progress = False
            self.stale = True

    def reads(self, event: pygame.Event) -> bool:
        """Returns whether the event types or moves the cursor."""
        if self._line is None or event.type not in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return False
        return event.type == pygame.TEXTINPUT or not (
            event.key in _PASSED_ON or pygame.K_F1 <= event.key <= pygame.K_F15
        )

    def key(self, event: pygame.Event) -> bool:
        """Handles everything that types or moves the cursor."""
        if self._line is None or not self.reads(event):
            return False
        self._line.process_event(event)
        self.stale = True
        if self._line.get_text() != self.text:
            self.text = self._line.get_text()
            self.change(self.text)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        line = self._entry(theme)
        if line.image is not None:
            surface.blit(line.image, self.rect)
        if not self.text and not self.focused and self.placeholder:
            area = self.rect.inflate(-theme.px(24), 0)
            paint_text(surface, theme, area, self.placeholder, color="line500")
        color = theme.color("focus" if self.hovered or self.focused else "line500")
        pygame.draw.rect(surface, color, self.rect, theme.px(1.5))
