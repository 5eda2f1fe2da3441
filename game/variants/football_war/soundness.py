"""The invariants of a Football War position, each naming the field that breaks it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from game.positions import require
from game.variants.football_war.cards import (
    AUDIBLE_FACE,
    CODE,
    DECKS,
    FACE,
    FIELD_GOAL_POINTS,
    KICK_FACE,
    LAST_PERIOD,
    NO_PLAY,
    OVERTIME,
    PENALTY,
    SAFETY_POINTS,
    TOUCHDOWN_POINTS,
    Buried,
)
from game.variants.football_war.position import NAMES

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState


_SCORES = (TOUCHDOWN_POINTS, FIELD_GOAL_POINTS, SAFETY_POINTS)


def check(state: FootballWarState) -> None:
    """Raises BadPosition where an invariant is broken (FW-16 and each field's own)."""
    seats = len(state.hands)
    _check_cards(state)
    for field, seat in (("offense", state.offense), ("defense", state.defense), ("first_kicker", state.first_kicker)):
        require(0 <= seat < seats, field, f"is a seat from 0 to {seats - 1}")
    require(state.offense != state.defense, "defense", "is another seat than the offense (FW-3)")
    require(state.halves == 2 or state.period != 1, "period", "skips the second half in a short game (FW-111)")
    require(state.direction == 1 or seats == 4, "clockwise", "turns round with four seats only (FW-104)")
    live = state.live in (NO_PLAY, KICK_FACE) or 0 <= state.live < AUDIBLE_FACE
    require(live, "live", "is one of the 16 plays or FIELD GOAL (FW-58)")
    _check_points(state)
    _check_knowledge(state)
    _check_clock(state)
    if state.phase is not None:
        state.phase.check(state)


def _check_cards(state: FootballWarState) -> None:
    piles = (state.draw_pile, state.drive_pile, *state.hands, *state.score_piles, state.flag_pile, state.forfeit_pile)
    NAMES.require_each_once(chain.from_iterable(piles), DECKS[len(state.hands)], "FW-16")
    flags = all(CODE[card].startswith(PENALTY) for card in state.flag_pile)
    require(flags, "flag_pile", "holds PENALTY cards only (FW-46)")


def _check_points(state: FootballWarState) -> None:
    for seat, points in enumerate(state.points):
        made = sum(score.points for score in state.scoring if score.seat == seat)
        require(points == made, "points", "equal the scores made (FW-2)")
    for score in state.scoring:
        require(0 <= score.seat < len(state.hands), "scoring", "names seats of the match")
        require(score.points in _SCORES, "scoring", "counts touchdowns, field goals and safeties (FW-81 to FW-83)")
        require(0 <= score.period <= state.period, "scoring", "names periods that have begun")
    ties = len(state.leaders) > 1
    if state.phase is None:
        last = OVERTIME - 1 if state.halves == 2 else 0
        over = state.period >= last and (not ties or state.period == LAST_PERIOD)
        require(over, "phase", "over needs a sole leader, or the last overtime behind it (FW-90 to FW-93)")
        require(state.live == NO_PLAY and not state.chain, "live", "is no play once the match is over")
    else:
        require(ties or state.period < OVERTIME, "points", "are level at the top in overtime (FW-92)")


def _check_knowledge(state: FootballWarState) -> None:
    seats = len(state.hands)
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
        require(not state.timeouts >> slot.seat & 1, "timeouts", "of who has buried a card are used (FW-71)")
        _check_buried(state, slot, state.draw_pile[depth], shown[slot.seat])
    fits = len(state.forfeit_seen) == len(state.forfeit_pile)
    require(fits, "forfeit_seen", "has one entry for each card of the Forfeit pile")
    require(all(0 <= mask < 1 << seats for mask in state.forfeit_seen), "forfeit_seen", "names seats of the match")
    for seat, own in enumerate(state.passed):
        plays = [each.face for each in own]
        named = len(set(plays)) == len(plays) and all(0 <= face < AUDIBLE_FACE for face in plays)
        require(named, "passed", "names plays, each once")
        counted = all(0 <= each.drawn <= state.drawn[seat] for each in own)
        require(counted, "passed", "counts no more cards than its seat has drawn")


def _check_buried(state: FootballWarState, slot: Buried, card: int, shown: set[int]) -> None:
    places = set(state.forfeit_pile) if slot.forfeited else shown - set(dict(state.partly))
    sorted_once = tuple(sorted(set(slot.doubt))) == slot.doubt
    require(sorted_once and set(slot.doubt) <= places | {card}, "buried", "doubts known cards of that hand, in order")
    possible = slot.hidden or card in slot.doubt or FACE[card] in slot.spent
    require(bool(possible), "buried", "is one of the cards that it may be")
    require(not (slot.hidden and slot.spent), "buried", "counts spent faces only where no card was hidden")


def _check_clock(state: FootballWarState) -> None:
    seats = len(state.hands)
    if state.play_clock == "off":
        require(not state.timed, "timed", "needs the play clock on (FW-77)")
        require(not state.asked, "asked", "needs the play clock on (FW-77)")
    else:
        asking = state.phase is not None and state.phase.name == "play_clock"
        require(asking or state.asked == seats, "asked", "counts every seat once the half has begun (FW-77)")
    deciding = state.decision
    acting = deciding is not None and deciding.kind != "play_clock"
    require(acting or not (state.looking or state.clock_stopped), "looking", "ends with its decision (FW-74)")
    stopped = deciding is not None and state.timed >> deciding.seat & 1
    require(bool(stopped) or not state.clock_stopped, "clock_stopped", "needs a seat on the clock (FW-77)")
    used = deciding is not None and not state.look_backs >> deciding.seat & 1
    require(bool(used) or not state.looking, "looking", "uses the look-back up (FW-76)")
    if state.locked:
        require(
            len(state.locked) <= state.looking + state.clock_stopped, "locked", "is one card for each delay (FW-75)"
        )
        held = deciding is not None and set(state.locked) <= set(state.hands[deciding.seat])
        require(held, "locked", "lies in the deciding hand (FW-75)")
        require(len(set(state.locked)) == len(state.locked), "locked", "names no card twice")
    alike = len(state.locked_seen) == len(state.locked)
    own = 0 if deciding is None else 1 << deciding.seat
    seen = all(0 <= mask < 1 << seats and not mask & own for mask in state.locked_seen)
    require(alike and seen, "locked_seen", "names other seats, once for each locked card (FW-75)")
