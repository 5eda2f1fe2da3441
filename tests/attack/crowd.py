"""Five windows in one folder open, play, leave, finish and delete matches of all games; one after another is killed.

Whatever a window has told of must be on the disk after every kill: each unfinished match with all its decisions, each
finished one in the history, until it is said to be finished or deleted.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from game.variants import VARIANTS, find_rules
from saves.archive import Saves
from saves.paths import DataFolder
from scenes.control.setup import default_setup
from scenes.shell.loop import STEP
from scenes.table.cues import director
from tests.attack.player import opened, table_of
from tests.scenes.pilot import Pilot

GAMES = tuple(variant.name for variant in VARIANTS if variant.playable)
WINDOWS = 5
KILLS = 20
"""Kills in one folder, whose unfinished matches become more and more meanwhile."""
TOLD = 12
"""What the windows tell between two kills, at most."""
PATIENCE = 120.0
"""Seconds in which some window must tell something."""
PRESSES = 6
"""Decisions of the player on one visit at a table, at most."""
FRAMES = 3000
"""Frames in which a table must come to a decision of the player."""


class Player:
    """Who sits at one window, and does by chance what players do."""

    def __init__(self, folder: Path, seed: int, tell: Callable[[Any], object]) -> None:
        self.folder, self.rng, self.tell = folder, Random(seed), tell
        self.pilot = self._open()

    def _open(self) -> Pilot:
        pilot = opened(self.folder, "--window", "1024x600", "--speed", "0")
        pilot.app._draw = lambda: None  # type: ignore[method-assign]  # nobody looks
        pilot.app.home()
        return pilot

    @property
    def app(self) -> Any:
        """The program, which may be another one after a restart."""
        return self.pilot.app

    def live(self) -> None:
        """Goes on until it is killed."""
        while True:
            what = self.rng.choices((self.begin, self.look, self.go_on, self.delete, self.restart), (9, 4, 6, 2, 1))
            what[0]()

    def begin(self) -> None:
        """Plays a new match for a while."""
        self.sit_down()
        self.play(self.rng.randrange(1, PRESSES))

    def look(self) -> None:
        """Tries a game and leaves it without having decided anything."""
        self.sit_down()
        self.step(self.rng.randrange(30))
        self.app.home()

    def sit_down(self) -> None:
        """Opens a table of any game."""
        variant = self.rng.choice(GAMES)
        self.app.go("table", default_setup(find_rules(variant)))

    def go_on(self) -> None:
        """Goes on with a match from the menu: the one that waits, or one of the list."""
        self.app.home()
        self.step(2)
        if "Continue" not in self.pilot.names():
            return
        self.app.go(self.rng.choice(["continue", "unfinished"]))
        self.step(2)
        if self.pilot.place == "Saved":
            self.pilot.press(*["down"] * self.rng.randrange(4), "return")
        if table_of(self.app) is not None:
            self.play(self.rng.randrange(1, PRESSES))
        self.app.home()

    def delete(self) -> None:
        """Deletes a match, and sometimes takes that back."""
        store = self.app.archive.store
        free = [saved for saved in store.saves() if not saved.elsewhere]
        if len(free) < WINDOWS:
            return
        saved = self.rng.choice(free)
        self.tell(("leaving", saved.key))
        store.delete(saved)
        if self.rng.random() < 0.7 and store.undelete(saved):
            self.tell(("kept", saved.key, saved.document.decisions))

    def restart(self) -> None:
        """Quits and starts the program anew."""
        self.app.quit()
        self.pilot = self._open()

    def play(self, presses: int) -> None:
        """Decides so often and tells of each decision that was settled; then leaves the table or gives up."""
        table, store = table_of(self.app), self.app.archive.store
        match, wanted = table.match, table.match.presses + presses
        for _ in range(FRAMES):
            self.app.step(STEP)
            settled = not table.director.busy and table.session.stored
            if settled and match.presses and match.decision is not None:
                self.tell(("kept", store._plays[match].id, len(match.actions)))
            if table_of(self.app) is not table or match.presses >= wanted:
                break
            if table.director.waiting:
                table.go_on()
            elif settled and table.choosing is not None:
                view, legal = table.session.view(table.viewer), table.choosing.legal
                table.control.commit(match.rules.pro(view, legal, self.rng))
        if match.decision is not None and match.presses and self.rng.random() < 0.15:
            self.give_up(table)
        self.app.home()

    def give_up(self, table: Any) -> None:
        """Concedes, and tells once that is on the disk."""
        key = self.app.archive.store._plays[table.match].id
        self.tell(("leaving", key))
        table.concede()
        if self.app.archive.writer.flush(PATIENCE):
            self.tell(("over", key))

    def step(self, count: int) -> None:
        """Lets so many frames pass."""
        for _ in range(count):
            self.app.step(STEP)


def window(folder: Path, seed: int, pipe: Connection) -> None:
    """One window, in a process of its own."""
    director.READY_TIMEOUT = float("inf")  # no disk is too slow: what is promised is only what was waited for
    told: list[Any] = []

    def tell(what: Any) -> None:
        if told[-1:] != [what]:
            told[:] = [what]
            pipe.send(what)

    Player(folder, seed, tell).live()


class Crowd:
    """The windows in one folder, and what they have told."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, Random(seed)
        self.kept: dict[str, int] = {}
        """The decisions of each unfinished match that must be on the disk."""
        self.over: set[str] = set()
        self.left: set[str] = set()
        """The matches that were about to be finished or deleted since somebody looked."""
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])
        self._windows: list[tuple[Any, Connection]] = []

    def fill(self) -> None:
        """Opens windows until there are five."""
        while len(self._windows) < WINDOWS:
            mine, theirs = self._context.Pipe(duplex=False)
            process = self._context.Process(target=window, args=(self.folder, self.rng.randrange(10**9), theirs))
            process.start()
            theirs.close()
            self._windows.append((process, mine))

    def listen(self, count: int) -> None:
        """Waits until the windows have told that many things. Raises AssertionError where they fall silent."""
        while count > 0:
            ready = wait([pipe for _, pipe in self._windows], PATIENCE)
            assert ready, "no window tells anything"
            for pipe in ready:
                assert isinstance(pipe, Connection)
                self._take(pipe.recv())
                count -= 1

    def kill(self) -> None:
        """Kills one of the windows at some moment."""
        process, pipe = self._windows.pop(self.rng.randrange(len(self._windows)))
        time.sleep(self.rng.random() * 0.03)
        assert process.is_alive(), "a window ended by itself"
        process.kill()
        process.join()
        self._drain(pipe)

    def _drain(self, pipe: Connection) -> None:
        try:
            while pipe.poll():
                self._take(pipe.recv())
        except EOFError:
            pass  # it was killed

    def _take(self, told: tuple[Any, ...]) -> None:
        what, key = told[:2]
        if what == "kept":
            self.kept[key] = max(self.kept.get(key, 0), told[2])
        else:
            self.kept.pop(key, None)
            self.left.add(key)
        if what == "over":
            self.over.add(key)

    def lost(self) -> list[str]:
        """What a list shows too little of, while the other windows go on."""
        promised, self.left = dict(self.kept), set()
        saves = Saves(DataFolder(self.folder))
        listed = {saved.key: saved.document.decisions for saved in saves.store.saves() if saved.automatic}
        saves.leave()
        for _, pipe in self._windows:
            self._drain(pipe)
        return [
            f"{key}: {count} decisions were settled, {listed.get(key, 'nothing')} listed"
            for key, count in promised.items()
            if key not in self.left and listed.get(key, -1) < count
        ] + saves.notices

    def end(self) -> list[str]:
        """Kills all; what is lost of what they have told, every match being opened."""
        while self._windows:
            self.kill()
        saves = Saves(DataFolder(self.folder))
        losses, opened_again = [], {}
        for saved in saves.store.saves():
            replayed = saves.store.load(saved)
            opened_again[saved.key] = len(replayed.match.actions)
            losses += [f"{saved.key}: {replayed.problem}"] if replayed.problem else []
            losses += [] if replayed.match.presses else [f"{saved.key}: kept without a press"]
        losses += [
            f"{key}: {count} decisions were settled, {opened_again.get(key, 'nothing')} opened"
            for key, count in self.kept.items()
            if opened_again.get(key, -1) < count
        ]
        assert saves.history.settle(PATIENCE)
        losses += [f"{key}: not in the history" for key in self.over if not saves.history.has(key)]
        saves.leave()
        return losses + saves.notices


def run(count: int, seed: int) -> list[str]:
    """Kills that often; one line for each loss."""
    losses: list[str] = []
    unfinished = finished = killed = 0
    for first in range(0, count, KILLS):
        with TemporaryDirectory(prefix="parlor-", ignore_cleanup_errors=True) as folder:
            crowd = Crowd(Path(folder), seed + first)
            for number in range(first, min(first + KILLS, count)):
                crowd.fill()
                try:
                    crowd.listen(crowd.rng.randrange(1, TOLD))
                    crowd.kill()
                    found = crowd.lost()
                except (AssertionError, EOFError) as problem:
                    found = [repr(problem)]
                killed += 1
                losses += [f"crowd {seed + first}, kill {number - first}: {loss}" for loss in found]
                if found:
                    break
            losses += [f"crowd {seed + first}, at the end: {loss}" for loss in crowd.end()]
            unfinished, finished = unfinished + len(crowd.kept), finished + len(crowd.over)
            print(f"  {killed} kills, {unfinished} unfinished, {finished} finished, {len(losses)} losses", flush=True)
    print(f"{killed} kills among five windows, {unfinished} unfinished and {finished} finished matches, "
          f"{len(losses)} losses")  # fmt: skip
    return losses
