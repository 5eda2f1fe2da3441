"""How many plays a period still has is a guess: what bots then play in it is as often more as it is less."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from statistics import median

import pytest

from game.bots.players import Budget, make_bot, thinking_generator, thinking_key
from game.claims import stated
from game.match import Match
from game.record import Player
from game.variants.blowout import RULES
from game.variants.blowout.clock import CALLABLE_CARDS, PlaysLeft, plays_left
from game.variants.blowout.view import BlowoutView

MATCHES = 16
OFF = 0.15
"""How far the plays of the middle match may be off, as a share of what was said."""


def periods(matches: int = MATCHES) -> Iterator[list[PlaysLeft]]:
    """What was said at every down of each period of regulation, in matches of bots."""
    bots = [make_bot("pro", RULES) for _ in range(2)]
    for seed in range(matches):
        match = Match(RULES, {"length": "halves"}, [Player("Gulls", "pro"), Player("Foxes", "pro")], seed)
        said = []
        while (decision := match.decision) is not None:
            view = match.state.view(decision.seat)
            clock = stated(RULES.standing(view), PlaysLeft)
            assert isinstance(view, BlowoutView)
            if clock is not None and view.phase == "offense_call":
                said.append((view.facts.period, clock))
            rng = thinking_generator(thinking_key(seed, decision.seat, len(match.actions)))
            bot, legal = bots[decision.seat], match.state.legal_actions()
            match.play_gesture(bot.choose(view, legal, Budget(iterations=1), rng))
        yield from ([clock for _, clock in period] for _, period in groupby(said, key=lambda each: each[0]))


def test_the_number_never_rises_in_a_period() -> None:
    """It rose after scores, since calls of the side with the ball counted for more than the other side's."""
    for own in range(CALLABLE_CARDS + 1):
        for others in range(CALLABLE_CARDS + 1):
            now = plays_left(own, others, 1).plays
            assert plays_left(others, own, 1).plays == now
            assert own == 0 or plays_left(own - 1, others, 1).plays <= now


def test_what_is_said_in_a_match_never_rises() -> None:
    for said in periods(matches=2):
        assert [before.plays for before, now in pairwise(said) if now.plays > before.plays] == []


@pytest.mark.long
def test_half_of_the_time_there_are_fewer_plays_than_was_said_and_half_of_the_time_more() -> None:
    off: dict[int, list[float]] = {}
    for said in periods():
        for played, clock in enumerate(said):
            if clock.is_last:
                assert len(said) - played <= 2
            elif clock.plays > 4:
                off.setdefault(min(clock.plays // 10, 3), []).append((len(said) - played) / clock.plays - 1)
    assert len(off) == 4
    assert {decade: median(shares) for decade, shares in off.items() if abs(median(shares)) > OFF} == {}
