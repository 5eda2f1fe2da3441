"""The duel spot: who plays and who answers, what came of it, and the points at stake."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.real_deal.cards import PUNT_INSIDE
from game.variants.real_deal.names import title
from scenes.table.real_deal.standing import Standing
from scenes.table.stage.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided
from scenes.ui.theme import Theme

COLORS = {"stopped": "loss", "no play": "penalty", "safety": "real_deal", "returned": "real_deal", "good": "gain"}


class Callers(Thing):
    """The clubs above the two spots: whose play lies there, and who may meet it."""

    layer = 3.0

    def __init__(self, theme: Theme, standing: Standing) -> None:
        self.theme, self.standing, self.striped = theme, standing, True
        self.spots: tuple[pygame.Rect, ...] = ()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.attacker = 0

    def look(self) -> Hashable:
        return self.attacker, tuple(self.standing.names), self.standing.teams, self.striped

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, standing = self.theme, self.standing
        for side, spot in enumerate(self.spots):
            seat = self.attacker if side == 0 else 1 - self.attacker
            box = pygame.Rect(spot.x - theme.px(8), self.rect.y, spot.w + theme.px(16), self.rect.h)
            paint_team(surface, theme, box, seat, striped=self.striped)
            club = standing.names[seat].split()[-1] if standing.names[seat] else ""
            words = f"{'play' if side == 0 else 'answer'}: {club}"
            size = theme.fit("block", 18, words, box.w - theme.px(16))
            text = theme.text("block", size, elided(theme, "block", size, words, box.w - theme.px(16)), "inkText")
            surface.blit(text, text.get_rect(center=box.center))


class Verdict(Thing):
    """Between the spots: an arrow from the play to what met it, and what came of it."""

    layer = 3.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.word = ""

    def look(self) -> Hashable:
        return self.word

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(12), 0)

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        color = theme.color(COLORS.get(self.word, "chalk300"))
        reach, high = box.w * 0.34, theme.px(16)
        x, y = box.center
        points = [
            *((x - reach, y - high * 0.4), (x, y - high * 0.4), (x, y - high), (x + reach, y)),
            *((x, y + high), (x, y + high * 0.4), (x - reach, y + high * 0.4)),
        ]
        pygame.draw.polygon(surface, theme.color("ink900"), [(px, py + theme.px(2)) for px, py in points])
        pygame.draw.polygon(surface, color, points)


class Stakes(Thing):
    """What the play scores if nothing meets it, large; or what came of it."""

    layer = 3.0

    def __init__(self, theme: Theme, standing: Standing) -> None:
        self.theme, self.standing = theme, standing
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.glow = 0.0
        """How bright the plate's edge is, 0 to 1: the stakes were just raised."""

    def look(self) -> Hashable:
        return self.standing.key(), round(self.glow * 12)

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, standing = self.theme, self.rect, self.standing
        head, below, color = self._says()
        edge = theme.color("ink700").lerp(theme.color("real_deal"), max(self.glow, 0.35 if standing.waiting else 0.0))
        paint_plate(surface, theme, box, "ink900", border=edge, line=2, cut=12)
        x = box.x + theme.px(20)
        if standing.points and standing.waiting:
            digits = theme.text("block", 54, str(standing.points), "real_deal")
            surface.blit(digits, digits.get_rect(midleft=(x, box.centery)))
            x += digits.get_width() + theme.px(18)
        room = box.right - theme.px(16) - x
        big = theme.text("block", theme.fit("block", 24, head, room), head, color)
        if not below:
            surface.blit(big, big.get_rect(midleft=(x, box.centery)))
            return
        size = theme.fit("text", 16, below, room)
        small = theme.text("text", size, elided(theme, "text", size, below, room), "chalk50")
        top = box.centery - (big.get_height() + small.get_height()) // 2
        surface.blit(big, (x, top))
        surface.blit(small, (x, top + big.get_height()))

    def _says(self) -> tuple[str, str, str]:
        """A headline, a line below it, and the headline's color."""
        standing = self.standing
        if standing.tossing:
            return "Who has the ball first?", f"{standing.toss}.", "chalk50"
        if standing.ghost:
            head, _, below = standing.ghost.partition("\n")
            return head, below, "firstDown"
        other = standing.names[1 - standing.waiter]
        if standing.waiting == PUNT_INSIDE:
            return title(PUNT_INSIDE), "Long plays only, unless it is answered.", "chalk50"
        if standing.waiting:
            below = "Pick a card: counter, or concede." if standing.asked else f"unless it is answered by {other}"
            return "points at stake", below, "chalk50"
        if standing.over:
            return "Final whistle", "", "chalk50"
        if standing.word:
            if standing.asked:
                return standing.word, self._offers(), "chalk50"
            return (
                standing.word,
                f"The ball goes to {standing.names[standing.offense]}." if standing.told else "",
                "chalk50",
            )
        return f"{standing.names[standing.offense]} on offense", self._offers(), team_color(standing.offense)

    def _offers(self) -> str:
        standing = self.standing
        if standing.asked and not standing.attack:
            return f"{'No long play' if standing.limited else 'No attack to make'}: pick a card to punt."
        if standing.limited:
            return f"Inside {'your' if standing.asked else 'their'} own 10: long plays only."
        if standing.asked:
            return "Pick a card: play it, or punt it."
        return "RETURN TD is allowed." if standing.return_open else "A play or a punt comes next."
