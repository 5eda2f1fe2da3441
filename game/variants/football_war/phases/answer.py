"""The ANSWER decision: a play is live and the defense chooses (section 5.2 of the rulebook)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from game.contract import Action, BadPosition, Decision, Emit
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
from game.variants.football_war.cards import AUDIBLE_FACE, CARDS, CODE, DEFENSE_FACE, FACE_OF, KICK_FACE, NO_PLAY
from game.variants.football_war.events import Answered, PlayCalledBack, PlayDefended
from game.variants.football_war.flow import (
    beat,
    concede,
    go_live,
    hand_over,
    lay,
    lead_next,
    mismanaged,
    put_on_defense,
    take_over,
)
from game.variants.football_war.phases.asides import OpenDecision, add_asides, faces_of
from game.variants.football_war.phases.base import BY_NAME
from game.variants.football_war.phases.lead import play_extra, throw_flag, turn_round

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState


class Answer(OpenDecision):
    """The defense stops the live play, has it called back, or gives in and draws a card (FW-25)."""

    name = "answer"
    clause = "FW-25"
    covert = True

    def decision(self, state: FootballWarState) -> Decision:
        return self.decisions[state.defense]

    def legal_actions(self, state: FootballWarState) -> list[Any]:
        mask, second_offense = faces_of(state, state.defense)
        found = answers(mask, state.live, state.chain, second_offense)
        add_asides(state, state.defense, mask, found)
        return found

    def check(self, state: FootballWarState) -> None:
        if state.live == NO_PLAY:
            raise BadPosition("live: an answer needs a live play (FW-25)")
        drive = state.drive_pile
        top = CARDS[AUDIBLE_FACE if state.chain else state.live].code
        laid = [CODE[card] for card in drive[-max(1, state.chain) :]]
        if laid != [top] * max(1, state.chain):
            raise BadPosition(f"drive_pile: {top} lies on top while its play is live (FW-11)")
        if state.chain and state.live >= AUDIBLE_FACE:
            raise BadPosition("chain: an AUDIBLE calls a RUN or a PASS, no kick (FW-58)")

    @staticmethod
    def _match(state: FootballWarState, action: MatchPlay, emit: Emit) -> None:
        seat, face = state.defense, state.live
        lay(state, seat, face, emit, "FW-7")
        _defended(state, "match", emit)
        if beat(state, emit):
            return
        take_over(state, seat, "FW-31", emit)
        if state.hands[seat]:
            lead_next(state, emit)
        else:
            go_live(state, face, 0, "return", "FW-41", emit)

    @staticmethod
    def _call(state: FootballWarState, action: CallPlay, emit: Emit) -> None:
        seat, chain = state.defense, state.chain + 1  # FW-61
        lay(state, seat, AUDIBLE_FACE, emit)
        _defended(state, "audible", emit)
        if beat(state, emit):
            return
        take_over(state, seat, "FW-60", emit)
        go_live(state, FACE_OF[action.play.value], chain, "call", "FW-60", emit)

    @staticmethod
    def _extra(state: FootballWarState, action: PlayExtra, emit: Emit) -> None:
        play_extra(state, action, state.defense, emit)
        _defended(state, "offense", emit)
        if not beat(state, emit):
            _won_by_special(state, emit)

    @staticmethod
    def _stuff(state: FootballWarState, action: Stuff, emit: Emit) -> None:
        lay(state, state.defense, DEFENSE_FACE, emit, "FW-57")
        _defended(state, "defense", emit)
        if not beat(state, emit, stuffed=True):
            _won_by_special(state, emit)

    @staticmethod
    def _flag(state: FootballWarState, action: ThrowFlag, emit: Emit) -> None:
        """The play is called back; with four seats the penalized offense loses its turn as well (FW-51, FW-103)."""
        seat = state.defense
        if emit:
            clause = "FW-103" if len(state.hands) > 2 else "FW-54" if state.live == KICK_FACE else "FW-51"
            emit(PlayCalledBack(clause=clause, seat=state.offense, play=CARDS[state.live].code))
        throw_flag(state, action, seat, state.offense, emit)
        if len(state.hands) > 2:
            take_over(state, seat, "FW-103", emit)
        lead_next(state, emit)

    @staticmethod
    def _reverse(state: FootballWarState, action: ReversePlay, emit: Emit) -> None:
        """The ball goes back the other way: the old offense must face it (FW-106)."""
        seat, beaten = state.defense, state.offense
        turn_round(state, seat, "FW-106", emit)
        _defended(state, "turnover", emit)
        if beat(state, emit):
            return
        mismanaged(state, seat, emit)  # FW-40
        hand_over(state, seat, "FW-106", emit)
        put_on_defense(state, beaten, "FW-106", emit)
        lead_next(state, emit)

    @staticmethod
    def _concede(state: FootballWarState, action: Concede, emit: Emit) -> None:
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


def _defended(state: FootballWarState, how: Answered, emit: Emit) -> None:
    if emit:
        clause = "FW-106" if how == "turnover" else "FW-30"
        emit(PlayDefended(clause=clause, seat=state.defense, play=CARDS[state.live].code, how=how))


def _won_by_special(state: FootballWarState, emit: Emit) -> None:
    """After OFFENSE or DEFENSE as an answer: a mismanaged drive, then the answering seat leads (FW-40, FW-44)."""
    seat = state.defense
    mismanaged(state, seat, emit)
    take_over(state, seat, "FW-31", emit)
    lead_next(state, emit)


ANSWER = Answer()
BY_NAME[ANSWER.name] = ANSWER
