"""What an explanation may not lie over, in every game: itself, what is asked, what is at stake, what the others did."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Player
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.table.input.pointing import IN_PLAY
from scenes.table.input.target_kinds import CardTarget, SignTarget
from scenes.table.scene import Table
from scenes.ui.bubble import clear_of
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick, Shelf
from tests.variants import ON_TABLE

GAMES = [rules for rules in ON_TABLE if rules.cards]


@pytest.fixture
def decision(tmp_path: Path, opened: list[Pilot], request: pytest.FixtureRequest) -> tuple[Pilot, Any]:
    """A table in mid-match at which the player is asked."""
    rules, settings = request.param
    names = ("Gulls", "Foxes", "Elk", "Owls")[: rules.seat_count(rules.complete({}))]
    players = tuple(Player(name, "human" if not seat else "pro") for seat, name in enumerate(names))
    setup = Setup(rules.variant.name, rules.complete({}), players, 5)
    match, rng = setup.match(), Random(5)
    while len(match.actions) < 9 or match.decision is None or match.decision.seat:
        assert match.decision is not None
        match.play(rules.pro(match.state.view(match.decision.seat), list(match.state.legal_actions()), rng))
    pilot = Pilot.start(tmp_path, None, auto_continue=False, **settings)
    opened.append(pilot)
    table: Any = Table(pilot.app, Session(match, setup, Quick(), Shelf()), lambda: None)  # type: ignore[arg-type]
    pilot.app.stack.reset(table)
    pilot.frames(5)
    return pilot, table


LOOKS: list[dict[str, Any]] = [{}, {"size": (1024, 600), "text_size": 130}]


@pytest.mark.parametrize(
    "decision", [(rules, look) for rules in GAMES for look in LOOKS], indirect=True, ids=lambda p: p[0].variant.name
)
def test_no_explanation_lies_over_what_is_needed(decision: tuple[Pilot, Any]) -> None:
    pilot, table = decision
    zones, tip = table.match.rules.zones, table.dash.tip
    for target in [each for each in table.input.focus.targets if isinstance(each, (CardTarget, SignTarget))]:
        pilot.hover(target.rect.center)
        pilot.wait(0.6)
        if not tip.text or not table.dash.space.table.union(table.dash.space.hand).contains(tip.bounds()):
            continue
        box = tip.bounds()
        assert not box.colliderect(table.dash.prompt.rect), target.name
        assert not any(box.colliderect(strip.rect) for strip in table.dash.strips), target.name
        assert not any(box.colliderect(thing.button.rect) for thing in table.column.large), target.name
        assert not box.colliderect(target.rect), target.name
        assert box.collidelist(list(table.game.kept_clear())) < 0, target.name
        live = [card for card in table.board.sprites() if card.card and zones[card.zone].role in IN_PLAY]
        assert not any(box.colliderect(card.rect) for card in live), target.name


def test_a_box_finds_the_one_free_place() -> None:
    within = pygame.Rect(0, 0, 300, 200)
    source = pygame.Rect(100, 100, 100, 100)
    kept = [pygame.Rect(0, 0, 300, 60), pygame.Rect(0, 60, 90, 140)]
    box = clear_of(source, (80, 50), within, 8, kept)
    assert within.contains(box)
    assert box.collidelist([source, *kept]) < 0


def test_a_box_stays_near_what_it_explains_rather_than_clear_of_what_may_be_covered() -> None:
    """The explanation of a call lay at the other end of the window, because there was less of the hand."""
    within = pygame.Rect(0, 0, 1000, 700)
    source, sheet, hand = pygame.Rect(880, 440, 110, 50), pygame.Rect(20, 100, 980, 400), pygame.Rect(30, 550, 960, 150)
    box = clear_of(source, (300, 65), within, 14, [sheet], [hand])
    assert box.collidelist([source, sheet]) < 0
    assert box.right > source.left, "under what it explains"
