"""What a hand-over, a resize, a pause or a hasty press must not leave behind on the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer
from game.chance import pick
from game.events import PeriodEnded
from game.match import Match
from game.variants.jukem import RULES
from game.variants.jukem.actions import DRAW, MakePlay
from game.variants.jukem.events import PlayRemoved
from scenes.table.cues.director import READY_TIMEOUT, Cue
from tests.scenes.pilot import key_event, press_and_release
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import Quick


class Slow(Quick):
    """Thinks until it is told to answer, and then takes the first choice."""

    ready = False

    def poll(self, ticket: int) -> Answer | None:
        action = self.asked[ticket].legal_actions[0]
        return Answer((action,), (Hint(str(action), None, "Why not."),)) if self.ready else None


@pytest.fixture
def asking(jukem: Sit) -> TablePlayer:
    """The player's first decision, and a hint that is being thought of."""
    player = jukem(wait=20)
    player.bots = Slow()
    player.send(key_event(pygame.KEYDOWN, "h"))
    assert list(player.bots.asked) == [1]
    return player


@pytest.mark.parametrize("leave", ["situation", "zoom", "refusal"])
def test_nothing_that_popped_up_for_one_player_is_there_for_the_other(drawn: Sit, leave: str) -> None:
    player = drawn("human", "human")
    if leave == "situation":
        player.press("v")
        assert "You hold" in player.bubble
    elif leave == "zoom":
        player.right_click(player.card(kind="RUN"))
        assert player.hud.zoom.card is not None
    else:
        player.hud.refuse("You hold no CATCH for this PASS.", player.hud.space.hand)
    player.table.hand_over(1)
    player.table.turn_to(1)
    player.frames(3)
    assert (player.bubble, player.hud.zoom.card) == ("", None)


def test_the_situation_is_not_told_while_nobody_is_asked(drawn: Sit) -> None:
    player = drawn("human", "human")
    player.commit(MakePlay((player.card(kind="RUN").card.code,)))
    player.frames(2)
    player.table.advisor.tell_situation()
    assert player.bubble == ""


def test_a_drag_does_not_outlive_the_pause(drawn: Sit) -> None:
    player = drawn()
    goal = player.hud.space.table.center
    player.send(press_and_release(player.spot(player.card(kind="RUN")))[0])
    player.table.resume()
    moved = pygame.Event(pygame.MOUSEMOTION, pos=goal, rel=(0, 0), buttons=(0, 0, 0))
    player.send(moved, press_and_release(goal)[1])
    player.click(goal)
    assert player.taken == [str(DRAW)]


def test_escape_cancels_a_drag(drawn: Sit) -> None:
    player = drawn()
    goal = player.hud.space.table
    player.drag(player.card(kind="RUN"), goal, drop=False)
    player.press("escape")
    player.send(press_and_release(goal.center)[1])
    assert player.taken == [str(DRAW)]


def test_no_card_is_left_lying_by_a_resize_in_mid_slam(jukem: Sit) -> None:
    player = jukem()
    for wait in (0.1, 0.3, 0.6):
        for seed in range(60):
            match = Match(RULES, {"dealer": "1"}, player.match.players, seed)
            while match.decision and not (match.decision.kind == "defense" and len(match.state.legal_actions()) > 1):
                match.play(pick(match.state.legal_actions(), Random(seed)))
            if match.decision:
                break
        player.replace(match)
        player.commit(match.state.legal_actions()[1])
        player.wait(wait)
        player.table.layout()
        player.frames(2)
        cards = {thing for thing in player.things(object) if hasattr(thing, "card_id")}
        assert cards == set(player.table.board.sprites())


def test_a_resize_leaves_the_panel_at_the_end_of_a_half_waiting(jukem: Sit) -> None:
    player = jukem(wait=20)
    player.table.director.add([])
    player.hud.summarize("First half over", [7, 3])
    player.table.director.waiting = True
    player.table.layout()
    player.frames(3)
    assert (player.waiting, player.hud.summary.headline) == (True, "First half over")
    player.press("space")
    player.frames(3)
    assert player.hud.summary.shown is None


def test_who_concedes_from_the_curtain_is_the_player_it_asks_for(drawn: Sit) -> None:
    player = drawn("human", "human")
    player.table.hand_over(1)
    assert player.table.player_at_screen == 1
    player.table.concede()
    assert player.match.result.winners == (0,)


def test_a_press_commits_only_what_was_on_the_screen_for_a_moment(jukem: Sit) -> None:
    player = jukem()
    assert player.until(lambda: player.asked and not player.busy)
    player.click(player.game.draw_pile)
    player.press("space")
    assert player.taken == []


def test_the_chip_of_the_other_side_tells_what_that_side_did(jukem: Sit) -> None:
    """JF-56: a SACK is the doing of who played it, not of who lost the play."""
    hud = jukem("human", "human").hud
    removed = PlayRemoved(clause="JF-56", seat=0, by=1, answer="SACK", yards=15, total=15)
    hud.show_event(removed, 0, hud.lines.of(removed))
    assert hud.strips[0].last.startswith("Foxes played SACK:")


def test_whoever_sits_down_reads_what_the_other_side_did_last(drawn: Sit) -> None:
    player = drawn("human", "human")
    player.commit(player.card(kind="RUN").card.code)
    player.still()
    player.table.turn_to(1)
    assert player.hud.strips[0].last.startswith("Gulls")


def test_a_press_while_a_card_flies_back_commits_nothing(drawn: Sit) -> None:
    """What was picked before stays picked, but the press only ends the motion."""
    player = drawn()
    player.click(player.card(kind="RUN"))
    x, y = player.spot(player.usable(False))
    player.drag((x, y), (x + 60, y + 10))
    assert player.busy
    assert player.table.control.may_commit
    for count in (1, 2):
        player.click(player.table.column.primary)
        assert len(player.taken) == count
        assert count == 2 or not player.busy


def test_a_skip_goes_no_further_than_the_panel_at_the_end_of_a_half(
    jukem: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes behind the panel waits until it was read."""
    player = jukem(wait=20)
    monkeypatch.setattr(player.table.control, "chances_to", lambda act: ())  # no action ended the half
    player.table.director.add([Cue(lambda: None, 5.0)])
    player.match.history.append([PeriodEnded(clause="JF-68", period=0, score=(7, 3))])
    player.table.playback.show_act(len(player.match.history) - 1)
    player.frames(2)
    assert not player.waiting
    for headline in ("Halftime", ""):
        player.click(player.hud.space.table)
        shown = player.hud.summary.shown
        assert (player.waiting, shown[0] if shown else "") == (headline != "", headline)


def test_an_act_stops_the_thinking_about_a_hint(asking: TablePlayer) -> None:
    asking.click(asking.game.draw_pile)
    assert asking.taken == [str(DRAW)]
    assert asking.bots.cancelled == [1]


def test_a_hint_does_not_outlive_a_change_of_size(asking: TablePlayer) -> None:
    asking.resize((1024, 600))
    asking.bots.ready = True
    asking.frames(3)
    assert asking.bots.cancelled == [1]
    assert not asking.hud.advice.shown


def test_a_hint_is_counted_once_for_each_decision(asking: TablePlayer) -> None:
    assert asking.match.hints == 1
    asking.bots.ready = True
    asking.frames(2)
    assert asking.hud.advice.options
    asking.press("h")
    assert not asking.hud.advice.shown
    asking.press("h")
    assert asking.hud.advice.options
    assert asking.match.hints == 1
    asking.take(DRAW)
    asking.press("h")
    assert asking.match.hints == 2


def test_taking_back_stops_the_computers_thinking(jukem: Sit) -> None:
    player = jukem()
    player.match.practice = True
    player.rest()
    player.bots = Slow()
    session: Any = player.table.session
    while session.human(session.decision.seat):
        player.rest()
        player.commit(RULES.rookie(player.view, player.legal, Random(1)))
    assert list(player.bots.asked) == [1]
    player.table.rewind.take_back()
    assert player.bots.cancelled == [1]
    assert session.decision.seat == 0


def test_after_the_end_a_take_back_goes_on_with_the_match(jukem: Sit) -> None:
    player = jukem(pace=0.0)
    match = player.match
    match.practice = True
    while match.decision is not None:
        match.play(RULES.rookie(match.state.view(match.decision.seat), match.state.legal_actions(), Random(1)))
    player.frames(3)
    assert player.ended == [True]
    player.press("z")
    player.rest()
    assert match.result is None
    assert player.asked


def test_nothing_is_settled_before_it_is_stored_however_fast_the_player_is(jukem: Sit) -> None:
    """At Instant a kill lost up to two decisions that the table had settled."""
    player = jukem(speed="instant", wait=20)
    settled, settle = [], player.table.playback.rebuild

    def counting() -> None:
        settled.append(len(player.taken))
        settle()

    player.table.playback.rebuild = counting
    player.shelf.writes = False
    before = len(player.taken)
    player.commit(player.legal[0])
    for _ in range(30):
        player.frames()
        player.table.skip()
    assert (settled, len(player.taken)) == ([], before + 1)
    player.shelf.writes = True
    player.frames(2)
    assert settled[0] == before + 1


def test_a_disk_that_does_not_answer_ends_no_match(jukem: Sit) -> None:
    player = jukem(speed="instant", wait=20)
    player.shelf.writes = False
    before = len(player.taken)
    player.commit(player.legal[0])
    player.wait(READY_TIMEOUT + 1)
    assert len(player.taken) > before + 1 or not player.busy


def test_a_table_that_is_left_leaves_its_match_to_other_windows(jukem: Sit) -> None:
    player = jukem(wait=20)
    player.app.stack.pop()
    assert player.shelf.left == 1


def test_the_summary_of_a_match_of_one_half_says_no_word_twice(football_war: Sit) -> None:
    """FW-111: "10 points in the the half"."""
    player = football_war(options={"length": "one"})
    player.hud.summarize("The half is over", [7, 3], "the half")
    assert not any("the the" in str(side) for side in player.hud.summary.sides)
    assert any("in the half" in str(side) for side in player.hud.summary.sides)
