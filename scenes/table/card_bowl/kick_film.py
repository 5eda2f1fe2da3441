"""A kick and its return on the film: the ball with its shadow, and a disc with the crest of his club for each man."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.field import END_ZONE, FIELD
from game.variants.card_bowl.cards import RED_JOKER
from game.variants.card_bowl.events import Declared, FumbleBegan, PlayEnded
from game.variants.card_bowl.names import yards
from scenes.table.card_bowl.ball import TURNS, turned_ball
from scenes.table.card_bowl.ground import Ground
from scenes.table.card_bowl.shown import FilmItem
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.clubs import paint_crest
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

DISC, RIM = 62.0, 4.0
"""Diameter of a man's disc, and width of its colored edge, in units."""
BALLS = tuple((wide, wide * 2 / 3) for wide in (30.0, 36.0, 42.0, 48.0, 54.0, 60.0, 66.0))
"""Sizes of the ball from the grass to the top of its flight, in units."""
HIGH = 165.0
"""Height of the top of a flight over the grass in units."""
SHADOW = (30.0, 11.0)
"""Size of the shadow of ball and men in units."""
IN_ARM = (22.0, 13.0)
"""Distance of a carried ball from the middle of the disc, to the right and down, in units."""
TEE = (11.0, 9.0)
"""Half width and height of the tee in units."""
RUN_UP, BESIDE, PUNTER = 7.0, -46.0, 12.0
"""Yards from the kicker back to the start of his run, units aside, and yards from the line back to a punter."""
LOW = 5.0
"""Yards by which the camera keeps the ball below the line of scrimmage of a play."""
BEYOND = 12.0
"""Yards past a goal line beyond which no ball is shown."""
OVER_HIM = 0.26
"""Height of a punt while its receiver decides whether to catch it, 0 to 1."""
AROUND = ((-4.0, -96.0), (-0.5, 116.0))
"""Yards ahead and units aside of a loose ball at which the kicker and the receiver stand: below what is asked."""
NEAR = 12.0
"""Yards from which a man comes to a ball on the grass."""
COVERED = 13.0
"""Yards from whoever has the ball to the nearest man of the other club."""
SIZE, POP = 26.0, 9.0
"""Type size of the yards in units, and how much larger they are as a card adds to them."""
TACKLERS = 5
"""Number of men who come in on the runner of a return, one after the other."""
ROCK, ROCKS, ROCK_TURN = 7.0, 0.7, 0.2
"""Units by which a loose ball rocks to either side, seconds of it, and its turns at the farthest."""


class Man:
    """A man on the film; motions set where he is."""

    def __init__(self) -> None:
        self.seat = 0
        self.at = self.across = self.rise = 0.0
        """Own yard of the kickers, and units right of the middle and over the grass."""
        self.shown = False

    def stand(self, seat: int, at: float, across: float = 0.0) -> None:
        """Puts him on the film."""
        self.seat, self.at, self.across, self.rise, self.shown = seat, at, across, 0.0, True

    def come(self, seat: int, to: float, start: float, across: float) -> None:
        """Puts him on the film to come from ``start`` to a ball, unless he is near it already."""
        if not self.shown or abs(self.at - to) > NEAR:
            self.stand(seat, start, across)

    def key(self) -> Hashable:
        """Returns a key that changes whenever he is seen elsewhere."""
        return (self.seat, round(self.at, 2), round(self.across), round(self.rise)) if self.shown else None


class KickFilm(FilmItem):
    """The men and the ball of a kick. All yards are own yards of the kickers, so that a kick goes up the window."""

    layer = 61.0

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.theme, ground.shown)
        self.ground = ground
        self.men = (Man(), Man())
        """The kicker or whoever comes for his ball, and the receiver, by their seats."""
        self.tacklers = tuple(Man() for _ in range(TACKLERS))
        self.tackled = 0
        """Number of them who have come in."""
        self.holder: int | None = None
        """The seat whose man has the ball."""
        self.at = self.across = self.lift = self.turn = 0.0
        """Place of a ball that nobody has, its height from 0 to 1, and its turns."""
        self.rock = 0.0
        """How far a loose ball rocks aside, in units: it is never still."""
        self._rocked = 0.0
        """Seconds for which it has rocked."""
        self.on_tee = False
        self.flown = 0
        """Number of cards of the kick that have carried it on."""
        self.comes_to: float | None = None
        """Where it comes down by its cards so far; None while it is not in the air."""
        self.lost = False
        """Whether a runner has lost the ball in this play."""
        self.covered = 0
        """Yards that the coverage has taken off the return so far."""
        self.counts: float | None = None
        """The yard from which yards are counted at the ball; None while they are not."""
        self.counter = 0
        """The seat whose yards they are."""
        self.pop = 0.0
        """How much larger the count is drawn, 0 to 1."""
        self.acted: PlayEnded | None = None
        """The end of a kick that was acted out here, after which all stay where it left them."""

    # Where things are

    @property
    def kickers(self) -> int:
        """The seat that kicks."""
        return self.shown.table_state.play.offense

    @property
    def ball_at(self) -> float:
        """The yard of the ball."""
        return self.at if self.holder is None else self.men[self.holder].at

    @property
    def count(self) -> int:
        """Yards of the kick or of the return so far, as they are drawn."""
        count = self.count_at(self.ball_at)
        return max(0, count) if self.holder is None else count  # a punter stands behind the line

    def count_at(self, at: float) -> int:
        """Returns the count with the ball at a yard."""
        if self.counts is None:
            return 0
        ahead = 1 if self.counter == self.kickers else -1
        return round(ahead * (at - self.counts))

    def own(self, seat: int, ball_on: float) -> float:
        """Returns an own yard of a seat as one of the kickers, at most a little behind a goal line."""
        yard = ball_on if seat == self.kickers else FIELD - ball_on
        return max(-BEYOND, min(FIELD + BEYOND, yard))

    def scroll_to(self, at: float) -> float:
        """Returns how far the film has scrolled when the camera looks at a yard."""
        return at - self.shown.table_state.play.los + LOW

    def point(self, at: float, across: float = 0.0, rise: float = 0.0) -> tuple[int, int]:
        """Returns a place on the film in pixels of the window; ``across`` and ``rise`` are in units."""
        px = self.theme.px
        return self.lineup.film.centerx + px(across), self.ground.y(at) - px(rise)

    def ball(self) -> tuple[int, int]:
        """Returns the middle of the ball in pixels of the window."""
        if self.holder is None:
            return self.point(self.at, self.across + self.rock, self.lift * HIGH)
        man = self.men[self.holder]
        return self.point(man.at, man.across + IN_ARM[0], man.rise - IN_ARM[1])

    @property
    def is_loose(self) -> bool:
        """Whether the ball lies loose on the grass, and both sides go for it."""
        waits = self.shown.kicks and self.holder is None and not self.lift and not self.on_tee
        return waits and isinstance(self.shown.story.said, FumbleBegan | Declared)

    def move_idly(self, dt: float) -> None:
        """Lets a loose ball rock from side to side, ``dt`` seconds further."""
        self._rocked = self._rocked + dt if dt and self.is_loose else 0.0
        self.rock = ROCK * math.sin(2 * math.pi * self._rocked / ROCKS)

    # At rest

    def settle(self) -> None:
        """Shows ball and men as they are at rest, without what has led there."""
        if not self.shown.kicks:
            return
        state, kickers = self.shown.table_state, self.kickers
        ended = self.shown.story.ended
        if ended is not None and ended == self.acted:
            self.ground.scroll = self.scroll_to(self.ball_at)
            return
        self.on_tee = not state.purposes and state.play.kind != "punt"
        self.across = self.lift = self.turn = self.pop = 0.0
        self.flown = self.covered = self.tackled = 0
        self.lost = False
        self.comes_to = self.counts = None
        for man in (*self.men, *self.tacklers):
            man.shown = False
        self.at = self._rests_at()
        if not state.purposes:
            back, aside = (PUNTER, 0.0) if state.play.kind == "punt" else (RUN_UP, BESIDE)
            self.holder = None
            self.men[kickers].stand(kickers, self.at - back, aside)
        else:
            self._rest_after_cards()
        self.ground.scroll = self.scroll_to(self.at)

    def _rests_at(self) -> float:
        """Returns the yard of the ball at rest; where a play ended, and not where the next one begins."""
        state, ended = self.shown.table_state, self.shown.story.ended
        legs = self.shown.story.legs
        if ended is not None and ended.how != "touchback":
            return self.own(ended.holder, ended.ball_on)
        return self.own(0, legs[-1].end if ended is not None and legs else state.spot)

    def _rest_after_cards(self) -> None:
        """Stands both clubs' men around the ball, or one of them with it."""
        holder, kickers = self._rests_with(), self.kickers
        self.holder, receivers = holder, 1 - kickers
        if holder is not None:
            ahead = 1 if holder == kickers else -1
            self.men[holder].stand(holder, self.at)
            ended, landed = self.shown.story.ended, self.shown.table_state.pause.landed
            near = ended is not None and ended.how == "dead"
            self.men[1 - holder].stand(1 - holder, self.at + ahead * (0.5 if near else COVERED), -BESIDE)
            if landed is not None and ended is None:
                self.counts, self.counter = self.own(*landed), holder
            return
        (back, aside), place = AROUND
        if self._waits_for_it():
            self.lift, self.comes_to, back, aside, place = OVER_HIM, self.at, -COVERED, BESIDE, (0.0, 0.0)
        self.men[kickers].stand(kickers, self.at + back, aside)
        self.men[receivers].stand(receivers, self.at + place[0], place[1])

    def _waits_for_it(self) -> bool:
        """Returns whether a receiver stands under a punt and has not decided yet."""
        state, story = self.shown.table_state, self.shown.story
        on_its_way = {"return", "bounce", "fair_catch"}.isdisjoint(state.purposes)
        return state.play.kind == "punt" and state.pause.landed is not None and story.ended is None and on_its_way

    def _rests_with(self) -> int | None:
        """Returns the seat that has the ball at rest; None if it lies on the grass."""
        state, story = self.shown.table_state, self.shown.story
        ended, way = story.ended, story.legs[-1].way if story.legs else ""
        if ended is not None:
            over = abs(self.at - FIELD / 2) > FIELD / 2 + END_ZONE
            lies = ended.how in ("out", "taken") or way == "loose" or (ended.how == "touchback" and over)
            return None if lies or not way else ended.holder
        lost = story.loose or list(state.zones["drawn"][-1:]) == [RED_JOKER]
        if state.pause.landed is None or lost or self._waits_for_it() or state.purposes[-1] == "bounce":
            return None
        return state.ball.seat if "return" in state.purposes else 1 - self.kickers

    # Painting

    def disc_rect(self, man: Man) -> pygame.Rect:
        """Returns where a man's disc is drawn."""
        side = self.theme.px(DISC)
        return box_at(side, side, center=self.point(man.at, man.across, man.rise))

    def render_key(self) -> Hashable:
        if not self.shown.kicks:
            return None
        men = tuple([man.key() for man in (*self.men, *self.tacklers)])
        ball = (
            self.holder,
            round(self.at, 2),
            round(self.across + self.rock),
            round(self.lift, 2),
            self._turned,
            self.on_tee,
        )
        look = round(self.shown.moved, 2), round(self.ground.scroll, 2), tuple(self.shown.names), self.lineup
        return men, ball, self.count, round(self.pop, 1), look

    def bounds(self) -> pygame.Rect:
        return self.lineup.film

    @property
    def _turned(self) -> int:
        return round((self.turn + self.rock / ROCK * ROCK_TURN) * TURNS) % TURNS

    def paint(self, surface: pygame.Surface) -> None:
        before, moved = surface.get_clip(), self.shown.moved
        surface.set_clip(before.clip(self.ground.wide_field.window(moved) if moved < 1 else self.lineup.film))
        if self.holder is None:
            self._paint_shadow(surface, self.point(self.at, self.across + self.rock), self.on_tee)
        for man in (*self.tacklers, *self.men):
            if man.shown:
                self._paint_man(surface, man)
        step = round(min(max(self.lift, 0.0), 1.0) * (len(BALLS) - 1))
        blit_at(surface, turned_ball(self.theme, BALLS[step], self._turned), center=self.ball())
        if self.count:
            self._paint_count(surface)
        surface.set_clip(before)

    def _paint_shadow(self, surface: pygame.Surface, foot: tuple[int, int], on_tee: bool) -> None:
        """Paints the shadow of the ball on the grass, and the tee below it."""
        theme, px = self.theme, self.theme.px
        below = foot[0], foot[1] + px(TEE[1])
        pygame.draw.ellipse(surface, theme.color("ink900"), box_at(px(SHADOW[0]), px(SHADOW[1]), center=below))
        if on_tee:
            half, high = px(TEE[0]), px(TEE[1])
            corners = [(foot[0] - half, foot[1] + 2 * high), foot, (foot[0] + half, foot[1] + 2 * high)]
            pygame.draw.polygon(surface, theme.color("firstDown"), corners)

    def _paint_man(self, surface: pygame.Surface, man: Man) -> None:
        px = self.theme.px
        x, y = self.point(man.at, man.across)
        shadow = box_at(px(DISC), px(SHADOW[1]), center=(x, y + px(DISC / 2)))
        pygame.draw.ellipse(surface, self.theme.color("ink900"), shadow)
        blit_at(surface, self._disc(man.seat), center=(x, y - px(man.rise)))

    def _disc(self, seat: int) -> pygame.Surface:
        """Returns the disc of a club, made once."""
        theme, name, side = self.theme, self.shown.names[seat], self.theme.px(DISC)
        key = ("kick disc", name, seat, side, str(theme.color(team_color(seat))))
        return theme.cached(key) or theme.store(key, _disc(theme, name, seat, side))

    def _paint_count(self, surface: pygame.Surface) -> None:
        """Paints the yards so far: beside the ball in the air, above the man who has it."""
        theme, runs = self.theme, self.holder == self.counter
        words = f"{self.count:+d}" if runs else yards(self.count)
        size = SIZE + POP * round(self.pop, 1)
        text = theme.text("block", size, words, "inkText" if runs else "chalk50")
        color = "ink900" if not runs else "gain" if self.count > 0 else "loss"
        x, y = self.ball()
        plate = text.get_rect().inflate(theme.px(12), 0)
        if runs:
            plate.midbottom = self.disc_rect(self.men[self.counter]).move(0, -theme.px(4)).midtop
        else:
            plate.midleft = x + theme.px(42), y
        plate.clamp_ip(self.lineup.film)
        border = team_color(self.kickers) if not runs else "inkText"
        paint_plate(surface, theme, plate, color, border=border, line=2, cut=5)
        blit_at(surface, text, center=plate.center)


def _disc(theme: Theme, name: str, seat: int, side: int) -> pygame.Surface:
    """Paints the disc of a club: its crest on dark ground in a ring of its color."""
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = made.get_rect().center
    pygame.draw.circle(made, theme.color("inkText"), middle, side // 2)
    pygame.draw.circle(made, theme.color(team_color(seat)), middle, side // 2 - theme.px(1))
    pygame.draw.circle(made, theme.color("ink900"), middle, side // 2 - theme.px(RIM))
    inner = made.get_rect().inflate(-round(side * 0.3), -round(side * 0.3))
    paint_crest(made, theme, inner, name)
    return made
