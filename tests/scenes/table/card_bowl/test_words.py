"""What the table of Card Bowl says: jokers at every draw, and the arithmetic of a row."""

from __future__ import annotations

import pytest
from msgspec import structs

from game.variants.card_bowl import events as own
from game.variants.card_bowl.joker_words import _RED, what
from game.variants.card_bowl.jokers import TABLE
from game.variants.card_bowl.sum_words import CAPTIONS
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
    for note, told in (("1:Base", ""), ("3:Blitz", "Blitz: your rush got there first."), ("3:Blitz", "")):
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


@pytest.mark.parametrize(("note", "told"), [("3:Blitz", "Blitz: your rush got there first."), ("2:Blitz", "")])
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
