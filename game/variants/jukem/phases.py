"""The three decision points of a Jukem turn: REPLENISH, PLAY and DEFENSE, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.contract import Action, BadPosition, Decision, Emit
from game.events import (
    CardMover,
    DriveGrew,
    DriveWiped,
    LastTurn,
    MatchEnded,
    PeriodEnded,
    PlayRemoved,
    PlayStood,
    Scored,
    TurnBegan,
)
from game.variants.jukem import words
from game.variants.jukem.actions import (
    DRAW,
    END_HALF,
    FIELD_GOAL_BIT,
    KICK,
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
from game.variants.jukem.cards import (
    BY_CODE,
    CODE,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    FIELD_GOAL_TOTAL,
    HAND_SIZE,
    LAST_PERIOD,
    STALL_LIMIT,
    TOUCHDOWN_POINTS,
    TOUCHDOWN_YARDS,
    YELLOW,
    Fresh,
    LaidPlay,
    Score,
)

if TYPE_CHECKING:
    from game.variants.jukem.state import JukemState

moved = CardMover(CODE)


class JukemPhase:
    """What the three phases have in common: a name, a clause, and ready-made decisions for both seats."""

    name: str
    clause: str
    covert = False

    def __init__(self) -> None:
        self.decisions = tuple(Decision(seat, self.name, self.clause, self.covert) for seat in (0, 1))

    def decision(self, state: JukemState) -> Decision:
        """Who decides: the attacker, but for the defense window."""
        return self.decisions[state.seat]

    def legal_actions(self, state: JukemState) -> list[Any]:
        raise NotImplementedError

    def apply(self, state: JukemState, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def why_not(self, state: JukemState, card: int, chosen: Sequence[int]) -> str | None:
        """Why the deciding seat cannot use the card now, or None if it can."""
        raise NotImplementedError

    def check(self, state: JukemState) -> None:
        """Raises BadPosition where the state cannot be in this phase."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")


class Replenish(JukemPhase):
    """The attacker takes one card, from either pile, until it holds five (JF-16 to JF-24)."""

    name = "replenish"
    clause = "JF-16"

    def legal_actions(self, state: JukemState) -> list[Any]:
        found: list[Any] = []
        if len(state.hands[state.seat]) < HAND_SIZE:
            if state.draw_pile:
                found.append(DRAW)
            if state.discard_pile and not state.took and (state.drew or state.stall < STALL_LIMIT):  # JF-18, JF-24
                found.append(TAKE)
        return found

    def apply(self, state: JukemState, action: DrawCard | TakeDiscard, emit: Emit) -> None:
        seat = state.seat
        if type(action) is DrawCard:
            self._draw(state, seat, emit)
        else:
            self._take(state, seat, emit)
        if not self.legal_actions(state):  # five in hand, or no source left (JF-20, JF-21)
            state.phase = PLAY

    def _draw(self, state: JukemState, seat: int, emit: Emit) -> None:
        card = state.draw_pile.pop()
        state.hands[seat].append(card)
        state.drew = True
        since = state.fresh[seat]
        if since is not None:
            state.fresh[seat] = Fresh(since.drawn + 1, since.taken)
        if emit:
            emit(moved("JF-22", "draw_pile", f"hand:{seat}", "draw", card, (seat,)))
            if not state.draw_pile:
                emit(LastTurn(clause="JF-63", seat=seat))

    def _take(self, state: JukemState, seat: int, emit: Emit) -> None:
        card = state.discard_pile.pop()
        state.hands[seat].insert(state.known[seat], card)
        state.known[seat] += 1  # JF-84
        state.took = True
        since = state.fresh[seat]
        if since is not None:
            state.fresh[seat] = Fresh(since.drawn, since.taken + 1)
        if emit:
            emit(moved("JF-18", "discard_pile", f"hand:{seat}", "take", card))

    def why_not(self, state: JukemState, card: int, chosen: Sequence[int]) -> str | None:
        return words.REPLENISH_FIRST


class Play(JukemPhase):
    """The attacker makes one play, kicks, or discards; on the last turn any number of plays (JF-25, JF-64)."""

    name = "play"
    clause = "JF-25"

    def legal_actions(self, state: JukemState) -> list[Any]:
        seat = state.seat
        mask = faces(state.hands[seat])
        found: list[Any] = list(plays_of(mask, not state.lines[seat], state.totals[seat]))
        may_discard = not found  # JF-41
        if mask & FIELD_GOAL_BIT and state.totals[seat] >= FIELD_GOAL_TOTAL:  # JF-46
            found.append(KICK)
        if not state.draw_pile:
            found.append(END_HALF)  # JF-65
        elif may_discard:
            found += discards(mask)
        return found

    def apply(self, state: JukemState, action: Any, emit: Emit) -> None:
        state.fresh[state.seat] = None
        self._DO[type(action)](self, state, action, emit)

    def _lay(self, state: JukemState, action: MakePlay, emit: Emit) -> None:
        seat = state.seat
        shape = SHAPES[action]
        cards = tuple([state.spend(seat, code) for code in action.cards])
        state.lines[seat].append(LaidPlay(cards, shape.yards))
        total = state.totals[seat] = state.totals[seat] + shape.yards
        if emit:
            for card in cards:
                emit(moved(BY_CODE[CODE[card]].clause, f"hand:{seat}", f"line:{seat}", "play", card))
            clause = BY_CODE[action.cards[-1]].clause  # that of the boost, if there is one
            emit(DriveGrew(clause=clause, seat=seat, codes=action.cards, yards=shape.yards, total=total))
        if total == TOUCHDOWN_YARDS:
            _score(state, TOUCHDOWN_POINTS, "touchdown", emit)  # JF-51: no window opens
        elif shape.unstoppable:
            _play_is_over(state, emit)  # JF-34
        else:
            state.phase = DEFENSE

    def _kick(self, state: JukemState, action: KickFieldGoal, emit: Emit) -> None:
        seat = state.seat
        card = state.spend(seat, FIELD_GOAL)
        state.lines[seat].append(LaidPlay((card,), 0))
        if emit:
            emit(moved("JF-47", f"hand:{seat}", f"line:{seat}", "play", card))
        _score(state, FIELD_GOAL_POINTS, "field_goal", emit)  # JF-50: no window opens

    def _discard(self, state: JukemState, action: Discard, emit: Emit) -> None:
        seat = state.seat
        card = state.spend(seat, action.card)
        state.discard_pile.append(card)
        state.fresh[seat] = Fresh()
        if emit:
            emit(moved("JF-43", f"hand:{seat}", "discard_pile", "discard", card))
        _end_turn(state, emit)

    def _end_half(self, state: JukemState, action: EndHalf, emit: Emit) -> None:
        _end_turn(state, emit)

    _DO: ClassVar[dict[type[Action], Callable[..., None]]] = {
        MakePlay: _lay,
        KickFieldGoal: _kick,
        Discard: _discard,
        EndHalf: _end_half,
    }

    def why_not(self, state: JukemState, card: int, chosen: Sequence[int]) -> str | None:
        seat = state.seat
        wanted = [CODE[card], *(CODE[other] for other in chosen)]
        for action in self.legal_actions(state):
            if type(action) is Discard and wanted == [action.card]:
                return None
            if type(action) is KickFieldGoal and wanted == [FIELD_GOAL]:
                return None
            if type(action) is MakePlay and len(set(wanted)) == len(wanted) and set(wanted) <= set(action.cards):
                return None
        return words.why_not_play(wanted, faces(state.hands[seat]), state.totals[seat], self._situation(state))

    def _situation(self, state: JukemState) -> words.Situation:
        seat = state.seat
        return words.Situation(
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

    def decision(self, state: JukemState) -> Decision:
        """The defender decides."""
        return self.decisions[1 - state.seat]

    def legal_actions(self, state: JukemState) -> list[Any]:
        return list(answers(faces(state.hands[1 - state.seat])))

    def apply(self, state: JukemState, action: LetItStand | Answer, emit: Emit) -> None:
        if isinstance(action, LetItStand):
            if emit:
                emit(PlayStood(clause="JF-53", seat=state.seat, by=1 - state.seat))
            _play_is_over(state, emit)
            return
        attacker = state.seat
        defender = 1 - attacker
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
        _end_turn(state, emit)  # JF-58

    def _tell(
        self, state: JukemState, code: str, card: int, gone: list[int], yards: int, emit: Callable[..., None]
    ) -> None:
        attacker = state.seat
        clause = BY_CODE[code].clause
        emit(moved(clause, f"hand:{1 - attacker}", "out_of_play", "play", card))
        if code in YELLOW:
            total = state.totals[attacker]
            emit(PlayRemoved(clause=clause, seat=attacker, by=1 - attacker, answer=code, yards=yards, total=total))
        else:
            emit(DriveWiped(clause=clause, seat=attacker, by=1 - attacker, answer=code, yards=yards))
        for each in gone:
            emit(moved("JF-59", f"line:{attacker}", "out_of_play", "remove", each))

    def why_not(self, state: JukemState, card: int, chosen: Sequence[int]) -> str | None:
        if chosen:
            return words.ONE_ANSWER
        if Answer(CODE[card]) in self.legal_actions(state):
            return None
        return words.NOT_DEFENSIVE

    def check(self, state: JukemState) -> None:
        """Raises BadPosition unless there is a play that may be answered."""
        super().check(state)
        line = state.lines[state.seat]
        if not line:
            raise BadPosition("phase: defense needs a play on the attacker's line (JF-53)")
        if SHAPES[MakePlay(tuple(CODE[card] for card in line[-1].cards))].unstoppable:
            raise BadPosition("phase: defense cannot follow a play with JUKEM (JF-34)")


REPLENISH, PLAY, DEFENSE = Replenish(), Play(), Defense()
BY_NAME: dict[str, JukemPhase] = {phase.name: phase for phase in (REPLENISH, PLAY, DEFENSE)}


def _play_is_over(state: JukemState, emit: Emit) -> None:
    """After a play that stands: the turn ends, but on the last turn the attacker goes on (JF-25, JF-64)."""
    if state.draw_pile:
        _end_turn(state, emit)
    else:
        state.phase = PLAY


def _score(state: JukemState, points: int, how: str, emit: Emit) -> None:
    """Puts points on the board and the whole line on the score pile (JF-47, JF-48, JF-51, JF-52)."""
    seat = state.seat
    bundle = tuple([card for play in state.lines[seat] for card in play.cards])
    state.score_piles[seat] += (bundle,)
    state.lines[seat] = []
    state.totals[seat] = 0
    state.points[seat] += points
    state.scoring += (Score(seat, points, state.period),)
    if emit:
        score = (state.points[0], state.points[1])
        clause = "JF-51" if how == "touchdown" else "JF-47"
        emit(Scored(clause=clause, seat=seat, points=points, how=how, score=score))
        for card in bundle:
            emit(moved("JF-52" if how == "touchdown" else "JF-48", f"line:{seat}", f"score_pile:{seat}", "score", card))
    if state.period >= 2:
        _end_match(state, "JF-75", emit)
    else:
        _end_turn(state, emit)


def _end_turn(state: JukemState, emit: Emit) -> None:
    """Passes the turn on, or ends the period after its last turn (JF-13, JF-66)."""
    if not state.draw_pile:
        _end_period(state, emit)
        return
    state.stall = 0 if state.drew else state.stall + 1  # JF-24
    state.drew = state.took = False
    state.seat = 1 - state.seat
    state.phase = REPLENISH
    if emit:
        emit(TurnBegan(clause="JF-14", seat=state.seat))


def _end_period(state: JukemState, emit: Emit) -> None:
    """Starts the second half, sudden death or its next period, or ends the match (JF-68 to JF-77)."""
    if emit:
        emit(PeriodEnded(clause="JF-68", period=state.period, score=(state.points[0], state.points[1])))
    level = state.points[0] == state.points[1]
    if state.period == 0 or (level and state.period < LAST_PERIOD):
        state.period += 1
        state.deal(emit)
    else:
        _end_match(state, "JF-77" if level else "JF-72", emit)


def _end_match(state: JukemState, clause: str, emit: Emit) -> None:
    state.phase = None
    if emit:
        result = state.result
        assert result is not None
        emit(MatchEnded(clause=clause, result=result))
