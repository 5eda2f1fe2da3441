"""What plays itself since nothing else can be done: it says so first, and any press about the table keeps it open."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pygame
import pytest

from game.contract import State
from game.variants import VARIANTS, find_rules
from game.variants.card_bowl.coaching import LEVEL
from game.variants.card_bowl.jobs import EVERYTHING
from game.variants.football_war.actions import CONCEDE
from scenes.control.match_control import MIN_VISIBLE_SECONDS
from scenes.control.only_play import ANNOUNCE_SECONDS, GIVEN_IN_SECONDS, LONG_SECONDS, SETTING, TOLD_OFTEN, reading_time
from scenes.menus.settings_pages import PAGES, Row
from tests.game.football_war.positions import position
from tests.play import short
from tests.scenes.pilot import key_event
from tests.scenes.table.player import Sit, TablePlayer

GAMES = [variant.name for variant in VARIANTS if variant.playable]
ANNOUNCED = [game for game in GAMES if game != "blowout"]
"""The games in which what plays itself is said before."""
SAID = "Only play: "
GIVEN_IN, NO_FLAG = "Nothing of yours stops it: ", "You hold no RED FLAG"


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
    """An answer for which the hand holds nothing; a look back would be open."""
    fields = {"live": "Curl", "drive_pile": ["Curl", "Go Route"], "offense": 1, "timeouts": ()}
    return position([["HB Draw", "HB Draw"], ["Go Route", "Go Route"]], **fields)  # type: ignore[arg-type]


@pytest.fixture
def at_once(sit: Sit) -> Sit:
    """Sits down at a position and waits until a forced act has just been said, or a moment where none is."""

    def sit_down(game: str, at: State, *kinds: str, knows: bool = True, **look: Any) -> TablePlayer:
        player = sit(game, *(kinds or ("human", "rookie")), at=at.clone(), wait=0, **look)
        player.table.session.knows_game = lambda: knows
        if game == "card_bowl":
            player.match.notes[LEVEL] = EVERYTHING
        player.until(lambda: said(player), 20 / 60)
        return player

    return sit_down


def said(player: TablePlayer) -> bool:
    """Whether the prompt says what will play."""
    return player.prompt.startswith((SAID, GIVEN_IN, NO_FLAG))


def is_open(player: TablePlayer) -> bool:
    """Whether the decision waits for a press, and nothing was taken."""
    return not said(player) and player.taken == [] and player.asked != ""


@pytest.mark.parametrize("game", ANNOUNCED)
def test_a_forced_act_says_so_half_a_second_before_it_plays(at_once: Sit, game: str) -> None:
    """Before, it came without a word, and in Card Bowl at once. No press of a person is counted for it."""
    player = at_once(game, forced(game))
    (only,) = player.table.session.legal()
    named = player.game.name_now(only, player.view) or player.match.rules.words.label(only)
    given_in = player.game.given_in(only, player.view)
    assert player.prompt == (given_in or f"{SAID}{named}.")
    costs = "they score" in given_in
    player.wait((reading_time(given_in) if costs else GIVEN_IN_SECONDS if given_in else ANNOUNCE_SECONDS) - 0.1)
    assert (said(player), player.taken) == (True, [])
    player.wait(0.2)
    assert player.taken[:1] == [str(only)]
    assert player.match.presses == 0


def test_a_play_that_the_hand_cannot_answer_costs_no_time(at_once: Sit) -> None:
    """BO-44: "You hold no answer" stood for half a second in every down, before anything was seen of the play."""
    player = at_once("blowout", forced("blowout", "response"))
    player.frames(2)
    assert player.taken[:1] == ["none"]
    assert player.match.presses == 0


@pytest.mark.parametrize("game", ANNOUNCED)
@pytest.mark.parametrize("press", ["right", "click"])
def test_a_press_about_the_table_keeps_the_decision_open(at_once: Sit, game: str, press: str) -> None:
    player = at_once(game, forced(game))
    if press == "click":
        player.click((5, 5))
    else:
        player.press(press)
    player.wait(4 * ANNOUNCE_SECONDS)
    assert is_open(player)
    player.commit(player.legal[0])
    assert player.match.presses == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", ["m", "f"])
def test_a_key_that_has_nothing_to_do_with_the_table_keeps_nothing_open(at_once: Sit, game: str, key: str) -> None:
    player = at_once(game, forced(game))
    player.press(key)
    player.wait(LONG_SECONDS + ANNOUNCE_SECONDS)
    assert player.taken != []


@pytest.mark.parametrize("game", ANNOUNCED)
def test_in_a_first_match_everything_is_pressed_but_what_has_no_answer(at_once: Sit, game: str) -> None:
    """JF-51: a newcomer pressed *Let it stand* after every play, with nothing in hand that could have stopped one."""
    player = at_once(game, forced(game), knows=False)
    (only,), usual = player.table.session.legal(), player.game.default_answer(player.view)
    player.wait(4 * ANNOUNCE_SECONDS)
    assert is_open(player) is (only not in (usual, CONCEDE))


@pytest.mark.parametrize(("knows", "lesson"), [(True, False), (False, False), (False, True)])
def test_a_play_that_the_hand_cannot_answer_is_let_stand_but_in_a_lesson(
    at_once: Sit, knows: bool, lesson: bool
) -> None:
    """JF-51."""
    player = at_once("jukem", forced("jukem", "defense"), knows=knows)
    player.table.session.is_lesson = lesson
    player.wait(2 * ANNOUNCE_SECONDS)
    assert (player.taken[:1] == ["let_it_stand"]) is not lesson


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{"auto_continue": False}, {"kinds": ("human", "human")}])
def test_nothing_plays_itself_before_others_or_where_that_is_unwanted(
    at_once: Sit, game: str, settings: dict[str, Any]
) -> None:
    """FW-10, BO-49: that the game went on by itself would tell the others what the hand does not hold."""
    kinds = settings.get("kinds", ())
    player = at_once(game, forced(game), *kinds, **({} if kinds else settings))
    player.table.control.handing_to = None
    player.app.stack.reset(player.table)
    for _ in range(round(4 * ANNOUNCE_SECONDS * 60)):
        player.frames()
        assert not said(player)
    assert player.taken == []


def test_a_hand_that_holds_no_answer_gives_in_by_itself(at_once: Sit) -> None:
    """FW-33: a look back is not what is asked; whoever wants it presses in time."""
    player = at_once("football_war", giving_in())
    assert len(player.table.session.legal()) > 1
    assert (player.prompt, player.buttons) == (f"{GIVEN_IN}conceded.", []), "a look back stays lit for nothing"
    player.wait(ANNOUNCE_SECONDS + 0.1)
    assert player.taken == [], "it is read"
    player.wait(GIVEN_IN_SECONDS - ANNOUNCE_SECONDS)
    assert player.taken[:1] == ["CONCEDE"]
    assert player.match.presses == 0
    player.still()
    assert any("conceded Curl" in line and "By itself" in line for line in player.log)


def test_a_concession_that_was_chosen_is_not_logged_as_one_that_was_none(at_once: Sit) -> None:
    fields: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"], "offense": 1, "timeouts": ()}
    player = at_once("football_war", position([["Curl", "HB Draw"], ["Go Route"] * 2], more=40, **fields))
    player.commit("CONCEDE")
    player.still()
    assert any("conceded Curl" in line for line in player.log)
    assert not any("By itself" in line for line in player.log)


def test_points_are_given_in_like_anything_else_but_said_for_longer(at_once: Sit) -> None:
    """One rule for a hand without an answer: now it waited, now it went on."""
    fields: dict[str, Any] = {"timeouts": (), "look_backs": ()}
    at = position([["HB Dive"], []], live="Curl", drive_pile=["Curl"], offense=1, more=40, **fields)
    player = at_once("football_war", at)
    assert player.prompt == f"{GIVEN_IN}they score 7."
    player.wait(reading_time(player.prompt) - 0.2)
    assert player.taken == []
    player.wait(0.4)
    assert player.taken[:1] == ["CONCEDE"]


def test_no_hand_gives_in_by_itself_while_a_timeout_may_draw_an_answer(at_once: Sit) -> None:
    """FW-70: with one unplayable card the game conceded, and the timeout was not used."""
    at = position([["HB Draw"], ["Go Route"] * 2], live="Curl", drive_pile=["Curl"], offense=1)
    player = at_once("football_war", at)
    player.wait(4 * ANNOUNCE_SECONDS)
    assert is_open(player)
    assert any("imeout" in label for label in player.buttons)


def test_a_concession_is_not_said_to_draw_where_nothing_is_left(at_once: Sit) -> None:
    """FW-78: "Concede and draw" stood beside a Play pile of no card."""
    fields: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"], "offense": 1, "draw_pile": [], "more": 0}
    player = at_once("football_war", position([["Curl", "HB Draw"], ["Go Route"] * 2], **fields))
    assert "Concede" in player.buttons
    player = at_once("football_war", position([["HB Draw"], ["Go Route"] * 2], **fields))
    assert player.prompt == f"{GIVEN_IN}conceded."


def test_a_first_match_names_the_setting_three_times_and_for_long_enough(sit: Sit) -> None:
    fields: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"], "offense": 1, "timeouts": (), "look_backs": ()}
    player = sit("football_war", at=position([["HB Draw"], ["Go Route"] * 5], more=40, **fields), wait=0.0)
    player.table.session.knows_game = lambda: False
    only = player.table.turns.only
    for often, told in ((0, True), (TOLD_OFTEN - 1, True), (TOLD_OFTEN, False)):
        only._taken = lambda act, often=often: often
        only.announced = GIVEN_IN_SECONDS
        assert only.say(CONCEDE, 0.0) is not told
        assert (SETTING in player.prompt) is told


def test_the_setting_that_is_named_is_called_so() -> None:
    rows = [row for page in PAGES.values() for row in page if isinstance(row, Row)]
    assert [row.title for row in rows if row.field == "auto_continue"] == [SETTING]


def test_who_goes_back_to_an_answer_that_was_given_in_is_asked(at_once: Sit) -> None:
    player = at_once("football_war", giving_in())
    player.wait(GIVEN_IN_SECONDS + 0.1)
    assert player.taken[:1] == ["CONCEDE"]
    player.match.state = giving_in()  # the match did not begin with its deal, so that it cannot go back by itself
    player.match.actions.clear()
    player.wait(4 * ANNOUNCE_SECONDS)
    assert (player.taken, player.asked) == ([], "answer")


def test_where_nothing_is_asked_the_key_that_goes_on_plays_it_at_once(at_once: Sit) -> None:
    """But not one that was meant for what was shown before; the person has pressed for it."""
    player = at_once("jukem", forced("jukem", "defense"))
    assert player.table.turns.only.without_buttons is not None
    player.send(key_event(pygame.KEYDOWN, "return"))
    assert player.taken == []
    player.wait(MIN_VISIBLE_SECONDS)
    player.send(key_event(pygame.KEYDOWN, "return"))
    assert len(player.taken) == 1
    assert player.match.presses == 1


def test_a_last_card_is_never_led_by_itself(at_once: Sit) -> None:
    """A newcomer's last card went by itself."""
    at = position([["Curl"], ["Go Route"] * 5], more=40, timeouts=(), look_backs=())
    player = at_once("football_war", at)
    assert len(player.table.session.legal()) == 1
    player.wait(4 * ANNOUNCE_SECONDS)
    assert player.taken == []
    assert player.asked
