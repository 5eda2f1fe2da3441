"""Killing the program at any moment loses at most the current decision (forty kills, each followed by Continue)."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.saves.samples import choices, keep, opened, recorded
from tests.saves.victim import AT_THE_END, MID_SAVE, WAITS

ROOT = Path(__file__).parents[2]
RANDOM_KILLS = 16
AHEAD = 20
"""How many decisions a victim may be ahead of its report: more than it makes while we wait."""
pytestmark = pytest.mark.long
needs_sigkill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL to die by")


def victim(folder: Path, seed: int, *step: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.saves.victim", str(folder), str(seed), *map(str, step)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)


def last_line(process: subprocess.Popen[str], earlier: str = "") -> str:
    """Returns the victim's last report; it must have been killed without an error message."""
    assert process.stdout is not None
    assert process.stderr is not None
    # not communicate(): it reads past the lines that readline() has already taken into its buffer
    out, err = process.stdout.read(), process.stderr.read()
    process.wait(timeout=60)
    assert err == ""
    lines = [line for line in (earlier + out).split("\n")[:-1] if line]
    return lines[-1] if lines else "0"


def check_nothing_is_lost(folder: Path, seed: int, reported: str) -> None:
    """Checks that Continue opens the match with every reported decision, and that it can be played on and saved."""
    saves = opened(folder)
    again = saves.store.resume()
    assert saves.notices == []
    if reported == "over":
        assert again is None
        assert recorded(saves) == [seed]
        return
    confirmed, actions = int(reported), choices(seed)
    if again is None:
        assert confirmed == 0
        return
    assert again.problem is None
    assert tuple(again.match.actions) == actions[: len(again.match.actions)]
    assert confirmed <= len(again.match.actions) <= confirmed + 1
    for action in actions[len(again.match.actions) :]:
        again.match.play(action)
    keep(saves, again.match)
    assert saves.store.newest() is None
    assert recorded(saves) == [seed]
    assert opened(folder).store.newest() is None


@needs_sigkill
@pytest.mark.parametrize("number", range(RANDOM_KILLS))
def test_killed_at_a_random_moment_of_play(number: int, tmp_path: Path) -> None:
    rng = Random(number)
    wanted = rng.randrange(40)
    process = victim(tmp_path, number, WAITS, wanted + AHEAD)
    assert process.stdout is not None
    seen = "".join(process.stdout.readline() for _ in range(wanted))
    time.sleep(rng.random() * 0.004)
    process.kill()
    reported = last_line(process, seen)
    assert process.returncode == -9
    check_nothing_is_lost(tmp_path, number, reported)


@needs_sigkill
@pytest.mark.parametrize("step", MID_SAVE)
@pytest.mark.parametrize("count", [1, 2, 7, 30])
def test_killed_during_a_save(step: str, count: int, tmp_path: Path) -> None:
    process = victim(tmp_path, count, step, count)
    reported = last_line(process)
    assert process.returncode == -9
    assert int(reported) >= count - 1
    check_nothing_is_lost(tmp_path, count, reported)


@needs_sigkill
@pytest.mark.parametrize("step", AT_THE_END)
def test_killed_while_a_finished_match_enters_the_history(step: str, tmp_path: Path) -> None:
    process = victim(tmp_path, 3, step, 1)
    reported = last_line(process)
    assert process.returncode == -9
    assert int(reported) == len(choices(3)) - 1
    check_nothing_is_lost(tmp_path, 3, reported if step == "before its file" else "over")


def test_a_victim_that_nobody_kills_ends_in_the_history(tmp_path: Path) -> None:
    process = victim(tmp_path, 3)
    assert last_line(process) == "over"
    assert process.returncode == 0
    check_nothing_is_lost(tmp_path, 3, "over")
    assert os.listdir(tmp_path / "matches") == []
