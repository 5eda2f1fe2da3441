"""The decision points of BLOWOUT!!!, one class each."""

from game.variants.blowout.phase import BY_NAME as BY_NAME, BlowoutPhase as BlowoutPhase
from game.variants.blowout.phases.calls import DEFENSE_CALL as DEFENSE_CALL, OFFENSE_CALL as OFFENSE_CALL
from game.variants.blowout.phases.coin import COIN as COIN
from game.variants.blowout.phases.responses import (
    DEFENSE_RESPONSE as DEFENSE_RESPONSE,
    OFFENSE_RESPONSE as OFFENSE_RESPONSE,
)
