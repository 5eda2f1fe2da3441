"""The three decision points of a Jukem turn: REPLENISH, PLAY and DEFENSE, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.contract import Action, BadPosition, Decision, DriveEnd, Emit, Target
from game.events import DriveAdvanced, DriveBegan, DriveEnded
from game.phase import DecisionPoint
from game.variants.jukem import flow, refusals
from game.variants.jukem.actions import (
    DISCARD_PLACE,
    DRAW,
    DRAW_PLACE,
    END_HALF,
    FIELD_GOAL_BIT,
    KICK,
    LINE_PLACES,
    SHAPES,
    TAKE,
    Answer,
    Discard,
    DrawCard,
    EndHalf,
    KickFieldGoal,
    LetItStand,
    MakePlay,
    TakeDiscard,
    answers,
    discards,
    faces,
    plays_of,
)
from game.variants.jukem.board import NOTHING_FRESH, Board, Fresh, changed
from game.variants.jukem.cards import (
    BY_CODE,
    CODE,
    DEFENSIVE,
    DISCARD_PILE,
    DRAW_PILE,
    FIELD_GOAL,
    FIELD_GOAL_TOTAL,
    HAND_SIZE,
    HANDS,
    LINES,
    OUT_OF_PLAY,
    STALL_LIMIT,
    TOUCHDOWN_YARDS,
    YELLOW,
    LaidPlay,
)
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved, PlayStood
from game.variants.jukem.flow import moved


class JukemPhase(DecisionPoint[Board]):
    """The base of the three decision points."""

    by_name = {}
    codes = CODE

    def decision(self, state: Board) -> Decision:
        """Returns the attacker's decision; the defense window overrides this."""
        return self.decisions[state.facts.attacker]


class Replenish(JukemPhase):
    """The attacker takes one card, from either pile, until it holds five (JF-16 to JF-24)."""

    name = "replenish"
    clause = "JF-16"

    def legal_actions(self, state: Board) -> list[Any]:
        found: list[Any] = []
        facts = state.facts
        if len(state.hands[facts.attacker]) < HAND_SIZE:
            if state.draw_pile:
                found.append(DRAW)
            if state.discard_pile and not facts.took and (facts.drew or facts.stall < STALL_LIMIT):  # JF-18, JF-24
                found.append(TAKE)
        return found

    def apply(self, state: Board, action: DrawCard | TakeDiscard, emit: Emit) -> None:
        if type(action) is DrawCard:
            self._draw(state, emit)
        else:
            self._take(state, emit)
        if len(state.hands[state.facts.attacker]) == HAND_SIZE or not self.legal_actions(state):  # JF-20, JF-21
            state.phase = state.by_name["play"]

    def _draw(self, state: Board, emit: Emit) -> None:
        facts = state.facts
        seat = facts.attacker
        card = state.draw_pile.pop()
        state.hands[seat].append(card)
        if not facts.drew:
            facts.drew = True
        since = facts.fresh[seat]
        if since is not None:
            facts.fresh = changed(facts.fresh, seat, Fresh(since.drawn + 1, since.taken))
        if emit:
            emit(moved("JF-22", DRAW_PILE, HANDS[seat], "draw", card, (seat,)))
            if not state.draw_pile:
                emit(LastTurn(clause="JF-63", seat=seat))

    def _take(self, state: Board, emit: Emit) -> None:
        facts = state.facts
        seat = facts.attacker
        card = state.discard_pile.pop()
        known = facts.known
        state.hands[seat].insert(known[seat], card)
        facts.known = changed(known, seat, known[seat] + 1)  # JF-84
        facts.took = True
        since = facts.fresh[seat]
        if since is not None:
            facts.fresh = changed(facts.fresh, seat, Fresh(since.drawn, since.taken + 1))
        if emit:
            emit(moved("JF-18", DISCARD_PILE, HANDS[seat], "take", card))

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str:
        if cards:
            return refusals.REPLENISH_FIRST
        if target == DRAW_PLACE:
            return refusals.USED_UP
        return refusals.why_not_take(state) if target == DISCARD_PLACE else refusals.NO_PILE

    def check(self, state: Board) -> None:
        """Raises BadPosition if nothing can be taken, or if the half would be over."""
        if not state.draw_pile and not state.facts.drew:
            raise BadPosition("draw_pile: is empty, so the half is over: whoever drew the last card ends it (JF-63)")
        super().check(state)


class Play(JukemPhase):
    """The attacker makes one play, kicks, or discards; on the last turn any number of plays (JF-25, JF-64)."""

    name = "play"
    clause = "JF-25"

    def legal_actions(self, state: Board) -> list[Any]:
        seat = state.facts.attacker
        mask = faces(state.hands[seat])
        found: list[Any] = plays_of(mask, not state.lines[seat], state.totals[seat])
        may_discard = not found  # JF-41
        if mask & FIELD_GOAL_BIT and state.totals[seat] >= FIELD_GOAL_TOTAL:  # JF-46
            found.append(KICK)
        if not state.draw_pile:
            found.append(END_HALF)  # JF-65
        elif may_discard:
            found += discards(mask)
        return found

    def apply(self, state: Board, action: Any, emit: Emit) -> None:
        facts = state.facts
        seat = facts.attacker
        kind = type(action)
        if facts.fresh[seat] is not None and kind is not Discard:
            facts.fresh = changed(facts.fresh, seat, None)
        self._DO[kind](self, state, seat, action, emit)

    def _lay(self, state: Board, seat: int, action: MakePlay, emit: Emit) -> None:
        shape = SHAPES[action]
        cards = tuple([state.spend(seat, code) for code in action.cards])
        line = state.lines[seat]
        line.append(LaidPlay(cards, shape.yards))
        total = state.totals[seat] = state.totals[seat] + shape.yards
        if emit:
            clause = BY_CODE[action.cards[-1]].clause  # that of the boost, if there is one
            if len(line) == 1:
                emit(DriveBegan(clause=clause, seat=seat))
            for card in cards:
                emit(moved(BY_CODE[CODE[card]].clause, HANDS[seat], LINES[seat], "play", card))
            emit(DriveGrew(clause=clause, seat=seat, codes=action.cards, yards=shape.yards, total=total))
            emit(DriveAdvanced(clause=clause, seat=seat, gain=shape.yards))
        if total == TOUCHDOWN_YARDS:
            flow.score(state, flow.TOUCHDOWN, emit)  # JF-51: no window opens
        elif shape.unstoppable:
            flow.play_is_over(state, emit)  # JF-34
        else:
            state.phase = state.by_name["defense"]

    def _kick(self, state: Board, seat: int, action: KickFieldGoal, emit: Emit) -> None:
        card = state.spend(seat, FIELD_GOAL)
        state.lines[seat].append(LaidPlay((card,), 0))
        if emit:
            emit(moved("JF-47", HANDS[seat], LINES[seat], "play", card))
        flow.score(state, flow.FIELD_GOAL, emit)  # JF-50: no window opens

    def _discard(self, state: Board, seat: int, action: Discard, emit: Emit) -> None:
        card = state.spend(seat, action.card)
        state.discard_pile.append(card)
        state.facts.fresh = changed(state.facts.fresh, seat, NOTHING_FRESH)
        if emit:
            emit(moved("JF-43", HANDS[seat], DISCARD_PILE, "discard", card))
        flow.end_turn(state, emit)

    def _end_half(self, state: Board, seat: int, action: EndHalf, emit: Emit) -> None:
        flow.end_turn(state, emit)

    _DO: ClassVar[dict[type[Action], Callable[..., None]]] = {
        MakePlay: _lay,
        KickFieldGoal: _kick,
        Discard: _discard,
        EndHalf: _end_half,
    }

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str:
        seat, wanted = state.facts.attacker, [CODE[card] for card in cards]
        if not wanted:
            return refusals.HAND_IS_FULL if target == DISCARD_PLACE else refusals.NOT_NOW
        if target == DISCARD_PLACE:
            return refusals.why_not_discard(self._situation(state))
        if target not in (None, LINE_PLACES[seat]):
            return refusals.NO_PLACE
        return refusals.why_not_play(wanted, faces(state.hands[seat]), state.totals[seat], self._situation(state))

    def _situation(self, state: Board) -> refusals.Situation:
        seat = state.facts.attacker
        return refusals.Situation(
            line_empty=not state.lines[seat],
            last_turn=state.last_turn,
            has_play=bool(plays_of(faces(state.hands[seat]), not state.lines[seat], state.totals[seat])),
        )


class Defense(JukemPhase):
    """The defender lets the play stand or answers it with one card (JF-53 to JF-62).

    The window opens whether or not the defender can answer, so it is covert: nothing may show which (JF-61).
    """

    name = "defense"
    clause = "JF-53"
    covert = True
    quiet = False

    def decision(self, state: Board) -> Decision:
        """Returns the defender's decision."""
        return self.decisions[1 - state.facts.attacker]

    def legal_actions(self, state: Board) -> list[Any]:
        return list(answers(faces(state.hands[1 - state.facts.attacker])))

    def apply(self, state: Board, action: LetItStand | Answer, emit: Emit) -> None:
        attacker = state.facts.attacker
        defender = 1 - attacker
        if isinstance(action, LetItStand):
            if emit:
                emit(PlayStood(clause="JF-53", seat=attacker, by=defender))
            flow.play_is_over(state, emit)
            return
        card = state.spend(defender, action.card)
        line = state.lines[attacker]
        if action.card in YELLOW:
            removed = [line.pop()]  # JF-56
        else:
            removed, state.lines[attacker] = line, []  # JF-57
        yards = sum(play.yards for play in removed)
        state.totals[attacker] -= yards
        gone = [each for play in removed for each in play.cards]
        state.out_of_play += [*gone, card]  # JF-59
        if emit:
            self._tell(state, action.card, card, gone, yards, emit)
        flow.end_turn(state, emit)  # JF-58

    def _tell(self, state: Board, code: str, card: int, gone: list[int], yards: int, emit: Callable[..., None]) -> None:
        attacker = state.facts.attacker
        defender, clause = 1 - attacker, BY_CODE[code].clause
        emit(moved(clause, HANDS[defender], OUT_OF_PLAY, "play", card))
        if code in YELLOW:
            total = state.totals[attacker]
            emit(PlayRemoved(clause=clause, seat=attacker, by=defender, answer=code, yards=yards, total=total))
        else:
            emit(DriveWiped(clause=clause, seat=attacker, by=defender, answer=code, yards=yards))
        if state.lines[attacker]:
            emit(DriveAdvanced(clause=clause, seat=attacker, gain=-yards, plays=-1))
        else:  # its only play, or all of them
            emit(DriveEnded(clause=clause, seat=attacker, how=DriveEnd.WIPED))
        for each in gone:
            emit(moved("JF-59", LINES[attacker], OUT_OF_PLAY, "remove", each))

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str:
        wanted = [CODE[card] for card in cards]
        if not wanted:
            return refusals.NOT_NOW
        if wanted[0] not in DEFENSIVE:
            return refusals.NOT_DEFENSIVE
        if len(wanted) > 1:
            return refusals.ONE_ANSWER
        offered = Answer(wanted[0]) in self.legal_actions(state)
        return refusals.ANSWERS_THE_DRIVE if offered else refusals.NOT_DEFENSIVE

    def check(self, state: Board) -> None:
        """Raises BadPosition unless there is a play that may be answered."""
        super().check(state)
        line = state.lines[state.facts.attacker]
        if not line:
            raise BadPosition("phase: defense needs a play on the attacker's line (JF-53)")
        if SHAPES[MakePlay(tuple(CODE[card] for card in line[-1].cards))].unstoppable:
            raise BadPosition("phase: defense cannot follow a play with JUKEM (JF-34)")
