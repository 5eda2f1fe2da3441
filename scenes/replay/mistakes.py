"""The review of the match in a replay: marks on the bar, comments in the rail, and the button Next costly choice."""

from __future__ import annotations

from game.review.ledger import Row
from scenes.match.review import SPOTLESS, STOP, MatchReview
from scenes.replay.onlooker import Onlooker
from scenes.replay.review_note import ReviewNote
from scenes.ui.button import Button

NEXT_MISTAKE = "Next costly choice"
MARKS = "Costly choices are marked on the bar as they are found."


class Mistakes:
    """Shows the mistakes that a review of the match has found."""

    def __init__(self, replay: Onlooker) -> None:
        self._replay = replay
        self._review = MatchReview(replay.app, replay.match, self._mark, replay.transport.to)
        replay.timeline.mistakes = self._review.mistakes
        self.note = ReviewNote(replay.app.theme)
        replay.playback.stage.add(self.note)

    def update(self) -> None:
        """Marks new mistakes."""
        self._review.update()

    def _mark(self) -> None:
        self._replay.timeline.mistakes = self._review.mistakes
        self._replay.recompose()
        self.show_judgment()

    @property
    def judgment(self) -> Row | None:
        """The costly choice at this place, or None if there is none or the hand is hidden."""
        shown = self._replay.shown
        row = next((each for each in self._replay.timeline.mistakes if each.place == shown.cursor.count), None)
        return row if shown.sight.sees(self._review.seat) else None

    def show_judgment(self) -> None:
        """Shows the review's comment on this place in the rail, or removes it."""
        row = self.judgment
        if row is None:
            self.note.clear()
        else:
            self.note.show(self._replay.match, row, self._replay.playback.hud)

    def button(self) -> Button | None:
        """Returns the button that starts or stops the review or goes to the next mistake; None without a review."""
        review, found = self._review, bool(self._review.mistakes)
        if not review.offered:
            return None
        if review.under_way:
            name, glyph, press, tooltip = STOP, "cross", review.cancel, "What it has found so far is kept."
        elif review.is_whole:
            name, glyph, press, tooltip = NEXT_MISTAKE, "search", self._go_to_next, "" if found else SPOTLESS
        else:
            name, glyph, press, tooltip = review.title, "search", self._ask, MARKS
        text = f"{name}. {tooltip}" if tooltip else name
        enabled = found or not review.is_whole
        return Button(name, press, kind="quiet", label="", glyph=glyph, zone="bar", tooltip=text, enabled=enabled)

    def _ask(self) -> None:
        self._review.ask()
        self._replay.toast(MARKS, "search")

    def _go_to_next(self) -> None:
        """Goes to the next mistake, or to the first one after the last."""
        places = sorted(row.place for row in self._review.mistakes)
        here, transport = self._replay.shown.cursor.count, self._replay.transport
        transport.playing = False
        transport.to(next((place for place in places if place > here), places[0]))
