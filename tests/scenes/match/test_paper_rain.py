"""The joy of the winner: the mascot hops, and paper in the club's colors falls over the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.match.final_score import HOP, FinalScore
from scenes.match.paper_rain import BITS, SECONDS, PaperRain
from scenes.match.results import Results
from scenes.shell.app import App
from scenes.ui.theme import Theme
from tests.scenes.matches import played, setup_of
from tests.scenes.pilot import Pilot


def result(folder: Path, *, conceded_by: int = 1, **look: Any) -> Pilot:
    """The result of a match that one seat conceded; the person is seat 0."""
    match = played(setup_of(), 40)
    match.concede(conceded_by)

    def scene(app: App) -> Results:
        return Results(app, match, setup_of(), rematch=print, switch=print, menu=print)

    return Pilot.start(folder, scene, **look)


def heights(pilot: Pilot, seconds: float = 4.0) -> tuple[set[bool], float]:
    """Whether paper fell, frame by frame, and how high the mascot hopped, as share of the highest hop."""
    final = next(each for each in pilot.scene.widgets if isinstance(each, FinalScore))
    fell, highest = set[bool](), 0.0
    for _ in range(round(seconds * 60)):
        pilot.frames()
        rain = pilot.scene._rain
        fell.add(rain is not None and rain.lies)
        highest = max(highest, final._hop)
    return fell, highest


def test_paper_falls_for_about_two_seconds_and_the_mascot_hops_for_a_win(tmp_path: Path) -> None:
    pilot = result(tmp_path)
    fell, highest = heights(pilot)
    assert fell == {False, True}
    assert highest > 0.5
    assert not pilot.scene._rain.falls


def test_the_page_is_as_it_was_once_the_paper_has_fallen(tmp_path: Path) -> None:
    pilot = result(tmp_path)
    pilot.wait(5.0)
    after = pygame.image.tobytes(pilot.app.screen, "RGB")
    pilot.scene.recompose()
    pilot.frames(2)
    assert pygame.image.tobytes(pilot.app.screen, "RGB") == after


@pytest.mark.parametrize(
    "how", [{"conceded_by": 0}, {"reduced_motion": True}, {"speed": "instant"}], ids=["defeat", "reduced", "instant"]
)
def test_nothing_falls_or_hops_for_a_defeat_or_without_motion(tmp_path: Path, how: dict[str, Any]) -> None:
    assert heights(result(tmp_path, **how), 3.0) == ({False}, 0.0)


def test_who_wants_no_particles_sees_the_mascot_alone(tmp_path: Path) -> None:
    fell, highest = heights(result(tmp_path, particles=False))
    assert fell == {False}
    assert highest > 0.5


def test_the_bits_are_few_and_put_back_what_was_under_them() -> None:
    """M14: at most 60, however large the window."""
    picture = pygame.Surface((1280, 720))
    picture.fill("navy")
    before, rain = pygame.image.tobytes(picture, "RGB"), PaperRain(1.0, [pygame.Color("white"), pygame.Color("gold")])
    most = 0
    while rain.falls:
        rain.age += SECONDS / 120
        most = max(most, len(rain.lay(picture)))
        rain.lift(picture)
        assert pygame.image.tobytes(picture, "RGB") == before
    assert BITS / 2 < most <= BITS


def test_the_room_of_the_hops_belongs_to_the_banner(tmp_path: Path) -> None:
    final = next(each for each in result(tmp_path).scene.widgets if isinstance(each, FinalScore))
    theme = Theme((1280, 720))
    assert final.bounds(theme).top <= final.rect.top - theme.px(HOP)
