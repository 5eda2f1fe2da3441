"""The scene stack and the loop around it: order of calls, fades, input at the edges, and errors."""

import logging
from pathlib import Path
from typing import Any
from weakref import ref

import pygame
import pytest

from saves.paths import DataFolder
from scenes.shell.app import App
from scenes.shell.fade import CardFlip, Fade
from scenes.shell.loop import LONGEST_FRAME, LONGEST_MOVING, STEP, TIDY_EVERY, Loop
from scenes.shell.memory import give_back
from scenes.shell.scene import Scene
from tests.scenes.pilot import Pilot, key_event, press_and_release


class Witness(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str, told: list[str]) -> None:
        super().__init__(app)
        self.name, self.told = name, told

    def enter(self) -> None:
        self.told.append(f"{self.name} enters")

    def resume(self) -> None:
        self.told.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.told.append(f"{self.name} leaves")

    def layout(self) -> None:
        self.told.append(f"{self.name} lays out {self.app.theme.size[0]}")

    def handle(self, event: pygame.Event) -> None:
        self.told.append(f"{self.name} gets {pygame.event.event_name(event.type)}")

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        if everything:
            surface.fill("red" if self.name == "A" else "blue", (0, 0, 10, 10))
        return []


class Overlay(Witness):
    opaque = False


class Curtain(Witness):
    fades = False


@pytest.fixture
def app(tmp_path: Path) -> Loop:
    return Loop(DataFolder(tmp_path))


def test_scenes_enter_resume_and_leave_in_order(app: Loop) -> None:
    told: list[str] = []
    stack = app.stack
    stack.reset(Witness(app, "A", told))
    stack.push(Witness(app, "B", told))
    stack.replace(Witness(app, "C", told))
    stack.pop()
    stack.push(Witness(app, "D", told))
    stack.reset(Witness(app, "E", told))
    assert told == [
        *("A enters", "B enters", "B leaves", "C enters", "C leaves", "A resumes"),
        *("D enters", "D leaves", "A leaves", "E enters"),
    ]


def test_a_scene_is_laid_out_before_its_first_event_and_after_each_resize(tmp_path: Path) -> None:
    told: list[str] = []
    pilot = Pilot.start(tmp_path, lambda app: Witness(app, "A", told))
    told.clear()
    pilot.app.stack.push(Witness(pilot.app, "B", told))
    pilot.send(key_event(pygame.KEYDOWN, "a"))
    pilot.resize((1600, 900))
    assert told[:3] == ["B enters", "B lays out 1280", "B gets KeyDown"]
    assert "B lays out 1600" in told
    assert "A lays out 1600" not in told, "what is hidden is laid out when it is seen again"
    pilot.app.stack.pop()
    pilot.settle()
    assert "A lays out 1600" in told


def test_a_change_of_scene_fades_unless_it_is_a_curtain(app: Loop) -> None:
    app.stack.reset(Witness(app, "A", []))
    app.step(STEP)
    app.stack.push(Witness(app, "B", []))
    app.step(STEP)
    assert app.stack.fade
    app.step(1.0)
    assert not app.stack.fade
    assert app.screen.get_at((5, 5)) == pygame.Color("blue")
    app.stack.push(Curtain(app, "A", []))
    app.step(STEP)
    assert not app.stack.fade
    assert app.screen.get_at((5, 5)) == pygame.Color("red"), "it is there in full in its first frame"


class Dealt(Witness):
    """A scene into which a white card flips."""

    def card(self, high: int) -> pygame.Surface:
        card = pygame.Surface((round(high * 0.7), high))
        card.fill("white")
        return card

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        surface.fill("blue")
        return [surface.get_rect()]


def test_a_card_turns_on_edge_and_a_table_opens_out_of_it(app: Loop) -> None:
    app.stack.reset(Witness(app, "A", []))
    app.step(STEP)
    app.stack.push(Dealt(app, "B", []))
    wide, middle, seen = app.screen.get_width(), app.screen.get_height() // 2, []
    app.step(STEP)
    while app.stack.fade:
        row = [tuple(app.screen.get_at((x, middle)))[:3] for x in range(0, wide, 8)]
        seen.append((sum(min(each) > 250 for each in row), row.count((0, 0, 255))))
        assert app.screen.get_at((5, 5)) != pygame.Color("white")
        app.step(STEP)
    cards, opened = [card for card, _ in seen if card], [new for _, new in seen if new]
    assert cards == sorted(cards, reverse=True)
    assert opened == sorted(opened)
    assert len(set(cards)) > 3
    assert len(set(opened)) > 3
    app.step(STEP)
    assert app.screen.get_at((5, 5)) == pygame.Color("blue")


@pytest.mark.parametrize("setting", [{"reduced_motion": True}, {"speed": "instant"}])
def test_no_card_turns_where_nothing_is_to_move(app: Loop, setting: dict[str, Any]) -> None:
    app.change(**setting)
    app.stack.reset(Witness(app, "A", []))
    app.step(STEP)
    app.stack.push(Dealt(app, "B", []))
    app.step(STEP)
    assert app.stack.fade
    assert not isinstance(app.stack.fade, CardFlip)


def test_no_card_turns_as_a_table_is_left(app: Loop) -> None:
    app.stack.reset(Witness(app, "A", []))
    app.stack.push(Dealt(app, "B", []))
    app.step(1.0)
    app.stack.pop()
    assert not isinstance(app.stack.fade, CardFlip)


def test_an_overlay_keeps_the_scene_below_in_sight(app: Loop) -> None:
    app.stack.reset(Witness(app, "A", []))
    app.step(STEP)
    overlay = Overlay(app, "none", [])
    overlay.draw = lambda surface, everything: []  # type: ignore[method-assign]
    app.stack.push(overlay)
    app.step(1.0)
    app.step(STEP)
    red, ground = app.screen.get_at((5, 5)), app.screen.get_at((50, 50))
    assert red.r > ground.r, "it is darkened, not gone"
    assert overlay.under is not None
    assert overlay.under.get_size() == app.screen.get_size()


def test_the_second_click_of_a_frame_does_not_reach_the_scene_that_the_first_opened(app: Loop) -> None:
    told: list[str] = []

    class Opener(Witness):
        def handle(self, event: pygame.Event) -> None:
            super().handle(event)
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.app.stack.push(Witness(self.app, "B", told))

    app.stack.reset(Opener(app, "A", told))
    app.step(STEP)
    told.clear()
    clicks = [*press_and_release((9, 9)), *press_and_release((9, 9))]
    app.step(STEP, [*clicks, key_event(pygame.KEYDOWN, "a")])
    app.step(STEP)
    assert told == ["A gets MouseButtonDown", "B enters", "B lays out 1280", "B gets KeyDown"]


def test_two_clicks_in_one_frame_come_in_order(app: Loop) -> None:
    told: list[str] = []
    app.stack.reset(Witness(app, "A", told))
    app.step(STEP)
    told.clear()
    app.step(STEP, [*press_and_release((1, 1)), *press_and_release((2, 2))])
    assert told == ["A gets MouseButtonDown", "A gets MouseButtonUp"] * 2


def test_updates_come_in_fixed_steps_whatever_the_frames_are(app: Loop) -> None:
    steps: list[float] = []
    scene = Scene(app)
    setattr(scene, "update", steps.append)  # noqa: B010
    app.stack.reset(scene)
    for dt in (0.004, 0.05, 0.1, 0.0, 0.246):
        app.step(dt)
    assert set(steps) == {STEP}
    assert len(steps) == 24
    assert app.now == pytest.approx(0.4)


class Saves:
    """Saves that only say when they were flushed."""

    def __init__(self, told: list[str]) -> None:
        self.told = told

    def flush(self) -> None:
        self.told.append("flushed")

    def unfinished(self) -> None:
        return None


def test_closing_the_window_saves(app: Loop) -> None:
    told: list[str] = []

    app.saves = Saves(told)
    app.stack.reset(Scene(app))
    app.step(STEP, [pygame.Event(pygame.QUIT)])
    assert not app.running
    assert told == ["flushed"]


def test_a_notice_that_was_shown_is_news_again_when_it_happens_again(app: Loop) -> None:
    for _ in range(2):
        app.notify("The disk is full.")
        app.notify("The disk is full.")
        assert app.take_notices() == ["The disk is full."]


def test_whatever_ends_the_loop_puts_everything_on_the_disk(app: Loop) -> None:
    """Ctrl-C comes between two frames."""
    told: list[str] = []

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    app.saves = Saves(told)
    app.step = interrupt  # type: ignore[method-assign,assignment]
    with pytest.raises(KeyboardInterrupt):
        app.run()
    assert told == ["flushed"]


@pytest.mark.parametrize(("moves", "longest"), [(True, LONGEST_MOVING), (False, LONGEST_FRAME)])
def test_a_slow_frame_delays_what_moves_rather_than_jumping_over_it(
    app: Loop, monkeypatch: pytest.MonkeyPatch, moves: bool, longest: float
) -> None:
    """A word over the table stays for as little as a quarter of a second, which one slow frame took away."""
    steps: list[float] = []

    class Moving(Scene):
        @property
        def animating(self) -> bool:
            return moves

    def slow(dt: float, events: object = ()) -> None:
        steps.append(dt)
        app.running = len(steps) < 3

    now = iter(range(100))
    monkeypatch.setattr("scenes.shell.loop.time.perf_counter", lambda: float(next(now)))
    app.stack.reset(Moving(app))
    app.step(1.0)
    monkeypatch.setattr(app, "step", slow)
    app.run()
    assert steps == [longest] * 3


def test_what_has_failed_is_left_all_the_same(app: Loop) -> None:
    left: list[str] = []

    class Noisy(Scene):
        def leave(self) -> None:
            left.append("left")
            raise OSError("not even that")

    app.stack.reset(Scene(app))
    app.stack.push(Noisy(app))
    told: list[str] = []
    app.saves = Saves(told)
    app.report(ZeroDivisionError("a ball divided by no yards"))
    assert (left, told) == (["left"], ["flushed"])
    assert type(app.stack.top).__name__ == "Trouble"


@pytest.mark.parametrize("where", ["handle", "update", "draw", "layout"])
def test_an_unexpected_error_shows_what_happened_and_leads_home(
    tmp_path: Path, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    pilot = Pilot.start(tmp_path)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("a ball divided by no yards")

    scene = Scene(pilot.app)
    setattr(scene, where, fail)
    with caplog.at_level(logging.ERROR):
        pilot.app.stack.reset(scene)
        pilot.send(key_event(pygame.KEYDOWN, "a"))
        pilot.send(key_event(pygame.KEYDOWN, "a"))
    assert pilot.place == "Trouble"
    assert pilot.shows("a ball divided by no yards")
    assert pilot.shows(str(pilot.app.folder.log))
    assert "ZeroDivisionError" in caplog.text
    pilot.press("return")
    assert pilot.place == "Menu"


def test_a_setting_that_does_not_exist_is_refused(app: Loop) -> None:
    with pytest.raises(AttributeError, match="no setting 'volume'"):
        app.change(volume=11)


def test_memory_is_given_back_after_many_scenes_once_nothing_moves(app: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long session grew by 90 MB, most of which nobody used any more."""
    given: list[bool] = []
    monkeypatch.setattr("scenes.shell.loop.give_back", lambda: given.append(app.stack.animating))
    for _ in range(3 * TIDY_EVERY):
        app.stack.reset(Scene(app))
        app.step(STEP)
    assert len(given) <= 3
    for _ in range(60):
        app.step(STEP)
    assert given
    assert not any(given)


def test_giving_memory_back_frees_scenes_that_know_each_other(app: Loop) -> None:
    scene = Scene(app)
    scene.itself = scene  # type: ignore[attr-defined]
    gone = ref(scene)
    del scene
    give_back()
    assert gone() is None


def test_a_fade_leads_from_the_old_picture_to_the_new_one() -> None:
    before, screen = pygame.Surface((8, 8)), pygame.Surface((8, 8))
    fade = Fade(before, 1.0)
    fade.canvas(screen).fill((200, 200, 200))
    shades = []
    for _ in range(5):
        fade.blend(screen)
        shades.append(screen.get_at((4, 4)).r)
        fade.advance(0.25)
    assert shades == sorted(shades)
    assert (shades[0], shades[-1]) == (0, 200)
    assert shades[2] == pytest.approx(100, abs=2)
