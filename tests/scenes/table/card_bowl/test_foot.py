"""Below the film: what the draws are for, the meter, and the last line in words, at every size of the window."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.variants.card_bowl.cards import MAN_OF
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.sum_words import term_name
from game.variants.card_bowl.sums import total
from scenes.table.card_bowl.counted import NOTHING
from scenes.table.card_bowl.feeding import Ring, feed
from scenes.table.kit.offers import Chart, of_kind
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start
from tests.scenes.written import painted


def says(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Makes a sentence the last thing that was said."""
    monkeypatch.setattr(PlayStory, "sentence", lambda *_: words)


def folded(start: Start, **how: Any) -> Any:
    """The game of a table whose hand is folded away."""
    pilot, table = start(**how)
    table.game.shows_hand = False
    pilot.frames(3)
    return table.game


LONG_SAID = "Off the mark: the 6 of clubs has the receiver's suit."
OFFENSE = (*(Term(f"{slot} TS", 10, "CB-310") for slot in ("C", "LG", "RG")), Term("LT 4C", 4, "CB-310", False))
DEFENSE = (Term("line KC", 13, "CB-311"), Term("QC", 12, "CB-308"))


@EVERY_SIZE
def test_totals_and_the_last_line_are_read_whole(
    start: Start, size: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = folded(start, size=size, text_size=text_size)
    meter, theme = game.meter, game.theme
    game.shown.story.rows, game.table_state.play.slots = (OFFENSE, DEFENSE), (0,)
    meter.settle()
    says(monkeypatch, LONG_SAID)
    written = painted(game.meter, monkeypatch)
    assert written[:2] == ["30", "25"]
    assert " ".join(written[2:]) == LONG_SAID
    assert all(theme.measure("text", 1, line, True)[0] <= meter.rect.w for line in written[2:])
    assert not theme.overflows
    assert not game.sums_panel.captions() or game.sums_panel.captions()[-1][0].right < meter.rect.left


@pytest.mark.parametrize("seed", [7, 11, 12])
def test_what_the_cards_show_that_they_count_for_adds_up_to_the_totals(start: Start, seed: int) -> None:
    _, table = start(asked="yardage", seed=seed)
    game = table.game
    offense, fed = game.table_state.play.offense, game.meter.fed
    counted = [card.tag for card in table.board.sprites() if card.tag is not None]
    sums = [sum(int(tag.words) for tag in counted if tag.seat == seat) for seat in (offense, 1 - offense)]
    assert sums[0] > 0
    assert sums == [total(terms) for terms in fed]
    game.shown.story.rows = None
    game.meter.settle()
    assert not any(card.tag for card in table.board.sprites())


def test_a_card_that_a_limit_leaves_out_shows_that_it_counts_nothing(start: Start) -> None:
    _, table = start(asked="yardage")
    man = next(card for card in table.board.sprites() if card.card is not None and card.zone in MAN_OF)
    table.game.meter.counted.begin(((Term(f"LT {man.card.code}", 4, "CB-310", False),), ()))
    assert man.tag == NOTHING


@pytest.mark.parametrize("reduced", [False, True])
def test_each_man_and_each_card_adds_to_the_meter_and_the_ball_goes_to_who_is_ahead(
    start: Start, reduced: bool
) -> None:
    _, table = start(pace=1.0, reduced_motion=reduced)
    meter, ctx = table.game.meter, table.playback.cue_context
    table.director.stop()
    table.game.shown.story.rows = (OFFENSE, ())
    assert feed(meter, ctx) > 0
    seen = set()
    for _ in range(90):
        table.playback.update(1 / 60)
        seen.add(round(meter.offense))
    assert len(seen) > 3, "it goes up card by card"
    assert (meter.offense, meter.defense) == (30, 0), "what a limit leaves out does not count"
    table.game.shown.story.rows = (OFFENSE, DEFENSE)
    feed(meter, ctx)
    table.playback.animator.finish()
    assert (meter.offense, meter.defense) == (30, 25)
    assert feed(meter, ctx) == 0, "nothing adds twice"


def on_stage(table: Any, kind: type) -> list[Any]:
    return [thing for thing in table.playback.stage.things if isinstance(thing, kind)]


def test_each_man_who_feeds_the_meter_is_ringed_until_his_number_counts(start: Start) -> None:
    """One saw the sums change and not who changed them."""
    _, table = start(asked="yardage", pace=1.0, seed=9)
    ctx, game = table.playback.cue_context, table.game
    table.director.stop()
    rows = game.shown.story.rows
    assert rows is not None
    game.meter.fed, game.meter.offense, game.meter.defense = ((), ()), 0.0, 0.0
    card = next(each for each in table.board.sprites() if each.card and each.card.code in rows[0][0].label)
    lasts, ringed, counted = feed(game.meter, ctx), set[tuple[int, ...]](), 0.0
    for _ in range(round((lasts + 0.5) * 60)):
        table.playback.update(1 / 60)
        rings = [feeder.ring for feeder in on_stage(table, Ring)]
        ringed |= {tuple(ring) for ring in rings}
        if any(ring.contains(card.rect) for ring in rings) and not counted:
            counted = game.meter.offense
    assert len(ringed) == sum(term.counts for row in rows for term in row)
    assert not on_stage(table, Ring)
    assert (game.meter.offense, game.meter.defense) == (total(rows[0]), total(rows[1]))


def test_sums_of_something_else_are_named_and_counted_from_the_beginning(start: Start) -> None:
    _, table = start(pace=1.0)
    meter, ctx, said = table.game.meter, table.playback.cue_context, list[str]()
    table.director.stop()
    ctx.effects.stamp = lambda center, words, *_: said.append(words)
    rush = (Term("protection", 20, "CB-284"), Term("card", 5, "CB-284")), (Term("rush", 21, "CB-284"),)
    for rows, words in (
        ((OFFENSE, DEFENSE), []),
        (rush, ["First the pass rush"]),
        ((OFFENSE, DEFENSE), ["Now the throw"]),
    ):
        said.clear()
        table.game.shown.story.rows = rows
        lasts, least = feed(meter, ctx), 99.0
        for _ in range(round((lasts + 0.3) * 60)):
            table.playback.update(1 / 60)
            least = min(least, meter.offense)
        assert said == words
        assert least < 1.0
        assert (meter.offense, meter.defense) == (total(rows[0]), total(rows[1]))


def test_the_meter_opens_both_sums_term_by_term(start: Start) -> None:
    """By a press, by the key of the chart, and by that which shows a thing large, pointed at it."""
    pilot, table = start()
    game = table.game
    game.shown.story.rows = (OFFENSE, DEFENSE)
    table.control.refresh.at_once()
    pilot.hover(game.meter.box().center)
    for is_open in (True, False):
        pilot.press("i")
        assert game.full_sum.open == is_open
    (chart,) = of_kind(game.on_table(), Chart)
    for seat, terms in enumerate((OFFENSE, DEFENSE)):  # who points at the meter reads them without a press
        assert f"{game.shown.names[seat]} {total(terms)}: " in chart.explanation
        assert all(f"{term_name(term)} {term.value}" in chart.explanation for term in terms if term.counts)
    assert not chart.thing.open
    chart.thing.open = True
    assert game.full_sum.render_key() is not None
    assert game.space.table.contains(game.full_sum.rect)


@EVERY_SIZE
@pytest.mark.parametrize(
    "draws",
    [
        "snap pass yardage yardage reception defense_pass defense_pass run determination",
        "snap pass yardage reception defense_pass defense_pass run run run run run run run run run run",
        "punt determination punt punt punt blocked_depth recovery recovery run run run",
    ],
)
def test_what_each_draw_is_for_is_a_whole_word_over_it_or_next_to_it(
    start: Start, size: tuple[int, int], text_size: int, draws: str
) -> None:
    """They were cut to PU… and RU… where many cards lie there."""
    game = folded(start, size=size, text_size=text_size)
    game.table_state.purposes = tuple(draws.split())
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
        assert abs(box.left - (place.x - place.width / 2)) <= theme.px(26), "not over another card"
