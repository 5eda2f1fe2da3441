"""The table of Football War: a slate with the Drive pile in its middle and the play that must be defended beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import pygame

from game.contract import Action, Target
from game.variants.football_war.actions import (
    CLOCK,
    DRIVE_PILE,
    LOOK_BACK,
    ON_THE_CLOCK,
    PLAY_PILE,
    CallTimeout,
)
from game.variants.football_war.cards import DECKS, OVERTIME
from game.variants.football_war.view import FootballWarView
from scenes.control.actions import Confirmation, MenuCard
from scenes.table.football_war import previews
from scenes.table.football_war.cues import CUE_HANDLERS
from scenes.table.football_war.faces import paint_face
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.football_war.places import Places
from scenes.table.football_war.slate import Slate, paint_slate
from scenes.table.hud.scoreboard import Slot, by_side
from scenes.table.kit.offers import Laid, PlaceChoice, Spread
from scenes.table.stage.animator import Animator, in_out_sine
from scenes.table.stage.layout import Layout
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem

_HALVES = ("1st", "2nd", "overtime", "overtime 2")
FEW_LEFT = 10
"""Cards of the Play pile from which its number is lit."""


class FootballWarTable(FootballWarParts):
    """Where Football War's zones lie, and what it shows beside cards."""

    back = "football_war"
    demo = ("HB Dive", "AUDIBLE", "Go Route")
    cue_handlers = CUE_HANDLERS
    paint_face = staticmethod(paint_face)

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        self.viewer, seats = viewer, len(self.names)
        self.slate = slate = Slate(layout, seats)
        self.play_pile.rect, self.forfeits.rect = slate.play_pile, slate.forfeit_pile
        self.drive_pile.rect, self.flags.rect = slate.drive_pile, slate.flags
        self.call.rect, self.sideline.rect, self.sift.rect = slate.call, slate.seats, slate.sift
        self.play_pile.full, self.forfeits.full = len(DECKS[seats]), 20
        self.spots = Places(layout, slate, self.sideline, viewer, seats)

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the empty slate."""
        paint_slate(surface, self.theme, self.slate)

    def things(self) -> Sequence[StageItem]:
        """Piles, the call board, the sideline, and the pile that lies open after a look back."""
        piles = (self.play_pile, self.forfeits, self.drive_pile, self.flags)
        return [*piles, self.call, self.sideline, self.sift]

    def show(self, view: FootballWarView) -> None:
        """Makes everything show what the view says, at once."""
        zones, call = self.table_state.zones, self.call
        self.one_half = view.facts.length == "one"
        for zone, pile in self.gauges.items():
            pile.count = len(zones[zone])
        self.sideline.scored = {zone: len(cards) for zone, cards in zones.items() if zone.startswith("score_pile")}
        call.verdict = call.ghost = ""
        call.between, call.glow, call.arrow, call.swing = False, 0.0, 1.0, 0.0
        call.lamps, self.answered = float(self.table_state.chain), False
        self.show_open_pile()

    def slots(self) -> Sequence[Slot]:
        """The half, where there is more than one, the Play pile, and the hands."""
        left, period = self.play_pile.count, self.table_state.period
        return [
            *([] if self.one_half and period < OVERTIME else [Slot("half", _HALVES[period])]),
            Slot("play pile", str(left) if left else "last", "firstDown" if left < FEW_LEFT else "chalk50"),
            by_side("cards in hand", [self.table_state.held(seat) for seat in range(len(self.names))]),
        ]

    # Zones

    def arrange(self, view: FootballWarView) -> dict[str, list[list[int | None]]]:
        """The card ids of each zone that shows cards; of the Drive pile the top one only (FW-12)."""
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

    def stations(self, zone: str) -> Sequence[Place]:
        return self.spots.meeting()[1:] if zone == "drive_pile" else ()

    def home(self, zone: str) -> Place:
        """Where a card enters or leaves a zone."""
        return self.spots.home(zone)

    def gathered(self, zone: str, cards: int) -> None:
        """All cards were gathered into the Play pile."""
        if zone in self.gauges:
            self.gauges[zone].count = cards
        self.sideline.scored.clear()
        self.call.clear()

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Spreads the Play pile and joins it again, twice."""
        for beat in range(4):
            goal = 1.0 if beat % 2 == 0 else 0.0
            spread = partial(animator.to, self.play_pile, "riffle", goal, seconds / 4, in_out_sine)
            animator.call(spread, beat * seconds / 4)

    # Choices

    def on_table(self) -> Sequence[Laid]:
        """Drawing from the Play pile is what conceding does; opening the Drive pile is a look back."""
        return [
            PlaceChoice("Play pile", PLAY_PILE, self.play_pile.rect, careful=True),
            PlaceChoice("Drive pile", DRIVE_PILE, self.drive_pile.rect),
            *([Spread(self.sift.rect, self.sift.spread)] if self.sift.cards else []),
        ]

    def legend(self) -> Mapping[str, pygame.Rect]:
        """The Forfeit pile, the lamps of AUDIBLEs, and what each side has left, as far as there is any of it."""
        given_up = {"given up": self.forfeits.bounds()} if self.forfeits.count else {}
        return {**given_up, **self.call.legend(), **self.sideline.legend()}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """The call board, and what each side still has."""
        return self.call.rect, self.sideline.rect

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the Play pile while one may concede; both piles show the focus."""
        self.play_pile.legal = PLAY_PILE in open_
        self.play_pile.focused, self.drive_pile.focused = focused == PLAY_PILE, focused == DRIVE_PILE

    def about_hand(self, view: FootballWarView) -> bool:
        """Every decision but the one on the play clock."""
        return view.phase != "play_clock"

    def menu_card(self, action: Action, view: FootballWarView) -> MenuCard | None:
        """A call of an AUDIBLE, as the card of its play."""
        return previews.called(action, view)

    def confirmation(self, action: Action, view: FootballWarView, legal: Sequence[Action]) -> Confirmation | None:
        """What to ask before an action that gives something away, or None."""
        return previews.confirmation(action, view, legal)

    def limit(self, view: FootballWarView, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds of a person on the play clock (FW-77)."""
        return (float(view.facts.play_clock), CLOCK) if CLOCK in legal else None

    def leaves_open(self, action: Action) -> bool:
        """A timeout, a look back and the clock's card leave the lead or the answer to be taken (FW-27)."""
        return isinstance(action, CallTimeout) or action in (LOOK_BACK, CLOCK)

    def automatic_actions(self, view: FootballWarView, legal: Sequence[Action]) -> Sequence[Action]:
        """With the option on, people play on the clock; they chose it before the match (FW-77, FW-110)."""
        return (ON_THE_CLOCK,) if ON_THE_CLOCK in legal else ()

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """Whatever goes with the picked cards is played by dropping them on the slate."""
        return candidates[0] if candidates else None

    def preview(self, action: Action | None, view: FootballWarView) -> None:
        """Says on the call board what the selected card would do."""
        self.call.ghost = "" if action is None else previews.preview_text(action, view)

    def word_middle(self, about: int | None) -> int:
        """At the foot of the slate: the play that cracks, or that stands, is seen above it."""
        return self.space.table.bottom

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Beside the board and the sideline, where the flags of a drive lie."""
        return self.slate.news


TABLE = FootballWarTable
