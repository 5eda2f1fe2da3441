"""Short ways to a position of the miniature game, and through a snap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from game.contract import Decision, Event, State
from tests.games.miniature import RULES
from tests.games.miniature.actions import parse
from tests.games.miniature.state import MiniatureState

E = TypeVar("E", bound=Event)

HANDS = {
    "plays:0": ["PLAY 2", "PLAY 4", "PLAY 8", "PLAY 12"],
    "kicks:0": ["KICK 20", "KICK 30"],
    "plays:1": ["PLAY 2", "PLAY 6", "PLAY 6", "PLAY 10"],
    "kicks:1": ["KICK 40", "KICK 40"],
}
"""What the seats hold unless a test says otherwise."""
PILES = ["play_draw_pile", "kick_draw_pile"]


def document(zones: Mapping[str, list[str]] | None = None, **changes: Any) -> dict[str, Any]:
    """A position before a snap of seat 0; what no zone names lies in the draw piles."""
    lying = {**HANDS, **(zones or {})}
    return {"phase": "offense_card", "zones": lying, "rest": PILES, **changes}


def position(zones: Mapping[str, list[str]] | None = None, **changes: Any) -> MiniatureState:
    """The same, as a state."""
    return MiniatureState.from_dict(document(zones, **changes))


def take(state: MiniatureState, *texts: str) -> list[Event]:
    """The actions of these texts, and all that they cause."""
    return [event for text in texts for event in state.apply(parse(text))]


def snap(state: MiniatureState, offense: str, defense: str) -> list[Event]:
    """Both calls, such as ``PLAY 8 left``, and what comes of them."""
    return take(state, *(part for call in (offense, defense) for part in (call.rpartition(" ")[0], call)))


def found(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def asked(state: State) -> Decision:
    """The decision at hand."""
    assert state.decision is not None
    return state.decision


def texts(state: MiniatureState) -> list[str]:
    """The choices of the decision at hand, as text."""
    return [str(action) for action in state.legal_actions()]


def deals(count: int) -> Iterator[tuple[MiniatureState, list[Event]]]:
    """Opening deals with their events."""
    for seed in range(count):
        yield RULES.start({}, seed)
