"""The state that the table's items draw, and texts that several of them share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.field import END_ZONE, FIELD
from game.variants.blowout.cards import BY_CODE, KICK, LONG_KICK
from game.variants.blowout.events import BallKicked, KickSetUp
from game.variants.blowout.habit import Habit
from game.variants.blowout.open_play import FIELD_GOAL_WORDS, OpenPlay
from game.variants.blowout.recap import Recap
from game.variants.blowout.table_state import BlowoutTableState
from game.variants.blowout.verdict import Verdict
from scenes.table.blowout.field_strip import FieldStrip
from scenes.table.hud.scoreboard import Downs
from scenes.ui.theme import ColorName

BEYOND = 6
"""Yards behind a goal line at which a ball that goes further is drawn."""


class ShownTable(Protocol):
    """The match as far as it is shown."""

    table_state: BlowoutTableState
    names: Sequence[str]
    downs: Downs
    verdict: Verdict
    recap: Recap
    habit: Habit
    viewer: int
    you: int | None
    alone: bool
    ahead: int | None


def club(name: str) -> str:
    """Returns the last word of a club's name, for a small plate.

    >>> club("Bay Gulls"), club("")
    ('Gulls', '')
    """
    return name.split()[-1] if name else ""


def is_long(kick: BallKicked) -> bool:
    """Returns whether a kick is a good long field goal."""
    return kick.good and kick.needed is not None and kick.needed >= LONG_KICK


def where(shown: ShownTable) -> str:
    """Returns the spot of the ball with the name of the club whose half it is in."""
    side, _, yards = shown.downs.spot.partition(" ")
    if not yards:
        return side
    offense = shown.table_state.offense
    return f"{club(shown.names[offense if side == 'own' else 1 - offense])} {yards}"


def offense(shown: ShownTable) -> int:
    """Returns whose offense the table shows: the calls keep their sides until they are put away."""
    state = shown.table_state
    return state.offense if state.play is None else state.play.expected_result.seat


HOW_IT_GOES = "Both calls are secret. The offense's number minus the defense's is the gain."


def told_between(shown: ShownTable) -> str:
    """Returns what the player's own choice came to, otherwise what the last down did; before any, how a down goes.

    After an answer that undid the play it also says what follows from that.
    """
    own, ruling = shown.verdict.text, shown.recap.ruling(shown.names)
    if not own:
        return shown.recap.text(shown.names) or HOW_IT_GOES
    return own if ruling is None else f"{own} {ruling.follows}"


def habit_line(shown: ShownTable) -> str:
    """Returns what the viewer's opponent tends to call in the part it has now; empty for whoever only watches."""
    if shown.you is None:
        return ""
    other = 1 - shown.viewer
    return shown.habit.line(other, club(shown.names[other]), attacks=shown.table_state.offense == other)


def placeholder_text(shown: ShownTable) -> str:
    """Returns the text that stands for downs and calls while there are none, else an empty text."""
    position = shown.table_state
    if position.over:
        return "Final whistle"
    if position.begun:
        return ""
    winner = position.toss_winner
    return "Coin toss" if winner is None else f"{club(shown.names[winner])} choose"


def has_called(shown: ShownTable, seat: int) -> bool:
    """Returns whether a seat's call lies face down."""
    return shown.table_state.called[seat] or shown.ahead == seat


def clamp_spot(end: int, beyond: int = BEYOND) -> int:
    """Returns a spot, at most ``beyond`` yards behind a goal line.

    >>> clamp_spot(130), clamp_spot(-30), clamp_spot(42)
    (106, -6, 42)
    """
    return min(max(end, -beyond), FIELD + beyond)


def promise(strip: FieldStrip, play: OpenPlay, viewer: int, code: str = "") -> None:
    """Points the preview at the expected end of a play, after the response ``code`` if there is one.

    Only a kick goes as far as the posts.
    """
    if code:
        end, word = play.answered(code)
        usual = "penalty" if BY_CODE[code].category == "penalty" else "chalk50"
    else:
        end, word, usual = play.end, play.word, "chalk50"
        if word == "overthrown":
            end = FIELD + END_ZONE  # the ball, not the play
    end = clamp_spot(end, BEYOND if code or play.kind != KICK else END_ZONE)
    strip.set_preview(play.ball_on, end, word, color_for(viewer, play, word) or usual)


def sides(shown: ShownTable, offense: int) -> tuple[ColorName, ColorName]:
    """Returns the colors of what the offense and the defense do, as they are good or bad for a player who is alone."""
    return ("loss", "gain") if shown.alone and shown.you == 1 - offense else ("gain", "loss")


def winner(play: OpenPlay) -> int | None:
    """Returns the seat whose card has more yards, None for a kick or two cards alike."""
    result = play.expected_result
    if isinstance(result, KickSetUp) or not result.net:
        return None
    return result.seat if result.net > 0 else 1 - result.seat


def won_by(shown: ShownTable, play: OpenPlay) -> tuple[int, str, str] | None:
    """Returns whose call won and by how much, long and short; None if none did or if an answer has changed the play."""
    seat, result = winner(play), play.expected_result
    if seat is None or play.undone or isinstance(result, KickSetUp):
        return None
    by = f"by {abs(result.net)}"
    whose = f"The {club(shown.names[seat])}"
    if shown.alone and shown.you is not None:
        whose = "Your" if shown.you == seat else "Their"
    return seat, f"{whose} call won {by}", f"Won {by}"


def beyond(yards: int) -> str:
    """Returns how many yards a kick goes beyond the posts, or falls short of them (BO-82).

    >>> beyond(12), beyond(0), beyond(-5)
    ('12 beyond', 'not beyond', '5 short')
    """
    return f"{-yards} short" if yards < 0 else f"{yards or 'not'} beyond"


def color_for(viewer: int, play: OpenPlay, word: str) -> ColorName:
    """Returns the color of an outcome: whether it is good or bad for the viewer; empty if it is neither."""
    if word in _NEITHER:
        return _NEITHER[word]
    if word not in (*_OFFENSE_LIKES, *_DEFENSE_LIKES) or (word == "touchback" and play.kind == KICK):
        return ""
    return "gain" if (word in _OFFENSE_LIKES) == (play.expected_result.seat == viewer) else "loss"


_NEITHER = {"first down": "firstDown", "no play": "blowout"}
_OFFENSE_LIKES = ("touchdown", FIELD_GOAL_WORDS)
_DEFENSE_LIKES = ("safety", "touchback", "too short")
