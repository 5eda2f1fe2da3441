"""The end of a period: what the panel shows, and what periods are called in a match of fewer of them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.contract import Ending, Result
from game.drives import Drive
from game.events import MatchEnded, PeriodBegan, PeriodEnded
from game.match_words import several
from game.recap import figures_of
from scenes.table.cues.periods import what_is_over
from scenes.table.hud.log import Line
from scenes.ui.text import elided
from tests.game.jukem.positions import turn
from tests.scenes.table.player import Sit, TablePlayer


def between_bots(sit: Sit, variant: str, **options: str) -> TablePlayer:
    return sit(
        variant,
        *["rookie"] * int(options.get("players", 2)),
        size=(1024, 600),
        seed=5,
        pace=None,
        options=options,
        wait=0.1,
    )


@pytest.mark.parametrize(("variant", "chosen"), [("jukem", {}), ("football_war", {"players": "4"}), ("real_deal", {})])
def test_the_panel_shows_the_drives_of_each_side_and_two_figures_none_of_them_cut(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, variant: str, chosen: dict[str, str]
) -> None:
    written: dict[str, str] = {}

    def noted(*told: Any) -> str:
        return written.setdefault(told[3], elided(*told))

    monkeypatch.setattr("scenes.table.hud.summary.elided", noted)
    player = between_bots(sit, variant, **chosen)
    summary, drives = player.hud.summary, player.hud.drives
    assert player.until(lambda: player.table.director.skip() or player.waiting, 150)
    player.look()
    for seat, side in enumerate(summary.sides):
        own = [drive for drive in drives.drives if drive.seat == seat]
        assert list(side.drives) == own
        assert str(figures_of(own).gain) in side.figures[1]
        assert str(figures_of(own).longest) in side.figures[2]
        assert side.figures[0] == f"{several(side.points, 'point')} in the {summary.period}"
    assert len(summary.sides) == len(player.match.players)
    assert written
    assert all(text == whole for whole, text in written.items())
    assert player.hud.space.table.contains(summary.bounds())
    assert summary.shown == (summary.headline, [side.points for side in summary.sides], summary.period)


def test_a_strip_forgets_what_was_said_before_the_period(sit: Sit) -> None:
    """In the second half the opponent's strip still said: the last card is drawn, last turn for Foxes."""
    hud = between_bots(sit, "jukem").hud
    strip = hud.strips[0]
    ended = PeriodEnded(clause="JF-68", period=0, score=(0, 0))
    hud.show_event(ended, 0, Line("Foxes ran for 5.", "JF-26", strip.color))
    assert strip.last == "Foxes ran for 5."
    began = PeriodBegan(clause="JF-70", period=1, dealer=0)
    hud.show_event(began, 0, hud.lines.of(began))
    assert strip.last == ""


@pytest.mark.parametrize(
    ("length", "period", "score", "said"),
    [
        ("two", 1, (26, 26), "Level: overtime"),
        ("two", 1, (26, 20), "Second quarter over"),
        ("four", 1, (26, 26), "Halftime"),
        ("four", 3, (26, 26), "Level: overtime"),
        ("two", 2, (26, 26), "Overtime over"),
    ],
)
def test_the_page_after_a_period_says_what_is_over(
    sit: Sit, length: str, period: int, score: tuple[int, int], said: str
) -> None:
    """After both quarters of a short match it said "Halftime", and nothing of the overtime to come."""
    context = between_bots(sit, "real_deal", length=length).table.playback.cue_context
    assert what_is_over(context, PeriodEnded(clause="RD-61", period=period, score=score)) == said


@pytest.mark.parametrize("count", [1, 12, 40])
def test_the_panel_has_room_for_every_drive(sit: Sit, count: int) -> None:
    """After 27 drives the panel showed sixteen, and less than the score with them."""
    player = between_bots(sit, "football_war")
    box = pygame.Rect(10, 10, player.app.theme.px(240), 80)
    screen = pygame.Surface((400, 100))
    screen.fill("black")
    player.hud.summary._paint_chart(screen, box, 0, [Drive(0, gain=9)] * count)
    bars = [screen.get_at((x, box.bottom - 4))[:3] != (0, 0, 0) for x in range(box.left, box.right)]
    assert sum(now and not before for before, now in zip([False, *bars], bars, strict=False)) == count


def test_overtime_after_two_quarters_is_called_overtime(sit: Sit) -> None:
    """Log lines named periods without the match's length, so that overtime was a third quarter."""
    player = between_bots(sit, "real_deal", length="two")
    for event, said in (
        (PeriodBegan(clause="RD-66", period=2, dealer=None), "Overtime"),
        (PeriodEnded(clause="RD-61", period=2, score=(7, 7)), "Overtime over"),
        (PeriodBegan(clause="RD-66", period=3, dealer=None), "Second overtime"),
    ):
        assert player.hud.lines.of(event).text.split(":")[0] == said
    assert player.table.playback.cue_context.period_name(2) == "Overtime"
    player.table.playback.rebuild()
    player.game.table_state.period = 2
    assert player.game.slots()[0].value == "overtime"


def test_a_match_goes_from_its_last_play_to_the_final_whistle(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """FW-111: HALFTIME stood at the end of a match of one half; then the end was told by a panel and the result."""
    player = between_bots(sit, "football_war", length="one")
    playback = player.table.playback
    over = MatchEnded(clause="FW-90", result=Result((20, 7), (0,), Ending.REGULATION))
    for period, events, boards in ((0, [over], 0), (0, [], 1), (1, [over], 0), (1, [], 1)):
        ended = PeriodEnded(clause="FW-80", period=period, score=(20, 7))
        monkeypatch.setattr(type(playback.hud.shown), "acts", [[ended, *events]])
        cues = playback.cue_context.cues(ended)
        assert sum(cue.waits for cue in cues) == boards
    assert playback.cue_context.period_name(0) == "The half"


def test_the_panel_before_overtime_says_that_the_score_is_level(sit: Sit) -> None:
    """It said "Second half over" and nothing of the match."""
    ending = turn(["RUN 5"], period=1, draw_count=0, points=[7, 7], first_dealer=1)
    player = sit("jukem", at=ending, options={"dealer": "1"}, auto_continue=False)
    player.alone()
    player.commit("end_half")
    assert player.until(lambda: player.waiting, 10)
    assert player.hud.summary.headline == "Level: sudden death"
