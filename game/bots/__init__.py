"""Computer players: they know the contract alone, get views, never states, and play every variant."""

from game.bots.players import (
    LEVELS,
    Bot,
    Budget,
    UnknownLevel,
    budget_for,
    make_bot,
    thinking_generator,
    thinking_key,
)

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "UnknownLevel",
    "budget_for",
    "make_bot",
    "thinking_generator",
    "thinking_key",
]
