"""How the cards of Football War lie and what they say: readable in every hand, at every size."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest

from game.match import Match
from game.record import Player
from game.variants.football_war import RULES
from game.variants.football_war.actions import LeadPlay
from game.variants.football_war.cards import BY_CODE, CARDS, PLAYS, RUN
from game.variants.football_war.names import color
from scenes.table.football_war import call_board
from scenes.table.football_war.faces import AROUND_TEXT, BAND, HEAD, SHORT, paint_face
from scenes.table.stage.faces import SMALLEST_TEXT, Faces
from scenes.table.stage.layout import DUEL, GROWN, HAND
from scenes.ui.theme import Theme
from tests.game.football_war.positions import position
from tests.scenes.table.card_texts import SCALES, lines_of, themed
from tests.scenes.table.player import CLUBS, Sit

INDEX = 44
"""Units of a card's corner that must stay readable."""


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("count", [1, 5, 12, 19, 20, 30])
def test_every_corner_of_a_hand_stays_readable(football_war: Sit, size: tuple[int, int], count: int) -> None:
    hand = [code for code in PLAYS for _ in range(2)][:count]
    player = football_war(at=position([hand, ["Curl"]]), size=size)
    layout = player.hud.space
    sprites = player.zone("hand:0")
    assert len(sprites) == count
    for index, sprite in enumerate(sprites):
        assert sprite.rect.top >= layout.prompt.bottom - layout.px(2)
        assert layout.hand.contains(pygame.Rect(sprite.rect.topleft, (layout.px(INDEX), layout.px(INDEX))))
        shown = pygame.Rect(sprite.rect.topleft, (layout.px(INDEX - 4), layout.px(INDEX - 4)))
        assert not any(shown.colliderect(later.rect) for later in sprites[index + 1 :])


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_ten_cards_in_hand_show_their_whole_names(
    football_war: Sit, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """FW-7: what must be matched is the name. Each play is held once, on a card that another one lies over."""
    for first in range(0, len(PLAYS), 8):
        hand = [*PLAYS[first : first + 8], "AUDIBLE", "PENALTY 15", "OFFENSE"][-10:]
        player = football_war(at=position([hand, ["Curl"]]), size=size)
        sprites = player.zone("hand:0")
        assert len(sprites) == 10
        fresh = Faces(Theme(size), "football_war", paint_face)
        for sprite, later in pairwise(sprites):
            lines = lines_of(fresh, sprite.card, round(sprite.width), monkeypatch)
            shown = later.rect.left - sprite.rect.left
            name = [line for line in lines if line.text in sprite.card.title.upper()]
            assert " ".join(line.text for line in name) == sprite.card.title.upper()
            assert all(line.ink.right <= shown for line in name), (sprite.card.title, size)


@pytest.mark.parametrize("u", SCALES)
@pytest.mark.parametrize("width", [HAND.w, GROWN.w, DUEL.w])
def test_the_name_of_a_play_is_larger_than_its_color(u: float, width: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """FW-8: the color says nothing that the name does not."""
    faces = Faces(themed(u), "football_war", paint_face)
    for code in PLAYS:
        lines = lines_of(faces, BY_CODE[code], round(width * u), monkeypatch)
        colored = next(line for line in lines if str(color(code)) in line.text)
        for word in code.upper().split():
            line = next(line for line in lines if word in line.text)
            assert line.ink.h >= colored.ink.h
            assert u == min(SCALES) or line.ink.h > colored.ink.h


def test_the_play_to_be_defended_is_larger_than_its_color() -> None:
    assert call_board.NAME >= 2 * call_board.COLOR


@pytest.mark.parametrize(("u", "high_contrast"), [(0.8, False), (0.8, True), (1.0, False), (1.5, False), (3.0, True)])
def test_every_line_of_a_card_fits(u: float, high_contrast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    faces = Faces(themed(u, high_contrast), "football_war", paint_face)
    for size in (HAND, GROWN, DUEL):
        for card in BY_CODE.values():
            lines = lines_of(faces, card, round(size.w * u), monkeypatch)
            area = pygame.Rect(0, 0, round(size.w * u), round(size.h * u)).inflate(-4, -4)
            assert all(area.contains(line.ink) for line in lines), (card.code, lines)
            assert all(
                one.text == other.text or not one.ink.colliderect(other.ink) for one in lines for other in lines
            ), (card.code, lines)


@pytest.mark.parametrize("width", [82, 90, 110, 132])
def test_the_words_of_a_band_keep_off_its_edges(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small card BLUE and 15 YARDS reached the lower edge, as type has a smallest size and the band had none."""
    faces = Faces(Theme((1280, 720)), "football_war", paint_face)
    for code, word in (("Curl", "BLUE"), ("PENALTY 15", "15 YARDS")):
        lines = lines_of(faces, BY_CODE[code], width, monkeypatch)
        ink = next(line.ink for line in lines if word in line.text)
        scale = width / HAND.w
        foot = max(BAND * scale, HEAD * scale + SMALLEST_TEXT + AROUND_TEXT)
        assert min(ink.top - HEAD * scale, foot - ink.bottom) >= 2


def test_no_usable_card_is_as_gray_as_a_locked_one() -> None:
    """OFFENSE looked as if it could not be played."""
    faces = Faces(Theme((1280, 720)), "football_war", paint_face)
    for code in ("OFFENSE", "DEFENSE", "AUDIBLE", "FIELD GOAL", "PENALTY 5"):
        head = faces.picture(BY_CODE[code], 132).get_at((124, 30))
        assert head.hsva[1] > 25, code


@pytest.mark.parametrize("seats", [2, 4])
def test_backs_stay_in_their_strip(football_war: Sit, seats: int) -> None:
    hands = [["Curl"], *[list(PLAYS[:14]) for _ in range(seats - 1)]]
    player = football_war("human", *["pro"] * (seats - 1), at=position(hands))
    for seat, strip in enumerate(player.hud.strips, 1):
        assert len(player.zone(f"hand:{seat}")) == 14
        assert all(strip.rect.contains(sprite.rect) for sprite in player.zone(f"hand:{seat}"))


def test_every_face_differs_and_says_its_color_in_words() -> None:
    """FW-7, FW-8: sixteen plays that can be told apart, each short name only once."""
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
    assert "Gulls must stop Curl BLUE, which Foxes played." in text
    assert "You hold HB Draw." in text
    assert "Go Route" not in text


@pytest.mark.parametrize("width", [80, 81, 82, 90, 132])
def test_the_band_of_a_kick_says_no_more_than_it_has_room_for(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The play of the match on the result: KICK FOR 3 touched the edge of its card."""
    faces = Faces(Theme((1280, 720)), "football_war", paint_face)
    lines = lines_of(faces, BY_CODE["FIELD GOAL"], width, monkeypatch)
    band = next(line for line in lines if line.text.startswith("KICK"))
    assert band.ink.right <= width - 5 * width / HAND.w
