"""The course of a match on the table: a bot acts, a person is asked, the curtain falls, or it is over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.contract import Decision

if TYPE_CHECKING:
    from scenes.table.table import Table

THINK_BEAT = 0.55
"""Seconds that a computer's turn rests before it acts, so that one can follow."""
THINKING_MARK = 0.6
"""Seconds of thinking after which the mark is shown."""
SUMMARY_IN_DEMO = 1.2
"""Seconds that the panel at the end of a period stays where nobody is there to close it."""
HURRY = 0.010
"""Seconds of a frame that an instant demo may spend on the match."""


class Course:
    """Decides when the match goes on; how it does so is the table's and the rules' business."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._rested = 0.0
        """Seconds since the last motion ended."""
        self._summary_shown = 0.0

    @property
    def waits_for_bot(self) -> bool:
        """Whether a computer has to decide."""
        decision, table = self.table.session.decision, self.table
        return not table.over and decision is not None and not table.session.human(decision.seat)

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds at the table's pace."""
        table = self.table
        self._rested = 0.0 if table.director.busy else self._rested + dt
        self._close_summary(dt)
        if not table.director.busy and not table.over:
            self._next()
            self._hurry()
            table.offering.run_clock()

    def _close_summary(self, dt: float) -> None:
        table = self.table
        if not table.director.waiting or table.session.humans:
            self._summary_shown = 0.0
            return
        self._summary_shown += dt
        if self._summary_shown >= SUMMARY_IN_DEMO * table.director.pace:
            table.go_on()

    def _next(self) -> None:
        table = self.table
        decision = table.session.decision
        if decision is None:
            table.finish()
        elif not table.session.human(decision.seat):
            self._let_bot_act(decision)
        elif table.choosing is not None and decision.seat == table.viewer:
            if self._may_go_on_alone():
                table.commit(table.choosing.legal[0])
        elif (given := table.game.given(table.session.legal())) is not None:
            table.commit(given)
        elif decision.seat != table.viewer:
            table.hand_over(decision.seat)
        else:
            table.ask()

    def _may_go_on_alone(self) -> bool:
        """Whether a lone choice is taken for the player: only if they want it, and never where it betrays a hand.

        Before others at the screen it always may: that a choice was forced tells what a hand does not hold.
        """
        table = self.table
        assert table.choosing is not None
        secret = table.session.shared_screen
        alone = len(table.choosing.legal) == 1 and self._rested > THINK_BEAT
        return table.app.settings.auto_continue and alone and not secret

    def _hurry(self) -> None:
        """With no motion to wait for, takes as many of the bots' actions as fit into a frame."""
        table = self.table
        end = time.perf_counter() + HURRY
        while not (table.director.pace or table.director.busy or table.over) and time.perf_counter() < end:
            if not self.waits_for_bot:
                return
            self._next()

    def _let_bot_act(self, decision: Decision) -> None:
        table = self.table
        table.session.think()
        dots = 1 + int(self._rested * 2) % 3 if self._rested > THINKING_MARK else 0
        table.dash.think(decision.seat, dots)
        if self._rested < THINK_BEAT * table.director.pace:
            return
        action = table.session.thought()
        if action is not None:
            table.dash.think(decision.seat, 0)
            table.commit(action)
