"""Actions that do not use up the decision: TIMEOUT, LOOK_BACK and the play clock (FW-27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.contract import Action, Emit, Event, Target
from game.variants.football_war import knowledge, refusals
from game.variants.football_war.actions import (
    CLOCK,
    LOOK_BACK,
    OFFENSE_BIT,
    CallTimeout,
    ClockRanOut,
    LookBack,
    add_timeouts,
)
from game.variants.football_war.board import Board
from game.variants.football_war.cards import BIT, CODE, FACE, FACE_OF, OFFENSE, OFFENSE_FACE
from game.variants.football_war.events import (
    DelayOfGame,
    DrivePileClosed,
    DrivePileOpened,
    LastSeries,
    TimeoutCalled,
    moved,
)
from game.variants.football_war.flow import draw, draw_locked
from game.variants.football_war.phases.base import FootballWarPhase

LOOK_BACK_CARDS = 2
"""Smallest Drive pile, in cards, that can be looked through."""


class OpenDecision(FootballWarPhase):
    """A LEAD or ANSWER decision: its owner may also call a timeout, look back, or be caught by the clock."""

    DO: ClassVar[dict[type[Action], Callable[..., None]]]
    """The method of each action that uses up the decision."""

    def __init__(self) -> None:
        super().__init__()
        self._do = {kind: getattr(self, method.__name__) for kind, method in self.DO.items()}

    def apply(self, state: Board, action: Any, emit: Emit) -> None:
        facts = state.facts
        left, period = (len(state.draw_pile), facts.period) if emit else (0, 0)
        do = self._do.get(type(action))
        if do:
            if emit:
                if facts.looking:
                    emit(DrivePileClosed(clause="FW-74", seat=self.decision(state).seat))
                self.announce(state, emit)
            do(state, action, emit)
            if state.locked or facts.looking or facts.clock_stopped:
                state.locked = facts.locked_seen = ()  # FW-75
                facts.looking = facts.clock_stopped = False
        else:
            _ASIDES[type(action)](state, self.decision(state).seat, action, emit)
        if left and emit and not state.draw_pile and state.phase is not None and facts.period == period:
            emit(LastSeries(clause="FW-79"))

    def announce(self, state: Board, emit: Callable[[Event], None]) -> None:
        """Emits the events that come before any action of ``DO``."""

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str | None:
        if not cards:
            return None if target is None else self._why_not_there(state, target)
        return refusals.NO_PLACE if target else self._why_not_these(state, self.decision(state).seat, cards)

    def _why_not_there(self, state: Board, target: Target) -> str:
        seat = self.decision(state).seat
        return refusals.place_refusal(target, state.facts, seat, len(state.draw_pile))

    def _why_not_these(self, state: Board, seat: int, cards: Sequence[int]) -> str:
        hand = state.hands[seat]
        if not set(cards) <= set(hand):
            return refusals.NOT_HELD
        wanted = [CODE[card] for card in cards]
        free = Counter([CODE[card] for card in hand if card not in state.locked])
        if Counter(wanted) - free:
            return refusals.JUST_DRAWN
        return refusals.card_refusal(wanted, state.facts, free[OFFENSE] > 0)


def faces_of(state: Board, seat: int) -> tuple[int, bool]:
    """Returns the faces that a seat may use now, as bits, and whether it has two OFFENSE. Locked cards do not count."""
    hand = state.hands[seat]
    if state.locked:
        hand = [card for card in hand if card not in state.locked]  # FW-75
    mask = 0
    for card in hand:
        mask |= BIT[card]
    return mask, bool(mask & OFFENSE_BIT) and sum([FACE[card] == OFFENSE_FACE for card in hand]) > 1


def add_asides(state: Board, seat: int, mask: int, found: list[Action]) -> None:
    """Adds timeouts, look-back and clock to the legal actions (FW-71, FW-72, FW-76, FW-77)."""
    facts = state.facts
    if state.draw_pile:
        if seat in facts.timeouts:
            add_timeouts(found, mask)
        if seat in facts.look_backs and len(state.drive_pile) >= LOOK_BACK_CARDS:
            found.append(LOOK_BACK)
    if seat in facts.timed and not facts.clock_stopped:
        found.append(CLOCK)


def may_step_aside(state: Board, seat: int) -> bool:
    """Returns whether the seat has a timeout or a look-back to use, which is public."""
    if not state.draw_pile:
        return False
    look_back = seat in state.facts.look_backs and len(state.drive_pile) >= LOOK_BACK_CARDS
    return seat in state.facts.timeouts or look_back


def _timeout(state: Board, seat: int, action: CallTimeout, emit: Emit) -> None:
    """Buries one card under the Play pile and draws the top one (FW-70, FW-73)."""
    state.facts.timeouts = _without(state.facts.timeouts, seat)
    card = knowledge.bury(state, seat, FACE_OF[action.buried])
    if emit:
        emit(TimeoutCalled(clause="FW-70", seat=seat))
        emit(moved("FW-70", f"hand:{seat}", "draw_pile", "remove", card, (seat,)))
    draw(state, seat, 1, "timeout", "FW-70", emit)


def _look_back(state: Board, seat: int, action: LookBack, emit: Emit) -> None:
    """Draws a locked card and opens the Drive pile to the seat until it has decided (FW-74)."""
    state.facts.look_backs = _without(state.facts.look_backs, seat)
    state.facts.looking = True
    if emit:
        emit(DelayOfGame(clause="FW-74", seat=seat, why="look_back"))
    draw_locked(state, seat, "FW-74", emit)
    if emit:
        emit(DrivePileOpened(clause="FW-74", seat=seat, cards=tuple(state.drive_pile), seen_by=(seat,)))


def _clock(state: Board, seat: int, action: ClockRanOut, emit: Emit) -> None:
    """Draws a locked card and stops the clock for the rest of the decision (FW-77)."""
    state.facts.clock_stopped = True
    if emit:
        emit(DelayOfGame(clause="FW-77", seat=seat, why="clock"))
    draw_locked(state, seat, "FW-77", emit)


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([each for each in seats if each != seat])


_ASIDES: dict[type[Action], Callable[..., None]] = {CallTimeout: _timeout, LookBack: _look_back, ClockRanOut: _clock}
