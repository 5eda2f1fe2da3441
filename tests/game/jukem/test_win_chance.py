"""The chance to win on a last turn of Jukem: worked out from what everybody has seen, and certain where it must be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.contract import Ending
from game.variants.jukem import RULES
from game.variants.jukem.win_chance import can_score
from tests.game.jukem.positions import position

NO_STOP = ["RUN 5", "CATCH 10", "CATCH 15", "CATCH 25"]
LATE: dict[str, Any] = {"draw_count": 0, "period": 1, "score": (10, 13)}


@pytest.mark.parametrize(
    ("hand", "line", "fields", "least", "most"),
    [
        (["RUN 10"], ["RUN 25", "RUN 20"], {}, 0.0, 0.0),
        (["RUN 10", "RUN 25"], ["RUN 25", "RUN 30", "RUN 10"], {}, 0.05, 0.9),
        (["RUN 10"], ["RUN 25", "RUN 20"], {"score": (13, 10)}, 1.0, 1.0),
        (["RUN 10"], ["RUN 25", "RUN 20"], {"score": (3, 20)}, 0.0, 0.0),
        (["RUN 10"], [], {"score": (3, 3)}, 0.5, 0.5),
        (["RUN 10"], [], {"score": (3, 3), "period": 0}, 0.3, 0.7),
    ],
)
def test_a_last_turn_is_certain_where_nothing_can_change(
    hand: list[str], line: list[str], fields: dict[str, Any], least: float, most: float
) -> None:
    """JF-64 to JF-77: the whistle of a match was said to have decided it, at a lead that nobody could catch up."""
    chances = RULES.chances(position([hand, NO_STOP], lines=[line, ()], **(LATE | fields)))
    assert chances is not None
    assert least <= chances[0] <= most


def test_before_the_last_card_is_drawn_everything_may_still_change() -> None:
    state = position([["RUN 10"], NO_STOP], draw_count=1, score=(3, 20), period=1)
    assert can_score(state.view(1))
    assert RULES.last_chances is not None
    assert RULES.last_chances(state) is None


def test_a_card_that_must_still_be_taken_counts() -> None:
    """JF-20: with the draw pile used up, the discard fills the hand."""
    fields = LATE | {"phase": "replenish", "drew": True, "score": (10, 10)}
    lines = (["KICK RETURN", "RUN 20", "RUN 15"], ())
    found = [
        RULES.chances(position([["RUN 5"], NO_STOP], lines=lines, discard_pile=[code], **fields))
        for code in ("FIELD GOAL", "RUN 30")
    ]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0][0] == 1.0 > found[1][0]


def test_what_is_certain_happens() -> None:
    for seed in range(40):
        state, rng = RULES.start(RULES.complete({}), seed)[0], Random(seed)
        sure = set[int]()
        while state.decision is not None:
            view = state.view(state.decision.seat)
            state.push(RULES.pro(view, state.legal_actions(), rng))
            sure |= {seat for seat, chance in enumerate(RULES.chances(state) or ()) if chance == 1.0}
        result = state.result
        assert result is not None
        assert result.reason is Ending.TIE or sure <= set(result.winners)
