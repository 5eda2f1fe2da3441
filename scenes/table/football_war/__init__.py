"""The table of Football War: a slate with the Drive pile in its middle and the play that must be defended beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.contract import Action, Event, View
from game.events import CardMoved
from game.variants.football_war.actions import CLOCK, CONCEDE, LOOK_BACK, ON_THE_CLOCK, CallPlay, CallTimeout, PlayExtra
from game.variants.football_war.cards import BY_CODE, CODE, DECKS, OFFENSE
from game.variants.football_war.view import FootballWarView
from scenes.table.animator import Animator, in_out_sine
from scenes.table.board import Place
from scenes.table.cues import CueMaker
from scenes.table.director import Cue
from scenes.table.faces import Faces
from scenes.table.football_war import cues as football_war_cues
from scenes.table.football_war import prospects
from scenes.table.football_war.call_board import CallBoard, stake_of
from scenes.table.football_war.faces import paint_face
from scenes.table.football_war.piles import DrivePile, FlagPile, Sift
from scenes.table.football_war.places import Places
from scenes.table.football_war.sideline import HandCounts, Side, Sideline
from scenes.table.football_war.slate import Slate, paint_slate
from scenes.table.game_table import Doubt, Slot, SpreadCard, ZoneChoice
from scenes.table.layout import Layout
from scenes.table.piles import Pile
from scenes.table.sprites import Sprite
from scenes.table.stage import Thing
from scenes.ui.theme import Theme

CALL_MENU, TIMEOUT_MENU, LOOK_BACK_MENU = "Call a play", "Timeout", "Look back"
_HALVES = ("1st", "2nd", "OT", "2nd OT")
FEW_LEFT = 10
"""Cards of the Play pile from which its number is lit."""


class FootballWarTable:
    """Where Football War's zones lie, and what it shows beside cards."""

    back = "football_war"
    accent = "football_war"
    paint_face = staticmethod(paint_face)

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self.faces = theme, faces
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
        self.viewer = 0
        self.you: int | None = 0
        self.names: Sequence[str] = ("", "")

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        self.viewer, seats = viewer, len(self.names)
        self.slate = slate = Slate(layout)
        self.play_pile.rect, self.forfeits.rect = slate.play_pile, slate.forfeit_pile
        self.drive_pile.rect, self.flags.rect = slate.drive_pile, slate.flags
        self.call.rect, self.sideline.rect, self.sift.rect = slate.call, slate.seats, slate.sift
        self.counts.area = layout.strip
        for thing in (self.call, self.sideline):
            thing.names, thing.viewer, thing.you = self.names, viewer, self.you
        if len(self.sideline.sides) != seats:
            self.sideline.sides = [Side() for _ in range(seats)]
        self.spots = Places(layout, slate, self.sideline, viewer, seats)
        self.counts.spots = {seat: self.spots.back_count(seat) for seat in range(seats) if seat != viewer}

    def use_patterns(self, on: bool) -> None:
        """Draws every second team with stripes, or not."""
        self.call.striped = on

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the empty slate."""
        paint_slate(surface, self.theme, self.slate)

    def things(self) -> Sequence[Thing]:
        """Piles, the call board, the sideline, and the pile that lies open after a look back."""
        piles = (self.play_pile, self.forfeits, self.drive_pile, self.flags)
        return [*piles, self.call, self.sideline, self.counts, self.sift]

    def show(self, view: View, names: Sequence[str]) -> None:
        """Makes everything show what the view says, at once."""
        assert isinstance(view, FootballWarView)
        self.period = view.period
        self.play_pile.count, self.play_pile.full = view.draw_count, len(DECKS[len(view.counts)])
        self.forfeits.count, self.flags.count = view.forfeit_count, len(view.flag_pile)
        self.forfeits.full = 20
        self.drive, self.drive_pile.count = list(view.drive_pile), len(view.drive_pile)
        self._show_call(view)
        self._show_sideline(view)
        self._show_sift(view)

    def _show_call(self, view: FootballWarView) -> None:
        call = self.call
        call.offense, call.defense = view.offense, view.defense
        call.play, call.chain = view.live, view.chain
        call.stake = stake_of(view.live, view.chain, view.counts[view.offense])
        call.verdict = call.ghost = ""
        call.between = False
        call.glow, call.arrow, call.lamps = 0.0, 1.0, float(view.chain)

    def _show_sideline(self, view: FootballWarView) -> None:
        sideline, seats = self.sideline, range(len(view.counts))
        sideline.offense, sideline.defense = view.offense, view.defense
        sideline.clockwise = view.direction > 0 if len(view.counts) > 2 else None
        sideline.sides = [
            Side(
                view.counts[seat],
                len(view.score_piles[seat]),
                tuple(score.points for score in view.scoring if score.seat == seat),
                bool(view.timeouts >> seat & 1),
                bool(view.look_backs >> seat & 1),
            )
            for seat in seats
        ]
        self.counts.counts = {seat: view.counts[seat] for seat in seats}

    def _show_sift(self, view: FootballWarView) -> None:
        mine = view.looking and view.decision is not None and view.decision.seat == view.seat
        pile = [card for card in reversed(view.zones()["drive_pile"]) if card is not None] if mine else []
        self.sift.cards = [BY_CODE[CODE[card]] for card in pile]
        self.sift.heading = f"The drive pile, {len(pile)} cards, top card first: open until you decide"

    def possession(self, view: View) -> int:
        """The offense."""
        assert isinstance(view, FootballWarView)
        return view.offense

    def slots(self) -> Sequence[Slot]:
        """Half, Play pile, what must be defended, and the hands."""
        left, live = self.play_pile.count, self.call.play
        return [
            Slot("half", _HALVES[self.period]),
            Slot("play pile", str(left) if left else "last", "firstDown" if left < FEW_LEFT else "chalk50"),
            Slot("defend", live or "–", "firstDown" if live else "chalk300"),
            Slot("hands", "  ".join(str(side.hand) for side in self.sideline.sides)),
        ]

    # Zones

    def arrange(self, view: View) -> dict[str, list[list[int | None]]]:
        """The card ids of each zone that shows cards; of the Drive pile the top one only (FW-12)."""
        assert isinstance(view, FootballWarView)
        zones = view.zones()
        found: dict[str, list[list[int | None]]] = {
            zone: [[card] for card in sorted(cards, key=lambda card: -1 if card is None else card)]
            for zone, cards in zones.items()
            if zone.startswith("hand:")
        }
        found["drive_pile"] = [[card] for card in zones["drive_pile"][-1:]]
        found["flag_pile"] = [[card] for card in view.flag_pile]
        return found

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Where the cards of a zone lie; None for a zone that shows a count and no cards."""
        return self.spots.of(zone, cards)

    def home(self, zone: str) -> Place:
        """Where a card enters or leaves a zone."""
        return self.spots.home(zone)

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Every card lies by itself."""
        return len(cards)

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

    def gathered(self, zone: str, cards: int) -> None:
        """All cards were gathered into the Play pile, and every seat has its timeout and its look-back again."""
        self.play_pile.count = cards
        self.forfeits.count = self.flags.count = self.drive_pile.count = 0
        self.drive = []
        self.sideline.sides = [Side(points=side.points) for side in self.sideline.sides]
        self.counts.counts = {}
        call = self.call
        call.clear()

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Spreads the Play pile and joins it again, twice (M23)."""
        for beat in range(4):
            goal = 1.0 if beat % 2 == 0 else 0.0
            spread = partial(animator.to, self.play_pile, "riffle", goal, seconds / 4, in_out_sine)
            animator.call(spread, beat * seconds / 4)

    # Choices

    def zone_choices(self, view: View, legal: Sequence[Action]) -> Sequence[ZoneChoice]:
        """Drawing from the Play pile is what conceding does; opening the Drive pile is a look back."""
        if self.sift.cards:
            return []  # the open pile lies over both
        assert isinstance(view, FootballWarView)
        concede, look_back = CONCEDE in legal, LOOK_BACK in legal
        why_not_draw, why_not_look = prospects.pile_reasons(view)
        return [
            ZoneChoice(
                "Play pile", "draw_pile", self.play_pile.rect, CONCEDE if concede else None, why_not_draw, twice=True
            ),
            ZoneChoice(
                "Drive pile", "drive_pile", self.drive_pile.rect, LOOK_BACK if look_back else None, why_not_look
            ),
        ]

    def spread_cards(self) -> Sequence[SpreadCard]:
        """The cards of the pile that lies open."""
        return self.sift.spread

    def covered(self) -> pygame.Rect | None:
        """Where the pile lies open over the slate."""
        return self.sift.rect if self.sift.cards else None

    def mark_zones(self, legal: Sequence[Action], focused: str) -> None:
        """Lights the Play pile while one may concede; both piles show the focus."""
        self.play_pile.legal = CONCEDE in legal
        self.play_pile.focused, self.drive_pile.focused = focused == "draw_pile", focused == "drive_pile"

    def codes_of(self, action: Action) -> tuple[str, ...]:
        """The faces of the hand that an action uses; a timeout has a menu of its own."""
        if isinstance(action, PlayExtra):
            return (OFFENSE, action.extra) if action.extra else (OFFENSE,)
        code = getattr(action, "card", None)
        return (code,) if code else ()

    def along(self, action: Action) -> tuple[str, ...]:
        """What an OFFENSE throws in with itself (FW-55)."""
        return (action.extra,) if isinstance(action, PlayExtra) and action.extra else ()

    def about_hand(self, view: View) -> bool:
        """Every decision but the one on the play clock."""
        assert isinstance(view, FootballWarView)
        return view.phase != "play_clock"

    def menu_of(self, action: Action) -> str | None:
        """The 16 plays of an AUDIBLE, the cards that a timeout may bury, and the look back, which is an aside too."""
        if isinstance(action, CallPlay):
            return CALL_MENU
        if action == LOOK_BACK:
            return LOOK_BACK_MENU
        return TIMEOUT_MENU if isinstance(action, CallTimeout) else None

    def doubt(self, action: Action, view: View, legal: Sequence[Action]) -> Doubt | None:
        """What to ask before an action that gives something away, or None."""
        assert isinstance(view, FootballWarView)
        return prospects.doubt(action, view, legal)

    def limit(self, view: View, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds of a person on the play clock (FW-77)."""
        assert isinstance(view, FootballWarView)
        return (float(view.play_clock), CLOCK) if CLOCK in legal else None

    def leaves_open(self, action: Action) -> bool:
        """A timeout, a look back and the clock's card leave the lead or the answer to be taken (FW-27)."""
        return isinstance(action, CallTimeout) or action in (LOOK_BACK, CLOCK)

    def given(self, legal: Sequence[Action]) -> Action | None:
        """With the option on, people play on the clock; they chose it before the match (FW-77, FW-110)."""
        return ON_THE_CLOCK if ON_THE_CLOCK in legal else None

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """Whatever goes with the picked cards is played by dropping them on the slate."""
        return candidates[0] if candidates else None

    def mark_hand(self, hand: Sequence[Sprite], choosing: bool) -> None:
        """The marks of the cards themselves say it all."""

    def preview(self, action: Action | None, view: View) -> None:
        """Says on the call board what the selected card would do."""
        assert isinstance(view, FootballWarView)
        self.call.ghost = "" if action is None else prospects.outlook(action, view)

    def cues(self, event: Event, make: CueMaker) -> list[Cue] | None:
        """The game's own cues for an event; None leaves it to the shared ones."""
        return football_war_cues.cues(self, event, make)
