"""The board between the calls: preview, count before the snap, both numbers, and the result."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.field import spot_text
from game.variants.blowout.cards import BY_CODE, HOLDING, INTERFERENCE, KICK
from game.variants.blowout.events import KickSetUp
from game.variants.blowout.names import signed, title
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.ruling import Ruling
from scenes.table.blowout import call_bar, odds_chart, ruling_words, yard_bars
from scenes.table.blowout.forecast import Forecast
from scenes.table.blowout.rail import SHORTER, Rail
from scenes.table.blowout.shown import (
    ShownTable,
    beyond,
    club,
    color_for,
    habit_line,
    has_called,
    placeholder_text,
    sides,
    told_between,
    winner,
    won_by,
)
from scenes.table.blowout.waiting_board import WaitingBoard
from scenes.table.stage.stage import StageItem
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import ColorName, Theme

SUBTRACT_AT = 0.55
"""Share of the counting after which both numbers are whole and are subtracted."""
NUMBERS, NUMBER, GROWS = 62.0, 46.0, 10.0
"""Units at the top of the board for the numbers of both cards, of their type, and by which the winner's pops."""
NO_ANSWER = "You hold no answer to it", "No answer"
"""Said of a player who is alone and cannot respond, long and short."""
ONLY_HARMS = "Your cards would only help them", "No card helps you"
"""Said of one whose answers would only harm them, long and short."""
DOTS = "..."
"""Said behind the name of a side that thinks; they come one by one."""
HEARTBEAT = 0.5
"""Seconds of a beat of the result that is at stake."""
BAR, AROUND_BAR = 14.0, 10.0
"""Units of the height of the bars, and units added to that where they are pointed at."""


class DuelBoard(StageItem):
    """Shows the preview of a call, then the open play."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable, rail: Rail) -> None:
        self.theme, self.shown, self.rail = theme, shown, rail
        self.waiting = WaitingBoard(theme, shown)
        self.duel = pygame.Rect(0, 0, 0, 0)
        self.below: pygame.Rect | None = None
        """Area of the rail, which the board takes if there are no responses; None without a rail."""
        self.forecast: Forecast | None = None
        """The preview of the call that is picked or pointed at."""
        self.on_offense = True
        """Whether that call is one of the offense."""
        self.detailed = False
        """Whether all odds of the call are shown: pointer or focus are on them."""
        self.headlines = 0
        """Number of headlines that lie on the board."""
        self.pop = 0.0
        """How much larger than normal the result or the count is drawn, 0 to 1."""
        self.hut = 0
        """The beat of the count before the snap, 0 for none."""
        self.told = 1.0
        """Progress of counting out the open play, 0 to 1."""
        self.ruling: Ruling | None = None
        """What is decided about a foul or a challenge, instead of what the play came to; None for neither."""
        self.crossed = 1.0
        """How far the cards that do not count by that are crossed out, 0 to 1."""
        self.quiet = False
        """Whether the result is not shown: it is on its way to the posts, or it has been told."""
        self.acted = False
        """Whether the play has been seen to its end."""
        self.picked_answer = ""
        """The code of the response that the player has picked or points at, empty for none."""
        self.waited = 0.0
        """Seconds that the other side has had to respond."""
        self.held_none = False
        """Whether the player has just let the play stand for want of an answer: it is told until it has been read."""

    def render_key(self) -> Hashable:
        state = self.shown.table_state
        waiting = placeholder_text(self.shown), told_between(self.shown), habit_line(self.shown)
        called = [has_called(self.shown, seat) for seat in (0, 1)]
        drawn = (state.play, state.window, *called, state.offense, *waiting, self.rail.render_key())
        moment = (self.hut, self.ruling, self.told, round(self.pop * 10), self.headlines > 0, self.picked_answer)
        return (
            drawn,
            moment,
            self.quiet,
            self.acted,
            self.held_none,
            self._beats,
            self._dots,
            tuple(self.duel),
            tuple(self.shown.names),
            self.forecast,
            self.detailed,
            self.theme.generation,
        )

    def make_room(self) -> None:
        """Counts a headline that comes to lie on it."""
        self.headlines += 1

    def speak(self) -> None:
        """Counts a headline that is gone."""
        self.headlines = max(0, self.headlines - 1)

    def wait(self, dt: float) -> None:
        """Lets the result that is at stake beat while the other side may respond, for ``dt`` seconds more."""
        window = self.shown.table_state.window
        self.waited = 0.0 if window in (None, self.shown.viewer) else self.waited + dt

    @property
    def _dots(self) -> int:
        """The dots behind the name of the side that thinks, 1 to 3."""
        return 1 + int(self.waited / HEARTBEAT) % len(DOTS)

    @property
    def _beats(self) -> bool:
        return self.waited % HEARTBEAT >= HEARTBEAT / 2

    def settle(self) -> None:
        """Ends everything that passes."""
        self.pop, self.headlines, self.forecast = 0.0, 0, None
        self.clear()

    def clear(self) -> None:
        """Clears what was said about the cards of the down."""
        self.hut, self.told, self.ruling, self.picked_answer = 0, 1.0, None, ""
        self.quiet = self.acted = self.held_none = False

    def bounds(self) -> pygame.Rect:
        return self.duel if self.below is None else self.duel.union(self.below)

    @property
    def for_words(self) -> pygame.Rect:
        """The area of a headline: below the numbers of the cards, or the whole board once a ball was kicked."""
        box, play = self.bounds(), self.shown.table_state.play
        above = 0 if play is not None and play.kind == KICK else self.theme.px(NUMBERS)
        return pygame.Rect(box.x, box.y + above, box.w, box.h - above)

    def paint(self, surface: pygame.Surface) -> None:
        theme, play = self.theme, self.shown.table_state.play
        box = self.duel if play is not None and self.ruling is None else self.bounds()
        paint_plate(surface, theme, box, "ink900", border="line500", cut=12)
        if self.ruling is not None:
            if not self.headlines:
                ruling_words.paint(surface, theme, box, self.ruling, self.pop)
        elif self.hut:
            yard_bars.paint_hut(surface, theme, box, self.hut, self.pop)
        elif play is not None:
            self._paint_play(surface, box, play)
        elif self.forecast is not None and not placeholder_text(self.shown):
            (odds_chart if self.detailed or self.forecast.says else call_bar).paint(
                surface, theme, box, self.forecast, self.on_offense
            )
        elif not (self.headlines or self.shown.table_state.over):
            self.waiting.paint(surface, box)

    @property
    def words_area(self) -> pygame.Rect:
        """The area of the words on the board while it waits for calls; empty otherwise."""
        if self.shown.table_state.play is not None or placeholder_text(self.shown) or self.ruling:
            return pygame.Rect(0, 0, 0, 0)
        return self.waiting.words_area(self.bounds())

    @property
    def verdict_area(self) -> pygame.Rect:
        """The area of what the last down came to; empty if the board tells something else."""
        head, rows, _ = self.waiting.lay_out(self.bounds())
        return head if rows and self.words_area and self.forecast is None else pygame.Rect(0, 0, 0, 0)

    # The open play

    @property
    def _come(self) -> float:
        """Share of both numbers that is counted, 0 to 1."""
        return min(self.told / SUBTRACT_AT, 1.0)

    @property
    def _says_result(self) -> bool:
        return self.told > SUBTRACT_AT and not self.headlines and not self.quiet

    def _says_outcome(self, play: OpenPlay) -> bool:
        """Returns whether to say what a play comes to: it is at stake while somebody may respond.

        Whether a kick is good is said only once that was seen or changed, or to who may change it.
        """
        return play.kind != KICK or bool(self.acted or self.picked_answer or play.undone) or self.rail.decides

    def _paint_play(self, surface: pygame.Surface, box: pygame.Rect, play: OpenPlay) -> None:
        met = play.expected_result
        if isinstance(met, KickSetUp):
            if not self.headlines:
                self._paint_kick(surface, box, play, met)
            return
        theme, come = self.theme, self._come
        least = min(met.yards, met.loss) * max(self.told - SUBTRACT_AT, 0.0) / (1.0 - SUBTRACT_AT)
        gains, loses = met.yards * come - least, met.loss * come - least
        top = box.top + theme.px(4)
        high = theme.line_height("block", NUMBER)
        mine, theirs = (f"+{round(met.yards * come)}", f"−{round(met.loss * come)}")
        good, bad = sides(self.shown, met.seat)
        for seat, words, color in ((met.seat, mine, good), (1 - met.seat, theirs, bad)):
            grown = GROWS * self.pop if self.told > SUBTRACT_AT and seat == winner(play) else 0.0
            text = theme.text("block", NUMBER + round(grown), words, color)
            middle = box.x + box.w * (0.16 if seat == 0 else 0.84)
            surface.blit(text, text.get_rect(center=(round(middle), top + high // 2)))
        between = round(box.w * 0.68) - theme.measure("block", NUMBER, "+100")[0] - theme.px(8)
        row = pygame.Rect(0, top, between, high)
        row.centerx = box.centerx
        self._paint_asked(surface, row)
        bar = self._bar(box)
        yard_bars.paint(surface, theme, bar, [(met.seat, gains, good), (1 - met.seat, loses, bad)])
        if self._says_result:
            self._paint_result(surface, self.result_area, f"= {signed(met.net)}", play)

    def _bar(self, box: pygame.Rect) -> pygame.Rect:
        """Returns the area of the bars below the numbers of both cards."""
        theme = self.theme
        top = box.top + theme.px(4) + theme.line_height("block", NUMBER)
        return pygame.Rect(box.x + theme.px(16), top, box.w - theme.px(32), theme.px(BAR))

    @property
    def result_area(self) -> pygame.Rect:
        """The area of the result, below the bars."""
        box, bar = self.duel, self._bar(self.duel)
        return pygame.Rect(box.x, bar.bottom, box.w, box.bottom - bar.bottom)

    @property
    def bar_area(self) -> pygame.Rect | None:
        """The area of the bars with some room to point at; None while there are none."""
        play = self.shown.table_state.play
        return None if play is None or play.kind == KICK else self._bar(self.duel).inflate(0, self.theme.px(AROUND_BAR))

    @property
    def asked(self) -> tuple[int, str, str] | None:
        """Whose response is awaited or, once nobody's is, who had none or whose call won, in words long and short."""
        seat, play = self.shown.table_state.window, self.shown.table_state.play
        held_none = self.held_none if seat is None else self._holds_none
        if play is not None and held_none and not play.answer and winner(play) == self.shown.viewer:
            return won_by(self.shown, play)  # nobody looks for an answer to their own success
        if seat is None:
            if held_none:
                return (self.shown.viewer, *NO_ANSWER)
            return None if play is None or self.ruling else won_by(self.shown, play)
        return (seat, *self.asked_text(club(self.shown.names[seat]))) if self.rail.codes else None

    @property
    def is_awaited(self) -> bool:
        """Whether somebody may still respond, so that the result is not final."""
        return self.shown.table_state.window is not None

    def _paint_asked(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """Paints who is asked, or whose call won, between the numbers."""
        theme, asked = self.theme, self.asked
        if asked is None:
            return
        seat, words, short = asked
        if theme.measure("block", theme.fit("block", 18, words, row.w), words)[0] > row.w:
            words = short
        size = theme.fit("block", 18, words, row.w)
        place = theme.text("block", size, words, team_color(seat)).get_rect(center=row.center)
        moving = words.removesuffix(DOTS[self._dots :]) if words.endswith(DOTS) else words  # the words stay in place
        surface.blit(theme.text("block", size, moving, team_color(seat)), place)

    def asked_text(self, name: str) -> tuple[str, str]:
        """Returns who may answer, or that a player who is alone and asked holds none that helps, long and short."""
        if self.holds_useless:
            return ONLY_HARMS
        if self._holds_none:
            return NO_ANSWER
        return (f"{name} think{DOTS}", f"{name}{DOTS}") if self._awaits_other else (f"{name} may answer", f"{name}?")

    @property
    def _awaits_other(self) -> bool:
        """Whether a player who is alone waits for the other side, which thinks as long whatever it holds."""
        return self.shown.alone and self.shown.you is not None and self.shown.table_state.window != self.shown.you

    @property
    def holds_useless(self) -> bool:
        """Whether a player who is alone and asked holds answers, none of which would help them."""
        held = (self.rail.held or frozenset()).intersection(self.rail.codes)
        return bool(held) and held.issubset(self.rail.useless)

    @property
    def _holds_none(self) -> bool:
        """Whether a player who is alone and asked holds no answer."""
        held = self.rail.held
        return bool(held and held.isdisjoint(self.rail.codes))

    def _paint_result(self, surface: pygame.Surface, area: pygame.Rect, number: str, play: OpenPlay) -> None:
        """Paints the difference and its result, struck through if that is not what counts."""
        theme, (word, outcome) = self.theme, self.outcome(play)
        size, changed = 44 + round(12 * self.pop), bool(play.undone or self.picked_answer or not play.counts)
        color = "chalk300" if changed else "chalk50"
        big = theme.text("block", theme.fit("block", size, number, area.w // 2), number, color)
        if not self._says_outcome(play):
            surface.blit(big, big.get_rect(center=area.center))
            return
        gap = theme.px(14)
        room = area.w - big.get_width() - gap - theme.px(40)
        answer = BY_CODE.get(self.picked_answer or play.response)
        is_foul = answer is not None and answer.category == "penalty"
        usual: ColorName = "penalty" if is_foul else sides(self.shown, play.expected_result.seat)[1]
        ground = color_for(self.shown.viewer, play, outcome) or (usual if answer is not None else "chalk300")
        awaited = self.is_awaited and not changed
        word = f"{word}?" if awaited else word
        small = theme.text("block", theme.fit("block", 24, word, room), word, ground if awaited else "inkText")
        plate = small.get_rect().inflate(theme.px(18), theme.px(8))
        x = area.centerx - (big.get_width() + gap + plate.w) // 2
        spot = big.get_rect(midleft=(x, area.centery))
        surface.blit(big, spot)
        if changed:
            line = theme.px(4)
            pygame.draw.line(surface, theme.color("loss"), spot.midleft, spot.midright, line)
        plate.midleft = (spot.right + gap, area.centery)
        if awaited:
            if self._beats:
                plate.inflate_ip(theme.px(6), theme.px(4))
            paint_plate(surface, theme, plate, "ink900", border=ground, line=4 if self._beats else 2, cut=6)
        else:
            paint_plate(surface, theme, plate, ground, cut=6)
        surface.blit(small, small.get_rect(center=plate.center))

    def outcome(self, play: OpenPlay) -> tuple[str, str]:
        """Returns the text about a play's result, and the outcome in it: with the picked response, or as it stands."""
        code = self.picked_answer or play.response
        if code:
            word = play.answered(code).word
            does = play.moves_up(code) if code in (HOLDING, INTERFERENCE) else word
            return f"{SHORTER.get(code, title(code))}: {does}", word
        return (play.said if play.counts else f"0: {play.said}"), play.word

    def _paint_kick(self, surface: pygame.Surface, box: pygame.Rect, play: OpenPlay, kick: KickSetUp) -> None:
        """Paints how far the kick carries and how far it has to."""
        theme = self.theme
        half = box.h // 2
        carries = f"kick {round(kick.yards * self._come)}"
        wants = (
            f"from {spot_text(play.ball_on).replace('opp', 'their')}"
            if kick.needed is None
            else f"{kick.needed - 1} to the posts"
        )
        for words, x, color in ((carries, 0.3, "kick"), (wants, 0.72, "chalk50")):
            size = theme.fit("block", 34, words, round(box.w * 0.42))
            text = theme.text("block", size, words, "blowout" if color == "kick" else color)
            surface.blit(text, text.get_rect(center=(round(box.x + box.w * x), box.y + half // 2 + theme.px(6))))
        if self._says_result and (kick.needed is None or self._says_outcome(play)):
            number = "punt" if kick.needed is None else beyond(kick.yards - kick.needed + 1)
            self._paint_result(surface, pygame.Rect(box.x, box.y + half, box.w, half), number, play)
