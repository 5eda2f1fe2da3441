"""The table of Jukem, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.chance import pick
from game.contract import Action
from game.events import CardMoved
from game.match import Match, Player
from game.variants.jukem.actions import DRAW, MakePlay
from scenes.control.session import Session
from scenes.table.scene import Table
from tests.scenes.pilot import Pilot
from tests.scenes.table.jukem.seats import RULES, assert_equals_its_view, hand, press, rest, sit_down
from tests.scenes.table.stand_ins import Quick, Shelf

Start = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens a table: who sits where, the seed, and settings."""
    return partial(sit_down, tmp_path, opened)


def test_the_computer_waits_until_its_turn_can_be_followed(start: Start) -> None:
    pilot, table = start("pro", "human")
    pilot.wait(3.0)
    before = len(table.match.actions)
    pilot.wait(0.3)
    assert len(table.match.actions) - before <= 1


def test_a_click_on_the_draw_pile_draws(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    assert table.session.decision.kind == "replenish"
    press(pilot, table.game.draw_pile.rect.center)
    assert table.match.actions == [DRAW]
    rest(pilot, table)
    assert table.session.decision.kind == "play"
    assert len(hand(table)) == 5


def test_two_clicks_in_one_frame_make_one_legal_act_each(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    press(pilot, table.game.draw_pile.rect.center, times=2)
    assert table.match.actions == [DRAW]
    table.match.state.check()


def test_a_press_in_mid_motion_skips_and_never_commits(start: Start) -> None:
    pilot, table = start()
    pilot.wait(0.4)
    assert table.director.busy
    press(pilot, table.game.draw_pile.rect.center)
    assert table.match.actions == []
    pilot.frames(3)
    assert not table.director.busy
    assert_equals_its_view(table)


def test_a_card_is_selected_by_a_click_and_played_by_a_double_click(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    card = next(sprite for sprite in hand(table) if sprite.card.kind == "RUN")
    code = card.card.code
    press(pilot, card.rect.center)
    assert [sprite.card.code for sprite in table.choosing.picked] == [code]
    assert table.game.bars[0].ghost == card.card.value
    press(pilot, card.rect.center)
    assert str(table.match.actions[-1]) == code


def test_a_card_that_cannot_be_played_says_why(start: Start) -> None:
    """JF-41, JF-46: the reason is the rules' own, with its clause."""
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    card = next(sprite for sprite in hand(table) if not table.choosing.usable(sprite))
    before = len(table.match.actions)
    press(pilot, card.rect.center)
    assert table.dash.bubble.text == table.match.state.why_not(card.card_id)
    assert "(JF-41)" in table.dash.bubble.text
    assert len(table.match.actions) == before


def test_escape_puts_the_cards_back_and_commits_nothing(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    card = next(sprite for sprite in hand(table) if sprite.card.kind == "RUN")
    press(pilot, card.rect.center)
    pilot.press("escape")
    assert table.choosing.picked == []


def test_dragging_a_run_onto_the_table_plays_it(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    card = next(sprite for sprite in hand(table) if sprite.card.kind == "RUN")
    code, at = card.card.code, card.rect.center
    goal = table.dash.space.table.center
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    for share in (0.3, 0.7, 1.0):
        spot = (round(at[0] + (goal[0] - at[0]) * share), round(at[1] + (goal[1] - at[1]) * share))
        pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0))])
    pilot.app.step(1 / 60, [pygame.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1)])
    assert str(table.match.actions[-1]) == code


def test_every_decision_is_stored_before_it_is_shown(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    assert table.session._store.lengths == [1]
    assert table.director.busy


def hand_with_equal_runs(players: Sequence[Player]) -> tuple[Match, str]:
    """A match in which seat 0, about to play, holds a RUN at least twice, and that card's code."""
    for seed in range(200):
        match = Match(RULES, {"dealer": "1"}, players, seed)
        match.play(DRAW)
        codes = [RULES.code_of(card) for card in match.state.view(0).zones()["hand:0"] if card is not None]
        twice = [code for code in codes if codes.count(code) > 1 and code.startswith("RUN")]
        if twice:
            return match, twice[0]
    raise AssertionError("no seed deals two equal RUNs")


@pytest.mark.parametrize("copy", [0, -1])
def test_the_card_that_was_clicked_is_the_one_that_moves(start: Start, copy: int) -> None:
    """JF-8: equal copies are one choice; the rules spend any of them, the table moves the one that was clicked."""
    pilot, table = start()
    match, code = hand_with_equal_runs(table.match.players)
    table.session.match = match
    table.layout()
    rest(pilot, table)
    held = sorted(sprite.card_id for sprite in hand(table))
    equal = [sprite for sprite in hand(table) if sprite.card.code == code]
    assert len(equal) > 1
    clicked = equal[copy]
    press(pilot, clicked.rect.center)
    table.commit(MakePlay((code,)))
    spent = [event.card for event in match.history[-1] if isinstance(event, CardMoved) and event.source == "hand:0"]
    assert [clicked.card_id] == spent
    assert sorted(sprite.card_id for sprite in hand(table)) == held
    pilot.wait(0.15)
    assert clicked in table.board.zones["line:0"]
    assert spent[0] not in [sprite.card_id for sprite in hand(table)]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (640, 400)])
def test_the_layout_holds_at_every_size(start: Start, size: tuple[int, int]) -> None:
    pilot, table = start(size=size)
    rest(pilot, table)
    space = table.dash.space
    regions = [space.score_bug, space.strip, space.table, space.prompt, space.hand]
    for upper, lower in itertools.pairwise(regions):
        assert upper.bottom == lower.top
    assert not space.log.colliderect(space.table)
    for sprite in hand(table):
        assert sprite.rect.top >= space.prompt.bottom - 1


def test_reduced_motion_and_instant_end_in_the_same_table(start: Start) -> None:
    pictures = []
    for settings in ({}, {"reduced_motion": True}, {"speed": "instant"}):
        pilot, table = start(seed=11, **settings)
        rest(pilot, table)
        table.commit(DRAW)
        rest(pilot, table)
        action: Action = pick(table.choosing.legal, Random(1))
        table.commit(action)
        for _ in range(60):
            if table.director.busy:
                pilot.frames()
        table.skip()
        pictures.append(table.board.picture())
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_summary_waits_for_the_player(start: Start) -> None:
    """The end of a half does not go on by itself."""
    pilot, table = start(pace=0.2)
    for _ in range(60 * 300):
        pilot.frames()
        if table.director.waiting:
            break
        if table.choosing is not None and not table.director.busy:
            view = table.session.view(0)
            table.commit(RULES.pro(view, table.choosing.legal, Random(5)))
    assert table.director.waiting
    pilot.wait(2.0)
    assert table.director.waiting
    pilot.press("space")
    assert not table.director.waiting


def test_take_back_is_refused_between_two_people_once_a_hidden_card_was_seen(start: Start) -> None:
    pilot, table = start("human", "human")
    table.turn_to(0)
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    pilot.press("z")
    assert "hidden card" in table.dash.bubble.text
    assert table.match.actions == [DRAW]


def test_against_the_computer_it_makes_the_match_practice(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.commit(DRAW)
    rest(pilot, table)
    pilot.press("z")
    pilot.settle()
    assert pilot.place == "Dialog"
    pilot.click("Take it back")
    assert table.match.actions == []
    assert table.match.practice
    assert_equals_its_view(table)


@pytest.mark.parametrize("pace", [0.02, 0.0])
def test_the_computer_waits_for_a_click_where_that_is_wanted(start: Start, pace: float) -> None:
    """A11Y-14: at Instant, too."""
    pilot, table = start("pro", "human", computer_pace="click", pace=pace)
    table.turn_to(1)
    for _ in range(60 * 20):
        pilot.frames()
        if table.director.waiting:
            break
    done = len(table.match.actions)
    assert set(table.match.seats) == {0}
    assert table.director.waiting
    pilot.wait(4.0)
    assert len(table.match.actions) == done
    pilot.press("space")
    pilot.wait(4.0)
    assert len(table.match.actions) > done


def test_a_match_that_may_only_be_watched_goes_no_further(start: Start) -> None:
    pilot, _ = start()
    match = Match(RULES, {"dealer": "1"}, [Player("Gulls"), Player("Foxes", "pro")], 7)
    shelf = Shelf()
    session = Session(match, SimpleNamespace(), Quick(), shelf, watched=True)  # type: ignore[arg-type]
    table = Table(pilot.app, session, lambda: None, "action 3 is not legal there")
    pilot.app.stack.reset(table)
    pilot.wait(5.0)
    assert table.choosing is None
    assert "not legal" in table.dash.prompt.text
    session.store()
    assert shelf.lengths == []


def test_leaving_the_table_cancels_all_thinking(start: Start) -> None:
    pilot, table = start("pro", "pro")
    pilot.wait(2.0)
    table.session.think()
    table.leave()
    assert table.session._worker.cancelled


def test_conceding_ends_the_match_for_the_player(start: Start) -> None:
    pilot, table = start()
    rest(pilot, table)
    table.concede()
    assert table.match.result.winners == (1,)
    assert table.ended == [True]


def test_the_window_of_the_defense_is_shown_alike_with_and_without_an_answer(start: Start) -> None:
    """JF-61: the defense is asked in the same words whether or not it holds a defensive card."""
    asked: dict[bool, set[tuple[str, str]]] = {}
    pilot, table = start(seed=5, pace=0.05)
    for seed in range(40):
        table.session.match = Match(RULES, {"dealer": "0"}, table.match.players, seed)
        table.control.choosing = None
        table.layout()
        for _ in range(400):
            pilot.frames()
            decision = table.session.decision
            if decision is None:
                break
            if decision.seat == 0 and table.choosing is not None and not table.director.busy:
                if decision.kind == "defense":
                    answers = len(table.choosing.legal) > 1
                    total = table.session.view(0).totals[1]
                    text = table.dash.prompt.text.replace(str(100 - total), "N")
                    asked.setdefault(answers, set()).add((text, table.column.large[0].button.label))
                    break
                table.commit(RULES.pro(table.session.view(0), table.choosing.legal, Random(1)))
        if len(asked) == 2:
            break
    assert asked[True] == asked[False]


def test_replaying_the_last_act_changes_nothing(start: Start) -> None:
    pilot, table = start()
    for _ in range(3):
        rest(pilot, table)
        table.commit(RULES.pro(table.session.view(0), table.choosing.legal, Random(2)))
    rest(pilot, table)
    before, count = table.board.picture(), len(table.match.actions)
    pilot.press("k")
    rest(pilot, table)
    assert table.board.picture() == before
    assert len(table.match.actions) == count


def test_where_no_hand_is_needed_the_table_has_its_room(start: Start) -> None:
    """The hand folds away in motion, its cards out of sight, and comes back; nothing else is where it was not."""
    pilot, table = start()
    rest(pilot, table)
    with_hand, places = table.dash.space, [sprite.rect.topleft for sprite in hand(table)]
    table.game.shows_hand = False
    pilot.frames(2)
    space = table.dash.space
    assert space.prompt.bottom == space.window.bottom
    assert space.table.bottom == space.prompt.top
    assert space.table.height == with_hand.table.height + with_hand.hand.height
    assert table.director.busy
    rest(pilot, table)
    assert all(sprite.rect.top >= space.window.bottom for sprite in hand(table))
    table.game.shows_hand = True
    pilot.frames(2)
    rest(pilot, table)
    assert [sprite.rect.topleft for sprite in hand(table)] == places
    assert table.dash.space.prompt == with_hand.prompt
