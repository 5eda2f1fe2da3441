"""The march: a loop for the menu, and endings for a win, a loss and a tie."""

import random

from assets.make.sounds.band import Drums, Layer, bells, brass, mix_parts, part, short
from assets.make.sounds.signal import HALF_RATE, Samples, doubled, faded, sample_count

BEAT = 10_000 / HALF_RATE * 1000
"""Milliseconds of a beat: a whole number of samples, so that the loop has no seam. About 132 beats per minute."""
BARS = 8

MELODY = (
    "Bb4:1.5 F4:.5 Bb4:1 D5:1  F5:2 D5:1 Bb4:1  C5:1.5 Eb5:.5 D5:1 C5:1  A4:3 F4:.5 F4:.5 "
    "Bb4:1.5 F4:.5 Bb4:1 D5:1  G5:2 F5:1 Eb5:1  D5:1 C5:.5 D5:.5 C5:1 A4:1  Bb4:2 -:1 F4:1"
)
SECOND = (
    "F4:1.5 D4:.5 F4:1 F4:1  Bb4:2 F4:1 F4:1  G4:1.5 G4:.5 F4:1 Eb4:1  F4:3 Eb4:.5 Eb4:.5 "
    "F4:1.5 D4:.5 F4:1 F4:1  Bb4:2 Bb4:1 G4:1  F4:1 Eb4:.5 F4:.5 Eb4:1 Eb4:1  D4:2 -:1 D4:1"
)
CHORDS = ("D4+F4", "D4+F4", "Eb4+G4", "C4+Eb4", "D4+F4", "Eb4+G4", "C4+Eb4", "D4+F4")
"""Chords of the horns after each beat, by bar."""
ROOTS = ("Bb2 F2", "Bb2 D3", "C3 G2", "F2 C3", "Bb2 F2", "Eb2 Bb2", "F2 C3", "Bb2 F2")
"""Notes of the tubas on the first and third beat, by bar."""
CADENCE = "*.x.X.xxB.x.X.x.*.x.X.xxB.xxX.xx"
"""Two bars of the drum line, with four signs per beat."""


def theme(drums: Drums) -> Samples:
    """Eight bars as a loop. Notes that ring beyond the last bar continue in the first."""
    after_beats = " ".join(f"-:.5 {chord}:.5" for chord in CHORDS for _ in range(4))
    tubas = " ".join(f"{root}:2" for bar in ROOTS for root in bar.split())
    layers = [
        *part(MELODY, BEAT, short(brass(0.55), 0.8), 0.6),
        *part(SECOND, BEAT, short(brass(0.4), 0.8), 0.38),
        *part(after_beats, BEAT, short(brass(0.25), 0.5), 0.2),
        *part(tubas, BEAT, short(brass(0.45, attack=26), 0.5), 0.5),
        *part(_octave_up(MELODY), BEAT, bells, 0.09),
        *drums.beat(CADENCE * (BARS // 2), BEAT / 4, level=0.3),
        *drums.crash(0, 0.16), *drums.crash(4 * 4 * BEAT, 0.16),
    ]  # fmt: skip
    wrapped = _wrapped(layers, BARS * 4 * BEAT)
    return doubled(wrapped, wrapped[0])


def _octave_up(text: str) -> str:
    """Returns a written part an octave higher.

    >>> _octave_up("F4:1 -:.5 Bb5:2")
    'F5:1 -:.5 Bb6:2'
    """
    return " ".join(
        note if note.startswith("-") else f"{(name := note.split(':')[0])[:-1]}{int(name[-1]) + 1}:{note.split(':')[1]}"
        for note in text.split()
    )


def _wrapped(layers: list[Layer], length: float) -> Samples:
    """Mixes the layers into a loop of ``length`` milliseconds."""
    samples = sample_count(length, HALF_RATE)
    ring = [0.0] * samples
    for i, x in enumerate(mix_parts(layers)):
        ring[i % samples] += x
    return ring


def won(drums: Drums) -> Samples:
    """A win: the first bars of the march, broad and with all drums, up to a final chord."""
    beat = BEAT * 0.92
    melody = part("Bb4:1.5 F4:.5 Bb4:1 D5:1  F5:1 G5:1 A5:1 Bb5:3", beat, short(brass(0.9), 0.92), 0.7)
    under = part("F4:1.5 D4:.5 F4:1 F4+Bb4:1  D5:1 Eb5:1 Eb5:1 D5+F5:3", beat, short(brass(0.6), 0.92), 0.5)
    tubas = part("Bb2:1 F2:1 Bb2:1 D3:1 Bb2:1 Eb3:1 F2:1 Bb2:3", beat, short(brass(0.6, attack=24), 0.85), 0.6)
    drumming = drums.beat(CADENCE[:20], beat / 4, level=0.5) + drums.roll(5 * beat, 2 * beat, 0.2, 0.6)
    ringing = drums.crash(0, 0.3) + drums.crash(7 * beat, 0.5) + drums.bass(7 * beat)
    return _closed(melody, under, tubas, drumming, ringing, part("-:7 D6+F6+Bb6:2", beat, bells, 0.16))


def lost(drums: Drums) -> Samples:
    """A loss: the march in minor, slow and soft."""
    beat = BEAT * 1.25
    melody = part("G4:1.5 D4:.5 G4:1 Bb4:1  A4:1 G4:1 G4:3", beat, brass(0.18, attack=40), 0.7)
    under = part("Bb3:2 D4:2  C4+Eb4:1 C4:1 Bb3+D4:3", beat, brass(0.12, attack=45), 0.45)
    tubas = part("G2:2 G2:2 C3:1 D3:1 G2:3", beat, brass(0.2, attack=45), 0.6)
    return _closed(melody, under, tubas, drums.bass(0, 0.25), drums.bass(6 * beat, 0.25))


def tied(drums: Drums) -> Samples:
    """A tie: the march up to the bar before its end."""
    melody = part("Bb4:1.5 F4:.5 Bb4:1 D5:1  C5:1.5 Eb5:.5 D5:1 C5:3", BEAT, short(brass(0.5), 0.9), 0.65)
    under = part("F4:1.5 D4:.5 F4:1 F4:1  G4:1.5 G4:.5 F4:1 F4+A4:3", BEAT, short(brass(0.35), 0.9), 0.45)
    tubas = part("Bb2:1 F2:1 Bb2:1 D3:1 C3:2 F2:1 F2+C3:3", BEAT, short(brass(0.45, attack=26), 0.85), 0.6)
    return _closed(melody, under, tubas, drums.beat(CADENCE, BEAT / 4, level=0.35))


def _closed(*parts: list[Layer]) -> Samples:
    return faded(doubled(mix_parts(*parts)), 1, 200)


def make(rng: random.Random) -> dict[str, Samples]:
    """Returns the music by id."""
    drums = Drums(rng)
    return {"music_theme": theme(drums), "music_won": won(drums), "music_lost": lost(drums), "music_tied": tied(drums)}
