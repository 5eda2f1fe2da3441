"""The card that is looked at stands in the rail at reading size, with what can be done with it now."""

from __future__ import annotations

import pytest

from game.variant import Rules
from scenes.table.input.target_kinds import CardTarget, OpenCard
from tests.scenes.matches import as_pro
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit, TablePlayer
from tests.variants import ON_TABLE

GAMES = [rules for rules in ON_TABLE if rules.cards]


def read(player: TablePlayer, code: str) -> str:
    """What is read of a card of the hand."""
    player.hover(player.card(code).rect.center)
    player.wait(0.3)
    note = player.hud.reading.note
    return note.one_line if note else ""


def test_a_card_is_read_in_the_rail_with_its_name_and_what_it_does_now(defending: Sit) -> None:
    player = defending("Curl", "HB Draw")
    assert (
        read(player, "Curl")
        == "Curl: The defense matches it or draws. As a lead, or to match the same play. Now: Match it."
    )
    assert not player.hud.tip.text, "nothing lies over the table"


def test_why_a_card_cannot_be_used_is_read_with_it(defending: Sit) -> None:
    player = defending("Curl", "HB Draw")
    assert read(player, "HB Draw").endswith("Not now: Needs the same play and color: Curl BLUE.")


def test_a_card_that_needs_another_names_those_that_it_goes_with(drawn: Sit) -> None:
    player = drawn()
    choosing = player.table.choosing
    needy = next((card for card in player.hand if choosing.usable(card) and not choosing.alone(card)), None)
    if needy is None:
        pytest.skip("no such card was dealt")
    assert "Now: goes with" in read(player, needy.card.code)


@EVERY_LOOK
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.variant.name)
def test_all_that_is_read_has_its_room_in_the_rail(
    sit: Sit, rules: Rules, size: tuple[int, int], text_size: int
) -> None:
    player = sit(rules, match=as_pro(rules, 9), auto_continue=False, wait=0.1, size=size, text_size=text_size)
    hud, theme = player.hud, player.app.theme
    for target in (*player.targets(CardTarget), *player.targets(OpenCard)):
        player.hover(target.rect.center)
        player.wait(0.3)
        note = hud.reading.note
        if note is None:
            continue
        assert hud.advice.whole_rail.contains(hud.reading.bounds())
        last, y = hud.reading.placed(note)[-1]
        assert y + theme.line_height(last.face, last.size) <= hud.reading.bounds().bottom, note.name


def test_between_two_cards_the_nearer_one_is_read_and_takes_the_click(leading: Sit) -> None:
    player = leading("HB Draw", "Curl")
    first, second = sorted(player.hand, key=lambda card: card.x)
    left, right = first.rect.right + 3, second.rect.left - 4
    assert left < right, "there is a gap between them"
    for card, x in ((first, left), (second, right)):
        player.hover((x, card.rect.centery))
        player.wait(0.3)
        note = player.hud.reading.note
        assert note is not None
        assert note.card.code == card.card.code
        player.click((x, card.rect.centery))
        assert player.picked == [card.card.code]
        player.wait(1)
    player.hover((5, 5))
    player.wait(0.3)
    assert player.hud.reading.note is None


def test_while_hints_lie_in_the_rail_a_card_is_told_beside_it(defending: Sit) -> None:
    player = defending("Curl", "HB Draw")
    player.hud.advice.note = "Looking for the best plays..."
    assert read(player, "Curl") == ""
    assert player.hud.tip.text.startswith("Curl: ")


def test_hints_that_come_while_a_card_is_read_do_not_lie_over_half_of_its_text(defending: Sit) -> None:
    player = defending("Curl", "HB Draw")
    assert read(player, "Curl")
    player.hud.advice.note = "Looking for the best plays..."
    player.wait(1.0)
    assert player.hud.reading.note is None
    assert player.hud.tip.text.startswith("Curl: ")


def test_a_hand_that_is_covered_is_read_no_longer(defending: Sit) -> None:
    """Not in the frame in which others begin to look on."""
    player = defending("Curl", "HB Draw")
    assert read(player, "Curl")
    player.table.control.face_down = True
    player.table.playback.turn_hands()
    player.table.playback.board.turn_face_down(player.viewer)
    player.table.renew()
    assert player.hud.reading.note is None


def test_no_card_is_read_that_is_not_seen(defending: Sit) -> None:
    """Neither the other hand, nor the viewer's own while it lies face down."""
    player = defending("Curl", "HB Draw")
    for back in player.zone("hand:1"):
        player.hover(back.rect.center)
        player.wait(0.5)
        assert player.hud.reading.note is None


def test_the_log_is_read_until_a_key_goes_to_a_card(leading: Sit) -> None:
    """Who plays by keys has the focus on a card at every decision: that alone covers no log."""
    player = leading("HB Draw", "Curl")
    player.focus = "Drive pile"
    player.table.input.pointing.begin()
    player.wait(1.0)
    assert isinstance(player.focus, CardTarget)
    assert player.hud.reading.note is None
    player.press("right")
    player.wait(0.1)
    assert player.hud.reading.note is not None


def test_the_lock_of_a_card_lies_where_a_full_fan_leaves_it_open(
    defending: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nine cards only black half circles stuck out."""
    player = defending("Curl", *["HB Draw"] * 5, *["HB Dive"] * 4)
    player.rest()
    first, second = sorted(player.hand, key=lambda card: card.x)[:2]
    assert first.rect.right > second.rect.left, "they overlap"
    locks: list[tuple[int, int]] = []
    monkeypatch.setattr(first, "_badge", lambda _, name, center, color: locks.append(center))
    first.paint(player.app.screen)
    assert [center[0] < second.rect.left for center in locks] == [True]
