"""The drive between the two sides: its ball moves with every play, and stands still for what does not count."""

from __future__ import annotations

import math

import pytest

from game.events import PossessionChanged
from game.variants.football_war.cards import PLAYS
from scenes.table.football_war.routes import ART, WAYS, way
from scenes.table.football_war.sides import IN_END_ZONE, Sides
from scenes.table.stage.effects import Flyer
from tests.scenes.table.player import Sit, TablePlayer


def ball(player: TablePlayer, text: str) -> list[float]:
    """The plays to go in each frame after an action, at rest first and last."""
    sides: Sides = player.game.sides
    player.alone()
    player.frames(3)
    player.still()
    seen = [sides.to_go]
    player.commit(text)
    return [*seen, *(sides.to_go for _ in player.motion()), sides.to_go]


def test_a_play_that_nobody_stops_moves_the_ball_on_by_one_mark(defending: Sit) -> None:
    player = defending("HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    seen = ball(player, "CONCEDE")
    assert (seen[0], seen[-1]) == (3.0, 2.0)
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) > 4, "it runs"


def test_a_gain_from_behind_the_first_mark_is_seen_too(defending: Sit) -> None:
    """From 6 to 5 plays to go the field was measured anew, and the ball lay still."""
    player = defending("HB Draw", others=("Go Route",) * 5, pace=1.0)
    sides: Sides = player.game.sides
    marks = sides.start
    before = sides.ball_at()[0]
    seen = ball(player, "CONCEDE")
    assert (seen[0], seen[-1], marks) == (6.0, 5.0, sides.start)
    assert sides.ball_at()[0] - before > 2 * player.app.theme.px(10)


def test_a_play_that_is_stopped_slaps_the_ball_back_before_the_sides_swing_round(defending: Sit) -> None:
    """FW-31: whoever stopped the play stands at the left."""
    player = defending("Curl", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    sides: Sides = player.game.sides
    seen = list[tuple[float, float]]()
    player.alone()
    player.commit("MATCH(Curl)")
    assert any(isinstance(event, PossessionChanged) for event in player.match.history[-1])
    for _ in player.motion():
        seen.append((sides.to_go, sides.swing))
    back = next(frame for frame, (to_go, _) in enumerate(seen) if to_go == sides.start)
    swung = next(frame for frame, (_, swing) in enumerate(seen) if swing)
    assert back < swung
    assert (player.game.table_state.offense, player.game.table_state.defense) == (0, 1)
    assert player.hud.bug.possession == 0
    assert (sides.to_go, sides.swing) == (1.0, 0.0), "one card is left, and no play is live"


def test_cards_that_are_taken_back_move_the_ball_back(defending: Sit) -> None:
    """FW-44, FW-48."""
    player = defending("PENALTY 5", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    seen = ball(player, "FLAG(5)")
    assert (seen[0], seen[-1]) == (3.0, 3.0), "the play that was called back is in the hand again"


def test_the_flag_flies_before_anything_says_that_the_play_is_called_back(defending: Sit) -> None:
    """Board and log said so while the card of the penalty was in the air, and the flag flew half a second later."""
    player = defending("PENALTY 5", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    player.alone()
    player.commit("FLAG(5)")
    flown = False
    for _ in player.motion():
        flown |= any(thing.arc for thing in player.things(Flyer))
        if not flown:
            assert player.game.call.verdict == ""
            assert not any("back" in line for line in player.log)
            assert player.game.flags.count == 0
    assert flown


def test_a_last_card_that_stands_takes_the_ball_into_the_end_zone_and_is_not_told_before(defending: Sit) -> None:
    """The board said that nobody stops it, one and a half seconds before the touchdown."""
    player = defending("HB Draw", others=(), pace=1.0)
    said, seen = set[str](), list[float]()
    player.alone()
    player.commit("CONCEDE")
    for _ in player.motion():
        said.add(player.game.call.verdict)
        seen.append(player.game.sides.to_go)
    assert said == {"", "it stands!"}
    assert IN_END_ZONE in seen


def test_every_play_has_a_way_of_the_ball_within_its_diagram() -> None:
    assert set(WAYS) == set(PLAYS)
    assert all(0 <= x <= ART[0] and 0 <= y <= ART[1] for way in WAYS.values() for x, y in way)


@pytest.mark.parametrize("seen_before", [0, 9])
def test_the_ball_takes_the_way_of_the_diagram_over_a_play_that_stands(defending: Sit, seen_before: int) -> None:
    """A card that nobody stopped rose and came down, whatever play it was; from the third on it lay still."""
    player = defending("HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    player.game.concessions = seen_before
    player.alone()
    player.frames(3)
    player.still()
    (card,) = player.zone("drive_pile")
    points, spots = way(card), list[tuple[float, float]]()
    player.commit("CONCEDE")
    for _ in player.motion():
        spots += [(flyer.x, flyer.y) for flyer in player.things(Flyer) if card.rect.collidepoint(flyer.x, flyer.y)]
    reach = player.app.theme.px(4)
    assert len(points) == len(WAYS["Curl"])
    assert all(any(math.dist(point, spot) < reach for spot in spots) for point in points)


def test_a_later_steal_is_seen_to_its_end_too(defending: Sit) -> None:
    """The end of the act broke it off a tenth of a second after the sides had begun to change places."""
    player = defending("Curl", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    player.alone()
    assert player.table.playback.cue_context.moments.is_first("a steal")
    player.commit("MATCH(Curl)")
    swings = [player.game.sides.swing for _ in player.motion() if player.game.sides.swing]
    assert len(swings) > 6
    assert min(swings) < 0.1
