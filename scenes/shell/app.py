"""The context that scenes get: window, look, settings, sound, saves, and routes to other scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from saves.paths import DataFolder
from saves.people import People
from saves.settings import Settings, SettingsStore
from scenes.shell.scene import Scene, SceneStack
from scenes.shell.sound import Sound
from scenes.shell.window import WINDOWED_SIZE, Window
from scenes.ui.keys import Keys
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from saves.archive import Saves

PACES = {"relaxed": 1.5, "normal": 1.0, "fast": 0.5, "turbo": 0.25, "instant": 0.0}
"""Factor on all durations, for each value of the setting ``speed``."""


class Unfinished(Protocol):
    """An unfinished match, described for the menu."""

    @property
    def variant(self) -> str:
        """The name of its game."""

    @property
    def title(self) -> str:
        """The title of its game."""

    @property
    def score(self) -> str:
        """Both clubs with their points."""

    @property
    def period(self) -> str:
        """The period that it has reached."""

    @property
    def others(self) -> int:
        """The number of other unfinished matches."""


class KeepsMatches(Protocol):
    """What the app itself needs of the saved matches. Pages that list matches use ``App.archive``."""

    def flush(self) -> None:
        """Waits until everything is written to the disk."""

    def unfinished(self) -> Unfinished | None:
        """Returns the newest unfinished match, which the menu's Continue opens."""


class App:
    """The context handed to all scenes."""

    def __init__(
        self,
        folder: DataFolder,
        *,
        launch: Any = None,
        saves: KeepsMatches | None = None,
        size: tuple[int, int] = WINDOWED_SIZE,
    ) -> None:
        """Opens the window, ``size`` pixels unless it is full screen. Raises DisplayUnavailable."""
        self.folder, self.launch, self.saves = folder, launch, saves
        self.archive: Saves | None = None
        """The saved matches, for scenes that list them; None if this app has none."""
        self._store = SettingsStore(folder)
        self.settings: Settings = self._store.load()
        self.people = People(folder)
        self.window = Window(size, fullscreen=self.settings.display_mode == "fullscreen")
        self.theme = Theme(self.window.size)
        self._look: tuple[tuple[int, int], bool, int, str] | None = None
        self._apply_look()
        self.sound = Sound(self.settings)
        self.keys = Keys(self.settings.keys)
        self.stack = SceneStack(self)
        self.routes: dict[str, Callable[..., Scene]] = {}
        """Scene factories by name, for callers that may not import the scene: ``new_match``, ``continue``, ..."""
        self.notices: list[str] = []
        """Sentences that the menu shows once."""
        self.now = 0.0
        """Seconds since the start, summed up from updates."""
        self.shown = False
        """Whether a frame was shown since the window's size last changed."""
        self.by_keys = False
        """Whether the last input was a key, so that a new scene shows its focus."""
        self.running = True
        self._later_work: list[tuple[float, Callable[[], object]]] = []

    @property
    def screen(self) -> pygame.Surface:
        """The window's surface, in native pixels."""
        return self.window.surface

    @property
    def player(self) -> str:
        """Returns the id of the person who plays now."""
        return self.people.known(self.settings.person)

    @property
    def pace(self) -> float:
        """Factor on all durations; 0 at Instant."""
        return PACES[self.settings.speed]

    def change(self, **fields: Any) -> None:
        """Changes settings, stores them and applies them at once. Raises AttributeError for an unknown setting."""
        if fields.get("confirmations"):
            fields["silenced"] = []  # a player who turns questions on again gets all of them
        for name, value in fields.items():
            if name not in self.settings.__struct_fields__:
                raise AttributeError(f"there is no setting {name!r}")
            setattr(self.settings, name, value)
        self._store.save(self.settings)
        if "display_mode" in fields:
            self.window.set_fullscreen(self.settings.display_mode == "fullscreen")
        self.keys.remap(self.settings.keys)
        self.sound.refresh()
        self._apply_look()

    def notify(self, sentence: str) -> None:
        """Adds a sentence for the menu to show, unless it is already waiting."""
        if sentence not in self.notices:
            self.notices.append(sentence)

    def take_notices(self) -> list[str]:
        """Returns and clears the waiting notices."""
        for told in (self._store.notices, self.people.notices):
            while told:  # one at a time, as the writer's thread may add another meanwhile
                self.notify(told.pop(0))
        if self.sound.notice:
            self.notify(self.sound.notice)
            self.sound.notice = None
        taken, self.notices = self.notices, []
        return taken

    def when_idle(self, work: Callable[[], object], after: float = 0.0) -> None:
        """Calls ``work`` after a frame was shown and ``after`` seconds have passed: for work that delays frames."""
        self._later_work.append((self.now + after, work))

    def go(self, route: str, *arguments: Any, replace: bool = False) -> bool:
        """Opens the scene of a route. Returns False if there is no such route."""
        make = self.routes.get(route)
        if make is None:
            return False
        scene = make(*arguments)
        (self.stack.replace if replace else self.stack.push)(scene)
        return True

    def home(self) -> None:
        """Closes all scenes and opens the menu."""
        if "menu" in self.routes:
            self.stack.reset(self.routes["menu"]())
        else:
            self.quit()

    def quit(self) -> None:
        """Writes everything to the disk and ends the loop."""
        self.flush()
        self.running = False

    def flush(self) -> None:
        """Waits until everything is written to the disk."""
        if self.saves is not None:
            self.saves.flush()
        self._store.flush()
        self.people.flush()

    def _apply_look(self) -> None:
        settings, theme = self.settings, self.theme
        theme.patterns = settings.team_patterns
        wanted = (self.window.size, settings.theme == "high_contrast", settings.text_size, settings.team_colors)
        if wanted != self._look:
            self._look = wanted
            theme.apply(wanted[0], high_contrast=wanted[1], text_size=wanted[2], teams=wanted[3])
