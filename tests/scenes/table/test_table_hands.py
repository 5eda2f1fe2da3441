"""What a press means: it selects, or it does what the white button says, and it never gives a play away unasked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer
from scenes.shell.dialog import Dialog
from scenes.table.input.double_click import WITHIN
from scenes.table.input.target_kinds import CardTarget
from tests.game.football_war.positions import position
from tests.game.jukem.positions import position as drive
from tests.scenes.pilot import Pilot
from tests.scenes.table.football_war import seats as football_war
from tests.scenes.table.jukem import seats as jukem
from tests.scenes.table.sitting import card, click, corner, open_curtain, rest, texts
from tests.scenes.table.stand_ins import Quick

ANSWER: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl", "HB Dive", "Hail Mary"], "offense": 1}
WAYS = {
    "double click": lambda pilot, sprite: click(pilot, corner(sprite)),
    "enter": lambda pilot, sprite: pilot.press("return"),
}


def answering(folder: Path, opened: list[Pilot], *held: str, kinds: tuple[str, ...] = (), **settings: Any) -> Any:
    """The defense against Curl, whose offense holds two more cards."""
    at = position([list(held), ["Go Route", "HB Sweep"]], **ANSWER)
    return football_war.sit_down(folder, opened, *kinds, at=at, **settings)


def kicking(folder: Path, opened: list[Pilot]) -> Any:
    """A FIELD GOAL within range, which can be kicked and discarded; nothing else in the hand is a play."""
    hands = [["FIELD GOAL", "KICK RETURN", "SACK", "HOLDING", "FUMBLE"], ["RUN 5"] * 4]
    at = drive(hands, lines=[[["RUN 25"], ["RUN 25"], ["RUN 20"]], []])
    pilot, table = jukem.sit_down(folder, opened, at=at, pace=0.0)
    jukem.rest(pilot, table)
    return pilot, table


@pytest.mark.parametrize("way", WAYS)
def test_playing_a_card_with_two_meanings_does_what_the_white_button_says(
    tmp_path: Path, opened: list[Pilot], way: str
) -> None:
    """JF-46: a FIELD GOAL within range is kicked, although it can be discarded as well."""
    pilot, table = kicking(tmp_path, opened)
    sprite = next(each for each in jukem.hand(table) if each.card.code == "FIELD GOAL")
    click(pilot, corner(sprite))
    assert len(table.choosing.candidates) == 2
    WAYS[way](pilot, sprite)
    assert texts(table)[:1] == ["FIELD GOAL"]


def test_pressing_on_never_concedes_with_an_answer_in_hand(tmp_path: Path, opened: list[Pilot]) -> None:
    """The report: Enter, Enter gave a play away with the match in hand, since Concede had the first focus."""
    pilot, table = answering(tmp_path, opened, "HB Draw", "Curl", "HB Dive")
    pilot.press("return", "return")
    assert [sprite.card.code for sprite in table.choosing.picked] == ["Curl"]
    pilot.press("return")
    assert texts(table)[:1] == ["MATCH(Curl)"]


def test_the_first_focus_is_a_card_also_where_none_helps(tmp_path: Path, opened: list[Pilot]) -> None:
    """FW-10: where it begins tells nothing of the hand, and it is never conceding."""
    pilot, table = answering(tmp_path, opened, "HB Draw", "HB Dive")
    pilot.press("return")
    assert isinstance(table.input.focus.current, CardTarget)
    pilot.press("return", "return")
    assert texts(table) == []


def test_one_tab_from_the_hand_are_the_buttons(tmp_path: Path, opened: list[Pilot]) -> None:
    """The marks of the score bug came first: a button that is not the white one was five keys away."""
    pilot, table = answering(tmp_path, opened, "Curl", "HB Dive")
    rest(pilot, table)
    pilot.press("tab", "tab")
    assert table.input.focus.current.zone == "actions"


def test_a_number_selects_and_never_commits(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = answering(tmp_path, opened, "HB Draw", "Curl")
    number = str(1 + table.board.zones["hand:0"].index(card(table, "Curl")))
    for _ in range(3):
        pilot.press(number)
        assert [sprite.card.code for sprite in table.choosing.picked] == ["Curl"]
    assert texts(table) == []


class Hinting(Quick):
    """Names a match and conceding as the two best."""

    def poll(self, ticket: int) -> Answer:
        actions = sorted(self.asked[ticket].legal_actions, key=lambda action: str(action) != "MATCH(Curl)")
        return Answer(tuple(actions[:1]), tuple(Hint(str(action), None, "Why not.") for action in actions[:2]))


def hinted(folder: Path, opened: list[Pilot]) -> Any:
    pilot, table = answering(folder, opened, "HB Draw", "Curl")
    table.session._worker = Hinting()
    pilot.press("h")
    assert table.dash.advice.options
    return pilot, table


def test_a_hint_marks_its_cards_and_selects_none(tmp_path: Path, opened: list[Pilot]) -> None:
    """The report: after H and Esc the hinted card was still selected, and Enter played it."""
    pilot, table = hinted(tmp_path, opened)
    assert {sprite.card.code: sprite.hint for sprite in table.board.zones["hand:0"]} == {"HB Draw": "", "Curl": "1"}
    assert table.choosing.picked == []
    pilot.press("escape")
    assert table.choosing.picked == []
    assert pilot.scene is table
    assert [sprite.hint for sprite in table.board.zones["hand:0"]] == ["", ""]


def test_while_a_hint_stands_a_number_means_its_option(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = hinted(tmp_path, opened)
    pilot.press("1")
    assert [sprite.card.code for sprite in table.choosing.picked] == ["Curl"]
    pilot.press("3", "1")
    assert [sprite.card.code for sprite in table.choosing.picked] == ["Curl"]
    assert texts(table) == []


def concede(pilot: Pilot, table: Any) -> None:
    next(thing.button for thing in table.column.large if thing.button.label.startswith("Concede")).press()
    pilot.settle()


@pytest.mark.parametrize("held", ["Curl", "HB Dive"])
def test_giving_a_card_away_with_an_answer_in_hand_is_asked_about(
    tmp_path: Path, opened: list[Pilot], held: str
) -> None:
    """FW-33: conceding draws a card; without an answer there is nothing to ask."""
    pilot, table = answering(tmp_path, opened, held, "HB Draw")
    concede(pilot, table)
    assert isinstance(pilot.scene, Dialog) == (held == "Curl")
    assert texts(table)[:1] == ([] if held == "Curl" else ["CONCEDE"])


def test_who_wants_no_questions_is_asked_none(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = answering(tmp_path, opened, "Curl", "HB Draw", confirmations=False)
    concede(pilot, table)
    assert texts(table)[:1] == ["CONCEDE"]


def test_before_others_at_the_screen_no_question_tells_of_an_answer(tmp_path: Path, opened: list[Pilot]) -> None:
    """FW-10."""
    pilot, table = answering(tmp_path, opened, "Curl", "HB Draw", kinds=("human", "human"), curtain="press_twice")
    open_curtain(pilot)
    rest(pilot, table)
    next(thing.button for thing in table.column.large if thing.button.label.startswith("Concede")).press()
    assert texts(table) == ["CONCEDE"]


def test_the_rules_open_at_what_is_being_decided(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = answering(tmp_path, opened, "HB Draw", "Curl")
    called: list[Any] = []
    table.app.go = lambda *where, **_: called.append(where)
    pilot.press("r")
    assert called == [("rules", "football_war", table.session.decision.clause, table.match.options)]


def test_a_pile_that_gives_a_card_away_leaves_it_to_its_button(tmp_path: Path, opened: list[Pilot]) -> None:
    """A stray click on it does nothing, however often; a double click does it, and so does Enter on its button."""
    pilot, table = answering(tmp_path, opened, "HB Draw", "HB Dive", auto_continue=False)
    pile = table.game.play_pile.rect.center
    for _ in range(2):
        pilot.wait(WITHIN + 0.1)
        pilot.click(pile)
        assert table.dash.bubble.text == "Concede and draw? Its button does it, or a double click."
    assert texts(table) == []
    assert table.input.focus.current.name == "Concede and draw"
    pilot.wait(WITHIN + 0.1)
    pilot.click(pile, times=2)
    assert texts(table)[:1] == ["CONCEDE"]


def test_a_pile_that_gives_a_card_away_asks_once(tmp_path: Path, opened: list[Pilot]) -> None:
    """With an answer in hand the question is asked at the first press; the pile itself asks for no second one."""
    pilot, table = answering(tmp_path, opened, "HB Draw", "Curl")
    position = table.game.play_pile.rect.center
    pilot.click(position)
    assert isinstance(pilot.scene, Dialog)
    assert table.dash.bubble.text == ""
