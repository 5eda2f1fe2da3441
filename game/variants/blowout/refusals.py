"""Explains why a card or a place cannot be chosen, with the rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Target
from game.field import DOWNS, ordinal_down
from game.variants.blowout.cards import (
    BY_CODE,
    CODE,
    DEFENSE,
    DEFENSE_CALLS,
    DEFENSE_RESPONSES,
    DRAW_PILES,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CALLS,
    OFFENSE_RESPONSES,
    PLAYS,
    SEAT_DECK,
    SPECIAL_TEAMS,
)
from game.variants.blowout.zones import BlowoutZones

COIN_FIRST = "First choose whether you start on offense or on defense. (BO-16)"
ONE_CALL = "One card is the call: put the other one back first. (BO-26)"
ONE_RESPONSE = "One card answers a play, not two. (BO-44)"


def why_not_call(
    state: BlowoutZones, seat: int, card: int | None, target: Target | None, chosen: Sequence[int]
) -> str | None:
    """Returns why the seat cannot call that card, or None if it can."""
    reason = _place(state, seat, card, target) or (ONE_CALL if chosen else None)
    if reason or card is None:
        return reason
    code = CODE[card]
    if seat != state.facts.offense:
        return None if code in DEFENSE_CALLS else _answers(code, "BO-32")
    if KIND[code] == KICK:
        down = state.facts.down
        return None if down == DOWNS else f"A KICK waits for 4th down; this is the {ordinal_down(down)}. (BO-76)"
    return None if code in OFFENSE_CALLS else _answers(code, "BO-32")


def _answers(code: str, clause: str) -> str:
    return f"{BY_CODE[code].title} answers a play and is never a call. ({clause})"


def why_not_respond(
    state: BlowoutZones, seat: int, card: int | None, target: Target | None, chosen: Sequence[int]
) -> str | None:
    """Returns why the seat cannot respond with that card, or None if it can."""
    reason = _place(state, seat, card, target) or (ONE_RESPONSE if chosen else None)
    if reason or card is None:
        return reason
    facts, code = state.facts, CODE[card]
    by_offense = seat == facts.offense
    kind = KIND[facts.offense_call]
    if code in (OFFENSE_RESPONSES if by_offense else DEFENSE_RESPONSES)[kind]:
        return None
    title = BY_CODE[code].title
    if code in OFFENSE_CALLS or code in DEFENSE_CALLS or KIND[code] == KICK:
        return f"{title} is called before a play and cannot answer one. (BO-44)"
    fits = [each for each, codes in (*OFFENSE_RESPONSES.items(), *DEFENSE_RESPONSES.items()) if code in codes]
    return f"{title} answers a {fits[0]}, and this is a {kind}. ({'BO-46' if by_offense else 'BO-45'})"


def _place(state: BlowoutZones, seat: int, card: int | None, target: Target | None) -> str | None:
    """Returns why a card is out of reach or cannot go to that place; None if neither applies."""
    if card is not None:
        place = SEAT_DECK[card]
        in_use = (OFFENSE, SPECIAL_TEAMS) if seat == state.facts.offense else (DEFENSE,)
        if place // 3 != seat or card not in state.hands[place]:
            return "That card is not in your hand. (BO-26)"
        if place % 3 not in in_use:
            side = "offense" if seat == state.facts.offense else "defense"
            return f"That hand is set aside while you are on {side}. (BO-21)"
    if target is not None and target != Target("zone", PLAYS[seat]):
        if target.name in DRAW_PILES:
            return "Hands are filled by themselves before each down. (BO-20)"
        return "Cards go to your own side of the field, nowhere else. (BO-26)"
    return "First pick a card of your hand. (BO-26)" if card is None else None
