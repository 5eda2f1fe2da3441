"""Computes where plays, penalties and kicks end."""

from __future__ import annotations

from game.field import FIELD, half_the_distance
from game.variants.blowout.cards import BACK_LINE, INTERCEPTION, PASS, PENALTY_YARDS, RED_LINE, SACK, SACK_YARDS
from game.variants.blowout.events import PlayResult


def play_end(kind: str, gain: int, response: str, ball_on: int) -> tuple[PlayResult, int]:
    """Returns result and spot of a RUN or PASS that beats the defense by ``gain`` (BO-59 to BO-63, BO-70, BO-72).

    >>> play_end("RUN", -30, "", 45), play_end("PASS", -15, "", 20), play_end("PASS", 50, "", 80)
    (('run', 15), ('no_gain', 20), ('overthrown', 80))
    """
    if response == SACK:
        return "sack", ball_on - SACK_YARDS
    if kind != PASS:
        return "fumble" if response else "run", ball_on + gain
    end = ball_on + max(gain, 0)
    if response == INTERCEPTION:
        return "interception", end
    if gain <= 0:
        return "no_gain", ball_on
    return ("overthrown", ball_on) if end > BACK_LINE else ("pass", end)


def forward(ball_on: int, yards: int = PENALTY_YARDS) -> int:
    """Returns the spot after a penalty against the defense (BO-38, BO-56).

    >>> forward(47), forward(95)
    (52, 97)
    """
    return half_the_distance(ball_on, forward=True) if ball_on + yards >= FIELD else ball_on + yards


def backward(ball_on: int) -> int:
    """Returns the spot after a penalty against the offense (BO-39).

    >>> backward(30), backward(4)
    (25, 2)
    """
    return half_the_distance(ball_on, forward=False) if ball_on <= PENALTY_YARDS else ball_on - PENALTY_YARDS


def kick_needed(ball_on: int) -> int | None:
    """Returns the shortest KICK for a field goal from there, or None if a kick is a punt (BO-78, BO-81, BO-82).

    >>> kick_needed(68), kick_needed(59)
    (43, None)
    """
    return BACK_LINE - ball_on + 1 if ball_on >= RED_LINE else None


def kick_reach(yards: int) -> int:
    """Returns the spot, from the own goal line, from which a KICK of these yards is a good field goal (BO-78, BO-82).

    >>> kick_reach(45), kick_reach(60)
    (66, 60)
    """
    return max(RED_LINE, BACK_LINE - yards + 1)
