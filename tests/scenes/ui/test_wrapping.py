"""Text in lines."""

from __future__ import annotations

from pathlib import Path

from tests.scenes.pilot import Pilot


def test_a_line_never_begins_with_a_percent_sign(tmp_path: Path) -> None:
    theme = Pilot.start(tmp_path, None).app.theme
    text = "It wins 60 % of the time, not 48 %. It gains 5 yards."
    for width in range(60, 460, 7):
        rows = theme.wrap("text", 16, text, width)
        assert not any(row.startswith("%") for row in rows)
        assert " ".join(rows) == text
    assert theme.wrap("text", 16, "", 100) == [""]
