"""A spectator sees what any of its seats sees, and nothing that is hidden from all of them."""

from __future__ import annotations

from itertools import combinations

from game.events import CardMoved
from game.match import Match
from game.sight import NOBODY, Sight
from game.variant import Rules
from tests.game.cases import every_variant
from tests.game.test_drives import happened
from tests.play import option_sets, random_match


def matches(rules: Rules) -> list[Match]:
    """Returns a match for each number of seats."""
    sets = {rules.seat_count(rules.complete(options)): options for options in option_sets(rules)[::-1]}
    return [random_match(rules, options, 3) for options in sets.values()]


@every_variant
def test_one_seat_sees_what_it_saw_in_play(rules: Rules) -> None:
    for match in matches(rules):
        for seat in range(len(match.players)):
            sight = Sight.of(seat)
            assert [sight.masked(event) for event in happened(match)] == [
                event.masked(seat) for event in happened(match)
            ]
            assert [other for other in range(len(match.players)) if sight.sees(other)] == [seat]


@every_variant
def test_several_see_what_any_of_them_sees_and_no_more(rules: Rules) -> None:
    for match in matches(rules):
        everybody = range(len(match.players))
        for sight in (Sight.of(*seats) for count in everybody for seats in combinations(everybody, count + 1)):
            for event in happened(match):
                any_sees = any(event.masked(seat) == event for seat in sight.seats)
                assert (sight.masked(event) == event) == any_sees
                assert any_sees or sight.masked(event) in [event.masked(seat) for seat in sight.seats]


@every_variant
def test_none_sees_what_everybody_sees(rules: Rules) -> None:
    hidden = 0
    for match in matches(rules):
        assert not any(NOBODY.sees(seat) for seat in range(len(match.players)))
        for event in happened(match):
            masked = NOBODY.masked(event)
            assert masked == event.masked(None)
            if isinstance(event, CardMoved) and event.seen_by is not None:
                assert isinstance(masked, CardMoved)
                assert (masked.card, masked.code) == (None, None)
                hidden += 1
    assert hidden


def test_a_card_that_no_seat_sees_is_shown_to_nobody() -> None:
    event = CardMoved(clause="", source="pile", target="out", how="remove", card=3, code="RUN 5", seen_by=())
    assert Sight.of(0, 1).masked(event) == event.masked(0) != event
