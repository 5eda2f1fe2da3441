"""The table of Real Deal Football Unplugged: the desk of a television studio, and a duel on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.claims import Claims, percent
from game.contract import Action, Card, Event, Target
from game.events import CardMoved
from game.variants.real_deal.actions import ACCEPT, NO_CARD, Concede, Counter, PlayCard, Punt
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import DECK_SIZE, END_IDS, HAND_SIZE, TO_ACCEPT, TOUCHDOWN_POINTS
from game.variants.real_deal.names import COUNTER, match_length
from game.variants.real_deal.names import team as team_of
from game.variants.real_deal.view import RealDealView
from game.variants.real_deal.words import prompt_to_owner, what_else
from game.zones import Role
from scenes.control.actions import Confirmation
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.hud.bar_labels import BarScale
from scenes.table.hud.scoreboard import UNSAID, Slot, by_side
from scenes.table.kit.offers import Chart, Laid, PlaceChoice, of_kind, zone_place
from scenes.table.real_deal import faces
from scenes.table.real_deal.briefing import Briefing, answering, briefing, subject_of
from scenes.table.real_deal.chart import ChartReading, read
from scenes.table.real_deal.cues import CUE_HANDLERS
from scenes.table.real_deal.desk import Desk
from scenes.table.real_deal.ground import SPOTLIGHTS, studio
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.real_deal.previews import bought, chance_sentence, confirmation, figures, given_in, preview_text
from scenes.table.stage.drawing import vector
from scenes.table.stage.faces import Pen
from scenes.table.stage.layout import Layout
from scenes.table.stage.light import light_up
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

USUAL = "run, pass, kick"
_ALLOWED = {
    (False, False): USUAL,
    (False, True): "also return TD",
    (True, False): "long plays",
    (True, True): "long or return",
}
"""What may be played for points, by whether only long plays are allowed and whether a RETURN TD is."""
LONG_ODDS = 0.4
"""Chance up to which it is also told as one in so many."""
_QUARTERS = ("1st", "2nd", "3rd", "4th")


class RealDealTable(RealDealParts):
    """Lays out Real Deal's zones and shows what stands beside the cards."""

    demo = ("RUSHING TD 6-20", "HOLDING", "PASSING TD OVER 20")
    cue_handlers = CUE_HANDLERS
    alike = False
    figures_low = True

    @staticmethod
    def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
        """Draws one face; the back of the card tells which team it belongs to."""
        faces.paint_face(pen, card, theme, black=not pen.back.startswith(faces.BACKS["White"]))

    def layout(self, layout: Layout, viewer: int) -> None:
        super().layout(layout, viewer)
        self.desk = desk = Desk(layout)
        for seat in (0, 1):
            self.draws[seat].rect = layout.rect(*desk.pile(seat == viewer, draws=True))
            self.discards[seat].rect = layout.rect(*desk.pile(seat == viewer, draws=False))
            self.draws[seat].full = DECK_SIZE
        self.rundown.desk, self.rundown.rect, self.marks.rect = desk, desk.rundown, desk.marks
        self.callers.rect, self.callers.spots = desk.caller, desk.spots
        self.verdict.rect, self.stakes.rect = desk.between, desk.stakes
        self.lamps.rect = desk.between
        self.chart.rect, self.tab.rect = desk.chart, desk.tab
        self.lights.area, self.lights.lit = layout.table, desk.light
        self.chart.open = False

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the studio."""
        layout, desk = self.space, self.desk
        area = layout.table
        ground = studio(self.theme, layout.rail_x, desk.high, desk.spots_on_ground)
        surface.blit(vector(ground, layout.rail_x, desk.high, area.size), area)
        light_up(surface, self.theme, area, SPOTLIGHTS)

    def things(self) -> Sequence[StageItem]:
        """Returns piles, rundown, duel spot and chart."""
        marks = (self.rundown, self.marks, self.callers, self.verdict, self.lamps, self.stakes)
        return [*self.piles.values(), *marks, self.tab, self.lights, self.crack, self.stamp, self.end_zone, self.chart]

    def show(self, view: RealDealView) -> None:
        super().show(view)
        self.between = False
        self.stakes.settle()
        self.lights.shown = float(self.table_state.waiting is not None)
        self.crack.card = self.stamp.card = None
        self.end_zone.shown = 0.0
        asked = self.you == view.seat and view.decision is not None and view.decision.seat == view.seat
        self.caption.asked, self.caption.ghost = asked, ""
        self.caption.what_else = what_else(view) if self.alone else ""
        self.caption.holds_end = self.alone and not self.face_down and END_IDS[view.seat] in view.hand
        self.caption.bought = bought(view) if self.alone and asked else ""
        self.caption.odds = self._odds(view)
        self.caption.briefing = self._briefed = self._brief(view) if asked and self._tells(view) else Briefing()
        waiting = self.table_state.waiting
        duel = (waiting.code, "") if waiting else self.last_duel
        self._chart_at_rest = ChartReading() if self.face_down else read(view, duel, self.names[1 - view.seat], asked)
        self.chart.reads = self.tab.reads = self._chart_at_rest
        self.caption.alive = self._chart_at_rest.alive if self.alone and not self.face_down else None
        self.lamps.settle()

    def _tells(self, view: RealDealView) -> bool:
        """Returns whether the hand's uses are told before a card is picked: not beside others."""
        return self.alone and self.you == view.seat and view.phase in ("toss", "offense", "counter")

    def _brief(self, view: RealDealView) -> Briefing:
        """Returns what the hand is good for; beside a play that waits, its counters to it and nothing else."""
        return answering(view) if view.phase == "counter" else briefing(view)

    def _odds(self, view: RealDealView) -> str:
        """Returns how likely the viewer's own play stands while it waits; empty before others, and without one."""
        waiting = self.table_state.waiting
        if waiting is None or waiting.seat != view.seat or self.you != view.seat or not self.alone:
            return ""
        chance = CardCount(view).chance_unstopped(waiting.code)
        if chance >= 1:
            return "Nothing that they hold answers it."
        one_in = f"1 in {round(1 / chance)}, " if 0.0 < chance <= LONG_ODDS else ""
        return f"{one_in}{percent(chance)} to stand, as far as you know"

    @property
    def bars(self) -> BarScale:
        """The points, with room above those of a touchdown: what counts of a drive is whether it scored."""
        return BarScale(TOUCHDOWN_POINTS + 1, "points", by_points=True)

    def goal(self, view: RealDealView) -> tuple[str, str]:
        text, means = super().goal(view)
        if view.seat != view.facts.offense:
            text = COUNTER
        return text, f"{means} {match_length(view.facts.quarters)}"

    def slots(self) -> Sequence[Slot]:
        """Returns quarter, decks, finished possessions, and what may be played."""
        state, (first, second) = self.table_state, (pile.count for pile in self.draws)
        quarter = _QUARTERS[state.period] if state.period < state.quarters else "overtime"
        few = min(first, second) <= HAND_SIZE
        nobody = self.between or state.toss is not None
        allowed = UNSAID if nobody else _ALLOWED[state.limited, state.may_return]
        return [
            Slot("quarter", quarter),
            by_side("decks", (first, second), "firstDown" if few else "chalk50"),
            by_side("possessions", state.finished),
            Slot("may score", allowed, "chalk300" if allowed in (UNSAID, USUAL) else "real_deal"),
        ]

    # Zones

    def arrange(self, view: RealDealView) -> dict[str, list[list[int | None]]]:
        """Returns the card ids of each zone; those of a possession in one group for each place of its chain."""
        self.set_backs([team_of(seat, view.facts.color) for seat in (0, 1)])
        found = super().arrange(view)
        for seat in (0, 1):
            cards = iter(view.table_piles[seat])
            found[f"table_pile:{seat}"] = [[next(cards)] if played.seat == seat else [] for played in view.facts.chain]
        return found

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Returns the place in the chain for a card that is played."""
        if self.rules.zones[event.target].role is Role.LINE:
            return len(self.table_state.chain) - 1
        return super().group_of(event, cards)

    # Choices

    def on_table(self) -> Sequence[Laid]:
        """Returns the piles, the spot where a play is laid, and the tab of the chart."""
        spot = PlaceChoice("Duel spot", zone_place(f"table_pile:{self.viewer}"), self.desk.spots[self._side()])
        chart = Chart("Counter chart", self.tab.rect, self.tab.explanation, self.chart)
        return [*map(self._named, of_kind(super().on_table(), PlaceChoice)), spot, chart]

    def _named(self, choice: PlaceChoice) -> PlaceChoice:
        """Returns a pile with its team's name before its own."""
        owner = self.rules.zones[choice.target.name].owner or 0
        return choice._replace(name=f"{self.teams[owner]} {choice.name.lower()}")

    def _side(self) -> int:
        """Returns the spot of the viewer's next card: 0 for a play, 1 for a counter."""
        return 1 if self.table_state.waiting else 0

    def areas(self) -> dict[Target, pygame.Rect]:
        """Returns where picked cards can be dropped: the discards take a punt or a concession, the middle a play."""
        middle = self.desk.rundown.unionall([*self.desk.spots, self.desk.stakes])
        return {**super().areas(), zone_place(f"table_pile:{self.viewer}"): middle}

    def legend(self) -> Mapping[str, pygame.Rect]:
        """Returns the areas of the cards of a possession, of what it allows, and of the possessions."""
        told = self.caption.briefing
        body = {subject_of(told).lower(): self.rundown.body} if self.rundown.body.h else {}
        return {"cards": self.rundown.heading, **body, **self.marks.legend()}

    def landmarks(self) -> Mapping[str, pygame.Rect]:
        """Returns the duel spot or, on the open chart, the dot of the last duel."""
        reads = self.chart.reads
        if self.chart.open:
            return {"dot": self.chart.cell(reads.counter, reads.play)} if reads.answered else {}
        return {"duel": self.desk.spots[0].unionall([*self.desk.spots, self.desk.stakes])}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Returns the stakes, the clubs above the spots and what the hand is good for.

        On the open chart, it is the row and column that apply.
        """
        if self.chart.open:
            return self.chart.at_hand()
        told = self.rundown.body.h and not self.caption.briefing.is_answering
        return [self.desk.stakes, self.desk.caller, *([self.rundown.body] if told else [])]

    def left_in_sight(self) -> Sequence[pygame.Rect]:
        """Returns the area of the lamps, and that of the own counters, which are marked in the hand, too."""
        told = [self.rundown.body] if self.caption.briefing.is_answering and self.rundown.body.h else []
        return [] if self.chart.open else [self.desk.marks, *told]

    def asks(self, view: RealDealView) -> str:
        """Returns the question that names what the hand can do, if nobody else looks on (RD-16)."""
        return prompt_to_owner(view) if self.alone else ""

    def default_answer(self, view: RealDealView) -> Action | None:
        """Accepts a SAFETY or a punt inside the 10."""
        return ACCEPT if view.phase == "counter" and view.facts.chain[-1].code in TO_ACCEPT else None

    def needs_card(self, view: RealDealView, legal: Sequence[Action]) -> tuple[str, str] | None:
        """Returns the button for allowing a play or, if nothing else can be done, for a punt: both take any card."""
        if any(isinstance(action, Concede) and action.card != NO_CARD for action in legal):
            return "Allow it", "pick the card to lay down"
        punting = bool(legal) and all(isinstance(action, Punt) for action in legal)
        return ("Punt away", "pick the card to lay down") if punting else None

    def about_hand(self, view: RealDealView) -> bool:
        """Returns whether it is any decision but the toss."""
        return view.phase != "toss"

    def given_in(self, action: Action, view: RealDealView) -> str:
        """Returns that nothing in the own hand answers a play which is allowed without a question."""
        return given_in(action, view)

    def figures(self, view: RealDealView, legal: Sequence[Action]) -> Mapping[str, str]:
        """Returns how likely each play stands, for as long as one is chosen; nothing beside others."""
        return figures(view, legal) if self._tells(view) else {}

    def chance_sentence(self, claimed: Claims) -> str:
        """Returns how the figure on a card is counted: the other hand, the unseen cards, the counters among them."""
        return chance_sentence(claimed)

    def confirmation(self, action: Action, view: RealDealView, legal: Sequence[Action]) -> Confirmation | None:
        return confirmation(action, view, legal)

    def preview(self, action: Action | None, view: RealDealView) -> None:
        """Shows at the stakes what the picked card would do, and lights its row or column of the chart."""
        self.caption.ghost = "" if action is None else preview_text(action, view)
        self.caption.briefing = self._briefed
        if isinstance(action, Punt | Concede | Counter) and self.alone:
            self.caption.briefing = briefing(view, action.card)
        reads = self._chart_at_rest
        if isinstance(action, PlayCard):
            reads = reads._replace(play=action.card, counter="", answered=False, stood=False)
        elif isinstance(action, Counter):
            reads = reads._replace(counter=action.card)
        self.chart.reads = self.tab.reads = reads

    def word_middle(self, about: int | None) -> int:
        """Returns the foot of the table, so that the play stays in sight above the word."""
        return self.space.table.bottom

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Returns the area of the stakes below the duel."""
        return self.desk.banner

    def cues(self, event: Event, ctx: CueContext) -> list[Cue] | None:
        """Closes the chart, which would cover what is shown, and clears the caption."""
        self.chart.open = False
        self.caption.go_on()
        return super().cues(event, ctx)


TABLE = RealDealTable
