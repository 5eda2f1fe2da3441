"""Whoever breaks up a pass, stops a run or sacks the passer is a man whose card is in the sum against the play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import CODE, ID, VALUE
from game.variants.card_bowl.plain_results import cover_of
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.table_state import CardBowlTableState
from scenes.table.card_bowl import passing
from scenes.table.card_bowl.acting import lined_up, opponent
from scenes.table.card_bowl.lineup import Lineup, Man
from scenes.table.card_bowl.running import THAWED
from scenes.table.cues.motions import HIT_FREEZE
from scenes.table.stage.layout import Layout
from tests.game.card_bowl.positions import scrimmage
from tests.scenes.table.card_bowl.seats import QUICK, Start

STOPS = own.Resolved | own.BadPass | own.Sacked


def stops(seed: int) -> Iterator[tuple[Any, CardBowlTableState, PlayStory]]:
    """The ends of all plays of a match of two rookies as they are shown, before the table has taken them."""
    match = Match(RULES, QUICK, [Player("Gulls", "rookie"), Player("Foxes", "rookie")], seed)
    rng, story, view = Random(seed), PlayStory(), match.state.view(0)
    state: Any = RULES.table_state_type.before(view, RULES.zones)
    while True:
        for event in RULES.event_order(match.history[-1]):
            if isinstance(event, STOPS):
                yield event, state, story
            state.handle_event(event)
            story.handle_event(event)
        if match.decision is None:
            return
        view, legal = match.state.view(match.decision.seat), match.state.legal_actions()
        match.play(RULES.rookie(view, legal, rng))


def stopped_by(event: Any, state: CardBowlTableState, story: PlayStory) -> tuple[str, str]:
    """The card of who comes, and his place."""
    play, spots = state.play, lined_up(Lineup(Layout(1280, 720)), state)
    to: Man = play.offense, 0 if isinstance(event, own.Sacked) else max(play.carrier, 0)
    if isinstance(event, own.Resolved):
        story.handle_event(event)
    man = opponent(spots, state, story, to, cover_of(event) if isinstance(event, own.BadPass) else 0)
    assert man is not None
    return CODE[state.men[man[0]][man[1]]], state.places[man[1]]


def test_over_many_plays_who_stops_one_is_in_its_sum() -> None:
    """The nearest lineman hit the receiver while the joker of the sum stood still."""
    seen = dict[str, int]()
    for event, state, story in chain.from_iterable(map(stops, range(14, 26))):
        card, place = stopped_by(event, state, story)
        if isinstance(event, own.Resolved):
            men = [term.label.split()[-1] for term in event.defense if " " in term.label]
            assert card in men or not men
        elif isinstance(event, own.Sacked):
            assert place.startswith("DL")
        elif event.against is not None and event.why == "broken_up":
            assert VALUE[ID[card]] + VALUE[ID[event.card]] == event.against[0]
        seen[getattr(event, "why", type(event).__name__)] = 1
    assert seen.keys() >= {"Resolved", "Sacked", "broken_up"}


def test_the_cover_of_the_sum_hits_the_receiver_and_the_word_comes_with_the_hit(start: Start) -> None:
    """It stood there a quarter of a second before the defender arrived."""
    front = "DL-2=3C DL2=KC CB:LW1=2C CB:RW1 OLB-L ILB=RJ OLB-R S-L S-L S-R S-R"
    _, table = start(at=scrimmage("LG=9C BC=KS", front, lanes="LG=-2", window=1), pace=1.0)
    table.director.stop()
    game, state, ctx = table.game, table.game.table_state, table.playback.cue_context
    joker = state.places.index("ILB")
    state.play.act, state.play.carrier, state.play.up = "pass", state.slots.index("BC"), (2047, 2047)
    state.zones["man:1:5"] = [ID["RJ"]]
    receiver, defender = game.shown.card_of((0, state.play.carrier)), game.shown.card_of((1, joker))
    stamped: list[float] = []
    table.playback.effects.stamp = lambda *_: stamped.append(defender.x - receiver.x)
    event = own.BadPass(clause="CB-357", seat=0, why="broken_up", card="6C", against=(21, 18))
    passing.fell(game, event, ctx).begin(ctx)
    before = abs(defender.y - receiver.y)
    frames = 0
    while not stamped:
        table.playback.update(1 / 60)
        frames += 1
    assert frames / 60 < passing.DOWN + THAWED + HIT_FREEZE + 0.05, "the struck card still gives way"
    assert abs(defender.y - receiver.y) < receiver.rect.h < before
