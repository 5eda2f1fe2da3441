"""Two people at one screen: two secret calls behind the curtain, and the rest of a down before all eyes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.events import CardMoved
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.pilot import Pilot
from tests.scenes.table.blowout.seats import Start, sit_down
from tests.scenes.table.sitting import card, click, corner, labels, open_curtain, rest, texts


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables for two people, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened, "human", "human", curtain="press_twice")


def call(pilot: Pilot, table: Any, code: str) -> None:
    """Opens the curtain, picks a card, and hikes."""
    open_curtain(pilot)
    rest(pilot, table)
    click(pilot, corner(card(table, code)))
    click(pilot, table.column.large[0].button.rect.center)


def on_the_stage(table: Any) -> set[int]:
    """The cards whose faces some sprite knows."""
    return {sprite.card_id for sprite in table.board._made if sprite.card_id is not None}


def hands_of(state: BlowoutState) -> set[int]:
    """The cards of all hands."""
    return {held for hand in state.hands for held in hand}


def test_both_calls_are_made_before_anything_of_them_is_seen(start: Start) -> None:
    """BO-106, BO-118: the second caller sees a sealed sheet, and as many backs as before."""
    pilot, table = start(at=position())
    call(pilot, table, "RUN 70")
    pilot.wait(1.0)
    assert pilot.place == "Curtain"
    open_curtain(pilot)
    rest(pilot, table)
    state = table.match.state
    assert table.viewer == 1
    assert [cover.hidden for cover in table.game.covers] == [False, True]
    assert table.game.position.called == (True, False)
    assert not on_the_stage(table) & {held for place in (0, 1, 2) for held in state.hands[place]}
    assert len(table.board.zones["offense_hand:0"]) == len(state.hands[0]) == 5
    assert not any("RUN 70" in line.text for line in table.dash.log.lines)


def test_a_kick_under_the_sheet_looks_like_any_other_call(start: Start) -> None:
    """BO-118: neither a back nor a count betrays it."""
    seen = []
    for code in ("KICK 45", "PASS 55"):
        pilot, table = start(at=position(down=4, ball_on=70), pace=0.0)
        call(pilot, table, code)
        pilot.wait(1.0)
        open_curtain(pilot)
        rest(pilot, table)
        counts = {zone: len(cards) for zone, cards in table.board.zones.items() if zone.endswith(":0")}
        pilot.frames(3)
        area = table.dash.space.table
        seen.append((counts, pilot.app.screen.subsurface(area).copy().get_buffer().raw))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("defense", ["DEF -60", "DELAY OF GAME"])
def test_from_the_second_call_on_no_hand_is_seen(start: Start, defense: str) -> None:
    """Every frame of the snap and of what follows shows only what everybody may know."""
    held = [*DEFENSE_HAND[:5], "DELAY OF GAME"]
    pilot, table = start(at=position(defense_hand=held), pace=0.25)
    call(pilot, table, "PASS 55")
    pilot.wait(1.5)
    call(pilot, table, defense)
    frames = 0
    while table.director.busy and pilot.place == "Table":
        assert table.control.face_down
        assert not on_the_stage(table) & hands_of(table.match.state)
        pilot.frames()
        frames += 1
    assert frames > 30


def test_answers_are_given_before_all_eyes_without_a_curtain(start: Start) -> None:
    """6.4: two hand-overs a down; the hand of who answers lies face down until they look."""
    pilot, table = start(at=position(defense_hand=[*DEFENSE_HAND[:5], "SACK"]))
    call(pilot, table, "PASS 100")
    pilot.wait(1.5)
    call(pilot, table, "DEF -60")
    rest(pilot, table)
    assert (pilot.place, table.viewer, table.control.face_down) == ("Table", 1, True)
    assert labels(table) == ["Let it stand", "Show my cards"]
    click(pilot, table.column.large[1].button.rect.center)
    rest(pilot, table)
    click(pilot, corner(card(table, "SACK")))
    assert labels(table)[0] == "Throw them back"
    assert labels(table)[-1] == "Hide my cards"
    click(pilot, table.column.large[0].button.rect.center)
    rest(pilot, table)
    assert texts(table)[-1] == "SACK"
    assert (pilot.place, table.viewer, table.control.face_down) == ("Table", 0, True)


HANDS = {"none": OFFENSE_HAND, "three": (*OFFENSE_HAND[:2], "HOLDING", "OFFENSE CHALLENGE", "PASS 55")}


def test_a_window_looks_the_same_whether_it_holds_one_choice_or_three(start: Start) -> None:
    """BO-49: buttons, rail, prompt, focus and every pixel are the same until the player looks at their cards."""
    seen = []
    for held in HANDS.values():
        pilot, table = start(at=position(held))
        call(pilot, table, "PASS 55")
        pilot.wait(1.5)
        call(pilot, table, "DEF -60")
        rest(pilot, table)
        click(pilot, table.column.large[0].button.rect.center)
        rest(pilot, table)
        assert table.session.decision.kind == "offense_response"
        pilot.wait(3.0)
        assert texts(table)[-1] == "none"
        pilot.hover((4, 4))
        pilot.wait(0.5)
        choices = len(table.choosing.legal)
        click(pilot, table.game.rail.plaques[1].rect.center)
        picture = pilot.app.screen.copy().get_buffer().raw
        focus, said = table.input.focus.current.name, table.dash.bubble.text
        seen.append((labels(table), table.dash.prompt.text, focus, said, picture))
        assert choices == (3 if "HOLDING" in held else 1)
    assert seen[0] == seen[1]


def test_both_windows_are_answered_with_one_press_of_a_key_each(start: Start) -> None:
    """BO-49: nobody has to look, and a number tells nothing of what lies face down."""
    said = set()
    for held in HANDS.values():
        pilot, table = start(at=position(held))
        call(pilot, table, "PASS 55")
        pilot.wait(1.5)
        call(pilot, table, "DEF -60")
        for _ in range(2):
            rest(pilot, table)
            for number in "1345":
                pilot.press(number)
                said.add((table.dash.bubble.text, tuple(labels(table)), len(table.choosing.picked)))
            pilot.press("escape")
            count = len(texts(table))
            pilot.press("return")
            assert texts(table)[count:] == ["none"]
    assert len(said) == 1


def test_neither_hint_nor_situation_tell_of_a_hand_that_lies_face_down(start: Start) -> None:
    """BO-107."""
    pilot, table = start(at=position())
    call(pilot, table, "PASS 55")
    pilot.wait(1.5)
    call(pilot, table, "DEF -60")
    rest(pilot, table)
    pilot.press("v")
    assert table.dash.bubble.text == ""
    pilot.press("h")
    assert table.dash.bubble.text == "Look at your cards first."


def test_the_next_call_is_behind_the_curtain_again(start: Start) -> None:
    """Also where the same person is asked twice in a row."""
    pilot, table = start(at=position())
    call(pilot, table, "PASS 55")
    pilot.wait(1.5)
    call(pilot, table, "DEF -60")
    for _ in range(2):
        rest(pilot, table)
        click(pilot, table.column.large[0].button.rect.center)
    pilot.wait(1.5)
    assert pilot.place == "Curtain"
    assert table.session.decision.kind == "offense_call"
    drawn = [e for e in table.match.history[-1] if isinstance(e, CardMoved) and e.how == "draw"]
    assert drawn
    assert not on_the_stage(table) & {event.card for event in drawn}


def test_a_match_that_is_gone_on_with_in_a_window_shows_no_hand(start: Start) -> None:
    """BO-107: the curtain opens on the public screen."""
    fields: dict[str, Any] = {"offense_call": "PASS 55", "defense_call": "DEF -60", "snaps": 1}
    laid = {"play:0": ["PASS 55"], "play:1": ["DEF -60"]}
    hands = [*OFFENSE_HAND[:3], "PASS 100"], [each for each in DEFENSE_HAND if each != "DEF -60"]
    pilot, table = start(at=position(*hands, phase="defense_response", zones=laid, **fields))
    assert pilot.place == "Curtain"
    open_curtain(pilot)
    rest(pilot, table)
    assert (table.viewer, table.control.face_down) == (1, True)
    assert not on_the_stage(table) & hands_of(table.match.state)
