"""The commands that go back: showing the last act again, and taking a decision back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.control.match_control import MatchControl
from scenes.control.take_back import TakeBack, find_take_back
from scenes.shell.dialog import Dialog
from scenes.table.playback import Playback

if TYPE_CHECKING:
    from scenes.shell.app import App


class Rewind:
    """Shows acts again and takes actions back."""

    def __init__(
        self,
        app: App,
        control: MatchControl,
        playback: Playback,
        *,
        clear_away: Callable[[], object],
    ) -> None:
        """``clear_away`` ends everything that must not outlive the position."""
        self.app, self.control, self.playback = app, control, playback
        self._clear_away = clear_away

    def replay_last(self) -> None:
        """Shows the viewer's last answer and its result again. Changes nothing."""
        count = self.control.before_answer
        if not self.playback.busy and count < len(self.control.match.actions):
            self.play_again(count)

    def play_again(self, count: int) -> None:
        """Shows everything after the first ``count`` actions again, except what must be forgotten."""
        count = max(count, self.control.remembered_from - 1)
        self.control.ask_again()
        self.control.refresh.at_once()
        self.playback.again(count)

    def take_back(self) -> None:
        """Takes the viewer's last action back, asking first if the match then counts as practice; or says why not."""
        control = self.control
        if control.session.read_only or control.viewer not in control.session.humans:
            return
        way = find_take_back(control)
        if isinstance(way, str):
            self.playback.hud.refuse(way, self.playback.hud.space.actions)
        elif way.practice_reason:
            self._ask_whether_to_practice(way)
        else:
            self.start_over(way.action_count)

    def _ask_whether_to_practice(self, way: TakeBack) -> None:
        effect = "You may go back to your last choice all the same, but then this match counts as practice."
        text = f"{way.practice_reason} {effect}"
        answers = [("Take it back", lambda: self._practice(way.action_count)), ("Play on", lambda: None)]
        self.app.stack.push(Dialog(self.app, "Take it back?", text, answers, accent="firstDown"))

    def _practice(self, count: int) -> None:
        self.control.count_as_practice()
        self.start_over(count)

    def start_over(self, count: int) -> None:
        """Goes back to the position after ``count`` actions and shows it at once."""
        self._clear_away()
        self.playback.game.goes_back(self.control.match.view_after(count, self.control.viewer))
        self.control.back_to(count)
        self.playback.rebuild()
        self.playback.hud.rebuild_log()
