"""The benchmark's table: targets and comparisons, without a clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench.report import Row, shown

SPEED = Row("decisions", 200_000, "per second", 150_000)
COST = Row("clone", 1.0, "microseconds", 2.0, more_is_better=False)


def test_a_target_is_a_floor_or_a_ceiling() -> None:
    assert SPEED.reached
    assert not Row("decisions", 149_999, "per second", 150_000).reached
    assert COST.reached
    assert not Row("clone", 2.1, "microseconds", 2.0, more_is_better=False).reached
    assert Row("views", 0.0, "per second").reached


@pytest.mark.parametrize(
    ("factor", "verdict"), [(0.5, "ok"), (1.0, "ok"), (1.29, "ok"), (1.31, "warn"), (1.51, "stop")]
)
def test_a_row_is_compared_by_how_much_slower_it_is(factor: float, verdict: str) -> None:
    slower = Row("decisions", 200_000 / factor, "per second")
    costlier = Row("clone", 1.0 * factor, "microseconds", more_is_better=False)
    assert slower.verdict(SPEED) == verdict
    assert costlier.verdict(COST) == verdict


def test_the_table_says_what_was_missed() -> None:
    table = shown([SPEED, Row("clone", 3.0, "microseconds", 2.0, more_is_better=False)])
    assert "at least 150,000: reached" in table
    assert "at most 2.00: MISSED" in table


def test_the_command_fails_where_a_target_is_missed_or_a_row_is_much_slower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = [SPEED, COST]

    def rows() -> Iterator[Row]:
        yield from measured

    monkeypatch.setattr(bench, "PARTS", {"engine": rows})
    stored = tmp_path / "base.json"
    assert bench.main(["--json", str(stored)]) == 0
    assert bench.main(["engine", "--compare", str(stored)]) == 0
    assert "1.00x the time, ok" in capsys.readouterr().out
    measured[1] = Row("clone", 1.6, "microseconds", 2.0, more_is_better=False)
    assert bench.main(["--compare", str(stored)]) == 1
    measured[1] = Row("clone", 2.5, "microseconds", 2.0, more_is_better=False)
    assert bench.main([]) == 1


@pytest.mark.parametrize("arguments", [["weather"], ["--compare", "no such file"]])
def test_a_wrong_command_line_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        bench.main(arguments)
    assert stopped.value.code == 2
    assert arguments[-1] in capsys.readouterr().err
