"""The decision points of Real Deal: the toss choice, then offense and counter decisions."""

from game.variants.real_deal.phase import BY_NAME as BY_NAME, RealDealPhase as RealDealPhase
from game.variants.real_deal.phases.counter import COUNTER_DECISION as COUNTER_DECISION
from game.variants.real_deal.phases.offense import OFFENSE_DECISION as OFFENSE_DECISION
from game.variants.real_deal.phases.toss import TOSS_CHOICE as TOSS_CHOICE
