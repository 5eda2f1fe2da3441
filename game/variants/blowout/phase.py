"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Decision, Target
from game.phase import DecisionPoint
from game.variants.blowout.zones import BlowoutZones


class BlowoutPhase(DecisionPoint[BlowoutZones]):
    """A decision point of this game."""

    groups: tuple[str, ...] = ("",)
    """The names of its group, in turn with every snap."""
    on_offense = True
    """Whether the offense decides, or the defense."""

    def __init__(self) -> None:
        super().__init__()
        self.grouped = tuple(self.ready_made(group) for group in self.groups)
        BY_NAME[self.name] = self

    def decision(self, state: BlowoutZones) -> Decision:
        return self.grouped[state.facts.snaps % len(self.groups)][self.seat(state)]

    def seat(self, state: BlowoutZones) -> int:
        """Who decides."""
        offense = state.facts.offense
        return offense if self.on_offense else 1 - offense

    def why_not(
        self, state: BlowoutZones, card: int | None, target: Target | None, chosen: Sequence[int]
    ) -> str | None:
        """Why the deciding seat cannot use the card now, or choose the place, or None if it can."""
        raise NotImplementedError


BY_NAME: dict[str, BlowoutPhase] = {}
"""Every phase by its name."""
