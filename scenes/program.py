"""The program: joins the saves, the bots' process and all scenes. Created by main.py."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO
from weakref import WeakSet

import pygame

from game.match import summary
from game.match_words import period_line, score_line
from game.record import PERSON
from game.variants import find_rules
from game.version import VERSION
from saves import log
from saves.archive import HISTORY_SECONDS, Saves
from saves.paths import DataFolder
from saves.people import FIRST
from scenes import routes
from scenes.menus.boot import Boot
from scenes.shell import interrupt
from scenes.shell.launch import Launch
from scenes.shell.loop import Loop
from scenes.shell.scene import Scene
from scenes.shell.window import WINDOWED_SIZE

if TYPE_CHECKING:
    from game.bots.worker import Worker
    from game.lesson import Chapter
    from game.match import Match
    from game.puzzle import Puzzle
    from scenes.control.review_desk import ReviewDesk
    from scenes.control.setup import Setup
    from scenes.table.scene import Table

LOG = logging.getLogger(__name__)

FAILED = 1
"""Exit code if something that the command line asked for failed."""


class Unfinished(NamedTuple):
    """The newest unfinished match, as the menu's Continue describes it."""

    variant: str
    title: str
    score: str
    period: str
    others: int
    """Number of other unfinished matches."""


class Program(Loop):
    """The app with saves, bots, reviews and the routes to all scenes."""

    archive: Saves

    def __init__(self, launch: Launch, folder: DataFolder) -> None:
        """Opens the window, or raises DisplayUnavailable."""
        archive = Saves(folder, VERSION)
        super().__init__(folder, launch=launch, saves=self, size=launch.size or WINDOWED_SIZE)
        self.archive = archive
        self._worker: Worker | None = None
        self._reviews: ReviewDesk | None = None
        self._pictured = False
        self._exit_code = 0
        self._tables: WeakSet[Table] = WeakSet()
        if launch.fullscreen:
            self.window.set_fullscreen(True)
            self._apply_look()
        routes.register(self)
        self._register()

    def _register(self) -> None:
        self.routes |= {
            "new_match": self._new_match,
            "table": self._dealt,
            "continue": self._continue,
            "unfinished": self._unfinished_matches,
            "saved": self._saved,
            "replay": self._replay,
            "replays": self._replays,
            "statistics": self._statistics,
            "rules": self._rules,
            "pause": self._pause,
            "curtain": self._curtain,
            "keys_help": self._keys_help,
            "learn": self._learn,
            "lesson": self._lesson,
            "puzzles": self._puzzles,
            "puzzle": self._puzzle,
        }

    # Saves

    def unfinished(self) -> Unfinished | None:
        """Returns the newest unfinished match, or None."""
        saved = self.archive.store.newest()
        self._take_notices()
        if saved is None:
            return None
        record, summary = saved.document.match, saved.document.summary
        score = score_line([player.name for player in record.players], summary.points)
        period = period_line(find_rules(record.variant), summary.period, record.options)
        others = max(self.archive.store.waiting() - 1, 0)
        return Unfinished(record.variant, saved.document.title, score, period, others)

    def flush(self) -> None:
        """Waits until all settings and saves are on the disk."""
        self._store.flush()
        self.people.flush()
        self.archive.flush()

    def _take_notices(self) -> None:
        for sentence in self.archive.notices.take():
            self.notify(sentence)

    # Bots

    @property
    def worker(self) -> Worker:
        """The process in which bots think, started when first needed."""
        if self._worker is None:
            from game.bots.worker import Worker

            self._worker = Worker()
            self._worker.start()
        return self._worker

    @property
    def reviews(self) -> ReviewDesk:
        """Makes and keeps the reviews of matches; created when first needed."""
        if self._reviews is None:
            from saves.reviews import Reviews
            from scenes.control.review_desk import ReviewDesk

            kept = Reviews(self.archive.folder.reviews, self.archive.writer, self.archive.notices.append)
            self._reviews = ReviewDesk(lambda: self.worker, kept)
        return self._reviews

    # Scenes

    def _dealt(self, setup: Setup) -> Scene:
        """Returns the table of a new match of the person who plays now."""
        match = setup.match()
        if self.player != FIRST:
            match.notes[PERSON] = self.player
        return self._table(match, setup)

    def _table(self, match: Match, setup: Setup, problem: str | None = None) -> Scene:
        from scenes.control.session import Session
        from scenes.table.scene import Table

        assert isinstance(self.launch, Launch)
        repeatable = self.launch.speed == 0 or self.launch.seed is not None
        store, read_only = self.archive.store, problem is not None
        finished = self.archive.history.finished(match.rules.variant.name)
        session = Session(
            match,
            setup,
            self.worker,
            store,
            repeatable=repeatable,
            read_only=read_only,
            knows_game=lambda: finished.value is True,
        )
        session.store()
        table: Table = Table(self, session, lambda: self._over(table), problem)
        self._tables.add(table)
        return table

    def _over(self, table: Table) -> None:
        """Shows the result of the match on the table, or prints it and quits if the command line asked for that."""
        assert isinstance(self.launch, Launch)
        if self.launch.quit_when_over:
            if self.launch.screenshot is not None and not self._pictured:
                self._pictured = True
                self._take_picture()
            if not say(sys.stdout, json.dumps(summary(table.match))):
                self._exit_code = FAILED
            self.quit()
            return
        from scenes.match.results import Results

        again = table.again
        self.stack.replace(
            Results(
                self,
                table.match,
                table.session.setup,
                rematch=lambda: self._open(again),
                switch=lambda: self._open(again.sides_switched()),
                menu=self.home,
            )
        )

    def _open(self, setup: Setup) -> None:
        self.stack.replace(self._dealt(setup))

    def _new_match(self, variant: str, last: Setup | None = None) -> Scene:
        """Opens the page with a setup, by default the last one of the game."""
        from scenes.menus.new_match import NewMatch

        return NewMatch(self, variant, self._open, last)

    def _continue(self) -> Scene:
        """Opens the newest unfinished match."""
        replayed = self.archive.store.resume()
        if replayed is None:
            self.notify("There is no match to go on with.")
            return self.routes["menu"]()
        return self._resumed(replayed.match, replayed.problem)

    def _resumed(self, match: Match, problem: str | None = None) -> Scene:
        from scenes.control.setup import Setup

        return self._table(match, Setup.of(match), problem)

    def _open_saved(self, match: Match, problem: str | None = None) -> None:
        self.stack.replace(self._resumed(match, problem))

    def _saved(self) -> Scene:
        from scenes.menus.saved import Saved

        return Saved(self, self._open_saved)

    def _unfinished_matches(self) -> Scene:
        from scenes.menus.saved import UNFINISHED, Saved

        return Saved(self, self._open_saved, UNFINISHED)

    def _replays(self, variant: str | None = None) -> Scene:
        from scenes.menus.replays import Replays

        return Replays(self, variant)

    def _statistics(self) -> Scene:
        from scenes.menus.statistics import StatisticsScene

        return StatisticsScene(self)

    def _replay(self, match: Match, at: int = 0) -> Scene:
        from scenes.replay.scene import Replay

        return Replay(self, match, at)

    def _rules(self, variant: str, clause: str | None = None, options: dict[str, str] | None = None) -> Scene:
        from scenes.menus.rules import RulesPage
        from scenes.table.games import card_pictures, illustrations

        return RulesPage(self, variant, clause, options, illustrations(variant), card_pictures(variant))

    def _pause(self, table: Table) -> Scene:
        from scenes.match.pause import Pause

        return Pause(self, table)

    def _curtain(
        self, names: Sequence[str], seat: int, happened: Sequence[str], on_open: Callable[[], None], stays: bool
    ) -> Scene:
        from scenes.match.curtain import Curtain

        return Curtain(self, names, seat, happened, on_open, stays)

    def _learn(self, variant: str = "") -> Scene:
        from scenes.learn.page import Learn

        return Learn(self, variant)

    def _lesson(self, chapter: Chapter, *, aside: bool = False) -> Scene:
        """Returns a lesson; after one that was opened ``aside``, in a match, the match goes on."""
        from scenes.learn.ending import when_done
        from scenes.learn.scene import Lesson

        if aside:
            return Lesson(self, chapter, lambda chapter: self.stack.pop())
        return Lesson(self, chapter, lambda chapter: when_done(self, chapter))

    def _puzzles(self) -> Scene:
        from scenes.learn.puzzle_page import Puzzles

        return Puzzles(self)

    def _puzzle(self, puzzle: Puzzle) -> Scene:
        from scenes.learn.puzzle import PuzzleTable

        return PuzzleTable(self, puzzle, self.worker)

    def _keys_help(self) -> Scene:
        from scenes.menus.keys_help import KeysHelp

        return KeysHelp(self)

    # The loop

    def begin(self) -> None:
        """Opens the first scene: the menu or, if the command line asks for a match, its table."""
        assert isinstance(self.launch, Launch)
        if self.launch.variant is None:
            self.stack.push(Boot(self))
            return
        from scenes.control.setup import asked_for

        setup = asked_for(self.launch)
        self.stack.push(self._dealt(setup))
        if self.launch.audio:
            self.when_idle(self.sound.open)

    def step(self, dt: float, events: Sequence[pygame.Event] = ()) -> None:
        """Runs one frame, and takes the screenshot of the command line when it is due."""
        super().step(dt, events)
        if self._reviews is not None:
            self._reviews.update()
        self._notify_at_table()
        launch = self.launch
        if launch.screenshot is not None and not self._pictured and self.now >= launch.after:
            self._pictured = True
            self._take_picture()

    def _notify_at_table(self) -> None:
        """Shows notices about the saves at once if a match is being played; otherwise the menu shows them."""
        table = next((table for table in self._tables if table is self.stack.top), None)
        if self.archive.notices and table is not None:
            for sentence in self.archive.notices.take():
                LOG.warning(sentence)
                table.tell(sentence)

    def _take_picture(self) -> None:
        path = self.launch.screenshot
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.screen, str(path))
        except (OSError, pygame.error) as problem:
            say(sys.stderr, f"pigskin-parlor: the screenshot {path} could not be saved: {problem}")
            self._exit_code = FAILED
        if not self.launch.quit_when_over:
            self.quit()

    def change(self, **fields: Any) -> None:
        """Changes settings. A speed set by the player overrides the command line's."""
        if "speed" in fields and isinstance(self.launch, Launch):
            self.launch = replace(self.launch, speed=None)
        super().change(**fields)

    def quit(self) -> None:
        """Saves everything, releases the match for other windows and ends the loop."""
        if self._reviews is not None:
            self._reviews.close()
        super().quit()
        self.archive.leave()

    def run(self) -> int:
        """Runs until the player quits. Returns the exit code."""
        try:
            super().run()
            return self._exit_code
        finally:
            self.archive.leave()
            if self._worker is not None:
                self._worker.close()
            self.archive.history.settle(HISTORY_SECONDS)


def say(stream: TextIO | None, line: str) -> bool:
    """Writes a line to stdout or stderr. Returns whether that worked.

    On some systems a windowed program has no stream, and the reader of a stream may have exited.
    """
    try:
        if stream is not None:
            stream.write(f"{line}\n")
            stream.flush()
    except OSError as problem:
        LOG.warning("could not be written: %s (%s)", line, problem)
        return False
    return stream is not None


def open_program(launch: Launch) -> Program:
    """Returns the program with its first scene open, ready to run, or raises DisplayUnavailable."""
    folder = DataFolder(launch.data_dir)
    log.start(folder)
    program = Program(launch, folder)
    interrupt.running()  # from now on a signal waits for the end of a frame, so nothing is left half started
    program.begin()
    return program
