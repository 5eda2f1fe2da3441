"""The program that the kill tests kill: it plays a random match with an autosave after each decision, and reports.

Run as ``python -m tests.saves.victim FOLDER SEED [STEP COUNT]``. Each printed line is the number of decisions known to
be on disk, or ``over`` once the match is in the history. With STEP it kills itself at the COUNT-th call of that step,
or, if STEP says so, waits after COUNT decisions to be killed. If it is not killed, it saves only the last decisions.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.match import Match
from saves import atomic
from saves.archive import Saves
from saves.history import History
from saves.history_file import HistoryFile
from saves.match_files import MatchFiles
from saves.paths import DataFolder
from saves.waiting import WaitingMatches
from tests.saves.samples import JUKEM, PLAYERS, choices

MID_SAVE = ("half written", "written", "before replace", "after replace", "before prune")
"""The steps of every autosave, from the fourth one on."""
AT_THE_END = ("before its file", "after its file", "before history", "after history")
LAST = 10
"""Number of decisions that are saved without a kill."""
WAITS = "waits"
"""The step after which another process kills it."""


def die() -> None:
    """Ends the process like ``kill -9``."""
    os.kill(os.getpid(), signal.SIGKILL)


def before(owner: Any, name: str, count: int, first: Callable[..., None] = lambda *given: die()) -> None:
    """Runs ``first`` before the ``count``-th call of a function."""
    real, calls = getattr(owner, name), [0]

    def wrapped(*given: Any, **named: Any) -> Any:
        calls[0] += 1
        if calls[0] == count:
            first(*given)
        return real(*given, **named)

    setattr(owner, name, wrapped)


def tear(handle: int, *_: Any) -> None:
    """Truncates the file that is being written to half and dies."""
    os.truncate(handle, os.fstat(handle).st_size // 2)
    die()


def arm(step: str, count: int) -> None:
    """Installs the kill for a step of the write."""
    if step == "half written":
        before(os, "fsync", 2 * count - 1, tear)  # every second one is the folder's
    elif step == "written":
        before(os, "fsync", 2 * count - 1)
    elif step == "before replace":
        before(os, "link", count)
    elif step == "after replace":
        before(atomic, "_sync_folder", count)
    elif step == "before prune":
        before(Path, "unlink", count)
    elif step == "before its file":
        before(History, "keep", count)
    elif step == "after its file":
        before(MatchFiles, "remove", count)
    elif step == "before history":
        before(HistoryFile, "add", count)
    elif step == "after history":
        before(WaitingMatches, "remove", count)


def main(folder: str, seed: str, step: str = "", count: str = "0") -> None:
    """Plays the match to its end, unless it is killed before."""
    arm(step, int(count))
    saves = Saves(DataFolder(folder))
    match, actions = Match(JUKEM, {}, PLAYERS, int(seed)), choices(int(seed))
    skipped = 0 if step and step not in AT_THE_END else len(actions) - LAST
    for action in actions:
        match.play(action)
        if len(match.actions) < skipped:
            continue
        saves.store.autosave(match)
        if saves.writer.flush(60) and saves.history.settle(60):  # nothing is kept before a person has decided something
            print((len(match.actions) if match.presses else 0) if match.decision else "over", flush=True)
        if step == WAITS and len(match.actions) == int(count):
            signal.pause()
    saves.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
