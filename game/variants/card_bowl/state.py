"""A position of Card Bowl with all that the contract asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from game.contract import Action, Event, Result, Target
from game.documents import Documents
from game.variants.card_bowl import document, invariants, phases, refusals, view as views, worded
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import BallMoved, Pause, PlayPaused
from game.variants.card_bowl.pauses import pause_at
from game.variants.card_bowl.phases.periods import result_of


class CardBowlState(Board):
    """The whole board, hidden cards included."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = phases.base.BY_NAME

    def to_words(self) -> dict[str, Any]:
        return worded.in_words(self.to_dict())

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return None if self.phase is not None else result_of(self.facts)

    @property
    def pause(self) -> Pause:
        """What is public of the play at the decision."""
        return pause_at(self.phase.name if self.phase else "", self)

    def apply(self, action: Action) -> list[Event]:
        before, events = self.pause, super().apply(action)
        after = self.pause
        if after != before or any(isinstance(event, BallMoved) for event in events):
            events.append(PlayPaused(clause=events[-1].clause if events else "CB-34", pause=after))
        return events

    def view(self, seat: int) -> views.CardBowlView:
        """Returns all that ``seat`` may know, and nothing else."""
        return views.seen_by(self, seat)

    def why_not(self, source: int | None, target: Target | None = None, chosen: Sequence[int] = ()) -> str | None:
        """Returns why that card, or place, cannot be chosen now; None if it can."""
        return refusals.why_not(self, source, target, chosen)

    def check(self) -> None:
        """Raises BadPosition where an invariant is broken."""
        invariants.check(self)
