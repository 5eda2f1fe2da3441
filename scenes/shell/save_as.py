"""The dialog that asks for the name of a save, and before a save is overwritten. Subclasses change its texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.plain import plain
from scenes.shell.dialog import Dialog
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App

LONGEST = 40
"""Longest name of a save, in letters."""
UNSAVABLE = "Nothing can be saved on this computer at the moment."


class SaveAs(PageScene):
    """Calls ``save`` with a name that is not empty. Asks first if a save of that name exists."""

    opaque = False
    first_focus = "Name"
    heading = "Save game as"
    words = "The match goes on. A named save stays until you delete it."
    missing = "Give the save a name first."
    taken = "There is a save called “{}”. Saving puts this match in its place."

    def __init__(self, app: App, suggestion: str, exists: Callable[[str], bool], save: Callable[[str], object]) -> None:
        super().__init__(app)
        self.name = suggestion[:LONGEST]
        self._exists, self._save = exists, save

    def compose(self) -> None:
        from scenes.ui.forms import TextEntry

        entry = TextEntry(
            "Name", self.name, self._write, limit=LONGEST, zone="dialog", accept=self._accept, selected=True
        )
        buttons = [
            Button("Save", self._accept, kind="primary", center=True, zone="dialog", accent="firstDown"),
            Button("Cancel", self.cancel, center=True, zone="dialog"),
        ]
        heading = Heading(self.heading, accent="firstDown")
        self.add_dialog([(heading, 18), (Paragraph(self.words), 14), (entry, 10)], buttons, accent="firstDown")

    def _write(self, text: str) -> None:
        self.name = text

    def _accept(self) -> None:
        name = plain(self.name, LONGEST)
        if not name:
            self.toast(self.missing, "info")
        elif self._exists(name):
            text = self.taken.format(name)
            answers = [("Overwrite", lambda: self._done(name)), ("Cancel", lambda: None)]
            self.app.stack.push(Dialog(self.app, "Overwrite?", text, answers, accent="loss"))
        else:
            self._done(name)

    def _done(self, name: str) -> None:
        self.app.stack.pop()
        self._save(name)
