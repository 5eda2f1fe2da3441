"""The play clock at the table, and who sits where first (FW-77, FW-98)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.variants.football_war import RULES
from game.variants.football_war.actions import CLOCK, CONCEDE, NO_CLOCK, ON_THE_CLOCK, CallTimeout
from scenes.shell.dialog import Dialog
from scenes.shell.picker import Picker
from scenes.table.football_war import previews
from tests.game.football_war.positions import position
from tests.scenes.table.player import Sit, TablePlayer

TIMED: dict[str, Any] = {"play_clock": "30", "timed": [0]}
PEOPLE = ("human", "human")
SHARED: dict[str, Any] = {"options": {"play_clock": "30"}, "pace": 0.02, "curtain": "press_twice"}
"""Two people on the clock at one screen."""


@pytest.fixture
def on_the_clock(leading: Sit) -> Sit:
    """Sits down with these cards and a lead on the clock."""
    return partial(leading, others=("Go Route", "HB Dive"), draw_pile=["Hail Mary"], **TIMED)


@pytest.fixture
def well_on(football_war: Sit) -> TablePlayer:
    """A match in which the player has thought for a quarter of a minute about a decision on the clock."""
    player = football_war(options={"play_clock": "30"}, pace=0.02, seed=5)
    player.match.practice = True
    while not (CLOCK in player.legal and len(player.taken) > 6):
        player.take(CONCEDE if CONCEDE in player.legal else player.legal[0])
    player.wait(15.0)
    return player


def test_a_timeout_does_not_wind_the_clock_up_again(on_the_clock: Sit) -> None:
    """FW-70: the same decision goes on, and so does its time."""
    player = on_the_clock("Curl", "HB Draw")
    player.wait(20.0)
    player.take(next(action for action in player.legal if isinstance(action, CallTimeout)))
    assert player.hud.bug.clock <= 10
    player.wait(11.0)
    assert player.taken[-1] == "CLOCK_RAN_OUT"


def test_seeing_the_last_act_again_does_not_wind_the_clock_up(well_on: TablePlayer) -> None:
    before = well_on.table.control.clock
    well_on.press("k")
    well_on.rest()
    assert well_on.table.control.clock >= before


def test_a_decision_taken_back_starts_its_seconds_anew(well_on: TablePlayer) -> None:
    """FW-77: the decision is asked anew, and its seconds start with it."""
    assert well_on.hud.bug.clock <= 15
    done = len(well_on.taken)
    well_on.press("z")
    well_on.rest()
    assert len(well_on.taken) < done
    assert well_on.hud.bug.clock >= 29


def test_the_clock_runs_while_a_menu_is_open(on_the_clock: Sit) -> None:
    """FW-77: a pick that comes too late costs the card first, and the decision goes on."""
    player = on_the_clock("AUDIBLE", "HB Draw")
    player.click("AUDIBLE")
    player.press("return")
    assert isinstance(player.scene, Picker)
    player.wait(31.0)
    player.click("Curl")
    player.wait(0.3)
    assert player.taken == ["CLOCK_RAN_OUT"]
    assert player.table.session.decision.kind == "lead"


def test_nobody_is_said_to_hold_an_answer_because_there_is_a_clock() -> None:
    at = position([["HB Draw"], []], live="Curl", drive_pile=["Curl"], offense=1, **TIMED)
    legal = at.legal_actions()
    assert CLOCK in legal
    question = previews.confirmation(CONCEDE, at.view(0), legal)
    assert question is not None
    assert "You hold" not in question.text


def test_an_answer_that_the_option_gave_is_nothing_to_take_back(football_war: Sit) -> None:
    """FW-110: no way back leads to it, and the match does not become practice for nothing."""
    options = RULES.complete({"play_clock": "30"})
    own_ball = next(seed for seed in range(20) if RULES.start(options, seed)[0].facts.offense == 0)
    player = football_war(options={"play_clock": "30"}, pace=0.02, seed=own_ball)
    assert player.match.actions == [ON_THE_CLOCK, NO_CLOCK]
    player.table.rewind.take_back()
    assert player.scene is player.table
    assert not player.match.practice
    assert "take" in player.bubble


def test_a_click_is_waited_for_after_the_computer_only(football_war: Sit) -> None:
    player = football_war(*PEOPLE, **SHARED, computer_pace="click")
    player.wait(0.2)
    player.press("return")
    player.wait(0.5)
    player.press("return")
    assert player.until(lambda: player.waiting or player.asked)
    assert not player.waiting
    assert player.match.actions == [ON_THE_CLOCK, ON_THE_CLOCK]


@pytest.mark.parametrize("seed", range(6))
def test_the_first_curtain_falls_for_whoever_has_the_ball(football_war: Sit, seed: int) -> None:
    """FW-77: what the option has settled is no reason to hand the mouse over."""
    player = football_war(*PEOPLE, **SHARED, seed=seed)
    assert player.place == "Curtain"
    player.open_curtain()
    assert player.viewer == player.table.session.decision.seat == player.match.state.facts.offense


@pytest.mark.parametrize("seed", range(8))
def test_a_computers_hand_is_never_turned_up_at_a_shared_screen(football_war: Sit, seed: int) -> None:
    """FW-10, FW-98: the curtain falls for a person, whoever leads first."""
    player = football_war("human", "pro", "human", "pro", pace=0.02, seed=seed, curtain="press_twice")
    assert player.place == "Curtain"
    for _ in range(60 * 4):
        assert player.table.session.human(player.viewer)
        assert all(s.card is None for seat in (1, 3) for s in player.zone(f"hand:{seat}"))
        if player.place == "Curtain":
            player.open_curtain()
        player.frames()


def test_old_exchanges_cannot_be_seen_again(football_war: Sit) -> None:
    """FW-13: the last act may be replayed, and what is to be forgotten may not."""
    player = football_war("pro", "pro", "pro", "pro", pace=0.02, seed=3)
    player.wait(6.0)
    begins = player.match.rules.forgetting.begins
    begun = [index for index, group in enumerate(player.match.history) if any(map(begins, group))]
    assert len(begun) > 6
    player.table.director.stop()
    player.table.rewind.replay_from(0)
    seen = player.match.view_after(begun[-2] - 1, player.viewer).drive_pile[-1:]
    assert [sprite.card_id for sprite in player.zone("drive_pile")] == list(seen)
    assert not player.buttons
    assert not player.hud.prompt.asked


def test_the_time_of_a_menu_counts_also_when_nothing_is_picked(on_the_clock: Sit) -> None:
    """FW-77: whoever opens it only to think gains nothing; a pause stops the clock."""
    player = on_the_clock("AUDIBLE", "HB Draw")
    player.click("AUDIBLE")
    player.press("return")
    player.wait(20.0)
    player.press("escape")
    player.wait(0.2)
    assert player.table.choosing is not None
    assert 20 <= player.table.control.clock < 25
    player.app.stack.push(Dialog(player.app, "Paused", "Something else lies over the table.", [("On", lambda: None)]))
    player.wait(20.0)
    player.press("escape")
    assert player.scene is player.table
    assert player.table.control.clock < 25


def test_the_clock_keeps_its_field_and_warns_in_the_last_seconds(on_the_clock: Sit) -> None:
    """The fields of the score bug never move: between two decisions the clock's stays, without a number."""
    player = on_the_clock("Curl", "HB Draw")
    fields = player.hud.bug.fields
    count = len(fields())
    assert fields()[-1].value == "30"
    player.wait(26.0)
    assert (fields()[-1].heading, fields()[-1].accent) == ("clock", "loss")
    player.commit("LEAD(Curl)")
    assert fields()[-1][:2] == ("clock", "–")
    assert len(fields()) == count
