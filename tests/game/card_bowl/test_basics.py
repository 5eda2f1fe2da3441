"""Cards, zones, field, downs and scoring (2, 3, 4.1, 4.2, 4.4, 4.5), with the conventions of 5.1.

Clauses of the functions: CB-1, CB-3, CB-10, CB-11, CB-14, CB-20, CB-21, CB-25, CB-27, CB-29, CB-31, CB-34, CB-51,
CB-99.
"""

from __future__ import annotations

import pytest

from game.variants.card_bowl import draws, enforcement
from game.variants.card_bowl.cards import CODE, FACE, ID, RED, SUIT, VALUE, round_half_up
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, built, case, cases, comes_to
from tests.game.card_bowl.positions import after, cards, deck, ended, kick, kickoff, play, scrimmage, state, thrown

# Cards


def test_cb_1_the_deck_has_52_cards_and_two_jokers() -> None:
    """CB-2: a card is written as rank and suit."""
    assert len(CODE) == 54
    assert set(CODE) == {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"} | {"RJ", "BJ"}


def test_cb_3_ace_is_one_and_the_king_thirteen() -> None:
    """CB-4, CB-6, CB-7, CB-8, CB-9: a joker in a hand is worth fifteen, is heart or spade, and has no face value."""
    codes = ("AS", "9C", "TD", "JH", "QS", "KC", "RJ", "BJ")
    assert [VALUE[ID[code]] for code in codes] == [1, 9, 10, 11, 12, 13, 15, 15]
    assert [FACE[ID[code]] for code in codes] == [0, 0, 0, 1, 2, 3, 0, 0]
    assert (SUIT[ID["RJ"]], SUIT[ID["BJ"]]) == (SUIT[ID["2H"]], SUIT[ID["2S"]])
    assert (RED[ID["RJ"]], RED[ID["BJ"]]) == (True, False)


@pytest.mark.parametrize(("value", "by", "rounded"), [(15, 2, 8), (7, 4, 2), (-1, 4, 0), (-3, 4, -1), (-2, 4, 0)])
def test_cb_10_halves_are_rounded_up(value: int, by: int, rounded: int) -> None:
    assert round_half_up(value, by) == rounded


REPLACED = "RJ BJ 3D 8S 9C 5H 7C 2D 9S"


@cases(
    built,
    case("CB-5 a drawn joker counts nothing", lambda: kickoff("RJ 9S BJ 6D 3C 8S 5D 4D 2H"), kicks="9S 6D", caught=4,
        bobble=True, foul=(0, 10)),
    case("CB-8 a joker is a face card only where a rule says so", lambda: kickoff("BJ RJ"), ball_on=40),
    case("CB-12 all cards are shuffled together before a play", lambda: kick("call", "5S", "KNEEL", timeouts=(0, 0)),
        count=1, left=53),
    case("CB-13 what is left after the deal is the draw deck", lambda: after(state("call"), "SCRIMMAGE"), left=54 - 27),
    case("CB-16 a replacement is drawn at once for the same purpose", lambda: kickoff("9S RJ 6D 3C 8S 5D 4D 4S"),
        first="kick_1 kick_2 kick_2 coverage"),
    case("CB-17 it may be the other joker and works too", lambda: kickoff(REPLACED, "ACCEPT"), bobble=True,
        foul=(0, 5)),
    case("CB-19 a determination card counts for nothing else", lambda: kickoff("BJ 4D 8S 9C 5H 7C 3D 9S 2H"),
        first="kick_1 determination kick_1 kick_2", kicks="8S 9C"),
    case("CB-28 the teams never change ends", lambda: ended(end=38, down=4, clock=100, timeouts=(0, 0)), at=(1, 62)),
    case("CB-28 not after a quarter either", lambda: ended(end=38, down=4, clock=1, timeouts=(0, 0)), at=(1, 62)),
    case("CB-33 a play starts from where the ball lies", lambda: after(state("call", ball_on=44), "SCRIMMAGE"), los=44),
    case("CB-43 CB-44 a touchdown is six, and a try", lambda: ended("touchdown", 100), phase="try", points=(6, 0)),
    case("CB-43 CB-44 a safety is two, and a free kick", lambda: ended("safety", -1), phase="free_kick", points=(0, 2),
        offense=0),
    case("CB-45 near the goal line it is the line to gain", lambda: ended(end=93, ball_on=88, marker=92), marker=100),
    case("CB-46 at the line to gain a series begins", lambda: ended(end=40), down=1, ball_on=40, marker=50),
    case("CB-47 after fourth down the other team takes over", lambda: ended(end=38, down=4), at=(1, 62), down=1),
    case("CB-49 lost and won back is a new series", lambda: ended(end=25, record={"changed": True}, down=3), offense=0,
        down=1, marker=35),
)  # fmt: skip
def test_cards_and_downs_come_to_what_their_clauses_say(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


# Shuffling and drawing


def test_cb_11_every_attempt_of_a_kick_is_a_play_of_its_own() -> None:
    made = kickoff("3S", "KICK(onside,4)")
    assert made.facts.plays == 1
    with deck("4D"):
        play(made, "KICK(onside,4)")
    comes_to(made, {"plays": 2, "drawn": "4D"})


def test_cb_14_drawn_cards_lie_open_until_the_play_is_over() -> None:
    made = kickoff("QS 5H 9C 4D 6S 8H TC")
    for seat in (0, 1):
        assert made.view(seat).zones()["drawn"] == tuple(cards("QS 5H 9C 4D 6S 8H TC"))
    with deck("2S"):
        play(made, "KNEEL")
    assert made.drawn == cards("2S")


def test_cb_20_discards_are_out_of_the_play_and_hidden() -> None:
    made = after(state("call"), "SCRIMMAGE KEEP")
    assert len(made.outs[1]) == 4
    assert made.view(0).zones()["out:1"] == (None,) * 4


def drained(left: int) -> CardBowlState:
    """A play in which all but so many cards of the draw deck are drawn, the ace of spades last."""
    made = scrimmage("BC=QH", drawn="AS")
    count = len(made.draw_pile) - left
    made.drawn, made.draw_pile = made.draw_pile[:-1][:count], made.draw_pile[-left:] if left else []
    if not left:
        made.drawn.append(ID["AS"])
    made.purposes = ["x"] * len(made.drawn)
    return made


def test_cb_21_an_empty_deck_is_renewed_without_jokers() -> None:
    """CB-98: each joker comes once in a play."""
    for left, count in ((0, 1), (1, 3)):
        made = drained(left)
        run(made, 0, 30, count, None)
        assert made.drawn.count(ID["RJ"]) == made.drawn.count(ID["BJ"]) == 1
        assert not {ID["RJ"], ID["BJ"]} & set(made.draw_pile)
        made.check()


def test_cb_25_a_card_that_was_turned_up_stays_up() -> None:
    made = thrown("6S 5D 8H 4S 2H")
    before = made.play.up
    play(made, "RECEPTION")
    assert all(now & then == then for now, then in zip(made.play.up, before, strict=True))


def test_cb_27_hidden_cards_stay_hidden_when_the_play_is_over() -> None:
    made = thrown("6S JD 8H 4S", "RECEPTION")
    assert made.phase.name == "call"
    assert made.view(0).men[1].count(-2) == 11 - made.play.up[1].bit_count()


# The field


def test_cb_29_own_yards_count_from_the_own_goal_line() -> None:
    assert [enforcement.own(Play(offense=0), seat, 30) for seat in (0, 1)] == [30, 70]


@pytest.mark.parametrize(("spot", "points"), [(100, (6, 0)), (99, (0, 0)), (1, (0, 0)), (0, (0, 2))])
def test_cb_31_the_goal_line_belongs_to_the_end_zone(spot: int, points: tuple[int, int]) -> None:
    made = scrimmage("BC=QH")
    down_at(made, 0, spot, None)
    assert made.facts.points == points


def test_cb_34_the_scoreboard_is_open_to_both() -> None:
    made = scrimmage("QB=9H", down=3, timeouts=(2, 1))
    assert made.view(0).facts == made.view(1).facts == made.facts


def test_cb_51_the_ball_won_in_the_own_end_zone_is_a_touchback() -> None:
    made = scrimmage("BC=2C", drawn="4S 9D", ball_on=95)
    fumble(made, 0, 103, None)
    comes_to(after(made, "DECLARE(0) DECLARE(0)"), {"at": (1, 20), "points": (0, 0)})


def test_cb_99_the_offense_is_who_snapped_and_the_runner_who_has_the_ball() -> None:
    made = scrimmage("BC=QH", record={"runner": 1, "changed": True})
    assert [draws.seat_of(made, who) for who in ("offense", "defense", "runner", "chaser")] == [0, 1, 1, 0]
