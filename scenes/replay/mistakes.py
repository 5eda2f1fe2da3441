"""What a review says of the match that a replay shows: on the bar, over the hand, and from one mistake to the next."""

from __future__ import annotations

from scenes.match.review import SPOTLESS, STOP, MatchReview
from scenes.replay.onlooker import Onlooker
from scenes.ui.button import Button

NEXT_MISTAKE = "Next mistake"
MARKS = "Mistakes are marked on the bar as they are found."


class Mistakes:
    """The choices that a review of the match has found to have cost something."""

    def __init__(self, replay: Onlooker) -> None:
        self._replay = replay
        self._review = MatchReview(replay.app, replay.match, self._mark, replay.transport.to)
        replay.timeline.mistakes = self._review.mistakes

    def update(self) -> None:
        """Marks what was found meanwhile."""
        self._review.update()

    def _mark(self) -> None:
        self._replay.timeline.mistakes = self._review.mistakes
        self._replay.recompose()
        self.tell()

    @property
    def judgment(self) -> str | None:
        """What a review says of the choice at this place; None for nothing, or where the hands are not to be seen."""
        shown, timeline = self._replay.shown, self._replay.timeline
        row = next((each for each in timeline.mistakes if each.place == shown.cursor.count), None)
        seen = shown.sight.sees(self._review.seat)
        return timeline.says_of(row) if row is not None and seen else None

    def tell(self) -> None:
        """Shows it over the hand for as long as the match stands there."""
        said, hud = self.judgment, self._replay.playback.hud
        if said is None:
            hud.bubble.clear()
        elif said != hud.bubble.text:
            hud.tell(said, "loss")

    def button(self) -> Button | None:
        """Asks for the review, stops it, or leads to the next mistake; None where the match cannot be reviewed."""
        review, found = self._review, bool(self._review.mistakes)
        if not review.offered:
            return None
        if review.under_way:
            name, glyph, press, tooltip = STOP, "cross", review.cancel, "What it has found so far is kept."
        elif review.is_whole:
            name, glyph, press, tooltip = NEXT_MISTAKE, "search", self._go_to_next, "" if found else SPOTLESS
        else:
            name, glyph, press, tooltip = review.title, "search", self._ask, MARKS
        told = f"{name}. {tooltip}" if tooltip else name
        free = found or not review.is_whole
        return Button(name, press, kind="quiet", label="", glyph=glyph, zone="bar", tooltip=told, enabled=free)

    def _ask(self) -> None:
        self._review.ask()
        self._replay.toast(MARKS, "search")

    def _go_to_next(self) -> None:
        """Goes to the next choice that cost something, after the last one to the first."""
        places = sorted(row.place for row in self._review.mistakes)
        here, transport = self._replay.shown.cursor.count, self._replay.transport
        transport.playing = False
        transport.to(next((place for place in places if place > here), places[0]))
