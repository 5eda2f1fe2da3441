"""Select, put back, commit: what click, double click, drag, Enter and Space mean at the table of every game."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.contract import Event, ScoreKind
from game.events import Scored
from game.variants import find_rules
from game.variants.blowout.events import TurnoverOnDowns
from game.variants.card_bowl.events import Intercepted
from game.variants.football_war.events import PlayDefended
from game.variants.jukem.events import DriveWiped
from game.variants.real_deal.events import PlayCountered
from scenes.shell.loop import STEP
from scenes.table.cues.director import UNSKIPPABLE_SECONDS, Cue
from scenes.table.input.double_click import MAX_SECONDS, DoubleClick
from scenes.table.input.target_kinds import CardTarget, SignTarget
from tests.scenes.pilot import key_event
from tests.scenes.table.calling import Calling, calling
from tests.scenes.table.player import Sit
from tests.scenes.table.test_every_table import EVERY_GAME


def moving(called: Calling, big: bool = False) -> None:
    """Something begins to move that takes nine seconds."""
    called.table.director.pace = 1.0
    called.table.director.add([Cue(lambda: None, 9.0, big=big)])
    called.frames()
    assert called.busy


SLOWLY = MAX_SECONDS + 0.1
"""Seconds between two clicks that are no double click."""


# The mouse


@EVERY_GAME
def test_a_click_on_a_selected_card_puts_it_back(called: Calling) -> None:
    """6.1: players who meant to put a card back have lost it to a second click."""
    card = called.cards[0]
    for selected in ([card], [], [card]):
        called.click(card)
        assert called.selected == selected
        called.wait(SLOWLY)
    assert called.committed == []


@EVERY_GAME
@pytest.mark.parametrize(
    ("after", "commits"), [(MAX_SECONDS / 2, 1), (MAX_SECONDS + 2 * STEP, 0)], ids=["fast", "slow"]
)
def test_a_double_click_commits_and_a_slow_pair_of_clicks_does_not(called: Calling, after: float, commits: int) -> None:
    called.click(called.cards[0])
    called.wait(after)
    called.click(called.cards[0])
    assert len(called.committed) == commits


@EVERY_GAME
def test_a_double_click_on_a_selected_card_plays_it(called: Calling) -> None:
    """Its first click puts the card back, the second one takes that back and commits."""
    called.click(called.cards[0])
    called.wait(SLOWLY)
    called.click(called.cards[0])
    assert (called.selected, called.committed) == ([], [])
    called.click(called.cards[0])
    assert len(called.committed) == 1


@EVERY_GAME
def test_two_clicks_on_two_cards_are_no_double_click(called: Calling) -> None:
    one, other = called.two
    called.click(one)
    called.click(other)
    assert other in called.selected
    assert called.committed == []


@EVERY_GAME
def test_a_click_that_skipped_is_no_first_click(called: Calling) -> None:
    """Rule 2: the press that skips never commits, nor does the next one with it."""
    moving(called)
    called.click(called.cards[0])
    assert called.selected == [called.cards[0]]
    called.click(called.cards[0])
    assert called.committed == []


@EVERY_GAME
def test_a_double_click_whose_first_half_skipped_leaves_the_card_chosen(called: Calling) -> None:
    """6.1: the second click put back what the first had chosen, so that a double click did nothing."""
    card = called.cards[0]
    moving(called)
    called.click(card)
    called.click(card)
    assert (called.selected, called.committed) == ([card], [])
    called.wait(SLOWLY)
    called.click(card)
    assert called.selected == []


@EVERY_GAME
def test_clicks_that_go_on_as_fast_after_a_skip_play_no_card(called: Calling) -> None:
    """A newcomer clicked every 0.2 s to hurry, and the next card in the hand was played unasked."""
    moving(called)
    for _ in range(8):
        called.click(called.cards[0])
        called.wait(0.2)
    assert called.committed == []


@EVERY_GAME
def test_a_double_click_on_a_button_commits_once(called: Calling) -> None:
    """Rule 2: what is asked next may have come already, with a button at the same place."""
    taken = called.committed

    def commit(*gesture: Any) -> None:
        taken.append(gesture)
        called.match.actions.extend(gesture)

    called.table.control.commit = commit
    called.click(called.cards[0])
    spot = called.table.column.primary.rect.center
    for after, count in ((0.0, 1), (0.3, 1), (MAX_SECONDS, 2)):
        called.wait(after)
        called.click(spot)
        assert len(taken) == count


def goal_of(called: Calling) -> tuple[int, int]:
    """A point of the table at which what is picked can be dropped to be played."""
    room, candidates = called.hud.space.table, called.table.choosing.candidates
    spots = [(x, y) for y in range(room.top, room.bottom, 8) for x in range(room.left, room.right, 8)]
    return next(spot for spot in spots if called.game.dropped(candidates, spot) is not None)


@EVERY_GAME
def test_dragging_commits_and_a_drag_to_nowhere_keeps_the_selection(called: Calling) -> None:
    card = called.cards[0]
    called.click(card)
    called.wait(SLOWLY)
    called.drag(card, (called.spot(card)[0] + 60, called.hud.space.hand.bottom - 2))
    called.settle()
    assert (called.selected, called.committed) == ([card], [])
    called.drag(card, goal_of(called))
    assert len(called.committed) == 1


@EVERY_GAME
@pytest.mark.parametrize("late", ["skipped", "not seen"])
def test_a_drag_that_skipped_or_came_too_soon_puts_the_card_back(called: Calling, late: str) -> None:
    """Rule 2: the press that skips never commits, nor does its release."""
    card = called.cards[0]
    called.click(card)
    called.wait(SLOWLY)
    goal, start = goal_of(called), called.spot(card)
    if late == "skipped":
        moving(called)
    else:
        called.table.choosing.seconds = 0.0
    called.drag(start, goal)
    called.settle()
    assert called.committed == []
    assert not card.rect.collidepoint(goal)


def test_the_clock_of_a_double_click_is_the_programs_own() -> None:
    now = [10.0]
    clicks, asked = DoubleClick(lambda: now[0]), object()
    assert not clicks.completes("card", asked)
    now[0] += 0.9 * MAX_SECONDS
    assert clicks.completes("card", asked)
    assert not clicks.completes("card", asked), "a third click begins anew"
    now[0] += 1.01 * MAX_SECONDS
    assert not clicks.completes("card", asked)
    assert not clicks.completes("card", object()), "another decision"
    clicks.forget()
    assert not clicks.completes("card", asked)


# The keys


@EVERY_GAME
@pytest.mark.parametrize("where", ["the card", "another card", "a sign", "nothing"])
def test_while_a_call_stands_enter_plays_it_wherever_the_focus_is(called: Calling, where: str) -> None:
    one, other = called.two
    called.click(one)
    cards = {"the card": one, "another card": other}
    if where != "nothing":
        called.focus = card_target(called, cards[where]) if where in cards else called.targets(SignTarget)[0]
    called.press("return")
    ((action,),) = called.committed
    codes = [source.code for source in action.pick(called.viewer).sources]
    assert codes in ([one.card.code], [""]), "it is the selected card, not the focused one"


def card_target(called: Calling, card: Any) -> CardTarget:
    """What has to have the focus for a card to have it."""
    target: CardTarget = called.targets(CardTarget, sprite=card)[0]
    return target


@EVERY_GAME
def test_space_acts_on_the_focus(called: Calling) -> None:
    one, other = called.two
    called.click(one)
    for selected in (True, False):
        called.focus = card_target(called, other)
        called.press("space")
        assert (other in called.selected) == selected
    assert called.committed == []
    assert called.focus.sprite is other


@EVERY_GAME
@pytest.mark.parametrize("key", ["return", "space"])
def test_a_focused_button_is_pressed_itself(called: Calling, key: str) -> None:
    pressed, tool = list[str](), called.table.column.small[2].button
    called.click(called.cards[0])
    tool.action = lambda: pressed.append(tool.name)
    called.focus = tool.name
    called.press(key)
    assert (pressed, called.committed) == ([tool.name], [])
    called.focus = called.table.column.primary.name
    called.press(key)
    assert len(called.committed) == 1


@EVERY_GAME
@pytest.mark.parametrize("key", ["return", "space"])
def test_during_motion_both_keys_skip_and_play_nothing(called: Calling, key: str) -> None:
    called.click(called.cards[0])
    moving(called)
    called.press(key)
    assert not called.busy
    assert (called.selected, called.committed) == ([called.cards[0]], [])


@EVERY_GAME
def test_space_with_no_focus_shows_where_that_is_and_presses_nothing(called: Calling) -> None:
    called.click(called.cards[0])
    called.press("space")
    assert called.table.input.pointing.focused is not None
    assert called.committed == []


# Big moments


@EVERY_GAME
@pytest.mark.parametrize("by", ["click", "return", "space"])
def test_a_press_as_a_big_moment_begins_is_kept_and_skips_then(called: Calling, by: str) -> None:
    """Rule 2: its first 300 ms are seen, and nothing is committed by the press."""
    called.click(called.cards[0])
    moving(called, big=True)
    if by == "click":
        called.click(called.table.column.primary)
    else:
        called.send(key_event(pygame.KEYDOWN, by))
    called.wait(UNSKIPPABLE_SECONDS - 4 * STEP)
    assert called.busy, "it has only just begun"
    called.wait(8 * STEP)
    assert not called.busy, "and is skipped then, without another press"
    called.wait(0.5)
    assert called.committed == []


@EVERY_GAME
def test_a_touchdown_is_a_big_moment_and_a_field_goal_is_none(called: Calling) -> None:
    cues = called.table.playback.cue_context.cues
    for how, big in ((ScoreKind.TOUCHDOWN, True), (ScoreKind.SAFETY, True), (ScoreKind.FIELD_GOAL, False)):
        event = Scored(seat=0, points=6, how=how, score=(6, 0), clause="")
        assert any(cue.big for cue in cues(event)) == big


TURNS: dict[str, Event] = {
    "jukem": DriveWiped(seat=0, by=1, answer="FUMBLE", yards=45, clause=""),
    "football_war": PlayDefended(seat=1, play="Curl", how="turnover", clause=""),
    "real_deal": PlayCountered(seat=1, play="FIELD GOAL 18-45", counter="INTERCEPTION", effect="stop", clause=""),
    "blowout": TurnoverOnDowns(seat=0, clause=""),
    "card_bowl": Intercepted(seat=1, ball_on=40, clause=""),
}
"""What takes the ball away in each game."""


@pytest.mark.parametrize("variant", TURNS)
def test_losing_the_ball_is_a_big_moment(sit: Sit, variant: str) -> None:
    cues = calling(sit, find_rules(variant)).table.playback.cue_context.cues(TURNS[variant])
    assert [cue.big for cue in cues] == [True, *(False for _ in cues[1:])], "it begins once"


# What is seen


@EVERY_GAME
def test_what_is_shown_is_what_the_button_plays(called: Calling) -> None:
    """DEF −70 was shown beside "Hike: DEF −60": while a call stands, a card that is pointed at is only explained.

    A game whose board names the card that it shows compares it for as long as it is pointed at.
    """
    one, other = called.two
    shown: list[Any] = []
    glance = called.game.glance

    def noted(card: Any, view: Any) -> Any:
        shown.append(card)
        return glance(card, view)

    called.game.glance = noted
    called.click(one)
    shown.clear()
    called.hover(called.spot(other))
    called.wait(1.0)
    assert (other.card in shown) == called.game.compares
    assert called.tip.startswith(called.match.rules.words.title(other.card.code))
    shown.clear()
    called.hover((5, 5))
    called.frames(3)
    assert other.card not in shown
    called.focus = card_target(called, other)
    called.frames(3)
    assert other.card not in shown
