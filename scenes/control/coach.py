"""The coach of a player's first match of a game: asks before a costly choice, a few times per match."""

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

MAX_QUESTIONS = 3
"""Most questions in a match."""
ASKED_NOTE = "coached"
"""Key in the match's notes of the number of questions asked."""


class Coach:
    """Has each choice analyzed while the player thinks. Results that come too late are not used.

    It knows only what the player's seat knows and is silent if somebody else looks on.
    """

    def __init__(self, settings: Settings, control: MatchControl) -> None:
        self.settings, self.control = settings, control
        self._choice: PendingChoice | None = None
        """The choice that is being or was analyzed."""
        self.cautions: Sequence[Caution] = ()
        """The costly actions found for it."""

    @property
    def is_active(self) -> bool:
        """Whether this is a person's first match of the game, against computers only."""
        session = self.control.session
        alone = len(session.humans) == 1 and not (session.is_lesson or session.read_only or session.match.practice)
        return self.settings.coach and alone and not session.knows_game()

    @property
    def _asked(self) -> int:
        """Returns the number of questions so far; anything may stand in the notes of a file."""
        note = self.control.notes.get(ASKED_NOTE, "")
        return int(note) if note.isascii() and note.isdecimal() else 0

    @property
    def _may_ask(self) -> bool:
        return self.is_active and self._asked < MAX_QUESTIONS

    def update(self) -> None:
        """Starts the analysis of a new choice, or fetches its result."""
        choosing = self.control.choosing
        if choosing is None or len(choosing.legal) < 2:
            return
        if choosing is not self._choice:
            self._choice, self.cautions = choosing, ()
            if self._may_ask:
                self.control.session.ask_cautions()
        elif (found := self.control.session.cautions()) is not None:
            self.cautions = found

    def caution(self, gesture: Sequence[Action]) -> Caution | None:
        """Returns the caution about a choice, or None if it is good enough, was hinted at, or has its odds beside it.

        Asks at most once per choice.
        """
        choosing, control = self.control.choosing, self.control
        if choosing is None or choosing is not self._choice or not self._may_ask or gesture[0] in choosing.advised:
            return None
        if control.actions.gesture_name(control.view, choosing.legal, gesture):
            return None  # a call of a sheet, whose first action alone would be judged
        return next((each for each in self.cautions if each.action == str(gesture[0])), None)

    def deciding_play(self, first: int, last: int, told: int | None = None) -> str:
        """Returns a sentence about the play that decided the acts ``first`` to ``last``, or "" if there is none.

        There is none to tell if it is the play of the act that is ``told`` already.
        It uses public events only and, in a game whose players must forget cards, only scores (FW-13).
        """
        control, match = self.control, self.control.match
        points = control.chances_to(last) if self.is_active else ()
        turn = turning_point(Cursor(match), [point.chances for point in points], first, last) if points else None
        if turn is None:
            return ""
        if told in (turn.act, *range(turn.first + 1, turn.last + 1)):
            return ""
        acts = match.history[turn.first + 1 : turn.last + 1]
        events = [event.masked(None) for event in chain(match.history[turn.act], *acts)]
        scores = [event for event in events if isinstance(event, Scored)]
        public_events = scores if scores or match.rules.forgetting else events
        words = match.rules.words
        lines = (words.log_line(event, match.names, options=match.options) for event in public_events)
        what = next(filter(None, lines), "")
        return f"{what} {match.names[turn.seat]} +{percent(turn.gained)} to win." if what else ""

    def count_question(self) -> None:
        """Counts a question that is shown."""
        self.cautions = ()
        self.control.notes[ASKED_NOTE] = str(self._asked + 1)
