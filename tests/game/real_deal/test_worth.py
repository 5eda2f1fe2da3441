"""What a position is worth to All-Pro, and what the search does with a card that is thrown away face down."""

from __future__ import annotations

from random import Random

from game.bots.players import Budget, make_bot
from game.bots.search import Search
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import Concede
from game.variants.real_deal.cards import COUNTERS_OF, POINTS, TO_COUNTER
from game.variants.real_deal.evaluation import evaluate
from game.variants.real_deal.fitted import CARDS_LEFT, EARLY, FIRST_BALL, PAIRS, SPREAD
from game.variants.real_deal.fitted import POINTS as WORTH
from game.variants.real_deal.marks import KINDS, MARKS, PAIRED, SAME_MARK, pair_worth, paired_marks, single_marks
from tests.game.real_deal.fit import Moment, Quarter, Weights
from tests.game.real_deal.positions import act, position

DEAL = [
    ["RUSHING TD 6-20", "SAFETY", "HOLDING", "RETURN TD"],
    ["INTERCEPTION", "RED FLAG", "HAS BALL END OF QUARTER", "MISSES FG"],
]


def test_cards_that_bear_one_mark_are_alike_on_the_chart() -> None:
    for code, other in SAME_MARK.items():
        assert POINTS.get(code) == POINTS.get(other)
        assert COUNTERS_OF.get(code) == COUNTERS_OF.get(other)
        assert all((code in COUNTERS_OF[play]) == (other in COUNTERS_OF[play]) for play in TO_COUNTER)


def test_a_position_bears_the_marks_of_its_hands_and_piles() -> None:
    state = position(DEAL, return_open=True)
    held = {MARKS[mark] for mark in paired_marks(state)}
    assert held == {
        *("offense holds " + code for code in ("RUSHING TD 1-5", "SAFETY", "RED FLAG", "RETURN TD")),
        *("defense holds " + code for code in ("INTERCEPTION", "RED FLAG", "HAS BALL END OF QUARTER", "MISSES FG")),
        "return open (RD-41)",
    }
    assert paired_marks(state) == sorted(paired_marks(state))
    others = [MARKS[mark] for mark in single_marks(state)]
    drawn = [mark for mark in others if mark.endswith("to draw")]
    assert len(drawn) == sum(map(len, state.draw_piles))
    assert drawn.count("offense has PASSING TD 1-10 to draw") == 2
    assert "defense has INTERCEPTION to draw" not in drawn
    assert "where that is so, defense holds it" in others
    assert "where that is so, offense holds HAS BALL END OF QUARTER" not in others


def test_rd_62_the_ball_is_kept_from_the_first_and_the_third_quarter_alone() -> None:
    kept = MARKS.index("who then has the ball keeps it in the next quarter (RD-62)")
    choices = {0: "", 1: "defer", 2: "defer", 3: "defer"}
    bears = {period: kept in single_marks(position(DEAL, period=period, choice=choices[period])) for period in range(4)}
    assert bears == {0: True, 1: False, 2: True, 3: False}


def test_the_tables_have_a_number_for_every_clock_mark_and_pair() -> None:
    assert len(WORTH) == len(SPREAD) == len(CARDS_LEFT) + 1
    assert {len(column) for column in WORTH} == {len(MARKS)}
    assert [[len(row) for row in table] for table in PAIRS] == [list(range(1, PAIRED + 1))] * 2
    assert len(MARKS) == 4 * len(KINDS) + 6


def test_marks_are_weighed_by_twos() -> None:
    pairs = [[0.0] * 1, [10.0, 0.0], [20.0, 40.0, 0.0]]
    assert pair_worth([0, 1, 2], pairs) == 70.0
    assert pair_worth([2], pairs) == 0.0


def test_a_quarter_that_nobody_has_seen_is_judged_by_the_ball_alone() -> None:
    """RD-62: the luck of its deal tells nothing about what led there."""
    worths = set()
    for seed in range(5):
        state = RULES.start({}, seed)[0]
        facts = state.facts
        facts.period, facts.choice, facts.toss_winner, facts.offense = 1, "defer", 0, 0
        state.phase = state.by_name["offense"]
        worths.add(evaluate(state, 0))
    assert len(worths) == 1
    assert worths.pop() > 0.5


def test_rd_21_the_choice_of_the_second_half_is_worth_something_in_the_first() -> None:
    worth = {
        choice: evaluate(position(DEAL, period=1, choice=choice, toss_winner=0), 0) for choice in ("receive", "defer")
    }
    assert worth["defer"] > worth["receive"]
    last = {choice: evaluate(position(DEAL, period=3, choice=choice), 0) for choice in ("receive", "defer")}
    assert last["defer"] == last["receive"]


def test_a_possession_under_way_is_not_judged() -> None:
    state = position([["RUSHING TD 1-5", "PASSING TD 1-10"], ["RED FLAG", "MISSES FG"]])
    assert state.decision is not None
    assert state.decision.quiet
    act(state, "PLAY(RUSHING TD 1-5)", "COUNTER(RED FLAG)")
    assert state.decision.kind == "offense"
    assert not state.decision.quiet


def test_the_fit_finds_what_made_the_points() -> None:
    """Points of which each mark and each pair makes a known part."""
    weights, rng = Weights(), Random(1)
    alone = {mark: rng.uniform(-3, 3) for mark in range(4)}
    seen = []
    for turn in range(6000):
        marks = [mark for mark in range(4) if rng.random() < 0.5]
        points = sum(alone[mark] for mark in marks) + (5.0 if {1, 3} <= set(marks) else 0.0)
        moment = Moment(EARLY, marks, [len(MARKS) - 1], points)
        seen.append(moment)
        weights.learn(moment, 0.4 if turn < 4000 else 0.05)
    before = weights.pairs[1][3][1]
    assert before > 2 * abs(weights.pairs[1][3][0])
    assert not any(map(any, weights.pairs[0]))
    weights.forget_errors()
    for moment in seen[-200:]:
        weights.learn(moment, 0.0)
    assert max(weights.spread()) < 0.5


def test_a_moment_counts_all_points_of_its_quarter_and_the_ball_of_the_next() -> None:
    """RD-61, RD-62: those of the play that ended it, too."""
    quarter = Quarter(Random(1), (3, 0))
    quarter.by_chance = -1
    state = position(DEAL, points=(10, 0))
    quarter.see(state)
    state.facts.points = (17, 2)
    for ball, carried in ((None, 0.0), (0, FIRST_BALL), (1, -FIRST_BALL)):
        assert [moment.points for moment in quarter.told(state.facts, ball)] == [7.0 - 2.0 + carried]


def test_what_comes_before_the_choice_by_chance_does_not_count() -> None:
    quarter = Quarter(Random(1), (0, 0))
    quarter.by_chance = 1
    state, seen = position(DEAL), []
    for _ in range(4):
        quarter.see(state)
        seen.append(len(list(quarter.told(state.facts, None))))
        quarter.chooses_by_chance()
    assert seen == [0, 0, 1, 2]


def test_a_card_that_is_laid_down_unseen_is_chosen_and_not_mixed() -> None:
    """RD-16: nobody answers it, so the best one goes."""
    state = position(
        [["RUSHING TD 1-5"], ["HAS BALL END OF QUARTER", "PASSING TD 1-10", "SAFETY"]], period=3, choice="defer"
    )
    act(state, "PLAY(RUSHING TD 1-5)")
    view, legal = state.view(1), state.legal_actions()
    found = Search(RULES).run(view, legal, Random(3), lambda done: done < 40)
    assert all(each.share is None for each in found)
    chosen = make_bot("all-pro", RULES).choose(view, legal, Budget(iterations=60), Random(3))
    assert chosen == (Concede("HAS BALL END OF QUARTER"),)
