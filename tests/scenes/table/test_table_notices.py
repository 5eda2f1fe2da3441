"""How long explanations and notices stay on the table, and where they lie."""

from __future__ import annotations

import pygame
import pytest

from scenes.shell.dialog import Dialog
from scenes.table.input.target_kinds import SignTarget
from scenes.ui.bubble import between
from tests.scenes.pilot import press_and_release
from tests.scenes.table.calling import Calling, calling
from tests.scenes.table.player import Sit
from tests.scenes.table.test_every_table import EVERY_GAME
from tests.variants import ON_TABLE


def points_at(called: Calling, spot: tuple[int, int]) -> str:
    """The explanation of what lies there, after a second."""
    called.hover(spot)
    called.wait(1.0)
    return called.tip


@EVERY_GAME
def test_a_tooltip_does_not_open_again_under_a_resting_mouse(called: Calling) -> None:
    called.app.settings.previews = False
    x, y = called.spot(called.cards[0])
    assert points_at(called, (x, y))
    called.click(called.cards[0])
    called.wait(2.0)
    assert called.tip == "", "it was closed by the click"
    assert points_at(called, (x + 1, y))
    called.table.control.choosing = None
    called.table.renew()
    called.table.ask()
    called.wait(2.0)
    assert called.tip == "", "and it is gone with the decision"
    assert points_at(called, (x, y))


@EVERY_GAME
def test_a_dragged_card_has_no_tooltip(called: Calling) -> None:
    called.app.settings.previews = False
    x, y = called.spot(called.cards[0])
    points_at(called, (x, y))
    called.send(press_and_release((x, y))[0])
    for step in range(1, 5):
        spot = (x + 8 * step, y - 6 * step)
        called.send(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))
        called.wait(0.6)
        assert called.tip == ""


NOTICE = "The match could not be stored."


@pytest.mark.parametrize(("words", "seconds"), [(NOTICE, 6), ("word " * 30, 11)], ids=["short", "long"])
def test_a_notice_goes_after_six_seconds_or_when_it_was_read(sit: Sit, words: str, seconds: float) -> None:
    """One stayed for 40: nothing but a press took it away."""
    called = calling(sit, ON_TABLE[0])
    called.table.tell(words)
    called.wait(seconds - (0.2 if words == NOTICE else 2))
    assert called.bubble
    called.wait(0.4 if words == NOTICE else 4)
    assert called.bubble == ""


@EVERY_GAME
def test_the_time_of_a_notice_runs_while_something_lies_over_the_table(called: Calling) -> None:
    called.table.tell(NOTICE)
    called.app.stack.push(Dialog(called.app, "Well?", "Is it?", [("Yes", lambda: None)]))
    called.wait(7.0)
    assert called.place == "Dialog"
    called.press("escape")
    assert called.scene is called.table
    assert called.bubble == ""


@EVERY_GAME
def test_what_is_explained_of_the_header_lies_near_it(called: Calling) -> None:
    """A bubble about a mark of the header lay over the hand, some 270 units below."""
    called.app.settings.previews = False
    hud, far = called.table.hud, called.app.theme.px(80)
    for target in (each for each in called.targets(SignTarget) if hud.bug.rect.contains(each.rect)):
        assert points_at(called, target.rect.center), target.name
        assert between(hud.tip.bounds(), target.rect) <= far, (target.name, hud.tip.bounds(), target.rect)
        assert not hud.tip.bounds().colliderect(hud.prompt.rect)
