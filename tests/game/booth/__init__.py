"""Every sentence that the booth may say, worked out anew from the whole history: what it says must be among them.

Each truth takes a tale, which is all that was told so far, and gives the sentences of its kind that are true then.
"""

from __future__ import annotations

from tests.game.booth.field import BLOWOUT_TRUTHS, CARD_BOWL_TRUTHS
from tests.game.booth.football_war import FOOTBALL_WAR_TRUTHS
from tests.game.booth.jukem import JUKEM_TRUTHS
from tests.game.booth.real_deal import REAL_DEAL_TRUTHS
from tests.game.booth.shared import SHARED
from tests.game.booth.tale import Truth

TRUTHS: dict[str, dict[str, Truth]] = {
    "jukem": {**SHARED, **JUKEM_TRUTHS},
    "football_war": {**SHARED, **FOOTBALL_WAR_TRUTHS},
    "real_deal": {**SHARED, **REAL_DEAL_TRUTHS},
    "blowout": {**SHARED, **BLOWOUT_TRUTHS},
    "card_bowl": {**SHARED, **CARD_BOWL_TRUTHS},
}
"""What may be said in each game, by kind."""
