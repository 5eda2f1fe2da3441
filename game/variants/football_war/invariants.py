"""Checks the invariants of a Football War position; errors name the field."""

from __future__ import annotations

from itertools import chain

from game.documents import require
from game.variants.football_war.board import Board
from game.variants.football_war.cards import (
    CODE,
    DECKS,
    FACE,
    FIELD_GOAL,
    LAST_PERIOD,
    OVERTIME,
    PENALTY,
    PLAYS,
    SCORES,
    Buried,
)
from game.variants.football_war.document import NAMES
from game.variants.football_war.facts import FootballWarFacts


def check(state: Board) -> None:
    """Raises BadPosition if an invariant is broken (FW-16 and each field's own)."""
    facts = state.facts
    seats = facts.seats
    _check_cards(state)
    for field, seat in (("offense", facts.offense), ("defense", facts.defense), ("first_kicker", facts.first_kicker)):
        require(0 <= seat < seats, field, f"is a seat from 0 to {seats - 1}")
    require(facts.offense != facts.defense, "defense", "is another seat than the offense (FW-3)")
    require(facts.length == "two" or facts.period != 1, "period", "skips the second half in a short game (FW-111)")
    require(facts.clockwise or seats == 4, "clockwise", "turns round with four seats only (FW-104)")
    live = facts.live in (None, FIELD_GOAL, *PLAYS)
    require(live, "live", "is one of the 16 plays or FIELD GOAL (FW-58)")
    _check_points(facts, over=state.phase is None)
    if state.phase is None:
        _check_end(state)
    _check_knowledge(state)
    _check_passed(facts)
    _check_clock(state)
    if state.phase is not None:
        state.phase.check(state)


def _check_cards(state: Board) -> None:
    piles = (state.draw_pile, state.drive_pile, *state.hands, *state.score_piles, state.flag_pile, state.forfeit_pile)
    NAMES.require_each_once(chain.from_iterable(piles), DECKS[state.facts.seats], "FW-16")
    flags = all(CODE[card].startswith(PENALTY) for card in state.flag_pile)
    require(flags, "flag_pile", "holds PENALTY cards only (FW-46)")


def _check_points(facts: FootballWarFacts, *, over: bool) -> None:
    halves = (0, 1) if facts.length == "two" else (0,)
    begun = [period for period in (*halves, *range(OVERTIME, LAST_PERIOD + 1)) if period <= facts.period]
    for score in facts.scoring:
        require(0 <= score.seat < facts.seats, "scoring", "names seats of the match")
        require(score.points in SCORES, "scoring", "counts touchdowns, field goals and safeties (FW-81 to FW-83)")
        require(score.period in begun, "scoring", "names periods that have begun")
    periods = [score.period for score in facts.scoring]
    require(periods == sorted(periods), "scoring", "lists the scores in the order in which they were made")
    require(_made_before(facts, LAST_PERIOD + 1) == facts.points, "points", "equal the scores made (FW-2)")
    if facts.period >= OVERTIME:
        for period in range(OVERTIME, facts.period + (1 if over else 2)):
            level = _tied(_made_before(facts, period))
            require(level, "points", "are level at the top in overtime (FW-92)")


def _made_before(facts: FootballWarFacts, period: int) -> tuple[int, ...]:
    made = [0] * facts.seats
    for score in facts.scoring:
        made[score.seat] += score.points if score.period < period else 0
    return tuple(made)


def _tied(points: tuple[int, ...]) -> bool:
    return points.count(max(points)) > 1


def _check_end(state: Board) -> None:
    """Checks a position whose match is over (FW-80, FW-90 to FW-93)."""
    facts = state.facts
    ties = _tied(facts.points)
    last = OVERTIME - 1 if facts.length == "two" else 0
    over = facts.period >= last and (not ties or facts.period == LAST_PERIOD)
    require(over, "phase", "over needs a sole leader, or the last overtime behind it (FW-90 to FW-93)")
    require(facts.live is None and not facts.chain, "live", "is no play once the match is over")
    if facts.period >= OVERTIME and not ties:
        won = facts.scoring[-1].period == facts.period and facts.scoring[-1].seat in facts.leaders
        require(won, "scoring", "ends with the score that decided the overtime (FW-92)")
        return
    require(not state.draw_pile, "draw_pile", "is used up where the match is over without sudden death (FW-80)")
    scored = not state.drive_pile and bool(facts.scoring)
    out = scored or not state.hands[facts.offense]
    require(out, "phase", "over comes with a score, or with an offense that has no card left (FW-80)")


def _check_knowledge(state: Board) -> None:
    seats = state.facts.seats
    for seat, hand in enumerate(state.hands):
        require(0 <= state.known[seat] <= len(hand), "known", "counts cards of the hand")
    shown = [set(hand[:count]) for hand, count in zip(state.hands, state.known, strict=True)]
    for card, mask in state.partly:
        holders = [seat for seat in range(seats) if card in shown[seat]]
        fits = seats > 2 and len(holders) == 1 and 0 < mask < 1 << seats and not mask >> holders[0] & 1
        require(fits, "partly", "names known cards of hands and other seats that know them")
    require(len(dict(state.partly)) == len(state.partly), "partly", "names no card twice")
    require(len(state.buried) <= len(state.draw_pile), "buried", "lies in the Play pile (FW-70)")
    owners = [slot.seat for slot in state.buried]
    require(len(set(owners)) == len(owners), "buried", "holds one card of a seat at most (FW-71)")
    for depth, slot in enumerate(state.buried):
        require(0 <= slot.seat < seats, "buried", "names seats of the match")
        require(slot.seat not in state.facts.timeouts, "timeouts", "of who has buried a card are used (FW-71)")
        _check_buried(state, slot, state.draw_pile[depth], shown[slot.seat])
    fits = len(state.forfeit_seen) == len(state.forfeit_pile)
    require(fits, "forfeit_seen", "has one entry for each card of the Forfeit pile")
    require(all(0 <= mask < 1 << seats for mask in state.forfeit_seen), "forfeit_seen", "names seats of the match")


def _check_passed(facts: FootballWarFacts) -> None:
    for seat, own in enumerate(facts.passed):
        plays = [each.play for each in own]
        named = len(set(plays)) == len(plays) and set(plays) <= set(PLAYS)
        require(named, "passed", "names plays, each once")
        counted = all(0 <= each.drawn <= facts.drawn[seat] for each in own)
        require(counted, "passed", "counts no more cards than its seat has drawn")


def _check_buried(state: Board, slot: Buried, card: int, shown: set[int]) -> None:
    places = set(state.forfeit_pile) if slot.forfeited else shown - set(dict(state.partly))
    sorted_once = tuple(sorted(set(slot.doubt))) == slot.doubt
    require(sorted_once and set(slot.doubt) <= places | {card}, "buried", "doubts known cards of that hand, in order")
    possible = slot.hidden or card in slot.doubt or FACE[card] in slot.spent
    require(bool(possible), "buried", "is one of the cards that it may be")
    require(not (slot.hidden and slot.spent), "buried", "counts spent faces only where no card was hidden")


def _check_clock(state: Board) -> None:
    facts = state.facts
    if facts.play_clock == "off":
        require(not facts.timed, "timed", "needs the play clock on (FW-77)")
        require(not facts.asked, "asked", "needs the play clock on (FW-77)")
    else:
        asking = state.phase is not None and state.phase.name == "play_clock"
        fits = facts.asked < facts.seats if asking else facts.asked == facts.seats
        require(fits, "asked", "counts the seats that have answered, all of them once the half has begun (FW-77)")
    deciding = state.decision
    acting = deciding is not None and deciding.kind != "play_clock"
    require(acting or not (facts.looking or facts.clock_stopped), "looking", "ends with its decision (FW-74)")
    stopped = deciding is not None and deciding.seat in facts.timed
    require(stopped or not facts.clock_stopped, "clock_stopped", "needs a seat on the clock (FW-77)")
    used = deciding is not None and deciding.seat not in facts.look_backs
    require(used or not facts.looking, "looking", "uses the look-back up (FW-76)")
    _check_locked(state)


def _check_locked(state: Board) -> None:
    facts, locked, deciding = state.facts, state.locked, state.decision
    if locked:
        delays = facts.looking + facts.clock_stopped
        require(len(locked) <= delays, "locked", "is one card for each delay (FW-75)")
        held = deciding is not None and set(locked) <= set(state.hands[deciding.seat])
        require(held, "locked", "lies in the deciding hand (FW-75)")
        require(len(set(locked)) == len(locked), "locked", "names no card twice")
    own = 0 if deciding is None else 1 << deciding.seat
    seen = all(0 <= mask < 1 << facts.seats and not mask & own for mask in facts.locked_seen)
    alike = len(facts.locked_seen) == len(locked)
    require(alike and seen, "locked_seen", "names other seats, once for each locked card (FW-75)")
