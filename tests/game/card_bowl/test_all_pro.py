"""All-Pro searches where it pays, among few actions, and plays as Pro does elsewhere."""

from __future__ import annotations

from random import Random

from game.bots.players import Budget, make_bot
from game.variants.card_bowl import RULES
from game.variants.card_bowl.players.all_pro import candidates
from tests.game.card_bowl.table import scrimmage, state
from tests.play import asked

SEARCHED = {"call", "try", "formation", "window", "yardage", "timeout_defense", "timeout_offense", "run_off"}
MOST = 7


def test_it_searches_few_legal_actions_and_pros_choice_is_among_them() -> None:
    made, _ = RULES.start(RULES.complete({}), 4)
    rng, met = Random(4), set()
    for _ in range(3000):
        if made.phase is None:
            break
        legal = made.legal_actions()
        view = made.view(asked(made).seat)
        tried = candidates(view, legal)
        action = RULES.pro(view, legal, rng)
        if len(tried) > 1:
            met.add(made.phase.name)
            assert set(tried) <= set(legal)
            assert len(set(tried)) == len(tried) <= MOST
            if made.phase.name == "formation":
                assert action in tried
        made.push(action)
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
    made, _ = RULES.start(RULES.complete({}), 2)
    rng = Random(2)
    while made.phase.name != "window":
        if made.play.kind == "scrimmage" and made.phase.name not in ("formation", "exchange"):
            assert not asked(made).quiet
        made.push(RULES.pro(made.view(asked(made).seat), made.legal_actions(), rng))
    assert not asked(made).quiet
    assert asked(state("call")).quiet
