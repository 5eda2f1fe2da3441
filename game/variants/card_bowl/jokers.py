"""What each joker means at each draw (6.1), as data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.variants.card_bowl.cards import FACE, RED, RED_JOKER, VALUE
from game.variants.card_bowl.facts import Basis

Against = Literal["offense", "defense", "runner", "chaser", "role", "other"]
"""Who is penalized: the side with the ball at the snap or that kicks, the other one; the runner's team, the other one;
the side in the offense role of a fumble, the other one."""
Effect = Literal["stop", "note", "ignore"]
"""A joker at a draw: it ends the draw, or it is noted and replaced, or it is only replaced (CB-18)."""


class Branch(NamedTuple):
    """A penalty by the determination card: one to five, six to ten, face card or joker."""

    against: Against
    yards: tuple[int, int, int]
    basis: Basis
    name: str
    auto: tuple[bool, bool, bool] = (False, False, False)


class Row(NamedTuple):
    """One draw of the table."""

    red: Effect
    black: Effect
    """``stop`` leaves everything to the procedure."""
    clause: str
    on_red: Branch | None = None
    """The penalty where the determination card is red, or where its color does not matter."""
    on_black: Branch | None = None
    determined: Literal["now", "later", "no"] = "no"
    """When the determination card is drawn; ``no`` is a penalty without one."""


def _same(branch: Branch) -> tuple[Branch, Branch]:
    return branch, branch


_KICKERS = Branch("offense", (10, 10, 15), "end", "foul on the coverage")
_HOLDING = Branch("offense", (10, 10, 15), "los", "holding")
_TEN = Branch("offense", (10, 10, 10), "los", "holding")
_ALWAYS, _FACES = (True, True, True), (False, False, True)

TABLE: dict[str, Row] = {
    "kick_1": Row("note", "stop", "CB-104"),
    "kick_2": Row("note", "note", "CB-106", *_same(_KICKERS), "later"),
    "free_punt": Row("note", "note", "CB-145", *_same(_KICKERS), "later"),
    "coverage": Row("note", "note", "CB-110", *_same(_KICKERS), "now"),
    "return": Row(
        "stop",
        "note",
        "CB-116",
        *_same(Branch("defense", (10, 10, 15), "spot", "block in the back")),
        "now",
    ),
    "onside": Row("note", "stop", "CB-133"),
    "onside_spot": Row("ignore", "ignore", "CB-137"),
    "punt": Row(
        "stop",
        "note",
        "CB-153",
        Branch("offense", (5, 10, 15), "end", "foul on the kick"),
        Branch("defense", (5, 5, 15), "los", "running into the kicker", _FACES),
        "now",
    ),
    "blocked_depth": Row("ignore", "ignore", "CB-156"),
    "sideline": Row("ignore", "ignore", "CB-160"),
    "snap_depth": Row("ignore", "ignore", "CB-232"),
    "punt_coverage": Row(
        "stop", "note", "CB-163", *_same(Branch("offense", (5, 10, 15), "end", "foul on the coverage")), "now"
    ),
    "fair_catch": Row("stop", "stop", "CB-172", *_same(Branch("defense", (10, 10, 15), "spot", "foul on the catch"))),
    "bounce": Row("note", "ignore", "CB-178"),
    "field_goal_1": Row("stop", "stop", "CB-188"),
    "field_goal_2": Row(
        "stop",
        "note",
        "CB-189",
        *_same(Branch("defense", (5, 5, 15), "los", "running into the kicker", _FACES)),
        "now",
    ),
    "field_goal_2_late": Row(
        "ignore",
        "note",
        "CB-189",
        *_same(Branch("defense", (5, 5, 15), "los", "running into the kicker", _FACES)),
        "now",
    ),
    "field_goal": Row("stop", "ignore", "CB-190"),
    "field_goal_late": Row("ignore", "ignore", "CB-185"),
    "extra_point_1": Row("stop", "stop", "CB-195"),
    "extra_point": Row("ignore", "ignore", "CB-195"),
    "snap": Row("stop", "stop", "CB-229"),
    "sack": Row("stop", "note", "CB-288", *_same(_TEN)),
    "handoff": Row(
        "stop",
        "note",
        "CB-317",
        _HOLDING,
        Branch("defense", (5, 5, 15), "end", "personal foul", _ALWAYS),
        "later",
    ),
    "defense_run": Row(
        "note",
        "note",
        "CB-317",
        _HOLDING,
        Branch("defense", (5, 5, 15), "end", "personal foul", (False, True, True)),
        "later",
    ),
    "pass": Row("stop", "note", "CB-340", *_same(Branch("offense", (5, 5, 5), "los", "illegal formation"))),
    "yardage": Row(
        "stop",
        "note",
        "CB-346",
        Branch("offense", (10, 10, 10), "los", "offensive interference"),
        Branch("defense", (5, 5, 5), "los", "illegal contact", _ALWAYS),
        "later",
    ),
    "reception": Row("note", "note", "CB-354", *_same(_TEN)),
    "reception_screen": Row("stop", "note", "CB-377", *_same(_TEN)),
    "reception_lateral": Row("stop", "note", "CB-385", *_same(_TEN)),
    "defense_pass": Row("note", "note", "CB-359", *_same(Branch("defense", (0, 0, 0), "dpi", "pass interference"))),
    "run": Row(
        "stop",
        "note",
        "CB-400",
        Branch("runner", (10, 10, 15), "spot", "block in the back"),
        Branch("chaser", (5, 5, 15), "end", "personal foul", _FACES),
        "later",
    ),
    "recovery": Row(
        "ignore",
        "note",
        "CB-408",
        Branch("role", (5, 10, 15), "recovery", "foul in the pile"),
        Branch("other", (5, 10, 15), "recovery", "foul in the pile"),
        "now",
    ),
}
"""Every draw by its purpose (CB-422)."""


def step(card: int) -> int:
    """Which of a branch's three cases a determination card is.

    >>> step(0), step(20), step(44), step(RED_JOKER)
    (0, 1, 2, 2)
    """
    if FACE[card] or card >= RED_JOKER:
        return 2
    return 0 if VALUE[card] <= 5 else 1


def branch_of(row: Row, determination: int) -> Branch | None:
    """The penalty that a determination card picks."""
    return row.on_red if RED[determination] else row.on_black
