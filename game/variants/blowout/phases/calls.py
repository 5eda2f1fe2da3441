"""The two calls, made in secret and revealed together (BO-27 to BO-33)."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.documents import require
from game.field import DOWNS
from game.variants.blowout import refusals
from game.variants.blowout.actions import CALLS, Call
from game.variants.blowout.cards import (
    CODE,
    DEFENSE,
    DEFENSE_CALLS,
    FACE,
    FACES,
    HANDS,
    OFFENSE_CALLS,
    PENALTY_CALLS,
    SPECIAL_TEAMS,
)
from game.variants.blowout.events import CallMade
from game.variants.blowout.flow import can_call
from game.variants.blowout.phases.base import BlowoutPhase
from game.variants.blowout.plays import announce_expected_result, resolve_penalty_calls
from game.variants.blowout.zones import BlowoutZones

_OFFENSE: tuple[Call | None, ...] = tuple(CALLS[card.code] if card.code in OFFENSE_CALLS else None for card in FACES)
_DEFENSE: tuple[Call | None, ...] = tuple(CALLS[card.code] if card.code in DEFENSE_CALLS else None for card in FACES)
"""The call of each face, None if it cannot be called."""


class CallPhase(BlowoutPhase):
    """Base of both calls, which form a group: until both are made, only the fact of a call is public (BO-106)."""

    covert = True
    groups = ("call", "next_call")
    binding = True  # BO-33
    refuse = staticmethod(refusals.why_not_call)

    def check(self, state: BlowoutZones) -> None:
        facts = state.facts
        require(not any(state.plays), "phase", "needs an empty field before the calls (BO-24)")
        shown = facts.offense_call or facts.defense_call or facts.defense_response
        require(not shown, "offense_call", "is secret until both calls are made (BO-106)")
        require(can_call(state), HANDS[3 * facts.offense], "holds a card that may be called (BO-86)")


class OffenseCall(CallPhase):
    """Any RUN, PASS or OFFSIDES-D in hand; on fourth down the KICK as well (BO-28, BO-29)."""

    name = "offense_call"
    clause = "BO-28"

    def legal_actions(self, state: BlowoutZones) -> list[Any]:
        facts = state.facts
        own = 3 * facts.offense
        found = [_OFFENSE[face] for face in sorted({FACE[card] for card in state.hands[own]})]
        calls: list[Any] = [call for call in found if call]
        if facts.down == DOWNS:
            calls += [CALLS[CODE[card]] for card in state.hands[own + SPECIAL_TEAMS]]
        return calls

    def apply(self, state: BlowoutZones, action: Call, emit: Emit) -> None:
        state.call = action.card
        state.phase = state.by_name["defense_call"]
        if emit:
            emit(CallMade(clause="BO-106", seat=state.facts.offense))

    def check(self, state: BlowoutZones) -> None:
        super().check(state)
        require(not state.call, "call", "is made at this decision (BO-28)")


class DefenseCall(CallPhase):
    """Any defensive play, DELAY OF GAME or OFFSIDES-O in hand, on fourth down too (BO-30, BO-31)."""

    name = "defense_call"
    clause = "BO-30"
    on_offense = False

    def legal_actions(self, state: BlowoutZones) -> list[Any]:
        hand = state.hands[3 - 3 * state.facts.offense + DEFENSE]
        found = [_DEFENSE[face] for face in sorted({FACE[card] for card in hand})]
        return [call for call in found if call]

    def apply(self, state: BlowoutZones, action: Call, emit: Emit) -> None:
        if emit:
            emit(CallMade(clause="BO-106", seat=1 - state.facts.offense))
        state.lay_calls(action.card, emit)
        facts = state.facts
        if facts.offense_call in PENALTY_CALLS or facts.defense_call in PENALTY_CALLS:
            resolve_penalty_calls(state, emit)
        else:
            announce_expected_result(state, emit)
            state.phase = state.by_name["defense_response"]

    def check(self, state: BlowoutZones) -> None:
        super().check(state)
        legal = [str(call) for call in state.by_name["offense_call"].legal_actions(state)]
        require(state.call in legal, "call", "is a card that the offense may call (BO-28, BO-29)")
        require(bool(self.legal_actions(state)), "phase", "needs a card that the defense may call (BO-30)")
