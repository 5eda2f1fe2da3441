"""What the table of Card Bowl says: jokers at every draw, and the arithmetic of a row."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from game.variants.card_bowl import events as own
from game.variants.card_bowl.joker_words import _RED, what
from game.variants.card_bowl.jokers import TABLE
from game.variants.card_bowl.sum_words import CAPTIONS
from scenes.table.card_bowl.verdict import _of_offense
from tests.scenes.table.card_bowl.seats import Start

IGNORED = "it does nothing here"
SACKED = own.Sacked(clause="CB-285", seat=1, loss=7, against=(24, 19))
ENDED = own.PlayEnded(
    clause="CB-419", seat=1, down=1, to_go=10, los=30, play="pass", how="sack", holder=1, ball_on=23, gain=-7
)


@pytest.mark.parametrize("purpose", TABLE)
def test_every_draw_has_a_name_and_both_jokers_say_what_they_do_at_it(purpose: str) -> None:
    """CB-422: a joker that is ignored says so, any other one what it brings."""
    row = TABLE[purpose]
    assert purpose in CAPTIONS
    assert (what(purpose, "RJ") == IGNORED) == (row.red == "ignore")
    assert (what(purpose, "BJ") == IGNORED) == (row.black == "ignore")
    assert (purpose in _RED) == (row.red != "ignore")


def test_a_red_joker_at_the_snap_says_at_once_that_the_down_is_most_likely_played_again() -> None:
    """CB-22, CB-231, CB-232: it looked like a lost ball."""
    assert what("snap", "RJ", shotgun=True) == "loose on an ace to 5, else played again 5 yards back"
    assert what("snap", "RJ", flags=False) == "loose on an ace or 2, else played again"


def test_what_the_called_defense_did_is_read_in_the_huddle(start: Start) -> None:
    """Only where the player has called one for that play."""
    _, table = start()
    game = table.game
    for note, told in (("1:Base", ""), ("3:Blitz", "Blitz: your pass rush got there first."), ("3:Blitz", "")):
        game.handle_event(own.LinedUp(clause="CB-206", seat=1, formation="UC-RTE-LW1-RW1-BC-BD", places=()))
        assert not game.shown.verdict
        game.notes["call:0"] = note
        if not told:
            game.handle_event(own.LinedUp(clause="CB-206", seat=1, formation="UC-RTE-LW1-RW1-BC-BD", places=()))
        for event in (SACKED, ENDED):
            game.handle_event(event)
        assert game.shown.verdict == told
        game.shown.verdict = ""
        game.handle_event(ENDED)  # a kick without a call of its own
        assert not game.shown.verdict


MADE_IT = "The chance of that was 18 % before the snap."
FIRST_DOWN, TOUCHDOWN = (f"A {what} had a chance of 18 % before the snap." for what in ("first down", "touchdown"))


@pytest.mark.parametrize(
    ("end", "told"),
    [
        ({"gain": 12, "ball_on": 42}, MADE_IT),
        ({"gain": 9, "ball_on": 39}, FIRST_DOWN),
        ({"gain": 1, "los": 95, "to_go": 5}, TOUCHDOWN),
        ({"holder": 1, "ball_on": 60}, "The risk of that was 7 % before the snap."),
        ({"gain": 6, "los": 94, "to_go": 6, "how": "touchdown"}, MADE_IT),
    ],
)
def test_what_became_of_a_called_play_is_read_in_the_huddle_with_its_chance(
    start: Start, end: dict[str, Any], told: str
) -> None:
    """Nobody saw whether a call had been a good one, or had only been lucky."""
    _, table = start()
    game = table.game
    game.notes["call:0"], game.notes["odds:0"] = "3:Deep pass", "3:0.18:0.07"
    ended = structs.replace(ENDED, seat=0, holder=0, how="dead", gain=0)
    game.handle_event(structs.replace(ended, play="kneel"))
    assert not game.shown.verdict
    game.handle_event(structs.replace(ended, **end))
    assert game.shown.verdict == told
    game.shown.verdict = ""
    game.handle_event(structs.replace(ended, **end))
    assert not game.shown.verdict, "it was not called again"
    game.notes["odds:0"] = "4:0.18:0.07"
    game.handle_event(own.PenaltyAnswered(clause="CB-426", seat=1, accepted=True))
    game.handle_event(structs.replace(ended, **end))
    assert not game.shown.verdict, "a penalty has wiped it out"


def test_the_chances_told_of_a_called_play_are_those_of_the_sheet(start: Start) -> None:
    _, table = start(asked="formation")
    call = table.game.play_sheet.calls[0]
    read = table.game.play_sheet.odds[call.name].odds.percents()
    table.game.coaching.call(table.control.view, call)
    _, first, lost = table.match.notes["odds:0"].split(":")
    assert (round(100 * float(first)), round(100 * float(lost))) == (read.first_down, read.turnover)


def test_what_became_of_a_called_play_is_still_read_when_the_table_is_at_rest(start: Start) -> None:
    """It was gone as soon as the next play was asked for."""
    _, table = start()
    game, view = table.game, table.control.view
    began = own.PlayBegan(clause="CB-11", seat=0, play="scrimmage", los=30)
    lined = own.LinedUp(clause="CB-206", seat=0, formation="UC-RTE-LW1-RW1-BC-BD", places=())
    ended = structs.replace(ENDED, seat=0, holder=0, how="dead", gain=12, ball_on=42)
    answered = own.PenaltyAnswered(clause="CB-426", seat=1, accepted=True)
    for notes, events, told in (
        (("3:Deep pass", "3:0.18:0.07"), (began, ended), MADE_IT),
        (("2:Deep pass", "2:0.18:0.07"), (began, ended), ""),
        (("3:Deep pass", "3:0.18:0.07"), (began, ended, answered), ""),
        (("3:Deep pass", "3:0.18:0.07"), (began,), ""),
    ):
        game.notes["call:0"], game.notes["odds:0"] = notes
        game.recall(iter((*events, lined, began)))
        game.show(structs.replace(view, facts=structs.replace(view.facts, plays=4)))
        assert game.shown.verdict == told


@pytest.mark.parametrize(("note", "told"), [("3:Blitz", "Blitz: your pass rush got there first."), ("2:Blitz", "")])
def test_the_huddle_says_it_again_after_a_match_is_taken_up(start: Start, note: str, told: str) -> None:
    """A call of an earlier play tells nothing of the last one."""
    _, table = start()
    game = table.game
    began = own.PlayBegan(clause="CB-11", seat=1, play="scrimmage", los=30)
    lined = own.LinedUp(clause="CB-206", seat=1, formation="UC-RTE-LW1-RW1-BC-BD", places=())
    game.notes["call:0"] = note
    game.recall(iter((began, ENDED, SACKED, lined, began)))
    view = table.control.view
    game.show(structs.replace(view, facts=structs.replace(view.facts, plays=4)))
    assert game.shown.verdict == told
    game.recall(iter((lined, began, ENDED, SACKED, lined, began)))
    game.show(view)
    assert not game.shown.verdict


@pytest.mark.parametrize("odds", ["", "formation=me", "3:x:y", "3:0.20", "3:0.20:0.07"])
def test_whatever_stands_in_the_notes_of_a_file_only_odds_are_told(odds: str) -> None:
    told = _of_offense("1:Sweep left", odds, structs.replace(ENDED, seat=0, holder=0))
    assert bool(told) == (odds == "3:0.20:0.07")


@pytest.mark.parametrize(
    ("called", "play", "told"),
    [
        ("Stack the line", "rush", ("run", True)),
        ("Stack the line", "pass", ("pass", False)),
        ("Nickel", "screen", ("pass", True)),
        ("Prevent", "sneak", ("run", False)),
        ("Base", "rush", None),
    ],
)
def test_a_called_defense_says_at_the_snap_whether_it_guessed_right(
    start: Start, called: str, play: Any, told: tuple[str, bool] | None
) -> None:
    """Nothing showed that the call of a defense is a guess, which may come true."""
    _, table = start()
    game = table.game
    snap = own.Executed(clause="CB-306", seat=1, play=play, carrier="BC")
    game.handle_event(own.LinedUp(clause="CB-206", seat=1, formation="UC-RTE-LW1-RW1-BC-BD", places=()))
    assert game.call_verdict.read(snap, game.notes, game.you) is None, "nobody has called for this play"
    game.notes["call:0"] = f"2:{called}"
    assert game.call_verdict.read(snap, game.notes, game.you) == told
    assert game.call_verdict.read(structs.replace(snap, seat=0), game.notes, game.you) is None
    stamped: list[str] = []
    table.playback.effects.stamp = lambda _, words, *__: stamped.append(words)
    for each in game.cues(snap, table.playback.cue_context):
        each.start()
    words = (f"A {told[0]}, as you guessed!" if told[1] else f"A {told[0]}: not your guess") if told else ""
    assert stamped == ([] if told is None else ["A screen"] if play == "screen" else [words])


@pytest.mark.parametrize(
    ("called", "ran", "told"),
    [
        ("Screen", "sneak", "The screen that you called became a sneak."),
        ("Deep pass", "rush", "The deep pass that you called became a run."),
        ("Sweep left", "rush", FIRST_DOWN),
        ("Sneak", "sneak", FIRST_DOWN),
        ("Screen", "screen", FIRST_DOWN),
    ],
)
def test_a_call_that_could_not_be_carried_out_is_owned_up_to(called: str, ran: str, told: str) -> None:
    """A screen became a sneak without a word."""
    ended = structs.replace(ENDED, seat=0, holder=0, play=ran, gain=0, how="dead")
    assert _of_offense(f"4:{called}", "4:0.18:0.11", ended) == told
