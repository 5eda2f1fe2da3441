"""The pocket: it shrinks with the rush, says it in numbers, and tells nothing that its viewer does not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl.cards import ID, VALUE
from game.variants.card_bowl.events import RushFaced
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.fronts import LANES
from game.variants.card_bowl.jobs import EVERYTHING
from game.variants.card_bowl.pass_rush import AUTOMATIC, Pocket, Unit, faced, pocket, threats
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.table_state import CardBowlTableState
from scenes.table.card_bowl.pocket import faced as threat_faced
from scenes.table.card_bowl.pocket import openness, told
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.sitting import rest

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)]


def positions(seed: int, count: int) -> Iterator[CardBowlState]:
    """Positions of scrimmage plays that develop as long as they may."""
    match, rng, found = Match(RULES, {}, [Player("Gulls", "pro"), Player("Foxes", "pro")], seed), Random(seed), 0
    while match.decision is not None and found < count:
        state = match.state
        assert isinstance(state, CardBowlState)
        legal = state.legal_actions()
        if state.play.places and not state.play.how:
            found += 1
            yield state
        on = [action for action in legal if str(action) == "GO_ON"]
        match.play(on[0] if on else RULES.pro(state.view(match.decision.seat), legal, rng))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_seat_knows_the_pocket_when_it_sees_every_card_in_it_and_then_truly(seed: int) -> None:
    """CB-277 to CB-280; nothing hidden is told by it."""
    known = unknown = 0
    for state in positions(seed, 300):
        play = state.play
        for seat in (0, 1):
            view = state.view(seat)
            men = (view.men[play.offense], view.men[1 - play.offense])
            needed = [men[0][0], *(men[0][man] for man, lane in enumerate(play.lanes) if lane != NO_LANE)]
            needed += [men[1][man] for man, place in enumerate(play.places) if place < LANES]
            stands = pocket(view)
            assert (stands is None) == (min(needed) < 0)
            if stands is None:
                unknown += 1
                continue
            known += 1
            assert list(stands.threats) == threats(state)
            assert stands.pressure == play.pressure
            gone = play.reception >= 0 or play.runner >= 0 or play.role >= 0
            assert not (gone and CardBowlTableState.of(view, RULES.zones).passes), "the ball has left the pocket"
            if stands.threats:
                assert stands.worst in stands.threats
            else:
                assert stands.worst.margin <= 0
    assert known > 20
    assert unknown > 20


def test_a_sack_card_brings_what_the_example_says() -> None:
    """EX-35, CB-285, CB-286, CB-289."""
    unit = Unit(0, 0, 24, 19)
    brought = {code: faced(unit, ID[code]) for code in ("3H", "5H", "6H", "8H", "QH")}
    assert brought == {"3H": (5, 0), "5H": (3, 0), "6H": (0, 6), "8H": (0, 4), "QH": (0, 0)}


def test_the_pocket_is_the_narrower_the_more_the_rush_gains() -> None:
    """CB-284: it has fallen in where a sack is automatic."""
    widths = [openness(Pocket(Unit(0, 0, 20 + margin, 20), (), 0)) for margin in range(-14, 18)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == 1.0
    assert openness(Pocket(Unit(0, 0, 20 + AUTOMATIC + 1, 20), (), 0)) == 0.0 < widths[14]


def test_the_gauge_says_it_in_numbers() -> None:
    unit = Unit(-2, 0, 24, 19)
    assert told(Pocket(unit, (unit,), 4)) == ("up the middle", "5 too strong", "pressure 4")
    assert told(Pocket(Unit(4, 4, 12, 19), (), 0)) == ("from the right", "holds by 7", "")
    unit = Unit(0, 0, 40, 19)
    assert told(Pocket(unit, (unit,), 3))[1:] == ("surely a sack", ""), "no pressure counts any more"
    assert told(Pocket(unit, (unit,), 0, early=True))[1] == "sack if he waits", (
        "a run at the snap comes before it (EX-38)"
    )


def test_the_gauge_tells_no_result_while_men_still_move() -> None:
    """It said "13 too strong", a second later "holds by 4", and then it was a run."""
    ahead, behind = Unit(-2, -2, 24, 11), Unit(-2, -2, 24, 28)
    assert told(Pocket(ahead, (ahead,), 4), final=False) == ("from the left", "a sack if he waits", "")
    assert told(Pocket(behind, (), 0), final=False)[1] == "the pocket holds so far"


def under_threat(pilot: Pilot, table: Any, seconds: float = 3.0) -> None:
    """Plays on until the passer is under threat at a window."""
    table.game.coaching.level, rng = EVERYTHING, Random(1)
    for _ in range(600):
        rest(pilot, table, seconds)
        if table.choosing is None:
            continue
        legal = table.choosing.legal
        stands = table.game.pocket.pocket
        on = [action for action in legal if str(action) == "GO_ON"]
        if on and stands is not None and stands.threats and table.session.view(0).play.window > 0:
            return
        table.control.commit(on[0] if on else RULES.pro(table.session.view(0), legal, rng))
    raise AssertionError("no threat")


def test_no_card_lies_below_the_ring(start: Start) -> None:
    """With the quarterback under center it crossed the number of the center's card."""
    _, table = start()
    lineup = table.game.lineup
    places = ["S-L", "CB:LTE", "CB:LTE", "OLB-L", "DL-6", "DL-6", "DL-6", "DL2", "OLB-R", "CB:RW1", "S-R"]
    spots = [lineup.slot("QB"), lineup.slot("C"), lineup.slot("BC"), *lineup.defense(places)]
    assert table.game.pocket.layer < min(spot.layer for spot in spots)
    assert table.game.pocket_ways.layer > max(spot.layer for spot in spots), "a back hides no threat"


def test_it_shrinks_on_the_film_and_each_sack_card_is_added_to_the_meter(start: Start) -> None:
    """CB-285, CB-294."""
    pilot, table = start(seed=3)
    widths, said = [], []
    squeeze = table.game.squeeze

    def noted(animator: Any, seconds: float) -> None:
        squeeze(animator, seconds)
        animator.finish()
        assert not table.game.pocket.final, "men still move"
        widths.append((table.game.pocket.pocket, table.game.pocket.open))

    table.game.squeeze = noted
    under_threat(pilot, table)
    ring = table.game.pocket
    assert widths, "it gives way while men move, not only when all is over"
    assert all(open_ == openness(stands) for stands, open_ in widths if stands is not None)
    assert ring.open == openness(ring.pocket) < 1.0
    assert ring.final, "the viewer decides with these numbers"
    assert ring.ring(ring.open).w < ring.ring(1.0).w
    unit, count = ring.pocket.threats[0], len(table.match.actions)
    take = table.game.handle_event

    def listening(event: Any) -> None:
        take(event)
        if isinstance(event, RushFaced):
            said.append((event.card, table.game.shown.said, table.game.shown.story.rows))

    table.game.handle_event = listening
    table.control.commit(next(action for action in table.choosing.legal if str(action) == "GO_ON"))
    assert len(table.match.actions) > count
    card, words, rows = said[0]
    assert [[term.value for term in row] for row in rows] == [[unit.protection, card], [unit.rush]]
    loss = faced(unit, VALUE.index(card)).loss
    assert words.startswith(f"Sacked: {loss} yard" if loss else "He holds")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 130])
def test_ring_and_gauge_lie_on_the_film_beside_the_men(start: Start, size: tuple[int, int], text_size: int) -> None:
    pilot, table = start(seed=3, size=size, text_size=text_size)
    game = table.game
    game.shows_hand = False
    pilot.frames(3)
    lineup, theme, ring = game.lineup, game.theme, game.pocket
    right = [lineup.slot("QB"), lineup.slot("BR"), lineup.flat("right flat"), lineup.slot("RW3"), lineup.slot("RW1")]
    labeled = [lineup.rect(spot).inflate(0, 2 * theme.px(9)) for spot in right]
    unit, fallen = Unit(-2, 0, 24, 19), Unit(2, 4, 61, 19)
    early = Pocket(fallen, (fallen,), 0, early=True)
    for stands in (Pocket(unit, (unit,), 4), Pocket(unit, (unit, unit), 4), Pocket(fallen, (fallen,), 4), early):
        ring.pocket, ring.final = stands, True
        gauge, film = ring.gauge(), game.space.table
        assert film.contains(gauge)
        assert film.contains(ring.ring(1.0))
        assert not any(gauge.colliderect(box) for box in labeled)
        deck = game.draw_pile
        assert not gauge.colliderect(deck.rect)
        room = gauge.w - theme.px(14)
        assert all(theme.measure(face, size_, words)[0] <= room for face, size_, _, words in ring._lines())
        heads = theme.measure("block", 14, "PROTECTION")[0] + theme.measure("block", 17, " 61")[0]
        assert heads <= room


def test_the_gauge_shows_the_numbers_that_a_sack_card_is_added_to() -> None:
    """It said 25 against 21, while the meter added up 35 against 25: a man had come in between."""
    stale, left, right = Unit(-2, -2, 25, 21), Unit(-2, -2, 35, 21), Unit(2, 2, 20, 19)
    event = RushFaced(clause="CB-285", rush=35, protection=21, card=4, loss=13, pressure=0)
    shown = threat_faced(Pocket(stale, (stale,), 2), [right, left], event)
    assert shown.worst == left
    assert told(shown)[1:] == ("surely a sack", "")
    unknown = threat_faced(Pocket(stale, (stale,), 0), [], event).worst
    assert (unknown.rush, unknown.protection) == (35, 21)


def test_a_loss_from_two_sides_is_one_number_and_says_how_many_sides() -> None:
    units = Unit(-2, -2, 25, 21), Unit(2, 2, 20, 19)
    assert told(Pocket(units[0], units, 0)) == ("from 2 sides", "4 too strong", "")
