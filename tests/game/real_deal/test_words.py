"""What a player reads: every clause once, prompts of at most twelve words, a line for all that counts."""

from __future__ import annotations

from game.contract import Event
from game.drives import DriveChart
from game.events import Scored
from game.variants.real_deal import RULES, refusals, words
from game.variants.real_deal.actions import parse
from game.variants.real_deal.events import PlayCountered, PlayMade
from game.variants.real_deal.log import log_line
from tests.game.real_deal.positions import act, position, told
from tests.play import steps

NAMES = ("Gulls", "Foxes")


def test_every_action_has_a_label_and_a_text_that_is_read_again() -> None:
    labels = {words.label(action) for action in parse.every}
    assert len(labels) == len(parse.every)
    assert all(RULES.parse(str(action)) == action for action in parse.every)


def test_each_way_to_score_has_its_own_line() -> None:
    lines = set()
    for play, points in (("RUSHING TD 1-5", 7), ("PASSING TD 1-10", 7), ("FIELD GOAL 18-45", 3)):
        state = position([[play], ["MISSES FG"]])
        lines.add(line(told(act(state, f"PLAY({play})", "CONCEDE(MISSES FG)"), Scored)[0]))
        assert state.facts.points == (points, 0)
    assert lines == {
        "Rushing touchdown! Gulls 7, Foxes 0.",
        "Touchdown pass! Gulls 7, Foxes 0.",
        "Field goal! Gulls 3, Foxes 0.",
    }


def line(event: Event) -> str:
    found = log_line(event, NAMES)
    assert found is not None
    return found


def test_a_duel_reads_as_football() -> None:
    state = position([["RUSHING TD 1-5", "SAFETY"], ["RECOVERS FUMBLE", "MISSES FG"]])
    events = act(state, "PLAY(RUSHING TD 1-5)", "COUNTER(RECOVERS FUMBLE)")
    assert line(told(events, PlayMade)[0]) == "Gulls played RUSHING TD 1–5: 7 points if nothing answers it."
    assert line(told(events, PlayCountered)[0]) == "Fumble! Foxes recovered it, and RUSHING TD 1–5 is gone."


def test_rd_12_no_line_names_a_card_that_was_laid_face_down() -> None:
    state = position([["RUSHING TD 1-5", "SAFETY"], ["QB SACK", "MISSES FG"]])
    events = act(state, "PLAY(RUSHING TD 1-5)", "CONCEDE(QB SACK)")
    for event in events:
        assert "QB SACK" not in (log_line(event.masked(0), NAMES) or "")


def test_rd_59_drive_lines_say_how_a_possession_without_a_play_of_its_own_ended() -> None:
    lines = set()
    for seed in range(40):
        chart = DriveChart()
        for step in steps(RULES, {}, seed):
            for event in step.events:
                chart.handle_event(event)
        lines |= {words.drive_line(drive, NAMES) for drive in chart.drives if not drive.plays}
    said = {line.partition(": ")[2] for line in lines}
    assert {"kick returned, touchdown for 7 points.", "punted."} <= said
    assert not any("no play" in line for line in said)


def test_the_situation_counts_one_possession_as_one() -> None:
    state = position([["RUSHING TD 1-5"], ["MISSES FG"]], finished=[1, 2])
    said = words.situation(state.view(0), NAMES)
    assert "1 possession finished." in said
    assert "2 possessions finished." in said


def test_the_situation_says_what_whoever_has_the_ball_may_do() -> None:
    state = position([["RUSHING TD OVER 20"], ["MISSES FG"]], limited=True, return_open=True)
    said = words.situation(state.view(0), NAMES)
    assert "The ball is with Gulls, who may score by long plays only and may open with RETURN TD." in said
    act(state, "PLAY(RUSHING TD OVER 20)")
    assert "RUSHING TD OVER 20, played by Gulls, waits for an answer." in words.situation(state.view(1), NAMES)


def test_a_refusal_lists_the_plays_that_a_counter_answers_as_one_says_them() -> None:
    said = refusals.answers("MISSES FG"), refusals.answers("INTERCEPTION"), refusals.answers("RED FLAG")
    assert said[0] == "FIELD GOAL 18–45 and FIELD GOAL OVER 45"
    assert said[1].endswith("PASSING TD 11–20 and PASSING TD OVER 20")
    assert said[2].endswith("RUSHING TD OVER 20 and more")
