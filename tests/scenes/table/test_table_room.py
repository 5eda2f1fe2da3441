"""What lies on a table has room: whole cards below the prompt, and previews above cards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.variants.jukem.actions import MakePlay
from scenes.table.football_war.places import MAX_IN_ROW, Places
from scenes.table.football_war.slate import Slate
from scenes.table.stage.layout import HAND, LIFT, Layout
from scenes.table.stage.places import fanned_hand
from tests.scenes.table.player import Sit

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
RING, BLANK = 5.0, 6.0
"""Units that marks and focus stand out over a card, and of its foot on which nothing is written."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 7, 11])
def test_a_hand_lies_below_the_prompt_lifted_or_not_with_all_that_is_on_it(size: tuple[int, int], count: int) -> None:
    layout = Layout(*size)
    slate = Places(layout, Slate(layout, 2), SimpleNamespace(), 0, 2)  # type: ignore[arg-type]
    cards: list[Any] = [None] * count
    for place in (*fanned_hand(layout, count), *(slate.of("hand:0", cards) or [])):
        high = place.width * HAND.h / HAND.w
        corner = abs(place.tilt) / 57.3 * place.width / 2
        assert place.y + high / 2 + corner <= layout.hand.bottom + layout.px(BLANK)
        assert place.y - high / 2 - layout.u * (LIFT + RING) >= layout.prompt.bottom
    assert count <= MAX_IN_ROW


def test_the_preview_of_a_play_lies_above_all_cards_and_in_its_lane(drawn: Sit) -> None:
    player = drawn(seed=2)
    while not (plays := [action for action in player.legal if isinstance(action, MakePlay)]):
        player.take(player.legal[0])
    player.table.choosing.choose(plays[0], player.hand)
    player.table.renew()
    tag, cards = player.game.tags[player.viewer], player.table.board.sprites()
    assert tag.render_key() is not None
    assert tag.layer > max(card.layer for card in cards)
    assert tag.bounds().collidelist([card.rect for card in cards]) < 0


@pytest.mark.parametrize("text_size", [100, 130])
def test_the_notes_of_a_drive_stay_in_their_box(jukem: Sit, text_size: int) -> None:
    """The report: at 130 % in the smallest window "100 to go" touched its box."""
    player = jukem(size=(1024, 600), text_size=text_size, wait=0.1)
    plate, theme = player.game.plates[0], player.app.theme
    for text in ("100 to go", "kick: 3"):
        size = theme.fit("block", 15, text, plate.rect.w - theme.px(16))
        assert theme.measure("block", size, text)[0] <= plate.rect.w - theme.px(8)
