"""The table of Card Bowl, to sit down at for a match that is over soon."""

from functools import partial

from game.variants.card_bowl import RULES
from tests.scenes.table import sitting

QUICK = {"timing": "simple1", "plays_per_quarter": "5"}
"""Options of a match that is over soon."""
sit_down = partial(sitting.sit_down, RULES, options=QUICK)
