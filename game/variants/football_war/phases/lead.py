"""The LEAD decision: no play is live and the offense chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from game.contract import Action, BadPosition, Decision, Emit, Event
from game.events import Flag
from game.variants.football_war import knowledge
from game.variants.football_war.actions import (
    CallPlay,
    KickFieldGoal,
    LeadPlay,
    PlayExtra,
    ReversePlay,
    Stuff,
    ThrowFlag,
    leads,
)
from game.variants.football_war.board import Board
from game.variants.football_war.cards import (
    AUDIBLE_FACE,
    BY_CODE,
    DEFENSE_FACE,
    FACE_OF,
    FIELD_GOAL,
    KICK_FACE,
    OFFENSE_FACE,
    PENALTY_CARDS,
    STUFF_CARDS,
    TURNOVER_FACE,
)
from game.variants.football_war.events import DirectionTurned, ExchangeBegan, ExtraDiscarded, Stuffed, moved
from game.variants.football_war.flow import (
    draw,
    go_live,
    lay,
    lead_next,
    mismanaged,
    move_defense,
    put_on_defense,
    take_back,
)
from game.variants.football_war.phases.asides import OpenDecision, add_asides, faces_of, may_step_aside


class Lead(OpenDecision):
    """The offense puts a play on the table, kicks, or plays a special card and leads again (FW-24)."""

    name = "lead"
    clause = "FW-24"

    def __init__(self) -> None:
        super().__init__()
        self.covert_decisions = tuple([decision._replace(covert=True) for decision in self.decisions])

    def decision(self, state: Board) -> Decision:
        """Returns the offense's decision, covert if a forced lead would tell that all its cards are equal."""
        seat = state.facts.offense
        if len(state.hands[seat]) > 1 and not may_step_aside(state, seat):
            return self.covert_decisions[seat]
        return self.decisions[seat]

    def legal_actions(self, state: Board) -> list[Any]:
        mask, second_offense = faces_of(state, state.facts.offense)
        found = leads(mask, second_offense)
        add_asides(state, state.facts.offense, mask, found)
        return found

    def announce(self, state: Board, emit: Callable[[Event], None]) -> None:
        emit(ExchangeBegan(clause="FW-13", seat=state.facts.offense))

    def check(self, state: Board) -> None:
        if not faces_of(state, state.facts.offense)[0]:
            raise BadPosition(f"hand:{state.facts.offense}: the offense needs a card that it can lead (FW-24, FW-80)")
        if state.facts.live or state.facts.chain:
            raise BadPosition("live: there is no live play at a lead (FW-24)")

    @staticmethod
    def _lead(state: Board, action: LeadPlay, emit: Emit) -> None:
        lay(state, state.facts.offense, FACE_OF[action.card], emit)
        go_live(state, action.card, 0, "lead", "FW-24", emit)

    @staticmethod
    def _call(state: Board, action: CallPlay, emit: Emit) -> None:
        lay(state, state.facts.offense, AUDIBLE_FACE, emit)
        go_live(state, action.play, 1, "call", "FW-61", emit)

    @staticmethod
    def _kick(state: Board, action: KickFieldGoal, emit: Emit) -> None:
        lay(state, state.facts.offense, KICK_FACE, emit)
        go_live(state, FIELD_GOAL, 0, "kick", "FW-65", emit)

    @staticmethod
    def _flag(state: Board, action: ThrowFlag, emit: Emit) -> None:
        """Penalizes the defense, which is passed over with four seats (FW-102)."""
        throw_flag(state, action, state.facts.offense, state.facts.defense, emit)
        move_defense(state, "FW-102", emit)
        lead_next(state, emit)

    @staticmethod
    def _extra(state: Board, action: PlayExtra, emit: Emit) -> None:
        play_extra(state, action, state.facts.offense, emit)
        mismanaged(state, state.facts.offense, emit)  # FW-40
        lead_next(state, emit)

    @staticmethod
    def _stuff(state: Board, action: Stuff, emit: Emit) -> None:
        lay(state, state.facts.offense, DEFENSE_FACE, emit, "FW-56")
        if emit:
            emit(Stuffed(clause="FW-56", seat=state.facts.defense, by=state.facts.offense))
        draw(state, state.facts.defense, STUFF_CARDS, "stuffed", "FW-56", emit)
        mismanaged(state, state.facts.offense, emit)  # FW-40
        lead_next(state, emit)

    @staticmethod
    def _reverse(state: Board, action: ReversePlay, emit: Emit) -> None:
        turn_round(state, state.facts.offense, "FW-105", emit)
        put_on_defense(state, state.facts.next_seat(state.facts.offense), "FW-105", emit)
        mismanaged(state, state.facts.offense, emit)  # FW-40
        lead_next(state, emit)

    DO: ClassVar[dict[type[Action], Callable[..., None]]] = {
        LeadPlay: _lead,
        CallPlay: _call,
        KickFieldGoal: _kick,
        ThrowFlag: _flag,
        PlayExtra: _extra,
        Stuff: _stuff,
        ReversePlay: _reverse,
    }


def throw_flag(state: Board, action: ThrowFlag, by: int, against: int, emit: Emit) -> None:
    """Puts the PENALTY on the Flag pile; the penalized seat draws, then perhaps ``by`` (FW-39, FW-46, FW-47)."""
    card = knowledge.spend(state, by, FACE_OF[action.card])
    state.flag_pile += (card,)
    yards = BY_CODE[action.card].value
    if emit:
        emit(moved("FW-46", f"hand:{by}", "flag_pile", "play", card))
        emit(Flag(clause="FW-47", seat=against, foul=action.card, yards=yards, by=by))
    take_back(state, against, PENALTY_CARDS[yards], emit)
    mismanaged(state, by, emit, "FW-39")


def play_extra(state: Board, action: PlayExtra, seat: int, emit: Emit) -> None:
    """Puts OFFENSE and then the extra card, which has no effect, on the Drive pile (FW-55)."""
    lay(state, seat, OFFENSE_FACE, emit, "FW-55")
    if emit:
        emit(ExtraDiscarded(clause="FW-55", seat=seat, card=action.extra))
    if action.extra:
        lay(state, seat, FACE_OF[action.extra], emit, "FW-55")


def turn_round(state: Board, seat: int, clause: str, emit: Emit) -> None:
    """Plays a TURNOVER, which reverses the direction of play (FW-104)."""
    lay(state, seat, TURNOVER_FACE, emit, clause)
    state.facts.clockwise = not state.facts.clockwise
    if emit:
        emit(DirectionTurned(clause="FW-104", seat=seat, clockwise=state.facts.clockwise))
