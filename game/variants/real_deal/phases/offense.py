"""The offense decision: a play, a punt, or the end of the quarter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import BadPosition, Decision, DriveEnd, Emit
from game.events import DriveAdvanced
from game.variants.real_deal import refusals
from game.variants.real_deal.actions import END_QUARTER, PLAYS, PUNT_OF, EndQuarter, PlayCard, Punt
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    CODE,
    END_IDS,
    END_OF_QUARTER,
    LONG,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    SCORING,
)
from game.variants.real_deal.events import BallTaken, PlayMade, Punted, QuarterCalled
from game.variants.real_deal.facts import Played, may_end
from game.variants.real_deal.flow import change_possession, end_drive, end_quarter
from game.variants.real_deal.phases.base import RealDealPhase


def _playable(return_open: bool, limited: bool) -> tuple[PlayCard | None, ...]:
    """Returns the plays that the offense may make, by card id (table 5.1, RD-40, RD-51).

    A ``limited`` possession may score by long plays only.
    """
    codes = {PUNT_INSIDE, *(LONG if limited else SCORING), *((RETURN,) if return_open else ())}
    return tuple(PLAYS[code] if code in codes else None for code in CODE)


_PLAYS = {(opened, limited): _playable(opened, limited) for opened in (False, True) for limited in (False, True)}
"""The plays by ``return_open`` and ``limited``."""
_CLAUSES = {RETURN: "RD-40", PUNT_INSIDE: "RD-49"}
"""The clauses of plays with a rule of their own."""


class OffenseDecision(RealDealPhase):
    """The team with the ball takes exactly one action (RD-24)."""

    name = "offense"
    clause = "RD-24"
    refuse = staticmethod(refusals.why_not_on_offense)

    def __init__(self) -> None:
        super().__init__()
        self.under_way = tuple(decision._replace(quiet=False) for decision in self.decisions)
        """The decisions after the first card of a possession. Search does not stop there, as it values full hands."""

    def decision(self, state: Board) -> Decision:
        facts = state.facts
        return (self.under_way if facts.chain else self.decisions)[facts.offense]

    def legal_actions(self, state: Board) -> list[Any]:
        facts = state.facts
        seat = facts.offense
        hand = sorted(state.hands[seat])
        plays = _PLAYS[facts.return_open, facts.limited]
        found: list[Any] = [play for card in hand if (play := plays[card])]
        if END_IDS[seat] in hand and may_end(facts.period, facts.quarters, facts.finished):
            found.append(END_QUARTER)
        found += [PUNT_OF[card] for card in hand]
        return found

    def apply(self, state: Board, action: PlayCard | Punt | EndQuarter, emit: Emit) -> None:
        _APPLY[type(action)](state, action, emit)

    def check(self, state: Board) -> None:
        if not state.hands[state.facts.offense]:
            raise BadPosition(f"hand:{state.facts.offense}: is empty, but an offense decision needs a card (RD-39)")
        if state.facts.return_open and state.facts.chain:
            raise BadPosition("return_open: is true, but a card has been played in the possession (RD-38)")


def _play(state: Board, action: PlayCard, emit: Emit) -> None:
    facts = state.facts
    seat, code = facts.offense, action.card
    state.lay(seat, code, emit)
    facts.chain += (Played(seat, code),)
    if emit:
        emit(DriveAdvanced(clause="RD-24", seat=seat, gain=1))
        emit(PlayMade(clause=_CLAUSES.get(code, "RD-24"), seat=seat, play=code, points=POINTS[code]))
    state.phase = state.by_name["counter"]


def _punt(state: Board, action: Punt, emit: Emit) -> None:
    seat = state.facts.offense
    state.lay_face_down(seat, action.card, emit)
    if emit:
        emit(Punted(clause="RD-25", seat=seat))
    end_drive(state, seat, DriveEnd.PUNT, "RD-25", emit)
    change_possession(state, 1 - seat, "RD-57", emit, return_open=True)


def _end(state: Board, action: EndQuarter, emit: Emit) -> None:
    seat = state.facts.offense
    state.lay(seat, END_OF_QUARTER, emit)
    if emit:
        emit(QuarterCalled(clause="RD-54", seat=seat))
    end_drive(state, seat, DriveEnd.TIME, "RD-54", emit)
    call_quarter(state, seat, emit)


def call_quarter(state: Board, seat: int, emit: Emit) -> None:
    """Ends the quarter. The seat has the ball in the next quarter of the half (RD-56)."""
    facts = state.facts
    facts.offense = seat
    facts.return_open = facts.limited = False
    if emit:
        emit(BallTaken(clause="RD-56", seat=seat))
    end_quarter(state, emit)


_APPLY: dict[type, Callable[[Board, Any, Emit], None]] = {PlayCard: _play, Punt: _punt, EndQuarter: _end}
