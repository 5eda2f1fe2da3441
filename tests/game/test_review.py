"""The review: its sums lead from the kickoff to the result, it uses the seat's view, and it names costly choices."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from random import Random

import msgspec
import pytest

from game.bots.players import PRO, ROOKIE, Budget, make_bot
from game.bots.trial import dealt, decide
from game.match import Match
from game.review import ledger, reviewing
from game.review.judging import Judge, Judgment
from game.review.ledger import CONCEDE, Label, Period, Review, label_of
from game.review.next_score import next_score_reason
from game.review.reviewing import Reviewing, reviewed
from game.review.words import by_period
from game.variant import Rules
from game.variants import find_rules
from tests.game.jukem.positions import position
from tests.variants import BUILT

SHORT = {"football_war": {"length": "one"}, "real_deal": {"length": "two"}, "blowout": {"length": "quarters"}}
"""The shortest match of a game, if New match offers another one."""
FEW = 3
"""Samples for tests in which the measured values do not matter."""
FITTED = [rules for rules in BUILT if rules.features is not None]
every_reviewed = pytest.mark.parametrize("rules", FITTED, ids=lambda rules: rules.variant.name)


@cache
def played(variant: str, level: str = PRO, seed: int = 11) -> Match:
    """Returns a match of a bot of that level in seat 0 against Pro."""
    rules = find_rules(variant)
    options = rules.complete({**rules.offered, **SHORT.get(variant, {})})
    match = dealt(rules, options, rules.seat_count(options), seed)
    bots = [make_bot(level, rules), *(make_bot(PRO, rules) for _ in match.players[1:])]
    while match.decision is not None:
        decide(match, bots, Budget(iterations=1))
    return match


def given_up(variant: str, decisions: int) -> Match:
    """Returns a match that seat 0 concedes early."""
    match = Match.replay(played(variant).record())
    match.back_to(decisions)
    match.concede(0)
    return match


@cache
def short_review(variant: str) -> Review:
    """Returns the complete review of a conceded match."""
    return reviewed(given_up(variant, 70 if variant == "card_bowl" else 14), 0, FEW)


@every_reviewed
def test_choice_and_luck_lead_from_the_kickoff_to_the_result(rules: Rules) -> None:
    review = short_review(rules.variant.name)
    assert review.is_whole
    assert review.rows
    assert review.start + review.choice + review.luck == pytest.approx(review.result, abs=1e-9)
    assert review.balances
    for period in review.periods:
        assert period.start + period.choice + period.luck == pytest.approx(period.end, abs=1e-9)
    assert sum(period.luck for period in review.periods) == pytest.approx(review.luck, abs=1e-9)


def test_periods_beyond_the_fourth_come_together_and_their_sums_stand() -> None:
    match = played("real_deal")
    steps = [0.5, 0.6, 0.55, 0.4, 0.45, 0.7, 1.0]
    made = [Period(number=number, start=start, choice=0.01, luck=end - start - 0.01, end=end)
            for number, (start, end) in enumerate(pairwise(steps))]  # fmt: skip
    shown = by_period(match, made)
    assert len(shown) == 4
    assert [each.start for _, each in shown] == steps[:4]
    name, last = shown[-1]
    assert name.endswith(" on")
    assert last.start + last.choice + last.luck == pytest.approx(last.end) == pytest.approx(1.0)
    assert not by_period(match, made[:1])


@pytest.mark.long
@every_reviewed
def test_the_sums_of_whole_matches_lead_to_their_results(rules: Rules) -> None:
    name = rules.variant.name
    for seed in range(700, 701 if name == "card_bowl" else 703):
        review = reviewed(played(name, ROOKIE, seed), 0, 2)
        assert abs(review.start + review.choice + review.luck - (review.result or 0.0)) <= 1e-9
        assert review.balances


def test_a_step_that_is_left_out_or_counted_twice_breaks_the_sums() -> None:
    review = short_review("jukem")
    rows = review.rows
    for wrong in ((*rows[:2], *rows[3:]), (*rows[:3], *rows[2:])):
        assert not msgspec.structs.replace(review, rows=wrong, total=len(wrong)).balances


def test_giving_up_is_a_row_of_its_own_that_costs_what_was_left() -> None:
    row = short_review("jukem").rows[-1]
    assert row.kind == CONCEDE
    assert (row.chance, row.choice) == (0.0, -row.expected)
    assert row.label is Label.BLUNDER
    other = Reviewing(given_up("jukem", 14), 1)
    assert CONCEDE not in [row.kind for row in other.review.rows]


def test_a_review_that_goes_on_comes_to_what_it_comes_to_at_once() -> None:
    match = given_up("real_deal", 20)
    whole = reviewed(match, 1, FEW)
    rest = Reviewing(match, 1, whole.rows[:4], FEW)
    assert [row for row in rest.steps() if row] == [*whole.rows[4:]]
    assert rest.review == whole
    foreign = Reviewing(match, 1, whole.rows[3:], FEW)
    assert not foreign.review.rows


@every_reviewed
def test_a_judgment_depends_on_no_hidden_card(rules: Rules) -> None:
    match = played(rules.variant.name)
    place = Reviewing(match, 0).places[3]
    state, chosen = match.state_after(place), match.actions[place]
    view = state.view(0)
    found = set[Judgment]()
    for twin in (state, view.sample(Random(1)), view.sample(Random(2))):
        assert twin.view(0) == view
        judge = Judge(rules, len(match.players), "twin", FEW)
        *_, last = judge.judge(twin.view(0), twin.legal_actions(), [chosen], place)
        assert last is not None
        found.add(last)
    assert len(found) == 1


def test_a_pro_that_always_chooses_alike_gains_and_loses_nothing_by_choice() -> None:
    assert all(row.choice == 0 for row in reviewed(played("real_deal"), 0, FEW).rows)


def test_a_match_without_chances_or_without_an_end_is_not_reviewed() -> None:
    rules = find_rules("card_bowl")
    match = dealt(rules, rules.complete({"quarter_intervals": "60"}), 2, 1)
    for why in ("over", "chance"):
        with pytest.raises(ValueError, match=why):
            Reviewing(match, 0)
        if match.decision is not None:
            match.concede(0)


def test_a_better_play_is_explained_by_who_scores_next() -> None:
    """A reason for a play alone did not say why it is better than the other one."""
    rules = find_rules("jukem")
    state = position(
        [["RUN 15", "CATCH 10", "CATCH 15"], ["RUN 5", "RUN 5"]], lines=("RUN 30, RUN 30, RUN 25", "RUN 20")
    )
    view, names, tries = state.view(0), ("Gulls", "Foxes"), 30
    scores, throws_away = rules.parse("RUN 15"), rules.parse("discard RUN 15")
    *waits, told = next_score_reason(rules, view, (scores, throws_away), names, tries, Random(1))
    assert waits == [None] * tries, "the caller can stop between two tries"
    assert re.fullmatch(r"(Gulls|Foxes) then score next \d+ % of the time, not \d+ %\.", told or "")
    *_, reverse = next_score_reason(rules, view, (throws_away, scores), names, tries, Random(1))
    assert reverse == "", "nothing speaks for it"


def test_a_cost_within_the_error_of_its_estimate_is_no_inaccuracy() -> None:
    """A PASS INTERFERENCE worth 17 yards was an inaccuracy of 8 %: other samples found nothing better."""
    assert [label_of(0.08, error) for error in (0.03, 0.02)] == [None, Label.INACCURACY]


def test_each_costly_choice_is_stored_with_its_reason_and_tries_explain_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of Card Bowl with many mistakes took longer than two minutes."""
    monkeypatch.setattr(reviewing, "next_score_reason", lambda *_: iter(["They then score next."]))
    monkeypatch.setattr(reviewing, "MOST_TRIED", 2)
    monkeypatch.setattr(ledger, "SURE", 0.0)  # so few samples are sure of little
    reasons = [row.reason for row in reviewed(played("football_war", ROOKIE), 0, FEW).rows if row.label]
    assert all(reasons)
    assert ["score next" in reason for reason in reasons] == [True, True, *[False] * (len(reasons) - 2)]
    assert len(reasons) > 2
