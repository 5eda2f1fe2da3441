"""Sounds and looks of big moments by kind."""

from __future__ import annotations

from game.contract import Result
from scenes.table.stage.looks import LOOKS, PLAIN, Look

HALVES = ("First half", "Second quarter")
"""The periods after which the halftime stinger plays."""

STINGERS = {
    "touchdown": "touchdown",
    "safety": "safety",
    "intercept": "interception",
    "pick": "interception",
    "fumble": "fumble",
    "turnover": "downs",
    "sack": "sack",
    "wipe": "wipe",
    "stolen": "steal",
    "steal": "steal",
    "last": "last_turn",
    "kick": "long_kick",
    "field goal": "long_kick",
    "long": "long_play",
    "return": "long_play",
}
"""The stinger of each kind, by a part of the kind's name; the first match counts."""


def stinger(kind: str) -> str:
    """Returns the stinger of a kind, or "" if it has none.

    >>> stinger("Touchdown!"), stinger("long field goal"), stinger("QB FUMBLE"), stinger("final whistle")
    ('stinger_touchdown', 'stinger_long_kick', 'stinger_fumble', '')
    """
    name = _named(kind)
    return f"stinger_{name}" if name else ""


def look_of(kind: str) -> Look:
    """Returns the look of a kind's word.

    >>> type(look_of("Touchdown!")).__name__, type(look_of("final whistle")).__name__
    ('Sweep', 'Curtain')
    """
    return LOOKS.get(_named(kind) or kind, PLAIN)


def _named(kind: str) -> str:
    return next((name for part, name in STINGERS.items() if part in kind.lower()), "")


def final_sounds(result: Result, you: int | None) -> tuple[str, str]:
    """Returns stinger and crowd sound at the final whistle for the seat ``you``; for None the crowd cheers the winner.

    >>> from game.contract import Ending
    >>> final_sounds(Result((7, 3), (0,), Ending.REGULATION), 1)
    ('stinger_final_loss', 'crowd_groan')
    """
    if len(result.winners) != 1:
        return "stinger_final_tie", "crowd_ooh"
    won = you in (None, *result.winners)
    return ("stinger_final_win", "crowd_cheer") if won else ("stinger_final_loss", "crowd_groan")
