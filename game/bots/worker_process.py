"""The process in which bots think: it takes questions from a pipe and answers them, one after another."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from time import monotonic

import msgspec

from game.bots.hints import find_hints
from game.bots.messages import Ask, Cancel, Failed, FromWorker, Hurry, StoryAndBooth, ToWorker
from game.bots.players import SearchBot, make_bot, thinking_generator
from game.bots.search import Search
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
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGHUP})  # kept away from the start
    thinker = Thinker(pipe)
    try:
        while True:
            thinker.answer_next()
    except (EOFError, OSError):
        return


class Thinker:
    """One end of the pipe: the questions that wait, and the one being thought about."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.waiting: deque[Ask] = deque()
        self.current: int | None = None
        self._end = 0.0
        """When the thought about the current question ends."""

    def answer_next(self) -> None:
        """Waits for a question and sends its answer. Raises EOFError when nobody is left to ask."""
        while not self.waiting:
            self._take_in()
        question = self.waiting.popleft()
        self.current = question.ticket
        try:
            answer: FromWorker = self._answer(question)
        except Cancelled:
            return
        except (EOFError, OSError):
            raise
        except Exception as trouble:  # whatever goes wrong, the asker plays on
            answer = Failed(question.ticket, f"{type(trouble).__name__}: {trouble}")
        finally:
            self.current = None
        self.pipe.send_bytes(_ENCODER.encode(answer))

    def _answer(self, question: Ask) -> StoryAndBooth:
        rules: Rules = import_module(question.package).RULES
        view = msgspec.json.decode(question.view, type=rules.view_type)
        legal = [rules.parse(text) for text in question.legal_actions]
        rng = thinking_generator(question.key)
        if question.hints:
            bot = SearchBot(Search(rules), self._timer)
            hints = find_hints(bot, view, legal, question.budget, rng)
            return StoryAndBooth(question.ticket, (hints[0].action,), hints)
        budget = question.budget
        if budget.seconds is None:  # a clock that never runs out, so that a cancelled thought ends
            budget = msgspec.structs.replace(budget, seconds=float("inf"))
        actions = make_bot(question.level, rules, self._timer).choose(view, legal, budget, rng)
        return StoryAndBooth(question.ticket, tuple([str(action) for action in actions]))

    def _timer(self, seconds: float) -> Callable[[], bool]:
        self._end = monotonic() + seconds

        def is_over() -> bool:
            self._look_up()
            return monotonic() >= self._end

        return is_over

    def _look_up(self) -> None:
        """Reads what has come in meanwhile. Raises Cancelled if the current question is no more."""
        while self.pipe.poll():
            self._take_in()

    def _take_in(self) -> None:
        message = _DECODER.decode(self.pipe.recv_bytes())
        if isinstance(message, Ask):
            self.waiting.append(message)
        elif isinstance(message, Cancel):
            if message.ticket == self.current:
                raise Cancelled
            self.waiting = deque(each for each in self.waiting if each.ticket != message.ticket)
        elif message.ticket == self.current:
            self._end = min(self._end, monotonic() + message.seconds)
        else:
            self.waiting = deque(hurried(each, message) for each in self.waiting)


def hurried(question: Ask, hurry: Hurry) -> Ask:
    """The question as it stands after a request to hurry, which may be for another one."""
    if question.ticket != hurry.ticket:
        return question
    return msgspec.structs.replace(question, budget=question.budget.within(hurry.seconds))
