"""The words around the duel spots: who plays and who answers, the outcome, and the points at stake."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.real_deal import duels, words
from game.variants.real_deal.cards import COUNTERS_OF, POINTS, PUNT_INSIDE, SAFETY, STOPS, TOUCHDOWN_POINTS
from game.variants.real_deal.events import TossDue
from game.variants.real_deal.facts import FIRST_HALF
from game.variants.real_deal.names import title
from scenes.table.real_deal.caption import ShownTable
from scenes.table.stage.big_moment import outlined
from scenes.table.stage.stage import StageItem
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme

DIGITS, LOOSE, BELOW = 54, 112.0, 19.0
"""Sizes in units of the points at stake, of those that leave the plate, and of the line below the headline."""
COLORS = {"stopped": "loss", "safety": "real_deal", "returned": "real_deal", "good": "gain"}


def stake_of(play: str) -> str:
    """Returns what a play that waits brings, beside its points.

    >>> stake_of("FIELD GOAL OVER 45")
    'field goal if it stands'
    """
    what = "touchdown" if POINTS[play] == TOUCHDOWN_POINTS else "safety" if play == SAFETY else "field goal"
    return f"{what} if it stands"


class Callers(StageItem):
    """The clubs above the two spots: whose play lies there, and who may answer it; none while nobody has the ball."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.spots: tuple[pygame.Rect, ...] = ()
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def attacker(self) -> int:
        """The seat whose play lies at the spot, or who may lay one there."""
        play, _ = duels.live(self.shown.table_state.chain)
        return self.shown.table_state.offense if play is None else play.seat

    def render_key(self) -> Hashable:
        return self.attacker, tuple(self.shown.names), self.theme.patterns, self.shown.undecided

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, names, attacker = self.theme, self.shown.names, self.attacker
        for side, spot in enumerate(self.spots):
            seat = attacker if side == 0 else 1 - attacker
            box = pygame.Rect(spot.x - theme.px(8), self.rect.y, spot.w + theme.px(16), self.rect.h)
            does, undecided = ("play", "answer")[side], self.shown.undecided
            if undecided:
                paint_plate(surface, theme, box, "ink700")
            else:
                paint_team(surface, theme, box, seat)
            club = names[seat].split()[-1] if names[seat] else ""
            words, ink = (does, "chalk300") if undecided else (f"{does}: {club}", "inkText")
            size = theme.fit("block", 18, words, box.w - theme.px(16))
            text = theme.text("block", size, elided(theme, "block", size, words, box.w - theme.px(16)), ink)
            surface.blit(text, text.get_rect(center=box.center))


class Verdict(StageItem):
    """The arrow between the spots, in the color of the outcome."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def word(self) -> str:
        """The outcome of the duel; empty until its answer has struck."""
        chain, waiting = self.shown.table_state.chain, self.shown.table_state.waiting
        return "" if waiting is not None and waiting == duels.live(chain)[0] else duels.verdict(chain)

    def render_key(self) -> Hashable:
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


class Stakes(StageItem):
    """The points that a play scores if nothing answers it, or the outcome of the duel."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.settle()

    def settle(self) -> None:
        """Ends all passing effects."""
        self.glow = 0.0
        """Brightness of the plate's edge just after the stakes were raised, 0 to 1."""
        self.pop = 0.0
        """Growth of the points, 0 (at rest) to 1."""
        self.number_left = False
        """Whether the points have left the plate, broken or on their way to the score."""
        self.headlines = 0
        """Number of headlines on the plate, which hides its text meanwhile."""

    def hide_text(self) -> None:
        """Hides the text for a headline."""
        self.headlines += 1

    def show_text(self) -> None:
        """Shows the text again if no other headline is left."""
        self.headlines = max(0, self.headlines - 1)

    @property
    def number_center(self) -> tuple[int, int]:
        """The middle of the points at stake, in pixels."""
        wide, _ = self.theme.measure("block", DIGITS, str(self.shown.table_state.at_stake))
        return self.rect.x + self.theme.px(20) + wide // 2, self.rect.centery

    def leave(self, words: str = "", size: float = LOOSE) -> pygame.Surface:
        """Takes the points off the plate and returns their picture, or that of other ``words``, ``size`` in units."""
        self.number_left = True
        return outlined(self.theme, words or str(self.shown.table_state.at_stake), size, "real_deal")

    def render_key(self) -> Hashable:
        at_stake = self.shown.table_state.at_stake
        return (
            self.says(),
            at_stake,
            self.shown.caption.ghost,
            round(self.glow * 12),
            round(self.pop * 6),
            self.headlines > 0,
            self.number_left and at_stake > 0,
        )

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, state = self.theme, self.rect, self.shown.table_state
        head, below, color = self.says()
        edge = theme.color("ink700").lerp(theme.color("real_deal"), max(self.glow, 0.35 if state.waiting else 0.0))
        paint_plate(surface, theme, box, "ink900", border=edge, line=2, cut=12)
        x = box.x + theme.px(20)
        if self.headlines or (self.number_left and state.at_stake):  # nothing is at stake any more
            return
        if state.at_stake and not self.shown.caption.ghost:  # a picked card names its own points
            digits = theme.text("block", DIGITS + 3 * round(self.pop * 6), str(state.at_stake), "real_deal")
            surface.blit(digits, digits.get_rect(midleft=(x, box.centery)))
            x += digits.get_width() + theme.px(18)
        room = box.right - theme.px(16) - x
        size = theme.fit("block", 24, head, room)
        if "; " in head and theme.measure("block", size, head)[0] > room:  # the risk goes down to the reason
            head, _, risk = head.partition("; ")
            size, below = theme.fit("block", 24, head, room), f"{risk}. {below}"
        big = theme.text("block", size, head, color)
        if not below:
            surface.blit(big, big.get_rect(midleft=(x, box.centery)))
            return
        one = theme.measure("text", theme.fit("text", BELOW, below, room), below)[0] <= room
        spare = box.h - big.get_height() - theme.line_height("text", BELOW) if one else 0
        top = box.y + max(theme.px(3), spare // 2)
        surface.blit(big, (x, top))
        top += big.get_height()
        area = pygame.Rect(x, top, room, box.bottom - max(theme.px(5), spare // 2) - top)
        paint_text(surface, theme, area, below, size=BELOW, lines=1 if one else 2, tight=True)

    def says(self) -> tuple[str, str, str]:
        """Returns a headline, a line below it, and the headline's color."""
        state, caption, names = self.shown.table_state, self.shown.caption, self.shown.names
        if state.toss:
            return "Who has the ball first?", self._about_toss(state.toss), "chalk50"
        if caption.ghost:
            head, _, below = caption.ghost.partition("\n")
            return head, below, "firstDown"
        if state.waiting:
            return self._at_stake(*state.waiting)
        if state.over:
            return "Final whistle", "", "chalk50"
        offense = names[state.offense]
        if word := self._word():
            return word, self._offers() if caption.asked else self._whose_ball(offense), "chalk50"
        if self.shown.between or state.chain:  # the points of a play that was let through are still to come
            return "", "", "chalk50"
        return f"{offense} on offense", self._offers(), team_color(state.offense)

    def _about_toss(self, toss: TossDue) -> str:
        """Says who begins other quarters to the seat that may defer, else why a seat chooses (RD-21, RD-22, RD-62)."""
        state, you = self.shown.table_state, toss.seat == self.shown.viewer
        if not you or toss.clause != "RD-20":
            return f"{words.why_toss(toss.clause, you=you)}."
        if state.quarters == FIRST_HALF:
            return "Quarter 2 begins with the side whose turn it is then."
        return "Defer: you choose at halftime."

    def _at_stake(self, seat: int, play: str) -> tuple[str, str, str]:
        caption, names = self.shown.caption, self.shown.names
        if play == PUNT_INSIDE:
            return title(PUNT_INSIDE), f"Long plays only for {names[1 - seat]}, unless they answer it.", "chalk50"
        if self.shown.table_state.let_through or self.shown.stamp.stands:  # which has said so
            return "it stands", "", "chalk50"
        if caption.asked:
            return stake_of(play), caption.what_else or "Pick a card: counter, or allow it.", "chalk50"
        return stake_of(play), caption.odds or f"unless it is answered by {names[1 - seat]}", "chalk50"

    def _whose_ball(self, offense: str) -> str:
        """Says who has the ball after the duel; after NO PLAY the side that had it keeps it."""
        state = self.shown.table_state
        if state.dead:
            return ""
        kept = duels.verdict(state.chain) == "no play"
        whose = f"{offense} keep the ball" if kept else f"The ball goes to {offense}"
        return f"{whose}{self._left()}."

    def _left(self) -> str:
        """Says how many counters to the viewer's play are left to the other team, now that one is spent."""
        alive, (play, counter) = self.shown.caption.alive, duels.live(self.shown.table_state.chain)
        if alive is None or play is None or counter is None or play.seat != self.shown.viewer:
            return ""
        if counter.code not in STOPS:  # after the last of three wild cards, more are gone than this one
            return ""
        answers = COUNTERS_OF[play.code]
        return f"; {len((answers & alive) - {counter.code})} of {len(answers)} counters to it are left"

    def _word(self) -> str:
        """Returns the counter at the spot, with "no play" if it undid the play."""
        _, counter = duels.live(self.shown.table_state.chain)
        if counter is None:
            return ""
        called_back = duels.verdict(self.shown.table_state.chain) == "no play"
        return title(counter.code) + (": no play" if called_back else "")

    def _offers(self) -> str:
        position, asked = self.shown.table_state, self.shown.caption.asked
        if asked and self.shown.caption.what_else:
            return self.shown.caption.what_else
        if position.limited:
            allowed = "long or return" if position.may_return else "long plays only"
            return f"Inside {'your' if asked else 'their'} own 10: {allowed}."
        if position.in_overtime:
            return "Pick a card: the first score wins." if asked else "The first score wins."
        if asked:
            return self.shown.caption.bought or "Pick a card: play it, or punt it."
        return "RETURN TD is allowed." if position.return_open else "A play or a punt comes next."
