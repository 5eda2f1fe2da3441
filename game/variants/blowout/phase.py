"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import Decision, Emit, Target
from game.variants.blowout.zones import BlowoutZones


class BlowoutPhase:
    """A name, a clause, and ready-made decisions for both seats."""

    name: str
    clause: str
    covert = False
    quiet = True
    binding = False
    groups: tuple[str, ...] = ("",)
    """The names of its group, in turn with every snap."""
    on_offense = True
    """Whether the offense decides, or the defense."""

    def __init__(self) -> None:
        what = (self.name, self.clause, self.covert, self.quiet)
        self.decisions = tuple(
            tuple(Decision(seat, *what, group=group, binding=self.binding) for seat in (0, 1)) for group in self.groups
        )
        BY_NAME[self.name] = self

    def decision(self, state: BlowoutZones) -> Decision:
        return self.decisions[state.facts.snaps % len(self.groups)][self.seat(state)]

    def seat(self, state: BlowoutZones) -> int:
        """Who decides."""
        offense = state.facts.offense
        return offense if self.on_offense else 1 - offense

    def legal_actions(self, state: BlowoutZones) -> list[Any]:
        raise NotImplementedError

    def apply(self, state: BlowoutZones, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def why_not(
        self, state: BlowoutZones, card: int | None, target: Target | None, chosen: Sequence[int]
    ) -> str | None:
        """Why the deciding seat cannot use the card now, or choose the place, or None if it can."""
        raise NotImplementedError

    def check(self, state: BlowoutZones) -> None:
        """Raises BadPosition where the state cannot be in this phase."""
        raise NotImplementedError


BY_NAME: dict[str, BlowoutPhase] = {}
"""Every phase by its name."""
