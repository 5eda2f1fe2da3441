"""The bots' process finds a game that is not among the program's own, and answers a gesture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import variants
from game.bots import Budget, make_bot, thinking_generator, thinking_key
from game.bots.worker import Answer, Question, Worker
from tests.bots.small_games import RULES, Call
from tests.bots.workers import running, wait_for


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    monkeypatch.setattr(variants, "VARIANTS", (*variants.VARIANTS, RULES.variant))
    with running() as worker:
        yield worker


def asked(*calls: str, level: str = "all-pro") -> Question:
    state, _ = RULES.start({}, 1)
    for name in calls:
        state.push(Call(name))
    return Question(
        RULES.variant.name, level, state.view(state.decision.seat), state.legal_actions(), 4, len(calls), Budget(40)
    )


@pytest.mark.parametrize("level", ["rookie", "pro", "all-pro"])
def test_issue_9_7_the_process_finds_a_game_by_its_package_and_answers_a_whole_gesture(
    worker: Worker, level: str
) -> None:
    question = asked(level=level)
    answer = wait_for(worker, worker.ask(question))
    rng = thinking_generator(thinking_key(4, 0, 0))
    expected = make_bot(level, RULES).choose(question.view, question.legal_actions, Budget(40), rng)
    assert answer == Answer(expected, ())
    assert len(answer.actions) == 2


def test_a_hint_at_a_mixture_tells_its_shares_the_largest_first(worker: Worker) -> None:
    answer = wait_for(worker, worker.ask_hint(asked("left", "right")))
    shares = [hint.share or 0.0 for hint in answer.hints]
    assert len(shares) == 3
    assert shares == sorted(shares, reverse=True)
    assert 0.5 < sum(shares) <= 1.0
    assert answer.actions[0] == Call(answer.hints[0].action)


def test_without_a_process_pro_plans_the_gesture_too() -> None:
    lone = Worker()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(variants, "VARIANTS", (*variants.VARIANTS, RULES.variant))
        answer = lone.poll(lone.ask(asked()))
    assert answer == Answer((Call("left"), Call("left")), (), is_fallback=True)
