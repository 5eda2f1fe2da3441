"""The review of one seat's choices as the result and the replay show it: request, progress and findings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import fsum, sqrt
from typing import TYPE_CHECKING

from game.match import Match
from game.match_words import listed, several
from game.record import HUMAN
from game.review.ledger import Label, Review, Row
from game.review.words import TITLES, better, by_period, judged, was_hinted, weighed, when
from scenes.control.review_desk import ReviewDesk, desk_of, machine_is_free
from scenes.match.ledger import Entry, LedgerRow, ProgressBar, Score, period_table
from scenes.ui.button import Button
from scenes.ui.choice import Stepper
from scenes.ui.panel import Label as Line
from scenes.ui.panel import Paragraph
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

IDLE = 6.0
"""Seconds without input until a review starts by itself."""
ASK, STOP, GO_ON = "Review {}", "Stop the review", "Go on with it"
SEE, SEE_NONE = "See what cost the most ({})", "See the review"
QUESTION = "Was it luck, or the choices?"
EXPLAINS = (
    "Each choice is played on many times, with cards that could have lain so, and so is what else could be done there. "
    "It takes a minute or two; you can do something else meanwhile."
)
OTHERS, OTHERS_IN_TABLE, CHOICES_IN_TABLE = "Cards and the other side", "Cards, other side", "Next to Pro's"
EXPLANATIONS = {
    "start": "The chance to win before the first card.",
    "choice": "How much better or worse than Pro would have chosen with the same hands.",
    "luck": "All that was not chosen here: the deal, the draws, and what the other side did.",
    "result": "100 % for a win, 0 % for a loss.",
    "accuracy": "100 % means the best play at every choice, 0 % the worst one. One choice counts more than another if "
    "more depended on it. A call that a good mix of calls includes costs nothing here, even where Pro's is worth more.",
    "verdict": "Which of the two below moved the chance to win more.",
}
ACCURACY, ALWAYS_BEST = "Accuracy {} %", "100 %: the best play at each choice"
ADDED_UP = "The chance to win; all choices added up, and compared with Pro's:"
SPOTLESS = "No choice surely cost 5 % or more."
NAMED = (
    "Each choice was played on many times with the same hand, and so was every other play.",
    "The cost of a choice is how much more often the best play won.",
    "A cost of 5 % is called an inaccuracy, 10 % a mistake, 15 % a blunder, unless it may be chance.",
    "“{}” compares with Pro in the same places. Pro errs, too: so the costs can add up to more.",
    "The curve on the page Match knows no hands, so its numbers differ from these.",
)
CLEARLY = 0.1
"""How much more of the chance to win one must have moved than the other to be called the reason."""
NEARLY = "The largest differences that were found; each may be chance."
MAX_UNSURE, MIN_UNSURE_COST = 3, 0.01
"""Largest number of unsure differences shown if there are no mistakes, and their smallest cost in chance to win."""
WEIGHTY = "On these choices the most depended, and none of them cost much."
MAX_WEIGHTY, MIN_WEIGHT = 3, 0.1
"""Largest number of choices without a mistake that are shown, and what must have depended on them in chance to win."""
PARTIAL = "as far as it is reviewed"
HINTS = "A hint was asked for at {}."
PLURALS = {Label.BLUNDER: "blunders", Label.MISTAKE: "mistakes", Label.INACCURACY: "inaccuracies"}


class MatchReview:
    """The review of one seat, as the result shows it."""

    def __init__(self, app: App, match: Match, changed: Callable[[], object], watch: Callable[[int], object]) -> None:
        """``changed`` rebuilds the page; ``watch`` opens the replay at a place."""
        self.app, self.match, self._changed, self._watch = app, match, changed, watch
        people = [seat for seat, player in enumerate(match.players) if player.kind == HUMAN]
        self._alone = len(people) == 1
        self.seat = people[0] if people else 0
        desk = desk_of(app)
        reviewed = desk is not None and desk.refusal(match, self.seat) is None
        self._desk = desk if reviewed else None
        self._seen = self._state
        self._shown: tuple[object, ...] = ()
        """The state that the pages show; they are rebuilt when it changes."""
        self.rested = 0.0
        """Seconds since the last input."""
        self._wanted = True
        """Whether it may start by itself: not started before and not stopped by the player."""

    @property
    def desk(self) -> ReviewDesk:
        """The desk that makes and keeps reviews."""
        assert self._desk is not None
        return self._desk

    @property
    def offered(self) -> bool:
        """Whether this match can be reviewed here."""
        return self._desk is not None

    @property
    def found(self) -> Review | None:
        """The review as far as it is known, or None."""
        return self._desk.review(self.match, self.seat) if self._desk is not None else None

    @property
    def is_whole(self) -> bool:
        """Whether the review is complete."""
        return self.found is not None and self.found.is_whole

    @property
    def mistakes(self) -> list[Row]:
        """The inaccuracies, mistakes and blunders, most costly first."""
        return self.found.mistakes if self.found is not None else []

    @property
    def under_way(self) -> bool:
        """Whether the review is being made."""
        return self._desk is not None and self._desk.progress(self.match, self.seat) is not None

    @property
    def known(self) -> int:
        """Number of reviewed choices, plus one if the review is complete."""
        return len(self.found.rows) + self.found.is_whole if self.found is not None else 0

    @property
    def _state(self) -> tuple[int, bool]:
        return self.known, self.under_way

    def update(self) -> None:
        """Rebuilds the page if the findings have changed. The progress bar updates itself."""
        if self._seen != self._state:
            self._seen = self._state
            shown = (len(self.mistakes), self.is_whole, self.under_way, bool(self.known))
            if shown != self._shown:
                self._shown = shown
                self._changed()

    def rest(self, dt: float) -> None:
        """Starts the review of the only person here after a time without input, if the computer is idle."""
        self.rested += dt
        if self.rested < IDLE or not (self.offered and self._alone and self._wanted):
            return
        self.rested = 0.0
        if self.app.settings.idle_review and not (self.is_whole or self.under_way) and machine_is_free():
            self._wanted = False  # only once: if it fails, the player must ask again
            self.ask()

    @property
    def title(self) -> str:
        """Label of the button that starts the review."""
        return ASK.format("my play" if self._alone else self.club)

    # In the corner of every page

    def in_short(self, see: Callable[[], object] | None) -> list[tuple[Widget, float]]:
        """Returns the ledger or the button that starts the review; each widget with the units below it.

        ``see`` opens the page with the whole review; None if that is open.
        """
        found = self.found
        if found is not None and found.is_whole:
            name = SEE.format(len(found.mistakes)) if found.mistakes else SEE_NONE
            verdict = Score(_verdict(found), EXPLANATIONS["verdict"])
            way = [(Button(name, see, kind="quiet", glyph="forward", size=17), 6)] if see is not None else []
            ledger = [(Paragraph(ADDED_UP, size=16), 2), *self._ledger(found)]
            return [(verdict, 2), (self._accuracy(found), 4), *ledger, *way]
        return [(Line(QUESTION, bold=True), 4), *self._asking()]

    def _asking(self) -> list[tuple[Widget, float]]:
        """Returns the button that starts the review, or the progress and the button that stops it."""
        if self.under_way:
            stop = Button(STOP, self.cancel, kind="quiet", glyph="cross", size=17, zone="review")
            return [(_ProgressLine(self._progress), 6), (ProgressBar("Progress", self._share), 8), (stop, 4)]
        has_rows = self.found is not None and self.found.rows
        trouble = self.desk.trouble(self.match, self.seat)
        parts: list[tuple[Widget, float]] = [(Paragraph(trouble, size=16), 4)] if trouble else []
        name = GO_ON if has_rows else self.title
        return [*parts, (Button(name, self.ask, glyph="search", size=17, zone="review", accent="firstDown"), 6)]

    def _ledger(self, found: Review) -> list[tuple[Widget, float]]:
        after = found.start + found.choice
        mine = self._choices_title
        result = found.result or 0.0
        entries = [
            Entry("Before the match", None, found.start, EXPLANATIONS["start"]),
            Entry(mine, found.start, after, EXPLANATIONS["choice"]),
            Entry(OTHERS, after, after + found.luck, EXPLANATIONS["luck"]),
            Entry("The result", None, result, EXPLANATIONS["result"]),
        ]
        return [(LedgerRow(entry), 2) for entry in entries]

    # The page of its own

    def rows(self) -> list[Widget]:
        """Returns the page with all findings, most costly mistake first."""
        found = self.found
        parts: list[Widget] = [] if self._alone else [self._seat_stepper()]
        if found is None or not found.is_whole:
            parts += [Paragraph(EXPLAINS, size=17), *(widget for widget, _ in self._asking())]
        if found is None or not (found.rows or found.is_whole):
            return parts
        counts = Paragraph(self._counts(found), color="chalk50")
        named = by_period(self.match, found.periods)
        table = [period_table(named, CHOICES_IN_TABLE, OTHERS_IN_TABLE)] if named else []
        means = [Paragraph(text.format(self._choices_title), size=16) for text in NAMED]
        return [*parts, *table, counts, *self._costly(found), *self._weighty(found), *means]

    def _costly(self, found: Review) -> list[Widget]:
        """Returns the mistakes, or the largest unsure differences if a complete review found no mistake."""
        if found.mistakes or not found.is_whole:
            return [self._mistake(row) for row in found.mistakes]
        unsure = sorted((row for row in found.rows if row.cost >= MIN_UNSURE_COST), key=lambda row: -row.cost)
        rows = [self._mistake(row) for row in unsure[:MAX_UNSURE]]
        return [Paragraph(NEARLY, size=16), *rows] if rows else []

    def _weighty(self, found: Review) -> list[Widget]:
        """Returns the choices on which the most depended, apart from mistakes, once the review is complete."""
        good = [row for row in found.rows if not row.label and row.chance - row.worst_chance >= MIN_WEIGHT]
        good.sort(key=lambda row: row.worst_chance - row.chance)
        rows = [self._place(row, when(self.match, row), weighed(self.match.rules, row)) for row in good[:MAX_WEIGHTY]]
        return [Paragraph(WEIGHTY, size=16), *rows] if rows and found.is_whole else []

    def _seat_stepper(self) -> Stepper:
        names = self.match.names
        labels = [f"Choices of the {name}" for name in names]
        return Stepper(
            "Whose choices", [*range(len(names))], labels, self.seat, self._turn_to, zone="review", tooltip=""
        )

    @property
    def club(self) -> str:
        """Name of the club whose choices are reviewed."""
        return self.match.names[self.seat]

    @property
    def _choices_title(self) -> str:
        """Says what the number compares: "Your choices −27 %" made no sense to who had won."""
        return "Your choices next to Pro's" if self._alone else f"{self.club}: choices next to Pro's"

    def _accuracy(self, found: Review) -> Widget:
        """Returns the line with the accuracy, which says what 100 % would be."""
        if found.accuracy is None:
            return Score("Nothing to gain by choosing.", EXPLANATIONS["accuracy"])
        return Score(ACCURACY.format(round(found.accuracy)), EXPLANATIONS["accuracy"], f"({ALWAYS_BEST})")

    def _counts(self, found: Review) -> str:
        counts = found.counts
        parts = [several(counts[label], TITLES[label].lower(), PLURALS[label]) for label in TITLES if counts[label]]
        limit = "" if found.is_whole else PARTIAL
        text = ", ".join(filter(None, [listed(parts) if parts else SPOTLESS[:-1], limit]))
        hinted = sum(was_hinted(self.match, row) for row in found.rows)
        return f"{text}. {HINTS.format(several(hinted, 'choice')) if hinted else ''}".strip()

    def _mistake(self, row: Row) -> Widget:
        """Returns the button of a mistake with the better play and the reason."""
        detail = f"{when(self.match, row)}. {better(self.match, row)}"
        return self._place(row, judged(self.match.rules, row), detail, accent="loss")

    def _place(self, row: Row, name: str, detail: str, accent: str = "gain") -> Button:
        """Returns the button that opens the replay at a choice."""
        return Button(f"{name} ({row.place})", partial(self._watch, row.place), kind="secondary", label=name,
                      detail=detail, glyph="play", size=17, zone="mistakes", accent=accent,
                      tooltip="Watch it in the replay.", enabled="replay" in self.app.routes)  # fmt: skip

    # What the player does

    def _turn_to(self, seat: int) -> None:
        self.seat = seat
        self._changed()

    def ask(self) -> None:
        """Starts or continues the review."""
        self.desk.ask(self.match, self.seat)
        self._changed()

    def cancel(self) -> None:
        """Stops the review. The findings so far are kept."""
        self._wanted = False
        self.desk.cancel(self.match, self.seat)
        self._changed()

    def _progress(self) -> str:
        progress = self.desk.progress(self.match, self.seat)
        if progress is None or not progress.total:
            return "Looking at the match..."
        return f"{progress.done} of {several(progress.total, 'choice')} reviewed"

    def _share(self) -> float:
        progress = self.desk.progress(self.match, self.seat)
        return 0.0 if progress is None else progress.share


def _verdict(found: Review) -> str:
    """Returns whether choices or cards changed the chance to win more, if one did by more than the review's error."""
    ahead = abs(found.choice) - abs(found.luck)
    error = sqrt(fsum(row.error**2 for row in found.rows))
    if abs(ahead) < max(CLEARLY, error):
        return "About half choices, half the rest."
    return "Mostly choices." if ahead > 0 else "Mostly the cards and the other side."


class _ProgressLine(Line):
    """A line whose text is read again in each frame."""

    def __init__(self, text: Callable[[], str]) -> None:
        super().__init__(text(), color="chalk300")
        self._text = text

    def update(self, dt: float, pace: float) -> None:
        """Repaints the line only if its text has changed."""
        if self.name != self._text():
            self.name, self.stale = self._text(), True
