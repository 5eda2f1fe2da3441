"""What is told of a play, folded from events: the same from a whole match and from its last two plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.chance import pick
from game.contract import Event
from game.events import Flag, Shuffled
from game.match import Match
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID, VALUE
from game.variants.card_bowl.plain_results import of_defense
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.sums import total
from tests.game.card_bowl.stories import CALLED, DROPPED, LINED_UP, NAMES, ended, said, story_of
from tests.play import option_sets, players

LONG = 400
"""Acts of a match after which nothing new is told."""


def backward(match: Match) -> Iterator[Event]:
    """All that has happened, the last event first."""
    return (event for events in reversed(match.history) for event in reversed(RULES.event_order(events)))


@pytest.mark.parametrize("seed", range(6))
def test_after_every_act_the_last_two_plays_tell_what_the_whole_match_tells(seed: int) -> None:
    """What was shown live is there again after a reload, and where an act is shown again."""
    options = RULES.complete(option_sets(RULES)[seed])
    match, rng, carried = Match(RULES, options, players(RULES, options), seed), Random(seed), PlayStory()
    while match.decision is not None and len(match.actions) < LONG:
        legal = match.state.legal_actions()
        action = RULES.pro(match.state.view(match.decision.seat), legal, rng) if seed % 2 else pick(legal, rng)
        for event in RULES.event_order(match.play(action)):
            carried.handle_event(event)
        assert vars(story_of(backward(match))) == vars(carried), f"after action {len(match.actions)}, {action}"


def test_a_lost_ball_that_is_run_back_for_a_touchdown_says_how_far() -> None:
    """The log told "1 more card" and 13 yards where three cards and 22 yards had been run."""
    began = own.PlayBegan(clause="CB-200", seat=0, play="scrimmage", los=30)
    loose = own.BallMoved(clause="CB-388", seat=1, ball_on=78, way="loose")
    moves = [own.BallMoved(clause="CB-388", seat=1, ball_on=on, by=by, way="ground") for on, by in ((91, 13), (100, 9))]
    over = own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=30, play="screen", how="touchdown", holder=1,
                         ball_on=100, gain=0)  # fmt: skip
    assert said(began, loose, *moves, over).endswith("who score a touchdown. The return: 22 yards.")
    assert story_of([over]).scorer == 1
    assert story_of([ended("dead", 5)]).scorer is None


def test_a_run_that_goes_on_says_why_and_with_how_many_cards() -> None:
    """CB-314, CB-369, CB-380: it drew one card after one play, and three after another, without a word."""
    needed, told = {"The", "After the catch one more card is drawn for the run."}, set[str]()
    for seed in range(12):
        if told >= needed:
            break
        options, rng, story = RULES.complete({}), Random(seed), PlayStory()
        match = Match(RULES, options, players(RULES, options), seed)
        while match.decision is not None:
            action = RULES.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng)
            for event in RULES.event_order(match.play(action)):
                story.handle_event(event)
                if not isinstance(event, own.RunBroke) or story.explained_by is None:
                    continue
                line = story.sentence(NAMES)
                face = re.search(r"has (\d) face points, their cards (\d|none): (\d) more", line)
                assert face is not None or (event.cards == 1 and "one more card is drawn" in line), line
                if face:
                    points, against, cards = (int(each.replace("none", "0")) for each in face.groups())
                    assert points - against == cards == event.cards
                told.add(line.partition(" ")[0] if face else line)
    assert told >= needed


def test_how_a_play_ended_is_read_until_the_next_one_lines_up() -> None:
    """It was replaced by "line up for a play", and gone with the cards."""
    gathered = Shuffled(clause="CB-12", sources=("drawn",), target="draw_pile", count=54)
    assert said(ended("dead", 4), CALLED, gathered) == "Pass: 4 yards, to the Gulls 34."
    assert said(ended("dead", 4), CALLED, gathered, LINED_UP) == ""


@pytest.mark.parametrize("what", ["pass", "screen"])
def test_a_loss_that_can_still_be_thrown_away_is_neither_announced_nor_played(what: str) -> None:
    """CB-362, CB-381: the ball was carried back 23 yards, and then the pass was thrown away at the line."""
    behind = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(23, 46), gain=-23, what=what)
    away = own.BadPass(clause="CB-344", seat=0, why="away")
    story = story_of([behind, CALLED])
    assert story.reach is None
    assert story.sentence(NAMES).endswith(": a catch would lose 23 yards.")
    assert said(CALLED, behind, away, ended("incomplete")) == "Thrown away, instead of losing 23 yards."
    assert str(RULES.words.log_line(behind, NAMES)).startswith(
        f"The {what} adds up to 23 against 46: caught, it would lose 23 yards"
    )


def test_why_a_pass_fell_stays_when_the_play_is_over() -> None:
    """The words "incomplete, dropped" took the place of the two cards that say why."""
    assert said(DROPPED, ended("dropped")) == "Dropped: 12 on the catch, less than 8 was needed."


@pytest.mark.parametrize(
    ("drawn", "gain", "told"),
    [
        ("3S KC AS", -3, "No hole: 3 yards lost. Behind by 9: only face cards drawn count, king 3."),
        ("QS JC AS", -3, "No hole: 3 yards lost. Behind by 9: only face cards drawn count, queen 2 and jack 1."),
        ("3S 5C AS", 0, "No hole: no gain. Behind by 9, but no face card was drawn."),
        ("KS KC KH", -4, "No hole: 4 yards lost. Behind by 9: half of that, rounded down."),
    ],
)
def test_a_run_that_is_stopped_names_the_cards_that_limit_its_loss(drawn: str, gain: int, told: str) -> None:
    """CB-313: "No hole: 3 yards lost" did not say why it was three, where half of what was missing would be four."""
    draws = tuple(own.Term(code, 5, "CB-308") for code in drawn.split())
    event = own.Resolved(
        clause="CB-312", offense=(), defense=(own.Term("line KC", 13, "CB-311"), *draws), totals=(56, 65), gain=gain,
        what="rush",
    )  # fmt: skip
    assert said(event) == told


@pytest.mark.parametrize(
    ("row", "gain", "told"),
    [
        ("line KC, line 9C, extra QC, 5S", 2, "Your king on the line held him to 2 yards."),
        ("line 9C, extra QC, 5S", 6, "Your queen who came to help slowed him down."),
        ("cover TC, 5S", 14, "Even your ten could not hold him."),
        ("5S, KS", 4, "None of your men was there."),
    ],
)
def test_a_defense_is_told_which_of_its_men_did_what(row: str, gain: int, told: str) -> None:
    """The calls of a defense were not felt."""
    terms = tuple(own.Term(label, VALUE[ID[label.split()[-1]]], "CB-311") for label in row.split(", "))
    event = own.Resolved(clause="CB-312", offense=(), defense=terms, totals=(40, 30), gain=gain, what="rush")
    assert of_defense(event) == told
    assert of_defense(own.BadPass(clause="CB-339", seat=0, why="thrown", card="9C", against=(12, 11))) == (
        "Your pass rush hurried him."
    )
    assert not of_defense(own.BadPass(clause="CB-339", seat=0, why="thrown", card="QC", against=(12, 11)))


def test_a_defense_that_got_the_ball_by_the_red_joker_is_told_of_it_and_not_of_its_men() -> None:
    """A queen on the line "held" a run that led 48 to 45 and was fumbled."""
    assert of_defense(own.FumbleBegan(clause="CB-402", seat=0, ball_on=30)) == "The red joker took the ball from them."
    assert of_defense(own.Intercepted(clause="CB-364", seat=1, ball_on=30)) == "The red joker took the ball from them."


def test_what_a_flag_that_was_answered_came_to_gives_way_to_the_end_of_the_play() -> None:
    flag = Flag(clause="CB-367", seat=0, foul="pass interference", yards=10)
    asked = own.PlayPaused(clause="CB-426", pause=own.Pause())
    assert said(DROPPED, asked, flag, ended("dropped")) == "Pass: incomplete, dropped."


def test_the_numbers_of_a_sack_stay_when_the_play_is_over() -> None:
    """CB-285."""
    sacked = own.Sacked(clause="CB-285", seat=0, loss=7, against=(24, 19))
    assert said(sacked, ended("sack", -7)) == "Sacked: 7 yards lost."


def test_an_automatic_sack_is_called_so() -> None:
    """EX-37, CB-284, CB-286: a margin of 16 and a nine lose ten yards, and no card could have saved him."""
    event = own.RushFaced(clause="CB-284", rush=36, protection=20, card=9, loss=10, pressure=0, automatic=True)
    assert said(event) == "No card could save him: 10 yards lost."


@pytest.mark.parametrize(
    ("line", "run", "told"),
    [
        (-3, 44, " 3 yards lost at the line, 44 in the open field."),
        (0, 9, " Nothing at the line, 9 in the open field."),
        (4, 9, " 4 yards at the line, 9 in the open field."),
        (12, 0, " Ahead by 24: half of that."),
    ],
)
def test_a_gain_says_where_it_came_from(line: int, run: int, told: str) -> None:
    """The bar said 61 against 70, and the screen gained 41 yards; the end of a run took the place of its sum."""
    sums = own.Resolved(clause="CB-312", what="rush", totals=(70 + 2 * line, 70), offense=(), defense=(), gain=line)
    gained = own.SetGained(clause="CB-397", seat=0, gain=run)
    end = ended("dead", line + run)
    where = f"Pass: {line + run} yards, to the Foxes {70 - line - run}." if line == -3 else said(end)
    assert said(own.PlayBegan(clause="CB-200", seat=0, los=30, play="scrimmage"), sums, gained, end) == where + told


def test_a_catch_behind_the_line_and_the_run_after_it_are_one_story() -> None:
    """It said that a catch would lose a yard, and he ran on to seven."""
    story = PlayStory()
    sums: dict[str, Any] = {"offense": (own.Term("pass 9C", 9, "CB-378"),), "defense": (), "totals": (60, 62)}
    for event in (
        own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=30),
        own.Resolved(clause="CB-380", gain=-1, what="screen", **sums),
        own.RunBroke(clause="CB-388", seat=0, cards=1),
    ):
        story.handle_event(event)
    assert story.sentence(NAMES) == "Caught 1 yard behind the line: now one more card is drawn for the run."


def test_a_runner_in_the_open_field_reaches_the_end_zone_only_with_the_touchdown() -> None:
    """He stood in the end zone with six yards more, and then a tackle took him back to the one."""
    story = PlayStory()
    for event in (
        own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=94),
        own.BallMoved(clause="CB-388", seat=0, ball_on=108, by=13, way="ground"),
    ):
        story.handle_event(event)
    assert story.reach == 5
    story.handle_event(
        own.PlayEnded(clause="CB-390", seat=0, down=1, to_go=6, los=94, play="pass", how="touchdown", holder=0,
                      ball_on=100, gain=6)
    )  # fmt: skip
    assert story.reach is not None
    assert story.reach > 6


def test_a_catch_beyond_the_goal_line_has_no_more_yards_than_its_touchdown() -> None:
    """It said 15 yards, and then: touchdown, 8 yards."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=92))
    story.handle_event(own.Resolved(clause="CB-360", offense=(), defense=(), totals=(39, 24), gain=15, what="pass"))
    assert story.sentence(NAMES) == "Caught: 8 yards."
    story.handle_event(
        own.PlayEnded(clause="CB-365", seat=0, down=1, to_go=8, los=92, play="pass", how="touchdown", holder=0,
                      ball_on=107, gain=15)
    )  # fmt: skip
    assert story.sentence(NAMES).endswith("touchdown, 8 yards. Ahead by 15, and 8 were needed.")


def test_a_set_in_the_open_field_says_by_which_face_cards_the_run_goes_on_once_it_does() -> None:
    """CB-389: a screen gained 50 yards by a king and a queen, and nothing said so."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=20))
    story.handle_event(own.RunBroke(clause="CB-369", seat=0, cards=1))
    story.handle_event(own.SetGained(clause="CB-389", seat=0, gain=13, cards=(13,)))
    assert story.sentence(NAMES) == "Gulls in the open field: 13 yards."
    story.handle_event(own.Drew(clause="CB-388", purpose="run", code="6C"))
    assert story.sentence(NAMES) == "Gulls in the open field: 13 yards. The king brings 3 more cards."
    story.handle_event(own.SetGained(clause="CB-389", seat=0, gain=8, cards=(6, 2)))
    assert story.sentence(NAMES) == "Gulls in the open field: 6 + 2: 8 yards."


def test_a_return_does_not_say_how_many_cards_it_goes_on_with() -> None:
    """CB-129: those of a return may count for less."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-120", seat=0, play="kickoff", los=35))
    story.handle_event(own.SetGained(clause="CB-389", seat=1, gain=13, cards=(13,)))
    story.handle_event(own.Drew(clause="CB-388", purpose="run", code="6C"))
    assert story.sentence(NAMES) == "Foxes in the open field: 13 yards."


@pytest.mark.parametrize("purpose", ["yardage", "reception", "defense_pass"])
def test_a_pass_that_a_red_joker_takes_is_not_said_to_be_caught(purpose: str) -> None:
    """CB-345, CB-354, CB-358: that it was caught stood there until it was intercepted."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=40))
    story.handle_event(own.Drew(clause="CB-353", purpose=purpose, code="RJ"))
    flown = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(43, 21), gain=22, what="pass")
    story.handle_event(flown)
    assert story.sentence(NAMES) == story.in_short(flown) == "22 yards through the air."


@pytest.mark.parametrize(("caught", "seen"), [(3, 12), (14, 14), (17, 15)])
def test_a_scorer_is_seen_in_the_end_zone_neither_at_its_edge_nor_behind_it(caught: int, seen: int) -> None:
    """A receiver who had caught the ball in it went on across its back line."""
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=92))
    story.handle_event(own.Resolved(clause="CB-360", offense=(), defense=(), totals=(39, 24), gain=caught, what="pass"))
    story.handle_event(
        own.PlayEnded(clause="CB-390", seat=0, down=1, to_go=8, los=92, play="pass", how="touchdown", holder=0,
                      ball_on=92 + max(caught, 8), gain=8)
    )  # fmt: skip
    assert story.reach == seen


def test_a_pass_that_flies_out_of_the_end_zone_is_caught_by_nobody() -> None:
    """CB-363: "Caught: 2 yards." stood there for a second before "Out of reach"."""
    began = own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=98)
    summed = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(40, 20), gain=20, what="pass")
    story = story_of(reversed([began, summed]))
    assert story.in_short(summed) == ""
    too_far = own.BadPass(clause="CB-344", seat=0, why="long")
    assert story.in_short(too_far) == "Out of reach."
    story.handle_event(too_far)
    assert story.sentence(NAMES) == "Out of reach: it flew 20 yards, and the end zone ends after 12."


def test_after_a_sack_the_sums_of_the_throw_that_never_came_are_not_shown_again() -> None:
    """CB-286: with the pass already aimed, the receiver had the ball after the sack, and his sums were added up."""
    rows = ((own.Term("QB KD", 13, "CB-340"), own.Term("pass 9C", 9, "CB-340")), (own.Term("cover 8C", 8, "CB-341"),))
    story = PlayStory()
    for event in (
        own.PlayBegan(clause="CB-306", seat=0, play="scrimmage", los=30),
        own.PlayPaused(clause="CB-340", pause=own.Pause("Play", rows, (True, True))),
        own.RushFaced(clause="CB-285", rush=34, protection=27, card=4, loss=6, pressure=0, automatic=False),
        own.Sacked(clause="CB-286", seat=0, loss=6, against=(34, 31)),
        ended("sack", -6),
        own.PlayPaused(clause="CB-419", pause=own.Pause("Line up", rows)),
    ):
        story.handle_event(event)
    assert story.lead == 31 - 34


def test_after_a_withstood_rush_the_sums_are_those_of_the_throw_again() -> None:
    """The catch card and those of the defense were added to the rush: 49 to 35, and then without a reason 48 to 36."""
    throw = ((own.Term("QB KD", 13, "CB-338"), own.Term("LW1 4D", 4, "CB-360")), (own.Term("cover 8C", 8, "CB-335"),))
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-200", seat=0, play="scrimmage", los=30))
    story.handle_event(own.PlayPaused(clause="CB-340", pause=own.Pause("Play", throw, (True, True))))
    for protection in (20, 22):
        story.handle_event(own.RushFaced(clause="CB-284", rush=21, protection=protection, card=5, loss=0, pressure=0))
        assert story.rows is not None
        assert [total(row) for row in story.rows] == [protection + 5, 21]
    story.handle_event(own.Drew(clause="CB-353", purpose="reception", code="3C"))
    assert story.rows == ((*throw[0], own.Term("catch 3C", 3, "CB-353")), throw[1])


def test_the_card_of_a_screen_that_has_only_to_be_low_is_in_no_sum() -> None:
    story = PlayStory()
    story.handle_event(own.PlayBegan(clause="CB-200", seat=0, play="scrimmage", los=30))
    story.handle_event(own.Executed(clause="CB-300", seat=0, play="screen", carrier="BL"))
    story.handle_event(own.Drew(clause="CB-339", purpose="pass", code="3C"))
    assert story.rows is None
