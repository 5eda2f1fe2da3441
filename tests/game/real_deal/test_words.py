"""What a player reads: every clause once, prompts of at most twelve words, a line for all that counts."""

from __future__ import annotations

import pytest

from game.contract import DriveEnd, Event
from game.drives import Drive, DriveChart
from game.events import DriveBegan, Scored
from game.variants.real_deal import RULES, refusals, words
from game.variants.real_deal.actions import parse
from game.variants.real_deal.events import PlayCountered, PlayMade
from game.variants.real_deal.flow import begin_quarter
from game.variants.real_deal.log import log_line
from game.variants.real_deal.unasked import STOPPED
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


def test_rd_66_rd_67_an_overtime_says_how_it_is_won_and_why_nobody_chooses() -> None:
    """A tie was followed by another quarter of which nothing said that its first score would end the match."""
    state = position([["RUSHING TD 1-5"], ["MISSES FG"]], period=2, quarters=2)
    events: list[Event] = []
    begin_quarter(state, events.append)
    said = [line for event in events if (line := log_line(event, NAMES, {"length": "two"}))]
    assert said[0] == "Overtime: fresh decks and three wild cards for each team, and the first score wins."
    assert f"{NAMES[state.facts.offense]} won the toss, so the ball is theirs." in said
    view = state.view(state.facts.offense)
    assert words.situation(view, NAMES).startswith("Overtime: the first score wins.")
    assert "the first score of any kind wins" in words.LEGEND["quarter"]
    assert words.prompt(view, NAMES).startswith("The first score wins: play ")


def test_a_hand_that_answers_nothing_is_not_asked_to_counter() -> None:
    """The prompt said "Counter PASSING TD 1–10, or allow 7 points" to it."""
    for play, hand, asked in (
        ("PASSING TD 1-10", ["MISSES FG"], "No counter in hand: lay a card down, they score 7."),
        ("PASSING TD 1-10", [], "No card in hand: they score 7."),
        ("PUNTS INSIDE THE 10", ["MISSES FG"], "No answer in hand: allow the punt."),
        ("PASSING TD 1-10", ["MISSES FG", "INTERCEPTION"], "Counter PASSING TD 1–10, or allow 7 points."),
        ("PUNTS INSIDE THE 10", ["RETURN TD"], "Return the punt, or allow it."),
        ("PUNTS INSIDE THE 10", ["RETURN TD", "BLOCKS KICK"], "Block the punt, return it, or allow it."),
    ):
        state = position([[play], hand])
        act(state, f"PLAY({play})")
        assert words.prompt_to_owner(state.view(1)) == asked
        assert len(asked.split()) <= 12
    struck = position([["PASSING TD OVER 20", "MISSES FG"], ["SAFETY"]])
    act(struck, "PLAY(PASSING TD OVER 20)", "COUNTER(SAFETY)")
    assert words.prompt_to_owner(struck.view(0)) == "No answer in hand: allow the safety, they score 2."


def test_a_prompt_says_where_letting_a_play_through_loses_the_match() -> None:
    state = position([["PASSING TD 1-10"], ["INTERCEPTION"]], period=2, quarters=2)
    act(state, "PLAY(PASSING TD 1-10)")
    assert words.prompt(state.view(1), NAMES) == "Counter PASSING TD 1–10, or they win the match."


@pytest.mark.parametrize(
    ("points", "asked"),
    [((0, 0), "Counter FIELD GOAL 18–45, or they win the match."), ((7, 0), "The match is lost, whatever you play.")],
)
def test_a_last_answer_that_cannot_save_the_match_says_so(points: tuple[int, int], asked: str) -> None:
    """RD-64: "or they win the match" stood over two answers after both of which they had won it."""
    state = position(
        [["FIELD GOAL 18-45"], ["MISSES FG"]],
        draw_piles=(["RUSHING TD 1-5"], ["RUSHING TD 1-5"]),
        period=2,
        quarters=2,
        points=points,
    )
    act(state, "PLAY(FIELD GOAL 18-45)")
    assert words.prompt_to_owner(state.view(1)) == asked


def test_rd_34_the_tip_on_what_cannot_be_answered_says_what_can() -> None:
    """That a card that has stopped a play is not countered was contradicted by the next SAFETY."""
    assert "a SAFETY and a return" in STOPPED.why


def test_a_drive_ends_in_words_of_this_game() -> None:
    """There are no downs in it, and a blocked or returned kick is no miss."""
    ends = {end: words.drive_line(Drive(1, 1, 1, end), NAMES) for end in (DriveEnd.MISSED_FIELD_GOAL, DriveEnd.DOWNS)}
    assert [*ends.values()] == ["Foxes: 1 play, field goal failed.", "Foxes: 1 play, stopped."]


def test_what_undoes_a_play_is_called_as_on_the_cards() -> None:
    """Buttons called it "Call it back", for a tackle as well."""
    labels = {words.label(action) for action in parse.every}
    assert {"No play: RED FLAG", "No play: TACKLE FOR LOSS"} <= labels


def test_rd_35_a_blocked_punt_is_told_as_blocked() -> None:
    """Drives tab and replay said that they punted."""
    chart, state = DriveChart(), position([["PUNTS INSIDE THE 10", "MISSES FG"], ["BLOCKS KICK"]])
    for event in (DriveBegan(clause="", seat=0), *act(state, "PLAY(PUNTS INSIDE THE 10)", "COUNTER(BLOCKS KICK)")):
        chart.handle_event(event)
    assert words.drive_line(chart.drives[0], NAMES) == "Gulls: 1 play, punt blocked."
