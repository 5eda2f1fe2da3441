"""A scene made of widgets: it places them, walks them with mouse and keys, and repaints only what changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

import pygame

from scenes.shell.scene import Scene
from scenes.ui.bubble import Toasts, Tooltip
from scenes.ui.dirty import merged
from scenes.ui.focus import Focus
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["PageScene"]

W = TypeVar("W", bound=Widget)

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class PageScene(Scene):
    """Subclasses fill ``compose`` with calls of ``add``; what they show comes from their own fields each time.

    ``recompose`` builds the page anew after such a field changed; focus and scrolling stay where they were.
    """

    first_focus: str | None = None
    """The name of the widget that has the focus at first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.widgets: list[Widget] = []
        self.focus = Focus()
        self.tooltip = Tooltip()
        self.toasts = Toasts()
        self._dirty: list[pygame.Rect] = []
        self._all = True
        self._captured: Widget | None = None
        self._scrolled: dict[str, int] = {}
        self._pointer = (-1, -1)

    # What subclasses provide

    def compose(self) -> None:
        """Adds the widgets of the page for the window and the settings as they are."""

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paints what lies below the widgets; the surface is clipped to ``area``."""
        if self.opaque or self.under is None:
            surface.fill(self.app.theme.color("ink900"), area)
        else:
            surface.blit(self.under, area, area)

    def cancel(self) -> None:
        """The player wants back: by Escape, or Backspace."""
        self.app.sound.play("ui_back")
        self.app.stack.pop()

    def command(self, command: str) -> bool:
        """A command that no widget took; True where the scene did something."""
        return False

    # What subclasses use

    def add(self, widget: W, rect: pygame.Rect) -> W:
        """Puts a widget on the page at a place in window pixels; gives it back."""
        widget.rect = rect
        self.widgets.append(widget)
        return widget

    def add_scroll(self, area: ScrollArea, rect: pygame.Rect, widgets: list[Widget]) -> ScrollArea:
        """Puts a scroll area on the page with its widgets in it."""
        self.add(area, rect)
        area.arrange(self.app.theme, widgets, self._scrolled.get(area.name, 0))
        self.widgets.extend(widgets)
        return area

    def recompose(self) -> None:
        """Builds the page anew from what the scene knows now."""
        held = self._captured.name if self._captured else None
        lit = {(widget.name, widget.zone): widget.glow for widget in self.widgets if widget.glow}
        for widget in self.widgets:
            if isinstance(widget, ScrollArea):
                self._scrolled[widget.name] = widget.offset
            widget.close()
        self.widgets = []
        self.compose()
        for widget in self.widgets:
            widget.glow = lit.get((widget.name, widget.zone), 0.0)
        self.focus.rebuild([widget for widget in self.widgets if widget.focusable], self.first_focus)
        self._captured = next((widget for widget in self.widgets if held and widget.name == held), None)
        self.tooltip.aim("", pygame.Rect(0, 0, 0, 0), at_once=False)
        self._mark_focus()
        self._hover(self._pointer)
        self._all = True

    def soil(self, *rects: pygame.Rect) -> None:
        """Asks for places to be painted anew in the next frame."""
        self._dirty.extend(rects)

    def find(self, name: str) -> Widget | None:
        """The widget of that name, those that can be pressed first."""
        named = [widget for widget in self.widgets if widget.name == name]
        return next((widget for widget in named if widget.focusable), named[0] if named else None)

    def toast(self, text: str, glyph: str = "info") -> None:
        """Shows a short notice."""
        self._soil_toasts()
        self.toasts.add(text, glyph)
        self._soil_toasts()

    # The scene

    def layout(self) -> None:
        self.recompose()

    def resume(self) -> None:
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
        if self.tooltip.update(dt, self.app.theme) and self.tooltip.rect:
            self.soil(self.tooltip.rect)
        shown = self.toasts.bounds(self.app.theme)
        if self.toasts.update(dt) and shown:
            self.soil(shown)

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

    def _stale_places(self) -> Iterable[pygame.Rect]:
        theme = self.app.theme
        for widget in self.widgets:
            if widget.stale:
                bounds = widget.bounds(theme)
                yield bounds.clip(widget.clip) if widget.clip else bounds

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
        current = self.focus.current
        return isinstance(current, Widget) and current.reads(event)

    def _take_key(self, event: pygame.Event) -> None:
        current = self.focus.current
        if isinstance(current, Widget) and current.key(event):
            return
        if event.type != pygame.KEYDOWN:
            return
        command = self.app.keys.command_of(event)
        if command is None:
            return
        if command in ARROWS:
            self._walk(*ARROWS[command])
        elif command in ("next_zone", "previous_zone"):
            self._show_ring()
            self._moved_focus(self.focus.next_zone(1 if command == "next_zone" else -1))
        elif command == "commit":
            self._commit()
        elif not self.command(command):
            self._take_common(command)

    def _take_common(self, command: str) -> None:
        """The commands that mean the same on every page."""
        app = self.app
        if command == "cancel":
            self.cancel()
        elif command == "mute":
            app.change(mute=not app.settings.mute)
            self.toast(
                "Sound off" if app.settings.mute else "Sound on", "sound_off" if app.settings.mute else "sound_on"
            )
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
        """A widget that cannot be pressed was; a bubble beside it says why."""
        self.app.sound.play("deny")
        widget = self.find(name)
        if widget and widget.refusal:
            self._aim_tooltip(widget, at_once=True, text=widget.refusal)

    def _move_pointer(self, position: tuple[int, int]) -> None:
        self._pointer = position
        if self._captured is not None:
            self._captured.drag(position)
            self._soil_children(self._captured)
        self._hover(position)

    def _hover(self, position: tuple[int, int]) -> None:
        over = self._widget_at(position)
        for widget in self.widgets:
            if widget.hovered != (widget is over):
                widget.hovered = widget is over
                widget.stale = True
                if widget.hovered and self.app.settings.hover_tick:
                    self.app.sound.play("ui_move")
        if over is not None:
            self._aim_tooltip(over, at_once=False)
        elif not self.focus.visible:
            self._hide_tooltip()

    def _widget_at(self, position: tuple[int, int]) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.focusable and w.hit(position)), None)

    def _press_pointer(self, position: tuple[int, int]) -> None:
        self._pointer = position
        self._soil_toasts()
        if self.toasts.dismiss(self.app.theme, position):
            return
        widget = self._widget_at(position) or self._bar_at(position)
        if widget is None:
            return
        self._set_ring(False)
        self._captured, widget.held, widget.stale = widget, True, True
        if self.focus.set(widget):
            self._mark_focus()
        widget.grab(position)
        self._soil_children(widget)

    def _bar_at(self, position: tuple[int, int]) -> ScrollArea | None:
        areas = [widget for widget in self.widgets if isinstance(widget, ScrollArea)]
        return next((area for area in areas if area.on_bar(self.app.theme, position)), None)

    def _release(self, position: tuple[int, int] = (-1, -1)) -> None:
        widget, self._captured = self._captured, None
        if widget is None:
            return
        widget.held, widget.stale = False, True
        if not widget.enabled and widget.hit(position):
            self.refuse(widget.name)
        elif widget.hit(position) and widget.focusable:
            self.app.sound.play("ui_ok")
        widget.drop(position)

    def _turn_wheel(self, notches: float) -> None:
        areas = [widget for widget in self.widgets if isinstance(widget, ScrollArea)]
        self._scroll(notches, [area for area in areas if area.rect.collidepoint(self._pointer)] or areas[:1])

    def _scroll(self, notches: float, areas: list[ScrollArea] | None = None) -> None:
        """Scrolls areas, or all of them: what has nothing left to focus is still to be read with the arrows."""
        for area in areas or [widget for widget in self.widgets if isinstance(widget, ScrollArea)]:
            if area.wheel(self.app.theme, notches):
                self._soil_children(area)
                self._hover(self._pointer)

    # Focus

    def _moved_focus(self, moved: bool) -> None:
        if moved:
            self.app.sound.play("ui_move")
        self._mark_focus()

    def _mark_focus(self) -> None:
        for widget in self.widgets:
            if widget.focused != (widget is self.focus.current):
                widget.focused = widget is self.focus.current
                widget.stale = True
        current = self.focus.current
        if isinstance(current, Widget) and self.focus.visible:
            for area in self.widgets:
                if isinstance(area, ScrollArea) and area.reveal(self.app.theme, current):
                    self._soil_children(area)
            self._aim_tooltip(current, at_once=True)

    def _show_ring(self) -> None:
        self._set_ring(True)
        self._mark_focus()

    def _set_ring(self, visible: bool) -> None:
        if self.focus.visible != visible:
            self.focus.visible = visible
            if isinstance(self.focus.current, Widget):
                self.focus.current.stale = True

    # Bubbles and places

    def _aim_tooltip(self, widget: Widget, *, at_once: bool, text: str | None = None) -> None:
        before = self.tooltip.rect
        self.tooltip.aim(widget.tooltip if text is None else text, widget.rect, at_once=at_once)
        if before and self.tooltip.rect is None:
            self.soil(before)

    def _hide_tooltip(self) -> None:
        if self.tooltip.rect:
            self.soil(self.tooltip.rect)
        self.tooltip.aim("", pygame.Rect(0, 0, 0, 0), at_once=False)

    def _soil_toasts(self) -> None:
        bounds = self.toasts.bounds(self.app.theme)
        if bounds:
            self.soil(bounds)

    def _soil_children(self, widget: Widget) -> None:
        if isinstance(widget, ScrollArea) and widget.stale:
            self._hide_tooltip()
            self.soil(widget.rect)
