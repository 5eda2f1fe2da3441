"""The rules of Card Bowl as a player reads them, clause by clause, in our own words."""

from collections.abc import Sequence

from game.variant import RuleText, rule_texts
from game.variants.card_bowl.rulebook import basics, blocking, kicks, penalties, plays

SECTIONS = basics.SECTIONS | kicks.SECTIONS | blocking.SECTIONS | plays.SECTIONS | penalties.SECTIONS
"""Each section with its clauses, in the order of the rulebook."""


def rules() -> Sequence[RuleText]:
    """Returns every clause, in the order in which it is read."""
    return rule_texts("CB", SECTIONS)
