"""What a press takes away and what it says: both are seen in the frame of the press."""

from __future__ import annotations

import pygame
import pytest

from game.variants import find_rules
from scenes.shell.dialog import Dialog
from scenes.shell.loop import STEP
from scenes.table.input.target_kinds import SignTarget
from tests.scenes.pilot import key_event
from tests.scenes.table.calling import Calling, calling
from tests.scenes.table.player import Sit

OLD = "The match could not be stored."
NOWHERE = (2, 2)
"""A point of the window where nothing can be pressed."""


@pytest.fixture
def called(sit: Sit) -> Calling:
    return calling(sit, find_rules("jukem"), previews=False)


def button_down(spot: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_press_takes_a_notice_away(called: Calling, by: str) -> None:
    called.table.tell(OLD)
    press = button_down(NOWHERE) if by == "mouse" else key_event(pygame.KEYDOWN, "left")
    called.app.step(STEP, [press])
    assert called.table.hud.bubble.text == ""


def test_what_a_press_says_stays(called: Calling) -> None:
    sign = next(each for each in called.table.input.focus.targets if isinstance(each, SignTarget))
    called.table.tell(OLD)
    called.app.step(STEP, [button_down(sign.rect.center)])
    assert called.table.hud.bubble.text == sign.explanation


def test_a_second_key_in_the_frame_finds_the_notice_gone(called: Calling) -> None:
    called.click(called.cards[0])
    assert called.picked
    called.table.tell(OLD)
    called.app.step(STEP, [key_event(pygame.KEYDOWN, "escape") for _ in range(2)])
    assert called.picked == []


def test_a_press_takes_an_explanation_away(called: Calling) -> None:
    spot = called.spot(called.cards[0])
    called.hover(spot)
    called.wait(1.0)
    assert called.tip
    called.app.step(STEP, [button_down(spot)])
    assert called.tip == ""


def test_no_explanation_stays_beside_what_is_opened(called: Calling) -> None:
    called.hover(called.spot(called.cards[0]))
    called.wait(1.0)
    assert called.tip
    called.table.app.stack.push(Dialog(called.table.app, "Well?", "Is it?", [("Yes", lambda: None)]))
    assert called.tip == ""
