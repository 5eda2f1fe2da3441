"""The dialog with the names of the people at this screen. Each has separate statistics."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.clubs import LONGEST_NAME
from game.plain import plain
from saves.people import MOST
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Paragraph
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

TITLE, ADD = "Players", "Add a player"
WORDS = "Each has figures of their own. With two or more, who plays is chosen where a match is set up."
NEW = "Name of the new player"
NAMELESS = "A player needs a name."
ALIKE = "Two players cannot have the same name."


class Draft:
    """A name that is being edited. ``key`` is the person's id, or None for a new person."""

    def __init__(self, key: str | None, name: str) -> None:
        self.key, self.name = key, name

    @property
    def is_nobody(self) -> bool:
        """Whether it is a new person without a name."""
        return self.key is None and not plain(self.name, LONGEST_NAME)


class PeopleScene(PageScene):
    """Stores the names when Done is pressed. A new person without a name is ignored."""

    opaque = False
    first_focus = "Player 1"

    def __init__(self, app: App, done: Callable[[], object]) -> None:
        """``done`` is called after the names were stored."""
        super().__init__(app)
        self.drafts = [Draft(person.id, person.name) for person in app.people.everybody]
        self._done = done

    def compose(self) -> None:
        entries = [self._entry(number, draft) for number, draft in enumerate(self.drafts, 1)]
        buttons = [
            Button("Done", self._accept, kind="primary", center=True, zone="dialog", accent="firstDown"),
            Button(ADD, self._add, center=True, zone="dialog", enabled=len(self.drafts) < MOST),
            Button("Cancel", self.cancel, center=True, zone="dialog"),
        ]
        head: list[tuple[Widget, float]] = [(Heading(TITLE, accent="firstDown"), 14), (Paragraph(WORDS), 14)]
        self.add_dialog([*head, *((entry, 8.0) for entry in entries)], buttons, accent="firstDown")

    def _entry(self, number: int, draft: Draft) -> Widget:
        from scenes.ui.forms import TextEntry

        write = partial(setattr, draft, "name")
        return TextEntry(f"Player {number}", draft.name, write, limit=LONGEST_NAME, placeholder=NEW, zone="dialog",
                         accept=self._accept, selected=True)  # fmt: skip

    def _add(self) -> None:
        self.drafts.append(Draft(None, ""))
        self.recompose()
        self.focus.set(f"Player {len(self.drafts)}")
        self._show_ring()

    def _accept(self) -> None:
        """Stores all names, or shows why it cannot."""
        taken = [draft for draft in self.drafts if not draft.is_nobody]
        names = [plain(draft.name, LONGEST_NAME).casefold() for draft in taken]
        if "" in names or len({*names}) < len(names):
            self.app.sound.play("deny")
            self.toast(NAMELESS if "" in names else ALIKE, "info")
            return
        people = self.app.people
        people.call({draft.key: draft.name for draft in taken if draft.key is not None})
        for draft in taken:
            if draft.key is None:
                people.add(draft.name)
        self.app.stack.pop()
        self._done()
