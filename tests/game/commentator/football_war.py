"""The possible remarks in Football War."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.commentator import number_word, ordinal
from game.events import (
    CardMoved,
    Flag,
    PeriodBegan,
    PossessionChanged,
    Scored,
    Shuffled,
)
from game.variants.football_war import events as fw
from tests.game.commentator.tale import SEATS, Tale, Truth, counted, the


def held(tale: Tale, seat: int) -> int:
    """Returns the number of cards in a hand."""
    hand, count = f"hand:{seat}", 0
    for event in tale.events:
        if isinstance(event, Shuffled) and hand in event.sources:
            count = 0
        elif isinstance(event, CardMoved):
            count += (event.target == hand) - (event.source == hand)
    return count


def hands(words: str, counts: Callable[[int], bool]) -> Truth:
    def truth(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            if counts(many := held(tale, seat)):
                yield words.format(the(seat), number_word(many), "s" if many > 1 else "")

    return truth


def audibles(tale: Tale) -> Iterator[str]:
    yield f"{number_word(tale.all(fw.PlayLive)[-1].chain)} audibles in a row."


def plays_answered(tale: Tale) -> Iterator[str]:
    since = tale.since(PeriodBegan, fw.PlayConceded, fw.PlayCalledBack)
    yield f"{number_word(len(since.all(fw.PlayDefended)))} plays in a row were answered."


def plays_that_stood(tale: Tale) -> Iterator[str]:
    row = number_word(len(tale.since(PeriodBegan, PossessionChanged).all(fw.PlayConceded)))
    for seat in SEATS:
        yield f"{row} in a row: nobody stops {the(seat)}."


def steals(tale: Tale) -> list[PossessionChanged]:
    """Returns the changes of possession except those after a score."""
    return [event for event in tale.all(PossessionChanged) if event.clause != "FW-88"]


def stolen(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        yield f"{ordinal(sum(event.seat == seat for event in steals(tale)))} steal by {the(seat)} tonight."


def back_and_forth(tale: Tale) -> Iterator[str]:
    yield f"{number_word(len(steals(tale.since(Scored, PeriodBegan))))} steals since anybody scored."


def drawn(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        cards = sum(event.count for event in tale.since(PeriodBegan).all(fw.CardsDrawn, seat=seat))
        yield f"{the(seat)} have drawn {number_word(cards)} cards this half."


def timeout(tale: Tale) -> Iterator[str]:
    for event in tale.since(PeriodBegan).all(fw.TimeoutCalled):
        yield f"That was the timeout of {the(event.seat)} for this half."


def last_series(tale: Tale) -> Iterator[str]:
    assert tale.since(PeriodBegan).all(fw.LastSeries)
    leader = the(tale.board.index(max(tale.board)))
    yield (
        f"The last series: {leader} lead by {tale.gap}."
        if tale.gap
        else "The last series of the half, and it is level."
    )


FOOTBALL_WAR_TRUTHS: dict[str, Truth] = {
    "for a touchdown": hands("Out of cards: {0} play for a touchdown.", lambda many: many == 0),
    "few cards": hands("{0} have only {1} card{2} left.", lambda many: 0 < many <= 2),
    "many cards": hands("{0} hold {1} cards now.", lambda many: many >= 10),
    "audibles": audibles,
    "answers": plays_answered,
    "defended": counted("{1} have stopped {2} plays tonight.", 5, fw.PlayDefended),
    "in a row": plays_that_stood,
    "flags": counted("{0} flag against {1} tonight.", 2, Flag),
    "steals": stolen,
    "back and forth": back_and_forth,
    "on downs": counted("{0} stop on downs against {1}.", 2, fw.TurnoverOnDowns),
    "mismanaged": counted("{0} drive mismanaged by {1}.", 2, fw.MismanagedDrive),
    "drawn": drawn,
    "timeout": timeout,
    "last series": last_series,
}
