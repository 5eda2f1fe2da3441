"""Cards on the table: all that they paint is wiped off again when they have gone on."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.variants import find_rules
from scenes.table.stage.faces import Faces
from scenes.table.stage.sprites import Sprite
from tests.scenes.table.card_texts import themed
from tests.scenes.written import noted

CARD = next(iter(find_rules("jukem").cards.values()))


@pytest.mark.parametrize("u", [0.8, 1.0, 3.0])
def test_a_card_paints_nothing_beyond_its_bounds(u: float) -> None:
    """On its way, at any width, tilt and height, with any marks: what lies beyond would stay behind as a trail."""
    theme, rng = themed(u), Random(1)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    sprite.x = sprite.y = 600.0
    for _ in range(80):
        sprite.width = rng.choice([40, 92, 132, 168]) * u + rng.choice([0, rng.random() * 30])
        sprite.tilt, sprite.rise = rng.choice([0, rng.uniform(-12, 12)]), rng.choice([0, rng.uniform(0, 40) * u])
        sprite.flip, sprite.hint = rng.choice([0, 1, rng.random()]), rng.choice(["", "12"])
        sprite.figure = rng.choice(["", "100 % match"]) if sprite.width >= 132 * u else ""
        sprite.legal, sprite.selected, sprite.focused = (rng.random() < 0.3 for _ in range(3))
        surface = pygame.Surface((1200, 1200), pygame.SRCALPHA)
        sprite.paint(surface)
        assert sprite.bounds().contains(surface.get_bounding_rect(min_alpha=1)), vars(sprite)


@pytest.mark.parametrize("figure", ["", "30 % match"])
def test_a_figure_leaves_the_number_of_a_hint_whole(figure: str) -> None:
    """The hint "1" covered the percentage."""
    theme = themed(1.0)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    sprite.x, sprite.y, sprite.width, sprite.flip = 600.0, 600.0, 132.0, 1.0
    spots = []
    for hint, shown in (("1", figure), ("1", ""), ("", figure)):
        sprite.hint, sprite.figure = hint, shown
        surface = pygame.Surface((1200, 1200))
        sprite.paint(surface)
        end = sprite.rect.left + theme.px(12)
        spots.append(pygame.image.tobytes(surface.subsurface((540 - 60, 480, end - 480, 60)), "RGB"))
    assert spots[0] == spots[1] != spots[2]


def test_a_raised_card_has_its_number_alone_in_the_corner_that_its_name_leaves_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It came up under "22 % match", which cut the first line of its name in half."""
    theme = themed(1.0)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    sprite.x, sprite.y, sprite.width, sprite.flip, sprite.swell = 600.0, 600.0, 132.0, 1.0, 10.0
    said, pictures = noted(theme, monkeypatch), []
    for sprite.figure in ("", "22 % match"):
        pictures.append(pygame.Surface((1200, 1200)))
        sprite.paint(pictures[-1])
    assert said[-1] == "22 %"
    same = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
    same.invert()
    assert min(box.left for box in same.get_bounding_rects()) > sprite.rect.centerx


def test_a_card_that_is_lifted_out_of_the_hand_lays_no_figure_over_the_prompt() -> None:
    theme = themed(1.0)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    sprite.x, sprite.y, sprite.width, sprite.flip, sprite.selected = 600.0, 600.0, 132.0, 1.0, True
    pictures = []
    for sprite.figure in ("", "30 % match"):
        surface = pygame.Surface((1200, 1200))
        sprite.paint(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_number_of_a_hint_leaves_the_name_of_its_card_whole() -> None:
    """It covered the P of PUNTS INSIDE."""
    theme = themed(1.0)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    sprite.x, sprite.y, sprite.width, sprite.hint, sprite.flip = 600.0, 600.0, 132.0, "1", 1.0
    surface = pygame.Surface((1200, 1200))
    sprite.paint(surface)
    mark = theme.color("firstDown")
    top = range(sprite.rect.top, sprite.rect.top + 12)
    reached = [
        x for x in range(sprite.rect.left, sprite.rect.right) if any(surface.get_at((x, y)) == mark for y in top)
    ]
    assert reached
    assert max(reached) < sprite.rect.left + theme.px(13)


def test_what_looks_alike_is_painted_alike() -> None:
    """At the same place. The last piece of a turn was not painted: a hand was torn where a tip had been."""
    theme, rng = themed(1.0), Random(4)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    alike = 0
    for _ in range(1500):
        surfaces, looks = [], []
        place = {
            "x": rng.uniform(200, 210),
            "y": rng.uniform(200, 210),
            "width": rng.choice([132.0, 90 + rng.random()]),
        }
        turn = {
            "flip": rng.random(),
            "alpha": rng.uniform(0.5, 1),
            "rise": rng.uniform(0, 3),
            "tilt": rng.uniform(-2, 2),
        }
        sprite.legal, sprite.focused = rng.random() < 0.3, rng.random() < 0.3
        for off in (0.0, 0.02):
            for name, value in {**place, **turn}.items():
                setattr(sprite, name, min(value + off, 1.0) if name in ("flip", "alpha") else value + off)
            looks.append((sprite.render_key(), sprite.bounds()))
            if looks[0] == looks[-1]:
                surface = pygame.Surface((400, 400))
                sprite.paint(surface)
                surfaces.append(pygame.image.tobytes(surface, "RGB"))
        if len(surfaces) == 2:
            alike += 1
            assert surfaces[0] == surfaces[1], vars(sprite)
    assert alike > 150


def test_a_card_that_comes_to_rest_is_painted_anew() -> None:
    """In the same size a passing card shows what a larger one has: its small print stayed on the film of Card Bowl."""
    theme = themed(1.0)
    sprite = Sprite(Faces(theme, "jukem", lambda pen, card, look: None), theme, 1, CARD)
    sprite.width = 48.3
    passing = sprite.render_key()
    sprite.width = float(sprite._wide)
    assert sprite.render_key() != passing


def test_a_card_that_fades_leaves_the_picture_whole_that_it_shares() -> None:
    theme = themed(1.0)
    faces = Faces(theme, "jukem", lambda pen, card, look: None)
    sprite, surface = Sprite(faces, theme, 1, CARD), pygame.Surface((400, 400))
    sprite.x, sprite.y, sprite.width = 200.0, 200.0, 132.0
    solid = []
    for sprite.alpha in (0.5, 1.0):
        surface.fill("black")
        sprite.paint(surface)
        solid.append(surface.get_at((200, 200))[0])
    assert solid[0] < 0.6 * solid[1]
