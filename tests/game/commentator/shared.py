"""The possible remarks in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile

from game.commentator import number_word, ordinal
from game.contract import ScoreKind
from game.events import (
    DriveAdvanced,
    DriveBegan,
    DriveEnded,
    PeriodBegan,
    Scored,
)
from tests.game.commentator.tale import SEATS, Tale, Truth, row, the


def first_points(tale: Tale) -> Iterator[str]:
    scored = tale.all(Scored)
    if len(scored) == 1:
        yield f"{the(scored[0].seat)} are the first on the board."


def scores_of_a_kind(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        hows = [event.how for event in tale.all(Scored, seat=seat)]
        for word, counts in (
            ("touchdown", lambda how: how.is_touchdown),
            ("field goal", ScoreKind.FIELD_GOAL.__eq__),
            ("safety", ScoreKind.SAFETY.__eq__),
            ("two-point conversion", ScoreKind.TWO_POINTS.__eq__),
        ):
            yield f"{ordinal(sum(map(counts, hows)))} {word} by {the(seat)} tonight."


def lead(tale: Tale) -> Iterator[str]:
    last = tale.all(Scored)[-1]
    mine, other = last.score[last.seat], last.score[1 - last.seat]
    if mine - last.points < other < mine:
        yield f"{the(last.seat)} take the lead, {mine} to {other}."


def level(tale: Tale) -> Iterator[str]:
    if tale.all(Scored) and not tale.gap:
        yield f"It is level now, at {tale.board[0]}."


def unanswered(tale: Tale) -> Iterator[str]:
    scored = tale.all(Scored)
    seat = scored[-1].seat
    times = row(scored, lambda event: event.seat == seat)
    points = sum(event.points for event in scored[-times:])
    if times > 1 and points >= 10:
        yield f"{points} points in a row for {the(seat)}."


def drought(tale: Tale) -> Iterator[str]:
    before = tale.until(Scored)
    later = dropwhile(lambda event: not isinstance(event, DriveBegan), before.since(Scored).events)
    dry = Tale(list(later), tale.words, tale.options).all(DriveEnded, points=0)
    assert len(dry) >= 4
    if len(before.until(Scored).all(DriveBegan)) == 1:
        yield "First points since the opening drive."
    else:
        yield f"That ends {number_word(len(dry))} drives without points."


def gap(tale: Tale) -> Iterator[str]:
    gaps = [abs(event.score[0] - event.score[1]) for event in tale.all(Scored)]
    if len(gaps) > 1 and max(gaps) >= 14:
        yield f"The widest gap tonight: {max(gaps)} points."


def long_drive(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        now = tale.since(DriveBegan, seat=seat)
        if not now.all(DriveEnded, seat=seat):
            plays = sum(event.plays for event in now.all(DriveAdvanced, seat=seat))
            yield f"{number_word(plays)} plays on this drive by {the(seat)}."


def drives_in_a_row(words: str, scoring: bool) -> Truth:
    def truth(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            ended = (tale if scoring else tale.since(Scored, seat=seat)).all(DriveEnded, seat=seat)
            yield words.format(number_word(row(ended, lambda event: bool(event.points) == scoring)), the(seat))

    return truth


def late(tale: Tale) -> Iterator[str]:
    begun = tale.all(PeriodBegan)
    assert len(begun) > 1
    name = tale.words.period_name(begun[-1].period, tale.options)
    named = name[0].lower() + name[1:]
    if tale.gap:
        yield f"Into the {named} {the(tale.board.index(max(tale.board)))} lead by {tale.gap}."
    else:
        yield f"Into the {named} {f'it is level, at {tale.board[0]}' if any(tale.board) else 'without a point'}."


def extra_time(tale: Tale) -> Iterator[str]:
    if tale.words.period_name(tale.all(PeriodBegan)[-1].period, tale.options).lower() == tale.words.EXTRA_TIME:
        yield f"It takes {tale.words.EXTRA_TIME} to settle this."


SHARED: dict[str, Truth] = {
    "first points": first_points,
    "scores of a kind": scores_of_a_kind,
    "lead": lead,
    "level": level,
    "unanswered": unanswered,
    "drought": drought,
    "gap": gap,
    "long drive": long_drive,
    "empty drives": drives_in_a_row("{} empty drives in a row for {}.", False),
    "scoring drives": drives_in_a_row("Points on {} drives in a row for {}.", True),
    "late": late,
    "extra time": extra_time,
}
