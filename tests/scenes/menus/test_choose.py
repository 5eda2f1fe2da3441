"""Choosing a game: its demo. And the credits, which use their page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.lesson import chapters
from game.variants import VARIANTS, find_rules
from saves.archive import Saves
from scenes.menus.choose import Choose
from scenes.menus.credits import Credits
from scenes.menus.demo import DURATION
from scenes.menus.game_box import GameBox
from scenes.table.games import game_table
from scenes.table.stage.faces import Faces
from tests.scenes.learn.test_learn import LEARNING
from tests.scenes.matches import played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot

PLAYABLE = [variant for variant in VARIANTS if variant.playable]


def test_every_game_that_can_be_played_has_a_demo_of_its_own_cards() -> None:
    for variant in PLAYABLE:
        demo = game_table(variant.name).demo
        assert len(demo) == 3
        assert set(demo) <= set(find_rules(variant.name).cards)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_focus_plays_six_silent_seconds_once(tmp_path: Path, opened: list[Pilot], reduced: bool) -> None:
    pilot = Pilot.start(tmp_path, Choose, reduced_motion=reduced)
    opened.append(pilot)
    box = next(each for each in pilot.scene.widgets if isinstance(each, GameBox) and each.enabled)
    pilot.hover(box.rect.center)
    assert box.demo is not None
    assert box.demo.running
    before = pilot.app.screen.subsurface(box.rect).copy()
    pilot.wait(3)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(pilot.app.screen.subsurface(box.rect), "RGB")
    pilot.wait(DURATION)
    assert not box.demo.running


def test_no_card_of_a_demo_is_cut_by_the_edge_of_its_box(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The back of a card of Jukem came in through the edge of the tile."""
    pilot = Pilot.start(tmp_path, Choose)
    opened.append(pilot)
    places = list[pygame.Rect]()
    monkeypatch.setattr(Faces, "picture", lambda self, card, wide, **more: _Seen((wide, wide), places))
    box = next(each for each in pilot.scene.widgets if isinstance(each, GameBox) and each.demo is not None)
    place = pygame.Rect(40, 150, 216, 150)
    assert box.demo is not None
    box.demo.begin()
    for _ in range(80):
        box.demo.advance(0.05)
        box.demo.draw(pilot.app.screen, pilot.app.theme, place, still=False)
    assert len(places) > 80
    assert all(place.left <= seen.left and seen.right <= place.right for seen in places)


class _Seen(pygame.Surface):
    """A picture that notes where it is laid."""

    def __init__(self, size: tuple[int, int], places: list[pygame.Rect]) -> None:
        super().__init__(size)
        self._places = places

    def get_rect(self, **where: object) -> pygame.Rect:
        found = super().get_rect(**where)
        self._places.append(found)
        return found


def test_each_box_says_what_was_learned_and_won_and_the_next_lesson_is_lit(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot = Pilot.start(tmp_path, None, learned=[each.name for each in chapters("jukem")], routes=LEARNING)
    opened.append(pilot)
    archive = pilot.app.archive = Saves(pilot.app.folder)
    archive.store.autosave(played(setup_of(seed=3)))
    archive.writer.flush(10)
    archive.history.settle(10)
    pilot.app.stack.reset(Choose(pilot.app))
    assert archive.history.settle(10)
    pilot.settle()
    pilot.resize((1024, 600))
    jukem, real_deal, *_ = (each for each in pilot.scene.widgets if isinstance(each, GameBox))
    assert (jukem.lessons, jukem.record[1:]) == ("4 of 4 learned", " of 1 won")
    assert (real_deal.lessons, real_deal.record) == ("0 of 3 learned", "")
    lit = [each.name for each in pilot.scene.widgets if getattr(each, "kind", "") == "primary"]
    assert lit == ["Learn Real Deal Football Unplugged"]


@EVERY_LOOK
def test_every_game_shows_its_emblem(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    """Large words left two of the five none."""
    shown = dict[str, int]()
    monkeypatch.setattr(
        GameBox, "_paint_emblem", lambda box, surface, theme, place: shown.update({box.variant.name: place.w})
    )
    pilot = Pilot.start(tmp_path, Choose, size=size, text_size=text_size, routes=LEARNING)
    opened.append(pilot)
    assert {*shown} == {variant.name for variant in VARIANTS}
    assert min(shown.values()) >= pilot.app.theme.px(60)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_credits_fill_the_width_of_their_page(tmp_path: Path, opened: list[Pilot], size: tuple[int, int]) -> None:
    pilot = Pilot.start(tmp_path, Credits, size=size)
    opened.append(pilot)
    text = [widget.rect for widget in pilot.scene.widgets if widget.clip is not None]
    left, right = min(rect.left for rect in text), max(rect.right for rect in text)
    assert right - left >= size[0] * 0.85
