"""Statistics of many matches between bots, with confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median
from typing import Any

from game.bots.trial import Outcome

NORMAL_95 = 1.959964


def wilson(won: int, played: int) -> tuple[float, float]:
    """Returns the 95 % Wilson interval of a rate, or (0, 1) if nothing was played.

    >>> [round(bound, 3) for bound in wilson(58, 100)]
    [0.482, 0.672]
    """
    if not played:
        return 0.0, 1.0
    rate, z = won / played, NORMAL_95
    shrink = 1 + z * z / played
    middle = (rate + z * z / (2 * played)) / shrink
    reach = z * sqrt(rate * (1 - rate) / played + z * z / (4 * played * played)) / shrink
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Tally:
    """The totals of the matches played so far."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.outcomes: list[Outcome] = []

    @property
    def matches(self) -> int:
        """Returns the number of matches."""
        return len(self.outcomes)

    def add(self, outcome: Outcome) -> None:
        """Adds one match."""
        self.outcomes.append(outcome)

    def numbers(self) -> dict[str, Any]:
        """Returns all statistics. The same matches give the same numbers."""
        decided = [outcome for outcome in self.outcomes if not outcome.tie]
        scores: Counter[str] = Counter()
        for outcome in self.outcomes:
            scores.update(outcome.scores)
        return {
            "matches": self.matches,
            "decided": len(decided),
            "players": [self._player(player, decided) for player in range(len(self.seats))],
            "endings": dict(sorted(Counter(outcome.reason for outcome in self.outcomes).items())),
            "scores": dict(sorted(scores.items())),
            "decisions": _spread([outcome.decisions for outcome in self.outcomes]),
            "choices": _spread([outcome.choices for outcome in self.outcomes]),
        }

    def _player(self, player: int, decided: Sequence[Outcome]) -> dict[str, Any]:
        won = sum(player in outcome.winners for outcome in decided)
        low, high = wilson(won, len(decided))
        return {
            "level": self.seats[player],
            "won": won,
            "rate": round(won / len(decided), 4) if decided else None,
            "interval": [round(low, 4), round(high, 4)],
            "points": _spread([outcome.points[player] for outcome in self.outcomes]),
        }

    def lines(self, seconds: float) -> list[str]:
        """Returns the statistics as lines of text."""
        if not self.outcomes:
            return ["no match was finished"]
        numbers = self.numbers()
        found = [f"{self.matches} matches, {numbers['decided']} decided, seats alternating"]
        for player in numbers["players"]:
            low, high = player["interval"]
            rate = "none" if player["rate"] is None else f"{100 * player['rate']:.1f} %"
            won = f"won {player['won']:>5} = {rate} (95 %: {100 * low:.1f} to {100 * high:.1f} %)"
            points = player["points"]
            found.append(
                f"  {player['level']:<8} {won}, "
                f"points mean {points['mean']}, median {points['median']}, most {points['most']}"
            )
        found.append("  ended by " + _listed(numbers["endings"]))
        found.append("  scored by " + _listed(numbers["scores"]))
        for name in ("decisions", "choices"):
            spread = numbers[name]
            found.append(f"  {name} a match: mean {spread['mean']}, median {spread['median']}, most {spread['most']}")
        total = sum(outcome.decisions for outcome in self.outcomes)
        found.append(f"  {seconds:.1f} s, {total / seconds:.0f} decisions a second")
        return found


def _spread(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {"mean": 0, "median": 0, "most": 0}
    return {"mean": round(mean(values), 2), "median": median(values), "most": max(values)}


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in counts.items()) or "nothing"
