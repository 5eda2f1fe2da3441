"""The hooks by which a game says more of its actions than the rules do. A game overrides what it does differently."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, NamedTuple, TypeVar

from game.contract import Action, Decision, View

V = TypeVar("V", bound=View)
"""What a seat knows of a match of the game."""


class Confirmation(NamedTuple):
    """A question that is asked before an action which gives something away."""

    about: str
    """The name under which "do not ask again" is remembered."""
    text: str
    answer: str = ""
    """The label of the button that does it; empty for the action's own words."""
    reveals_hand: bool = False
    """Whether asking it before others tells them of cards that the action does not use."""


class MenuCard(NamedTuple):
    """An action of a menu that is shown as the card it stands for."""

    code: str
    chance: float
    means: str
    """What the chance is that of, in a sentence that is said once of all of them."""


class Actions(Generic[V]):
    """The part of a game's table that draws nothing."""

    public = False
    """Whether people at one screen look on together with hands face down, except for simultaneous secret choices."""
    before_all: Collection[str] = ()
    """The kinds of decisions at which they do where it is not so throughout: what a seat alone knows has no part."""

    def asks(self, view: V) -> str:
        """The question to the viewer, in at most twelve words; empty for the words of the rules."""
        return ""

    def about_hand(self, view: V) -> bool:
        """Whether the decision is about cards of the hand, so that useless ones are dulled."""
        return True

    def needs_card(self, view: V, legal: Sequence[Action]) -> tuple[str, str] | None:
        """The label and request of an action whose button is shown before its card is picked; None without one."""
        return None

    def recommended(self, view: V, legal: Sequence[Action]) -> tuple[Action, str] | None:
        """The answer whose button comes first, with the reason; None for the first of the legal ones.

        It uses no more than the deciding seat knows.
        """
        return None

    def default_answer(self, view: V) -> Action | None:
        """The usual answer to a decision that hides the hand, whatever the hand holds; None for other decisions.

        It is always legal, and one press of the key that commits takes it.
        """
        return None

    def passes(self, view: V) -> Action | None:
        """What is done at a decision that leaves no choice by what everybody sees; None where there may be one.

        Nobody is asked then, and no computer rests: that tells of no hand.
        """
        return None

    def menu_card(self, action: Action, view: V) -> MenuCard | None:
        """The card as which an action of a menu is shown, with a chance; None for a plain button."""
        return None

    def confirmation(self, action: Action, view: V, legal: Sequence[Action]) -> Confirmation | None:
        """The question to ask before an action, or None."""
        return None

    def limit(self, view: V, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds that the viewer has, and the action that is taken after them; None without a clock."""
        return None

    def leaves_open(self, action: Action) -> bool:
        """Whether the same decision follows the action, as after a timeout."""
        return False

    def begins(self, decision: Decision) -> bool:
        """Whether a play begins with the decision, so that what came before is shown by itself."""
        return False

    def goes_on(self, decision: Decision) -> bool:
        """Whether the decision continues what was just done, so that a computer answers without a pause.

        It must not depend on the seat's choices, which the pause would tell.
        """
        return False

    def automatic_actions(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """The gesture that a person has settled already, by an option of the match or by an earlier choice.

        Empty if the person is asked. ``view`` is that of the deciding seat.
        """
        return ()

    def was_settled(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """The same for a decision in the past: not settled is what its seat chose there."""
        return self.automatic_actions(view, legal)

    def goes_back(self, view: V) -> None:
        """Forgets what the seat of ``view`` chose at a decision, and later, since the match goes back to it."""

    def lies_open(self, view: V) -> bool:
        """Whether nobody has a card that others at the screen may not see, so that no curtain falls before the seat."""
        return False

    def conceals(self, view: V) -> bool:
        """Whether the seat sees something that others at the screen must not see while its choice is shown."""
        return False
