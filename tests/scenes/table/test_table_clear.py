"""What an explanation may not lie over, in every game: itself, what is asked, what is at stake, what the others did."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.variant import Rules
from scenes.table.input.pointing import ROLES_IN_PLAY
from scenes.table.input.target_kinds import CardTarget, SignTarget
from scenes.ui.bubble import clear_of
from tests.scenes.matches import as_pro
from tests.scenes.table.player import Sit
from tests.variants import ON_TABLE

GAMES = [rules for rules in ON_TABLE if rules.cards]


@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.variant.name)
def test_no_explanation_lies_over_what_is_needed(sit: Sit, rules: Rules, look: dict[str, Any]) -> None:
    player = sit(rules, match=as_pro(rules, 9), auto_continue=False, wait=0.1, **look)
    hud, tip, board = player.hud, player.hud.tip, player.table.board
    for target in (*player.targets(CardTarget), *player.targets(SignTarget)):
        if hud.bug.rect.contains(target.rect):
            continue  # what is said of the header lies right below it
        player.hover(target.rect.center)
        player.wait(0.6)
        if not tip.text or not hud.space.table.union(hud.space.hand).contains(tip.bounds()):
            continue
        live = [card for card in board.sprites() if card.card and rules.zones[card.zone].role in ROLES_IN_PLAY]
        others = (hud.prompt, *hud.strips, *(thing.button for thing in player.table.column.large), target, *live)
        kept = [*(thing.rect for thing in others), *player.game.kept_clear()]
        assert tip._box.collidelist(kept) < 0, target.name  # the tail's tip may lie beside something that is kept clear


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
