"""The short words on the tiles and buttons of the play sheet."""

from __future__ import annotations

from game.variants.card_bowl.formations import SIDE_OF

AIM_IN_SHORT = {
    "inside": "Behind a guard.",
    "sweep": "Around the end.",
    "sneak": "For the last yard.",
    "short": "About ten yards.",
    "deep": "Far; it needs time.",
    "screen": "A toss to a back.",
}
"""What a play is for, by its aim, if its tile has no room for the whole sentence."""
TARGET_WORDS = {
    **{
        f"{side[0].upper()}W{n}": f"{name} {side}"
        for side in SIDE_OF
        for n, name in ((1, "wide"), (2, "slot"), (3, "inside"))
    },
    "LTE": "end left",
    "RTE": "end right",
    "BL": "back left",
    "BR": "back right",
}
"""The men whom a pass can be aimed at, as their buttons name them."""
TASK_IN_SHORT = {
    "read": "For any play.",
    "stop_run": "Stops runs.",
    "blitz": "Hunts the QB.",
    "cover": "Stops passes.",
    "double": "Two on a WR.",
    "deep": "Safeties deep.",
}
"""The same for a defense, by its task."""
