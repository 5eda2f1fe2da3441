"""What lies on a table has room: whole cards below the prompt, and previews above cards."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.variants.jukem.actions import MakePlay
from scenes.table.football_war.places import A_ROW, Places
from scenes.table.football_war.slate import Slate
from scenes.table.stage.layout import HAND, LIFT, Layout
from scenes.table.stage.places import fanned_hand
from tests.scenes.pilot import Pilot
from tests.scenes.table.jukem.seats import hand, rest, sit_down

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
RING = 7.0
"""Units that marks and focus stand out over a card."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 7, 11])
def test_a_hand_lies_whole_below_the_prompt_lifted_or_not(size: tuple[int, int], count: int) -> None:
    layout = Layout(*size)
    slate = Places(layout, Slate(layout), SimpleNamespace(), 0, 2)  # type: ignore[arg-type]
    cards: list[Any] = [None] * count
    for places in (fanned_hand(layout, count), slate.of("hand:0", cards) or []):
        for place in places:
            high = place.width * HAND.h / HAND.w
            corner = abs(place.tilt) / 57.3 * place.width / 2
            assert place.y + high / 2 + corner <= layout.hand.bottom
            assert place.y - high / 2 - layout.px(LIFT + RING) >= layout.prompt.bottom
    assert count <= A_ROW


def test_the_preview_of_a_play_lies_above_all_cards_and_in_its_lane(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(tmp_path, opened, seed=2)
    for _ in range(40):
        rest(pilot, table)
        plays = [action for action in table.control.legal if isinstance(action, MakePlay)]
        if plays:
            break
        table.commit(table.control.legal[0])
    table.choosing.choose(plays[0], hand(table))
    table.renew()
    game = table.game
    tag = game.tags[game.viewer]
    assert tag.look() is not None
    assert tag.layer > max(card.layer for card in table.board.sprites())
    assert not any(tag.bounds().colliderect(card.rect) for card in table.board.sprites())


@pytest.mark.parametrize("text_size", [100, 130])
def test_the_notes_of_a_drive_stay_in_their_box(tmp_path: Path, opened: list[Pilot], text_size: int) -> None:
    """The report: at 130 % in the smallest window "100 to go" touched its box."""
    pilot, table = sit_down(tmp_path, opened, size=(1024, 600), text_size=text_size)
    pilot.frames(2)
    plate, theme = table.game.plates[0], table.app.theme
    for text in ("100 to go", "kick: 3"):
        size = theme.fit("block", 15, text, plate.rect.w - theme.px(16))
        assert theme.measure("block", size, text)[0] <= plate.rect.w - theme.px(8)
