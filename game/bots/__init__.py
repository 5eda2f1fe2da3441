"""Computer players for every variant. They use only the contract and get views, never states."""

from game.bots.players import (
    LEVELS as LEVELS,
    Bot as Bot,
    Budget as Budget,
    UnknownLevel as UnknownLevel,
    budget_for as budget_for,
    make_bot as make_bot,
    thinking_generator as thinking_generator,
    thinking_key as thinking_key,
)
