"""The base class of all decision points: legal actions, consequence and refusal of one choice of a rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from game.contract import BadPosition, Decision, Emit, Target

B = TypeVar("B")


class DecisionPoint(Generic[B]):
    """What may be chosen at one point of a rulebook, and what each choice does to a board of type ``B``.

    What a match waits for there is made ready once for every seat, as asking for it is the most frequent thing of all.
    """

    name: str
    """The phase's name in the rulebook."""
    clause: str
    seats: ClassVar[int] = 2
    by_name: ClassVar[dict[str, Any]]
    """Every decision point of the variant by its name: what leads to one need not import it."""
    codes: ClassVar[Sequence[str]]
    """The code of each card id."""
    covert = False
    quiet = True
    binding = False
    """These three are what :class:`~game.contract.Decision` says of them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in vars(cls):
            cls.by_name[cls.name] = cls()

    def __init__(self) -> None:
        self.decisions = self.ready_made()

    def ready_made(self, group: str = "", gesture: str = "") -> tuple[Decision, ...]:
        """Its decision for each seat, in that group and as a step of that gesture."""
        what = (self.name, self.clause, self.covert, self.quiet, group, gesture, self.binding)
        return tuple(Decision(seat, *what) for seat in range(self.seats))

    def decision(self, state: B, /) -> Decision:
        """What the match waits for."""
        raise NotImplementedError

    def legal_actions(self, state: B, /) -> list[Any]:
        """Every choice, in a fixed order."""
        raise NotImplementedError

    def apply(self, state: B, action: Any, emit: Emit, /) -> None:
        """Carries out one of them and tells what happens."""
        raise NotImplementedError

    def why_not(self, state: B, source: int | None, target: Target | None, chosen: Sequence[int], /) -> str | None:
        """Why no choice uses these cards, the last clicked first, or goes to that place; None if one does."""
        seat, cards = self.decision(state).seat, [*chosen] if source is None else [source, *chosen]
        wanted = Counter([self.codes[card] for card in cards])
        for action in self.legal_actions(state):
            sources, place = action.pick(seat)
            fits = wanted <= Counter([each.code for each in sources]) if cards else place and not sources
            if fits and target in (None, place):
                return None
        return self.refusal(state, cards, target)

    def refusal(self, state: B, cards: Sequence[int], target: Target | None, /) -> str | None:
        """The same, once it is known that no choice does."""
        raise NotImplementedError

    def check(self, state: B, /) -> None:
        """Raises BadPosition where the state cannot be at this point."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")
