"""The table of Real Deal, to sit down at."""

from functools import partial

from game.variants.real_deal import RULES
from tests.scenes.table import sitting

sit_down = partial(sitting.sit_down, RULES)
