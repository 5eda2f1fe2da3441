"""The process in which bots think: it answers, and its death, its delays and its errors cost the player nothing."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec.structs import replace

from game.bots import Budget, UnknownLevel, make_bot, thinking_generator, thinking_key
from game.bots.worker import Answer, Question, Worker
from game.contract import State
from game.variants import find_rules
from tests.bots.hidden import choices

JUKEM = find_rules("jukem")
ENDLESS = Budget(iterations=10**9)
PATIENCE = 60.0


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(grace=PATIENCE)
    worker.start()
    yield worker
    worker.close()


def position(number: int = 6) -> State:
    return list(choices(JUKEM, 2, 1))[number]


def never_settled() -> State:
    """A window in which HOLDING and SACK are equally good, so that a search of it goes on as long as it may."""
    rules: Any = JUKEM
    return rules.state_type.from_dict(
        {
            "attacker": 0,
            "phase": "defense",
            "period": 1,
            "zones": {
                "hand:0": ["RUN 20", "RUN 15", "RUN 10", "CATCH 50"],
                "hand:1": ["HOLDING", "SACK", "RUN 5", "RUN 10"],
                "line:0": [["RUN 30"], ["RUN 30"], ["RUN 25"]],
                "draw_pile": _rest(),
            },
        }
    )


def _rest() -> list[str]:
    used = [
        "RUN 20",
        "RUN 15",
        "RUN 10",
        "CATCH 50",
        "HOLDING",
        "SACK",
        "RUN 5",
        "RUN 10",
        "RUN 30",
        "RUN 30",
        "RUN 25",
    ]
    rest = [code for code, card in JUKEM.cards.items() for _ in range(card.count)]
    for code in used:
        rest.remove(code)
    return rest


def question(level: str, budget: Budget | None = None, state: State | None = None) -> Question:
    state = state or position()
    assert state.decision is not None
    return Question("jukem", level, state.view(state.decision.seat), state.legal_actions(), 2, 30, budget)


def wait_for(worker: Worker, ticket: int) -> Answer:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        answer = worker.poll(ticket)
        if answer is not None:
            return answer
        sleep(0.005)
    raise AssertionError("no answer")


@pytest.mark.parametrize("level", ["rookie", "pro", "all-pro"])
def test_the_process_answers_as_the_player_would_here(worker: Worker, level: str) -> None:
    asked = question(level, Budget(iterations=30))
    answer = wait_for(worker, worker.ask(asked))
    rng = thinking_generator(thinking_key(2, asked.view.seat, 30))
    expected = make_bot(level, JUKEM).choose(asked.view, list(asked.legal_actions), Budget(iterations=30), rng)
    assert answer == Answer(expected, ())


def test_a_budget_in_seconds_ends(worker: Worker) -> None:
    answer = wait_for(worker, worker.ask(question("all-pro", Budget(seconds=0.05))))
    assert not answer.in_place


def test_a_hint_gives_up_to_three_actions_with_chances_and_reasons(worker: Worker) -> None:
    state = next(state for state in choices(JUKEM, 3, 1) if len(state.legal_actions()) > 3)
    answer = wait_for(worker, worker.ask_hint(question("pro", Budget(iterations=60), state)))
    assert len(answer.hints) == 3
    assert str(answer.action) == answer.hints[0].action
    for hint in answer.hints:
        assert hint.action in {str(action) for action in state.legal_actions()}
        assert hint.chance is not None
        assert 0 <= hint.chance <= 1
        assert hint.reason.endswith(".")


def test_a_process_killed_in_mid_thought_is_replaced_by_pro_and_started_again(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    asked = question("all-pro", ENDLESS, never_settled())
    ticket = worker.ask(asked)
    sleep(0.3)
    assert worker.poll(ticket) is None
    first = worker.process
    assert first is not None
    first.kill()
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, ticket)
    assert answer.in_place
    assert answer.action == JUKEM.pro(asked.view, asked.legal_actions, Random(0))
    assert "Pro decides" in caplog.text
    assert not wait_for(worker, worker.ask(question("pro"))).in_place


def test_the_other_questions_of_a_dead_process_are_put_to_the_next_one(worker: Worker) -> None:
    stuck = worker.ask(question("all-pro", ENDLESS, never_settled()))
    waiting = worker.ask(question("pro"))
    assert worker.process is not None
    worker.process.kill()
    assert wait_for(worker, stuck).in_place
    assert not wait_for(worker, waiting).in_place


def test_a_thought_that_overruns_is_replaced_by_pro(caplog: pytest.LogCaptureFixture) -> None:
    hasty = Worker(grace=-29.5)
    hasty.start()
    try:
        asked = question("all-pro", ENDLESS, never_settled())
        with caplog.at_level(logging.WARNING):
            answer = wait_for(hasty, hasty.ask(asked))
        assert answer.in_place
        assert answer.action in asked.legal_actions
        assert "overran" in caplog.text
        hasty.grace = PATIENCE
        assert not wait_for(hasty, hasty.ask(question("pro"))).in_place
    finally:
        hasty.close()


def test_a_cancelled_thought_makes_room_for_the_next_at_once(worker: Worker) -> None:
    ticket = worker.ask(question("all-pro", ENDLESS, never_settled()))
    sleep(0.3)
    worker.cancel(ticket)
    assert not wait_for(worker, worker.ask(question("pro"))).in_place
    assert worker.poll(ticket) is None


def test_a_question_that_waits_can_be_cancelled_too(worker: Worker) -> None:
    first, second = (
        worker.ask(question("all-pro", ENDLESS, never_settled())),
        worker.ask(question("all-pro", ENDLESS, never_settled())),
    )
    worker.cancel(second)
    worker.cancel(first)
    assert not wait_for(worker, worker.ask(question("pro"))).in_place


def test_a_question_that_fails_over_there_is_answered_by_pro(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    state = position()
    assert state.decision is not None
    view: Any = state.view(state.decision.seat)
    unreadable = replace(view, unseen=("not a card",))
    ticket = worker.ask(question("all-pro")._replace(view=unreadable, legal_actions=state.legal_actions()[:1]))
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, ticket)
    assert answer == Answer(state.legal_actions()[0], (), in_place=True)
    assert "ValidationError" in caplog.text


def test_without_a_process_pro_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker()
    with caplog.at_level(logging.WARNING):
        answer = worker.poll(worker.ask(question("all-pro")))
    assert answer is not None
    assert answer.in_place
    assert "no process" in caplog.text


def test_an_unknown_level_is_refused_with_the_ones_there_are(worker: Worker) -> None:
    with pytest.raises(UnknownLevel, match="rookie, pro, all-pro"):
        worker.ask(question("hall-of-famer"))


def test_closing_ends_the_process_and_forgets(worker: Worker) -> None:
    ticket = worker.ask(question("all-pro", ENDLESS, never_settled()))
    process = worker.process
    assert process is not None
    pid = process.pid
    assert pid is not None
    worker.close()
    assert worker.process is None
    assert worker.poll(ticket) is None
    worker.start()
    assert not wait_for(worker, worker.ask(question("pro"))).in_place


def test_the_process_imports_the_rules_alone() -> None:
    program = (
        "import sys, game.bots.worker_process, game.variants.jukem\n"
        "print([name for name in ('pygame', 'scenes', 'saves', 'main') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_the_started_process_does_not_import_the_main_module(tmp_path: Any) -> None:
    program = tmp_path / "pretend_main.py"
    program.write_text(
        "import sys\n"
        "if __name__ != '__main__':\n"
        "    print('main module imported', file=sys.stderr, flush=True)\n"
        "from game.bots.worker import Worker\n"
        "if __name__ == '__main__':\n"
        "    from tests.bots.test_worker import question, wait_for\n"
        "    worker = Worker(grace=60)\n"
        "    worker.start()\n"
        "    print(wait_for(worker, worker.ask(question('pro'))).in_place)\n"
        "    worker.close()\n"
    )
    run = subprocess.run([sys.executable, program], env=_import_here(), capture_output=True, text=True, check=True)
    assert (run.stdout.strip(), run.stderr) == ("False", "")


def _import_here() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
