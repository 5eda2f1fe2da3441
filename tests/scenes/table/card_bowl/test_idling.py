"""A play does not stand still while a card is awaited or something is asked; nobody strays for good, or by his card."""

from __future__ import annotations

from typing import Any

from game.contract import Target
from game.variants.card_bowl.cards import MAN
from scenes.table.card_bowl.idling import SETS_IN
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl.seats import FRAME, Start
from tests.scenes.table.card_bowl.test_passing import press

STILL = 0.4
"""Seconds that nobody may stand still in."""


def cards(table: Any) -> dict[tuple[int, int], Any]:
    men = ((seat, number) for seat in (0, 1) for number in range(len(MAN[seat])))
    return {man: card for man in men if (card := table.game.shown.card_of(man)) is not None}


def asked_again(start: Start, **how: Any) -> tuple[Pilot, Any]:
    """A table at which a further card of a pass was drawn, and one more can be."""
    pilot, table = start(asked="yardage", seed=1, **{"pace": 1.0, **how})
    press(pilot, table, "One more card")
    sitting.rest(pilot, table)
    assert cards(table)
    assert table.game.stakes.stakes
    return pilot, table


def seen(table: Any) -> list[tuple[int, int]]:
    return [card.rect.center for card in cards(table).values()]


def test_men_keep_moving_about_their_places_while_a_further_card_is_asked_for(start: Start) -> None:
    pilot, table = asked_again(start)
    pilot.wait(2 * SETS_IN)
    assert table.animating, "or the window would not be drawn"
    home = [(round(card.x), round(card.y)) for card in cards(table).values()]
    for _ in range(10):
        before = seen(table)
        pilot.wait(STILL)
        assert seen(table) != before
    assert home == [(round(card.x), round(card.y)) for card in cards(table).values()]
    px = table.app.theme.px
    assert all(max(map(abs, card.drift)) <= px(12.0) for card in cards(table).values())


def test_with_reduced_motion_and_at_instant_everybody_stands(start: Start) -> None:
    for how in ({"pace": 0.0}, {"pace": 1.0, "reduced_motion": True}):
        pilot, table = asked_again(start, **how)
        before = seen(table)
        pilot.wait(STILL)
        assert seen(table) == before
        assert not table.game.moves_idly


def test_who_turns_motion_off_in_mid_play_sees_everybody_in_his_place(start: Start) -> None:
    pilot, table = asked_again(start)
    pilot.wait(1.0)
    pilot.app.change(reduced_motion=True)
    table.resume()  # as the pause menu is closed
    pilot.frames(2)
    assert all(card.drift == (0.0, 0.0) for card in cards(table).values())


def test_everybody_is_back_at_his_place_as_the_play_is_over(start: Start) -> None:
    pilot, table = asked_again(start)
    press(pilot, table, "Throw it")
    for _ in range(600):
        table.update(FRAME)
        if table.game.shown.story.ended is not None:
            break
    table.update(0.2)
    assert not table.game.moves_idly
    assert all(card.drift == (0.0, 0.0) for card in cards(table).values())


def test_how_a_man_strays_depends_on_his_place_and_not_on_his_card(start: Start) -> None:
    pilot, table = asked_again(start)
    pilot.wait(1.0)
    table.game.idling.move(0.0, still=False)  # in a frame every other man moves
    strays = {man: card.drift for man, card in cards(table).items()}
    for card in cards(table).values():
        card.card_id = card.card = None
    zones = table.game.table_state.zones
    for names in MAN:
        zones.update({name: [None] for name in names if zones.get(name)})
    for _ in range(2):
        table.game.idling.move(0.0, still=False)
    assert {man: card.drift for man, card in cards(table).items()} == strays


def test_everybody_is_where_he_strayed_after_the_table_is_set_right(start: Start) -> None:
    pilot, table = asked_again(start)
    pilot.wait(1.0)
    strays = {man: card.drift for man, card in cards(table).items()}
    table.playback.rebuild()
    assert {man: card.drift for man, card in cards(table).items()} == strays
    assert any(strays.values())


def test_while_a_man_is_to_be_chosen_everybody_stands(start: Start) -> None:
    pilot, table = asked_again(start)
    table.game.offered = {Target("slot", "LW1"): ()}
    pilot.wait(0.3)
    assert all(card.drift == (0.0, 0.0) for card in cards(table).values())
