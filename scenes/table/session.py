"""One match being played at this computer: who decides, what the bots say, and what is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.players import Budget, budget_for
from game.bots.worker import Answer, Question, Worker
from game.contract import Action, Decision, Event, View
from game.match import HUMAN, Match
from saves.setup import Setup
from saves.store import Store


class Session:
    """Drives a match: takes actions, stores each before it is shown, and asks bots in their own process."""

    def __init__(
        self,
        match: Match,
        setup: Setup,
        worker: Worker,
        store: Store | None,
        *,
        repeatable: bool = False,
        watched: bool = False,
    ) -> None:
        """``repeatable`` gives bots a budget in iterations alone, so that the same seed gives the same match.

        A match that is only ``watched`` is not stored: what is on the disk stays as it is.
        """
        self.watched = watched
        self.match, self.setup, self._repeatable = match, setup, repeatable
        self._worker, self._store = worker, store
        self._ticket: int | None = None
        self._hint: int | None = None

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

    def play(self, *gesture: Action, further: Callable[[], Sequence[Action]] = tuple) -> list[Event]:
        """Takes an action, or those of a gesture in order, and hands the match over for storing before all is shown.

        ``further`` gives the gesture that follows at once, and nothing where none does.
        """
        self.cancel()
        events = [*self.match.play_gesture(gesture)]
        while following := further():
            events += self.match.play_gesture(following)
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
        if self._store is not None and self.humans and not self.watched:
            self._store.autosave(self.match)

    def save_as(self, name: str) -> None:
        """Keeps the match under a name."""
        if self._store is not None and not self.watched:
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

    def think(self, seconds: float | None = None) -> None:
        """Lets the bot whose turn it is start to think, if it has not; for so long, or for what its level takes."""
        decision = self.decision
        if self._ticket is None and decision is not None and not self.human(decision.seat):
            self._ticket = self._worker.ask(
                self._question(decision.seat, self.match.players[decision.seat].kind, seconds)
            )

    def thought(self) -> tuple[Action, ...]:
        """The bot's action, or all of its gesture, once it has made up its mind; empty until then."""
        if self._ticket is None:
            return ()
        answer: Answer | None = self._worker.poll(self._ticket)
        if answer is None:
            return ()
        self._ticket = None
        return answer.actions

    def ask_hint(self) -> None:
        """Asks for the best actions of the decision at hand, from what its seat knows."""
        decision = self.decision
        if self._hint is None and decision is not None and self.human(decision.seat):
            self.match.hints += 1
            self._hint = self._worker.ask_hint(self._question(decision.seat, "pro"))

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

    @property
    def asking(self) -> bool:
        """Whether a hint is on its way."""
        return self._hint is not None

    def cancel(self) -> None:
        """Ends all thinking at once: leaving the table, taking back, quitting."""
        self.drop_hint()
        if self._ticket is not None:
            self._worker.cancel(self._ticket)
            self._ticket = None

    def _question(self, seat: int, level: str, seconds: float | None = None) -> Question:
        match = self.match
        budget = Budget(iterations=match.rules.search.iterations) if self._repeatable else None
        if budget is None and seconds is not None:
            budget = _within(budget_for(level, match.rules), seconds)
        return Question(
            variant=match.rules.variant.name,
            level=level,
            view=match.state.view(seat),
            legal_actions=self.legal(),
            seed=match.seed,
            decision=len(match.actions),
            budget=budget,
        )


def _within(budget: Budget, seconds: float) -> Budget:
    """The budget, in no more than so many seconds."""
    return Budget(budget.iterations, seconds if budget.seconds is None else min(seconds, budget.seconds))
