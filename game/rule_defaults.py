"""What a game's rules do where the game says nothing else, and the ways in which its plays begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.claims import Claims
from game.contract import Action, Decision, Event


def no_menu(action: Action) -> str | None:
    """For a game in which every choice has its own button."""
    return None


def no_line(event: Event, names: Sequence[str]) -> str:
    """For a game whose best play is told by its score or gain."""
    return ""


def to_decide(decision: Decision, name: str) -> str:
    """For a game in which every decision is a turn."""
    return f"{name} to decide."


def no_standing_claims(view: object) -> Claims:
    """For a game whose prompts state only consequences of choices."""
    return ()


def never_concedes(view: object, legal_actions: Sequence[Action]) -> Action | None:
    """For a game in which the player makes every decision."""
    return None


def never_forced(view: object, legal_actions: Sequence[Action]) -> bool:
    """For a game in which every question with several answers is a choice."""
    return False


def nothing_hidden(state: Any, seat: int) -> Any:
    """For a game without simultaneous choices."""
    return state


def in_order(events: Sequence[Event]) -> Sequence[Event]:
    """For a game whose events are told in their own order."""
    return events


PlayOpens = Callable[[Decision, Sequence[Event]], bool]
"""Returns whether a play begins with an act, from the decision that the act answers and from its events."""


def opens_with_decision(kind: str) -> PlayOpens:
    """A play begins with every act that answers a decision of that kind."""
    return lambda decision, events: decision.kind == kind


def opens_with_event(kind: type[Event]) -> PlayOpens:
    """A play begins with every act that causes an event of that type."""
    return lambda decision, events: any(isinstance(event, kind) for event in events)
