"""All-Pro searches where it pays, among few actions, and plays as Pro does elsewhere."""

from __future__ import annotations

from itertools import islice, takewhile
from random import Random

from game.bots.players import Budget, make_bot
from game.variants.card_bowl import RULES
from game.variants.card_bowl.players.all_pro import candidates
from tests.game.card_bowl.positions import scrimmage, state
from tests.game.card_bowl.pros import decisions, played_to
from tests.play import asked

SEARCHED = {"call", "try", "formation", "window", "yardage", "timeout_defense", "timeout_offense", "run_off"}
MOST = 7


def test_it_searches_few_legal_actions_and_pros_choice_is_among_them() -> None:
    met = set()
    for _, view, legal, action in islice(decisions(4), 3000):
        tried = candidates(view, legal)
        if len(tried) > 1:
            met.add(view.phase)
            assert set(tried) <= set(legal)
            assert len(set(tried)) == len(tried) <= MOST
            assert action in tried or view.phase != "formation"
    assert {"formation", "window", "call", "yardage"} <= met <= SEARCHED


def test_elsewhere_it_plays_as_pro() -> None:
    made = scrimmage("QB=QH", phase="pattern_turn", record={"step": 2})
    view, legal = made.view(1), made.legal_actions()
    assert candidates(view, legal) == ()
    steps = [make_bot(level, RULES).choose(view, legal, Budget(5), Random(1)) for level in ("pro", "all-pro")]
    assert steps[0] == steps[1]


def test_on_fourth_down_it_weighs_going_punting_and_kicking() -> None:
    deep, near = (state("call", down=4, ball_on=spot, marker=spot + 5).view(0) for spot in (20, 80))
    legal = state("call", down=4).legal_actions()
    assert [str(action) for action in candidates(deep, legal)] == ["SCRIMMAGE", "PUNT"]
    assert [str(action) for action in candidates(near, legal)] == ["SCRIMMAGE", "PUNT", "FIELD_GOAL"]


def test_a_play_is_judged_when_it_is_over() -> None:
    """Inside a play no position is quiet, so a playout goes on to its end."""
    for made, view, _, _ in takewhile(lambda each: each.view.phase != "window", decisions(2)):
        if view.play.kind == "scrimmage" and view.phase not in ("formation", "exchange"):
            assert not asked(made).quiet
    assert not asked(played_to("window", 2)).quiet
    assert asked(state("call")).quiet
