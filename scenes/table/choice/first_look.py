"""Explains the marks of a table, and why its log forgets, once in a person's first match of a game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.control.match_control import MatchControl
from scenes.table.playback import Playback

EXPLAINED_NOTE, LOG_FORGETS = "explained", "log forgets"
"""Key in the match's notes of what was explained so far, and what stands there for the log."""


class FirstLook:
    """Explains a mark beside it as soon as it matters to a decision of the player."""

    def __init__(self, control: MatchControl, playback: Playback) -> None:
        self.control, self.playback = control, playback
        self._kept: Sequence[pygame.Rect] = ()
        """The areas that the last explanation had to leave free."""

    @property
    def _is_first_match(self) -> bool:
        """Whether one person plays here, for the first time, and outside of a lesson."""
        session = self.control.session
        return len(session.humans) == 1 and not (session.is_lesson or session.read_only or session.knows_game())

    def update(self) -> None:
        """Explains the next mark while a decision is asked, nothing moves and no other text is shown."""
        hud, notes = self.playback.hud, self.control.notes
        if hud.bubble.text and notes.get(EXPLAINED_NOTE):
            self._move_aside()
        if self.control.choosing is None or self.playback.director.busy or hud.bubble.text or not self._is_first_match:
            return
        done = notes.get(EXPLAINED_NOTE, "").split(",")
        game = self.playback.game
        places = {**hud.bug.spots(), **game.legend()}
        mark = next((each for each in game.matters(self.control.view) if each in places and each not in done), None)
        if mark is not None:
            self._explain(mark, self.control.match.rules.words.LEGEND[mark], places[mark])
        elif LOG_FORGETS not in done:
            self._explain_forgetting()

    def _explain_forgetting(self) -> None:
        """Explains beside the first log entry without its cards why they are left out."""
        forgetting = self.control.match.rules.forgetting
        spots = self.playback.hud.log.spots() if forgetting else ()
        spot = next((spot for spot, line, _ in spots if forgetting and line.why == forgetting.why), None)
        if spot is not None and forgetting is not None:
            self._explain(LOG_FORGETS, forgetting.why, spot)

    def _move_aside(self) -> None:
        """Moves the explanation away from what has come into sight since, such as a preview."""
        kept, before, hud = self.playback.game.kept_clear(), self._kept, self.playback.hud
        self._kept = kept
        if kept != before and hud.bubble.bounds().collidelist(kept) >= 0:
            hud.move_bubble()

    def _explain(self, mark: str, text: str, place: pygame.Rect) -> None:
        notes = self.control.notes
        notes[EXPLAINED_NOTE] = ",".join(filter(None, (notes.get(EXPLAINED_NOTE), mark)))
        self.playback.hud.say(text, place, "chalk300")
