"""The JSON document of a match is restored exactly, and every other file is refused with a reason."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import Match
from game.plain import plain
from game.record import MatchRecord, Player
from saves import document as documents
from saves.document import Damaged, Document, Foreign, Newer, Unplayable, Unreadable, decode, encode, replay
from tests.saves.samples import JUKEM, document_of, edited, played, saved_bytes

TEXT = st.text(st.characters(codec="utf-8"), max_size=30).map(lambda text: plain(text, 20))
NAMES = TEXT.filter(bool)
OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in JUKEM.options})


@given(
    seed=st.integers(min_value=-(2**70), max_value=2**70),
    options=OPTIONS,
    names=st.tuples(NAMES, NAMES),
    name=TEXT,
    length=st.integers(0, 60),
    seconds=st.integers(0, 10**6),
    hints=st.integers(0, 99),
    practice=st.booleans(),
    conceded=st.sampled_from([None, 0, 1]),
)
def test_a_document_comes_back_exactly_and_goes_on_identically(
    seed: int,
    options: dict[str, str],
    names: tuple[str, str],
    name: str,
    length: int,
    seconds: int,
    hints: int,
    practice: bool,
    conceded: int | None,
) -> None:
    match = Match(JUKEM, options, [Player(names[0]), Player(names[1], "rookie")], seed)
    for _ in range(length):
        match.play(match.state.legal_actions()[-1])
    match.hints, match.practice = hints, practice
    if conceded is not None:
        match.concede(conceded)
    document = msgspec.structs.replace(document_of(match, name=name), seconds=seconds)
    data = encode(document)
    assert decode(data) == document
    assert encode(decode(data)) == data
    again = replay(decode(data).match)
    assert again.problem is None
    assert again.match.record() == match.record()
    assert again.match.state.to_dict() == match.state.to_dict()
    assert again.match.state.legal_actions() == match.state.legal_actions()


def test_no_note_of_a_match_costs_the_match() -> None:
    """What a long drive of Card Bowl noted was too long to be read again: the match was lost with its result."""
    match = played(1, 40)
    match.notes |= {
        "edge:0": " ".join(["7", *["31:-0.4"] * 40]),
        **{f"call:{number}": "0:Screen" for number in range(40)},
    }
    again = decode(encode(document_of(match)))
    assert again.match == match.record()
    assert again.match.notes["call:0"] == "0:Screen"
    assert "edge:0" not in again.match.notes
    written_before = edited(saved_bytes(), lambda body: body["match"].update(notes={"edge:0": match.notes["edge:0"]}))
    assert decode(written_before).match.notes["edge:0"] == match.notes["edge:0"]


def test_a_document_is_text_that_a_person_can_read() -> None:
    text = saved_bytes().decode()
    assert text.startswith('{\n "kind": "pigskin-parlor-match",\n "format": 3,\n "app": "1.2.3",')
    assert '"name": "Foxes",\n' in text
    assert list(json.loads(text)) == ["kind", "format", *Document.__struct_fields__, "checksum"]


def test_the_editing_of_these_tests_makes_good_files() -> None:
    data = saved_bytes()
    assert decode(edited(data, lambda body: None)) == decode(data)


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        (lambda body: body.update(format=4), Newer, "newer version of Pigskin Parlor"),
        (lambda body: body["match"].update(rules_version=99), Newer, "newer version of Jukem Football"),
        (lambda body: body.update(kind="solitaire"), Foreign, "not a match of Pigskin Parlor"),
        (lambda body: body.pop("kind"), Foreign, "not a match of Pigskin Parlor"),
        (lambda body: body.update(format="1"), Damaged, "format"),
        (lambda body: body.update(format=True), Damaged, "format"),
        (lambda body: body.update(format=0), Damaged, "format"),
        (lambda body: body.update(extra=1), Damaged, "extra"),
        (lambda body: body["match"].update(bonus=7), Damaged, "fields that do not belong"),
        (lambda body: body["match"]["players"][0].update(mood="good"), Damaged, "fields that do not belong"),
        (lambda body: body["match"].update(seed="seven"), Damaged, "int"),
        (lambda body: body["match"].update(seed=1.5), Damaged, "int"),
        (lambda body: body["match"].update(actions="draw_pile"), Damaged, "array"),
        (lambda body: body["match"].pop("seed"), Damaged, "seed"),
        (lambda body: body.update(saved="yesterday"), Damaged, "datetime"),
        (lambda body: body.update(saved="2026-01-02T03:04:05"), Damaged, "timezone"),
        (lambda body: body.update(id="../../x"), Damaged, "id"),
        (lambda body: body.update(seconds=-1), Damaged, "seconds"),
        (lambda body: body.update(match=[]), Damaged, "match"),
        (lambda body: body["match"].update(variant="hearts"), Unplayable, "no game 'hearts'; the games are: jukem"),
        (lambda body: body["match"]["options"].update(practice="maybe"), Unplayable, "off or on, not 'maybe'"),
        (lambda body: body["match"]["options"].update(wind="strong"), Unplayable, "no option 'wind'"),
        (lambda body: body["match"]["players"].pop(), Unplayable, "seats 2, not 1"),
        (lambda body: body["match"]["players"][1].update(kind="legend"), Unplayable, "no level 'legend'; the"),
        (lambda body: body["match"]["players"][0].update(kind=""), Unplayable, "no level ''"),
    ],
)
def test_a_wrong_document_is_refused_in_words(change: Any, error: type[Unreadable], words: str) -> None:
    with pytest.raises(error) as refused:
        decode(edited(saved_bytes(), change))
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", Damaged),
        (b"\0" * 4096, Damaged),
        (b"\xff\xfe\x00", Damaged),
        (b"[" * 200_000, Damaged),
        (b'{"kind": "pigskin-parlor-match", "format": 1', Damaged),
        (b'{"kind": "pigskin-parlor-match", "format": 1, "x": ' + b"9" * 9999 + b"}", Damaged),
        (b'{"kind": "pigskin-parlor-match", "format": 1, "x": ' + b"[" * 900 + b"]" * 900 + b"}", Damaged),
        (b'"\\ud800"', Damaged),
        (b"null", Foreign),
        (b"[]", Foreign),
        (b'{"kind": 7}', Foreign),
        (b'{"version": 3, "layers": [{"name": "a"}]}', Foreign),
    ],
)
def test_what_is_no_document_at_all_is_refused(data: bytes, error: type[Unreadable]) -> None:
    with pytest.raises(error):
        decode(data)


def test_a_single_changed_letter_is_noticed_whatever_it_says() -> None:
    data = saved_bytes().replace(b"Foxes", b"Boxes")
    with pytest.raises(Damaged, match="not as it was written"):
        decode(data)


def test_older_rules_replay_if_nothing_differs() -> None:
    document = decode(edited(saved_bytes(), lambda body: body["match"].update(rules_version=0)))
    assert replay(document.match).problem is None


@pytest.mark.parametrize("wrong", ["discard NOTHING", "end_half"])
def test_a_match_that_replays_differently_is_shown_up_to_the_action_that_differs(wrong: str) -> None:
    record: MatchRecord = played(1, 40).record()
    changed = msgspec.structs.replace(record, actions=(*record.actions[:25], wrong, *record.actions[26:]))
    again = replay(changed)
    assert again.problem is not None
    assert f"action 26 ({wrong})" in again.problem
    assert [str(action) for action in again.match.actions] == list(record.actions[:25])


def test_a_position_that_differs_from_its_digest_is_named() -> None:
    record = played(1, 40).record()
    again = replay(msgspec.structs.replace(record, digests={**record.digests, 20: "0" * 16}))
    assert again.problem is not None
    assert "after action 20" in again.problem


def test_the_summary_tells_score_period_and_turn() -> None:
    match = played(3, 30)
    summary = documents.describe(match)
    assert match.decision is not None
    assert (summary.points, summary.turn, summary.result) == (match.state.view(0).points, match.decision.seat, None)
    assert summary.period == 0
    over = documents.describe(played(3))
    assert over.turn is None
    assert over.result == played(3).result
