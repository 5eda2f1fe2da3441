"""What plays itself since nothing else can be done: it says so first, and any press about the table keeps it open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.contract import State
from game.variants import VARIANTS, find_rules
from game.variants.card_bowl.coaching import LEVEL
from game.variants.card_bowl.jobs import EVERYTHING
from scenes.control.match_control import SEEN
from scenes.control.only_play import BEAT
from tests.game.football_war.positions import position
from tests.play import short
from tests.scenes.pilot import Pilot, key_event
from tests.scenes.table import sitting
from tests.scenes.table.sitting import click, labels, texts

GAMES = [variant.name for variant in VARIANTS if variant.playable]
SAID = "Only play: "
Sit = Callable[..., tuple[Pilot, Any]]


@cache
def forced(game: str, kind: str = "") -> State:
    """The person has but one choice; the exchange of Card Bowl is asked alike with one and with more."""
    rules = find_rules(game)
    for seed in range(60):
        state, _ = rules.start(rules.complete(short(rules, {})), seed)
        rng = Random(seed)
        while (decision := state.decision) is not None:
            legal = state.legal_actions()
            if decision.seat == 0 and len(legal) == 1 and decision.kind != "exchange" and kind in decision.kind:
                return state
            state.push(rules.pro(state.view(decision.seat), legal, rng))
    raise AssertionError("there is no such position")


def giving_in() -> State:
    """An answer for which the hand holds nothing; a timeout and a look back would be open."""
    fields = {"live": "Curl", "drive_pile": ["Curl", "Go Route"], "offense": 1}
    return position([["HB Draw", "HB Draw"], ["Go Route", "Go Route"]], **fields)  # type: ignore[arg-type]


@pytest.fixture
def sit(tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sits down at a position and waits until a forced act has just been said, or a moment where none is."""
    monkeypatch.setattr(sitting, "rest", lambda *_: None)

    def sit_down(game: str, at: State, *kinds: str, knows: bool = True, **settings: Any) -> tuple[Pilot, Any]:
        kinds = kinds or ("human", "rookie")
        pilot, table = sitting.sit_down(find_rules(game), tmp_path, opened, *kinds, at=at.clone(), **settings)
        table.session.knows_game = lambda: knows
        if game == "card_bowl":
            table.match.notes[LEVEL] = EVERYTHING
        for _ in range(20):
            if said(table):
                break
            pilot.frames()
        return pilot, table

    return sit_down


def said(table: Any) -> bool:
    """Whether the prompt says what will play."""
    return str(table.dash.prompt.text).startswith(SAID)


@pytest.mark.parametrize("game", GAMES)
def test_a_forced_act_says_so_half_a_second_before_it_plays(sit: Sit, game: str) -> None:
    """Before, it came without a word, and in Card Bowl at once. No press of a person is counted for it."""
    pilot, table = sit(game, forced(game))
    (only,) = table.session.legal()
    assert table.dash.prompt.text == f"{SAID}{table.match.rules.words.label(only)}."
    pilot.wait(BEAT - 0.1)
    assert (said(table), texts(table)) == (True, [])
    pilot.wait(0.2)
    assert texts(table)[:1] == [str(only)]
    assert table.match.presses == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("press", ["right", "click"])
def test_a_press_about_the_table_keeps_the_decision_open(sit: Sit, game: str, press: str) -> None:
    pilot, table = sit(game, forced(game))
    if press == "click":
        click(pilot, (5, 5))
    else:
        pilot.press(press)
    pilot.wait(4 * BEAT)
    assert (said(table), texts(table), table.choosing is not None) == (False, [], True)
    table.control.commit(table.choosing.legal[0])
    assert table.match.presses == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", ["m", "f"])
def test_a_key_that_has_nothing_to_do_with_the_table_keeps_nothing_open(sit: Sit, game: str, key: str) -> None:
    pilot, table = sit(game, forced(game))
    pilot.press(key)
    pilot.wait(2 * BEAT)
    assert texts(table) != []


@pytest.mark.parametrize("game", GAMES)
def test_in_a_first_match_everything_is_pressed(sit: Sit, game: str) -> None:
    pilot, table = sit(game, forced(game), knows=False)
    pilot.wait(4 * BEAT)
    assert (said(table), texts(table), table.choosing is not None) == (False, [], True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{"auto_continue": False}, {"kinds": ("human", "human")}])
def test_nothing_plays_itself_before_others_or_where_that_is_unwanted(
    sit: Sit, game: str, settings: dict[str, Any]
) -> None:
    """FW-10, BO-49: that the game went on by itself would tell the others what the hand does not hold."""
    kinds = settings.get("kinds", ())
    pilot, table = sit(game, forced(game), *kinds, **({} if kinds else settings))
    table.control.handing_to = None
    pilot.app.stack.reset(table)
    for _ in range(round(4 * BEAT * 60)):
        pilot.frames()
        assert not said(table)
    assert texts(table) == []


def test_a_hand_that_holds_no_answer_gives_in_by_itself(sit: Sit) -> None:
    """FW-33: a timeout and a look back are not what is asked; whoever wants them presses in time."""
    pilot, table = sit("football_war", giving_in())
    assert len(table.session.legal()) > 1
    assert table.dash.prompt.text == f"{SAID}Concede and draw."
    pilot.wait(BEAT + 0.1)
    assert texts(table)[:1] == ["CONCEDE"]
    assert table.match.presses == 0


def test_a_timeout_can_be_called_before_the_hand_gives_in(sit: Sit) -> None:
    """FW-70."""
    pilot, table = sit("football_war", giving_in())
    pilot.press("t")
    assert pilot.place != "Table"
    pilot.press("escape")
    pilot.wait(4 * BEAT)
    assert texts(table) == []
    assert any("imeout" in label for label in labels(table))


def test_who_goes_back_to_an_answer_that_was_given_in_is_asked(sit: Sit) -> None:
    pilot, table = sit("football_war", giving_in())
    pilot.wait(BEAT + 0.1)
    assert texts(table)[:1] == ["CONCEDE"]
    table.match.state = giving_in()  # the match did not begin with its deal, so that it cannot go back by itself
    table.match.actions.clear()
    pilot.wait(4 * BEAT)
    assert (texts(table), table.choosing is not None) == ([], True)


def test_where_nothing_is_asked_the_key_that_goes_on_plays_it_at_once(sit: Sit) -> None:
    """But not one that was meant for what was shown before; the person has pressed for it."""
    pilot, table = sit("blowout", forced("blowout", "defense_response"))
    assert table.turns.only.quiet is not None
    pilot.send(key_event(pygame.KEYDOWN, "return"))
    assert texts(table) == []
    pilot.wait(SEEN)
    pilot.send(key_event(pygame.KEYDOWN, "return"))
    assert len(texts(table)) == 1
    assert table.match.presses == 1
