"""The table's side of the process of the computer players.

Nothing here waits: questions are sent, and answers are looked for once per frame. If the process dies, fails, takes too
long or sends nonsense, the player loses nothing: Pro, which is fast, answers instead, the process is restarted if it is
gone or stuck, and the log gets a line.
"""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from types import ModuleType
from typing import NamedTuple

import msgspec

from game.bots.hints import Caution, Hint, quick_hint
from game.bots.messages import Answered, Ask, AskReview, Cancel, Failed, FromWorker, Hurry, Purpose, Reviewed
from game.bots.players import PRO, ROOKIE, Budget, budget_for, check_level, make_bot, thinking_generator, thinking_key
from game.bots.worker_process import serve
from game.contract import Action, IllegalAction, View
from game.record import MatchRecord
from game.review.ledger import Review, Row
from game.variants import find_rules, find_variant

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds that an answer may take beyond its budget, including the start of the process."""
UNTIMED = 30.0
"""Seconds allowed for a budget in iterations only."""
HINT_LEVEL = "all-pro"
COACHING = 10.0
"""Seconds allowed for cautions, for which nobody waits."""

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(FromWorker)


class Question(NamedTuple):
    """A decision to analyze, as the deciding seat sees it."""

    variant: str
    level: str
    view: View
    legal_actions: Sequence[Action]
    seed: int
    """Together with the number of the decision it determines the player's generator. It stays in this process."""
    decision: int
    """Number of actions so far in the match."""
    budget: Budget | None = None
    """None means the level's own budget."""


class Answer(NamedTuple):
    """The answer to a question."""

    actions: tuple[Action, ...]
    """One action, or all actions of a gesture; none if cautions were asked for."""
    hints: tuple[Hint, ...]
    """The best actions, if hints were asked for."""
    cautions: tuple[Caution, ...] = ()
    """The coach's warnings, if these were asked for."""
    is_fallback: bool = False
    """True if Pro answered in place of the process."""


class _Pending(NamedTuple):
    question: Question
    ask: Ask
    deadline: float


class Work(NamedTuple):
    """A review in progress in the process."""

    ask: AskReview
    review: Review | None = None
    """None before its first message."""
    trouble: str = ""
    """Why it ended early; empty while in progress and when complete."""
    begun_again: bool = False
    """Whether it was sent to a new process since its last row."""


class Worker:
    """The process of the computer players, and its open questions."""

    def __init__(self, grace: float = GRACE) -> None:
        self.grace = grace
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._pending: dict[int, _Pending] = {}
        self._answers: dict[int, Answer] = {}
        self._reviews: dict[int, Work] = {}
        self._tickets = 0

    def start(self) -> None:
        """Starts the process if it is not running. If the system refuses, Pro plays instead."""
        if self.process is not None:
            return
        try:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs,), name="bots", daemon=True)
            with _no_main_module(), _deaf():
                process.start()
            theirs.close()
            self.process = process
        except OSError as trouble:
            self._pipe = None
            log.warning("No process for the computer players: %s", trouble)

    def ask(self, question: Question) -> int:
        """Sends a question and returns its ticket. Raises UnknownLevel or UnknownVariant."""
        check_level(question.level)
        return self._send(question, Purpose.ACT)

    def ask_hint(self, question: Question) -> int:
        """Asks for the best actions of the decision, with reasons. Ignores the question's level."""
        return self._send(question._replace(level=HINT_LEVEL), Purpose.HINTS)

    def ask_cautions(self, question: Question) -> int:
        """Asks which actions of the decision are costly. The answer has no action."""
        return self._send(question._replace(level=HINT_LEVEL, budget=Budget(seconds=COACHING)), Purpose.CAUTIONS)

    def _send(self, question: Question, purpose: Purpose) -> int:
        variant, rules = find_variant(question.variant), find_rules(question.variant)
        assert variant.package is not None, "what has rules has a package"
        self._tickets += 1
        budget = question.budget or budget_for(question.level, rules)
        view = question.view
        ask = Ask(
            ticket=self._tickets,
            package=variant.package,
            level=question.level,
            view=msgspec.Raw(_ENCODER.encode(view)),
            legal_actions=tuple(str(action) for action in question.legal_actions),
            budget=budget,
            key=thinking_key(question.seed, view.seat, question.decision),
            purpose=purpose,
        )
        self._pending[ask.ticket] = _Pending(question, ask, self._deadline(budget))
        self._post(ask)
        return ask.ticket

    def _deadline(self, budget: Budget) -> float:
        return monotonic() + (UNTIMED if budget.seconds is None else budget.seconds) + self.grace

    # Reviews

    def ask_review(self, match: MatchRecord, seat: int, rows: tuple[Row, ...] = ()) -> int:
        """Requests the review of a finished match for a seat and returns its ticket. Questions come first.

        The review resumes after ``rows``, which were judged before.
        """
        self._tickets += 1
        ask = AskReview(self._tickets, match, seat, rows)
        self._reviews[ask.ticket] = Work(ask)
        self._post(ask)
        return ask.ticket

    def look_at_review(self, ticket: int) -> Work | None:
        """Returns the progress of a review, or None if it was cancelled. A complete one is returned only once."""
        self._read()
        work = self._reviews.get(ticket)
        if work is None:
            return None
        if self.process is None:
            work = work._replace(trouble="there is no process to review in")
        elif not self.process.is_alive():
            self._begin_anew()
            work = self._reviews[ticket]
        if work.trouble or (work.review is not None and work.review.is_whole):
            del self._reviews[ticket]
        return work

    def _review_again(self, work: Work) -> None:
        """Sends a review to a new process, unless it has ended two processes at the same choice."""
        ticket = work.ask.ticket
        if work.begun_again:
            self._reviews[ticket] = work._replace(trouble="it could not be finished. The log of the program says more")
            return
        rows = work.ask.rows if work.review is None else work.review.rows
        ask = msgspec.structs.replace(work.ask, rows=rows)
        self._reviews[ticket] = work._replace(ask=ask, begun_again=True)
        self._post(ask)

    def _take_review(self, message: Reviewed | Failed) -> None:
        work = self._reviews.get(message.ticket)
        if work is None:
            return
        if isinstance(message, Failed):
            log.warning("A review was given up: %s", message.why)
            self._reviews[message.ticket] = work._replace(trouble=message.why)
            return
        told = message.review
        known = () if work.review is None else work.review.rows[: message.first]
        review = msgspec.structs.replace(told, rows=(*known, *told.rows))
        self._reviews[message.ticket] = work._replace(
            review=review, begun_again=work.begun_again and message.first == 0
        )

    def _post(self, message: Ask | AskReview | Cancel | Hurry) -> None:
        if self._pipe is None:
            return
        try:
            self._pipe.send_bytes(_ENCODER.encode(message))
        except OSError:  # the process is dead; poll notices that and replaces it
            return

    def poll(self, ticket: int) -> Answer | None:
        """Returns the answer, once; None while there is none, and for a cancelled ticket."""
        self._read()
        pending = self._pending.get(ticket)
        if pending is not None:
            why = self._trouble(pending)
            if why:
                self._replace(ticket, why)
        return self._answers.pop(ticket, None)

    def _trouble(self, pending: _Pending) -> str | None:
        if self.process is None:
            return "there is no process for the computer players"
        if not self.process.is_alive():
            return f"the process of the computer players ended with code {self.process.exitcode}"
        if monotonic() > pending.deadline:
            return f"the {pending.question.level} player overran its time"
        return None

    def _read(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv_bytes())
        except (OSError, EOFError):
            return  # the process is dead; poll notices that and replaces it

    def _take(self, told: bytes) -> None:
        try:
            message = _DECODER.decode(told)
        except msgspec.DecodeError as trouble:  # the question is unknown, so it will exceed its time
            log.warning("The process of the computer players sent a message that cannot be read: %s", trouble)
            return
        pending = self._pending.pop(message.ticket, None)
        if isinstance(message, Reviewed) or pending is None:
            if not isinstance(message, Answered):
                self._take_review(message)
        else:
            self._answers[message.ticket] = _read_answer(pending, message)

    def _replace(self, ticket: int, why: str) -> None:
        """Answers one question with Pro and sends the others to a new process."""
        self._answers[ticket] = _fallback(self._pending.pop(ticket), why)
        if self.process is not None:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Starts another process and sends it all open questions."""
        self._end()
        self.start()
        for other, pending in list(self._pending.items()):
            self._pending[other] = pending._replace(deadline=self._deadline(pending.ask.budget))
            self._post(pending.ask)
        for work in list(self._reviews.values()):
            self._review_again(work)

    def hurry(self, ticket: int, seconds: float) -> None:
        """Limits a question to ``seconds`` from now; results so far are kept.

        Ignores answered and unknown questions.
        """
        pending = self._pending.get(ticket)
        if pending is None:
            return
        budget = pending.ask.budget.within(seconds)
        ask = msgspec.structs.replace(pending.ask, budget=budget)
        self._pending[ticket] = pending._replace(ask=ask, deadline=min(pending.deadline, self._deadline(budget)))
        self._post(Hurry(ticket, seconds))

    def answer_now(self, ticket: int) -> Answer | None:
        """Returns the answer at once, from a rule of thumb if there is none yet; None if unknown."""
        answer, pending = self.poll(ticket), self._pending.get(ticket)
        if answer is not None or pending is None:
            return answer
        self.cancel(ticket)
        level = pending.question.level
        return _by_rule(pending, ROOKIE if level == ROOKIE else PRO)

    def cancel(self, ticket: int) -> None:
        """Cancels a question, whose answer is then ignored. Ignores unknown tickets."""
        self._answers.pop(ticket, None)
        if self._pending.pop(ticket, None) is not None or self._reviews.pop(ticket, None) is not None:
            self._post(Cancel(ticket))

    def close(self) -> None:
        """Ends the process and drops every question."""
        self._pending.clear()
        self._reviews.clear()
        self._answers.clear()
        self._end()

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None


def _read_answer(pending: _Pending, message: Answered | Failed) -> Answer:
    """Returns the answer of the process if it can be played, otherwise Pro's."""
    if isinstance(message, Failed):
        return _fallback(pending, message.why)
    offered = {str(action): action for action in pending.question.legal_actions}
    if pending.ask.purpose is Purpose.CAUTIONS:
        return Answer((), (), cautions=tuple(each for each in message.cautions if each.action in offered))
    for text in (*message.actions[:1], *(hint.action for hint in message.hints)):
        if text not in offered:
            return _fallback(pending, f"{text!r} is not among the actions that were offered")
    parse = find_rules(pending.question.variant).parse
    try:
        later = [parse(text) for text in message.actions[1:]]
        return Answer((offered[message.actions[0]], *later), message.hints)
    except (IllegalAction, IndexError) as trouble:
        return _fallback(pending, f"it is no answer: {trouble}")


def _fallback(pending: _Pending, why: str) -> Answer:
    log.warning("Pro decides for the %s player: %s", pending.question.level, why)
    return _by_rule(pending, PRO)


def _by_rule(pending: _Pending, level: str) -> Answer:
    """Returns the answer of a level that needs no search; the same as in the process."""
    question, ask = pending.question, pending.ask
    rules, rng = find_rules(question.variant), thinking_generator(ask.key)
    legal = list(question.legal_actions)
    if ask.purpose is Purpose.CAUTIONS:
        return Answer((), (), is_fallback=True)
    if ask.purpose is Purpose.HINTS:
        hint = quick_hint(rules, question.view, legal, rng)
        return Answer((rules.parse(hint.action),), (hint,), is_fallback=True)
    actions = make_bot(level, rules).choose(question.view, legal, ask.budget, rng)
    return Answer(actions, (), is_fallback=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Blocks Ctrl-C and hang-ups from a process that is being started, until it ignores them itself."""
    if sys.platform == "win32":
        yield
        return
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        # Started here, it never gets a hang-up; if it died of one, the next start would report that. Its own start
        # unblocks Ctrl-C.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def _no_main_module() -> Iterator[None]:
    """Keeps a spawned process from importing the program's main module, which would import pygame."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
