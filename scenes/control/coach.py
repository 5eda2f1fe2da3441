"""The coach of a person's first match of a game: asks before a choice that costs much, a few times and quietly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from game.bots.hints import Caution
from game.claims import percent
from game.contract import Action
from game.cursor import Cursor
from game.events import Scored
from game.win_line import turning_point
from saves.settings import Settings
from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import PendingChoice

MOST = 3
"""How often it asks in a match."""
SAID = "coached"
"""The note of the match that counts its questions."""


class Coach:
    """Has each choice looked at while the player thinks; what is not found out by then is not asked.

    It knows what the player's seat knows. It keeps silent where somebody else looks on.
    """

    def __init__(self, settings: Settings, control: MatchControl) -> None:
        self.settings, self.control = settings, control
        self._about: PendingChoice | None = None
        """The choice that is looked at, or was."""
        self.cautions: Sequence[Caution] = ()
        """What was found out about it."""

    @property
    def sits_by(self) -> bool:
        """Whether this is a person's first match of the game, against computers alone."""
        session = self.control.session
        alone = len(session.humans) == 1 and not (session.is_lesson or session.read_only or session.match.practice)
        return self.settings.coach and alone and not session.knows_game()

    @property
    def _may_ask(self) -> bool:
        return self.sits_by and int(self.control.notes.get(SAID, 0)) < MOST

    def update(self) -> None:
        """Has a new choice looked at, and takes in what was found out."""
        choosing = self.control.choosing
        if choosing is None or len(choosing.legal) < 2:
            return
        if choosing is not self._about:
            self._about, self.cautions = choosing, ()
            if self._may_ask:
                self.control.session.ask_cautions()
        elif (found := self.control.session.cautions()) is not None:
            self.cautions = found

    def caution(self, gesture: Sequence[Action]) -> Caution | None:
        """What is to be asked before a choice of the player; None where it is good enough, or was hinted at.

        Nothing is asked twice at one choice.
        """
        choosing = self.control.choosing
        if choosing is None or choosing is not self._about or not self._may_ask or gesture[0] in choosing.advised:
            return None
        return next((each for each in self.cautions if each.action == str(gesture[0])), None)

    def turn_of(self, first: int, last: int) -> str:
        """The play that decided a part of the match, from one act to another, in a sentence; empty where none did.

        It is told from what everybody has seen; of a game whose players have to forget cards, its scores alone (FW-13).
        """
        control, match = self.control, self.control.match
        points = control.chances_to(last) if self.sits_by else ()
        turn = turning_point(Cursor(match), [point.chances for point in points], first, last) if points else None
        if turn is None:
            return ""
        acts = match.history[turn.first + 1 : turn.last + 1]
        events = [event.masked(None) for event in chain(match.history[turn.act], *acts)]
        scores = [event for event in events if isinstance(event, Scored)]
        told = scores if scores or match.rules.forgetting else events
        words = match.rules.words
        lines = (words.log_line(event, match.names, options=match.options) for event in told)
        what = next(filter(None, lines), "")
        return f"Decided most: {what} {match.names[turn.seat]} +{percent(turn.gained)} to win." if what else ""

    def asked(self) -> None:
        """The question is on the screen."""
        self.cautions = ()
        self.control.notes[SAID] = str(int(self.control.notes.get(SAID, 0)) + 1)
