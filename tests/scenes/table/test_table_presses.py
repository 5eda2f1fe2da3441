"""Select, put back, commit: what click, double click, drag, Enter and Space mean at the table of every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.contract import Event, ScoreKind
from game.events import Scored
from game.variant import Rules
from game.variants import find_rules
from game.variants.blowout.events import ResponseMade
from game.variants.card_bowl.events import Intercepted
from game.variants.football_war.events import PlayDefended
from game.variants.jukem.events import DriveWiped
from game.variants.real_deal.events import PlayCountered
from scenes.shell.dialog import Dialog
from scenes.shell.loop import STEP
from scenes.table.cues.director import OPENS, Cue
from scenes.table.input.double_click import WITHIN, DoubleClick
from scenes.table.input.target_kinds import CardTarget, SignTarget
from tests.scenes.pilot import Pilot
from tests.scenes.table.calling import Calling, calling, point_of
from tests.scenes.table.sitting import click, drag
from tests.variants import ON_TABLE

EVERY_GAME = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)


@pytest.fixture
def called(rules: Rules, tmp_path: Path, opened: list[Pilot]) -> Calling:
    """A table of the game at which two cards can be called."""
    return calling(rules, tmp_path, opened)


def show(called: Calling, target: Any) -> None:
    """Puts the focus on a target, to be seen, as a player at the keys does."""
    called.table.input.focus.set(target)
    called.table.input.pointing.show_focus()


def target_of(called: Calling, kind: type, **has: Any) -> Any:
    """The first target of a kind with such attributes."""
    found = called.table.input.focus.targets
    return next(each for each in found if isinstance(each, kind) and all(getattr(each, k) == v for k, v in has.items()))


# The mouse


@EVERY_GAME
def test_a_click_on_a_selected_card_puts_it_back(called: Calling) -> None:
    """6.1: players who meant to put a card back have lost it to a second click."""
    card = called.cards[0]
    called.click(card)
    assert called.picked == [card]
    called.click(card, after=WITHIN + 0.1)
    assert called.picked == []
    called.click(card, after=WITHIN + 0.1)
    assert called.picked == [card]
    assert called.committed == []


@EVERY_GAME
def test_the_button_commits(called: Calling) -> None:
    called.click(called.cards[0])
    click(called.pilot, called.table.column.primary.rect.center)
    assert len(called.committed) == 1


@EVERY_GAME
def test_a_double_click_commits(called: Calling) -> None:
    called.click(called.cards[0])
    called.click(called.cards[0], after=WITHIN / 2)
    assert len(called.committed) == 1


@EVERY_GAME
def test_a_double_click_on_a_selected_card_plays_it(called: Calling) -> None:
    """Its first click puts the card back, the second one takes that back and commits."""
    called.click(called.cards[0])
    for _ in range(2):
        assert called.committed == []
        called.click(called.cards[0], after=0.0 if called.picked == [] else WITHIN + 0.1)
    assert len(called.committed) == 1


@EVERY_GAME
def test_two_clicks_on_two_cards_are_no_double_click(called: Calling) -> None:
    one, other = called.two
    called.click(one)
    called.click(other)
    assert other in called.picked
    assert called.committed == []


@EVERY_GAME
def test_the_second_click_of_a_slow_pair_is_no_double_click(called: Calling) -> None:
    called.click(called.cards[0])
    called.click(called.cards[0], after=WITHIN + 2 * STEP)
    assert called.committed == []


@EVERY_GAME
def test_a_click_that_skipped_is_no_first_click(called: Calling) -> None:
    """Rule 2: the press that skips never commits, nor does the next one with it."""
    table, card = called.table, called.cards[0]
    table.director.add([Cue(lambda: None, 9.0)])
    table.director.pace = 1.0
    called.pilot.frames()
    assert table.director.busy
    called.click(card)
    assert called.picked == [card]
    called.click(card)
    assert called.committed == []


@EVERY_GAME
def test_a_double_click_on_a_button_commits_once(called: Calling) -> None:
    """Rule 2: what is asked next may have come already, with a button at the same place."""
    table, taken = called.table, called.committed

    def commit(*gesture: Any) -> None:
        taken.append(gesture)
        table.match.actions.extend(gesture)

    table.control.commit = commit
    called.click(called.cards[0])
    spot = table.column.primary.rect.center
    for after, count in ((0.0, 1), (0.3, 1), (WITHIN, 2)):
        called.pilot.wait(after)
        click(called.pilot, spot)
        assert len(taken) == count


@EVERY_GAME
def test_dragging_commits_and_a_drag_to_nowhere_keeps_the_selection(called: Calling) -> None:
    table, card = called.table, called.cards[0]
    called.click(card)
    start = point_of(table, card)
    called.pilot.wait(WITHIN + 0.1)
    drag(called.pilot, start, (start[0] + 60, table.dash.space.hand.bottom - 2))
    called.pilot.settle()
    assert (called.picked, called.committed) == ([card], [])
    drag(called.pilot, point_of(table, card), goal_of(table))
    assert len(called.committed) == 1


def goal_of(table: Any) -> tuple[int, int]:
    """A point of the table at which what is picked can be dropped to be played."""
    room = table.dash.space.table
    spots = [(x, y) for y in range(room.top, room.bottom, 8) for x in range(room.left, room.right, 8)]
    return next(spot for spot in spots if table.game.dropped(table.choosing.candidates, spot) is not None)


@EVERY_GAME
@pytest.mark.parametrize("late", ["skipped", "not seen"])
def test_a_drag_that_skipped_or_came_too_soon_puts_the_card_back(called: Calling, late: str) -> None:
    """Rule 2: the press that skips never commits, nor does its release."""
    table, card = called.table, called.cards[0]
    called.click(card)
    called.pilot.wait(WITHIN + 0.1)
    goal, start = goal_of(table), point_of(table, card)
    if late == "skipped":
        table.director.pace = 1.0
        table.director.add([Cue(lambda: None, 9.0)])
        called.pilot.frames()
    else:
        table.choosing.seconds = 0.0
    drag(called.pilot, start, goal)
    called.pilot.settle()
    assert called.committed == []
    assert not card.rect.collidepoint(goal)


def test_the_clock_of_a_double_click_is_the_programs_own() -> None:
    now = [10.0]
    clicks, asked = DoubleClick(lambda: now[0]), object()
    assert not clicks.completes("card", asked)
    now[0] += 0.9 * WITHIN
    assert clicks.completes("card", asked)
    assert not clicks.completes("card", asked), "a third click begins anew"
    now[0] += 1.01 * WITHIN
    assert not clicks.completes("card", asked)
    assert not clicks.completes("card", object()), "another decision"
    clicks.forget()
    assert not clicks.completes("card", asked)


# The keys


@EVERY_GAME
@pytest.mark.parametrize("where", ["the card", "another card", "a sign", "nothing"])
def test_while_a_call_stands_enter_plays_it_wherever_the_focus_is(called: Calling, where: str) -> None:
    table, (one, other) = called.table, called.two
    called.click(one)
    focused = {
        "the card": lambda: target_of(called, CardTarget, sprite=one),
        "another card": lambda: target_of(called, CardTarget, sprite=other),
        "a sign": lambda: target_of(called, SignTarget),
    }
    if where in focused:
        show(called, focused[where]())
    called.pilot.press("return")
    assert len(called.committed) == 1
    (action,) = called.committed[0]
    codes = [source.code for source in action.pick(table.viewer).sources]
    assert codes in ([one.card.code], [""]), "it is the selected card, not the focused one"


@EVERY_GAME
def test_space_acts_on_the_focus(called: Calling) -> None:
    table, (one, other) = called.table, called.two
    called.click(one)
    show(called, target_of(called, CardTarget, sprite=other))
    called.pilot.press("space")
    assert other in called.picked
    show(called, target_of(called, CardTarget, sprite=other))
    called.pilot.press("space")
    assert other not in called.picked
    assert called.committed == []
    assert table.input.focus.current.sprite is other


@EVERY_GAME
@pytest.mark.parametrize("key", ["return", "space"])
def test_a_focused_button_is_pressed_itself(called: Calling, key: str) -> None:
    table, pressed = called.table, list[str]()
    called.click(called.cards[0])
    tool = table.column.small[2].button
    tool.action = lambda: pressed.append(tool.name)
    show(called, target_of(called, object, name=tool.name))
    called.pilot.press(key)
    assert (pressed, called.committed) == ([tool.name], [])
    show(called, target_of(called, object, name=table.column.primary.name))
    called.pilot.press(key)
    assert len(called.committed) == 1


@EVERY_GAME
@pytest.mark.parametrize("key", ["return", "space"])
def test_during_motion_both_keys_skip_and_play_nothing(called: Calling, key: str) -> None:
    table = called.table
    called.click(called.cards[0])
    table.director.pace = 1.0
    table.director.add([Cue(lambda: None, 9.0)])
    called.pilot.frames()
    called.pilot.press(key)
    assert not table.director.busy
    assert (called.picked, called.committed) == ([called.cards[0]], [])


@EVERY_GAME
def test_space_with_no_focus_shows_where_that_is_and_presses_nothing(called: Calling) -> None:
    called.click(called.cards[0])
    called.pilot.press("space")
    assert called.table.input.pointing.focused is not None
    assert called.committed == []


# Big moments


@EVERY_GAME
@pytest.mark.parametrize("by", ["click", "return", "space"])
def test_a_press_as_a_big_moment_begins_is_kept_and_skips_then(called: Calling, by: str) -> None:
    """Rule 2: its first 300 ms are seen, and nothing is committed by the press."""
    pilot, table, card = called.pilot, called.table, called.cards[0]
    called.click(card)
    table.director.pace = 1.0
    table.director.add([Cue(lambda: None, 9.0, big=True)])
    pilot.frames()
    if by == "click":
        click(pilot, table.column.primary.rect.center)
    else:
        pilot.app.step(STEP, [_key(by)])
    pilot.wait(OPENS - 4 * STEP)
    assert table.director.busy, "it has only just begun"
    pilot.wait(8 * STEP)
    assert not table.director.busy, "and is skipped then, without another press"
    pilot.wait(0.5)
    assert called.committed == []


def _key(name: str) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)


@EVERY_GAME
def test_a_touchdown_is_a_big_moment_and_a_field_goal_is_none(called: Calling) -> None:
    table = called.table

    def begins_big(how: ScoreKind) -> bool:
        event = Scored(seat=0, points=6, how=how, score=(6, 0), clause="")
        return any(cue.big for cue in table.playback.maker.cues(event))

    assert begins_big(ScoreKind.TOUCHDOWN)
    assert begins_big(ScoreKind.SAFETY)
    assert not begins_big(ScoreKind.FIELD_GOAL)


TURNS: dict[str, Event] = {
    "jukem": DriveWiped(seat=0, by=1, answer="FUMBLE", yards=45, clause=""),
    "football_war": PlayDefended(seat=1, play="Curl", how="turnover", clause=""),
    "real_deal": PlayCountered(seat=1, play="FIELD GOAL 18-45", counter="INTERCEPTION", effect="stop", clause=""),
    "blowout": ResponseMade(seat=1, card="INTERCEPTION", clause=""),
    "card_bowl": Intercepted(seat=1, ball_on=40, clause=""),
}
"""What takes the ball away in each game."""


@pytest.mark.parametrize("variant", TURNS)
def test_losing_the_ball_is_a_big_moment(tmp_path: Path, opened: list[Pilot], variant: str) -> None:
    table = calling(find_rules(variant), tmp_path, opened).table
    cues = table.playback.maker.cues(TURNS[variant])
    assert [cue.big for cue in cues] == [True, *(False for _ in cues[1:])], "it begins once"


# What is seen


@EVERY_GAME
def test_what_is_shown_is_what_the_button_plays(called: Calling) -> None:
    """DEF −70 was shown beside "Hike: DEF −60": while a call stands, a card that is pointed at is only explained."""
    pilot, table, (one, other) = called.pilot, called.table, called.two
    shown: list[Any] = []
    glance = table.game.glance

    def noted(card: Any, view: Any) -> Any:
        shown.append(card)
        return glance(card, view)

    table.game.glance = noted
    called.click(one)
    shown.clear()
    pilot.hover(point_of(table, other))
    pilot.wait(1.0)
    assert other.card not in shown
    assert table.dash.tip.text.startswith(table.match.rules.words.title(other.card.code))
    show(called, target_of(called, CardTarget, sprite=other))
    pilot.frames(3)
    assert other.card not in shown


# Explanations and notices


@EVERY_GAME
def test_a_tooltip_does_not_open_again_under_a_resting_mouse(called: Calling) -> None:
    pilot, table, card = called.pilot, called.table, called.cards[0]
    table.app.settings.previews = False
    spot = point_of(table, card)
    pilot.hover(spot)
    pilot.wait(1.0)
    assert table.dash.tip.text
    called.click(card)
    pilot.wait(2.0)
    assert table.dash.tip.text == "", "it was closed by the click"
    pilot.hover((spot[0] + 1, spot[1]))
    pilot.wait(1.0)
    assert table.dash.tip.text
    table.control.choosing = None
    table.renew()
    table.ask()
    pilot.wait(2.0)
    assert table.dash.tip.text == "", "and it is gone with the decision"
    pilot.hover(spot)
    pilot.wait(1.0)
    assert table.dash.tip.text


@EVERY_GAME
def test_a_dragged_card_has_no_tooltip(called: Calling) -> None:
    pilot, table, card = called.pilot, called.table, called.cards[0]
    table.app.settings.previews = False
    start = point_of(table, card)
    pilot.hover(start)
    pilot.wait(1.0)
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    for step in range(1, 5):
        spot = (start[0] + 8 * step, start[1] - 6 * step)
        pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0))])
        pilot.wait(0.6)
        assert table.dash.tip.text == ""
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEBUTTONUP, pos=start, button=1)])


@EVERY_GAME
def test_a_notice_goes_after_six_seconds(called: Calling) -> None:
    """One stayed for 40: nothing but a press took it away."""
    pilot, table = called.pilot, called.table
    table.tell("The match could not be stored.")
    pilot.wait(5.8)
    assert table.dash.bubble.text
    pilot.wait(0.4)
    assert table.dash.bubble.text == ""


@EVERY_GAME
def test_the_time_of_a_notice_runs_while_something_lies_over_the_table(called: Calling) -> None:
    pilot, table = called.pilot, called.table
    table.tell("The match could not be stored.")
    table.app.stack.push(Dialog(table.app, "Well?", "Is it?", [("Yes", lambda: None)]))
    pilot.wait(7.0)
    assert pilot.place == "Dialog"
    pilot.press("escape")
    assert pilot.scene is table
    assert table.dash.bubble.text == ""


def test_what_is_long_stays_until_it_was_read(tmp_path: Path, opened: list[Pilot]) -> None:
    called = calling(ON_TABLE[0], tmp_path, opened)
    called.table.tell("word " * 30)
    called.pilot.wait(9.0)
    assert called.table.dash.bubble.text
    called.pilot.wait(4.0)
    assert called.table.dash.bubble.text == ""
