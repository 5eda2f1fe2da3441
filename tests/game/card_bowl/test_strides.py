"""Where the ball is after each card of a kick, a return, a run and a fumble: it ends where the rules say it does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.field import FIELD
from game.match import Match, Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.strides import BACK_LINE, Stride, Strides
from tests.game.card_bowl.table import kick, kickoff


def strides(state: CardBowlState) -> list[int]:
    """Where the ball is after each card that was drawn, from the record as it stands after all of them."""
    return [stride.spot for stride in whole(state)]


def whole(state: CardBowlState) -> list[Stride]:
    """The same with all that is told of each stride."""
    steps = Strides(Play(), state.play)
    steps.step(own.PlayCalled(clause="CB-101", seat=0, play=state.play.kind))
    drawn = [own.Drew(clause="CB-1", purpose=purpose, code=CODE[card])
             for purpose, card in zip(state.purposes, state.drawn, strict=True)]  # fmt: skip
    return [stride for event in drawn if (stride := steps.step(event)) is not None]


def test_a_kickoff_and_its_return_go_card_by_card() -> None:
    """EX-10, CB-102, CB-112, CB-114: own 6, then 4 + 6 + 8 + 10, less 2 + 3 + 2 + 2: own 25."""
    state = kickoff("QS 5H 9C 4D 6S 8H TC")
    assert strides(state) == [99, 94, 92, 89, 83, 75]
    assert state.play.end == 25


def test_a_kickoff_and_its_return_are_added_up_as_they_go() -> None:
    """EX-10, CB-102, CB-114: nobody could tell what "12 short" and hops of less than their cards meant."""
    assert [stride.note for stride in whole(kickoff("QS 5H 9C 4D 6S 8H TC"))] == [
        "12 short of the longest kick: down at their 1",
        "17 short of the longest kick: down at their 6",
        "Returned 4, less 2 for the coverage: 2 yards",
        "Returned 10, less 5 for the coverage: 5 yards",
        "Returned 18, less 7 for the coverage: 11 yards",
        "Returned 28, less 9 for the coverage: 19 yards",
    ]
    assert whole(kickoff("5S 4H 9C 4D 6S 8H TC"))[1].note == "9 short of the longest kick: into their end zone"


def test_a_squib_kick_starts_at_its_line() -> None:
    """EX-17, CB-127: line 40, 7 and 9 short of it, then 6 + 11 less 4."""
    state = kickoff("7S 9D 4H 6C JD", "KICK(squib,40)")
    assert strides(state) == [67, 76, 72, 63]


def test_an_on_side_kick_rolls_its_distance_and_the_card() -> None:
    """CB-131."""
    assert strides(kickoff("6S", "KICK(onside,5)")) == [41]


def test_a_punt_flies_fifteen_yards_and_its_cards() -> None:
    """CB-151."""
    state = kick("punt_cards", "9S 7H TD 4C", "PUNT_CARDS(3,no)", ball_on=30)
    flown = whole(state)[:3]
    assert [stride.spot for stride in flown] == [54, 61, 71]
    assert [stride.by for stride in flown] == [15 + 9, 7, 10], "each bow is as long as its number"
    assert flown[1].note == "15 + 16: the punt flies 31 yards"
    assert state.play.caught == FIELD - 71


def test_a_field_goal_goes_through_the_posts_where_its_cards_add_up() -> None:
    """CB-183, CB-187: from seven yards and the snap behind the line to the posts on the back line."""
    state = kick("call", "9S 7H TD 4C KS 8D", "FIELD_GOAL", ball_on=75, down=4)
    spots = strides(state)
    assert spots[-2:] == [75 - 8 + 43, BACK_LINE + 4], "it comes down behind the posts"
    assert (spots[-1] >= FIELD + 10) == (state.play.how == "good")


@pytest.mark.parametrize("seed", [1, 2, 6])
def test_in_whole_matches_the_last_stride_is_where_the_play_goes_on_or_ends(seed: int) -> None:
    """Against the records of the rules, at every decision and at the end of every play."""
    match, rng = Match(RULES, {}, [Player("Gulls", "pro"), Player("Foxes", "pro")], seed), Random(seed)
    seen = Counter[str]()
    while match.decision is not None:
        state = match.state
        assert isinstance(state, CardBowlState)
        before: Play = state.play.__copy__()
        view, legal = state.view(match.decision.seat), state.legal_actions()
        bold = [action for action in legal if action in (Choose("return"), Choose("bounce"), Choose("run_back"))]
        action = bold[0] if bold else RULES.pro(view, legal, rng)
        match.play(action)
        after: Play = match.state.play  # type: ignore[attr-defined]
        steps, at = Strides(before, after), None
        for event in match.history[-1]:
            if isinstance(event, own.PlayEnded):
                _check_end(event, at, after, seen)
                at = None
            at = steps.step(event) or at
        if at is not None and match.decision is not None:
            _check_asked(match.decision.kind, at, after, seen)
    assert {"dead", "kick_return"} <= set(seen)
    assert sum(seen.values()) > 20


def _check_end(event: own.PlayEnded, at: Stride | None, play: Play, seen: Counter[str]) -> None:
    """A runner who is down, or has scored, is where his last stride took him, but for what a ruling gives or takes."""
    offense = play.offense
    if at is None or at.way == "air" or event.how not in ("dead", "touchdown", "fair_catch"):
        return
    spot = at.spot if event.holder == offense else FIELD - at.spot
    if event.how == "touchdown":
        assert spot >= FIELD or spot == event.ball_on or event.ball_on >= FIELD
    else:
        assert spot == event.ball_on or (spot <= 0 and event.ball_on == 1), (event, at)  # CB-118
    seen[event.how] += 1


def _check_asked(kind: str, at: Stride, play: Play, seen: Counter[str]) -> None:
    if kind == "recovery":
        role, ball = play.role, play.ball
        assert at.spot == (ball if role == play.offense else FIELD - ball)
    elif kind == "punt_receiver" or (kind == "kick_return" and not play.returns):
        assert at.spot == FIELD - play.caught
    else:
        return
    seen[kind] += 1
