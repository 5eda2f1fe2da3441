"""Below the film: both rows and the last line in words fit into the foot at every size of window and letters."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.variants.card_bowl.events import Term
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.sum_words import row_of
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start

SAID = "The pass adds up to 39 against 26: 13 yards."


def says(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Makes a sentence the last thing that was said."""
    monkeypatch.setattr(PlayStory, "sentence", lambda *_: words)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_last_line_is_read_whole_below_both_rows(
    start: Start, size: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = folded(start, size=size, text_size=text_size)
    foot, film = game.sums_panel, game.shown
    row = tuple(Term(f"LG {value}C", value, "CB-310") for value in range(2, 9))
    film.story.rows, game.position.purposes = (row, row), ()
    says(monkeypatch, SAID)
    said = lines_of(game, monkeypatch, sentence=True)
    assert " ".join(said) == SAID
    used = 2 * game.theme.line_height("text", 16) + len(said) * game.theme.line_height("text", 18)
    assert used + game.theme.px(6) <= foot.rect.h + 2


def folded(start: Start, **how: Any) -> Any:
    """The game of a table whose hand is folded away."""
    pilot, table = start(**how)
    table.game.shows_hand = False
    pilot.frames(3)
    return table.game


def lines_of(game: Any, monkeypatch: pytest.MonkeyPatch, *, sentence: bool = False) -> list[str]:
    """The rows as they are written below the film, or the lines of the last ``sentence``."""
    written, text = [], game.theme.text

    def noted(face: Any, size: float, string: str, color: Any, bold: bool = False) -> pygame.Surface:
        if face == "text" and bold == sentence:
            written.append(string)
        made: pygame.Surface = text(face, size, string, color, bold)
        return made

    monkeypatch.setattr(game.theme, "text", noted)
    game.sums_panel.paint(pygame.Surface(game.theme.size))
    return written


def test_a_row_that_is_too_long_for_a_line_is_told_in_two(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """No term of a sum is left out where there is room for it."""
    game = folded(start)
    film = game.shown
    men = enumerate(("handoff", "right guard", "right tackle", "center", "left guard", "left tackle"), 2)
    long = (Term("back twice", 24, "CB-310"), *(Term(name, value, "CB-310") for value, name in men))
    short = (Term("line 5D", 5, "CB-310"), Term("line 4C", 4, "CB-310"))
    film.story.rows, game.position.purposes = (long, short), ()
    says(monkeypatch, SAID)
    rows = lines_of(game, monkeypatch)
    assert len(rows) == 3
    assert " ".join(rows[:2]) == row_of(long)
    assert rows[1].startswith("+ "), "a line ends between two terms"
    assert rows[2] == row_of(short)


PASS = (
    *(Term("QB RJ in shotgun", 16, "CB-338"), Term("LW1 KS", 13, "CB-360"), Term("pass 3C", 3, "CB-360")),
    *(Term(f"yardage {card}", value, "CB-360") for card, value in (("TS", 10), ("9H", 9), ("8C", 8), ("TD", 10))),
    *(Term("catch JC", 11, "CB-360"), Term("struck", -10, "CB-355")),
)
RUN = (
    *(Term("BC KC twice from shotgun", 24, "CB-309"), Term("handoff QS", 12, "CB-307")),
    *(Term(f"{slot} TS", 10, "CB-310") for slot in ("C", "LG", "RG", "LTE", "RT")),
    Term("BD JS", 6, "CB-310", False),
)
LINE = (
    *(Term("line KC", 13, "CB-311") for _ in range(6)),
    *(Term("extra TS", 10, "CB-304"), *(Term("QC", 12, "CB-308") for _ in range(4))),
)
LONG_SAID = "The pass is off the mark: the 6 of clubs has the receiver's suit."


@EVERY_SIZE
@pytest.mark.parametrize("row", [PASS, RUN])
@pytest.mark.parametrize("said", ["", SAID, LONG_SAID])
def test_no_row_is_cut(
    start: Start,
    size: tuple[int, int],
    text_size: int,
    row: tuple[Term, ...],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where there is no room for all its terms, those alike are added up; the total is always there."""
    game = folded(start, size=size, text_size=text_size)
    game.shown.story.rows = (row, LINE)
    says(monkeypatch, said)
    totals = [sum(term.value for term in terms if term.counts) for terms in (row, LINE)]
    written = lines_of(game, monkeypatch)
    assert not [line for line in written if "…" in line]
    assert [int(line.rpartition(" = ")[2]) for line in written if " = " in line] == totals
    theme, area = game.theme, game.sums_panel.rows()
    assert all(theme.measure("text", 1, line)[0] <= area.w - theme.px(14) for line in written)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("rows", [(RUN, LINE), (PASS[:2], LINE[:1])])
def test_a_long_line_below_rows_is_read_whole_in_a_small_window(
    start: Start, text_size: int, rows: tuple[tuple[Term, ...], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = folded(start, size=(1024, 600), text_size=text_size)
    game.shown.story.rows = rows
    says(monkeypatch, LONG_SAID)
    assert " ".join(lines_of(game, monkeypatch, sentence=True)) == LONG_SAID
    assert not game.theme.overflows


@EVERY_SIZE
@pytest.mark.parametrize(
    "draws",
    [
        "snap pass yardage yardage reception defense_pass defense_pass run determination",
        "punt determination punt punt punt blocked_depth recovery recovery run run run",
    ],
)
def test_what_each_draw_is_for_is_a_whole_word_over_it_or_next_to_it(
    start: Start, size: tuple[int, int], text_size: int, draws: str
) -> None:
    """They were cut to PU… and RU… where many cards lie there."""
    game = folded(start, size=size, text_size=text_size)
    game.position.purposes = tuple(draws.split())
    foot, theme = game.sums_panel, game.theme
    captions = foot.captions()
    firsts = [i for i, words in enumerate(draws.split()) if not i or draws.split()[i - 1] != words]
    assert len(captions) == len(firsts)
    for (box, words), (after, _) in pairwise(captions):
        assert box.w == theme.measure("block", 14, words)[0]
        assert box.right < after.left
    assert captions[-1][0].right < foot.rows().left, "beside the sums"
    for (box, _), i in zip(captions, firsts, strict=True):
        place = foot.places(len(draws.split()))[i]
        assert abs(box.left - (place.x - place.width / 2)) <= theme.px(60), "not over another card"
