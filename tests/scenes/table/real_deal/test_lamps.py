"""The lamps between the spots count the answers that are left, as the tab of the chart does."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.variants.real_deal import RULES
from game.variants.real_deal.cards import (
    COUNTERS_OF,
    FOURTH_DOWN,
    HOLDING,
    KICK_SHORT,
    MISS,
    PASS_SHORT,
    PUNT_INSIDE,
    RED_FLAG,
    RUN_MIDDLE,
    RUN_SHORT,
    SAFETY,
)
from scenes.table.real_deal import answers
from scenes.table.real_deal.stakes import stake_of
from tests.game.real_deal.positions import position
from tests.play import sampled_moments
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit


def test_lamps_and_tab_count_the_same_answers_for_the_side_whose_play_waits(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT, HOLDING], [RUN_MIDDLE]]), pace=1.0)
    player.alone()
    player.commit(f"PLAY({RUN_SHORT})")
    lit = list[float]()
    for _ in player.motion():
        if player.game.lamps.is_open:
            lit.append(player.game.lamps.lit)
    whole = len(COUNTERS_OF[RUN_SHORT])
    assert lit[0] == whole
    assert lit == sorted(lit, reverse=True)
    assert player.game.tab.says() == f"{lit[-1]:.0f} of {whole} counters left"
    assert player.game.lamps.says() == f"{lit[-1]:.0f} counters left"


def test_nothing_in_the_other_hand_changes_the_lamps(real_deal: Sit) -> None:
    """RD-16: whichever of the hidden cards they hold, the same lamps are lit."""
    seen = list[list[float]]()
    other = [FOURTH_DOWN, RED_FLAG, MISS, RUN_MIDDLE]
    for held in other:
        deck = [card for card in other if card != held]
        at = position([[RUN_SHORT, KICK_SHORT], [held]], draw_piles=[[PASS_SHORT], deck])
        player = real_deal(at=at, pace=1.0)
        player.alone()
        player.commit(f"PLAY({RUN_SHORT})")
        seen.append([player.game.lamps.lit for _ in player.motion() if player.game.lamps.is_open])
    assert len(seen[0]) > 10
    assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_all_have_seen_is_spent_and_nothing_else(seat: int) -> None:
    counts = set[tuple[int, int]]()
    for state, _ in sampled_moments(RULES, 8, every=3):
        if state.decision is None or state.decision.kind != "counter":
            continue
        found: list[Any] = [RULES.table_state(state.view(each)) for each in (0, 1)]
        assert found[0].answers == found[1].answers, "it does not depend on who looks on"
        counts.add(found[seat].answers)
    assert len(counts) > 5


def test_only_the_open_play_decides_how_long_its_answer_lies_face_down() -> None:
    """A touchdown hangs on it longer than a kick, and a punt not at all; the answer itself has no say."""
    assert answers.held(RUN_SHORT) > answers.held(KICK_SHORT) == answers.held(PUNT_INSIDE) == 0.0


def test_the_stakes_say_what_a_play_brings() -> None:
    told = [stake_of(play) for play in (RUN_SHORT, KICK_SHORT, SAFETY)]
    assert told == ["touchdown if it stands", "field goal if it stands", "safety if it stands"]


@EVERY_LOOK
def test_how_many_counters_are_left_is_covered_by_no_card(
    real_deal: Sit, size: tuple[int, int], text_size: int
) -> None:
    """In the gap between the spots the play lay over the first letter of COUNTERS."""
    waits: dict[str, Any] = {"offense": 1, "phase": "counter", "table_piles": [[], [RUN_SHORT]]}
    at = position([[FOURTH_DOWN], [MISS]], **waits, chain=[[1, RUN_SHORT]])
    player = real_deal(at=at, size=size, text_size=text_size)
    lamps = player.game.lamps
    surface = pygame.Surface(size, pygame.SRCALPHA)
    lamps.paint(surface)
    inked = surface.get_bounding_rect(min_alpha=1)
    assert lamps.bounds().contains(inked)
    assert inked.left >= player.zone("table_pile:1")[-1].rect.right
