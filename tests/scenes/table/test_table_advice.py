"""Hints: told in the rail, numbered as on the cards, and never over what they are about."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer, Question
from game.match import Player
from game.variants import find_rules
from game.zones import Role
from saves.setup import Setup
from scenes.table.advice import REASON
from scenes.table.advisor import rated
from scenes.table.scene import Table
from scenes.table.session import Session
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick, Shelf

WHY = "It keeps a card for an exact finish, and costs them an answer."
GAMES = ("jukem", "football_war", "real_deal")


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


def _hinted(folder: Path, opened: list[Pilot], variant: str, **settings: Any) -> tuple[Pilot, Any]:
    rules = find_rules(variant)
    setup = Setup(variant, rules.complete({}), (Player("Gulls"), Player("Foxes", "pro")), 5)
    match, rng = setup.match(), Random(5)
    while len(match.actions) < 8 or match.decision is None or match.decision.seat:
        assert match.decision is not None
        match.play(rules.pro(match.state.view(match.decision.seat), list(match.state.legal_actions()), rng))
    pilot = Pilot.start(folder, None, auto_continue=False, **settings)
    opened.append(pilot)
    table: Any = Table(pilot.app, Session(match, setup, Three(), Shelf()), lambda: None)  # type: ignore[arg-type]
    pilot.app.stack.reset(table)
    pilot.frames(5)
    pilot.press("h")
    return pilot, table


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize(
    "settings", [{}, {"size": (1024, 600)}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small", "large"]
)
def test_hints_lie_in_the_rail_and_hide_neither_cards_nor_drives(
    tmp_path: Path, opened: list[Pilot], variant: str, settings: dict[str, Any]
) -> None:
    _, table = _hinted(tmp_path, opened, variant, **settings)
    dash = table.dash
    box = dash.advice.bounds()
    assert len(dash.advice.options) == min(3, len(table.play.legal))
    assert dash.bubble.text == ""
    assert not box.colliderect(dash.drives.rect)
    assert not box.colliderect(dash.prompt.rect)
    lines = [name for name, zone in table.match.rules.zones.items() if zone.role is Role.LINE]
    assert not any(box.colliderect(card.rect) for zone in lines for card in table.board.zones.get(zone, []))
    if variant == "jukem":
        assert not any(box.colliderect(bar.lane) for bar in table.game.bars)


def test_a_hint_is_gone_with_its_decision(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = _hinted(tmp_path, opened, "jukem")
    assert table.dash.advice.shown
    table.play.commit(table.play.legal[0])
    pilot.frames(3)
    assert not table.dash.advice.shown


def test_equal_chances_are_told_once_and_estimates_say_about() -> None:
    rules = find_rules("jukem")
    texts = ("discard RUN 5", "discard RUN 10", "discard RUN 15")
    note, options = rated(rules, [Hint(text, 0.541 + place / 1000, "So.") for place, text in enumerate(texts)])
    assert note == "All about even: about 54 % to win"
    assert [option.rating for option in options] == ["", "", ""]
    note, options = rated(rules, [Hint(text, 0.54 + place / 10, "So.") for place, text in enumerate(texts)])
    assert note == ""
    assert options[0].rating == "about 54 % to win"


def test_no_option_loses_its_name_or_rating_and_no_later_reason_is_cut(tmp_path: Path, opened: list[Pilot]) -> None:
    _, table = _hinted(tmp_path, opened, "football_war", size=(1024, 600), text_size=130)
    advice = table.dash.advice
    wide = advice.bounds().w
    rows = advice._shown_rows(wide)
    assert sum(map(len, rows)) <= advice._spare(wide)
    assert all({"chalk50", "firstDown"} <= {color for _, color, _ in each} for each in rows)
    assert REASON in {color for _, color, _ in rows[0]}
    for shown, option in zip(rows[1:], advice.options[1:], strict=True):
        told = [row for row in shown if row[1] == REASON]
        assert told in ([], [row for row in advice._rows(option, wide) if row[1] == REASON])
