"""The four decisions of a snap, made together: each side's card, and its lane (MG-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import Decision, Emit, Target
from game.documents import require
from game.phase import DecisionPoint
from tests.games.miniature import flow
from tests.games.miniature.actions import CALLS, LANE_CHOICES, CallCard, TakeLane
from tests.games.miniature.board import NO_CALL, Board, Call
from tests.games.miniature.cards import BY_CODE, CODE, KICK, PLAY
from tests.games.miniature.events import Called

GROUPS = ("call", "next_call")
"""The names of the groups, in turn with every snap."""


class MiniaturePhase(DecisionPoint[Board]):
    """One side's part of a call: a step of its gesture, in the group of the snap (MG-6, MG-8)."""

    clause = "MG-6"
    codes = CODE
    covert = True

    def __init__(self, side: str, step: str) -> None:
        self.name = f"{side}_{step}"
        self.on_offense = side == "offense"
        self.quiet = self.name == "offense_card"
        self.grouped = [self.ready_made(group, f"{side}_call") for group in GROUPS]

    def seat(self, state: Board) -> int:
        """Who decides."""
        return state.facts.offense if self.on_offense else 1 - state.facts.offense

    def decision(self, state: Board) -> Decision:
        return self.grouped[state.facts.snaps % len(GROUPS)][self.seat(state)]

    def check(self, state: Board) -> None:
        """Raises BadPosition unless the calls are made as far as this decision has them (MG-6)."""
        offense = state.facts.offense
        for seat in (0, 1):
            call, offered = state.calls[seat], can_call(state, seat)
            has_card, has_lane = _STAGES[self.name][seat != offense]
            require(
                bool(call.card) is has_card and bool(call.lane) is has_lane, "calls", "are those of the phase (MG-6)"
            )
            require(not has_card or call.card in offered, "calls", "name cards that can be called (MG-7)")


def can_call(state: Board, seat: int) -> list[str]:
    """What a side may call: the offense from both hands, the defense from its PLAY cards (MG-7)."""
    plays = state.codes(seat, PLAY)
    return plays + state.codes(seat, KICK) if seat == state.facts.offense else plays


class ChooseCard(MiniaturePhase):
    """The card of a call (MG-7)."""

    def legal_actions(self, state: Board) -> list[Any]:
        return [CALLS[code] for code in can_call(state, self.seat(state))]

    def apply(self, state: Board, action: CallCard, emit: Emit) -> None:
        state.calls[self.seat(state)] = Call(action.card)
        state.phase = BY_NAME[self.name.replace("card", "lane")]

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str:
        if not cards:
            return "Choose a card first, and then its lane. (MG-6)"
        if BY_CODE[CODE[cards[0]]].kind == "KICK" and not self.on_offense:
            return "A KICK is called on offense only. (MG-7)"
        return "One card is called, and its lane comes after it. (MG-6)"


class ChooseLane(MiniaturePhase):
    """The lane of a call, which completes it; the last of the four has both shown (MG-10)."""

    def legal_actions(self, state: Board) -> list[Any]:
        return list(LANE_CHOICES[state.calls[self.seat(state)].card])

    def apply(self, state: Board, action: TakeLane, emit: Emit) -> None:
        seat = self.seat(state)
        state.calls[seat] = Call(action.card, action.lane)  # type: ignore[arg-type]
        if emit:
            emit(Called(clause="MG-8", seat=seat))
        if not self.on_offense:
            flow.snap(state, OFFENSE_CARD, emit)
        else:
            state.phase = DEFENSE_LANE if state.calls[1 - seat].card else DEFENSE_CARD

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str:
        return f"{state.calls[self.seat(state)].card} is called: send it to a lane. (MG-6)"


def undo_hidden_choices(state: Board, seat: int) -> Board:
    """The position before the offense's call, where that is made and hidden from the seat; else the position itself."""
    offense = state.facts.offense
    if seat == offense or state.phase not in (DEFENSE_CARD, DEFENSE_LANE):
        return state
    before = state.clone()
    before.calls[offense], before.phase = NO_CALL, OFFENSE_CARD
    return before


OFFENSE_CARD, OFFENSE_LANE = ChooseCard("offense", "card"), ChooseLane("offense", "lane")
DEFENSE_CARD, DEFENSE_LANE = ChooseCard("defense", "card"), ChooseLane("defense", "lane")
BY_NAME = {phase.name: phase for phase in (OFFENSE_CARD, OFFENSE_LANE, DEFENSE_CARD, DEFENSE_LANE)}

_STAGES = {
    "offense_card": ((False, False), (False, False)),
    "offense_lane": ((True, False), (False, False)),
    "defense_card": ((True, True), (False, False)),
    "defense_lane": ((True, True), (True, False)),
}
"""Whether the offense, and the defense, has its card and its lane before each decision."""


def made(phase: str, on_offense: bool) -> tuple[bool, bool]:
    """Whether a side has its card and its lane before a decision; none has once the match is over.

    >>> made("defense_lane", on_offense=False)
    (True, False)
    """
    return _STAGES.get(phase, _STAGES["offense_card"])[not on_offense]
