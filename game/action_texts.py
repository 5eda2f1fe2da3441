"""The text forms of actions, as rulebooks, stored matches and tests write them."""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Action, IllegalAction

LONGEST = 60
"""Characters of an unknown text that a message repeats."""
_TYPED = str.maketrans("–−", "--")
"""An en dash or a minus sign may stand for a hyphen."""


class ActionTexts:
    """Reads the text forms of the actions of a game, all of which are known beforehand."""

    def __init__(self, actions: Iterable[Action], game: str) -> None:
        self._actions = {str(action): action for action in actions}
        self._game = game

    @property
    def every(self) -> list[Action]:
        """All actions of the game."""
        return [*self._actions.values()]

    def __call__(self, text: str) -> Action:
        """The action of a text form. Raises IllegalAction for any other text."""
        action = self._actions.get(text.translate(_TYPED))
        if action is None:
            raise IllegalAction(f"{text[:LONGEST]!r} is not an action of {self._game}")
        return action
