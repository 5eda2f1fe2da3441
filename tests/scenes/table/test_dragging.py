"""A dragged card has weight: it is drawn after the pointer, tilts as it swings, and snaps home when it is refused."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from scenes.table.input.drag import MOST_TILT
from scenes.table.stage.drop_frame import DropFrame
from tests.scenes.pilot import press_and_release
from tests.scenes.table.player import Sit, TablePlayer

FAR = (300, 300)


@pytest.fixture
def moving(defending: Sit) -> Sit:
    return partial(defending, "Curl", "HB Draw", pace=1.0)


def carry(player: TablePlayer, code: str, *spots: tuple[int, int]) -> None:
    """Takes hold of a card and moves the pointer there, a frame for each spot."""
    player.hover(player.card(code).rect.center)
    player.wait(0.3)
    player.send(press_and_release(player.card(code).rect.center)[0])
    for spot in spots:
        move(player, spot)


def move(player: TablePlayer, spot: tuple[int, int]) -> None:
    player.send(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))


def distance(player: TablePlayer, code: str, spot: tuple[int, int]) -> float:
    return pygame.Vector2(player.card(code).rect.center).distance_to(spot)


def lit(player: TablePlayer) -> list[pygame.Rect]:
    """The places that are lit for the held card."""
    return list(player.things(DropFrame)[0].places)


def test_a_held_card_is_drawn_after_the_pointer_and_comes_to_it(moving: Sit) -> None:
    player = moving()
    carry(player, "Curl", FAR)
    assert distance(player, "Curl", FAR) > 50
    player.wait(0.4)
    assert distance(player, "Curl", FAR) < 3


def test_it_tilts_as_it_is_swung_and_hangs_straight_where_it_is_held_still(moving: Sit) -> None:
    player = moving()
    carry(player, "Curl", *((200 + 60 * step, 300) for step in range(10)))
    swung = player.card("Curl").tilt + player.card("Curl").lean
    assert 2 < swung <= MOST_TILT
    player.wait(0.6)
    assert abs(player.card("Curl").tilt + player.card("Curl").lean) < 0.5


def test_it_floats_higher_than_a_card_that_is_looked_at(moving: Sit) -> None:
    player = moving()
    carry(player, "Curl")
    looked_at = player.card("Curl")._shadow_height
    move(player, FAR)
    player.wait(0.4)
    assert player.card("Curl")._shadow_height > looked_at


def test_the_place_that_takes_it_is_lit_as_long_as_it_is_held(moving: Sit) -> None:
    """FW-27: a match goes on the Drive pile."""
    player = moving()
    carry(player, "Curl", FAR)
    assert any(place.contains(player.game.drive_pile) for place in lit(player))
    player.send(press_and_release((20, 700))[1])
    assert lit(player) == []


def test_nothing_is_lit_for_a_card_that_cannot_be_played(moving: Sit) -> None:
    player = moving()
    carry(player, "HB Draw", FAR)
    assert lit(player) == []


def test_a_refused_card_snaps_back_beyond_its_place_and_home(moving: Sit) -> None:
    player = moving()
    home = player.card("HB Draw").y
    carry(player, "HB Draw", FAR)
    player.wait(0.4)
    player.send(press_and_release(FAR)[1])
    assert "Curl BLUE" in player.bubble
    seen = []
    for _ in range(30):
        player.frames()
        seen.append(player.card("HB Draw").y)
    assert max(seen) > home + 2
    card = player.card("HB Draw")
    assert (card.y, card.rise, card.lean) == (home, 0, 0)


@pytest.mark.parametrize("look", [{"reduced_motion": True}, {"pace": 0.0}], ids=["reduced motion", "instant"])
def test_without_travel_it_is_where_the_pointer_is(moving: Sit, look: dict[str, object]) -> None:
    player = moving(**look)
    home = player.card("HB Draw").rect.copy()
    carry(player, "HB Draw", FAR)
    assert distance(player, "HB Draw", FAR) < 3
    assert player.card("HB Draw").lean == 0
    player.send(press_and_release(FAR)[1])
    player.hover((5, 5))
    player.wait(0.2)
    assert player.card("HB Draw").rect == home


def test_it_is_heard_as_it_leaves_the_hand_and_as_it_comes_back(moving: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = moving()
    heard: list[str] = []
    monkeypatch.setattr(player.app.sound, "play", lambda sound, *more: heard.append(sound))
    carry(player, "HB Draw", FAR, (310, 310))
    assert heard[-1] == "card_slide"
    player.send(press_and_release(FAR)[1])
    assert heard[-2:] == ["deny", "card_slide_low"]
