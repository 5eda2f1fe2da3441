"""How far a player has come in the lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lesson import Chapter

if TYPE_CHECKING:
    from scenes.shell.app import App


class Progress:
    """What stands in the settings: the lessons that were done, and the steps at which others were left."""

    def __init__(self, app: App) -> None:
        self.app = app

    def place(self, chapter: Chapter) -> int:
        """The step at which a lesson goes on: one at which the player can stand."""
        kept = self.app.settings.lesson_steps.get(chapter.name, 0)
        return max((place for place in chapter.stops if place <= kept), default=0)

    def stand(self, chapter: Chapter, place: int) -> None:
        """The player stands at a step."""
        if self.app.settings.lesson_steps.get(chapter.name, 0) != place:
            self.app.change(lesson_steps={**self.app.settings.lesson_steps, chapter.name: place})

    def close(self, chapter: Chapter, *, done: bool) -> None:
        """The lesson was done or skipped; it begins anew the next time."""
        settings = self.app.settings
        steps = {name: place for name, place in settings.lesson_steps.items() if name != chapter.name}
        learned = [name for name in settings.learned if name != chapter.name] + [chapter.name] * done
        self.app.change(lesson_steps=steps, learned=learned, learn_first=False)
