"""Steps of a replay that are watched, and what is explained of its buttons."""

from __future__ import annotations

from pathlib import Path

from game.cursor import Step
from game.events import Scored
from tests.scenes.pilot import Pilot
from tests.scenes.replay.watching import played, watch
from tests.variants import ON_TABLE


def test_a_step_to_a_score_shows_how_it_was_made(tmp_path: Path, opened: list[Pilot]) -> None:
    """A jump landed after the score, on an empty field."""
    match = played(ON_TABLE[0], 0)
    _, replay = watch(tmp_path, opened, match)
    transport = replay.transport
    transport.step = Step.SCORE
    transport.go(1)
    assert any(isinstance(event, Scored) for event in match.history[replay.shown.cursor.count])
    assert replay.playback.busy
    transport.finish()
    assert replay.playback.game.table_state == match.rules.table_state(replay.shown.view)


def test_what_is_explained_of_a_button_covers_no_other_one(tmp_path: Path, opened: list[Pilot]) -> None:
    """The words about Play lay over the choice of the step."""
    pilot, _ = watch(tmp_path, opened, played(ON_TABLE[0], 0))
    for name in ("Play", "Step on"):
        widget = pilot.scene.find(name)
        pilot.hover(widget.rect.center)
        pilot.wait(1.0)
        shown = pilot.scene.tooltip.rect
        assert shown is not None
        others = [each.rect for each in pilot.scene.widgets if each.focusable and each is not widget]
        assert shown.collidelist(others) == -1, name
