"""Explains the marks of a table, and why its log forgets, once in a person's first match of a game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.control.match_control import MatchControl
from scenes.table.playback import Playback
from scenes.ui.clause import plainly

EXPLAINED_NOTE, LOG_FORGETS = "explained", "log forgets"
"""Key in the match's notes of what was explained so far, and the name of the explanation of the log."""
CODE = 2
"""Digits for each explanation in that note, which must stay short."""


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
        hud = self.playback.hud
        if hud.bubble.text and self.control.notes.get(EXPLAINED_NOTE):
            self._move_aside()
        if self.control.choosing is None or self.playback.director.busy or hud.bubble.text or not self._is_first_match:
            return
        game, legend = self.playback.game, self.control.match.rules.words.LEGEND
        places = {**hud.bug.spots(), **game.legend()}
        for each in legend:
            if hud.tip.text and plainly(legend[each]) in hud.tip.text and not self._is_explained(each):
                self._note(each)  # the player is just reading it where it was pointed at
        marks = (each for each in game.matters(self.control.view) if each in places and not self._is_explained(each))
        if mark := next(marks, None):
            self._explain(mark, legend[mark], places[mark])
        elif not self._is_explained(LOG_FORGETS):
            self._explain_forgetting()

    def _code(self, mark: str) -> str:
        """Returns the number that stands for a mark in the note."""
        names = (LOG_FORGETS, *self.control.match.rules.words.LEGEND)
        return f"{names.index(mark):0{CODE}}"

    def _is_explained(self, mark: str) -> bool:
        note = self.control.notes.get(EXPLAINED_NOTE, "")
        return self._code(mark) in (note[at : at + CODE] for at in range(0, len(note), CODE))

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
        self._note(mark)
        if not self.playback.game.explains(mark, text):
            self.playback.hud.teach(text, place)

    def _note(self, mark: str) -> None:
        """Notes that a mark has been explained."""
        notes = self.control.notes
        notes[EXPLAINED_NOTE] = notes.get(EXPLAINED_NOTE, "") + self._code(mark)
