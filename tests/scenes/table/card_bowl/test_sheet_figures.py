"""The figures of a call: for every call and every target, whole, and beside nothing that they cover."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pygame
import pytest

from game.variants.card_bowl import coach
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.names import JUDGED, LEGEND, STARS, title
from game.variants.card_bowl.play_notes import HAND, PLAY_RULES
from game.variants.card_bowl.play_odds import PlayOdds, good_ends
from game.variants.card_bowl.players.call_odds import CallOdds
from game.variants.card_bowl.players.calls import DEFENSES, PLAYS, Call
from scenes.table.card_bowl.key_row import BARS
from scenes.table.card_bowl.odds_bar import FIGURES, ends_for, figures, row_spots, told
from scenes.table.card_bowl.play_sheet import GIVES_UP, POINT_AT, PlaySheet
from scenes.ui.team import team_color
from scenes.ui.theme import Theme
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start

ALL_ENDS = CallOdds(PlayOdds(0.12, 0.11, 0.34, 0.21, 0.22), -11.0)
"""Every end may come, each with two digits."""


def looked_at(table: Any) -> list[str]:
    """The names of all calls, and of all men and sides that they are aimed at."""
    sheet = table.game.play_sheet
    return [call.name for call in (*sheet.calls, *sheet.aimed())]


@EVERY_SIZE
@pytest.mark.parametrize("phase", ["formation", "front"])
def test_the_figures_of_a_call_stand_whole_in_their_row_and_cover_no_tile(
    start: Start, size: tuple[int, int], text_size: int, phase: str
) -> None:
    """They lay on a plate that covered the names of other calls."""
    _, table = start(size=size, text_size=text_size, asked=phase)
    sheet, theme = table.game.play_sheet, table.game.theme
    row = sheet.row()
    assert sheet.rect.contains(row)
    assert row.collidelist([*sheet.tiles(), *(chip for _, chip in sheet.aim_buttons())]) < 0
    for name in looked_at(table):
        sheet.looked_at = name
        sheet.odds = {**sheet.odds, name: ALL_ENDS}
        cells = sheet.figures()
        assert len(cells) == 7
        type_size, lefts = row_spots(theme, row, cells)
        wides = [theme.measure("block", type_size, words)[0] for words, _ in cells]
        rights = [left + wide for left, wide in zip(lefts, wides, strict=True)]
        assert rights[-1] <= row.right
        assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))


def test_what_the_signs_mean_stands_on_the_sheet_until_a_call_is_looked_at(start: Start) -> None:
    """A first match had shown stars for four plays before anything said what they mean, and none told his own call."""
    _, table = start(asked="formation")
    sheet, pictures = table.game.play_sheet, []
    sheet.looked_at = ""
    first, second = (call.name for call in sheet.calls[:2])
    for picks in ((), (first,), (first, second), (second, first)):
        sheet.coach_picks = picks
        surface = pygame.Surface(table.app.screen.get_size())
        sheet.paint(surface)
        areas = (sheet.row(), *sheet.tiles()[:2])
        pictures.append([pygame.image.tobytes(surface.subsurface(area), "RGB") for area in areas])
    rows = [row for row, *_ in pictures]
    assert len({*rows[:3]}) == 3
    assert rows[2] == rows[3]
    assert len({tile for _, tile, _ in pictures}) == 3, "none, the coach's own, and one as good"
    assert table.game.legend()["stars"] == sheet.row()


def test_the_percents_of_a_call_add_up_and_a_long_gain_is_a_part_of_the_first_downs() -> None:
    """They added up to 101 or 99, and "1st down 10%" stood beside "15+ yards 16%"."""
    odds = PlayOdds(0.114, 0.094, 0.535, 0.1, 0.157)
    words = [words for words, _ in figures(CallOdds(odds, 4.0), ends_for(good_ends(10, 60), False))]
    assert words == ["avg 4 yd", "1st down 26%", "(15+ yards 16%)", "short 54%", "loss 9%", "turnover 11%"]


def test_a_target_that_is_pointed_at_and_the_coachs_button_show_their_figures(start: Start) -> None:
    """The very buttons that one has to press had no preview."""
    pilot, table = start(asked="formation")
    pilot.frames(2)
    sheet = table.game.play_sheet
    aimed, chip = sheet.aim_buttons()[0]
    pilot.hover(chip.center)
    pilot.frames(2)
    assert sheet.looked_at == aimed.name
    assert sheet.figures()
    pilot.hover(table.column.large[0].button.rect.center)
    pilot.frames(2)
    assert sheet.looked_at == table.column.primary.name.removeprefix("Coach: ")
    assert sheet.figures()[0][0] == sheet.looked_at


def test_a_target_says_which_card_lines_up_there(start: Start) -> None:
    """Eight buttons differed in nothing that one could see."""
    _, table = start(asked="formation")
    sheet, view = table.game.play_sheet, table.session.view(0)
    thrown = [aimed for aimed in sheet.aimed() if aimed.slot is not None]
    assert len(thrown) >= 8
    for aimed in thrown:
        sheet.looked_at = aimed.name
        after = view.sample(Random(1))
        for action in coach.steps(aimed, view, after.legal_actions()):
            after.push(action)
        card = after.men[0][after.play.slots.index(aimed.slot)]
        assert sheet.figures()[0][0].endswith(f", your {title(CODE[card]).partition(' of ')[0].lower()}")


def test_the_figures_are_painted_again_when_the_goal_line_becomes_the_line_to_gain(start: Start) -> None:
    """With the same calls and odds, "first down" would have stood where a touchdown was meant."""
    _, table = start(asked="formation")
    sheet = table.game.play_sheet
    sheet.looked_at = sheet.calls[0].name
    keys, pictures = [], []
    for to_goal in (60, 8):
        sheet.good_ends = good_ends(8, to_goal)
        surface = pygame.Surface(table.app.screen.get_size())
        sheet.paint(surface)
        keys.append(sheet.render_key())
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
    assert keys[0] != keys[1]


def test_what_is_bad_for_the_offense_is_not_red_for_the_defense() -> None:
    attack, defense = (ends_for(good_ends(8, 60), defends) for defends in (False, True))
    assert [end.name for end in attack] == [end.name for end in defense]
    assert (attack[0].ink, attack[-1].ink) == (defense[-1].ink, defense[0].ink) == ("loss", "gain")
    assert [each.words.rpartition(" ")[0] for each in told(ALL_ENDS.odds, ends_for(good_ends(8, 8), False))][
        3
    ] == "touchdown"


def test_a_touchdown_has_the_color_of_the_club_that_scores_it() -> None:
    """It was yellow near the goal line and mint green elsewhere; the banner has the color of the club."""
    for good, place in ((good_ends(8, 8), 3), (good_ends(10, 20), 4)):
        for scorer in (0, 1):
            end = ends_for(good, False, scorer)[place]
            assert (end.name, end.bar, end.ink) == ("touchdown", team_color(scorer), team_color(scorer))
    assert ends_for(good_ends(10, 60), False, 0)[4].ink == "gain"


def test_no_timeouts_are_shown_where_none_can_ever_be_taken(start: Start) -> None:
    """CB-61: with counted plays they serve after a flag alone, and a novice's match has no flags."""
    _, table = start(options={"timing": "simple1", "plays_per_quarter": "5", "single_joker": "on"})
    assert "timeouts" not in [slot.heading for slot in table.game.slots()]
    _, table = start(options={"timing": "simple1", "plays_per_quarter": "5"})
    assert "timeouts" in [slot.heading for slot in table.game.slots()]


def test_how_the_last_play_ended_stands_above_the_sheet_while_the_next_one_is_called(start: Start) -> None:
    """It was gone after about a second, and the sheet lay over it."""
    _, table = start(asked="front", seed=2)
    line = table.game.last_play
    said = table.game.shown.story.last_sentence(table.game.names)
    assert said
    assert said.split(". ")[0].rstrip(".").casefold() in line.line.casefold()
    assert not line.rect.colliderect(table.game.play_sheet.rect)
    assert not line.rect.colliderect(table.game.level_plate.rect)
    table.game.play_sheet.calls = ()
    assert line.render_key() is not None, "it stays while the offense lines up"
    table.game.table_state.play.act = "rush"
    assert line.render_key() is None


def test_a_rule_that_has_decided_a_play_is_explained_once_in_a_first_match(start: Start) -> None:
    pilot, table = start(asked="formation")
    table.session.knows_game = lambda: False
    table.game.shown.story.rules = ("broken_up",)
    sheet, said = table.game.play_sheet, list[str]()
    for _ in range(4):
        sheet.note = ""
        pilot.frames(4)
        assert not table.hud.bubble.text, "it lay over the log that it explains"
        said.append(sheet.note)
    assert {LEGEND["broken_up"], LEGEND[HAND]} <= set(said)
    assert said.count(LEGEND["broken_up"]) == 1
    table.game.acted((), table.control.view)
    assert not sheet.note, "it is gone with the call"


def fits(theme: Theme, sheet: PlaySheet) -> bool:
    """Whether the note at the foot of the sheet is as wide as its row at most."""
    size = theme.fit("text", FIGURES, sheet.note, sheet.row().w)
    return theme.measure("text", size, sheet.note)[0] <= sheet.row().w


@pytest.mark.parametrize("asked", ["formation", "front"])
@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 130)])
def test_a_rule_explained_while_a_play_is_called_hides_no_call_no_man_and_no_card_of_the_hand(
    start: Start, asked: str, size: tuple[int, int], text_size: int
) -> None:
    """It lay over the receivers at the right, against whom the defense was called, and later over the hand."""
    pilot, table = start(asked=asked, size=size, text_size=text_size, seed=3)
    game, bubble = table.game, table.hud.bubble
    table.session.knows_game = lambda: False
    pilot.settle()
    for rule in ("thrown", "broken_up", "breaks free"):
        game.shown.story.rules = (rule,)
        bubble.clear()
        game.play_sheet.note = ""
        pilot.frames(4)
        assert LEGEND[rule] in (bubble.text, game.play_sheet.note)
        if game.play_sheet.note:
            assert fits(table.app.theme, game.play_sheet)
            continue
        men = [box for man in game.marks.spots() if table.hud.space.table.contains(box := game.marks.box(man))]
        seen = [box for box in men if not box.colliderect(game.play_sheet.rect)]
        assert bool(seen) == (asked == "front")
        assert bubble.bounds().collidelist([game.play_sheet.rect, table.hud.space.hand, *seen]) < 0, rule


def test_no_rule_of_the_last_play_is_explained_over_the_log_while_a_kick_is_returned(start: Start) -> None:
    _, table = start(asked="formation")
    table.game.shown.story.rules = ("broken_up",)
    assert "broken_up" in table.game.legend()
    table.game.play_sheet.calls = ()
    assert "broken_up" not in table.game.legend()


@pytest.mark.parametrize(("next_play", "seen"), [("call", True), ("try", False), ("kickoff", False)])
def test_what_the_last_calls_were_worth_is_not_said_at_once_after_a_score(
    start: Start, next_play: str, seen: bool
) -> None:
    """A red "-9 yards" stood beside the player's own touchdown."""
    _, table = start(asked="formation")
    view = table.control.view
    view.facts.next = next_play
    table.game.coaching.last_drive = lambda view: -9
    table.game.tell_level(view)
    plate = table.game.level_plate
    assert (plate.better == -9) == seen
    assert plate._said == ("Your calls: 9 yd below coach's" if seen else plate.words)
    assert ("Before each snap" in plate.told()) == seen


@pytest.mark.parametrize("asked", ["formation", "front"])
def test_every_button_beside_the_sheet_says_what_it_does_when_it_is_pointed_at(start: Start, asked: str) -> None:
    """They had their bare names, and lists of 124 formations and of fronts stood among them."""
    _, table = start(asked=asked)
    _, *others = [thing.button for thing in table.column.large]
    assert [button.name for button in others] == ["Change the set-up", "Four calls"]
    assert all(len(button.tooltip) > len(button.name) + 20 for button in others)


@pytest.mark.parametrize(("asked", "every"), [("formation", PLAYS), ("front", DEFENSES)])
def test_in_a_first_match_the_sheet_shows_the_best_call_of_each_kind_until_all_are_wanted(
    start: Start, asked: str, every: Sequence[Call]
) -> None:
    """Newcomers were asked to choose among eight plays and ten receivers."""
    pilot, table = start(asked=asked)
    sheet = table.game.play_sheet
    assert sheet.calls == every
    table.session.knows_game = lambda: False
    table.game.tell_level(table.control.view)
    table.control.restart_choice()
    sitting.rest(pilot, table, 3.0)
    first, *_, turn = [thing.button for thing in table.column.large]
    assert len(sheet.calls) == 4
    assert first.name == f"Coach: {sheet.coach_picks[0]}"
    assert {sheet.coach_picks[0]} <= {call.name for call in sheet.calls}
    assert not sheet.aim_buttons()
    sitting.click(pilot, turn.rect.center)
    assert sheet.calls == every
    assert bool(sheet.aim_buttons()) == (asked == "formation")
    assert table.game.lasting()["sheet"] == "whole", "a rematch shows them, too"
    sitting.rest(pilot, table, 3.0)
    sitting.click(pilot, table.column.large[-1].button.rect.center)
    assert len(sheet.calls) == 4


def test_each_call_of_the_short_sheet_tells_its_chance_at_a_glance_and_all_figures_when_pointed_at(
    start: Start,
) -> None:
    """Five figures on each of four tiles were twenty numbers to read before the first play."""
    _, table = start(asked="formation")
    sheet = table.game.play_sheet
    assert not any(map(sheet.headline_height, sheet.tiles()))
    table.game.coaching.show_all_calls(False)
    table.game.tell_level(table.control.view)
    for call, tile in zip(sheet.calls, sheet.tiles(), strict=True):
        told, odds = sheet.headline(call), sheet.odds[call.name]
        assert sheet.headline_height(tile)
        assert (told.chance, told.wanted.name) == (f"{odds.odds.percents().first_down}%", sheet.good_ends[0])
        assert told.average == f"avg {round(odds.yards)} yd"
        assert told.lost[0] == f"turnover {odds.odds.percents().turnover}%"
        sheet.looked_at = call.name
        assert f"{told.wanted.name} {told.chance}" in [words for words, _ in sheet.figures()]


def test_after_a_score_it_is_told_once_that_try_and_kickoff_have_used_up_plays(start: Start) -> None:
    """The plays left went from 18 to 15 without a word."""
    pilot, table = start(asked="formation")
    game, view = table.game, table.control.view
    assert "plays left" not in game.matters(view)
    view.facts.points = (6, 0)
    assert "plays left" in game.matters(view)
    table.session.knows_game = lambda: False
    table.game.matters = lambda view: ["plays left"]
    pilot.frames(4)
    assert game.play_sheet.note == LEGEND["plays left"], "in the row below the calls, not over the log"
    assert "Kicks and tries use one up" in LEGEND["plays left"]
    assert not table.hud.bubble.text


def test_what_the_last_calls_were_worth_is_explained_once_in_a_first_match(start: Start) -> None:
    """The level turned into a red number without a word."""
    pilot, table = start(asked="formation")
    table.session.knows_game = lambda: False
    table.game.level_plate.better = -8
    said: list[str] = []
    assert JUDGED.casefold() not in table.game.matters(table.session.view(0)), "it would lie far from its badge"
    table.game.play_sheet.calls = ()
    for _ in range(4):
        table.hud.bubble.clear()
        pilot.frames(4)
        said.append(table.hud.bubble.text)
    assert LEGEND[JUDGED.casefold()] in said


def test_a_long_line_of_the_last_play_keeps_what_happened(start: Start) -> None:
    """After an incompletion only "A first down had a chance of 12 %" was left of it."""
    _, table = start(asked="formation")
    line, verdict = table.game.last_play, "A first down had a chance of 18 % before the snap."
    table.game.shown.verdict, line.rect.w = verdict, line.theme.px(420)
    assert line.line
    assert table.game.shown.story.last_sentence(table.game.shown.names).startswith(line.line)


@pytest.mark.parametrize("asked", ["formation", "front"])
def test_a_key_tells_the_colors_of_the_bars_before_any_call_is_pointed_at(start: Start, asked: str) -> None:
    """What the colors mean was told for the call under the pointer alone."""
    _, table = start(asked=asked)
    sheet = table.game.play_sheet
    sheet.looked_at = ""
    surface = pygame.Surface(table.app.screen.get_size())
    sheet.paint(surface)
    row = surface.subsurface(sheet.row())
    colors = {tuple(row.get_at((x, row.height // 2)))[:3] for x in range(row.width)}
    assert {tuple(sheet.theme.color(end.bar))[:3] for end in sheet._ends() if end.name} <= colors


def test_a_name_that_is_shortened_is_as_large_as_the_others(start: Start) -> None:
    """Of Double coverage there was DOUBLE, in the small type in which the whole name had not fitted either."""
    _, table = start(asked="front", size=(1280, 720))
    sheet, sizes = table.game.play_sheet, dict[str, float]()
    written = sheet.theme.text
    sheet.theme.text = lambda face, size, words, *more: (
        sizes.update({words: size}), written(face, size, words, *more))[1]  # fmt: skip
    for call, tile in zip(sheet.calls, sheet.tiles(), strict=True):
        sheet._paint_tile(pygame.Surface(table.app.screen.get_size()), call, tile)
    assert sizes["Double"] == max(sizes[name] for name in ("Base", "Blitz", "Nickel"))


def test_every_rule_of_a_play_has_room_at_the_foot_of_the_sheet(start: Start) -> None:
    _, table = start(asked="formation", size=(1280, 720))
    assert [rule for rule in PLAY_RULES if not table.game.explains(rule, LEGEND[rule])] == []
    assert not table.game.explains(STARS, LEGEND[STARS]), "it is no rule of a play"


@pytest.mark.parametrize("asked", ["formation", "front"])
@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 130)])
@pytest.mark.parametrize("first", [False, True], ids=["later", "before the first call"])
def test_the_colors_of_the_bars_are_named_below_the_sheet(
    start: Start, monkeypatch: pytest.MonkeyPatch, asked: str, size: tuple[int, int], text_size: int, first: bool
) -> None:
    """The key gave way to other words where there was no room for both: nobody found it."""
    _, table = start(asked=asked, size=size, text_size=text_size)
    sheet, written = table.game.play_sheet, list[str]()
    sheet.looked_at, sheet.keeps_key, sheet.note = "", first, ""
    draws, surface = sheet.theme.text, pygame.Surface(table.app.screen.get_size())

    def noted(face: str, units: float, words: str, *more: Any, **options: Any) -> Any:
        written.append(words)
        return draws(face, units, words, *more, **options)

    monkeypatch.setattr(sheet.theme, "text", noted)
    sheet._paint_row(surface)
    assert [written.count(end.name) for end in sheet._ends() if end.name] == [1] * len(sheet._ends())
    assert written.count(BARS) == 1
    assert (GIVES_UP if sheet.defends else POINT_AT) in written or not first
