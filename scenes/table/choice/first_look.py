"""Explains the marks of a table once, in a person's first match of a game."""

from __future__ import annotations

from scenes.control.match_control import MatchControl
from scenes.table.playback import Playback

EXPLAINED_NOTE = "explained"
"""Key in the match's notes of the marks explained so far."""


class FirstLook:
    """Explains a mark beside it as soon as it matters to a decision of the player."""

    def __init__(self, control: MatchControl, playback: Playback) -> None:
        self.control, self.playback = control, playback

    @property
    def _is_first_match(self) -> bool:
        """Whether one person plays here, for the first time, and outside of a lesson."""
        session = self.control.session
        return len(session.humans) == 1 and not (session.is_lesson or session.read_only or session.knows_game())

    def update(self) -> None:
        """Explains the next mark while a decision is asked, nothing moves and no other text is shown."""
        hud, notes = self.playback.hud, self.control.notes
        if self.control.choosing is None or self.playback.director.busy or hud.bubble.text or not self._is_first_match:
            return
        done = notes.get(EXPLAINED_NOTE, "").split(",")
        game = self.playback.game
        places = game.legend()
        mark = next((each for each in game.matters(self.control.view) if each in places and each not in done), None)
        if mark is not None:
            notes[EXPLAINED_NOTE] = ",".join(filter(None, (*done, mark)))
            hud.say(self.control.match.rules.words.LEGEND[mark], places[mark], "chalk300")
