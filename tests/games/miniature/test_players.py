"""The players of the miniature game, in this process and in others."""

from __future__ import annotations

import json
from random import Random

import pytest

from game import simulate
from game.bots import Budget, make_bot
from game.bots.worker import Question
from tests.bots.workers import running, wait_for
from tests.games.miniature import RULES
from tests.games.miniature.positions import asked, position, take


def test_the_process_in_which_bots_think_finds_the_game_and_answers_a_whole_call() -> None:
    state = position()
    question = Question("miniature", "pro", state.view(0), state.legal_actions(), 1, 0, Budget(1))
    with running() as worker:
        answer = wait_for(worker, worker.ask(question))
    assert not answer.is_fallback
    assert len(answer.actions) == 2
    take(state, *map(str, answer.actions))
    assert asked(state).seat == 1


@pytest.mark.parametrize("level", ["rookie", "pro", "all-pro"])
def test_every_level_plans_a_card_with_its_lane(level: str) -> None:
    state = position(down=4, ball_on=80, marker=85)
    for _ in range(2):
        seat = asked(state).seat
        card, lane = make_bot(level, RULES).choose(state.view(seat), state.legal_actions(), Budget(12), Random(1))
        assert str(lane).startswith(f"{card} ")
        take(state, str(card), str(lane))


def test_all_pro_does_not_always_take_the_same_lane() -> None:
    state = position()
    take(state, "PLAY 8")
    bot = make_bot("all-pro", RULES)
    chosen = {bot.choose(state.view(0), state.legal_actions(), Budget(30), Random(seed)) for seed in range(12)}
    assert len(chosen) > 1


def test_pro_is_better_than_a_rookie_in_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["tests.games.miniature", "--matches", "200", "--seats", "pro,rookie", "--jobs", "2", "--json"]
    assert simulate.main(told) == 0
    numbers = json.loads(capsys.readouterr().out)
    pro, rookie = numbers["players"]
    assert pro["won"] > 1.5 * rookie["won"]
