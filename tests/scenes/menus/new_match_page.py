"""A pilot at the page of a new match."""

from pathlib import Path
from typing import Any, Self

from scenes.control.setup import Setup
from scenes.menus.new_match import NewMatch
from tests.scenes.pilot import Pilot


class Page(Pilot):
    """A pilot at New match, and the setups that were kicked off."""

    started: list[Setup]

    @classmethod
    def at(cls, folder: Path, variant: str = "jukem", **look: Any) -> Self:
        started: list[Setup] = []
        page = cls.start(folder, lambda app: NewMatch(app, variant, started.append), **look)
        page.started = started
        return page

    def kick_off(self) -> Setup:
        """Kicks off, and gives the setup that was started."""
        self.click("Kick off")
        return self.started[-1]

    def open(self) -> Self:
        """Opens the options."""
        self.click("Options")
        return self

    def refused(self, focus: str) -> str:
        """Tries to kick off, and gives the words that tell why not; the focus is where that is mended."""
        self.click("Kick off")
        assert (self.started, self.focused) == ([], focus)
        return str(self.scene.toasts.texts[0])
