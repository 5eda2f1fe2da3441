"""What draws are called at the table, and both rows of a play as they are written there."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.events import Term

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
    "determination": "Ruling",
}
"""What a draw is called over its card, by its purpose."""
BLOCKS = "CB-310"
"""The clause of those who block."""
DRAWN = frozenset({"handoff", "pass", "yardage", "catch"})
"""What the cards are called that the offense draws for a play."""
Part = tuple[str, int, bool]
"""What one or more cards are called, what they are worth, and whether that counts."""


def row_of(terms: tuple[Term, ...], to_come: bool = False) -> str:
    """A row as it is added up, by what its cards are worth: they themselves lie in sight.

    A name stands before the first of several numbers that have it; what a limit leaves out stands in brackets. Where
    more cards are ``to_come``, the total says so.

    >>> row_of((Term("QB 9S", 9, "CB-338"), Term("struck", -2, "CB-355"), Term("LT 3C", 3, "CB-310", False)))
    'QB 9 - struck 2 (LT 3) = 7'
    >>> row_of((Term("line QS", 12, "CB-311"), Term("line KC", 13, "CB-311"), Term("JC", 11, "CB-308"),
    ...         Term("AD", 1, "CB-308")), to_come=True)
    'line 12 + 13 + drawn 11 + 1 = 37 + ?'
    """
    return _written([(_name(term), term.value, term.counts) for term in terms], to_come)


def shorter(terms: tuple[Term, ...], to_come: bool = False) -> list[str]:
    """The same row for a line that has no room for it, the longest first.

    All who block have one name, then each name has one number, then names have one word, then all draws are one.

    >>> row = (Term("BC KC twice", 26, "CB-309"), Term("handoff JS", 11, "CB-307"), Term("LG JC", 11, "CB-310"),
    ...        Term("C 10D", 10, "CB-310"), Term("RT 3D", 3, "CB-310", False))
    >>> for words in shorter(row):
    ...     print(words)
    BC twice 26 + handoff 11 + block 11 + 10 (3) = 58
    BC twice 26 + handoff 11 + block 21 = 58
    BC 26 + handoff 11 + block 21 = 58
    BC 26 + drawn 11 + block 21 = 58
    """
    named = [("block" if term.clause == BLOCKS else _name(term), term.value, term.counts) for term in terms]
    counted = [part for part in named if part[2]]
    once = _together(counted)
    bare = [(name.partition(" ")[0], value, True) for name, value, _ in once]
    drawn = _together([("drawn" if name in DRAWN else name, value, True) for name, value, _ in bare])
    return [_written(parts, to_come) for parts in (named, once, bare, drawn)]


def _together(parts: Sequence[Part]) -> list[Part]:
    """One number for each name."""
    found: dict[str, int] = {}
    for name, value, _ in parts:
        found[name] = found.get(name, 0) + value
    return [(name, value, True) for name, value in found.items()]


def _name(term: Term) -> str:
    return " ".join(part for part in term.label.split() if part not in ID) or "drawn"


def _written(parts: Sequence[Part], to_come: bool) -> str:
    """The parts as a sum."""
    words, last = "", ""
    for name, value, counts in parts:
        shown = str(abs(value)) if name == last else f"{name} {abs(value)}"
        if not counts:
            words += f" ({shown})"
        else:
            words += f" {'-' if value < 0 else '+'} {shown}" if words else shown
        last = name
    total = sum(value for _, value, counts in parts if counts)
    return f"{words} = {total} + ?" if to_come else f"{words} = {total}"
