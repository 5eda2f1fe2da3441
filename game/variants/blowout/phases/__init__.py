"""The decision points of BLOWOUT!!!, one class each."""

from game.variants.blowout.phase import BY_NAME, BlowoutPhase
from game.variants.blowout.phases.calls import DEFENSE_CALL, OFFENSE_CALL
from game.variants.blowout.phases.coin import COIN
from game.variants.blowout.phases.responses import DEFENSE_RESPONSE, OFFENSE_RESPONSE

__all__ = ["BY_NAME", "COIN", "DEFENSE_CALL", "DEFENSE_RESPONSE", "OFFENSE_CALL", "OFFENSE_RESPONSE", "BlowoutPhase"]
