"""The keys of search nodes: what a seat can distinguish, and nothing more."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import msgspec

from game.contract import Decision, State, View
from game.variant import Rules
from game.zones import Role, SeenBy

_ENCODE = msgspec.msgpack.Encoder().encode


class DecisionKey(NamedTuple):
    """The key of a decision, and the decider's view if it was created for the key, for reuse."""

    key: Hashable
    view: View | None


class Keys:
    """The keys of one search: at its own seat's decisions what that seat sees, elsewhere what is public.

    So an opponent's answer never depends on what the searching seat hides. A variant may supply a faster key, which may
    describe an opponent's hand roughly.
    """

    def __init__(self, rules: Rules, seat: int) -> None:
        self._seat = seat
        self._key = rules.key
        self._code_of = rules.code_of
        zones = rules.zones.values()
        live = [zone for zone in zones if zone.role not in (Role.SCORE, Role.OUT)]
        self._open = [zone.name for zone in live if zone.sight in (SeenBy.ALL, SeenBy.TOP)]
        self._mixed = [zone.name for zone in live if zone.sight is SeenBy.MIXED]

    def of(self, state: State, decision: Decision) -> DecisionKey:
        """Returns the key of the current decision in a sampled state."""
        if self._key is not None:
            return DecisionKey((decision.seat, decision.kind, self._key(state, self._seat)), None)
        view = state.view(decision.seat)
        if decision.seat == self._seat:
            return DecisionKey(_ENCODE(view), view)
        return DecisionKey(self._public(state, view, decision), view)

    def _public(self, state: State, theirs: View, decision: Decision) -> Hashable:
        """Returns the public facts, the face-up cards in play, and the number of cards in every zone."""
        zones = theirs.zones()
        shown = [self._faces(zones[name]) for name in self._open if name in zones]
        if self._mixed:
            ours = state.view(self._seat).zones()
            shown += [self._faces(_common(zones[name], ours[name])) for name in self._mixed if name in zones]
        counts = tuple([len(cards) for cards in zones.values()])
        return decision.seat, decision.kind, _ENCODE((theirs.points, state.facts)), tuple(shown), counts

    def _faces(self, cards: tuple[int | None, ...]) -> tuple[str | None, ...]:
        code_of = self._code_of
        return tuple([None if card is None else code_of(card) for card in cards])


def _common(cards: tuple[int | None, ...], others: tuple[int | None, ...]) -> tuple[int | None, ...]:
    return tuple([card if card == other else None for card, other in zip(cards, others, strict=True)])
