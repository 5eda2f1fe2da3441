"""The decision points of Real Deal: the toss choice, then offense and counter decisions."""

from game.variants.real_deal.phases import counter as counter, offense as offense, toss as toss
from game.variants.real_deal.phases.base import RealDealPhase as RealDealPhase
