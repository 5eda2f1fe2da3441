"""A page of widgets, operated by mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.shell.long_lists import notches, turned
from scenes.shell.widget_scene import WidgetScene
from scenes.ui.bubble import Toasts, Tooltip
from scenes.ui.dirty import merged
from scenes.ui.focus import Focus
from scenes.ui.keys import PRESSING
from scenes.ui.panel import Panel
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class PageScene(WidgetScene):
    """A scene of widgets, one of which has the focus, with a tooltip and short notices above them.

    Call ``recompose`` after a field has changed: it rebuilds the page and keeps focus and scrolling.
    """

    first_focus: str | None = None
    """Name of the widget that has the focus at first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.focus = Focus[Widget]()
        self.tooltip = Tooltip()
        self.toasts = Toasts()
        self._left = 0.0
        """When another scene opened over this one, in seconds of app time."""
        self._all = True
        self._captured: Widget | None = None
        self._pointer = (-1, -1)

    # Hooks

    def cancel(self) -> None:
        """Called when the player presses Escape or Backspace."""
        self.app.sound.play("ui_back")
        self.app.stack.pop()

    def command(self, command: str) -> bool:
        """Handles a command that no widget used. Returns whether it did something."""
        return False

    # For subclasses

    def take_rows(self, area: Widget) -> None:
        """Updates the page's widgets after a long list has replaced rows."""
        if self.lists.take(area, self.widgets):
            self.find_targets()

    def recompose(self) -> None:
        """Rebuilds the page from the scene's current fields."""
        held, explains = self._captured.name if self._captured else None, bool(self.tooltip.text)
        lit = {(widget.name, widget.zone): widget.glow for widget in self.widgets if widget.glow}
        for area in self._areas:
            self._scrolled[area.name] = area.offset
            self.lists.remember(area, self.focus.current)
        for widget in self.widgets:
            widget.close()
        self.widgets = []
        self.compose()
        for widget in self.widgets:
            widget.glow = lit.get((widget.name, widget.zone), 0.0)
        self.find_targets()
        self._captured = next((widget for widget in self.widgets if held and widget.name == held), None)
        self.tooltip.aim("", pygame.Rect(0, 0, 0, 0), at_once=False)
        self._mark_focus(explains=explains)  # a page that opens explains nothing yet
        self._hover(self._pointer, aims=False)
        self._all = True

    def find_targets(self) -> None:
        """Updates the focusable widgets after widgets were added or removed."""
        self.focus.rebuild([widget for widget in self.widgets if widget.focusable], self.first_focus)

    def toast(self, text: str, glyph: str = "info") -> None:
        """Shows a short notice."""
        self._mark_toasts()
        self.toasts.add(text, glyph)
        self._mark_toasts()

    @property
    def kept_in_view(self) -> list[pygame.Rect]:
        """The areas that a tooltip covers as little as possible, before buttons: texts and pictures."""
        return [each.rect for each in self.widgets if not (each.focusable or isinstance(each, Panel))]

    # The scene

    def layout(self) -> None:
        self.recompose()

    def suspend(self) -> None:
        self._left = self.app.now

    def resume(self) -> None:
        self.toasts.update(self.app.now - self._left)  # they were visible under the dialog, or are out of date
        self._release()
        self.recompose()

    def leave(self) -> None:
        for widget in self.widgets:
            widget.close()

    @property
    def animating(self) -> bool:
        return self._all or bool(self._dirty) or self.tooltip.waiting or any(w.moving or w.stale for w in self.widgets)

    def update(self, dt: float) -> None:
        pace = 0.0 if self.app.settings.reduced_motion else self.app.pace
        for widget in self.widgets:
            widget.update(dt, pace)
        kept, buttons = (self.kept_in_view, self.focus.targets) if self.tooltip.waiting else ((), ())
        if self.tooltip.update(dt, self.app.theme, kept, [button.rect for button in buttons]):
            self.mark_dirty(self.tooltip.rect)
        shown = self.toasts.bounds(self.app.theme)
        if self.toasts.update(dt):
            self.mark_dirty(shown)

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        if everything or self._all:
            areas = [surface.get_rect()]
        else:
            areas = merged(rect.clip(surface.get_rect()) for rect in [*self._dirty, *self._stale_places()])
        self._all = False
        self._dirty = []
        for area in areas:
            surface.set_clip(area)
            self.paint_background(surface, area)
            self._paint_widgets(surface, area)
        surface.set_clip(None)
        for widget in self.widgets:
            widget.stale = False
        return areas

    def _paint_widgets(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        theme = self.app.theme
        for widget in self.widgets:
            bounds = widget.bounds(theme)
            seen = area.clip(widget.clip) if widget.clip else area
            if bounds.colliderect(seen):
                surface.set_clip(seen)
                widget.draw(surface, theme)
                if widget.focused and self.focus.visible:
                    widget.draw_ring(surface, theme)
        surface.set_clip(area)
        self.tooltip.draw(surface, theme)
        self.toasts.draw(surface, theme)

    # Input

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._move_pointer(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._press_pointer(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self._release(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._turn_wheel(getattr(event, "precise_y", event.y))
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.KEYUP):
            self._take_key(event)
        elif event.type == pygame.WINDOWLEAVE:
            self._move_pointer((-1, -1))

    def reads(self, event: pygame.Event) -> bool:
        return self.focus.current is not None and self.focus.current.reads(event)

    def _take_key(self, event: pygame.Event) -> None:
        current = self.focus.current
        if current is not None and current.key(event):
            return
        if event.type != pygame.KEYDOWN:
            return
        command = self.app.keys.command_of(event)
        if command is None:
            self._turn_pages(event.key)
        elif command in ARROWS:
            self._walk(*ARROWS[command])
        elif command in ("next_zone", "previous_zone"):
            self._show_ring()
            self._moved_focus(self.focus.next_zone(1 if command == "next_zone" else -1))
        elif command in PRESSING:
            self._commit()
        elif not self.command(command):
            self._take_common(command)

    def _take_common(self, command: str) -> None:
        """Handles the commands that all pages share."""
        app = self.app
        if command == "cancel":
            self.cancel()
        elif command == "mute":
            app.change(mute=not app.settings.mute)
            state = "off" if app.settings.mute else "on"
            self.toast(f"Sound {state}", f"sound_{state}")
            self.recompose()
        elif command == "keys_help" and self.opaque:
            app.go("keys_help")

    def _walk(self, dx: int, dy: int) -> None:
        ring_was_hidden = not self.focus.visible
        self._show_ring()
        if dx and self.focus.current and self.focus.current.adjust(dx):
            self.app.sound.play("ui_move")
        elif not ring_was_hidden or dx:
            moved = self.focus.move(dx, dy)
            if dy and not moved:
                self._scroll(-dy)
            self._moved_focus(moved)

    def _turn_pages(self, key: int) -> None:
        """Handles page keys, Home and End: moves within the focused long list, or else scrolls."""
        row = turned(self._areas, self.focus.current, key)
        if row is not None:
            for area in self._areas:
                self.take_rows(area)
            self._set_ring(True)
            self._moved_focus(self.focus.set(row))
        else:
            self._scroll(notches(key))

    def _commit(self) -> None:
        self._show_ring()
        target = self.focus.current
        if target is None:
            return
        if target.enabled:
            self.app.sound.play("ui_ok")
            target.press()
        else:
            self.refuse(target.name)

    def refuse(self, name: str) -> None:
        """Called when the player presses a disabled widget: shows the reason beside it."""
        self.app.sound.play("deny")
        widget = self.find(name)
        if widget and widget.refusal:
            self._aim_tooltip(widget.refusal, widget.rect, at_once=True)

    def _move_pointer(self, position: tuple[int, int]) -> None:
        self._pointer = position
        if self._captured is not None:
            self._captured.drag(position)
            self._mark_children(self._captured)
        self._hover(position)

    def _hover(self, position: tuple[int, int], *, aims: bool = True) -> None:
        """Highlights the widget under the pointer. Without ``aims`` no tooltip is started."""
        over = self._widget_at(position)
        for widget in self.widgets:
            if widget.hovered != (widget is over):
                widget.hovered, widget.stale = widget is over, True
                if widget.hovered and self.app.settings.hover_tick:
                    self.app.sound.play("ui_move")
        if over is not None and aims:
            self._aim_tooltip(*over.tooltip_at(self.app.theme, position), at_once=False)
        elif over is None and not self.focus.visible:
            self._hide_tooltip()

    def _widget_at(self, position: tuple[int, int]) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.focusable and w.hit(position)), None)

    def _press_pointer(self, position: tuple[int, int]) -> None:
        self._pointer = position
        self._mark_toasts()
        if self.toasts.dismiss(self.app.theme, position):
            return
        widget = self._widget_at(position) or self._bar_at(position)
        if widget is None:
            return
        self._set_ring(False)
        self._captured, widget.pressed, widget.stale = widget, True, True
        if self.focus.set(widget):
            self._mark_focus()
        widget.grab(position)
        self._mark_children(widget)

    def _bar_at(self, position: tuple[int, int]) -> ScrollArea | None:
        return next((area for area in self._areas if area.on_bar(self.app.theme, position)), None)

    def _release(self, position: tuple[int, int] = (-1, -1)) -> None:
        widget, self._captured = self._captured, None
        if widget is None:
            return
        widget.pressed, widget.stale = False, True
        if not widget.enabled and widget.hit(position):
            self.refuse(widget.name)
        elif widget.hit(position) and widget.focusable:
            self.app.sound.play("ui_ok")
        widget.drop(position)

    def _turn_wheel(self, notches: float) -> None:
        self._set_ring(False)  # otherwise widgets added later would scroll back to the focus
        under = [area for area in self._areas if area.rect.collidepoint(self._pointer)]
        self._scroll(notches, under or self._areas[:1])

    def _scroll(self, notches: float, areas: list[ScrollArea] | None = None) -> None:
        """Scrolls these areas, or all of them, so that text without anything to focus can be read with the arrows."""
        for area in areas or self._areas:
            if area.wheel(self.app.theme, notches):
                self._mark_children(area)
                self._hover(self._pointer, aims=False)

    # Focus

    def _moved_focus(self, moved: bool) -> None:
        if moved:
            self.app.sound.play("ui_move")
        self._mark_focus()

    def _mark_focus(self, *, explains: bool = True) -> None:
        for widget in self.widgets:
            if widget.focused != (widget is self.focus.current):
                widget.focused, widget.stale = not widget.focused, True
        current = self.focus.current
        if current is not None and self.focus.visible:
            for area in self._areas:
                if area.reveal(self.app.theme, current):
                    self._mark_children(area)
            if explains:
                self._aim_tooltip(current.tooltip, current.rect, at_once=True)

    def _show_ring(self) -> None:
        self._set_ring(True)
        self._mark_focus()

    def _set_ring(self, visible: bool) -> None:
        if self.focus.visible != visible:
            self.focus.visible = visible
            if self.focus.current is not None:
                self.focus.current.stale = True

    # Tooltip and dirty areas

    def _aim_tooltip(self, text: str, source: pygame.Rect, *, at_once: bool) -> None:
        before = self.tooltip.rect
        self.tooltip.aim(text, source, at_once=at_once)
        self.mark_dirty(before if self.tooltip.rect is None else None)

    def _hide_tooltip(self) -> None:
        self.mark_dirty(self.tooltip.rect)
        self.tooltip.aim("", pygame.Rect(0, 0, 0, 0), at_once=False)

    def _mark_toasts(self) -> None:
        self.mark_dirty(self.toasts.bounds(self.app.theme))

    def _mark_children(self, widget: Widget) -> None:
        self.take_rows(widget)
        if isinstance(widget, ScrollArea) and widget.stale:
            self._hide_tooltip()
            self.mark_dirty(widget.rect)
