"""The table of the miniature game: three lanes, four piles, and the two cards that were called last."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

import pygame

from game.contract import Target, View
from game.variant import Rules
from game.zones import Role
from scenes.table.hud.scoreboard import UNSAID, Slot
from scenes.table.kit.game_table import GameTable
from scenes.table.kit.offers import Laid, PlaceChoice
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import DRIVE, HAND, Layout, fan
from scenes.table.stage.piles import OpenPile, OpenSlot, Pile
from scenes.table.stage.places import CARD_TOP, Place, backs_in_strip
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme
from tests.games.miniature.cards import BACKS, DECKS, DISCARD_PILES, DRAW_PILES, HANDS, IDS, LANES, SHOWN

HALVES = ((24.0, 640.0), (680.0, 1000.0))
"""Units between which the viewer's two hands lie, by deck."""
KICKS_WIDE = 84.0
"""Units of the strip that the other side's KICK cards take, at the right of its PLAY cards."""


class Lane(StageItem):
    """A lane to which a called card can be sent."""

    layer = 3.0

    def __init__(self, theme: Theme, name: str) -> None:
        self.theme, self.name = theme, name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.open = self.focused = False

    def render_key(self) -> Hashable:
        return self.open, self.focused

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(4, 4)

    def paint(self, surface: pygame.Surface) -> None:
        color = "focus" if self.focused else "firstDown" if self.open else "line500"
        box, line = self.rect, self.theme.px(3)
        surface.fill(self.theme.color(color), box)  # a frame by ``draw.rect`` differs if only a part is repainted
        surface.fill(self.theme.color("ink900"), box.inflate(-2 * line, -2 * line))
        words = self.theme.text("block", 20, self.name, "chalk50")
        surface.blit(words, words.get_rect(midtop=self.rect.midtop))


class MiniatureTable(GameTable[View]):
    """Where the zones of the miniature game lie."""

    backs = {BACKS[1]: "football_war"}

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.lanes = {Target("lane", name): Lane(theme, name) for name in LANES}
        for deck in DECKS:
            pile = Pile(theme, faces, f"{BACKS[deck]} draw", self.back_of(DRAW_PILES[deck]))
            pile.full = len(IDS[deck])
            self.piles[DRAW_PILES[deck]] = pile
            self.piles[DISCARD_PILES[deck]] = OpenPile(theme, f"{BACKS[deck]} discard")
        self.piles |= {zone: OpenSlot(theme, "") for zone in SHOWN}

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        super().layout(layout, viewer)
        for index, zone in enumerate(zone for zone in self.piles if zone not in SHOWN):
            self.piles[zone].rect = layout.rect(16 + 112 * (index % 2), 140 + 180 * (index // 2), DRIVE.w, DRIVE.h)
        for seat, zone in enumerate(SHOWN):
            slot = self.piles[zone]
            slot.name = f"{self.names[seat]} called"
            slot.rect = layout.rect(854, 320 if seat == viewer else 140, DRIVE.w, DRIVE.h)
        for index, lane in enumerate(self.lanes.values()):
            lane.rect = layout.rect(260 + 170 * index, 150, 150, 300)

    def things(self) -> Sequence[StageItem]:
        """Piles, slots and lanes."""
        return [*self.piles.values(), *self.lanes.values()]

    def show(self, view: View) -> None:
        """Makes its things show what the view says, at once."""
        super().show(view)
        state = self.table_state
        if state.over:
            self.downs.clear()
        else:
            self.downs.say(state.down, state.ball_on, state.marker)

    def slots(self) -> Sequence[Slot]:
        """The round, the down, and the spot."""
        return [
            Slot("round", str(self.table_state.period + 1)),
            self.downs.slot(),
            Slot("ball", self.downs.spot or UNSAID),
        ]

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Where the cards of a zone lie: two hands side by side."""
        layout = self.space
        if self.rules.zones[zone].role is not Role.HAND:
            return super().places(zone, cards)
        deck = HANDS.index(zone) % 2
        if self.rules.zones[zone].owner != self.viewer:
            return backs_in_strip(layout, len(cards), beside=0 if deck else KICKS_WIDE)
        left, right = HALVES[deck]
        wide, y = HAND.w * layout.hand_scale, layout.hand_top + (CARD_TOP + HAND.h / 2) * layout.hand_scale
        return [
            Place(*layout.point(x, y), layout.px(wide), 0.0, 200.0 + i)
            for i, x in enumerate(fan(len(cards), left, right, wide, 8))
        ]

    def on_table(self) -> Sequence[Laid]:
        """The lanes, and the piles, which only say why they are none."""
        lanes = [PlaceChoice(lane.name, target, lane.rect) for target, lane in self.lanes.items()]
        return [*lanes, *super().on_table()]

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the lanes that can be chosen."""
        super().mark_places(open_, focused)
        for target, lane in self.lanes.items():
            lane.open, lane.focused = target in open_, target == focused


TABLE = MiniatureTable
