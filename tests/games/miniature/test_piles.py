"""The cards after a snap: shown cards, draws, piles made anew, equal cards (MG-16 to MG-18)."""

from __future__ import annotations

from game.contract import Event
from game.events import CardMoved, Shuffled
from tests.games.miniature.cards import CODE
from tests.games.miniature.positions import found, position, snap, texts


def test_mg_16_shown_cards_lie_until_the_next_snap_is_shown() -> None:
    state = position()
    snap(state, "PLAY 8 left", "PLAY 6 right")
    assert [CODE[card] for cards in state.shown for card in cards] == ["PLAY 8", "PLAY 6"]
    events = snap(state, "KICK 30 left", "PLAY 6 right")
    moves = [(event.source, event.target) for event in found(events, CardMoved) if event.how == "discard"]
    assert moves == [("shown:0", "play_discard_pile"), ("shown:1", "play_discard_pile")]
    snap(state, "KICK 40 left", "PLAY 2 right")
    assert [CODE[card] for card in state.discard_piles[1]] == ["KICK 30"]


def drawn(events: list[Event]) -> list[tuple[str, str, tuple[int, ...] | None]]:
    """Where cards were drawn from and to, and who saw them."""
    return [(each.source, each.target, each.seen_by) for each in found(events, CardMoved) if each.how == "draw"]


def test_mg_17_each_side_fills_its_hands_and_alone_sees_what_it_draws() -> None:
    events = snap(position(), "KICK 30 left", "PLAY 6 right")
    assert drawn(events) == [("kick_draw_pile", "kicks:0", (0,)), ("play_draw_pile", "plays:1", (1,))]


def test_mg_17_a_used_up_pile_is_made_of_its_own_discards() -> None:
    """Two cards are drawn: the last one of the pile, and the first one of its discards."""
    discards = ["KICK 20"]
    state = position({"kick_discard_pile": discards, "shown:0": ["PLAY 6"], "shown:1": ["PLAY 10"]}, snaps=1)
    assert len(state.draw_piles[1]) == 1
    assert not found(snap(state, "KICK 30 left", "PLAY 6 right"), Shuffled)
    assert not state.draw_piles[1]
    events = snap(state, "KICK 40 left", "PLAY 2 right")
    made_anew = Shuffled(clause="MG-17", sources=("kick_discard_pile",), target="kick_draw_pile", count=2)
    assert found(events, Shuffled) == [made_anew]
    assert [CODE[card] for card in state.discard_piles[1]] == []
    assert len(state.draw_piles[0]) + len(state.discard_piles[0]) == 14 + 1


def test_mg_18_equal_cards_are_one_choice_and_discards_are_open() -> None:
    state = position({"play_discard_pile": ["PLAY 12"], "shown:0": ["PLAY 6"], "shown:1": ["PLAY 10"]}, snaps=1)
    snap(state, "PLAY 2 left", "PLAY 6 right")
    assert texts(state).count("PLAY 4") == 1
    for seat in (0, 1):
        assert None not in state.view(seat).zones()["play_discard_pile"]
