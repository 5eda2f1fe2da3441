"""Matches between bots that can be reproduced exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from game.bots.players import Bot, Budget, make_bot, thinking_generator, thinking_key
from game.contract import State
from game.events import Scored
from game.match import Match
from game.record import Player
from game.variant import Rules
from game.variants import rules_called


class Trial(msgspec.Struct, frozen=True):
    """The settings of a series of matches. Match n has the seed ``seed + n``."""

    variant: str
    """The name of a registered variant, or the package of its rules for other processes to import."""
    options: dict[str, str]
    seats: tuple[str, ...]
    """The levels in their seating order in the first match."""
    seed: int
    iterations: int


class Outcome(msgspec.Struct, frozen=True):
    """The result of one match, by player in the order of the trial, regardless of seats."""

    winners: tuple[int, ...]
    """More than one after a tie or a win by partners."""
    tie: bool
    reason: str
    points: tuple[int, ...]
    decisions: int
    choices: int
    """Decisions with more than one choice."""
    scores: dict[str, int]
    """Number of scores of each kind."""


def play_trial(trial: Trial, number: int) -> Outcome:
    """Plays match ``number`` of a trial; the players move by one seat after each match."""
    rules, budget = rules_called(trial.variant), Budget(iterations=trial.iterations)
    bots = [make_bot(level, rules) for level in trial.seats]
    return play_match(rules, trial.options, bots, budget, trial.seed + number, number)


def position_after(trial: Trial, decisions: int) -> State:
    """Returns the position after this many decisions of the first match, or its last one."""
    rules, budget = rules_called(trial.variant), Budget(iterations=trial.iterations)
    bots = [make_bot(level, rules) for level in trial.seats]
    match = dealt(rules, trial.options, len(bots), trial.seed)
    while match.decision is not None and len(match.actions) < decisions:
        decide(match, bots, budget)
    state: State
    state, _ = rules.start(match.options, match.seed)
    for action in match.actions[:decisions]:  # a gesture may go beyond the requested decision
        state.push(action)
    return state


def dealt(rules: Rules, options: dict[str, str], seats: int, seed: int) -> Match:
    """Returns a match of that seed before its first decision."""
    return Match(rules, options, [Player(f"seat {seat}", "bot") for seat in range(seats)], seed)


def decide(match: Match, bots: Sequence[Bot], budget: Budget) -> bool:
    """Makes the bot of the deciding seat choose. Returns whether there was a choice."""
    decision, legal = match.decision, match.state.legal_actions()
    assert decision is not None
    if len(legal) == 1:
        match.play(legal[0])
        return False
    rng = thinking_generator(thinking_key(match.seed, decision.seat, len(match.actions)))
    match.play_gesture(bots[decision.seat].choose(match.state.view(decision.seat), legal, budget, rng))
    return True


def play_match(
    rules: Rules, options: dict[str, str], players: Sequence[Bot], budget: Budget, seed: int, number: int
) -> Outcome:
    """Plays one match and returns its result; ``number`` rotates the seats."""
    count = len(players)
    sits = [(player + number) % count for player in range(count)]
    at = {seat: player for player, seat in enumerate(sits)}
    match = dealt(rules, options, count, seed)
    choices = 0
    while match.decision is not None:
        choices += decide(match, [players[at[seat]] for seat in range(count)], budget)
    result = match.result
    assert result is not None
    scores = Counter(event.how for events in match.history for event in events if isinstance(event, Scored))
    return Outcome(
        winners=tuple(sorted(at[seat] for seat in result.winners)),
        tie=result.reason == "tie",
        reason=str(result.reason),
        points=tuple(result.points[seat] for seat in sits),
        decisions=len(match.actions),
        choices=choices,
        scores=dict(sorted(scores.items())),
    )
