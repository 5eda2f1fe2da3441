"""Room on the table of Card Bowl: places to aim at, labels of buttons and men, and numbers of bows are told apart."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.contract import DriveEnd
from game.drives import Drive
from game.events import PossessionChanged
from game.variants.card_bowl.cards import MAN
from game.variants.card_bowl.events import LinedUp, PlayBegan, PlayCalled
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.fronts import place_of
from game.variants.card_bowl.jobs import CALLS, EVERYTHING
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.table_state import CardBowlTableState
from game.variants.card_bowl.whence import Leg
from scenes.table.card_bowl.lineup import STRIP, Lineup, Spot
from scenes.table.card_bowl.posts_view import BAR
from scenes.table.choice.column import Entry
from scenes.table.stage.layout import Layout
from scenes.table.stage.piles import count_plate
from scenes.ui.team import team_color
from tests.game.card_bowl.positions import state
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, SIZES, Start
from tests.scenes.table.card_bowl.test_shows import shown

SHEETS = {6: "front", 8: "formation"}
"""By how many calls a sheet has, when it is open."""


def apart(one: pygame.Rect, other: pygame.Rect) -> int:
    """Pixels between two rectangles, across or down."""
    across = max(one.left - other.right, other.left - one.right)
    return max(across, max(one.top - other.bottom, other.top - one.bottom))


@EVERY_SIZE
def test_what_a_call_is_aimed_at_is_large_enough_to_press(start: Start, size: tuple[int, int], text_size: int) -> None:
    """44 units, 8 units apart, and a diagram that is no smaller than a place to aim at."""
    pilot, table = start(size=size, text_size=text_size, asked="formation")
    pilot.frames(2)
    sheet, theme = table.game.play_sheet, table.app.theme
    tiles, chips = sheet.tiles(), [chip for _, chip in sheet.aim_buttons()]
    assert all(sheet.rect.contains(tile) for tile in tiles)
    assert min(min(chip.size) for chip in chips) >= theme.px(44)
    assert min(apart(*pair) for pair in combinations(chips, 2)) >= theme.px(8)
    assert min(apart(*pair) for pair in combinations(tiles, 2)) >= theme.px(8)
    for tile in tiles:
        inside = [chip for chip in chips if tile.contains(chip)]
        above = min((chip.top for chip in inside), default=tile.bottom) - tile.top
        assert above - theme.line_height("block", 17) >= theme.px(44)
    for area in sheet.press_areas():  # a press between two buttons called the play without an aim
        assert area.collidelist(chips) < 0
        assert not any(chip.x < area.right and chip.right > area.x and chip.bottom < area.bottom for chip in chips)


def test_pointer_and_focus_alike_light_up_the_way_of_the_man_they_are_on(start: Start) -> None:
    pilot, table = start(asked="formation")
    pilot.frames(2)
    sheet = table.game.play_sheet
    aimed, chip = sheet.aim_buttons()[2]
    tile = next(tile for call, tile in zip(sheet.calls, sheet.tiles(), strict=True) if call is aimed.call)
    drawing = pygame.Rect(tile.x, tile.y, tile.w, min(chip.top for each, chip in sheet.aim_buttons()
                                                      if each.call is aimed.call) - tile.y)  # fmt: skip
    before = pygame.image.tobytes(pilot.app.screen.subsurface(drawing), "RGB")
    pilot.hover(chip.center)
    pilot.frames(2)
    assert (sheet.pointed, sheet.focused) == (aimed.name, ""), "no ring follows the pointer"
    by_pointer = pygame.image.tobytes(pilot.app.screen.subsurface(drawing), "RGB")
    assert by_pointer != before
    table.input.focus.set(f"Call: {aimed.name}")
    pilot.press("left")
    assert (sheet.pointed, sheet.focused) == (aimed.name, aimed.name)
    assert pygame.image.tobytes(pilot.app.screen.subsurface(drawing), "RGB") == by_pointer


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("calls", [6, 8])
def test_no_label_beside_a_call_is_cut_in_the_smallest_window(start: Start, text_size: int, calls: int) -> None:
    """Whole front, One lineman, Other sets."""
    pilot, table = start(size=(1024, 600), text_size=text_size, asked=SHEETS[calls])
    pilot.frames(2)
    theme = table.app.theme
    assert theme.overflows.isdisjoint({thing.button.label for thing in table.column.large})
    assert all(thing.button.rect.h >= theme.px(44) - 1 for thing in table.column.large)
    assert table.column.risen == 0
    assert not table.hud.drives.hidden


def test_labels_that_need_the_room_of_the_drive_chart_have_it_while_they_are_asked(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Man 8 on the left tight end, and four more: three lines each in the smallest window."""
    pilot, table = start(size=(1024, 600), asked="formation")
    pilot.frames(2)
    column, drives, theme = table.column, table.hud.drives, table.app.theme
    labels = [f"Man {number} on the left tight end" for number in range(4, 9)]
    with monkeypatch.context() as patched:
        patched.setattr(table.choices, "_entries", lambda *_: [Entry(label, print) for label in labels])
        table.renew()
        pilot.frames(2)
        assert [thing.button.label for thing in column.large] == labels
        assert theme.overflows.isdisjoint(labels)
        top = min(thing.button.rect.top for thing in column.large)
        assert drives.rect.top <= top < drives.rect.bottom
        assert drives.hidden
    table.renew()
    assert column.risen == 0
    assert not drives.hidden


def test_men_behind_another_of_their_lane_have_no_label_on_his_card(start: Start) -> None:
    _, table = start()
    play, men = table.game.table_state.play, table.game.marks
    names = ["DL-2", "DL2", "DL-2", "OLB-L", "DL-2", "DL2", "S-L", "S-L"]
    play.offense, play.places = 0, tuple(map(place_of, names))
    assert men.behind() == {(1, 2), (1, 4), (1, 5)}


def test_the_men_of_a_play_keep_their_colors_until_the_next_one_begins() -> None:
    """CB-200: after an interception the other side calls a play while they still stand there."""
    position = CardBowlTableState(play=Play(offense=1, slots=(0,)))
    position.handle_event(PossessionChanged(clause="CB-48", seat=0))
    position.handle_event(PlayCalled(clause="CB-200", seat=0, play="scrimmage"))
    assert (position.offense, position.play.offense) == (0, 1)
    position.handle_event(PlayBegan(clause="CB-11", seat=0, play="scrimmage", los=40))
    assert (position.play.offense, position.play.slots) == (0, ()), "nobody stands there"


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize(("cards", "good"), [("3H AS KD KS 7S 4S", True), ("3H AS 2D 4S 7S 4S", False)])
def test_every_card_lifts_a_kick_at_the_posts_and_over_the_bar_it_is_good(
    start: Start, size: tuple[int, int], cards: str, good: bool
) -> None:
    """CB-182, CB-183: six cards of a field goal for which 35 yards are needed."""
    at = state("call", ball_on=83, marker=93, down=4)
    pilot, table, seen = shown(start, at, cards, "FIELD_GOAL", size=size)
    heights: list[float] = []
    view = table.game.posts_view
    while view.good is None:
        pilot.frames()
        if len(seen) > len(heights):
            heights.append(view.risen)
    assert heights == sorted(heights)
    assert view.good == good
    drawn, needed = table.game.shown.story.aim
    worth = [by for _, by in view.rungs()]
    assert sum(worth) == drawn
    assert (view.up(drawn)[1] <= view.y(BAR)) == good == (drawn >= needed)
    assert view.up(needed)[1] == pytest.approx(view.y(BAR), abs=1)
    pilot.wait(1.0)
    assert view.fallen == (0 if good else 1)
    assert table.game.wide_field.render_key() is None, "the ball is seen once"


def test_neither_a_number_nor_the_caption_at_the_posts_is_ahead_of_the_ball(start: Start) -> None:
    """A kick was told to be good before it had come to the posts."""
    _, table = start()
    game, view = table.game, table.game.posts_view
    game.table_state.play.kind, game.shown.story.aim = "field_goal", (20, 15)
    game.shown.story.legs = [Leg(70, 77, 7, "air", 0), Leg(77, 90, 13, "air", 0)]
    for risen, count in ((0.0, 0), (12.4, 1), (20.0, 2)):
        view.risen = risen
        assert len(view.rungs()) == count
        assert f"{round(risen)} yards, 15 needed" in [words for _, words, *_ in game.caption.rows()]


@pytest.mark.parametrize("size", SIZES)
def test_what_the_coach_would_call_is_told_beside_the_score(start: Start, size: tuple[int, int]) -> None:
    """The score bug never moves or hides."""
    pilot, table = start(size=size, asked="formation")
    pilot.frames(2)
    pilot.hover(table.column.large[0].button.rect.move(2, 0).center)  # where it rests, nothing is explained again
    pilot.wait(0.6)
    tip = table.hud.tip
    assert tip.text
    assert not tip.bounds().colliderect(table.hud.bug.rect)
    assert not tip.bounds().colliderect(table.game.play_sheet.rect)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("hand", [False, True])
def test_two_men_over_a_wide_receiver_do_not_lie_over_each_other(size: tuple[int, int], hand: bool) -> None:
    """Their cards were hidden by half where a receiver is doubled."""
    layout = Layout(*size, hand)
    lineup = Lineup(layout)
    doubled = lineup.defense([f"CB:{slot}" for slot in ("LW1", "LW2", "LW3", "RW1", "RW2", "RW3") for _ in (0, 1)])
    labeled = [lineup.rect(spot).inflate(0, 2 * layout.px(4.5)).move(0, layout.px(4.5)) for spot in doubled]
    assert not [one for one in labeled for other in labeled if one is not other and one.colliderect(other)]
    line = lineup.lane_rect(0, 0)
    strip = layout.rect(0, lineup.top + STRIP, lineup.wide, 1)
    assert all(box.bottom <= line.centery and box.top >= strip.top for box in labeled)
    safeties = [lineup.rect(spot) for spot in lineup.defense(["S-L", "S-L", "S-R", "S-R", "OLB-L", "OLB-R"])]
    assert not [one for one in labeled for other in safeties if one.colliderect(other)]


@pytest.mark.parametrize("size", SIZES)
def test_of_two_cards_that_overlap_the_one_further_right_lies_above(size: tuple[int, int]) -> None:
    """A linebacker's joker, turned up, lay below the corners of a tight end: the left corner of a card tells it."""
    places = ["OLB-L", "OLB-R", "S-L", "S-R"]
    places += [f"CB:{slot}" for slot in ("LTE", "RTE") for _ in range(2)]
    places += [f"CB:{slot}" for slot in ("LW2", "RW2") for _ in range(5)]
    lineup = Lineup(Layout(*size, False))
    spots = sorted(lineup.defense(places), key=lambda spot: spot.x)
    over = [
        (left, right) for left, right in combinations(spots, 2) if lineup.rect(left).colliderect(lineup.rect(right))
    ]
    assert len(over) > 10
    assert [(left, right) for left, right in over if left.x < right.x and left.layer >= right.layer] == []
    stacked = [sorted(pair, key=lambda spot: spot.y) for pair in over if pair[0].x == pair[1].x]
    assert len(stacked) == 2, "who helps against a tight end stands behind"
    assert all(deep.layer < near.layer for deep, near in stacked)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_under_center_the_ball_lies_beside_the_label_of_the_center(
    start: Start, size: tuple[int, int], text_size: int
) -> None:
    _, table = start(size=size, text_size=text_size)
    men, lineup = table.game.marks, table.game.lineup
    state = table.game.table_state
    state.play.offense = 0
    state.handle_event(LinedUp(clause="CB-206", seat=0, formation="UC-RTE-LW1-RW1-BC-BD", places=()))
    state.zones |= {zone: [4 + man] for man, zone in enumerate(MAN[0])}
    state.play.up = (1, 0)
    label = lineup.rect(lineup.slot("C")).centerx + table.app.theme.px(13)
    assert men.penny().centerx > label, "under center it is not on the center's label"


@pytest.mark.parametrize("size", SIZES)
def test_the_plate_between_plays_tells_a_long_end_of_a_play_whole(
    start: Start, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It broke off before the number that the pass failed by."""
    _, table = start(size=size)
    caption, theme = table.game.caption, table.app.theme
    said = "The pass is badly thrown: its card and the pressure, 15, are not below the quarterback's 11 + 1 in shotgun."
    monkeypatch.setattr(PlayStory, "sentence", lambda *_: said)
    table.game.table_state.play.kind, table.game.downs.said = "scrimmage", "2nd & 10"
    rows = caption.rows()
    assert " ".join(line for _, line, color, _ in rows if color == "chalk50") == said
    boxes = [pygame.Rect((0, 0), theme.measure("text", units, line)) for units, line, _, _ in rows]
    for box, (_, _, _, center) in zip(boxes, rows, strict=True):
        box.center = center
        assert caption.rect.contains(box)
    assert boxes[0].top >= caption.rect.top + theme.px(52), "below the title"
    assert all(above.bottom <= below.top + theme.px(4) for above, below in pairwise(boxes))


def test_what_became_of_a_call_is_cut_after_a_sentence_and_not_within_one(start: Start) -> None:
    """The huddle broke off at "It usually gives up 6 yar…"."""
    _, table = start(size=(1024, 600), text_size=130)
    game, first = table.game, "Nickel: even your king held nothing."
    game.table_state.play.kind, game.downs.said = "scrimmage", "2nd & 10"
    game.shown.verdict = f"{first} It usually gives up 6 yards to a run, and here it gave up many more than that."
    told = " ".join(line for _, line, color, _ in game.caption.rows() if color == "chalk300")
    assert told == first


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("hand", [False, True])
def test_the_outermost_receiver_stands_clear_of_the_deck(
    start: Start, size: tuple[int, int], text_size: int, hand: bool
) -> None:
    """RW1 lay over the deck while there was a hand, and later he was not drawn at all."""
    _, table = start(size=size, text_size=text_size)
    game, theme = table.game, table.app.theme
    game.layout(Layout(*size, hand=hand), 0)
    box = game.lineup.rect(game.lineup.slot("RW1"))
    box.height += theme.px(9)  # the plate of who he is
    pile = game.draw_pile.rect.union(count_plate(theme, game.draw_pile.rect, "deck 54"))
    assert not box.colliderect(pile)
    assert all(game.lineup.holds(game.lineup.slot(slot)) for slot in ("LW1", "RW1", "RW2"))
    assert pile.bottom <= game.lineup.sums.top


def test_a_drive_in_which_the_other_side_scored_has_a_cap_in_the_color_of_that_side(start: Start) -> None:
    """An orange 7 above a blue bar did not say who had scored."""
    _, table = start(asked="formation")
    drives, theme = table.hud.drives, table.app.theme
    drives.drives, drives.hidden = (Drive(0, end=DriveEnd.INTERCEPTION, gain=20, returned=7),), False
    assert drives.drives[0].scored == (1, 7)
    surface = pygame.Surface(table.app.screen.get_size())
    drives.paint(surface)
    ((column, _, _),) = drives.spots()
    colors = [surface.get_at((column.centerx, y))[:3] for y in range(column.top, column.bottom)]
    own, other = (tuple(theme.color(team_color(seat)))[:3] for seat in (0, 1))
    assert colors.index(other) < colors.index(own)
    assert other in colors[colors.index(own) - theme.px(8) : colors.index(own)], "the cap lies upon the bar"


def test_a_man_whom_the_film_has_left_behind_has_no_label(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The label of a receiver whose card had faded lay on the deck: DEC RW1."""
    _, table = start(asked="yardage")
    marks, labelled = table.game.marks, list[object]()
    monkeypatch.setattr(marks, "_paint_position", lambda surface, man, *_: labelled.append(man))
    surface = pygame.Surface(table.app.screen.get_size())
    marks.paint(surface)
    gone, everybody, look = labelled[0], {*labelled}, marks.render_key()
    table.game.shown.card_of(gone).alpha = 0.0
    labelled.clear()
    marks.paint(surface)
    assert {*labelled} == everybody - {gone}
    assert marks.render_key() != look


def test_men_have_their_positions_below_their_cards_only_for_who_sets_them(start: Start) -> None:
    """LW2, BD and ILB met a newcomer in the first minute."""
    for level, named in ((CALLS, False), (EVERYTHING, True)):
        _, table = start(asked="yardage" if level == CALLS else "offense_cards", level=level, seed=3)
        marks = table.game.marks
        others = [man for man in marks.spots() if marks.place_of(man) not in ("QB", marks.asked, *marks.lit)]
        assert others
        assert all(marks._is_named(man) == named for man in others)


def test_men_are_drawn_ahead_as_they_stand_once_the_hand_is_gone(start: Start) -> None:
    """All their faces were drawn anew in the frame in which the film had grown."""
    _, table = start(asked="yardage")
    game, zone = table.game, "man:0:0"
    assert game.stops(zone) == (), "they stand there already"
    stands = table.playback.board.zones[zone][0].width
    game.layout(Layout(*table.app.theme.size), game.viewer)
    assert [place.width for place in game.stops(zone)] == [stands]
    assert game.lineup.place(Spot(0.0, 0.0)).width < stands
