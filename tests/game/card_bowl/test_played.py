"""How the figures of whole matches count what happens."""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.events import PlayEnded, Resolved
from game.variants.card_bowl.facts import Play
from tests.game.card_bowl.played import Ledger, play_match, promises
from tests.game.card_bowl.positions import state

KING, DRAWS = ID["KS"], tuple(ID[code] for code in ("4D", "7H", "9C"))


def _ledger(play: Play, margin: int | None) -> Ledger:
    """What one rush comes to in a ledger; without a margin it was over before it was resolved."""
    made, ledger = state("call"), Ledger()
    made.play = play
    gain = max(0, margin or 0) // 2
    if margin is not None:
        added = Resolved(clause="CB-309", what="rush", offense=(), defense=(), totals=(30 + margin, 30), gain=gain)
        ledger.handle_event(added, made)
    where: dict[str, Any] = {"seat": 0, "down": 1, "to_go": 10, "los": 30, "holder": 0, "ball_on": 30 + gain}
    ledger.handle_event(PlayEnded(clause="CB-312", play="rush", how="dead", gain=gain, **where), made)
    return ledger


@pytest.mark.parametrize(("margin", "loose", "broken"), [(5, False, 1), (0, False, 0), (5, True, 0), (None, True, 0)])
def test_cb_314_a_rush_breaks_open_only_where_the_offense_is_ahead_and_holds_the_ball(
    margin: int | None, loose: bool, broken: int
) -> None:
    """CB-315, CB-316: a fumbled rush is a rush that has not broken open."""
    play = Play(kind="scrimmage", act="rush", handoff=KING, draws=DRAWS, loose=loose, holder=0)
    ledger = _ledger(play, margin)
    assert ledger.count["rushes"] == 1
    assert ledger.count["broken"] == broken


@pytest.mark.long
def test_item_27_what_the_coach_promises_is_about_what_comes_of_it() -> None:
    """Over few matches here, with room for their luck; ``python -m tests.figures card_bowl`` holds it to its bands."""
    ledger = Ledger()
    for seed in range(4):
        play_match(seed, ledger)
    found = {figure.name: figure.measured for figure in promises(ledger)}
    assert abs(found["run: yards beyond the promised"]) < 3
    assert abs(found["throw: yards beyond the promised"]) < 3
    assert abs(found["throw: distances made beyond, %"]) < 10
    assert abs(found["throw: balls lost beyond, %"]) < 4
