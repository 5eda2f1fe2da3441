"""The names of draws and of the terms of a sum at the table."""

from __future__ import annotations

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.names import SLOT_NAMES

TIE = "Tie"
"""The caption over the cards of both sides for a loose ball that were equal, and over the one by which it bounces."""
CAPTIONS: dict[str, str] = {
    "kick_1": "Kick",
    "kick_2": "Kick",
    "free_punt": "Kick",
    "coverage": "Cover",
    "return": "Return",
    "onside": "On-side",
    "onside_spot": "Spot",
    "punt": "Punt",
    "blocked_depth": "Block",
    "sideline": "Sideline",
    "snap_depth": "Depth",
    "punt_coverage": "Cover",
    "fair_catch": "Catch",
    "bounce": "Bounce",
    "field_goal_1": "Snap",
    "field_goal_2": "Hold",
    "field_goal_2_late": "Hold",
    "field_goal": "Kick",
    "field_goal_late": "Kick",
    "extra_point_1": "Snap",
    "extra_point": "Kick",
    "snap": "Snap",
    "sack": "Sack",
    "handoff": "Handoff",
    "defense_run": "Defense",
    "pass": "Pass",
    "yardage": "Yardage",
    "reception": "Catch",
    "reception_screen": "Catch",
    "reception_lateral": "Toss",
    "defense_pass": "Defense",
    "run": "Run",
    "recovery": "Recovery",
    "determination": "Flag",
}
"""The caption over a drawn card, by its purpose."""


def term_name(term: Term) -> str:
    """Returns what a term of a sum is called, without its card, which lies in sight.

    >>> [term_name(Term(label, 3, "CB-310")) for label in ("LT 3C", "BC KC twice", "JC")]
    ['Left tackle', 'Center back twice', 'Drawn']
    """
    words = [SLOT_NAMES.get(word, word) for word in term.label.split() if word not in ID]
    return " ".join(words).capitalize() or "Drawn"
