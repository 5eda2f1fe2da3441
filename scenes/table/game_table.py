"""What a game brings to the table. A game's own table fills in what it has; what it leaves out is done as here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.contract import Action, Card, Decision, Event, Target, View
from game.events import CardMoved
from game.variant import Rules
from game.zones import Role, Sight, hands_of
from scenes.table.animator import Animator, in_out_sine
from scenes.table.board import Place
from scenes.table.choosing import HeldCard
from scenes.table.cues import CueMaker
from scenes.table.director import Cue
from scenes.table.faces import Faces, Pen
from scenes.table.layout import HAND, Layout
from scenes.table.piles import OpenPile, Pile
from scenes.table.places import at, backs_in_strip, fanned_hand, off_table
from scenes.table.play import Doubt
from scenes.table.scoreboard import Slot
from scenes.table.sprites import Sprite
from scenes.table.stage import Thing
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene


class PlaceChoice(NamedTuple):
    """A place that may be clicked: what that means is the state's business, and is asked when it happens."""

    name: str
    target: Target
    rect: pygame.Rect
    twice: bool = False
    """Whether a click only chooses it and a second one commits: what it does is not meant by a stray click."""


class Shortcut(NamedTuple):
    """Something that stands for several actions at once, as a play of a sheet does; or that changes what is shown."""

    name: str
    take: Callable[[], Sequence[Action]]
    """Gives the actions to be taken, none where only the look has changed; asked when it is pressed."""
    rect: pygame.Rect | None = None
    """Where it lies on the table; None for a button beside it, before all others."""
    detail: str = ""
    decides: bool = True
    """Whether a press may decide something."""
    opens: Callable[[App, Callable[[Sequence[Action]], object]], Scene] | None = None
    """Makes a page on which the actions are chosen, which it hands over; None where a press takes them at once."""


class Lookup(NamedTuple):
    """A place on the table that shows something for reading when it is pressed, and decides nothing."""

    name: str
    rect: pygame.Rect
    explanation: str = ""


class Overlay(NamedTuple):
    """A place on the table that opens a page of the game, whoever decides."""

    name: str
    rect: pygame.Rect
    explanation: str
    open: Callable[[App, Callable[[], object]], Scene]
    """Makes the page; the second argument is to be called when it has changed what is asked of the player."""


class StandIn:
    """A place on the table that stands for a card of the hand: pressing it does what pressing the card would."""

    def __init__(self, name: str, code: str, rect: pygame.Rect, missing: str) -> None:
        """``missing`` is what is said where the hand holds no such card."""
        self.name, self.code, self.rect, self.missing = name, code, rect, missing
        self.focused = False


class SpreadCard:
    """A card that lies open for reading and belongs to no zone of the board."""

    def __init__(self, card: Card, rect: pygame.Rect, back: str = "") -> None:
        """``back`` is the picture on its back, empty for that of the game."""
        self.card, self.rect, self.back = card, rect, back
        self.focused = False


class GameTable:
    """One game on the table."""

    back = ""
    """The picture on the back of its cards, empty for plain ones."""
    backs: Mapping[str, str] = {}
    """For a game with several backs the picture of each, by the name that its zones give it."""
    alike = True
    """Whether a card's face is the same whichever of the backs it has."""
    accent = "firstDown"
    """The token of the game's own color."""
    public = False
    """Whether people at one screen look on together, hands face down, but for what is chosen together in secret."""
    shows_hand = True
    """Whether there is a hand now; while there is none the table has its room too (see :class:`Layout`).

    A game may change it at any time, in ``show`` or in a cue: its cards then glide to where they now lie.
    """
    teaches = False
    """Whether it shows notes in a person's first match, which can be switched off."""
    offered: Mapping[Target, Sequence[Action]] = {}
    """What the places of the table mean now, for the cards that are picked or by themselves."""
    twice: frozenset[str] = frozenset()
    """Piles that are pressed twice, since what they do is not meant by a stray click."""

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
        self.space = Layout(0, 0)
        self.hand_covered = False
        """Whether the viewer's hands lie face down, since others look on."""

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

    def show(self, view: View, names: Sequence[str]) -> None:
        """Makes its things show what the view says, at once."""
        zones = view.zones()
        for zone, pile in self.piles.items():
            pile.count = len(zones.get(zone, ()))

    def possession(self, view: View) -> int:
        """The seat that has the ball."""
        return view.decision.seat if view.decision else 0

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
            own = declared.owner == self.viewer
            return fanned_hand(self.space, len(cards)) if own else backs_in_strip(self.space, len(cards))
        if zone in self.piles:
            home = self.home(zone)
            return [home._replace(tilt=float((i * 7) % 5 - 2), layer=6 + i / 100) for i in range(len(cards))]
        return None

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
        """Shuffles the piles for all to see: each draw pile is spread and joined again, twice (M23)."""
        piles = [pile for zone, pile in self.piles.items() if self.rules.zones[zone].role is Role.DRAW]
        for pile in piles:
            for beat in range(4 if isinstance(pile, Pile) else 0):
                goal = 1.0 if beat % 2 == 0 else 0.0
                spread = partial(animator.to, pile, "riffle", goal, seconds / 4, in_out_sine)
                animator.call(spread, beat * seconds / 4)

    # Choices

    def place_choices(self) -> Sequence[PlaceChoice]:
        """The places that can be clicked now, in reading order."""
        return [
            PlaceChoice(_capital(pile.name), zone_place(zone), pile.rect, zone in self.twice)
            for zone, pile in self.piles.items()
        ]

    def stand_ins(self) -> Sequence[StandIn]:
        """The places that stand for cards of the hand now, in reading order."""
        return ()

    def spread_cards(self) -> Sequence[SpreadCard]:
        """Cards that lie open over the table for reading, from left to right and from the top."""
        return ()

    def covered(self) -> pygame.Rect | None:
        """The part of the table that they lie over, or None."""
        return None

    def signs(self) -> Mapping[str, pygame.Rect]:
        """Headings and marks of the table that its words explain, by name, and where they are, in pixels."""
        return {}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """What no explanation may lie over, in pixels: what is at stake, and what the other side did or called."""
        return ()

    def lookup(self) -> Lookup | None:
        """Where the game's own chart is opened, beside its key; None for a game without one."""
        return None

    def overlay(self) -> Overlay | None:
        """Where a page of the game is opened; None for a game without one."""
        return None

    def open_chart(self, open_: bool) -> bool:
        """Opens the game's own chart over the table, or closes it; tells whether that changed anything."""
        return False

    def asks(self, view: View) -> str:
        """What is asked of the viewer, in at most twelve words; empty for the words of the rules."""
        return ""

    def about_hand(self, view: View) -> bool:
        """Whether the decision is about cards of the hand, so that those which cannot be used are locked."""
        return True

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the places that can be chosen now, for the cards that are picked or by themselves."""
        for zone, pile in self.piles.items():
            pile.legal, pile.focused = zone_place(zone) in open_, zone_place(zone) == focused

    def mark_shortcut(self, focused: str, pointed: str) -> None:
        """Rings the shortcut on the table that the focus is on, and lights up the one that is looked at."""

    def mark_picked(self, picked: Sequence[HeldCard], view: View) -> None:
        """Shows what the picked cards reach; none are picked where nothing is held."""

    def place_at(self, position: tuple[int, int]) -> tuple[Target, pygame.Rect] | None:
        """The place under a held card, whether or not it may go there, where a game can say why not; else None."""
        return None

    def carried(self, zone: str) -> float | None:
        """How wide a card of a zone is while it is dragged over the table, in pixels; None for as wide as it lies."""
        return None

    def mark_hand(self, hand: Sequence[Sprite], choosing: bool) -> None:
        """Marks what goes with what in the viewer's hand."""

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """The action meant by dropping the picked cards at a point, if there is no doubt: what its place says."""
        areas = self.areas()
        over = {place for place, area in areas.items() if area.collidepoint(position)}
        targets = {action: action.pick(self.viewer).target for action in candidates}
        meant = [action for action, target in targets.items() if (target in over if over else target not in areas)]
        return meant[0] if len(meant) == 1 else None

    def areas(self) -> Mapping[Target, pygame.Rect]:
        """Where picked cards can be dropped for a place; piles are a little larger than they look."""
        grown = {zone: pile.rect.inflate(pile.rect.w // 2, pile.rect.h // 4) for zone, pile in self.piles.items()}
        return {zone_place(zone): area for zone, area in grown.items()}

    def announced(self, view: View, legal: Sequence[Action]) -> tuple[str, str] | None:
        """An act that has its button before its card is picked: what it is called, and what it asks for."""
        return None

    def doubt(self, action: Action, view: View, legal: Sequence[Action]) -> Doubt | None:
        """What to ask before an action that gives something away, or None."""
        return None

    def limit(self, view: View, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds that the viewer has for the decision, and what happens after them; None without a clock."""
        return None

    def leaves_open(self, action: Action) -> bool:
        """Whether the same decision goes on after the action, as after a timeout."""
        return False

    def goes_on(self, decision: Decision) -> bool:
        """Whether a decision goes on with what was just done, so that nobody rests before it.

        It may not depend on what the seat can choose, which its rest would tell.
        """
        return False

    def usual(self, view: View) -> Action | None:
        """What a decision that hides the hand is answered with as a rule, whatever the hand holds; None elsewhere.

        It is always legal, and one press of the key that commits does it.
        """
        return None

    def favored(self, view: View, legal: Sequence[Action]) -> tuple[Action, str] | None:
        """The answer whose button comes first, and why in a sentence; None for the first of the legal ones.

        It may know no more than the deciding seat.
        """
        return None

    def given(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """What a person has settled already, by an option of the match or by an earlier choice: a step, or a gesture.

        Empty where the person is asked. ``view`` is that of the deciding seat.
        """
        return ()

    def shortcuts(self, view: View, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """What stands for several actions of the decision at hand."""
        return ()

    def preview(self, action: Action | None, view: View) -> None:
        """Ghosts what an action would do; None takes the ghost away."""

    def glance(self, card: Card | None, view: View) -> bool:
        """Shows what the card of the hand that pointer or focus are on would do; None where they are on none.

        Tells whether that says all there is to say, so that no explanation need lie over it.
        """
        return False

    # Motion

    def went_on(self) -> None:
        """The player has read what the table waited with."""

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Where a headline lies over nothing that it announces; ``about`` is the seat in whose part that happens."""
        return self.space.table

    def taken(self, picked: Sequence[HeldCard], view: View) -> None:
        """Somebody acted, with these cards where it was the player at the screen; ``view`` is the one after it."""

    def cues(self, event: Event, make: CueMaker) -> list[Cue] | None:
        """The game's own cues for an event; None leaves it to the shared ones."""
        return None


def zone_place(zone: str) -> Target:
    """A zone as a place that can be chosen."""
    return Target("zone", zone)


def _capital(name: str) -> str:
    """A pile's name at the start of a sentence.

    >>> _capital("draw pile")
    'Draw pile'
    """
    return name[:1].upper() + name[1:]


__all__ = [
    "Doubt",
    "GameTable",
    "Lookup",
    "Overlay",
    "Place",
    "PlaceChoice",
    "Shortcut",
    "Slot",
    "SpreadCard",
    "zone_place",
]
