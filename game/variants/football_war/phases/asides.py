"""What may happen beside a decision without using it up: TIMEOUT, LOOK_BACK and the play clock (FW-27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.contract import Action, Emit
from game.variants.football_war import knowledge, words
from game.variants.football_war.actions import (
    CLOCK,
    LOOK_BACK,
    OFFENSE_BIT,
    CallTimeout,
    ClockRanOut,
    LookBack,
    PlayExtra,
    add_timeouts,
)
from game.variants.football_war.cards import BIT, CODE, FACE, FACE_OF, OFFENSE, OFFENSE_FACE
from game.variants.football_war.events import DelayOfGame, LastSeries, TimeoutCalled
from game.variants.football_war.flow import draw, draw_locked, moved
from game.variants.football_war.phases.base import FootballWarPhase

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState

LOOK_BACK_CARDS = 2
"""The fewest cards of a Drive pile that can be sifted (section 5.1)."""


class OpenDecision(FootballWarPhase):
    """A LEAD or ANSWER decision: its owner may also call a timeout, look back, or be caught by the clock."""

    DO: ClassVar[dict[type[Action], Callable[..., None]]]

    def apply(self, state: FootballWarState, action: Any, emit: Emit) -> None:
        left, period = len(state.draw_pile), state.period
        aside = _ASIDES.get(type(action))
        if aside:
            aside(state, self.decision(state).seat, action, emit)
        else:
            self.DO[type(action)](state, action, emit)
            if state.locked or state.looking or state.clock_stopped:
                state.locked = state.locked_seen = ()  # FW-75
                state.looking = state.clock_stopped = False
        if emit and left and not state.draw_pile and state.phase is not None and state.period == period:
            emit(LastSeries(clause="FW-79"))

    def why_not(self, state: FootballWarState, card: int, chosen: Sequence[int]) -> str | None:
        wanted = [CODE[card], *(CODE[other] for other in chosen)]
        if any(not Counter(wanted) - Counter(played(action)) for action in self.legal_actions(state)):
            return None
        seat = self.decision(state).seat
        free = Counter(CODE[each] for each in state.hands[seat] if each not in state.locked)
        if Counter(wanted) - free:
            return words.JUST_DRAWN
        return words.why_not(wanted, state.live, state.chain, self.name == "lead", free[OFFENSE] > 0)


def played(action: Action) -> tuple[str, ...]:
    """The codes of the hand cards that an action plays."""
    if isinstance(action, PlayExtra) and action.extra:
        return (action.card, action.extra)
    code = getattr(action, "card", None)
    return (code,) if code else ()


def faces_of(state: FootballWarState, seat: int) -> tuple[int, bool]:
    """The faces that a seat may use now, as bits, and whether OFFENSE is among them twice; locked cards are not."""
    hand = state.hands[seat]
    if state.locked:
        hand = [card for card in hand if card not in state.locked]  # FW-75
    mask = 0
    for card in hand:
        mask |= BIT[card]
    return mask, bool(mask & OFFENSE_BIT) and sum([FACE[card] == OFFENSE_FACE for card in hand]) > 1


def add_asides(state: FootballWarState, seat: int, mask: int, found: list[Action]) -> None:
    """Adds what the seat may do besides deciding (FW-71, FW-72, FW-76, FW-77)."""
    if state.draw_pile:
        if state.timeouts >> seat & 1:
            add_timeouts(found, mask)
        if state.look_backs >> seat & 1 and len(state.drive_pile) >= LOOK_BACK_CARDS:
            found.append(LOOK_BACK)
    if state.timed >> seat & 1 and not state.clock_stopped:
        found.append(CLOCK)


def may_step_aside(state: FootballWarState, seat: int) -> bool:
    """Whether the seat has a timeout or a look-back to use, as everybody can see."""
    if not state.draw_pile:
        return False
    look_back = state.look_backs >> seat & 1 and len(state.drive_pile) >= LOOK_BACK_CARDS
    return bool(state.timeouts >> seat & 1 or look_back)


def _timeout(state: FootballWarState, seat: int, action: CallTimeout, emit: Emit) -> None:
    """One card goes under the Play pile, the top one into the hand (FW-70, FW-73)."""
    state.timeouts &= ~(1 << seat)
    card = knowledge.bury(state, seat, FACE_OF[action.buried.value])
    if emit:
        emit(TimeoutCalled(clause="FW-70", seat=seat))
        emit(moved("FW-70", f"hand:{seat}", "draw_pile", "remove", card, (seat,)))
    draw(state, seat, 1, "timeout", "FW-70", emit)


def _look_back(state: FootballWarState, seat: int, action: LookBack, emit: Emit) -> None:
    """A locked card, and the Drive pile lies open to the seat until its decision is finished (FW-74)."""
    state.look_backs &= ~(1 << seat)
    state.looking = True
    if emit:
        emit(DelayOfGame(clause="FW-74", seat=seat, why="look_back"))
    draw_locked(state, seat, "FW-74", emit)


def _clock(state: FootballWarState, seat: int, action: ClockRanOut, emit: Emit) -> None:
    """A locked card, and the clock stands still for the rest of the decision (FW-77)."""
    state.clock_stopped = True
    if emit:
        emit(DelayOfGame(clause="FW-77", seat=seat, why="clock"))
    draw_locked(state, seat, "FW-77", emit)


_ASIDES: dict[type[Action], Callable[..., None]] = {CallTimeout: _timeout, LookBack: _look_back, ClockRanOut: _clock}
