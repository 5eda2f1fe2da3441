"""The names of the offense's plays and of fronts, as players say them."""

from __future__ import annotations

from game.contract import Action
from game.variants.card_bowl import actions as acts
from game.variants.card_bowl.names import SLOT_NAMES

_PLAIN = {
    "field_goal": "Field goal",
    "spike": "Spike",
    "kneel": "Kneel",
    "extra_point": "Kick for one",
    "two_points": "Go for two",
}
_RECEIVERS = {"W1": "wide", "W2": "slot", "W3": "inside", "TE": "tight end"}
"""The receivers of either side, by their slot without it; backs have no side."""
_OUTSIDE = 8
"""From here on the two lanes of a run are off tackle together, or wider (CB-303)."""


def play_of(action: Action) -> str:
    """What a player calls the play that an action makes: runs by where they go; empty where it makes none.

    >>> [play_of(acts.Run("BC", *lanes)) for lanes in ((0, 0), (2, 5), (-6, -6))]
    ['Run up the middle', 'Inside run right', 'Outside run left']
    >>> play_of(acts.Run("QB", 2, 5)), play_of(acts.Throw("LW1", "left")), play_of(acts.Throw("BC", "right"))
    ('Scramble', 'Pass wide left', 'Pass center back')
    >>> play_of(acts.Screen("BC", -5, 2)), play_of(acts.Throw("RTE", "right"))
    ('Screen left', 'Pass tight end right')
    >>> play_of(acts.CallFront("Blitz")), play_of(acts.Choose("kneel")), play_of(acts.Choose("done"))
    ('Blitz', 'Kneel', '')
    """
    if isinstance(action, acts.Run):
        return "Scramble" if action.carrier == "QB" else _run(action.low + action.high)
    if isinstance(action, acts.Throw):
        return f"Pass {_receiver(action.receiver)}"
    if isinstance(action, acts.Screen):
        return f"Screen {_side(action.low + action.high)}"
    if isinstance(action, acts.WideScreen):
        return f"Screen {action.side}"
    if isinstance(action, acts.CallFront):
        return action.front
    return _plain(action)


def _receiver(slot: str) -> str:
    """Whom a pass goes to, in few letters."""
    where = _RECEIVERS.get(slot[1:])
    return f"{where} {'left' if slot[0] == 'L' else 'right'}" if where else SLOT_NAMES[slot]


def _run(lanes: int) -> str:
    if not lanes:
        return "Run up the middle"
    return f"{'Outside' if abs(lanes) >= _OUTSIDE else 'Inside'} run {_side(lanes)}"


def _side(lanes: int) -> str:
    return "left" if lanes < 0 else "right" if lanes else "over the middle"


def _plain(action: Action) -> str:
    """What needs no more than its kind."""
    if isinstance(action, acts.Lateral | acts.WideLateral):
        return f"Lateral {action.side}"
    if isinstance(action, acts.Sneak):
        return "Sneak"
    if isinstance(action, acts.Punt):
        return "Punt"
    return _PLAIN.get(action.what, "") if isinstance(action, acts.Choose) else ""
