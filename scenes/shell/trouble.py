"""The page shown after an unexpected error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App


class Trouble(PageScene):
    """Says what happened, that the match is saved, and where the log is."""

    fades = False
    first_focus = "Back to the menu"

    def __init__(self, app: App, error: BaseException) -> None:
        super().__init__(app)
        self.error = error

    def _texts(self) -> list[tuple[str, str]]:
        """Returns the paragraphs of the page, each with its color."""
        folder = self.app.folder
        kept = "Your match is saved up to your last decision; Continue on the menu opens it again."
        if not folder.writable:
            kept = f"Nothing could be saved, because {folder.path} cannot be written."
        what = str(self.error).strip() or "no more is known"
        return [
            ("The game met something that it was not made for, and stopped before it could do harm.", "chalk50"),
            (f"What happened: {type(self.error).__name__}, {what[:300]}", "chalk300"),
            (kept, "gain" if folder.writable else "loss"),
            (f"The details, for whoever looks into it, are in {folder.log}", "chalk300"),
        ]

    def compose(self) -> None:
        parts = [(Paragraph(text, color=color), 14) for text, color in self._texts()]
        buttons = [
            Button("Back to the menu", self.app.home, kind="primary", glyph="home"),
            Button("Quit", self.app.quit, glyph="exit"),
        ]
        heading = Heading("Something went wrong", accent="loss")
        self.add_dialog([(heading, 14), *parts], buttons, accent="loss", width=760)

    def cancel(self) -> None:
        """Opens the menu, as there is no scene to go back to."""
        self.app.home()
