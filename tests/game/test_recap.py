"""The recap of a match from its events: numbers counted by hand, and the fitting sentence."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.contract import DriveEnd, Ending, Event, ScoreKind
from game.events import DriveAdvanced, DriveBegan, DriveEnded, PeriodBegan, PeriodEnded, Scored, TakenUp
from game.recap import Figures, Period, Recap, ScoreMark, recap
from game.recap_words import story
from tests.scenes.matches import played, setup_of

GULLS, FOXES = 0, 1
NOTHING = Figures(0, 0, 0, 0)
CHANGED = "The lead changed hands 2 times before Gulls had the last word."


def went(seat: int, gain: int, plays: int = 1) -> DriveAdvanced:
    return DriveAdvanced(clause="JF-26", seat=seat, gain=gain, plays=plays)


def drive(seat: int) -> DriveBegan:
    return DriveBegan(clause="JF-26", seat=seat)


def over(seat: int, how: DriveEnd, points: int = 0) -> DriveEnded:
    return DriveEnded(clause="JF-57", seat=seat, how=how, points=points)


def scored(seat: int, points: int, score: tuple[int, int]) -> Scored:
    how = ScoreKind.TOUCHDOWN if points == 7 else ScoreKind.FIELD_GOAL
    return Scored(clause="JF-51", seat=seat, points=points, how=how, score=score)


def began(period: int) -> PeriodBegan:
    return PeriodBegan(clause="JF-69", period=period, dealer=0)


def told(*history: Sequence[Event]) -> Recap:
    """Returns the recap of a finished match with this history."""
    match = played(setup_of())
    match.history = [list(events) for events in history]
    return recap(match)


def test_drives_yards_stops_and_the_longest_drive_are_counted() -> None:
    end = PeriodEnded(clause="JF-66", period=0, score=(7, 0))
    found = told(
        [began(0)],
        [drive(GULLS), went(GULLS, 30)],
        [drive(FOXES), went(FOXES, 50)],
        [went(GULLS, 20), went(GULLS, -20, plays=-1)],
        [over(FOXES, DriveEnd.WIPED)],
        [drive(FOXES), went(FOXES, 10)],
        [went(GULLS, 70), scored(GULLS, 7, (7, 0)), over(GULLS, DriveEnd.TOUCHDOWN, 7)],
        [drive(GULLS), went(GULLS, 15)],
        [over(GULLS, DriveEnd.TIME), over(FOXES, DriveEnd.TIME), end, began(1)],
        [drive(GULLS), went(GULLS, 25)],
    )
    assert found.figures == (Figures(3, 140, 0, 100), Figures(2, 10, 1, 10, 1)), (
        "a play that was taken off stops no drive"
    )


@pytest.mark.parametrize("how", DriveEnd)
def test_a_drive_that_gave_the_ball_away_without_points_was_stopped(how: DriveEnd) -> None:
    """Stops were once counted only for wiped plays."""
    (figures, _) = told([began(0)], [drive(GULLS), went(GULLS, 30)], [over(GULLS, how)]).figures
    kept = {DriveEnd.TOUCHDOWN, DriveEnd.FIELD_GOAL, DriveEnd.TIME, DriveEnd.OUT_OF_CARDS}
    assert figures.stopped == (how not in kept)


def test_a_drive_that_ended_in_a_safety_was_stopped() -> None:
    """Of three drives that brought nothing only two were counted."""
    points = Scored(clause="BO-66", seat=FOXES, points=2, how=ScoreKind.SAFETY, score=(0, 2))
    safety = [points, over(GULLS, DriveEnd.SAFETY)]
    (figures, _) = told([began(0)], [drive(GULLS), went(GULLS, -5)], safety).figures
    assert figures.stopped == 1


def test_points_are_told_by_period_and_every_score_by_its_action() -> None:
    found = told(
        [began(0)],
        [scored(GULLS, 7, (7, 0))],
        [scored(FOXES, 3, (7, 3))],
        [began(1)],
        [scored(FOXES, 7, (7, 10))],
    )
    assert [(period.name, period.points, period.began) for period in found.periods] == [
        ("First half", (7, 3), 0),
        ("Second half", (0, 7), 3),
    ]
    assert [(mark.act, mark.seat, mark.period, mark.score) for mark in found.scores] == [
        (1, GULLS, "First half", (7, 0)),
        (2, FOXES, "First half", (7, 3)),
        (4, FOXES, "Second half", (7, 10)),
    ]


def test_many_periods_of_sudden_death_share_a_column() -> None:
    found = told([began(0)], [scored(GULLS, 7, (7, 0))], *[[began(n)] for n in range(1, 9)], [scored(FOXES, 3, (7, 3))])
    assert [(period.name, period.points) for period in found.columns] == [
        ("First half", (7, 0)),
        ("Second half", (0, 0)),
        ("Sudden death", (0, 0)),
        ("Sudden death 2 on", (0, 3)),
    ]


def of_scores(*scores: tuple[int, int, int, int], reason: Ending = Ending.REGULATION, **fields: Any) -> Recap:
    """Returns a match of two halves; each score is (half, seat, Gulls, Foxes)."""
    found = told([began(0)], [began(1)])
    marks, halves, before = [], [[0, 0], [0, 0]], (0, 0)
    for number, (half, seat, *score) in enumerate(scores):
        how = "Touchdown!" if score[seat] - before[seat] == 7 else "Field goal!"
        marks.append(ScoreMark(number, seat, how, "", (score[0], score[1])))
        halves[min(half, 1)][seat] += score[seat] - before[seat]
        before = (score[0], score[1])
    winner = (GULLS,) if before[0] > before[1] else (FOXES,)
    return found._replace(
        points=before,
        winners=winner,
        reason=reason,
        scores=tuple(marks),
        periods=tuple(period._replace(points=tuple(half)) for period, half in zip(found.periods, halves, strict=True)),
        figures=(NOTHING, NOTHING),
    )._replace(**fields)


@pytest.mark.parametrize(
    ("scores", "sentence"),
    [
        (
            [(0, 0, 7, 0), (0, 0, 10, 0), (1, 1, 10, 7)],
            "Gulls led 10–0 at the half and held on.",
        ),
        (
            [(0, 0, 7, 0), (1, 1, 7, 3), (1, 0, 14, 3), (1, 0, 21, 3)],
            "Gulls led 7–0 at the half and pulled away.",
        ),
        (
            [(0, 0, 7, 0), (0, 1, 7, 3), (1, 0, 10, 3), (1, 1, 10, 6)],
            "Gulls led 7–3 at the half and never let go.",
        ),
        ([(0, 0, 7, 0), (1, 0, 14, 0)], "Gulls kept Foxes off the board from the first play to the last."),
        ([(0, 0, 7, 0), (1, 1, 7, 7), (1, 1, 7, 14)], "Foxes came back from 0–7 down and won by 7 points."),
        (
            [(0, 1, 0, 3), (1, 0, 7, 3)],
            "Foxes led 3–0 at the half, but Gulls won the rest 7–0.",
        ),
        ([(1, 1, 0, 3), (1, 0, 7, 3)], "Scoreless at the half; Gulls won the rest 7–3."),
        (
            [(0, 0, 3, 0), (0, 1, 3, 3), (1, 1, 3, 6), (1, 0, 6, 6), (1, 0, 9, 6)],
            f"Level at 3–3 at the half; Gulls won the rest 6–3. {CHANGED}",
        ),
    ],
)
def test_the_story_fits_the_scores(scores: list[tuple[int, int, int, int]], sentence: str) -> None:
    assert story(of_scores(*scores)) == sentence


def test_sudden_death_is_told_by_the_score_that_ended_it() -> None:
    level = of_scores((0, 0, 7, 0), (1, 1, 7, 7), (2, 1, 7, 10), reason=Ending.SUDDEN_DEATH)
    assert story(level) == "Level at 7–7 after regulation: Foxes won it with a field goal in sudden death."
    *earlier, last = level.scores
    plain = last._replace(text="Foxes kick the field goal: 7 to 10.", how=ScoreKind.FIELD_GOAL)
    in_words = level._replace(scores=(*earlier, plain))
    assert story(in_words) == story(level), "also where a score is told in a sentence"
    empty = of_scores((2, 0, 7, 0), reason=Ending.SUDDEN_DEATH)
    assert story(empty) == "Scoreless in regulation: Gulls won it with a touchdown in sudden death."


def test_a_tie_and_a_concession_are_told_as_such() -> None:
    tie = of_scores(reason=Ending.TIE, winners=(0, 1), points=(7, 7))
    assert story(tie) == "Neither side could settle it: 7–7 at the end."
    gave_up = of_scores((0, 0, 7, 0), reason=Ending.CONCEDED, winners=(FOXES,), conceded=GULLS)
    assert story(gave_up) == "Gulls conceded, ahead at 7–0."


def of_four(points: tuple[int, ...], *winners: int, reason: Ending = Ending.TIE) -> Recap:
    """Returns a match of four sides, or of the first three."""
    found = told([began(0)])
    count = len(points)
    return found._replace(
        names=("Gulls", "Foxes", "Elk", "Owls")[:count],
        points=points,
        winners=winners,
        reason=reason,
        figures=(NOTHING,) * count,
    )


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (of_four((21, 14, 21, 7), 0, 2), "Gulls and Elk finished level, with 21 points each."),
        (of_four((21, 21, 21, 7), 0, 1, 2), "Gulls, Foxes and Elk finished level, with 21 points each."),
        (of_four((1, 1, 1), 0, 1, 2), "Nobody could settle it: 1 point each at the end."),
        (of_four((0, 0, 0, 0), 0, 1, 2, 3), "Nobody scored."),
        (of_four((7, 14, 3), 1, reason=Ending.REGULATION), "Foxes finished ahead of 2 others."),
        (of_four((7, 14, 3), 1, reason=Ending.SUDDEN_DEATH), "Foxes finished ahead of 2 others."),
    ],
)
def test_a_match_of_several_sides_is_told_as_it_ended(match: Recap, sentence: str) -> None:
    assert story(match) == sentence


@pytest.mark.parametrize("reason", [Ending.REGULATION, Ending.SUDDEN_DEATH])
def test_a_match_that_no_score_is_told_of_has_its_story(reason: Ending) -> None:
    """Such as a tie that the rules break, or points without an event of their own."""
    level = of_scores(points=(7, 7), winners=(GULLS,), reason=reason)
    assert story(level) == "Gulls won at 7–7."
    ahead = of_scores(points=(9, 7), winners=(GULLS,), reason=reason)
    assert story(ahead) == (
        "Gulls won by 2 points." if reason is Ending.REGULATION else "Gulls won it in sudden death."
    )


@pytest.mark.parametrize(("names", "half"), [((), False), (("Round 1", "Round 2", "Round 3"), False),
                                             (("First half", "Second half", "Sudden death"), True)])  # fmt: skip
def test_the_half_is_told_where_a_period_ends_in_the_middle_of_regulation(names: tuple[str, ...], half: bool) -> None:
    match = of_scores((0, 0, 7, 0), (1, 1, 7, 3))
    periods = tuple(
        Period(name, (7, 0) if not number else (0, 3 * number % 6), number) for number, name in enumerate(names)
    )
    sentence = story(match._replace(periods=periods))
    assert sentence == ("Gulls led 7–0 at the half and held on." if half else "Gulls won by 4 points.")


@pytest.mark.parametrize(
    ("stood", "sentence"),
    [
        ((3, 10), "Taken up with Gulls behind at 3–10: they won by 4 points."),
        ((7, 7), "Taken up with Gulls level at 7–7: they won by 4 points."),
        ((14, 7), "Taken up with Gulls ahead at 14–7: they won by 4 points."),
    ],
)
@pytest.mark.parametrize("reason", [Ending.REGULATION, Ending.SUDDEN_DEATH])
def test_a_match_from_a_position_is_told_from_there(stood: tuple[int, int], sentence: str, reason: Ending) -> None:
    """Even if nobody has scored since."""
    match = of_scores((1, 0, 14, 10), reason=reason)
    assert story(match._replace(start_score=stood)) == sentence
    assert story(match._replace(start_score=stood, scores=())) == sentence


def test_what_stood_when_a_match_was_taken_up_has_a_column_of_its_own() -> None:
    stood = TakenUp(clause="JF-2", score=(7, 3))
    found = told([began(1), stood], [scored(GULLS, 7, (14, 3))])
    assert [(period.name, period.points) for period in found.columns] == [("Before", (7, 3)), ("Second half", (7, 0))]
    level = told([began(1), TakenUp(clause="JF-2", score=(0, 0))], [scored(GULLS, 7, (7, 0))])
    assert [period.name for period in level.columns] == ["Second half"]


def test_the_longest_drive_is_told_where_one_side_had_it() -> None:
    match = of_scores((0, 0, 7, 0), (1, 0, 14, 0))
    short, long = NOTHING._replace(longest=60), NOTHING._replace(longest=80)
    assert story(match._replace(figures=(short, long))).endswith("Foxes had the longest drive: 80 yards.")
    one_play = match._replace(figures=(NOTHING._replace(longest=1), NOTHING), measure=("play", "plays"))
    assert story(one_play).endswith("Gulls had the longest drive: 1 play.")
    assert "longest" not in story(match._replace(figures=(short, short)))


@pytest.mark.parametrize("seed", range(12))
def test_every_played_match_adds_up(seed: int) -> None:
    found = recap(played(setup_of(seed=seed)))
    assert tuple(map(sum, zip(*(period.points for period in found.periods), strict=True))) == found.points
    assert found.scores[-1].score == found.points if found.scores else found.points == (0, 0)
    assert story(found).endswith(".")
