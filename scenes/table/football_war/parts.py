"""The stage items of the slate, which the table lays out and the cues move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.contract import Event
from game.events import PeriodBegan, PossessionChanged
from game.variant import Rules
from game.variants.football_war.cards import BY_CODE, CODE, HAND_SIZE
from game.variants.football_war.events import LastSeries, PlayConceded, PlayDefended, PlayLive, TurnoverOnDowns
from game.variants.football_war.table_state import FootballWarTableState
from game.variants.football_war.view import FootballWarView
from game.zones import Role
from scenes.table.football_war.call_board import NO_LAST, CallBoard, became
from scenes.table.football_war.piles import DrivePile, FlagPile, ForfeitPile, OpenedPile
from scenes.table.football_war.places import Places
from scenes.table.football_war.sideline import Sideline
from scenes.table.football_war.sides import Sides
from scenes.table.football_war.slate import Slate
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.big_moment import Dim
from scenes.table.stage.faces import Faces
from scenes.table.stage.piles import Pile
from scenes.ui.theme import Theme

FAMILIAR = 2
"""Concessions of a match that are shown in full; those after them are shown in short."""
DARK = 0.45
"""Fraction of light that the table loses while a play for points is decided."""


_NEW_DRIVE = PossessionChanged | PeriodBegan


class Darkness(Dim):
    """Darkens the table but not the cards that meet on it."""

    layer = 480.0


class FootballWarParts(GameTable[FootballWarView]):
    """Creates piles, call board and sideline, and counts cards."""

    table_state: FootballWarTableState

    slate: Slate
    card_places: Places

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.play_pile = Pile(theme, faces, "play pile")
        self.forfeits = ForfeitPile(theme, faces, "given up")
        self.drive_pile = DrivePile(theme, "drive pile")
        self.flags = FlagPile(theme)
        self.sides, self.call = Sides(theme, self), CallBoard(theme, faces, self)
        self.sideline = Sideline(theme, faces, self)
        self.opened_pile = OpenedPile(theme, faces)
        self.darkness = Darkness(pygame.Rect(0, 0, 0, 0), DARK)
        self.counters: dict[str, Pile | DrivePile | FlagPile] = {
            "draw_pile": self.play_pile,
            "drive_pile": self.drive_pile,
            "flag_pile": self.flags,
            "forfeit_pile": self.forfeits,
        }
        """The item that shows the number of cards of a zone."""
        self.one_half = False
        """Whether the match has one half, which then needs no field in the score bug."""
        self.answered = False
        """Whether the answer to the live play has been shown."""
        self.swept_count = 0
        """Cards of a scored drive that have moved so far."""
        self.taken_back = list[str]()
        """The cards that a flag has made a side take back so far, in its order."""
        self.stood = 0
        """Plays of the drive that stood so far."""
        self.concessions = 0
        """Plays that were conceded at this table so far."""

    @property
    def plays_to_go(self) -> int:
        """The plays that must still stand for a touchdown: one for each card of the offense, and the live one."""
        return self.table_state.held(self.table_state.offense) + (self.call.play is not None)

    def drive_of(self, plays: float) -> float:
        """Returns the marks of a drive with so many plays to go: those that stood count, so that gains are seen."""
        return max(float(HAND_SIZE), plays + self.stood)

    @property
    def own_hand(self) -> Sequence[str]:
        """The codes of the player's hand; none before others at the screen, who would learn of it."""
        hand = self.table_state.zones.get(f"hand:{self.you}", ()) if self.alone else ()
        return [CODE[card] for card in hand if card is not None]

    @property
    def marks_to_go(self) -> int:
        """The same as the ball shows it, which moves only after a card has landed."""
        return max(0, round(self.sides.to_go))

    @property
    def is_familiar(self) -> bool:
        """Whether the players have seen often enough how a play is conceded."""
        return self.concessions > FAMILIAR

    def count(self, zone: str, change: int) -> None:
        """A card left (-1) or entered (+1) a zone."""
        if zone in self.counters:
            self.counters[zone].count = max(0, self.counters[zone].count + change)
        elif self.rules.zones[zone].role is Role.SCORE:
            self.sideline.scored[zone] = self.sideline.scored.get(zone, 0) + change

    def show_open_pile(self) -> None:
        """Opens the Drive pile to the seat that looks back, or closes it (FW-74)."""
        pile = [card for card in reversed(self.table_state.drive_pile) if card is not None and self.table_state.looking]
        self.opened_pile.cards = [BY_CODE[CODE[card]] for card in pile]
        self.opened_pile.heading = f"Drive pile: {len(pile)} cards, top card first"
        self.opened_pile.to_stop = f"to stop: {self.table_state.live}" if self.table_state.live else ""

    def handle_event(self, event: Event) -> None:
        """Also notes what became of the last play, and how many plays of the drive stood."""
        super().handle_event(event)
        self.stood = 0 if isinstance(event, _NEW_DRIVE) else self.stood + isinstance(event, PlayConceded)
        self.call.last = became(event) or self.call.last

    def by_itself(self, event: Event) -> str:
        """Returns that a concession of the viewer was no choice."""
        own = isinstance(event, PlayConceded) and event.by == self.you
        return " (By itself: nothing of yours stopped it.)" if own else ""

    def recall(self, backward: Iterator[Event]) -> None:
        """Finds what became of the last play, and how many plays of the drive stood."""
        self.stood, last = 0, None
        for event in backward:
            last = last or became(event)
            if isinstance(event, _NEW_DRIVE):
                break
            self.stood += isinstance(event, PlayConceded)
        self.call.last = last or next(filter(None, map(became, backward)), NO_LAST)

    def is_big(self, event: Event) -> bool:
        """Returns whether a big moment begins: also a turnover, a return, or a stopped last card."""
        taken = isinstance(event, PlayDefended) and event.how == "turnover"
        returned = isinstance(event, PlayLive) and event.how == "return"
        return taken or returned or isinstance(event, TurnoverOnDowns | LastSeries) or super().is_big(event)
