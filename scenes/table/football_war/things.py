"""The things on the slate, which the table lays out and the cues move."""

from __future__ import annotations

from game.contract import Event
from game.variant import Rules
from game.variants.football_war.events import PlayDefended, TurnoverOnDowns
from scenes.table.football_war.call_board import CallBoard
from scenes.table.football_war.piles import DrivePile, FlagPile, Sift
from scenes.table.football_war.sideline import HandCounts, Sideline
from scenes.table.football_war.slate import Slate
from scenes.table.game.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.piles import Pile
from scenes.ui.theme import Theme


class FootballWarThings(GameTable):
    """Piles, call board and sideline, and what the cues keep of a drive."""

    slate: Slate

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.play_pile = Pile(theme, faces, "play pile")
        self.forfeits = Pile(theme, faces, "forfeit")
        self.drive_pile = DrivePile(theme, "drive")
        self.flags = FlagPile(theme)
        self.call = CallBoard(theme, faces)
        self.sideline = Sideline(theme, faces)
        self.counts = HandCounts(theme)
        self.sift = Sift(theme, faces)
        self.drive: list[int] = []
        """The cards of the Drive pile as the seat remembers them; only the last one is ever drawn (FW-12)."""
        self.swept = 0
        """Cards of a scored drive that were told of so far."""
        self.period = 0

    def count(self, zone: str, change: int) -> None:
        """A card left (-1) or entered (+1) a zone."""
        name, _, seat = zone.partition(":")
        piles: dict[str, Pile | DrivePile | FlagPile] = {
            "draw_pile": self.play_pile,
            "drive_pile": self.drive_pile,
            "flag_pile": self.flags,
            "forfeit_pile": self.forfeits,
        }
        if name in piles:
            pile = piles[name]
            pile.count = max(0, pile.count + change)
        elif name == "hand":
            side = self.sideline.sides[int(seat)]
            side.hand = max(0, side.hand + change)
            self.counts.counts = {**self.counts.counts, int(seat): side.hand}
        elif name == "score_pile":
            self.sideline.sides[int(seat)].scored += change

    def is_big(self, event: Event) -> bool:
        """Whether a big moment begins with it: a turnover, or a last card that is stopped, too."""
        taken = isinstance(event, PlayDefended) and event.how == "turnover"
        return taken or isinstance(event, TurnoverOnDowns) or super().is_big(event)
