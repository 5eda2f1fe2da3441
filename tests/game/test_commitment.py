"""The promise about a deal cannot be changed later and reveals nothing about the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.commitment import Seal
from game.match import Match
from game.record import MatchRecord
from tests.play import BUILT, players

SALT, OTHER = "0" * 31 + "1", "0" * 31 + "2"


def with_salt(record: MatchRecord, salt: str) -> Seal:
    assert isinstance(record.seal, Seal)
    return msgspec.structs.replace(record.seal, salt=salt)


def sealed(seed: int = 7, salt: str = SALT, position: Any = None) -> MatchRecord:
    rules = BUILT[0]
    match = Match(rules, {}, players(rules, {}), seed, position)
    match.promise_deal(salt, open_deal=False)
    return match.record()


@pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
def test_a_promise_is_kept_by_the_match_that_made_it_however_far_it_went(rules: Any) -> None:
    match = Match(rules, {}, players(rules, {}), 3)
    assert match.record().deal_as_promised is None
    match.promise_deal(SALT, open_deal=False)
    for _ in range(5):
        assert match.record().deal_as_promised
        match.play(match.state.legal_actions()[0])
    assert Match.replay(match.record()).record() == match.record()


CHANGES: dict[str, Callable[[MatchRecord], dict[str, Any]]] = {
    "another seed": lambda record: {"seed": record.seed + 1},
    "another game": lambda record: {"variant": "blowout"},
    "other rules": lambda record: {"rules_version": record.rules_version + 1},
    "other options": lambda record: {"options": {**record.options, "dealer": "home"}},
    "another beginning": lambda record: {"first_position": {"key": "1"}},
    "another salt": lambda record: {"seal": with_salt(record, OTHER)},
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_the_cards_depend_on_cannot_be_changed_afterwards(what: str) -> None:
    record = sealed()
    assert record.deal_as_promised
    assert msgspec.structs.replace(record, **CHANGES[what](record)).deal_as_promised is False


def test_where_a_match_from_a_position_began_is_part_of_the_promise() -> None:
    rules = BUILT[0]
    record = sealed(position=Match(rules, {}, players(rules, {}), 5).state.to_dict())
    assert record.deal_as_promised
    assert msgspec.structs.replace(record, first_position=msgspec.UNSET).deal_as_promised is False


def test_the_same_cards_make_another_promise_with_another_salt() -> None:
    """Otherwise somebody could find the seed by trying all of them before the match."""
    one, other = sealed(salt=SALT).seal, sealed(salt=OTHER).seal
    assert isinstance(one, Seal)
    assert isinstance(other, Seal)
    assert one.promise != other.promise
