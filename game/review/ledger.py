"""The results of a review as plain data: a row for each choice, and the sums of choice and luck.

The chance to win moves in steps from the kickoff to the result. A *luck* step leads to a choice: what the cards and the
other side did since the previous choice. A *choice* step is the difference between the chosen action and Pro's choice.
The steps add up from the chance at the kickoff to the result, and within a period from its start to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from math import fsum
from typing import Annotated

import msgspec

CONCEDE = "concede"
"""The kind and the text of a row for conceding; its alternative is ``PLAY_ON``."""
PLAY_ON = "play on"
EXACT = 1e-9
"""Tolerance of sums, for rounding errors."""
DOUBT = 2.0
"""Standard errors that a difference must exceed to be told as a reason."""
SURE = 3.0
"""Standard errors that a cost must exceed to get a label: of 40 choices in a match, two alone would label chance."""

Chance = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Change = Annotated[float, msgspec.Meta(ge=-1.0, le=1.0)]
Place = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Label(StrEnum):
    """The name of a choice that lost win chance."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FROM = {Label.BLUNDER: 0.15, Label.MISTAKE: 0.10, Label.INACCURACY: 0.05}
"""The smallest loss for each label, largest first."""


def label_of(cost: float, error: float) -> Label | None:
    """Returns the label of a loss of win chance, or None if it is too small or uncertain for its standard error."""
    return next((label for label, least in FROM.items() if cost >= least), None) if cost > SURE * error else None


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of the reviewed seat. All chances are that seat's chance to win."""

    place: Place
    """Number of actions before it, which is the replay's position for it."""
    acts: Place = 1
    """Number of actions it took: more than one for a gesture, none for conceding."""
    kind: str
    """The kind of the decision, such as ``fourth_down``."""
    chosen: str
    """The text form of the chosen action."""
    best: str
    """The text form of the best action; equal to ``chosen`` if there was no better one."""
    luck: Change
    """The change of the chance since the previous choice, or since the kickoff."""
    expected: Chance
    """The mean chance after Pro's choices here."""
    chance: Chance
    """The chance after the chosen action."""
    best_chance: Chance
    worst_chance: Chance
    """The chances after the best and the worst action."""
    error: Annotated[float, msgspec.Meta(ge=0.0)] = 0.0
    """The standard error of the difference between the best and the chosen action."""
    fair: bool = False
    """Whether it costs nothing because a good mixed strategy includes it."""
    reason: str = ""
    """The reason for the better action, if the choice has a label."""

    @property
    def choice(self) -> float:
        """Returns the difference to Pro's choice; positive is better."""
        return self.chance - self.expected

    @property
    def cost(self) -> float:
        """Returns the loss of win chance compared with the best action."""
        return 0.0 if self.fair else max(0.0, self.best_chance - self.chance)

    @property
    def label(self) -> Label | None:
        """Returns the label of the choice, or None if the loss is too small or uncertain."""
        return label_of(self.cost, self.error)


class Period(msgspec.Struct, frozen=True, kw_only=True):
    """The sums of one period. If a choice or luck step spans its end, the model's chance there divides it."""

    number: int | None
    """Counted from 0 as in the game; None in a game without periods."""
    start: Chance
    choice: float
    luck: float
    end: Chance


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one seat's match, complete or in progress."""

    match: str
    """The key of the match: see ``match_key``."""
    seat: Annotated[int, msgspec.Meta(ge=0)]
    total: Place
    """Number of rows when complete."""
    start: Chance
    """The chance before the deal, from the model."""
    rows: tuple[Row, ...] = ()
    luck_after: Change = 0.0
    """The change of the chance from the last choice to the result; 0 while in progress."""
    result: Chance | None = None
    """1 for a win, 0 for a loss, a share for a tie; None while in progress."""
    periods: tuple[Period, ...] = ()
    """Empty while in progress."""

    @property
    def is_whole(self) -> bool:
        """Returns whether the review is complete."""
        return self.result is not None

    @property
    def choice(self) -> float:
        """Returns the total difference of all choices to Pro's."""
        return fsum(row.choice for row in self.rows)

    @property
    def luck(self) -> float:
        """Returns the total effect of the cards and the other side."""
        return fsum([*(row.luck for row in self.rows), self.luck_after])

    @property
    def accuracy(self) -> float | None:
        """Returns how much of the possible gain was achieved, in percent, or None if nothing could be gained."""
        gained = fsum(_top(row) - row.cost - row.worst_chance for row in self.rows)
        most = fsum(_top(row) - row.worst_chance for row in self.rows)
        return None if most <= EXACT else 100.0 * min(1.0, max(0.0, gained / most))

    @property
    def mistakes(self) -> list[Row]:
        """Returns the choices with a label, the most costly first."""
        return sorted((row for row in self.rows if row.label), key=lambda row: -row.cost)

    @property
    def counts(self) -> Counter[Label]:
        """Returns the number of choices with each label."""
        return Counter(row.label for row in self.rows if row.label is not None)

    @property
    def balances(self) -> bool:
        """Returns whether all steps add up, to the result and in each period."""
        before = self.start
        for row in self.rows:
            if abs(before + row.luck - row.expected) > EXACT:
                return False
            before = row.chance
        if len(self.rows) > self.total or self.result is None:
            return len(self.rows) <= self.total
        steps = [self.start, self.choice, self.luck, -self.result]
        return len(self.rows) == self.total and abs(fsum(steps)) <= EXACT and self._periods_balance()

    def _periods_balance(self) -> bool:
        ends = [self.start, *(period.end for period in self.periods)]
        return (
            bool(self.periods)
            and [period.start for period in self.periods] == ends[:-1]
            and ends[-1] == self.result
            and all(abs(each.start + each.choice + each.luck - each.end) <= EXACT for each in self.periods)
            and abs(fsum(each.choice for each in self.periods) - self.choice) <= EXACT
        )


def _top(row: Row) -> float:
    """Returns the chance after the best choice. The chosen action may have turned out even better."""
    return row.chance if row.fair else max(row.best_chance, row.chance)


def in_periods(
    start: float, rows: Sequence[Row], marks: Sequence[tuple[int | None, int, float]], result: float
) -> tuple[Period, ...]:
    """Returns the sums of each period; ``marks`` are its number, first place and model chance there.

    The chance at the first mark is ``start``.
    """
    found: list[Period] = []
    for index, (number, first, _) in enumerate(marks):
        last = index + 1 == len(marks)
        inside = [row for row in rows if first <= row.place and (last or row.place < marks[index + 1][1])]
        begun = found[-1].end if found else start
        end = result if last else marks[index + 1][2]
        ends = [*(row.expected for row in inside), end]
        begins = [begun, *(row.chance for row in inside)]
        found.append(
            Period(
                number=number,
                start=begun,
                choice=fsum(row.choice for row in inside),
                luck=fsum(after - before for before, after in zip(begins, ends, strict=True)),
                end=end,
            )
        )
    return tuple(found)


def match_key(variant: str, seed: int, decisions: int, digest: str, winners: Sequence[int]) -> str:
    """Returns the key that identifies a finished match in reviews, in every copy of it.

    >>> match_key("jukem", 7, 218, "08e949aeccb7ab06", (0,))
    '6eb9543a640abebddc7b840c4f77ff12'
    """
    return sha256(f"{variant}/{seed}/{decisions}/{digest}/{list(winners)}".encode()).hexdigest()[:32]
