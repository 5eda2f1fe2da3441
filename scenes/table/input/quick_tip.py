"""Tells once that a double click plays a card at once, to a player who plays each card by two presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import PendingChoice
from scenes.table.playback import Playback

if TYPE_CHECKING:
    from scenes.shell.app import App

TIP = "Double-click plays a card at once."
TELL_AFTER = 3
"""Number of cards picked and then played by their button, in one match, after which the tip is told."""


class QuickTip:
    """Counts cards that were picked and played by a button, and tells the tip before the next choice."""

    def __init__(self, app: App, control: MatchControl, playback: Playback) -> None:
        self.app, self.control, self.playback = app, control, playback
        self._played = 0

    def played(self, *, at_once: bool) -> None:
        """Notes that one card was played by the mouse: in one go, or picked and then confirmed."""
        if at_once:
            self._know()
        else:
            self._played += 1

    def _know(self) -> None:
        if not self.app.settings.plays_at_once:
            self.app.change(plays_at_once=True)

    def update(self) -> None:
        """Tells the tip as soon as the player is asked again, nothing moves and nothing else is told."""
        due = self._played >= TELL_AFTER and not (self.app.settings.plays_at_once or self.control.session.is_lesson)
        hud, asked = self.playback.hud, self.control.choosing
        if (
            due
            and asked is not None
            and not self._gives_in(asked)
            and not (self.playback.director.busy or hud.bubble.text)
        ):
            hud.teach(TIP, hud.space.hand)
            self._know()

    def _gives_in(self, asked: PendingChoice) -> bool:
        """Returns whether a card can only be laid down, as where no counter is held: then none would be played."""
        kinds = {type(action) for action in asked.legal}
        return len(kinds) == 1 and self.playback.game.needs_card(self.control.view, asked.legal) is not None
