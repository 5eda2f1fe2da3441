"""A question over what is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.shell.page import PageScene
from scenes.ui.button import Button, Kind
from scenes.ui.choice import Toggle
from scenes.ui.panel import Heading, Panel, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["Answer", "Dialog"]

Answer = tuple[str, Callable[[], object]]
"""A button's label, and what it does after the dialog has closed."""


class Dialog(PageScene):
    """Asks one question; Escape gives the last answer, which therefore is the harmless one."""

    opaque = False

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        answers: Sequence[Answer],
        *,
        focus: str | None = None,
        accent: str = "home",
        dont_ask: Callable[[], object] | None = None,
    ) -> None:
        """``dont_ask`` is called, before the answer is carried out, where the player wants no such question again."""
        super().__init__(app)
        self.title, self.text, self.answers, self.accent = title, text, list(answers), accent
        self.first_focus = focus or self.answers[-1][0]
        self._dont_ask, self._silence = dont_ask, False

    def compose(self) -> None:
        theme = self.app.theme
        width = min(theme.px(620), theme.size[0] - theme.px(40))
        pad = theme.px(32)
        inner = width - 2 * pad
        heading, paragraph = Heading(self.title, accent=self.accent), Paragraph(self.text)
        heights = heading.measure(theme, inner), paragraph.measure(theme, inner)
        extra = theme.px(64) if self._dont_ask else 0
        total = sum(heights) + theme.px(20 + 28 + 50) + extra + 2 * pad
        box = pygame.Rect((theme.size[0] - width) // 2, (theme.size[1] - total) // 2, width, total)
        self.add(Panel(fill="ink800", border="line500", accent=self.accent), box)
        y = box.top + pad
        self.add(heading, pygame.Rect(box.left + pad, y, inner, heights[0]))
        y += heights[0] + theme.px(20)
        self.add(paragraph, pygame.Rect(box.left + pad, y, inner, heights[1]))
        y += heights[1] + theme.px(28)
        if self._dont_ask:
            toggle = Toggle("Don't ask again", self._silence, self._set_silence, zone="dialog")
            self.add(
                toggle, pygame.Rect(box.left + pad - theme.px(12), y - theme.px(10), inner + theme.px(12), theme.px(48))
            )
            y += extra
        self._add_answers(pygame.Rect(box.left + pad, y, inner, theme.px(50)))

    def _add_answers(self, row: pygame.Rect) -> None:
        theme = self.app.theme
        gap = theme.px(12)
        width = (row.width - gap * (len(self.answers) - 1)) // len(self.answers)
        for index, (label, _) in enumerate(self.answers):
            kind: Kind = "primary" if label == self.first_focus else "secondary"
            answer = partial(self._answer, index)
            button = Button(label, answer, kind=kind, center=True, zone="dialog", accent=self.accent)
            self.add(button, pygame.Rect(row.left + index * (width + gap), row.top, width, row.height))

    def _set_silence(self, value: bool) -> None:
        self._silence = value

    def _answer(self, index: int) -> None:
        self.app.stack.pop()
        if self._silence and self._dont_ask:
            self._dont_ask()
        self.answers[index][1]()

    def cancel(self) -> None:
        """Gives the last answer."""
        self.app.sound.play("ui_back")
        self._silence = False
        self._answer(len(self.answers) - 1)
