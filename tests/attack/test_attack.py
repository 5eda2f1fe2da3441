"""Slices of the attacks: nothing lost, no trouble, nothing overwritten."""

import os

import pytest

from tests.attack import files, inputs, kills

pytestmark = pytest.mark.long


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot split a process in two")
def test_kills_lose_nothing_that_was_settled() -> None:
    assert kills.run(6, 501) == []


def test_no_file_locks_a_player_out() -> None:
    assert files.run(20, 7001) == []


def test_random_inputs_bring_no_trouble() -> None:
    assert inputs.run(600, 9001) == []
