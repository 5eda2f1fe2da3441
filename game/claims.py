"""Claims: the consequences of an action as data, before they become sentences.

A variant claims what follows from an action, using only what its seat may know. Hints, reasons, previews and buttons
build their texts from these claims and from no rule of their own. The tests play every action and compare each claim
with what happens, and each chance with positions sampled from the same view.

A claim about an action covers the action and everything that follows before the next decision, up to the end of the
period; cards of a new deal are not drawn. Prompts describe the position before an action with claims of the same types,
which the tests compare with the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from game.contract import ScoreKind
from game.field import down_and_distance, spot_text


class Claim(msgspec.Struct, frozen=True):
    """One consequence of an action."""


class SeatClaim(Claim, frozen=True):
    """One consequence that concerns ``seat``."""

    seat: int


class Scores(SeatClaim, frozen=True):
    """``seat`` scores these points."""

    points: int
    how: ScoreKind


class Averts(SeatClaim, frozen=True):
    """``seat`` does not score the points it would have scored if the play had been let through."""

    points: int
    replies: tuple[str, ...]
    """The tags of the actions that let it through."""


class Draws(SeatClaim, frozen=True):
    """``seat`` draws or takes this number of cards."""

    cards: int


class Plays(SeatClaim, frozen=True):
    """This number of cards leaves the hand of ``seat``."""

    cards: int


class Keeps(SeatClaim, frozen=True):
    """``seat`` still holds these cards, as many of each as listed."""

    codes: tuple[str, ...]


class Gains(SeatClaim, frozen=True):
    """The drive of ``seat`` advances by ``gain`` in the game's own measure; negative for a loss."""

    gain: int


class BallAt(SeatClaim, frozen=True):
    """``seat`` has the ball next, ``ball_on`` yards from its own goal line."""

    ball_on: int


class HasBall(SeatClaim, frozen=True):
    """``seat`` has the ball."""


class Decides(SeatClaim, frozen=True):
    """``seat`` decides next: it responds or continues."""


class Unanswerable(Claim, frozen=True):
    """Nobody may respond."""


class EndsPeriod(Claim, frozen=True):
    """The period is over."""

    what: str = "period"
    """What is over, in the game's own word: the half, the quarter."""


class EndsMatch(Claim, frozen=True):
    """The match is over."""


class IfStands(Claim, frozen=True):
    """The inner claim holds only if the others let the play stand."""

    claim: Claim
    replies: tuple[str, ...]
    """The tags or texts of the actions that let it stand."""


class Likely(Claim, frozen=True, kw_only=True):
    """Something that happens with probability ``chance``, as far as the claiming view may know."""

    chance: float


class Holds(Likely, frozen=True):
    """``seat`` then holds at least one of these cards."""

    seat: int
    codes: tuple[str, ...]

    @property
    def lacks(self) -> float:
        """Returns the probability that it holds none."""
        return 1.0 - self.chance


class MayHold(SeatClaim, frozen=True):
    """Of the cards ``among``, ``seat`` can hold only the ``live`` ones."""

    among: tuple[str, ...]
    live: tuple[str, ...]


class Series(SeatClaim, frozen=True):
    """The down of ``seat``, the yards from its own goal line, and the yards to the line to gain."""

    down: int
    ball_on: int
    to_go: int

    def __str__(self) -> str:
        """As it is said on television.

        >>> str(Series(0, 3, 44, 5)), str(Series(1, 1, 95, 5))
        ('3rd & 5 at own 44', '1st & goal at opp 5')
        """
        down = down_and_distance(self.down, self.ball_on, self.ball_on + self.to_go)
        return f"{down} at {spot_text(self.ball_on)}"


class Estimate(Claim, frozen=True):
    """A rough average result in the game's own measure. The tests do not check it."""

    amount: float


Claims = Sequence[Claim]
T = TypeVar("T", bound=Claim)


def stated(claims: Iterable[Claim], kind: type[T], seat: int | None = None) -> T | None:
    """Returns the first claim of a type, for a seat if one is given, or None.

    >>> stated([Draws(0, 1), Draws(1, 5)], Draws, 1)
    Draws(seat=1, cards=5)
    """
    found = (claim for claim in claims if isinstance(claim, kind))
    return next((claim for claim in found if seat is None or getattr(claim, "seat", None) == seat), None)


def if_stands(claims: Iterable[Claim]) -> Iterator[Claim]:
    """Yields the claims that hold only if the others let the play stand."""
    return (claim.claim for claim in claims if isinstance(claim, IfStands))


def percent(chance: float) -> str:
    """Formats a chance.

    >>> percent(0.618)
    '62 %'
    """
    return f"{round(100 * chance)} %"


def percentages(counts: Sequence[int]) -> list[int]:
    """Returns the shares of all parts of a whole in percent, rounded so that they add up to 100.

    The parts that lose the most by rounding down are rounded up.

    >>> percentages([1, 1, 1]), percentages([0, 0])
    ([34, 33, 33], [0, 0])
    """
    whole = max(sum(counts), 1)
    shares = [100 * count // whole for count in counts]
    missing = 100 - sum(shares) if any(counts) else 0
    for place in sorted(range(len(counts)), key=lambda each: -(100 * counts[each] % whole))[:missing]:
        shares[place] += 1
    return shares


def cards_text(count: int) -> str:
    """Formats a number of cards.

    >>> cards_text(1), cards_text(5)
    ('1 card', '5 cards')
    """
    return "1 card" if count == 1 else f"{count} cards"


_SCORES: Mapping[ScoreKind, str] = {
    ScoreKind.FIELD_GOAL: "FIELD GOAL",
    ScoreKind.SAFETY: "SAFETY",
    ScoreKind.EXTRA_POINT: "EXTRA POINT",
    ScoreKind.TWO_POINTS: "TWO POINTS",
    ScoreKind.DEFENSIVE_CONVERSION: "CONVERSION",
}


def headline(claims: Claims, seat: int) -> tuple[str, str]:
    """Returns the most important effect of an action for its button, and the condition or cost of that effect.

    Both are empty if nothing important happens. The cost is the points that another seat scores.

    >>> headline([Scores(0, 7, ScoreKind.TOUCHDOWN), EndsPeriod("half")], 0), headline([EndsPeriod("half")], 0)
    (('TOUCHDOWN +7', ''), ('End the half', ''))
    >>> headline([IfStands(Scores(0, 3, ScoreKind.FIELD_GOAL), ("concede",))], 0), headline([Draws(0, 1)], 0)
    (('FIELD GOAL +3', 'if it stands'), ('', ''))
    >>> headline([Scores(1, 7, ScoreKind.TOUCHDOWN)], 0)
    ('', 'they score 7')
    >>> headline([IfStands(Scores(1, 7, ScoreKind.TOUCHDOWN), ("none",))], 0)
    ('', 'they score 7 if it stands')
    """
    now, later = stated(claims, Scores, seat), stated(if_stands(claims), Scores, seat)
    if now:
        return _score(now), ""
    given, allowed = stated(claims, Scores), stated(if_stands(claims), Scores)
    cost = f"they score {given.points}" if given else f"they score {allowed.points} if it stands" if allowed else ""
    if stated(claims, EndsMatch):
        return "End the match", cost
    ends = stated(claims, EndsPeriod)
    if ends:
        return f"End the {ends.what}", cost
    return (_score(later), "if it stands") if later else ("", cost)


def _score(claim: Scores) -> str:
    return f"{_SCORES.get(claim.how, 'TOUCHDOWN')} +{claim.points}"
