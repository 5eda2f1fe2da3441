"""The shuffle."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.chance import generator, pick, shuffled


@given(st.lists(st.integers()), st.integers(), st.integers(0, 100))
def test_a_shuffle_keeps_every_item_and_depends_on_key_and_count_alone(items: list[int], key: int, n: int) -> None:
    once, again = shuffled(items, generator(key, n)), shuffled(items, generator(key, n))
    assert once == again
    assert Counter(once) == Counter(items)


def test_every_order_is_about_equally_likely() -> None:
    orders = Counter(tuple(shuffled(range(4), generator(seed, 0))) for seed in range(4800))
    assert len(orders) == 24
    assert all(130 < count < 280 for count in orders.values()), "200 each"


def test_each_chance_event_of_a_match_is_its_own() -> None:
    assert len({tuple(shuffled(range(56), generator(1, n))) for n in range(50)}) == 50


def test_a_key_and_a_count_cannot_be_mistaken_for_another_pair() -> None:
    assert generator(1, 23).random() != generator(12, 3).random()
    assert generator(1, 2).random() == generator("1", 2).random(), "a seed may be written as text"


@pytest.mark.parametrize("count", [1, 2, 7])
def test_each_item_is_picked_about_equally_often(count: int) -> None:
    picked = Counter(pick(range(count), generator("pick", n)) for n in range(700 * count))
    assert set(picked) == set(range(count))
    assert all(550 < times < 850 for times in picked.values()), "700 each"


def test_the_sequence_of_a_key_is_fixed_for_ever() -> None:
    assert shuffled(range(10), generator(7, 0)) == [8, 3, 4, 2, 1, 9, 6, 0, 5, 7]
    assert shuffled(range(10), generator(7, 1)) == [9, 8, 5, 4, 6, 7, 3, 2, 1, 0]
