"""The table of Football War: a slate with the Drive pile and, beside it, the board that names the live play."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import pygame

from game.claims import Claims
from game.contract import Action, Decision, Target
from game.variants.football_war.actions import (
    CLOCK,
    CONCEDE,
    DRIVE_PILE,
    LOOK_BACK,
    ON_THE_CLOCK,
    PLAY_PILE,
    CallTimeout,
    KickFieldGoal,
    LeadPlay,
    SetClock,
)
from game.variants.football_war.cards import CODE, DECKS, FIELD_GOAL, OVERTIME
from game.variants.football_war.concession import cannot_stop
from game.variants.football_war.names import color
from game.variants.football_war.view import FootballWarView
from game.variants.football_war.words import nothing_stops, prompt_to_owner
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
from scenes.table.stage.sprites import NO_ICON, Sprite
from scenes.table.stage.stage import StageItem

_HALVES = ("1st", "2nd", "overtime", "overtime 2")
WITH_CARDS, CONCEDES, ASIDES = range(3)
"""The rows of the action buttons, from the top."""
LONG_DRIVE, FEW_CARDS = 6, 3
"""Cards of a Drive pile from which a look back is explained, and of a hand up to which a timeout is."""
FEW_DRAWN = 2
"""Cards that a defense has drawn since it conceded a play, up to which the same play again is called safe."""
FEW_LEFT = 10
"""Size of the Play pile, in cards, from which its number is lit."""


class FootballWarTable(FootballWarParts):
    """Lays out Football War, and overrides the hooks of a game's table."""

    back = "football_war"
    demo = ("HB Dive", "AUDIBLE", "Go Route")
    cue_handlers = CUE_HANDLERS
    paint_face = staticmethod(paint_face)

    def layout(self, layout: Layout, viewer: int) -> None:
        self.viewer, seats = viewer, len(self.names)
        self.slate = slate = Slate(layout, seats)
        self.play_pile.rect, self.forfeits.rect = slate.play_pile, slate.forfeit_pile
        self.drive_pile.rect, self.flags.rect = slate.drive_pile, slate.flags
        self.sides.rect, self.call.rect = slate.sides, slate.call
        self.sideline.rect, self.opened_pile.rect = slate.seats, slate.opened_pile
        self.darkness.area = layout.table
        self.play_pile.full, self.forfeits.full = len(DECKS[seats]), 20
        self.card_places = Places(layout, slate, self.sideline, viewer, seats)

    def paint_background(self, surface: pygame.Surface) -> None:
        paint_slate(surface, self.theme, self.slate)

    def things(self) -> Sequence[StageItem]:
        """Returns the piles, the call board, the sideline, the panel of a look back, and the darkness over all."""
        piles = (self.play_pile, self.forfeits, self.drive_pile, self.flags)
        return [*piles, self.sides, self.call, self.sideline, self.opened_pile, self.darkness]

    def show(self, view: FootballWarView) -> None:
        self.one_half = view.facts.length == "one"
        zones, call = self.table_state.zones, self.call
        for zone, pile in self.counters.items():
            pile.count = len(zones[zone])
        self.sideline.scored = {zone: len(cards) for zone, cards in zones.items() if zone.startswith("score_pile")}
        call.verdict, call.picked, call.shown_preview = "", "", previews.NO_PREVIEW
        call.is_clear, call.glow, self.darkness.shown = False, 0.0, 0.0
        self.sides.drawn, self.sides.swing, self.sides.to_go = 1.0, 0.0, float(self.plays_to_go)
        self.sides.start, self.sides.gained = self.drive_of(self.plays_to_go), float(self.stood)
        self.sides.in_air, self.sides.jolt, self.sides.lit = False, 0.0, 0.0
        call.lamps, self.answered = float(self.table_state.chain), False
        asked = self.alone and self.table_state.defense == self.you == view.seat and view.facts.live is not None
        call.gives_in = cannot_stop(view) if asked else ""
        self.show_open_pile()

    def slots(self) -> Sequence[Slot]:
        """Returns the half (if there are two), the Play pile and the hand sizes."""
        left, period = self.play_pile.count, self.table_state.period
        return [
            *([] if self.one_half and period < OVERTIME else [Slot("half", _HALVES[period])]),
            Slot("play pile", str(left), "firstDown" if left < FEW_LEFT else "chalk50"),
            by_side("cards in hand", [self.table_state.held(seat) for seat in range(len(self.names))]),
        ]

    # Zones

    def gather_all(self, view: FootballWarView) -> None:
        """Also notes whether there is one half, before anything is dealt."""
        super().gather_all(view)
        self.one_half = view.facts.length == "one"

    def arrange(self, view: FootballWarView) -> dict[str, list[list[int | None]]]:
        """Returns the cards of each zone that shows cards; only the top one of the Drive pile (FW-12)."""
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
        return self.card_places.of(zone, cards)

    def stops(self, zone: str) -> Sequence[Place]:
        return self.card_places.meeting()[1:] if zone == "drive_pile" else ()

    def home(self, zone: str) -> Place:
        return self.card_places.home(zone)

    def gathered(self, zone: str, cards: int) -> None:
        """Counts the cards of a zone after all were gathered into the Play pile."""
        if zone in self.counters:
            self.counters[zone].count = cards
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
        """Returns the Play pile, which concedes, the Drive pile, which looks back, and an opened Drive pile."""
        return [
            PlaceChoice("Play pile", PLAY_PILE, self.play_pile.rect, careful=True),
            PlaceChoice("Drive pile", DRIVE_PILE, self.drive_pile.rect),
            *([Spread(self.opened_pile.rect, self.opened_pile.spread)] if self.opened_pile.cards else []),
        ]

    def legend(self) -> Mapping[str, pygame.Rect]:
        """Returns the Forfeit pile, the lamps, the chances of a play and the sideline, as far as they are shown."""
        given_up = {"given up": self.forfeits.bounds()} if self.forfeits.count else {}
        return {"drive": self.sides.drive, **given_up, **self.call.legend(), **self.sideline.legend()}

    def matters(self, view: FootballWarView) -> Sequence[str]:
        """Returns what is explained once, as soon as it is shown."""
        state, found = self.table_state, [previews.CAN_STOP, "given up", "audibles"]
        if state.defense == view.seat and len(state.zones["drive_pile"]) >= LONG_DRIVE:
            found.append("look back")
        facts = view.facts
        if facts.live is None and (passed := facts.passed[state.defense]):
            lately = {each.play for each in passed if facts.drawn[state.defense] - each.drawn <= FEW_DRAWN}
            again = state.offense == view.seat and not lately.isdisjoint(CODE[card] for card in view.hand)
            found += ["same again", "cards in hand"] if again else ["cards in hand"]
        hand = {CODE[card] for card in view.hand} - {FIELD_GOAL}
        if state.defense == view.seat and not state.at_stake and not all(map(color, hand)):
            found.append("special card")
        return [*found, "timeout"] if state.held(view.seat) <= FEW_CARDS else found

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Returns the call board, the sideline and the labels of the two piles."""
        return self.sides.rect, self.call.rect, self.sideline.rect, self.drive_pile.plate, self.play_pile.plate

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the Play pile while the viewer may concede, and rings the focused pile."""
        self.play_pile.legal = PLAY_PILE in open_
        self.play_pile.focused, self.drive_pile.focused = focused == PLAY_PILE, focused == DRIVE_PILE

    def asks(self, view: FootballWarView) -> str:
        """Returns what the hand can do, unless somebody else reads it too (FW-15)."""
        return prompt_to_owner(view) if self.alone else ""

    def about_hand(self, view: FootballWarView) -> bool:
        """Returns True, except for the decision on the play clock."""
        return view.phase != "play_clock"

    def rests_in_motion(self, decision: Decision) -> bool:
        """Returns whether it is a lead: the offense thinks of it while what became of its last play is shown."""
        return decision.kind == "lead"

    def menu_card(self, action: Action, view: FootballWarView) -> MenuCard | None:
        """Shows a call as the card of its play, and a timeout as the card that it buries."""
        return previews.menu_card(action, view)

    def figure_icon(self, figure: str) -> tuple[str, str]:
        return previews.FIGURE_ICONS.get(figure.rpartition(" ")[2], NO_ICON)

    def figures(self, view: FootballWarView, legal: Sequence[Action]) -> Mapping[str, str]:
        """Returns the chance that each lead is stopped, so that every lead is a choice and not the last one alone."""
        return previews.figures(view, legal)

    def chance_sentence(self, claimed: Claims) -> str:
        return previews.chance_sentence(claimed)

    def name_now(self, action: Action, view: FootballWarView) -> str:
        """Returns the points that a concession gives, or that it draws nothing from a used-up Play pile (FW-78)."""
        if action != CONCEDE:
            return ""
        if view.facts.live and self.table_state.at_stake:
            return f"Concede {self.table_state.at_stake} points"
        return "" if view.draw_count else "Concede"

    def given_in(self, action: Action, view: FootballWarView) -> str:
        return nothing_stops(view) if action == CONCEDE else ""

    def confirmation(self, action: Action, view: FootballWarView, legal: Sequence[Action]) -> Confirmation | None:
        return previews.confirmation(action, view, legal)

    def chance_words(self, action: Action, view: FootballWarView) -> str:
        """Returns what the other side draws for a DEFENSE or a flag."""
        return previews.they_draw(action, view)

    def limit(self, view: FootballWarView, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """Returns the seconds of the play clock if the viewer is on it (FW-77)."""
        return (float(view.facts.play_clock), CLOCK) if CLOCK in legal else None

    def leaves_open(self, action: Action) -> bool:
        """Returns True for a timeout, a look back and the clock's card (FW-27)."""
        return isinstance(action, CallTimeout) or action in (LOOK_BACK, CLOCK)

    def automatic_actions(self, view: FootballWarView, legal: Sequence[Action]) -> Sequence[Action]:
        """Puts people on the play clock if the option is on (FW-77, FW-110)."""
        return (ON_THE_CLOCK,) if ON_THE_CLOCK in legal else ()

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """Returns what the picked cards do, wherever on the slate they are dropped."""
        return candidates[0] if candidates else None

    def row_of(self, action: Action) -> int | None:
        """Puts actions with cards in the first row, conceding in the second, timeout and look back in the last."""
        if isinstance(action, SetClock):
            return None
        return ASIDES if self.leaves_open(action) else CONCEDES if action == CONCEDE else WITH_CARDS

    def preview(self, action: Action | None, view: FootballWarView) -> None:
        """Shows on the call board what the selected card would do, and the play that it would lead."""
        self.call.picked = action.card if isinstance(action, LeadPlay | KickFieldGoal) else ""
        self.call.shown_preview = previews.NO_PREVIEW if action is None else previews.preview(action, view)

    def word_middle(self, about: int | None) -> int:
        """Returns the foot of the slate, so that the play stays in sight above the word."""
        return self.space.table.bottom

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Returns the area left of the board and the sideline."""
        return self.slate.headline_area


TABLE = FootballWarTable
