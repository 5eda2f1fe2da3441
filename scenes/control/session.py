"""One match played at this computer: its actions, the bots' answers, and storing. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.bots.hints import Caution
from game.bots.players import Budget
from game.bots.worker import Answer, Question
from game.contract import Action, Decision, Event, State, View
from game.match import Match
from game.record import HUMAN
from saves.store import Store
from scenes.control.setup import Setup


class Bots(Protocol):
    """Computes the other seats' actions in the background: the bots' process, or a script in its place."""

    def ask(self, question: Question) -> int:
        """Sends a question and returns its ticket."""

    def ask_hint(self, question: Question) -> int:
        """Requests the best actions of a decision, with reasons."""

    def ask_cautions(self, question: Question) -> int:
        """Requests the costly actions of a decision."""

    def poll(self, ticket: int) -> Answer | None:
        """Returns the answer, once; None while there is none."""

    def answer_now(self, ticket: int) -> Answer | None:
        """Returns an answer at once, or None for an unknown ticket."""

    def hurry(self, ticket: int, seconds: float) -> None:
        """Limits a question to ``seconds`` from now."""

    def cancel(self, ticket: int) -> None:
        """Cancels a question."""


class Session:
    """Runs a match: takes actions, stores each before it is shown, and asks the bots' process."""

    def __init__(
        self,
        match: Match,
        setup: Setup,
        worker: Bots,
        store: Store | None,
        *,
        repeatable: bool = False,
        read_only: bool = False,
        knows_game: Callable[[], bool] = lambda: True,
        is_lesson: bool = False,
    ) -> None:
        """``repeatable`` limits bots by iterations only, so that the same seed gives the same match.

        It has no effect with people at the table: the thinking time would reveal what a hand holds. A ``read_only``
        match is never stored.
        """
        self.read_only = read_only
        self.match, self.setup = match, setup
        self._repeatable = repeatable and not self.humans
        self.knows_game = knows_game
        """Whether a match of the game was finished at this computer; never blocks."""
        self.is_lesson = is_lesson
        """Whether a lesson says what to press, so that nothing plays itself."""
        self._worker, self._store = worker, store
        self._ticket: int | None = None
        self._asked: Question | None = None
        """The question behind the ticket, possibly asked before it is the bot's turn."""
        self._answer: Answer | None = None
        """The answer to it."""
        self._hurried = False
        self._hint: int | None = None
        self._coaching: int | None = None
        """The ticket of the coach's question."""

    @property
    def decision(self) -> Decision | None:
        """The match's current decision."""
        return self.match.decision

    def human(self, seat: int) -> bool:
        """Returns whether a person sits at the seat."""
        return self.match.players[seat].kind == HUMAN

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.match.players)) if self.human(seat)]

    def next_human(self, seat: int) -> int:
        """Returns the seat if a person sits there, otherwise the next person's seat."""
        seats = len(self.match.players)
        return next(other for step in range(seats) if self.human(other := (seat + step) % seats))

    @property
    def shared_screen(self) -> bool:
        """Whether several people play at this screen, so that hands must be hidden between them."""
        return len(self.humans) > 1

    def view(self, seat: int) -> View:
        """Returns what a seat knows now."""
        return self.match.state.view(seat)

    def legal(self) -> Sequence[Action]:
        """Returns the legal actions of the current decision."""
        return self.match.state.legal_actions() if self.match.decision else []

    def play(
        self, *gesture: Action, further: Callable[[], Sequence[Action]] = tuple, pressed: bool = True
    ) -> list[Event]:
        """Takes a gesture and hands the match over for storing, before anything is shown.

        ``further`` returns the gesture that follows at once, or (). ``pressed`` is False for what plays itself. A bot
        keeps thinking if its question is still the one to be asked next, as in a simultaneous choice.
        """
        self.drop_advice()
        events = [*self.match.play_gesture(gesture, pressed=pressed)]
        while following := further():
            events += self.match.play_gesture(following, pressed=False)
        if self._asked is not None and self._asked != self._coming():
            self.cancel_bot()
        self.store()
        return events

    def concede(self, seat: int) -> None:
        """Concedes the match for a seat."""
        self.cancel()
        self.match.concede(seat)
        self.store()

    def back_to(self, count: int) -> None:
        """Goes back to the position after ``count`` actions."""
        self.cancel()
        self.match.back_to(count)
        self.store()

    def store(self) -> None:
        """Hands the match over for storing."""
        if self._store is not None and self.humans and not self.read_only:
            self._store.autosave(self.match)

    def save_as(self, name: str) -> None:
        """Saves the match under a name."""
        if self._store is not None and not self.read_only:
            self._store.save_as(self.match, name)

    def leave(self) -> None:
        """Stops all thinking and lets another window continue the match."""
        self.cancel()
        if self._store is not None:
            self._store.leave(self.match)

    @property
    def stored(self) -> bool:
        """Whether everything handed over is on the disk, or cannot be written; never blocks."""
        return self._store is None or self._store.is_stored(self.match)

    # Bots

    def think(self) -> None:
        """Lets the bot that decides next start to think.

        It is the bot whose turn it is, or one that decides simultaneously with the person whose turn it is. That bot's
        question holds only what it would know whatever the person chooses.
        """
        if self._ticket is None and (question := self._coming()):
            self._ticket, self._asked = self._worker.ask(question), question

    def hurry(self, seconds: float) -> None:
        """Limits the thinking bot to ``seconds`` from now.

        Only the first call counts, and only if time limits are used.
        """
        if self._ticket is not None and not self._hurried and not self._repeatable:
            self._hurried = True
            self._worker.hurry(self._ticket, seconds)

    def bot_actions(self) -> tuple[Action, ...]:
        """Returns the gesture of the bot whose turn it is once it has decided, otherwise ()."""
        answer = self._look_for_answer()
        return () if answer is None else self._taken(answer)

    def bot_actions_now(self) -> tuple[Action, ...]:
        """Returns the bot's gesture at once; if it is still thinking, a rule of thumb decides."""
        answer = self._look_for_answer()
        if answer is None and self._ticket is not None:
            answer = self._worker.answer_now(self._ticket)
        return () if answer is None else self._taken(answer)

    def _taken(self, answer: Answer) -> tuple[Action, ...]:
        self._forget_bot()
        return answer.actions

    def _look_for_answer(self) -> Answer | None:
        if self._ticket is not None and self._answer is None:
            self._answer = self._worker.poll(self._ticket)
        return self._answer

    def cancel_bot(self) -> None:
        """Cancels the bot's thinking."""
        if self._ticket is not None:
            self._worker.cancel(self._ticket)
            self._forget_bot()

    def _forget_bot(self) -> None:
        self._ticket = self._asked = self._answer = None
        self._hurried = False

    def ask_hint(self) -> None:
        """Requests the best actions of the current decision, from what its seat knows.

        A bot that thinks meanwhile starts again after the hint, as the person waits for it.
        """
        decision = self.decision
        if self._hint is None and decision is not None and self.human(decision.seat):
            self._drop_coaching()
            self.match.take_hint()
            if self._look_for_answer() is None:
                self.cancel_bot()
            self._hint = self._worker.ask_hint(self._question(self.match.state, decision.seat, "pro"))
            self.think()

    def hint(self) -> Answer | None:
        """Returns the requested hint once it is there."""
        if self._hint is None:
            return None
        found = self._worker.poll(self._hint)
        if found is not None:
            self._hint = None
        return found

    def drop_hint(self) -> None:
        """Cancels a requested hint."""
        if self._hint is not None:
            self._worker.cancel(self._hint)
            self._hint = None

    def ask_cautions(self) -> None:
        """Requests the costly actions of the current decision, from what its seat knows. A hint has priority."""
        decision = self.decision
        if self._coaching is None and self._hint is None and decision is not None and self.human(decision.seat):
            self._coaching = self._worker.ask_cautions(self._question(self.match.state, decision.seat, "pro"))

    def cautions(self) -> Sequence[Caution] | None:
        """Returns the coach's cautions, once; None while there are none."""
        found = None if self._coaching is None else self._worker.poll(self._coaching)
        if found is None:
            return None
        self._coaching = None
        return found.cautions

    def _drop_coaching(self) -> None:
        if self._coaching is not None:
            self._worker.cancel(self._coaching)
            self._coaching = None

    def drop_advice(self) -> None:
        """Cancels hints and cautions."""
        self.drop_hint()
        self._drop_coaching()

    @property
    def asking(self) -> bool:
        """Whether a hint is being computed."""
        return self._hint is not None

    def cancel(self) -> None:
        """Cancels all thinking: at leaving the table, taking back, or quitting."""
        self.drop_advice()
        self.cancel_bot()

    def _coming(self) -> Question | None:
        """Returns the question for the bot that decides next, or None if it is not known yet.

        While people make their choices of a group, the question uses a position in which they have chosen anything: a
        bot that decides simultaneously must not know more.
        """
        decision, state, ahead = self.decision, self.match.state, 0
        while decision is not None and self.human(decision.seat):
            group = decision.group
            if not group:
                return None
            if not ahead:
                state = state.clone()
            state.push(state.legal_actions()[0])
            decision, ahead = state.decision, ahead + 1
            if decision is not None and decision.group != group:
                return None
        if decision is None:
            return None
        return self._question(state, decision.seat, self.match.players[decision.seat].kind, ahead)

    def _question(self, state: State, seat: int, level: str, ahead: int = 0) -> Question:
        match = self.match
        return Question(
            variant=match.rules.variant.name,
            level=level,
            view=state.view(seat),
            legal_actions=state.legal_actions(),
            seed=match.seed,
            decision=len(match.actions) + ahead,
            budget=Budget(iterations=match.rules.search.iterations) if self._repeatable else None,
        )
