"""The possible remarks in Real Deal."""

from __future__ import annotations

from collections.abc import Iterator

from game.commentator import number_word, ordinal
from game.contract import DriveEnd
from game.events import (
    DriveEnded,
    PeriodBegan,
    Scored,
)
from game.variants.real_deal import events as rd
from game.variants.real_deal.cards import BLOCK, INTERCEPTION, PENALTIES, PUNT_INSIDE, SACK, TACKLE
from tests.game.commentator.tale import SEATS, Tale, Truth, counted, row, the


def if_it_stands(tale: Tale) -> Iterator[str]:
    made = tale.all(rd.PlayMade)[-1]
    assert not tale.since(rd.PlayMade).all(rd.PlayCountered, rd.PlayConceded, rd.PlayAccepted, Scored)
    mine, other = tale.board[made.seat] + made.points, tale.board[1 - made.seat]
    assert tale.board[made.seat] < other
    if mine > other:
        yield f"If this stands, {the(made.seat)} lead, {mine} to {other}."
    elif mine == other:
        yield "If this stands, it is level."


def long_possession(tale: Tale) -> Iterator[str]:
    tries = tale.since(PeriodBegan, rd.PossessionBegan, rd.BallTaken).all(rd.PlayMade, as_counter=False)
    yield f"{number_word(len(tries))} plays on this possession already."


def stops_in_a_row(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        met = [
            event
            for event in tale.all(rd.PlayCountered, rd.PlayConceded, Scored)
            if (event.seat == seat) != isinstance(event, Scored)
        ]
        stops = row(met, lambda event: isinstance(event, rd.PlayCountered) and event.effect == "stop")
        yield f"{number_word(stops)} stops in a row by {the(seat)}."


def countered_with(words: str, *counters: str, against: bool = False) -> Truth:
    """Creates the truth for a sentence with the number of such counters of a side, or ``against`` it."""

    def truth(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            many = sum(event.counter in counters for event in tale.all(rd.PlayCountered, seat=seat))
            yield words.format(ordinal(many), the(1 - seat if against else seat))

    return truth


def allowed(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        since = tale.since(rd.PlayCountered, seat=seat)
        yield f"{number_word(len(since.all(rd.PlayConceded, seat=seat)))} plays in a row allowed by {the(seat)}."


def possessions(tale: Tale) -> Iterator[str]:
    finished = sum(tale.since(PeriodBegan).all(rd.PossessionBegan)[-1].finished)
    yield f"{number_word(finished)} possessions in this quarter so far."


def pinned(tale: Tale) -> Iterator[str]:
    last = tale.all(rd.PossessionBegan, rd.BallTaken)[-1]
    if last.limited:
        yield f"Pinned deep: no short play scores for {the(last.seat)}."


def punts(tale: Tale) -> Iterator[str]:
    """A punt that was blocked is none."""
    blocked = tale.all(rd.PlayCountered, counter=BLOCK, play=PUNT_INSIDE)
    for seat in SEATS:
        many = len(tale.all(DriveEnded, seat=seat, how=DriveEnd.PUNT)) - sum(event.seat != seat for event in blocked)
        if many > 1:
            yield f"{ordinal(many)} drive of {the(seat)} to end in a punt."


REAL_DEAL_TRUTHS: dict[str, Truth] = {
    "for the lead": if_it_stands,
    "for the tie": if_it_stands,
    "long possession": long_possession,
    "stops in a row": stops_in_a_row,
    "stops": counted("{0} stop by {1} tonight.", 3, rd.PlayCountered, effect="stop"),
    "interceptions": countered_with("{} interception by {} tonight.", INTERCEPTION),
    "flags": countered_with("{} penalty against {} tonight.", *PENALTIES, against=True),
    "losses": countered_with("{} tackle for a loss by {} tonight.", SACK, TACKLE),
    "allowed": allowed,
    "possessions": possessions,
    "pinned": pinned,
    "punts": punts,
    "quarters ended": counted("{0} quarter ended by {1} tonight.", 2, rd.QuarterCalled),
}
