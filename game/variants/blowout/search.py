"""What a search asks of BLOWOUT!!! beside its rules: a quick key, and the calls made anew."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from game.variants.blowout.cards import DEFENSE, FACE, OFFENSE, SPECIAL_TEAMS

if TYPE_CHECKING:
    from game.variants.blowout.state import BlowoutState


def outline(state: BlowoutState, seat: int) -> Hashable:
    """What a search of that seat tells a decision by: what all see, and its own hand where it decides itself."""
    facts, decision = state.facts, state.decision
    own: tuple[int, ...] = ()
    if decision is not None and decision.seat == seat:
        decks = (OFFENSE, SPECIAL_TEAMS) if seat == facts.offense else (DEFENSE,)
        own = tuple(sorted([FACE[card] for deck in decks for card in state.hands[3 * seat + deck]]))
    return (astuple(facts), own, *map(len, state.draw_piles))


def undo_hidden_choices(state: BlowoutState, seat: int) -> BlowoutState:
    """The position before the offense's call, where that call is hidden from the seat; else the position itself."""
    if state.phase is not state.by_name["defense_call"] or seat == state.facts.offense:
        return state
    before = state.clone()
    before.call, before.phase = "", state.by_name["offense_call"]
    return before
