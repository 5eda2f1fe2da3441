"""The counter chart over the table, and the headlines of Real Deal."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import ScoreKind
from game.variants.real_deal import duels
from game.variants.real_deal.cards import (
    CHART,
    COUNTERS,
    COUNTERS_OF,
    FALSE_START,
    FOUL,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    KICK_LONG,
    MISS,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    RUN_LONG,
    RUN_SHORT,
    SACK,
    SAFETY,
    SCORE_OF,
    TACKLE,
    TO_COUNTER,
)
from game.variants.real_deal.facts import Played
from scenes.table.cues.headlines import HEADLINES
from scenes.table.real_deal import moments
from scenes.table.real_deal.chart import GROUPS, HEADS
from tests.game.real_deal.positions import position
from tests.scenes.table.player import Sit


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_every_cell_has_a_place_of_its_own_within_the_chart(real_deal: Sit, size: tuple[int, int]) -> None:
    """RD-33: 14 counters by 11 plays, none over another, all over the table and none over the prompt."""
    player = real_deal(size=size)
    chart, space = player.game.chart, player.hud.space
    cells = [chart.cell(counter, play) for counter in COUNTERS for play in TO_COUNTER]
    assert len(cells) == 14 * 11
    assert all(chart.rect.contains(cell) for cell in cells)
    assert all(one.collidelist(cells[index + 1 :]) == -1 for index, one in enumerate(cells))
    assert chart.rect.bottom <= space.prompt.top
    assert chart.rect.top >= space.score_bug.bottom


def test_the_chart_draws_the_cells_of_the_rules_and_no_others(real_deal: Sit) -> None:
    """RD-33: cell by cell, what is drawn is what the rulebook's table marks."""
    player = real_deal()
    player.press("c")
    player.wait(0.2)
    chart, screen = player.game.chart, player.app.screen
    for counter in COUNTERS:
        for play in TO_COUNTER:
            cell = chart.cell(counter, play)
            ground = screen.get_at((cell.x + 3, cell.centery))
            inside = {tuple(screen.get_at((x, cell.centery))) for x in range(cell.centerx - 5, cell.centerx + 6)}
            assert (inside != {tuple(ground)}) == (play in CHART[counter]), (counter, play)


@pytest.mark.parametrize("picked", [False, True], ids=["nothing picked", "a play picked"])
def test_the_legend_shows_the_dot_of_the_chart(real_deal: Sit, picked: bool) -> None:
    """Every full dot is of the one color that the legend explains, in the lit column too."""
    player = real_deal(at=position([[RUN_LONG, TACKLE], [FOURTH_DOWN, HOLDING]]))
    if picked:
        player.click(RUN_LONG)
    player.press("c")
    player.wait(0.2)
    chart, screen = player.game.chart, player.app.screen
    alive = [
        (counter, play)
        for counter in COUNTERS
        for play in CHART[counter]
        if counter in chart.reads.alive and chart.matters(counter, play)
    ]
    dots = {tuple(screen.get_at(chart.cell(*each).center)) for each in alive}
    last = chart.cell(COUNTERS[-1], TO_COUNTER[0])
    row = {tuple(screen.get_at((x, last.bottom + last.h // 2))) for x in range(chart.rect.x + 8, chart.rect.x + 60)}
    assert len(dots) == 1
    assert dots <= row


def test_c_opens_the_chart_and_escape_or_a_click_closes_it(real_deal: Sit) -> None:
    player = real_deal()
    for close in (lambda: player.press("c"), lambda: player.press("escape"), lambda: player.click((600, 300))):
        player.click(player.game.tab)
        assert player.game.chart.open
        close()
        assert not player.game.chart.open
        assert player.place == "Table"
    player.press("c")
    assert player.game.chart.open


def test_the_column_of_the_picked_play_is_lit_and_the_rows_in_hand_are_named(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_LONG, SAFETY], [FOURTH_DOWN, HOLDING]]))
    assert player.game.chart.reads.play == ""
    player.click(RUN_LONG)
    reads = player.game.chart.reads
    assert (reads.play, reads.counter, reads.held, reads.mine) == (RUN_LONG, "", {SAFETY}, False)
    assert player.game.tab.says() == f"{len(COUNTERS_OF[RUN_LONG] & reads.alive)} of 8 counters left"


def test_a_counter_that_was_shown_is_no_longer_alive(real_deal: Sit) -> None:
    """RD-5, RD-7: each card exists once a quarter; a wild card in one's own hand is with nobody else (RD-14)."""
    state = position(
        [[RUN_LONG, TACKLE], [FOURTH_DOWN, HOLDING]],
        discard_piles=[[], [FUMBLE, FALSE_START]],
    )
    player = real_deal(at=state)
    alive = player.game.chart.reads.alive
    assert {FUMBLE, FALSE_START, TACKLE} & alive == set()
    assert {FOURTH_DOWN, HOLDING} <= alive


def test_the_tip_of_the_chart_says_why_yellow_counters_vanish_together(real_deal: Sit) -> None:
    """RD-8: "3 of 7" fell to "1 of 7" when one card was shown, the last wild one of that team."""
    shown = [HOLDING, FALSE_START, SACK]
    for count in (2, 3):
        state = position([[KICK_LONG], [FOURTH_DOWN, *shown[count:]]], discard_piles=[[TACKLE], [*shown[:count]]],
                         draw_piles=[[FOUL, RUN_SHORT], [RUN_SHORT]])  # fmt: skip
        player = real_deal(at=state)
        assert (FOUL in player.game.chart.reads.alive) is (count < 3)
        assert ("three WILD cards were shown" in player.game.tab.explanation) is (count == 3)


def test_the_heads_of_the_columns_name_the_play() -> None:
    """A card that is punted away is no PUNTS INSIDE THE 10, but BLOCKS KICK seemed to answer it."""
    groups = [name for name, count in GROUPS for _ in range(count)]
    heads = {play: f"{group} {HEADS[play]}".strip() for play, group in zip(TO_COUNTER, groups, strict=True)}
    assert heads[PUNT_INSIDE] == "Punt in 10"
    assert len({*heads.values()}) == len(TO_COUNTER)


def test_who_has_to_answer_reads_what_they_hold(real_deal: Sit) -> None:
    state = position(
        [[FOURTH_DOWN, SACK], [HOLDING]],
        offense=1,
        phase="counter",
        table_piles=[[], [RUN_SHORT]],
        chain=[[1, RUN_SHORT]],
    )
    player = real_deal(at=state)
    assert player.game.tab.says() == "You hold 1 of 7 counters"
    assert player.game.chart.reads.mine


def test_a_touchdown_on_a_later_try_of_the_drive_is_told_as_one() -> None:
    """That the tries before it had cost them their answers was not seen."""
    chain = [Played(0, RUN_LONG), Played(1, SAFETY), Played(0, HOLDING), Played(0, RUN_SHORT)]
    assert moments.headline(chain, SCORE_OF[RUN_SHORT]) == "Second try: punched in from the 5!"
    taken_over = [Played(1, KICK_LONG), Played(0, RETURN), Played(1, HOLDING), Played(0, RUN_SHORT)]
    assert moments.headline(taken_over, SCORE_OF[RUN_SHORT]) == "Punched in from the 5!"


def test_every_way_to_score_has_its_own_headline() -> None:
    """RD-9: by distance, both kicks, a return by the offense and of a kick, and a safety."""
    told = [moments.headline([Played(0, play)], SCORE_OF[play]) for play in TO_COUNTER if POINTS[play]]
    told.append(moments.headline([Played(1, KICK_LONG), Played(0, RETURN)], ScoreKind.RETURN_TOUCHDOWN))
    assert len(told) == 11
    assert len(set(told)) == 11


def test_each_kind_of_score_has_its_own_headline_in_every_game() -> None:
    assert set(HEADLINES) == set(ScoreKind)
    assert len(set(HEADLINES.values())) == len(ScoreKind)


def test_a_chain_reads_as_duels_from_left_to_right() -> None:
    """RD-36, RD-46: a play and its flag, then a long play, the SAFETY that met it, and the flag that met the SAFETY."""
    played = [Played(0, RUN_SHORT), Played(1, HOLDING), Played(0, RUN_LONG)]
    assert duels.live(played) == (played[2], None)
    assert duels.over(played) == ["no play"]
    played.append(Played(1, SAFETY))
    assert (duels.live(played), duels.verdict(played)) == ((played[2], played[3]), "safety")
    played.append(Played(0, FOURTH_DOWN))
    assert duels.live(played) == (played[3], played[4])
    assert duels.over(played) == ["no play", "safety"]
    assert [duels.spot_of(played, index)[0] for index in range(5)] == [0, 0, 1, None, None]


def test_a_returned_punt_opens_the_next_duel() -> None:
    """RD-43."""
    played = [Played(0, PUNT_INSIDE), Played(1, RETURN)]
    assert duels.live(played) == (played[0], played[1])
    assert duels.verdict(played) == "returned"


def test_rd_33_only_what_can_matter_to_the_lit_play_stands_out(real_deal: Sit) -> None:
    """All 14 rows and 10 columns were equally loud."""
    player = real_deal(at=position([[RUN_LONG, TACKLE], [FOURTH_DOWN, HOLDING]]))
    chart = player.game.chart
    assert all(chart.matters(counter, play) for counter in COUNTERS for play in CHART[counter])
    player.click(RUN_LONG)
    player.press("c")
    player.wait(0.2)
    assert {counter for counter in COUNTERS if chart.matters(counter)} == COUNTERS_OF[RUN_LONG]
    assert not any(chart.matters(counter, RUN_SHORT) for counter in COUNTERS)


def test_rd_31_to_an_answer_only_the_cards_in_hand_matter(real_deal: Sit) -> None:
    waits: dict[str, Any] = {"offense": 1, "phase": "counter", "table_piles": [[], [RUN_SHORT]]}
    player = real_deal(at=position([[FOURTH_DOWN, MISS], [HOLDING]], **waits, chain=[[1, RUN_SHORT]]))
    player.press("c")
    player.wait(0.2)
    assert [counter for counter in COUNTERS if player.game.chart.matters(counter)] == [FOURTH_DOWN]
