"""The play clock at the table, and who sits where first (FW-77, FW-98)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.variants.football_war import RULES
from game.variants.football_war.actions import CLOCK, CONCEDE, NO_CLOCK, ON_THE_CLOCK, CallTimeout
from scenes.shell.dialog import Dialog
from scenes.shell.picker import Picker
from scenes.table.football_war import prospects
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table.football_war.seats import sit_down
from tests.scenes.table.sitting import card, click, corner, labels, open_curtain, rest, texts

Start = Callable[..., tuple[Pilot, Any]]
TIMED: dict[str, Any] = {"play_clock": "30", "timed": [0]}


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def on_the_clock(start: Start, *hand: str, **fields: Any) -> tuple[Pilot, Any]:
    """A lead on the clock with these cards."""
    pilot, table = start(at=position([list(hand), ["Go Route", "HB Dive"]], ["Hail Mary"], **TIMED, **fields))
    pilot.frames(2)
    return pilot, table


def test_a_timeout_does_not_wind_the_clock_up_again(start: Start) -> None:
    """FW-70: the same decision goes on, and so does its time."""
    pilot, table = on_the_clock(start, "Curl", "HB Draw")
    pilot.wait(20.0)
    table.commit(next(action for action in table.choosing.legal if isinstance(action, CallTimeout)))
    rest(pilot, table)
    assert table.dash.bug.clock <= 10
    pilot.wait(11.0)
    assert texts(table)[-1] == "CLOCK_RAN_OUT"


def test_seeing_the_last_act_again_does_not_wind_the_clock_up(start: Start) -> None:
    pilot, table = start(options={"play_clock": "30"}, pace=0.02, seed=5)
    while not (table.choosing and CLOCK in table.choosing.legal and len(table.match.actions) > 6):
        rest(pilot, table)
        table.commit(CONCEDE if CONCEDE in table.choosing.legal else table.choosing.legal[0])
        rest(pilot, table)
    pilot.wait(15.0)
    before = table.control.clock
    pilot.press("k")
    rest(pilot, table)
    assert table.control.clock >= before


def test_a_decision_taken_back_starts_its_seconds_anew(start: Start) -> None:
    """FW-77: the decision is asked anew, and its seconds start with it."""
    pilot, table = start(options={"play_clock": "30"}, pace=0.02, seed=5)
    table.match.practice = True
    while not (table.choosing and CLOCK in table.choosing.legal and len(table.match.actions) > 6):
        rest(pilot, table)
        table.commit(CONCEDE if CONCEDE in table.choosing.legal else table.choosing.legal[0])
        rest(pilot, table)
    pilot.wait(15.0)
    assert table.dash.bug.clock <= 15
    done = len(table.match.actions)
    pilot.press("z")
    rest(pilot, table)
    assert len(table.match.actions) < done
    assert table.dash.bug.clock >= 29


def test_the_clock_runs_while_a_menu_is_open(start: Start) -> None:
    """FW-77: a pick that comes too late costs the card first, and the decision goes on."""
    pilot, table = on_the_clock(start, "AUDIBLE", "HB Draw")
    click(pilot, corner(card(table, "AUDIBLE")))
    pilot.press("return")
    assert isinstance(pilot.scene, Picker)
    pilot.wait(31.0)
    pilot.click("Curl")
    pilot.wait(0.3)
    assert texts(table) == ["CLOCK_RAN_OUT"]
    assert table.session.decision.kind == "lead"


def test_nobody_is_said_to_hold_an_answer_because_there_is_a_clock(start: Start) -> None:
    at = position([["HB Draw"], []], live="Curl", drive_pile=["Curl"], offense=1, **TIMED)
    legal = at.legal_actions()
    assert CLOCK in legal
    assert prospects.doubt(CONCEDE, at.view(0), legal) is None


def test_an_answer_that_the_option_gave_is_nothing_to_take_back(start: Start) -> None:
    """FW-110: no way back leads to it, and the match does not become practice for nothing."""
    options = RULES.complete({"play_clock": "30"})
    own_ball = next(seed for seed in range(20) if RULES.start(options, seed)[0].facts.offense == 0)
    pilot, table = start(options={"play_clock": "30"}, pace=0.02, seed=own_ball)
    assert table.match.actions == [ON_THE_CLOCK, NO_CLOCK]
    table.rewind.take_back()
    assert pilot.scene is table
    assert not table.match.practice
    assert "take" in table.dash.bubble.text


def test_a_click_is_waited_for_after_the_computer_only(start: Start) -> None:
    pilot, table = start("human", "human", options={"play_clock": "30"}, pace=0.02, computer_pace="click",
                         curtain="press_twice")  # fmt: skip
    open_curtain(pilot)
    for _ in range(200):
        pilot.frames()
        assert not table.director.waiting
        if table.choosing is not None:
            break
    assert table.match.actions == [ON_THE_CLOCK, ON_THE_CLOCK]


@pytest.mark.parametrize("seed", range(6))
def test_the_first_curtain_falls_for_whoever_has_the_ball(start: Start, seed: int) -> None:
    """FW-77: what the option has settled is no reason to hand the mouse over."""
    pilot, table = start("human", "human", options={"play_clock": "30"}, pace=0.02, seed=seed, curtain="press_twice")
    assert pilot.place == "Curtain"
    open_curtain(pilot)
    rest(pilot, table)
    assert pilot.place == "Table"
    assert table.viewer == table.session.decision.seat == table.match.state.facts.offense


@pytest.mark.parametrize("seed", range(8))
def test_a_computers_hand_is_never_turned_up_at_a_shared_screen(start: Start, seed: int) -> None:
    """FW-10, FW-98: the curtain falls for a person, whoever leads first."""
    pilot, table = start("human", "pro", "human", "pro", pace=0.02, seed=seed, curtain="press_twice")
    assert pilot.place == "Curtain"
    for _ in range(60 * 4):
        assert table.session.human(table.viewer)
        assert all(s.card is None for seat in (1, 3) for s in table.board.zones.get(f"hand:{seat}", []))
        if pilot.place == "Curtain":
            open_curtain(pilot)
        pilot.frames()


def test_old_exchanges_cannot_be_seen_again(start: Start) -> None:
    """FW-13: the last act may be replayed, and what is to be forgotten may not."""
    pilot, table = start("pro", "pro", "pro", "pro", pace=0.02, seed=3)
    pilot.wait(6.0)
    begins = table.match.rules.forgetting.begins
    begun = [place for place, group in enumerate(table.match.history) if any(map(begins, group))]
    assert len(begun) > 6
    table.director.stop()
    table.rewind.play_again(0)
    seen = table.match.view_after(begun[-2] - 1, table.viewer).drive_pile[-1:]
    assert [sprite.card_id for sprite in table.board.zones["drive_pile"]] == list(seen)
    assert not labels(table)
    assert not table.dash.prompt.asked


def test_the_time_of_a_menu_counts_also_when_nothing_is_picked(start: Start) -> None:
    """FW-77: whoever opens it only to think gains nothing; a pause stops the clock."""
    pilot, table = on_the_clock(start, "AUDIBLE", "HB Draw")
    click(pilot, corner(card(table, "AUDIBLE")))
    pilot.press("return")
    pilot.wait(20.0)
    pilot.press("escape")
    pilot.wait(0.2)
    assert table.choosing is not None
    assert 20 <= table.control.clock < 22
    pilot.app.stack.push(Dialog(pilot.app, "Paused", "Something else lies over the table.", [("On", lambda: None)]))
    pilot.wait(20.0)
    pilot.press("escape")
    assert pilot.scene is table
    assert table.control.clock < 22


def test_the_clock_keeps_its_field_and_warns_in_the_last_seconds(start: Start) -> None:
    """The fields of the score bug never move: between two decisions the clock's stays, without a number."""
    pilot, table = on_the_clock(start, "Curl", "HB Draw")
    assert table.dash.bug.fields()[-1].value == "30"
    pilot.wait(26.0)
    assert table.dash.bug.fields()[-1][::2] == ("clock", "loss")
    fields = len(table.dash.bug.fields())
    table.commit(next(action for action in table.choosing.legal if str(action) == "LEAD(Curl)"))
    assert table.dash.bug.fields()[-1][:2] == ("clock", "–")
    assert len(table.dash.bug.fields()) == fields
