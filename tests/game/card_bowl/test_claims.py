"""Chances, prompts and the two results of a flag are held to what then happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from game.claims import BallAt, Scores, stated
from game.contract import Action
from game.events import BallSpotted, Scored
from game.field import FIELD
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl.actions import Choose, Declare, parse
from game.variants.card_bowl.cards import RED_JOKER
from game.variants.card_bowl.claims import CardFails, Caught, KickIsGood
from game.variants.card_bowl.events import Recovered
from game.variants.card_bowl.outcomes import in_words, outcome
from game.variants.card_bowl.play_odds import NEAR_GOAL, PlayOdds, good_ends
from game.variants.card_bowl.players.call_odds import call_odds
from game.variants.card_bowl.players.calls import to_go
from game.variants.card_bowl.stakes import stakes
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.view import CardBowlView
from tests import claims
from tests.claims import PlayedAction, kept
from tests.game.card_bowl import fit_calls
from tests.game.card_bowl.chooser import Chooser, start
from tests.game.card_bowl.positions import play, scrimmage
from tests.game.card_bowl.positions import state as between_plays

SAMPLES = 1500
NAMES = ("Gulls", "Foxes")
NO_FLAG = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB OLB-R=TC S-L S-R"


def at(phases: set[str], wanted: int) -> Iterator[CardBowlState]:
    """Decisions of these kinds in matches between random players who let plays develop."""
    found, seed = 0, 0
    while found < wanted:
        state = start("complex", f"claims/{seed}", quarter=90)
        choose, seed = Chooser(Random(seed)), seed + 1
        while state.phase is not None and found < wanted:
            if state.phase.name in phases:
                found += 1
                yield state.clone()
            state.push(choose(state))


def frequency(state: CardBowlState, action: str, claim: CardFails | Caught | KickIsGood, seat: int) -> float:
    """How often the claim is kept in positions that are sampled from the view."""
    view, rng, count = state.view(seat), Random(5), 0
    for _ in range(SAMPLES):
        before = view.sample(rng)
        after = before.clone()
        after.push(parse(action))
        count += kept(claim, PlayedAction(RULES, before, parse(action), (), after))
    return count / SAMPLES


def throw_holds(receiver: str, front: str, action: str, kind: type[CardFails | Caught], word: str) -> None:
    """The chance that an action of a throw claims is that of samples, and stands on its plate beside a word."""
    state = scrimmage(f"QB=KS RW1={receiver}", front, "2C", window=1)
    play(state, "THROW(RW1,right)", "EXTRA(8)")
    view = state.view(0)
    claim = stated(RULES.claims(view, parse(action)), kind)
    assert claim is not None
    assert frequency(state, action, claim, 0) == pytest.approx(claim.chance, abs=claims.WITHIN)
    said = [f"{each.big} {' '.join(each.says + each.lines)}" for each in stakes(view, state.legal_actions())]
    assert any(re.search(f"{round(100 * claim.chance)}% ?{word}", words) for words in said)


@pytest.mark.parametrize("receiver", ["JS", "4D", "QH"])
def test_cb_344_the_chance_that_a_yardage_card_fails_is_that_of_the_cards(receiver: str) -> None:
    throw_holds(receiver, NO_FLAG, "YARDAGE(1)", CardFails, "")


@pytest.mark.parametrize("receiver", ["JS", "4D", "QH", "KD"])
@pytest.mark.parametrize("cover", ["KC", "QC", "3C"])
def test_cb_357_the_chance_of_a_catch_counts_what_the_cover_breaks_up(receiver: str, cover: str) -> None:
    """CB-353, CB-354, CB-358: the prompt told what the next card may cost, and nothing of the catch."""
    throw_holds(receiver, NO_FLAG.replace("9D", cover), "RECEPTION", Caught, "complete")


@pytest.mark.parametrize("ball_on", [55, 64, 72, 80, 90])
def test_cb_182_the_chance_of_a_field_goal_is_that_of_the_cards(ball_on: int) -> None:
    state = between_plays("call", down=4, ball_on=ball_on, marker=min(100, ball_on + 8))
    claim = stated(RULES.claims(state.view(0), Choose("field_goal")), KickIsGood)
    assert claim is not None
    assert frequency(state, "FIELD_GOAL", claim, 0) == pytest.approx(claim.chance, abs=claims.WITHIN)


def ends(view: CardBowlView, first: Sequence[Action], samples: int) -> PlayOdds:
    """How a play ends in positions that are sampled from the view, once these actions are taken and Pro goes on."""
    rng, found = Random(5), []
    facts, to_go = view.facts, view.facts.marker - view.facts.ball_on
    for _ in range(samples):
        state, steps = view.sample(rng), [*first]
        while state.phase is not None and not state.play.how:
            assert state.decision is not None
            legal = state.legal_actions()
            if steps and steps[0] in legal:
                state.push(steps.pop(0))
            else:
                state.push(RULES.pro(state.view(state.decision.seat), legal, rng))
        play = state.play
        gain = (play.end if play.holder == view.seat else FIELD - play.end) - play.los
        found.append(PlayOdds.end(play.holder == view.seat, gain, to_go, FIELD - facts.ball_on))
    return PlayOdds(*(sum(column) / samples for column in zip(*found, strict=True)))


@pytest.mark.parametrize("threatened", [False, True])
def test_how_a_throw_ends_now_and_after_one_more_card_is_what_samples_say(threatened: bool) -> None:
    """CB-342 to CB-360: both bars of the plates."""
    known = (each for each in at({"yardage"}, 40) if each.play.threatened == threatened)
    for state in islice(known, 4):
        assert state.decision is not None
        view = state.view(state.decision.seat)
        now, more = stakes(view, state.legal_actions())
        for stake, first in ((now, [now.action]), (more, [more.action, now.action])):
            assert stake.odds is not None
            assert ends(view, first, 250) == pytest.approx(stake.odds, abs=2 * claims.WITHIN)


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_what_a_call_promises_is_what_dealing_it_again_comes_to(side: str) -> None:
    """The bars of the play sheet: over many deals the chances that are told add up to what happens."""
    phase, sheet = fit_calls.SIDES[side]
    for names in sheet[:: len(sheet) - 1]:
        promises, came, yards = [], [], 0.0
        for seed in range(7000, 7360):
            state = fit_calls.called(seed, phase)
            if state is not None:
                assert state.decision is not None
                name = names[seed % len(names)]
                call = coach.call_named(name)
                assert call is not None
                promised = call_odds(state.view(state.decision.seat), name)
                end = fit_calls.play_out(state, call, Random(seed))
                promises.append(promised.odds)
                came.append(end.odds)
                yards += end.kept * end.gain - promised.yards
        expected, ended = (
            [sum(column) / len(came) for column in zip(*found, strict=True)] for found in (promises, came)
        )
        assert ended == pytest.approx(expected, abs=2 * claims.WITHIN)
        assert yards / len(came) == pytest.approx(0, abs=2)


def test_a_sneak_for_a_yard_or_two_makes_it_as_often_as_its_tile_says() -> None:
    """It said 97 % with a yard to go, where it was 57 %: the distance was fitted by its logarithm alone."""
    told, came = [], []
    sneak = coach.call_named("Sneak")
    assert sneak is not None
    for seed in range(7000, 7700):
        facts = fit_calls.situation(seed).facts
        state = fit_calls.called(seed, "formation") if facts.marker - facts.ball_on <= 2 else None
        if state is not None:
            assert state.decision is not None
            told.append(call_odds(state.view(state.decision.seat), "Sneak").odds.first_down)
            came.append(fit_calls.play_out(state, sneak, Random(seed)).odds.first_down)
    assert len(came) > 50
    assert sum(came) / len(came) == pytest.approx(sum(told) / len(told), abs=2 * claims.WITHIN)


def test_cb_167_the_return_of_a_punt_gains_what_its_plate_says_on_average() -> None:
    for state in islice((each for each in at({"punt_receiver"}, 12) if each.play.caught > 0), 2):
        assert state.decision is not None
        view, rng, gains = state.view(state.decision.seat), Random(3), []
        for _ in range(600):
            after = view.sample(rng)
            after.push(Choose("return"))
            while after.phase is not None and not after.play.how:
                assert after.decision is not None
                after.push(RULES.pro(after.view(after.decision.seat), after.legal_actions(), rng))
            if not after.play.loose:
                gains.append(after.play.end - view.play.caught)
        told = next(each.big for each in stakes(view, state.legal_actions()) if each.head == "Run it back")
        assert sum(gains) / len(gains) == pytest.approx(float(told.removesuffix(" yd")), abs=2.5)


@pytest.mark.parametrize("points", [2, 1, 0, -1, -2])
def test_cb_404_the_chance_to_get_a_loose_ball_is_that_of_the_cards(points: int) -> None:
    state = next(at({"recovery"}, 1))
    assert state.decision is not None
    view, rng, count = state.view(state.decision.seat), Random(5), 0
    stake = next(each for each in stakes(view, state.legal_actions()) if each.action == Declare(points))
    for _ in range(SAMPLES):
        after = view.sample(rng)
        events = after.apply(Declare(points))
        if after.phase is not None and after.phase.name == "recovery":
            events += after.apply(Declare(int(rng.random() * 5) - 2))
        count += next(event.seat for event in events if isinstance(event, Recovered)) == view.seat
    assert float(stake.big.rstrip("%")) / 100 == pytest.approx(count / SAMPLES, abs=claims.WITHIN)


def told(state: CardBowlState, head: str) -> float:
    """The number of a plate."""
    assert state.decision is not None
    found = stakes(state.view(state.decision.seat), state.legal_actions())
    return float(next(each.big for each in found if each.head == head).rstrip("% yd"))


@pytest.mark.parametrize(
    ("head", "action", "samples"), [("Kick for one", "EXTRA_POINT", 300), ("Go for two", "TWO_POINTS", 120)]
)
def test_cb_193_the_chance_of_a_try_is_what_it_comes_to(head: str, action: str, samples: int) -> None:
    state = between_plays("try", next="try", ball_on=98)
    good = 0
    for seed in range(samples):
        after, rng = state.view(0).sample(Random(seed)), Random(seed)
        after.push(parse(action))
        while after.phase is not None and not after.play.how:
            assert after.decision is not None
            after.push(RULES.pro(after.view(after.decision.seat), after.legal_actions(), rng))
        good += after.facts.points[0] > 0
    assert 100 * good / samples == pytest.approx(told(state, head), abs=200 * claims.WITHIN)


@pytest.mark.parametrize(
    ("head", "action"),
    [("Short", "PUNT_CARDS(2,no)"), ("Sideline", "PUNT_CARDS(3,yes)"), ("Deep", "PUNT_CARDS(4,no)")],
)
def test_cb_151_a_punt_flies_as_far_as_its_plate_says_on_average(head: str, action: str) -> None:
    state = between_plays("call", down=4, ball_on=20, marker=30)
    play(state, "PUNT")
    rng, flown = Random(5), []
    for _ in range(400):
        after = state.view(0).sample(rng)
        after.push(parse(action))
        if len(after.play.kicks) == after.play.target:
            flown.append(80 - after.play.caught)
    assert sum(flown) / len(flown) == pytest.approx(told(state, head), abs=1)


def test_cb_160_a_punt_for_the_sideline_goes_out_as_often_as_its_plate_says() -> None:
    state = between_plays("call", down=4, ball_on=20, marker=30)
    play(state, "PUNT")
    plate = next(each for each in stakes(state.view(0), state.legal_actions()) if each.head == "Sideline")
    rng, ends = Random(5), []
    for _ in range(SAMPLES):
        after = state.view(0).sample(rng)
        after.push(plate.action)
        if RED_JOKER not in after.drawn[:3]:
            ends.append(after.play.how == "out")
    said = int(plate.lines[1].partition(": ")[2].partition("%")[0])
    assert said == pytest.approx(100 * sum(ends) / len(ends), abs=3)


def test_cb_153_a_punt_is_blocked_as_often_as_its_plate_says_whatever_lies_open() -> None:
    """All cards are shuffled before it (CB-12): it said 11 % for four cards, and was 8."""
    state = between_plays("call", down=4, ball_on=20, marker=30, single_joker=True)
    state.men[0][0] = RED_JOKER
    state.draw_pile.remove(RED_JOKER)
    play(state, "PUNT")
    plate = next(each for each in stakes(state.view(0), state.legal_actions()) if each.head == "Deep")
    rng, blocked = Random(5), 0
    for _ in range(SAMPLES):
        after = state.view(0).sample(rng)
        after.push(plate.action)
        blocked += RED_JOKER in after.drawn[:4]
    said = int(plate.lines[1].rpartition(": ")[2].rstrip("%."))
    assert said == pytest.approx(100 * blocked / SAMPLES, abs=2)


@pytest.mark.parametrize("ball_on", [25, 42, 62])
def test_cb_149_a_punt_leaves_them_about_where_its_plate_says_after_their_return(ball_on: int) -> None:
    """It was called usual, beside three others on the next plates."""
    state = between_plays("call", down=4, ball_on=ball_on, marker=ball_on + 8)
    view, net = state.view(0), []
    for seed in range(200):
        after, rng = view.sample(Random(seed)), Random(seed)
        after.push(parse("PUNT"))
        while after.facts.next == "call" and after.facts.offense == 0 and after.phase is not None:
            assert after.decision is not None
            after.push(RULES.pro(after.view(after.decision.seat), after.legal_actions(), rng))
        if after.facts.next == "call":
            net.append(FIELD - ball_on - after.facts.ball_on)
    assert sum(net) / len(net) == pytest.approx(told(state, "Punt"), abs=5)


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_near_the_goal_line_a_call_scores_as_often_as_its_tile_says(side: str) -> None:
    phase, sheet = fit_calls.SIDES[side]
    told, came = [], []
    for seed in range(12000, 12500):
        to_goal = FIELD - fit_calls.situation(seed).facts.ball_on
        state = fit_calls.called(seed, phase) if to_goal <= NEAR_GOAL else None
        if state is None or state.decision is None:
            continue
        view, ends = state.view(state.decision.seat), good_ends(to_go(state.view(0)), to_goal)
        call = coach.call_named(sheet[seed % len(sheet)][0])
        assert call is not None
        case = fit_calls.play_out(state, call, Random(seed))
        told.append(call_odds(view, call.name).odds[3 + ends.index("touchdown")])
        came.append(case.odds[3 + ends.index("touchdown")])
    assert len(told) > 90
    assert sum(told) / len(told) == pytest.approx(sum(came) / len(came), abs=2 * claims.WITHIN)


def test_cb_112_how_often_a_return_gets_past_the_20_is_what_samples_say() -> None:
    for state in islice(at({"kick_return"}, 6), 0, 6, 2):
        assert state.decision is not None
        view, rng, past, samples = state.view(state.decision.seat), Random(5), 0, 400
        for _ in range(samples):
            after = view.sample(rng)
            while after.phase is not None and after.phase.name == "kick_return":
                after.push(Choose("return"))
            while after.phase is not None and not after.play.how:
                assert after.decision is not None
                after.push(RULES.pro(after.view(after.decision.seat), after.legal_actions(), rng))
            past += after.play.holder == view.seat and after.play.end > 20
        assert 100 * past / samples == pytest.approx(told(state, "Run it back"), abs=200 * claims.WITHIN)


def test_a_chance_that_is_wrong_is_found() -> None:
    state = between_plays("call", down=4, ball_on=80, marker=90)
    assert frequency(state, "FIELD_GOAL", KickIsGood(0, chance=0.5), 0) > 0.5 + claims.WITHIN


def test_cb_426_both_results_of_a_flag_are_what_then_happens() -> None:
    told = set()
    for state in at({"penalty_decision"}, 60):
        assert state.decision is not None
        seat = state.decision.seat
        view = state.view(seat)
        for answer in ("accept", "decline"):
            said = in_words(view, Choose(answer))
            after = state.clone()
            events = after.apply(Choose(answer))
            scored = [event for event in events if isinstance(event, Scored)]
            spotted = [event for event in events if isinstance(event, BallSpotted) and event.why != "try"]
            told.add(said.split()[0])
            if scored:
                assert said == _points(scored[0], seat)
            elif spotted:
                whose = "your" if spotted[-1].seat == seat else "their"
                ball_on = spotted[-1].ball_on
                mine = (ball_on < 50) == (spotted[-1].seat == seat)
                where = "midfield" if ball_on == 50 else f"{'your' if mine else 'their'} {min(ball_on, 100 - ball_on)}"
                assert said.startswith(f"{whose} ball at {where}"), (said, events)
            else:
                assert said in ("a kickoff", "a free kick", "the try again", "a try", "the period is over"), said
            assert "opp " not in said
            assert "own " not in said
    assert {"your", "their"} <= told


def _points(event: Scored, seat: int) -> str:
    return f"{event.points} point{'' if event.points == 1 else 's'} for {'you' if event.seat == seat else 'them'}"


def test_what_no_card_decides_is_claimed() -> None:
    """Answers that draw nothing say where the ball will lie, and what is scored."""
    rare = {"penalty_decision", "kick_return", "caught_behind", "scramble_sideline", "downing"}
    claimed = dict.fromkeys({*rare, "timeout_offense", "run_off"}, 0)
    for state in (*at(rare, 80), *at({"timeout_offense", "run_off"}, 60)):
        assert state.decision is not None
        view = state.view(state.decision.seat)
        for action in state.legal_actions():
            claims.exact_claims_hold(RULES, state, action)
            found = RULES.claims(view, action)
            claimed[state.phase.name] += stated(found, BallAt) is not None or stated(found, Scores) is not None
        claims.standing_holds(RULES, state)
    assert claimed["penalty_decision"] > 5
    assert claimed["kick_return"] > 0


def test_an_answer_that_draws_cards_is_not_foretold() -> None:
    for state in at({"kick_return"}, 5):
        assert state.decision is not None
        assert outcome(state.view(state.decision.seat), Choose("return")) is None


def test_what_an_act_may_lose_stands_in_its_prompt() -> None:
    risks = {
        "kick_return": "A red joker fumbles.",
        "punt_receiver": "A red joker fumbles",
        "interception": "A red joker fumbles.",
        "sideline": "A red joker is a fumble.",
        "yardage": "one more?…ends the play.",
        "recovery": "wins it and may run",
        "run_off": "gives them more cards.",
        "caught_behind": "behind the line",
    }
    seen = set()
    for state in (*at(set(risks), 150), *at({"kick_return"}, 3), *at({"punt_receiver"}, 10)):
        assert state.decision is not None
        prompt = RULES.words.prompt(state.view(state.decision.seat), NAMES)
        name = state.phase.name
        assert all(part in prompt for part in risks[name].split("…")) or "In your end zone" in prompt, name
        assert len(prompt.split()) <= 12
        seen.add(name)
    assert {"kick_return", "yardage", "recovery", "run_off"} <= seen
