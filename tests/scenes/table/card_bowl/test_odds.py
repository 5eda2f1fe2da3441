"""The chances of the plays at a window, told below the film."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.contract import Target
from game.variants.card_bowl import coach
from game.variants.card_bowl.jobs import EVERYTHING
from game.variants.card_bowl.play_odds import PlayOdds, good_ends
from scenes.table.card_bowl import odds_bar
from scenes.table.card_bowl.odds_board import MOST, row
from tests.game.card_bowl.positions import scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, sit_down
from tests.scenes.table.sitting import rest
from tests.scenes.written import noted

OFFENSE = "QB=2H BD=KS LG=QD RG=QC C=QS LT=JS RT=JD RTE=JH BC=TS LW1=TH RW1=TD"
DEFENSE = "DL-5=AC DL-2=2C DL2=3C DL6=4C CB:LW1=AD CB:RW1=2D OLB-L=3D ILB=4D OLB-R=5D S-L=5C S-R=6C"


@pytest.fixture
def at_a_window(tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch) -> tuple[Pilot, Any]:
    """A window at which the player calls everything."""
    monkeypatch.setattr("game.variants.card_bowl.coaching.CALLS", EVERYTHING)
    pilot, table = sit_down(tmp_path, opened, at=scrimmage(OFFENSE, DEFENSE, window=1))
    rest(pilot, table, 2.0)
    return pilot, table


def test_item_27_the_best_play_of_each_kind_is_told_with_its_chances(at_a_window: tuple[Pilot, Any]) -> None:
    _, table = at_a_window
    view, legal = table.session.view(0), table.choosing.legal
    told = table.game.odds_board.rows()
    found = coach.prospects(view, legal)
    assert told[0] == row(found[0])
    assert len({each.name.split()[0] for each in told}) == len(told) == MOST
    assert table.game.odds_board.render_key() is not None


def test_the_place_that_is_pointed_at_tells_its_own_chances(at_a_window: tuple[Pilot, Any]) -> None:
    _, table = at_a_window
    receiver = Target("slot", "RW1")
    table.game.mark_places((receiver,), receiver)
    told = table.game.odds_board.rows()
    assert told
    assert all("right wide receiver" in each.name for each in told)


def test_nothing_is_told_once_the_play_is_run(at_a_window: tuple[Pilot, Any]) -> None:
    pilot, table = at_a_window
    run = next(action for action in table.choosing.legal if str(action).startswith("RUN"))
    table.control.commit(run)
    pilot.frames(2)
    assert table.game.odds_board.render_key() is None


@EVERY_SIZE
def test_they_are_read_whole_beside_the_draws(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    """The card of the snap lay over the names of the plays, and the third play was not told in a small window."""
    monkeypatch.setattr("game.variants.card_bowl.coaching.CALLS", EVERYTHING)
    at = scrimmage(OFFENSE, DEFENSE, window=1)
    pilot, table = sit_down(tmp_path, opened, at=at, size=size, text_size=text_size)
    rest(pilot, table, 2.0)
    game, theme = table.game, table.game.theme
    odds, foot = game.odds_board, game.sums_panel
    assert len(odds.rows()) == MOST
    for draws in (["snap"], ["snap", "sack"], ["snap", "determination", "sack", "sack", "sack", "sack"]):
        game.table_state.purposes = tuple(draws)
        assert len(foot.captions()) == (len(draws) if len(draws) <= 2 else 1), "none over a card that lies below others"
        odds.rect = foot.beside()
        assert all(place.x + place.width / 2 < odds.rect.left for place in foot.places(len(draws)))
        assert all(box.right < odds.rect.left for box, _ in foot.captions())
        with monkeypatch.context() as patch:
            written = noted(theme, patch)
            odds.paint(pygame.Surface(theme.size))
        if len(draws) == 1 or size[0] > 1024:
            assert {each.name for each in odds.rows()} <= set(written), "no name is cut"


@EVERY_SIZE
def test_the_chances_of_a_plate_stay_on_it(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    """In a small window with large letters the last one left its plate."""
    _, table = sit_down(tmp_path, opened, size=size, text_size=text_size)
    theme = table.game.theme
    box = pygame.Rect(0, 0, theme.px(330), 0)
    rows = odds_bar.word_rows(
        theme, PlayOdds(0.12, 0.1, 0.5, 0.14, 0.14), 15.0, odds_bar.ends_for(good_ends(8, 60), False), box.w
    )
    box.h = len(rows) * theme.line_height("block", 15)
    words: list[pygame.Rect] = []
    monkeypatch.setattr(
        odds_bar, "blit_at", lambda _, text, midleft: words.append(text.get_rect(midleft=midleft))
    )  # fmt: skip
    odds_bar.paint_words(pygame.Surface(theme.size), theme, box, rows, 15.0)
    assert len(words) == 5
    assert [word for word in words if not box.inflate(0, theme.px(20)).contains(word)] == []
    assert not [one for one, other in combinations(words, 2) if one.inflate(0, -6).colliderect(other)]
