"""Recomputes every possible remark from the whole history, to check that each remark made is true.

Each truth gets a tale (all events so far) and yields the sentences of its kind that are true then.
"""

from __future__ import annotations

from tests.game.commentator.field import BLOWOUT_TRUTHS, CARD_BOWL_TRUTHS
from tests.game.commentator.football_war import FOOTBALL_WAR_TRUTHS
from tests.game.commentator.jukem import JUKEM_TRUTHS
from tests.game.commentator.real_deal import REAL_DEAL_TRUTHS
from tests.game.commentator.shared import SHARED
from tests.game.commentator.tale import Truth

TRUTHS: dict[str, dict[str, Truth]] = {
    "jukem": {**SHARED, **JUKEM_TRUTHS},
    "football_war": {**SHARED, **FOOTBALL_WAR_TRUTHS},
    "real_deal": {**SHARED, **REAL_DEAL_TRUTHS},
    "blowout": {**SHARED, **BLOWOUT_TRUTHS},
    "card_bowl": {**SHARED, **CARD_BOWL_TRUTHS},
}
"""The truths of each game, by kind of remark."""
