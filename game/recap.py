"""The statistics of a finished match, from its events only."""

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
"""Periods with a column of their own; all further ones share the last column."""
STOPS = frozenset(
    {
        *(DriveEnd.WIPED, DriveEnd.STOPPED, DriveEnd.PUNT, DriveEnd.MISSED_FIELD_GOAL),
        *(DriveEnd.FUMBLE, DriveEnd.INTERCEPTION, DriveEnd.DOWNS),
    }
)
"""Drive ends that count as stops by the defense."""


class Period(NamedTuple):
    """The points of each seat in a period, and the act in which it began."""

    name: str
    points: tuple[int, ...]
    began: int


class ScoreMark(NamedTuple):
    """One score: its act, seat, text, period and the score after it."""

    act: int
    seat: int
    text: str
    period: str
    score: tuple[int, ...]
    how: ScoreKind = ScoreKind.TOUCHDOWN


class DriveLine(NamedTuple):
    """A drive in a sentence, and its seat."""

    seat: int
    text: str


class Figures(NamedTuple):
    """The totals of a seat's drives, in the game's own measure."""

    drives: int
    gain: int
    """Total gain, without drives whose plays were all taken away."""
    stopped: int
    """Drives stopped by the defense."""
    longest: int
    """The longest drive of which a play stood."""
    wiped: int = 0
    """Drives whose plays were all taken away, by one wipe or by stops; no other figure includes their yards."""


class Recap(NamedTuple):
    """The summary of a finished match."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Ending
    conceded: int | None
    length: int
    """Number of actions."""
    periods: tuple[Period, ...]
    scores: tuple[ScoreMark, ...]
    figures: tuple[Figures, ...]
    measure: tuple[str, str]
    """The unit of drives, singular and plural."""
    extra_time: str
    """The name of extra time."""
    drives: tuple[DriveLine, ...] = ()
    """All drives in order."""
    box: BoxScore | None = None
    """Statistics that only this game has."""
    start_score: tuple[int, ...] | None = None
    """The score of the position from which the match began; None if it began with the deal."""

    def is_extra(self, period: Period) -> bool:
        """Returns whether a period is extra time."""
        return self.extra_time in period.name.lower()

    @property
    def columns(self) -> list[Period]:
        """Returns the periods as table columns; the last one combines all later periods.

        The score of a start position gets a column before them.
        """
        before = [Period("Before", self.start_score, 0)] if self.start_score and any(self.start_score) else []
        return [*before, *self._played()]

    def _played(self) -> list[Period]:
        if len(self.periods) <= MOST_PERIODS:
            return list(self.periods)
        kept, rest = self.periods[: MOST_PERIODS - 1], self.periods[MOST_PERIODS - 1 :]
        points = tuple(map(sum, zip(*(period.points for period in rest), strict=True)))
        return [*kept, Period(f"{rest[0].name} on", points, rest[0].began)]


def recap(match: Match) -> Recap:
    """Returns the summary of a match that is over."""
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
        start_score=story.start_score,
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
    """Returns the totals of drives."""
    kept = [drive.gain for drive in drives if drive.end != DriveEnd.WIPED]
    return Figures(
        drives=len(drives),
        gain=sum(kept),
        stopped=sum(drive.end in STOPS or (drive.end is DriveEnd.SAFETY and not drive.points) for drive in drives),
        longest=max(kept, default=0),
        wiped=len(drives) - len(kept),
    )
