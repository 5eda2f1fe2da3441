"""The table of Jukem Football: a night practice field with one drive for each side."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import partial

import pygame

from game.contract import Action, Event, View
from game.events import CardMoved
from game.variants.jukem.actions import (
    DISCARDS,
    DRAW,
    END_HALF,
    KICK,
    SHAPES,
    TAKE,
    Answer,
    Discard,
    KickFieldGoal,
    MakePlay,
)
from game.variants.jukem.cards import (
    CATCH,
    CODE,
    FIELD_GOAL,
    JUKEM,
    PANCAKE_BLOCK,
    PASS,
    PRACTICE_DECK,
    TOUCHDOWN_YARDS,
)
from game.variants.jukem.view import JukemView
from game.variants.jukem.words import why_not_take
from scenes.table.animator import Animator, in_out_sine
from scenes.table.board import Place
from scenes.table.cues import CueMaker
from scenes.table.director import Cue
from scenes.table.drawing import vector
from scenes.table.faces import Faces
from scenes.table.game_table import Doubt, Slot, SpreadCard, ZoneChoice
from scenes.table.jukem import cues as jukem_cues
from scenes.table.jukem.faces import paint_face
from scenes.table.jukem.field import STRIP, DriveBar, FitArcs, TotalPlate, paint_strip
from scenes.table.jukem.ground import night, paint_name
from scenes.table.layout import DRIVE, HAND, PILE, Layout, fan
from scenes.table.layout import STRIP as BACKS
from scenes.table.piles import OpenPile, Pile
from scenes.table.sprites import Sprite
from scenes.table.stage import Thing
from scenes.ui.theme import Theme

PILES_X = 20.0
LINE_LEFT, LINE_RIGHT = 160.0, 916.0
OVERLAP, PLAY_GAP = 42.0, 10.0
"""Units by which a card of a play sticks out from under the next, and between two plays."""
TILT = 2.2
"""Degrees between neighbors of a fanned hand."""


FEW_LEFT = 10
"""Cards of the draw pile from which the score bug warns."""


class JukemTable:
    """Where Jukem's zones lie, and what it shows beside cards."""

    back = "jukem"
    accent = "jukem"
    paint_face = staticmethod(paint_face)

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self.faces = theme, faces
        self.bars = [DriveBar(theme, 0, "home", False), DriveBar(theme, 1, "away", True)]
        self.plates = [TotalPlate(theme, bar) for bar in self.bars]
        self.draw_pile = Pile(theme, faces, "draw")
        self.discard = OpenPile(theme, "discard")
        self.arcs = FitArcs(theme)
        self.answer: Sprite | None = None
        """The defensive card that lies on a play while that play is being removed."""
        self.period = self.attacker = self.out = 0
        """The period, the seat on turn and the cards out of play, as the score bug tells them."""
        self.viewer = 0
        self.you: int | None = 0
        self.names: Sequence[str] = ("", "")

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        self.board = layout
        self.viewer = viewer
        self.row_high = (layout.units_high - 220 - 128) / 2
        self.draw_pile.rect = layout.rect(PILES_X, 128 + 6, PILE.w, PILE.h)
        self.discard.rect = layout.rect(PILES_X, 128 + self.row_high + 6, PILE.w, PILE.h)
        for seat in (0, 1):
            top = self.row_top(seat)
            self.bars[seat].place(layout, top + 2)
            self.plates[seat].rect = layout.rect(926, top + 4, 100, self.row_high - 14)

    def use_patterns(self, on: bool) -> None:
        """Draws the visitors' bar with stripes, or not."""
        self.bars[1].striped = on

    def row_top(self, seat: int) -> float:
        """The upper edge of a seat's row in units; the viewer's is the lower one."""
        return 128 + (self.row_high if seat == self.viewer else 0)

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the practice field at night, and the two empty fields."""
        layout, theme, left, right = self.board, self.theme, LINE_LEFT, LINE_RIGHT
        area = layout.rect(0, 128, layout.rail_x, layout.units_high - 220 - 128)
        turf = night(theme, layout.rail_x, 2 * self.row_high, left, right)
        surface.blit(vector(turf, layout.rail_x, 2 * self.row_high, area.size), area)
        for seat in (0, 1):
            top, color = self.row_top(seat), self.bars[seat].color
            room = layout.rect(left, top + STRIP + 6, right - left, self.row_high - STRIP - 12)
            paint_name(surface, theme, room, self.names[seat], color)
            paint_strip(surface, theme, layout, top + 2, color)

    def things(self) -> Sequence[Thing]:
        """Piles, bars and totals."""
        return [self.draw_pile, self.discard, *self.bars, *self.plates, self.arcs]

    def show(self, view: View, names: Sequence[str]) -> None:
        """Makes counts and bars show what the view says, at once."""
        assert isinstance(view, JukemView)
        self.answer = None
        self.period, self.attacker, self.out = view.period, view.attacker, len(view.out_of_play)
        self.draw_pile.count = view.draw_count
        self.draw_pile.full = len(PRACTICE_DECK) if view.practice else len(CODE)
        self.discard.count = len(view.discard_pile)
        for bar, total in zip(self.bars, view.totals, strict=True):
            bar.yards, bar.ghost, bar.bright = float(total), None, 0.0

    def possession(self, view: View) -> int:
        """The seat on turn."""
        assert isinstance(view, JukemView)
        return view.attacker

    def slots(self) -> Sequence[Slot]:
        """Half, deck, what the side on turn needs, and cards out of play."""
        left = self.draw_pile.count
        return [
            Slot("half", {0: "1st", 1: "2nd"}.get(self.period, "SD")),
            Slot("deck", str(left), "firstDown" if left < FEW_LEFT else "chalk50"),
            Slot("to go", str(TOUCHDOWN_YARDS - round(self.bars[self.attacker].yards))),
            Slot("out", str(self.out)),
        ]

    # Zones

    def arrange(self, view: View) -> dict[str, list[list[int | None]]]:
        """The card ids of each zone that shows cards, in groups that lie together."""
        assert isinstance(view, JukemView)
        zones = view.zones()
        found: dict[str, list[list[int | None]]] = {
            f"hand:{seat}": [
                [card] for card in sorted(zones[f"hand:{seat}"], key=lambda card: -1 if card is None else card)
            ]
            for seat in (0, 1)
        }
        found["discard_pile"] = [[card] for card in view.discard_pile]
        for seat in (0, 1):
            found[f"line:{seat}"] = [list(play.cards) for play in view.lines[seat]]
        return found

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Where the cards of a zone lie; None for a zone that shows a count and no cards."""
        name, _, seat = zone.partition(":")
        if name == "hand":
            return self._hand(cards) if int(seat) == self.viewer else self._backs(cards)
        if name == "line":
            return self._line(int(seat), cards)
        if name == "discard_pile":
            home = self.home(zone)
            return [home._replace(tilt=float((i * 7) % 5 - 2), layer=6 + i / 100) for i in range(len(cards))]
        return None

    def _hand(self, cards: Sequence[Sprite]) -> list[Place]:
        layout = self.board
        middle = (len(cards) - 1) / 2
        centers = fan(len(cards), 24, layout.rail_x - 24, HAND.w, 14)
        top = layout.units_high - 176
        return [
            Place(
                *layout.point(x, top + HAND.h / 2 + abs(i - middle) ** 2 * 1.6),
                layout.px(HAND.w),
                (i - middle) * TILT,
                200.0 + i,
            )
            for i, x in enumerate(centers)
        ]

    def _backs(self, cards: Sequence[Sprite]) -> list[Place]:
        layout = self.board
        centers = [layout.rail_x - 40 - (len(cards) - 1 - i) * 32 for i in range(len(cards))]
        return [Place(*layout.point(x, 97), layout.px(BACKS.w), 0.0, 100.0 + i) for i, x in enumerate(centers)]

    def _line(self, seat: int, cards: Sequence[Sprite]) -> list[Place]:
        layout = self.board
        steps = [0.0]
        for before, card in itertools.pairwise(cards):
            steps.append(OVERLAP if card.group == before.group else DRIVE.w + PLAY_GAP)
        whole = sum(steps) + DRIVE.w
        squeeze = min(1.0, (LINE_RIGHT - LINE_LEFT - DRIVE.w) / max(whole - DRIVE.w, 1.0))
        x, y = LINE_LEFT + DRIVE.w / 2, self.row_top(seat) + (self.row_high + STRIP + 4) / 2
        found = []
        for i, step in enumerate(steps[: len(cards)]):
            x += step * squeeze
            found.append(Place(*layout.point(x, y), layout.px(DRIVE.w), 0.0, 30.0 + i / 10))
        return found

    def home(self, zone: str) -> Place:
        """Where a card enters or leaves a zone."""
        name, _, seat = zone.partition(":")
        if name == "draw_pile":
            return _at(self.draw_pile.rect, self.draw_pile.rect.w, 5.0)
        if name == "discard_pile":
            return _at(self.discard.rect, self.discard.rect.w, 6.0)
        if name == "score_pile":
            return _at(self.plates[int(seat)].rect, self.board.px(BACKS.w), 40.0)
        return Place(*self.board.point(self.board.rail_x + 60, 128), self.board.px(BACKS.w), 14.0, 40.0)

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Which play a card joins: boosts and catches join the last one, everything else begins one."""
        if not event.target.startswith("line") or event.code is None:
            return len(cards)
        last = cards[-1].group if cards else -1
        joins = event.code in (JUKEM, PANCAKE_BLOCK) or event.code.startswith(CATCH)
        return last if joins else last + 1

    def count(self, zone: str, change: int) -> None:
        """A card left (-1) or entered (+1) a zone."""
        if zone == "draw_pile":
            self.draw_pile.count += change
        elif zone == "discard_pile":
            self.discard.count += change

    def gathered(self, zone: str, cards: int) -> None:
        """All cards were gathered into the draw pile."""
        self.draw_pile.count = cards
        self.discard.count = 0
        for bar in self.bars:
            bar.yards = 0.0

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Spreads the draw pile and joins it again, twice (M23)."""
        pile = self.draw_pile
        for beat in range(4):
            goal = 1.0 if beat % 2 == 0 else 0.0
            animator.call(partial(animator.to, pile, "riffle", goal, seconds / 4, in_out_sine), beat * seconds / 4)

    # Choices

    def zone_choices(self, view: View, legal: Sequence[Action]) -> Sequence[ZoneChoice]:
        """The two piles; each is a choice while the hand is filled."""
        assert isinstance(view, JukemView)
        draw, take = DRAW if DRAW in legal else None, TAKE if TAKE in legal else None
        not_now = "Cards are drawn only while a hand is filled to five. (JF-16)"
        return [
            ZoneChoice("Draw pile", "draw_pile", self.draw_pile.rect, draw, not_now),
            ZoneChoice("Discard pile", "discard_pile", self.discard.rect, take, why_not_take(view)),
        ]

    def spread_cards(self) -> Sequence[SpreadCard]:
        """Every card lies in a zone of the board."""
        return ()

    def covered(self) -> pygame.Rect | None:
        """Nothing ever lies over the field."""
        return None

    def mark_zones(self, legal: Sequence[Action], focused: str) -> None:
        """Lights the piles that can be used now."""
        self.draw_pile.legal, self.discard.legal = DRAW in legal, TAKE in legal
        self.draw_pile.focused, self.discard.focused = focused == "draw_pile", focused == "discard_pile"

    def codes_of(self, action: Action) -> tuple[str, ...]:
        """The faces of the hand that an action uses."""
        if isinstance(action, MakePlay):
            return action.cards
        if isinstance(action, Discard | Answer):
            return (action.card,)
        return (FIELD_GOAL,) if isinstance(action, KickFieldGoal) else ()

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """The action meant by dropping the picked cards at a point: a discard on the discard pile, else a play."""
        discards = [action for action in candidates if isinstance(action, Discard)]
        if self.discard.rect.inflate(self.discard.rect.w // 2, self.discard.rect.h // 4).collidepoint(position):
            return discards[0] if discards else None
        plays = [action for action in candidates if not isinstance(action, Discard)]
        return plays[0] if len(plays) == 1 else None

    def mark_hand(self, hand: Sequence[Sprite], choosing: bool) -> None:
        """Bridges each PASS of the hand with the CATCHes that it reaches."""
        self.arcs.pairs = [
            (one, other)
            for one in hand
            for other in hand
            if choosing and one.card and other.card and one.card.kind == PASS and other.card.kind == CATCH
            if one.card.low <= other.card.value <= one.card.high
        ]

    def along(self, action: Action) -> tuple[str, ...]:
        """Nothing: every card of a play is needed for it."""
        return ()

    def about_hand(self, view: View) -> bool:
        """Everything but where a card is taken from."""
        assert isinstance(view, JukemView)
        return view.phase != "replenish"

    def menu_of(self, action: Action) -> str | None:
        """Every action has a button of its own."""
        return None

    def doubt(self, action: Action, view: View, legal: Sequence[Action]) -> Doubt | None:
        """Ending the half, or throwing a FIELD GOAL away, while there is something to play."""
        if action == END_HALF and len(legal) > 1:
            return Doubt("end of the half", "There is still something to play. End the half all the same?")
        if action == DISCARDS[FIELD_GOAL] and KICK in legal:
            return Doubt("field goal", "You are within range: this FIELD GOAL is worth 3 points now. Discard it?")
        return None

    def limit(self, view: View, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """There is no clock."""
        return None

    def leaves_open(self, action: Action) -> bool:
        """Every action answers what was asked."""
        return False

    def given(self, legal: Sequence[Action]) -> Action | None:
        """Every choice is the player's."""
        return None

    def preview(self, action: Action | None, view: View) -> None:
        """Ghosts the total that a play would make."""
        assert isinstance(view, JukemView)
        for bar in self.bars:
            bar.ghost = None
        if isinstance(action, MakePlay):
            self.bars[view.attacker].ghost = view.totals[view.attacker] + SHAPES[action].yards

    def cues(self, event: Event, make: CueMaker) -> list[Cue] | None:
        """The game's own cues for an event; None leaves it to the shared ones."""
        return jukem_cues.cues(self, event, make)


def _at(rect: pygame.Rect, width: int, layer: float) -> Place:
    """The middle of a rectangle."""
    return Place(float(rect.centerx), float(rect.centery), float(width), 0.0, layer)
