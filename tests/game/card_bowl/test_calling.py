"""The coach calls what the sheet promises: star, button and Pro's own call follow the same figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.field import ordinal_down
from game.variants.card_bowl import coach
from game.variants.card_bowl.coaching import liked
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.play_odds import PlayOdds
from game.variants.card_bowl.players.call_odds import SHORT, CallOdds, Outcome, call_odds
from game.variants.card_bowl.players.call_value import tolerance, worth
from game.variants.card_bowl.players.calling import (
    AS_OFTEN,
    FAR_TO_GO,
    MUST_MAKE,
    SNEAKS_FOR,
    defense_of,
    good_calls,
    play_of,
    proposed,
    ranked,
    reason,
    reason_here,
    strength,
)
from game.variants.card_bowl.players.calls import DEFENSE, DEFENSES, PASSES, PLAYS, PlayCall
from game.variants.card_bowl.view import CardBowlView
from tests.game.card_bowl.fit_calls import called

DEALS = range(9000, 9060)
ALIKE = 0.01
"""The chance to win by which calls may differ whose figures are alike as they are shown."""


def views(phase: str) -> Iterator[CardBowlView]:
    """What the calling seat sees at many deals."""
    for seed in DEALS:
        state = called(seed, phase)
        if state is not None:
            assert state.decision is not None
            yield state.view(state.decision.seat)


@pytest.mark.parametrize("phase", ["formation", "front"])
def test_no_call_of_the_sheet_is_better_than_the_coachs_in_every_figure(phase: str) -> None:
    """On 3rd and 1 he liked a run with 49 % beside a sneak with 97 %, which had no star."""
    sign, seen = (1 if phase == "formation" else -1), 0
    for view in views(phase):
        for best, *others in (ranked(view), proposed(view)):
            own = _figures(best.odds, sign)
            for other in others:
                theirs = _figures(other.odds, sign)
                ahead = any(a > b for a, b in zip(own, theirs, strict=True))
                assert own == theirs or ahead, f"{other.call.name} over {best.call.name}"
                seen += 1
    assert seen > 100


@pytest.mark.parametrize("phase", ["formation", "front"])
def test_the_short_sheet_has_the_coachs_call_and_the_best_one_of_every_other_kind(phase: str) -> None:
    for view in views(phase):
        order = [row.call.name for row in proposed(view)]
        short = coach.best_of_each_kind(view)
        assert len(short) == 4
        assert order[0] in {call.name for call in short}
        assert [*short] == [call for call in coach.plays(view) if call in short], "in the order of the sheet"
        runs = [name for name in order if name.startswith("Sweep")]
        assert phase == "front" or not runs or runs[0] in {call.name for call in short}


def _figures(odds: CallOdds, sign: int) -> tuple[float, ...]:
    """As they are shown: whole yards and percents."""
    shares = (odds.odds.first_down, odds.odds.long, -odds.odds.turnover, odds.yards / 100)
    return tuple(sign * round(share, 2) for share in shares)


def test_coach_and_pro_make_a_call_that_is_about_as_good_as_the_best() -> None:
    """The coach varied as Pro does: at 2nd and goal a sneak with 28 % touchdowns beside a sweep with 57 %."""
    for view in views("formation"):
        assert play_of(view).name == ranked(view)[0].call.name
        values = {each.call.name: worth(view.facts, call_odds(view, each.call.name)) for each in ranked(view)}
        late = view.facts.down >= MUST_MAKE
        assert values[liked(view)[0]] >= max(values.values()) - ALIKE - (0 if late else tolerance(view.facts))
        assert values[play_of(view).name] >= max(values.values()) - tolerance(view.facts) - ALIKE
    for view in views("front"):
        values = {call.name: worth(view.facts, call_odds(view, call.name)) for call in DEFENSES}
        late = view.facts.down >= MUST_MAKE
        assert values[liked(view)[0]] <= min(values.values()) + ALIKE + (0 if late else tolerance(view.facts))
        assert values[defense_of(view).name] <= min(values.values()) + tolerance(view.facts) + ALIKE


def test_the_coach_does_not_call_the_same_play_over_and_over() -> None:
    """A screen was his call in 16 plays of 18; what he draws is told by nothing but what everybody sees."""
    calls, kinds = Counter[str](), set[str]()
    for view in views("formation"):
        own, *_ = proposed(view)
        if view.facts.down < MUST_MAKE:
            calls[own.call.name] += 1
            kinds.add(own.call.aim if isinstance(own.call, PlayCall) else "")
            same = [row for row in good_calls(view) if row.call == own.call]
            assert same, "it is among the good ones"
            most = max(row.odds.odds.first_down for row in good_calls(view))
            assert own.odds.odds.first_down >= AS_OFTEN * most
    assert calls.most_common(1)[0][1] < 0.7 * calls.total()
    assert kinds >= {"sneak", "sweep", "deep", "screen"}


def test_down_and_distance_decide_among_calls_that_are_about_as_good() -> None:
    """Whether it was third and one or third and twelve, he called alike."""
    short, far = list[PlayCall](), list[PlayCall]()
    for view in views("formation"):
        facts, rows = view.facts, good_calls(view)
        often = AS_OFTEN * max(row.odds.odds.first_down for row in rows)
        good = [row.call for row in rows if isinstance(row.call, PlayCall) and row.odds.odds.first_down >= often]
        distance, own = facts.marker - facts.ball_on, good[0]
        if facts.down < MUST_MAKE - 1 and distance <= SHORT and any(call.aim in ("inside", "sneak") for call in good):
            short.append(own)
        if facts.down == MUST_MAKE - 1 and distance >= FAR_TO_GO[facts.down - 1]:
            far.append(own)
    assert short
    assert far
    assert all(call.aim in ("inside", "sneak") for call in short)
    assert sum(call.aim in (*PASSES, "screen") for call in far) > len(far) / 2


def test_a_call_that_leads_in_nothing_names_the_one_that_it_is_as_good_as() -> None:
    """Why he called a run instead of the screen with better figures was not said."""
    seen = 0
    for view in views("formation"):
        own, rows = proposed(view)[0], proposed(view)
        told = strength(view, own.call.name)
        if told.startswith("as good as "):
            best = next(row for row in rows if row.call.name == told.removeprefix("as good as "))
            assert own.worth < best.worth <= own.worth + tolerance(view.facts) + 1e-9
            seen += 1
    assert seen


def test_what_the_coachs_call_is_best_at_is_true_of_its_figures() -> None:
    """A player saw him mark a call with fewer yards and first downs than its neighbor, and trusted him no more."""
    seen = set[str]()
    for view in views("formation"):
        name = proposed(view)[0].call.name
        odds = {row.call.name: row.odds for row in proposed(view)}
        figure = {
            "makes it most often": lambda each: each.odds.first_down,
            "gains the most": lambda each: each.yards,
            "breaks free most often": lambda each: each.odds.long,
            "risks the least": lambda each: -each.odds.turnover,
        }.get(told := strength(view, name))
        seen.add(told)
        if figure is not None:
            assert figure(odds[name]) >= max(map(figure, odds.values())) - 0.011, "in whole percents"
    assert "makes it most often" in seen
    assert not any(strength(view, name) for view in views("front") for name in DEFENSE)


def test_the_reason_at_the_table_begins_with_down_and_distance() -> None:
    for view in views("formation"):
        told = reason_here(view, proposed(view)[0].call.name)
        down, _, rest = told.partition(" and ")
        assert down == ordinal_down(view.facts.down)
        assert rest.startswith(("goal: ", f"{view.facts.marker - view.facts.ball_on}: "))


def test_a_star_marks_no_call_that_is_clearly_worse_than_another_and_no_sneak_for_many_yards() -> None:
    """A sneak with 65 % losses and no yard on average had one, with ten to go."""
    for view in views("formation"):
        best = max(each.worth for each in ranked(view))
        for name in liked(view)[1:]:
            assert worth(view.facts, call_odds(view, name)) >= best - tolerance(view.facts)
        assert view.facts.marker - view.facts.ball_on <= SNEAKS_FOR or "Sneak" not in liked(view)


def test_the_reason_of_the_coach_gives_the_figure_that_he_weighs() -> None:
    for phase in ("formation", "front"):
        for view in views(phase):
            best, odds, _ = proposed(view)[0]
            percents = odds.odds.percents()
            told = {f"{percents.first_down} %", f"{percents.long} %", f"{percents.turnover} %", f"{round(odds.yards)}"}
            assert any(figure in reason(view, best.name) for figure in told)


def _sure(gain: int) -> CallOdds:
    return CallOdds(PlayOdds(), float(gain), (Outcome(1.0, gain),))


def test_what_counts_is_the_chance_to_win_not_yards_alone() -> None:
    """A first down is worth more than a yard short of it; on the last play but a touchdown is worth nothing."""
    facts = CardBowlFacts(next="call", ball_on=50, marker=55, down=4, drive=0)
    assert worth(facts, _sure(5)) > worth(facts, _sure(4)) + 0.02
    last = CardBowlFacts(next="call", ball_on=50, marker=55, down=1, drive=0, timing="simple1", period=16, clock=1)
    last.points = (0, 3)
    assert worth(last, _sure(20)) == worth(last, _sure(1)) < worth(last, _sure(50))


@pytest.mark.parametrize("phase", ["formation", "front"])
def test_a_gesture_is_named_by_the_call_that_it_carries_out(phase: str) -> None:
    """Guess along compared "Pro set, mirrored, and 11 more steps"."""
    state = called(9001, phase)
    assert state is not None
    assert state.decision is not None
    view, legal = state.view(state.decision.seat), state.legal_actions()
    for call in (PLAYS if phase == "formation" else DEFENSES)[-3:]:
        assert call.name in coach.name_of(view, legal, coach.steps(call, view, legal)).split(" or ")
    assert coach.name_of(view, legal, ()) == ""


@pytest.mark.parametrize("target", ["LW1", "LW2", "LTE", "BL"])
def test_left_and_right_promise_the_same_and_every_target_has_figures_of_its_own(target: str) -> None:
    view = next(views("formation"))
    other = target.replace("L", "R", 1) if target != "BL" else "BR"
    left, right = (call_odds(view, f"Short pass to {name}") for name in (target, other))
    assert left == right
    assert left.odds.first_down > 0


@pytest.mark.parametrize(
    ("points", "wanted"),
    [((10, 0), "The ball is lost"), ((0, 4), "A long gain"), ((0, 0), ""), ((3, 10), "A long gain")],
)
def test_near_the_end_the_coach_says_first_what_the_score_asks_for(points: tuple[int, int], wanted: str) -> None:
    """Ten points ahead with six plays left he proposed a deep pass by its first downs."""
    state = called(9001, "formation")
    assert state is not None
    state.facts.timing, state.facts.period, state.facts.clock = "simple1", 16, 5
    state.facts.points = points if state.play.offense == 0 else points[::-1]
    view = state.view(state.play.offense)
    lead = points[0] - points[1]
    said = {row.call.name: reason(view, row.call.name) for row in ranked(view)}
    start = f"{abs(lead)} {'ahead' if lead > 0 else 'behind'}, 5 plays left: "
    assert all(text.startswith(start) == bool(lead) for text in said.values())
    if not lead:
        return
    shares = {row.call.name: -row.odds.odds.turnover if lead > 0 else row.odds.odds.long for row in ranked(view)}
    best = max(shares, key=lambda name: shares[name])
    figure = f"{wanted[0].lower()}{wanted[1:]} {round(100 * abs(shares[best]))} % of the time"
    ends = ": no other call risks less." if lead > 0 else ", more than with any other call."
    assert said[best] == f"{start}{figure}{ends}"
    state.facts.clock = 20
    assert "plays left" not in reason(state.view(state.play.offense), best)
