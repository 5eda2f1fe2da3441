"""Further positions in the manner of the worked examples, for clauses that those and random matches hardly reach."""

from typing import Any

from tests.game.real_deal.naive.cards import TEAM_CARDS
from tests.game.real_deal.naive.chance import Dice
from tests.game.real_deal.naive.engine import Naive

LONG_KICK = "FIELD GOAL OVER 45"
PUNT_10 = "PUNTS INSIDE THE 10"
PILE = ["RUSHING TD 6-20", "RUSHING TD 1-5", "PASSING TD 11-20", "MISSES FG", "BLOCKS KICK", "4TH DOWN STOP"]


def position(black: list[str], white: list[str], **facts: Any) -> Naive:
    """Black has the ball with some cards; both Draw piles hold six."""
    start: dict[str, Any] = {"ball": 0, "finished": [2, 2], "draw_pile": [PILE, PILE], "toss_winner": 0}
    return Naive.at({}, Dice(1), hand=[black, white], **{**start, **facts})


def play(match: Naive, *choices: str) -> Naive:
    """Play a line of choices."""
    for choice in choices:
        match.play(choice)
    return match


def state(match: Naive) -> tuple[object, ...]:
    """Give the facts that these positions look at."""
    return match.seat, match.asks, match.ball, match.return_open, match.limited, match.finished, match.points


OFFENSE = "offense decision"


def returned_punts() -> None:
    """RD-44, RD-48, RD-59: what may become of a returned PUNTS INSIDE THE 10."""
    black = [PUNT_10, "SAFETY", "RED FLAG", "RECOVERS FUMBLE"]
    white = ["RETURN TD", "HOLDING", "FIELD GOAL 18-45", LONG_KICK]
    opening = (f"PLAY({PUNT_10})", "COUNTER(RETURN TD)")
    match = play(position(black, white), *opening, "COUNTER(RED FLAG)")
    assert state(match) == (1, OFFENSE, 1, False, True, [3, 2], [0, 0])
    assert "PLAY(FIELD GOAL 18-45)" not in match.choices()
    assert f"PLAY({LONG_KICK})" in match.choices()
    match = play(position(black, white), *opening, "COUNTER(SAFETY)", "COUNTER(HOLDING)")
    assert state(match) == (1, OFFENSE, 1, False, True, [3, 2], [0, 0])
    assert len(match.hand[1]) == 2
    match = play(position(black, white), *opening, "COUNTER(SAFETY)", "ACCEPT")
    assert state(match) == (0, OFFENSE, 0, True, False, [3, 3], [2, 0])
    match = play(position(black, white), *opening, "COUNTER(RECOVERS FUMBLE)")
    assert state(match) == (0, OFFENSE, 0, False, False, [3, 3], [0, 0])
    match = play(position(black, white), *opening, "CONCEDE(SAFETY)")
    assert state(match) == (0, OFFENSE, 0, True, False, [3, 3], [0, 7])


def empty_hands() -> None:
    """RD-31, RD-39: a returner without cards, and a concession without cards."""
    match = position([LONG_KICK, "RED FLAG"], ["RETURN TD"])
    play(match, f"PLAY({LONG_KICK})", "COUNTER(RETURN TD)", "COUNTER(RED FLAG)")
    assert state(match) == (0, OFFENSE, 0, False, False, [3, 3], [0, 0])
    assert [len(cards) for cards in match.hand] == [4, 4]
    match = play(position(["RUSHING TD 1-5"], []), "PLAY(RUSHING TD 1-5)")
    assert match.choices() == ["CONCEDE(none)"]


def limits_and_returns() -> None:
    """RD-38, RD-40, RD-51: the marks of a possession."""
    black = ["RETURN TD", "RUSHING TD 1-5", PUNT_10, "HOLDING"]
    white = ["SAFETY", "RED FLAG", "RETURN TD", "MISSES FG"]
    match = position(black, white, return_open=True, limited=True)
    played = sorted(choice for choice in match.choices() if choice.startswith("PLAY"))
    assert played == [f"PLAY({PUNT_10})", "PLAY(RETURN TD)"]
    play(match, "PLAY(RETURN TD)", "COUNTER(SAFETY)", "COUNTER(HOLDING)")
    assert state(match) == (0, OFFENSE, 0, False, True, [2, 2], [0, 0])
    match = play(position(black, white, limited=True), f"PLAY({PUNT_10})", "ACCEPT")
    assert state(match) == (1, OFFENSE, 1, True, True, [3, 2], [0, 0])


def clock_card() -> None:
    """RD-52, RD-53, RD-55, RD-56: HAS BALL END OF QUARTER."""
    hands = (["HAS BALL END OF QUARTER", PUNT_10], ["HAS BALL END OF QUARTER", "MISSES FG"])
    assert "END_QUARTER" not in position(*hands, finished=[4, 3]).choices()
    assert "END_QUARTER" in position(*hands, finished=[4, 4], quarter=3).choices()
    assert "END_QUARTER" not in position(*hands, finished=[5, 5], quarter=4).choices()
    assert "END_QUARTER" not in position(*hands, finished=[5, 5], quarter=5, overtime=1).choices()
    match = play(position(*hands, finished=[4, 4]), f"PLAY({PUNT_10})", "END_QUARTER")
    assert state(match) == (1, OFFENSE, 1, False, False, [0, 0], [0, 0])
    for chosen, chooser in (("RECEIVE", 1), ("DEFER", 0)):  # RD-21, RD-22
        match = play(position(*hands, finished=[4, 4], quarter=2, toss_choice=chosen), "END_QUARTER")
        assert (match.quarter, match.seat, match.asks) == (3, chooser, "toss choice")
        match.play("DEFER")
        assert (match.seat, match.return_open, match.limited) == (1 - chooser, True, False)


def overtime() -> None:
    """RD-66 to RD-68: sudden death and the draw."""
    hands = (["RUSHING TD OVER 20", "RED FLAG"], ["SAFETY", "RETURN TD"])
    late: dict[str, Any] = {"quarter": 5, "overtime": 1, "points": [21, 21]}
    match = play(position(*hands, **late), "PLAY(RUSHING TD OVER 20)", "COUNTER(SAFETY)", "ACCEPT")
    assert (match.points, match.winners, match.choices()) == ([21, 23], [1], [])
    short = [["MISSES FG", "BLOCKS KICK"], TEAM_CARDS[:6]]
    match = play(position(*hands, **late, draw_pile=short), "PUNT(RED FLAG)")
    assert (match.overtime, match.quarter, match.winners, match.return_open) == (2, 6, None, True)
    late["overtime"] = 2
    match = play(position(*hands, **late, draw_pile=short), "PUNT(RED FLAG)")
    assert (match.points, match.winners) == ([21, 21], [])


def check_positions() -> None:
    """Play them all."""
    for check in (returned_punts, empty_hands, limits_and_returns, clock_card, overtime):
        check()
