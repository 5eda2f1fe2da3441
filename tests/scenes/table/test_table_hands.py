"""What a press means: it selects, or it does what the white button says, and it never gives a play away unasked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer
from scenes.table.input.double_click import MAX_SECONDS
from scenes.table.input.target_kinds import CardTarget
from tests.game.jukem.positions import position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import Quick

WAYS: dict[str, Callable[[TablePlayer], None]] = {
    "double click": lambda player: player.click("FIELD GOAL"),
    "enter": lambda player: player.press("return"),
}


@pytest.mark.parametrize("way", WAYS)
def test_playing_a_card_with_two_meanings_does_what_the_white_button_says(jukem: Sit, way: str) -> None:
    """JF-46: a FIELD GOAL within range is kicked, although it can be discarded as well."""
    hands = [["FIELD GOAL", "KICK RETURN", "SACK", "HOLDING", "FUMBLE"], ["RUN 5"] * 4]
    player = jukem(at=position(hands, lines=[[["RUN 25"], ["RUN 25"], ["RUN 20"]], []]), pace=0.0, wait=20)
    player.click("FIELD GOAL")
    assert len(player.table.choosing.candidates) == 2
    WAYS[way](player)
    assert player.taken[:1] == ["FIELD GOAL"]


def test_pressing_on_never_concedes_with_an_answer_in_hand(defending: Sit) -> None:
    """The report: Enter, Enter gave a play away with the match in hand, since Concede had the first focus."""
    player = defending("HB Draw", "Curl", "HB Dive")
    player.press("return", "return")
    assert player.picked == ["Curl"]
    player.press("return")
    assert player.taken[:1] == ["MATCH(Curl)"]


def test_the_first_focus_is_a_card_also_where_none_helps(defending: Sit) -> None:
    """FW-10: where it begins tells nothing of the hand, and it is never conceding."""
    player = defending("HB Draw", "HB Dive")
    player.press("return")
    assert isinstance(player.focus, CardTarget)
    player.press("return", "return")
    assert player.taken == []


def test_one_tab_from_the_hand_are_the_buttons(defending: Sit) -> None:
    """The marks of the score bug came first: a button that is not the white one was five keys away."""
    player = defending("Curl", "HB Dive")
    player.press("tab", "tab")
    assert player.focus.zone == "actions"


def test_a_number_selects_and_never_commits(defending: Sit) -> None:
    player = defending("HB Draw", "Curl")
    number = str(1 + player.hand.index(player.card("Curl")))
    for _ in range(3):
        player.press(number)
        assert player.picked == ["Curl"]
    assert player.taken == []


class Hinting(Quick):
    """Names a match and conceding as the two best."""

    def poll(self, ticket: int) -> Answer:
        actions = sorted(self.asked[ticket].legal_actions, key=lambda action: str(action) != "MATCH(Curl)")
        return Answer(tuple(actions[:1]), tuple(Hint(str(action), None, "Why not.") for action in actions[:2]))


@pytest.fixture
def hinted(defending: Sit) -> TablePlayer:
    player = defending("HB Draw", "Curl")
    player.bots = Hinting()
    player.press("h")
    assert player.hud.advice.options
    return player


def test_a_hint_marks_its_cards_and_selects_none(hinted: TablePlayer) -> None:
    """The report: after H and Esc the hinted card was still selected, and Enter played it."""
    assert {sprite.card.code: sprite.hint for sprite in hinted.hand} == {"HB Draw": "", "Curl": "1"}
    assert hinted.picked == []
    hinted.press("escape")
    assert hinted.picked == []
    assert hinted.scene is hinted.table
    assert [sprite.hint for sprite in hinted.hand] == ["", ""]


def test_while_a_hint_stands_a_number_means_its_option(hinted: TablePlayer) -> None:
    for keys in (["1"], ["3", "1"]):
        hinted.press(*keys)
        assert hinted.picked == ["Curl"]
    assert hinted.taken == []


@pytest.mark.parametrize(
    ("held", "how", "asked"),
    [
        ("Curl", {}, True),
        ("HB Dive", {}, False),
        ("Curl", {"confirmations": False}, False),
        ("Curl", {"kinds": ("human", "human"), "curtain": "press_twice"}, False),
    ],
    ids=["an answer in hand", "no answer", "no questions wanted", "before others"],
)
def test_giving_a_card_away_with_an_answer_in_hand_is_asked_about(
    defending: Sit, held: str, how: dict[str, Any], asked: bool
) -> None:
    """FW-33, FW-10: conceding draws a card; before others at the screen no question tells of an answer."""
    player = defending(held, "HB Draw", **how)
    if "curtain" in how:
        player.open_curtain()
    player.click("Concede and draw")
    player.settle()
    assert (player.place == "Dialog", player.taken[:1]) == (asked, [] if asked else ["CONCEDE"])


def test_the_rules_open_at_what_is_being_decided(defending: Sit) -> None:
    player = defending("HB Draw", "Curl")
    called: list[Any] = []
    player.table.app.go = lambda *where, **_: called.append(where)
    player.press("r")
    assert called == [("rules", "football_war", player.table.session.decision.clause, player.match.options)]


def test_a_pile_that_gives_a_card_away_leaves_it_to_its_button(defending: Sit) -> None:
    """A stray click on it does nothing, however often; a double click does it, and so does Enter on its button."""
    player = defending("HB Draw", "HB Dive", auto_continue=False)
    for _ in range(2):
        player.wait(MAX_SECONDS + 0.1)
        player.click(player.game.play_pile)
        assert player.bubble == "Concede and draw? Its button does it, or a double click."
    assert player.taken == []
    assert player.focus.name == "Concede and draw"
    player.wait(MAX_SECONDS + 0.1)
    player.click(player.game.play_pile, times=2)
    assert player.taken[:1] == ["CONCEDE"]


def test_a_pile_that_gives_a_card_away_asks_once(defending: Sit) -> None:
    """With an answer in hand the question is asked at the first press; the pile itself asks for no second one."""
    player = defending("HB Draw", "Curl")
    player.click(player.game.play_pile)
    assert (player.place, player.bubble) == ("Dialog", "")
