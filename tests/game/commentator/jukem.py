"""The possible remarks in Jukem."""

from __future__ import annotations

from collections.abc import Iterator

from game.commentator import number_word, ordinal
from game.drives import DriveChart
from game.events import (
    DriveAdvanced,
    DriveBegan,
    PeriodBegan,
    Scored,
)
from game.variants.jukem import events as jf
from game.variants.jukem.cards import JUKEM
from tests.game.commentator.tale import SEATS, Tale, Truth, counted, row, the


def on_the_line(tale: Tale, seat: int) -> int:
    """Returns the yards of a seat's open drive."""
    chart = DriveChart()
    for event in tale.events:
        chart.handle_event(event)
    mine = [drive for drive in chart.drives if drive.seat == seat]
    return mine[-1].gain if mine and mine[-1].end is None else 0


def needs(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        if gained := on_the_line(tale, seat):
            yield f"{the(seat)} need exactly {100 - gained}."


def in_range(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        if 70 <= on_the_line(tale, seat) < 100:
            yield f"{the(seat)} are in range of a field goal."


def struck(tale: Tale) -> list[tuple[jf.DriveGrew, bool]]:
    """Returns the final plays, each with whether it was removed."""
    found, laid = list[tuple[jf.DriveGrew, bool]](), None
    for event in tale.events:
        if laid is not None and isinstance(
            event, jf.PlayRemoved | jf.DriveWiped | jf.PlayStood | jf.TurnBegan | Scored
        ):
            found.append((laid, isinstance(event, jf.PlayRemoved | jf.DriveWiped)))
            laid = None
        if isinstance(event, jf.DriveGrew):
            laid = event
    return found


def jukems(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        many = sum(play.seat == seat and JUKEM in play.codes and not gone for play, gone in struck(tale))
        yield f"{ordinal(many)} JUKEM for {the(seat)} tonight."


def longest_play(tale: Tale) -> Iterator[str]:
    yards = [play.yards for play, gone in struck(tale) if not gone]
    if len(yards) > 4:
        yield f"{max(yards)} yards: the longest play that stood tonight."


def answers_that_hit(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        faced = [gone for play, gone in struck(tale.since(PeriodBegan)) if play.seat != seat]
        yield f"{number_word(row(faced, bool))} plays in a row struck off by {the(seat)}."


def costliest_wipe(tale: Tale) -> Iterator[str]:
    wiped = [event.yards for event in tale.all(jf.DriveWiped)]
    if len(wiped) > 1:
        yield f"{max(wiped)} yards gone: the costliest wipe tonight."


def last_drive(tale: Tale) -> Tale:
    """Returns the events of the drive that scored last, up to its score."""
    seat = tale.all(Scored)[-1].seat
    return tale.until(Scored).since(DriveBegan, seat=seat)


def in_spite(tale: Tale) -> Iterator[str]:
    if last_drive(tale).all(jf.PlayRemoved, seat=tale.all(Scored)[-1].seat):
        yield "That drive lost a play and scored all the same."


def quick(tale: Tale) -> Iterator[str]:
    score = tale.all(Scored)[-1]
    plays = sum(event.plays for event in last_drive(tale).all(DriveAdvanced, seat=score.seat))
    if score.how.is_touchdown and plays <= 2:
        yield f"All 100 yards in {number_word(plays)} play{'s' if plays > 1 else ''} by {the(score.seat)}."


def last_turn(tale: Tale) -> Iterator[str]:
    seat = tale.all(jf.LastTurn)[-1].seat
    leads = tale.board[seat] > tale.board[1 - seat]
    yield f"The last turn, and {the(seat)} {'lead' if leads else 'trail'} by {tale.gap}."


JUKEM_TRUTHS: dict[str, Truth] = {
    "needs": needs,
    "range": in_range,
    "jukems": jukems,
    "longest": longest_play,
    "answers": answers_that_hit,
    "stops": counted("{0} stop by {1} tonight.", 2, jf.PlayRemoved, by="by"),
    "wipes": counted("{0} drive of {1} lost to a red card.", 2, jf.DriveWiped),
    "costliest wipe": costliest_wipe,
    "in spite": in_spite,
    "quick": quick,
    "last turn": last_turn,
}
