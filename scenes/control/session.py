"""One match played at this computer: its actions, the bots' answers, and storing. It draws nothing."""

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
    """Who decides for the other seats, and thinks meanwhile: the bots' process, or a script in its place."""

    def ask(self, question: Question) -> int:
        """Sends a question on its way and gives its ticket."""

    def ask_hint(self, question: Question) -> int:
        """Asks for the best actions of a decision, with reasons."""

    def ask_cautions(self, question: Question) -> int:
        """Asks which actions of a decision cost much."""

    def poll(self, ticket: int) -> Answer | None:
        """The answer, once; None while there is none."""

    def answer_now(self, ticket: int) -> Answer | None:
        """An answer at once; None for an unknown ticket."""

    def hurry(self, ticket: int, seconds: float) -> None:
        """Limits a question to so many seconds from now."""

    def cancel(self, ticket: int) -> None:
        """Nobody waits for the answer any more."""


class Session:
    """Drives a match: takes actions, stores each before it is shown, and asks bots in their own process."""

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
        """``repeatable`` gives bots a budget in iterations alone, so that the same seed gives the same match.

        Before people it does not: how long an answer takes would tell what a hand holds.
        A match that is only ``read_only`` is not stored: what is on the disk stays as it is.
        """
        self.read_only = read_only
        self.match, self.setup = match, setup
        self._repeatable = repeatable and not self.humans
        self.knows_game = knows_game
        """Whether a match of the game was finished at this computer; it never waits."""
        self.is_lesson = is_lesson
        """Whether all that is to be pressed is told, and nothing plays itself."""
        self._worker, self._store = worker, store
        self._ticket: int | None = None
        self._asked: Question | None = None
        """What the bots' process was asked under the ticket, maybe before it is the bot's turn."""
        self._answer: Answer | None = None
        """What it answered."""
        self._hurried = False
        self._hint: int | None = None
        self._coaching: int | None = None
        """The ticket of what a coach wants to know."""

    @property
    def decision(self) -> Decision | None:
        """What the match waits for."""
        return self.match.decision

    def human(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.match.players[seat].kind == HUMAN

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.match.players)) if self.human(seat)]

    def next_human(self, seat: int) -> int:
        """That seat if a person sits there, else the next one round the table where one does."""
        seats = len(self.match.players)
        return next(other for step in range(seats) if self.human(other := (seat + step) % seats))

    @property
    def shared_screen(self) -> bool:
        """Whether several people play at this screen, so that hands must be hidden between them."""
        return len(self.humans) > 1

    def view(self, seat: int) -> View:
        """What a seat knows now."""
        return self.match.state.view(seat)

    def legal(self) -> Sequence[Action]:
        """The choices of the decision at hand."""
        return self.match.state.legal_actions() if self.match.decision else []

    def play(
        self, *gesture: Action, further: Callable[[], Sequence[Action]] = tuple, pressed: bool = True
    ) -> list[Event]:
        """Takes an action, or those of a gesture in order, and hands the match over for storing before all is shown.

        ``further`` gives the gesture that follows at once, and nothing where none does; ``pressed`` is false for what
        plays itself. What a bot thinks about goes on if that is what it will be asked now: a choice made together with
        others.
        """
        self.drop_advice()
        events = [*self.match.play_gesture(gesture, pressed=pressed)]
        while following := further():
            events += self.match.play_gesture(following, pressed=False)
        if self._asked is not None and self._asked != self._coming():
            self.drop_thought()
        self.store()
        return events

    def concede(self, seat: int) -> None:
        """Gives the match up for a seat."""
        self.cancel()
        self.match.concede(seat)
        self.store()

    def back_to(self, count: int) -> None:
        """Goes back to the position after ``count`` actions."""
        self.cancel()
        self.match.back_to(count)
        self.store()

    def store(self) -> None:
        """Hands the match over for storing as it is now."""
        if self._store is not None and self.humans and not self.read_only:
            self._store.autosave(self.match)

    def save_as(self, name: str) -> None:
        """Keeps the match under a name."""
        if self._store is not None and not self.read_only:
            self._store.save_as(self.match, name)

    def leave(self) -> None:
        """Nobody thinks any longer, and another window may go on with the match."""
        self.cancel()
        if self._store is not None:
            self._store.leave(self.match)

    @property
    def stored(self) -> bool:
        """Whether what was handed over for storing is on the disk, or cannot be written; never waits."""
        return self._store is None or self._store.is_stored(self.match)

    # Bots

    def think(self) -> None:
        """Lets the bot that decides next start to think, if it has not.

        That is the one whose turn it is, or one that decides together with the person whose turn it is: it is told
        what it would know whatever the person chooses, before they have chosen.
        """
        if self._ticket is None and (question := self._coming()):
            self._ticket, self._asked = self._worker.ask(question), question

    def hurry(self, seconds: float) -> None:
        """Lets the bot that thinks come to its end within so many seconds; said once, and only where time counts."""
        if self._ticket is not None and not self._hurried and not self._repeatable:
            self._hurried = True
            self._worker.hurry(self._ticket, seconds)

    def thought(self) -> tuple[Action, ...]:
        """The action of the bot whose turn it is, or all of its gesture, once it has made up its mind; else empty."""
        answer = self._look_for_answer()
        return () if answer is None else self._taken(answer)

    def thought_now(self) -> tuple[Action, ...]:
        """The same without any wait: what is still thought about is decided by a rule of thumb."""
        answer = self._look_for_answer()
        if answer is None and self._ticket is not None:
            answer = self._worker.answer_now(self._ticket)
        return () if answer is None else self._taken(answer)

    def _taken(self, answer: Answer) -> tuple[Action, ...]:
        self._forget_thought()
        return answer.actions

    def _look_for_answer(self) -> Answer | None:
        if self._ticket is not None and self._answer is None:
            self._answer = self._worker.poll(self._ticket)
        return self._answer

    def drop_thought(self) -> None:
        """Gives up what a bot thinks about."""
        if self._ticket is not None:
            self._worker.cancel(self._ticket)
            self._forget_thought()

    def _forget_thought(self) -> None:
        self._ticket = self._asked = self._answer = None
        self._hurried = False

    def ask_hint(self) -> None:
        """Asks for the best actions of the decision at hand, from what its seat knows.

        A bot that thinks about a choice of its own meanwhile begins anew after it: the person waits for the hint.
        """
        decision = self.decision
        if self._hint is None and decision is not None and self.human(decision.seat):
            self._drop_coaching()
            self.match.take_hint()
            if self._look_for_answer() is None:
                self.drop_thought()
            self._hint = self._worker.ask_hint(self._question(self.match.state, decision.seat, "pro"))
            self.think()

    def hint(self) -> Answer | None:
        """The hint that was asked for, once it is there."""
        if self._hint is None:
            return None
        found = self._worker.poll(self._hint)
        if found is not None:
            self._hint = None
        return found

    def drop_hint(self) -> None:
        """Gives up a hint that was asked for."""
        if self._hint is not None:
            self._worker.cancel(self._hint)
            self._hint = None

    def ask_cautions(self) -> None:
        """Asks which choices of the decision at hand cost much, from what its seat knows; a hint comes before it."""
        decision = self.decision
        if self._coaching is None and self._hint is None and decision is not None and self.human(decision.seat):
            self._coaching = self._worker.ask_cautions(self._question(self.match.state, decision.seat, "pro"))

    def cautions(self) -> Sequence[Caution] | None:
        """What was found out for a coach, once; None while there is nothing."""
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
        """Gives up whatever is looked for to advise the player."""
        self.drop_hint()
        self._drop_coaching()

    @property
    def asking(self) -> bool:
        """Whether a hint is on its way."""
        return self._hint is not None

    def cancel(self) -> None:
        """Ends all thinking at once: leaving the table, taking back, quitting."""
        self.drop_advice()
        self.drop_thought()

    def _coming(self) -> Question | None:
        """What the bot that decides next is to be asked, or None where that is not known yet.

        While people make their choices of a group, the position is one in which they have made any: a bot that decides
        together with them knows no more of them than that.
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
