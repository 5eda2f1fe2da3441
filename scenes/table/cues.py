"""From events to cues: what each event looks and sounds like on any game's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event, Rules
from game.events import (
    CardMoved,
    CoinTossed,
    LastTurn,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    Scored,
    Shuffled,
    TurnBegan,
)
from scenes.table.animator import Animator, in_out_cubic, in_out_sine, linear, out_cubic
from scenes.table.board import Board
from scenes.table.director import Cue
from scenes.table.effects import Effects
from scenes.table.sprites import Sprite
from scenes.team import team_color

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.dashboard import Dashboard
    from scenes.table.game_table import GameTable

FLIGHT_LAYER = 500.0
ARC = 24.0
"""Units that a played card rises on its way (M06)."""
READ_BASE, READ_WORD, READ_MOST = 0.4, 0.035, 1.4
"""Seconds that the other side's act stays before the next thing happens."""

MOVES: dict[str, tuple[float, float, str]] = {
    "deal": (0.22, 0.06, "card_slide"),
    "draw": (0.26, 0.20, "card_slide"),
    "take": (0.26, 0.22, "card_slide"),
    "turn_up": (0.26, 0.26, "card_flip"),
    "play": (0.28, 0.16, "card_slap"),
    "discard": (0.24, 0.26, "card_slide_low"),
    "remove": (0.26, 0.04, ""),
    "score": (0.34, 0.04, ""),
}
"""For each manner of moving: seconds of flight, seconds until the next cue, and the sound (M01 to M24)."""


class CueMaker:
    """Makes the cues of one table. The table sets who looks on and what is allowed to move."""

    def __init__(
        self,
        app: App,
        rules: Rules,
        board: Board,
        effects: Effects,
        animator: Animator,
        game: GameTable,
        dash: Dashboard,
    ) -> None:
        self.app, self.rules, self.board, self.effects = app, rules, board, effects
        self.animator, self.game, self.dash = animator, game, dash
        self.viewer = 0
        self.you: int | None = 0
        """The seat that is spoken to, None where only computers play."""
        self.names: Sequence[str] = ()
        self.area = pygame.Rect(0, 0, 0, 0)
        """The table's region, for banners."""
        self.pace = 1.0
        self.reduced = False
        self._celebrated: set[str] = set()

    def cues(self, event: Event) -> list[Cue]:
        """What to show for an event, as the viewer may see it."""
        masked = event.masked(self.viewer)
        own = self.game.cues(masked, self)
        return self.shared(masked) if own is None else own

    def shared(self, event: Event) -> list[Cue]:
        """What every game shows for an event."""
        maker = self._MAKERS.get(type(event))
        return maker(self, event) if maker else []

    def color_of(self, seat: int) -> str:
        """The token of a seat's team color."""
        return team_color(seat)

    def reading(self, seat: int, words: int) -> float:
        """Seconds to read what a seat has done; none for one's own acts."""
        return 0.0 if seat == self.viewer else min(READ_BASE + READ_WORD * words, READ_MOST)

    def sound(self, sound_id: str, pitch_steps: int = 0) -> None:
        """Plays a sound with the picture."""
        if sound_id:
            self.app.sound.play(sound_id, pitch_steps)

    def call(self, action: Callable[[], None], delay: float) -> None:
        """Does something ``delay`` seconds of normal speed from now."""
        self.animator.call(action, delay * self.pace)

    # Cards

    def _card_moved(self, event: CardMoved) -> list[Cue]:
        flight, gap, sound = MOVES[event.how]
        return [Cue(lambda: self.move(event, flight, sound), gap)]

    def move(self, event: CardMoved, flight: float, sound: str = "") -> Sprite:
        """Moves the card of an event from zone to zone within ``flight`` seconds."""
        board, game = self.board, self.game
        sprite = board.take(event.source, event.card)
        game.count(event.source, -1)
        self.sound(sound)
        places = game.places(event.target, [])
        if places is None:
            self.send_home(sprite, event.target, flight)
        else:
            sprite.group = self._group(event)
            board.put(sprite, event.target)
            game.count(event.target, 1)
            self._fly(sprite, event, flight)
        board.settle(event.source, self.animator, 0.2 * self.pace)
        return sprite

    def _group(self, event: CardMoved) -> int:
        """Which play of its zone a card joins: cards played together lie together."""
        cards = self.board.zones.get(event.target, [])
        return self.game.group_of(event, cards)

    def send_home(self, sprite: Sprite, zone: str, flight: float) -> None:
        """Lets a card travel to a pile that shows no cards, where it is gone."""
        home = self.game.home(zone)
        seconds = flight * self.pace
        sprite.layer = FLIGHT_LAYER
        if self.reduced:
            self.animator.to(sprite, "alpha", 0.0, 0.15 * self.pace, linear)
        else:
            for name in ("x", "y", "width"):
                self.animator.to(sprite, name, getattr(home, name), seconds, in_out_cubic)
            self.animator.to(sprite, "tilt", home.tilt, seconds, in_out_cubic)
            self.animator.to(sprite, "alpha", 0.0, 0.08 * self.pace, linear, delay=seconds)
        self.animator.call(lambda: self._arrived(sprite, zone), seconds + 0.08 * self.pace)

    def _arrived(self, sprite: Sprite, zone: str) -> None:
        self.board.drop(sprite)
        self.game.count(zone, 1)

    def _fly(self, sprite: Sprite, event: CardMoved, flight: float) -> None:
        animator, seconds = self.animator, flight * self.pace
        hidden = self._turns_down(event)
        if hidden:
            sprite.card_id = None
        goal = 0.0 if hidden or sprite.card is None else 1.0
        if self.reduced:
            self.board.settle(event.target, animator, 0.0)
            sprite.alpha, sprite.flip = 0.0, goal
            animator.to(sprite, "alpha", 1.0, 0.1 * self.pace, linear)
            return
        self.board.settle(event.target, animator, seconds)
        landing = sprite.layer
        sprite.layer = FLIGHT_LAYER + landing / 100
        animator.call(lambda: setattr(sprite, "layer", landing), seconds)
        if sprite.flip != goal:
            animator.to(sprite, "flip", goal, 0.18 * self.pace, in_out_sine, delay=max(seconds - 0.14 * self.pace, 0))
        if event.how in ("play", "take"):
            high = self.app.theme.px(ARC)
            animator.to(sprite, "rise", high, seconds / 2, out_cubic)
            animator.call(lambda: animator.to(sprite, "rise", 0.0, seconds / 2, in_out_sine), seconds / 2)
        else:
            sprite.rise = 0.0

    def _turns_down(self, event: CardMoved) -> bool:
        """Whether the card goes into a hand that the viewer does not see."""
        return event.target.startswith("hand:") and event.target != f"hand:{self.viewer}"

    def _shuffled(self, event: Shuffled) -> list[Cue]:
        return [Cue(lambda: self._gather(event), 0.15), Cue(self._riffle, 0.6)]

    def _gather(self, event: Shuffled) -> None:
        home = self.game.home(event.zone)
        for sprite in self.board.sprites():
            sprite.layer = FLIGHT_LAYER
            for name in ("x", "y", "width", "tilt"):
                self.animator.to(sprite, name, getattr(home, name), 0.3 * self.pace, in_out_cubic)
            self.animator.to(sprite, "flip", 0.0, 0.2 * self.pace, in_out_sine)
            self.animator.call(partial(self.board.drop, sprite), 0.32 * self.pace)
        for cards in self.board.zones.values():
            cards.clear()
        self.game.gathered(event.zone, event.count)

    def _riffle(self) -> None:
        self.sound("riffle")
        if not self.reduced:
            self.game.riffle(self.animator, 0.6 * self.pace)

    # Moments of the match

    def _coin_tossed(self, event: CoinTossed) -> list[Cue]:
        name = self.names[event.seat]
        return [Cue(lambda: self.banner("Coin toss", name, "firstDown", 0.5, "coin"), 0.9)]

    def _period_began(self, event: PeriodBegan) -> list[Cue]:
        name = self.rules.words.period_name(event.period)
        cue = Cue(lambda: self.banner(name, f"{self.names[event.dealer]} dealt", self.game.accent, 0.4, "whistle"), 0.8)
        return [] if event.period == 0 else [cue]

    def _turn_began(self, event: TurnBegan) -> list[Cue]:
        return [Cue(lambda: self._turn(event.seat), 0.12)]

    def _turn(self, seat: int) -> None:
        self.dash.bug.possession = seat

    def _last_turn(self, event: LastTurn) -> list[Cue]:
        return [Cue(lambda: self.banner("Last turn", "the draw pile is used up", "firstDown", 0.6, "horn_short"), 0.9)]

    def _scored(self, event: Scored) -> list[Cue]:
        long = 1.0 if event.how not in self._celebrated else 0.5
        self._celebrated.add(event.how)

        def start() -> None:
            headline = "Touchdown!" if event.how == "touchdown" else "Field goal!"
            below = f"{self.names[event.seat]}: {event.points} points"
            color = self.color_of(event.seat)
            self.banner(headline, below, color, 0.7 * long + 0.2, "horn")
            self.sound("crowd_roar")
            colors = [self.app.theme.color(name) for name in (color, "firstDown", "chalk50")]
            self.effects.confetti(self.area, colors)
            self.dash.bug.points = event.score

        return [Cue(start, 0.5 + 0.7 * long)]

    def _period_ended(self, event: PeriodEnded) -> list[Cue]:
        title = self.rules.words.period_name(event.period)
        score = [f"{name}  {points}" for name, points in zip(self.names, event.score, strict=True)]

        def start() -> None:
            self.sound("horn")
            self.dash.summarize(f"{title} over", score)

        return [Cue(start, 0.0, waits=True)]

    def _match_ended(self, event: MatchEnded) -> list[Cue]:
        def start() -> None:
            self.sound("whistle")
            self.banner("Final whistle", self.rules.words.log_line(event, self.names) or "", "firstDown", 0.9, "")

        return [Cue(start, 1.4)]

    def banner(self, headline: str, below: str, color: str, hold: float, sound: str = "") -> None:
        """Shows a headline across the table for ``hold`` seconds beside its way in and out."""
        self.sound(sound)
        self.effects.banner(self.area, headline, below, color, hold)

    def shake(self, force: float) -> None:
        """Shakes the table layer, at most as the player's setting allows."""
        self.effects.shake(force)

    _MAKERS: dict[type[Event], Callable[[Any, Any], list[Cue]]] = {
        CardMoved: _card_moved,
        Shuffled: _shuffled,
        CoinTossed: _coin_tossed,
        PeriodBegan: _period_began,
        TurnBegan: _turn_began,
        LastTurn: _last_turn,
        Scored: _scored,
        PeriodEnded: _period_ended,
        MatchEnded: _match_ended,
    }
