"""Turns events into the cues that all games share, and lets a game replace them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame

from game.contract import Event, ScoreKind
from game.events import (
    BallSpotted,
    CardMoved,
    CoinTossed,
    DownSet,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    PossessionChanged,
    Revealed,
    Scored,
    Shuffled,
)
from game.sight import Sight
from game.variant import Rules
from game.zones import Role
from scenes.control.actions import V
from scenes.control.shown_match import ShownMatch
from scenes.table.cues.big_moments import FLIGHT_LAYER, BigMomentCues
from scenes.table.cues.director import Cue
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.motions import cue, settle
from scenes.table.cues.openings import Toss
from scenes.table.cues.periods import match_ended, period_began, period_ended
from scenes.table.hud.hud import Hud
from scenes.table.hud.scoreboard import Downs
from scenes.table.stage.animator import Animator, in_out_cubic, in_out_sine, linear, out_cubic
from scenes.table.stage.board import Board
from scenes.table.stage.effects import Effects
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.zones import CardPlaces
from scenes.ui.palette import accent_of
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from scenes.shell.app import App

PLAY_RISE = 24.0
"""Height that a played card rises on its way, in units."""
SCORE_BUG_EVENTS = (BallSpotted, DownSet, PossessionChanged, Scored)
"""Events that change down, distance and possession in the score bug."""
TURN_OVER_SECONDS, POSSESSION_LIGHT_SECONDS = 0.26, 0.6
"""Seconds in which a card turns over, and in which the possession mark lights up at the side that gets the ball."""
READ_BASE, READ_WORD, READ_MAX = 0.4, 0.035, 1.4
"""Seconds that the other side's act stays: a base, an addition per word, and the maximum."""

MOVES: dict[str, tuple[float, float, str]] = {
    "deal": (0.22, 0.06, "card_slide"),
    "draw": (0.26, 0.20, "card_slide"),
    "take": (0.26, 0.28, "card_slide"),
    "turn_up": (0.26, 0.28, "card_flip"),
    "play": (0.28, 0.16, "card_slap"),
    "discard": (0.24, 0.26, "card_slide_low"),
    "remove": (0.26, 0.04, ""),
    "score": (0.34, 0.04, ""),
}
"""For each way of moving a card: seconds of flight, seconds until the next cue, and the sound."""


class CueHooks(CardPlaces[V]):
    """The part of a game's table that animates events."""

    cue_handlers: CuesByEvent = {}
    """The game's own cues, by event type."""

    def __init__(self, theme: Theme, rules: Rules) -> None:
        super().__init__(theme, rules)
        self.downs = Downs()
        """The down shown in the score bug, in a game that has downs."""

    def banner_area(self, about: int | None) -> pygame.Rect:
        """Returns the area for a headline that covers nothing of what it announces; ``about`` is the seat concerned."""
        return self.space.table

    def word_middle(self, about: int | None) -> int:
        """Returns the y of the middle of a word across the table, in pixels; ``about`` is the seat concerned."""
        return self.space.table.centery

    def is_big(self, event: Event) -> bool:
        """Returns whether an event starts with a big moment, whose first seconds cannot be skipped."""
        if isinstance(event, Scored):
            return event.how.is_touchdown or event.how is ScoreKind.SAFETY
        return isinstance(event, MatchEnded)

    def told_with_next(self, event: Event) -> bool:
        """Returns whether the log line of an event waits for that of the next one, with which its result is seen."""
        return False

    def cues(self, event: Event, ctx: CueContext) -> list[Cue] | None:
        """Returns the game's own cues for an event, or None to use the shared ones.

        Called for every event of an act before the first cue is played: here ``table_state`` is that before the act,
        and only what no earlier event of the act changes may be read from it. Everything else is read inside a cue.
        """
        handler = self.cue_handlers.get(type(event))
        return handler(self, event, ctx) if handler else None


CuesByEvent: TypeAlias = Mapping[type[Event], Callable[[Any, Any, "CueContext"], list[Cue] | None]]
"""Functions of table, event and cue context. They return None to use the shared cues."""


class CueContext:
    """Makes the cues of one table for its viewer."""

    def __init__(
        self,
        app: App,
        shown: ShownMatch,
        board: Board,
        effects: Effects,
        animator: Animator,
        game: CueHooks[Any],
        hud: Hud,
    ) -> None:
        self.app, self.shown, self.rules, self.board, self.effects = app, shown, shown.rules, board, effects
        self.animator, self.game, self.hud = animator, game, hud
        self.accent = accent_of(self.rules.variant.name)
        """The token of the game's own color."""
        self.names = shown.names
        self.area = pygame.Rect(0, 0, 0, 0)
        """The table's region."""
        self.pace = 1.0
        self.reduced = False
        self.moments = BigMomentCues(self)

    def cues(self, event: Event) -> list[Cue]:
        """Returns the cues of an event, masked for the viewer."""
        masked = self.shown.sight.masked(event)
        own = self.game.cues(masked, self)
        shown = self.shared(masked) if own is None else own
        if shown and self.game.is_big(masked):
            shown = [replace(shown[0], big=True), *shown[1:]]
        return [Cue(partial(self._update_downs, masked)), *shown] if isinstance(masked, SCORE_BUG_EVENTS) else shown

    def _update_downs(self, event: Event) -> None:
        """Updates the score bug's down."""
        self.game.downs.note(event)

    def shared(self, event: Event) -> list[Cue]:
        """Returns the shared cues of an event."""
        handler = self._CUE_HANDLERS.get(type(event))
        return handler(self, event) if handler else []

    def color_of(self, seat: int) -> str:
        """Returns the token of a seat's team color."""
        return team_color(seat)

    def period_name(self, period: int) -> str:
        """Returns the name of a period of this match."""
        return self.rules.words.period_name(period, self.hud.shown.options)

    def reading(self, seat: int, words: int) -> float:
        """Returns the seconds needed to read another seat's act; 0 for the viewer's own."""
        return 0.0 if self.shown.sight == Sight.of(seat) else min(READ_BASE + READ_WORD * words, READ_MAX)

    def sound(self, sound_id: str, semitones: int = 0) -> None:
        """Plays a sound; "" plays none."""
        if sound_id:
            self.app.sound.play(sound_id, semitones)

    def later(self, action: Callable[[], object], delay: float) -> None:
        """Calls ``action`` after ``delay`` seconds at normal speed."""
        self.animator.call(action, delay * self.pace)

    # Cards

    def _card_moved(self, event: CardMoved) -> list[Cue]:
        flight, gap, sound = MOVES[event.how]
        owner = self.rules.zones[event.target].owner
        if event.how == "score" and owner is not None:
            return [Cue(partial(self.moments.reward, event, owner), gap)]
        return [Cue(lambda: self.move(event, flight, sound), gap)]

    def move(self, event: CardMoved, flight: float, sound: str = "") -> Sprite:
        """Moves the card of an event from zone to zone within ``flight`` seconds."""
        board, game = self.board, self.game
        sprite = self.leave(event)
        self.sound(sound)
        places = game.places(event.target, [])
        if places is None:
            self.send_home(sprite, event.target, flight)
        else:
            sprite.group = self._group(event)
            board.put(sprite, event.target)
            game.count(event.target, 1)
            self._fly(sprite, event, flight)
        board.glide(event.source, self.animator, 0.2 * self.pace)
        return sprite

    def leave(self, event: CardMoved, card: int | None = None) -> Sprite:
        """Removes the card of an event from its zone; ``card`` is its visible id if the event's is masked."""
        self.game.count(event.source, -1)
        return self.board.take(event.source, event.card if card is None else card)

    def _group(self, event: CardMoved) -> int:
        """Returns the group that a card joins in its zone: cards played together lie together."""
        cards = self.board.zones.get(event.target, [])
        return self.game.group_of(event, cards)

    def send_home(self, sprite: Sprite, zone: str, flight: float) -> None:
        """Moves a card to a pile that shows no cards, and removes it there."""
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
        self.animator.call(lambda: self.arrived(sprite, zone), seconds + 0.08 * self.pace)

    def arrived(self, sprite: Sprite, zone: str) -> None:
        """Called when a card has reached a pile that shows no cards."""
        self.board.drop(sprite)
        self.game.count(zone, 1)

    def _fly(self, sprite: Sprite, event: CardMoved, flight: float) -> None:
        animator, seconds = self.animator, flight * self.pace
        hidden = self._turns_down(event)
        if hidden:
            sprite.card_id = None
        goal = 0.0 if hidden or sprite.card is None else 1.0
        if self.reduced:
            self.board.glide(event.target, animator, 0.0)
            sprite.alpha, sprite.flip = 0.0, goal
            animator.to(sprite, "alpha", 1.0, 0.1 * self.pace, linear)
            return
        self.board.glide(event.target, animator, seconds)
        landing = sprite.layer
        sprite.layer = FLIGHT_LAYER + landing / 100
        animator.call(lambda: setattr(sprite, "layer", landing), seconds)
        if sprite.flip != goal:
            animator.to(sprite, "flip", goal, 0.18 * self.pace, in_out_sine, delay=max(seconds - 0.14 * self.pace, 0))
        if event.how in ("play", "take"):
            high = self.app.theme.px(PLAY_RISE)
            animator.to(sprite, "rise", high, seconds / 2, out_cubic)
            animator.call(lambda: animator.to(sprite, "rise", 0.0, seconds / 2, in_out_sine), seconds / 2)
            self.later(partial(settle(sprite).begin, self), flight)
        else:
            sprite.rise = 0.0

    def _turns_down(self, event: CardMoved) -> bool:
        """Returns whether the card goes into a hand that the viewer does not see."""
        zone = self.rules.zones[event.target]
        return zone.role is Role.HAND and zone.owner is not None and not self.shown.sight.sees(zone.owner)

    def _revealed(self, event: Revealed) -> list[Cue]:
        return [Cue(lambda: self._turn_over(event), TURN_OVER_SECONDS)]

    def _turn_over(self, event: Revealed) -> None:
        """Turns a card face up where it lies."""
        sprite = self.board.reveal(event.zone, event.card)
        if sprite is None or sprite.flip == 1.0:
            return
        self.sound("card_flip")
        if self.reduced:
            sprite.flip, sprite.alpha = 1.0, 0.0
            self.animator.to(sprite, "alpha", 1.0, 0.1 * self.pace, linear)
        else:
            self.animator.to(sprite, "flip", 1.0, TURN_OVER_SECONDS * self.pace, in_out_sine)

    def _shuffled(self, event: Shuffled) -> list[Cue]:
        return [Cue(lambda: self._gather(event), 0.15), Cue(self._riffle, 0.6)]

    def _gather(self, event: Shuffled) -> None:
        home = self.game.home(event.target)
        gathered = [self.board.zones[zone] for zone in event.sources if zone in self.board.zones]
        for sprite in [sprite for cards in gathered for sprite in cards]:
            sprite.layer = FLIGHT_LAYER
            for name in ("x", "y", "width", "tilt"):
                self.animator.to(sprite, name, getattr(home, name), 0.3 * self.pace, in_out_cubic)
            self.animator.to(sprite, "flip", 0.0, 0.2 * self.pace, in_out_sine)
            self.animator.call(partial(self.board.drop, sprite), 0.32 * self.pace)
        for cards in gathered:
            cards.clear()
        for zone in event.sources:
            self.game.gathered(zone, 0)
        self.game.gathered(event.target, event.count)

    def _riffle(self) -> None:
        self.sound("riffle")
        if not self.reduced:
            self.game.riffle(self.animator, 0.6 * self.pace)

    # The match

    def _coin_tossed(self, event: CoinTossed) -> list[Cue]:
        line = self.rules.words.log_line(event, self.names) or ""
        return self.toss(event, line.removeprefix(f"{self.names[event.seat]} "))

    def toss(self, event: CoinTossed, text: str) -> list[Cue]:
        """Returns the cues of a coin toss. The winner is shown only after the coin has landed."""
        toss = Toss(self, self.names, event.seat, text, self.color_of(event.seat))
        return [cue(toss.flies, self), cue(toss.tells, self, tells=True)]

    def _possession_changed(self, event: PossessionChanged) -> list[Cue]:
        return [Cue(self._light_ball, POSSESSION_LIGHT_SECONDS / 2)]

    def _light_ball(self) -> None:
        """Lights the possession mark of the side that gets the ball."""
        self.hud.bug.lit = 1.0
        self.animator.to(self.hud.bug, "lit", 0.0, POSSESSION_LIGHT_SECONDS * self.pace, in_out_sine)

    def _scored(self, event: Scored) -> list[Cue]:
        return self.moments.score(event, HEADLINES[event.how])

    @property
    def ends_match(self) -> bool:
        """Whether the match ends with the act that is shown."""
        return any(isinstance(event, MatchEnded) for event in self.shown.acts[-1])

    def banner(self, headline: str, below: str, color: str, sound: str = "", about: int | None = None) -> None:
        """Shows a headline on a free part of the table; ``about`` is the seat concerned."""
        self.sound(sound)
        self.effects.banner(self.game.banner_area(about), headline, below, color)

    def word_middle(self, about: int | None) -> int:
        """Returns the y of a word across the table, in pixels; ``about`` is the seat concerned."""
        return self.game.word_middle(about)

    _CUE_HANDLERS: dict[type[Event], Callable[[Any, Any], list[Cue]]] = {
        CardMoved: _card_moved,
        Revealed: _revealed,
        Shuffled: _shuffled,
        CoinTossed: _coin_tossed,
        PeriodBegan: period_began,
        PossessionChanged: _possession_changed,
        Scored: _scored,
        PeriodEnded: period_ended,
        MatchEnded: match_ended,
    }
