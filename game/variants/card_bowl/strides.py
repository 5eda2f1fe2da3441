"""Where each card of a kick, a return, an open-field run or a fumble takes the ball, card by card.

The rules add these cards up when all of them lie there (5.2 to 5.9, 5.27, 5.28); here each one is a stride of its own,
for who looks on. Spots are the own yards of the side that has the ball at the snap, or kicks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.contract import Event
from game.field import FIELD
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID, RED_JOKER, VALUE, rhu
from game.variants.card_bowl.facts import NOBODY, Play
from game.variants.card_bowl.names import yards
from game.variants.card_bowl.phases.field_goal import SNAP
from game.variants.card_bowl.phases.free_kick import PUNT_TYPE_YARDS
from game.variants.card_bowl.phases.fumble import BOUNCE
from game.variants.card_bowl.phases.kickoff import KICK_SPOT, SHORTFALL
from game.variants.card_bowl.phases.punt import PUNT_YARDS

Way = Literal["air", "ground", "loose"]
"""How the ball goes: kicked, carried, or by itself."""
DEEP = ("kick_1", "kick_2")
POSTS = ("field_goal_1", "field_goal_2", "field_goal_2_late", "field_goal", "field_goal_late", "extra_point_1",
         "extra_point")  # fmt: skip
KICKS = (*DEEP, "onside", "onside_spot", "free_punt", "punt", *POSTS)
"""The draws that carry a kick."""
FLIES = {"free_punt": PUNT_TYPE_YARDS, "punt": PUNT_YARDS}
"""Yards that a punt flies before its cards add to them (CB-144, CB-151)."""
BOUNCED = "CB-407"
BACK_LINE = FIELD + 10  # CB-182: where the posts stand
THROUGH = BACK_LINE + 4
"""Where a kick comes down that has gone through the posts, however much farther its cards would carry it."""


class Stride(NamedTuple):
    """What one card does with the ball."""

    spot: int
    """Where it then is, which may be behind a goal line."""
    by: int
    """Yards that the card gave to who moves it; less than none where it takes some away."""
    way: Way
    seat: int
    """Who moves it; of a loose ball who had it."""
    note: str = ""
    """How what was drawn so far adds up to where the ball is."""


def ball_now(play: Play, phase: str) -> int | None:
    """Where the ball is while something is asked in the middle of a play; None where it lies at the line."""
    if phase == "kick_return":
        return FIELD - play.caught - _returned(play, play.returns)
    if phase in ("punt_receiver", "downing"):
        return FIELD - play.caught
    if phase == "recovery":
        return own_yard(play, play.role, play.ball)
    if phase == "interception":
        return play.lost_at
    if play.runner != NOBODY and play.set_size and phase in ("sideline", "tackle", "lead"):
        return own_yard(play, play.runner, play.spot + sum(VALUE[card] for card in play.set_cards))
    if play.how and phase in ("penalty_decision", "timeout_offense", "timeout_defense", "run_off"):
        return own_yard(play, play.holder, play.end)
    return None


def own_yard(play: Play, seat: int, spot: int) -> int:
    """A seat's own yard on the scale of the side that has the ball at the snap."""
    return spot if seat == play.offense else FIELD - spot


def _returned(play: Play, cards: Sequence[int]) -> int:
    """The yards of a return so far, less their share of the coverage (CB-114)."""
    return sum(VALUE[card] for card in cards) - _covered(play, cards)


def _covered(play: Play, cards: Sequence[int]) -> int:
    """What the coverage takes off a return so far (CB-114)."""
    return rhu(VALUE[play.coverage] * len(cards), play.planned) if play.planned and play.coverage >= 0 else 0


class Strides:
    """Follows the events between two records of a play."""

    def __init__(self, before: Play, after: Play) -> None:
        """``before`` is the record before the first of the events, ``after`` that after the last."""
        self.after = after
        self._kicked = sum(VALUE[card] for card in before.kicks)
        self._returns = before.returns
        self._set = before.spot
        """Own yard of the runner before his set."""
        self._run = sum(VALUE[card] for card in before.set_cards)
        self._caught, self._bounces = before.caught, len(before.bounces)
        self._ball = before.ball

    def step(self, event: Event) -> Stride | None:
        """Where the ball goes with an event; None where it stays."""
        if isinstance(event, own.PlayCalled):
            self._begin()
        elif isinstance(event, own.Drew):
            card = ID[event.code]
            return self._card(event.purpose, card, event.clause) if card < RED_JOKER else None
        elif isinstance(event, own.RunBroke):
            self._set, self._run = self.after.began, 0
            return self._carried(event.seat, 0)
        elif isinstance(event, own.SetGained):
            taken = event.gain - self._run
            self._set, self._run = self._set + event.gain, 0
            return self._carried(event.seat, taken)
        elif isinstance(event, own.FumbleBegan):
            self._ball = event.ball_on
            return Stride(own_yard(self.after, event.seat, event.ball_on), 0, "loose", event.seat)
        elif isinstance(event, own.Recovered | own.Intercepted):
            return Stride(own_yard(self.after, event.seat, event.ball_on), 0, "ground", event.seat)
        return None

    def _begin(self) -> None:
        self._kicked, self._returns, self._run, self._bounces = 0, (), 0, 0

    def _card(self, purpose: str, card: int, clause: str) -> Stride | None:
        value = VALUE[card]
        if purpose in KICKS:
            by = -value if self._is_short(purpose) else value if self._kicked else value + FLIES.get(purpose, 0)
            self._kicked += value
            return Stride(self._kick(purpose), by, "air", self.after.offense, self._so_far(purpose))
        if purpose == "return":
            return self._return(card)
        if purpose == "run":
            self._run += value
            return self._carried(self.after.runner, value)
        if purpose == "bounce":
            return self._bounce(value)
        if clause == BOUNCED:
            by = BOUNCE[value]
            self._ball += by
            return Stride(own_yard(self.after, self.after.role, self._ball), by, "loose", self.after.role)
        return None

    def _is_short(self, purpose: str) -> bool:
        """Whether each point of a card makes the kick shorter: a deep one that names no line (CB-102)."""
        return purpose in DEEP and self.after.choice != "squib"

    def _so_far(self, purpose: str) -> str:
        if purpose in POSTS:
            return f"{yards(self._kicked)}, {BACK_LINE - self.after.los + SNAP} needed"
        if purpose in FLIES:
            return f"{FLIES[purpose]} + {self._kicked}: the punt flies {yards(FLIES[purpose] + self._kicked)}"
        if not self._is_short(purpose):
            return ""
        down = FIELD - self._kick(purpose)
        where = f"down at their {down}" if down > 0 else "into their end zone"
        return f"{self._kicked} short of the longest kick: {where}"

    def _kick(self, purpose: str) -> int:
        """Where the ball of a kick is with the cards so far (CB-102, CB-127, CB-131, CB-144, CB-151, CB-183)."""
        play = self.after
        if self._is_short(purpose):
            return FIELD - (self._kicked - SHORTFALL + KICK_SPOT - play.los)
        if purpose in DEEP:
            return FIELD - play.target + self._kicked
        if purpose in POSTS:
            return min(play.los - SNAP + self._kicked, THROUGH)
        return play.los + FLIES.get(purpose, play.target) + self._kicked

    def _return(self, card: int) -> Stride:
        """A return card, less its share of the coverage (CB-114)."""
        play = self.after
        before = _returned(play, self._returns)
        self._returns = (*self._returns, card)
        now = _returned(play, self._returns)
        drawn, covered = sum(VALUE[each] for each in self._returns), _covered(play, self._returns)
        note = f"Returned {drawn}, less {covered} for the coverage: {yards(now)}" if covered else ""
        return Stride(FIELD - play.caught - now, now - before, "ground", 1 - play.offense, note)

    def _carried(self, seat: int, by: int) -> Stride | None:
        """Where the runner of the open field is (CB-388, CB-389)."""
        return None if seat == NOBODY else Stride(own_yard(self.after, seat, self._set + self._run), by, "ground", seat)

    def _bounce(self, value: int) -> Stride:
        """A bounce; a first one before another goes on the way the punt went (CB-173, CB-176, CB-177)."""
        self._bounces += 1
        before = self._caught
        last = self._bounces == len(self.after.bounces)
        self._caught = self.after.caught if last else before - value
        return Stride(FIELD - self._caught, before - self._caught, "loose", self.after.offense)
