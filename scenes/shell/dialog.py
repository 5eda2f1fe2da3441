"""A dialog: a question and its answers, shown over the current scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from scenes.shell.page import PageScene
from scenes.ui.button import Button, Kind
from scenes.ui.choice import Toggle
from scenes.ui.panel import Heading, Paragraph
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

LABEL_LINES = 3
"""Lines of an answer's label: an act names its card, which may be long."""
Answer = tuple[str, Callable[[], object]]
"""A button's label, and the function called after the dialog has closed."""


class Dialog(PageScene):
    """Asks one question. Escape gives the last answer, so that must be the harmless one."""

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
        """``dont_ask`` is called before the answer if the player ticked "Don't ask again"."""
        super().__init__(app)
        self.title, self.text, self.answers, self.accent = title, text, list(answers), accent
        self.first_focus = focus or self.answers[-1][0]
        self._dont_ask, self._silence = dont_ask, False

    def compose(self) -> None:
        parts: list[tuple[Widget, float]] = [(Heading(self.title, accent=self.accent), 20), (Paragraph(self.text), 16)]
        if self._dont_ask:
            parts.append((Toggle("Don't ask again", self._silence, self._set_silence, zone="dialog"), 8))
        self.add_dialog(parts, [*map(self._button, range(len(self.answers)))], accent=self.accent)

    def _button(self, index: int) -> Button:
        label, answer = self.answers[index][0], partial(self._answer, index)
        kind: Kind = "primary" if label == self.first_focus else "secondary"
        button = Button(label, answer, kind=kind, center=True, zone="dialog", accent=self.accent)
        button.max_label_lines = LABEL_LINES
        return button

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
