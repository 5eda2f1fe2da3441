"""The base class of all decision points: what may be chosen at one point of a rulebook, and what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from game.contract import BadPosition, Decision, Emit, Target

B = TypeVar("B")


class DecisionPoint(Generic[B]):
    """One decision point of a rulebook, for a board of type ``B``.

    The :class:`~game.contract.Decision` of each seat is created in advance, because it is requested so often.
    """

    name: str
    """The name of the phase in the rulebook."""
    clause: str
    seats: ClassVar[int] = 2
    by_name: ClassVar[dict[str, Any]]
    """All decision points of the variant by name, so that one phase can enter another without importing it."""
    codes: ClassVar[Sequence[str]]
    """The code of each card id."""
    covert = False
    quiet = True
    binding = False
    """See the fields of :class:`~game.contract.Decision`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in vars(cls):
            cls.by_name[cls.name] = cls()

    def __init__(self) -> None:
        self.decisions = self.ready_made()

    def ready_made(self, group: str = "", gesture: str = "") -> tuple[Decision, ...]:
        """Returns the decision of each seat, for a group and a gesture."""
        what = (self.name, self.clause, self.covert, self.quiet, group, gesture, self.binding)
        return tuple(Decision(seat, *what) for seat in range(self.seats))

    def decision(self, state: B, /) -> Decision:
        """Returns the decision that the match waits for."""
        raise NotImplementedError

    def legal_actions(self, state: B, /) -> list[Any]:
        """Returns all choices in a fixed order."""
        raise NotImplementedError

    def apply(self, state: B, action: Any, emit: Emit, /) -> None:
        """Applies one choice and emits the events."""
        raise NotImplementedError

    def why_not(self, state: B, source: int | None, target: Target | None, chosen: Sequence[int], /) -> str | None:
        """Returns why no choice uses these cards (last clicked first) or goes to that place, or None if one does."""
        seat, cards = self.decision(state).seat, [*chosen] if source is None else [source, *chosen]
        wanted = Counter([self.codes[card] for card in cards])
        for action in self.legal_actions(state):
            sources, place = action.pick(seat)
            fits = wanted <= Counter([each.code for each in sources]) if cards else place and not sources
            if fits and target in (None, place):
                return None
        return self.refusal(state, cards, target)

    def refusal(self, state: B, cards: Sequence[int], target: Target | None, /) -> str | None:
        """Returns the reason once it is known that no choice uses them."""
        raise NotImplementedError

    def check(self, state: B, /) -> None:
        """Raises BadPosition if the state cannot be at this point."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")
