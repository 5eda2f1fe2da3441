"""What every game's table shows without a line of its own, on the table of the miniature."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import PossessionChanged, Revealed
from tests.games.miniature.cards import CODE, HANDS
from tests.scenes.table.player import Sit, TablePlayer
from tests.variants import ON_TABLE

MINIATURE = next(rules for rules in ON_TABLE if rules.variant.name == "miniature")
THEIRS = HANDS[2]
"""A hand that lies face down before the viewer."""


@pytest.fixture
def quiet(sit: Sit) -> Sit:
    """Sits down at a table on which nothing moves yet; what is shown then has its own time."""

    def sit_down(pace: float = 1.0, **look: Any) -> TablePlayer:
        player = sit(MINIATURE, **look)
        player.table.playback.director.pace = player.table.playback.maker.pace = pace
        return player

    return sit_down


def show(player: TablePlayer, *events: Any) -> None:
    for event in events:
        player.game.take(event)
        player.table.director.add(player.table.playback.maker.cues(event))


def a_card_of(player: TablePlayer, zone: str) -> int:
    """A card that really lies in a zone."""
    state: Any = player.match.state
    return int(state.hands[HANDS.index(zone)][-1])


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_card_that_is_revealed_turns_over_where_it_lies(quiet: Sit, reduced: bool) -> None:
    player = quiet(reduced_motion=reduced)
    lying, card = player.zone(THEIRS), a_card_of(player, THEIRS)
    places = [(sprite.x, sprite.y) for sprite in lying]
    show(player, Revealed(clause="MG-8", zone=THEIRS, card=card, code=CODE[card], seat=1))
    looks = set[tuple[float, float]]()
    for _ in range(60):
        player.frames()
        looks |= {(sprite.flip, sprite.alpha) for sprite in lying if sprite.card_id == card}
    (shown,) = [sprite for sprite in lying if sprite.card_id is not None]
    assert (shown.card_id, shown.card.code, shown.flip, shown.alpha) == (card, CODE[card], 1.0, 1.0)
    assert [(sprite.x, sprite.y) for sprite in player.zone(THEIRS)] == places
    assert len(looks) > 3, "it was turned in one frame"
    assert {flip for flip, _ in looks} <= {1.0} if reduced else {alpha for _, alpha in looks} == {1.0}


def test_of_two_equal_cards_the_one_turns_over_that_lay_face_down(quiet: Sit) -> None:
    player = quiet(pace=0.0)
    card = a_card_of(player, THEIRS)
    equal = next(other for other, code in enumerate(CODE) if code == CODE[card] and other != card)
    show(player, *(Revealed(clause="MG-8", zone=THEIRS, card=each, code=CODE[each], seat=1) for each in (equal, card)))
    player.frames(2)
    assert {sprite.card_id for sprite in player.zone(THEIRS) if sprite.flip == 1.0} == {equal, card}


def test_a_card_is_revealed_in_no_covered_hand(quiet: Sit) -> None:
    player = quiet(pace=0.0)
    player.table.board.turn_face_down(0)
    card = a_card_of(player, HANDS[0])
    show(player, Revealed(clause="MG-8", zone=HANDS[0], card=card, code=CODE[card], seat=0))
    player.frames(2)
    assert {sprite.card_id for sprite in player.zone(HANDS[0])} == {None}


def test_the_mark_of_the_ball_shines_where_it_has_gone(quiet: Sit) -> None:
    player = quiet()
    bug = player.dash.bug
    to = 1 - bug.possession
    before = bug.look()
    show(player, PossessionChanged(clause="MG-1", seat=to))
    player.frames(2)
    assert (bug.possession, bug.lit > 0.5) == (to, True)
    still = bug.look()
    player.wait(1.0)
    assert bug.lit == 0.0
    assert len({before, still, bug.look()}) == 3
