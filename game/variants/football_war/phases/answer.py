"""The ANSWER decision: a play is live and the defense chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from game.contract import Action, BadPosition, Decision, DriveEnd, Emit
from game.variants.football_war.actions import (
    CallPlay,
    Concede,
    MatchPlay,
    PlayExtra,
    ReversePlay,
    Stuff,
    ThrowFlag,
    answers,
)
from game.variants.football_war.board import Board
from game.variants.football_war.cards import AUDIBLE, AUDIBLE_FACE, CODE, DEFENSE_FACE, FACE_OF, FIELD_GOAL
from game.variants.football_war.events import Answered, PlayCalledBack, PlayDefended
from game.variants.football_war.flow import (
    beat,
    concede,
    end_drive,
    go_live,
    hand_over,
    lay,
    lead_next,
    live_play,
    mismanaged,
    put_on_defense,
    take_over,
)
from game.variants.football_war.phases.asides import OpenDecision, add_asides, faces_of
from game.variants.football_war.phases.lead import play_extra, throw_flag, turn_round


class Answer(OpenDecision):
    """The defense stops the live play, has it called back, or gives in and draws a card (FW-25)."""

    name = "answer"
    clause = "FW-25"
    covert = True
    quiet = False

    def decision(self, state: Board) -> Decision:
        return self.decisions[state.facts.defense]

    def legal_actions(self, state: Board) -> list[Any]:
        facts = state.facts
        mask, second_offense = faces_of(state, facts.defense)
        found = answers(mask, facts.live, facts.chain, second_offense)
        add_asides(state, facts.defense, mask, found)
        return found

    def check(self, state: Board) -> None:
        live, chain = state.facts.live, state.facts.chain
        if live is None:
            raise BadPosition("live: an answer needs a live play (FW-25)")
        top = AUDIBLE if chain else live
        laid = [CODE[card] for card in state.drive_pile[-max(1, chain) :]]
        if laid != [top] * max(1, chain):
            raise BadPosition(f"drive_pile: {top} lies on top while its play is live (FW-11)")
        if chain and live == FIELD_GOAL:
            raise BadPosition("chain: an AUDIBLE calls a RUN or a PASS, no kick (FW-58)")

    @staticmethod
    def _match(state: Board, action: MatchPlay, emit: Emit) -> None:
        seat, play = state.facts.defense, live_play(state)
        lay(state, seat, FACE_OF[play], emit, "FW-7")
        _defended(state, "match", emit)
        if beat(state, emit):
            return
        take_over(state, seat, "FW-31", emit)
        if state.hands[seat]:
            lead_next(state, emit)
        else:
            go_live(state, play, 0, "return", "FW-41", emit)

    @staticmethod
    def _call(state: Board, action: CallPlay, emit: Emit) -> None:
        seat, chain = state.facts.defense, state.facts.chain + 1  # FW-61
        lay(state, seat, AUDIBLE_FACE, emit)
        _defended(state, "audible", emit)
        if beat(state, emit):
            return
        take_over(state, seat, "FW-60", emit)
        go_live(state, action.play, chain, "call", "FW-60", emit)

    @staticmethod
    def _extra(state: Board, action: PlayExtra, emit: Emit) -> None:
        play_extra(state, action, state.facts.defense, emit)
        _defended(state, "offense", emit)
        if not beat(state, emit):
            _won_by_special(state, emit)

    @staticmethod
    def _stuff(state: Board, action: Stuff, emit: Emit) -> None:
        lay(state, state.facts.defense, DEFENSE_FACE, emit, "FW-57")
        _defended(state, "defense", emit)
        if not beat(state, emit, stuffed=True):
            _won_by_special(state, emit)

    @staticmethod
    def _flag(state: Board, action: ThrowFlag, emit: Emit) -> None:
        """Calls the play back; with four seats the offense also loses its turn (FW-51, FW-103)."""
        seat = state.facts.defense
        if emit:
            clause = "FW-103" if state.facts.seats > 2 else "FW-54" if state.facts.live == FIELD_GOAL else "FW-51"
            emit(PlayCalledBack(clause=clause, seat=state.facts.offense, play=live_play(state)))
        throw_flag(state, action, seat, state.facts.offense, emit)
        if state.facts.seats > 2:
            end_drive(state, DriveEnd.STOPPED, "FW-103", emit)
            take_over(state, seat, "FW-103", emit)
        lead_next(state, emit)

    @staticmethod
    def _reverse(state: Board, action: ReversePlay, emit: Emit) -> None:
        """Stops the play and reverses the direction: the old offense is the defense (FW-106)."""
        seat, beaten = state.facts.defense, state.facts.offense
        turn_round(state, seat, "FW-106", emit)
        _defended(state, "turnover", emit)
        if beat(state, emit):
            return
        mismanaged(state, seat, emit)  # FW-40
        hand_over(state, seat, "FW-106", emit)
        put_on_defense(state, beaten, "FW-106", emit)
        lead_next(state, emit)

    @staticmethod
    def _concede(state: Board, action: Concede, emit: Emit) -> None:
        concede(state, emit)

    DO: ClassVar[dict[type[Action], Callable[..., None]]] = {
        MatchPlay: _match,
        CallPlay: _call,
        PlayExtra: _extra,
        Stuff: _stuff,
        ThrowFlag: _flag,
        ReversePlay: _reverse,
        Concede: _concede,
    }


def _defended(state: Board, how: Answered, emit: Emit) -> None:
    if emit:
        clause = "FW-106" if how == "turnover" else "FW-30"
        emit(PlayDefended(clause=clause, seat=state.facts.defense, play=live_play(state), how=how))


def _won_by_special(state: Board, emit: Emit) -> None:
    """Lets the answering seat lead after OFFENSE or DEFENSE, perhaps after a mismanaged drive (FW-40, FW-44)."""
    seat = state.facts.defense
    mismanaged(state, seat, emit)
    take_over(state, seat, "FW-31", emit)
    lead_next(state, emit)
