"""Going back: the last act once more, and taking a decision back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import NOTHING_TO_TAKE_BACK
from scenes.table.director import Cue
from scenes.ui.dialog import Dialog

if TYPE_CHECKING:
    from scenes.table.table import Table


class Rewind:
    """What the player may see or do again."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def replay_last(self) -> None:
        """Shows again what happened since the viewer last acted; nothing is changed by it."""
        table = self.table
        count = table.match.acted_before(table.viewer)
        if not table.director.busy and count < len(table.match.actions):
            self.play_again(count)

    def play_again(self, count: int) -> None:
        """Shows all that happened after the first ``count`` actions once more, but nothing that is to be forgotten."""
        table = self.table
        count = max(count, table.dash.remembered_from() - 1)
        table.choosing = None
        table.offering.renew()
        table.dash.show(asked=False)
        view = table.match.view_after(count, table.viewer)
        table.board.rebuild(view)
        table.game.show(view, table.match.names)
        for events in table.match.history[count + 1 :]:
            for event in events:
                table.director.add(table.maker.cues(event))
        table.director.add([Cue(table.settle)])

    def take_back(self) -> None:
        """Takes the viewer's last action back.

        It is free while nothing hidden was seen and nobody else has acted. Against the computer alone it may be done
        at any time, but the match then counts as practice. Otherwise the reason is shown.
        """
        table = self.table
        if table.session.watched or table.viewer not in table.session.humans:
            return
        reason = table.match.take_back_refusal(table.viewer)
        if reason is None:
            self._start_over(len(table.match.actions) - 1)
            return
        count = table.match.last_choice(table.viewer, table.game.given)
        if count is None or len(table.session.humans) != 1 or table.match.conceded is not None:
            final = "" if reason == NOTHING_TO_TAKE_BACK else " It cannot be taken back."
            table.refuse(f"{reason}{final}", table.space.actions)
            return
        if table.match.practice:
            self._start_over(count)
            return
        answers = [("Take it back", lambda: self._practice(count)), ("Play on", lambda: None)]
        text = f"{reason} You may go back to your last choice all the same, but then this match counts as practice."
        table.app.stack.push(Dialog(table.app, "Take it back?", text, answers, accent="firstDown"))

    def _practice(self, count: int) -> None:
        self.table.match.practice = True
        self._start_over(count)

    def _start_over(self, count: int) -> None:
        """Goes back to the position after ``count`` actions and shows it at once."""
        table = self.table
        table.clear_away()
        table.session.back_to(count)
        table.choosing, table.clock, table.over = None, 0.0, False
        table.settle()
        table.dash.retell()
