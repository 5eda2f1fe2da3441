"""What the rundown says while no duel of the possession is over: the hand's chances, and how long the quarter lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.claims import percent
from game.match_words import several
from game.variants.real_deal.card_count import CardCount, Coverage
from game.variants.real_deal.cards import (
    BY_CODE,
    CODE,
    COUNTERS,
    COUNTERS_OF,
    HAND_SIZE,
    KICKS,
    PASSES,
    PUNT_INSIDE,
    RETURN,
    RUNS,
    SCORING,
)
from game.variants.real_deal.names import title
from game.variants.real_deal.table_state import RealDealTableState
from game.variants.real_deal.view import RealDealView
from scenes.table.real_deal.face_words import SHORT, met_by
from scenes.ui.shapes import paint_plate
from scenes.ui.text import first_fitting, paint_text
from scenes.ui.theme import ColorName, Theme

DRIVES_PER_CARD = 0.37
"""Drives for each card of both decks: the mean of matches of Pro, of Rookie, and of one against the other."""
ROWS = (("run", RUNS), ("pass", PASSES), ("kick", KICKS), ("", (RETURN, PUNT_INSIDE)))
"""The plays on the board, by row."""
_WORDS = {**SHORT, RETURN: "return TD", PUNT_INSIDE: "punt in 10"}
LABEL, GAP, SMALL = 58.0, 4.0, 15.0
"""Width of a row's label, gap between two boxes, and size of the smallest texts, in units."""
YOUR_COUNTERS, NO_COUNTER = ("Your counters", "Counters"), "No counter in hand"
_DOES = {
    "stop": ("takes the ball", "takes ball", "ball"),
    "continuation": ("no play",),
    "safety": ("2 points + ball", "2 + ball", "2"),
    "return": ("7 points",),
}
"""What each kind of counter does, in forms of decreasing length."""
NARROW, ANSWER, ROWS_AT_LEAST = 250.0, 30.0, 4
"""Width in units below which a counter takes two lines, height of a line, and rows for which there is room."""
CHANCE_HEAD, BAR, NAME = "chance by count", 42.0, 17.0
"""The heading of the chances, the greatest height of a bar, and the type size of its name, in units."""
PIP_HEADS = ("dots: counters left", "dots: counters", "")
"""What the dots of the bars are, in forms of decreasing length."""
PIP, PIP_STEP = 3.5, 11.0
"""Radius of such a dot and distance from one to the next, in units."""
_SIGNS = ("taken", "stopped", "open", "gone")
_SIGN_WORDS = (
    ("takes the ball", "stops it", "no answer", "cannot come"),
    ("takes ball", "stops it", "open", "gone"),
    ("ball", "stop", "open", "gone"),
)
"""The legend of the board: what a box can show, and words for it, longest first."""


class Briefing(NamedTuple):
    """What the viewer's hand is good for; empty if others look on."""

    attacks: tuple[tuple[str, float], ...] = ()
    """The plays that the hand can make for points, and how likely each stands."""
    alive: frozenset[str] = frozenset()
    """The counters that the other team may still hold, told beside the attacks."""
    against: str = ""
    """The other team's play that the hand has to answer now; empty without one."""
    stops: Coverage | None = None
    """The other team's plays, and which of them the hand answers."""
    laid: str = ""
    """The picked card, which then leaves the hand; empty without one."""
    lost: frozenset[str] = frozenset()
    """The plays that the hand no longer answers without it."""
    answers: tuple[str, ...] = ()
    """The cards of the hand that counter that play, told while none is picked."""

    @property
    def is_answering(self) -> bool:
        """Whether it tells of the play that has to be answered and of no other."""
        return bool(self.against) and self.stops is None


def briefing(view: RealDealView, laid: str = "") -> Briefing:
    """Returns what to tell a seat: the chances of its play or its attacks, else what it stops without ``laid``."""
    counted = CardCount(view)
    waiting = view.facts.chain[-1] if view.phase == "counter" else None
    if waiting is not None and waiting.seat == view.seat:
        return Briefing(((waiting.code, counted.chance_unstopped(waiting.code)),))
    toss = view.phase == "toss"
    asked = view.phase == "offense" and view.decision is not None and view.decision.seat == view.seat
    attacks = (
        [code for card in sorted(view.hand) if (code := CODE[card]) in (*SCORING, RETURN)] if toss else view.attacks
    )
    if laid or not attacks or not (toss or asked):
        kept = counted.coverage(laid)
        lost = counted.coverage().stopped - kept.stopped
        return Briefing(against=waiting.code if waiting else "", stops=kept, laid=laid, lost=lost)
    chances = tuple((code, counted.chance_unstopped(code)) for code in attacks)
    return Briefing(chances, counted.may_hold(COUNTERS))


def answering(view: RealDealView) -> Briefing:
    """Returns the hand's counters to the play that waits for the seat's answer."""
    return Briefing(against=view.facts.chain[-1].code, answers=view.answers)


def time_left(state: RealDealTableState) -> tuple[str, bool]:
    """Returns how much of the quarter is left, and whether that is little."""
    if state.over or not state.zones:
        return "", False
    fewest = min(state.decks)
    if state.next_draw_ends:
        return f"The next draw ends the {'overtime' if state.in_overtime else 'quarter'}", True
    about = f"About {several(drives_left(state.decks), 'drive')} left"
    if fewest <= HAND_SIZE:  # a team that lays down or plays its whole hand draws as many (RD-60, RD-61)
        return f"{several(fewest, 'card')} left, then the {'overtime' if state.in_overtime else 'quarter'} ends", True
    return f"{about} in the quarter", False


def drives_left(decks: Sequence[int]) -> int:
    """Returns about how many drives of both teams are left in a quarter, which ends with the first deck that is empty.

    >>> drives_left((14, 14)), drives_left((14, 13)), drives_left((9, 1)), drives_left((0, 5))
    (10, 10, 2, 1)
    """
    return max(1, min(round(DRIVES_PER_CARD * sum(decks)), 2 * min(decks)))


def paint_briefing(surface: pygame.Surface, theme: Theme, box: pygame.Rect, told: Briefing) -> None:
    """Paints the attacks with their chances, or the board of the other team's plays."""
    foot = pygame.Rect(box.x, 0, box.w, theme.line_height("text", SMALL))
    foot.bottom = box.bottom
    body = pygame.Rect(box.x, box.y, box.w, foot.top - box.y - theme.px(GAP))
    if told.is_answering and not told.answers:
        paint_text(
            surface, theme, box, met_by(BY_CODE[told.against]), size=16, color="chalk300", align="center", lines=6
        )
    elif told.is_answering:
        paint_answers(surface, theme, box, told.answers)
    elif told.stops is not None:
        _paint_board(surface, theme, body, told.stops, told.lost)
        _paint_signs(surface, theme, foot)
    elif told.attacks:
        head = pygame.Rect(box.x, box.y, box.w, foot.h)
        paint_text(surface, theme, head, CHANCE_HEAD, size=SMALL, color="chalk300", align="right")
        body = pygame.Rect(box.x, head.bottom + theme.px(2), box.w, box.bottom - head.bottom - theme.px(2))
        room = head.w - theme.measure("text", SMALL, CHANCE_HEAD)[0] - theme.px(12)
        dots = first_fitting(theme, "text", SMALL, PIP_HEADS, room)
        fits = _bar(theme, body, told).h - theme.measure("block", NAME, "X")[1] > theme.px(2 * PIP + 2)
        if dots and fits:
            paint_text(surface, theme, pygame.Rect(head.x, head.y, room, head.h), dots, size=SMALL, color="firstDown")
        _paint_attacks(surface, theme, body, told, dots=bool(dots and fits))


def height_of(theme: Theme, told: Briefing, wide: int) -> int | None:
    """Returns the height in pixels that a briefing takes in a box so ``wide``; None if it takes all that there is."""
    if told.answers and wide >= theme.px(NARROW):
        return max(len(told.answers), ROWS_AT_LEAST) * theme.px(ANSWER)
    if told.attacks and not told.is_answering:
        return theme.line_height("text", SMALL) + theme.px(2) + len(told.attacks) * theme.px(BAR)
    return None


def subject_of(told: Briefing) -> str:
    """Returns what a briefing tells of, as the heading above it; empty without one.

    >>> subject_of(Briefing(attacks=(("RUSHING TD 1-5", 0.5),))), subject_of(Briefing(against="RUSHING TD 1-5"))
    ('Your chances', 'Your counters')
    >>> subject_of(Briefing())
    ''
    """
    if told.is_answering:
        return YOUR_COUNTERS[0]
    return "Their plays" if told.stops is not None else "Your chances" if told.attacks else ""


def headline(told: Briefing, *, short: bool = False) -> str:
    """Returns what the board comes to, or that there is no counter; empty above the counters, and without a board.

    A ``short`` one does not name the card that is laid down.
    """
    if told.is_answering:
        return "" if told.answers else NO_COUNTER
    if told.stops is None or not told.stops.faced:
        return ""
    stopped, faced = len(told.stops.stopped), len(told.stops.faced)
    if told.laid:
        return f"Without {'it' if short else title(told.laid)} you stop {stopped} of {faced}"
    return f"You stop {stopped} of their {several(faced, 'other play' if told.against else 'play')}"


def paint_answers(surface: pygame.Surface, theme: Theme, box: pygame.Rect, answers: Sequence[str]) -> None:
    """Paints a row for each counter with what it does, in two lines where the box is narrow."""
    gap, narrow = theme.px(GAP), box.w < theme.px(NARROW)
    if narrow:
        high = min(
            box.h // len(answers), max(theme.px(2 * ANSWER), 2 * theme.line_height("block", SMALL) + theme.px(8))
        )
    else:
        high = min(box.h // max(len(answers), ROWS_AT_LEAST), theme.px(ANSWER))
    for index, code in enumerate(answers):
        _paint_answer(surface, theme, pygame.Rect(box.x, box.y + index * high, box.w, high - gap), code, narrow)


def _paint_answer(surface: pygame.Surface, theme: Theme, row: pygame.Rect, code: str, narrow: bool) -> None:
    pygame.draw.rect(surface, theme.color("ink700"), row, border_radius=theme.px(4))
    pygame.draw.rect(surface, theme.color("gain"), row, theme.px(2), theme.px(4))
    inside = row.inflate(-theme.px(12), -theme.px(4))
    effect = first_fitting(theme, "block", SMALL, _DOES[BY_CODE[code].kind], inside.w)
    told = theme.text("block", theme.fit("block", SMALL, effect, inside.w), effect, "gain")
    room = inside.w if narrow else inside.w - told.get_width() - theme.px(12)
    fits = theme.measure("block", theme.fit("block", 17, title(code), room), title(code))[0] <= room
    words = title(code) if fits else SHORT[code]
    name = theme.text("block", theme.fit("block", 17, words, room), words, "chalk50")
    if narrow:
        surface.blit(name, inside.topleft)
        surface.blit(told, told.get_rect(bottomleft=inside.bottomleft))
    else:
        surface.blit(name, name.get_rect(midleft=inside.midleft))
        surface.blit(told, told.get_rect(midright=inside.midright))


def _bar(theme: Theme, box: pygame.Rect, told: Briefing, index: int = 0) -> pygame.Rect:
    """Returns the area of the bar of an attack."""
    high = min(box.h // max(len(told.attacks), 1), theme.px(BAR))
    return pygame.Rect(box.x, box.y + index * high, box.w, high - theme.px(GAP))


def _paint_attacks(surface: pygame.Surface, theme: Theme, box: pygame.Rect, told: Briefing, *, dots: bool) -> None:
    """Paints a bar for each attack, as long as its chance, with ``dots`` also one for each counter to it."""
    for index, (code, chance) in enumerate(told.attacks):
        row = _bar(theme, box, told, index)
        paint_plate(surface, theme, row, "ink700", cut=4)
        surface.fill(theme.color("real_deal").lerp(theme.color("ink900"), 0.55), (*row.topleft, row.w * chance, row.h))
        share = theme.text("block", theme.fit("block", 18, percent(chance), row.w // 4), percent(chance), "chalk50")
        surface.blit(share, share.get_rect(midright=(row.right - theme.px(8), row.centery)))
        room = row.w - share.get_width() - theme.px(24)
        name = theme.text("block", theme.fit("block", NAME, title(code), room), title(code), "chalk50")
        raised = theme.px(PIP + 1) if dots else 0
        surface.blit(name, name.get_rect(midleft=(row.x + theme.px(8), row.centery - raised)))
        if dots:
            _paint_pips(surface, theme, row, code, told.alive)


def _paint_pips(surface: pygame.Surface, theme: Theme, row: pygame.Rect, play: str, alive: frozenset[str]) -> None:
    """Paints a dot at the foot of a bar for each counter to the play: full if the other team may still hold it."""
    left, radius = len(COUNTERS_OF[play] & alive), theme.px(PIP)
    for number in range(len(COUNTERS_OF[play])):
        center = row.x + theme.px(8) + radius + number * theme.px(PIP_STEP), row.bottom - radius - theme.px(4)
        color = theme.color("firstDown" if number < left else "chalk300")
        pygame.draw.circle(surface, color, center, radius, 0 if number < left else 1)


def _paint_board(
    surface: pygame.Surface, theme: Theme, box: pygame.Rect, stops: Coverage, lost: frozenset[str]
) -> None:
    """Paints a box for each play: filled, outlined or crossed out by what the hand does to it, faint if it is gone."""
    high, gap = box.h // len(ROWS), theme.px(GAP)
    for number, (label, plays) in enumerate(ROWS):
        row = pygame.Rect(box.x, box.y + number * high, box.w, high - gap)
        if label:
            text = theme.text("block", theme.fit("block", 16, label, theme.px(LABEL - 6)), label, "chalk300")
            surface.blit(text, text.get_rect(midleft=row.midleft))
            row = pygame.Rect(row.x + theme.px(LABEL), row.y, row.w - theme.px(LABEL), row.h)
        columns = max(len(plays), 3) if label else len(plays)
        wide = (row.w + gap) // columns
        for index, play in enumerate(plays):
            chip = pygame.Rect(row.x + index * wide, row.y, wide - gap, row.h)
            _paint_chip(surface, theme, chip, _WORDS[play], "lost" if play in lost else stops.of(play))


def _paint_chip(surface: pygame.Surface, theme: Theme, box: pygame.Rect, words: str, state: str) -> None:
    """Paints a play's box, with a cross if nothing answers it."""
    fill, edge, ink, cross = _LOOKS[state]
    pygame.draw.rect(surface, theme.color(fill), box, border_radius=theme.px(4))
    pygame.draw.rect(surface, theme.color(edge), box, theme.px(2), theme.px(4))
    if cross:
        reach = box.h // 4
        x, y = (box.right - reach - theme.px(6) if words else box.centerx), box.centery
        for down in (-reach, reach):
            pygame.draw.line(surface, theme.color(cross), (x - reach, y - down), (x + reach, y + down), theme.px(3))
        box = pygame.Rect(box.x, box.y, box.w - 2 * reach - theme.px(4), box.h)
    if words:
        text = theme.text("block", theme.fit("block", 16, words, box.w - theme.px(8)), words, ink)
        surface.blit(text, text.get_rect(center=box.center))


_LOOKS: dict[str, tuple[ColorName, ColorName, ColorName, ColorName | None]] = {
    "taken": ("gain", "gain", "inkText", None),
    "stopped": ("ink900", "gain", "chalk50", None),
    "open": ("ink900", "loss", "chalk50", "loss"),
    "lost": ("loss", "loss", "inkText", "inkText"),
    "gone": ("ink900", "ink700", "line500", None),
}
"""Fill, edge, words and cross of a play's box."""


def _paint_signs(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Paints the legend of the board, in the longest words that fit."""
    side, gap = box.h - theme.px(4), theme.px(5)
    room = box.w - len(_SIGNS) * (side + gap) - 2 * theme.px(10)
    for words in _SIGN_WORDS:
        wide = [theme.measure("block", SMALL, each)[0] for each in words]
        if sum(wide) <= room:
            break
    between = (box.w - sum(wide) - len(_SIGNS) * (side + gap)) // (len(_SIGNS) - 1)
    left = box.x
    for state, word in zip(_SIGNS, words, strict=True):
        _paint_chip(surface, theme, pygame.Rect(left, box.y + theme.px(2), side, side), "", state)
        text = theme.text("block", SMALL, word, "chalk300")
        spot = text.get_rect(midleft=(left + side + gap, box.centery))
        surface.blit(text, spot)
        left = spot.right + between
