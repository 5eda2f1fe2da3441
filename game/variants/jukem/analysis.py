"""Estimates a Jukem position from one seat's view: its chance to win after each choice. Used by Pro and by claims."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.jukem.actions import BIT, faces
from game.variants.jukem.cards import CODE, FIELD_GOAL, FIELD_GOAL_POINTS, TOUCHDOWN_POINTS, TOUCHDOWN_YARDS
from game.variants.jukem.evaluation import (
    COPY_BIT,
    OWN_HAND,
    RED_COPIES,
    RED_FACES,
    SLOT,
    YELLOW_COPIES,
    YELLOW_FACES,
    chance,
    chance_of,
    copies,
    finish,
    hand_worth,
    line_worth,
    public_worth,
    ready_worth,
    scale,
    usable,
    value_of_points,
    weights,
)
from game.variants.jukem.view import JukemView

GIFT_SHARE = 0.3  # how much of a discarded card's worth goes to the other side, which may not want it
WIPES = ((60, 0.9), (40, 0.5), (0, 0.15))
"""The least yards of a drive, and the chance that a red card in hand is played against it."""
OTHER_HELP = 0.04  # points that a card without a finish adds to a line, on the average
BIG_GAIN, IN_RANGE = 30, 70
UNDOES_BIG, UNDOES_SMALL = 0.7, 0.3
"""The chance that a yellow card is played against a big play or one in kicking range, and against others."""


Base = tuple[int, float]
"""The faces of a hand, and the seat's margin in points without the worth of its own line."""


class Analysis:
    """What one seat concludes from its view, computed once for all choices of a decision."""

    def __init__(self, view: JukemView) -> None:
        me, other = view.seat, 1 - view.seat
        self.view, self.other = view, other
        self.hand = view.hand
        self.mask = faces(view.hand)
        self.pile = view.draw_count
        self.unseen = copies(view.unseen)
        self.count = len(view.unseen)
        self.lead = view.points[me] - view.points[other]
        self.total, self.their_total = view.totals[me], view.totals[other]
        self.line_empty, self.their_line_empty = not view.lines[me], not view.lines[other]
        self.hidden = view.other_count - len(view.other_known)
        self.weights = weights(OWN_HAND, self.pile)
        self.scale = scale(OWN_HAND, self.pile, view.facts.period)
        known = faces(view.other_known)
        self.red = 1.0 if known & RED_FACES else self._holds(RED_COPIES)
        self.yellow = 1.0 if known & YELLOW_FACES else self._holds(YELLOW_COPIES)
        self.theirs = self._public(self.their_total, self.their_line_empty)

    def _holds(self, wanted: int) -> float:
        return chance_of(wanted, self.unseen, self.count, self.hidden)

    def _public(self, total: int, line_empty: bool) -> float:
        known = self.view.other_known
        return public_worth(self.weights, total, line_empty, known, self.hidden, self.unseen)

    @property
    def answered(self) -> float:
        """Returns the chance that the other seat holds a defensive card."""
        return 1 - (1 - self.red) * (1 - self.yellow)

    @property
    def their_kicks(self) -> bool:
        """Returns whether the other side may hold or find a FIELD GOAL other than the top discard."""
        cards = (*self.view.unseen, *self.view.other_known, *self.view.discard_pile[:-1])
        return any(CODE[card] == FIELD_GOAL for card in cards)

    @property
    def last_values(self) -> tuple[float, ...]:
        """Returns the chance to win after a last turn with no points, a field goal and a touchdown."""
        period = self.view.facts.period
        return tuple([value_of_points(self.lead, period, gain) for gain in (0, FIELD_GOAL_POINTS, TOUCHDOWN_POINTS)])

    def answers(self, total: int, gain: int) -> tuple[float, float]:
        """Returns the chances that a play is answered with a red card and with a yellow one."""
        wipes = next(share for least, share in WIPES if total >= least)
        undoes = UNDOES_BIG if gain >= BIG_GAIN or total >= IN_RANGE else UNDOES_SMALL
        wiped = self.red * wipes
        return wiped, (1 - wiped) * self.yellow * undoes

    def base(self, hand: Sequence[int]) -> Base:
        """Returns the part of the estimate after the turn with this hand that does not depend on the seat's line."""
        mask = faces(hand)
        w = self.weights
        margin = self.lead - self.theirs + w.public_on_turn + hand_worth(w, hand)
        if mask & RED_FACES:
            margin += w.public_red * self.their_total / TOUCHDOWN_YARDS
        return mask, margin

    def win(self, base: Base, total: int, gain: float = 0.0) -> float:
        """Returns the chance to win after the turn with ``total`` yards on the line; ``gain`` changes the lead."""
        mask, margin = base
        return chance(margin + gain + self._line(mask, total), self.scale)

    def win_by_scoring(self, base: Base, points: int) -> float:
        """Returns the chance to win after scoring these points."""
        return 1.0 if self.view.facts.period >= 2 else self.win(base, 0, points)  # JF-75

    def win_after_defense(self, hand: Sequence[int], their_total: int, their_line_empty: bool) -> float:
        """Returns the chance to win after the other seat's turn, with this line of theirs."""
        w, mask = self.weights, faces(hand)
        own = hand_worth(w, hand) + self._line(mask, self.total) + w.on_turn + w.on_turn_size * len(hand)
        if mask & RED_FACES:
            own += w.public_red * their_total / TOUCHDOWN_YARDS
        return chance(self.lead + own - self._public(their_total, their_line_empty), self.scale)

    def _line(self, mask: int, total: int) -> float:
        w = self.weights
        blocked = (w.block_red * self.red + w.block_yellow * self.yellow) * total / TOUCHDOWN_YARDS
        return blocked + line_worth(w, total, mask, not total, self.unseen, self.count)

    def danger(self, card: int) -> float:
        """Returns the worth of the card to the other drive as a finisher, in points."""
        known = faces(self.view.other_known)
        slot = self.their_total // SLOT
        done, outs = finish(usable(known, self.their_line_empty), slot)
        if done:
            return 0.0
        reached, more = finish(usable(known | BIT[card], self.their_line_empty), slot)
        if reached or outs & COPY_BIT[card]:
            return self.weights.public_finisher
        return self.weights.public_finisher * (self._holds(more) - self._holds(outs))

    def with_card(self, card: int) -> float:
        """Returns the worth of the seat's side with this card as the last one taken, in points."""
        w, mask = self.weights, self.mask | BIT[card]
        line = ready_worth(w, self.total, mask, self.line_empty, self.unseen, self.count)
        return line + hand_worth(w, (*self.hand, card))

    def mean_draw(self) -> float:
        """Returns the same for a card from the draw pile, close to the average over all unseen ones.

        A card that finishes the drive counts for what it is then worth; the help of others for the line hardly differs.
        """
        w, count, unseen = self.weights, self.count, self.unseen
        line = ready_worth(w, self.total, self.mask, self.line_empty, unseen, count)
        card = sum(map(w.cards.__getitem__, self.view.unseen)) / count
        worth = line + hand_worth(w, self.hand) + card
        done, outs = finish(usable(self.mask, self.line_empty), self.total // SLOT)
        if not done:
            likely = (outs & unseen).bit_count() / count
            worth += likely * (w.finisher + w.finisher_now - w.outs * likely) + OTHER_HELP
        return worth

    def gift(self, card: int) -> float:
        """Returns the worth that discarding the card gives to the other side, in points."""
        return max(0.0, self.weights.cards[card] * GIFT_SHARE) + max(0.0, self.danger(card)) / 4


def without(hand: Sequence[int], codes: Sequence[str]) -> list[int]:
    """Returns the hand without one copy of each code."""
    left = list(hand)
    for code in codes:
        for index, card in enumerate(left):
            if CODE[card] == code:
                del left[index]
                break
    return left
