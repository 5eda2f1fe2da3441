"""The coach: whole gestures with a reason, and calls that are carried out to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.contract import IllegalAction
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl.actions import Choose, Sneak, Yardage
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import BACKS, SLOT
from game.variants.card_bowl.players import passing
from game.variants.card_bowl.players.calls import DEFENSE, DEFENSES, PLAY, PLAYS
from game.variants.card_bowl.players.evaluation import points_of_spot
from game.variants.card_bowl.players.fourth_down import FIELD_GOAL, KICKOFF_START, fourth_down_choices
from game.variants.card_bowl.players.in_the_air import InTheAir, further_cards
from game.variants.card_bowl.players.passing import card_odds
from game.variants.card_bowl.players.prospects import Prospect, Prospects
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.positions import play, scrimmage, thrown
from tests.game.card_bowl.positions import state as between_plays
from tests.game.card_bowl.pros import decisions
from tests.play import asked

DEALS = 12
ACTS = {"inside": "rush", "sweep": "rush", "sneak": "sneak", "short": "pass", "deep": "pass", "screen": "screen"}


def lined_up(seed: int) -> CardBowlState:
    """A state where the offense has its hand and chooses its formation."""
    state, _ = RULES.start(RULES.complete({}), seed)
    while state.phase.name != "formation":
        view = state.view(asked(state).seat)
        state.push(coach.advise(view, state.legal_actions()).actions[0])
    return state


def scrimmage_plays() -> Iterator[CardBowlState]:
    for seed in range(DEALS):
        yield lined_up(seed)


def carried_out(state: CardBowlState, offense: coach.AnyCall, defense: coach.Call) -> CardBowlState:
    """The state when the calls of both sides say nothing more."""
    while state.phase is not None:
        seat = asked(state).seat
        legal = state.legal_actions()
        call = offense if seat == state.play.offense else defense
        steps = coach.steps(call, state.view(seat), legal)
        if not steps:
            break
        for action in steps:
            state.apply(action)
    return state


@pytest.mark.parametrize("call", PLAYS, ids=lambda call: call.name)
def test_d24_a_play_of_the_sheet_is_carried_out_as_it_is_named(call: coach.PlayCall) -> None:
    seen = set()
    for made in scrimmage_plays():
        assert call in coach.plays(made.view(made.play.offense))
        play_record = carried_out(made, call, DEFENSE["Base"]).play
        seen.add(play_record.act)
    assert seen - {""} == {ACTS[call.aim]}  # a snap may end the play, and so may an automatic sack


@pytest.mark.parametrize("call", DEFENSES, ids=lambda call: call.name)
def test_d21_a_call_of_the_defense_answers_until_the_play_is_run(call: coach.DefenseCall) -> None:
    for made in scrimmage_plays():
        after = carried_out(made, PLAY["Short pass"], call)
        assert after.phase is None or asked(after).kind not in (*coach.ANSWERING, "window")
        assert coach.plays(after.view(asked(after).seat)) == () or after.phase.name == "formation"


def test_there_are_eight_plays_and_six_defenses_each_with_a_name_and_a_reason() -> None:
    assert (len(PLAYS), len(DEFENSES)) == (8, 6)
    for call in (*PLAYS, *DEFENSES):
        assert call.why.endswith(".")


def test_item_26_the_hand_is_arranged_in_one_gesture() -> None:
    for made in scrimmage_plays():
        seat = made.play.offense
        advice = coach.advise(made.view(seat), made.legal_actions())
        assert len(advice.actions) == 12
        for action in advice.actions:
            made.apply(action)
        assert asked(made).seat != seat


def test_item_26_a_run_puts_the_best_card_at_the_carrier_and_a_pass_at_the_quarterback() -> None:
    for name, best in (("Inside run left", "back"), ("Deep pass", "quarterback")):
        for made in scrimmage_plays():
            seat = made.play.offense
            for action in coach.steps(PLAY[name], made.view(seat), made.legal_actions()):
                made.apply(action)
            man = made.men[seat].index(max(made.men[seat]))
            assert ("quarterback" if man == 0 else "back") == best
            assert man == 0 or made.play.slots[man] >= 14


def test_the_coach_says_the_same_when_it_is_asked_again() -> None:
    for made in scrimmage_plays():
        view = made.view(asked(made).seat)
        assert coach.advise(view, made.legal_actions()) == coach.advise(view, made.legal_actions())


def test_item_27_prospects_are_listed_best_first_with_a_chance() -> None:
    state = lined_up(3)
    while state.phase.name != "window":
        view = state.view(asked(state).seat)
        state.push(coach.advise(view, state.legal_actions()).actions[0])
    found = coach.prospects(state.view(state.play.offense), state.legal_actions())
    assert found
    assert [each.yards for each in found] == sorted((each.yards for each in found), reverse=True)
    assert all(0 <= each.first_down <= 1 for each in found)


def test_a_call_says_nothing_to_the_other_side() -> None:
    state = lined_up(1)
    view = state.view(1 - state.play.offense)
    assert coach.plays(view) == ()
    assert coach.follow(PLAY["Screen"], view, state.legal_actions()) is None
    with pytest.raises(IllegalAction):
        play(state, "FRONT(Nickel)")


def test_item_28_another_yardage_card_is_told_with_its_odds() -> None:
    made = scrimmage("QB=QH RW1=JS", drawn="6D 5C 5D 3C 3H", window=1)
    play(made, "THROW(RW1,right)", "EXTRA(8)")
    odds = card_odds(made.view(0))
    assert made.phase.name == "yardage"
    assert 0.6 < odds.survives < 0.85  # a quarter of the cards has the receiver's suit
    assert odds.sacked == 0
    assert 0 < odds.intercepted < 0.05


@pytest.mark.parametrize(
    ("ball_on", "marker", "what"),
    [
        (76, 80, "FIELD_GOAL"),
        (94, 98, "FIELD_GOAL"),
        (96, 97, "SCRIMMAGE"),
        (50, 51, "SCRIMMAGE"),
        (82, 83, "FIELD_GOAL"),
    ],
)
def test_note_24_a_short_kick_is_taken_but_for_a_yard_in_the_middle_or_before_the_goal(
    ball_on: int, marker: int, what: str
) -> None:
    """Two yards are what is played for."""
    made = between_plays("call", ball_on=ball_on, marker=marker, down=4)
    action, _ = coach.favored(made.view(0), made.legal_actions())
    assert str(action) == what


@pytest.mark.parametrize(
    ("ball_on", "marker", "what"), [(20, 38, "PUNT"), (83, 99, "FIELD_GOAL"), (55, 56, "SCRIMMAGE")]
)
def test_item_30_fourth_down_is_punted_kicked_or_played(ball_on: int, marker: int, what: str) -> None:
    made = between_plays("call", down=4, ball_on=ball_on, marker=marker)
    choices = fourth_down_choices(made.view(0).facts)
    assert str(choices[0].action) == what
    assert {str(choice.action) for choice in choices} == {"PUNT", "FIELD_GOAL", "SCRIMMAGE"}
    assert all(0 <= choice.success <= 1 for choice in choices)


@pytest.mark.parametrize(("ball_on", "theirs"), [(95, 20), (88, 20), (80, 28)])
def test_a_missed_kick_is_valued_where_it_gives_them_the_ball(ball_on: int, theirs: int) -> None:
    """At the spot of the kick or on their 20 (CB-191): inside the 12, too, the spot of the kick was valued."""
    made = between_plays("call", down=4, ball_on=ball_on, marker=99)
    kick = next(each for each in fourth_down_choices(made.view(0).facts) if each.action == Choose("field_goal"))
    good = kick.success * (FIELD_GOAL - points_of_spot(KICKOFF_START))
    assert kick.leaves == theirs
    assert kick.points == pytest.approx(good - (1 - kick.success) * points_of_spot(theirs))


@pytest.mark.parametrize("seed", range(6))
def test_a_pass_that_is_aimed_at_a_man_goes_to_him_and_his_card_is_the_best_of_the_ends(seed: int) -> None:
    """The man is called with the play: he gets the card, and the ball unless the play breaks down before."""
    thrown = 0
    for name in ("Short pass", "Deep pass"):
        for target in coach.targets(PLAY[name]):
            state = lined_up(seed)
            aimed = coach.call_named(f"{name} to {target}")
            assert isinstance(aimed, coach.Aimed)
            carried_out(state, aimed, DEFENSE["Base"])
            play, seat = state.play, state.play.offense
            ends = [man for man, slot in enumerate(play.slots) if slot >= SLOT["LTE"]]
            best = max(ends, key=lambda man: state.men[seat][man])
            assert play.slots[best] == aimed.slot
            if play.act == "pass":
                assert play.slots[play.carrier] == aimed.slot
                thrown += 1
    assert thrown


@pytest.mark.parametrize("target", coach.CLOSE_TARGETS)
def test_cb_348_a_short_pass_goes_to_a_tight_end_or_a_back_who_is_kept_free_for_it(target: str) -> None:
    """CB-267, CB-283: who is thrown to neither blocks in step 5 nor picks up the rush; only receivers were offered."""
    thrown = 0
    for seed in range(10):
        state = lined_up(seed)
        aimed = coach.call_named(f"Short pass to {target}")
        assert isinstance(aimed, coach.Aimed)
        carried_out(state, aimed, DEFENSE["Base"])
        play = state.play
        man = play.slots.index(SLOT[target])
        assert play.lanes[man] == NO_LANE, "he blocks nobody"
        if play.act == "pass":
            assert play.carrier == man
            thrown += 1
    assert thrown >= 6


def test_a_deep_pass_is_offered_to_receivers_alone() -> None:
    """CB-348, CB-349: backs have one yardage card at most."""
    assert coach.targets(PLAY["Short pass"]) == ("LW1", "LW2", "RW2", "RW1", *coach.CLOSE_TARGETS)
    assert coach.targets(PLAY["Deep pass"]) == ("LW1", "LW2", "RW2", "RW1")
    assert coach.call_named("Deep pass to BL") is None


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_screen_goes_to_the_side_that_was_called_with_it(side: str) -> None:
    for seed in range(4):
        state = lined_up(seed)
        aimed = coach.call_named(f"Screen to {side}")
        assert aimed is not None
        carried_out(state, aimed, DEFENSE["Base"])
        if state.play.act == "screen":
            assert (state.play.low + state.play.high) * (-1 if side == "left" else 1) > 0


def test_a_screen_goes_to_the_back_with_the_best_card_even_if_all_promise_a_loss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It went to a back with a 2, who dropped it for sure, while a king stood free."""
    state = lined_up(0)
    aimed = coach.Aimed(PLAY["Screen"]._replace(formations=("Pro set",)), "left")

    def backs() -> dict[int, int]:
        men = state.men[state.play.offense]
        return {man: VALUE[men[man]] for man, slot in enumerate(state.play.slots) if slot in BACKS}

    def judge(_: Prospects, action: Any) -> Prospect:
        value = backs()[state.play.slots.index(SLOT[action.carrier])]
        return Prospect(action, 0.0, -value, 0.0, 0.0)

    monkeypatch.setattr(Prospects, "judge", judge)
    carried_out(state, aimed, DEFENSE["Base"])
    play, values = state.play, backs()
    assert play.act == "screen"
    assert values[play.carrier] == max(values.values()) > min(values.values())


@pytest.mark.parametrize(("gain", "told"), [(0.9, "About 1 yard "), (6.6, "About 7 yards "), (-2.0, "About 0 yards ")])
def test_a_promise_counts_yards_in_good_english(gain: float, told: str) -> None:
    assert told in Prospect(Sneak(0, 0), gain, gain, 0.5, 0.02).why


def test_chances_are_told_in_one_form_and_a_run_that_cannot_break_says_nothing_of_it() -> None:
    sneak = Prospect(Sneak(0, 0), 2.0, 1.5, 0.5, 0.02)
    assert sneak.why == "About 2 yards on average: makes the distance 50%, loses the ball 2%."
    rush = sneak._replace(breaks=0.1)
    assert rush.why == "About 2 yards on average: makes the distance 50%, breaks free 10%, loses the ball 2%."


@pytest.mark.parametrize(
    ("big", "facts"),
    [
        (False, {"ball_on": 20}),
        (False, {"ball_on": 30, "down": 2, "period": 2, "clock": 2}),
        (True, {"ball_on": 30, "down": 2, "period": 1, "clock": 2}),
        (True, {"ball_on": 9}),
        (True, {"ball_on": 80}),
        (True, {"ball_on": 50, "down": 3}),
        (True, {"ball_on": 50, "period": 4}),
    ],
)
def test_a_big_moment_is_a_late_down_a_goal_line_or_the_end_of_a_half(big: bool, facts: dict[str, int]) -> None:
    """A touchback was one, and the end of each quarter: with five plays to a quarter nearly every play."""
    state = between_plays("call", timing="simple1", plays_per_quarter=5, **{"down": 1, "clock": 5, **facts})
    assert coach.is_big(state.view(0)) == big


@pytest.mark.parametrize(
    ("phase", "facts", "action"),
    [
        ("timeout_offense", {"timing": "complex", "clock": 100, "period": 0}, "NO_TIMEOUT"),
        ("run_off", {"timing": "complex", "clock": 100, "period": 0}, "RUN_OFF(7)"),
    ],
)
def test_what_hardly_anybody_changes_passes_by_itself_unless_that_is_switched_off(
    phase: str, facts: dict[str, Any], action: str
) -> None:
    """Each is an act of the player's own."""
    made = between_plays(phase, **facts)
    coaching = Coaching()
    view, legal = made.view(0), made.legal_actions()
    assert [str(each) for each in coaching.automatic_actions(view, legal)] == [action]
    coaching.plain_pass = False
    assert not coaching.automatic_actions(view, legal)


def test_one_point_or_two_is_asked_after_each_touchdown() -> None:
    """Newcomers had learned to choose, and the extra point was kicked without them."""
    made = between_plays("try", next="try", ball_on=98, period=0)
    assert not Coaching().automatic_actions(made.view(0), made.legal_actions())


def test_the_coach_does_not_praise_a_card_that_makes_everything_less_likely() -> None:
    """CB-344: he named "One more card" with a touchdown at 64 % over "Throw it" with 70 %."""
    made = thrown("JD QC 5C", "YARDAGE(1)", ball_on=86, marker=100, receiver="8S")
    view, deep = made.view(0), next(call for call in PLAYS if call.name.startswith(coach.DEEP))
    air = InTheAir(view)
    assert isinstance(passing.yardage(view, deep=True)[0], Yardage), "Pro draws on"
    assert air.now().odds.first_down > air.after_more().odds.first_down
    action, why = coach.favored(view, made.legal_actions(), deep)
    assert (str(action), why) == ("RECEPTION", "More cards only make it less likely.")
    hopeful = thrown("8D 9C", "YARDAGE(1)", ball_on=80)
    assert isinstance(coach.favored(hopeful.view(0), hopeful.legal_actions(), deep)[0], Yardage)


def test_no_card_is_proposed_that_by_the_chances_on_the_table_is_not_worth_its_risk() -> None:
    """A second card for 22 % instead of 30 %, with fewer first downs and more lost balls, had the coach's star."""
    let_go = drawn = 0
    for seed in range(4):
        for _, view, legal, _ in decisions(seed):
            if view.phase == "yardage" and len(legal) > 1:
                further, (action, why) = further_cards(view), coach.favored(view, legal)
                dear = further.cost and further.make_it_less
                assert not (dear and isinstance(action, Yardage))
                let_go += dear and why == "More yards are not worth the risk."
                drawn += isinstance(action, Yardage)
    assert let_go
    assert drawn
