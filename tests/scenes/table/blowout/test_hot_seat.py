"""Two people at one screen: two secret calls behind the curtain, and the rest of a down before all eyes."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import CardMoved
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.player import Sit, TablePlayer


def on_the_stage(player: TablePlayer) -> set[int]:
    """The cards whose faces some sprite knows."""
    return {sprite.card_id for sprite in player.table.board._made if sprite.card_id is not None}


def hands_of(state: BlowoutState) -> set[int]:
    """The cards of all hands."""
    return {held for hand in state.hands for held in hand}


def test_both_calls_are_made_before_anything_of_them_is_seen(called: Sit) -> None:
    """BO-106, BO-118: the second caller sees a sealed sheet, and as many backs as before."""
    player = called(position(), "RUN 70")
    player.wait(1.0)
    assert player.place == "Curtain"
    player.open_curtain()
    state = player.match.state
    assert player.viewer == 1
    assert [cover.hidden for cover in player.game.covers] == [False, True]
    assert player.game.table_state.called == (True, False)
    assert not on_the_stage(player) & {held for place in (0, 1, 2) for held in state.hands[place]}
    assert len(player.zone("offense_hand:0")) == len(state.hands[0]) == 5
    assert not any("RUN 70" in line.text for line in player.hud.log.lines)


def test_a_kick_under_the_sheet_looks_like_any_other_call(called: Sit) -> None:
    """BO-118: neither a back nor a count betrays it."""
    seen = []
    for code in ("KICK 45", "PASS 55"):
        player = called(position(down=4, ball_on=70), code)
        player.wait(1.0)
        player.open_curtain()
        counts = {zone: len(cards) for zone, cards in player.table.board.zones.items() if zone.endswith(":0")}
        player.frames(3)
        area = player.hud.space.table
        seen.append((counts, player.app.screen.subsurface(area).copy().get_buffer().raw))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("defense", ["DEF -60", "DELAY OF GAME"])
def test_from_the_second_call_on_no_hand_is_seen(called: Sit, defense: str) -> None:
    """Every frame of the snap and of what follows shows only what everybody may know."""
    held = [*DEFENSE_HAND[:5], "DELAY OF GAME"]
    player = called(position(defense_hand=held), "PASS 55", defense, pace=0.25)
    frames = 0
    while player.busy and player.place == "Table":
        assert player.table.control.face_down
        assert not on_the_stage(player) & hands_of(player.match.state)
        player.frames()
        frames += 1
    assert frames > 30


def test_answers_are_given_before_all_eyes_without_a_curtain(called: Sit) -> None:
    """6.4: two hand-overs a down; the hand of who answers lies face down until they look."""
    player = called(position(defense_hand=[*DEFENSE_HAND[:5], "SACK"]), "PASS 100", "DEF -60")
    player.rest()
    assert (player.place, player.viewer, player.table.control.face_down) == ("Table", 1, True)
    assert player.buttons == ["Let it stand", "Show my cards"]
    player.click(player.large[1])
    player.rest()
    player.click("SACK")
    assert player.buttons[0] == "Throw them back"
    assert player.buttons[-1] == "Hide my cards"
    player.click(player.large[0])
    player.rest()
    assert player.taken[-1] == "SACK"
    assert (player.place, player.viewer, player.table.control.face_down) == ("Table", 0, True)


HANDS = {"none": OFFENSE_HAND, "three": (*OFFENSE_HAND[:2], "HOLDING", "OFFENSE CHALLENGE", "PASS 55")}


def test_a_window_looks_the_same_whether_it_holds_one_choice_or_three(called: Sit) -> None:
    """BO-49: buttons, rail, prompt, focus and every pixel are the same until the player looks at their cards."""
    seen = []
    for held in HANDS.values():
        player = called(position(held), "PASS 55", "DEF -60")
        player.rest()
        player.click(player.large[0])
        player.rest()
        assert player.table.session.decision.kind == "offense_response"
        player.wait(3.0)
        assert player.taken[-1] == "none"
        player.hover((4, 4))
        player.wait(0.5)
        choices = len(player.legal)
        player.click(player.game.rail.plaques[1])
        picture = player.app.screen.copy().get_buffer().raw
        focus, said = player.table.input.focus.current.name, player.bubble
        seen.append((player.buttons, player.prompt, focus, said, picture))
        assert choices == (3 if "HOLDING" in held else 1)
    assert seen[0] == seen[1]


def test_a_down_takes_the_same_frames_up_to_the_next_curtain_whatever_its_windows_hold(called: Sit) -> None:
    """BO-49, time included: neither what is drawn nor how long anything takes tells of a hand."""
    shown = []
    for held in HANDS.values():
        player = called(position(held), "PASS 55", "DEF -60", pace=0.25)
        frames: list[int] = []
        while player.place == "Table":
            if player.table.choosing is not None and not player.busy and player.table.control.may_commit:
                player.press("return")
            player.frames(1)
            frames.append(hash(player.app.screen.get_buffer().raw))
        assert player.taken[-2:] == ["none", "none"]
        shown.append(frames)
    assert len(shown[0]) > 60
    assert shown[0] == shown[1]


def test_both_windows_are_answered_with_one_press_of_a_key_each(called: Sit) -> None:
    """BO-49: nobody has to look, and a number tells nothing of what lies face down."""
    said = set()
    for held in HANDS.values():
        player = called(position(held), "PASS 55", "DEF -60")
        for _ in range(2):
            player.rest()
            for number in "1345":
                player.press(number)
                said.add((player.bubble, tuple(player.buttons), len(player.table.choosing.picked)))
            player.press("escape")
            count = len(player.taken)
            player.press("return")
            assert player.taken[count:] == ["none"]
    assert len(said) == 1


def test_neither_hint_nor_situation_tell_of_a_hand_that_lies_face_down(called: Sit) -> None:
    """BO-107."""
    player = called(position(), "PASS 55", "DEF -60")
    player.rest()
    player.press("v")
    assert player.bubble == ""
    player.press("h")
    assert player.bubble == "Look at your cards first."


def test_the_next_call_is_behind_the_curtain_again(called: Sit) -> None:
    """Also where the same person is asked twice in a row."""
    player = called(position(), "PASS 55", "DEF -60")
    for _ in range(2):
        player.rest()
        player.click(player.large[0])
    player.wait(1.5)
    assert player.place == "Curtain"
    assert player.table.session.decision.kind == "offense_call"
    drawn = [e for e in player.match.history[-1] if isinstance(e, CardMoved) and e.how == "draw"]
    assert drawn
    assert not on_the_stage(player) & {event.card for event in drawn}


def test_a_match_that_is_gone_on_with_in_a_window_shows_no_hand(shared: Sit) -> None:
    """BO-107: the curtain opens on the public screen."""
    fields: dict[str, Any] = {"offense_call": "PASS 55", "defense_call": "DEF -60", "snaps": 1}
    laid = {"play:0": ["PASS 55"], "play:1": ["DEF -60"]}
    hands = [*OFFENSE_HAND[:3], "PASS 100"], [each for each in DEFENSE_HAND if each != "DEF -60"]
    player = shared(at=position(*hands, phase="defense_response", zones=laid, **fields))
    assert player.place == "Curtain"
    player.open_curtain()
    assert (player.viewer, player.table.control.face_down) == (1, True)
    assert not on_the_stage(player) & hands_of(player.match.state)
