"""A finished match in figures, made from its events alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.box_score import BoxScore
from game.contract import DriveEnd, Ending, ScoreKind
from game.drives import Drive
from game.match import Match
from game.match_words import period_line, points_of
from game.story import Story

MOST_PERIODS = 4
"""Periods with a column of their own; further ones share the last."""
STOPS = frozenset(
    {
        *(DriveEnd.WIPED, DriveEnd.STOPPED, DriveEnd.PUNT, DriveEnd.MISSED_FIELD_GOAL),
        *(DriveEnd.FUMBLE, DriveEnd.INTERCEPTION, DriveEnd.DOWNS),
    }
)
"""How a drive ends that the defense kept from scoring."""


class Period(NamedTuple):
    """What each seat scored in a period, and after which action it began."""

    name: str
    points: tuple[int, ...]
    began: int


class ScoreMark(NamedTuple):
    """One score: after which action, by whom, in words, and how it stood then."""

    act: int
    seat: int
    text: str
    period: str
    score: tuple[int, ...]
    how: ScoreKind = ScoreKind.TOUCHDOWN


class DriveLine(NamedTuple):
    """A drive in a sentence, and whose it was."""

    seat: int
    text: str


class Figures(NamedTuple):
    """What a seat's drives came to, in the game's own measure."""

    drives: int
    gain: int
    """Gained and not taken away again."""
    stopped: int
    """Drives that the defense stopped."""
    longest: int
    """The longest drive of which nothing was taken away again."""


class Recap(NamedTuple):
    """A match that is over."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Ending
    conceded: int | None
    length: int
    """Actions taken."""
    periods: tuple[Period, ...]
    scores: tuple[ScoreMark, ...]
    figures: tuple[Figures, ...]
    measure: tuple[str, str]
    """What drives are measured in, one and more of it."""
    extra_time: str
    """What is played when regulation ends level."""
    drives: tuple[DriveLine, ...] = ()
    """What became of each drive, in their order."""
    box: BoxScore | None = None
    """Figures that only this game has."""
    stood: tuple[int, ...] | None = None
    """The points with which a match began from a position; None where it began with the deal."""

    def is_extra(self, period: Period) -> bool:
        """Whether a period was played because regulation ended level."""
        return self.extra_time in period.name.lower()

    @property
    def columns(self) -> list[Period]:
        """The periods for a table: the last column holds all that came after the first few.

        What stood on the board when a match began from a position has a column before them.
        """
        before = [Period("Before", self.stood, 0)] if self.stood and any(self.stood) else []
        return [*before, *self._played()]

    def _played(self) -> list[Period]:
        if len(self.periods) <= MOST_PERIODS:
            return list(self.periods)
        kept, rest = self.periods[: MOST_PERIODS - 1], self.periods[MOST_PERIODS - 1 :]
        points = tuple(map(sum, zip(*(period.points for period in rest), strict=True)))
        return [*kept, Period(f"{rest[0].name} on", points, rest[0].began)]


def recap(match: Match) -> Recap:
    """What a match came to; its result must be there."""
    result = match.result
    assert result is not None, "the match is not over"
    story = Story.of(match.history, len(match.players))
    rules, words = match.rules, match.rules.words
    happened = (event for events in match.history for event in events)
    return Recap(
        names=match.names,
        points=points_of(match),
        winners=result.winners,
        reason=result.reason,
        conceded=match.conceded,
        length=len(match.actions),
        periods=_periods(match, story),
        scores=_scores(match, story),
        figures=tuple(figures_of(story.of_seat(seat)) for seat in range(len(match.players))),
        measure=words.MEASURE,
        extra_time=words.EXTRA_TIME,
        drives=tuple(DriveLine(drive.seat, words.drive_line(drive, match.names)) for drive in story.drives),
        box=rules.box_score(happened, match.names, match.options) if rules.box_score else None,
        stood=story.stood,
    )


def _periods(match: Match, story: Story) -> tuple[Period, ...]:
    return tuple(Period(_named(match, each.period), each.points, each.began) for each in story.periods)


def _scores(match: Match, story: Story) -> tuple[ScoreMark, ...]:
    found = []
    for event, act, period in story.scores:
        text = match.rules.words.log_line(event, match.names, options=match.options) or ""
        named = "" if period is None else _named(match, period)
        found.append(ScoreMark(act, event.seat, text, named, event.score, event.how))
    return tuple(found)


def _named(match: Match, period: int) -> str:
    return period_line(match.rules, period, match.options)


def figures_of(drives: Sequence[Drive]) -> Figures:
    """What drives came to."""
    kept = [drive.gain for drive in drives if drive.end != DriveEnd.WIPED]
    return Figures(
        drives=len(drives),
        gain=sum(kept),
        stopped=sum(drive.end in STOPS for drive in drives),
        longest=max(kept, default=0),
    )
