"""The rules of Card Bowl as a player reads them, clause by clause, in our own words."""

from collections.abc import Sequence

from game.variant import RuleText
from game.variants.card_bowl.rulebook import basics, blocking, kicks, penalties, plays

SECTIONS = (*basics.SECTIONS, *kicks.SECTIONS, *blocking.SECTIONS, *plays.SECTIONS, *penalties.SECTIONS)
"""Each section with its clauses, in the order of the rulebook."""

_TEXTS = tuple(RuleText(f"CB-{number}", section, text) for section, clauses in SECTIONS for number, text in clauses)


def rules() -> Sequence[RuleText]:
    """The whole rulebook."""
    return _TEXTS
