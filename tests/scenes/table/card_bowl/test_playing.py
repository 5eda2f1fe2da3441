"""Card Bowl at its table, with real clicks and keys: from the toss to the result, alone and at a shared screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.match import Match
from game.record import RESULT_NOTE
from game.variants.card_bowl.formations import SLOT
from game.variants.card_bowl.jobs import CALLS, EVERYTHING
from game.variants.card_bowl.names import title
from scenes.table.stage.stage import StageItem
from tests.scenes.pilot import Pilot, key_event
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start
from tests.scenes.table.sitting import click, labels, rest


def assert_equals_its_view(table: Any) -> None:
    """The table shows what a table shows that was laid from the view alone."""
    shown, key = table.board.picture(), table.game.shown.key()
    table.board.rebuild(table.session.view(table.viewer))
    assert shown == table.board.picture()
    assert key == table.game.shown.key()


def until(pilot: Pilot, table: Any, *kinds: str, act: Callable[[], object]) -> None:
    """Plays on by ``act`` until one of these decisions is asked."""
    for _ in range(400):
        rest(pilot, table, 3.0)
        decision = table.session.decision
        if decision is None or (decision.kind in kinds and table.choosing is not None):
            return
        act()


def press_on(pilot: Pilot, table: Any, way: Callable[[], object]) -> None:
    """One press of a player who does what comes first, in a menu too."""
    if pilot.place != "Table":
        pilot.press("return")
        pilot.frames(20)
        return
    rest(pilot, table, 3.0)
    if table.choosing is not None:
        way()


def test_a_card_seen_closely_has_its_name_and_no_explanation_beside_it(start: Start) -> None:
    """It was headed 5D, and what had explained it looked out from behind."""
    pilot, table = start(asked="formation")
    sprite = table.board.hand(0)[3]
    pilot.hover(sprite.rect.center)
    pilot.wait(0.8)
    assert table.hud.reading.note
    table.input.zoom(sprite)
    pilot.wait(0.8)
    assert table.hud.zoom.name == title(sprite.card.code)
    assert not table.hud.reading.note


def first_button(pilot: Pilot, table: Any) -> None:
    click(pilot, table.column.large[0].button.rect.center)


def walk_to(pilot: Pilot, table: Any, name: str, spot: tuple[int, int]) -> None:
    """Goes by Tab to the sheet, and there by arrows to what lies at a spot."""
    for _ in range(40):
        focused = table.input.focus.current
        if focused is not None and focused.name == name:
            return
        if focused is None or not focused.name.startswith("Call: "):
            pilot.press("tab")
            continue
        x, y = spot[0] - focused.rect.centerx, spot[1] - focused.rect.centery
        if focused.rect.collidepoint(spot):
            pilot.press("down")  # from the tile to its own places
            continue
        pilot.press(("right" if x > 0 else "left") if abs(x) > abs(y) else "down" if y > 0 else "up")


def test_the_first_press_of_an_arrow_shows_the_call_and_no_tool(start: Start) -> None:
    """The focus begins on what one press would do, in the first decision of a match too."""
    pilot, table = start()
    assert table.session.decision.kind == "toss_call"
    pilot.press("down")
    assert table.input.focus.current.name == table.column.primary.name == "Heads"
    pilot.press("down")
    assert table.input.focus.current.name == "Tails"


def test_a_number_goes_to_a_call_and_to_a_button_and_commits_neither(start: Start) -> None:
    """Where no card of the hand is asked for, 1 to 9 stand for what can be done instead."""
    pilot, table = start()
    pilot.press("2")
    assert table.input.pointing.focused.name == "Tails"
    pilot, table = start(asked="formation")
    asked = table.session.decision
    pilot.press("3")
    assert table.input.pointing.focused.name == f"Call: {table.game.play_sheet.calls[2].name}"
    assert table.session.decision == asked
    pilot.press("9")
    assert table.input.pointing.focused.rect == table.game.play_sheet.aim_buttons()[0][1], (
        "beyond the calls: whom they are for"
    )


@pytest.mark.parametrize(("kind", "arrow"), [("formation", "left"), ("front", "up")])
def test_an_arrow_leads_from_the_buttons_to_the_sheet_past_cards_that_cannot_be_used(
    start: Start, kind: str, arrow: str
) -> None:
    """On the way lay the hand, of which nothing can be chosen here, and the drives."""
    pilot, table = start(asked=kind)
    primary = table.column.primary.name
    pilot.press("down")
    assert table.input.pointing.focused.name == primary, "the first press shows where it is"
    pilot.press(arrow)
    assert table.input.pointing.focused.name.startswith("Call: ")
    pilot.press("right" if arrow == "left" else "down")
    assert table.input.pointing.focused.name == primary


def called_by_keys(start: Start) -> tuple[Pilot, Any]:
    """A table whose player has just called a play from the sheet by keys, while it is being shown."""
    pilot, table = start(asked="formation")
    walk_to(pilot, table, "Call: Sweep left", table.game.play_sheet.tiles()[2].center)
    pilot.app.launch.speed = 1.0
    table.playback.adopt_settings(1.0)
    pilot.send(key_event(pygame.KEYDOWN, "return"), key_event(pygame.KEYUP, "return"))  # and the play goes on
    assert table.choosing is None
    return pilot, table


def test_after_a_call_the_ring_is_on_nothing_until_something_is_asked_again(start: Start) -> None:
    """It went to the plate that opens another page, and to the hint, and the next Enter pressed them."""
    pilot, table = called_by_keys(start)
    for _ in range(60 * 60):
        if table.choosing is not None:
            break
        assert table.input.pointing.focused is None
        assert not table.game.level_plate.focused
        assert not any(thing.button.focused for thing in table.column.small)
        if not table.director.busy:
            pilot.press("return")
            assert pilot.place == "Table"
        pilot.frames()
    assert table.input.pointing.focused.name == table.column.primary.name


def test_a_focus_that_waits_is_shown_where_it_is_by_the_first_step(start: Start) -> None:
    _, table = called_by_keys(start)
    waiting = table.input.focus.current
    assert not table.input.pointing.show_focus(), "it was not seen"
    assert table.input.pointing.focused is waiting
    assert table.input.pointing.show_focus()


def test_after_every_act_the_table_equals_its_view(start: Start) -> None:
    """The cues of computers' plays lead to where the views are, men, lanes and draws alike."""
    pilot, table = start("pro", "pro", pace=0.004)
    settled, settle = [], table.playback.rebuild

    def checked() -> None:
        table.playback.animator.finish()
        assert_equals_its_view(table)
        settled.append(len(table.match.actions))
        settle()

    table.playback.rebuild = checked
    while len(table.match.actions) < 120:
        pilot.frames()
        assert pilot.place == "Table"
    assert len(settled) > 20


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_match_is_played_from_the_toss_to_its_result(start: Start, way: str) -> None:
    """Plays called from the sheet, the rest by the coach: against the computer, by the mouse alone or by keys alone."""
    pilot, table = start()
    acts = {"mouse": lambda: first_button(pilot, table), "keys": lambda: pilot.press("return")}
    for _ in range(300):
        if table.session.decision is None:
            break
        press_on(pilot, table, acts[way])
        pilot.frames(2)
    assert table.match.result is not None
    assert table.game.coaching.level == CALLS


def test_a_call_from_the_sheet_lines_up_all_eleven_with_one_press(start: Start) -> None:
    """CB-206, CB-212: the tile stands for formation and cards; the hand is folded away after it."""
    pilot, table = start(asked="formation")
    assert len(table.game.play_sheet.calls) == 8
    place = [call.name for call in table.game.play_sheet.calls].index("Sweep left")
    before = len(table.match.actions)
    click(pilot, table.game.play_sheet.tiles()[place].center)
    played = [str(action) for action in table.match.actions[before : before + 12]]
    assert played[0].startswith("FORMATION")
    assert all(text.startswith("PLACE") for text in played[1:])
    assert table.match.state.view(1).play.slots


def test_six_calls_are_offered_to_the_defense(start: Start) -> None:
    _, table = start(asked="front")
    assert [call.name for call in table.game.play_sheet.calls][:2] == ["Base", "Stack the line"]
    assert len(table.game.play_sheet.calls) == len(table.game.play_sheet.tiles()) == 6
    marks, offense = table.game.marks, table.game.table_state.play.offense
    men = [marks.box(man) for man in marks.spots() if man[0] == offense]
    assert len(men) == 11
    assert table.game.play_sheet.rect.collidelist(men) < 0, "the offense that is to be answered stays in sight"


def test_a_level_changed_by_keys_leaves_the_focus_on_what_is_asked(start: Start) -> None:
    """It stayed on the plate, and the Enter meant for the next answer opened the page again, for good."""
    pilot, table = start(asked="formation")
    pilot.press("left")
    table.input.focus.set("What you decide")
    pilot.press("return")
    pilot.settle()
    pilot.walk_to("All jobs at once", "up")
    pilot.press("right", "escape")
    rest(pilot, table, 3.0)
    assert table.game.coaching.level == EVERYTHING
    assert table.input.pointing.focused.name == table.column.primary.name


@EVERY_SIZE
@pytest.mark.parametrize("phase", ["formation", "front"])
def test_each_tile_of_a_sheet_says_what_its_call_is_for(
    start: Start, size: tuple[int, int], text_size: int, phase: str
) -> None:
    """The defenses did so only when they were pointed at."""
    _, table = start(size=size, text_size=text_size, asked=phase)
    sheet, theme = table.game.play_sheet, table.game.theme
    for call, tile in zip(sheet.calls, sheet.tiles(), strict=True):
        units, words = sheet.purpose(call, tile)
        aimed = any(each.call is call for each, _ in sheet.aim_buttons())
        defends = phase == "front"  # the yards to each kind of play say what a defense is for
        yards = [told for told, _ in sheet.given_up(call, tile.w - theme.px(14))] if defends else []
        assert words or aimed or {told.split()[0] for told in yards} >= {"run", "pass"}, call.name
        assert all(theme.measure("text", units, line)[0] <= tile.w - theme.px(14) for line in words)


def test_the_level_is_changed_in_mid_game_and_everything_is_asked_then(start: Start) -> None:
    pilot, table = start(asked="formation")
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    pilot.click("All jobs at once", at=(0.98, 0.5))
    pilot.press("escape")
    rest(pilot, table, 3.0)
    assert table.game.coaching.level == EVERYTHING
    assert table.game.play_sheet.calls == ()
    assert labels(table)[:1] != ["Short pass"]
    first_button(pilot, table)
    pilot.settle()
    pilot.press("return")
    rest(pilot, table, 3.0)
    assert table.session.decision.kind == "offense_cards"


def test_with_everything_called_a_play_is_made_by_pressing_on(start: Start) -> None:
    """Every decision of a scrimmage play can be taken by the button that comes first."""
    pilot, table = start()
    table.game.coaching.level = EVERYTHING
    seen, wanted = set[str](), {"formation", "offense_cards", "front", "line_call", "pattern_turn", "window"}
    for _ in range(600):
        if table.session.decision is None or wanted <= seen:
            break
        if table.choosing is not None:
            seen.add(table.session.decision.kind)
        press_on(pilot, table, lambda: first_button(pilot, table))
        pilot.frames(2)
    assert wanted <= seen


def test_a_man_of_the_defense_is_picked_and_sent_to_a_lane(start: Start) -> None:
    """CB-261: his card, then the lane; the table shows him there."""
    pilot, table = start(seed=3, asked="front")
    table.game.coaching.level = EVERYTHING
    table.control.commit(*table.game._call(table.game.play_sheet.calls[0], table.session.view(0), table.choosing.legal))
    table.match.notes.clear()
    table.game.coaching.level = EVERYTHING
    until(pilot, table, "pattern_turn", act=lambda: first_button(pilot, table))
    commits = [action for action in table.choosing.legal if str(action).startswith("COMMIT")]
    action = commits[0]
    sprite = table.board.zones[f"man:0:{action.man}"][0]
    click(pilot, sprite.rect.center)
    assert table.choosing.picked == [sprite]
    pilot.wait(0.4)
    click(pilot, table.game.lineup.lane_rect(action.g, action.g).center)
    assert str(table.match.actions[-1]) == str(action) or action in table.match.actions


def test_what_was_called_survives_a_reload_and_is_told_with_the_result(start: Start) -> None:
    """The plan stands beside the actions: a match that is opened again goes on with it."""
    _, table = start(asked="formation")
    view, call = table.session.view(0), table.game.play_sheet.calls[5]
    table.game.coaching.call(view, call)
    again = Match.replay(table.match.record())
    assert again.notes == table.match.notes
    table.game.coaching.notes = again.notes
    assert table.game.coaching.called(view) == call
    assert "coached" in again.notes[RESULT_NOTE]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_nothing_of_the_film_leaves_it(start: Start, size: tuple[int, int]) -> None:
    _, table = start(size=size, asked="yardage")
    game, film = table.game, table.hud.space.table
    assert all(film.contains(game.lineup.rect(spot)) for spot in game.marks.spots().values())
    things: list[StageItem] = [game.sums_panel, game.level_plate]
    assert all(film.inflate(2, 60).contains(thing.bounds()) for thing in things)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_what_another_yardage_card_is_worth_covers_neither_the_sums_nor_the_rush(
    start: Start, size: tuple[int, int]
) -> None:
    """It lay over the numbers of the pass rush when these were to be weighed."""
    _, table = start(size=size, asked="yardage")
    box = table.game.stakes.bounds()
    assert not box.colliderect(table.game.pocket.gauge())
    assert not box.colliderect(table.game.sums_panel.rows())
    assert not any(box.colliderect(thing.button.rect) for thing in table.column.large)
    state, lineup = table.game.table_state, table.game.lineup
    judged = lineup.rect(table.game.marks.spots()[state.play.offense, state.play.carrier])
    assert state.slots[state.play.carrier][1] == "W"
    assert judged.collidelist(table.game.stakes.places()) < 0, "who is thrown to is seen"


@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize("target", ["LW1", "LTE", "BR"])
def test_the_man_who_is_thrown_to_is_called_with_the_play(start: Start, way: str, target: str) -> None:
    """Side and target in the same gesture, tight ends and backs too: one press."""
    pilot, table = start(asked="formation")
    chips = table.game.play_sheet.aim_buttons()
    aimed, chip = next(each for each in chips if each[0].name == f"Short pass to {target}")
    if way == "mouse":
        click(pilot, chip.center)
    else:
        walk_to(pilot, table, f"Call: {aimed.name}", chip.center)
        assert table.input.focus.current.name == f"Call: {aimed.name}"
        pilot.press("return")
    assert table.match.notes["call:0"].endswith(aimed.name)
    assert SLOT[target] in table.match.state.view(0).play.slots
    again = table.game.coaching
    assert again.notes["call:0"] == table.match.notes["call:0"]


@pytest.mark.parametrize("size", [(1024, 600), (3840, 2160)])
def test_what_a_call_promises_is_read_on_its_tile_and_nothing_covers_the_hand(
    start: Start, size: tuple[int, int]
) -> None:
    """A note lay over the places to aim at, and then over the hand."""
    pilot, table = start(size=size, asked="formation")
    sheet = table.game.play_sheet
    for aimed, chip in sheet.aim_buttons():
        tile = next(tile for call, tile in zip(sheet.calls, sheet.tiles(), strict=True) if call is aimed.call)
        assert tile.contains(chip)
        pilot.hover(chip.center)
        pilot.wait(0.5)
        assert sheet.pointed == aimed.name
        assert not table.hud.tip.text
    assert {call.name for call in (*sheet.calls, *sheet.aimed())} == {*sheet.odds}


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_a_flag_shows_both_results_side_by_side_and_each_can_be_pressed(start: Start, size: tuple[int, int]) -> None:
    """CB-426."""
    pilot, table = start(size=size, seed=1, asked="penalty_decision")
    ruling = table.game.stakes
    accept, decline = ruling.places()
    assert [stake.head for stake in ruling.stakes] == ["Accept", "Decline"]
    assert table.game.caption.render_key() is None, "no other plate stands behind them"
    assert not accept.colliderect(decline)
    space, line = table.game.space, table.game.space.point(0, table.game.lineup.scrimmage)[1]
    shown = space.table.union(space.strip)
    assert all(shown.contains(place) and place.bottom < line for place in (accept, decline))
    count = len(table.match.actions)
    click(pilot, decline.center)
    assert str(table.match.actions[count]) == "DECLINE"
    assert not ruling.stakes or table.session.decision.kind == "penalty_decision"
