"""Motions of things other than cards: a flying ball, a thrown flag, goal posts, a stamped word.

Points are pixels of the window, sizes are units.
"""

from __future__ import annotations

from scenes.table.cues.motions import Motion, MotionContext, freeze, hear, scuff, then, together
from scenes.table.stage.big_moment import outlined

Point = tuple[float, float]
FLIES, STAYS = 0.5, 0.2
"""Seconds of a ball's flight, and for which it stays at the end."""
BALL, BALL_HIGH = 54.0, 100.0
HOPS, HOP, HOP_HIGH = 0.6, 52.0, 54.0
"""Seconds of three hops of a loose ball, units of each hop, and height of the first, in units."""
TOSSED, LIES = 0.48, 0.5
"""Seconds in which a flag comes down, and for which it lies there."""
FLAG, FLAG_HIGH = 60.0, 90.0
TURNS = 1.5
"""Turns of a ball or a flag on its way."""
POSTS, BETWEEN, POST, CALLED = (150.0, 180.0), -36.0, 62.0, 64.0
"""Size of the posts, and distances from their middle up to a kick that arrives, aside to one of them, and down to the
call, in units."""
WIDE, DROPPED, BOUNCE = 90.0, 40.0, 30.0
"""Units that a ball falls aside off a post, below the middle of the posts, and that it bounces before."""
NUMBER, NUMBER_HIGH = 64.0, 40.0
"""Size of a thrown number, and height of its arc, in units."""
KICKED, FALLS, STAND, JUDGED = 0.6, 0.34, 0.65, 0.5
"""Seconds of a kick's flight, in which the ball falls then, for which the posts stay, and in which its call is read."""


def ball(
    start: Point,
    end: Point,
    *,
    wide: float = BALL,
    high: float = BALL_HIGH,
    turns: float = TURNS,
    lasts: float = FLIES,
    stays: float = STAYS,
    sound: str = "swish",
) -> Motion:
    """Lets a ball fly on an arc; negative turns are backward."""

    def begin(ctx: MotionContext) -> None:
        px = ctx.app.theme.px
        picture = ctx.app.theme.svg("ball", (px(wide), px(wide * 2 / 3)))
        ctx.effects.fly(picture, start, end, lasts, px(high), turns, stays)

    return together(hear(sound), Motion(begin, lasts))


def hop(start: Point, *, wide: float = BALL, step: float = HOP, high: float = HOP_HIGH) -> Motion:
    """Lets a loose ball bounce away three times."""

    def begin(ctx: MotionContext) -> None:
        px = ctx.app.theme.px
        ctx.effects.hop(ctx.app.theme.svg("ball", (px(wide), px(wide * 2 / 3))), start, px(step), HOPS, px(high))

    return together(hear("bobble"), Motion(begin, HOPS))


def flag(start: Point, end: Point, *, wide: float = FLAG, lasts: float = TOSSED, lies: float = LIES) -> Motion:
    """Throws a penalty flag; the whistle sounds when it has come down, and it ``lies`` there for some seconds."""

    def begin(ctx: MotionContext) -> None:
        px = ctx.app.theme.px
        picture = ctx.app.theme.svg("flag_penalty", (px(wide), px(wide)))
        ctx.effects.fly(picture, start, end, lasts, px(FLAG_HIGH), TURNS, lies)

    return together(hear("flag"), then(Motion(begin, lasts), hear("whistle")))


def sign(name: str, center: Point, size: tuple[float, float], lasts: float, color: str | None = None) -> Motion:
    """Shows a picture at a point for ``lasts`` seconds, like the goal posts at a kick. ``color`` tints an icon."""

    def begin(ctx: MotionContext) -> None:
        theme = ctx.app.theme
        picture = theme.svg(name, (theme.px(size[0]), theme.px(size[1])), color)
        ctx.effects.fly(picture, center, center, 0.0, stays=lasts)

    return Motion(begin, lasts)


def thrown_number(words: str, start: Point, end: Point, lasts: float) -> Motion:
    """Throws a number in big digits to what counts it."""

    def begin(ctx: MotionContext) -> None:
        theme = ctx.app.theme
        picture = outlined(theme, words, NUMBER, "firstDown")
        ctx.effects.fly(picture, start, end, lasts, theme.px(NUMBER_HIGH), stays=0.0)

    return Motion(begin, lasts)


def stamp(center: Point, words: str, color: str, size: float = 40.0, sound: str = "") -> Motion:
    """Stamps a word on what it refers to; it disappears by itself."""
    stamped = Motion(lambda ctx: ctx.effects.stamp(center, words, color, size))
    return together(stamped, hear(sound))


def kick(
    start: Point, posts: Point, *, good: bool, called: bool = True, scale: float = 1.0, high: float = BALL_HIGH
) -> Motion:
    """Lets the ball fly through the posts or against them, and shows the call below them when it gets there.

    A kick that is not ``called`` has a headline of its own. ``scale`` is the size of the posts and ``high`` the height
    of the arc in units, where less room is free.
    """

    def ways(ctx: MotionContext) -> tuple[Point, Point]:
        """Returns where the ball meets the posts, and where it falls from there."""
        px = ctx.app.theme.px
        met = posts[0] + (0 if good else px(POST * scale)), posts[1] + px(BETWEEN * scale)
        return met, (met[0] + (0 if good else px(WIDE)), posts[1] + px(DROPPED * scale))

    def begin(ctx: MotionContext) -> None:
        flies = ball(start, ways(ctx)[0], high=high, turns=2.0, lasts=KICKED, stays=0.0, sound="kick")
        size = POSTS[0] * scale, POSTS[1] * scale
        together(sign("posts", posts, size, KICKED + STAND), flies).begin(ctx)

    def call(ctx: MotionContext) -> None:
        color = "gain" if good else "loss"
        met, fallen = ways(ctx)
        falls = ball(met, fallen, high=BOUNCE, lasts=FALLS, stays=0.0, sound="thud" if good else "bobble")
        below = posts[0], posts[1] + ctx.app.theme.px(CALLED)
        told = [stamp(below, "GOOD" if good else "NO GOOD", color, sound="thud")] if called else []
        together(freeze(), scuff(met, color), falls, *told).begin(ctx)

    judged = together(Motion(call, JUDGED), hear("crowd_cheer" if good else "crowd_groan"))
    return then(Motion(begin, KICKED), judged)
