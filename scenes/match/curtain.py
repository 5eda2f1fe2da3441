"""The curtain between the turns of two players at one screen. It hides the whole table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.hold import HoldButton
from scenes.ui.keys import PRESSING
from scenes.ui.panel import Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.shapes import sign
from scenes.ui.studio import paint_studio
from scenes.ui.team import TeamPlate, team_color
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from scenes.shell.app import App

MAX_EVENTS = 6
"""Largest number of sentences shown about what happened."""
WIDTH = 760
"""Width of the column in the middle, in units."""


class Curtain(PageScene):
    """Asks to pass the mouse to a seat, or says that its turn continues, and tells what happened.

    It opens only when its button is held or pressed twice. It never fades and never draws a part of the scene below,
    so no hand can be seen.
    """

    fades = False

    def __init__(
        self,
        app: App,
        names: Sequence[str],
        seat: int,
        happened: Sequence[str],
        on_open: Callable[[], None],
        stays: bool = False,
    ) -> None:
        """``happened`` are sentences that both players may read; the last six are shown.

        ``stays`` is True if the seat has just acted and continues, with cards that only it may see.
        ``on_open`` is called after the curtain has closed.
        """
        super().__init__(app)
        self.names, self.seat, self.happened = names, seat, [*happened][-MAX_EVENTS:]
        self._stays, self._on_open = stays, on_open
        twice = app.settings.curtain == "press_twice"
        self._button = HoldButton(
            "Press twice to see your cards" if twice else "Hold to see your cards",
            self._open,
            lambda event: app.keys.command_of(event) in PRESSING,
            twice=twice,
            detail=f"Only for {names[seat]}. Everybody else looks away.",
            key=app.keys.hint("commit"),
            accent=team_color(seat),
        )
        self.first_focus = self._button.name

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)
        bar = pygame.Rect(0, 0, self.app.theme.size[0], self.app.theme.px(8))
        surface.fill(self.app.theme.color(team_color(self.seat)), bar)

    def compose(self) -> None:
        theme = self.app.theme
        width = min(theme.px(WIDTH * theme.text_scale), theme.size[0] - theme.px(80))
        column = pygame.Rect((theme.size[0] - width) // 2, 0, width, theme.size[1])
        self._add_pause(theme)
        high = theme.px(84)
        foot = theme.size[1] - theme.px(44)
        self.add(self._button, pygame.Rect(column.left, foot - high, width, high))
        story = self._story_height(theme, width)
        room = foot - high - theme.px(28)
        top = self._add_name(theme, column, theme.px(40), room - story - theme.px(24) if story else room)
        if story:
            self._add_story(theme, pygame.Rect(column.left, top, width, room - top))

    def _add_pause(self, theme: Theme) -> None:
        if "pause" not in self.app.routes:
            return
        key = self.app.keys.hint("cancel")
        width = theme.px(110) + theme.measure("text", 18, "Pause", True)[0] + theme.measure("mono", 16, key)[0]
        button = Button("Pause", self.cancel, kind="quiet", glyph="pause", key=key, zone="pause")
        self.add(button, pygame.Rect(theme.size[0] - width - theme.px(24), theme.px(24), width, theme.px(48)))

    def _add_name(self, theme: Theme, column: pygame.Rect, top: int, bottom: int) -> int:
        """Adds whose turn it is, centered between ``top`` and ``bottom``. Returns the top of the room below."""
        line = theme.line_height("block", 34)
        high = min(max(bottom - top - line - theme.px(12), theme.px(96)), theme.px(170))
        y = top + max((bottom - top - line - theme.px(12) - high) // 2, 0)
        label = Label(
            "Still the turn of" if self._stays else "Pass to", face="block", size=34, color="chalk300", align="center"
        )
        self.add(label, pygame.Rect(column.left, y, column.width, line))
        size = 0.6 * high / (theme.u * theme.text_scale)
        name = TeamPlate(self.names[self.seat], self.seat, size=size, cut=22)
        plate = pygame.Rect(column.left, y + line + theme.px(12), column.width, high)
        self.add(name, plate)
        return plate.bottom + theme.px(24)

    def _story_height(self, theme: Theme, width: int) -> int:
        """Returns the preferred height of the panel about what happened, in pixels; 0 if nothing did."""
        if not self.happened:
            return 0
        inner = width - theme.px(32) - theme.px(32)
        lines = sum(Happening(text).measure(theme, inner) + theme.px(6) for text in self.happened)
        wanted = lines + theme.px(76) + theme.line_height("text", 17)
        return min(wanted, theme.px(360))

    def _add_story(self, theme: Theme, box: pygame.Rect) -> None:
        box.height = min(box.height, self._story_height(theme, box.width))
        self.add(Panel(border="ink700", accent=team_color(self.seat)), box)
        pad = theme.px(28)
        line = theme.line_height("text", 17)
        head = pygame.Rect(box.left + pad, box.top + theme.px(20), box.width - 2 * pad, line)
        self.add(Label("What happened:", bold=True), head)
        inner = pygame.Rect(box.left + theme.px(16), head.bottom + theme.px(4), box.width - theme.px(32), 0)
        inner.height = box.bottom - theme.px(14) - inner.top
        self.add_scroll(ScrollArea(gap=6), inner, [Happening(text) for text in self.happened])

    def resume(self) -> None:
        self._button.release()
        super().resume()

    def cancel(self) -> None:
        """Opens the pause. The hand stays hidden."""
        self._button.release()
        self.app.go("pause", *self.app.stack.scenes[-2:-1])

    def _open(self) -> None:
        self.app.sound.play("curtain")
        self.app.stack.pop()
        self._on_open()


class Happening(Paragraph):
    """One sentence about what happened, with a dot before it."""

    def __init__(self, text: str) -> None:
        super().__init__(text, color="chalk50")

    def _width(self, theme: Theme, width: int) -> int:
        return width - theme.px(26)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        side, line = theme.px(14), theme.line_height("text", 17)
        surface.blit(sign(theme, "dot", side, "line500"), (self.rect.left, self.rect.top + (line - side) // 2))
        rect = self.rect
        self.rect = rect.move(theme.px(26), 0)
        super().draw(surface, theme)
        self.rect = rect
