"""The table of BLOWOUT!!!, to sit down at."""

from functools import partial

from game.variants.blowout import RULES
from tests.scenes.table import sitting

sit_down = partial(sitting.sit_down, RULES)
