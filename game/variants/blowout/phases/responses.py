"""The two response windows, which always open on an answerable down (BO-43 to BO-49)."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.documents import require
from game.field import DOWNS
from game.variants.blowout import refusals
from game.variants.blowout.actions import LET_STAND, RESPONSES, LetStand, Respond
from game.variants.blowout.cards import (
    CODE,
    DEF,
    DEFENSE,
    DEFENSE_CHALLENGE,
    DEFENSE_RESPONSES,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CHALLENGE,
    OFFENSE_RESPONSES,
    PLAYS,
)
from game.variants.blowout.events import ResponseMade
from game.variants.blowout.phases.base import BlowoutPhase
from game.variants.blowout.plays import challenge, resolve_penalty_response, resolve_play
from game.variants.blowout.zones import BlowoutZones


class Window(BlowoutPhase):
    """Base of both windows: one legal card, or none. It opens even without a choice (BO-44, BO-49)."""

    covert = True
    quiet = False
    deck = OFFENSE
    refuse = staticmethod(refusals.why_not_respond)

    def answers(self, state: BlowoutZones) -> tuple[str, ...]:
        """Returns the codes that may respond to the play."""
        raise NotImplementedError

    def legal_actions(self, state: BlowoutZones) -> list[Any]:
        answers = self.answers(state)
        hand = state.hands[3 * self.seat(state) + self.deck]
        held = [CODE[card] for card in hand]
        return [LET_STAND, *[RESPONSES[code] for code in answers if code in held]]

    @staticmethod
    def play(state: BlowoutZones, seat: int, code: str, emit: Emit) -> None:
        """Plays a response face up."""
        state.lay(seat, code, "BO-44", emit)
        if emit:
            emit(ResponseMade(clause="BO-44", seat=seat, card=code))

    def check(self, state: BlowoutZones) -> None:
        facts = state.facts
        kind, against = KIND.get(facts.offense_call), KIND.get(facts.defense_call)
        answerable = kind in DEFENSE_RESPONSES and against == DEF
        require(answerable, "offense_call", "is a RUN, a PASS or a KICK against a defensive play here (BO-37)")
        require(kind != KICK or facts.down == DOWNS, "offense_call", "is a KICK on fourth down only (BO-76)")
        answer = facts.defense_response
        require(not answer or answer in DEFENSE_RESPONSES[str(kind)], "defense_response", "answers the call (BO-45)")
        for seat, codes in (
            (facts.offense, [facts.offense_call]),
            (1 - facts.offense, [facts.defense_call, *([answer] if answer else [])]),
        ):
            laid = [CODE[card] for card in state.plays[seat]]
            require(laid == codes, PLAYS[seat], "holds what the seat has played in this down (BO-26)")


class DefenseResponse(Window):
    """The response of the defense, which comes first (BO-43, BO-45)."""

    name = "defense_response"
    clause = "BO-45"
    deck = DEFENSE
    on_offense = False

    def answers(self, state: BlowoutZones) -> tuple[str, ...]:
        return DEFENSE_RESPONSES[KIND[state.facts.offense_call]]

    def apply(self, state: BlowoutZones, action: Respond | LetStand, emit: Emit) -> None:
        facts = state.facts
        seat = 1 - facts.offense
        if isinstance(action, Respond):
            self.play(state, seat, action.card, emit)
            if action.card == DEFENSE_CHALLENGE:
                challenge(state, seat, emit)  # BO-47
                return
            facts.defense_response = action.card
        elif emit:
            emit(ResponseMade(clause="BO-44", seat=seat, card=None))
        state.phase = state.by_name["offense_response"]

    def check(self, state: BlowoutZones) -> None:
        super().check(state)
        require(not state.facts.defense_response, "defense_response", "is made at this decision (BO-43)")


class OffenseResponse(Window):
    """The response of the offense, which is final (BO-46, BO-48)."""

    name = "offense_response"
    clause = "BO-46"
    deck = OFFENSE

    def answers(self, state: BlowoutZones) -> tuple[str, ...]:
        return OFFENSE_RESPONSES[KIND[state.facts.offense_call]]

    def apply(self, state: BlowoutZones, action: Respond | LetStand, emit: Emit) -> None:
        seat = state.facts.offense
        if isinstance(action, Respond):
            self.play(state, seat, action.card, emit)
            if action.card == OFFENSE_CHALLENGE:
                challenge(state, seat, emit)
            else:
                resolve_penalty_response(state, action.card, emit)
            return
        if emit:
            emit(ResponseMade(clause="BO-44", seat=seat, card=None))
        resolve_play(state, emit)

    def check(self, state: BlowoutZones) -> None:
        super().check(state)
        challenged = state.facts.defense_response == DEFENSE_CHALLENGE
        require(not challenged, "defense_response", "leaves nothing to answer where it is a CHALLENGE (BO-47)")
