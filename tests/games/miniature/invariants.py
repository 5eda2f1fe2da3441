"""The invariants of a miniature position, each naming the field that breaks it."""

from __future__ import annotations

from game.documents import require, require_facts
from game.field import SERIES, line_to_gain
from tests.games.miniature.board import NO_CALL, Board
from tests.games.miniature.cards import (
    CARDS,
    CODE,
    DECK_OF,
    DECKS,
    DISCARD_PILES,
    DRAW_PILES,
    HAND_SIZES,
    HANDS,
    SHOWN,
)
from tests.games.miniature.document import NAMES
from tests.games.miniature.facts import START

MOST_LOST = max(card.value for card in CARDS if card.kind == "PLAY") - 2  # MG-11


def check(state: Board) -> None:
    """Raises BadPosition, naming the field, where an invariant is broken."""
    require_facts(state.facts)
    piles = [*state.hands, *state.draw_piles, *state.discard_piles, *state.shown]
    NAMES.require_each_once([card for cards in piles for card in cards], range(len(CODE)), "MG-2")
    _check_zones(state)
    _check_field(state)
    over = state.facts.is_over
    require(len(state.facts.made) <= 2 * state.facts.rounds, "made", "lists a drive a side and round at most (MG-1)")
    require(over == (state.phase is None), "phase", "is over when each side has had its drives (MG-1)")
    if state.phase is None:
        require(state.calls == [NO_CALL, NO_CALL], "calls", "are shown before the match is over (MG-10)")
    else:
        state.phase.check(state)


def _check_zones(state: Board) -> None:
    for deck in DECKS:
        for name, cards in (
            (DRAW_PILES[deck], state.draw_piles[deck]),
            (DISCARD_PILES[deck], state.discard_piles[deck]),
            *((HANDS[place], state.hands[place]) for place in (deck, 2 + deck)),
        ):
            require(all(DECK_OF[card] == deck for card in cards), name, "holds the cards of one back (MG-2)")
        for place in (deck, 2 + deck):
            size = HAND_SIZES[deck]
            require(len(state.hands[place]) == size, HANDS[place], f"holds {size} cards before a snap (MG-3, MG-17)")
    for seat in (0, 1):
        once = len(state.shown[seat]) == min(1, state.facts.snaps)
        require(once, SHOWN[seat], "holds the card of the snap before, if there was one (MG-16)")
    kicks = sum(DECK_OF[card] for cards in state.shown for card in cards)
    require(kicks < 2, SHOWN[0], "and the other one hold one KICK at most (MG-7)")


def _check_field(state: Board) -> None:
    facts = state.facts
    lost = MOST_LOST * (facts.down - 1)
    require(facts.ball_on >= START - lost, "ball_on", f"is {START} less {MOST_LOST} a down at least (MG-5, MG-11)")
    require(facts.marker >= START + SERIES, "marker", f"is {START + SERIES} at least (MG-5, MG-12)")
    require(facts.ball_on < facts.marker, "marker", "lies ahead of the ball (MG-12)")
    fresh = facts.down > 1 or facts.marker == line_to_gain(facts.ball_on)
    require(fresh, "marker", f"is {SERIES} yards ahead on first down, or the goal line (MG-12)")
