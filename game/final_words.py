"""What the logs of all games say alike: a score, and how a match between two ended."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Ending, Result
from game.events import Scored

__all__ = ["final_line", "scored_line"]


def scored_line(what: str, event: Scored, names: Sequence[str]) -> str:
    """A score, called what the game calls it."""
    after = event.score[event.seat]
    return f"{what}! {names[event.seat]} from {after - event.points} to {after}."


def final_line(result: Result, names: Sequence[str], extra_time: str, tie: str) -> str:
    """How a match between two ended; ``tie`` says why nobody won.

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
