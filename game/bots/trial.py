"""A match of bots against bots that can be played again from its numbers."""

from __future__ import annotations

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
    """What to measure; match n has the seed ``seed + n``."""

    variant: str
    """The name of a registered variant, or the package of its rules, which another process can import."""
    options: dict[str, str]
    seats: tuple[str, ...]
    """The levels, in the order in which they sit in the first match."""
    seed: int
    iterations: int


class Outcome(msgspec.Struct, frozen=True):
    """How one match went, by player in the order of the trial, wherever they sat."""

    winners: tuple[int, ...]
    """Several where it was a tie or partners won."""
    tie: bool
    reason: str
    points: tuple[int, ...]
    decisions: int
    choices: int
    """Decisions with more than one choice."""
    scores: dict[str, int]
    """How many scores of each kind there were."""


def play_trial(trial: Trial, number: int) -> Outcome:
    """Plays match ``number`` of a trial; from each match to the next the players move on by a seat."""
    rules, budget = rules_called(trial.variant), Budget(iterations=trial.iterations)
    bots = [make_bot(level, rules) for level in trial.seats]
    return play_match(rules, trial.options, bots, budget, trial.seed + number, number)


def position_after(trial: Trial, decisions: int) -> State:
    """The position after so many decisions of the first match of a trial; its last one where it is shorter."""
    rules, budget = rules_called(trial.variant), Budget(iterations=trial.iterations)
    bots = [make_bot(level, rules) for level in trial.seats]
    match = dealt(rules, trial.options, len(bots), trial.seed)
    while match.decision is not None and len(match.actions) < decisions:
        decide(match, bots, budget)
    state: State
    state, _ = rules.start(match.options, match.seed)
    for action in match.actions[:decisions]:  # a bot may have gone on with a gesture
        state.push(action)
    return state


def dealt(rules: Rules, options: dict[str, str], seats: int, seed: int) -> Match:
    """A match of that seed before its first decision."""
    return Match(rules, options, [Player(f"seat {seat}", "bot") for seat in range(seats)], seed)


def decide(match: Match, bots: Sequence[Bot], budget: Budget) -> bool:
    """Has the bot of the deciding seat choose; tells whether there was a choice."""
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
    """Plays one match of these players and tells how it went; ``number`` turns the seats."""
    count = len(players)
    sits = [(player + number) % count for player in range(count)]
    at = {seat: player for player, seat in enumerate(sits)}
    match = dealt(rules, options, count, seed)
    choices = 0
    while match.decision is not None:
        choices += decide(match, [players[at[seat]] for seat in range(count)], budget)
    result = match.result
    assert result is not None
    scores: dict[str, int] = {}
    for events in match.history:
        for event in events:
            if isinstance(event, Scored):
                scores[event.how] = scores.get(event.how, 0) + 1
    return Outcome(
        winners=tuple(sorted(at[seat] for seat in result.winners)),
        tie=result.reason == "tie",
        reason=str(result.reason),
        points=tuple(result.points[seat] for seat in sits),
        decisions=len(match.actions),
        choices=choices,
        scores=dict(sorted(scores.items())),
    )
