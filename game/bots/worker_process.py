"""The process of the computer players: answers questions from a pipe one after another.

Between questions it continues the requested reviews, sample by sample.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from time import monotonic

import msgspec

from game.bots.hints import Caution, find_hints, hint_search
from game.bots.messages import Answered, Ask, AskReview, Cancel, Failed, FromWorker, Hurry, Purpose, Reviewed, ToWorker
from game.bots.players import SearchBot, make_bot, thinking_generator
from game.contract import Action, View
from game.match import Match
from game.review.coaching import Coach
from game.review.ledger import Review
from game.review.reviewing import Reviewing
from game.variant import Rules

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(ToWorker)


class Cancelled(Exception):
    """Nobody waits for the answer any more."""


def serve(pipe: Connection) -> None:
    """Answers questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C and a hang-up are for the program that asks
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGHUP})  # blocked during the start
    thinker = Thinker(pipe)
    try:
        while True:
            thinker.answer_next()
    except (EOFError, OSError):
        return


class Thinker:
    """One end of the pipe, with the waiting questions and the current one."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.waiting: deque[Ask] = deque()
        self.reviews: deque[ReviewTask] = deque()
        """The requested reviews. The first one is continued while no question waits."""
        self.current: int | None = None
        self._end = 0.0
        """The time at which the current question's analysis ends."""

    def answer_next(self) -> None:
        """Waits for a question and sends its answer. Raises EOFError if the asking program is gone."""
        while not self.waiting:
            if self.reviews and not self.pipe.poll():
                self._review_on()
            else:
                self._take_in()
        question = self.waiting.popleft()
        self.current = question.ticket
        try:
            answer: FromWorker = self._answer(question)
        except Cancelled:
            return
        except (EOFError, OSError):
            raise
        except Exception as trouble:  # whatever fails, the asking program goes on
            answer = Failed(question.ticket, f"{type(trouble).__name__}: {trouble}")
        finally:
            self.current = None
        self.pipe.send_bytes(_ENCODER.encode(answer))

    def _review_on(self) -> None:
        """Continues a review by one sample and sends its news."""
        task = self.reviews[0]
        try:
            told: Reviewed | Failed | None = task.go_on()
        except Exception as trouble:
            told = Failed(task.ticket, f"{type(trouble).__name__}: {trouble}")
        if told is None:
            return
        if isinstance(told, Failed) or told.review.is_whole:
            self.reviews.popleft()
        self.pipe.send_bytes(_ENCODER.encode(told))

    def _answer(self, question: Ask) -> Answered:
        rules: Rules = import_module(question.package).RULES
        view = msgspec.json.decode(question.view, type=rules.view_type)
        legal = [rules.parse(text) for text in question.legal_actions]
        rng = thinking_generator(question.key)
        if question.purpose is Purpose.CAUTIONS:
            return Answered(question.ticket, (), cautions=self._cautions(rules, view, legal, question))
        if question.purpose is Purpose.HINTS:
            bot = SearchBot(hint_search(rules, view, rng), self._timer)
            hints = find_hints(bot, view, legal, question.budget, rng)
            return Answered(question.ticket, (hints[0].action,), hints)
        budget = question.budget
        if budget.seconds is None:  # a clock that never runs out, so that a cancelled analysis ends
            budget = msgspec.structs.replace(budget, seconds=float("inf"))
        actions = make_bot(question.level, rules, self._timer).choose(view, legal, budget, rng)
        return Answered(question.ticket, tuple([str(action) for action in actions]))

    def _cautions(self, rules: Rules, view: View, legal: Sequence[Action], question: Ask) -> tuple[Caution, ...]:
        """Returns the coach's warnings, or none if the time was too short."""
        assert question.budget.seconds is not None, "nobody waits for a coach"
        is_over = self._timer(question.budget.seconds)
        coach = Coach(rules, len(view.points), question.key)
        for found in coach.cautions(view, legal, thinking_generator(question.key)):
            if found is not None:
                return tuple(found)
            if is_over():
                break
        return ()

    def _timer(self, seconds: float) -> Callable[[], bool]:
        self._end = monotonic() + seconds

        def is_over() -> bool:
            self._look_up()
            return monotonic() >= self._end

        return is_over

    def _look_up(self) -> None:
        """Handles new messages. Raises Cancelled if the current question was cancelled."""
        while self.pipe.poll():
            self._take_in()

    def _take_in(self) -> None:
        message = _DECODER.decode(self.pipe.recv_bytes())
        if isinstance(message, Ask):
            self.waiting.append(message)
        elif isinstance(message, AskReview):
            self.reviews.append(ReviewTask(message))
        elif isinstance(message, Cancel):
            if message.ticket == self.current:
                raise Cancelled
            self.waiting = deque(each for each in self.waiting if each.ticket != message.ticket)
            self.reviews = deque(each for each in self.reviews if each.ticket != message.ticket)
        elif message.ticket == self.current:
            self._end = min(self._end, monotonic() + message.seconds)
        else:
            self.waiting = deque(hurried(each, message) for each in self.waiting)


class ReviewTask:
    """A requested review."""

    def __init__(self, asked: AskReview) -> None:
        self.ticket = asked.ticket
        self._asked = asked
        self._work: Reviewing | None = None
        self._steps: Iterator[object] = iter(())

    def go_on(self) -> Reviewed | None:
        """Does one step and returns its news, if any. Raises NotReviewed and ReplayDiffers."""
        if self._work is None:
            self._work = Reviewing(Match.replay(self._asked.match), self._asked.seat, self._asked.rows)
            self._steps = self._work.steps()
            return self._told(self._work.review, 0)
        row = next(self._steps, self)
        review = self._work.review
        if row is None:
            return None
        return self._told(review, len(review.rows) - (row is not self))

    def _told(self, review: Review, first: int) -> Reviewed:
        """Returns the review with its rows from ``first`` on."""
        return Reviewed(self.ticket, first, msgspec.structs.replace(review, rows=review.rows[first:]))


def hurried(question: Ask, hurry: Hurry) -> Ask:
    """Returns the question with a limited budget if the request to hurry is for it."""
    if question.ticket != hurry.ticket:
        return question
    return msgspec.structs.replace(question, budget=question.budget.within(hurry.seconds))
