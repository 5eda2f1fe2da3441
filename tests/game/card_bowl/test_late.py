"""Pro and the coach know what the time that is left asks of a side (notes 24, 29 and 30 of the rulebook)."""

from __future__ import annotations

from random import Random

import pytest

from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import Choose, Yardage
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.coach import Aimed, targets
from game.variants.card_bowl.coaching import liked
from game.variants.card_bowl.facts import Foul
from game.variants.card_bowl.players import call_odds
from game.variants.card_bowl.players.call_odds import shown_odds
from game.variants.card_bowl.players.calling import play_of, proposed, ranked
from game.variants.card_bowl.players.calls import PASSES, PLAYS
from game.variants.card_bowl.players.last_plays import last_play_choices, needed_score
from game.variants.card_bowl.players.late import TWO_POINTS, to_make
from game.variants.card_bowl.players.passing import card_odds
from game.variants.card_bowl.stakes import stakes
from game.variants.card_bowl.state import CardBowlState
from tests.claims import reasons_tell_what_is_claimed
from tests.game.card_bowl.positions import ended, state
from tests.play import asked

LAST_QUARTER, FIRST_HALF, ONE_QUARTER = 3, 1, 16


def advised(made: CardBowlState) -> str:
    return str(RULES.pro(made.view(asked(made).seat), made.legal_actions(), Random(1)))


@pytest.mark.parametrize(
    ("points", "period", "timing", "left", "down", "ball_on", "chosen"),
    [
        ((7, 9), LAST_QUARTER, "simple1", 1, 1, 75, "FIELD_GOAL"),
        ((7, 7), ONE_QUARTER, "simple1", 1, 2, 75, "FIELD_GOAL"),
        ((7, 9), LAST_QUARTER, "complex", 3, 1, 75, "FIELD_GOAL"),
        ((0, 0), FIRST_HALF, "simple1", 1, 1, 75, "FIELD_GOAL"),
        ((7, 9), LAST_QUARTER, "simple1", 2, 1, 75, "SCRIMMAGE"),
        ((7, 14), LAST_QUARTER, "simple1", 1, 4, 75, "SCRIMMAGE"),
        ((7, 9), LAST_QUARTER, "simple1", 1, 4, 40, "SCRIMMAGE"),
        ((14, 7), LAST_QUARTER, "simple1", 3, 2, 40, "KNEEL"),
        ((14, 7), LAST_QUARTER, "simple1", 1, 4, 40, "KNEEL"),
        ((14, 7), LAST_QUARTER, "simple1", 4, 2, 40, "SCRIMMAGE"),
        ((7, 14), LAST_QUARTER, "simple1", 3, 2, 40, "SCRIMMAGE"),
        ((14, 7), LAST_QUARTER, "simple1", 4, 1, 1, "SCRIMMAGE"),
        ((14, 7), LAST_QUARTER, "complex", 20, 1, 4, "SCRIMMAGE"),
        ((14, 7), LAST_QUARTER, "complex", 2, 1, 40, "KNEEL"),
    ],
)
def test_on_the_last_plays_a_side_kicks_kneels_or_goes_for_it(
    points: tuple[int, int], period: int, timing: str, left: int, down: int, ball_on: int, chosen: str
) -> None:
    """A field goal where three points are enough, on any down; a knee where that runs out the match (CB-59)."""
    facts = {"points": list(points), "period": period, "timing": timing, "clock": left, "down": down}
    assert advised(state("call", ball_on=ball_on, **facts)) == chosen


@pytest.mark.parametrize(
    ("points", "chosen", "lines"),
    [
        ((6, 7), "EXTRA_POINT", (("Good: a tie, and overtime.", "If not: you lose."),
                                 ("Good: you win.", "If not: you lose."))),
        ((6, 8), "TWO_POINTS", (("Good: you lose.", "If not: you lose."),
                                ("Good: a tie, and overtime.", "If not: you lose."))),
        ((6, 6), "EXTRA_POINT", (("Good: you win.", "If not: a tie, and overtime."),) * 2),
    ],
)  # fmt: skip
def test_a_try_without_time_left_says_how_the_match_ends_and_has_its_true_chance_to_win(
    points: tuple[int, int], chosen: str, lines: tuple[tuple[str, str], ...]
) -> None:
    """At 6 to 7 a hint gave going for two a chance of 72 % to win, beside 45 % to make it."""
    made = state("try", next="try", points=list(points), period=ONE_QUARTER, timing="simple1", clock=0)
    assert advised(made) == chosen
    plates = stakes(made.view(0), made.legal_actions())
    assert tuple(plate.lines for plate in plates) == lines
    made.push(Choose("two_points"))
    found = RULES.chances(made)
    assert found is not None
    worth = {6: 1.0, 7: TWO_POINTS, 8: TWO_POINTS / 2}
    tied = (1 - TWO_POINTS) / 2 if points[1] == 6 else 0.0
    assert found[0] == pytest.approx(worth[points[1]] if points[1] != 6 else TWO_POINTS + tied)


@pytest.mark.parametrize(
    ("points", "scored"),
    [((6, 6), "you win"), ((0, 5), "you win"), ((0, 7), "the try decides"), ((0, 9), "you still lose")],
)
def test_the_last_play_shows_the_chance_of_points_on_any_down(points: tuple[int, int], scored: str) -> None:
    """Go, punt, kick and kneel stood there without any odds, and play tiles told first downs that were of no use."""
    facts = {"points": list(points), "period": ONE_QUARTER, "timing": "simple1", "clock": 1, "ball_on": 62}
    made = state("call", down=3, **facts)
    view = made.view(0)
    go, kick = stakes(view, made.legal_actions())
    assert go.says == ("a touchdown",)
    assert go.lines[0] == f"Made: {scored}."
    assert (kick.big, go.big) == ("6%", "7%")
    assert "first" not in RULES.words.prompt(view, ("Gulls", "Foxes"))


def test_on_the_last_play_a_call_makes_it_with_a_touchdown_alone() -> None:
    shown = []
    for clock in (1, 2):
        made = state("call", points=[6, 6], period=ONE_QUARTER, timing="simple1", clock=clock, ball_on=62)
        made = made.view(0).sample(Random(1))
        while made.phase.name != "formation":
            made.push(Choose("scrimmage") if made.phase.name == "call" else made.legal_actions()[0])
        shown.append((to_make(made.view(0)), shown_odds(made.view(0), "Deep pass").odds))
    (last, scores), (usual, makes) = shown
    assert (last, usual) == (38, 10)
    assert scores.long == 0.0 < scores.makes < makes.long
    assert sum(scores) == pytest.approx(1.0)


def test_going_for_it_on_the_last_play_promises_what_the_best_call_of_the_sheet_does_with_a_usual_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The plate said 7 %, and then no call of the sheet had more than 2 %."""
    made = state("call", points=[6, 6], period=ONE_QUARTER, timing="simple1", clock=1, ball_on=54)
    view = made.view(0)
    (go, _), facts = stakes(view, made.legal_actions()), view.facts
    usual = [VALUE.index(value) for value in (13, 12, 12, *[9] * 7)]
    monkeypatch.setattr(call_odds, "own_cards", lambda view: usual)
    made.play.offense = 0
    names = [name for play in PLAYS for name in (play.name, *(Aimed(play, man).name for man in targets(play)))]
    best = max(call_odds.shown_odds(made.view(0), name).odds.first_down for name in names)
    assert go.big == f"{round(100 * best)}%"
    assert last_play_choices(facts)[0].success == pytest.approx(best)


def about_to_call(left: int, points: list[int], ball_on: int) -> CardBowlState:
    """Returns a state in which the first side calls one of the last plays, with some cards."""
    made = state("call", points=points, period=ONE_QUARTER, timing="simple1", clock=left, down=2, ball_on=ball_on)
    made = made.view(0).sample(Random(1))
    while made.phase.name != "formation":
        made.push(Choose("scrimmage") if made.phase.name == "call" else made.legal_actions()[0])
    return made


@pytest.mark.parametrize("left", [1, 2])
def test_stars_on_the_last_plays_mark_what_brings_the_points_that_are_needed(left: int) -> None:
    """With a tie on the last play a run had a star that cannot reach the end zone."""
    made = about_to_call(left, [7, 7], 54)
    view = made.view(0)
    scores = {row.call.name: needed_score(view.facts, row.odds) for row in proposed(view)}
    best = max(scores.values())
    assert scores[liked(view)[0]] == best
    assert all(scores[name] >= 0.9 * best for name in liked(view))
    assert not [name for name in liked(view) if "run" in name]


@pytest.mark.parametrize(
    ("facts", "missed"),
    [({}, "a tie, and overtime"), ({"overtime": "none"}, "a tie"), ({"period": 4}, "a tie")],
)
def test_a_level_end_names_overtime_only_where_one_follows(facts: dict[str, object], missed: str) -> None:
    made = state("call", **{"period": ONE_QUARTER, "timing": "simple1", "clock": 1, **facts})
    assert {plate.lines[1] for plate in stakes(made.view(0), made.legal_actions())} == {f"If not: {missed}."}


def test_while_there_are_more_plays_a_try_says_nothing_of_the_end() -> None:
    made = state("try", next="try", points=[6, 7], period=ONE_QUARTER, timing="simple1", clock=3)
    assert not any(plate.lines for plate in stakes(made.view(0), made.legal_actions()))
    assert RULES.last_chances is not None
    assert RULES.last_chances(made) is None


@pytest.mark.parametrize(("ball_on", "runs"), [(60, False), (97, True)])
def test_runs_are_called_at_the_goal_line_though_time_is_short(ball_on: int, runs: bool) -> None:
    """On a two-point try with no play left sweeps at 79 % had no star, and throws at 45 % had."""
    made = state("call", points=[0, 7], period=ONE_QUARTER, timing="simple1", clock=2, ball_on=ball_on)
    while made.phase.name != "formation":
        made.push(RULES.pro(made.view(asked(made).seat), made.legal_actions(), Random(1)))
    assert runs == any(each.call.name.startswith("Sweep") for each in ranked(made.view(0)))


def share_behind_the_line(**facts: object) -> float:
    """How many of two hundred hands run, sneak, or toss the ball to a back."""
    runs = 0
    for seed in range(200):
        made = state("call", **facts).view(0).sample(Random(seed))
        while made.phase.name != "formation":
            made.push(RULES.pro(made.view(asked(made).seat), made.legal_actions(), Random(seed)))
        runs += play_of(made.view(0)).aim not in PASSES
    return runs / 200


def test_a_side_that_is_behind_throws_when_two_plays_are_left_and_on_third_and_long() -> None:
    behind = {"points": [0, 3], "period": ONE_QUARTER, "timing": "simple1", "ball_on": 40}
    hurried, usual = (share_behind_the_line(**behind, clock=left) for left in (2, 12))
    assert hurried < usual
    assert share_behind_the_line(ball_on=40, marker=52, down=3) < share_behind_the_line(ball_on=40, marker=41, down=3)


def test_on_the_last_play_a_throw_goes_on_until_it_reaches_the_end_zone() -> None:
    """A catch short of it would end the match, so that no further card is worse than that."""
    answers = []
    for seed in range(60):
        facts = {"points": [0, 7], "period": ONE_QUARTER, "timing": "simple1", "ball_on": 40, "clock": 1}
        made, rng = state("call", **facts).view(0).sample(Random(seed)), Random(seed)
        while made.facts.clock and not (made.phase.name == "yardage" and len(made.legal_actions()) > 1):
            made.push(RULES.pro(made.view(asked(made).seat), made.legal_actions(), rng))
        if made.facts.clock and card_odds(made.view(0)).yards < 50:
            answers.append(advised(made))
    assert len(answers) > 20
    assert set(answers) == {str(Yardage(1))}


def test_a_side_that_is_behind_takes_no_answer_to_a_flag_that_ends_the_match() -> None:
    """Accepting gives the down again; declining ends the match with a defeat."""
    foul = Foul(1, 5, "los", False, "offside", 0, False, "CB-1")
    made = ended("dead", 60, points=[0, 7], period=ONE_QUARTER, clock=1, timing="simple1", record={"foul": foul})
    assert made.phase.name == "penalty_decision"
    assert advised(made) == "ACCEPT"


@pytest.mark.parametrize("ball_on", [30, 55, 80, 92])
@pytest.mark.parametrize("left", [1, 2])
def test_a_reason_on_the_last_plays_tells_only_what_is_claimed(ball_on: int, left: int) -> None:
    """It told the figures of the sheet, while those of another list were claimed."""
    made = about_to_call(left, [0, 7], ball_on)
    for action in made.legal_actions():
        reasons_tell_what_is_claimed(RULES, made, action, Random(1))


@pytest.mark.parametrize(("points", "down", "said"), [([3, 0], 1, True), ([0, 0], 1, False), ([3, 0], 4, False)])
def test_who_leads_reads_what_a_kneel_is_for(points: list[int], down: int, said: bool) -> None:
    """CB-59: a newcomer who led with the last play was asked "What do you play?", and did not know a kneel."""
    made = state("call", points=points, period=ONE_QUARTER, timing="simple1", clock=2, down=down)
    assert RULES.words.prompt(made.view(0), ("Gulls", "Foxes")).startswith("You lead: a kneel") == said
