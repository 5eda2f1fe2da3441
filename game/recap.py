"""A finished match in figures and one sentence, made from its events alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.box_score import BoxScore
from game.contract import DriveEnd, Ending, ScoreKind
from game.drives import Drive
from game.match import Match
from game.match_words import listed, period_line, points_of, several
from game.story import Story

COMEBACK = 4
"""Points of a lead that it takes a comeback to turn: more than any single field goal."""
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


def story(recap: Recap) -> str:
    """The match in a few plain sentences."""
    return " ".join(part for part in (_outcome(recap), _longest(recap)) if part)


def _outcome(recap: Recap) -> str:
    if recap.conceded is not None:
        return _conceded(recap)
    if recap.reason is Ending.TIE or len(recap.winners) != 1:
        return _level(recap)
    winner = recap.winners[0]
    if len(recap.names) != 2:
        return f"{recap.names[winner]} finished ahead of {len(recap.names) - 1} others."
    if recap.points[winner] <= recap.points[1 - winner]:
        return f"{recap.names[winner]} won at {recap.points[winner]}–{recap.points[1 - winner]}."
    if recap.stood is not None:
        return _taken_up(recap, recap.stood, winner)
    if recap.reason is Ending.SUDDEN_DEATH:
        return _extra_time(recap, winner)
    return _regulation(recap, winner)


def _level(recap: Recap) -> str:
    """Who finished level, of two sides or of more."""
    if len(recap.names) == 2:
        return f"Neither side could settle it: {_high_low(recap.points)} at the end."
    if not any(recap.points):
        return "Nobody scored."
    each = f"{several(max(recap.points), 'point')} each"
    if len(recap.winners) in (0, len(recap.names)):
        return f"Nobody could settle it: {each} at the end."
    return f"{listed([recap.names[seat] for seat in recap.winners])} finished level, with {each}."


def _longest(recap: Recap) -> str:
    """Who had the longest drive, if it was one side alone."""
    longest = max(figures.longest for figures in recap.figures)
    makers = [name for name, figures in zip(recap.names, recap.figures, strict=True) if figures.longest == longest]
    if not longest or len(makers) > 1:
        return ""
    return f"{makers[0]} had the longest drive: {several(longest, *recap.measure)}."


def _conceded(recap: Recap) -> str:
    assert recap.conceded is not None
    name, own = recap.names[recap.conceded], recap.points[recap.conceded]
    best = max(points for seat, points in enumerate(recap.points) if seat != recap.conceded)
    how = "level" if own == best else "ahead" if own > best else "behind"
    return f"{name} conceded, {how} at {own}–{best}."


def _taken_up(recap: Recap, stood: tuple[int, ...], winner: int) -> str:
    """From which score on it was played: what came before that is not known."""
    mine, theirs = stood[winner], stood[1 - winner]
    how = "level" if mine == theirs else "ahead" if mine > theirs else "behind"
    return f"Taken up with {recap.names[winner]} {how} at {mine}–{theirs}: they won by {_by(recap)}."


def _extra_time(recap: Recap, winner: int) -> str:
    if not recap.scores:
        return f"{recap.names[winner]} won it in {recap.extra_time}."
    *earlier, last = recap.scores
    before = earlier[-1].score if earlier else (0,) * len(recap.names)
    headline, is_headline, _ = last.text.partition("!")
    how = headline.lower() if is_headline else "touchdown" if last.how.is_touchdown else last.how.replace("_", " ")
    level = f"Level at {_high_low(before)} after regulation" if any(before) else "Scoreless in regulation"
    return f"{level}: {recap.names[winner]} won it with a {how} in {recap.extra_time}."


def _regulation(recap: Recap, winner: int) -> str:
    loser = 1 - winner
    name, other = recap.names[winner], recap.names[loser]
    deficit = max(((mark.score[loser] - mark.score[winner], mark.score) for mark in recap.scores), default=(0, ()))
    opening = _half(recap, winner)
    if deficit[0] >= COMEBACK:
        down = f"{deficit[1][winner]}–{deficit[1][loser]}"
        return f"{name} came back from {down} down and won by {_by(recap)}."
    if recap.points[loser] == 0:
        return f"{name} kept {other} off the board from the first play to the last."
    changes = _lead_changes(recap.scores)
    if changes >= 2:
        return f"{opening} The lead changed hands {changes} times before {name} had the last word."
    return opening


def _half(recap: Recap, winner: int) -> str:
    """The half, and what became of it; only the margin without scores, or where no period ends then."""
    loser = 1 - winner
    name, other = recap.names[winner], recap.names[loser]
    regulation = [period for period in recap.periods if not recap.is_extra(period)]
    if not recap.scores or not regulation or len(regulation) % 2:
        return f"{name} won by {_by(recap)}."
    half = regulation[: len(regulation) // 2]
    mine, theirs = (sum(period.points[seat] for period in half) for seat in (winner, loser))
    ahead, final = mine - theirs, recap.points[winner] - recap.points[loser]
    if ahead > 0:
        after = "held on" if final < ahead else "pulled away" if final >= ahead + 7 else "never let go"
        return f"{name} led {mine}–{theirs} at the half and {after}."
    late = f"{recap.points[winner] - mine}–{recap.points[loser] - theirs}"
    if ahead < 0:
        return f"{other} led {theirs}–{mine} at the half, but {name} won the rest {late}."
    level = f"Level at {mine}–{theirs} at the half" if mine else "Scoreless at the half"
    return f"{level}; {name} won the rest {late}."


def _by(recap: Recap) -> str:
    margin = max(recap.points) - min(recap.points)
    return f"{margin} point{'' if margin == 1 else 's'}"


def _lead_changes(scores: Sequence[ScoreMark]) -> int:
    """How often another side went ahead than had been ahead before."""
    ahead = [0 if first > second else 1 for first, second in (mark.score for mark in scores) if first != second]
    return sum(one != other for one, other in pairwise(ahead))


def _high_low(points: Sequence[int]) -> str:
    return f"{max(points)}–{min(points)}"
