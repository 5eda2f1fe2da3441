"""What an action leads to, as data before it is a sentence.

A variant claims what follows from an action, from what its seat may know. Hints, reasons, previews and buttons make
their words from these claims and from no rule of their own. The tests play every action and hold each claim to what
then happens, and each chance to positions that are sampled from the same view.

A claim about an action is about the action itself and all that follows from it before anybody decides again, up to the
end of the period: cards of a new deal are not drawn. Where the match stands before it, which prompts say, is claimed in
the same way and held to the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from game.contract import ScoreKind
from game.field import down_and_distance, spot_text


class Claim(msgspec.Struct, frozen=True):
    """One thing that is said to follow from an action."""


class SeatClaim(Claim, frozen=True):
    """One thing that is said of ``seat``."""

    seat: int


class Scores(SeatClaim, frozen=True):
    """``seat`` gets these points."""

    points: int
    how: ScoreKind


class Averts(SeatClaim, frozen=True):
    """``seat`` gets no points; had the play been let through, it would have got these."""

    points: int
    replies: tuple[str, ...]
    """The actions, by tag, that let it through."""


class Draws(SeatClaim, frozen=True):
    """``seat`` draws or takes so many cards."""

    cards: int


class Plays(SeatClaim, frozen=True):
    """So many cards leave the hand of ``seat``."""

    cards: int


class Keeps(SeatClaim, frozen=True):
    """``seat`` still holds these cards, each as often as it is named."""

    codes: tuple[str, ...]


class Gains(SeatClaim, frozen=True):
    """The drive of ``seat`` advances so far, in the game's own measure; negative for a loss."""

    gain: int


class BallAt(SeatClaim, frozen=True):
    """``seat`` has the ball next, ``ball_on`` yards from its own goal line."""

    ball_on: int


class HasBall(SeatClaim, frozen=True):
    """``seat`` has the ball."""


class Decides(SeatClaim, frozen=True):
    """``seat`` decides next: it answers, or it goes on."""


class Unanswerable(Claim, frozen=True):
    """Nobody may answer it."""


class EndsPeriod(Claim, frozen=True):
    """The period is over."""

    what: str = "period"
    """What is over in the game's own word: the half, the quarter."""


class EndsMatch(Claim, frozen=True):
    """The match is over."""


class IfStands(Claim, frozen=True):
    """What is claimed follows once the others have let the play stand."""

    claim: Claim
    replies: tuple[str, ...]
    """How they do that: actions by their tag or their text."""


class Likely(Claim, frozen=True, kw_only=True):
    """What is not certain: it happens as often as ``chance`` has it, as far as the claiming view may know."""

    chance: float


class Holds(Likely, frozen=True):
    """``seat`` then holds at least one of these cards."""

    seat: int
    codes: tuple[str, ...]

    @property
    def lacks(self) -> float:
        """How likely it holds none."""
        return 1.0 - self.chance


class MayHold(SeatClaim, frozen=True):
    """Of the cards ``among``, ``seat`` can hold none but the ``live`` ones."""

    among: tuple[str, ...]
    live: tuple[str, ...]


class Series(SeatClaim, frozen=True):
    """The ball of ``seat``: the down, yards from its own goal line, and yards to the line to gain."""

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
    """About what comes of it on average, in the game's own measure: a guess that nothing is held to."""

    amount: float


Claims = Sequence[Claim]
T = TypeVar("T", bound=Claim)


def stated(claims: Iterable[Claim], kind: type[T], seat: int | None = None) -> T | None:
    """The first claim of a kind, of a seat where one is given; None where nothing of it is claimed.

    >>> stated([Draws(0, 1), Draws(1, 5)], Draws, 1)
    Draws(seat=1, cards=5)
    """
    found = (claim for claim in claims if isinstance(claim, kind))
    return next((claim for claim in found if seat is None or getattr(claim, "seat", None) == seat), None)


def if_stands(claims: Iterable[Claim]) -> Iterator[Claim]:
    """What follows once the others have let the play stand."""
    return (claim.claim for claim in claims if isinstance(claim, IfStands))


def percent(chance: float) -> str:
    """A chance as it is said.

    >>> percent(0.618)
    '62 %'
    """
    return f"{round(100 * chance)} %"


def cards_text(count: int) -> str:
    """A number of cards.

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
    """The most important thing that an action of the seat does, for its button, and on what that depends.

    Both are empty where it does nothing big. Points that it gives to another seat are told in the second line.

    >>> headline([Scores(0, 7, ScoreKind.TOUCHDOWN), EndsPeriod("half")], 0), headline([EndsPeriod("half")], 0)
    (('TOUCHDOWN +7', ''), ('End the half', ''))
    >>> headline([IfStands(Scores(0, 3, ScoreKind.FIELD_GOAL), ("concede",))], 0), headline([Draws(0, 1)], 0)
    (('FIELD GOAL +3', 'if it stands'), ('', ''))
    >>> headline([Scores(1, 7, ScoreKind.TOUCHDOWN)], 0)
    ('', 'they score 7')
    """
    now, later = stated(claims, Scores, seat), stated(if_stands(claims), Scores, seat)
    if now:
        return _score(now), ""
    given = stated(claims, Scores)
    cost = f"they score {given.points}" if given else ""
    if stated(claims, EndsMatch):
        return "End the match", cost
    ends = stated(claims, EndsPeriod)
    if ends:
        return f"End the {ends.what}", cost
    return (_score(later), "if it stands") if later else ("", cost)


def _score(claim: Scores) -> str:
    return f"{_SCORES.get(claim.how, 'TOUCHDOWN')} +{claim.points}"
