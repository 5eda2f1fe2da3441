"""``python -m saves.verify FILE``: its messages about a stored match, and its exit codes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.match import Match
from saves import verify
from saves.document import Document, describe, encode
from tests.saves.samples import PLAYERS, document_of, played

SALT = "ab" * 16


def stored(tmp_path: Path, *, seed: int = 7, open_deal: bool = False, length: int | None = 30, then: int = 0) -> Path:
    """Writes the file of a match with a promised deal; ``then`` is added to its seed afterwards."""
    match = played(seed, length)
    match.promise_deal(SALT, open_deal=open_deal)
    document = document_of(match)
    changed = msgspec.structs.replace(document.match, seed=seed + then)
    return written(tmp_path, msgspec.structs.replace(document, match=changed))


def written(tmp_path: Path, document: Document) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(encode(document))
    return path


@pytest.mark.parametrize(("length", "over"), [(30, False), (None, True)])
def test_a_match_as_promised_is_right_and_tells_its_seed_only_when_it_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], length: int | None, over: bool
) -> None:
    path = stored(tmp_path, length=length)
    assert verify.main([str(path)]) == verify.KEPT
    said = capsys.readouterr().out
    assert "is the one that was promised" in said
    assert (f"Seed 7, salt {SALT}" in said) == over
    assert (SALT in said) == over
    assert "Open deal" not in said


def test_a_seed_that_was_given_by_hand_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([str(stored(tmp_path, open_deal=True))]) == verify.KEPT
    assert "Open deal: the seed was given by hand" in capsys.readouterr().out


def test_other_cards_than_promised_are_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Uses a match without actions, since a match with other cards would not even replay."""
    match = Match(played(1, 1).rules, {}, PLAYERS, 1)
    match.promise_deal(SALT, open_deal=False)
    other = Match(match.rules, {}, PLAYERS, 2)
    other.seal = match.seal
    document = msgspec.structs.replace(document_of(other), summary=describe(other))
    assert verify.main([str(written(tmp_path, document))]) == verify.NOT_KEPT
    assert "NOT the one that was promised" in capsys.readouterr().out


def test_a_match_that_does_not_replay_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([str(stored(tmp_path, then=1))]) == verify.NOT_KEPT
    said = capsys.readouterr().out
    assert "NOT the one that was promised" in said
    assert "Every action replays" not in said


def test_a_match_from_before_deals_were_promised_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([str(written(tmp_path, document_of(played(7, 30))))]) == verify.KEPT
    assert "This deal was not sealed" in capsys.readouterr().out


@pytest.mark.parametrize("content", [None, b"", b"{}"])
def test_a_file_that_cannot_be_read_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path = tmp_path / "match.json"
    if content is not None:
        path.write_bytes(content)
    assert verify.main([str(path)]) == verify.UNREADABLE
    assert str(path) in capsys.readouterr().err


def test_it_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([]) == verify.UNREADABLE
    assert "python -m saves.verify FILE" in capsys.readouterr().err
