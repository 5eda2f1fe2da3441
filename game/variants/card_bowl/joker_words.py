"""The effect of a joker at each draw, in words for the table."""

from __future__ import annotations

from game.variants.card_bowl.cards import CODE, RED_JOKER
from game.variants.card_bowl.jokers import TABLE

DETERMINATION = "determination"
_INTERCEPTED = "intercepted: the next cards only say where"
_RED: dict[str, str] = {
    "kick_1": "the catch is bobbled: a card less for the return",
    "kick_2": "the catch is bobbled: a card less for the return",
    "free_punt": "the catch is bobbled: a card less for the return",
    "coverage": "the catch is bobbled: a card less for the return",
    "return": "the runner fumbles",
    "onside": "no bonus for the kickers",
    "punt": "the punt is blocked",
    "punt_coverage": "a fair catch is forced",
    "fair_catch": "the catch is fumbled",
    "bounce": "the ball has touched a receiver",
    "field_goal_1": "the kick is blocked",
    "field_goal_2": "the kick is blocked",
    "field_goal": "the kick is blocked",
    "extra_point_1": "the kick is no good",
    "snap": "loose on {low}, else played again",
    "sack": "the quarterback fumbles",
    "handoff": "the handoff is fumbled",
    "defense_run": "the ball is knocked loose where the run ends, unless that scores",
    "pass": "the quarterback fumbles",
    "yardage": _INTERCEPTED,
    "reception": _INTERCEPTED,
    "reception_screen": "the screen is intercepted",
    "reception_lateral": "the lateral is fumbled",
    "defense_pass": _INTERCEPTED,
    "run": "the runner fumbles, unless he has scored",
}
"""Effect of the red joker at each draw; draws that ignore it are left out."""
_BLACK: dict[str, str] = {
    "kick_1": "offside, or the kick is out of bounds",
    "onside": "the kick is out of bounds",
    "extra_point_1": "the kick is no good",
}
"""Effect of the black joker at draws where it is no flag."""


def intercepts(purpose: str, code: str) -> bool:
    """Returns whether a joker drawn for a purpose gives a pass to the defense.

    >>> intercepts("yardage", "RJ"), intercepts("yardage", "BJ"), intercepts("run", "RJ")
    (True, False, False)
    """
    return code == CODE[RED_JOKER] and "intercepted" in _RED.get(purpose, "")


def does_nothing(purpose: str, code: str) -> bool:
    """Returns whether a joker that is drawn for a purpose is ignored.

    >>> does_nothing("bounce", "BJ"), does_nothing("yardage", "RJ")
    (True, False)
    """
    row = TABLE.get(purpose)
    return row is not None and (row.red if code == CODE[RED_JOKER] else row.black) == "ignore"


def what(purpose: str, code: str, *, shotgun: bool = False, flags: bool = True) -> str:
    """Returns what a joker drawn for a purpose does; after a bad snap one more card decides (CB-231, CB-232).

    >>> what("yardage", "RJ"), what("bounce", "BJ"), what("handoff", "BJ")
    ('intercepted: the next cards only say where', 'it does nothing here', 'a flag, settled by a further card')
    >>> what("snap", "RJ")
    'loose on an ace or 2, else played again 5 yards back'
    """
    red = code == CODE[RED_JOKER]
    if purpose == DETERMINATION:
        return "it counts as a red joker in the ruling"
    if does_nothing(purpose, code):
        return "it does nothing here"
    told = (_RED if red else _BLACK).get(purpose, "a flag, settled by a further card")
    if red and purpose == "snap":
        return told.format(low="an ace to 5" if shotgun else "an ace or 2") + (" 5 yards back" if flags else "")
    return told
