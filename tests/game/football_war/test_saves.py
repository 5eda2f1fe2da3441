"""Saves of Football War: they come back exactly, and what was never a match of it is refused in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saves.document import Unplayable, decode, encode, replay
from tests.saves.samples import document_of, edited, played


@pytest.mark.parametrize("players", ["2", "4"])
@pytest.mark.parametrize("length", [0, 1, 37, 160])
def test_a_save_goes_on_identically(players: str, length: int) -> None:
    match = played(int(players), length, "football_war", players=players)
    again = replay(decode(encode(document_of(match))).match)
    assert again.problem is None
    assert again.match.state.to_dict() == match.state.to_dict()
    assert again.match.state.legal_actions() == match.state.legal_actions()
    assert again.match.history == match.history


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda match: match.update(variant="jukem"), "Jukem Football has no option 'players'"),
        (lambda match: match["options"].update(wind="strong"), "Football War has no option 'wind'"),
        (lambda match: match["options"].update(players="3"), "players takes 2 or 4, not '3'"),
        (lambda match: match["options"].update(players="4"), "seats 4, not 2"),
    ],
)
def test_another_variant_or_option_is_refused_in_words(change: Callable[[Any], object], words: str) -> None:
    with pytest.raises(Unplayable, match=words):
        decode(edited(encode(document_of(played(3, 40, "football_war"))), lambda body: change(body["match"])))


def test_an_audible_in_a_save_cannot_call_a_play_that_is_not_in_the_deck() -> None:
    """FW-58: the match is shown up to there, and never played on."""
    record = played(3, 40, "football_war").record()
    wrong = msgspec.structs.replace(record, actions=(*record.actions[:5], "CALL(Statue of Liberty)"))
    again = replay(wrong)
    assert again.problem is not None
    assert "'Statue of Liberty' is not one of the 16 plays" in again.problem
    assert [str(action) for action in again.match.actions] == list(record.actions[:5])
