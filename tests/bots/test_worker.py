"""The bots' process answers, and its death, delays and errors cost the player nothing."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.bots import Budget, UnknownLevel, make_bot, thinking_generator, thinking_key
from game.bots import worker as worker_module
from game.bots.hints import Hint, find_hints, hint_search
from game.bots.messages import Answered, Ask
from game.bots.players import SearchBot
from game.bots.worker import Answer, Question, Worker
from game.contract import State
from game.variants import find_rules
from tests.bots.hidden import choices
from tests.bots.workers import PATIENCE, kill, running, wait_for
from tests.game.jukem.positions import position as jukem
from tests.game.test_coaching import at_the_goal

JUKEM = find_rules("jukem")
ENDLESS, HOURS = Budget(iterations=10**9), Budget(10**9, 10.0**6)


@pytest.fixture
def worker() -> Iterator[Worker]:
    with running() as worker:
        yield worker


def position(number: int = 6) -> State:
    return list(choices(JUKEM, 2, 1))[number]


def never_settled() -> State:
    """A decision in which HOLDING and SACK are equally good, so that a search uses all its time."""
    hands = "RUN 20, RUN 15, RUN 10, CATCH 50", "HOLDING, SACK, RUN 5, RUN 10"
    return jukem(hands, lines=("2 RUN 30, RUN 25", ""), draw_count=45, phase="defense", period=1)


def question(level: str, budget: Budget | None = None, state: State | None = None) -> Question:
    state = state or position()
    assert state.decision is not None
    return Question("jukem", level, state.view(state.decision.seat), state.legal_actions(), 2, 30, budget)


def test_the_process_tells_a_coach_what_costs_much(worker: Worker) -> None:
    answer = wait_for(worker, worker.ask_cautions(question("pro", state=at_the_goal())))
    assert [(each.action, each.better) for each in answer.cautions] == [("FIELD GOAL", "RUN 20")]
    assert not answer.is_fallback


@pytest.mark.parametrize("level", ["rookie", "pro", "all-pro"])
def test_the_process_answers_as_the_player_would_here(worker: Worker, level: str) -> None:
    asked = question(level, Budget(iterations=30))
    answer = wait_for(worker, worker.ask(asked))
    rng = thinking_generator(thinking_key(2, asked.view.seat, 30))
    expected = make_bot(level, JUKEM).choose(asked.view, list(asked.legal_actions), Budget(iterations=30), rng)
    assert answer == Answer(expected, ())


def test_a_budget_in_seconds_ends(worker: Worker) -> None:
    answer = wait_for(worker, worker.ask(question("all-pro", Budget(seconds=0.05))))
    assert not answer.is_fallback


def test_a_hint_gives_up_to_three_actions_with_chances_and_reasons(worker: Worker) -> None:
    state = next(state for state in choices(JUKEM, 3, 1) if len(state.legal_actions()) > 3)
    answer = wait_for(worker, worker.ask_hint(question("pro", Budget(iterations=60), state)))
    assert len(answer.hints) == 3
    assert str(answer.actions[0]) == answer.hints[0].action
    for hint in answer.hints:
        assert hint.action in {str(action) for action in state.legal_actions()}
        assert hint.chance is not None
        assert 0 <= hint.chance <= 1
        assert hint.reason.endswith(".")


def test_a_hint_is_found_by_the_search_of_hints(worker: Worker) -> None:
    budget = Budget(iterations=12)
    asked = question("pro", budget)
    answer = wait_for(worker, worker.ask_hint(asked))
    rng = thinking_generator(thinking_key(asked.seed, asked.view.seat, asked.decision))
    search = hint_search(JUKEM, asked.view, rng)
    assert answer.hints == find_hints(SearchBot(search), asked.view, asked.legal_actions, budget, rng)


@pytest.mark.long
def test_a_process_killed_in_mid_thought_is_replaced_by_pro_and_started_again(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    asked = question("all-pro", ENDLESS, never_settled())
    ticket = worker.ask(asked)
    sleep(0.3)
    assert worker.poll(ticket) is None
    kill(worker)
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, ticket)
    assert answer.is_fallback
    assert answer.actions[0] == JUKEM.pro(asked.view, asked.legal_actions, Random(0))
    assert "Pro decides" in caplog.text
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback


@pytest.mark.long
def test_the_other_questions_of_a_dead_process_are_put_to_the_next_one(worker: Worker) -> None:
    stuck = worker.ask(question("all-pro", ENDLESS, never_settled()))
    waiting = worker.ask(question("pro"))
    kill(worker)
    assert wait_for(worker, stuck).is_fallback
    assert not wait_for(worker, waiting).is_fallback


@pytest.mark.long
def test_a_thought_that_overruns_is_replaced_by_pro(caplog: pytest.LogCaptureFixture) -> None:
    with running(-29.5) as hasty:
        asked = question("all-pro", ENDLESS, never_settled())
        with caplog.at_level(logging.WARNING):
            answer = wait_for(hasty, hasty.ask(asked))
        assert answer.is_fallback
        assert answer.actions[0] in asked.legal_actions
        assert "overran" in caplog.text
        hasty.grace = PATIENCE
        assert not wait_for(hasty, hasty.ask(question("pro"))).is_fallback


def test_a_cancelled_thought_makes_room_for_the_next_at_once(worker: Worker) -> None:
    ticket = worker.ask(question("all-pro", ENDLESS, never_settled()))
    sleep(0.3)
    worker.cancel(ticket)
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback
    assert worker.poll(ticket) is None


def test_a_question_that_waits_can_be_cancelled_too(worker: Worker) -> None:
    first, second = (worker.ask(question("all-pro", ENDLESS, never_settled())) for _ in range(2))
    worker.cancel(second)
    worker.cancel(first)
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback


def test_a_thought_that_is_settled_is_decided_by_a_rule_of_thumb_without_a_wait(worker: Worker) -> None:
    """Rookie answers with its own policy, and no search keeps running."""
    for level, rule in (("rookie", "rookie"), ("pro", "pro"), ("all-pro", "pro")):
        asked = question(level, ENDLESS, never_settled())
        ticket = worker.ask(asked)
        answer = worker.answer_now(ticket)
        assert answer is not None
        assert answer.actions == wait_for(worker, worker.ask(asked._replace(level=rule))).actions
        assert (worker.poll(ticket), worker.answer_now(ticket)) == (None, None)
    assert not worker._pending


def test_a_thought_that_has_to_hurry_ends_with_what_it_found(worker: Worker) -> None:
    """Returns whether the question is in progress or queued."""
    first, second = (worker.ask(question("all-pro", HOURS, never_settled())) for _ in range(2))
    for ticket in (second, first):
        worker.hurry(ticket, 0.05)
    for ticket in (first, second):
        assert not wait_for(worker, ticket).is_fallback
        worker.hurry(ticket, 0.05)
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback


@pytest.mark.long
def test_a_question_that_has_to_hurry_does_so_in_the_next_process_too(worker: Worker) -> None:
    lost = worker.ask(question("all-pro", ENDLESS, never_settled()))
    kept = worker.ask(question("all-pro", HOURS, never_settled()))
    worker.hurry(kept, 0.05)
    kill(worker)
    assert wait_for(worker, lost).is_fallback
    assert not wait_for(worker, kept).is_fallback


def test_a_question_that_fails_over_there_is_answered_by_pro(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    state = position()
    assert state.decision is not None
    view: Any = state.view(state.decision.seat)
    unreadable = replace(view, unseen=("not a card",))
    ticket = worker.ask(question("all-pro")._replace(view=unreadable, legal_actions=state.legal_actions()[:1]))
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, ticket)
    assert answer == Answer((state.legal_actions()[0],), (), is_fallback=True)
    assert "ValidationError" in caplog.text


def answer_nonsense(action: str, hints: tuple[Hint, ...], pipe: Connection) -> None:
    """Replaces the bots' process; an empty action stands for a legal one."""
    while True:
        ask = msgspec.json.decode(pipe.recv_bytes(), type=Ask)
        pipe.send_bytes(msgspec.json.encode(Answered(ask.ticket, (action or ask.legal_actions[0],), hints)))


@pytest.mark.long
@pytest.mark.parametrize(
    ("action", "hints"),
    [
        ("touchdown please", ()),
        ("FIELD GOAL", ()),
        ("", (Hint("FIELD GOAL", 0.5, "It is legal elsewhere."),)),
    ],
)
def test_an_answer_that_was_not_offered_is_replaced_by_pros(
    action: str, hints: tuple[Hint, ...], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker_module, "serve", partial(answer_nonsense, action, hints))
    asked = question("all-pro")
    assert "FIELD GOAL" not in {str(each) for each in asked.legal_actions}
    with running() as liar, caplog.at_level(logging.WARNING):
        answer = wait_for(liar, liar.ask(asked))
    assert answer.is_fallback
    assert answer.actions[0] in asked.legal_actions
    assert "not among the actions" in caplog.text


def answer_noise(pipe: Connection) -> None:
    """Replaces the bots' process and sends invalid bytes."""
    pipe.recv_bytes()
    pipe.send_bytes(b"\x00 noise")
    pipe.recv_bytes()


@pytest.mark.long
def test_what_is_no_message_counts_as_no_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker_module, "serve", answer_noise)
    asked = question("all-pro", Budget(seconds=PATIENCE))
    with running(0) as noisy, caplog.at_level(logging.WARNING):
        ticket = noisy.ask(asked)
        while "cannot be read" not in caplog.text:
            assert noisy.poll(ticket) is None
            sleep(0.005)
        kill(noisy)
        assert wait_for(noisy, ticket).is_fallback


def test_without_a_process_pro_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker()
    with caplog.at_level(logging.WARNING):
        answer = worker.poll(worker.ask(question("all-pro")))
    assert answer is not None
    assert answer.is_fallback
    assert "no process" in caplog.text


def test_an_unknown_level_is_refused_with_the_ones_there_are(worker: Worker) -> None:
    with pytest.raises(UnknownLevel, match="rookie, pro, all-pro"):
        worker.ask(question("hall-of-famer"))


def test_closing_ends_the_process_and_forgets(worker: Worker) -> None:
    ticket = worker.ask(question("all-pro", ENDLESS, never_settled()))
    assert worker.process is not None
    worker.close()
    assert worker.process is None
    assert worker.poll(ticket) is None
    worker.start()
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback


def test_the_process_imports_the_rules_alone() -> None:
    program = (
        "import sys, game.bots.worker_process, game.variants.jukem\n"
        "print([name for name in ('pygame', 'scenes', 'saves', 'main') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.long
def test_the_started_process_does_not_import_the_main_module(tmp_path: Any) -> None:
    program = tmp_path / "pretend_main.py"
    program.write_text(
        "import sys\n"
        "if __name__ != '__main__':\n"
        "    print('main module imported', file=sys.stderr, flush=True)\n"
        "from game.bots.worker import Worker\n"
        "if __name__ == '__main__':\n"
        "    from tests.bots.test_worker import question, running, wait_for\n"
        "    with running() as worker:\n"
        "        print(wait_for(worker, worker.ask(question('pro'))).is_fallback)\n"
    )
    run = subprocess.run([sys.executable, program], env=_import_here(), capture_output=True, text=True, check=True)
    assert (run.stdout.strip(), run.stderr) == ("False", "")


SIGNALED = """
import signal, sys
from time import sleep
from game.bots.worker import Worker
from tests.bots.test_worker import PATIENCE, question, wait_for
number, heard = int(sys.argv[1]), []
signal.signal(number, lambda *_: heard.append(number))
worker = Worker(grace=PATIENCE)
worker.start()
wait_for(worker, worker.ask(question("pro")))
print("ready", flush=True)
while not heard:
    sleep(0.01)
print(wait_for(worker, worker.ask(question("pro"))).is_fallback)
worker.close()
worker.start()
print(wait_for(worker, worker.ask(question("pro"))).is_fallback)
worker.close()
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is not a signal there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_a_signal_to_all_is_for_the_program_alone_and_the_process_answers_on(name: str) -> None:
    """Ctrl-C and a hang-up go to all processes of the terminal; a process started later ignores them, too."""
    number, pipe = getattr(signal, name), subprocess.PIPE
    # A shell that runs in the background has its children ignore Ctrl-C, and they would pass that on.
    heed = partial(signal.signal, number, signal.SIG_DFL)
    run = subprocess.Popen(
        [sys.executable, "-c", SIGNALED, str(int(number))],
        env=_import_here(),
        stdout=pipe,
        stderr=pipe,
        text=True,
        preexec_fn=heed,
        start_new_session=True,
    )
    try:
        assert run.stdout is not None
        assert run.stdout.readline() == "ready\n"
        os.killpg(run.pid, number)
        out, err = run.communicate(timeout=PATIENCE)
    finally:
        run.kill()
    assert (out, err) == ("False\nFalse\n", "")


def _import_here() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
