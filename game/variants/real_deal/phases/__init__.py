"""The decision points of Real Deal: the toss choice, then offense and counter decisions."""

from game.variants.real_deal.phase import BY_NAME, RealDealPhase
from game.variants.real_deal.phases.counter import COUNTER_DECISION
from game.variants.real_deal.phases.offense import OFFENSE_DECISION
from game.variants.real_deal.phases.toss import TOSS_CHOICE

__all__ = ["BY_NAME", "COUNTER_DECISION", "OFFENSE_DECISION", "TOSS_CHOICE", "RealDealPhase"]
