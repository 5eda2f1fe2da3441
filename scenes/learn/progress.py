"""The player's progress in the lessons, stored in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lesson import Chapter

if TYPE_CHECKING:
    from scenes.shell.app import App


class Progress:
    """Reads and stores the lessons done, and the steps at which other lessons were left."""

    def __init__(self, app: App) -> None:
        self.app = app

    def place(self, chapter: Chapter) -> int:
        """Returns the step at which to continue a lesson: the last stop up to the stored step."""
        stored = self.app.settings.lesson_steps.get(chapter.name, 0)
        return max((place for place in chapter.stops if place <= stored), default=0)

    def store(self, chapter: Chapter, place: int) -> None:
        """Stores the step at which the player is."""
        if self.app.settings.lesson_steps.get(chapter.name, 0) != place:
            self.app.change(lesson_steps={**self.app.settings.lesson_steps, chapter.name: place})

    def close(self, chapter: Chapter, *, done: bool) -> None:
        """Stores that a lesson is done, or skipped if not ``done``. The next time it starts from its beginning."""
        settings = self.app.settings
        steps = {name: place for name, place in settings.lesson_steps.items() if name != chapter.name}
        learned = [name for name in settings.learned if name != chapter.name] + [chapter.name] * done
        self.app.change(lesson_steps=steps, learned=learned, learn_first=False)
