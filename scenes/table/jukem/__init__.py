"""The table of Jukem Football: a night practice field with one drive for each side."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.claims import EndsMatch, EndsPeriod, Scores, stated
from game.contract import Action, Decision
from game.events import CardMoved
from game.variant import Rules
from game.variants.jukem.actions import DISCARDS, DRAW, END_HALF, KICK, STAND, Answer, MakePlay
from game.variants.jukem.cards import (
    CATCH,
    CODE,
    DISCARD_PILE,
    FIELD_GOAL,
    FULL_DECK,
    HAND_SIZE,
    JUKEM,
    OUT_OF_PLAY,
    PANCAKE_BLOCK,
    PASS,
    PRACTICE_DECK,
    RED,
    TOUCHDOWN_YARDS,
    YELLOW,
)
from game.variants.jukem.claims import DriveAt, claims
from game.variants.jukem.view import JukemView
from game.variants.jukem.win_chance import can_score
from game.zones import Role
from scenes.control.actions import GUARDED, Confirmation
from scenes.control.pending_choice import PendingChoice
from scenes.table.hud.scoreboard import Slot, by_side
from scenes.table.jukem.cues import CUE_HANDLERS
from scenes.table.jukem.faces import paint_face
from scenes.table.jukem.field import paint_field, paint_marks
from scenes.table.jukem.ground import FLOODLIGHT, LEFT, RIGHT, RULER, night, paint_name
from scenes.table.jukem.parts import JukemParts
from scenes.table.kit.offers import Shortcut
from scenes.table.stage.drawing import vector
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import PILE, TOP, Layout
from scenes.table.stage.light import light_up
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

PILES_X = 20.0
FIELD_EDGES = 10.0
"""Units of a row above and below its field."""


SHOWN = ("hand:0", "hand:1", "discard_pile", "line:0", "line:1")
"""The zones whose cards are drawn; others are counts."""
STANDS_IN = 2
"""The row of "Let it stand", the last one: cards are drawn by a press in the rows above it."""
FEW_LEFT = 10
"""The score bug warns if fewer cards than this are left to draw."""


class JukemTable(JukemParts):
    """The layout of Jukem's zones and fields, and its choices."""

    back = "jukem"
    demo = ("RUN 25", "PASS 10-35", "CATCH 30")
    cue_handlers = CUE_HANDLERS
    paint_face = staticmethod(paint_face)

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.deck = FULL_DECK
        """The ids of all cards of the match."""
        self._fills: set[tuple[int, int, int]] = set()
        """The draws that follow by themselves after a press that fills the hand."""
        self._pointless: tuple[Hashable, bool] | None = None
        """The last defense window of a last turn, and whether an answer changes nothing there."""

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        super().layout(layout, viewer)
        self.row_high = layout.table_high / 2
        self.draw_pile.rect = layout.rect(PILES_X, TOP + 6, PILE.w, PILE.h)
        self.arcs.ceiling = layout.prompt.bottom
        self.discard.rect = layout.rect(PILES_X, TOP + self.row_high + 6, PILE.w, PILE.h)
        for seat in (0, 1):
            top = self.row_top(seat)
            for thing in (self.lanes[seat], self.end_zones[seat]):
                thing.place(layout, top + FIELD_EDGES / 2, self.row_high - FIELD_EDGES)
            self.end_zones[seat].name = self.names[seat]
            self.plates[seat].rect = layout.rect(919, top + 4, 110, self.row_high - 14)

    def row_top(self, seat: int) -> float:
        """Returns the upper edge of a seat's row in units; the viewer's is the lower one."""
        return TOP + (self.row_high if seat == self.viewer else 0)

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the practice field at night, and the two empty fields."""
        layout, theme, area = self.space, self.theme, self.space.table
        turf = night(theme, layout.rail_x, 2 * self.row_high, LEFT)
        surface.blit(vector(turf, layout.rail_x, 2 * self.row_high, area.size), area)
        tops, high = [self.row_top(seat) + FIELD_EDGES / 2 for seat in (0, 1)], self.row_high - FIELD_EDGES
        for seat, top in enumerate(tops):
            paint_field(surface, theme, layout, seat, top, high)
        light_up(surface, theme, area, FLOODLIGHT)
        for seat, (lane, top) in enumerate(zip(self.lanes, tops, strict=True)):
            paint_marks(surface, theme, layout, top, high)
            paint_name(surface, theme, lane.rect, self.names[seat], lane.color)

    def things(self) -> Sequence[StageItem]:
        """Returns piles, fields and totals."""
        return [self.draw_pile, self.discard, *self.end_zones, *self.lanes, *self.tags, *self.plates, self.arcs]

    def show(self, view: JukemView) -> None:
        """Makes counts and fields show the view at once."""
        super().show(view)
        self.answer = None
        self.deck = PRACTICE_DECK if view.facts.practice else FULL_DECK
        self.draw_pile.full = len(self.deck)
        for lane, total in zip(self.lanes, self.table_state.totals, strict=True):
            lane.since = lane.since if lane.yards == total else None
            self.end_zones[lane.seat].sent = self.plates[lane.seat].behind_posts = False
            lane.yards, lane.away, lane.ghost, lane.kick = float(total), False, None, 0

    def gather_all(self, view: JukemView) -> None:
        """Also takes the balls off the fields, to which they are kicked."""
        super().gather_all(view)
        for lane in self.lanes:
            lane.away = True

    def slots(self) -> Sequence[Slot]:
        """Returns the fields of the score bug: half, deck, yards to go, defensive cards not seen to be gone."""
        left, state = self.draw_pile.count, self.table_state
        gone = {*state.zones.get(OUT_OF_PLAY, ()), *state.zones.get(DISCARD_PILE, ())[:-1]}
        if self.answer is not None:
            gone.discard(self.answer.card_id)  # it counts when it has done what it does, and leaves
        threats = [CODE[card] for card in self.deck if card not in gone]
        return [
            Slot("half", {0: "1st", 1: "2nd"}.get(state.period, "sudden death")),
            Slot("deck", str(left), "firstDown" if left < FEW_LEFT else "chalk50"),
            by_side("to go", [TOUCHDOWN_YARDS - round(lane.yards) for lane in self.lanes]),
            Slot("stops", str(sum(map(threats.count, YELLOW)))),
            Slot("wipes", str(sum(map(threats.count, RED)))),
        ]

    # Zones

    def arrange(self, view: JukemView) -> dict[str, list[list[int | None]]]:
        """Returns the card ids of each zone that shows cards, grouped by play."""
        shown = {zone: cards for zone, cards in super().arrange(view).items() if zone in SHOWN}
        return {**shown, **{f"line:{seat}": [list(play.cards) for play in view.lines[seat]] for seat in (0, 1)}}

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Returns the places of a zone's cards; None for a zone that shows only a count."""
        declared = self.rules.zones[zone]
        if declared.role is Role.LINE and declared.owner is not None:
            return self.chain(declared.owner, cards, self.table_state.totals[declared.owner])
        return super().places(zone, cards)

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Returns the play that a card joins: boosts and catches join the last one, others begin a new one."""
        if not event.target.startswith("line") or event.code is None:
            return len(cards)
        last = cards[-1].group if cards else -1
        joins = event.code in (JUKEM, PANCAKE_BLOCK) or event.code.startswith(CATCH)
        return last if joins else last + 1

    def gathered(self, zone: str, cards: int) -> None:
        """Empties discard pile and fields as all cards are gathered into the draw pile."""
        super().gathered(zone, cards)
        self.discard.count = 0
        for lane in self.lanes:
            lane.yards = 0.0

    def landmarks(self) -> Mapping[str, pygame.Rect]:
        """Returns both drives, and the lines from which a field goal may be kicked."""
        drives = {f"drive:{lane.seat}": lane.rect for lane in self.lanes}
        return drives | {f"kick:{lane.seat}": lane.kick_line for lane in self.lanes}

    # Choices

    def show_choice(self, choosing: PendingChoice | None, hand: Sequence[Sprite], view: JukemView) -> None:
        """Joins each PASS of the hand by an arc to the CATCHes with which it can be played now."""
        plays = [action.cards for action in choosing.legal if isinstance(action, MakePlay)] if choosing else ()
        self.arcs.pairs = [
            (one, other)
            for one in hand
            for other in hand
            if one.card and other.card and one.card.kind == PASS and other.card.kind == CATCH
            if any(one.card.code in cards and other.card.code in cards for cards in plays)
        ]

    def shortcuts(self, view: JukemView, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """Returns one press that fills the hand, if it lacks more than one card."""
        lacks = min(HAND_SIZE - len(view.hand), view.draw_count) if DRAW in legal else 0
        if lacks < 2:
            return ()

        def fill() -> Sequence[Action]:
            self._fills = {_place(view, drawn) for drawn in range(1, lacks)}
            return [DRAW]

        lone = not view.discard_pile or view.facts.took
        detail = "fills your hand from the draw pile"
        return [Shortcut(f"Draw {lacks} cards", fill, detail=detail, instead=[DRAW] if lone else ())]

    def is_routine(self, action: Action) -> bool:
        """Returns whether it draws a card."""
        return action == DRAW

    def goes_on(self, decision: Decision) -> bool:
        """Returns whether a hand is being filled, or a player waits for an answer: neither needs a long pause."""
        return decision.kind == "replenish" or (decision.kind == "defense" and self.you is not None)

    def rests_in_motion(self, decision: Decision) -> bool:
        """Returns whether it is the side's own turn: it thinks on while its drawn cards come."""
        return decision.kind in ("replenish", "play")

    def automatic_actions(self, view: JukemView, legal: Sequence[Action]) -> Sequence[Action]:
        """Draws on until the hand is full, once the player chose to fill it."""
        return (DRAW,) if DRAW in legal and _place(view) in self._fills else ()

    def forget_choices(self, view: JukemView) -> None:
        """Asks again for each card of a hand that was filled."""
        self._fills = set()

    def about_hand(self, view: JukemView) -> bool:
        """Returns whether hand cards are chosen: always but when cards are drawn."""
        return view.phase != "replenish"

    def default_answer(self, view: JukemView) -> Action | None:
        """Lets a play stand by default."""
        return STAND if view.phase == "defense" else None

    def row_of(self, action: Action) -> int | None:
        """Keeps "Let it stand" away from the place of "Draw a card": a press meant to draw has let a play stand."""
        return STANDS_IN if action == STAND else None

    def delay(self, decision: Decision) -> float:
        """Guards answers for longer, as a player who skips the other side's play may be about to draw."""
        return GUARDED if decision.kind == "defense" else 0.0

    def passes(self, view: JukemView) -> Action | None:
        """Lets a play stand on a last turn that can bring no points, from what everybody has seen."""
        if view.phase != "defense" or view.draw_count:
            return None
        asked = (view.points, view.totals, view.hand, view.other_count)
        if self._pointless is None or self._pointless[0] != asked:
            self._pointless = asked, not can_score(view)
        return STAND if self._pointless[1] else None

    def confirmation(self, action: Action, view: JukemView, legal: Sequence[Action]) -> Confirmation | None:
        """Asks before ending the half or discarding a good FIELD GOAL while something can be played."""
        if action == END_HALF and len(legal) > 1:
            what = "match" if stated(claims(view, END_HALF), EndsMatch) else "half"
            left = _kick_worth(view) if KICK in legal else "There is still something to play."
            text = f"{left} End the {what} all the same?"
            return Confirmation("end of the half", text, f"End the {what}", even_if_advised=KICK in legal)
        if action == DISCARDS[FIELD_GOAL] and KICK in legal:
            return Confirmation("field goal", f"{_kick_worth(view)} Discard it?")
        return None

    def preview(self, action: Action | None, view: JukemView) -> None:
        """Previews the total of a play, the yards that an answer would take away, or the flight of a kick."""
        for lane in self.lanes:
            lane.ghost = None
        drive = stated(claims(view, action), DriveAt) if isinstance(action, MakePlay | Answer) else None
        if drive:
            self.lanes[drive.seat].ghost = drive.yards
        kick = stated(claims(view, action), Scores) if action == KICK else None
        self.lanes[view.seat].kick = kick.points if kick else 0

    def chance_words(self, action: Action, view: JukemView) -> str:
        """Returns what points end besides the drive: the half or the match, even with plays left (JF-66)."""
        claimed = claims(view, action)
        if not stated(claimed, Scores):
            return ""
        if stated(claimed, EndsPeriod) or stated(claimed, EndsMatch):
            return f"and the {'match' if stated(claimed, EndsMatch) else 'half'} is over"
        return "uses up the drive" if action == KICK else ""

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Returns the plates with the yards of both drives."""
        return [plate.rect for plate in self.plates]

    def word_middle(self, about: int | None) -> int:
        """Returns the middle of the field on which it happened and was seen; the other drive stays in sight."""
        return super().word_middle(about) if about is None else self.lanes[about].middle

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Returns the field on which nothing happens; the other side's if the banner is about neither."""
        top = self.row_top(1 - (self.viewer if about is None else about)) + RULER
        room = self.space.rect(LEFT, top, RIGHT - LEFT, self.row_high - RULER)
        return room.inflate(0, min(0, self.space.table.h // 4 - room.h))


def _kick_worth(view: JukemView) -> str:
    """Says what a FIELD GOAL that may be kicked scores."""
    kick = stated(claims(view, KICK), Scores)
    return f"You are within range: this FIELD GOAL is worth {kick.points if kick else 0} points now."


def _place(view: JukemView, drawn: int = 0) -> tuple[int, int, int]:
    """Identifies the draw ``drawn`` cards from now: no two have half, seat and cards left in common."""
    return view.facts.period, view.seat, view.draw_count - drawn


TABLE = JukemTable
