"""Looking around on the table without the mouse, and cards that cannot be played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.contract import DriveEnd
from game.drives import Drive
from game.variants.football_war import RULES
from game.variants.football_war.actions import CONCEDE, EXTRA_NONE, LOOK_BACK
from scenes.shell.dialog import Dialog
from scenes.table.choice.column import Entry, rows_of
from scenes.table.input.target_kinds import DriveTarget, LogTarget, OpenCard
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table.football_war.seats import sit_down
from tests.scenes.table.jukem.seats import sit_down as sit_down_to_jukem
from tests.scenes.table.sitting import card, click, corner, drag, labels, open_curtain, rest, texts
from tests.scenes.table.stand_ins import drives_of

Start = Callable[..., tuple[Pilot, Any]]
ANSWER: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl", "HB Dive", "Hail Mary"], "offense": 1}


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables of Football War, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def targets(table: Any, kind: type) -> list[Any]:
    return [target for target in table.input.focus.targets if isinstance(target, kind)]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_a_picked_card_leaves_every_other_choice_its_button(
    start: Start, size: tuple[int, int], text_size: int
) -> None:
    """FW-27: timeout and look back stay beside the answer and the concession, and none is cut off."""
    at = position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER)
    pilot, table = start(at=at, size=size, text_size=text_size)
    pilot.click(corner(card(table, "Curl")))
    assert labels(table) == ["Match it", "Concede and draw", "Timeout", "Look back"]
    boxes = [thing.button.rect for thing in table.column.large]
    assert all(table.dash.space.actions.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one in boxes for other in boxes if one is not other)
    assert min(box.height for box in boxes) >= table.app.theme.px(44)
    assert not table.app.theme.overflows


def test_many_buttons_share_rows_and_none_is_left_out() -> None:
    entries = [Entry(str(number), print) for number in range(5)]
    rows = rows_of(entries)
    assert len(rows) == 3
    assert [entry for row in rows for entry in row] == entries


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_a_long_name_in_half_a_row_has_its_room_and_no_row_lies_over_another(
    start: Start, size: tuple[int, int], text_size: int
) -> None:
    _, table = start(at=position([["Curl"], ["Go Route"]], ["HB Dive"], **ANSWER), size=size, text_size=text_size)
    column, theme = table.column, table.app.theme
    names = ["Coach does it", "Turn up a receiver", "Block a lane", "The right back to the right flat"]
    column.show([Entry(name, print, detail="3 choices" * (name == names[1])) for name in names])
    boxes = [thing.button.rect for thing in column.large]
    assert not any(one.colliderect(other) for one in boxes for other in boxes if one is not other)
    assert not any(thing.button.lacks(theme) for thing in column.large)
    theme.overflows.clear()
    for thing in column.large:
        thing.button.draw(pygame.Surface(size), theme)
    assert not theme.overflows


def test_an_explanation_goes_when_something_opens_over_the_table(start: Start) -> None:
    """The tip of a button stayed beside the dialog that the button had opened."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER))
    for _ in range(2):
        pilot.hover((5, 5))
        pilot.hover(table.column.small[0].button.rect.center)
        pilot.wait(0.6)
        assert table.dash.tip.text.startswith("Hint")
        pilot.app.stack.push(Dialog(pilot.app, "More", "What else?", [("Nothing", lambda: None)]))
        assert table.dash.tip.text == ""
        pilot.settle()
        pilot.press("escape")


def test_a_card_that_cannot_be_played_goes_back_with_the_reason(start: Start) -> None:
    """FW-7: dropping it on the table says why not, and never plays another card that was picked before."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER))
    pilot.click(corner(card(table, "Curl")))
    illegal = card(table, "HB Draw")
    home = illegal.rect.center
    table.dash.bubble.clear()
    drag(pilot, corner(illegal), table.game.drive_pile.rect.center)
    assert "Curl BLUE" in table.dash.bubble.text
    pilot.wait(0.5)
    assert texts(table) == []
    assert abs(illegal.rect.centerx - home[0]) < 3
    assert abs(illegal.rect.centery - home[1]) < 3


def test_the_top_of_the_drive_pile_can_be_looked_at_by_key(start: Start) -> None:
    """FW-12: the one card that everybody sees."""
    pilot, table = start(at=position([["HB Draw"], ["Go Route"]], **ANSWER))
    pilot.press("right")
    table.input.focus.set("Drive pile")
    pilot.press("i")
    assert table.dash.zoom.card.code == "Curl"


def test_flags_on_the_table_are_targets_and_hidden_cards_are_none(start: Start) -> None:
    """FW-46, FW-10: whatever lies open can be reached and read, and nothing else."""
    pilot, table = start(at=position([["Curl"], ["Go Route"]], flag_pile=["PENALTY 5"]))
    assert [target.shown.card.code for target in targets(table, OpenCard)] == ["PENALTY 5"]
    pilot.press("right")
    table.input.focus.set(targets(table, OpenCard)[0])
    pilot.press("return")
    assert table.dash.zoom.card.code == "PENALTY 5"
    assert texts(table) == []


def test_tab_reaches_the_log_whose_entries_lead_to_their_rules(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, table = start(seed=4)
    rest(pilot, table)
    asked: list[str | None] = []
    monkeypatch.setattr(pilot.app, "go", lambda route, variant, clause, options: asked.append(clause))
    table.input.renew()
    for _ in range(8):
        pilot.press("tab")
        if isinstance(table.input.focus.current, LogTarget):
            break
    target = table.input.focus.current
    assert isinstance(target, LogTarget)
    assert table.dash.log.ring == target.rect
    pilot.press("return")
    line = next(line for spot, line, _ in table.dash.log.spots() if spot == target.rect)
    assert asked == [line.clause]


def play_a_while(pilot: Pilot, table: Any, decisions: int) -> None:
    """Takes what Pro would, without asides."""
    for number in range(decisions):
        rest(pilot, table)
        legal = [
            action for action in table.choosing.legal if action != LOOK_BACK and not str(action).startswith("TIME")
        ]
        table.commit(RULES.pro(table.session.view(table.viewer), legal, Random(number)))
    rest(pilot, table)


def log_names(table: Any) -> list[str]:
    return [target.name for target in targets(table, LogTarget)]


def test_the_whole_log_can_be_walked_by_keys_and_back(start: Start) -> None:
    """Up at the oldest entry shown scrolls to an older one, down at the newest to a newer one."""
    pilot, table = start(seed=4, pace=0.02)
    play_a_while(pilot, table, 12)
    lines = table.dash.log.lines
    newest = log_names(table)
    assert len(lines) > len(newest) + 3
    assert len(set(newest)) == len(newest)
    pilot.press("right")
    table.input.focus.set(targets(table, LogTarget)[0])
    for _ in lines:
        pilot.press("up")
    assert table.input.focus.current.name == f"{lines[0].text} (1)"
    assert table.dash.log.ring == table.input.focus.current.rect
    for _ in lines:
        pilot.press("down")
    assert log_names(table) == newest


def test_the_log_key_shows_older_entries_and_then_the_newest_again(start: Start) -> None:
    pilot, table = start(seed=4, pace=0.02)
    play_a_while(pilot, table, 12)
    newest = log_names(table)
    seen = []
    for _ in range(40):
        pilot.press("l")
        seen.append(log_names(table))
        assert [target.rect for target in targets(table, LogTarget)] == [spot for spot, _, _ in table.dash.log.spots()]
        if seen[-1] == newest:
            break
    assert seen[-1] == newest
    assert any(name.endswith(" (1)") for names in seen for name in names)


def test_the_open_drive_pile_can_be_read_and_hides_what_it_covers(start: Start) -> None:
    """FW-74: its cards can be looked at; a click on one never concedes or opens anything below it."""
    at = position([["HB Draw", "HB Sweep"], ["Go Route"]], ["Curl"], flag_pile=["PENALTY 5"], **ANSWER)
    pilot, table = start(at=at)
    table.commit(LOOK_BACK)
    rest(pilot, table)
    spread = targets(table, OpenCard)
    assert [target.shown.card.code for target in spread] == ["Curl", "HB Dive", "Hail Mary"]
    click(pilot, table.game.play_pile.rect.center)
    assert table.dash.zoom.card.code == "Curl"
    pilot.press("escape")
    pilot.press("right")
    table.input.focus.set(spread[1].name)
    pilot.press("i")
    assert table.dash.zoom.card.code == "HB Dive"
    assert texts(table) == ["LOOK_BACK"]
    pilot.press("escape")
    table.commit(CONCEDE)
    assert table.dash.zoom.card is None
    rest(pilot, table)
    assert [target.shown.card.code for target in targets(table, OpenCard)] == ["PENALTY 5"]


def test_a_refusal_by_key_is_shown_where_the_pile_is(start: Start) -> None:
    """FW-33: with the reason and its rule."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]]))
    pilot.press("right")
    table.input.focus.set("Play pile")
    pilot.press("return")
    assert "FW-33" in table.dash.bubble.text
    assert table.dash.bubble.source == table.game.play_pile.rect


def test_nothing_stays_lifted_when_the_pointer_leaves_the_window(start: Start) -> None:
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]]))
    sprite = card(table, "Curl")
    pilot.hover(corner(sprite))
    pilot.wait(0.5)
    assert sprite.rise > 0
    pilot.send(pygame.Event(pygame.WINDOWLEAVE))
    pilot.wait(0.5)
    assert sprite.rise == 0
    assert not table.input.pointing.busy


def test_the_cards_of_a_drive_line_can_be_read(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down_to_jukem(tmp_path, opened, "pro", "pro", pace=0.02)
    for _ in range(60 * 20):
        pilot.frames()
        lines = [sprite for seat in (0, 1) for sprite in table.board.zones.get(f"line:{seat}", [])]
        if lines and not table.director.busy:
            break
    shown = {id(target.shown) for target in targets(table, OpenCard)}
    assert {id(sprite) for sprite in lines} <= shown


def test_buttons_name_the_keys_that_are_set_now(start: Start) -> None:
    """A11Y-06: whatever a key was changed to is what is shown."""
    pilot, table = start(at=position([["Curl"], ["Go Route"]]))
    assert "Hint (H)" in [thing.button.name for thing in table.column.small]
    pilot.app.change(keys={"hint": ["x"]})
    table.resume()
    assert "Hint (X)" in [thing.button.name for thing in table.column.small]


def test_the_drives_can_be_walked_and_each_tells_what_became_of_it(start: Start) -> None:
    """A11Y-05: one key goes to the latest drive, arrows to those before it, and a press says it in words."""
    pilot, table = start(seed=2, pace=0.02)
    rest(pilot, table)
    while len(table.dash.drives.drives) < 4:
        table.commit(RULES.pro(table.session.view(0), table.choosing.legal, Random(1)))
        rest(pilot, table)
    drives = drives_of(table.match)
    assert table.dash.drives.drives == drives
    pilot.press("d")
    bars = targets(table, DriveTarget)
    assert len(bars) == len(drives)
    assert table.input.focus.current is bars[-1]
    assert table.dash.drives.ring == bars[-1].rect
    pilot.press("left", "return")
    line = RULES.words.drive_line(drives[-2], table.match.names)
    assert table.input.focus.current is bars[-2]
    assert table.dash.bubble.text == line
    assert bars[-2].name.endswith(line)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_the_latest_drives_stay_inside_the_chart(start: Start, size: tuple[int, int]) -> None:
    pilot, table = start("pro", "pro", size=size)
    table.dash.drives.drives = tuple(Drive(number % 2, number % 9, end=DriveEnd.STOPPED) for number in range(60))
    spots = table.dash.drives.spots()
    assert 10 < len(spots) < 60
    assert [number for _, _, number in spots] == list(range(61 - len(spots), 61))
    assert all(table.dash.space.drives.contains(spot) for spot, _, _ in spots)
    assert not any(one.colliderect(other) for (one, _, _), (other, _, _) in pairwise(spots))
    pilot.frames()


def test_taking_a_drive_back_takes_its_bar_back(tmp_path: Path, opened: list[Pilot]) -> None:
    """JF-26: after the play is taken back the chart knows nothing of it."""
    pilot, table = sit_down_to_jukem(tmp_path, opened, "human", "human")
    before = table.dash.drives.drives
    for _ in range(40):
        pilot.wait(0.1)
        if table.choosing is None:
            open_curtain(pilot)
            continue
        action = table.match.rules.rookie(table.session.view(table.viewer), table.choosing.legal, Random(1))
        table.commit(action)
        if drives_of(table.match):
            break
    pilot.wait(5)
    assert table.dash.drives.drives == drives_of(table.match) != before
    table.rewind._start_over(len(table.match.actions) - 1)
    assert table.dash.drives.drives == drives_of(table.match) == before


def test_keys_that_change_nothing_on_the_table_say_what_they_did(start: Start) -> None:
    """FW-72: T without a timeout, and M and Shift+F, are answered in words."""
    pilot, table = start(at=position([["Curl"], ["Go Route"]], timeouts=[]), auto_continue=False)
    for key, said in (("t", "Timeout: there is none"), ("m", "Sound off."), ("m", "Sound on."), ("shift+f", "Speed: ")):
        table.dash.bubble.clear()
        pilot.press(key)
        pilot.wait(0.2)
        assert table.dash.bubble.text.startswith(said)


def test_a_hint_that_comes_during_a_replay_waits_for_its_decision(start: Start) -> None:
    pilot, table = start(seed=2)
    rest(pilot, table)
    asked, choosing = [], table.choosing
    table.session.hint = lambda: asked.append("taken")
    table.control.choosing = None
    table.advisor.update()
    assert asked == []
    table.control.choosing = choosing
    table.advisor.update()
    assert asked == ["taken"]


def test_enter_never_concedes_while_the_focus_is_not_seen(start: Start) -> None:
    """FW-33: the first press shows what a second one would do; a concession is never what a stray Enter means."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER))
    assert [thing.button.kind for thing in table.column.large][:1] == ["secondary"]
    pilot.press("return")
    assert texts(table) == []
    assert table.input.focus.visible
    assert table.input.focus.current.sprite is card(table, "Curl")
    pilot.press("return")
    assert texts(table) == []
    assert table.choosing.picked == [card(table, "Curl")]


def test_what_an_offense_takes_along_is_no_answer_by_itself(start: Start) -> None:
    """FW-55: it does not glow, and once it is picked the prompt says what it goes with."""
    pilot, table = start(at=position([["OFFENSE", "HB Draw", "FIELD GOAL"], ["Go Route"]], ["HB Dive"], **ANSWER))
    assert [card(table, code).legal for code in ("OFFENSE", "HB Draw", "FIELD GOAL")] == [True, False, False]
    asked = table.dash.prompt.text
    pilot.click(corner(card(table, "HB Draw")))
    assert table.dash.prompt.text == "HB Draw goes with OFFENSE."
    pilot.click(corner(card(table, "OFFENSE")))
    assert table.dash.prompt.text == asked
    assert labels(table)[0] == "OFFENSE"


def test_a_hand_without_an_answer_is_locked_and_stays_so_when_a_card_is_picked(start: Start) -> None:
    """FW-7: what cannot be played says so by its look, whatever else is picked."""
    _, table = start(at=position([["HB Dive", "HB Draw"], ["Go Route"]], **ANSWER))
    assert all(card(table, code).dull for code in ("HB Dive", "HB Draw"))
    pilot, table = start(at=position([["Curl", "HB Draw", "DEFENSE"], ["Go Route"]], **ANSWER))
    pilot.click(corner(card(table, "Curl")))
    assert [card(table, code).dull for code in ("Curl", "HB Draw", "DEFENSE")] == [False, True, False]
    assert card(table, "DEFENSE").legal, "the other answer still glows"


def test_escape_takes_a_bubble_away_before_it_opens_the_menu(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], **ANSWER))
    paused: list[str] = []
    monkeypatch.setattr(pilot.app, "go", lambda *route: paused.append("paused"))
    pilot.press("v", "escape")
    assert (table.dash.bubble.text, paused) == ("", [])
    pilot.press("escape")
    assert paused == ["paused"]


def test_a_question_that_is_not_to_be_asked_again_silences_no_other(start: Start) -> None:
    """Each question has a silence of its own, and whoever switches questions on again is asked everything."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER))
    choosing = table.choosing
    table.dialogs.take(None, [LOOK_BACK])
    pilot.settle()
    pilot.click("Don't ask again")
    pilot.click("Think again")
    assert table.app.settings.silenced == ["look back"]
    assert table.choosing is choosing
    table.dialogs.take(None, [LOOK_BACK])
    assert texts(table) == ["LOOK_BACK"]
    pilot.app.change(confirmations=True)
    assert table.app.settings.silenced == []


def test_an_offense_that_can_take_nothing_along_is_not_questioned(start: Start) -> None:
    """FW-55: the question is only for those who have something to throw in."""
    alone = start(at=position([["OFFENSE"], ["Go Route"]], ["HB Dive"]))[1]
    assert "mismanaged" in alone.game.doubt(EXTRA_NONE, alone.session.view(0), alone.choosing.legal).text
    taken = position([["OFFENSE", "Curl"], ["Go Route"]], ["HB Dive"])
    table = start(at=taken)[1]
    assert table.game.doubt(EXTRA_NONE, table.session.view(0), table.choosing.legal).about == "offense alone"
    assert table.game.doubt(EXTRA_NONE, table.session.view(0), [EXTRA_NONE]) is None
