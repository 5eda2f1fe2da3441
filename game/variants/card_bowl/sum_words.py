"""The names of draws and of the terms of a sum at the table."""

from __future__ import annotations

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.events import Rows, Term
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

RUSH = "rush"
"""The label of the rush in the sums of a sack card."""


def contest(before: Rows, rows: Rows) -> str:
    """Returns what sums are about if these are not those ``before`` with more terms; empty if they are.

    >>> throw = (Term("QB KD", 13, "CB-338"), Term("LW1 4D", 4, "CB-360")), ()
    >>> rush = (Term("protection", 9, "CB-284"),), (Term("rush", 12, "CB-284"),)
    >>> contest(throw, rush), contest(rush, throw), contest(((), ()), throw)
    ('First the pass rush', 'Now the throw', '')
    >>> contest(((Term("pass 3C", 3, "CB-339"),), ()), ((Term("pass 3C", 3, "CB-360"),), ()))
    ''
    """
    named = [[{(term.label, term.value) for term in row} for row in each] for each in (before, rows)]
    if all(old <= new for old, new in zip(*named, strict=True)):
        return ""
    if any(term.label == RUSH for term in rows[1]):
        return "First the pass rush"
    return "Now the throw" if any(term.label == RUSH for term in before[1]) else "Now the run"


def term_name(term: Term) -> str:
    """Returns what a term of a sum is called, without its card, which lies in sight.

    >>> [term_name(Term(label, 3, "CB-310")) for label in ("LT 3C", "BC KC twice", "JC")]
    ['Left tackle', 'Center back twice', 'Drawn']
    """
    words = [SLOT_NAMES.get(word, word) for word in term.label.split() if word not in ID]
    return " ".join(words).capitalize() or "Drawn"
