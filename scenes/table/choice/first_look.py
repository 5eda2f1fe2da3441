"""Explains the marks of a table once, unasked and quietly, in a person's first match of a game."""

from __future__ import annotations

from scenes.control.match_control import MatchControl
from scenes.table.playback import Playback

EXPLAINED = "explained"
"""The note of the match that names the marks that were explained."""


class FirstLook:
    """Says beside a mark what it is, as soon as it matters to a decision of the person at the screen."""

    def __init__(self, control: MatchControl, playback: Playback) -> None:
        self.control, self.playback = control, playback

    @property
    def _is_first_match(self) -> bool:
        """Whether one person plays here, for the first time, and no lesson speaks."""
        session = self.control.session
        return len(session.humans) == 1 and not (session.is_lesson or session.read_only or session.knows_game())

    def update(self) -> None:
        """Explains the next mark while something is asked, nothing moves and nothing else is said."""
        hud, notes = self.playback.hud, self.control.notes
        if self.control.choosing is None or self.playback.director.busy or hud.bubble.text or not self._is_first_match:
            return
        told = notes.get(EXPLAINED, "").split(",")
        game = self.playback.game
        places = game.legend()
        mark = next((each for each in game.matters(self.control.view) if each in places and each not in told), None)
        if mark is not None:
            notes[EXPLAINED] = ",".join(filter(None, (*told, mark)))
            hud.say(self.control.match.rules.words.LEGEND[mark], places[mark], "chalk300")
