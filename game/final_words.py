"""Log lines that all games share: a score, the start from a position, and the final result."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Ending, Result
from game.events import Scored, TakenUp


def scored_line(what: str, event: Scored, names: Sequence[str]) -> str:
    """Returns the log line of a score; the scoring side comes first.

    >>> from game.contract import ScoreKind
    >>> touchdown = Scored(clause="XX-1", seat=1, points=7, how=ScoreKind.TOUCHDOWN, score=(3, 7))
    >>> scored_line("Touchdown", touchdown, ("Gulls", "Foxes"))
    'Touchdown! Foxes 7, Gulls 3.'
    """
    return f"{what}! {standing(event, names)}."


def standing(event: Scored, names: Sequence[str]) -> str:
    """Returns the score, with the side that just scored first."""
    seats = [event.seat, *(seat for seat in range(len(event.score)) if seat != event.seat)]
    return ", ".join(f"{names[seat]} {event.score[seat]}" for seat in seats)


def taken_up_line(event: TakenUp, names: Sequence[str]) -> str:
    """Returns the log line of a match that begins from a position.

    >>> taken_up_line(TakenUp(clause="XX-1", score=(7, 3)), ("Gulls", "Foxes"))
    'The match goes on from here: Gulls 7, Foxes 3.'
    """
    score = ", ".join(f"{name} {points}" for name, points in zip(names, event.score, strict=True))
    return f"The match goes on from here: {score}."


def final_line(result: Result, names: Sequence[str], extra_time: str, tie: str) -> str:
    """Returns the log line of the result of a two-player match; ``tie`` says why nobody won.

    >>> final_line(Result((7, 14), (1,), Ending.REGULATION), ("Gulls", "Foxes"), "overtime", "")
    'Final: Foxes won 14–7.'
    >>> final_line(Result((7, 7), (0, 1), Ending.TIE), ("Gulls", "Foxes"), "overtime", "Nobody scored: a tie")
    'Final: 7–7. Nobody scored: a tie.'
    """
    high, low = max(result.points), min(result.points)
    if result.reason is Ending.TIE:
        return f"Final: {high}–{low}. {tie}."
    how = f" in {extra_time}" if result.reason is Ending.SUDDEN_DEATH else ""
    return f"Final: {names[result.winners[0]]} won {high}–{low}{how}."
