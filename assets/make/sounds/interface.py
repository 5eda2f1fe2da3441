"""The sounds of the interface: focus, confirmation, refusal, counting up, and chimes."""

from assets.make.sounds.signal import Samples, faded, mixed, sample_count, semitones, strike, tone, triangle

TALLY_STEPS = 8
TALLY_HERTZ = 660.0
C5_HERTZ = 523.25


def blip(start: float, end: float, length: float) -> Samples:
    """A short soft sine that glides from one pitch to another."""
    return faded(strike(tone(sample_count(length), lambda t: start + (end - start) * t), length / 2, 2), 2, length / 2)


def tally(step: int) -> Samples:
    """One point counted: a semitone higher with each step."""
    hertz = TALLY_HERTZ * semitones(step)
    length = sample_count(70)
    return faded(mixed((strike(tone(length, hertz), 22), 1, 0), (strike(tone(length, hertz * 2), 10), 0.25, 0)), 1, 15)


def deny() -> Samples:
    """A refusal: two low, soft knocks."""
    knock = faded(strike(triangle(sample_count(70), 180), 45, 4), 3, 20)
    return mixed((knock, 1, 0), (knock, 0.85, 110))


def chime(steps: tuple[int, ...], apart: float, ring: float) -> Samples:
    """Notes, in semitones above C5, that overlap like small bells."""
    notes = []
    for number, step in enumerate(steps):
        hertz, length = C5_HERTZ * semitones(step), sample_count(ring * 3)
        bell = mixed(
            (strike(tone(length, hertz), ring, 3), 1, 0),
            (strike(tone(length, hertz * 2), ring / 2, 2), 0.3, 0),
            (strike(tone(length, hertz * 3.01), ring / 5, 1), 0.12, 0),
        )
        notes.append((bell, 1.0, apart * number))
    return faded(mixed(*notes), 1, 80)


def make() -> dict[str, Samples]:
    """Returns the sounds of this family by id."""
    sounds = {
        "ui_move": blip(520, 520, 18), "ui_ok": blip(780, 790, 34), "ui_back": blip(400, 380, 34),
        "ui_open": blip(520, 780, 60), "ui_close": blip(780, 520, 60), "tick": blip(1250, 1150, 12),
        "deny": deny(), "toast": chime((7, 12), 110, 110), "level_up": chime((0, 4, 7, 12), 95, 150),
    }  # fmt: skip
    return sounds | {f"tally_{step + 1}": tally(step) for step in range(TALLY_STEPS)}
