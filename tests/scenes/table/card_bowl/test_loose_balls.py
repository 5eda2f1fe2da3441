"""What is easily drawn wrong: a ball that bounces or is lost, and lanes in which one side has nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.contract import Target
from game.variants.card_bowl import RULES
from game.variants.card_bowl.events import FumbleBegan, Pause
from game.variants.card_bowl.fronts import LANES
from game.variants.card_bowl.jobs import EVERYTHING
from scenes.table.card_bowl.kick_film import DISC
from scenes.table.card_bowl.stake_plates import PAD, SAYS
from tests.game.card_bowl.positions import kick, kickoff, scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down
from tests.scenes.table.sitting import rest

PUNTED = "9S 4H TD 5C"
"""Three cards of a punt from the kickers' own 50, and its coverage."""


@pytest.mark.parametrize(
    ("cards", "bounces"),
    [("6D", [(12, 13)]), ("8S 3S", [(12, 4), (4, 7)])],
    ids=["back", "onward and again"],
)
def test_a_bounce_is_a_low_hop_to_where_the_ball_then_lies(
    tmp_path: Path, opened: list[Pilot], cards: str, bounces: list[tuple[int, int]]
) -> None:
    """EX-23, EX-24: from the goal line of the receivers, who are at home; on the film from that of the kickers."""
    at = kick("punt_cards", f"{PUNTED} {cards}", "PUNT_CARDS(3,no)", ball_on=50, offense=1)
    pilot, table = sit_down(tmp_path, opened, at=at)
    table.game.coaching.level, table.match.history[0] = EVERYTHING, RULES.opening(at)
    table.control.commit(next(action for action in table.choosing.legal if str(action) == "BOUNCE"))
    rest(pilot, table)
    film, loose = table.game.kick_film, [leg for leg in table.game.shown.story.legs if leg.way == "loose"]
    assert [(leg.start, leg.end) for leg in loose] == bounces
    assert (film.at, film.lift, film.holder) == (100 - bounces[-1][1], 0.0, None), "it is dead where it lies"
    assert film.men[0].across > DISC, "the receiver let it pass"


@pytest.mark.parametrize(("kicker", "spot"), [(0, 86), (1, 14)])
def test_a_ball_that_was_lost_lies_where_it_was_lost(
    tmp_path: Path, opened: list[Pilot], kicker: int, spot: int
) -> None:
    """EX-12, CB-404: at the runner's own 14, whichever goal line that is counted from."""
    _, table = sit_down(tmp_path, opened, at=kickoff("9S 7H TS 8H 6C RJ", offense=kicker))
    assert table.match.decision.kind == "recovery"
    game = table.game
    assert (game.kick_film.at, game.table_state.spot, game.table_state.ball) == (86, spot, (1 - kicker, 14))
    assert game.kick_film.holder is None


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_loose_ball_rocks_while_both_sides_go_for_it(tmp_path: Path, opened: list[Pilot], reduced: bool) -> None:
    """CB-404: the scramble for a kick stood still."""
    at = kickoff("9S 7H TS 8H 6C RJ")
    _, table = sit_down(tmp_path, opened, at=at, pace=1.0, rested=20.0, reduced_motion=reduced)
    film, seen = table.game.kick_film, set[Any]()
    table.game.shown.story.said = FumbleBegan(clause="CB-402", seat=1, ball_on=14)
    assert film.is_loose
    for _ in range(40):
        table.playback.update(1 / 60)
        seen.add(film.ball())
    assert (len(seen) > 8) == (not reduced)
    film.holder = 0
    table.playback.update(1 / 60)
    assert film.rock == 0
    assert not table.game.moves_idly


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 130)])
def test_every_way_to_go_for_a_loose_ball_has_its_chance_on_a_plate(
    tmp_path: Path, opened: list[Pilot], size: tuple[int, int], text_size: int
) -> None:
    """There were five buttons and three plates."""
    _, table = sit_down(tmp_path, opened, asked="recovery", size=size, text_size=text_size)
    plates, theme = table.game.stakes, table.game.stakes.theme
    assert {stake.action for stake in plates.stakes} == {*table.choosing.legal}
    for stake, box in zip(plates.stakes, plates.places(), strict=True):
        assert stake.big.endswith("%")
        room = box.w - 2 * theme.px(PAD)
        beside = sum(theme.measure("text", SAYS, word, True)[0] for word in stake.says)
        assert max(room - theme.px(12) - beside, room // 2) + theme.px(12) + beside <= room + theme.px(PAD)


def test_in_a_lane_with_nobody_of_a_side_that_sum_is_nothing_and_no_line_leads_there(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """CB-251: a blocker stays in his lane when nobody rushes there, and a rusher is seen where nobody blocks."""
    at = scrimmage("LG=9C", "DL-5=AC DL2=3C DL6=4C CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R S-R", lanes="LG=-2")
    _, table = sit_down(tmp_path, opened, at=at)
    lanes, sums, lines = table.game.lane_sums, dict[int, tuple[str, str]](), list[int]()
    monkeypatch.setattr(lanes, "_paint_sums", lambda _, g, blocks, rushes: sums.update({g: (blocks, rushes)}))
    monkeypatch.setattr(lanes, "_line", lambda _, start, g, seat: lines.append(g))
    lanes.paint(pygame.Surface(table.game.theme.size))
    play = at.play
    blocked = [lane for lane in table.game.table_state.lanes if lane is not None]
    rushed = [place for place in play.places if place < LANES]
    assert sums[-2] == ("9", "0")
    assert sums[-5][1] == "?", "his card is hidden"
    assert len(lines) == len(blocked) + len(rushed)


@pytest.mark.parametrize("target", [Target("number", "3", 3), Target("slot", "ILB"), Target("zone", "draw_pile")])
def test_what_has_no_place_on_the_film_is_not_offered_there(
    tmp_path: Path, opened: list[Pilot], target: Target
) -> None:
    """Nor has a place of the secondary one while the front is being built."""
    _, table = sit_down(tmp_path, opened, at=scrimmage("QB=2H"))
    state = table.game.table_state
    state.pause, state.play.places = Pause(step="Front"), ()
    table.game.offered = {target: ()}
    offered: list[Any] = [getattr(laid, "target", None) for laid in table.game.on_table()]
    assert target not in offered
    table.game.mark_places([target], target)
    assert (table.game.lane_sums.lit, table.game.marks.lit, table.game.marks.ghosts) == ((), frozenset(), ())
