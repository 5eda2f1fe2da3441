"""Checks the invariants of a BLOWOUT!!! position."""

from __future__ import annotations

from collections.abc import Sequence

from game.documents import listed, require, require_facts
from game.variants.blowout.cards import (
    DEFENSE,
    DRAW_PILES,
    HAND_SIZES,
    HANDS,
    IDS,
    OFFENSE,
    PLAYS,
    POINTS,
    SEAT_DECK,
    SEAT_DECKS,
    SPECIAL_TEAMS,
)
from game.variants.blowout.document import NAME
from game.variants.blowout.facts import LAST_RESHUFFLE, OVERTIME, PERIODS
from game.variants.blowout.zones import BlowoutZones, Cards


def check(state: BlowoutZones) -> None:
    """Raises BadPosition, naming the field, if an invariant is broken (BO-105 and others)."""
    require_facts(state.facts)
    _check_cards(state)
    _check_field(state)
    _check_periods(state)
    _check_points(state)
    _check_hands(state)
    asked = "over" if state.phase is None else state.phase.name
    require(not state.call or asked == "defense_call", "call", "is secret only while the defense chooses (BO-27)")
    if state.phase is None:
        _check_end(state)
    else:
        state.phase.check(state)


def _check_cards(state: BlowoutZones) -> None:
    """Checks that every card lies in exactly one zone of its own deck (BO-1, BO-105)."""
    laid = [*state.plays[0], *state.plays[1]]
    for index, deck in enumerate(IDS):
        zones = (state.hands[index], state.draw_piles[index], state.discard_piles[index])
        lying = [card for card in laid if SEAT_DECK[card] == index]
        for cards in zones:
            lying += cards
        if sorted(lying) != list(deck):
            _tell_misplaced(index, lying)
    for seat, zone in enumerate(PLAYS):
        own = all(SEAT_DECK[card] // 3 == seat for card in state.plays[seat])
        require(own, zone, "holds cards of its own seat (BO-1)")


def _tell_misplaced(place: int, lying: Sequence[int]) -> None:
    """Raises BadPosition with the cards that a deck has twice, lacks, or has from another deck."""
    twice = {card for card in lying if lying.count(card) > 1}
    foreign, lost = set(lying) - set(IDS[place]), set(IDS[place]) - set(lying)
    require(not twice, HANDS[place], f"or its piles hold {_named(twice)} twice (BO-105)")
    require(not foreign, HANDS[place], f"or its piles hold {_named(foreign)} of another deck (BO-1)")
    require(not lost, DRAW_PILES[place], f"or the other zones of its deck lack {_named(lost)} (BO-105)")


def _named(cards: set[int]) -> str:
    return listed(NAME[card] for card in sorted(cards))


def _check_field(state: BlowoutZones) -> None:
    facts = state.facts
    require(facts.ball_on < facts.marker, "marker", "is ahead of the ball (BO-6)")


def _check_periods(state: BlowoutZones) -> None:
    facts = state.facts
    known = facts.in_overtime or facts.period in PERIODS[facts.length]
    periods = listed(map(str, (*PERIODS[facts.length], OVERTIME)))
    require(known, "period", f"of this length is one of {periods} (BO-90, BO-114)")
    require(bool(facts.stage) == facts.in_overtime, "stage", "is one of overtime (BO-97)")
    require(facts.in_overtime or not facts.reshuffles, "reshuffles", "are counted in overtime (BO-103)")
    over = state.phase is None
    require(facts.reshuffles < LAST_RESHUFFLE or over, "reshuffles", "end the game with the fourth (BO-104)")
    if facts.in_overtime and not over:
        leads = facts.points[1 - facts.offense] > facts.points[facts.offense]
        fits = leads if facts.stage == "reply" else facts.points[0] == facts.points[1]
        rule = (
            "is played by the seat that is behind (BO-97)" if facts.stage == "reply" else "needs a level score (BO-99)"
        )
        require(fits, "stage", rule)


def _check_points(state: BlowoutZones) -> None:
    facts = state.facts
    for seat in (0, 1):
        made = sum(score.points for score in facts.scoring if score.seat == seat)
        require(facts.points[seat] == made, "points", "equal the scores made (BO-2)")
    for score in facts.scoring:
        require(score.seat in (0, 1), "scoring", "names seats of the match")
        require(POINTS.get(score.how) == score.points, "scoring", "counts touchdowns, field goals and safeties (BO-2)")
        begun = score.period in (*PERIODS[facts.length], OVERTIME) and score.period <= facts.period
        require(begun, "scoring", "names periods that have begun")


def _check_hands(state: BlowoutZones) -> None:
    """Checks that no hand is too large, and that hands in use were filled before the calls (BO-20 to BO-22)."""
    facts = state.facts
    for place in SEAT_DECKS:
        size, most = len(_drawn(state, place)), HAND_SIZES[place % 3]
        require(size <= most, HANDS[place], f"holds {most} at most, a card laid in this down included (BO-20)")
    if state.phase is None or state.phase.name == "coin":
        return
    own = 3 * facts.offense
    for place in (own + OFFENSE, own + SPECIAL_TEAMS, 3 - own + DEFENSE):
        full = len(_drawn(state, place)) == HAND_SIZES[place % 3]
        drawn_out = place % 3 == OFFENSE and not state.draw_piles[place]
        require(full or drawn_out, HANDS[place], f"was filled to {HAND_SIZES[place % 3]} before the calls (BO-20)")


def _drawn(state: BlowoutZones, place: int) -> Sequence[int]:
    """Returns the cards of a hand and those played from it in this down."""
    laid: Cards = state.plays[place // 3]
    return [*state.hands[place], *(card for card in laid if SEAT_DECK[card] == place)]


def _check_end(state: BlowoutZones) -> None:
    facts = state.facts
    level = facts.points[0] == facts.points[1]
    tied = facts.reshuffles == LAST_RESHUFFLE
    decided = not level and (facts.in_overtime or facts.is_last_period)
    require(tied or decided, "phase", "over needs a leader after the last period, or four reshuffles (BO-93, BO-104)")
    shown = facts.offense_call or facts.defense_call or facts.defense_response
    require(not any(state.plays) and not shown, "phase", "over leaves no card of a down (BO-24)")
