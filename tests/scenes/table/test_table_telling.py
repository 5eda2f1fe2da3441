"""Tell after show, in every game: nothing is told before ball and card arrived, and no banner hides its subject."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from game.contract import Action, Event, ScoreKind
from game.events import CardMoved, Flag, Scored
from game.match import Match
from game.record import Player
from game.variants import find_rules
from game.variants.football_war.events import LastSeries, TurnoverOnDowns
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved
from game.variants.real_deal import cards as deck
from game.variants.real_deal.events import PlayCountered, PossessionBegan
from game.zones import Role
from scenes.table.cues.big_moments import FLIGHT_LAYER
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.effects import Flyer
from tests.play import chooser
from tests.scenes.table.player import Sit, TablePlayer

LONGEST = 0.7
"""Seconds that a banner may stay."""


class Moment(NamedTuple):
    """Something that is seen before it is told."""

    variant: str
    happens: Callable[[Event], bool]


def _scores(variant: str, how: ScoreKind) -> Moment:
    return Moment(variant, lambda event: isinstance(event, Scored) and event.how is how)


def _answered(code: str) -> Moment:
    return Moment("real_deal", lambda event: isinstance(event, PlayCountered) and event.counter == code)


MOMENTS = {
    "jukem field goal": _scores("jukem", ScoreKind.FIELD_GOAL),
    "jukem touchdown": _scores("jukem", ScoreKind.TOUCHDOWN),
    "jukem pass": Moment("jukem", lambda event: isinstance(event, DriveGrew) and event.codes[0].startswith("PASS")),
    "jukem stop": Moment("jukem", lambda event: isinstance(event, PlayRemoved)),
    "jukem wipe": Moment("jukem", lambda event: isinstance(event, DriveWiped)),
    "jukem discard": Moment("jukem", lambda event: isinstance(event, CardMoved) and event.how == "discard"),
    "jukem last turn": Moment("jukem", lambda event: isinstance(event, LastTurn)),
    "football war flag": Moment("football_war", lambda event: isinstance(event, Flag)),
    "football war downs": Moment("football_war", lambda event: isinstance(event, TurnoverOnDowns)),
    "football war last series": Moment("football_war", lambda event: isinstance(event, LastSeries)),
    "football war field goal": _scores("football_war", ScoreKind.FIELD_GOAL),
    "football war touchdown": _scores("football_war", ScoreKind.TOUCHDOWN),
    "real deal field goal": _scores("real_deal", ScoreKind.FIELD_GOAL),
    "real deal touchdown": _scores("real_deal", ScoreKind.PASSING_TOUCHDOWN),
    "real deal fumble": _answered(deck.FUMBLE),
    "real deal interception": _answered(deck.INTERCEPTION),
    "real deal flag": _answered(deck.HOLDING),
    "real deal sack": _answered(deck.SACK),
    "real deal miss": _answered(deck.MISS),
    "real deal long plays": Moment("real_deal", lambda event: isinstance(event, PossessionBegan) and event.limited),
    "real deal stop": _answered(deck.FOURTH_DOWN),
}


def _before(moment: Moment) -> tuple[Match, Action]:
    """A match in which the next action brings the moment."""
    rules = find_rules(moment.variant)
    for seed in range(60):
        clubs = [Player("Gulls"), Player("Foxes", "pro")]
        match, rng = Match(rules, {}, clubs, seed), chooser(seed)
        while match.decision is not None:
            view = match.state.view(match.decision.seat)
            action = rules.pro(view, list(match.state.legal_actions()), rng)
            if any(moment.happens(event) for event in match.play(action)):
                before = Match(rules, {}, clubs, seed)
                for taken in match.actions[:-1]:
                    before.play(taken)
                return before, action
    raise AssertionError("no match has that moment")


@pytest.fixture(params=list(MOMENTS.values()), ids=list(MOMENTS))
def shown(request: Any, sit: Sit) -> tuple[TablePlayer, list[Event]]:
    """A table on which one of the moments has just begun, and the events of its kind that were told."""
    match, action = _before(request.param)
    player = sit(request.param.variant, match=match, size=(1024, 600), pace=None, auto_continue=False, wait=0)
    player.frames(2)
    player.table.director.skip()
    player.table.control.choosing = None
    told: list[Event] = []
    happen = player.hud.show_event

    def note(event: Event, act: int, line: Any) -> None:
        happen(event, act, line)
        told.extend([event] if request.param.happens(event) else [])

    player.hud.show_event = note
    player.table.control.commit(action)
    return player, told


def _frames(player: TablePlayer) -> Iterator[None]:
    """The frames of what is shown, until it is over or a panel waits."""
    for _ in player.motion(900):
        if player.waiting:
            return
        yield


def test_what_happened_is_told_once_ball_and_card_have_arrived(shown: tuple[TablePlayer, list[Event]]) -> None:
    player, told = shown
    at_rest: dict[Any, Any] | None = None
    for _ in _frames(player):
        balls = player.things(Flyer)
        if told and at_rest is None:
            at_rest = {thing: (thing.x, thing.y) for thing in balls}
            late = [(card.card, card.zone, card.layer) for card in _played(player) if card.layer >= FLIGHT_LAYER]
            assert not late
        for ball in balls if at_rest else ():
            assert at_rest is not None
            assert at_rest.get(ball, (ball.x, ball.y)) == (ball.x, ball.y)
    assert told


def test_a_word_on_or_over_the_table_was_read_before_the_prompt_says_the_same(
    shown: tuple[TablePlayer, list[Event]],
) -> None:
    """PICKED OFF and TURNOVER ON DOWNS stood there twice at once, and the last card three times."""
    player, told = shown
    words, effects = Counter[Any](), player.table.playback.effects
    stamp = effects.stamp
    effects.stamp = lambda center, said, *how: (words.update([said]), stamp(center, said, *how))
    for _ in _frames(player):
        words.update(
            [*player.things(BigWord), *player.things(Banner), *(each for each in words if isinstance(each, str))]
        )
        assert not (player.things(Banner) and "GOOD" in words)
        if told:
            break
    assert told
    assert all(frames > 0.15 * 60 for frames in words.values()), words
    assert all(frames > 0.4 * 60 for word, frames in words.items() if isinstance(word, BigWord)), words


def _played(player: TablePlayer) -> list[Any]:
    """The cards that lie on the table for all to see, or are on their way there."""
    zones = player.match.rules.zones.items()
    return [card for name, zone in zones if zone.role in (Role.LINE, Role.DISCARD) for card in player.zone(name)]


def test_a_banner_lies_where_nothing_happens_and_goes_soon(shown: tuple[TablePlayer, list[Event]]) -> None:
    player, _ = shown
    seen: dict[Any, int] = {}
    for _ in _frames(player):
        for banner in player.things(Banner):
            seen[banner] = seen.get(banner, 0) + 1
            box, area = banner.bounds(), player.hud.space.table
            assert area.contains(box)
            if banner.shown == 1:  # it has fallen from above
                assert box.h <= area.h / 4
                assert box.collidelist(_cards_of_the_moment(player)) < 0
    assert all(frames <= LONGEST * 60 + 2 for frames in seen.values())


def _cards_of_the_moment(player: TablePlayer) -> list[Any]:
    """The places of the cards about which the headline is: those of the drive, of the Drive pile, or of the duel."""
    game = player.match.rules.variant.name
    if game == "real_deal":
        return list(player.game.desk.spots)
    zone = f"line:{player.game.table_state.offense}" if game == "jukem" else "drive_pile"
    return [card.rect for card in player.zone(zone)]
