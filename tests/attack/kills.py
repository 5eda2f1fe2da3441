"""Kills the program at random moments of play and looks whether all that its table had settled is on the disk."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

import msgspec

from game.match import Match
from game.variants import VARIANTS
from game.variants.card_bowl.jobs import EVERYTHING
from saves.archive import Saves
from saves.paths import DataFolder
from scenes.shell.loop import STEP
from scenes.table.cues import director
from tests.attack import crowd
from tests.attack.player import opened, table_of

GAMES = tuple(variant.name for variant in VARIANTS if variant.playable)
"""Those that a person can play."""
SPEEDS = ("0", "0.25", "1")
MOST = 16
"""Settled positions that are waited for before a kill."""
LONGEST = 0.03
"""Seconds from there to the kill."""
PATIENCE = 60
"""Seconds that the program may take for those positions; what comes then is killed all the same."""
OWN = 0.7
"""How often an answer of the game's own is taken where there are any."""
FRAME = 0.002
"""Seconds that a frame takes here: eight times as fast as on a screen, which leaves the disk less time."""


def play(folder: Path, variant: str, speed: str, seed: int) -> None:
    """Plays without an end, printing after each frame with a settled table what it shows, see ``standing``.

    Nothing is promised of a match in which no person has decided anything yet.

    In every other match of Card Bowl the men are set one by one, so that it is killed in half a formation too.
    """
    director.READY_TIMEOUT = float("inf")  # no disk is too slow: what is promised is only what was waited for
    pilot = opened(folder, "--window", "1024x600", "--play", variant, "--speed", speed, "--seed", str(seed))
    pilot.app._draw = lambda: None  # type: ignore[method-assign]  # nobody looks, and there are more kills in a minute
    table, rng, told = table_of(pilot.app), Random(seed), -1  # type: ignore[arg-type]
    if variant == "card_bowl" and seed % 2:
        table.game.coaching.level = EVERYTHING
    while True:
        pilot.app.step(STEP)
        settled = not table.director.busy and table_of(pilot.app) is table  # type: ignore[arg-type]
        if settled and table.match.presses and len(table.match.actions) != told:
            told = len(table.match.actions)
            print(msgspec.json.encode(standing(table.match)).decode(), flush=True)
        if table.director.waiting:
            table.go_on()
        elif settled and table.choosing is not None:
            choose(table, rng)
        time.sleep(FRAME)


def standing(match: Match) -> tuple[int, dict[str, str]]:
    """How many decisions a match has, and what its table keeps beside them: the call of the play that goes on."""
    return len(match.actions), match.notes


def choose(table: Any, rng: Random) -> None:
    """Takes an answer of the game's own, such as a call of the play sheet, or else what Pro would do."""
    view, legal = table.session.view(table.viewer), table.choosing.legal
    own = [shortcut for shortcut in table.game.shortcuts(view, legal) if shortcut.opens is None]
    if own and rng.random() < OWN:
        table.dialogs.take_shortcut(rng.choice(own))
    else:
        table.control.commit(table.match.rules.pro(view, legal, rng))


def kill_one(folder: Path, variant: str, speed: str, seed: int) -> tuple[int, int]:
    """How many decisions were settled when the program was killed, and how many Continue brings back.

    Raises AssertionError where what comes back is not the match, or not with all that was kept beside it.
    """
    command = [sys.executable, "-m", __name__, str(folder), variant, speed, str(seed)]
    rng, told = Random(seed), list[str]()
    wanted = rng.randrange(1, MOST)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        stuck = Timer(PATIENCE, program.kill)
        stuck.start()
        while len(told) < wanted and (line := program.stdout.readline()):
            told.append(line)
        time.sleep(rng.random() * LONGEST)
        program.kill()
        stuck.cancel()
        told += program.stdout.readlines()
    assert program.returncode == -signal.SIGKILL, "the program ended by itself"
    told = [line for line in told if line.endswith("\n")]
    assert told, "the program did not come to a settled table"
    settled, notes = msgspec.json.decode(told[-1], type=tuple[int, dict[str, str]])
    saves = Saves(DataFolder(folder))
    again = saves.store.resume()
    assert saves.notices == [], saves.notices
    over = saves.history.entries()
    saves.leave()
    if again is None:
        assert over, "Continue offers nothing"
        return settled, over[0].decisions
    assert again.problem is None
    assert len(again.match.actions) != settled or again.match.notes == notes, f"{again.match.notes} are not {notes}"
    return settled, len(again.match.actions)


def run(count: int, seed: int) -> list[str]:
    """Kills that often, half of it one window alone and half of it one of five; one line for each loss."""
    return alone(count - count // 2, seed) + crowd.run(count // 2, seed)


def alone(count: int, seed: int) -> list[str]:
    """Kills a program that plays a match of its own that often; one line for each loss."""
    losses, settled_in_all = [], 0
    for number in range(seed, seed + count):
        variant, speed = GAMES[number % len(GAMES)], SPEEDS[number // len(GAMES) % len(SPEEDS)]
        with TemporaryDirectory(prefix="parlor-") as folder:
            try:
                settled, kept = kill_one(Path(folder), variant, speed, number)
            except AssertionError as problem:
                losses.append(f"{variant} at {speed}, seed {number}: {problem}")
                continue
        settled_in_all += settled
        if kept < settled:
            losses.append(f"{variant} at {speed}, seed {number}: {settled} were settled, {kept} are kept")
    print(f"{count} kills, {settled_in_all} settled decisions, {len(losses)} losses")
    return losses


if __name__ == "__main__":
    play(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
