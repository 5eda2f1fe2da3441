"""Hands and decks, the order of a down, and the calls (BO-20 to BO-25, BO-26 to BO-33)."""

from __future__ import annotations

import pytest

from game.contract import IllegalAction
from game.events import CardMoved, Revealed, Shuffled
from game.variants.blowout.cards import CODE, DISCARD_PILES, PLAYS
from game.variants.blowout.events import CallMade, PlayEnded, ResponseMade, YardsCompared
from tests.game.blowout.positions import act, asked, choices, codes, down, last_cards, played, position, told


def test_bo_20_every_down_fills_the_hands_in_use_and_no_other() -> None:
    state = position(zones={"defense_hand:0": ["DEF -50"], "offense_hand:1": ["RUN 45", "PASS 15"]})
    events = down(state, "RUN 70", "DEF -65")
    drawn = [event.target for event in told(events, CardMoved) if event.how == "draw"]
    assert sorted(drawn) == ["defense_hand:1", "offense_hand:0"]
    assert [len(hand) for hand in state.hands] == [5, 1, 1, 2, 6, 0]


def test_bo_21_hands_are_kept_when_the_ball_changes_hands() -> None:
    state = position(down=4, ball_on=50, marker=60, zones={"offense_hand:1": ["RUN 45", "PASS 15"]})
    held = codes(state.hands[0])
    down(state, "PASS 40", "DEF -65")
    assert state.facts.offense == 1
    assert codes(state.hands[0]) == [code for code in held if code != "PASS 40"]
    assert codes(state.hands[3])[:2] == ["RUN 45", "PASS 15"]
    assert len(state.hands[3]) == 5


def test_bo_22_an_empty_offense_deck_is_not_shuffled_again() -> None:
    state = last_cards(["RUN 60", "RUN 70", "PASS 40"], ball_on=50)
    events = down(state, "RUN 70", "DEF -65")
    assert codes(state.hands[0]) == ["RUN 60", "PASS 40"]
    assert not told(events, Shuffled)
    assert state.draw_piles[0] == ()


def test_bo_23_a_defense_deck_is_made_anew_when_a_card_is_needed() -> None:
    state = position(rest=["draw_pile", "defense_discard_pile:1"])
    assert len(state.discard_piles[4]) == 31
    events = down(state, "RUN 70", "DEF -65")
    (shuffle,) = told(events, Shuffled)
    assert (shuffle.sources, shuffle.target, shuffle.count) == ((DISCARD_PILES[4],), "defense_draw_pile:1", 32)
    assert (len(state.hands[4]), len(state.draw_piles[4]), state.discard_piles[4]) == (6, 31, ())


def test_bo_23_a_special_teams_deck_is_made_anew_when_a_card_is_needed() -> None:
    hand = ["DEF -50", "DEF -60", "DEF -65", "DEF -70", "DELAY OF GAME", "OFFSIDES-O"]
    state = position(defense_hand=hand, down=4, rest=["draw_pile", "special_teams_discard_pile:0"])
    events = act(state, "KICK 45", "DELAY OF GAME")
    assert [event.target for event in told(events, Shuffled)] == ["special_teams_draw_pile:0"]
    assert (len(state.hands[2]), len(state.draw_piles[2]), state.discard_piles[2]) == (1, 11, ())


def test_bo_23_a_deck_that_is_empty_waits_until_a_card_is_needed() -> None:
    state = position(rest=["draw_pile", "special_teams_discard_pile:0"])
    assert not told(down(state, "RUN 70", "DEF -65"), Shuffled)
    assert state.draw_piles[2] == ()


def test_bo_24_every_card_played_is_discarded_whether_it_counted_or_not() -> None:
    hand = ["RUN 70", "PASS 40", "PASS 55", "HOLDING", "OFFENSE CHALLENGE"]
    state = position(hand, ["DEF -50", "DEF -60", "DEF -65", "DEF -70", "SACK", "INTERCEPTION"])
    down(state, "PASS 55", "DEF -60", "INTERCEPTION", "HOLDING")
    assert codes(state.discard_piles[0]) == ["PASS 55", "HOLDING"]
    assert codes(state.discard_piles[4]) == ["DEF -60", "INTERCEPTION"]
    assert state.plays == [(), ()]


def test_bo_25_no_card_is_discarded_unplayed() -> None:
    for seed in range(4):
        for step in played("halves", seed):
            moves = told(step.events, CardMoved)
            assert all(move.source in PLAYS for move in moves if move.target in DISCARD_PILES)


def test_bo_26_a_down_goes_through_its_steps_in_order() -> None:
    state = position(["RUN 60", "RUN 70", "PASS 40", "PASS 55", "HOLDING"])
    assert asked(state) == ("offense_call", 0)
    act(state, "RUN 70")
    assert asked(state) == ("defense_call", 1)
    events = act(state, "DEF -65")
    assert asked(state) == ("defense_response", 1)
    events += act(state, "none")
    assert asked(state) == ("offense_response", 0)
    events += act(state, "none")
    assert asked(state) == ("offense_call", 0)
    order = [type(event) for event in events if not isinstance(event, CardMoved)]
    assert order[:6] == [CallMade, Revealed, Revealed, YardsCompared, ResponseMade, ResponseMade]
    assert order[6] is PlayEnded
    assert isinstance(events[-1], CardMoved)
    assert events[-1].how == "draw"


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


def test_bo_28_on_downs_one_to_three_the_offense_calls_run_pass_or_offsides() -> None:
    hand = ["RUN 60", "PASS 40", "OFFSIDES-D", "HOLDING", "OFFENSE CHALLENGE"]
    for number in (1, 2, 3):
        assert choices(position(hand, down=number)) == ["RUN 60", "PASS 40", "OFFSIDES-D"]


def test_bo_29_on_fourth_down_the_kick_joins_the_choices() -> None:
    assert choices(position(["RUN 60", "PASS 40", "OFFSIDES-D", "HOLDING", "PASS 15"], down=4)) == [
        *("RUN 60", "PASS 15", "PASS 40", "OFFSIDES-D"),
        "KICK 45",
    ]


def test_bo_30_the_defense_calls_a_play_delay_of_game_or_offsides() -> None:
    state = position(defense_hand=["DEF -10", "DEF -100", "DELAY OF GAME", "OFFSIDES-O", "SACK", "DEFENSE CHALLENGE"])
    act(state, "RUN 70")
    assert choices(state) == ["DEF −10", "DEF −100", "DELAY OF GAME", "OFFSIDES-O"]


def test_bo_31_the_defense_calls_on_fourth_down_too() -> None:
    state = position(down=4)
    act(state, "KICK 45")
    assert asked(state) == ("defense_call", 1)
    assert choices(state) == ["DEF −20", "DEF −50", "DEF −60", "DEF −65", "DEF −70", "DEF −100"]


def test_bo_32_responses_are_never_calls() -> None:
    hand = ["RUN 60", "PASS 15", "PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE"]
    state = position(hand, ["DEF -50", "SACK", "SACK", "INTERCEPTION", "FUMBLE", "DEFENSE CHALLENGE"], down=4)
    assert choices(state) == ["RUN 60", "PASS 15", "KICK 45"]
    for card in state.hands[0]:
        reason = state.why_not(card)
        assert (reason is None) == (CODE[card] in ("RUN 60", "PASS 15"))
        assert reason is None or "(BO-32)" in reason
    act(state, "RUN 60")
    assert choices(state) == ["DEF −50"]


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
