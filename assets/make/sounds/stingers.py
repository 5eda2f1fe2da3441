"""The stingers: what the band plays at the big moments of a match.

Good events rise to a bright chord, bad ones fall and end low, undecided ones stay open. The instruments differ, too:
brass for points, drums for hits, bells for long kicks and doubled numbers. A function's name is its sound's id.
"""

import random

from assets.make.sounds.band import Drums, Layer, bells, brass, mix_parts, part, pitch, short, slide, timpani
from assets.make.sounds.signal import Samples, doubled, faded

BEAT = 110.0
"""Milliseconds of a short note."""
HORNS, BLARE, MUTED = brass(0.8), brass(1.25, bend=-0.6), brass(0.25, attack=35)
LOW = brass(0.7, attack=24)


def ended(*parts: list[Layer]) -> Samples:
    """Returns the mixed parts at the full sample rate, with a soft end."""
    return faded(doubled(mix_parts(*parts)), 1, 90)


def touchdown(drums: Drums) -> Samples:
    """A touchdown: a fanfare in triplets up to a full chord, with the whole drum line."""
    call = part("F4:1 F4:1 F4:1 Bb4:1 D5:1 F5:1 Bb4+D5+F5+Bb5:7", BEAT, HORNS)
    bass = part("-:6 Bb2+F3:7", BEAT, LOW, 0.9)
    return ended(call, bass, drums.roll(0, 6 * BEAT, 0.15, 0.7), drums.crash(6 * BEAT), drums.bass(6 * BEAT, 1.2))


def steal(drums: Drums) -> Samples:
    """A stolen play: a rip and two short chords."""
    rip = [(slide(pitch("D4"), pitch("D5"), 170), 0.9, 0.0)]
    stabs = part("-:1.7 D4+F4+A4:1 -:.5 F4+A4+C5+F5:4", BEAT, short(BLARE, 0.8), 0.9)
    return ended(rip, stabs, drums.snare(1.7 * BEAT), drums.snare(3.2 * BEAT), drums.crash(3.2 * BEAT, 0.35))


def wipe(drums: Drums) -> Samples:
    """Everything lost: chords that descend by half steps to the kettledrum."""
    slips = part("E4+G4+Bb4:1.6 Eb4+Gb4+A4:1.6 D4+F4+Ab4:1.6 Db4+E4+G4:3", BEAT, HORNS, 0.7)
    last = [(slide(pitch("Db3"), pitch("G2"), 620, 0.6), 1.0, 4.8 * BEAT)]
    strokes = part("C3:1.6 Bb2:1.6 A2:1.6 F2:4", BEAT, timpani, 0.9)
    return ended(slips, last, strokes, drums.bass(4.8 * BEAT, 1.2))


def jukem(drums: Drums) -> Samples:
    """A doubled number: bells run up two octaves, and the horns answer a fifth higher."""
    run = part("C5:.5 E5:.5 G5:.5 C6:.5 E6:.5 G6:.5 C7:3", BEAT, bells, 0.55)
    horns = part("C4+E4+G4:1.5 -:.5 -:1 G4+B4+D5+G5:4", BEAT, short(HORNS, 0.8), 0.85)
    return ended(run, horns, drums.beat("X..X..*", BEAT / 2), drums.crash(3 * BEAT, 0.3))


def interception(drums: Drums) -> Samples:
    """An interception: a slide up that stops, and a chord a tritone away."""
    snatched = [(slide(pitch("G4"), pitch("E5"), 230, 0.5), 0.8, 0.0)]
    chord = part("-:2.6 Bb3+Db4+E4+G4:5", BEAT, BLARE, 0.85)
    return ended(snatched, chord, drums.snare(2.2 * BEAT, 0.5), drums.beat("*.x.x", BEAT / 2, 2.6 * BEAT))


def fumble(drums: Drums) -> Samples:
    """A fumble: low notes that stumble, a rattle, and a harsh chord."""
    hops = part("Bb2:1.3 F2:1.1 Ab2:.9 E2:3.4", BEAT, short(LOW, 0.7), 1.0)
    rattle = drums.roll(1.2 * BEAT, 2.1 * BEAT, 0.7, 0.2, 31)
    return ended(hops, rattle, part("-:3.3 E3+Bb3+Eb4:3", BEAT, MUTED, 0.8), drums.bass(3.3 * BEAT))


def downs(drums: Drums) -> Samples:
    """A stop on fourth down: hard drums and three falling chords."""
    turned = part("-:1.8 Bb3+D4+F4:.9 A3+C#4+E4:.9 G3+B3+D4+G4:3.6", BEAT, short(HORNS, 0.7), 0.85)
    return ended(turned, drums.beat("X.X.**", BEAT * 0.45), drums.bass(3.6 * BEAT), part("-:3.6 G2:3", BEAT, LOW, 0.7))


def safety(drums: Drums) -> Samples:
    """A safety: two long low notes, the second an octave down."""
    blows = part("F3+C4:2.4 F2+C3:6", BEAT, LOW)
    return ended(blows, part("F2:2.4 F2:3", BEAT, timpani, 0.8), drums.bass(0), drums.bass(2.4 * BEAT, 1.2))


def long_play(drums: Drums) -> Samples:
    """A long play: a galloping drum under a rising scale."""
    scale = part("F4:.66 G4:.66 A4:.66 Bb4:.66 C5:.66 D5:.66 Eb5:.66 F5+Bb4+D5:4", BEAT, short(HORNS, 0.75), 0.8)
    gallop = drums.beat("X.xx X.xx X.xx X.xx *", BEAT * 0.29)
    return ended(scale, gallop, drums.crash(4.6 * BEAT, 0.35))


def sack(drums: Drums) -> Samples:
    """A sack: bass drums and a growl."""
    growl = part("-:.6 E2+F2+B2:3", BEAT, brass(1.1, bend=-1.2, attack=12), 0.8)
    blows = drums.bass(0, 1.3) + drums.snare(0) + drums.bass(0.6 * BEAT, 1.4)
    return ended(growl, blows, drums.roll(80, 240, 0.6, 0.1, 29))


def last_turn(drums: Drums) -> Samples:
    """The last turn: a ticking rim over a held note and a bell."""
    held = part("C3+G3:9", BEAT, MUTED, 0.9)
    ticks = part("G6:2 G6:2 G6:2 C7:3", BEAT, bells, 0.5)
    return ended(held, ticks, part("-:6 Ab3+B3+D4:3.4", BEAT, MUTED, 0.8), drums.beat("x.x.x.X", BEAT))


def long_kick(drums: Drums) -> Samples:
    """A long kick: high bells for the flight, then a chord as the ball drops."""
    flight = part("Bb5:.6 D6:.6 F6:.6 A6:.6 Bb6:.6 F6:.6 D6:.6", BEAT, bells, 0.6)
    chord = part("-:4.2 Eb4+G4+Bb4:1.4 D4+F4+Bb4+D5:4.4", BEAT, HORNS, 0.8)
    return ended(flight, chord, drums.bass(4.2 * BEAT), drums.snare(5.6 * BEAT), drums.crash(5.6 * BEAT, 0.3))


def halftime(drums: Drums) -> Samples:
    """Halftime: a cadence, a call, and its answer."""
    cadence = drums.beat("B.x.X.xx B.xxX.x. *", BEAT * 0.72)
    call = part("Bb4:1 Bb4:.5 D5:.5 F5:2", BEAT * 1.44, short(HORNS, 0.75), 0.8)
    answer = part("-:4 F4+A4+Eb5:1 F4+Bb4+D5:3", BEAT * 1.44, HORNS, 0.75)
    return ended(cadence, call, answer, part("-:5 Bb2:2.4", BEAT * 1.44, LOW, 0.9))


def final_win(drums: Drums) -> Samples:
    """A win: two calls and a high chord."""
    calls = part("F4+Bb4:1 F4+Bb4:1 Bb4+D5:2 Bb4+D5:1 Bb4+D5:1 D5+F5+Bb5:6", BEAT * 1.1, short(HORNS, 0.9), 0.85)
    bass = part("Bb2:2 Bb2:2 F2:2 Bb2:6", BEAT * 1.1, LOW, 0.8)
    struck = drums.crash(6.6 * BEAT) + drums.bass(6.6 * BEAT)
    return ended(calls, bass, drums.roll(4.4 * BEAT, 2.2 * BEAT, 0.2, 0.8), struck)


def final_loss(drums: Drums) -> Samples:
    """A loss: soft falling chords, and no drum at the end."""
    chords = part("G3+Bb3+D4:2.5 F3+A3+D4:2.5 Eb3+G3+Bb3:2.5 D3+G3+Bb3:5", BEAT * 1.2, MUTED)
    return ended(chords, part("G2:5 Eb2:2.5 G2:5", BEAT * 1.2, brass(0.2, attack=40), 0.7), drums.bass(0, 0.5))


def final_tie(drums: Drums) -> Samples:
    """A tie: the winner's call, left open."""
    call = part("F4+Bb4:1 F4+Bb4:1 G4+C5:2 F4+G4+C5:5", BEAT * 1.2, short(HORNS, 0.95), 0.8)
    return ended(call, part("F2:4 F2+C3:5", BEAT * 1.2, LOW, 0.7), drums.beat("x.xxX...B", BEAT * 0.6))


STINGERS = (
    touchdown, steal, wipe, interception, fumble, downs, safety, long_play, sack, last_turn, long_kick, halftime,
    final_win, final_loss, final_tie,
)  # fmt: skip


def make(rng: random.Random) -> dict[str, Samples]:
    """Returns the sounds of this family by id."""
    drums = Drums(rng)
    return {f"stinger_{stinger.__name__}": stinger(drums) for stinger in STINGERS} | {"jukem": jukem(drums)}
