"""Parses the text forms of actions, as rulebooks, stored matches and tests write them."""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Action, IllegalAction

MAX_ECHOED = 60
"""Characters of an unknown text that an error message repeats."""
_HYPHENS = str.maketrans("–−", "--")
"""Reads an en dash or a minus sign as a hyphen."""


class ActionTexts:
    """Parses the actions of a game that can list all its actions in advance."""

    def __init__(self, actions: Iterable[Action], game: str) -> None:
        self._actions = {str(action): action for action in actions}
        self._game = game

    @property
    def every(self) -> list[Action]:
        """Returns all actions of the game."""
        return [*self._actions.values()]

    def __call__(self, text: str) -> Action:
        """Returns the action with a text form. Raises IllegalAction for any other text."""
        action = self._actions.get(text.translate(_HYPHENS))
        if action is None:
            raise IllegalAction(f"{text[:MAX_ECHOED]!r} is not an action of {self._game}")
        return action
