"""Rookie at Card Bowl: a beginner's mistakes, and no nonsense."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from game.contract import Action
from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import CallFront, Choose, Punt, SetFormation
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, MIRROR, PRESETS
from game.variants.card_bowl.players.fourth_down import CHANCE_OF_FIELD_GOAL, SNAP_TO_KICK
from game.variants.card_bowl.view import CardBowlView

MATCHES = 4
LONGEST = CHANCE_OF_FIELD_GOAL[-1][0]
"""Yards from which no field goal is good."""
GOAL_LINE = {
    FORMATIONS[number].code for number in (BY_CODE[PRESETS["Goal line"]], MIRROR[BY_CODE[PRESETS["Goal line"]]])
}


@cache
def choices() -> tuple[tuple[CardBowlView, Action], ...]:
    """What Rookie saw and chose, in some matches against itself."""
    return tuple(choice for seed in range(MATCHES) for choice in _played(seed))


def _played(seed: int) -> list[tuple[Any, Action]]:
    options = RULES.complete({"timing": "simple1", "plays_per_quarter": "20"})
    match = Match(RULES, options, [Player("Gulls", "rookie"), Player("Foxes", "rookie")], seed)
    rng, chosen = Random(seed), []
    while match.decision is not None:
        view, legal = match.state.view(match.decision.seat), match.state.legal_actions()
        action = RULES.rookie(view, legal, rng)
        if len(legal) > 1:
            chosen.append((view, action))
        match.play(action)
    return chosen


def test_no_field_goal_is_tried_from_where_none_is_good() -> None:
    kicks = [100 - view.facts.ball_on + SNAP_TO_KICK for view, action in choices() if action == Choose("field_goal")]
    assert kicks
    assert max(kicks) < LONGEST


def test_a_goal_line_set_stays_at_the_goal_line() -> None:
    formations = {action.formation for _, action in choices() if isinstance(action, SetFormation)}
    assert len(formations) > 5  # it still likes one as well as the other
    assert not formations & GOAL_LINE
    fronts = {action.front for _, action in choices() if isinstance(action, CallFront)}
    assert len(fronts) > 3
    assert "Goal line" not in fronts


def test_fourth_down_is_mostly_a_kick_and_sometimes_a_short_gamble() -> None:
    fourth = [(view, action) for view, action in choices() if view.phase == "call" and view.facts.down == 4]
    gambles = [view for view, action in fourth if action == Choose("scrimmage")]
    assert 0 < len(gambles) < len(fourth) / 2
    assert any(isinstance(action, Punt) for _, action in fourth)
