"""The table of Football War, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.events import PossessionChanged
from game.variants.football_war import RULES
from game.variants.football_war.actions import CLOCK, CONCEDE, EXTRA_NONE, LOOK_BACK, NO_CLOCK, ON_THE_CLOCK
from game.variants.football_war.cards import CODE, PLAYS
from game.variants.football_war.words import CALL_MENU, TIMEOUT_MENU
from scenes.shell.dialog import Dialog
from scenes.shell.picker import Picker
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table.football_war.seats import sit_down
from tests.scenes.table.sitting import card, click, corner, drag, labels, open_curtain, rest, texts
from tests.scenes.table.stand_ins import watch_it_settle

Start = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def says(game: Any) -> tuple[Any, ...]:
    """What the things of the slate say, but what moves and the counts of piles, which change as cards land."""
    call, slots = game.call, [slot.value for slot in game.slots() if slot.heading != "play pile"]
    board = call.play, call.chain, call.stake, call.verdict, call.ghost, call.between, call._heading(), call._headline()
    return board, game.sideline.look()[:-1], game.counts.look(), game.sift.look(), slots


def told(game: Any) -> tuple[Any, ...]:
    """All that the game's own things say."""
    scored = {zone: count for zone, count in game.sideline.scored.items() if count}
    board = game.call.play, game.call.chain, game.call.stake, game.call.lamps
    return [pile.count for pile in game.gauges.values()], scored, game.position, board, says(game)[1:]


def assert_says_what_the_view_says(table: Any) -> None:
    """The things of the slate say what the view alone would make them say."""
    said, shown = told(table.game), table.board.picture()
    view = table.session.view(table.viewer)
    table.game.position = table.match.rules.position(view)
    table.board.rebuild(view)
    table.game.show(view)
    assert (told(table.game), table.board.picture()) == (said, shown)


def test_after_every_act_the_slate_says_what_its_view_says(start: Start) -> None:
    """With four players, whose hands and places no other table has."""
    pilot, table = start(*["pro"] * 4, seed=4, pace=0.04, options={"length": "one"})
    assert watch_it_settle(pilot, table, assert_says_what_the_view_says, 120) > 60


def test_only_the_top_card_of_the_drive_pile_is_ever_on_the_table(start: Start) -> None:
    """FW-12, FW-10: no sprite at rest knows another card of the pile, or one of another hand."""
    pilot, table = start("human", "pro", "pro", "pro", pace=0.05, seed=3)
    seen = 0
    for _ in range(60 * 20):
        pilot.frames()
        if table.director.busy:
            continue
        drive = table.session.view(0).drive_pile
        assert [sprite.card_id for sprite in table.board.zones["drive_pile"]] == list(drive[-1:])
        assert not table.game.sift.cards
        assert all(s.card is None for seat in (1, 2, 3) for s in table.board.zones[f"hand:{seat}"])
        seen += len(drive) > 1
        if table.choosing is not None:
            view = table.session.view(0)
            legal = [action for action in table.choosing.legal if action != LOOK_BACK]
            table.commit(RULES.pro(view, legal, Random(seen)))
    assert seen > 20


ANSWER: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl", "HB Dive", "Hail Mary"], "offense": 1}


def test_the_play_to_defend_is_shown_with_its_color_and_stake(start: Start) -> None:
    """FW-8, FW-81: the board says what is live, for whom, and what it is worth."""
    _, table = start(at=position([["HB Draw"], []], **ANSWER))
    call = table.game.call
    assert (call._heading(), call._headline(), call.stake) == ("defend this", "Curl", "last card: 7 points")
    assert table.dash.bug.possession == 1
    assert "BLUE" in table.dash.prompt.text or "touchdown" in table.dash.prompt.text


def test_a_click_on_the_play_pile_concedes(start: Start) -> None:
    """FW-33: conceding draws a card, and so do two clicks where the cards lie; the first one only asks."""
    pilot, table = start(at=position([["HB Draw"], ["Curl", "Go Route"]], ["HB Dive"], **ANSWER))
    assert table.game.play_pile.legal
    click(pilot, table.game.play_pile.rect.center)
    assert texts(table) == []
    assert "Concede and draw?" in table.dash.bubble.text
    click(pilot, table.game.play_pile.rect.center)
    assert texts(table)[0] == "CONCEDE"


def test_conceding_points_with_an_answer_in_hand_is_asked_about(start: Start) -> None:
    pilot, table = start(at=position([["Curl", "HB Draw"], []], **ANSWER))
    click(pilot, table.game.play_pile.rect.center)
    assert isinstance(pilot.scene, Dialog)
    assert "7 points" in pilot.scene.text
    pilot.press("escape")
    assert texts(table) == []


def test_the_answer_window_is_the_same_with_and_without_an_answer(start: Start) -> None:
    """FW-15: the prompt and the buttons tell nothing; nor is a question asked before others at the screen."""
    shown = []
    for hand in (["Curl", "HB Draw"], ["HB Sweep", "HB Draw"]):
        pilot, table = start("human", "human", at=position([hand, []], **ANSWER), curtain="press_twice")
        open_curtain(pilot)
        rest(pilot, table)
        buttons = [(thing.button.label, thing.button.kind) for thing in table.column.large]
        shown.append((table.dash.prompt.text, buttons, table.game.play_pile.legal))
        for _ in range(2):
            click(pilot, table.game.play_pile.rect.center)
        assert texts(table) == ["CONCEDE"]
    assert shown[0] == shown[1]


def test_a_card_that_does_not_match_says_why(start: Start) -> None:
    """FW-7: the reason names play, color and clause."""
    pilot, table = start(at=position([["HB Draw", "Curl"], ["Go Route"]], **ANSWER))
    click(pilot, corner(card(table, "HB Draw")))
    assert "Needs the same play and color: Curl BLUE" in table.dash.bubble.text
    assert "(FW-7)" in table.dash.bubble.text
    assert texts(table) == []


def test_dragging_a_play_to_the_drive_pile_leads_it(start: Start) -> None:
    """FW-24."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]]))
    drag(pilot, corner(card(table, "Curl")), table.game.drive_pile.rect.center)
    assert texts(table)[0] == "LEAD(Curl)"


def test_an_audible_opens_the_play_call_card(start: Start) -> None:
    """FW-58: any of the 16 plays, and no other; Escape takes the card back to the hand."""
    pilot, table = start(at=position([["AUDIBLE", "HB Draw"], ["Go Route"]]))
    sprite = card(table, "AUDIBLE")
    place = sprite.rect.center
    drag(pilot, corner(sprite), table.game.drive_pile.rect.center)
    assert isinstance(pilot.scene, Picker)
    assert [offer.label for offer in pilot.scene.offers] == list(PLAYS)
    pilot.press("escape")
    pilot.wait(0.5)
    assert texts(table) == []
    assert abs(card(table, "AUDIBLE").rect.centerx - place[0]) < 3
    assert labels(table)[0] == CALL_MENU
    pilot.press("return")
    pilot.click("Hail Mary")
    assert texts(table)[0] == "CALL(Hail Mary)"


def test_the_log_forgets_the_cards_of_older_exchanges(start: Start) -> None:
    """FW-13: only the current and the previous exchange are told with the names of their cards."""
    pilot, table = start(seed=4, pace=0.02)
    exchanges = 0
    for _ in range(60):
        rest(pilot, table)
        view = table.session.view(0)
        table.commit(RULES.pro(view, [action for action in table.choosing.legal if action != LOOK_BACK], Random(1)))
    rest(pilot, table)
    events = [event for group in table.match.history for event in group]
    told, forgetting = [], RULES.forgetting
    assert forgetting is not None
    for event in reversed(events):
        tell = RULES.words.log_line if exchanges < 2 else forgetting.line
        line = tell(event.masked(0), table.match.names)
        told += [line] if line else []
        exchanges += forgetting.begins(event)
    assert exchanges > 6
    assert [line.text for line in table.dash.log.lines] == told[::-1]
    old = [line.text for line in table.dash.log.lines[:-30]]
    assert not any(code in text for code in PLAYS for text in old)


def test_a_timeout_asks_which_card_to_bury(start: Start) -> None:
    """FW-70: one choice for each different card, and the drawn card is there at once."""
    at = position([["Curl", "Curl", "HB Draw"], ["Go Route"]], ["Hail Mary"])
    pilot, table = start(at=at)
    assert TIMEOUT_MENU in labels(table)
    table.column.large[labels(table).index(TIMEOUT_MENU)].button.press()
    pilot.settle()
    assert [offer.label for offer in pilot.scene.offers] == ["Bury HB Draw", "Bury Curl"]
    pilot.click("Bury Curl")
    rest(pilot, table)
    assert texts(table) == ["TIMEOUT(Curl)"]
    assert sorted(CODE[each] for each in table.session.view(0).hand) == ["Curl", "HB Draw", "Hail Mary"]
    assert 0 not in table.game.position.timeouts


def test_a_timeout_with_one_card_to_bury_names_it_first(start: Start) -> None:
    """FW-70: where there is nothing to choose from, a question says which card goes."""
    pilot, table = start(at=position([["Curl"], ["Go Route"]], ["Hail Mary"], drive_pile=["HB Dive", "HB Draw"]))
    assert labels(table) == ["Timeout", "Look back"]
    table.column.large[0].button.press()
    pilot.settle()
    assert pilot.scene.text == "Timeout: bury Curl and draw the top card?"
    pilot.click("Think again")
    assert texts(table) == []


def test_looking_back_states_its_price_and_opens_the_pile_for_one_decision(start: Start) -> None:
    """FW-74, FW-75: the whole pile, top card first, until the decision is finished; the drawn card is locked."""
    at = position([["HB Draw", "HB Sweep"], ["Go Route"]], ["Curl"], **ANSWER)
    pilot, table = start(at=at)
    click(pilot, table.game.drive_pile.rect.center)
    assert isinstance(pilot.scene, Dialog)
    assert pilot.scene.text == "Looking back is a delay of game: you draw 1 card. Look?"
    pilot.click("Look back, draw 1")
    rest(pilot, table)
    assert texts(table) == ["LOOK_BACK"]
    assert [each.code for each in table.game.sift.cards] == ["Curl", "HB Dive", "Hail Mary"]
    click(pilot, corner(card(table, "Curl")))
    assert "Just drawn" in table.dash.bubble.text
    table.commit(CONCEDE)
    table.skip()
    assert not table.game.sift.cards


def test_offense_alone_is_asked_about_and_takes_a_second_card_along(start: Start) -> None:
    """FW-55."""
    pilot, table = start(at=position([["OFFENSE", "Curl", "HB Draw"], ["Go Route"]]))
    click(pilot, corner(card(table, "OFFENSE")))
    assert table.game.doubt(EXTRA_NONE, table.session.view(0), table.choosing.legal)
    click(pilot, corner(card(table, "Curl")))
    assert labels(table)[0] == "OFFENSE"
    pilot.press("return")
    assert texts(table)[0] == "EXTRA(Curl)"


def test_enter_never_takes_an_aside(start: Start) -> None:
    """FW-27: a timeout or a look back is not what one gets by pressing on."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], drive_pile=["HB Dive", "Hail Mary"]))
    pilot.press("return")
    assert pilot.scene is table
    assert texts(table) == []


def test_the_clock_counts_and_its_end_is_the_rules_own_action(start: Start) -> None:
    """FW-77: the option puts every person on the clock and no computer; the end of the time is no button."""
    pilot, table = start(options={"play_clock": "30"}, pace=0.02, auto_continue=False)
    assert table.match.actions[:2] == [ON_THE_CLOCK, NO_CLOCK]
    for _ in range(200):
        if CLOCK in table.choosing.legal:
            break
        table.commit(RULES.pro(table.session.view(0), table.choosing.legal, Random(1)))
        rest(pilot, table)
    assert not any("Time" in label and label != TIMEOUT_MENU for label in labels(table))
    before = len(texts(table))
    pilot.wait(10.0)
    assert table.dash.bug.clock in (19, 20)
    assert len(texts(table)) == before
    pilot.wait(21.0)
    assert texts(table)[before] == "CLOCK_RAN_OUT"


def test_cards_taken_back_by_a_flag_are_seen_and_leave_the_next_one_on_top(start: Start) -> None:
    """FW-48, FW-50, FW-12."""
    at = position([["PENALTY 10", "HB Draw"], ["Go Route"]], drive_pile=["Curl", "HB Dive", "Hail Mary"])
    pilot, table = start(at=at, pace=1.0)
    table.commit(next(action for action in table.choosing.legal if str(action) == "FLAG(10)"))
    faces: set[str] = set()
    tops: list[str] = []
    for _ in range(60 * 5):
        pilot.frames()
        faces |= {s.card.code for s in table.board.zones["hand:1"] if s.card and s.flip > 0.5}
        shown = [s.card.code for s in table.board.zones["drive_pile"]]
        tops += shown if shown != tops[-1:] else []
        if not table.director.busy:
            break
    assert faces == {"Curl", "HB Dive"}
    assert tops == ["Curl", "HB Dive", "Hail Mary"]


def test_the_fourth_audible_lights_the_fourth_lamp(start: Start) -> None:
    """FW-61, FW-62."""
    at = position([["HB Draw"], ["Go Route"]], live="Curl", offense=1, chain=4, drive_pile=["AUDIBLE"] * 4)
    _, table = start(at=at)
    call = table.game.call
    assert (call.chain, call.lamps, call.stake) == (4, 4.0, "4th audible: 2 points")


def test_four_people_are_seated_one_after_the_other(start: Start) -> None:
    """FW-98: the curtain falls before each decision of another seat, and whoever decides sits at the bottom."""
    pilot, table = start("human", "human", "human", "human", curtain="press_twice")
    seated: set[int] = set()
    for _ in range(40):
        decision = table.session.decision
        before = table.viewer
        pilot.frames(2)
        assert (pilot.place == "Curtain") == (before != decision.seat or not seated)
        if pilot.place == "Curtain":
            assert table.viewer == before
            open_curtain(pilot)
        rest(pilot, table, 2.0)
        assert table.viewer == decision.seat
        assert all(sprite.card for sprite in table.board.zones[f"hand:{table.viewer}"])
        seated.add(table.viewer)
        table.commit(RULES.pro(table.session.view(table.viewer), table.choosing.legal, Random(2)))
    assert seated == {0, 1, 2, 3}


def test_a_change_of_possession_is_seen_on_the_call_board(start: Start) -> None:
    """FW-31: whoever stopped the play stands at the left of the arrow."""
    at = position([["Curl", "HB Draw"], ["Go Route", "HB Dive"]], **ANSWER)
    pilot, table = start(at=at, pace=1.0)
    table.commit(next(action for action in table.choosing.legal if str(action) == "MATCH(Curl)"))
    assert any(isinstance(event, PossessionChanged) for event in table.match.history[-1])
    swept = set()
    for _ in range(60 * 4):
        pilot.frames()
        swept.add(round(table.game.call.arrow, 1))
        if not table.director.busy:
            break
    assert (table.game.position.offense, table.game.position.defense) == (0, 1)
    assert table.dash.bug.possession == 0
    assert len(swept) > 4
