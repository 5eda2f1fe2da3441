"""The call board: the live play, a preview of the selected card, and the chain of AUDIBLEs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.contract import Event
from game.events import PeriodBegan
from game.variants.football_war.cards import (
    AUDIBLE,
    BY_CODE,
    DEFENSE,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    OFFENSE,
    PASS,
    RUN,
    SAFETY_CHAIN,
    stake,
)
from game.variants.football_war.events import (
    ExtraDiscarded,
    PlayCalledBack,
    PlayConceded,
    PlayDefended,
    Stuffed,
)
from game.variants.football_war.names import color
from scenes.table.football_war.faces import pattern
from scenes.table.football_war.previews import CAN_MATCH, CAN_STOP, NO_PREVIEW, plays_from
from scenes.table.football_war.shown import ShownTable
from scenes.table.football_war.slate import old_play
from scenes.table.stage.drawing import box, vector
from scenes.table.stage.faces import Faces
from scenes.table.stage.stage import StageItem
from scenes.ui.shapes import paint_plate, plate
from scenes.ui.text import first_fitting, paint_text
from scenes.ui.theme import Theme

SMALLEST = 1.0
"""Smaller than any allowed type size, so that the theme uses its smallest one."""
NAME, COLOR, HEAD, NOTE = 60.0, 20.0, 20.0, 22.0
"""Type sizes, in units: the play, its color, the heading, and the lines below."""
HIGH, LOW = 0.4, 0.27
"""Share of the board for the name of the play, and where lamps and two lines stand below it."""
CHIP_HIGH, LAMPS_HIGH = 32.0, 40.0
CALLED_WIDE = 112.0
PRIZE = "4 in a row: 2 points"
"""The reward of a chain, beside its lamps."""
THEY_ARE, YOU_ARE = "they are ", "you are "
FRAME = 7.0
"""Width of the wooden frame, in units."""
VERDICT = 30.0
"""Type size of the verdict, in units, if it has room."""


NO_LAST = ("", "")
"""What became of the last play before there was one."""


def became(event: Event) -> tuple[str, str] | None:
    """Returns a play and what the event makes of it, None if it decides no play; a new half knows of none."""
    match event:
        case PlayDefended(play=play, how=how):
            return play, {"match": "matched", "turnover": "turned over"}.get(how, "stopped")
        case PlayCalledBack(play=play):
            return play, "called back"
        case PlayConceded(play=play):
            return play, "nobody stopped it"
        case ExtraDiscarded():
            return OFFENSE, f"{event.card} went with it" if event.card else "played alone"
        case Stuffed():
            return DEFENSE, "played"
        case PeriodBegan():
            return NO_LAST
    return None


class CallBoard(StageItem):
    """Shows the live play and who must answer it. The animator changes ``glow`` and ``lamps``."""

    layer = 20.0

    def __init__(self, theme: Theme, faces: Faces, shown: ShownTable) -> None:
        self.theme, self.faces, self.shown = theme, faces, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.verdict = ""
        """The outcome of the play; empty while it is open."""
        self.verdict_color = "gain"
        self.shown_preview = NO_PREVIEW
        """What the selected card would do, in two lines."""
        self.picked = ""
        """The play that the selected card would lead; empty without one."""
        self.lines = [pygame.Rect(0, 0, 0, 0)] * 2
        """The rects of both lines."""
        self.glow = 0.0
        self.lamps = 0.0
        self.last = NO_LAST
        """The last play and its outcome, shown faintly while no play is live; two empty texts before the first."""
        self.gives_in = ""
        """That the player lets the live play stand, or holds nothing that stops it; empty while he may stop it."""
        self.is_clear = False
        """Whether the board is empty, between the end of a play and the next lead."""

    def clear(self) -> None:
        """Wipes the play off the board."""
        self.lamps, self.verdict, self.gives_in, self.is_clear = 0.0, "", "", True

    @property
    def play(self) -> str | None:
        """Returns the play on the board, FIELD GOAL for a kick."""
        return None if self.is_clear else self.shown.table_state.live

    @property
    def chain(self) -> int:
        """Returns the number of AUDIBLEs in a row that called it."""
        return self.shown.table_state.chain if self.play else 0

    @property
    def stake(self) -> str:
        """Returns what the offense scores if the play stands, in words."""
        state = self.shown.table_state
        return stake_of(self.play, state.chain, state.held(state.offense))

    def render_key(self) -> Hashable:
        return (
            self.theme.patterns,
            self.play,
            self.shown.table_state.offense,
            self.shown.table_state.defense,
            self.chain,
            self.stake,
            self.stakes,
            self.verdict,
            self.shown_preview,
            self.picked,
            round(self.glow * 12),
            round(self.lamps * 12),
            tuple(self.shown.names),
            self.shown.you,
            self.last,
            (self.is_clear, self.gives_in, self._told),
        )

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(8), self.theme.px(8))

    def paint(self, surface: pygame.Surface) -> None:
        theme, slab = self.theme, self.rect
        surface.blit(_blackboard(theme, slab.size), slab)
        if self.play is not None and self._asks_you and not self.verdict:
            pygame.draw.rect(surface, theme.color("firstDown"), slab, theme.px(3))
        if self.glow > 0.02:
            ring = pygame.Surface(slab.size, pygame.SRCALPHA)
            ring.fill((*theme.color("firstDown")[:3], round(70 * self.glow)))
            surface.blit(ring, slab)
        inner = slab.inflate(-theme.px(36), -theme.px(20))
        if self.chain:
            inner.w -= self._paint_called(surface, slab)
            row = self._lamps_row()
            self._paint_lamps(surface, row)
            inner.h = row.y - inner.y
        head = pygame.Rect(inner.x, inner.y, inner.w, inner.h // 4)
        paint_text(surface, theme, head, self._heading(), face="block", size=HEAD, color="chalk300")
        share = LOW if self.chain and self.shown_preview.second else HIGH
        name = pygame.Rect(inner.x, head.bottom, inner.w, round(inner.h * share))
        paint_text(
            surface,
            theme,
            name,
            self._headline(),
            face="block",
            size=NAME * share / HIGH,
            color="chalk50" if self.play or self.picked else "chalk300",
        )
        foot = pygame.Rect(inner.x, name.bottom, inner.w, theme.px(CHIP_HIGH))
        chip = self._paint_chip(surface, foot)
        foot.x, foot.w = chip, inner.right - chip
        if self.verdict:
            self._stamp(surface, foot)
        else:
            self._paint_notes(surface, foot, inner)

    def _paint_notes(self, surface: pygame.Surface, foot: pygame.Rect, inner: pygame.Rect) -> None:
        """Paints the lines of the preview, the second one below the chip, or else what is at stake."""
        theme, (words, *more) = self.theme, self.shown_preview.lines or self._told or ("",)
        shade = "gain" if self.shown_preview.lines else "firstDown" if self.stake else "chalk300"
        short = words.rpartition(": ")[2].removeprefix(THEY_ARE)  # beside a called card: what is at stake alone
        words = first_fitting(theme, "block", SMALLEST, (words, short), foot.w)
        self.lines = [foot, pygame.Rect(inner.x, foot.bottom, inner.w, inner.bottom - foot.bottom)]
        for line, row in zip((words, *more), self.lines, strict=False):
            paint_text(surface, theme, row, line, face="block", size=NOTE, color=shade)

    @property
    def stakes(self) -> tuple[str, ...]:
        """What the live play is worth to both sides: the points for which it plays, or how far they are from them."""
        state = self.shown.table_state
        if self.play is None or self.chain or not self._asks_you:
            return (self.stake,) if self.stake else ()
        own = state.held(state.defense) - 1
        told = own > 0 and not self.gives_in
        stopped = f"stop it: {far_with(self._without(self.play), own)}" if told else ""
        return tuple(filter(None, (self.stake or f"{THEY_ARE}{plays_from(state.held(state.offense))}", stopped)))

    @property
    def _told(self) -> tuple[str, ...]:
        """What stands below the heading while no card is selected."""
        if self.play is not None or self.is_clear:
            return self.stakes or (self._last,)
        state = self.shown.table_state
        if state.offense == self.shown.you:
            far = far_with(self.shown.own_hand, self.shown.marks_to_go)
        else:
            far = f"{THEY_ARE}{plays_from(self.shown.marks_to_go)}"
        return tuple(filter(None, (self._last, far)))

    @property
    def _last(self) -> str:
        """What became of the last play while none is live; its name stands above it on an empty board."""
        play, outcome = self.last
        if self.play is not None or not play:
            return ""
        return outcome if self.is_clear else f"last: {play}, {outcome}"

    def _paint_called(self, surface: pygame.Surface, slab: pygame.Rect) -> int:
        """Paints the card of the called play and returns its width in pixels."""
        theme = self.theme
        assert self.play is not None
        face = self.faces.picture(BY_CODE[self.play], theme.px(CALLED_WIDE))
        surface.blit(face, face.get_rect(midright=(slab.right - theme.px(12), slab.centery)))
        return theme.px(CALLED_WIDE)

    @property
    def _asks_you(self) -> bool:
        """Returns whether the player at this screen is on defense."""
        return self.shown.table_state.defense == self.shown.you

    def _without(self, played: str) -> Sequence[str]:
        """Returns the player's hand without one card of that play; empty if it is not known, or holds none."""
        hand = [*self.shown.own_hand]
        if played not in hand:
            return ()
        hand.remove(played)
        return hand

    def _heading(self) -> str:
        if self.shown_preview.heading:
            return self.shown_preview.heading
        if self.play is None:
            own = self.shown.table_state.offense == self.shown.you
            if self.is_clear:
                return "last play" if self.last[0] else ""
            if own and self.shown_preview.first.startswith(CAN_MATCH):
                far = far_with(self._without(self.picked), self.shown.table_state.held(self.shown.you or 0) - 1)
                return f"if it stands: {far.removeprefix(YOU_ARE)}"
            return "lead a play: they must match it" if own else "no play to match yet"
        if self._asks_you and self.gives_in:
            return self.gives_in
        if self._asks_you:
            return f"stop this {'kick' if self.play == FIELD_GOAL else 'play'}"
        return (
            f"{self.shown.names[self.shown.table_state.defense]} must {'stop' if self.play == FIELD_GOAL else 'defend'}"
        )

    def _headline(self) -> str:
        if self.play is not None:
            return self.play
        if self.is_clear or self.picked:
            return self.picked or self.last[0]
        seat = self.shown.table_state.offense
        return "Your call" if seat == self.shown.you else f"{self.shown.names[seat]} to call"

    def _paint_chip(self, surface: pygame.Surface, row: pygame.Rect) -> int:
        """Paints the play's color as word and pattern, and returns the left edge of what follows."""
        if self.play is None:
            return row.x
        theme, card = self.theme, BY_CODE[self.play]
        word = color(self.play) or "KICK"
        ground, ink = theme.band(card.category)
        text = theme.text("block", COLOR, word, ink)
        chip = pygame.Rect(row.x, row.y, text.get_width() + theme.px(64), row.h)
        paint_plate(surface, theme, chip, ground, border="chalk50", line=1.5, cut=8)
        if color(self.play):
            side = theme.px(22)
            for x in (chip.x + theme.px(5), chip.right - side - theme.px(5)):
                surface.blit(_swatch(theme, card.kind, side), (x, chip.y + (chip.h - side) // 2))
        surface.blit(text, text.get_rect(center=chip.center))
        return chip.right + theme.px(16)

    def _stamp(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        theme = self.theme
        size = theme.fit("block", VERDICT, self.verdict, row.w - theme.px(28))
        text = theme.text("block", size, self.verdict, "inkText")
        plate = text.get_rect().inflate(theme.px(28), theme.px(8))
        plate.midleft = (row.x, row.centery)
        plate.right = min(plate.right, row.right)  # over the chip rather than over the card that was called
        paint_plate(surface, theme, plate, self.verdict_color, border="inkText", line=2, cut=8)
        surface.blit(text, text.get_rect(center=plate.center))

    # The chain

    def legend(self) -> dict[str, pygame.Rect]:
        """Returns the lamps, the chances to be matched and stopped and what is at stake, as far as they are shown."""
        lamps = {"audibles": self._lamps_row()} if self.chain else {}
        lines = [*zip(self.shown_preview.lines, self.lines, strict=False)]
        chances = {label: row for label in (CAN_MATCH, CAN_STOP) for line, row in lines if line.startswith(label)}
        open_ = self.stakes and not self.verdict and not self.shown_preview.lines
        if self.play is None and self.last[0]:
            chances["same again"] = self.lines[0]
        return lamps | chances | ({"special card": self.lines[0]} if open_ else {})

    def _lamps_row(self) -> pygame.Rect:
        """Returns the rect of the lamps, left of the called card."""
        box, px = self.rect, self.theme.px
        high = px(LAMPS_HIGH)
        return pygame.Rect(box.x + px(18), box.bottom - high - px(6), box.w - px(CALLED_WIDE + 36), high)

    def _paint_lamps(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """Paints four lamps, one for each AUDIBLE in a row, and their reward."""
        theme = self.theme
        half, step = theme.px(13), theme.px(34)
        for index in range(SAFETY_CHAIN):
            lit = max(0.0, min(1.0, self.lamps - index))
            self._paint_lamp(surface, (row.x + half + index * step, row.centery), half, lit, index + 1)
        row.x, row.w = row.x + SAFETY_CHAIN * step, row.w - SAFETY_CHAIN * step
        shade = "firstDown" if self.chain == SAFETY_CHAIN else "chalk300"
        paint_text(surface, theme, row, PRIZE, face="block", size=18, color=shade)

    def _paint_lamp(self, surface: pygame.Surface, spot: tuple[int, int], half: int, lit: float, number: int) -> None:
        theme, (x, y) = self.theme, spot
        corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        ground = theme.color("ink900").lerp(theme.color("audible"), lit)
        pygame.draw.polygon(surface, ground, corners)
        pygame.draw.polygon(surface, theme.color("chalk50" if lit else "line500"), corners, theme.px(2))
        digit = theme.text("block", 15, str(number), "inkText" if lit > 0.5 else "chalk300")
        surface.blit(digit, digit.get_rect(center=spot))


def _blackboard(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Returns a blackboard in its wooden frame with half-erased diagrams; plain in high contrast."""
    key = ("football war blackboard", size)
    if theme.high_contrast:
        return plate(theme, size, "ink900", border="line500", cut=0)
    wide, high = size[0] / theme.px(1), size[1] / theme.px(1)
    drawn = (
        box(0, 0, wide, high, "#7A5733", round_=4)
        + box(1.5, 1.5, wide - 3, high - 3, "#5A3F25", round_=3)
        + box(FRAME, FRAME, wide - 2 * FRAME, high - 2 * FRAME, "#18231F")
        + old_play(wide - 96, high - 76, 0.9)
        + old_play(wide - 210, high - 52, 0.6)
    )
    return theme.cached(key) or theme.store(key, vector(drawn, wide, high, size))


def _swatch(theme: Theme, kind: str, side: int) -> pygame.Surface:
    """Returns a square of a family's pattern."""
    key = ("football war swatch", kind == RUN, side)
    return theme.cached(key) or theme.store(key, vector(pattern(kind, 0, 0, 22, 22, 0.75), 22, 22, (side, side)))


def far_with(hand: Sequence[str], plays: int) -> str:
    """Returns how far the player is from points, who has so many plays to go; an unknown ``hand`` is empty.

    >>> far_with(["Curl", "FIELD GOAL"], 2), far_with(["FIELD GOAL"], 1), far_with(["DEFENSE"], 1)
    ('you are 2 plays from 7 points', 'you are 1 kick from 3 points', 'your last card cannot score')
    """
    if len(hand) != 1 or BY_CODE[hand[0]].kind in (RUN, PASS, BY_CODE[AUDIBLE].kind):
        return f"{YOU_ARE}{plays_from(plays)}"
    kick = hand[0] == FIELD_GOAL
    return f"{YOU_ARE}1 kick from {FIELD_GOAL_POINTS} points" if kick else "your last card cannot score"


def stake_of(play: str | None, chain: int, cards_left: int) -> str:
    """Returns what the offense scores if the live play stands, in words.

    >>> stake_of("Curl", 0, 0), stake_of("Curl", 4, 3), stake_of("Curl", 0, 2)
    ('last card: 7 points', '4th audible: 2 points', '')
    """
    points = stake(play, chain, cards_left)
    if not points:
        return ""
    why = "" if play == FIELD_GOAL else "last card: " if cards_left == 0 else "4th audible: "
    return f"{why}{points} points"
