"""The decider of each act is recorded, stored with the match, and respected by reviews."""

from __future__ import annotations

import re
from itertools import islice, pairwise
from random import Random

import msgspec
import pytest

from game.deciders import MAX_NOTES, NOTE, Decider, from_notes, other_notes, to_notes
from game.match import Match
from game.record import LONGEST_NOTE, Player
from game.review.reviewing import Reviewing
from game.variants import find_rules
from tests.game.test_review import given_up, played

PLAYER, HINTED, FOLLOWED, TABLE = Decider


@pytest.mark.parametrize("count", [0, 1, 40, 600])
def test_what_is_written_is_read_again(count: int) -> None:
    told = [kind for kind in Random(count).choices([*Decider], k=count) for _ in range(1 + count % 7)]
    notes = to_notes(told)
    assert [*islice(from_notes(notes), len(told))][:500] == told[:500]
    assert len(notes) <= MAX_NOTES
    assert all(len(note) <= LONGEST_NOTE for note in notes.values())
    assert other_notes(notes | {"level": "calls"}) == {"level": "calls"}


def test_an_older_program_reads_a_followed_hint_as_a_hint() -> None:
    note = to_notes([FOLLOWED] * 3 + [PLAYER])[NOTE.format(0)]
    assert re.findall(r"([pht])(\d{0,6})", note) == [("h", "3"), ("p", "")], "the pattern of format 1"


@pytest.mark.parametrize("note", ["", "x9", "p+", "+h", "p-3", "t99999999999999999999", "\u0663h"])
def test_a_note_that_was_tampered_with_does_no_harm(note: str) -> None:
    assert len([*islice(from_notes({"deciders 0": note}), 50)]) == 50


def test_the_player_the_hint_and_the_table_are_told_apart_and_kept_with_the_match() -> None:
    rules = find_rules("jukem")
    match = Match(rules, rules.complete({}), (Player("Foxes"), Player("Bears", "pro")), 5)
    assert not match.record().notes
    wanted = []
    for number in range(30):
        assert match.decision is not None
        human = match.decision.seat == 0
        kind = [PLAYER, HINTED, TABLE, FOLLOWED][number % 4] if human else PLAYER
        first, *_, last = [*match.state.legal_actions(), None]
        if kind in (HINTED, FOLLOWED):
            match.take_hint()
            match.first_hint = first if kind is FOLLOWED else last
        match.play(first, pressed=kind is not TABLE)
        wanted.append(kind)
    assert match.deciders == wanted
    again = Match.replay(match.record())
    assert again.deciders == wanted
    assert (again.notes, again.hints) == (match.notes, wanted.count(HINTED) + wanted.count(FOLLOWED))
    again.back_to(10)
    assert again.deciders == wanted[:10]
    older = Match.replay(msgspec.structs.replace(match.record(), notes={}))
    assert older.deciders == [PLAYER] * 30


def test_the_steps_of_a_gesture_are_decided_by_who_began_it() -> None:
    match = played("card_bowl")
    pairs = enumerate(pairwise(match.decisions))
    begun = next(place for place, (first, second) in pairs if first.gesture and first.gesture == second.gesture)
    for pressed, kind in ((True, PLAYER), (False, TABLE)):
        again = given_up("card_bowl", begun)
        again.conceded = None
        again.play_gesture(match.actions[begun : begun + 2], pressed=pressed)
        assert again.deciders[begun:] == [kind, kind]


def test_a_review_leaves_out_what_the_player_was_not_asked() -> None:
    match = given_up("real_deal", 20)
    places = Reviewing(match, 0).places
    match.deciders[places[1]] = TABLE
    assert Reviewing(match, 0).places == [places[0], *places[2:]]
