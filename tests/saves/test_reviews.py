"""Stored reviews are restored exactly, and other files are set aside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.review.ledger import Review
from saves.reviews import FORMAT, Reviews, encode
from saves.writer import Writer
from tests.game.test_review import short_review


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def reviews(tmp_path: Path, told: list[str]) -> Reviews:
    return Reviews(tmp_path, Writer(told.append), told.append)


def kept(reviews: Reviews) -> Review:
    """Stores a review and returns its file."""
    review = short_review("real_deal")
    reviews.path_of(review.match, review.seat).write_bytes(encode(review))
    return review


def test_a_review_comes_back_as_it_was_whole_or_not(tmp_path: Path, told: list[str]) -> None:
    writer = Writer(told.append)
    reviews = Reviews(tmp_path / "reviews", writer, told.append)
    whole = short_review("real_deal")
    begun = msgspec.structs.replace(whole, rows=whole.rows[:3], result=None, luck_after=0.0, periods=())
    for review in (begun, whole):
        reviews.keep(review)
        assert writer.flush()
        found = reviews.find(review.match, 0)
        assert reviews.settle(5.0)
        assert found.value == review
    assert reviews.read(whole.match, 1) is None
    assert told == []


def _wrong_sums(review: Review) -> bytes:
    return encode(msgspec.structs.replace(review, luck_after=review.luck_after / 2 + 0.1))


DAMAGE: dict[str, tuple[str, Callable[[Review], bytes]]] = {
    "cut off": ("damaged", lambda review: encode(review)[:-200]),
    "changed": ("damaged", lambda review: encode(review).replace(b'"acts":1', b'"acts":2', 1)),
    "not ours": ("foreign", lambda review: encode(review).replace(b"pigskin", b"another", 1)),
    "newer": ("newer", lambda review: encode(review).replace(b'"format":%d' % FORMAT, b'"format":9', 1)),
    "of another match": ("damaged", lambda review: encode(msgspec.structs.replace(review, match="0" * 32))),
    "with wrong sums": ("damaged", _wrong_sums),
    "a row counted twice": (
        "damaged",
        lambda review: encode(msgspec.structs.replace(review, rows=(*review.rows, review.rows[-1]))),
    ),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_what_is_no_review_of_this_match_is_set_aside(name: str, reviews: Reviews, told: list[str]) -> None:
    label, spoil = DAMAGE[name]
    review = kept(reviews)
    path = reviews.path_of(review.match, review.seat)
    path.write_bytes(spoil(review))
    assert reviews.read(review.match, review.seat) is None
    assert not path.exists()
    assert [each for each in path.parent.iterdir() if label in each.name]
    assert len(told) == 1


def test_a_review_of_an_earlier_format_is_made_anew_and_stays_for_older_windows(
    reviews: Reviews, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("saves.reviews.FORMAT", 1)
        review = kept(reviews)
        old = reviews.path_of(review.match, review.seat)
    assert reviews.read(review.match, review.seat) is None
    kept(reviews)
    assert reviews.read(review.match, review.seat) == review
    assert old.exists()
    assert told == []
