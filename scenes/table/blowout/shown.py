"""What the things of the stadium draw from, and the words and the preview that several of them make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.field import END_ZONE, FIELD
from game.variants.blowout.cards import BY_CODE, KICK
from game.variants.blowout.events import BallKicked
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.table_state import BlowoutTableState
from scenes.table.blowout.field_strip import FieldStrip
from scenes.table.hud.scoreboard import Downs

LONG_KICK = 50
"""Yards from which a field goal is made from afar."""
BEYOND = 6
"""Yards of an end zone into which a ball is drawn that goes further."""


class ShownTable(Protocol):
    """The match as far as it has been shown."""

    table_state: BlowoutTableState
    names: Sequence[str]
    downs: Downs


def club(name: str) -> str:
    """The last word of a club's name, for a plate with little room.

    >>> club("Bay Gulls"), club("")
    ('Gulls', '')
    """
    return name.split()[-1] if name else ""


def is_long(kick: BallKicked) -> bool:
    """Whether a kick is a field goal made from so far that the whole table is told of it."""
    return kick.good and kick.needed is not None and kick.needed >= LONG_KICK


def where(shown: ShownTable) -> str:
    """Where the ball lies, by the club whose side of the field it is: nobody has to know who is meant by "opp"."""
    side, _, yards = shown.downs.spot.partition(" ")
    if not yards:
        return side
    offense = shown.table_state.offense
    return f"{club(shown.names[offense if side == 'own' else 1 - offense])} {yards}"


def note(shown: ShownTable) -> str:
    """What the stadium says in the place of downs and calls while there are none."""
    position = shown.table_state
    if position.over:
        return "Final whistle"
    if position.begun:
        return ""
    return "Coin toss" if position.chooser is None else f"{club(shown.names[position.chooser])} won the toss"


def within(end: int, beyond: int = BEYOND) -> int:
    """A spot as far as the field is drawn.

    >>> within(130), within(-30), within(42)
    (106, -6, 42)
    """
    return min(max(end, -beyond), FIELD + beyond)


def promise(strip: FieldStrip, play: OpenPlay, code: str = "") -> None:
    """Sets the preview to where a play would end; ``code`` is the card that answers it, if any.

    A kick reaches the posts, and all else stays before them.
    """
    if code:
        end, word = play.answered(code)
        answer = "penalty" if BY_CODE[code].category == "penalty" else "loss"
        strip.set_preview(play.ball_on, within(end), word, _ANSWERED.get(word, answer))
        return
    kick = play.kind == KICK
    label = f"kick {play.promised.yards}" if kick else play.word
    end = within(play.end, END_ZONE if kick else BEYOND)
    strip.set_preview(play.ball_on, end, label, _PROMISED.get(play.word, "chalk50"))


_PROMISED = {"touchdown": "gain", "good": "gain", "first down": "firstDown"}
_ANSWERED = {"first down": "firstDown", "no play": "blowout"}
"""The color tokens of the preview."""
