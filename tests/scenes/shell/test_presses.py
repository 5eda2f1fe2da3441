"""What a person presses is counted, and neither what plays itself at their seat nor what computer and coach do."""

from pathlib import Path
from random import Random

import pytest

from game.variants import VARIANTS
from tests.attack.player import opened

PRESSES = 4
FRAMES = 4000


@pytest.mark.parametrize("variant", [variant.name for variant in VARIANTS])
def test_only_what_a_person_presses_is_counted(variant: str, tmp_path: Path) -> None:
    pilot = opened(tmp_path, "--play", variant, "--seed", "3", "--speed", "0")
    table, rng, pressed = pilot.scene, Random(1), 0
    match = table.match
    table.session.knows_game = lambda: True  # else nothing plays itself
    for _ in range(FRAMES):
        pilot.frames()
        if table.director.waiting:
            table.go_on()
        elif table.choosing is not None and not table.director.busy:
            assert match.presses == pressed
            if pressed == PRESSES:
                break
            table.control.commit(match.rules.pro(table.session.view(table.viewer), table.choosing.legal, rng))
            pressed += 1
    pilot.app.quit()
    assert match.presses == PRESSES
    acts = sum(decision.seat == 0 for decision in match.decisions)
    if variant in ("blowout", "card_bowl"):
        assert acts > PRESSES, "the coach, or nothing else to be done, has acted for the player too"
