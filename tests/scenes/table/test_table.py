"""The table of Jukem, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.chance import pick
from game.events import CardMoved
from game.match import Match
from game.record import Player
from game.variants.jukem import RULES
from game.variants.jukem.actions import DRAW, MakePlay
from scenes.table.input.target_kinds import PageTarget
from scenes.table.kit.offers import Overlay
from scenes.ui.clause import plainly
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import assert_equals_its_view


def test_the_computer_waits_until_its_turn_can_be_followed(jukem: Sit) -> None:
    player = jukem("pro", "human")
    player.wait(3.0)
    before = len(player.taken)
    player.wait(0.3)
    assert len(player.taken) - before <= 1


def test_a_click_on_the_draw_pile_draws(jukem: Sit) -> None:
    player = jukem(wait=20)
    assert player.asked == "replenish"
    player.click(player.game.draw_pile)
    assert player.taken == [str(DRAW)]
    player.rest()
    assert (player.asked, len(player.hand)) == ("play", 5)


def test_two_clicks_in_one_frame_make_one_legal_act_each(jukem: Sit) -> None:
    player = jukem(wait=20)
    player.click(player.game.draw_pile, times=2)
    assert player.taken == [str(DRAW)]
    player.match.state.check()


def test_a_press_in_mid_motion_skips_and_never_commits(jukem: Sit) -> None:
    player = jukem()
    player.wait(0.4)
    assert player.busy
    player.click(player.game.draw_pile)
    assert player.taken == []
    player.frames(3)
    assert not player.busy
    assert_equals_its_view(player.table)


def test_a_card_is_selected_by_a_click_and_played_by_a_double_click(drawn: Sit) -> None:
    player = drawn()
    run = player.card(kind="RUN")
    player.click(run)
    assert player.picked == [run.card.code]
    assert player.game.lanes[0].ghost == run.card.value
    player.click(run)
    assert player.taken[-1] == run.card.code


def test_a_card_that_cannot_be_played_says_why(drawn: Sit) -> None:
    """JF-41, JF-46: the reason is the rules' own, without its clause: a number is no help to whoever plays."""
    player = drawn()
    card = player.usable(False)
    player.click(card)
    reason = player.match.state.why_not(card.card_id)
    assert "(JF-41)" in reason
    assert player.bubble == plainly(reason)
    assert len(player.taken) == 1


def test_escape_puts_the_cards_back_and_commits_nothing(drawn: Sit) -> None:
    player = drawn()
    player.click(player.card(kind="RUN"))
    player.press("escape")
    assert (player.picked, len(player.taken)) == ([], 1)


def test_every_decision_is_stored_before_it_is_shown(jukem: Sit) -> None:
    player = jukem(wait=20)
    player.commit(DRAW)
    assert player.shelf.lengths == [1]
    assert player.busy


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
def test_the_card_that_was_clicked_is_the_one_that_moves(jukem: Sit, copy: int) -> None:
    """JF-8: equal copies are one choice; the rules spend any of them, the table moves the one that was clicked."""
    player = jukem()
    match, code = hand_with_equal_runs(player.match.players)
    player.replace(match)
    player.rest()
    held = sorted(sprite.card_id for sprite in player.hand)
    clicked = [sprite for sprite in player.hand if sprite.card.code == code][copy]
    player.click(clicked)
    player.commit(MakePlay((code,)))
    spent = [event.card for event in match.history[-1] if isinstance(event, CardMoved) and event.source == "hand:0"]
    assert [clicked.card_id] == spent
    assert sorted(sprite.card_id for sprite in player.hand) == held
    player.wait(0.15)
    assert clicked in player.zone("line:0")
    assert spent[0] not in [sprite.card_id for sprite in player.hand]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (640, 400)])
def test_the_layout_holds_at_every_size(jukem: Sit, size: tuple[int, int]) -> None:
    player = jukem(size=size, pace=0.0, wait=20)
    space = player.hud.space
    regions = [space.score_bug, space.strip, space.table, space.prompt, space.hand]
    assert all(upper.bottom == lower.top for upper, lower in itertools.pairwise(regions))
    assert not space.log.colliderect(space.table)
    assert all(sprite.rect.top >= space.prompt.bottom - 1 for sprite in player.hand)


def test_reduced_motion_and_instant_end_in_the_same_table(drawn: Sit) -> None:
    pictures = []
    for settings in ({}, {"reduced_motion": True}, {"speed": "instant"}):
        player = drawn(seed=11, **settings)
        player.commit(pick(player.legal, Random(1)))
        player.still(60)
        player.table.skip()
        pictures.append(player.table.board.picture())
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_summary_waits_for_the_player(jukem: Sit) -> None:
    """The end of a half does not go on by itself."""
    player = jukem(pace=0.02)
    for _ in range(60 * 300):
        player.frames()
        if player.waiting:
            break
        if player.asked and not player.busy:
            player.as_pro(5)
    player.wait(2.0)
    assert player.waiting
    player.press("space")
    assert not player.waiting


def test_take_back_is_refused_between_two_people_once_a_hidden_card_was_seen(drawn: Sit) -> None:
    player = drawn("human", "human")
    player.press("z")
    assert "hidden card" in player.bubble
    assert player.taken == [str(DRAW)]


def test_against_the_computer_it_makes_the_match_practice(drawn: Sit) -> None:
    player = drawn()
    player.press("z")
    assert player.place == "Dialog"
    player.click("Take it back")
    assert player.taken == []
    assert player.match.practice
    assert_equals_its_view(player.table)


@pytest.mark.parametrize("pace", [0.02, 0.0])
def test_the_computer_waits_for_a_click_where_that_is_wanted(jukem: Sit, pace: float) -> None:
    """At Instant, too."""
    player = jukem("pro", "human", computer_pace="click", pace=pace)
    player.table.turn_to(1)
    assert player.until(lambda: player.waiting)
    done = len(player.taken)
    assert set(player.match.seats) == {0}
    player.wait(4.0)
    assert len(player.taken) == done
    player.press("space")
    player.wait(4.0)
    assert len(player.taken) > done


def test_a_match_that_may_only_be_watched_goes_no_further(jukem: Sit) -> None:
    player = jukem()
    player.open(player.match, problem="action 3 is not legal there")
    player.wait(5.0)
    assert not player.asked
    assert "not legal" in player.prompt
    player.table.session.store()
    assert player.shelf.lengths == []


def test_a_page_of_the_game_opens_only_where_somebody_plays(sit: Sit) -> None:
    """Who does which job in Card Bowl is nobody's to change in a match that is looked at."""

    def pages(player: TablePlayer) -> int:
        return sum(isinstance(each.place, Overlay) for each in player.targets(PageTarget))

    player = sit("card_bowl")
    assert pages(player) == 1
    player.open(player.match, problem="action 3 is not legal there")
    player.wait(1.0)
    assert pages(player) == 0
    assert pages(sit("card_bowl", "pro", "pro", pace=None, wait=1.0)) == 0


def test_leaving_the_table_cancels_all_thinking(jukem: Sit) -> None:
    player = jukem("pro", "pro")
    player.wait(2.0)
    player.table.session.think()
    player.table.leave()
    assert player.bots.cancelled


def test_conceding_ends_the_match_for_the_player(jukem: Sit) -> None:
    player = jukem(wait=20)
    player.table.concede()
    assert (player.match.result.winners, player.ended) == ((1,), [True])


def test_replaying_the_last_act_changes_nothing(jukem: Sit) -> None:
    player = jukem(wait=20)
    for _ in range(3):
        player.as_pro(2)
        player.rest()
    before, count = player.table.board.picture(), len(player.taken)
    player.press("k")
    player.rest()
    assert (player.table.board.picture(), len(player.taken)) == (before, count)


def test_where_no_hand_is_needed_the_table_has_its_room(jukem: Sit) -> None:
    """The hand folds away in motion, its cards out of sight, and comes back; nothing else is where it was not."""
    player = jukem(wait=20)
    with_hand, places = player.hud.space, [sprite.rect.topleft for sprite in player.hand]
    player.game.shows_hand = False
    player.frames(2)
    space = player.hud.space
    assert (space.prompt.bottom, space.table.bottom) == (space.window.bottom, space.prompt.top)
    assert space.table.height == with_hand.table.height + with_hand.hand.height
    assert player.busy
    player.rest()
    assert all(sprite.rect.top >= space.window.bottom for sprite in player.hand)
    player.game.shows_hand = True
    player.frames(2)
    player.rest()
    assert [sprite.rect.topleft for sprite in player.hand] == places
    assert player.hud.space.prompt == with_hand.prompt


def test_the_last_result_can_be_read_though_its_show_was_skipped(jukem: Sit) -> None:
    """A click in the last play opened the results before it was known how it had ended."""
    clubs, actions, rng = [Player("Gulls", "human"), Player("Foxes", "human")], list[Any](), Random(7)
    whole = Match(RULES, RULES.complete({}), clubs, 7)
    while whole.decision is not None:
        actions.append(RULES.pro(whole.state.view(whole.decision.seat), whole.state.legal_actions(), rng))
        whole.play(actions[-1])
    match = Match(RULES, RULES.complete({}), clubs, 7)
    for action in actions[:-1]:
        match.play(action)
    player = jukem(match=match, pace=1.0)
    player.table.control.commit(actions[-1])
    player.frames(5)
    for _ in range(5):
        player.table.playback.go_on()
        player.table.skip()
    player.wait(0.8)
    assert not player.ended
    player.wait(2.0)
    assert player.ended
