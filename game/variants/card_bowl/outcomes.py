"""Finds what certainly follows from an answer, and says it. Only for answers for which no card is drawn.

The answer is given in a position sampled from the seat's own view. As all that matters then is public, every such
position tells the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.chance import generator
from game.contract import Action, Event
from game.events import BallSpotted, CardMoved, DownSet, MatchEnded, PeriodEnded, Revealed, Scored, Shuffled
from game.field import down_and_distance
from game.variants.card_bowl.events import Drew
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.names import spot_of
from game.variants.card_bowl.view import CardBowlView

SETTLED = frozenset(
    {
        *("penalty_decision", "kick_return", "interception", "caught_behind", "screen_behind", "scramble_sideline"),
        *("delay_of_game", "timeout_defense", "timeout_offense", "run_off", "failed_kick", "downing", "punt_receiver"),
    }
)
"""The decisions of which an answer may settle the play, or what comes before the next one."""
_CHANCE = (Drew, Revealed, Shuffled, CardMoved)
_NEXT = {
    "kickoff": "a kickoff",
    "free_kick": "a free kick",
    "try": "a try",
    "two_points": "the try again",
}


class Outcome(NamedTuple):
    """The events up to the end of the period, and the public record after them."""

    events: Sequence[Event]
    facts: CardBowlFacts

    @property
    def ends(self) -> bool:
        """Whether the period is over."""
        return any(isinstance(event, PeriodEnded | MatchEnded) for event in self.events)

    @property
    def is_last(self) -> bool:
        """Whether the match is over."""
        return any(isinstance(event, MatchEnded) for event in self.events)

    def spotted(self) -> BallSpotted | None:
        """Returns where the ball lies before the next play; None if nobody has it there."""
        found = [event for event in self._in_period() if isinstance(event, BallSpotted)]
        return found[-1] if found else None

    def scored(self) -> list[Scored]:
        """Returns the points that it brings."""
        return [event for event in self.events if isinstance(event, Scored)]

    def _in_period(self) -> Sequence[Event]:
        over = next((index for index, event in enumerate(self.events) if isinstance(event, PeriodEnded)), None)
        return self.events[:over]

    def series(self) -> DownSet | None:
        """Returns the next down."""
        found = [event for event in self._in_period() if isinstance(event, DownSet)]
        return found[-1] if found else None


def outcome(view: CardBowlView, action: Action) -> Outcome | None:
    """Returns what follows from an answer of the deciding seat; None if a card decides, or nothing is settled yet."""
    if view.phase not in SETTLED:
        return None
    state = view.sample(generator("outcome", view.facts.plays))
    events = state.apply(action)
    if any(isinstance(event, _CHANCE) for event in events):
        return None
    return Outcome(events, state.facts)


def in_words(view: CardBowlView, action: Action) -> str:
    """Returns the certain result of an answer, in words; empty if there is none."""
    found = outcome(view, action)
    return "" if found is None else _told(found, view.seat)


def _told(found: Outcome, seat: int) -> str:
    if found.is_last:
        home, away = found.facts.points
        lead = (home - away) * (1 if seat == 0 else -1)
        return f"the match is over: {'a tie' if not lead else 'you win' if lead > 0 else 'they win'}"
    for scored in found.scored():
        points = f"{scored.points} point{'' if scored.points == 1 else 's'}"
        return f"{points} for {'you' if scored.seat == seat else 'them'}"
    spot, series = found.spotted(), found.series()
    if spot is not None and spot.why != "try":
        whose = "your" if spot.seat == seat else "their"
        down = "" if series is None else f", {down_and_distance(series.down, spot.ball_on, series.marker)}"
        return f"{whose} ball at {spot_of(spot.seat == seat, spot.ball_on)}{down}"
    return _NEXT.get(found.facts.next, "the period is over" if found.ends else "no play")
