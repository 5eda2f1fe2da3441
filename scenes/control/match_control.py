"""Controls a match that somebody plays: the viewer's seat, the pending choice and the actions taken. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.contract import Action, Decision, Event, View
from game.events import CardMoved
from game.match import Match
from game.sight import NOBODY, Sight
from game.zones import Role
from scenes.control.actions import Actions
from scenes.control.pending_choice import HeldCard, PendingChoice
from scenes.control.session import Session
from scenes.control.shown_match import PromptText, ShownMatch

LOOK_FIRST = "Look at your cards first."
"""Said if something needs cards that lie face down before others."""
MIN_VISIBLE_SECONDS = 0.3
"""Seconds that a decision must be visible before a press can commit, so that a late skip or double click does not."""


class Taken(NamedTuple):
    """One or more actions that were taken and that the table shows as one animation."""

    first: int
    """Index of its first act in the match's history."""
    picked: Sequence[HeldCard]
    """The cards that the player had picked for it."""
    by_computer: bool


class MatchControl(ShownMatch):
    """The state of a match that the parts of a playable table share. Draws nothing and decides no rule."""

    def __init__(
        self, session: Session, actions: Actions[Any], show: Callable[[Taken], object], problem: str | None = None
    ) -> None:
        """``show`` is called with what was taken. ``problem`` is why the match may be viewed but not continued."""
        super().__init__()
        self.session, self.actions, self.problem = session, actions, problem
        self._show = show
        self.choosing: PendingChoice | None = None
        """The decision that the viewer is asked for and the cards picked so far, or None."""
        self.viewer = self._first_viewer()
        self.handing_to: int | None = None
        """The seat that the curtain asks for, or None."""
        self.face_down = False
        """Whether the viewer's hand lies face down because everybody at the screen looks on."""
        self.answered: dict[int, int] = {}
        """The act of each person's last answer at this table, by seat."""
        self._begun: dict[int, int] = {}
        """The number of actions before that answer, which may be a gesture of several acts."""
        self._opened = len(session.match.actions)
        """The number of actions when the table was opened, or after the last take-back."""
        self.clock = 0.0
        """Seconds that the player has used for the decision, including actions that leave it open."""
        self.over = problem is not None
        self.paused = False
        """Whether the match is paused until the player has read something."""
        self.admits: Callable[[Sequence[Action]], bool] = lambda gesture: True
        """Called before a pressed legal choice is taken. If it returns False, it has told the player why."""

    def _first_viewer(self) -> int:
        """Returns the seat that sees the table first: a person's, and never a computer's hand before others."""
        session = self.session
        if not session.humans:
            return 0
        if session.decision is None or not session.shared_screen:
            return session.humans[0]
        with_the_ball = self.match.rules.table_state(session.view(0)).offense
        return session.next_human(with_the_ball if self.automatic_actions else session.decision.seat)

    # Viewer

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.session.match

    @property
    def _match(self) -> Match:
        return self.match

    @property
    def notes(self) -> dict[str, str]:
        """The table's own notes on the match, stored with it but outside the rules."""
        return self.match.notes

    @property
    def acts(self) -> Sequence[Sequence[Event]]:
        return self.match.history

    @property
    def decision(self) -> Decision | None:
        return self.session.decision

    def view_after(self, act: int, seat: int | None = None) -> View:
        seat = self.viewer if seat is None else seat
        return self.session.view(seat) if act == len(self.acts) - 1 else self.match.view_after(act, seat)

    def masked(self, event: Event) -> Event:
        return event.masked(self.viewer)

    @property
    def sight(self) -> Sight:
        """The viewer's own hand, or nobody's while everybody at the screen looks on."""
        return NOBODY if self.face_down else Sight.of(self.viewer)

    @property
    def waits(self) -> bool:
        """Whether a person plays, who can close a panel that waits."""
        return bool(self.session.humans)

    @property
    def first_new_act(self) -> int:
        """The first act shown in the strips: everything since the viewer's own last act."""
        return 0 if self.you is None else self.match.acted_before(self.viewer)

    @property
    def you(self) -> int | None:
        """The viewer's seat if a person sits there."""
        return self.viewer if self.session.human(self.viewer) else None

    @property
    def player_at_screen(self) -> int:
        """The seat of the person who has the mouse, or is about to get it."""
        return self.viewer if self.handing_to is None else self.handing_to

    def hand_to(self, seat: int) -> None:
        """Stops asking until the curtain rises before a seat."""
        self.handing_to, self.choosing = seat, None

    def turn_to(self, seat: int) -> None:
        """Seats another player in front of the table."""
        self.viewer, self.handing_to, self.choosing, self.face_down = seat, None, None, self.in_public

    # The decision

    @property
    def prompt(self) -> PromptText | None:
        """The question to the viewer, or whose turn it is."""
        decision = self.decision
        if self.problem:
            return PromptText(self.problem, decision and decision.seat)
        if decision is None or not self.asks_viewer:
            return self.turn
        if self.choosing is None and self.automatic_actions:
            return PromptText(None, decision.seat)
        return PromptText(self.match.rules.words.prompt(self.view, self.names), decision.seat, asked=True)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a computer must decide."""
        decision = self.decision
        return not self.over and decision is not None and not self.session.human(decision.seat)

    @property
    def hides_thinking_time(self) -> bool:
        """Whether a computer decides something secret before people, so that its thinking time must reveal nothing."""
        decision = self.decision
        if decision is None or not self.waits_for_bot or not self.session.humans:
            return False
        return decision.covert or decision.kind in self.match.rules.search.secret

    @property
    def asks_viewer(self) -> bool:
        """Whether the match waits for the viewer, and a person sits there."""
        decision = self.decision
        return decision is not None and decision.seat == self.viewer and self.session.human(self.viewer)

    @property
    def in_public(self) -> bool:
        """Whether everybody at the screen looks on at the decision. Never for a simultaneous choice."""
        decision = self.decision
        if decision is None or not self.session.shared_screen:
            return self.actions.public and self.session.shared_screen
        return (self.actions.public or decision.kind in self.actions.before_all) and not decision.group

    @property
    def viewer_sits_ready(self) -> bool:
        """Whether the viewer can be asked at once: the hand lies face down in public and face up otherwise."""
        return self.asks_viewer and self.face_down == self.in_public

    @property
    def lies_open(self) -> bool:
        """Whether the deciding seat can be asked before everybody, with its hand face up."""
        decision = self.decision
        return decision is not None and not decision.group and self.actions.lies_open(self.session.view(decision.seat))

    @property
    def automatic_actions(self) -> Sequence[Action]:
        """The gesture that the deciding seat has chosen already; empty if it must be asked."""
        decision = self.decision
        if decision is None:
            return ()
        passed = self.passed
        automatic_actions = self.actions.automatic_actions
        return (
            automatic_actions(self.session.view(decision.seat), self.session.legal()) if passed is None else (passed,)
        )

    @property
    def passed(self) -> Action | None:
        """The action that public knowledge leaves as the only one, or None if there may be a choice."""
        decision = self.decision
        if decision is None or self.session.is_lesson:
            return None
        return self.actions.passes(self.session.view(decision.seat))

    @property
    def legal(self) -> Sequence[Action]:
        """The actions that the viewer is offered; empty while nothing is asked."""
        return self.choosing.legal if self.choosing else ()

    @property
    def may_commit(self) -> bool:
        """Whether the decision was visible long enough to accept a press."""
        return self.choosing is not None and self.choosing.seconds >= MIN_VISIBLE_SECONDS

    @property
    def before_answer(self) -> int:
        """Number of actions before the viewer's last answer at this table, or when it was opened."""
        return self._begun.get(self.viewer, self._opened)

    def ask(self) -> None:
        """Asks the viewer for the current decision. A bot that decides simultaneously starts to think."""
        self.choosing = PendingChoice(self.match.state, self.session.legal())
        self.session.think()

    def restart_choice(self) -> None:
        """Drops the cards picked so far, so that the decision is asked again."""
        self.choosing = None

    def peek(self) -> None:
        """Turns the viewer's hand face up or face down while everybody looks on."""
        self.face_down = not self.face_down
        if self.choosing is not None:
            self.choosing.clear()

    def wait(self, dt: float) -> None:
        """Adds ``dt`` seconds to the player's time for the decision."""
        if self.choosing is not None:
            self.choosing.seconds += dt
            self.clock += dt

    def add_clock_time(self, seconds: float) -> None:
        """Adds seconds in which a question or menu was open: the play clock keeps running (FW-77)."""
        self.clock += seconds

    # Actions

    def commit(self, *gesture: Action, pressed: bool = True) -> None:
        """Takes a gesture of the deciding seat, shows it and lets the next bot think.

        ``pressed`` is False for an action that plays itself, which counts as no decision of the person.
        """
        if pressed and not self.waits_for_bot and not self.admits(gesture):
            return
        asked, before = self.choosing, len(self.match.actions)
        picked = asked.picked if asked else []
        by_computer, secret = self.waits_for_bot, self._open_group
        self.choosing = None
        further = tuple if by_computer else self._settled_at_once
        events = self.session.play(*gesture, further=further, pressed=pressed)
        if not all(self.actions.leaves_open(action) for action in gesture):
            self.clock = 0.0
        if asked is not None:
            self.answered[self.viewer], self._begun[self.viewer] = len(self.match.actions), before
        self.face_down = self._covers(events, together=bool(secret) and secret == self._open_group)
        self._show(Taken(before + 1, picked, by_computer))
        self.session.think()

    def _covers(self, events: Sequence[Event], *, together: bool) -> bool:
        """Returns whether the viewer's hand lies face down before others at the screen from now on.

        Everybody sees the result of a choice. So what only the viewer knows is covered until the next curtain if
        somebody else must choose, and new cards wait for the curtain, too. ``together`` is True while choices of the
        same group are still to be made.
        """
        if not self.session.shared_screen:
            return False
        if self.actions.public:
            return not together
        decision = self.decision
        passes = decision is not None and decision.seat != self.viewer and self.actions.conceals(self.view)
        return self.face_down or passes or any(map(self._deals, events))

    def _deals(self, event: Event) -> bool:
        """Returns whether the event deals a card of a new hand."""
        if not isinstance(event, CardMoved) or event.how != "deal":
            return False
        return self.match.rules.zones[event.target].role is Role.HAND

    @property
    def goes_on(self) -> bool:
        """Whether the decision continues the last action, so that nobody pauses before it."""
        decision = self.decision
        return decision is not None and self.actions.goes_on(decision)

    def _settled_at_once(self) -> Sequence[Action]:
        """Returns the automatic actions of the seat that has just acted, if its decision goes on."""
        decision = self.decision
        if decision is None or decision.seat != self.match.decisions[-1].seat or self.actions.begins(decision):
            return ()
        return self.automatic_actions if self.goes_on else ()

    @property
    def _open_group(self) -> str:
        """The group of simultaneous choices being made, or ""."""
        decision = self.decision
        return "" if decision is None else decision.group

    def end(self) -> None:
        """Ends the match at this table: nothing more is asked or decided."""
        self.over = True

    def count_as_practice(self) -> None:
        """Makes the match count as practice: it is kept, but in no statistics."""
        self.match.practice = True

    def back_to(self, count: int) -> None:
        """Goes back to the position after ``count`` actions."""
        self.session.back_to(count)
        self.answered.clear()
        self._begun.clear()
        self._opened = count
        self.choosing, self.clock, self.over = None, 0.0, False
