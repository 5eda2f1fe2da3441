"""Hints: told in the rail, numbered as on the cards, and never over what they are about."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer, Question
from game.match import Player
from game.variant import Rules
from game.variants import find_rules
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.shell.number_picker import NumberPicker
from scenes.shell.picker import Picker
from scenes.table.choice.advisor import rated
from scenes.table.hud.advice import REASON
from scenes.table.input.target_kinds import HintTarget
from scenes.table.scene import Table
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import rest
from tests.scenes.table.stand_ins import Quick, Shelf
from tests.variants import ON_TABLE

WHY = "It keeps a card for an exact finish, and costs them an answer."
EVERY_GAME = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
JUKEM, FOOTBALL_WAR = find_rules("jukem"), find_rules("football_war")


class Three(Quick):
    """Hints at the first three choices, each at length."""

    def ask_hint(self, question: Question) -> int:
        self.asked[0] = question
        return 0

    def poll(self, ticket: int) -> Answer | None:
        if ticket:
            return super().poll(ticket)
        actions = self.asked[0].legal_actions[:3]
        return Answer((), tuple(Hint(str(action), 0.6 - place / 10, WHY) for place, action in enumerate(actions)))


def _hinted(folder: Path, opened: list[Pilot], rules: Rules, **settings: Any) -> tuple[Pilot, Any]:
    setup = Setup(rules.variant.name, rules.complete({}), (Player("Gulls"), Player("Foxes", "pro")), 5)
    match, rng = setup.match(), Random(5)
    while len(match.actions) < 8 or match.decision is None or match.decision.seat:
        assert match.decision is not None
        match.play(rules.pro(match.state.view(match.decision.seat), list(match.state.legal_actions()), rng))
    pilot = Pilot.start(folder, None, auto_continue=False, confirmations=False, **settings)
    opened.append(pilot)
    table: Any = Table(pilot.app, Session(match, setup, Three(), Shelf()), lambda: None)  # type: ignore[arg-type]
    pilot.app.stack.reset(table)
    rest(pilot, table)
    pilot.press("h")
    return pilot, table


def shown(table: Any) -> list[pygame.Rect]:
    """Where hints are painted."""
    return [thing.bounds() for thing in (table.dash.advice, table.dash.advice_line) if thing.look() is not None]


def numbered(table: Any) -> list[HintTarget]:
    """The hints that can be clicked."""
    return [each for each in table.input.focus.targets if isinstance(each, HintTarget) and each.number]


@EVERY_GAME
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)], ids=str)
def test_hints_lie_in_the_rail_and_cover_nothing_of_the_table(
    tmp_path: Path, opened: list[Pilot], rules: Rules, size: tuple[int, int]
) -> None:
    _, table = _hinted(tmp_path, opened, rules, size=size)
    dash = table.dash
    (box,) = shown(table)
    assert len(dash.advice.options) == min(3, len(table.control.legal))
    assert dash.bubble.text == ""
    assert dash.space.log.contains(box)
    assert all(box.contains(each.rect) for each in numbered(table))


@EVERY_GAME
@pytest.mark.parametrize(
    "settings", [{"size": (1024, 600)}, {"text_size": 130}, {"size": (1024, 600), "text_size": 130}],
    ids=["small", "large", "both"],
)  # fmt: skip
def test_where_the_rail_is_narrow_a_hint_is_one_line_until_a_press_opens_it(
    tmp_path: Path, opened: list[Pilot], rules: Rules, settings: dict[str, Any]
) -> None:
    """The panel lay over a sixth of the table, open or not."""
    pilot, table = _hinted(tmp_path, opened, rules, **settings)
    dash, space = table.dash, table.dash.space
    assert shown(table) == [space.prompt]
    assert numbered(table) == []
    assert dash.advice.options[0].label in dash.advice_line.told
    pilot.click(space.prompt.center)
    assert shown(table) == [space.log.union(space.drives), space.prompt]
    assert numbered(table)
    pilot.click(space.prompt.center)
    assert shown(table) == [space.prompt]
    pilot.press("h")
    assert shown(table) == []


@EVERY_GAME
def test_a_click_on_a_hint_selects_its_cards_and_asking_selects_none(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    """One that needs no card, or that the white button does not mean, gets the focus on its own button."""
    pilot, table = _hinted(tmp_path, opened, rules)
    count = len(table.match.actions)
    assert table.choosing.picked == []
    for target in numbered(table):
        pilot.click(target.rect.center)
        action = table.choosing.hinted[target.number - 1]
        used = [source.code for source in action.pick(table.viewer).sources]
        assert [sprite.card.code for sprite in table.choosing.picked if sprite.card] == [code for code in used if code]
        assert len(table.choosing.picked) == len(used)
        button = table.column.button_of(action)
        if button is not table.column.primary or not used:
            assert table.input.pointing.focused.name == button.name
    assert len(table.match.actions) == count
    assert table.dash.advice.shown


@EVERY_GAME
def test_a_hint_is_taken_by_keys(tmp_path: Path, opened: list[Pilot], rules: Rules) -> None:
    """Its number or the focus on it selects, and Enter then plays what it named."""
    pilot, table = _hinted(tmp_path, opened, rules)
    last = len(numbered(table))
    hinted, taken = table.choosing.hinted[last - 1], list[Any]()
    table.control.commit = lambda *gesture: taken.append(gesture)
    table.input.focus.set(numbered(table)[-1])
    table.input.pointing.show_focus()
    pilot.press("return")
    assert taken == []
    picked = list(table.choosing.picked)
    table.choosing.clear()
    table.renew()
    pilot.press(str(last))
    assert table.choosing.picked == picked
    pilot.press("return")
    assert taken == [(hinted,)] or isinstance(pilot.scene, (Picker, NumberPicker))


def test_a_hint_is_gone_with_its_decision(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = _hinted(tmp_path, opened, JUKEM)
    assert table.dash.advice.shown
    table.control.commit(table.control.legal[0])
    pilot.frames(3)
    assert not table.dash.advice.shown


def test_equal_chances_are_told_once_and_estimates_say_about() -> None:
    rules = find_rules("jukem")
    texts = ("discard RUN 5", "discard RUN 10", "discard RUN 15")
    note, options = rated(rules, [Hint(text, 0.541 + place / 1000, "So.") for place, text in enumerate(texts)])
    assert note == "One is as good as the other: about 54 % to win."
    assert [option.rating for option in options] == ["", "", ""]
    note, options = rated(rules, [Hint(text, 0.54 + place / 10, "So.") for place, text in enumerate(texts)])
    assert note == ""
    assert options[0].rating == "about 54 % to win"


def test_no_option_loses_its_name_or_rating_and_no_later_reason_is_cut(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = _hinted(tmp_path, opened, FOOTBALL_WAR, size=(1024, 600), text_size=130)
    pilot.click(table.dash.space.prompt.center)
    advice = table.dash.advice
    box = advice.bounds()
    rows = advice._shown_rows(box)
    assert sum(map(len, rows)) <= advice._spare(box)
    assert all({"chalk50", "firstDown"} <= {color for _, color, _ in each} for each in rows)
    assert REASON in {color for _, color, _ in rows[0]}
    for place, (these, option) in enumerate(zip(rows[1:], advice.options[1:], strict=True), 1):
        told = [row for row in these if row[1] == REASON]
        whole = [row for row in advice._rows(option, box.w) if row[1] == REASON]
        assert told in ([], whole)
        assert numbered(table)[place].explanation == ("" if told else option.reason), "told where it is pointed at"
