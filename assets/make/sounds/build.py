"""Makes every sound file."""

import random

from assets.make.sounds import cards, crowd, impacts, interface, march, stadium, stingers
from assets.make.sounds.loudness import matched, target, wav
from assets.make.sounds.signal import Samples

SEED = 1869


def sounds() -> dict[str, Samples]:
    """Every sound by id, before its loudness is set; each family has its own generator."""
    return {
        **cards.make(random.Random(SEED)),
        **impacts.make(random.Random(SEED + 1)),
        **stadium.make(random.Random(SEED + 2)),
        **crowd.make(random.Random(SEED + 3)),
        **interface.make(),
        **stingers.make(random.Random(SEED + 4)),
        **march.make(random.Random(SEED + 5)),
    }


def build() -> dict[str, bytes]:
    """The files of this part, by their name below assets."""
    return {f"sounds/{name}.wav": wav(matched(samples, target(name))) for name, samples in sounds().items()}
