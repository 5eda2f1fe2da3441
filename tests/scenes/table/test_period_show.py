"""The show at the end of a period: a band wipes over the table, bars and best play draw themselves, and it waits."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.contract import DriveEnd, Event, ScoreKind
from game.drives import Drive
from game.events import CardMoved, DriveAdvanced, DriveBegan, PeriodEnded, Scored
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from game.variants.card_bowl.events import Drew
from scenes.table.cues.director import Cue
from scenes.table.cues.periods import PERIOD_END_PAUSE
from scenes.table.hud import hud
from scenes.table.hud.bar_labels import paint_mark
from scenes.table.hud.best_play import MAX_CARDS, best_of, paint_best
from scenes.table.hud.summary import OTHERS_POINTS, Summary, side_of
from scenes.table.stage.wipe import Wipe
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.table.sitting import sit_down
from tests.scenes.written import painted

GAMES = [variant.name for variant in VARIANTS]


def ended(table: Any) -> None:
    """The first period ends as far as the table is shown."""
    event = PeriodEnded(clause="", period=0, score=(7, 0))
    table.director.add(table.playback.cue_context.cues(event))


def made_by(rules: Rules, card: int) -> Event:
    """The event by which a card makes a play: it is played, and in Card Bowl it is drawn."""
    code = rules.code_of(card)
    if rules.variant.name == "card_bowl":
        return Drew(clause="", purpose="run", code=code)
    return CardMoved(clause="", source="", target="", how="play", card=card, code=code, seat=0)


def at_the_end(tmp_path: Path, opened: list[Pilot], game: str = "jukem", **look: Any) -> tuple[Pilot, Any]:
    pilot, table = sit_down(find_rules(game), tmp_path, opened, **look)
    for thing in (table.playback.director, table.playback.cue_context, table.playback.effects):
        thing.pace = 1.0
    ended(table)
    return pilot, table


def wipe_of(table: Any) -> Any:
    return next((thing for thing in table.playback.stage.things if isinstance(thing, Wipe)), None)


def test_a_band_covers_the_table_before_the_panel_comes_and_is_gone_in_three_quarters_of_a_second(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = at_the_end(tmp_path, opened)
    summary: Summary = table.hud.summary
    crossed, frames = list[float](), 0
    for _ in range(120):
        pilot.frames()
        wipe = wipe_of(table)
        if wipe is None and crossed:
            break
        if wipe is not None:
            crossed.append(wipe.crossed)
            assert wipe.words == "Halftime", "it was blank for half a second"
            assert not summary.shown or wipe.crossed >= 0.5, "the panel was there before the band covered the table"
            frames += 1
    assert crossed == sorted(crossed)
    assert frames <= 0.75 * 60 + 3
    assert summary.shown
    assert table.director.waiting


def test_the_show_draws_itself_and_then_waits(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = at_the_end(tmp_path, opened)
    table.hud.teach("Something about the play before.", table.hud.space.hand)
    pilot.wait(PERIOD_END_PAUSE + 0.6)
    assert not table.hud.bubble.text, "it lay over the panel"
    drawn = []
    for _ in range(90):
        drawn.append(table.hud.summary.drawn)
        pilot.frames()
    assert drawn == sorted(drawn)
    assert 0 < drawn[5] < 1
    assert drawn[-1] == 1.0
    pilot.wait(3.0)
    assert table.director.waiting
    began = list[bool]()
    table.director.add([Cue(lambda: began.append(table.hud.summary.render_key() is None))])
    table.go_on()
    tops = list[int]()
    while table.hud.summary.render_key() is not None:
        tops.append(table.hud.summary.bounds().top)
        pilot.frames()
    pilot.frames(2)
    assert began == [True], "the next period began under the panel"
    assert not table.hud.summary.shown
    assert len(tops) > 6, "the panel was gone in a frame"
    assert tops == sorted(tops, reverse=True)


def test_with_reduced_motion_the_panel_is_there_whole_and_at_once(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = at_the_end(tmp_path, opened, reduced_motion=True)
    pilot.wait(PERIOD_END_PAUSE - 0.1)
    assert not table.hud.summary.shown, "the last act of the period is still being looked at"
    pilot.wait(0.2)
    assert wipe_of(table) is None
    assert table.hud.summary.shown
    assert table.hud.summary.drawn == 1.0
    pilot.press("return")
    assert table.hud.summary.render_key() is None


def test_the_best_play_of_a_period_is_chosen_as_the_play_of_the_match_is(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match of one period named two best plays: one by points and gain, one by the chance to win."""
    asked = list[Any]()
    monkeypatch.setattr(hud, "best_of", lambda acts, *_, line, **__: asked.append((len(acts), line)))
    pilot, table = at_the_end(tmp_path, opened)
    pilot.wait(4.0)
    assert table.hud.summary.shown
    assert asked == [(1, [point.chances for point in table.control.chances_to(0)])]
    assert asked[0][1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_best_play_comes_back_as_its_cards_within_the_panel(
    game: str, text_size: int, tmp_path: Path, opened: list[Pilot]
) -> None:
    """In Football War, whose players have to forget their cards until the match is over (FW-13), it is told alone."""
    rules = find_rules(game)
    pilot, table = sit_down(rules, tmp_path, opened, text_size=text_size, size=(1024, 600))
    cards = list(range(MAX_CARDS + 2))
    moved = [made_by(rules, card) for card in cards]
    points = Scored(clause="", seat=0, points=3, how=ScoreKind.FIELD_GOAL, score=(3, 0))
    acts = [[DriveBegan(clause="", seat=0), *moved, DriveAdvanced(clause="", seat=0, gain=9), points]]
    for forgets in (False, True):
        best = best_of(acts, 0, rules, table.match.names, forgets=forgets)
        assert best is not None
        shown = [rules.code_of(card) for card in cards[-MAX_CARDS:]]
        assert [card.code for card in best.cards] == ([] if forgets else shown)
        theme, panel = pilot.app.theme, table.hud.summary
        panel.headline, panel.best = "Halftime", best
        assert table.hud.space.table.contains(panel.bounds())
        room = panel.bounds().inflate(-20, -20)
        before = pilot.app.screen.copy()
        paint_best(pilot.app.screen, theme, table.game.faces, room, best, 1.0)
        assert pilot.app.screen.get_buffer().raw != before.get_buffer().raw
    assert (rules.forgetting is not None) == (game == "football_war")


def test_the_best_play_names_its_card_only_where_the_score_does_not() -> None:
    """It read "FIELD GOAL. Field goal! Gulls 6"."""
    rules = find_rules("jukem")
    for code, how, named in (("FIELD GOAL", ScoreKind.FIELD_GOAL, False), ("RUN 30", ScoreKind.TOUCHDOWN, True)):
        card = next(each for each in range(56) if rules.code_of(each) == code)
        moved = CardMoved(clause="", source="", target="", how="play", card=card, code=code, seat=0)
        acts = [[DriveBegan(clause="", seat=0), moved, Scored(clause="", seat=0, points=3, how=how, score=(3, 0))]]
        best = best_of(acts, 0, rules, ("Gulls", "Foxes"), forgets=False)
        assert best is not None
        assert best.sentence.startswith(f"{code}. ") is named


@EVERY_LOOK
def test_the_figures_of_a_long_match_are_told_in_full(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    """Eleven drives left room for "match: 370 yards kept in 7 drives, 3 l…"."""
    _, table = sit_down(find_rules("jukem"), tmp_path, opened, size=size, text_size=text_size)
    summary = table.hud.summary
    drives = [Drive(0, gain=55, end=DriveEnd.TOUCHDOWN), *[Drive(0, gain=40, end=DriveEnd.WIPED)] * 10]
    sides = [
        side_of(name, 21, drives, ("yard", "yards"), scored=7, when="in the second half", first=False)
        for name in ("Gulls", "Foxes")
    ]
    summary.area, summary.headline, summary.sides = table.hud.space.table, "Final", sides
    assert sides[0].figures[1] in painted(summary, monkeypatch)


@EVERY_LOOK
@pytest.mark.parametrize("count", [6, 27])
def test_the_points_of_many_drives_are_read_one_by_one(
    tmp_path: Path, opened: list[Pilot], size: tuple[int, int], text_size: int, count: int
) -> None:
    """Those of neighbors ran together as "77" and "23", and a 7 stood on a higher bar."""
    _, table = sit_down(find_rules("real_deal"), tmp_path, opened, size=size, text_size=text_size)
    summary, screen = table.hud.summary, table.app.screen
    drives = [Drive(0, number % 4, 1, DriveEnd.TOUCHDOWN, 7) for number in range(count)]
    summary.sides = [side_of("Gulls", 56, drives, ("play", "plays"), scored=7, when="in the quarter", first=False)] * 2
    theme, marks = summary.theme, list[Any]()
    bars = [pygame.Rect(20 + theme.px(9) * at, 300 - 9 * (at % 4), theme.px(7), 9 * (at % 4)) for at in range(count)]
    for bar, drive in zip(bars, drives, strict=True):
        paint_mark(screen, theme, drive, bar, bars, marks, own="chalk50")
    assert not any(one.inflate(2, 0).colliderect(other) for one, other in pairwise(marks))
    assert not any(mark.colliderect(bar) for mark in marks for bar in bars)


def test_the_panel_says_whose_the_points_in_the_other_color_are(tmp_path: Path, opened: list[Pilot]) -> None:
    """RD-46: a 2 in the color of the other side stood there without a word."""
    _, table = sit_down(find_rules("real_deal"), tmp_path, opened)
    summary, told = table.hud.summary, []
    for end in (DriveEnd.STOPPED, DriveEnd.SAFETY):
        drives = [Drive(0, 1, 1, end)]
        summary.sides = [side_of("Gulls", 0, drives, ("play", "plays"), scored=0, when="in the quarter", first=True)]
        told.append(summary._subtitle().endswith(OTHERS_POINTS))
    assert told == [False, True]
