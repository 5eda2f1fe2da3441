"""What the banners of Football War say is seen whole beside the board, in every window."""

from __future__ import annotations

from typing import Any

import pytest

from game.clubs import CLUBS
from game.contract import ScoreKind
from game.events import Flag, PeriodBegan, Scored
from game.variants.football_war import events as own
from scenes.table.stage import banner, big_moment
from scenes.table.stage.effects import Flyer
from scenes.ui.text import elided
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit

LONGEST = max((club.short for club in CLUBS), key=len)
TOLD: list[Any] = [
    own.TurnoverOnDowns(clause="FW-83", seat=1),
    own.MismanagedDrive(clause="FW-84", seat=1),
    own.LastSeries(clause="FW-89"),
    PeriodBegan(clause="FW-91", period=2, dealer=1),
    Scored(clause="FW-92", seat=1, points=2, how=ScoreKind.SAFETY, score=(0, 2)),
]
"""What is announced by the club with the longest name, which is not the reader's."""
STAMPED: list[Any] = [
    own.TimeoutCalled(clause="FW-70", seat=1),
    own.DelayOfGame(clause="FW-74", seat=1, why="look_back"),
    own.ExtraDiscarded(clause="FW-55", seat=0, card="Curl"),
    own.Stuffed(clause="FW-56", seat=1, by=0),
    own.PlayLive(clause="FW-58", seat=1, defense=0, play="Quick HB Pitch", how="call", chain=2),
    own.DirectionTurned(clause="FW-104", seat=1, clockwise=False),
    Flag(clause="FW-45", seat=1, foul="PENALTY 15", yards=15, by=0),
]
"""What is stamped on the thing that it is about."""


@EVERY_LOOK
def test_no_line_of_a_banner_is_cut(
    size: tuple[int, int], text_size: int, football_war: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FW-70: that of a timeout ended in dots."""
    player = football_war(size=size, text_size=text_size)
    ctx = player.table.playback.cue_context
    ctx.names = ("Gulls", LONGEST)
    seen: list[tuple[str, str]] = []

    def shortened(theme: Any, face: Any, size_u: float, text: str, width: int, **style: Any) -> str:
        seen.append((text, elided(theme, face, size_u, text, width, **style)))
        return seen[-1][1]

    for room in (banner, big_moment):
        monkeypatch.setattr(room, "elided", shortened)
    for event in TOLD:
        for cue in ctx.game.cues(event, ctx) or []:
            cue.start()
    assert len(seen) == len(TOLD)
    assert [shown for _, shown in seen] == [text for text, _ in seen]


@EVERY_LOOK
@pytest.mark.parametrize("event", STAMPED, ids=lambda event: type(event).__name__)
def test_a_word_on_a_thing_covers_neither_the_board_nor_what_each_side_has(
    size: tuple[int, int], text_size: int, football_war: Sit, event: Any
) -> None:
    """FW-45, FW-58, FW-70: banners lay over the data of the sideline."""
    player = football_war(size=size, text_size=text_size)
    playback = player.table.playback
    playback.director.pace = playback.cue_context.pace = playback.effects.pace = 1.0
    for cue in playback.cue_context.game.cues(event, playback.cue_context) or []:
        playback.director.add([cue])
    seen = set()
    for _ in player.motion():
        for word in player.things(Flyer):
            if word.scale == 1.0 and not word.arc and word.picture.get_width() > 1.5 * word.picture.get_height():
                spot = word.picture.get_rect(center=word._center())
                seen.add(tuple(spot))
                assert player.hud.space.table.contains(spot)
                assert spot.collidelist([player.game.call.rect, player.game.sideline.rect]) < 0
    assert seen


@pytest.mark.parametrize(("left", "said"), [(60, "draw 5"), (3, "draw 3"), (0, "nothing is left to draw")])
def test_a_stopped_last_card_draws_no_more_than_is_left(football_war: Sit, left: int, said: str) -> None:
    """FW-78: "You draw 5" stood beside an empty Play pile."""
    player = football_war()
    player.game.play_pile.count = left
    ctx, called = player.table.playback.cue_context, list[str]()
    ctx.banner = lambda name, below, *look: called.append(below)
    for cue in ctx.game.cues(own.MismanagedDrive(clause="FW-39", seat=1), ctx) or []:
        cue.start()
    assert [text.endswith(said) for text in called] == [True]


def test_an_overtime_says_how_it_ends(football_war: Sit) -> None:
    """FW-92."""
    player = football_war()
    ctx, called = player.table.playback.cue_context, list[str]()
    ctx.banner = lambda name, below, *look: called.append(below)
    for period in (1, 2):
        for cue in ctx.game.cues(PeriodBegan(clause="FW-91", period=period, dealer=1), ctx) or []:
            cue.start()
    assert ["first lead wins" in text for text in called] == [False, True]
