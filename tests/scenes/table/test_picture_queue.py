"""Cards are drawn before they are seen, one part of a picture a frame, and each face once (M: no long frames)."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.contract import Card
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import HAND
from scenes.table.stage.picture_queue import PictureQueue
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme
from tests.game.blowout.positions import position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.test_sprites import CARD

pytestmark = pytest.mark.usefixtures("all_is_drawn")

CALLS = ("RUN 70", "DEF -60")


@pytest.fixture
def calls(blowout: Sit) -> Sit:
    """Sits down and makes these calls, for both sides."""

    def sit_down(*texts: str) -> TablePlayer:
        player = blowout(at=position(), pace=0.5)
        player.alone()
        for text in texts:
            player.commit(text)
        return player

    return sit_down


def drawn_in_each_frame(player: TablePlayer, monkeypatch: pytest.MonkeyPatch) -> list[list[str | None]]:
    """Which cards were drawn from their vector art, frame by frame until nothing moves."""
    frames: list[list[str | None]] = []
    draw = Faces._flat

    def noted(self: Faces, card: Any, width: int, back: str) -> Any:
        frames[-1].append(card and card.code)
        return draw(self, card, width, back)

    monkeypatch.setattr(Faces, "_flat", noted)
    while player.busy:
        frames.append([])
        player.frames()
    return frames


def test_two_calls_turn_up_without_being_drawn_in_one_frame(calls: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both faces are there before the count is over, so that the snap is as smooth as the count."""
    frames = drawn_in_each_frame(calls(*CALLS), monkeypatch)
    faces = [[code for code in frame if code in CALLS] for frame in frames]
    assert [code for frame in faces for code in frame].count("DEF -60") == 2, (
        "as it turns up, and as it lies below the film"
    )
    assert max(map(len, faces)) == 1
    assert max(map(len, frames)) <= 1 + 1  # a back may pass meanwhile


def test_nothing_is_drawn_that_the_viewer_may_not_see(calls: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """BO-106, BO-107: a call that is still secret, and a card that the other side draws, wait for their reveal."""
    drawn = {code for frame in drawn_in_each_frame(calls("RUN 70"), monkeypatch) for code in frame}
    assert not [code for code in drawn if code is not None and code.startswith("DEF")]


def test_what_was_expected_is_forgotten_once_all_lies_still(calls: Sit) -> None:
    player = calls(*CALLS)
    ahead: PictureQueue = player.table.playback.pictures
    assert ahead._coming
    player.table.skip()
    assert not ahead._coming
    assert not ahead._waiting


def counted(alike: bool, size: tuple[int, int] = (1920, 1080)) -> tuple[Faces, list[int]]:
    """The faces of a look, and the widths at which one was drawn."""
    widths: list[int] = []
    return Faces(Theme(size), "a", lambda pen, card, look: widths.append(pen.surface.get_width()), alike=alike), widths


@pytest.mark.parametrize(("alike", "times"), [(True, 1), (False, 2)])
def test_a_face_is_drawn_once_for_all_backs_unless_it_tells_of_them(alike: bool, times: int) -> None:
    faces, widths = counted(alike)
    for back in ("blowout_offense", "blowout_defense"):
        faces.picture(CARD, 183, back=back)
    assert widths == [183] * times


def test_a_passing_card_is_scaled_from_one_that_is_there() -> None:
    """The larger of two sizes between which a card travels does; without one, that of a hand is drawn."""
    faces, widths = counted(alike=True)
    faces.picture(CARD, 200)
    assert faces.picture(CARD, 120, passing=True).get_width() == 120
    assert faces.picture(CARD, 200, passing=True) is faces.picture(CARD, 200)
    assert faces.picture(CARD, 200, -2, passing=True) is faces.picture(CARD, 200, -2), "it comes to rest as it flew"
    assert widths == [200]
    faces.forget()
    faces.picture(CARD, 126, passing=True)
    assert widths == [200, faces.theme.px(HAND.w)]


def test_a_card_is_prepared_part_by_part() -> None:
    """Paper, face, turn and shadow are four frames' work."""
    faces, widths = counted(alike=True)
    assert [faces.prepare(CARD, 200, 3, "") for _ in range(5)] == [True, True, True, True, False]
    assert widths == [200]


def test_a_face_of_many_parts_is_drawn_ahead_over_several_frames_and_looks_as_if_drawn_at_once() -> None:
    def paint(pen: Pen, card: Card, look: Theme) -> None:
        for step in range(4):
            pen.shapes(f'<rect x="{20 * step}" y="30" width="40" height="90" fill="#0040{step}0"/>')

    whole, parts = (Faces(Theme((3840, 2160)), "a", paint) for _ in range(2))
    frames = 1
    while parts.prepare(CARD, 396, 0, ""):
        frames += 1
        assert len(parts._parts) <= frames
    assert frames >= 4
    assert not parts._parts
    drawn = [pygame.image.tobytes(faces.picture(CARD, 396), "RGBA") for faces in (whole, parts)]
    assert drawn[0] == drawn[1]


def test_a_large_tilted_card_looks_as_on_its_way_until_it_is_turned_smoothly() -> None:
    faces, widths = counted(True, (3840, 2160))
    sprite = Sprite(faces, faces.theme, 1, CARD)
    sprite.width, sprite.tilt = 396.0, 2.0
    rough = sprite.render_key()
    assert sprite.rough
    sprite.paint(pygame.Surface((900, 900)))
    while sprite.rough:
        sprite.refine()
    assert sprite.render_key() != rough
    assert widths == [396]
    sprite.width = 411.0
    assert sprite.rough, "the one of 396 does until it is drawn"
