"""The things on the practice field, which the table lays out and the cues move."""

from __future__ import annotations

from game.contract import Event
from game.variant import Rules
from game.variants.jukem.cards import JUKEM
from game.variants.jukem.events import DriveGrew, DriveWiped
from game.variants.jukem.position import JukemPosition
from game.variants.jukem.view import JukemView
from game.zones import Role
from scenes.table.jukem.field import DriveBar, FitArcs, GhostTag, TotalPlate
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import STRIP as BACKS
from scenes.table.stage.piles import OpenPile, Pile
from scenes.table.stage.places import Place, at
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme


class JukemParts(GameTable[JukemView]):
    """Piles, bars and totals."""

    position: JukemPosition

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.bars = [DriveBar(theme, 0, "home"), DriveBar(theme, 1, "away")]
        self.plates = [TotalPlate(theme, bar) for bar in self.bars]
        self.tags = [GhostTag(theme, bar) for bar in self.bars]
        self.draw_pile = Pile(theme, faces, "draw")
        self.discard = OpenPile(theme, "discard")
        self.arcs = FitArcs(theme)
        self.answer: Sprite | None = None
        """The defensive card that lies on a play while that play is being removed."""
        self.piles = {"draw_pile": self.draw_pile, "discard_pile": self.discard}

    def home(self, zone: str) -> Place:
        """Where a card enters or leaves a zone; scored plays go to the plate of their side."""
        declared = self.rules.zones[zone]
        if declared.role is Role.SCORE and declared.owner is not None:
            return at(self.plates[declared.owner].rect, self.space.px(BACKS.w), 40.0)
        return super().home(zone)

    def is_big(self, event: Event) -> bool:
        """Whether a big moment begins with it: a drive wiped out, or a play that a JUKEM doubles, too."""
        doubled = isinstance(event, DriveGrew) and JUKEM in event.codes
        return doubled or isinstance(event, DriveWiped) or super().is_big(event)
