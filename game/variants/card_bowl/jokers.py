"""The effect of each joker at each draw (6.1), as a table."""

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


_ALWAYS, _FACES = (True, True, True), (False, False, True)
_KICKERS = Branch("offense", (10, 10, 15), "end", "foul on the coverage")
_COVERAGE = Branch("offense", (5, 10, 15), "end", "foul on the coverage")
_ON_KICK = Branch("offense", (5, 10, 15), "end", "foul on the kick")
_RUN_INTO = Branch("defense", (5, 5, 15), "los", "running into the kicker", _FACES)
_ON_CATCH = Branch("defense", (10, 10, 15), "spot", "foul on the catch")
_IN_RETURN = Branch("defense", (10, 10, 15), "spot", "block in the back")
_HOLDING = Branch("offense", (10, 10, 15), "los", "holding")
_TEN = Branch("offense", (10, 10, 10), "los", "holding")
_FORMATION = Branch("offense", (5, 5, 5), "los", "illegal formation")
_PERSONAL = Branch("defense", (5, 5, 15), "end", "personal foul", _ALWAYS)
_OFFENSIVE = Branch("offense", (10, 10, 10), "los", "offensive interference")
_CONTACT = Branch("defense", (5, 5, 5), "los", "illegal contact", _ALWAYS)
_INTERFERENCE = Branch("defense", (0, 0, 0), "dpi", "pass interference")
_RUNNERS = Branch("runner", (10, 10, 15), "spot", "block in the back")
_CHASERS = Branch("chaser", (5, 5, 15), "end", "personal foul", _FACES)
_PILE = Branch("role", (5, 10, 15), "recovery", "foul in the pile")

TABLE: dict[str, Row] = {
    "kick_1": Row("note", "stop", "CB-104"),
    "kick_2": Row("note", "note", "CB-106", _KICKERS, _KICKERS, "later"),
    "free_punt": Row("note", "note", "CB-145", _KICKERS, _KICKERS, "later"),
    "coverage": Row("note", "note", "CB-110", _KICKERS, _KICKERS, "now"),
    "return": Row("stop", "note", "CB-116", _IN_RETURN, _IN_RETURN, "now"),
    "onside": Row("note", "stop", "CB-133"),
    "onside_spot": Row("ignore", "ignore", "CB-137"),
    "punt": Row("stop", "note", "CB-153", _ON_KICK, _RUN_INTO, "now"),
    "blocked_depth": Row("ignore", "ignore", "CB-156"),
    "sideline": Row("ignore", "ignore", "CB-160"),
    "snap_depth": Row("ignore", "ignore", "CB-232"),
    "punt_coverage": Row("stop", "note", "CB-163", _COVERAGE, _COVERAGE, "now"),
    "fair_catch": Row("stop", "stop", "CB-172", _ON_CATCH, _ON_CATCH),
    "bounce": Row("note", "ignore", "CB-178"),
    "field_goal_1": Row("stop", "stop", "CB-188"),
    "field_goal_2": Row("stop", "note", "CB-189", _RUN_INTO, _RUN_INTO, "now"),
    "field_goal_2_late": Row("ignore", "note", "CB-189", _RUN_INTO, _RUN_INTO, "now"),
    "field_goal": Row("stop", "ignore", "CB-190"),
    "field_goal_late": Row("ignore", "ignore", "CB-185"),
    "extra_point_1": Row("stop", "stop", "CB-195"),
    "extra_point": Row("ignore", "ignore", "CB-195"),
    "snap": Row("stop", "stop", "CB-229"),
    "sack": Row("stop", "note", "CB-288", _TEN, _TEN),
    "handoff": Row("stop", "note", "CB-317", _HOLDING, _PERSONAL, "later"),
    "defense_run": Row("note", "note", "CB-317", _HOLDING, _PERSONAL._replace(auto=(False, True, True)), "later"),
    "pass": Row("stop", "note", "CB-340", _FORMATION, _FORMATION),
    "yardage": Row("stop", "note", "CB-346", _OFFENSIVE, _CONTACT, "later"),
    "reception": Row("note", "note", "CB-354", _TEN, _TEN),
    "reception_screen": Row("stop", "note", "CB-377", _TEN, _TEN),
    "reception_lateral": Row("stop", "note", "CB-385", _TEN, _TEN),
    "defense_pass": Row("note", "note", "CB-359", _INTERFERENCE, _INTERFERENCE),
    "run": Row("stop", "note", "CB-400", _RUNNERS, _CHASERS, "later"),
    "recovery": Row("ignore", "note", "CB-408", _PILE, _PILE._replace(against="other"), "now"),
}
"""Every draw by its purpose (CB-422)."""


def step(card: int) -> int:
    """Returns which of a branch's three cases a determination card is.

    >>> step(0), step(20), step(44), step(RED_JOKER)
    (0, 1, 2, 2)
    """
    if FACE[card] or card >= RED_JOKER:
        return 2
    return 0 if VALUE[card] <= 5 else 1


def branch_of(row: Row, determination: int) -> Branch | None:
    """Returns the penalty that a determination card picks."""
    return row.on_red if RED[determination] else row.on_black
