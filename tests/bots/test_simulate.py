"""Bots against bots from the command line: repeatable numbers, and error messages of one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial

import pytest

from game import simulate
from game.bots.tally import Tally, wilson
from game.bots.trial import Outcome, Trial, play_trial

SMALL = ["jukem", "--matches", "6", "--seats", "all-pro,rookie", "--budget", "5", "--seed", "3"]
PATIENCE = 120
"""Seconds after which a run counts as stuck. Only failures take that long."""


def numbers(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert simulate.main([*arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    del found["seconds"]
    return found


@pytest.mark.long
def test_the_same_seed_gives_the_same_numbers_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    alone = numbers(capsys, *SMALL, "--jobs", "1")
    assert numbers(capsys, *SMALL, "--jobs", "2") == alone
    assert alone["matches"] == 6


def test_a_game_is_found_by_its_package_in_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    """A game of the tests is registered only in the process that added it."""
    quick = ["--matches", "4", "--seats", "pro,rookie"]
    by_name = numbers(capsys, "jukem", *quick)
    by_package = numbers(capsys, "game.variants.jukem", *quick, "--jobs", "2")
    assert by_package | {"trial": by_name["trial"]} == by_name


def test_another_seed_gives_other_matches(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["jukem", "--matches", "8", "--seats", "pro,rookie"]
    assert numbers(capsys, *quick, "--seed", "1") != numbers(capsys, *quick, "--seed", "100")


def test_jf_78_an_option_reaches_the_matches(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["jukem", "--matches", "20", "--seats", "pro,pro"]
    plain, practice = numbers(capsys, *quick), numbers(capsys, *quick, "--option", "practice=on")
    assert plain["scores"] != practice["scores"]


def test_the_report_names_levels_rates_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["jukem", "--matches", "4", "--seats", "pro,rookie"]) == 0
    report = capsys.readouterr().out
    for word in ("4 matches", "pro", "rookie", "95 %", "points mean", "touchdown", "decisions a second"):
        assert word in report


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "jukem"),
        (["games.chess"], "no package games.chess"),
        (["jukem."], "no package jukem."),
        (["jukem", "--seats", "pro,coach"], "rookie, pro, all-pro"),
        (["jukem", "--seats", "pro"], "seats 2"),
        (["jukem", "--budget", "0"], "at least 1"),
        (["jukem", "--matches", "none"], "at least 1"),
        (["jukem", "--jobs", "0"], "at least 1"),
        (["jukem", "--seed", "lucky"], "lucky"),
        (["jukem", "--option", "weather=snow"], "practice, dealer"),
        (["jukem", "--option", "practice=maybe"], "off or on"),
        (["jukem", "--option", "practice"], "NAME=VALUE"),
    ],
)
def test_bad_input_gets_one_line_and_exit_2(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        simulate.main(arguments)
    assert ended.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert named in captured.err


def test_more_jobs_than_cores_are_clamped_and_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert simulate.main(["jukem", "--matches", "2", "--seats", "pro,pro", "--jobs", "64"]) == 0
    assert "64 jobs asked for, using 1" in capsys.readouterr().err


COUNTS_ALOUD = """
import sys
from game import simulate
if __name__ == "__main__":
    simulate._progress = lambda done, matches: print("counted", done, file=sys.stderr, flush=True)
    sys.exit(simulate.main(sys.argv[1:]))
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is not a signal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_was_measured_so_far(jobs: str) -> None:
    command = [sys.executable, "-c", COUNTS_ALOUD, "jukem", "--matches", "1000000", "--seats", "pro,pro"]
    # A shell that runs in the background has its children ignore Ctrl-C, and they would pass that on.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipe = subprocess.PIPE
    run = subprocess.Popen([*command, "--jobs", jobs], stdout=pipe, stderr=pipe, text=True, preexec_fn=heed)
    try:
        assert run.stderr is not None
        while (line := run.stderr.readline()) != "counted 2\n":
            assert line, "it ends before it has counted two matches"
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=PATIENCE)
    finally:
        run.kill()
    assert run.returncode == 130
    assert " matches, " in out
    assert "of 1000000 matches" in err
    assert "Traceback" not in err


def play_or_die(trial: Trial, number: int) -> Outcome:
    """Plays a trial's match, but ends the process at match 3."""
    if number == 3:
        os._exit(1)
    return play_trial(trial, number)


PROCESS_DIES = """
import os, sys
from game import simulate
from tests.bots.test_simulate import play_or_die
if __name__ == "__main__":
    os.cpu_count, simulate.play_trial = lambda: 2, play_or_die
    sys.exit(simulate.main(["jukem", "--matches", "9", "--seats", "pro,pro", "--jobs", "2"]))
"""


@pytest.mark.long
def test_a_process_that_dies_ends_the_count_with_what_was_measured_so_far() -> None:
    run = subprocess.run([sys.executable, "-c", PROCESS_DIES], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 1
    assert "matches, " in run.stdout or "no match" in run.stdout
    assert run.stderr.count("\n") == 1
    assert "of 9 matches: a process ended before its time" in run.stderr


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="pipes break in another way there")
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_reader_who_has_gone_gets_no_traceback(more: list[str]) -> None:
    nobody, pipe = os.pipe()
    os.close(nobody)
    command = [sys.executable, "-m", "game.simulate", "jukem", "--matches", "1", "--seats", "pro,pro", *more]
    run = subprocess.run(command, stdout=pipe, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
    os.close(pipe)
    assert (run.returncode, run.stderr) == (1, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device")
def test_numbers_that_cannot_be_written_are_said_to_be_lost() -> None:
    command = [sys.executable, "-m", "game.simulate", "jukem", "--matches", "1", "--seats", "pro,pro"]
    with open("/dev/full", "w") as full:
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert "cannot be written" in run.stderr


def test_a_rate_comes_with_wilsons_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(580, 1000)
    assert 0.549 < low < 0.550
    assert 0.610 < high < 0.611


def test_ties_are_matches_but_not_decided() -> None:
    tally = Tally(("pro", "rookie"))
    tally.add(Outcome((0,), False, "regulation", (14, 7), 100, 60, {"touchdown": 3}))
    tally.add(Outcome((0, 1), True, "tie", (0, 0), 900, 500, {}))
    found = tally.numbers()
    assert (found["matches"], found["decided"]) == (2, 1)
    assert [player["won"] for player in found["players"]] == [1, 0]
