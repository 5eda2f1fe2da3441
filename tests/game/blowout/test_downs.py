"""The field and the setup (BO-3 to BO-9, BO-16 to BO-19, BO-109), a down and its calls (BO-20 to BO-33)."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import BadPosition, IllegalAction
from game.events import CardMoved, CoinTossed, PeriodBegan, PossessionChanged, Revealed
from game.variants.blowout import RULES
from game.variants.blowout.actions import START_ON_DEFENSE, START_ON_OFFENSE
from game.variants.blowout.cards import DISCARD_PILES, PLAYS
from game.variants.blowout.yardage import backward, forward, kick_needed, play_end
from tests.game.blowout.positions import (
    act,
    asked,
    at,
    choices,
    goes,
    last_cards,
    opening,
    played,
    position,
    somewhere,
    told,
)
from tests.game.cases import case, cases

DOWN = "RUN 70, DEF -65, none, none"
RUNS = "RUN 75, RUN 70, PASS 40, PASS 55, PASS 65"
SPECIAL = "DEF -50, DEF -60, DEF -65, DEF -70, DELAY OF GAME, OFFSIDES-O"
HAND = "RUN 60, RUN 70, PASS 40, PASS 55, PASS 100"
OWN = {"offense_hand:1": ["RUN 45", "PASS 15"]}


@cases(
    case("BO-5 reaching a goal line is crossing it", at(RUNS, ball_on=90, marker=100), "RUN 75, DEF -65, none, none",
         points=(7, 0)),
    case("BO-5 also the own one", at(f"RUN 60{RUNS[6:]}", ball_on=10), "RUN 60, DEF -70, none, none", points=(0, 2)),
    case("BO-6 a possession starts with ten yards to go", at(ball_on=35, down=4, marker=41),
         "KICK 45, DEF -60, none, none", field=(1, 20, 1, 10)),
    *(case(f"BO-7 the marker of the {spot} never stands beyond the goal line",
           at(down=4, ball_on=100 - spot, marker=101 - spot), "PASS 40, DEF -60, none, none", ball_on=spot,
           marker=marker) for spot, marker in ((80, 90), (89, 99), (90, 100), (95, 100))),
    case("BO-8 the field turns round with the ball", at(down=4, ball_on=37, marker=50), "PASS 40, DEF -60, none, none",
         field=(1, 63, 1, 10)),
    case("BO-20 every down fills the hands in use and no other",
         at(zones={"defense_hand:0": ["DEF -50"], **OWN}), DOWN, sizes=[5, 1, 1, 2, 6, 0],
         drawn=["offense_hand:0", "defense_hand:1"]),
    case("BO-21 hands are kept when the ball changes hands", at(down=4, ball_on=50, marker=60, zones=OWN),
         "PASS 40, DEF -65, none, none", offense=1, hand_0=["RUN 60", "RUN 70", "PASS 55", "PASS 100"],
         kept=["RUN 45", "PASS 15"], sizes=[4, 6, 1, 5, 5, 1]),
    case("BO-22 an empty OFFENSE deck is not shuffled again",
         lambda: last_cards(["RUN 60", "RUN 70", "PASS 40"], ball_on=50), DOWN, hand_0=["RUN 60", "PASS 40"],
         Shuffled=[], draws=[0, 37, 11, 24, 30, 12]),
    case("BO-23 a DEFENSE deck is made anew when a card is needed", at(rest=["draw_pile", "defense_discard_pile:1"]),
         DOWN, Shuffled={"sources": (DISCARD_PILES[4],), "target": "defense_draw_pile:1", "count": 32},
         sizes=[5, 0, 1, 0, 6, 0], draws=[18, 37, 11, 24, 31, 12], discards_4=[]),
    case("BO-23 so is a SPECIAL TEAMS deck",
         at(f"{HAND} | {SPECIAL}", down=4,
            rest=["draw_pile", "special_teams_discard_pile:0"]), "KICK 45, DELAY OF GAME",
         Shuffled={"target": "special_teams_draw_pile:0"}, sizes=[5, 0, 1, 0, 6, 0], draws=[19, 37, 11, 24, 30, 12],
         discards_2=[]),
    case("BO-23 which waits until then", at(rest=["draw_pile", "special_teams_discard_pile:0"]), DOWN, Shuffled=[],
         draws=[18, 37, 0, 24, 30, 12]),
    case("BO-24 every card played is discarded whether it counted or not",
         at("RUN 70, PASS 40, PASS 55, HOLDING, OFFENSE CHALLENGE | "
            "DEF -50, DEF -60, DEF -65, DEF -70, SACK, INTERCEPTION"),
         "PASS 55, DEF -60, INTERCEPTION, HOLDING", discards_0=["PASS 55", "HOLDING"],
         discards_4=["DEF -60", "INTERCEPTION"], plays=[[], []]),
    case("BO-26 a down goes through its steps in order", at("RUN 60, RUN 70, PASS 40, PASS 55, HOLDING"),
         {"asks": ("offense_call", 0)}, "RUN 70", {"asks": ("defense_call", 1)}, "DEF -65",
         {"asks": ("defense_response", 1), "order": ["CallMade 1", "Revealed 0", "Revealed 1", "YardsCompared 0"]},
         "none", {"asks": ("offense_response", 0), "ResponseMade": {}}, "none", asks=("offense_call", 0),
         order=["ResponseMade 0", "PlayEnded 0"]),
    *(case(f"BO-28 on down {number} the offense calls a RUN, a PASS or OFFSIDES",
           at("RUN 60, PASS 40, OFFSIDES-D, HOLDING, OFFENSE CHALLENGE", down=number),
           calls={"RUN 60", "PASS 40", "OFFSIDES-D"}) for number in (1, 2, 3)),
    case("BO-29 on fourth down the kick joins the choices", at("RUN 60, PASS 40, OFFSIDES-D, HOLDING, PASS 15", down=4),
         calls={"RUN 60", "PASS 15", "PASS 40", "OFFSIDES-D", "KICK 45"}),
    case("BO-30 the defense calls a play, DELAY OF GAME or OFFSIDES",
         at(f"{HAND} | DEF -10, DEF -100, DELAY OF GAME, OFFSIDES-O, SACK, DEFENSE CHALLENGE"),
         "RUN 70", calls={"DEF −10", "DEF −100", "DELAY OF GAME", "OFFSIDES-O"}),
    case("BO-31 the defense calls on fourth down too", at(down=4), "KICK 45", asks=("defense_call", 1),
         calls={"DEF −20", "DEF −50", "DEF −60", "DEF −65", "DEF −70", "DEF −100"}),
    case("BO-32 responses are never calls",
         at("RUN 60, PASS 15, PASS INTERFERENCE, HOLDING, OFFENSE CHALLENGE | "
            "DEF -50, 2 SACK, INTERCEPTION, FUMBLE, DEFENSE CHALLENGE", down=4),
         {"calls": {"RUN 60", "PASS 15", "KICK 45"},
          "refused": {"RUN 60": None, "PASS 15": None, "PASS INTERFERENCE": "(BO-32)", "HOLDING": "(BO-32)",
                      "OFFENSE CHALLENGE": "(BO-32)"}}, "RUN 60", calls={"DEF −50"}),
)  # fmt: skip
def test_downs(given: Any, course: Any) -> None:
    goes(given, course)


def test_bo_3_the_ball_lies_on_a_whole_yard_line_from_1_to_99() -> None:
    for state, _ in somewhere(8, 5):
        assert state.facts.ball_on in range(1, 100)
    for spot in (0, 100, 20.5):
        with pytest.raises(BadPosition, match="ball_on"):
            position(ball_on=spot, marker=100)


def test_bo_4_bo_9_the_field_ends_at_110_and_half_of_a_distance_is_rounded_down() -> None:
    """BO-4, BO-9."""
    assert play_end("PASS", 30, "", 80) == ("pass", 110)
    assert play_end("PASS", 31, "", 80) == ("overthrown", 80)
    assert kick_needed(80) == 31
    assert (forward(95), forward(99)) == (97, 99)
    assert (backward(5), backward(3), backward(1)) == (3, 2, 1)


def test_bo_16_bo_17_bo_18_a_coin_picks_who_chooses_the_decks_are_shuffled_and_the_first_hands_taken() -> None:
    """BO-16, BO-17, BO-18."""
    winners, orders = set(), set()
    for seed in range(12):
        state, events = opening(seed=seed)
        (toss,) = told(events, CoinTossed)
        assert asked(state) == ("coin", toss.seat)
        assert state.legal_actions() == [START_ON_OFFENSE, START_ON_DEFENSE]
        assert not any(state.hands)
        winners.add(toss.seat)
        orders.add(tuple(state.draw_piles))
        for choice, seat in ((START_ON_OFFENSE, toss.seat), (START_ON_DEFENSE, 1 - toss.seat)):
            begun = state.clone()
            begun.apply(choice)
            facts = begun.facts
            assert (facts.offense, facts.ball_on, facts.down, facts.to_go, facts.points) == (seat, 20, 1, 10, (0, 0))
            assert [len(hand) for hand in begun.hands] == ([5, 0, 1, 0, 6, 0] if seat == 0 else [0, 6, 0, 5, 0, 1])
    assert winners == {0, 1}
    assert len(orders) == 12


def test_bo_19_bo_109_bo_117_the_length_is_chosen_before_the_start_and_says_how_many_periods_there_are() -> None:
    """BO-19, BO-109, BO-117: halves where nobody chooses."""
    (option,) = RULES.options
    assert option.values == ("quarters", "halves", "full")
    assert RULES.complete({}) == {"length": "halves"}
    for length, periods in (("quarters", 1), ("halves", 2), ("full", 4)):
        state, _ = opening(length)
        assert state.facts.length == length
        seen = 0
        while state.decision is not None and not state.facts.in_overtime:
            events = state.apply(state.legal_actions()[0])
            seen += len([event for event in told(events, PeriodBegan) if event.period != 7])
        assert seen == periods


def test_bo_110_the_flip_is_random_and_its_choice_a_decision() -> None:
    """BO-110."""
    tosses = [told(opening(seed=seed)[1], CoinTossed)[0].seat for seed in range(200)]
    assert 60 < sum(tosses) < 140
    state, _ = opening(seed=1)
    assert choices(state) == ["start_on_offense", "start_on_defense"]
    assert not told(act(state, "start_on_defense"), PossessionChanged)


def test_bo_25_no_card_is_discarded_unplayed() -> None:
    """BO-25."""
    for seed in range(4):
        for step in played("halves", seed):
            moves = told(step.events, CardMoved)
            assert all(move.source in PLAYS for move in moves if move.target in DISCARD_PILES)


def test_bo_27_both_calls_are_one_group_and_are_revealed_together() -> None:
    state = position()
    first = state.decision
    assert not told(act(state, "RUN 70"), Revealed)
    second = state.decision
    assert first is not None
    assert second is not None
    assert first.group == second.group != ""
    events = act(state, "DEF -65")
    assert [event.zone for event in told(events, Revealed)] == ["play:0", "play:1"]
    act(state, "none", "none")
    assert state.decision is not None
    assert state.decision.group not in ("", first.group)


def test_bo_33_a_call_stands() -> None:
    state = position()
    assert state.decision is not None
    assert state.decision.binding
    act(state, "RUN 70")
    assert state.decision.binding
    before = state.clone()
    with pytest.raises(IllegalAction):
        act(state, "RUN 60")
    assert state == before
