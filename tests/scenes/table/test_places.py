"""Where the cards of other seats lie on a table that says nothing of its own about them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.contract import View
from game.variants import find_rules
from scenes.table.hud.panels import Strip
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND, Layout
from scenes.ui.theme import Theme

CLUBS = ("Gulls", "Foxes", "Elk", "Owls")
SIZES = [(1024, 600), (1280, 720), (2560, 1080)]


def plain_table(seats: int, viewer: int, size: tuple[int, int] = (1280, 720)) -> GameTable[View]:
    """A table as every game has it, for so many seats."""
    theme = Theme(size)
    table = GameTable[View](theme, Faces(theme, "football_war", GameTable.paint_face), find_rules("football_war"))
    table.names = CLUBS[:seats]
    table.layout(Layout(*theme.size), viewer)
    return table


def cards_of(table: GameTable[View], seat: int, count: int) -> list[pygame.FRect]:
    """Where so many cards of a seat's hand lie."""
    cards: list[Any] = [None] * count
    size = HAND.h / HAND.w
    return [
        pygame.FRect(place.x - place.width / 2, place.y - place.width * size / 2, place.width, place.width * size)
        for place in table.places(f"hand:{seat}", cards) or []
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 7, 20])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_hand_lies_in_the_part_of_the_strip_that_belongs_to_its_seat(
    seats: int, count: int, size: tuple[int, int]
) -> None:
    for viewer in range(seats):
        table = plain_table(seats, viewer, size)
        others = [(viewer + step) % seats for step in range(1, seats)]
        for index, seat in enumerate(others):
            part = table.space.strip_part(index, seats - 1)
            backs = cards_of(table, seat, count)
            assert len({back.x for back in backs}) == count
            assert all(part.contains(back) for back in backs), f"seat {seat}, seen by {viewer}"
        assert all(card.y > table.space.hand.y for card in cards_of(table, viewer, count))


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_what_a_seat_did_last_is_written_beside_its_cards(parts: int) -> None:
    """A strip that others share has its words below the name, where there is no room between name and cards."""
    table = plain_table(parts + 1, 0)
    strip, bare = Strip(table.theme), Strip(table.theme)
    strip.rect = bare.rect = table.space.strip_part(0, parts)
    strip.name, strip.last = "Foxes", "Foxes led with an audible that nobody could answer."
    bare.name = "Foxes"
    written, empty = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    strip.paint(written)
    bare.paint(empty)
    written.blit(empty, (0, 0), special_flags=pygame.BLEND_SUB)
    words = pygame.mask.from_threshold(written, (255, 255, 255), (120, 120, 120)).get_bounding_rects()
    ends = max(word.right for word in words)
    assert words
    assert ends - min(word.left for word in words) > 100
    assert ends <= min(back.left for back in cards_of(table, 1, 7))
