"""Card Bowl before two people at one screen: whose cards are seen, and after which curtain."""

from __future__ import annotations

from typing import Any

from game.variants.card_bowl import coach
from game.variants.card_bowl.stakes import reasoned, stakes
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_bowl.test_playing import first_button, press_on
from tests.scenes.table.sitting import click, open_curtain

FRAMES = 1000


def test_at_a_shared_screen_each_sees_his_own_sheet_after_the_curtain(start: Start) -> None:
    pilot, table = start("human", "human", curtain="press_twice")
    seen = set()
    for _ in range(60):
        if pilot.place == "Curtain":
            open_curtain(pilot)
            continue
        if table.choosing is not None and table.game.play_sheet.calls:
            seen.add((table.viewer, table.session.decision.kind))
            hidden = table.board.zones[f"hand:{1 - table.viewer}"]
            assert all(sprite.card is None for sprite in hidden)
        if len(seen) > 2:
            break
        press_on(pilot, table, lambda: first_button(pilot, table))
        pilot.frames(3)
    assert {kind for _, kind in seen} == {"formation", "front"}


def test_no_curtain_falls_before_what_is_chosen_before_everybody(start: Start) -> None:
    """The toss and a kickoff: nobody holds a card yet. The first hands wait for a curtain again."""
    pilot, table = start("human", "human", curtain="press_twice")
    asked = []
    for _ in range(200):
        if pilot.place == "Curtain":
            break
        if table.choosing is not None and not table.director.busy:
            asked.append((table.viewer, table.session.decision.kind))
            press_on(pilot, table, lambda: first_button(pilot, table))
        pilot.frames(3)
    assert pilot.place == "Curtain"
    assert {kind for _, kind in asked} >= {"toss_call", "toss_choice"}
    assert table.session.decision.kind not in ("toss_call", "toss_choice", "kickoff")


def test_new_hands_are_dealt_face_down_and_wait_for_the_curtain(start: Start) -> None:
    """CB-201: what a play came to is seen by both, and so would be the cards that are dealt after it.

    The curtain falls on what it came to: it tells that, then.
    """
    pilot, table = start("human", "human", pace=0.1, curtain="press_twice")
    dealt, told = 0, []
    for _ in range(FRAMES):
        if pilot.place == "Curtain":
            told.append(pilot.scene.happened)
            open_curtain(pilot)
        elif table.choosing is not None and not table.director.busy:
            assert table.control.face_down == table.control.in_public
            press_on(pilot, table, lambda: first_button(pilot, table))
        hands = [sprite for seat in (0, 1) for sprite in table.board.hand(seat)]
        if table.control.face_down:
            dealt += bool(hands)
            assert all(sprite.card is None for sprite in hands)
        pilot.frames(1)
    assert dealt > 20
    assert len(told) > 3
    assert all(told[1:])


def test_men_who_are_not_turned_up_lie_face_down_while_the_other_is_about_to_choose(start: Start) -> None:
    """Both look on at a play: the front of one was seen by the other, who had yet to draw yardage or to move a man."""
    pilot, table = start("human", "human", pace=0.1, curtain="press_twice", seed=3)
    covered = own = 0
    for _ in range(FRAMES):
        if pilot.place == "Curtain":
            open_curtain(pilot)
        elif table.choosing is not None and not table.director.busy:
            own += bool(known(table, table.viewer))
            assert not (table.control.in_public and known(table, table.viewer))
            press_on(pilot, table, lambda: first_button(pilot, table))
        elif table.control.face_down:
            covered += len(table.board.zones.get("man:0:0", [])) > 0
            if covered % 10 == 9:
                table.layout()  # as in a window of another size, which is laid out from the view
            assert known(table, 0) + known(table, 1) == []
        pilot.frames(1)
        if covered > 24 and own:
            break
    assert covered > 20
    assert own, "whoever is asked sees their own men"


def test_a_card_in_the_air_is_decided_before_everybody_and_one_curtain_falls_before_the_next_call(start: Start) -> None:
    """CB-344: "one more card?" and the call after it are two answers of one seat; the odds are those that all count.

    Whoever wants to count their own men who are face down, too, turns them up for a look.
    """
    pilot, table = start("human", "human", curtain="press_twice", seed=13)
    asked: list[str] = []
    for _ in range(FRAMES):
        if pilot.place == "Curtain":
            asked.append("curtain")
            open_curtain(pilot)
        elif table.choosing is not None and not table.director.busy:
            view, kind = table.control.view, table.session.decision.kind
            asked.append(kind)
            if kind == "yardage":
                assert table.control.face_down
                assert known(table, 0) + known(table, 1) == []
                public, legal = view.for_all(), table.choosing.legal
                assert table.game.stakes.stakes == reasoned(stakes(public, legal), *coach.favored(public, legal))
                assert "Show my cards" in [each.button.name for each in table.column.large]
            elif "yardage" in asked:
                break
            call = (lambda: press_pass(pilot, table)) if kind == "formation" else lambda: first_button(pilot, table)
            press_on(pilot, table, call)
        pilot.frames(3)
    first = asked.index("yardage")
    assert asked[first - 1] == "front"
    assert asked[-2:] == ["curtain", "formation"]
    assert asked[first:].count("curtain") == 1


def press_pass(pilot: Pilot, table: Any) -> None:
    """Calls a short pass by its tile on the sheet."""
    sheet = table.game.play_sheet
    names = [call.name for call in sheet.calls]
    left, top = sheet.tiles()[names.index("Short pass")].topleft
    click(pilot, (left + 20, top + 12))


def known(table: Any, seat: int) -> list[str]:
    """The cards of a seat's men that are shown without being turned up."""
    state = table.game.shown.table_state
    men = [(seat, man) for man in range(11)]
    shown = [man for man in men for sprite in table.board.zones.get(f"man:{seat}:{man[1]}", []) if sprite.card]
    written = [(seat, man) for man, card in enumerate(state.men[seat]) if card >= 0]
    return [str(man) for man in {*shown, *written} if not state.is_up(*man)]
