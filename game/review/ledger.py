"""What a review comes to, as plain data: a row for each choice, and the sums of choice and luck.

The chance to win goes from the kickoff to the result in steps. *Luck* leads to a choice: what the cards and the other
side did since the choice before. *Choice* is what was chosen against what Pro would have come to there. All steps
together lead from the chance at the kickoff to the result, and those of a period from its beginning to its end.
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
"""The kind of the row of giving up, and the text of its act; the other act there is ``PLAY_ON``."""
PLAY_ON = "play on"
EXACT = 1e-9
"""How far sums may be off: what adding leaves."""
DOUBT = 2.0
"""Standard errors that a cost has to exceed to have a name."""

Chance = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Change = Annotated[float, msgspec.Meta(ge=-1.0, le=1.0)]
Place = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Label(StrEnum):
    """What a choice that cost something is called."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FROM = {Label.BLUNDER: 0.15, Label.MISTAKE: 0.10, Label.INACCURACY: 0.05}
"""The cost from which each is called so, the largest first."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of the reviewed seat. Every chance is the seat's chance to win."""

    place: Place
    """How many actions come before it: where a replay stands when it is asked."""
    acts: Place = 1
    """How many actions it took: more than one for a gesture, none for giving up."""
    kind: str
    """What was asked, such as ``fourth_down``."""
    chosen: str
    """What was chosen, as the text of an action."""
    best: str
    """The better play, or the same text where there was none."""
    luck: Change
    """How the chance moved from the choice before, or from the kickoff, to this one."""
    expected: Chance
    """The chance when Pro chooses here, as often in each way as it does."""
    chance: Chance
    """The chance after what was chosen."""
    best_chance: Chance
    worst_chance: Chance
    """The same after the best and the worst that could be chosen."""
    error: Annotated[float, msgspec.Meta(ge=0.0)] = 0.0
    """The standard error of the difference between the best and what was chosen."""
    fair: bool = False
    """Whether it costs nothing because a good player mixes it in: of choices that are made unseen."""
    reason: str = ""
    """What speaks for the better play, where the choice has a label."""

    @property
    def choice(self) -> float:
        """What was chosen against what Pro comes to: better where it is above 0."""
        return self.chance - self.expected

    @property
    def cost(self) -> float:
        """How much chance the best would have kept."""
        return 0.0 if self.fair else max(0.0, self.best_chance - self.chance)

    @property
    def label(self) -> Label | None:
        """What the choice is called where it cost enough, and surely did."""
        if self.cost <= DOUBT * self.error:
            return None
        return next((label for label, least in FROM.items() if self.cost >= least), None)


class Period(msgspec.Struct, frozen=True, kw_only=True):
    """The same for one period; one that went on over its end is parted there by the model."""

    number: int | None
    """As the game counts its periods, from 0; None in a game that has none."""
    start: Chance
    choice: float
    luck: float
    end: Chance


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's match, as far as it is reviewed."""

    match: str
    """The key of the match: ``match_key``."""
    seat: Annotated[int, msgspec.Meta(ge=0)]
    total: Place
    """How many rows it has in the end."""
    start: Chance
    """The chance before the deal, from the model."""
    rows: tuple[Row, ...] = ()
    luck_after: Change = 0.0
    """How the chance moved from the last choice to the result; 0 while the review is under way."""
    result: Chance | None = None
    """1 for a win, 0 for a loss, a share of it for a tie; None while the review is under way."""
    periods: tuple[Period, ...] = ()
    """Empty while the review is under way."""

    @property
    def is_whole(self) -> bool:
        """Whether the whole match is reviewed."""
        return self.result is not None

    @property
    def choice(self) -> float:
        """What all choices came to, against Pro's."""
        return fsum(row.choice for row in self.rows)

    @property
    def luck(self) -> float:
        """What the cards and the other side came to."""
        return fsum([*(row.luck for row in self.rows), self.luck_after])

    @property
    def accuracy(self) -> float | None:
        """How much of what could be gained by choosing was, in percent; None where nothing could."""
        gained = fsum(_top(row) - row.cost - row.worst_chance for row in self.rows)
        most = fsum(_top(row) - row.worst_chance for row in self.rows)
        return None if most <= EXACT else 100.0 * min(1.0, max(0.0, gained / most))

    @property
    def mistakes(self) -> list[Row]:
        """The choices that have a label, the dearest first."""
        return sorted((row for row in self.rows if row.label), key=lambda row: -row.cost)

    @property
    def counts(self) -> Counter[Label]:
        """How many choices have each label."""
        return Counter(row.label for row in self.rows if row.label is not None)

    @property
    def balances(self) -> bool:
        """Whether every step leads on from the one before, up to the result and in each period."""
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
    """The chance after the best choice; what was chosen may have turned out better still."""
    return row.chance if row.fair else max(row.best_chance, row.chance)


def in_periods(
    start: float, rows: Sequence[Row], marks: Sequence[tuple[int | None, int, float]], result: float
) -> tuple[Period, ...]:
    """The sums of each period; ``marks`` give its number, the place at which it begins and the model's chance there.

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
    """What a finished match is known by to its reviews, wherever a copy of it is kept.

    >>> match_key("jukem", 7, 218, "08e949aeccb7ab06", (0,))
    '6eb9543a640abebddc7b840c4f77ff12'
    """
    return sha256(f"{variant}/{seed}/{decisions}/{digest}/{list(winners)}".encode()).hexdigest()[:32]
