"""Which marks of the table a decision turns on, to be explained to newcomers."""

from __future__ import annotations

from collections.abc import Sequence

from game.claims import stated
from game.field import DOWNS
from game.variants.blowout.claims import standing
from game.variants.blowout.clock import FEW_LEFT, PlaysLeft
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.yardage import kick_needed


def matters(view: BlowoutView) -> Sequence[str]:
    """Returns the names in the legend of the marks that a decision turns on, each as soon as it does.

    These are the line to gain, the decks once the first cards are played, the kicking marks once a kick is near, what
    ends the period once few plays are left, the viewer's OFFENSE deck once empty, and a foul that may be played.
    """
    if not view.phase.endswith("_call"):
        return ["fouls"]
    facts, clock = view.facts, stated(standing(view), PlaysLeft)
    ends_soon = clock is not None and clock.own <= FEW_LEFT
    turns_on = {
        "first-down line": True,
        "decks": facts.down >= 2,
        "red line": facts.down >= DOWNS - 1,
        "posts": facts.down == DOWNS and kick_needed(facts.ball_on) is not None,
        "period": ends_soon,
        "quarter": ends_soon,
        "offense deck": not view.draw_counts[3 * view.seat],
        "low cards": view.phase == "defense_call" and facts.down == DOWNS,
        "fouls": True,
    }
    return [mark for mark, does in turns_on.items() if does]
