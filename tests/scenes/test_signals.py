"""Ctrl-C at any moment, once or twice: no traceback from the program or its bots' process, nothing lost (issue 8)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves.archive import Saves
from saves.paths import DataFolder
from tests.program import SOURCE
from tests.window.desk import PATIENCE, eventually

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is not a signal there")

LISTENS = "import main, sys; sys.stderr.write('.'); sys.stderr.flush(); sys.exit(main.main(sys.argv[1:]))"
"""Starts the program and says when Python itself has started: before that, Ctrl-C is none of ours."""


HALF_STARTED = """
import os, signal
from multiprocessing import util
spawn = util.spawnv_passfds
def spawn_and_be_asked_to_end(*arguments):
    spawned = spawn(*arguments)
    if "spawn_main" in str(arguments):
        os.kill(os.getpid(), signal.SIGTERM)
    return spawned
util.spawnv_passfds = spawn_and_be_asked_to_end
"""
"""The signal comes when another process has been started and knows nothing yet of what it is to do."""


def started(folder: Path, *arguments: str, before: str = "") -> subprocess.Popen[bytes]:
    """The program in a group of processes of its own, as a terminal would start it, after this piece of Python."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDEVMODE": ""}
    command = [SOURCE[0], "-c", "from scenes.shell import interrupt; interrupt.listen()\n" + before + LISTENS]
    return subprocess.Popen(
        [*command, "--data-dir", str(folder), "--no-audio", *arguments],
        env=environment,
        cwd=Path(SOURCE[1]).parent,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed,  # whoever runs the tests may have them ignore what ends a program, and they would pass that on
    )


def heed() -> None:
    """Lets every signal do what it does by default."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def ended(process: subprocess.Popen[bytes]) -> tuple[int, str]:
    """Its exit code and all that the program and its bots' process have said."""
    try:
        _, said = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, said.decode()


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("after", [0.0, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8])
def test_ctrl_c_while_it_starts_ends_it_without_a_word(tmp_path: Path, after: float, times: int) -> None:
    process = started(tmp_path, "--demo", "jukem")
    assert process.stderr is not None
    assert process.stderr.read(1) == b"."
    time.sleep(after)
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.01)
    assert ended(process) == (130, "")


def test_a_signal_while_the_bots_process_is_being_started_leaves_no_traceback_of_it(tmp_path: Path) -> None:
    assert ended(started(tmp_path, "--demo", "jukem", before=HALF_STARTED)) == (128 + signal.SIGTERM, ".")


@pytest.mark.parametrize(("number", "times"), [("SIGINT", 1), ("SIGINT", 3), ("SIGTERM", 1), ("SIGHUP", 2)])
def test_a_signal_in_mid_match_puts_everything_on_the_disk(tmp_path: Path, number: str, times: int) -> None:
    process = started(tmp_path, "--play", "jukem", "--speed", "0", "--seed", "2")
    eventually(lambda: list(tmp_path.glob("matches/autosave-*")), "the match is stored")
    for _ in range(times):
        os.killpg(process.pid, getattr(signal, number))
    code, said = ended(process)
    assert (code, said) == (128 + getattr(signal, number), ".")
    assert Saves(DataFolder(tmp_path)).store.resume() is not None
