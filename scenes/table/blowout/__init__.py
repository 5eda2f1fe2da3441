"""The table of BLOWOUT!!!: a stadium seen from the side, with a place for each secret call.

How a down goes, and the file that shows it (``cues`` has the function of each event):

- the calls rise under their covers, are counted and turn up: ``snap``
- the yards of both are counted out, answers strike, a play or a kick ends: ``moments``
- the play itself: ``acting`` moves the ball and opens the ``film``, ``play_path`` says in which lane the ball goes,
  ``men`` where the players are, ``figures`` draws them on ``large_ground``, ``yard_count`` counts above the ball
- plays in a row are counted, and a call is praised: ``streaks``
- a play that is hardly worth it is shortened: ``dull``; flags fly: ``flags``; a challenge rewinds: ``replay``

What one sees besides, and the file that draws it:

- the small field: ``ground``, and on it ``field_strip`` and ``red_line``; where the open play would end on the large
  one: ``film_preview``; down and spot: ``video_board``; all around it: ``stadium``, which places everything
- the cards: ``faces``, ``piles``; the places of both calls: ``calls``, and ``crosses`` on what does not count; what has
  been played: ``played``
- the board between the calls: ``waiting_board`` until they lie open, then ``duel`` with ``yard_bars`` or, after a foul
  or a challenge, ``ruling_words``; below it who may answer with what: ``rail``
- what a call may come to: ``forecast``, drawn by ``call_bar`` and in full by ``odds_chart``
- what is explained to newcomers: ``marks``

All draw what ``shown`` says of the match, and ``parts`` holds them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.contract import Action, Card, Decision, Event, Target
from game.events import Flag
from game.variants.blowout.actions import LET_STAND
from game.variants.blowout.card_count import may_answer
from game.variants.blowout.cards import (
    BY_CODE,
    CODE,
    DISCARD_PILES,
    DRAW_PILES,
    PLAYS,
    SEAT_DECKS,
)
from game.variants.blowout.clock import FEW_LEFT
from game.variants.blowout.facts import OVERTIME, PERIODS
from game.variants.blowout.harms import asks_to_stand, harm
from game.variants.blowout.names import signed, title
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.words import goal
from scenes.control.actions import GUARDED
from scenes.control.pending_choice import HeldCard, PendingChoice
from scenes.table.blowout import acting, faces, snap
from scenes.table.blowout.cues import CUE_HANDLERS
from scenes.table.blowout.forecast import forecast
from scenes.table.blowout.ground import FLOODLIGHTS, paint_field, stadium
from scenes.table.blowout.marks import legend, matters
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.piles import pile_note
from scenes.table.blowout.played import CHART_NAME, left, tally
from scenes.table.blowout.shown import club, has_called, where
from scenes.table.blowout.stadium import Stadium
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.hud.scoreboard import UNSAID, Slot, by_side
from scenes.table.kit.offers import Chart, Laid, PlaceChoice, Shortcut, of_kind, zone_place
from scenes.table.stage.animator import out_cubic
from scenes.table.stage.drawing import vector
from scenes.table.stage.faces import Pen
from scenes.table.stage.layout import TOP, Layout
from scenes.table.stage.light import light_up
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

(SINGLE_QUARTER,) = PERIODS["quarters"]
WORD_BELOW = 0.23
"""Height of the middle of a big word while the film is shown, as a share of the table from its foot."""
_SHORT_PERIODS = ("1st", "2nd", "3rd", "4th", "1st half", "2nd half", "1 of 1", "overtime")


class BlowoutTable(BlowoutParts):
    """Places zones, and shows choices, previews and marks."""

    public, announces_default, compares = True, False, True
    demo = ("RUN 75", "DEF -65", "SACK")
    cue_handlers = CUE_HANDLERS

    @staticmethod
    def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
        faces.paint_face(pen, card, theme)

    def layout(self, layout: Layout, viewer: int) -> None:
        super().layout(layout, viewer)
        self.stadium = self.crosses.stadium = lies = Stadium(layout)
        for place in SEAT_DECKS:
            self.piles[DRAW_PILES[place]].rect = lies.pile(place, draws=True)
            self.piles[DISCARD_PILES[place]].rect = lies.pile(place, draws=False)
        for seat, plate in enumerate(self.plates):
            plate.rect, plate.spot = lies.plates[seat], lies.spots[seat]
            self.covers[seat].lie(lies.spots[seat])
        self.field.layout(lies.geometry)
        for thing in (self.red_line, self.kick_sign, *self.posts):
            thing.geometry = lies.geometry
        self.film.area = lies.film
        self.film.ground.names = [club(name) for name in self.names]
        self.make_room()
        self.rail.rect, self.video.rect, self.chart.rect = lies.rail, lies.board, lies.chart
        self.rail.show(self.rail.codes)
        self.chart.open, self.chart.names = False, self.names

    def paint_background(self, surface: pygame.Surface) -> None:
        layout, lies = self.space, self.stadium
        area = layout.table
        surface.blit(
            vector(stadium(self.theme, lies.wide, lies.high, lies.field), lies.wide, lies.high, area.size), area
        )
        foot = layout.rect(0, TOP + lies.field.top, lies.wide, lies.high - lies.field.top)
        light_up(surface, self.theme, foot, FLOODLIGHTS)
        clubs = [(club(name), team_color(seat)) for seat, name in enumerate(self.names)]
        paint_field(surface, self.theme, layout, TOP, lies.field, clubs)
        self.film.ground.prepare(self.film.area)

    def things(self) -> Sequence[StageItem]:
        marks = (*self.plates, *self.covers, self.board_of_duel, self.crosses, self.rail, self.video, self.chart)
        field = (
            self.red_line,
            self.kick_sign,
            *self.field.items(),
            *self.posts,
            self.film,
            self.scrum,
            self.film_preview,
            self.wipe,
            self.yard_count,
        )
        return [*self.piles.values(), *field, *marks]

    def show(self, view: BlowoutView) -> None:
        super().show(view)
        state = self.table_state
        if state.begun:
            self.downs.say(state.down, state.ball_on, state.marker)
        else:
            self.downs.clear()
        self.chart.tallies = [tally(state, seat) for seat in (0, 1)]
        if not self._calls_first(view):
            self.ahead = None
        self._show_covers()
        self.wipe.hidden, self.lifted = True, None
        self.yard_count.stop()
        acting.show_lined_up(self)
        for posts in self.posts:
            posts.shown = 0.0
        self.tell_answers(CODE[card] for cards in view.hands for card in cards)
        self.board_of_duel.settle()
        self.tell_field()

    def _calls_first(self, view: BlowoutView) -> bool:
        """Returns whether a player who is alone has the ball and calls: the rules ask for the offense's call first."""
        return self.alone and self.you == view.seat == view.facts.offense and view.phase.endswith("_call")

    def _show_covers(self) -> None:
        """Shows the covers of the calls that lie face down."""
        for seat, cover in enumerate(self.covers):
            cover.lie(self.stadium.spots[seat])
            cover.hidden = not has_called(self, seat)

    def gather_all(self, view: BlowoutView) -> None:
        """Also shows the first period and where its first drive begins (BO-17, BO-90)."""
        super().gather_all(view)
        self.table_state.period = view.facts.period
        self.tell_field()

    def slots(self) -> Sequence[Slot]:
        """Returns period, plays left, down and distance, and the spot of the ball."""
        period = self.table_state.period
        return [
            Slot("quarter" if period == SINGLE_QUARTER else "period", _SHORT_PERIODS[period]),
            self._plays_left(),
            self.downs.slot(),
            Slot("ball on", where(self) or UNSAID),
        ]

    def _plays_left(self) -> Slot:
        """Returns the plays that each side has left as far as shown; nothing in overtime (BO-103)."""
        state = self.table_state
        if not state.begun or state.period == OVERTIME:
            return Slot("plays left each", UNSAID)
        return by_side("plays left each", [left(state, seat) for seat in (0, 1)], few=FEW_LEFT)

    # Choices

    def on_table(self) -> Sequence[Laid]:
        """Returns the piles, the place of the viewer's call, the plaques of the rail, and the video board."""
        spot = PlaceChoice("Your call", zone_place(PLAYS[self.viewer]), self.stadium.spots[self.viewer])
        chart = Chart(
            CHART_NAME, self.video.place, "Opens the chart of the cards that both clubs have played.", self.chart
        )
        piles = map(self._named, of_kind(super().on_table(), PlaceChoice))
        return [*piles, spot, *self.rail.plaques, chart]

    def _named(self, choice: PlaceChoice) -> PlaceChoice:
        """Returns the pile with its club's name before its own, and what its count means."""
        owner = self.rules.zones[choice.target.name].owner or 0
        told = pile_note(self.table_state, choice.target.name, self.piles[choice.target.name].count)
        return choice._replace(name=f"{self.names[owner]}: {choice.name}", note=told)

    def areas(self) -> Mapping[Target, pygame.Rect]:
        """Returns the drop area of a call: everything below the field."""
        return {zone_place(PLAYS[self.viewer]): self.stadium.middle}

    def landmarks(self) -> Mapping[str, pygame.Rect]:
        start, end, top, high = self.stadium.geometry
        field = pygame.Rect(round(start), round(top), round(end - start), round(high))
        return {"field": self.film.bounds() if self.film.open else field, "cards set aside": self.stadium.set_aside}

    def legend(self) -> Mapping[str, pygame.Rect]:
        return legend(self)

    def matters(self, view: BlowoutView) -> Sequence[str]:
        return matters(view)

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Returns what notes and bubbles leave in sight.

        These are the field with the sign of the down or the play on the film, video board, the plates and calls of both
        clubs, the board or the words on it, and, for a preview, field and hand; only the board while all odds are
        looked at.
        """
        board, field = self.board_of_duel.bounds(), self.space.table
        if self.board_of_duel.detailed:
            return [board]
        above = pygame.Rect(field.x, field.y, field.w, board.y - field.y)
        previewed = self.board_of_duel.forecast is not None
        lies_open = self.table_state.play is not None
        shown, said = previewed or lies_open, self.board_of_duel.words_area
        marks = [] if self.field.sign.hidden else [self.field.sign.place]
        return [
            *(self._film_in_play if self.film.open else [self.landmarks()["field"], *marks]),
            self.video.place,
            *([self.stadium.spot(seat) for seat in (0, 1)] if lies_open else [plate.bounds() for plate in self.plates]),
            *[said] * bool(said),
            *[board] * shown,
            *[above, self.space.hand] * previewed,
        ]

    @property
    def _film_in_play(self) -> list[pygame.Rect]:
        """What notes leave in sight on the film: the players at the ball, and the preview with its way."""
        lines, plate = self.film.in_play, self.film_preview.plate
        return [lines] if plate is None else [lines, plate.union(lines).clip(self.film.bounds())]

    def goal(self, view: BlowoutView) -> tuple[str, str]:
        return goal(view)

    def in_short(self, event: Event) -> str:
        """Returns on whom a flag is: the board explains it, and the log tells all of it."""
        return f"Flag on {self.names[event.seat]}." if isinstance(event, Flag) and event.seat is not None else ""

    def shortcuts(self, view: BlowoutView, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """Returns the board below its bars as a button where no answer in hand would help."""
        board = self.board_of_duel
        stands = board.holds_useless and LET_STAND in legal
        return [Shortcut("Let it stand here", lambda: [LET_STAND], board.result_area)] * stands

    def about_hand(self, view: BlowoutView) -> bool:
        """Returns whether it is any decision but the toss."""
        return view.phase != "coin"

    def default_answer(self, view: BlowoutView) -> Action | None:
        """Returns LET_STAND in a response window."""
        return LET_STAND if view.phase.endswith("_response") else None

    def rests_in_motion(self, decision: Decision) -> bool:
        """Returns whether it is a call: a side thinks of it while the cards of the last down are put away."""
        return decision.kind.endswith("_call")

    def goes_on(self, decision: Decision) -> bool:
        """Returns whether it is an answer that a player waits for.

        Who only watches needs the time to follow, but not for a dull play.
        """
        return (self.you is not None or self.dull.short) and decision.kind.endswith("_response")

    def delay(self, decision: Decision) -> float:
        """Guards answers for longer: "Let it stand" lies where the call was pressed."""
        return GUARDED if decision.kind.endswith("_response") else 0.0

    def keeps_picked(self, view: BlowoutView) -> bool:
        """Returns whether an answer is asked for: an answer that is put back becomes "Let it stand" on its button."""
        return view.phase.endswith("_response")

    def show_choice(self, choosing: PendingChoice | None, hand: Sequence[Sprite], view: BlowoutView) -> None:
        self.rail.useless = frozenset(code for code in self.table_state.answers if harm(view, code))
        if choosing is not None:
            self.kick_sign.best = self.best_kick(view)
            self._call_ahead(view)

    def acted(self, picked: Sequence[HeldCard], view: BlowoutView) -> None:
        super().acted(picked, view)
        if view.phase == "defense_call":  # the player was not asked for the call just made, or is shown it again
            self._call_ahead(view)

    def _call_ahead(self, view: BlowoutView) -> None:
        """Lays down the call of a computer that knows nothing of the player's: it must not seem to wait for it.

        The computer takes that decision after the player's, but from a view that does not hold it (BO-106).
        """
        if self.ahead is None and self._calls_first(view):
            self.ahead, self.comes = 1 - view.seat, 0.0
            self._show_covers()

    def asks(self, view: BlowoutView) -> str:
        """Tells whoever is alone and has no answer that helps what of their own one would undo."""
        return asks_to_stand(view) if self.rail.held is not None else ""

    def passes(self, view: BlowoutView) -> Action | None:
        """Returns LET_STAND if all cards that could respond are known to be spent."""
        decision = view.decision
        if decision is None or not view.phase.endswith("_response"):
            return None
        return None if may_answer(view, decision.seat) else LET_STAND

    def preview(self, action: Action | None, view: BlowoutView) -> None:
        """Previews the picked call: a curve between the calls, and a preview on the field."""
        self._picked = "" if action is None else str(action)
        self._foresee(view, self._glanced or self._picked)

    def glance(self, card: Card | None, view: BlowoutView) -> None:
        """Previews the card that pointer or focus are on."""
        self._glanced = "" if card is None else card.code
        self._foresee(view, self._glanced or self._picked)

    def _foresee(self, view: BlowoutView, code: str) -> None:
        board, strip = self.board_of_duel, self.field
        play = self.table_state.play
        if self.rail.codes and play is not None:
            if view.phase.endswith("_response") and view.decision is not None and view.decision.seat == view.seat:
                self._foresee_answer(play, code)
            return
        calls = view.phase in ("offense_call", "defense_call") and code in BY_CODE
        board.forecast = forecast(view, code) if calls else None
        board.on_offense = view.seat == view.facts.offense
        if board.forecast is not None and code == self._picked:
            board.forecast = board.forecast._replace(is_picked=True)
        seen = board.forecast
        if seen is None or seen.ends_at is None:
            strip.hide_preview()
            return
        label = seen.outcome or (signed(seen.average) if seen.gains else title(code))
        strip.set_preview(view.facts.ball_on, seen.ends_at, label, seen.color)
        strip.preview.progress = 1.0

    def _foresee_answer(self, play: OpenPlay, code: str) -> None:
        """Shows where the ball lies after that response, or as the play stands."""
        self.tell_field()
        picked = code if code in self.table_state.answers else ""
        self.board_of_duel.picked_answer = picked
        if picked:
            self.field.preview.progress = self.promise(picked)

    def move_idly(self, dt: float) -> None:
        self.film.wait(dt)
        self.board_of_duel.wait(dt)
        if self.ahead is not None and self.comes < 1.0:
            self.comes = min(self.comes + dt / snap.RISE, 1.0)
            self.covers[self.ahead].come(*snap.from_afar(self), self.stadium.spots[self.ahead], out_cubic(self.comes))

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Returns the board below the field, so that headlines leave the field in sight."""
        return self.board_of_duel.for_words

    def word_middle(self, about: int | None) -> int:
        """Returns a height that leaves the film in sight while it is shown."""
        table = self.space.table
        return table.bottom - round(table.h * WORD_BELOW) if self.film.open else table.centery

    def cues(self, event: Event, ctx: CueContext) -> list[Cue] | None:
        """Also closes the chart of played cards, which would cover the motion."""
        self.chart.open = False
        return super().cues(event, ctx)


TABLE = BlowoutTable
