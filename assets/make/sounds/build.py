"""Makes the bytes of all sound files, for ``python -m assets.make``."""

import random

from assets.make.sounds import cards, crowd, impacts, interface, march, stadium, stingers
from assets.make.sounds.loudness import normalized, target_rms, wav
from assets.make.sounds.signal import Samples

SEED = 1869
"""Seed of the first family; each further one adds 1. Any other number would do as well."""


def sounds() -> dict[str, Samples]:
    """Returns all sounds by id, before they are normalized. Each family has its own random generator."""
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
    """Returns the sound files by their path below ``assets``."""
    return {f"sounds/{name}.wav": wav(normalized(samples, target_rms(name))) for name, samples in sounds().items()}
