"""A match as somebody looks on at it: at any place, over any shoulder that it may be seen over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import Decision, Event, View
from game.cursor import Cursor
from game.match import Match
from game.record import HUMAN
from game.sight import NOBODY, Sight
from scenes.control.shown_match import Said, ShownMatch

NONE = "None"
"""What showing nobody's hand is called."""
LOGGED = 40
"""Acts that the log tells of after a jump: they fill the tallest rail, and a whole match would keep it waiting."""


class Watched(ShownMatch):
    """A place in a match, and whose hands are seen there. The match is never changed by it.

    All hands may be seen once it is over. Until then nobody is to learn more by looking on than by playing on: a
    person who plays alone sees their own hand, and where several play at this screen, no hand is seen. What a game
    makes its players forget (FW-13) is not shown to them again, either.
    """

    tells_chances = True

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.cursor = Cursor(match, len(match.actions))
        self._notes = dict(match.notes)
        self.sights: Mapping[str, Sight] = dict(_sights(match))
        """What may be seen, by what it is called; the first is what somebody sees who has not chosen."""
        self._kept = 0 if match.decision is None else super().remembered_from
        """The first act whose cards are still told of a match that goes on, wherever one stands."""
        self.first = max(self._kept - 1, 0)
        """The first place that may be shown."""
        self.hands = ""
        """What is seen of the hands, as it is called."""
        self.look(next(iter(self.sights)))
        self.to(0)

    # Where it stands

    def look(self, hands: str) -> None:
        """Looks over other shoulders, or over none; the table is seen from the first of the seats."""
        self.hands, self._sight = hands, self.sights[hands]
        self.viewer = min(self._sight.seats, default=self.viewer)

    def to(self, act: int) -> None:
        """Goes to the place after an act, or to the nearest that may be shown."""
        self.cursor.to(max(act, self.first))

    @property
    def length(self) -> int:
        """The last act there is."""
        return self.cursor.length

    # What is shown

    @property
    def _match(self) -> Match:
        return self.cursor.match

    @property
    def notes(self) -> dict[str, str]:
        """A copy of what the table has kept of the match."""
        return self._notes

    @property
    def acts(self) -> Sequence[Sequence[Event]]:
        """The events of the opening, and of each act up to here."""
        return self._match.history[: self.cursor.count + 1]

    @property
    def remembered_from(self) -> int:
        """The first act whose cards are still told: of a match that goes on never more than its players may know."""
        return max(super().remembered_from, self._kept)

    @property
    def decision(self) -> Decision | None:
        """What was decided next; None at the end, however the match ended."""
        count, match = self.cursor.count, self._match
        return match.decisions[count] if count < self.length else match.decision

    def view_after(self, act: int, seat: int | None = None) -> View:
        """What a seat, the viewer's by default, knew after that act."""
        seat = self.viewer if seat is None else seat
        return self.cursor.view(seat) if act == self.cursor.count else self._match.view_after(act, seat)

    @property
    def you(self) -> int | None:
        """Nobody is spoken to."""
        return None

    @property
    def sight(self) -> Sight:
        """Whose hands were asked for."""
        return self._sight

    def masked(self, event: Event) -> Event:
        """An event as those whose hands are seen knew it."""
        return self._sight.masked(event)

    @property
    def waits(self) -> bool:
        """No panel waits for anybody."""
        return False

    @property
    def logged_from(self) -> int:
        """The first act that the log tells of after a jump: nobody scrolls back where they can go back."""
        return max(self.cursor.count - LOGGED, 0)

    @property
    def first_new_act(self) -> int:
        """The strips tell of as much as the log."""
        return self.logged_from

    @property
    def said(self) -> Said | None:
        """Who decided next, or how the match ended."""
        result = self._match.result
        if self.decision is not None or result is None:
            return self.turn
        won = [self.names[seat] for seat in result.winners]
        return Said(f"The match is over. {won[0]} won." if len(won) == 1 else "The match is over.")


def _sights(match: Match) -> list[tuple[str, Sight]]:
    """What may be seen of the hands in a match: that of a person who plays alone comes first."""
    seats = range(len(match.players))
    each = [(match.names[seat], Sight.of(seat)) for seat in seats]
    people = [seat for seat in seats if match.players[seat].kind == HUMAN]
    alone = [each[people[0]]] if len(people) == 1 else []
    if match.decision is not None:
        return [*alone, (NONE, NOBODY)]
    everybody = ("Both" if len(seats) == 2 else "All", Sight.of(*seats))
    return [*alone, everybody, *(one for one in each if one not in alone), (NONE, NOBODY)]
