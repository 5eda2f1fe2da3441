"""What a game brings to the table. A game's own table fills in what it has; what it leaves out is done as here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.contract import Card, Event, ScoreKind, View
from game.events import CardMoved, MatchEnded, Scored
from game.position import Position
from game.variant import Rules
from game.zones import Role, Sight, hands_of
from scenes.control.pending_choice import HeldCard
from scenes.table.cues.cue_maker import CueMaker
from scenes.table.cues.director import Cue
from scenes.table.hud.scoreboard import Downs, Slot
from scenes.table.kit.choice_hooks import ChoiceHooks
from scenes.table.stage.animator import Animator, in_out_sine
from scenes.table.stage.board import Place
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import HAND, Layout
from scenes.table.stage.piles import OpenPile, Pile
from scenes.table.stage.places import at, backs_in_strip, fanned_hand, off_table
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import Thing
from scenes.ui.theme import Theme


class GameTable(ChoiceHooks):
    """One game on the table."""

    back = ""
    """The picture on the back of its cards, empty for plain ones."""
    backs: Mapping[str, str] = {}
    """For a game with several backs the picture of each, by the name that its zones give it."""
    alike = True
    """Whether a card's face is the same whichever of the backs it has."""
    public = False
    """Whether people at one screen look on together, hands face down, but for what is chosen together in secret."""
    shows_hand = True
    """Whether there is a hand now; while there is none the table has its room too (see :class:`Layout`).

    A game may change it at any time, in ``show`` or in a cue: its cards then glide to where they now lie.
    """
    teaches = False
    """Whether it shows notes in a person's first match, which can be switched off."""

    demo: tuple[str, ...] = ()
    """The faces that are played where the game is offered."""

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        self.theme, self.faces, self.rules = theme, faces, rules
        self.piles: dict[str, OpenPile] = {}
        """The piles that it shows, by zone."""
        self.viewer = 0
        self.you: int | None = 0
        """The seat that is spoken to, None where only computers play."""
        self.names: Sequence[str] = ("", "")
        """The clubs by seat."""
        self.notes: dict[str, str] = {}
        """What is kept beside the match's actions, outside the rules; it survives a reload."""
        self.position: Position = rules.position_type()
        """How the match stands as far as it has been shown: what its things draw."""
        self.space = Layout(0, 0)
        self.downs = Downs()
        """The down that the score bug says, in a game that has downs."""
        self.face_down = False
        """Whether the viewer's hands lie face down, since others look on."""

    def conceals(self, view: View) -> bool:
        """Whether a seat sees what others at the screen must not see while they look on at what it has chosen."""
        return False

    def concealed(self, seat: int) -> Sequence[str]:
        """The zones of a seat whose cards lie face down while others look on."""
        return self.hands(seat)

    def lasting(self) -> dict[str, str]:
        """What of the notes another match of the same setup begins with."""
        return {}

    # Look

    @staticmethod
    def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
        """Draws one face on blank paper: what is printed on the card, and what it does."""
        ink = theme.color("inkText")
        pen.text(card.title, "block", 22, (HAND.w / 2, 40), ink, HAND.w - 16)
        pen.lines(card.effect, 16, 80, HAND.w - 20, ink, 5)

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        self.space, self.viewer = layout, viewer

    def use_patterns(self, on: bool) -> None:
        """Tells teams apart by pattern as well as by color, or by color alone."""

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints everything of the table that never changes."""

    def things(self) -> Sequence[Thing]:
        """The game's own things on the stage."""
        return tuple(self.piles.values())

    def back_of(self, zone: str) -> str:
        """The picture on the back of a card that lies in a zone."""
        return self.backs.get(self.rules.zones[zone].back, self.back)

    # How the match stands

    def show(self, view: View) -> None:
        """Makes its things show what the view says, at once."""
        zones = view.zones()
        for zone, pile in self.piles.items():
            pile.count = len(zones.get(zone, ()))

    def goal(self, view: View) -> tuple[str, str]:
        """What it is all about for the viewer as the match stands, in at most six words, and what that means."""
        words = self.rules.words
        return words.GOAL, words.SIGNS["goal"]

    def slots(self) -> Sequence[Slot]:
        """The fields of the score bug beside teams and score, from what now lies on the table."""
        return ()

    # Zones

    def arrange(self, view: View) -> dict[str, list[list[int | None]]]:
        """The card ids of each zone that shows cards, in groups that lie together; None for a hidden card.

        Hands in id order, and every other zone but those of which nobody sees a card.
        """
        found: dict[str, list[list[int | None]]] = {}
        for name, cards in view.zones().items():
            zone = self.rules.zones[name]
            if zone.role is Role.HAND:
                found[name] = [[card] for card in sorted(cards, key=lambda card: -1 if card is None else card)]
            elif zone.sight is not Sight.NOBODY:
                found[name] = [[card] for card in cards]
        return found

    def hands(self, seat: int) -> Sequence[str]:
        """The zones of a seat's hands, in reading order."""
        return hands_of(self.rules.zones, seat)

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Where the cards of a zone lie; None for a zone that shows a count and no cards."""
        declared = self.rules.zones[zone]
        if declared.role is Role.HAND:
            return self._places_of_hand(declared.owner, len(cards))
        if zone in self.piles:
            home = self.home(zone)
            return [home._replace(tilt=float((i * 7) % 5 - 2), layer=6 + i / 100) for i in range(len(cards))]
        return None

    def _places_of_hand(self, owner: int | None, count: int) -> list[Place]:
        """The viewer's hand is at the foot of the table, that of another seat in its part of the strip."""
        if owner is None or owner == self.viewer:
            return fanned_hand(self.space, count)
        seats = len(self.names)
        return backs_in_strip(self.space, count, (owner - self.viewer) % seats - 1, seats - 1)

    def home(self, zone: str) -> Place:
        """Where a card enters or leaves a zone."""
        pile = self.piles.get(zone)
        return off_table(self.space) if pile is None else at(pile.rect, pile.rect.w, 6.0)

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Which group of a zone's cards a card joins: every card lies by itself."""
        return len(cards)

    def count(self, zone: str, change: int) -> None:
        """A card left (-1) or entered (+1) a zone."""
        if zone in self.piles:
            self.piles[zone].count = max(0, self.piles[zone].count + change)

    def gathered(self, zone: str, cards: int) -> None:
        """All cards of several zones were gathered in one, which has so many now; the others have none."""
        if zone in self.piles:
            self.piles[zone].count = cards

    def gather_all(self, view: View) -> None:
        """Before the first deal every card lies in a draw pile: in that of its owner, with its back."""
        zones = self.rules.zones
        for name in [name for name, zone in zones.items() if zone.role is Role.DRAW]:
            pile = (zones[name].owner, zones[name].back)
            alike = [cards for other, cards in view.zones().items() if (zones[other].owner, zones[other].back) == pile]
            shared = zones[name].owner is None
            self.gathered(name, sum(len(cards) for cards in (view.zones().values() if shared else alike)))

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Shuffles the piles for all to see: each draw pile is spread and joined again, twice."""
        piles = [pile for zone, pile in self.piles.items() if self.rules.zones[zone].role is Role.DRAW]
        for pile in piles:
            for beat in range(4 if isinstance(pile, Pile) else 0):
                goal = 1.0 if beat % 2 == 0 else 0.0
                spread = partial(animator.to, pile, "riffle", goal, seconds / 4, in_out_sine)
                animator.call(spread, beat * seconds / 4)

    # Motion

    def take(self, event: Event) -> None:
        """An event, masked for the viewer, is shown: from now on its things draw what it changed."""
        self.position.take(event)

    def went_on(self) -> None:
        """The player has read what the table waited with."""

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Where a headline lies over nothing that it announces; ``about`` is the seat in whose part that happens."""
        return self.space.table

    def taken(self, picked: Sequence[HeldCard], view: View) -> None:
        """Somebody acted, with these cards where it was the player at the screen; ``view`` is the one after it."""

    def is_big(self, event: Event) -> bool:
        """Whether a big moment begins with what is shown for an event: no press takes its beginning away."""
        if isinstance(event, Scored):
            return event.how.is_touchdown or event.how is ScoreKind.SAFETY
        return isinstance(event, MatchEnded)

    def cues(self, event: Event, make: CueMaker) -> list[Cue] | None:
        """The game's own cues for an event; None leaves it to the shared ones."""
        return None
