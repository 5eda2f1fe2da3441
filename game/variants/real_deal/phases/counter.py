"""The counter decision: one card of the chart against the play that waits, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import BadPosition, Decision, DriveEnd, Emit
from game.variants.real_deal import refusals
from game.variants.real_deal.actions import (
    ACCEPT,
    ANSWERS,
    CONCEDE_NOTHING,
    CONCESSION_OF,
    END_QUARTER,
    NO_CARD,
    Accept,
    Concede,
    Counter,
    EndQuarter,
)
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    CODE,
    COUNTERS_OF,
    END_IDS,
    END_OF_QUARTER,
    FUMBLE,
    INTERCEPTION,
    KICKS,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    STOPS,
    TO_ACCEPT,
)
from game.variants.real_deal.duels import is_returned_kick
from game.variants.real_deal.events import (
    Effect,
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    QuarterCalled,
)
from game.variants.real_deal.facts import Played, RealDealFacts, may_end
from game.variants.real_deal.flow import change_possession, end_drive, go_on, score, take_over_return
from game.variants.real_deal.phases.base import RealDealPhase
from game.variants.real_deal.phases.offense import call_quarter

_COUNTERS = {
    play: {card: ANSWERS[code] for card, code in enumerate(CODE) if code in counters}
    for play, counters in COUNTERS_OF.items()
}
"""For each play, the counter actions by card id (RD-33)."""


def returned_kick(facts: RealDealFacts) -> str:
    """Returns the kick that was returned, even if a SAFETY has answered the return since; empty if none was."""
    if is_returned_kick(facts.chain):
        return facts.chain[-2].code
    # A SAFETY hit the return: the ball has passed already.
    return facts.chain[-3].code if facts.offense != facts.chain[0].seat else ""


class CounterDecision(RealDealPhase):
    """The team facing the play takes exactly one action (RD-28)."""

    name = "counter"
    clause = "RD-28"
    refuse = staticmethod(refusals.why_not_against)
    covert = True  # RD-16
    quiet = False

    def decision(self, state: Board) -> Decision:
        return self.decisions[1 - state.facts.chain[-1].seat]

    def legal_actions(self, state: Board) -> list[Any]:
        facts = state.facts
        waits, play = facts.chain[-1]
        seat = 1 - waits
        hand = sorted(state.hands[seat])
        counters = _COUNTERS[play]
        found: list[Any] = [counters[card] for card in hand if card in counters]
        if END_IDS[seat] in hand and may_end(facts.period, facts.quarters, facts.finished):
            found.append(END_QUARTER)
        if play in TO_ACCEPT:
            found.append(ACCEPT)
        else:
            found += [CONCESSION_OF[card] for card in hand] or [CONCEDE_NOTHING]  # RD-31
        return found

    def apply(self, state: Board, action: Counter | Concede | Accept | EndQuarter, emit: Emit) -> None:
        _APPLY[type(action)](state, action, emit)

    def check(self, state: Board) -> None:
        if not state.facts.chain or state.facts.chain[-1].code not in POINTS:
            raise BadPosition("chain: its last card waits for no counter, as it must at a counter decision (RD-28)")


def _counter(state: Board, action: Counter, emit: Emit) -> None:
    facts = state.facts
    player, play = facts.chain[-1]
    seat, code = 1 - player, action.card
    state.lay(seat, code, emit)
    effect = _EFFECTS.get(code, "continuation")
    returned = returned_kick(facts) if effect == "continuation" else ""
    if emit:
        clause = _CLAUSES[effect]
        emit(PlayCountered(clause=clause, seat=seat, play=play, counter=code, effect=effect, returned=returned))
    if effect == "continuation":
        _continue(state, seat, play, bool(returned), emit)
    elif effect == "stop":
        _stop(state, seat, play, code, emit)
    else:
        if code == SAFETY and is_returned_kick(facts.chain):
            take_over_return(state, player, emit)  # RD-59
        facts.chain += (Played(seat, code),)
        if emit:
            emit(PlayMade(clause=_CLAUSES[effect], seat=seat, play=code, points=POINTS[code], as_counter=True))
        state.phase = state.by_name["counter"]


def _continue(state: Board, seat: int, play: str, returned: bool, emit: Emit) -> None:
    """Undoes the play; its ball carrier goes on (RD-36 to RD-39, RD-44, RD-48)."""
    facts = state.facts
    if is_returned_kick(facts.chain):
        take_over_return(state, 1 - seat, emit)
    facts.chain += (Played(seat, CODE[state.table_piles[seat][-1]]),)
    if returned:
        state.clear_table(emit)
    go_on(state, "RD-44" if returned else "RD-48" if play == SAFETY else "RD-36", emit)


def _stop(state: Board, seat: int, play: str, code: str, emit: Emit) -> None:
    """Stops the play and gives the ball to the team that stopped it (RD-35, RD-50)."""
    if is_returned_kick(state.facts.chain):
        take_over_return(state, 1 - seat, emit)
    end_drive(state, 1 - seat, _STOPPED.get(code) or (_blocked(play)), "RD-35", emit)
    change_possession(state, seat, "RD-35", emit)


def _blocked(play: str) -> DriveEnd:
    if play == PUNT_INSIDE:
        return DriveEnd.PUNT
    return DriveEnd.MISSED_FIELD_GOAL if play in KICKS else DriveEnd.DOWNS


def _concede(state: Board, action: Concede, emit: Emit) -> None:
    player, play = state.facts.chain[-1]
    seat = 1 - player
    if emit:
        emit(PlayConceded(clause="RD-64", seat=seat, play=play, cards=int(action.card != NO_CARD)))
    if action.card != NO_CARD:
        state.lay_face_down(seat, action.card, emit)
    if not _let_score(state, emit):
        change_possession(state, seat, "RD-58", emit, return_open=True)


def _accept(state: Board, action: Accept, emit: Emit) -> None:
    player, play = state.facts.chain[-1]
    if emit:
        emit(PlayAccepted(clause="RD-50" if play == PUNT_INSIDE else "RD-47", seat=1 - player, play=play))
    if play == PUNT_INSIDE:
        end_drive(state, player, DriveEnd.PUNT, "RD-50", emit)
        change_possession(state, 1 - player, "RD-50", emit, return_open=True, limited=True)
    elif not _let_score(state, emit):
        change_possession(state, player, "RD-47", emit, return_open=True)


def _let_score(state: Board, emit: Emit) -> bool:
    """Lets the play that waits score. Returns whether that ends the match."""
    player, play = state.facts.chain[-1]
    if is_returned_kick(state.facts.chain):
        take_over_return(state, player, emit)
    clause = "RD-47" if play == SAFETY else "RD-44" if play == RETURN else "RD-64"
    return score(state, player, play, clause, emit)


def _end(state: Board, action: EndQuarter, emit: Emit) -> None:
    player, play = state.facts.chain[-1]
    seat = 1 - player
    state.lay(seat, END_OF_QUARTER, emit)
    if emit:
        emit(QuarterCalled(clause="RD-55", seat=seat, play=play))
    if play == PUNT_INSIDE:
        end_drive(state, player, DriveEnd.PUNT, "RD-55", emit)
    else:
        _let_score(state, emit)
    call_quarter(state, seat, emit)


_EFFECTS: dict[str, Effect] = {**dict.fromkeys(STOPS, "stop"), SAFETY: "safety", RETURN: "return"}
_CLAUSES: dict[Effect, str] = {"stop": "RD-35", "continuation": "RD-36", "safety": "RD-46", "return": "RD-43"}
_STOPPED = {FUMBLE: DriveEnd.FUMBLE, INTERCEPTION: DriveEnd.INTERCEPTION}
_APPLY: dict[type, Callable[[Board, Any, Emit], None]] = {
    Counter: _counter,
    Concede: _concede,
    Accept: _accept,
    EndQuarter: _end,
}
