"""The review's comment on a choice, in the rail of a replay: chosen and better play, and how often each wins."""

from __future__ import annotations

import pygame

from game.match import Match
from game.review.ledger import CONCEDE, Row
from game.review.words import HINTED_ALSO, TITLES, act_text, followed_hint, own_chance, stated_chance
from scenes.table.hud.advice import Advice, Option
from scenes.table.hud.hud import Hud
from scenes.ui.shapes import sign

CHOSEN = 1
"""Number of the option that was chosen."""
MEANS = "Wins with the hand held:"
"""What the percentages are."""


class ReviewNote(Advice):
    """Lies over the play log as hints do, so that table and prompt stay in view."""

    heading = "review"
    narrow = False

    def show(self, match: Match, row: Row, hud: Hud) -> None:
        """Shows the comment on a choice."""
        self.rail, self.whole_rail = hud.log.rect, hud.log.rect.union(hud.drives.rect)
        self.note = f"{HINTED_ALSO} {MEANS}" if followed_hint(match, row) else MEANS
        title = TITLES[row.label] if row.label is not None else "Chosen"
        chosen = "0 %" if row.kind == CONCEDE else own_chance(row)
        self.options = (
            Option(act_text(match.rules, row.chosen), f"{title}: {chosen}", ""),
            Option(act_text(match.rules, row.best), f"Better: {stated_chance(row.best_chance)}", row.reason),
        )

    def _paint_badge(self, surface: pygame.Surface, badge: pygame.Rect, number: int) -> None:
        glyph, color = ("cross", "loss") if number == CHOSEN else ("check", "gain")
        surface.blit(sign(self.theme, glyph, badge.w, color), badge)
