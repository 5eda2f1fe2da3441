"""A card that strikes from where it lies: it comes over the others, turns up, and lies again as it lay."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.cues.lunge import go_back, lunge
from scenes.table.cues.motions import then
from scenes.table.stage.places import Place
from tests.games.miniature.cards import HANDS
from tests.scenes.pilot import Pilot
from tests.scenes.table.test_motions import ended, play
from tests.scenes.table.test_shared_cues import quiet


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
@pytest.mark.parametrize("turns", [False, True])
def test_a_card_lunges_over_all_others_and_goes_back(
    tmp_path: Path, opened: list[Pilot], reduced: bool, turns: bool
) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    card = table.board.zones[HANDS[0]][0]
    card.flip = 0.0
    place = Place(card.x, card.y, card.width, card.tilt, card.layer)
    target = (card.x + 300.0, card.y - 200.0)
    play(table, then(lunge(card, target, 40.0, turns=turns), go_back(card, place)))
    went, layers = [card.x], [card.layer]
    for _ in range(60):
        pilot.frames()
        went.append(card.x)
        layers.append(card.layer)
    ended(pilot, table)
    assert (card.x, card.y, card.tilt, card.layer) == (place.x, place.y, place.tilt, place.layer)
    assert card.flip == float(turns)
    if reduced:
        assert set(went) == {place.x}
    else:
        assert min(went) < place.x - 5  # it rears back first
        assert max(went) > place.x + 50
        assert max(layers) > place.layer or place.layer >= 80
