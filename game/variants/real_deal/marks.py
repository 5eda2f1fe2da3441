"""The marks of a Real Deal position, seen from the offense: yes-or-no features from which it is valued."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    BY_CODE,
    CODE,
    END_IDS,
    FOUL,
    HOLDING,
    PASS_MIDDLE,
    PASS_SHORT,
    RED_FLAG,
    RUN_MIDDLE,
    RUN_SHORT,
)
from game.variants.real_deal.facts import FIRST_HALF, RealDealFacts

SAME_MARK = {RUN_MIDDLE: RUN_SHORT, PASS_MIDDLE: PASS_SHORT, HOLDING: RED_FLAG, FOUL: RED_FLAG}
"""Cards that share the mark of another one: they have the same counters and plays and score as much."""
KINDS = tuple(code for code in BY_CODE if code not in SAME_MARK)
_KIND = tuple(KINDS.index(SAME_MARK.get(code, code)) for code in CODE)

HELD = _KIND, tuple(kind + len(KINDS) for kind in _KIND)
"""For offense and defense, the mark of each card id in hand."""
LIMITED, RETURN_OPEN = 2 * len(KINDS), 2 * len(KINDS) + 1
PAIRED = 2 * len(KINDS) + 2
"""The first marks, this many, are also weighed in pairs."""
TO_DRAW = tuple(PAIRED + kind for kind in _KIND), tuple(PAIRED + len(KINDS) + kind for kind in _KIND)
"""For offense and defense, the mark of each card id on the draw pile."""
BALL, BALL_CARRIED, END_HELD, END_FACED = range(PAIRED + 2 * len(KINDS), PAIRED + 2 * len(KINDS) + 4)
MARKS: tuple[str, ...] = (
    *(f"offense holds {code}" for code in KINDS),
    *(f"defense holds {code}" for code in KINDS),
    "long plays only (RD-51)",
    "return open (RD-41)",
    *(f"offense has {code} to draw" for code in KINDS),
    *(f"defense has {code} to draw" for code in KINDS),
    "offense has the ball",
    "who then has the ball keeps it in the next quarter (RD-62)",
    "where that is so, offense holds HAS BALL END OF QUARTER",
    "where that is so, defense holds it",
)
"""What each mark means, in the order of their numbers."""


def carries_ball(facts: RealDealFacts) -> bool:
    """Returns whether the team with the ball at the end of this quarter has it in the next (RD-56, RD-62)."""
    return facts.period % FIRST_HALF == 0 and not facts.in_overtime


def paired_marks(state: Board) -> list[int]:
    """Returns the sorted marks that are also weighed in pairs: both hands and what the possession allows.

    RD-41, RD-51.
    """
    facts = state.facts
    mine, theirs = HELD
    found = [mine[card] for card in state.hands[facts.offense]]
    found += [theirs[card] for card in state.hands[1 - facts.offense]]
    if facts.limited:
        found.append(LIMITED)
    if facts.return_open:
        found.append(RETURN_OPEN)
    found.sort()
    return found


def single_marks(state: Board) -> list[int]:
    """Returns the other marks: the cards still to be drawn, and the ball after the quarter."""
    facts = state.facts
    offense = facts.offense
    mine, theirs = TO_DRAW
    found = [mine[card] for card in state.draw_piles[offense]]
    found += [theirs[card] for card in state.draw_piles[1 - offense]]
    found.append(BALL)
    if carries_ball(facts):
        found.append(BALL_CARRIED)
        for mark, seat in ((END_HELD, offense), (END_FACED, 1 - offense)):
            if END_IDS[seat] in state.hands[seat]:
                found.append(mark)
    return found


def pair_worth(marks: Sequence[int], pairs: Sequence[Sequence[float]]) -> float:
    """Returns the sum of the worth of all pairs of the marks, which are sorted."""
    total = 0.0
    for index, mark in enumerate(marks):
        row = pairs[mark]
        for other in marks[:index]:
            total += row[other]
    return total
