"""The lanes on the film: their sums are read whole, framed or not, and the man who is asked for a card is marked."""

from __future__ import annotations

from random import Random

import pytest

from game.variants.card_bowl import RULES
from game.variants.card_bowl.jobs import EVERYTHING
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.sitting import rest


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_frame_of_a_lane_runs_round_both_of_its_sums(start: Start, size: tuple[int, int], text_size: int) -> None:
    _, table = start(size=size, text_size=text_size)
    theme, lineup = table.app.theme, table.game.lineup
    frame = lineup.lane_rect(0, 0).inflate(0, theme.px(6))
    assert frame.h >= 2 * theme.line_height("block", 15)


def test_the_man_of_the_defense_who_is_to_get_a_card_is_marked(start: Start) -> None:
    """CB-224: in the order of the places."""
    pilot, table = start(seed=3, asked="defense_cards", level=EVERYTHING)
    rng, marked = Random(1), []
    for _ in range(20):
        rest(pilot, table, 3.0)
        if table.choosing is None:
            continue
        if table.session.decision.kind == "defense_cards":
            marked.append(table.game.marks.asked_man)
        elif marked:
            break
        table.control.commit(RULES.pro(table.session.view(0), table.choosing.legal, rng))
    assert marked[:11] == [(0, man) for man in range(11)][: len(marked)]
    assert table.game.marks.asked_man is None
