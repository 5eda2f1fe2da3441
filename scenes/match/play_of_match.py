"""The play of the match on the result: its cards come in after the points are counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import pygame

from game.cursor import Cursor, Step
from game.match import Match
from game.win_line import swings, what_happened
from scenes.table.games import game_table
from scenes.table.hud.best_play import MAX_CARDS, BestPlay, best_of, lift
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

TITLE = "Play of the match"
HIGH, MIN_HIGH = 118.0, 84.0
"""Usual and smallest height in units."""
DELAY, CARD_SECONDS = 1.0, 0.35
"""Seconds until the first card, and seconds that each card moves in."""
RISE = 40.0
"""Units that a card rises while it moves in."""
MAX_STEP, VISIBLE, CARDS_SHARE = 1.06, 0.78, 0.5
"""Largest and smallest distance from one card to the next in card widths, and fraction of the width for all cards."""
EXACT = 1e-9
"""Tolerance for rounding errors, so that a play that is itself the turning point is told as a play."""
CHIP, GAP = 6.0, 14.0
"""Units of the team's mark, and between cards and text."""


class PlayOfMatch(Widget):
    """Shows the cards of the play at the left, and a sentence about it at the right."""

    def __init__(self, best: BestPlay, faces: Faces, shown: float = 0.0) -> None:
        """``shown`` is the part of the animation seen already, in seconds."""
        super().__init__(f"{TITLE}: {best.sentence}")
        self.best, self.faces, self.shown = best, faces, shown

    @property
    def _duration(self) -> float:
        """Length of the animation in seconds."""
        return DELAY + CARD_SECONDS * max(len(self.best.cards), 1)

    @property
    def moving(self) -> bool:
        return self.shown < self._duration

    def update(self, dt: float, pace: float) -> None:
        """Moves on by ``dt`` seconds: the cards come in one by one."""
        if self.moving:
            self.shown = self.shown + dt / pace if pace else self._duration
            self.stale = True

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(HIGH * theme.text_scale)

    def height_in(self, theme: Theme, room: pygame.Rect) -> int:
        """Returns its height in a room, or 0 if the room is too low."""
        least = theme.px(MIN_HIGH * theme.text_scale)
        return min(self.measure(theme, room.width), room.height) if room.height >= least else 0

    def places(self, theme: Theme) -> list[pygame.Rect]:
        """Returns the final places of the cards, left to right."""
        count, box = len(self.best.cards), self.rect
        if not count:
            return []
        left, room = box.left + theme.px(CHIP + GAP), box.width * CARDS_SHARE / theme.text_scale
        wide = round(min(box.height * HAND.w / HAND.h, room / (1 + VISIBLE * (count - 1))))
        step, high = min(MAX_STEP * wide, (room - wide) / max(count - 1, 1)), round(wide * HAND.h / HAND.w)
        return [pygame.Rect(left + round(step * index), box.top, wide, high) for index in range(count)]

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box, places, before = self.rect, self.places(theme), surface.get_clip()
        chip = pygame.Rect(box.left, box.top, theme.px(CHIP), box.height)
        paint_team(surface, theme, chip, self.best.seat, cut=0)
        surface.set_clip(box.clip(before))
        for index, (card, place) in enumerate(zip(self.best.cards, places, strict=True)):
            progress = (self.shown - DELAY) / CARD_SECONDS - index
            if progress > 0:
                below = round(theme.px(RISE) * max(0.0, 1 - progress) ** 2)
                surface.blit(self.faces.picture(card, place.width), place.move(0, below))
        surface.set_clip(before)
        left = (places[-1].right if places else chip.right) + theme.px(GAP)
        line = theme.line_height("text", 17)
        head = pygame.Rect(left, box.top + theme.px(4), box.right - left, line)
        paint_text(surface, theme, head, TITLE, size=17, color="firstDown", bold=True)
        text = pygame.Rect(left, head.bottom + theme.px(4), head.width, box.bottom - head.bottom - theme.px(4))
        paint_text(surface, theme, text, self.best.sentence, lines=max(1, text.height // line), top=True)


def play_of_match(
    theme: Theme, match: Match, line: Sequence[Sequence[float]] = (), shown: float = 0.0
) -> PlayOfMatch | None:
    """Returns the winners' best play of a finished match, or else anybody's, however small; None if no card made one.

    ``line`` are the chances to win, without what a concession changed. No turning point of the chart that the winners'
    cards made is larger: also what they stopped counts.
    """
    winners = match.result.winners if match.result is not None else None
    find = partial(best_of, match.history, 0, match.rules, match.names, forgets=False, line=line)
    starts = Cursor(match).places(Step.PLAY)
    found = (find(seats=seats, starts=starts, least=least) for least in (2, 1) for seats in (winners, None))
    best = next((each for each in found if each is not None and each.cards), None)
    turn = _largest_turn(match, line, winners)
    if turn is not None and (best is None or turn.risen > best.risen + EXACT):
        best = turn
    if best is None:
        return None
    table = game_table(match.rules.variant.name)
    return PlayOfMatch(best, Faces(theme, table.back, table.paint_face), shown)


def _largest_turn(match: Match, line: Sequence[Sequence[float]], winners: Collection[int] | None) -> BestPlay | None:
    """Returns the winners' largest turning point that their cards made, measured as on the chart."""
    rules = match.rules
    if not line or winners is None:
        return None
    for swing in swings(Cursor(match), [tuple(each) for each in line], len(line)):
        acts = match.history[swing.first + 1 : swing.last + 1]
        if swing.seat in winners and (made := rules.play_cards(acts, swing.seat)):
            cards = tuple(rules.cards[rules.code_of(card)] for card in made[-MAX_CARDS:])
            told = f"{what_happened(match, swing)}{lift(swing.gained)}"
            return BestPlay(swing.seat, cards, told, swing.act, swing.gained)
    return None
