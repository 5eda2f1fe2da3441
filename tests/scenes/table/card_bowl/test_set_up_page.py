"""What the coach sets is changed before it is final: by the mouse, by dragging, by keys; and kept under a name."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.formations import FORMATIONS, PRESETS, QB, SLOT, SLOTS
from game.variants.card_bowl.fronts import PRESETS as FRONTS
from game.variants.card_bowl.names import GOOD_FOR
from saves.settings import MOST_SET_UPS, SettingsStore
from scenes.shell.loop import STEP
from scenes.table.card_bowl.set_up_board import Facing, FreePlace, ManCard, Turf, facing_at
from scenes.table.card_bowl.set_up_page import ANEW
from scenes.table.card_bowl.set_up_tiles import SetUpTile
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start
from tests.scenes.table.sitting import click


def opened_at(start: Start, kind: str, **how: Any) -> tuple[Pilot, Any, Any]:
    """Who sits at the table, the table, and the page, opened at a decision of this kind."""
    pilot, table = start(asked=kind, **how)
    click(pilot, table.column.large[1].button.rect.center)
    pilot.settle()
    assert pilot.place == "SetUpPage"
    return pilot, table, pilot.scene


def men(page: Any) -> dict[int, Any]:
    """The widgets of the men by key."""
    return {widget.man.key: widget for widget in page.widgets if isinstance(widget, ManCard)}


def free(page: Any) -> dict[int, Any]:
    return {widget.free.key: widget for widget in page.widgets if isinstance(widget, FreePlace)}


def dragged(pilot: Pilot, start_at: tuple[int, int], end: tuple[int, int]) -> None:
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start_at, button=1)])
    for spot in ((start_at[0] + 20, start_at[1]), end):
        pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0))])
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])
    pilot.settle()


def test_places_of_the_board_stay_clear_of_its_border(start: Start) -> None:
    """A further man over an outermost receiver has a place there, too."""
    pilot, _, page = opened_at(start, "front", size=(1920, 1080))
    click(pilot, next(iter(men(page).values())).rect.center)
    pilot.settle()
    board = next(widget for widget in page.widgets if isinstance(widget, Turf))
    inner = board.rect.inflate(-2 * page.app.theme.px(4), -2 * page.app.theme.px(4))
    assert free(page)
    assert all(inner.contains(place.rect) for place in free(page).values())


def test_two_cards_are_swapped_by_clicks_and_played_as_they_then_lie(start: Start) -> None:
    """CB-212; the coach follows the play that was called all the same."""
    pilot, table, page = opened_at(start, "formation")
    before = dict(page.plan.cards)
    pilot.click(men(page)[QB].rect.center)
    pilot.click(men(page)[SLOT["C"]].rect.center)
    assert page.plan.cards[QB] == before[SLOT["C"]]
    planned, count = list(page.plan.actions()), len(table.match.actions)
    assert str(planned[1]) == f"PLACE({CODE[before[SLOT['C']]]})"
    pilot.click("Ready")
    assert table.match.actions[count : count + 12] == planned
    assert table.match.notes["call:0"].endswith(page.plan.call.name)


def test_another_call_says_that_it_lines_up_the_men_anew_if_that_undoes_a_swap(start: Start) -> None:
    """The swaps of a newcomer were gone without a word."""
    pilot, _, page = opened_at(start, "formation")
    page._choose_call("Sweep left")
    assert not page.toasts.texts
    pilot.click(men(page)[QB].rect.center)
    pilot.click(men(page)[SLOT["C"]].rect.center)
    page._choose_call("Deep pass")
    assert page.toasts.texts == [ANEW.format("Deep pass")]


def test_the_same_by_keys_alone(start: Start) -> None:
    pilot, table, page = opened_at(start, "formation")
    before = dict(page.plan.cards)
    for _ in range(8):
        if pilot.scene.focus.current.zone == "board":
            break
        pilot.press("tab")
    first = pilot.scene.focus.current.man.key
    pilot.press("return")
    assert page.picked == first
    pilot.press("right")
    while not isinstance(pilot.scene.focus.current, ManCard):
        pilot.press("right")
    second = pilot.scene.focus.current.man.key
    pilot.press("return")
    assert page.plan.cards[second] == before[first] != page.plan.cards[first]
    pilot.press("escape")
    assert pilot.place == "Table"
    assert not table.match.state.view(0).play.slots, "nothing is played by leaving"


def test_cards_and_men_are_dragged(start: Start) -> None:
    pilot, _, page = opened_at(start, "formation")
    pilot.click("I-form")
    before = dict(page.plan.cards)
    dragged(pilot, men(page)[QB].rect.center, men(page)[SLOT["LG"]].rect.center)
    assert page.plan.cards[QB] == before[SLOT["LG"]]
    deep = men(page)[SLOT["BD"]].rect.center
    pilot.click(deep)
    spot = free(page)[SLOT["BL"]].rect.center
    pilot.press("escape")
    dragged(pilot, deep, spot)
    assert SLOT["BL"] in page.plan.slots
    assert page.plan.fault() is None


def test_a_place_that_makes_no_formation_says_why_and_nothing_is_played(start: Start) -> None:
    """CB-209: a deep back needs a center back."""
    pilot, _, page = opened_at(start, "formation")
    pilot.click("I-form")
    pilot.click(men(page)[SLOT["BC"]].rect.center)
    place = free(page)[SLOT["BL"]]
    assert "needs a center back" in place.tooltip
    pilot.click(place.rect.center)
    assert page._instruction().endswith("needs a center back.")
    ready = page.find("Ready")
    assert not ready.enabled
    assert ready.refusal.endswith("needs a center back")


def test_a_lineman_goes_where_the_rules_allow_and_nowhere_else(start: Start) -> None:
    """CB-218: whole cards apart."""
    pilot, table, page = opened_at(start, "front")
    pilot.click("4-3 base")
    pilot.click(men(page)[1].rect.center)
    refused = [widget for widget in free(page).values() if not widget.enabled]
    assert any("a whole card apart" in widget.refusal for widget in refused)
    count = len(page.plan.front.techniques)
    post = next(widget for key, widget in free(page).items() if widget.enabled and key == 22)
    pilot.click(post.rect.center)
    assert len(page.plan.front.techniques) == count - 1
    planned, count = list(page.plan.actions()), len(table.match.actions)
    pilot.click("Ready")
    assert table.match.actions[count : count + len(planned)] == planned


def test_a_set_up_is_kept_under_a_name_and_forgotten(start: Start) -> None:
    pilot, _, page = opened_at(start, "formation")
    pilot.click("Wishbone")
    pilot.click("Mirror")
    code = page.plan.code
    pilot.click("Keep it as…")
    pilot.type("Flipped bone")
    pilot.press("return")
    assert pilot.app.settings.set_ups == {"Flipped bone": f"offense {code}"}
    pilot.click("Goal line")
    assert page.plan.code != code
    pilot.click("Flipped bone")
    assert page.plan.code == code
    tile = next(widget for widget in page.widgets if isinstance(widget, SetUpTile) and widget.kept.own)
    page.focus.set(tile)
    pilot.press("delete")
    assert pilot.app.settings.set_ups == {}


def test_a_kept_set_up_that_is_none_says_why_and_sets_nothing(start: Start) -> None:
    """CB-222: it stopped the program when it was pressed."""
    bad = {"Backward": "defense -4 -2 2/LW1 RW3/-1 3 0 2 -2", "Twice": "offense UC-RTE-LW1-LW1-BC-BD"}
    pilot, _, page = opened_at(start, "formation", set_ups=bad)
    before = page.plan.code
    pilot.click("Twice")
    assert pilot.scene.toasts.texts == ["Twice cannot be set up: a slot has one man."]
    assert (pilot.place, page.plan.code) == ("SetUpPage", before)
    tile = next(widget for widget in page.widgets if isinstance(widget, SetUpTile) and widget.kept.own)
    page.focus.set(tile)
    pilot.press("delete")
    assert [*pilot.app.settings.set_ups] == ["Backward"]


def test_a_kept_front_that_is_none_says_why_and_sets_nothing(start: Start) -> None:
    bad = {"Backward": "defense -4 -2 2/LW1 RW3/-1 3 0 2 -2"}
    pilot, _, page = opened_at(start, "front", set_ups=bad)
    before = page.plan.front
    pilot.click("Backward")
    assert "a negative number of men" in pilot.scene.toasts.texts[0]
    assert (pilot.place, page.plan.front) == ("SetUpPage", before)


def kept_as(pilot: Pilot, name: str) -> dict[str, str]:
    """Keeps the set-up of the page under a name; gives what is on the disk then."""
    pilot.click("Keep it as…")
    pilot.type(name)
    pilot.press("return")
    pilot.app.flush()
    return SettingsStore(pilot.app.folder).load().set_ups


def test_no_name_and_no_number_of_set_ups_makes_the_next_start_forget_them(start: Start) -> None:
    """A file with more of them, or with a name that nobody could read, would be refused as a whole."""
    pilot, _, _ = opened_at(start, "formation")
    assert kept_as(pilot, "A") == pilot.app.settings.set_ups
    assert list(kept_as(pilot, "\u0301")) == ["A"], "a mark without a letter is no name"
    pilot.press("escape")
    text = pilot.app.settings.set_ups["A"]
    pilot.app.change(set_ups={f"Set {number}": text for number in range(MOST_SET_UPS)})
    full = pilot.app.settings.set_ups
    assert kept_as(pilot, "One more") == full
    assert any("Forget one" in toast for toast in pilot.scene.toasts.texts)


@pytest.mark.parametrize("kind", ["formation", "front"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_nothing_of_the_page_leaves_its_place(start: Start, kind: str, size: tuple[int, int], text_size: int) -> None:
    _, _, page = opened_at(start, kind, size=size, text_size=text_size)
    board = next(widget.rect for widget in page.widgets if isinstance(widget, Turf))
    for key in men(page):
        page.picked = key
        page.recompose()
        placed = [*men(page).values(), *free(page).values()]
        assert all(board.contains(widget.rect) for widget in placed)
        cards = [widget.rect.inflate(-6, -6) for widget in men(page).values()]
        assert all(one.collidelist(cards[:index]) < 0 for index, one in enumerate(cards)), "cards lie apart"


@pytest.mark.parametrize("kind", ["formation", "front"])
@EVERY_SIZE
def test_no_name_on_the_page_runs_over_its_button(
    start: Start, kind: str, size: tuple[int, int], text_size: int
) -> None:
    """Shotgun spread and Under center did in the smallest window."""
    pilot, _, page = opened_at(start, kind, size=size, text_size=text_size)
    pilot.app.theme.overflows.clear()
    page.recompose()
    pilot.frames(2)
    assert pilot.app.theme.overflows == set()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_a_defense_sees_the_offense_that_it_is_set_against(start: Start, size: tuple[int, int], text_size: int) -> None:
    pilot, table, page = opened_at(start, "front", size=size, text_size=text_size)
    (facing,) = (widget for widget in page.widgets if isinstance(widget, Facing))
    slots = table.session.view(0).play.slots
    assert sorted(label for label, _ in facing.men) == sorted(SLOTS[slot] for slot in slots)
    assert facing.seat == 1
    click(pilot, next(iter(men(page).values())).rect.center)
    plates = facing.plates(pilot.app.theme)
    others = [*men(pilot.scene).values(), *free(pilot.scene).values()]
    assert all(not plate.colliderect(widget.rect) for plate in plates for widget in others)
    assert all(not one.colliderect(other) for one, other in combinations(plates, 2))
    board = facing.ground.rect
    assert all(board.contains(plate) for plate in plates)


@pytest.mark.parametrize("number", range(0, len(FORMATIONS), 5))
def test_no_two_of_the_offense_stand_at_one_spot_of_the_board(number: int) -> None:
    formation = FORMATIONS[number]
    spots = [facing_at(slot, formation.shotgun) for slot in formation.slots]
    for (x, y), (other_x, other_y) in combinations(spots, 2):
        assert abs(x - other_x) >= 1.84 or abs(y - other_y) >= 0.055


def test_every_named_set_up_says_what_it_is_good_for() -> None:
    assert {*PRESETS, *FRONTS} == GOOD_FOR.keys()


@pytest.mark.parametrize("kind", ["formation", "front"])
@EVERY_SIZE
def test_of_the_set_ups_one_is_marked_and_none_is_cut(
    start: Start, kind: str, size: tuple[int, int], text_size: int
) -> None:
    """4-3 and Nickel were both lit, the same men against two receivers, and the last row lay half below the page."""
    _, _, page = opened_at(start, kind, size=size, text_size=text_size)
    tiles = [widget for widget in page.widgets if isinstance(widget, SetUpTile)]
    assert sum(tile.stands for tile in tiles) == 1
    gap = page.app.theme.px(6)
    for tile in tiles:
        assert tile.clip is not None
        shown = min(tile.rect.bottom, tile.clip.bottom) - tile.rect.top
        assert shown >= tile.rect.h or shown <= gap, "whole, or not seen"


@pytest.mark.parametrize("kind", ["formation", "front"])
def test_letters_on_the_board_are_told_in_words(start: Start, kind: str) -> None:
    """ILB, BC and LW1 were nowhere explained."""
    pilot, _, page = opened_at(start, kind)
    for man in men(page).values():
        assert man.tooltip == f"{man.man.label}: {man.man.named}."
    for facing in (widget for widget in page.widgets if isinstance(widget, Facing)):
        for plate, (label, _) in zip(facing.plates(pilot.app.theme), facing.men, strict=True):
            said, _ = facing.tooltip_at(pilot.app.theme, plate.center)
            assert said.startswith(f"{label}: their ")
            assert len(said) > len(f"{label}: their {label}.")
