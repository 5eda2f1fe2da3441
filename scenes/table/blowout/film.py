"""The film: during a play a large field covers half of the table, and its camera follows the ball.

It draws the ball, lines and chains of the small field, so that both always agree, and adds the players.
"""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.field import END_ZONE, FIELD
from game.variants.blowout.cards import RED_LINE
from scenes.table.blowout.field_strip import FieldStrip, from_left
from scenes.table.blowout.figures import HIGH, WIDE, Man, picture
from scenes.table.blowout.ground import RED
from scenes.table.blowout.large_ground import FOOT, LargeGround, Lens
from scenes.table.blowout.men import LINE, Scene, men
from scenes.table.blowout.play_path import THROWN, Play, cocks_arm, held_back, lane
from scenes.table.stage.animator import in_out_sine
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

AHEAD, FOLLOWS, GENTLY = 5.0, 11.0, 6.0
"""Yards that the camera looks ahead of the line, that the ball may get away before it follows, and before and after
which it follows more slowly.
"""
AROUND = 6.0
"""Yards on both sides of the line in which the players wait for the snap or push each other."""
FARTHEST = 4.0
"""Most yards past a goal line that the camera looks."""
BALL, AIR = 46.0, 1.6
"""Units of the ball, and how many times higher it rises than on the small field."""
IN_HAND, HAND_OF_PASSER = 26.0, (17.0, 50.0)
"""Units above the grass at which a ball is carried, and from a passer to the ball behind his head: aside and up."""
POSTS, CROSSBAR, APART, ASKEW = 112.0, 48.0, 0.2, 50.0
"""Posts: units of their height and of their crossbar, their distance as a share of the field's depth, and units between
them sideways, so that one sees through them.
"""
CHEERS = 6
"""Times that the crowd jumps up in a cheer."""
TRAIL = 2.5
"""Yards between the dots of a path that is shown without motion."""
STRAINS = 9.0
"""Radians per second in which waiting linemen push each other to and fro."""
STRAIN_STEPS, PUSHED = 2.0, 4.0
"""Pictures per radian of that, and yards from the ball in which it takes place."""
JOLT, JOLTS = 0.22, 9.0
"""Yards by which the picture shakes at a tackle, and radians of that."""


_CARRIED = ("run", "sack", "fumble", "punt", *THROWN)
"""Plays in which somebody carries the ball from the snap on, until a throw or a kick."""


class Film(StageItem):
    """The large field and everything on it."""

    layer = 35.0

    def __init__(self, theme: Theme, strip: FieldStrip) -> None:
        self.theme, self.strip = theme, strip
        self.ground = LargeGround(theme)
        self.area = pygame.Rect(0, 0, 0, 0)
        """Its area in pixels when fully open."""
        self.shown = 0.0
        """How far it is open, 0 to 1."""
        self.opens_to = 0.0
        """How far it is open once it has stopped opening or closing."""
        self.play = Play("run", 0, 20, 20, 20, 1.0)
        self.share = 0.0
        """Progress of the play, 0 to 1."""
        self.settled = 0.0
        """How far the pile has closed up after the tackle, 0 to 1."""
        self.strain = 0.0
        """Radians of the pushing of both lines while they wait."""
        self.steps, self.walked = 0.0, 0.0
        """Yards from the left that everybody moves with the ball at a penalty, and the share that is done, 0 to 1."""
        self.jumper: int | None = None
        """The seat whose lineman jumps before the snap."""
        self.jump, self.stands = 0.0, False
        """Progress of that jump, 0 to 1, and whether the whole line stands up instead."""
        self.jolt = 0.0
        """Remaining part of the shake of the picture after a tackle, 1 to 0."""
        self.flight: tuple[float, float] | None = None
        """Both ends of the last flight of the ball, in yards from the left; None before any."""
        self.carried = False
        """Whether somebody carries the ball."""
        self.cheer = 0.0
        """Remaining part of a cheer, 1 to 0."""
        self.measured = 0.0
        """How far the chain is stretched from the ball to the line, 0 to 1."""
        self.posts_lit: ColorName = ""
        """The color of the posts after a kick, empty before."""
        self.trail = False
        """Whether the path of the ball is dotted, as nothing moves with reduced motion."""

    @property
    def open(self) -> bool:
        """Whether it covers the small field."""
        return self.shown > 0

    @property
    def scene(self) -> Scene:
        """The moment of the play that it shows."""
        stepped, walks = self.steps * self.walked, 0 < self.walked < 1
        seen = self.share, self.ball_yards, self.settled, self.strain_step
        return Scene(*seen, stepped, walks, self.jumper, self.jump, self.stands)

    @property
    def strain_step(self) -> float:
        """The pushing in whole pictures, in radians."""
        return round(self.strain * STRAIN_STEPS) / STRAIN_STEPS

    def begin(self, play: Play, share: float = 0.0) -> None:
        """Puts the players of a play in their places after ``share`` of it."""
        self.play, self.share, self.strain = play, share, 0.0
        self.settled = self.measured = self.cheer = self.steps = self.walked = self.jump = self.jolt = 0.0
        self.carried, self.posts_lit, self.trail, self.flight = play.kind in _CARRIED, "", False, None

    def wait(self, dt: float) -> None:
        """Lets both lines push each other for ``dt`` seconds while the play waits for responses."""
        if self.open and 0 < self.share < 1:
            self.strain += dt * STRAINS

    def render_key(self) -> Hashable:
        if not self.open:
            return None
        ball, strip = self.strip.ball, self.strip
        at = round(ball.yards, 2), round(ball.lift), round(ball.angle / 6)
        lines = strip.to_gain.hidden, round(strip.to_gain.yards, 1), round(strip.scrimmage.yards, 1), strip.sign.down
        told = (
            round(self.steps * self.walked, 2),
            round(self.jump, 2),
            self.jumper,
            self.stands,
            round(self.jolt, 2),
            round(self.measured, 2),
            round(self.settled, 2),
            self.posts_lit,
            self._up,
            self.carried,
            self.trail,
        )
        return round(self.shown, 3), self.play, round(self.share, 3), at, lines, told, self.theme.generation

    def bounds(self) -> pygame.Rect:
        return pygame.Rect(self.area.x, self.area.y, self.area.w, round(self.area.h * self.shown))

    @property
    def scrum(self) -> pygame.Rect:
        """The part of its area in which both lines push each other, in pixels."""
        px, lens, start = self.theme.px, self.lens, self.play.start
        ends = [lens.point(yards, lane) for yards in (start - PUSHED, start + PUSHED) for lane in (LINE[0], LINE[-1])]
        (left, top), (right, low) = (tuple(map(choose, *ends)) for choose in (min, max))
        whole = pygame.Rect(round(left), round(top) - px(HIGH), round(right - left), round(low - top) + px(HIGH + FOOT))
        return whole.inflate(px(WIDE), 0).clip(self.bounds())

    @property
    def in_play(self) -> pygame.Rect:
        """The part of its area in which both lines, the ball and its way are."""
        ends = [self.play.start - AROUND, self.play.start + AROUND, self.strip.ball.yards]
        across = [self.point(yards, lane)[0] for yards in ends for lane in (0.0, 1.0)]
        left, shown = min(across), self.bounds()
        return pygame.Rect(round(left), shown.y, round(max(across) - left), shown.h).clip(shown)

    @property
    def _up(self) -> bool:
        return round(self.cheer * CHEERS) % 2 == 1

    @property
    def _sight(self) -> float:
        """Where the camera takes the ball to be: one that is caught stops at once, the camera comes to rest."""
        at, (start, end) = self.strip.ball.yards, self.flight or (0.0, 0.0)
        share = (at - start) / (end - start) if start != end else 1.0
        return start + (end - start) * in_out_sine(share) if 0 < share < 1 else at

    @property
    def lens(self) -> Lens:
        """What the camera sees. It follows the ball once that gets far from where it looks."""
        base = self.play.start + AHEAD * self.play.forward
        off = self._sight - base
        at = base + _followed(off)
        at = max(-FARTHEST, min(at, FIELD + FARTHEST)) + JOLT * self.jolt * math.sin(self.jolt * JOLTS)
        return Lens(self.area.move(0, round(self.area.h * (self.shown - 1))), self.theme.u, at)

    @property
    def lane(self) -> float:
        """The lane of the ball."""
        return lane(self.play, self.share)

    def point(self, yards: float, across: float | None = None) -> tuple[float, float]:
        """Returns a spot of the field in window pixels, in the lane of the ball if none is given."""
        return self.lens.point(yards, self.lane if across is None else across)

    @property
    def ball(self) -> tuple[float, float]:
        """The center of the ball in window pixels."""
        x, y = self.point(self.ball_yards)
        high = IN_HAND if self.carried else 6 + self.strip.ball.lift * AIR
        if self.carried and cocks_arm(self.play, self.share):
            aside, high = HAND_OF_PASSER
            x -= aside * self.play.forward * self.theme.u
        return x, y - high * self.theme.u

    @property
    def ball_yards(self) -> float:
        """Where the ball is, in yards from the left goal line: behind its spot as long as somebody holds it there."""
        return self.strip.ball.yards - held_back(self.play, self.share) * self.play.forward

    def paint(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.bounds()))
        lens = self.lens
        self.ground.paint(surface, lens, up=self._up)
        self._paint_lines(surface, lens)
        goal = FIELD + END_ZONE if self.play.forward > 0 else -END_ZONE
        self._paint_post(surface, lens, goal, 0.5 - APART / 2)
        self._paint_men(surface, lens)
        self._paint_post(surface, lens, goal, 0.5 + APART / 2)
        self._paint_side_line(surface, lens)
        edge = self.bounds()
        surface.fill(self.theme.color("blowout"), (edge.x, edge.bottom - self.theme.px(3), edge.w, self.theme.px(3)))
        surface.set_clip(clip)

    # The grass

    def _paint_lines(self, surface: pygame.Surface, lens: Lens) -> None:
        strip, theme = self.strip, self.theme
        red = from_left(RED_LINE, strip.rightward)
        steps = 9
        for step in range(steps):
            first, last = lens.point(red, step / steps), lens.point(red, (step + 0.6) / steps)
            pygame.draw.line(surface, RED, first, last, theme.px(4))
        self._paint_line(surface, lens, strip.scrimmage.yards, "chalk50", 3)
        if not strip.to_gain.hidden:
            self._paint_line(surface, lens, strip.to_gain.yards, "firstDown", 6)
        if self.trail:
            self._paint_trail(surface, lens)

    def _paint_line(self, surface: pygame.Surface, lens: Lens, yards: float, color: str, wide: float) -> None:
        far, near = lens.point(yards, 0.0), lens.point(yards, 1.0)
        pygame.draw.line(surface, self.theme.color("inkText"), far, near, self.theme.px(wide) + 2)
        pygame.draw.line(surface, self.theme.color(color), far, near, self.theme.px(wide))

    def _paint_trail(self, surface: pygame.Surface, lens: Lens) -> None:
        start, end = sorted((self.play.start, self.strip.ball.yards))
        while start < end:
            pygame.draw.circle(surface, self.theme.color("chalk50"), lens.point(start, self.lane), self.theme.px(4))
            start += TRAIL

    def _paint_side_line(self, surface: pygame.Surface, lens: Lens) -> None:
        """Paints the chains on the near side line, the down, and the missing yards."""
        theme, strip = self.theme, self.strip
        if not strip.chains.hidden:
            self._paint_chain(surface, lens, strip.chains.start, strip.chains.end, "chalk50")
            for yards in (strip.chains.start, strip.chains.end):
                x, y = lens.point(yards, 1.0)
                stake = pygame.Rect(round(x) - theme.px(2), round(y) - theme.px(16), theme.px(5), theme.px(30))
                surface.fill(theme.color("inkText"), stake.inflate(2, 2))
                surface.fill(theme.color("firstDown"), stake)
        x, y = lens.point(strip.scrimmage.yards, 1.0)
        plate = box_at(theme.px(24), theme.px(24), center=(round(x), round(y) + theme.px(FOOT / 2)))
        paint_plate(surface, theme, plate, "chalk50", border="inkText", line=2, cut=4)
        digit = theme.text("block", 17, str(strip.sign.down), "inkText")
        surface.blit(digit, digit.get_rect(center=plate.center))
        if self.measured and not strip.to_gain.hidden:
            self._paint_measure(surface, lens)

    def _paint_chain(self, surface: pygame.Surface, lens: Lens, start: float, end: float, color: str) -> None:
        theme, link = self.theme, self.theme.px(8)
        (left, y), (right, _) = sorted((lens.point(start, 1.0), lens.point(end, 1.0)))
        y += theme.px(9)
        for index, x in enumerate(range(round(left), round(right), max(link, 1))):
            stop = min(x + link - 1, round(right))
            slack = theme.px(1 if index % 2 else -1)
            pygame.draw.line(surface, theme.color(color), (x, y), (stop, y + slack), theme.px(3))

    def _paint_measure(self, surface: pygame.Surface, lens: Lens) -> None:
        """Paints the chain from the ball to the line, with the missing yards at its middle."""
        theme, line, ball = self.theme, self.strip.to_gain.yards, self.strip.ball.yards
        reach = ball + (line - ball) * self.measured
        (left, y), (right, _) = lens.point(ball, 0.8), lens.point(reach, 0.8)
        pygame.draw.line(surface, theme.color("inkText"), (left, y), (right, y), theme.px(8))
        pygame.draw.line(surface, theme.color("firstDown"), (left, y), (right, y), theme.px(4))
        missing = round(abs(line - ball))
        words = theme.text("block", 24, f"{missing} short", "firstDown")
        plate = words.get_rect(midtop=(round((left + right) / 2), round(y) + theme.px(6)))
        plate = plate.inflate(theme.px(14), theme.px(2))
        paint_plate(surface, theme, plate, "ink900", border="firstDown", cut=5)
        surface.blit(words, words.get_rect(center=plate.center))

    # What stands on it

    def _paint_post(self, surface: pygame.Surface, lens: Lens, goal: float, lane: float) -> None:
        """Paints one post. The near one has the crossbar, so that a good kick flies between both."""
        theme, u = self.theme, self.theme.u
        color = theme.color(self.posts_lit or "firstDown")
        (middle, ground), y = lens.point(goal, 0.5), lens.point(goal, lane)[1]
        aside = ASKEW * u / (2 if lane < 0.5 else -2)
        x = middle + aside
        if not self.area.inflate(theme.px(80), 0).collidepoint(middle, self.area.centery):
            return
        bar = y - CROSSBAR * u
        ways = [[(x, bar), (x, y - POSTS * u)]]
        if lane > 0.5:
            far = middle - aside, lens.point(goal, 1 - lane)[1] - CROSSBAR * u
            ways += [[(x, bar), far], [(middle, ground), (middle, ground - CROSSBAR * u)]]
        for wide, shade in ((theme.px(5) + 3, theme.color("inkText")), (theme.px(5), color)):
            for way in ways:
                pygame.draw.lines(surface, shade, False, way, wide)

    def _paint_men(self, surface: pygame.Surface, lens: Lens) -> None:
        """Paints the players and the ball from the far side line to the near one."""
        drawn = False
        for man in sorted(men(self.play, self.scene), key=lambda man: man.lane):
            if not drawn and man.lane > self.lane:
                self._paint_ball(surface, lens)
                drawn = True
            self._paint_man(surface, lens, man)
        if not drawn:
            self._paint_ball(surface, lens)

    def _paint_man(self, surface: pygame.Surface, lens: Lens, man: Man) -> None:
        drawn, (x, y) = picture(self.theme, man), lens.point(man.yards, man.lane)
        place = drawn.get_rect(midbottom=(round(x), round(y - man.lift * self.theme.u) + self.theme.px(5)))
        if place.inflate(self.theme.px(WIDE), self.theme.px(FOOT)).colliderect(surface.get_clip()):
            self._shade(surface, (x, y), 30)
            surface.blit(drawn, place)

    def _shade(self, surface: pygame.Surface, center: tuple[float, float], wide: float) -> None:
        shade = box_at(self.theme.px(wide), self.theme.px(wide * 0.28), center=(round(center[0]), round(center[1])))
        pygame.draw.ellipse(surface, self.theme.color("#0D3320"), shade)

    def _paint_ball(self, surface: pygame.Surface, lens: Lens) -> None:
        theme, (x, y), ball = self.theme, self.ball, self.strip.ball
        size = BALL * (0.55 if self.carried else 1.0)
        turned = theme.svg("ball", (theme.px(size), theme.px(size * 2 / 3)))
        if abs(ball.angle) >= 3:
            turned = pygame.transform.rotozoom(turned, -round(ball.angle / 6) * 6, 1.0)
        if not self.carried:
            self._shade(surface, lens.point(self.ball_yards, self.lane), size * 0.8)
        surface.blit(turned, turned.get_rect(center=(round(x), round(y))))


def _followed(off: float) -> float:
    """Returns how far the camera goes for a ball that is ``off`` where it looks, in yards: it starts gently.

    >>> _followed(4.0), _followed(-11.0), _followed(30.0)
    (0.0, -1.5, 19.0)
    """
    beyond = abs(off) - FOLLOWS
    if abs(beyond) >= GENTLY:
        return math.copysign(max(beyond, 0.0), off)
    return math.copysign((beyond + GENTLY) ** 2 / (4 * GENTLY), off)


class Scrum(StageItem):
    """Both lines that push each other while a play waits: of the film only they are painted again, by itself."""

    layer = Film.layer

    def __init__(self, film: Film) -> None:
        self.film = film

    def render_key(self) -> Hashable:
        return (self.film.strain_step,) if self.film.open and self.film.strain else None

    def bounds(self) -> pygame.Rect:
        return self.film.scrum

    def paint(self, surface: pygame.Surface) -> None:
        """Leaves it to the film, whose part under its bounds is painted with it."""
