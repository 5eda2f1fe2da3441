"""The table of Card Bowl: coaches look at a film of the play, with eleven against eleven at the line of scrimmage.

What one sees, and the file that draws it:

- the film itself: ``background``, with its lines, which run on with the ball: ``ground``; where everybody stands
  on it: ``lineup``, and as a play acts itself out: ``acting`` (with ``pursuit``)
- the field from goal line to goal line while nobody stands on the film: ``wide_field``; a kick and its return:
  ``kick_film``; a kick at the posts from behind the kicker: ``posts_view``; how much the player decides:
  ``level_plate``
- the cards: ``faces``; positions and marks of hidden cards on them: ``player_marks``; the ball: ``ball``; how far a
  pass will go: ``throw_line``; the yards of whoever runs with the ball: ``gain_count``
- between the lines who blocks where, and both sums of each lane: ``lane_sums``; what a held man reaches: ``reach_tint``
- round the passer the pocket, its gauge and the ways into it: ``pocket``
- below the film the draws: ``sums_panel``, and the rope that both sides pull: ``meter``, which men and cards feed:
  ``feeding``, with what each counts for: ``counted``; it opens ``full_sum``; in their place the chances of each play
  at a window: ``odds_board``
- on the empty film how the last play ended: ``caption``, and what became of the player's call: ``verdict``
- over it all the calls: ``play_sheet`` (with ``diagram``, ``sheet_words`` and ``key_row``) below ``last_play`` and the
  sums of that play: ``last_sum``; what is at stake: ``stake_plates``, the chances of both: ``odds_bar``
- pages over the table: ``set_up_page`` (with ``set_up_board`` and ``set_up_tiles``), ``jobs_page``; in the rulebook:
  ``illustrations``

All draw what ``shown`` says of the match, and ``parts`` holds them; what is chosen goes through ``choices``.
What moves and sounds: ``cues``, with ``dealing`` for cards and ``result_cues`` for results; ``running``, ``passing``,
``kicking`` and ``returning`` for how a play acts itself out; ``playing_out`` for the ball's strides and the pocket;
``joker_slam``; ``idling`` for how a play keeps moving while a card is awaited; and ``moments`` for what turns a match,
which ``play_course`` tells from what the play has come to.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.contract import Decision, Event, Target
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.clock import PERIODS
from game.variants.card_bowl.coaching import CALLING
from game.variants.card_bowl.facts import SIMPLE_1
from game.variants.card_bowl.fronts import WIDEST
from game.variants.card_bowl.goals import goal
from game.variants.card_bowl.names import JUDGED, SLOT_NAMES, STARS, clock_text, lane_text
from game.variants.card_bowl.play_notes import HAND, KICK_NOTES, PLAY_RULES
from game.variants.card_bowl.table_prompts import asked, asked_slot
from game.variants.card_bowl.view import CardBowlView
from game.zones import Role
from scenes.table.card_bowl.background import MARGIN, PROJECTOR, film_room
from scenes.table.card_bowl.choices import CardBowlChoices
from scenes.table.card_bowl.cues import CUE_HANDLERS
from scenes.table.card_bowl.lane_sums import lane_of
from scenes.table.card_bowl.lineup import PILE_WIDE, POSTS, STRIP, Lineup
from scenes.table.card_bowl.playing_out import with_it
from scenes.table.card_bowl.pocket import openness
from scenes.table.card_bowl.shown import FilmItem
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.hud.scoreboard import Slot, by_side
from scenes.table.kit.offers import Chart, Laid, PlaceChoice, Spread
from scenes.table.stage.drawing import vector
from scenes.table.stage.layout import Layout
from scenes.table.stage.light import light_up, paint_rail
from scenes.table.stage.stage import StageItem

FULL_SUM, SUMS_TOLD = "Both sums", "Shows what every man and every card adds."
PLAYS_LEFT = "plays left"
"""The mark of the header that counts the plays."""
LOG_HEAD = 28.0
"""Height of the heading of the play log, in units."""
BELOW_CAPTION, CLEAR = 184.0, 14.0
"""Distances from the caption's row to the whole field, and from the field to the lower edge of the film, in units."""
IN_ONE_MOTION = frozenset(
    {
        "exchange",
        "call",
        "formation",
        "motion",
        "line_call",
        "pattern_turn",
        "early_sneak",
        "backs",
        "tight_end",
        "step_six",
        "extra_card",
    }
)
"""Phases that are shown without a pause before them."""
CLEAR_OF_BALL = 24.0
"""Units above and below a banner in which the ball is not either."""
_PERIODS = {0: "1st", 1: "2nd", 2: "3rd", 3: "4th", 14: "1st", 15: "2nd", 16: "1 of 1"}


class CardBowlTable(CardBowlChoices):
    """Lays out Card Bowl's zones, and shows everything beside cards."""

    demo = ("QH", "KS", "RJ")
    cue_handlers = CUE_HANDLERS

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        super().layout(layout, viewer)
        self.coaching.notes = self.notes
        lineup = self.lineup = Lineup(layout, self.theme.text_scale)
        self.sums_panel.rect, self.sums_panel.space = lineup.sums, layout
        self.meter.rect = self.sums_panel.rows()
        self.full_sum.rect = layout.rect(lineup.middle - 300, lineup.top + 60, 600, lineup.high - 60)
        self.draw_pile.rect = layout.rect(*lineup.deck)
        self.draw_pile.full = len(self.rules.cards)
        self.level_plate.rect = lineup.level
        beside = lineup.level.x - layout.rect(MARGIN + 8, 0, 0, 0).x - self.theme.px(8)
        self.last_play.rect = layout.rect(MARGIN + 4, lineup.top + 2, 0, STRIP - 4)
        self.last_play.rect.w = beside
        self.last_sum.rect = self.last_play.rect.copy()
        self._lay_sheet()
        self.stakes.rect = layout.rect(MARGIN + 16, lineup.top + 4, lineup.wide - 2 * MARGIN - 32, 0)
        top = lineup.top + STRIP
        self.caption.rect = layout.rect(lineup.middle - 340, top + 14, 680, 148)
        self.caption.aside = layout.rect(MARGIN + 18, lineup.top + 18, 330, 148)
        high = lineup.top + lineup.high - CLEAR - (top + BELOW_CAPTION)
        self.wide_field.rect = layout.rect(
            MARGIN + 30, top + BELOW_CAPTION, lineup.wide - 2 * MARGIN - PILE_WIDE - 94, high
        )
        self.posts_view.rect = lineup.film

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the film, and the leather below it on which draws lie while there is no hand."""
        lineup = self.lineup
        area = self.space.rect(0, lineup.top, lineup.wide, lineup.high)
        shown = film_room(self.theme, lineup.wide, lineup.high)
        surface.blit(vector(shown, lineup.wide, lineup.high, area.size), area)
        light_up(surface, self.theme, area, PROJECTOR)
        paint_rail(surface, self.theme, lineup.sums, lip=False)

    def things(self) -> Sequence[StageItem]:
        """Returns the deck, and all on the film that the table holds."""
        return [*self.piles.values(), *(each for each in vars(self).values() if isinstance(each, FilmItem))]

    # How the match stands

    def show(self, view: CardBowlView) -> None:
        """Shows exactly what the view says, at once."""
        view = self.seen(view)
        super().show(view)
        if self.table_state.marker:
            self.downs.say(self.table_state.down, self.table_state.ball_on, self.table_state.marker)
        else:
            self.downs.clear()
        self.wide_field.ball = float(self.table_state.spot)
        self.posts_view.settle()
        self.shown.moved = 1.0
        self.ground.scroll, self.ball.flies = self.shown.stance.scroll, False
        self.throw_line.share = self.shown.stance.aim or 0.0
        self.kick_film.settle()
        self.gain_count.counts = False
        self.meter.settle()
        self.full_sum.open = self.meter.quiet = False
        self.shows_hand = bool(view.hand)
        self.marks.coming.clear()
        self.odds_board.prospects = ()
        self.pocket.pocket = self.shown.table_state.pocket
        self.pocket.open = 1.0 if self.pocket.pocket is None else openness(self.pocket.pocket)
        mine = view.decision is not None and view.decision.seat == self.you
        self.pocket.final = mine and view.phase == "window"
        self.marks.asked = asked_slot(view) if mine else ""
        self.marks.asked_man = (view.seat, MEN - len(view.hand)) if mine and view.phase == "defense_cards" else None
        self.tell_level(view)

    def slots(self) -> Sequence[Slot]:
        """Returns quarter, clock, down, and timeouts if any can be taken: with a running clock, or flags (CB-61)."""
        state, counts = self.table_state, self.counts_plays
        quarter = _PERIODS.get(state.period, "overtime")
        left = str(state.clock) if counts else clock_text(state.clock)
        if not (state.clock or state.period or state.play.kind):
            quarter = left = "–"  # the clubs still present themselves
        return [
            Slot("half" if state.period in PERIODS[2] else "quarter", quarter),
            Slot("plays left" if counts else "clock", left),
            self.downs.slot(),
            *([] if counts and not self.has_flags else [by_side("timeouts", state.timeouts)]),
        ]

    # Zones

    def arrange(self, view: CardBowlView) -> dict[str, list[list[int | None]]]:
        """Returns the card ids of each zone that shows cards."""
        self.counts_plays = view.facts.timing == SIMPLE_1
        self.has_flags = not view.facts.single_joker
        zones, found = self.rules.zones, super().arrange(self.seen(view))
        return {name: cards for name, cards in found.items() if zones[name].role is not Role.OUT}

    # Choices

    def on_table(self) -> Sequence[Laid]:
        """Returns the lanes, slots and places that can be chosen or read now, the play sheet, and the level."""
        sheet = [Spread(self.play_sheet.rect)] if self.play_sheet.calls else []
        found = [PlaceChoice(self._said(target), target, self._rect(target)) for target in self.offered
                 if self._rect(target)]  # fmt: skip
        found.sort(key=lambda choice: (choice.rect.centery // self.space.px(20), choice.rect.x))
        at = self.meter.box() if self.shown.story.rows else self.last_play.opens_at()
        told = self.full_sum.told() if self.shown.story.rows else SUMS_TOLD
        sums = [Chart(FULL_SUM, at, told, self.full_sum)] if at else []
        level = [] if self.stakes.stakes else [self._page()]  # which lie over it, to cover less of the play
        return [*found, *sums, *sheet, *level]

    def _rect(self, target: Target) -> pygame.Rect:
        """Returns where a place is; empty for one that has none on the film."""
        lineup, state = self.lineup, self.table_state
        if target.kind == "lane":
            return lineup.lane_rect(*lane_of(target))
        if target.kind != "slot" or (target.name in POSTS and self.shown.building):
            return pygame.Rect(0, 0, 0, 0)
        if target.name in POSTS:
            return lineup.post_rect(target.name)
        if target.name in state.slots:
            return lineup.rect(self.marks.spots()[state.play.offense, state.slots.index(target.name)])
        return lineup.rect(lineup.slot(target.name, state.shotgun))

    @staticmethod
    def _said(target: Target) -> str:
        if target.kind == "lane":
            low, high = lane_of(target)
            return f"{'Lane' if low == high else 'Gap'} {lane_text(low, high)}"
        return SLOT_NAMES.get(target.name, target.name).capitalize()

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the places that can be chosen now."""
        men, lanes, slots = self.marks, self.lane_sums, self.table_state.slots
        places = [] if self.play_sheet.calls else [target for target in open_ if self._rect(target)]
        lanes.lit = tuple(lane_of(target) for target in places if target.kind == "lane")
        lanes.focused = lane_of(focused) if focused is not None and focused.kind == "lane" else None
        named = [target.name for target in places if target.kind == "slot"]
        men.lit = frozenset(name for name in named if name in slots)
        men.posts = frozenset(name for name in named if name in POSTS)
        men.ghosts = tuple(name for name in named if name not in slots and name not in POSTS)
        self.odds_board.target = focused
        men.focused = focused.name if focused is not None and focused.kind == "slot" else ""

    def areas(self) -> Mapping[Target, pygame.Rect]:
        """Returns where picked cards can be dropped for a place."""
        return {target: self._rect(target) for target in self.offered}

    def place_at(self, position: tuple[int, int]) -> tuple[Target, pygame.Rect] | None:
        """Returns the lane, the post or the man of the offense under a held card; not him whom a card is asked for."""
        if self.play_sheet.calls or self.shown.building:
            return None
        named = [Target("lane", str(g), g) for g in range(-WIDEST, WIDEST + 1)]
        named += [Target("slot", name) for name in (*self.table_state.slots, *POSTS) if name != self.marks.asked]
        under = [(target, rect) for target in named if (rect := self._rect(target)).collidepoint(position)]
        return min(under, key=lambda each: abs(each[1].centerx - position[0]), default=None)

    def goes_on(self, decision: Decision) -> bool:
        """Returns whether a decision is part of one motion: a line call with the backs and ends is shown at once."""
        return decision.kind in IN_ONE_MOTION

    def rests_in_motion(self, decision: Decision) -> bool:
        """Returns True: whoever decides next thinks while cards fall and men run, whatever he is asked."""
        return True

    def begins(self, decision: Decision) -> bool:
        """Returns whether a decision is the call of the next play."""
        return decision.kind == "call"

    def legend(self) -> Mapping[str, pygame.Rect]:
        """Returns where the rules of the last plays are explained: at the log, while a play is called.

        Then it is needed least: sheet and hand are read, and how the last play ended stands above the sheet.
        In mid-play an explanation would cover its newest lines.
        """
        log = self.space.log
        decided = (
            (*self.shown.story.rules_before, *self.shown.story.rules)
            if self.play_sheet.calls and self.last_play.line
            else ()
        )
        counted = (PLAYS_LEFT,) if self.play_sheet.calls else ()  # below the header it would cover the sheet
        head = pygame.Rect(log.x, log.y, log.w, self.theme.px(LOG_HEAD))
        rules = dict.fromkeys((HAND, *counted, *decided), head)
        stars = {STARS: self.play_sheet.row()} if self.play_sheet.calls and self.play_sheet.coach_picks else {}
        kick = self.table_state.play.kind
        flies = kick in KICK_NOTES and not self.shown.story.loose  # blocked, it neither flies nor is returned
        strides = {kick: self.sums_panel.rect} if flies and self.sums_panel.rect.h else {}
        judged = {JUDGED.casefold(): self.level_plate.rect} if self.level_plate.better else {}
        return rules | strides | judged | stars

    def matters(self, view: CardBowlView) -> Sequence[str]:
        """Returns the rules of the last plays, why there are fewer cards than were dealt, and what else is marked."""
        if self.play_sheet.note or (self.play_sheet.calls and self.play_sheet.keeps_key):
            return []  # one at a time
        dealt = [HAND] if view.phase in CALLING else []
        if dealt and self.counts_plays and view.facts.all_plays and any(view.facts.points):
            dealt = [PLAYS_LEFT, HAND]  # the try and the kickoff have just used up two
        judged = [] if self.play_sheet.calls else [JUDGED.casefold()]  # over the sheet there is no room beside it
        return [*self.shown.story.rules_before, *self.shown.story.rules, *dealt, *KICK_NOTES, *judged]

    def explains(self, mark: str, text: str) -> bool:
        """Writes a rule into the row below the calls, if there is room: a bubble would lie over log, sheet or hand."""
        return mark in (*PLAY_RULES, PLAYS_LEFT) and self.play_sheet.note_down(text)

    def landmarks(self) -> Mapping[str, pygame.Rect]:
        """Returns where the sums of both sides stand, and where the men of the defense do."""
        lineup = self.lineup
        top = lineup.top + STRIP
        film = self.space.rect(MARGIN, top, lineup.wide - 2 * MARGIN, lineup.scrimmage - top)
        return {"sums": self.sums_panel.rect, "defense": film}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Returns the play sheet and the men beside it, the stakes and the meter, or a kick with its caption.

        Otherwise these are sums, pocket gauge and caption. What is told of the last play is always among them.
        """
        recap = [self.full_sum.rect] if self.full_sum.open else []
        if self.play_sheet.calls:
            recap += [line] if (line := self.last_play.opens_at()) else []
            men = (self.marks.box(man) for man in self.marks.spots())
            return [*recap, self.play_sheet.rect, *(box for box in men if not box.colliderect(self.play_sheet.rect))]
        meter = [self.meter.rect] if self.shown.story.rows else []
        if self.stakes.stakes:
            return [*self.stakes.written(), *meter]
        kick = [self.posts_view.kick_area] if self.posts_view.render_key() is not None else []
        if self.caption.render_key() is not None:
            return [self.caption.place, *kick]
        pocket = [self.pocket.gauge()] if self.pocket.render_key() is not None else []
        caption = [self.caption.place] if self.caption.render_key() is not None else []
        return [*recap, *pocket, *caption, *kick, *meter]

    def asks(self, view: CardBowlView) -> str:
        """Returns what is asked, with what it may lose."""
        return asked(view, calling=self.coaching.sets_the_men and view.phase in CALLING)

    def goal(self, view: CardBowlView) -> tuple[str, str]:
        """Returns what the viewer is after as the ball lies, and what is needed for it."""
        return goal(view)

    def about_hand(self, view: CardBowlView) -> bool:
        """Returns whether the decision is about the hand: only while cards are placed."""
        return view.phase in ("offense_cards", "defense_cards")

    # Motion

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Returns where banners lie: along the edge of the film that is farther from the ball, or over the caption."""
        if self.shown.on_film or self.space.shows_hand:
            headline, penny = self.lineup.headline, self.marks.penny()
            covers = penny is not None and headline.inflate(0, self.theme.px(CLEAR_OF_BALL)).colliderect(penny)
            return headline.move(0, self.lineup.film.bottom - headline.bottom) if covers else headline
        return self.caption.place

    def cues(self, event: Event, ctx: CueContext) -> list[Cue] | None:
        """Returns the game's own cues for an event, with what pocket and ball do meanwhile."""
        self.shown.has_banner = ctx.effects.has_banner
        return with_it(self, event, ctx, super().cues(event, ctx))


TABLE = CardBowlTable
