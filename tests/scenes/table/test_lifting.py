"""A card that is looked at swells where it lies, and its neighbors make room; the hand is as large as its band."""

from __future__ import annotations

import math
from typing import Any

import pygame
import pytest

from game.variant import Rules
from scenes.table.cues.director import Cue
from scenes.table.games import laid_out
from scenes.table.input.lifting import MAX_LEAN, NEIGHBOR_SHIFT
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import GROWN, HAND, HAND_HIGH, LIFT
from scenes.table.stage.places import CARD_TOP, MAX_TILT
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.card_texts import lowest_ink, themed
from tests.scenes.table.player import Sit, TablePlayer
from tests.variants import ON_TABLE

GAMES = [rules for rules in ON_TABLE if rules.cards]
FIVE = ("HB Draw", "HB Dive", "Curl", "Hail Mary", "Go Route")
TAIL = 1.5
"""Pixels of the tail of a letter that may be lost."""
MANY = (*FIVE, "Deep Post", "QB Sneak", "HB Screen", "Quick Out", "Quick Slant") * 2


@pytest.fixture
def five(leading: Sit) -> TablePlayer:
    return leading(*FIVE)


def look_at(player: TablePlayer, number: int) -> pygame.Rect:
    """Points at a card of the hand; gives where it lay before."""
    lay = player.hand[number].rect.copy()
    player.hover(lay.center)
    player.wait(0.3)
    return lay


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.variant.name)
@pytest.mark.parametrize("u", [0.8, 1.0])
def test_all_words_of_a_hand_are_in_the_window(rules: Rules, u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its feet may be below the edge, but none of what is written there, at the ends of a fan and leaning."""
    faces = laid_out(themed(u), rules).faces
    lying = (HAND, CARD_TOP, MAX_TILT), (GROWN, CARD_TOP - LIFT, MAX_LEAN)
    for card in rules.cards.values():
        for size, top, turned in lying:
            bottom, aside = lowest_ink(faces, card, round(size.w * u), monkeypatch)
            sunk = aside * math.sin(math.radians(turned))
            assert top * u + bottom + sunk <= HAND_HIGH * u + TAIL, (card.code, size)


@EVERY_LOOK
@pytest.mark.parametrize("number", [0, 2, 4])
def test_a_card_that_is_looked_at_is_larger_in_its_place_and_below_the_prompt(
    leading: Sit, number: int, size: tuple[int, int], text_size: int
) -> None:
    player = leading(*FIVE, size=size, text_size=text_size)
    lay = look_at(player, number)
    seen, theme = player.hand[number].rect, player.app.theme
    assert seen.w == theme.px(GROWN.w) > lay.w
    assert abs(seen.centerx - lay.centerx) <= 1
    assert seen.top - theme.px(5) >= player.hud.prompt.rect.bottom, "with its ring"
    assert seen.top < lay.top
    player.hover((5, 5))
    player.wait(0.3)
    assert player.hand[number].rect == lay


def test_its_neighbors_part_and_lie_below_it(five: TablePlayer) -> None:
    before = [card.rect.x for card in five.hand]
    look_at(five, 2)
    moved = [card.rect.x - x for card, x in zip(five.hand, before, strict=True)]
    assert (moved[1], moved[3]) == (-NEIGHBOR_SHIFT, NEIGHBOR_SHIFT)
    assert (moved[0], moved[4]) == (-6, 6), "those beyond them less"
    assert five.hand[2].layer > max(card.layer for card in five.hand if card is not five.hand[2])


def test_of_many_cards_the_next_is_reached_where_it_lies(leading: Sit) -> None:
    """A large card covers the corner of the next: pointing there still looks at that."""
    player = leading(*MANY[:15])
    look_at(player, 5)
    corner = player.hand[6].rect
    player.hover((round(player.hand[6].x - player.hand[6].width / 2) + 4, corner.centery))
    player.wait(0.3)
    assert [card.swell > 0 for card in player.hand].index(True) == 6


def test_a_card_of_the_front_row_comes_wholly_into_view(leading: Sit) -> None:
    """Of more than nineteen cards half lie before the others, with their feet below the window."""
    player = leading(*MANY, *FIVE)
    front = player.hand[-3]
    assert front.rect.bottom > 740
    player.hover((front.rect.centerx, 700))
    player.wait(0.3)
    assert front.rect.bottom <= 720 + GROWN.h - (HAND_HIGH - CARD_TOP + LIFT) + 1


def test_a_card_comes_down_although_something_moved_as_the_pointer_left(leading: Sit) -> None:
    """What moves may raise cards itself, so they are left alone until it is over."""
    player = leading(*FIVE, pace=1.0)
    lay = look_at(player, 1)
    player.hand[1].rise = 40.0
    player.table.director.add([Cue(lambda: None, 0.3)])
    player.hover((5, 5))
    player.wait(1.0)
    player.hover((6, 6))
    player.wait(0.5)
    assert player.hand[1].rect == lay


def test_a_card_leans_towards_the_pointer_and_not_beyond(five: TablePlayer) -> None:
    card = five.hand[1]
    leans = []
    for share in (-0.45, 0.0, 0.45):
        five.hover((round(card.x + card.width * share), round(card.y)))
        five.wait(0.3)
        leans.append(card.tilt + card.lean)
    assert leans[0] < leans[1] == 0 < leans[2]
    assert max(map(abs, leans)) <= MAX_LEAN


def test_a_card_that_is_picked_dips_and_springs_back(leading: Sit) -> None:
    player = leading(*FIVE, pace=1.0)
    look_at(player, 1)
    whole = player.hand[1].rect.w
    player.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=player.hand[1].rect.center, button=1))
    wides = [player.hand[1].rect.w]
    for _ in range(20):
        player.frames()
        wides.append(player.hand[1].rect.w)
    assert min(wides) < whole
    assert wides[-1] == whole


def test_a_selected_card_stays_raised_when_one_looks_elsewhere(five: TablePlayer) -> None:
    lay = five.hand[1].rect.copy()
    five.click(five.hand[1])
    five.hover((5, 5))
    five.wait(0.3)
    assert five.hand[1].rect.top == lay.top - LIFT


def test_with_reduced_motion_a_ring_alone_tells_what_is_looked_at(leading: Sit) -> None:
    player = leading(*FIVE, reduced_motion=True)
    lay = look_at(player, 2)
    assert player.hand[2].rect == lay
    assert [card.focused for card in player.hand] == [False, False, True, False, False]


@pytest.mark.usefixtures("all_is_drawn")
def test_what_is_looked_at_was_drawn_before(leading: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """No face is drawn in the frame in which the pointer comes to a card."""
    player = leading(*FIVE, pace=1.0)
    player.wait(1.0)
    assert player.table.playback.pictures.is_done
    drawn: list[str] = []
    draw = Faces._flat

    def noted(self: Faces, card: Any, width: int, back: str) -> Any:
        drawn.append(card.code)
        return draw(self, card, width, back)

    monkeypatch.setattr(Faces, "_flat", noted)
    look_at(player, 3)
    assert player.hud.reading.note is not None
    assert drawn == []
