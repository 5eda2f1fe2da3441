"""What an answer makes of a play: the new end of it on the field, and what it is called there."""

from __future__ import annotations

from typing import NamedTuple

from game.field import FIELD
from game.variants.blowout.cards import (
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    INTERFERENCE,
    KIND,
    SACK,
    SACK_YARDS,
    YARDS,
)
from game.variants.blowout.yardage import forward, play_end


class Answered(NamedTuple):
    """Where the ball would lie after an answer, on the scale of the offense, and what the ghost on the field says."""

    end: int
    label: str
    color: str


def answered(code: str, offense_call: str, defense_call: str, ball_on: int, marker: int) -> Answered:
    """What a play comes to once a card has answered it (BO-50 to BO-57, BO-70 to BO-74).

    >>> answered("SACK", "PASS 55", "DEF -50", 30, 40)
    Answered(end=20, label='−10', color='loss')
    >>> answered("PASS INTERFERENCE", "PASS 65", "DEF -70", 20, 30).label
    'first down'
    >>> answered("FUMBLE", "RUN 100", "DEF -50", 80, 90).label
    'touchback'
    """
    if code in (INTERCEPTION, FUMBLE):
        gain = YARDS[offense_call] - YARDS[defense_call]
        _, end = play_end(KIND[offense_call], gain, code, ball_on)
        if end >= FIELD:
            return Answered(end, "touchback", "loss")
        return Answered(end, "safety" if end <= 0 else _LOST[code], "loss")
    if code == SACK:
        end = ball_on - SACK_YARDS
        return Answered(end, "safety" if end <= 0 else f"−{SACK_YARDS}", "loss")
    if code not in (HOLDING, INTERFERENCE):
        return Answered(ball_on, "no play", "blowout")
    end = forward(ball_on) if code == HOLDING else forward(ball_on, YARDS[offense_call])
    if end >= marker:
        return Answered(end, "first down", "firstDown")
    return Answered(end, f"+{end - ball_on}", "penalty")


_LOST = {INTERCEPTION: "picked off", FUMBLE: "loose ball"}
