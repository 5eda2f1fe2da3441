"""The things on the slate, which the table lays out and the cues move."""

from __future__ import annotations

from game.contract import Event
from game.variant import Rules
from game.variants.football_war.cards import BY_CODE, CODE
from game.variants.football_war.events import LastSeries, PlayDefended, PlayLive, TurnoverOnDowns
from game.variants.football_war.table_state import FootballWarTableState
from game.variants.football_war.view import FootballWarView
from game.zones import Role
from scenes.table.football_war.call_board import CallBoard
from scenes.table.football_war.piles import DrivePile, FlagPile, ForfeitPile, Sift
from scenes.table.football_war.places import Places
from scenes.table.football_war.sideline import Sideline
from scenes.table.football_war.slate import Slate
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.piles import Pile
from scenes.ui.theme import Theme


class FootballWarParts(GameTable[FootballWarView]):
    """Piles, call board and sideline."""

    table_state: FootballWarTableState

    slate: Slate
    spots: Places

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.play_pile = Pile(theme, faces, "play pile")
        self.forfeits = ForfeitPile(theme, faces, "given up")
        self.drive_pile = DrivePile(theme, "drive pile")
        self.flags = FlagPile(theme)
        self.call = CallBoard(theme, faces, self)
        self.sideline = Sideline(theme, faces, self)
        self.sift = Sift(theme, faces)
        self.gauges: dict[str, Pile | DrivePile | FlagPile] = {
            "draw_pile": self.play_pile,
            "drive_pile": self.drive_pile,
            "flag_pile": self.flags,
            "forfeit_pile": self.forfeits,
        }
        """What tells how many cards have come to a zone."""
        self.one_half = False
        """Whether the match is of one half, of which nothing needs to be said."""
        self.answered = False
        """Whether the live play has met its answer."""
        self.swept = 0
        """Cards of a scored drive that were told of so far."""

    def count(self, zone: str, change: int) -> None:
        """A card left (-1) or entered (+1) a zone."""
        if zone in self.gauges:
            self.gauges[zone].count = max(0, self.gauges[zone].count + change)
        elif self.rules.zones[zone].role is Role.SCORE:
            self.sideline.scored[zone] = self.sideline.scored.get(zone, 0) + change

    def show_open_pile(self) -> None:
        """Lays the Drive pile open before who looks back, and takes it away after that (FW-74)."""
        pile = [card for card in reversed(self.table_state.drive_pile) if card is not None and self.table_state.looking]
        self.sift.cards = [BY_CODE[CODE[card]] for card in pile]
        self.sift.heading = f"The drive pile, {len(pile)} cards, top card first: open until you decide"

    def is_big(self, event: Event) -> bool:
        """Whether a big moment begins with it: a turnover, a return, or a last card that is stopped, too."""
        taken = isinstance(event, PlayDefended) and event.how == "turnover"
        returned = isinstance(event, PlayLive) and event.how == "return"
        return taken or returned or isinstance(event, TurnoverOnDowns | LastSeries) or super().is_big(event)
