"""How the cards of Football War lie and what they say: readable in every hand, at every size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Match, Player
from game.variants.football_war import RULES
from game.variants.football_war.actions import LeadPlay
from game.variants.football_war.cards import BY_CODE, CARDS, PLAYS, RUN
from game.variants.football_war.names import color
from scenes.table.faces import Faces
from scenes.table.football_war.faces import SHORT, paint_face
from scenes.ui.theme import Theme
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table.football_war.seats import sit_down
from tests.scenes.table.sitting import CLUBS

INDEX = 44
"""Units of a card's corner that must stay readable."""

Start = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("count", [1, 5, 12, 19, 20, 30])
def test_every_corner_of_a_hand_stays_readable(start: Start, size: tuple[int, int], count: int) -> None:
    hand = [code for code in PLAYS for _ in range(2)][:count]
    _, table = start(at=position([hand, ["Curl"]]), size=size)
    layout = table.dash.space
    sprites = table.board.zones["hand:0"]
    assert len(sprites) == count
    for place, sprite in enumerate(sprites):
        assert sprite.rect.top >= layout.prompt.bottom - layout.px(2)
        assert layout.hand.contains(pygame.Rect(sprite.rect.topleft, (layout.px(INDEX), layout.px(INDEX))))
        shown = pygame.Rect(sprite.rect.topleft, (layout.px(INDEX - 4), layout.px(INDEX - 4)))
        assert not any(shown.colliderect(later.rect) for later in sprites[place + 1 :])


@pytest.mark.parametrize("seats", [2, 4])
def test_backs_stay_in_their_strip(start: Start, seats: int) -> None:
    hands = [["Curl"], *[list(PLAYS[:14]) for _ in range(seats - 1)]]
    _, table = start("human", *["pro"] * (seats - 1), at=position(hands))
    for seat, strip in enumerate(table.dash.strips, 1):
        assert len(table.board.zones[f"hand:{seat}"]) == 14
        assert all(strip.rect.contains(sprite.rect) for sprite in table.board.zones[f"hand:{seat}"])
        assert strip.rect.collidepoint(table.game.counts.spots[seat])


def test_every_face_differs_and_says_its_color_in_words(start: Start) -> None:
    """FW-7, FW-8: sixteen plays that can be told apart, each short name only once."""
    start()
    faces = Faces(Theme((1280, 720)), "football_war", paint_face)
    drawn = {code: pygame.image.tobytes(faces.picture(BY_CODE[code], 132), "RGB") for code in BY_CODE}
    assert len(set(drawn.values())) == len(CARDS)
    assert len(set(SHORT.values())) == len(SHORT)
    assert all(color(code) == ("GREEN" if BY_CODE[code].kind == RUN else "BLUE") for code in PLAYS)


def test_buttons_are_short_and_every_action_has_one() -> None:
    """Every action that a match can offer is called something on a button."""
    match = Match(RULES, {"players": "4"}, [Player(club) for club in CLUBS], 4)
    rng = Random(4)
    named = set()
    while match.decision is not None:
        for action in match.state.legal_actions():
            label, detail = RULES.words.button(action)
            assert 0 < len(label) <= 24
            assert len(detail) <= 28
            named.add(type(action))
        match.play(RULES.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng))
    assert LeadPlay in named
    assert len(named) > 8


def test_the_situation_tells_who_must_stop_what() -> None:
    at = position([["HB Draw"], ["Go Route"]], live="Curl", drive_pile=["Curl"], offense=1)
    text = RULES.words.situation(at.view(0), CLUBS[:2])
    assert "Gulls must stop Curl BLUE of Foxes" in text
    assert "You hold HB Draw." in text
    assert "Go Route" not in text
