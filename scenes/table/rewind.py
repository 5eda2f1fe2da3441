"""The commands of a table that go back: show the last act again (K), and take a decision back (Z)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.control.match_control import MatchControl
from scenes.control.take_back import TakeBack, find_take_back
from scenes.shell.dialog import Dialog
from scenes.table.playback import Playback
from scenes.ui.clause import plainly

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
        """``clear_away`` closes what belongs to the present position: animations, bubbles, picked cards, drags."""
        self.app, self.control, self.playback = app, control, playback
        self._clear_away = clear_away

    def replay_last(self) -> None:
        """Shows the viewer's last answer and its result again. The match stays as it is."""
        count = self.control.before_answer
        if not self.playback.busy and count < len(self.control.match.actions):
            self.replay_from(count)

    def replay_from(self, count: int) -> None:
        """Shows everything after the first ``count`` actions again, except what players must forget (FW-13)."""
        count = max(count, self.control.remembered_from - 1)  # the first act shown is the one after
        self.control.restart_choice()
        self.control.refresh.at_once()
        self.playback.again(count)

    def take_back(self) -> None:
        """Takes the viewer's last action back, asking first if the match then counts as practice; or says why not."""
        control = self.control
        if control.session.read_only or control.viewer not in control.session.humans:
            return
        found = find_take_back(control)
        if isinstance(found, str):
            self.playback.hud.refuse(found, self.playback.hud.space.actions)
        elif found.practice_reason:
            self._ask_whether_to_practice(found)
        else:
            self.go_back_to(found.action_count)

    def _ask_whether_to_practice(self, take_back: TakeBack) -> None:
        effect = "You may go back to your last choice all the same, but then this match counts as practice."
        text = f"{plainly(take_back.practice_reason)} {effect}"
        answers = [("Take it back", lambda: self._practice(take_back.action_count)), ("Play on", lambda: None)]
        self.app.stack.push(Dialog(self.app, "Take it back?", text, answers, accent="firstDown"))

    def _practice(self, count: int) -> None:
        self.control.count_as_practice()
        self.go_back_to(count)

    def go_back_to(self, count: int) -> None:
        """Goes back to the position after ``count`` actions and shows it at once."""
        self._clear_away()
        view = self.control.match.view_after(count, self.control.viewer)
        self.playback.game.forget_choices(view)
        self.control.back_to(count)
        self.playback.rebuild(whole_log=True)
