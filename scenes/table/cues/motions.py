"""Motions: named animations with their duration, sound and reduced form.

Single motions (``strike``, ``freeze``, ``knock``, ``count``, ``collect``, ``word``) are combined by ``then``,
``together`` and ``stagger``. A motion starts when the director plays the cue that :func:`cue` makes of it. Times are
seconds at normal speed and are multiplied by the player's pace. A sound is named by its file in ``assets/sounds``,
which a recipe in ``assets/make/sounds`` makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from scenes.shell.app import App
from scenes.table.cues.director import Cue
from scenes.table.stage.animator import Animator, Easing, in_out_cubic, in_quart, linear, out_back, out_cubic
from scenes.table.stage.big_moment import BigWord, GrowingNumber
from scenes.table.stage.effects import Effects
from scenes.table.stage.looks import PLAIN, Look
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import ColorName

__all__ = [
    *("ANSWERED", "BREATH", "Ground", "Motion", "collect", "count", "cue", "do", "freeze", "hear", "hit", "hush"),
    *(
        "jump",
        "knock",
        "made",
        "move",
        "pause",
        "raise_number",
        "scuff",
        "settle",
        "shake",
        "stagger",
        "strike",
        "then",
        "then_told",
        "together",
        "word",
    ),
]

WIND_UP, STRIKE = 0.09, 0.11
"""Seconds in which a striking card draws back, and in which it comes down."""
DRAW_BACK, PUSHED, JUMP = 16.0, 7.0, 4.0
"""Distances that it draws back, that the struck card is pushed, and that its neighbors jump, in units."""
HIT_FREEZE = 0.08
"""Seconds for which the table freezes at a hit."""
KNOCK_SECONDS, SETTLE_SECONDS = 0.06, 0.2
"""Seconds in which a struck card gives way, and in which it returns."""
TILT = 6.0
"""Degrees that a struck card is turned."""
SCUFF_SECONDS = 0.4
"""Seconds that chalk bits fly."""
WORD_OPENS, LETTERS_FALL, WORD_STAYS, WORD_CLOSES = 0.12, 0.26, 0.5, 0.12
"""Seconds in which a word's band opens, its letters fall, it is read, and it closes."""
WORD_STAYS_AT_LEAST = WORD_STAYS / 2
"""Least seconds that a complete word stays, at any speed: nobody reads faster because things move faster."""
WORD_COMPLETE = WORD_OPENS / 2 + LETTERS_FALL
"""Seconds until a word is complete: its letters start to fall when the band is half open."""
NUMBER_READ, NUMBER_FALLS = 0.3, 0.13
"""Seconds in which a number over the table is read, and in which a factor falls onto it."""
SQUASH, SQUASH_SECONDS = 0.04, 0.06
"""Fraction of its width by which a landing card is widened, and seconds until it is normal again."""
COLLECT_SECONDS = 0.3
"""Seconds in which a card flies to the place where it is collected."""
ANSWERED = WIND_UP + STRIKE + 0.16
"""Seconds until an answer has struck and the struck card has given way."""
GOES = 0.05
"""Seconds at the end of a word in which the rest is told, before anything else moves."""
BREATH = 0.12
"""Seconds between two small motions, so that they can be told apart."""
MAX_PITCH = 7
"""Largest number of semitones by which a counting sound rises."""


class MotionContext(Protocol):
    """What motions act on."""

    app: App
    animator: Animator
    effects: Effects
    pace: float
    """Factor on all durations; 0 if nothing moves."""
    reduced: bool
    """Whether the player has reduced motion, so that nothing travels."""

    def sound(self, sound_id: str, semitones: int = 0) -> None:
        """Plays a sound."""

    def later(self, action: Callable[[], object], delay: float) -> None:
        """Calls ``action`` after ``delay`` seconds at normal speed."""


@dataclass(frozen=True)
class Motion:
    """An animation: ``begin`` starts it, and what follows starts ``lasts`` seconds later."""

    begin: Callable[[MotionContext], object]
    lasts: float = 0.0


def cue(
    motion: Motion,
    ctx: MotionContext,
    *,
    tells: bool = False,
    big: bool = False,
    lasts: float | None = None,
    when: Callable[[], bool] | None = None,
) -> Cue:
    """Returns the cue that plays a motion; ``lasts`` overrides the time until the next cue.

    If ``when`` returns False at its start, nothing happens and no time passes.
    """

    def begin() -> bool:
        if when is not None and not when():
            return False
        motion.begin(ctx)
        return True

    return Cue(begin, motion.lasts if lasts is None else lasts, tells=tells, big=big)


def then_told(motion: Motion, ctx: MotionContext, *, lasts: float | None = None) -> list[Cue]:
    """Returns the cue that plays a motion with a word of its own, and one that tells the rest as the word goes."""
    whole = motion.lasts if lasts is None else lasts
    last = min(whole, GOES)
    return [cue(motion, ctx, lasts=whole - last), Cue(lambda: None, last, tells=True)]


# Joining motions


def then(*motions: Motion) -> Motion:
    """Plays motions one after another."""

    def begin(ctx: MotionContext) -> None:
        after = 0.0
        for motion in motions:
            _begin_after(ctx, motion, after)
            after += motion.lasts

    return Motion(begin, sum(motion.lasts for motion in motions))


def together(*motions: Motion) -> Motion:
    """Plays motions at the same time; lasts as long as the longest."""
    return stagger(0.0, *motions)


def stagger(gap: float, *motions: Motion) -> Motion:
    """Plays motions, each starting ``gap`` seconds after the previous one."""

    def begin(ctx: MotionContext) -> None:
        for index, motion in enumerate(motions):
            _begin_after(ctx, motion, index * gap)

    return Motion(begin, max((index * gap + motion.lasts for index, motion in enumerate(motions)), default=0.0))


def _begin_after(ctx: MotionContext, motion: Motion, seconds: float) -> None:
    if seconds <= 0:
        motion.begin(ctx)
    else:
        ctx.later(partial(motion.begin, ctx), seconds)


# Single motions


def do(action: Callable[[], object]) -> Motion:
    """Calls a function; takes no time."""
    return Motion(lambda ctx: action())


def made(prepare: Callable[[], Motion], lasts: float) -> Motion:
    """Creates a motion only when it starts, because it depends on the table then; takes ``lasts`` seconds."""
    return Motion(lambda ctx: prepare().begin(ctx), lasts)


def pause(seconds: float) -> Motion:
    """Does nothing for some seconds."""
    return Motion(lambda ctx: None, seconds)


def hear(sound_id: str, semitones: int = 0) -> Motion:
    """Plays a sound."""
    return Motion(lambda ctx: ctx.sound(sound_id, semitones))


def hush(seconds: float) -> Motion:
    """Makes the crowd hold its breath, as before a reveal."""
    return Motion(lambda ctx: ctx.app.sound.hush(seconds * ctx.pace))


def move(thing: Any, attribute: str, end: float, seconds: float, easing: Easing = out_cubic) -> Motion:
    """Tweens an attribute to a value; with reduced motion it is set at once."""

    def begin(ctx: MotionContext) -> None:
        ctx.animator.to(thing, attribute, end, 0.0 if ctx.reduced else seconds * ctx.pace, easing)

    return Motion(begin, seconds)


def freeze(seconds: float = HIT_FREEZE) -> Motion:
    """Freezes the table, as at a hit. Takes no time itself, as everything after it is frozen, too."""

    def begin(ctx: MotionContext) -> None:
        if not ctx.reduced:
            ctx.animator.freeze(seconds * ctx.pace)

    return Motion(begin)


def shake(force: float = 1.0) -> Motion:
    """Shakes the table, as far as the player's setting allows."""
    return Motion(lambda ctx: ctx.effects.shake(force))


def scuff(center: tuple[float, float], color: ColorName = "chalk300") -> Motion:
    """Lets chalk or turf fly off a point of the window, unless particles are off."""
    return Motion(lambda ctx: ctx.effects.scuff(center, color, SCUFF_SECONDS))


def strike(sprite: Sprite, x: float, y: float, *, width: float, tilt: float = 0.0, sound: str = "slam") -> Motion:
    """Draws a card back and slams it on a point of the window, ``width`` pixels wide, with the sound of a hit."""

    def begin(ctx: MotionContext) -> None:
        if ctx.reduced:
            sprite.x, sprite.y, sprite.width, sprite.tilt, sprite.flip = x, y, width, tilt, 1.0
            return
        animator, pace, back = ctx.animator, ctx.pace, ctx.app.theme.px(DRAW_BACK)
        away = 1.0 if sprite.y >= y else -1.0
        animator.to(sprite, "y", sprite.y + away * back, WIND_UP * pace, out_cubic)
        animator.to(sprite, "tilt", -tilt, WIND_UP * pace, out_cubic)

        def fall() -> None:
            for name, goal in (("x", x), ("y", y), ("width", width), ("tilt", tilt)):
                animator.to(sprite, name, goal, STRIKE * pace, in_quart)
            animator.to(sprite, "flip", 1.0, STRIKE * pace * 0.7, linear)

        ctx.later(fall, WIND_UP)

    return then(Motion(begin, WIND_UP + STRIKE), hear(sound))


def knock(struck: Sprite, beside: Iterable[Sprite] = (), *, away: float = 1.0) -> Motion:
    """Lets a card that was hit give way and return, and those ``beside`` it jump. ``away`` is -1 for the left."""

    def begin(ctx: MotionContext) -> None:
        if ctx.reduced:
            return
        theme, pace = ctx.app.theme, ctx.pace
        _there_and_back(ctx, struck, "x", struck.x + away * theme.px(PUSHED), struck.x, pace)
        _there_and_back(ctx, struck, "tilt", struck.tilt + away * TILT, struck.tilt, pace)

    return together(Motion(begin, KNOCK_SECONDS + SETTLE_SECONDS), jump(beside))


def jump(cards: Iterable[Sprite]) -> Motion:
    """Lets cards jump because something came down beside them; takes no time itself."""
    near = list(cards)

    def begin(ctx: MotionContext) -> None:
        for sprite in [] if ctx.reduced else near:
            _there_and_back(ctx, sprite, "rise", sprite.rise + ctx.app.theme.px(JUMP), sprite.rise, ctx.pace)

    return Motion(begin)


def _there_and_back(ctx: MotionContext, thing: Any, attribute: str, there: float, back: float, pace: float) -> None:
    ctx.animator.to(thing, attribute, there, KNOCK_SECONDS * pace, out_cubic)
    ctx.later(lambda: ctx.animator.to(thing, attribute, back, SETTLE_SECONDS * pace, out_back), KNOCK_SECONDS)


def settle(card: Sprite) -> Motion:
    """Squashes a card that has landed a little and lets it spring back."""

    def begin(ctx: MotionContext) -> None:
        if not ctx.reduced:
            card.swell = card.width * SQUASH
            ctx.animator.to(card, "swell", 0.0, SQUASH_SECONDS * ctx.pace, out_cubic)

    return Motion(begin, SQUASH_SECONDS)


def hit(center: tuple[float, float], *struck: Sprite, force: float, away: float = 1.0) -> Motion:
    """Plays a hard hit on a point of the window: the table freezes and shakes, and chalk flies.

    The ``struck`` cards give way. ``force`` is the strength of the shake, 0 to 1.
    """
    given = (knock(card, away=away) for card in struck)
    return together(hear("slam"), freeze(), shake(force), scuff(center), *given)


def count(thing: Any, attribute: str, end: float, seconds: float, *, ticks: int = 4, sound: str = "tally") -> Motion:
    """Rolls a number to its new value, with a rising sound."""

    def begin(ctx: MotionContext) -> None:
        ctx.animator.to(thing, attribute, end, 0.0 if ctx.reduced else seconds * ctx.pace, linear)
        for tick in range(1 if ctx.reduced else ticks):
            ctx.later(partial(ctx.sound, sound, min(tick, MAX_PITCH)), tick * seconds / max(ticks, 1))

    return Motion(begin, seconds)


def collect(sprite: Sprite, goal: tuple[float, float], arrives: Callable[[], object], *, place: int = 0) -> Motion:
    """Flies a card to a point of the window, where ``arrives`` is called. A later ``place`` has a higher sound."""

    def begin(ctx: MotionContext) -> None:
        flight = 0.0 if ctx.reduced else COLLECT_SECONDS * ctx.pace
        for name, end in (("x", goal[0]), ("y", goal[1]), ("width", sprite.width * 0.3), ("tilt", 0.0)):
            ctx.animator.to(sprite, name, end, flight, in_out_cubic)
        ctx.animator.call(arrives, flight)

    return then(Motion(begin, COLLECT_SECONDS), hear("tally", min(place, MAX_PITCH)))


def raise_number(
    steps: Sequence[tuple[str, int]], *sounds: str, at: Callable[[], tuple[float, float]], full: bool = True
) -> Motion:
    """Shows a number over the darkened table, and lets factors slam into it, step by step.

    ``steps`` are pairs of the text that falls (empty for the first number) and the resulting number. ``sounds`` are
    those of the falls. ``at`` is called then and returns the number's middle, in pixels.
    """
    read, falls = NUMBER_READ * (1.0 if full else 0.5), len(steps) - 1

    def begin(ctx: MotionContext) -> None:
        shown = ctx.effects.growing_number(steps, at())
        shown.landed = 1
        hush(read * 2).begin(ctx)
        ctx.sound("tap")
        for step in range(falls):
            ctx.later(partial(fall, shown, step, ctx), read + step * (NUMBER_FALLS + read))
        ctx.later(partial(ctx.effects.end_moment, shown, WORD_CLOSES), (falls + 1) * read + falls * NUMBER_FALLS)

    def fall(shown: GrowingNumber, step: int, ctx: MotionContext) -> None:
        if not ctx.reduced:
            ctx.animator.to(shown, "falls", 1.0, NUMBER_FALLS * ctx.pace, in_quart)
        ctx.later(partial(land, shown, step, ctx), NUMBER_FALLS)

    def land(shown: GrowingNumber, step: int, ctx: MotionContext) -> None:
        shown.landed = step + 2
        ctx.animator.to(shown, "falls", 0.0, 0.0)
        together(hear(sounds[step]), freeze(), shake(0.7)).begin(ctx)

    return Motion(begin, (falls + 1) * read + falls * NUMBER_FALLS)


def word(
    text: str,
    below: Callable[[], str],
    color: ColorName,
    *,
    look: Look = PLAIN,
    full: bool = True,
    middle: Callable[[], int | None] = lambda: None,
    pace: float = 1.0,
) -> Motion:
    """Shows a word over the darkened table. ``below`` returns the line below it and is called then.

    ``middle`` is called at the same time and returns the y of the word's middle in pixels, or None for that of the
    table. Without ``full`` it takes half the time, but long enough to be read at the table's ``pace``. With reduced
    motion it appears at once with all its letters.
    """
    share = 1.0 if full else 0.5
    lasts = WORD_COMPLETE * share + max(WORD_STAYS * share, WORD_STAYS_AT_LEAST / pace if pace else 0.0)

    def begin(ctx: MotionContext) -> None:
        shown = ctx.effects.big_word(text, below(), color, middle(), look)
        letters = float(shown.letters)
        if ctx.reduced:
            shown.opened, shown.landed = 1.0, letters
        else:
            ctx.animator.to(shown, "opened", 1.0, look.opens * share * ctx.pace, look.easing)
            fall = LETTERS_FALL * share * ctx.pace
            ctx.later(lambda: ctx.animator.to(shown, "landed", letters, fall, linear), WORD_OPENS * share / 2)
            if look.slams:
                ctx.later(partial(shake().begin, ctx), look.opens * share)
        ctx.effects.gleam(shown, WORD_COMPLETE * share, lasts - WORD_COMPLETE * share)
        ctx.later(partial(_close, shown, ctx), lasts)

    return Motion(begin, lasts)


def _close(shown: BigWord, ctx: MotionContext) -> None:
    """Closes the word and brightens the table again."""
    shown.leaving = True
    ctx.animator.to(shown, "opened", 0.0, 0.0 if ctx.reduced else WORD_CLOSES * ctx.pace, in_quart)
    ctx.effects.end_moment(shown, WORD_CLOSES)
