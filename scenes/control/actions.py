"""What a game says of the actions that a player is offered. What a game leaves out is done as here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from game.contract import Action, Decision, View

V = TypeVar("V", bound=View)
"""What a seat knows of a match of the game."""


class Doubt(NamedTuple):
    """A question before an action that gives something away."""

    about: str
    """What it is about; by this it is remembered as one that is not to be asked again."""
    text: str
    answer: str = ""
    """What the button that does it says, where the action's own words would not fit."""
    betrays: bool = False
    """Whether that it is asked tells of cards that the action does not use."""


class Actions(Generic[V]):
    """The part of a game's table that draws nothing."""

    public = False
    """Whether people at one screen look on together, hands face down, but for what is chosen together in secret."""

    def asks(self, view: V) -> str:
        """What is asked of the viewer, in at most twelve words; empty for the words of the rules."""
        return ""

    def about_hand(self, view: V) -> bool:
        """Whether the decision is about cards of the hand, so that those which cannot be used are locked."""
        return True

    def needs_card(self, view: V, legal: Sequence[Action]) -> tuple[str, str] | None:
        """An act that has its button before its card is picked: what it is called, and what it asks for."""
        return None

    def recommended(self, view: V, legal: Sequence[Action]) -> tuple[Action, str] | None:
        """The answer whose button comes first, and why in a sentence; None for the first of the legal ones.

        It may know no more than the deciding seat.
        """
        return None

    def default_answer(self, view: V) -> Action | None:
        """What a decision that hides the hand is answered with as a rule, whatever the hand holds; None elsewhere.

        It is always legal, and one press of the key that commits does it.
        """
        return None

    def doubt(self, action: Action, view: V, legal: Sequence[Action]) -> Doubt | None:
        """What to ask before an action that gives something away, or None."""
        return None

    def limit(self, view: V, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds that the viewer has for the decision, and what happens after them; None without a clock."""
        return None

    def leaves_open(self, action: Action) -> bool:
        """Whether the same decision goes on after the action, as after a timeout."""
        return False

    def begins(self, decision: Decision) -> bool:
        """Whether a play begins with a decision: what came before it is shown by itself."""
        return False

    def goes_on(self, decision: Decision) -> bool:
        """Whether a decision goes on with what was just done, so that nobody rests before it.

        It may not depend on what the seat can choose, which its rest would tell.
        """
        return False

    def settled(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """What a person has settled already, by an option of the match or by an earlier choice: a step, or a gesture.

        Empty where the person is asked. ``view`` is that of the deciding seat.
        """
        return ()

    def was_settled(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """The same of a decision that is looked back at: what its seat chose there itself was not settled before."""
        return self.settled(view, legal)

    def goes_back(self, view: V) -> None:
        """The match goes back to a decision: what the seat of ``view`` chose there, or later, is to be forgotten."""

    def conceals(self, view: V) -> bool:
        """Whether a seat sees what others at the screen must not see while they look on at what it has chosen."""
        return False
