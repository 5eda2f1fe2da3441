"""The decision points of BLOWOUT!!!, one class each."""

from game.variants.blowout.phases import calls as calls, coin as coin, responses as responses
from game.variants.blowout.phases.base import BlowoutPhase as BlowoutPhase
