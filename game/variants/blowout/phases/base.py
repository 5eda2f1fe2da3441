"""The base class of BLOWOUT!!!'s decision points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import Decision, Target
from game.phase import DecisionPoint
from game.variants.blowout.zones import BlowoutZones


class BlowoutPhase(DecisionPoint[BlowoutZones]):
    """A decision point of this game."""

    by_name = {}
    refuse: Callable[[BlowoutZones, int, int | None, Target | None, Sequence[int]], str | None]
    """Returns why a seat cannot use a card or choose a place now, or None if it can."""

    groups: tuple[str, ...] = ("",)
    """The names of its group, used in turn, one for each snap."""
    on_offense = True
    """Whether the offense decides; else the defense."""

    def __init__(self) -> None:
        super().__init__()
        self.grouped = tuple(self.ready_made(group) for group in self.groups)

    def decision(self, state: BlowoutZones) -> Decision:
        return self.grouped[state.facts.snaps % len(self.groups)][self.seat(state)]

    def seat(self, state: BlowoutZones) -> int:
        """Returns the seat that decides."""
        offense = state.facts.offense
        return offense if self.on_offense else 1 - offense

    def why_not(
        self, state: BlowoutZones, source: int | None, target: Target | None, chosen: Sequence[int]
    ) -> str | None:
        return self.refuse(state, self.seat(state), source, target, chosen)
