"""Moves a match on: a bot acts, a person is asked, the curtain falls, or the match ends."""

from __future__ import annotations

import time
from typing import Protocol

from game.bots.players import ALL_PRO
from game.contract import Decision
from saves.settings import Settings
from scenes.control.computer_wait import ComputerWait
from scenes.control.match_control import MatchControl
from scenes.control.only_play import OnlyPlay
from scenes.control.screen import Screen

COMPUTER_DELAY = 0.55
"""Seconds that a computer waits before it acts, so that players can follow."""
THINKING_MARK_DELAY = 0.6
"""Seconds of thinking after which the thinking mark is shown."""
SHORT_SHARE = 0.5
"""Fraction of the random pause for a computer that does not search, if the decision goes on from the last action, or
is made at the same time as a person's."""
MOTION_RESTS = 0.3
"""Most seconds of a pause that pass while the last act is shown, so that a part of each remains to be seen."""
LAST_LOOK_SECONDS = 1.5
"""Seconds for which the table lies still after the last act of a match, also if that was skipped."""
DEMO_SUMMARY_SECONDS = 1.2
"""Seconds that the panel at the end of a period stays if nobody can close it."""
INSTANT_DEMO_SECONDS = 0.010
"""Seconds of a frame that an instant demo may spend on the match."""


class Steps(Protocol):
    """The steps that the table's scene carries out for ``Turns``."""

    def ask(self) -> None:
        """Asks the viewer for the current decision."""

    def run_clock(self) -> None:
        """Updates the clock of the deciding person."""

    def hand_over(self, seat: int) -> None:
        """Lowers the curtain before another player."""

    def ask_in_public(self, seat: int) -> None:
        """Seats a player while everybody looks on, without a curtain and with the hand face down."""

    def finish(self) -> None:
        """Ends the match."""


class Turns:
    """Decides when the match moves on and what happens next."""

    def __init__(self, settings: Settings, control: MatchControl, screen: Screen, steps: Steps) -> None:
        self.control, self.screen, self.steps = control, screen, steps
        self._rested = 0.0
        """Seconds since the last animation ended, or since the last act if it was skipped."""
        self._since_act = 0.0
        """Real seconds since the last act, in which it may have been shown."""
        self._acts = 0
        self._was_busy = False
        """Whether something was shown in the last step."""
        self._summary_shown = 0.0
        self._asked = 0.0
        """Seconds for which the last person was asked, in which a computer that decides simultaneously rests, too.

        One that searches does not: at the end of its pause a rule of thumb would decide in its place.
        """
        self._passed = 0.0
        """Real seconds of this step."""
        self.resting = ComputerWait()
        self.only = OnlyPlay(settings, control, screen)

    def update(self, dt: float, passed: float) -> None:
        """Moves on by ``dt`` seconds at the table's pace, which are ``passed`` real seconds."""
        self._passed = passed
        self.only.follow()
        busy = self.screen.busy
        settled = not (busy or self._was_busy)  # the step that ends a motion has the table to set right
        self._was_busy = busy
        if settled and self.control.hides_thinking_time:
            self.resting.rested += passed  # a person looks on while a computer makes a secret decision
        if self.control.choosing is not None:
            self._asked = self.control.choosing.seconds
        acts = len(self.control.match.actions)
        self._rested = 0.0 if busy or acts != self._acts else self._rested + dt
        self._since_act = 0.0 if acts != self._acts else self._since_act + passed
        self._acts = acts
        self._close_summary(dt)
        if settled and not (self.screen.busy or self.control.over or self.control.paused):
            self._next()
            self._play_instant_demo()
            self.steps.run_clock()

    def _close_summary(self, dt: float) -> None:
        if not self.screen.waiting or self.control.session.humans:
            self._summary_shown = 0.0
            return
        self._summary_shown += dt
        if self._summary_shown >= DEMO_SUMMARY_SECONDS * self.screen.pace:
            self.screen.go_on()

    def _next(self) -> None:
        control, session = self.control, self.control.session
        decision = session.decision
        if decision is None:
            if self._rested >= LAST_LOOK_SECONDS * self.screen.pace or not session.humans:
                self.steps.finish()
        elif not session.human(decision.seat):
            self._let_bot_act(decision)
        elif control.choosing is not None and decision.seat == control.viewer:
            self._go_on_alone()
        elif automatic_actions := control.automatic_actions:
            control.commit(*automatic_actions, pressed=False)
        elif control.viewer_sits_ready:
            self._ask_or_go_on()
        elif control.in_public or control.lies_open:
            self.steps.ask_in_public(decision.seat)
        else:
            self.steps.hand_over(decision.seat)

    def _ask_or_go_on(self) -> None:
        """Asks the player, unless the only action plays itself without buttons."""
        if self.only.without_buttons is None:
            self.steps.ask()
        else:
            self._go_on_alone()

    def _go_on_alone(self) -> None:
        """Commits the only action once it was announced long enough."""
        act = self.only.act
        if act is not None and self.only.say(act, self._passed):
            self.control.commit(act, pressed=False)

    def _play_instant_demo(self) -> None:
        """Takes as many computer actions as fit into a frame, at Instant only."""
        screen, control = self.screen, self.control
        end = time.perf_counter() + INSTANT_DEMO_SECONDS
        while not (screen.pace or screen.busy or control.over or control.paused) and time.perf_counter() < end:
            if not control.waits_for_bot or control.hides_thinking_time:
                return
            self._next()

    def _let_bot_act(self, decision: Decision) -> None:
        if (passed := self.control.passed) is not None:
            self.control.commit(passed)
        elif self.control.hides_thinking_time:
            self._answer_after_a_rest(decision)
        else:
            self._answer_once_thought(decision)

    def _answer_after_a_rest(self, decision: Decision) -> None:
        """Answers after a random pause that also limits the thinking, so that pause and mark do not reveal the choices.

        The bot may have started earlier, during an animation or a simultaneous choice; that is not visible either.
        """
        session, screen, resting = self.control.session, self.screen, self.resting
        session.think()
        searches = self.control.match.players[decision.seat].kind == ALL_PRO
        is_short = (self.control.goes_on or decision.group) and not searches
        share = SHORT_SHARE if is_short else 1.0
        rested = self._asked if self._is_simultaneous(decision) and not searches else 0.0
        if self.control.actions.rests_in_motion(decision):
            rested = max(rested, min(self._since_act, MOTION_RESTS * self.screen.pace))
        resting.begin(len(self.control.match.actions), share * self.screen.pace, searches=searches, rested=rested)
        session.hurry(resting.for_thought)
        shown = min(resting.rested, resting.seconds)
        screen.think(decision.seat, _dots(shown))
        gesture = session.bot_actions_now() if resting.over else ()
        if gesture:
            resting.forget()
            screen.think(decision.seat, 0)
            self.control.commit(*gesture)

    def _is_simultaneous(self, decision: Decision) -> bool:
        """Returns whether the last decision belongs to the same group."""
        decisions = self.control.match.decisions
        return bool(decision.group and decisions) and decisions[-1].group == decision.group

    def _answer_once_thought(self, decision: Decision) -> None:
        session, screen = self.control.session, self.screen
        session.think()
        screen.think(decision.seat, _dots(self._rested))
        beat = 0.0 if self.control.goes_on else COMPUTER_DELAY
        if self._rested < beat * self.screen.pace:
            return
        gesture = session.bot_actions()
        if gesture:
            screen.think(decision.seat, 0)
            self.control.commit(*gesture)


def _dots(rested: float) -> int:
    """Returns the dots of the thinking mark after ``rested`` seconds."""
    return 1 + int(rested * 2) % 3 if rested > THINKING_MARK_DELAY else 0
