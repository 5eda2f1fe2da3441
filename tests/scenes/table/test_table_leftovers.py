"""What a hand-over, a resize, a pause or a hasty press must not leave behind on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer
from game.chance import pick
from game.events import PeriodEnded
from game.match import Match
from game.variants.jukem.actions import DRAW, MakePlay
from game.variants.jukem.events import PlayRemoved
from scenes.table.cues.director import PATIENCE, Cue
from tests.scenes.pilot import Pilot, key_event
from tests.scenes.table.jukem.seats import RULES, hand, press, rest, sit_down
from tests.scenes.table.stand_ins import Quick

Start = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens a table: who sits where, the seed, and settings."""
    return partial(sit_down, tmp_path, opened)


def hot_seat(start: Start) -> tuple[Pilot, Any]:
    """A shared screen where seat 0 is asked; curtains are opened by hand, as no route leads to one here."""
    pilot, table = start("human", "human")
    table.turn_to(0)
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    return pilot, table


def own_run(table: Any) -> Any:
    return next(sprite for sprite in hand(table) if sprite.card.kind == "RUN")


class Slow(Quick):
    """Thinks until it is told to answer, and then takes the first choice."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = False

    def poll(self, ticket: int) -> Answer | None:
        action = self.asked[ticket].legal_actions[0]
        return Answer((action,), (Hint(str(action), None, "Why not."),)) if self.ready else None


def asking_for_a_hint(start: Start) -> tuple[Pilot, Any, Slow]:
    """The player's first decision, and a hint that is being thought of."""
    pilot, table = start()
    rest(pilot, table)
    table.session._worker = bots = Slow()
    pilot.send(key_event(pygame.KEYDOWN, "h"))
    assert list(bots.asked) == [1]
    return pilot, table, bots


@pytest.mark.parametrize("leave", ["situation", "zoom", "refusal"])
def test_nothing_that_popped_up_for_one_player_is_there_for_the_other(start: Start, leave: str) -> None:
    pilot, table = hot_seat(start)
    if leave == "situation":
        pilot.press("v")
        assert "You hold" in table.dash.bubble.text
    elif leave == "zoom":
        press(pilot, own_run(table).rect.center, button=3)
        assert table.dash.zoom.card is not None
    else:
        table.dash.refuse("You hold no CATCH for this PASS.", table.dash.space.hand)
    table.hand_over(1)
    table.turn_to(1)
    pilot.frames(3)
    assert table.dash.bubble.text == ""
    assert table.dash.zoom.card is None


def test_the_situation_is_not_told_while_nobody_is_asked(start: Start) -> None:
    pilot, table = hot_seat(start)
    table.commit(MakePlay((own_run(table).card.code,)))
    pilot.frames(2)
    table.advisor.tell_situation()
    assert table.dash.bubble.text == ""


def test_a_drag_does_not_outlive_the_pause(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    done = len(table.match.actions)
    at = own_run(table).rect.center
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    table.resume()
    goal = table.dash.space.table.center
    moved = pygame.Event(pygame.MOUSEMOTION, pos=goal, rel=(0, 0), buttons=(0, 0, 0))
    pilot.app.step(1 / 60, [moved, pygame.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1)])
    press(pilot, goal)
    assert len(table.match.actions) == done


def test_escape_cancels_a_drag(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    done = len(table.match.actions)
    at, goal = own_run(table).rect.center, table.dash.space.table.center
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEMOTION, pos=goal, rel=(0, 0), buttons=(1, 0, 0))])
    pilot.press("escape")
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1)])
    assert len(table.match.actions) == done


def test_no_card_is_left_lying_by_a_resize_in_mid_slam(start: Start) -> None:
    pilot, table = start()
    cards = [thing for thing in table.playback.stage.things if hasattr(thing, "card_id")]
    for wait in (0.1, 0.3, 0.6):
        for seed in range(60):
            match = Match(RULES, {"dealer": "1"}, table.match.players, seed)
            while match.decision and not (match.decision.kind == "defense" and len(match.state.legal_actions()) > 1):
                match.play(pick(match.state.legal_actions(), Random(seed)))
            if match.decision:
                break
        table.session.match = match
        table.control.choosing = None
        table.layout()
        table.commit(match.state.legal_actions()[1])
        pilot.wait(wait)
        table.layout()
        pilot.frames(2)
        cards = [thing for thing in table.playback.stage.things if hasattr(thing, "card_id")]
        assert set(cards) == set(table.board.sprites())


def test_a_resize_leaves_the_panel_at_the_end_of_a_half_waiting(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.director.add([])
    table.dash.summarize("First half over", [7, 3])
    table.director.waiting = True
    table.layout()
    pilot.frames(3)
    assert table.director.waiting
    assert table.dash.summary.headline == "First half over"
    pilot.press("space")
    pilot.frames(3)
    assert table.dash.summary.headline == ""


def test_who_concedes_from_the_curtain_is_the_player_it_asks_for(start: Start) -> None:
    _, table = hot_seat(start)
    table.hand_over(1)
    assert table.player_at_screen == 1
    table.concede()
    assert table.match.result.winners == (0,)


def test_a_press_commits_only_what_was_on_the_screen_for_a_moment(start: Start) -> None:
    pilot, table = start()
    for _ in range(1200):
        pilot.frames()
        if table.choosing is not None and not table.director.busy:
            break
    press(pilot, table.game.draw_pile.rect.center)
    pilot.press("space")
    assert table.match.actions == []


def test_the_chip_of_the_other_side_tells_what_that_side_did(start: Start) -> None:
    """JF-56: a SACK is the doing of who played it, not of who lost the play."""
    _, table = start("human", "human")
    removed = PlayRemoved(clause="JF-56", seat=0, by=1, answer="SACK", yards=15, total=15)
    table.dash.happen(removed, 0, table.dash.line(removed))
    assert table.dash.strips[0].last.startswith("Foxes played SACK:")


def test_a_press_while_a_card_flies_back_commits_nothing(start: Start) -> None:
    """What was picked before stays picked, but the press only ends the motion."""
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    press(pilot, own_run(table).rect.center)
    at = next(sprite for sprite in hand(table) if not table.choosing.usable(sprite)).rect.center
    aside = (at[0] + 60, at[1] + 10)
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    moved = pygame.Event(pygame.MOUSEMOTION, pos=aside, rel=(0, 0), buttons=(1, 0, 0))
    pilot.app.step(1 / 60, [moved, pygame.Event(pygame.MOUSEBUTTONUP, pos=aside, button=1)])
    button = table.column.large[0].button.rect.center
    assert table.director.busy
    assert table.may_commit
    press(pilot, button)
    assert table.match.actions == [DRAW]
    assert not table.director.busy
    press(pilot, button)
    assert len(table.match.actions) == 2


def test_a_skip_goes_no_further_than_the_panel_at_the_end_of_a_half(start: Start) -> None:
    """What comes behind the panel waits until it was read."""
    pilot, table = start()
    rest(pilot, table)
    table.director.add([Cue(lambda: None, 5.0)])
    table.match.history.append([PeriodEnded(clause="JF-68", period=0, score=(7, 3))])
    table.playback.show_act(len(table.match.history) - 1)
    pilot.frames(2)
    assert not table.director.waiting
    press(pilot, table.dash.space.table.center)
    assert table.director.waiting
    assert table.dash.summary.headline == "First half over"
    press(pilot, table.dash.space.table.center)
    assert not table.director.waiting
    assert table.dash.summary.headline == ""


def test_an_act_stops_the_thinking_about_a_hint(start: Start) -> None:
    pilot, table, bots = asking_for_a_hint(start)
    press(pilot, table.game.draw_pile.rect.center)
    assert table.match.actions == [DRAW]
    assert bots.cancelled == [1]


def test_a_hint_does_not_outlive_a_change_of_size(start: Start) -> None:
    pilot, table, bots = asking_for_a_hint(start)
    pilot.resize((1024, 600))
    bots.ready = True
    pilot.frames(3)
    assert bots.cancelled == [1]
    assert not table.dash.advice.shown


def test_a_hint_is_counted_once_for_each_decision(start: Start) -> None:
    pilot, table, bots = asking_for_a_hint(start)
    assert table.match.hints == 1
    bots.ready = True
    pilot.frames(2)
    assert table.dash.advice.options
    pilot.press("h")
    assert not table.dash.advice.shown
    pilot.press("h")
    assert table.dash.advice.options
    assert table.match.hints == 1
    table.commit(DRAW)
    rest(pilot, table)
    pilot.press("h")
    assert table.match.hints == 2


def test_taking_back_stops_the_computers_thinking(start: Start) -> None:
    pilot, table = start()
    table.match.practice = True
    rest(pilot, table)
    table.session._worker = bots = Slow()
    while table.session.human(table.session.decision.seat):
        rest(pilot, table)
        table.commit(RULES.rookie(table.session.view(0), table.choosing.legal, Random(1)))
    assert list(bots.asked) == [1]
    table.rewind.take_back()
    assert bots.cancelled == [1]
    assert table.session.decision.seat == 0


def test_after_the_end_a_take_back_goes_on_with_the_match(start: Start) -> None:
    pilot, table = start(pace=0.0)
    match = table.match
    match.practice = True
    while match.decision is not None:
        match.play(RULES.rookie(match.state.view(match.decision.seat), match.state.legal_actions(), Random(1)))
    pilot.frames(3)
    assert table.ended == [True]
    pilot.press("z")
    rest(pilot, table)
    assert match.result is None
    assert table.choosing is not None


def test_nothing_is_settled_before_it_is_stored_however_fast_the_player_is(start: Start) -> None:
    """At Instant a kill lost up to two decisions that the table had settled."""
    pilot, table = start(speed="instant")
    rest(pilot, table)
    shelf = table.session._store
    settled, settle = [], table.playback.settle

    def counting() -> None:
        settled.append(len(table.match.actions))
        settle()

    table.playback.settle = counting
    shelf.writes = False
    before = len(table.match.actions)
    table.commit(table.choosing.legal[0])
    for _ in range(30):
        pilot.frames()
        table.skip()
    assert (settled, len(table.match.actions)) == ([], before + 1)
    shelf.writes = True
    pilot.frames(2)
    assert settled[0] == before + 1


def test_a_disk_that_does_not_answer_ends_no_match(start: Start) -> None:
    pilot, table = start(speed="instant")
    rest(pilot, table)
    table.session._store.writes = False
    before = len(table.match.actions)
    table.commit(table.choosing.legal[0])
    pilot.wait(PATIENCE + 1)
    assert len(table.match.actions) > before + 1 or not table.director.busy


def test_a_table_that_is_left_leaves_its_match_to_other_windows(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    pilot.app.stack.pop()
    assert table.session._store.left == 1
