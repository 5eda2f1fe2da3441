"""Looking around on the table without the mouse, and cards that cannot be played."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.contract import Action
from game.variants.football_war.actions import CONCEDE, EXTRA_NONE, LOOK_BACK
from scenes.shell.dialog import Dialog
from scenes.table.choice.column import Entry, rows_of
from scenes.table.input.target_kinds import LogTarget, OpenCard
from tests.game.jukem.positions import position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit, TablePlayer


def apart(boxes: list[pygame.Rect]) -> bool:
    """Whether none lies over another."""
    return all(one.collidelist(boxes[:index]) < 0 for index, one in enumerate(boxes))


@EVERY_LOOK
def test_a_picked_card_leaves_every_other_choice_its_button(
    defending: Sit, size: tuple[int, int], text_size: int
) -> None:
    """FW-27: timeout and look back stay beside the answer and the concession, and none is cut off."""
    player = defending("Curl", "HB Draw", size=size, text_size=text_size)
    player.click("Curl")
    assert player.buttons == ["Match it", "Concede and draw", "Timeout", "Look back"]
    boxes = [thing.button.rect for thing in player.table.column.large]
    assert all(player.hud.space.actions.contains(box) for box in boxes)
    assert apart(boxes)
    assert min(box.height for box in boxes) >= player.app.theme.px(44)
    assert not player.app.theme.overflows


def test_many_buttons_share_rows_and_none_is_left_out() -> None:
    entries = [Entry(str(number), print) for number in range(5)]
    rows = rows_of(entries)
    assert len(rows) == 3
    assert [entry for row in rows for entry in row] == entries


@EVERY_LOOK
def test_a_long_name_in_half_a_row_has_its_room_and_no_row_lies_over_another(
    defending: Sit, size: tuple[int, int], text_size: int
) -> None:
    player = defending("Curl", size=size, text_size=text_size)
    column, theme = player.table.column, player.app.theme
    names = ["Coach does it", "Turn up a receiver", "Block a lane", "The right back to the right flat"]
    column.show([Entry(name, print, detail="3 choices" * (name == names[1])) for name in names])
    buttons = [thing.button for thing in column.large]
    assert apart([button.rect for button in buttons])
    assert not any(button.missing_height(theme) for button in buttons)
    theme.overflows.clear()
    for button in buttons:
        button.draw(pygame.Surface(size), theme)
    assert not theme.overflows


def test_an_explanation_goes_when_something_opens_over_the_table(defending: Sit) -> None:
    """The tip of a button stayed beside the dialog that the button had opened."""
    player = defending("Curl", "HB Draw")
    for _ in range(2):
        player.hover((5, 5))
        player.hover(player.table.column.small[0].button.rect.center)
        player.wait(0.6)
        assert player.tip.startswith("Hint")
        player.app.stack.push(Dialog(player.app, "More", "What else?", [("Nothing", lambda: None)]))
        assert player.tip == ""
        player.settle()
        player.press("escape")


def test_a_card_that_cannot_be_played_goes_back_with_the_reason(defending: Sit) -> None:
    """FW-7: dropping it on the table says why not, and never plays another card that was picked before."""
    player = defending("Curl", "HB Draw")
    player.click("Curl")
    player.hover((5, 5))
    player.wait(0.3)
    home = pygame.Vector2(player.card("HB Draw").rect.center)
    player.drag("HB Draw", player.game.drive_pile)
    assert "Curl BLUE" in player.bubble
    player.wait(0.5)
    assert player.taken == []
    assert home.distance_to(player.card("HB Draw").rect.center) < 3


def test_the_top_of_the_drive_pile_can_be_looked_at_by_key(defending: Sit) -> None:
    """FW-12: the one card that everybody sees."""
    player = defending("HB Draw")
    player.focus = "Drive pile"
    player.press("i")
    assert player.hud.zoom.card.code == "Curl"


def open_cards(player: TablePlayer) -> list[str]:
    """The cards that lie open and can be reached."""
    return [target.shown.card.code for target in player.targets(OpenCard)]


def test_flags_on_the_table_are_targets_and_hidden_cards_are_none(leading: Sit) -> None:
    """FW-46, FW-10: whatever lies open can be reached and read, and nothing else."""
    player = leading("Curl", flag_pile=["PENALTY 5"])
    assert open_cards(player) == ["PENALTY 5"]
    player.focus = player.targets(OpenCard)[0]
    player.press("return")
    assert player.hud.zoom.card.code == "PENALTY 5"
    assert player.taken == []


def test_the_rule_of_an_entry_is_told_only_where_the_entry_is_pointed_at(football_war: Sit) -> None:
    """FW-24: clause ids in every line of the log were noise to whoever only wants to know what happened."""
    player = football_war(seed=4)
    log, drawn = player.hud.log, list[str]()
    write = type(player.app.theme).text

    def note(theme: Any, face: Any, size: float, words: str, *style: Any, **more: Any) -> Any:
        drawn.append(words)
        return write(theme, face, size, words, *style, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(player.app.theme), "text", note)
        log.paint(pygame.Surface(player.app.theme.size))
    assert drawn
    assert not any(log.lines[-1].clause in words for words in drawn)
    player.hover(log.spots()[0][0].center)
    player.wait(1.0)
    rules = {rule.clause: rule.text for rule in player.match.rules.words.rules()}
    assert player.tip == f"Rule {log.lines[-1].clause}: {rules[log.lines[-1].clause]}"


def test_tab_reaches_the_log_whose_entries_lead_to_their_rules(
    football_war: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = football_war(seed=4)
    asked: list[str | None] = []
    monkeypatch.setattr(player.app, "go", lambda route, variant, clause, options: asked.append(clause))
    player.table.input.renew()
    for _ in range(8):
        player.press("tab")
        if isinstance(player.focus, LogTarget):
            break
    ring = player.hud.log.ring
    assert ring == player.focus.rect
    player.press("return")
    assert asked == [line.clause for spot, line, _ in player.hud.log.spots() if spot == ring]


@pytest.fixture
def well_on(football_war: Sit) -> TablePlayer:
    """A match after twelve decisions, taken as Pro would, without asides."""
    player = football_war(seed=4, pace=0.02)

    def aside(action: Action) -> bool:
        return action == LOOK_BACK or str(action).startswith("TIME")

    for number in range(12):
        player.as_pro(number, without=aside)
        player.rest()
    return player


def log_names(player: TablePlayer) -> list[str]:
    return [target.name for target in player.targets(LogTarget)]


def test_the_whole_log_can_be_walked_by_keys_and_back(well_on: TablePlayer) -> None:
    """Up at the oldest entry shown scrolls to an older one, down at the newest to a newer one."""
    lines, newest = well_on.log, log_names(well_on)
    assert len(lines) > len(newest) + 3
    assert len(set(newest)) == len(newest)
    well_on.focus = well_on.targets(LogTarget)[0]
    well_on.press(*["up"] * len(lines))
    assert well_on.focus.name == f"{lines[0]} (1)"
    assert well_on.hud.log.ring == well_on.focus.rect
    well_on.press(*["down"] * len(lines))
    assert log_names(well_on) == newest


def test_the_log_key_shows_older_entries_and_then_the_newest_again(well_on: TablePlayer) -> None:
    newest, seen = log_names(well_on), list[list[str]]()
    while len(seen) < 40 and newest not in seen:
        well_on.press("l")
        seen.append(log_names(well_on))
        spots = [spot for spot, _, _ in well_on.hud.log.spots()]
        assert [target.rect for target in well_on.targets(LogTarget)] == spots
    assert seen[-1] == newest
    assert any(name.endswith(" (1)") for names in seen for name in names)


def test_the_open_drive_pile_can_be_read_and_hides_what_it_covers(defending: Sit) -> None:
    """FW-74: its cards can be looked at; a click on one never concedes or opens anything below it."""
    player = defending("HB Draw", "HB Sweep", draw_pile=["Curl"], flag_pile=["PENALTY 5"])
    player.take(LOOK_BACK)
    assert open_cards(player) == ["Curl", "HB Dive", "Hail Mary"]
    player.click(player.game.play_pile)
    assert player.hud.zoom.card.code == "Curl"
    player.press("escape")
    player.focus = player.targets(OpenCard)[1].name
    player.press("i")
    assert player.hud.zoom.card.code == "HB Dive"
    assert player.taken == ["LOOK_BACK"]
    player.press("escape")
    player.commit(CONCEDE)
    assert player.hud.zoom.card is None
    player.rest()
    assert open_cards(player) == ["PENALTY 5"]


def test_a_refusal_by_key_is_shown_where_the_pile_is(leading: Sit) -> None:
    """FW-33: with the reason."""
    player = leading("Curl", "HB Draw")
    player.focus = "Play pile"
    player.press("return")
    assert player.bubble == "Only the side that answers a play may concede and draw."
    assert player.hud.bubble.source == player.game.play_pile.rect


def test_nothing_stays_lifted_when_the_pointer_leaves_the_window(leading: Sit) -> None:
    player = leading("Curl", "HB Draw")
    player.hover(player.spot("Curl"))
    player.wait(0.5)
    assert player.card("Curl").rise > 0
    player.send(pygame.Event(pygame.WINDOWLEAVE))
    player.wait(0.5)
    assert player.card("Curl").rise == 0
    assert not player.table.input.pointing.busy


def test_the_cards_of_a_drive_line_can_be_read(jukem: Sit) -> None:
    at = position([["RUN 5", "RUN 15"], ["RUN 10"] * 4], lines=[[["RUN 25"], ["RUN 20"]], []])
    player = jukem(at=at, pace=0.0, wait=3)
    assert len(lines := player.zone("line:0")) == 2
    assert {id(sprite) for sprite in lines} <= {id(target.shown) for target in player.targets(OpenCard)}


def test_buttons_name_the_keys_that_are_set_now(leading: Sit) -> None:
    """Whatever a key was changed to is what is shown."""
    player = leading("Curl")
    for name, keys in (("Hint (H)", {}), ("Hint (X)", {"hint": ["x"]})):
        player.app.change(keys=keys)
        player.table.resume()
        assert name in [thing.button.name for thing in player.table.column.small]


def test_keys_that_change_nothing_on_the_table_say_what_they_did(leading: Sit) -> None:
    """FW-72: T without a timeout, and M and Shift+F, are answered in words."""
    player = leading("Curl", timeouts=[], auto_continue=False)
    for key, said in (("t", "Timeout: there is none"), ("m", "Sound off."), ("m", "Sound on."), ("shift+f", "Speed: ")):
        player.hud.bubble.clear()
        player.press(key)
        player.wait(0.2)
        assert player.bubble.startswith(said)


def test_a_hint_that_comes_during_a_replay_waits_for_its_decision(football_war: Sit) -> None:
    player = football_war(seed=2)
    asked, control = list[Any](), player.table.control
    control.session.hint = lambda: asked.append("taken")
    choosing, control.choosing = control.choosing, None
    for pending in (None, choosing):
        control.choosing = pending
        player.table.advisor.update()
        assert asked == ([] if pending is None else ["taken"])


def test_enter_never_concedes_while_the_focus_is_not_seen(defending: Sit) -> None:
    """FW-33: the first press shows what a second one would do; a concession is never what a stray Enter means."""
    player = defending("Curl", "HB Draw")
    assert [thing.button.kind for thing in player.table.column.large][:1] == ["secondary"]
    player.press("return")
    assert (player.taken, player.picked) == ([], [])
    assert player.table.input.focus.visible
    assert player.focus.sprite is player.card("Curl")
    player.press("return")
    assert (player.taken, player.picked) == ([], ["Curl"])


def test_what_an_offense_takes_along_is_no_answer_by_itself(defending: Sit) -> None:
    """FW-55: it does not glow, and once it is picked it brings the one card that it goes with."""
    player = defending("OFFENSE", "HB Draw", "FIELD GOAL")
    assert [player.card(code).legal for code in ("OFFENSE", "HB Draw", "FIELD GOAL")] == [True, False, False]
    asked = player.prompt
    player.click("HB Draw")
    assert player.prompt == asked
    assert player.buttons[0] == "OFFENSE + HB Draw"


def test_a_hand_without_an_answer_is_locked_and_stays_so_when_a_card_is_picked(defending: Sit) -> None:
    """FW-7: what cannot be played says so by its look, whatever else is picked."""
    assert all(card.dull for card in defending("HB Dive", "HB Draw").hand)
    player = defending("Curl", "HB Draw", "DEFENSE")
    player.click("Curl")
    assert [player.card(code).dull for code in ("Curl", "HB Draw", "DEFENSE")] == [False, True, False]
    assert player.card("DEFENSE").legal, "the other answer still glows"


def test_escape_takes_a_bubble_away_before_it_opens_the_menu(defending: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = defending("Curl", "HB Draw")
    paused: list[str] = []
    monkeypatch.setattr(player.app, "go", lambda *route: paused.append("paused"))
    player.press("v", "escape")
    assert (player.bubble, paused) == ("", [])
    player.press("escape")
    assert paused == ["paused"]


def test_a_question_that_is_not_to_be_asked_again_silences_no_other(defending: Sit) -> None:
    """Each question has a silence of its own, and whoever switches questions on again is asked everything."""
    player = defending("Curl", "HB Draw")
    choosing = player.table.choosing
    player.table.dialogs.take(None, [LOOK_BACK])
    player.settle()
    player.click("Don't ask again")
    player.click("Think again")
    assert player.app.settings.silenced == ["look back"]
    assert player.table.choosing is choosing
    player.table.dialogs.take(None, [LOOK_BACK])
    assert player.taken == ["LOOK_BACK"]
    player.app.change(confirmations=True)
    assert player.app.settings.silenced == []


def test_an_offense_that_can_take_nothing_along_is_not_questioned(leading: Sit) -> None:
    """FW-55: the question is only for those who have something to throw in."""
    player = leading("OFFENSE")
    assert "mismanaged" in player.game.confirmation(EXTRA_NONE, player.view, player.legal).text
    player = leading("OFFENSE", "Curl")
    assert player.game.confirmation(EXTRA_NONE, player.view, player.legal).about == "offense alone"
    assert player.game.confirmation(EXTRA_NONE, player.view, [EXTRA_NONE]) is None


def test_a_rule_is_told_where_the_pointer_rests_and_not_while_the_wheel_turns(well_on: TablePlayer) -> None:
    """Rules popped up over the log that was being scrolled."""
    target = next(each for each in well_on.targets(LogTarget) if each.clause)
    left, top = target.rect.right - 3, target.rect.centery
    for shift in range(6):
        well_on.hover((left - shift, top))
        well_on.wait(0.5)
        assert not well_on.tip, "the pointer has moved"
        well_on.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False))
    for _ in range(6):
        well_on.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))
    well_on.hover((left, top))
    well_on.wait(1.5)
    assert well_on.tip.startswith("Rule ")
