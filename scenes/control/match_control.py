"""One person's part in a match: the viewer's seat, the pending choice, and the actions taken. It draws nothing."""

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
from scenes.control.shown_match import Said, ShownMatch

LOOK_FIRST = "Look at your cards first."
"""What is said where something asks for cards that lie face down before others."""
SEEN = 0.2
"""Seconds that a decision is on the screen before a press can commit: a late skip, or a second click, does not."""


class Taken(NamedTuple):
    """An action, or all those of a gesture, that were taken, as the table has to show them: one piece of motion."""

    first: int
    """The first act of the match's history that it is."""
    picked: Sequence[HeldCard]
    """The cards that the player had picked for it."""
    by_computer: bool


class MatchControl(ShownMatch):
    """What the parts of a table at which somebody plays share of the match. It draws nothing, and decides no rule."""

    def __init__(
        self, session: Session, actions: Actions[Any], show: Callable[[Taken], object], problem: str | None = None
    ) -> None:
        """``show`` is given what was taken; ``problem`` is why the match may be looked at but not played on."""
        super().__init__()
        self.session, self.actions, self.problem = session, actions, problem
        self._show = show
        self.choosing: PendingChoice | None = None
        """The decision that the viewer is asked for, with what they have picked so far."""
        self.viewer = self._first_viewer()
        self.handing_to: int | None = None
        """The seat that the curtain asks for."""
        self.face_down = False
        """Whether the viewer's hands lie face down, since everybody at the screen looks on."""
        self.answered: dict[int, int] = {}
        """The act of each person's last answer at this table, by seat."""
        self._begun: dict[int, int] = {}
        """The place just before that answer, which may be a gesture of several acts."""
        self._opened = len(session.match.actions)
        """How many there were when the table was opened, or after one was taken back."""
        self.clock = 0.0
        """Seconds that the player has taken for the decision so far, what leaves it open included."""
        self.over = problem is not None
        self.held = False
        """Whether nobody is asked or decides until something else was read."""
        self.admits: Callable[[Sequence[Action]], bool] = lambda gesture: True
        """Whether a legal choice that the player has pressed is taken; who says no tells the player why."""

    def _first_viewer(self) -> int:
        """Where the table is seen from: a person's seat if there is one, and never a computer's hand before others."""
        session = self.session
        if not session.humans:
            return 0
        if session.decision is None or not session.shared_screen:
            return session.humans[0]
        with_the_ball = self.match.rules.table_state(session.view(0)).offense
        return session.next_human(with_the_ball if self.automatic_actions else session.decision.seat)

    # Who looks on

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.session.match

    @property
    def _match(self) -> Match:
        return self.match

    @property
    def notes(self) -> dict[str, str]:
        """What the table keeps beside the actions, outside the rules."""
        return self.match.notes

    @property
    def acts(self) -> Sequence[Sequence[Event]]:
        """The events of the opening, and of each act after it."""
        return self.match.history

    @property
    def decision(self) -> Decision | None:
        """What the match waits for."""
        return self.session.decision

    def view_after(self, act: int, seat: int | None = None) -> View:
        """What a seat, the viewer's by default, knew after that act."""
        seat = self.viewer if seat is None else seat
        return self.session.view(seat) if act == len(self.acts) - 1 else self.match.view_after(act, seat)

    def masked(self, event: Event) -> Event:
        """An event as the viewer may read of it."""
        return event.masked(self.viewer)

    @property
    def sight(self) -> Sight:
        """The viewer's own hands, or none while everybody at the screen looks on."""
        return NOBODY if self.face_down else Sight.of(self.viewer)

    @property
    def waits(self) -> bool:
        """Whether a person plays, who closes a panel that waits."""
        return bool(self.session.humans)

    @property
    def first_new_act(self) -> int:
        """The first act that the strips tell of: a person is told what happened since their own last one."""
        return 0 if self.you is None else self.match.acted_before(self.viewer)

    @property
    def you(self) -> int | None:
        """The seat that is spoken to as you: the viewer's, if a person sits there."""
        return self.viewer if self.session.human(self.viewer) else None

    @property
    def player_at_screen(self) -> int:
        """The seat of the person who has the mouse, or is about to get it."""
        return self.viewer if self.handing_to is None else self.handing_to

    def hand_to(self, seat: int) -> None:
        """Nobody chooses any more until the curtain goes up before a seat."""
        self.handing_to, self.choosing = seat, None

    def turn_to(self, seat: int) -> None:
        """Puts another player in front of the table."""
        self.viewer, self.handing_to, self.choosing, self.face_down = seat, None, None, self.in_public

    # What is asked

    @property
    def said(self) -> Said | None:
        """The question to the viewer, or who decides; what happened last where that is answered already."""
        decision = self.decision
        if self.problem:
            return Said(self.problem, decision and decision.seat)
        if decision is None or not self.asks_viewer:
            return self.turn
        if self.choosing is None and self.automatic_actions:
            return Said(None, decision.seat)
        return Said(self.match.rules.words.prompt(self.view, self.names), decision.seat, asked=True)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a computer has to decide."""
        decision = self.decision
        return not self.over and decision is not None and not self.session.human(decision.seat)

    @property
    def hides_thought(self) -> bool:
        """Whether a computer decides before people what hides its cards, so that its time must not tell of them."""
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
        """Whether everybody at the screen looks on at what is asked: it is not chosen together with others."""
        decision = self.decision
        if decision is None or not self.session.shared_screen:
            return self.actions.public and self.session.shared_screen
        return (self.actions.public or decision.kind in self.actions.before_all) and not decision.group

    @property
    def viewer_sits_ready(self) -> bool:
        """Whether the viewer can be asked as they sit: in public with the hand face down, else with it in sight."""
        return self.asks_viewer and self.face_down == self.in_public

    @property
    def lies_open(self) -> bool:
        """Whether whoever decides can be asked before everybody, with all that they have in sight."""
        decision = self.decision
        return decision is not None and not decision.group and self.actions.lies_open(self.session.view(decision.seat))

    @property
    def automatic_actions(self) -> Sequence[Action]:
        """The gesture that the deciding seat has settled already; empty if it is asked."""
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
        """What is done without a choice at the decision at hand, whoever decides; None where there may be one."""
        decision = self.decision
        if decision is None or self.session.is_lesson:
            return None
        return self.actions.passes(self.session.view(decision.seat))

    @property
    def legal(self) -> Sequence[Action]:
        """What the viewer is offered; empty while nothing is asked."""
        return self.choosing.legal if self.choosing else ()

    @property
    def may_commit(self) -> bool:
        """Whether what is asked was on the screen long enough to be meant by a press."""
        return self.choosing is not None and self.choosing.seconds >= SEEN

    @property
    def before_answer(self) -> int:
        """How many actions there were before the viewer last answered at this table; all of them before it opened."""
        return self._begun.get(self.viewer, self._opened)

    def ask(self) -> None:
        """Asks the viewer for the decision at hand; a bot that decides together with them thinks meanwhile."""
        self.choosing = PendingChoice(self.match.state, self.session.legal())
        self.session.think()

    def ask_anew(self) -> None:
        """Puts back what the viewer had picked; the decision is asked again."""
        self.choosing = None

    def peek(self) -> None:
        """Turns the viewer's hands up for a look while everybody looks on, or down again."""
        self.face_down = not self.face_down
        if self.choosing is not None:
            self.choosing.clear()

    def wait(self, dt: float) -> None:
        """The player has had ``dt`` seconds more for what is asked."""
        if self.choosing is not None:
            self.choosing.seconds += dt
            self.clock += dt

    def left_open(self, seconds: float) -> None:
        """A question or a menu stood over what is asked for so long: the play clock ran on (FW-77)."""
        self.clock += seconds

    # What is taken

    def commit(self, *gesture: Action, pressed: bool = True) -> None:
        """Takes an action of the deciding seat, or all those of a gesture, shows it, and lets the next bot think.

        ``pressed`` is false for what plays itself at the seat of a person, who then has decided nothing.
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
        """Whether the viewer's hands lie face down before others at the screen from now on.

        What comes of a choice is seen by everybody, so what the viewer alone knows is covered until the next curtain
        where another one has to choose, and what is dealt waits for it. ``together`` is true while choices of the same
        group are still to be made.
        """
        if not self.session.shared_screen:
            return False
        if self.actions.public:
            return not together
        decision = self.decision
        passes = decision is not None and decision.seat != self.viewer and self.actions.conceals(self.view)
        return self.face_down or passes or any(map(self._deals, events))

    def _deals(self, event: Event) -> bool:
        """Whether it deals a card of a new hand."""
        if not isinstance(event, CardMoved) or event.how != "deal":
            return False
        return self.match.rules.zones[event.target].role is Role.HAND

    @property
    def goes_on(self) -> bool:
        """Whether the decision continues what was just done, so that nobody rests before it."""
        decision = self.decision
        return decision is not None and self.actions.goes_on(decision)

    def _settled_at_once(self) -> Sequence[Action]:
        """What the seat that has just acted has settled already of what goes on with that; empty for nothing."""
        decision = self.decision
        if decision is None or decision.seat != self.match.decisions[-1].seat or self.actions.begins(decision):
            return ()
        return self.automatic_actions if self.goes_on else ()

    @property
    def _open_group(self) -> str:
        """The name of the choices that are being made together, empty where none are."""
        decision = self.decision
        return "" if decision is None else decision.group

    def end(self) -> None:
        """Nothing is asked or decided at this table any more."""
        self.over = True

    def count_as_practice(self) -> None:
        """The match will be kept, but counted in no record."""
        self.match.practice = True

    def back_to(self, count: int) -> None:
        """Goes back to the position after ``count`` actions."""
        self.session.back_to(count)
        self.answered.clear()
        self._begun.clear()
        self._opened = count
        self.choosing, self.clock, self.over = None, 0.0, False
