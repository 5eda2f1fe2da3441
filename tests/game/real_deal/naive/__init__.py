"""A naive engine of Real Deal Football Unplugged, written from the rulebook alone (clauses RD-1 to RD-70)."""

from tests.game.real_deal.naive.chance import Chance
from tests.game.real_deal.naive.engine import Naive

__all__ = ["Chance", "Naive"]
