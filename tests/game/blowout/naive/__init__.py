"""A naive second engine of BLOWOUT!!!, written from its rulebook alone."""

from tests.game.blowout.naive.chance import Chance
from tests.game.blowout.naive.engine import Naive
from tests.game.blowout.naive.position import Facts

__all__ = ["Chance", "Facts", "Naive"]
