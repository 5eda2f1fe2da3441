"""A naive second engine of BLOWOUT!!!, written from its rulebook alone."""

from tests.game.blowout.naive.chance import Chance
from tests.game.blowout.naive.engine import Naive

__all__ = ["Chance", "Naive"]
