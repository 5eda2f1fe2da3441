"""Where the ball is after each card of a kick, a return, a run and a fumble: the rules tell it as they draw."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.field import FIELD
from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.events import BallMoved
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.strides import BACK_LINE
from game.variants.card_bowl.table_state import from_home
from tests.game.card_bowl.positions import deck, play, state


def moved(made: CardBowlState, cards: str, *actions: str) -> list[BallMoved]:
    """The strides of a play with these cards, but for those of a runner who goes on where he is."""
    with deck(cards):
        events = play(made, *actions)
    return [event for event in events if isinstance(event, BallMoved) and event.by]


def kickoff(cards: str, action: str = "KICK(regular,0)") -> list[BallMoved]:
    """The strides of a kickoff by Home."""
    return moved(state("kickoff", next="kickoff", drive=-1), cards, action)


def spots(strides: list[BallMoved]) -> list[int]:
    """Where the ball is after each of them, from Home's goal line."""
    return [from_home(stride.seat, stride.ball_on) for stride in strides]


def test_a_kickoff_and_its_return_go_card_by_card() -> None:
    """EX-10, CB-102, CB-112, CB-114: own 6, then 4 + 6 + 8 + 10, less 2 + 3 + 2 + 2: own 25."""
    strides = kickoff("QS 5H 9C 4D 6S 8H TC")
    assert spots(strides) == [99, 94, 92, 89, 83, 75]
    assert [stride.by for stride in strides] == [-12, -5, 2, 3, 6, 8]
    assert [stride.way for stride in strides] == ["air"] * 2 + ["ground"] * 4


def test_a_squib_kick_starts_at_its_line() -> None:
    """EX-17, CB-127: line 40, 7 and 9 short of it, then 6 + 11 less 4."""
    assert spots(kickoff("7S 9D 4H 6C JD", "KICK(squib,40)")) == [67, 76, 72, 63]


def test_an_on_side_kick_rolls_its_distance_and_the_card() -> None:
    """CB-131."""
    assert spots(kickoff("6S", "KICK(onside,5)")) == [41]


def test_a_punt_flies_fifteen_yards_and_its_cards() -> None:
    """CB-151."""
    made = state("punt_cards", ball_on=30)
    flown = moved(made, "9S 7H TD 4C", "PUNT_CARDS(3,no)")[:3]
    assert spots(flown) == [54, 61, 71]
    assert [stride.by for stride in flown] == [15 + 9, 7, 10]
    assert made.play.caught == FIELD - 71


def test_a_field_goal_goes_through_the_posts_where_its_cards_add_up() -> None:
    """CB-183, CB-187: from seven yards and the snap behind the line to the posts on the back line."""
    made = state("call", ball_on=75, down=4)
    flown = moved(made, "9S 7H TD 4C KS 8D", "FIELD_GOAL")
    assert spots(flown)[-2:] == [75 - 8 + 43, BACK_LINE + 4], "it comes down behind the posts"
    assert made.play.how == "good"


@pytest.mark.parametrize("seed", [2, 6])
def test_in_whole_matches_the_last_stride_is_where_the_play_ends(seed: int) -> None:
    """A runner who is down, or has scored, is where his last stride took him, but for what a ruling gives or takes."""
    match, rng = (
        Match(RULES, {"quarter_intervals": "90"}, [Player("Gulls", "pro"), Player("Foxes", "pro")], seed),
        Random(seed),
    )
    seen, at = Counter[str](), None
    while match.decision is not None:
        legal = match.state.legal_actions()
        bold = [action for action in legal if action in (Choose("return"), Choose("bounce"), Choose("run_back"))]
        match.play(bold[0] if bold else RULES.pro(match.state.view(match.decision.seat), legal, rng))
        for event in match.history[-1]:
            if isinstance(event, own.PlayBegan):
                at = None
            elif isinstance(event, BallMoved):
                at = event if event.way != "dead" else at
            elif isinstance(event, own.PlayEnded) and at is not None and at.way != "air":
                _check_end(event, at, seen)
    assert sum(seen.values()) > 20


def _check_end(event: own.PlayEnded, at: BallMoved, seen: Counter[str]) -> None:
    if event.how not in ("dead", "touchdown", "fair_catch"):
        return
    spot = at.ball_on if at.seat == event.holder else FIELD - at.ball_on
    if event.how == "touchdown":
        assert spot >= FIELD or spot == event.ball_on or event.ball_on >= FIELD
    else:
        assert spot == event.ball_on or (spot <= 0 and event.ball_on == 1), (event, at)  # CB-118
    seen[event.how] += 1
