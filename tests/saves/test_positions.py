"""Matches from a position are stored like all others but do not count; files of every format can be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.match import Match
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from saves.document import FORMAT, Damaged, Unplayable, Unreadable, decode, decode_head, encode, replay, restore
from saves.entries import entry_of
from saves.history_file import leads_to
from saves.statistics import records
from saves.store import NotOpened
from tests.saves.samples import (
    JUKEM,
    PLAYERS,
    document_of,
    edited,
    keep,
    matches_in,
    named,
    opened,
    played,
    resumed,
)

FORMATS = Path(__file__).parent / "formats"
OURS = [find_rules(variant.name) for variant in VARIANTS if variant.built]
every_variant = pytest.mark.parametrize("rules", OURS, ids=lambda rules: rules.variant.name)
Change = Callable[[dict[str, Any]], object]


def taken_up(rules: Rules = JUKEM, seed: int = 5, length: int | None = 10) -> Match:
    """Returns a match from a position of another one, after ``length`` actions or at its end."""
    match = Match(rules, {}, PLAYERS, seed, position_of(rules, seed))
    while match.decision is not None and (length is None or len(match.actions) < length):
        match.play(match.state.legal_actions()[0])
    return match


def position_of(rules: Rules, seed: int) -> dict[str, Any]:
    """Returns a position in the middle of a match."""
    found: dict[str, Any] = played(seed, 30, rules.variant.name).state.to_dict()
    return found


@every_variant
def test_it_comes_back_exactly_and_goes_on_identically(rules: Rules) -> None:
    match = taken_up(rules)
    data = encode(document_of(match))
    document, again = restore(data)
    assert again.problem is None
    assert again.match.record() == match.record()
    assert again.match.history == match.history
    assert encode(document) == data
    assert decode_head(data).match.practice
    action = match.state.legal_actions()[-1]
    assert again.match.play(action) == match.play(action)
    assert again.match.record() == match.record()


def test_its_document_says_where_it_began_and_others_say_nothing_of_it() -> None:
    match = taken_up()
    assert json.loads(encode(document_of(match)))["match"]["first_position"] == match.first_position
    assert "first_position" not in json.loads(encode(document_of(played(1, 10))))["match"]


@pytest.mark.parametrize("number", range(1, FORMAT))
def test_a_file_of_every_earlier_format_is_read_and_written_as_the_newest(number: int) -> None:
    data = (FORMATS / f"{number}.json").read_bytes()
    assert json.loads(data)["format"] == decode_head(data).format == number
    document, again = restore(data)
    assert again.problem is None
    assert again.match.record() == played(3, 60).record()
    newest = encode(document)
    assert json.loads(newest)["format"] == FORMAT
    assert decode(newest) == document


@pytest.mark.parametrize("number", [0, FORMAT + 1])
def test_the_head_of_a_file_of_no_known_format_is_refused(number: int) -> None:
    with pytest.raises(Unreadable):
        decode_head(edited(encode(document_of(played(1, 10))), lambda body: body.update(format=number)))


def position(**changes: Any) -> Change:
    return lambda body: body["match"]["first_position"].update(changes)


CRAFTED: dict[str, tuple[Change, type[Unreadable], str]] = {
    "no position": (lambda body: body["match"].update(first_position=None), Damaged, "position"),
    "a list": (lambda body: body["match"].update(first_position=[]), Damaged, "position"),
    "an empty one": (lambda body: body["match"].update(first_position={}), Unplayable, "is missing"),
    "another game's": (position(variant="blowout"), Unplayable, "variant"),
    "a field too many": (position(tactics=1), Unplayable, "tactics: is not a field"),
    "a card twice": (position(zones={"hand:0": ["JUKEM #1", "JUKEM #1"]}), Unplayable, "zones"),
    "no such card": (position(zones={"hand:0": ["x" * 150]}), Unplayable, "is not a card"),
    "points without end": (position(points=[10**17, 0], scoring=[]), Unplayable, "points"),
    "other options": (position(practice=True), Unplayable, ": "),
    "the match over": (position(phase="over"), Unplayable, ": "),
    "an endless number": (position(stall=10**40), Damaged, "a position that no match has"),
    "an endless key": (position(key=10**400), Damaged, ""),
    "a key of two lines": (position(key="one\ntwo"), Damaged, "a position that no match has"),
    "a key that is none": (position(key=1.5), Damaged, "a position that no match has"),
    "NUL in a name": (position(phase="\0"), Damaged, "a position that no match has"),
    "a nest": (position(zones=[[[[[[[[[[[1]]]]]]]]]]]), Damaged, "a position that no match has"),
}


@pytest.mark.parametrize("what", CRAFTED)
def test_a_position_that_cannot_be_is_refused_in_words(what: str) -> None:
    change, error, words = CRAFTED[what]
    with pytest.raises(error) as refused:
        decode(edited(encode(document_of(taken_up())), change))
    assert words in str(refused.value)
    assert len(str(refused.value)) <= 200
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("what", [what for what, (_, error, _) in CRAFTED.items() if error is Unplayable])
def test_a_file_with_such_a_position_is_set_aside_and_the_others_go_on(what: str, tmp_path: Path) -> None:
    keep(opened(tmp_path), played(4, 5))
    data = edited(encode(document_of(taken_up(), name="Halftime")), CRAFTED[what][0])
    matches_in(tmp_path, {"halftime.json": data})
    saves = opened(tmp_path)
    (saved,) = [saved for saved in saves.store.saves() if saved.automatic]
    assert saves.store.load(saved).match.record() == played(4, 5).record()
    for saved in named(saves):
        with pytest.raises(NotOpened):
            saves.store.load(saved)
    assert [path.read_bytes() for path in (tmp_path / "matches").glob("*.unplayable-*.json")] == [data]


def test_rules_that_lose_their_way_from_a_position_do_not_stop_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    record = taken_up().record()

    def lost(state: object, action: object) -> object:
        raise IndexError("nobody knows")

    monkeypatch.setattr(JUKEM.state_type, "apply", lost)
    with pytest.raises(Unplayable, match="does not hold together"):
        replay(record)
    with pytest.raises(IndexError):
        replay(msgspec.structs.replace(record, first_position=msgspec.UNSET))


def test_it_is_in_the_history_and_in_no_statistics(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    match = taken_up(length=None)
    keep(saves, match, played(3))
    assert sorted((entry.seed, entry.practice) for entry in saves.history.entries()) == [(3, False), (5, True)]
    assert [record.played for record in saves.history.counted(records)] == [1]
    fetched = saves.history.get(next(entry.id for entry in saves.history.entries() if entry.seed == 5))
    assert fetched is not None
    assert replay(fetched.match).match.record() == match.record()


def test_it_is_not_counted_where_its_file_says_otherwise() -> None:
    data = edited(encode(document_of(taken_up(length=None))), lambda body: body["match"].update(practice=False))
    assert entry_of(decode(data)).practice


def test_it_is_another_match_than_the_one_that_the_position_is_from() -> None:
    dealt = document_of(Match(JUKEM, {}, PLAYERS, 5))
    other = document_of(Match(JUKEM, {}, PLAYERS, 5, played(5, 20).state.to_dict()))
    assert not leads_to(dealt, other)
    assert not leads_to(other, dealt)
    assert leads_to(other, other)


def test_it_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    match = taken_up()
    keep(saves, match)
    again = resumed(opened(tmp_path))
    assert again.match.record() == match.record()
    again.match.back_to(0)
    assert again.match.state == Match(JUKEM, {}, PLAYERS, 5, position_of(JUKEM, 5)).state
