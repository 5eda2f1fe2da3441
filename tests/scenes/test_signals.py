"""Ctrl-C at any moment, once or twice: no traceback from the program or its bots' process, nothing lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from saves.archive import Saves
from saves.paths import DataFolder
from tests.program import SOURCE
from tests.window.desk import PATIENCE, eventually

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is not a signal there"),
]

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


PRESSED = """
from game.match import Match
begin = Match._begin
def begin_with_a_press(match, position):
    match.presses = 1
    begin(match, position)
Match._begin = begin_with_a_press
"""
"""A person has decided something in every match, so that it is kept."""


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
@pytest.mark.parametrize("after", [0.0, 0.1, 0.3, 0.6])
def test_ctrl_c_while_it_starts_ends_it_without_a_word(tmp_path: Path, after: float, times: int) -> None:
    process = started(tmp_path, "--demo", "jukem")
    assert process.stderr is not None
    assert process.stderr.read(1) == b"."
    time.sleep(after)
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.01)
    assert ended(process) == (130, "")


def run(folder: Path, *path: str) -> subprocess.Popen[bytes]:
    """The program as a person starts it; what lies in ``path`` is imported by Python before it."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": ":".join(path)}
    return subprocess.Popen(
        [*SOURCE, "--data-dir", str(folder), "--no-audio", "--demo", "jukem"],
        env=environment,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed,
    )


INTERRUPTS_ITSELF = """
import os, signal, sys
class Finder:
    def find_spec(name, *where):
        if name == {!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder)
"""


@pytest.mark.parametrize("module", ["scenes", "scenes.shell.interrupt", "scenes.shell.launch", "pygame", "saves.store"])
def test_ctrl_c_while_a_module_is_imported_ends_it_without_a_word(tmp_path: Path, module: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTS_ITSELF.format(module))
    assert ended(run(tmp_path, str(tmp_path))) == (130, "")


KILLS = 16
PARTS = 2
LATEST = 1.5
"""Seconds; by then a match is on the table."""


@pytest.mark.parametrize("first", range(PARTS))
def test_ctrl_c_at_any_moment_leaves_no_traceback_of_ours(tmp_path: Path, first: int) -> None:
    """Python's own first moments are not ours: it may die of the signal, and say so, or not hear it."""
    for number in range(first, KILLS, PARTS):
        process = run(tmp_path / str(number))
        time.sleep(LATEST * number / KILLS)
        for _ in range(5):
            os.killpg(process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(5)
                break
        code, said = ended(process)
        ours = SOURCE[1] in said or "scenes" in said or "saves" in said or "game" in said
        assert (code, ours) == (130, False) or (code in (-signal.SIGINT, 1) and not ours), f"{number}: {said}"


def test_a_signal_while_the_bots_process_is_being_started_leaves_no_traceback_of_it(tmp_path: Path) -> None:
    assert ended(started(tmp_path, "--demo", "jukem", before=HALF_STARTED)) == (128 + signal.SIGTERM, ".")


@pytest.mark.parametrize(("number", "times"), [("SIGINT", 1), ("SIGINT", 3), ("SIGTERM", 1), ("SIGHUP", 2)])
def test_a_signal_in_mid_match_puts_everything_on_the_disk(tmp_path: Path, number: str, times: int) -> None:
    process = started(tmp_path, "--play", "jukem", "--speed", "0", "--seed", "2", before=PRESSED)
    eventually(lambda: list(tmp_path.glob("matches/match-*.json")), "the match is stored")
    for _ in range(times):
        os.killpg(process.pid, getattr(signal, number))
    code, said = ended(process)
    assert (code, said) == (128 + getattr(signal, number), ".")
    assert Saves(DataFolder(tmp_path)).store.resume() is not None
