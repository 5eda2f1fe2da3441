"""A match as somebody watches it, at any act and with any hands that may be seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import Decision, Event, View
from game.cursor import Cursor
from game.match import Match
from game.record import HUMAN
from game.sight import NOBODY, Sight
from scenes.control.shown_match import PromptText, ShownMatch

NO_HANDS = "None"
"""Name of the choice that shows nobody's hand."""
LOGGED_ACTS = 40
"""Acts in the log after a jump: they fill the tallest log; a whole match would take too long."""


class Watched(ShownMatch):
    """An act of a match and the hands shown there. Never changes the match.

    After the match all hands may be seen. Before, watching must not reveal more than playing: a person alone sees their
    own hand; if several play at this screen, no hand is shown. What a game makes its players forget (FW-13) stays
    hidden.
    """

    tells_chances = True

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.cursor = Cursor(match, len(match.actions))
        self._notes = dict(match.notes)
        self.sights: Mapping[str, Sight] = dict(_sights(match))
        """The possible hands to see by name; the first is the default."""
        self._kept = 0 if match.decision is None else super().remembered_from
        """The first act whose cards are still shown of an unfinished match, wherever the cursor is."""
        self.first = max(self._kept - 1, 0)
        """The first act that may be shown."""
        self.hands = ""
        """Name of the hands shown."""
        self.look(next(iter(self.sights)))
        self.to(0)

    # Position

    def look(self, hands: str) -> None:
        """Shows the hands of that name; the table is seen from the first of their seats."""
        self.hands, self._sight = hands, self.sights[hands]
        self.viewer = min(self._sight.seats, default=self.viewer)

    def to(self, act: int) -> None:
        """Goes to an act, or to the nearest one that may be shown."""
        self.cursor.to(max(act, self.first))

    @property
    def length(self) -> int:
        """The last act."""
        return self.cursor.length

    # Display

    @property
    def _match(self) -> Match:
        return self.cursor.match

    @property
    def notes(self) -> dict[str, str]:
        """A copy of the match's notes."""
        return self._notes

    @property
    def acts(self) -> Sequence[Sequence[Event]]:
        return self._match.history[: self.cursor.count + 1]

    @property
    def remembered_from(self) -> int:
        """The first act whose cards are still shown; in an unfinished match never more than its players may know."""
        return max(super().remembered_from, self._kept)

    @property
    def decision(self) -> Decision | None:
        """The decision made next; None at the end, however the match ended."""
        count, match = self.cursor.count, self._match
        return match.decisions[count] if count < self.length else match.decision

    def view_after(self, act: int, seat: int | None = None) -> View:
        seat = self.viewer if seat is None else seat
        return self.cursor.view(seat) if act == self.cursor.count else self._match.view_after(act, seat)

    @property
    def you(self) -> int | None:
        return None

    @property
    def sight(self) -> Sight:
        return self._sight

    def masked(self, event: Event) -> Event:
        """Returns an event as those whose hands are shown knew it."""
        return self._sight.masked(event)

    @property
    def waits(self) -> bool:
        """False: no panel waits."""
        return False

    @property
    def logged_from(self) -> int:
        """The first act in the log after a jump. The viewer can go back rather than scroll."""
        return max(self.cursor.count - LOGGED_ACTS, 0)

    @property
    def first_new_act(self) -> int:
        count = self.cursor.count
        while count > self.logged_from and not self.is_of_viewer(count):
            count -= 1
        return count

    def is_of_viewer(self, act: int) -> bool:
        """Returns whether the seat at the bottom decided an act, so that the others' earlier acts are old news."""
        return act > 0 and self._match.decisions[act - 1].seat == self.viewer

    @property
    def prompt(self) -> PromptText | None:
        """Who decided next, or how the match ended."""
        result = self._match.result
        if self.decision is not None or result is None:
            return self.turn
        won = [self.names[seat] for seat in result.winners]
        return PromptText(f"The match is over. {won[0]} won." if len(won) == 1 else "The match is over.")


def _sights(match: Match) -> list[tuple[str, Sight]]:
    """Returns the hands that may be seen in a match; those of a single person come first."""
    seats = range(len(match.players))
    each = [(match.names[seat], Sight.of(seat)) for seat in seats]
    people = [seat for seat in seats if match.players[seat].kind == HUMAN]
    alone = [each[people[0]]] if len(people) == 1 else []
    if match.decision is not None:
        return [*alone, (NO_HANDS, NOBODY)]
    everybody = ("Both" if len(seats) == 2 else "All", Sight.of(*seats))
    return [*alone, everybody, *(one for one in each if one not in alone), (NO_HANDS, NOBODY)]
