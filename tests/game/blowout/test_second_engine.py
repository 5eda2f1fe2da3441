"""Our engine and one written from the rulebook alone play side by side: the same cards, the same choices, all equal."""

from __future__ import annotations

import os
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from random import Random

import pytest

from game.contract import Action, Event
from game.events import CardMoved, CoinTossed, Shuffled
from game.variants.blowout import RULES
from game.variants.blowout.cards import (
    BACKS,
    BY_CODE,
    CODE,
    DEF,
    DRAW_PILES,
    KIND,
    PASS,
    RUN,
    SEAT_DECKS,
)
from game.variants.blowout.facts import OVERTIME, PERIODS
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.naive import Naive
from tests.game.blowout.positions import printed

MATCHES = int(os.environ.get("PIGSKIN_PARLOR_SECOND_ENGINE", "40"))
"""Matches for each length and way to choose; more by hand."""
STAGES = {"": "", "first": "first possession", "reply": "reply", "sudden_death": "sudden death"}


class Feed:
    """The very chance of a match of ours, as the second engine asks for it: told after each action of ours."""

    def __init__(self) -> None:
        self.tosses: deque[int] = deque()
        self.drawn: defaultdict[str, deque[list[str]]] = defaultdict(deque)
        """For each shuffle of a pile that is still to be asked for, the cards drawn from it so far."""

    def take_in(self, events: Iterable[Event]) -> None:
        """What chance gave, and which cards it brought to hand since."""
        for event in events:
            if isinstance(event, CoinTossed):
                self.tosses.append(event.seat)
            elif isinstance(event, Shuffled):
                self.drawn[event.target].append([])
            elif isinstance(event, CardMoved) and event.how == "draw" and self.drawn[event.source]:
                self.drawn[event.source][-1].append(named(event.code or ""))

    def fill_up(self, state: BlowoutState) -> None:
        """Under the last cards drawn from a new pile lie those that are there still."""
        for index, pile in enumerate(DRAW_PILES):
            if self.drawn[pile]:
                self.drawn[pile][-1] += titles(state.draw_piles[index][::-1])

    def toss(self, why: str, seats: int) -> int:
        """The seat that our coin named."""
        return self.tosses.popleft()

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        """The cards in our order, the first one drawn first; the rest of a pile that was thrown in at once follows."""
        order = self.drawn[what.replace("deck", "draw_pile")].popleft()
        rest = list(cards)
        for card in order:
            rest.remove(card)
        return order + rest


def named(code: str) -> str:
    """A card as the rulebook prints it."""
    return printed(code)


def titles(cards: Iterable[int]) -> list[str]:
    return [named(CODE[card]) for card in cards]


def text_of(action: Action) -> str:
    """An action as the rulebook prints it."""
    return named(str(action)) if str(action) in BY_CODE else str(action)


def assert_equal(state: BlowoutState, other: Naive) -> None:
    """Every zone, fact and choice is the same."""
    facts = state.facts
    assert list(facts.points) == other.points
    if facts.in_overtime:
        assert other.overtime_ends == facts.reshuffles
    else:
        assert PERIODS[facts.length].index(facts.period) + 1 == other.period
    assert STAGES[facts.stage] == other.overtime
    if state.phase is not None and state.phase.name == "coin":
        return  # the decks are shuffled before the flip here, and after it there
    assert (facts.offense, facts.started) == (other.offense, other.started_on_offense)
    assert (facts.ball_on, facts.marker, facts.down, facts.to_go) == (
        *(other.spot, other.marker, other.down),
        other.to_go,
    )
    zones = other.zones()
    for place in SEAT_DECKS:
        back, seat = BACKS[place % 3], place // 3
        assert sorted(titles(state.hands[place])) == sorted(zones[f"{back}_hand:{seat}"])
        assert titles(state.draw_piles[place][::-1]) == zones[f"{back}_deck:{seat}"]
        assert titles(state.discard_piles[place]) == zones[f"{back}_discard:{seat}"]
    for seat in (0, 1):
        assert titles(state.plays[seat]) == [card for owner, _, card in other.table if owner == seat]
    assert other.calls == ({facts.offense: named(state.call)} if state.call else {})


def plain(actions: Sequence[Action], rng: Random) -> Action:
    """Any choice."""
    return rng.choice(actions)


def by_kind(actions: Sequence[Action], rng: Random) -> Action:
    """Any kind of card, and then one of it: kicks, penalties and responses come more often."""
    kind = rng.choice(sorted({KIND.get(str(action), "") for action in actions}))
    return rng.choice([action for action in actions if KIND.get(str(action), "") == kind])


def spoiling(actions: Sequence[Action], rng: Random) -> Action:
    """Whatever is neither a play nor nothing, where there is such a card: decks run out."""
    rare = [action for action in actions if KIND.get(str(action), "") not in (RUN, PASS, DEF, "")]
    return rng.choice(rare or actions)


WAYS = {"plain": plain, "by_kind": by_kind, "spoiling": spoiling}


def play_both(seed: int, length: str, way: str) -> int:
    """Plays one match in both engines and gives its decisions."""
    options = {"length": length}
    feed, rng, decisions = Feed(), Random(f"second engine/{seed}"), 0
    state: BlowoutState
    state, events = RULES.start(options, seed)
    feed.take_in(events)
    other = Naive(options, feed)
    while (decision := state.decision) is not None:
        assert decision.seat == other.seat
        assert decision.kind == str(other.asks).lower().replace(" ", "_")
        assert_equal(state, other)
        legal = state.legal_actions()
        assert sorted(map(text_of, legal)) == sorted(other.choices())
        action = WAYS[way](legal, rng)
        feed.take_in(state.apply(action))
        feed.fill_up(state)
        other.play(text_of(action))
        decisions += 1
    assert_equal(state, other)
    result = state.result
    assert result is not None
    assert list(result.winners) == other.winners
    assert other.asks is None
    return decisions


@pytest.mark.parametrize(
    "length", [*(pytest.param(each, marks=pytest.mark.long) for each in ("full", "halves")), "quarters"]
)
@pytest.mark.parametrize("way", list(WAYS))
def test_a_second_engine_agrees_on_every_zone_fact_and_choice(length: str, way: str) -> None:
    decisions = [play_both(seed, length, way) for seed in range(MATCHES)]
    assert min(decisions) > 60, "hardly a match"


def test_overtime_is_among_the_matches_compared() -> None:
    reached = 0
    for seed in range(MATCHES):
        state: BlowoutState = RULES.start({"length": "quarters"}, seed)[0]
        rng = Random(f"second engine/{seed}")
        while state.decision is not None:
            state.push(plain(state.legal_actions(), rng))
        reached += state.facts.period == OVERTIME
    assert reached
