"""Functions for the search: a quick key of a position, and the position before the secret calls."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from game.variants.blowout.cards import DEFENSE, FACE, OFFENSE, SPECIAL_TEAMS

if TYPE_CHECKING:
    from game.variants.blowout.state import BlowoutState


def outline(state: BlowoutState, seat: int) -> Hashable:
    """Returns a key of a decision: the public facts and, if the seat decides, its own hand."""
    facts, decision = state.facts, state.decision
    own: tuple[int, ...] = ()
    if decision is not None and decision.seat == seat:
        decks = (OFFENSE, SPECIAL_TEAMS) if seat == facts.offense else (DEFENSE,)
        own = tuple(sorted([FACE[card] for deck in decks for card in state.hands[3 * seat + deck]]))
    return (astuple(facts), own, *map(len, state.draw_piles))


def undo_hidden_choices(state: BlowoutState, seat: int) -> BlowoutState:
    """Returns the position before the offense's call if that is hidden from the seat, else the position."""
    if state.phase is not state.by_name["defense_call"] or seat == state.facts.offense:
        return state
    before = state.clone()
    before.call, before.phase = "", state.by_name["offense_call"]
    return before
