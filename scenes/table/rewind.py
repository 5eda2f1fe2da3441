"""Going back: the last act once more, and taking a decision back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.match import NOTHING_TO_TAKE_BACK
from scenes.shell.dialog import Dialog
from scenes.table.play import Play
from scenes.table.playback import Playback

if TYPE_CHECKING:
    from scenes.shell.app import App


class Rewind:
    """What the player may see or do again."""

    def __init__(
        self,
        app: App,
        play: Play,
        playback: Playback,
        *,
        renew: Callable[[], object],
        clear_away: Callable[[], object],
    ) -> None:
        """``renew`` shows what can be chosen now, ``clear_away`` ends all that must not outlive the position."""
        self.app, self.play, self.playback = app, play, playback
        self._renew, self._clear_away = renew, clear_away

    def replay_last(self) -> None:
        """Shows again what the viewer last answered and what came of it; nothing is changed by it."""
        match, playback, count = self.play.match, self.playback, self.play.before_answer
        if not playback.director.busy and count < len(match.actions):
            self.play_again(count)

    def play_again(self, count: int) -> None:
        """Shows all that happened after the first ``count`` actions once more, but nothing that is to be forgotten."""
        count = max(count, self.playback.dash.remembered_from() - 1)
        self.play.choosing = None
        self._renew()
        self.playback.again(count)

    def take_back(self) -> None:
        """Takes the viewer's last action back.

        It is free while nothing hidden was seen and nobody else has acted. Against the computer alone it may be done
        at any time, but the match then counts as practice. Otherwise the reason is shown.
        """
        play, match, session = self.play, self.play.match, self.play.session
        if session.watched or play.viewer not in session.humans:
            return
        reason, before = match.take_back_refusal(play.viewer), match.before_last_act(play.viewer)
        if reason is None and before is not None:
            self._start_over(before)
            return
        count = match.last_choice(play.viewer, self.playback.game.was_given)
        if count is None or len(session.humans) != 1 or match.conceded is not None:
            final = "" if reason == NOTHING_TO_TAKE_BACK else " It cannot be taken back."
            self.playback.dash.refuse(f"{reason}{final}", self.playback.dash.space.actions)
            return
        if match.practice:
            self._start_over(count)
            return
        answers = [("Take it back", lambda: self._practice(count)), ("Play on", lambda: None)]
        text = f"{reason} You may go back to your last choice all the same, but then this match counts as practice."
        self.app.stack.push(Dialog(self.app, "Take it back?", text, answers, accent="firstDown"))

    def _practice(self, count: int) -> None:
        self.play.match.practice = True
        self._start_over(count)

    def _start_over(self, count: int) -> None:
        """Goes back to the position after ``count`` actions and shows it at once."""
        self._clear_away()
        self.playback.game.goes_back(self.play.match.view_after(count, self.play.viewer))
        self.play.back_to(count)
        self.playback.settle()
        self.playback.dash.retell()
