"""The player's choice in the making: which cards are picked, and which legal actions they amount to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.contract import Action, State
from scenes.table.sprites import Sprite


class Choosing:
    """One decision of the player at this screen. It offers what the state offers, and nothing else."""

    def __init__(
        self,
        state: State,
        legal: Sequence[Action],
        codes_of: Callable[[Action], tuple[str, ...]],
        along: Callable[[Action], tuple[str, ...]],
    ) -> None:
        """``codes_of`` names the faces that an action uses, ``along`` those of them that it merely takes along."""
        self._state = state
        self.legal = tuple(legal)
        self._needs = [(action, Counter(codes_of(action))) for action in self.legal]
        self._starts = {code for action in self.legal for code in Counter(codes_of(action)) - Counter(along(action))}
        self.covert = state.decision is not None and state.decision.covert
        """Whether nothing may show if the hand holds an answer."""
        self.picked: list[Sprite] = []
        self.seconds = 0.0
        """How long the player has been asked."""

    def offers(self, menu_of: Callable[[Action], str | None]) -> list[tuple[str | None, list[Action]]]:
        """What the buttons offer: each action by itself, or those of one menu together.

        Those for the picked cards come first, those that need none after them.
        """
        found: list[tuple[str | None, list[Action]]] = []
        for action in (*self.candidates, *self.bare):
            menu = menu_of(action)
            together = next((actions for name, actions in found if menu is not None and name == menu), None)
            if together is None:
                found.append((menu, [action]))
            else:
                together.append(action)
        return found

    @property
    def candidates(self) -> list[Action]:
        """The actions that use exactly the picked cards."""
        picked = self._codes()
        return [action for action, codes in self._needs if codes and codes == picked]

    @property
    def bare(self) -> list[Action]:
        """The actions that use no card of the hand."""
        return [action for action, codes in self._needs if not codes]

    @property
    def uses_cards(self) -> bool:
        """Whether the decision is about cards of the hand at all."""
        return any(codes for _, codes in self._needs)

    def can_join(self, sprite: Sprite) -> bool:
        """Whether some action uses the picked cards and this one as well."""
        if sprite in self.picked or sprite.card is None:
            return False
        wanted = self._codes(sprite)
        return any(wanted <= codes for _, codes in self._needs)

    def usable(self, sprite: Sprite) -> bool:
        """Whether some action uses the card at all."""
        return sprite.card is not None and any(sprite.card.code in codes for _, codes in self._needs)

    def starts(self, sprite: Sprite) -> bool:
        """Whether the card plays something itself, and is not only taken along by another one."""
        return sprite.card is not None and sprite.card.code in self._starts

    def partners(self) -> list[str]:
        """The faces that would make an action of the picked cards, in the order in which they are offered."""
        picked = self._codes()
        missing = [codes - picked for _, codes in self._needs if picked < codes]
        return list(dict.fromkeys(code for codes in missing if codes.total() == 1 for code in codes))

    def pick(self, sprite: Sprite) -> str | None:
        """Picks a card, in the place of the others where it does not join them; says why not where it cannot be."""
        if self.can_join(sprite):
            self.picked.append(sprite)
            return None
        if self.usable(sprite):
            self.picked = [sprite]
            return None
        return self.why_not(sprite)

    def why_not(self, sprite: Sprite) -> str | None:
        """Why the card cannot be used now, as the rules say it."""
        return None if sprite.card_id is None else self._state.why_not(sprite.card_id)

    def choose(self, action: Action, hand: Sequence[Sprite]) -> None:
        """Picks the cards of an action, as a hint or a key does."""
        needs = next(codes for each, codes in self._needs if each == action).copy()
        self.picked = []
        for sprite in hand:
            if sprite.card and needs[sprite.card.code] > 0:
                needs[sprite.card.code] -= 1
                self.picked.append(sprite)

    def clear(self) -> None:
        """Puts all cards back."""
        self.picked = []

    def _codes(self, *more: Sprite) -> Counter[str]:
        return Counter(sprite.card.code for sprite in (*self.picked, *more) if sprite.card)
