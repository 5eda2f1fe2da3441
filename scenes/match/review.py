"""The review of a match on its result: asked for, under way, and what it found, each mistake a press away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.deciders import Decider
from game.match import Match
from game.match_words import listed, several
from game.record import HUMAN
from game.review.ledger import Label, Review, Row
from game.review.words import TITLES, better, by_period, judged, when
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
"""Seconds without input after which a review begins by itself."""
ASK, STOP, GO_ON = "Review {}", "Stop the review", "Go on with it"
SEE, SEE_NONE = "See what cost the most ({})", "See the review"
QUESTION = "Was it luck, or the choices?"
EXPLAINS = (
    "Each choice is played on many times, with cards that could have lain so, and so is what else could be done there. "
    "It takes a minute or two; you can do something else meanwhile."
)
OTHERS = "Cards and the other side"
MEANS = {
    "start": "The chance to win before the first card.",
    "choice": "What was chosen, against what Pro would have come to with the same hands.",
    "luck": "All that was not chosen here: the deal, the draws, and what the other side did.",
    "result": "100 % for a win, 0 % for a loss.",
    "accuracy": "How much of what could be gained by choosing was: 100 % is the best play in each choice.",
}
SPOTLESS = "No choice surely cost 5 % or more."
NAMED = (
    "A cost is how much more the best play would have kept; from 5, 10 and 15 % on it is an inaccuracy, a mistake, a "
    "blunder, where that is sure. “Your choices” are held against Pro instead, who is not perfect either: the two need "
    "not add up."
)
NEARLY = "The largest differences that were found; each may be chance."
MOST_NEARLY, LEAST = 3, 0.01
"""Choices without a name that are shown where none has one, and the least that they must seem to cost."""
SHORT = "as far as it is reviewed"
PLURALS = {Label.BLUNDER: "blunders", Label.MISTAKE: "mistakes", Label.INACCURACY: "inaccuracies"}


class MatchReview:
    """What a result shows of the review of one seat."""

    def __init__(self, app: App, match: Match, changed: Callable[[], object], watch: Callable[[int], object]) -> None:
        """``changed`` shows the page anew, and ``watch`` opens the replay at a place."""
        self.app, self.match, self._changed, self._watch = app, match, changed, watch
        people = [seat for seat, player in enumerate(match.players) if player.kind == HUMAN]
        self._alone = len(people) == 1
        self.seat = people[0] if people else 0
        desk = desk_of(app)
        reviewed = desk is not None and desk.refusal(match, self.seat) is None
        self._desk = desk if reviewed else None
        self._seen = self._state
        self._shown: tuple[object, ...] = ()
        """What pages show of it."""
        self.rested = 0.0
        """Seconds since the player last did something on the page."""
        self._wanted = True
        """Whether it may begin by itself: nobody has stopped it."""

    @property
    def desk(self) -> ReviewDesk:
        """Where it is asked for."""
        assert self._desk is not None
        return self._desk

    @property
    def offered(self) -> bool:
        """Whether a match of its kind can be reviewed here."""
        return self._desk is not None

    @property
    def found(self) -> Review | None:
        """What is known of it."""
        return self._desk.review(self.match, self.seat) if self._desk is not None else None

    @property
    def is_whole(self) -> bool:
        """Whether all of it is known."""
        return self.found is not None and self.found.is_whole

    @property
    def mistakes(self) -> list[Row]:
        """The choices that have a name, the dearest first."""
        return self.found.mistakes if self.found is not None else []

    @property
    def under_way(self) -> bool:
        """Whether it is being made."""
        return self._desk is not None and self._desk.progress(self.match, self.seat) is not None

    @property
    def known(self) -> int:
        """How many of its rows are known, and one more at its end."""
        return len(self.found.rows) + self.found.is_whole if self.found is not None else 0

    @property
    def _state(self) -> tuple[int, bool]:
        return self.known, self.under_way

    def update(self) -> None:
        """Shows what is new; the bar and its number look after themselves."""
        if self._seen != self._state:
            self._seen = self._state
            shown = (len(self.mistakes), self.is_whole, self.under_way, bool(self.known))
            if shown != self._shown:
                self._shown = shown
                self._changed()

    def rest(self, dt: float) -> None:
        """Asks for the review of the only person here once nothing is pressed and the machine has nothing to do."""
        self.rested += dt
        if self.rested < IDLE or not (self.offered and self._alone and self._wanted):
            return
        self.rested = 0.0
        if self.app.settings.idle_review and not (self.is_whole or self.under_way) and machine_is_free():
            self._wanted = False  # once: one that fails says so, and waits to be asked for
            self.ask()

    @property
    def title(self) -> str:
        """What the button is called that asks for it."""
        return ASK.format("my play" if self._alone else self.club)

    # In the corner of every page

    def in_short(self, see: Callable[[], object]) -> list[tuple[Widget, float]]:
        """The ledger, or the way to it; ``see`` leads to all of it. Each widget with the units below it."""
        found = self.found
        if found is not None and found.is_whole:
            name = SEE.format(len(found.mistakes)) if found.mistakes else SEE_NONE
            told = Score(f"{self._score(found)}. {_verdict(found)}", MEANS["accuracy"])
            return [(told, 4), *self._ledger(found), (Button(name, see, kind="quiet", glyph="forward", size=17), 6)]
        return [(Line(QUESTION, bold=True), 4), *self._asking()]

    def _asking(self) -> list[tuple[Widget, float]]:
        """The button that asks, or how far it is and the button that stops."""
        if self.under_way:
            stop = Button(STOP, self.cancel, kind="quiet", glyph="cross", size=17, zone="review")
            return [(_Counted(self._progress), 6), (ProgressBar("Progress", self._share), 8), (stop, 4)]
        began = self.found is not None and self.found.rows
        trouble = self.desk.trouble(self.match, self.seat)
        parts: list[tuple[Widget, float]] = [(Paragraph(trouble, size=16), 4)] if trouble else []
        return [
            *parts,
            (
                Button(
                    GO_ON if began else self.title, self.ask, glyph="search", size=17, zone="review", accent="firstDown"
                ),
                6,
            ),
        ]

    def _ledger(self, found: Review) -> list[tuple[Widget, float]]:
        after = found.start + found.choice
        mine = "Your choices" if self._alone else f"{self.club}: choices"
        result = found.result or 0.0
        entries = [
            Entry("Before the kickoff", None, found.start, MEANS["start"]),
            Entry(mine, found.start, after, MEANS["choice"]),
            Entry(OTHERS, after, after + found.luck, MEANS["luck"]),
            Entry("The result", None, result, MEANS["result"]),
        ]
        return [(LedgerRow(entry), 2) for entry in entries]

    # The page of its own

    def rows(self) -> list[Widget]:
        """All that it found, the dearest mistake first."""
        found = self.found
        parts: list[Widget] = [] if self._alone else [self._whose()]
        if found is None or not found.is_whole:
            parts += [Paragraph(EXPLAINS, size=17), *(widget for widget, _ in self._asking())]
        if found is None or not (found.rows or found.is_whole):
            return parts
        counts = Paragraph(self._counts(found), color="chalk50")
        named = by_period(self.match, found.periods)
        table = [period_table(named, "Your choices" if self._alone else "Choices", OTHERS)] if named else []
        return [*parts, *table, counts, *self._costly(found), Paragraph(NAMED, size=16)]

    def _costly(self, found: Review) -> list[Widget]:
        """Returns the choices with a name, or the largest unsure differences if a whole review named none."""
        if found.mistakes or not found.is_whole:
            return [self._mistake(row) for row in found.mistakes]
        nearly = sorted((row for row in found.rows if row.cost >= LEAST), key=lambda row: -row.cost)[:MOST_NEARLY]
        return [Paragraph(NEARLY, size=16), *(self._mistake(row) for row in nearly)] if nearly else []

    def _whose(self) -> Stepper:
        names = self.match.names
        said = [f"Choices of the {name}" for name in names]
        return Stepper("Whose choices", [*range(len(names))], said, self.seat, self._turn_to, zone="review", tooltip="")

    @property
    def club(self) -> str:
        """Whose choices are reviewed."""
        return self.match.names[self.seat]

    def _score(self, found: Review) -> str:
        accuracy = found.accuracy
        return "Nothing to gain by choosing" if accuracy is None else f"Accuracy {round(accuracy)} %"

    def _counts(self, found: Review) -> str:
        counts = found.counts
        told = [several(counts[label], TITLES[label].lower(), PLURALS[label]) for label in TITLES if counts[label]]
        said = f"{listed(told)}:" if told else SPOTLESS
        hinted = sum(self.match.deciders[row.place : row.place + 1] == [Decider.HINTED] for row in found.rows)
        limits = [f"with {several(hinted, 'hint')}"] if hinted else []
        limits += [] if found.is_whole else [SHORT]
        return ", ".join([said[:-1], *limits]) + said[-1]

    def _mistake(self, row: Row) -> Widget:
        """A choice with a name, the better play and why; it leads to its place in the replay."""
        rules = self.match.rules
        name, detail = judged(rules, row), f"{when(self.match, row)}. {better(rules, row)}"
        return Button(f"{name} ({row.place})", partial(self._watch, row.place), kind="secondary", label=name,
                      detail=detail, glyph="play", size=17, zone="mistakes", accent="loss",
                      tooltip="Watch it in the replay.", enabled="replay" in self.app.routes)  # fmt: skip

    # What the player does

    def _turn_to(self, seat: int) -> None:
        self.seat = seat
        self._changed()

    def ask(self) -> None:
        """Has it made, or goes on with it."""
        self.desk.ask(self.match, self.seat)
        self._changed()

    def cancel(self) -> None:
        """Stops it; what was found is kept."""
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
    """What moved the match more, in short."""
    return "Mostly choices." if abs(found.choice) > abs(found.luck) else "Mostly the cards."


class _Counted(Line):
    """A line that says in each frame how far something has come."""

    def __init__(self, says: Callable[[], str]) -> None:
        super().__init__(says(), color="chalk300")
        self._says = says

    def update(self, dt: float, pace: float) -> None:
        """It is drawn anew only where it changed."""
        if self.name != self._says():
            self.name, self.stale = self._says(), True
