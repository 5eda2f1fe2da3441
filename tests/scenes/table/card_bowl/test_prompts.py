"""What is asked at the table: the better answer first, risks in the prompt, plain English."""

from __future__ import annotations

import pytest

from game.bots.hints import Caution
from game.contract import Decision
from game.variants.card_bowl import coach
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.coaching import CALLING, HIS
from game.variants.card_bowl.facts import Foul
from game.variants.card_bowl.jobs import EVERYTHING
from game.variants.card_bowl.players.calling import proposed, reason_here
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.table_prompts import asked, turn_text
from scenes.table.card_bowl.meter import TO_COME
from tests.game.card_bowl.positions import play, scrimmage
from tests.game.card_bowl.positions import state as between_plays
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.sitting import click, labels, rest
from tests.scenes.written import painted

FRONT = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB OLB-R=TC S-L S-R"


def flagged(gain: int) -> CardBowlState:
    """Away has fouled in a play of Home from its 30, which ended after so many yards; Home answers (CB-426)."""
    made = between_plays("penalty_decision")
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    made.play.kind, made.play.act, made.play.los = "scrimmage", "rush", 30
    made.play.holder, made.play.end, made.play.how = 0, 30 + gain, "dead"
    made.play.foul = Foul(1, 5, "los", False, "offside")
    return made


@pytest.mark.parametrize(("gain", "better"), [(-8, "Accept"), (25, "Decline")])
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_answer_that_the_coach_thinks_better_comes_first(start: Start, gain: int, better: str, way: str) -> None:
    """It was always Accept, even where the play had gained more."""
    pilot, table = start(at=flagged(gain))
    primary = table.column.primary
    assert primary is not None
    assert primary.name == better
    assert primary.tooltip == coach.favored(table.session.view(0), table.choosing.legal)[1]
    assert table.game.stakes.liked == better
    if way == "mouse":
        click(pilot, primary.rect.center)
    else:
        pilot.press("return")
    assert str(table.match.actions[0]) == better.upper()


def test_both_results_are_told_from_the_players_side(start: Start) -> None:
    _, table = start(at=flagged(25))
    assert {stake.head: stake.lines for stake in table.game.stakes.stakes} == {
        "Accept": ("Your ball at your 35, 1st & 5.",),
        "Decline": ("Your ball at their 45, 1st & 10.",),
    }
    assert table.hud.prompt.text == "Offside: accept the penalty, or let the play stand?"


def test_what_a_yardage_card_may_lose_stands_in_the_prompt_before_it_is_drawn(start: Start) -> None:
    state = scrimmage("QB=KS RW1=JS", FRONT, "2C", window=1)
    play(state, "THROW(RW1,right)", "EXTRA(8)")
    _, table = start(at=state)
    assert table.hud.prompt.text == "Throw, or one more? A spade or joker ends the play."
    assert [stake.head for stake in table.game.stakes.stakes] == ["Throw it", "One more card"]
    liked = next(stake for stake in table.game.stakes.stakes if stake.head == table.game.stakes.liked)
    assert liked.lines[-1].startswith("Coach: "), "the star may stand beside the lower figures"


def test_a_sum_says_that_cards_are_still_to_come_until_both_sides_have_drawn(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """30 against 20 beside "about 4 yards": two cards of the defense were yet to be drawn (CB-356)."""
    state = scrimmage("QB=KS RW1=JS", FRONT, "2C 3C 4D 5D", window=1)
    play(state, "THROW(RW1,right)", "EXTRA(8)")
    pilot, table = start(at=state)
    film = table.game.shown
    assert film.story.to_come == (True, True)
    assert TO_COME in painted(table.game.meter, monkeypatch)
    click(pilot, next(thing.button for thing in table.column.large if thing.button.name == "Throw it").rect.center)
    rest(pilot, table, 3.0)
    assert (film.story.rows is not None, film.story.to_come) == (True, (False, False))


@pytest.mark.parametrize("asked", ["formation", "front"])
def test_the_question_is_about_the_call_before_the_sheet_is_open(start: Start, asked: str) -> None:
    """For a moment one read "Choose a formation." before "Call your play"."""
    _, table = start(asked=asked)
    game, view = table.game, table.session.view(0)
    question, game.play_sheet.calls = game.asks(view), ()
    assert question
    assert game.asks(view) == question


@pytest.mark.parametrize("asked", ["formation", "front"])
def test_hints_at_the_sheet_name_its_starred_calls_with_their_figures_and_lead_to_them(
    start: Start, asked: str
) -> None:
    """They named formations, which nothing on the sheet is called, and said that one was less plain.

    "Makes it 73 %" beside a call of the defense read as its own success.
    """
    pilot, table = start(asked=asked)
    pilot.press("h")
    sheet, view, options = table.game.play_sheet, table.session.view(0), table.hud.advice.options
    assert [option.label for option in options] == [*sheet.coach_picks]
    assert options[0].reason == reason_here(view, options[0].label)
    for number, option in enumerate(options, 1):
        whose = "makes" if asked == "formation" else "they make"
        assert option.rating == f"{whose} it {round(100 * sheet.odds[option.label].odds.first_down)} %"
        pilot.press(str(number))
        assert sheet.focused == option.label
    assert table.match.hints == 1


def test_the_coach_says_why_at_the_call_and_at_each_step(start: Start) -> None:
    """His sentence is on the button, or one hover away where it has no room."""
    _, table = start(asked="formation")
    primary = table.column.primary
    called = primary.name.removeprefix("Coach: ")
    assert primary.tooltip == reason_here(table.session.view(0), called)
    assert called == proposed(table.session.view(0))[0].call.name


def test_with_everything_called_the_coachs_button_says_why_he_would_do_this_step(start: Start) -> None:
    pilot, table = start()
    table.game.coaching.level = EVERYTHING
    for _ in range(60):
        if pilot.place != "Table":
            pilot.press("return")
        rest(pilot, table, 3.0)
        if table.choosing is not None and labels(table)[0] == "Coach does it":
            break
        click(pilot, table.column.large[0].button.rect.center)
    assert labels(table)[0] == "Coach does it"
    why = coach.favored(table.session.view(0), table.choosing.legal)[1]
    assert table.column.large[0].button.tooltip == why


def test_a_place_of_the_defense_is_asked_for_in_words() -> None:
    """It asked for "a card for OLB-L"."""
    made = scrimmage("QB=9H", phase="defense_cards", window=-1)
    made.hands[1] = sorted(made.men[1])[-3:]
    made.men[1] = [*sorted(made.men[1])[:-3], -1, -1, -1]
    said = asked(made.view(1), calling=False)
    assert said == "A card for the right outside linebacker: pick one from your hand."


def test_favored_knows_no_more_than_the_view(start: Start) -> None:
    state = flagged(3)
    view = state.view(0)
    assert coach.favored(view, [Choose("accept"), Choose("decline")])[0] in state.legal_actions()


def test_others_read_what_goes_on_while_a_play_runs() -> None:
    """It said "Foxes to decide." during the whole resolution, though nothing seemed to be decided."""
    of_a_play = {*HIS, *CALLING, "window", "yardage", "recovery"}
    of_a_play -= {"delay_of_game", "strike", "caught_behind", "screen_behind", "downing"}
    told = {name: turn_text(Decision(1, name, ""), "Foxes") for name in of_a_play}
    assert all("Foxes" in text and "to decide" not in text for text in told.values())
    assert told["backs"] == "Foxes choose whom to block."


def test_no_question_about_a_formation_follows_a_call_of_the_sheet_in_a_first_match(start: Start) -> None:
    """Whoever had pressed Deep pass read: Shotgun spread? Better: Pro set."""
    pilot, table = start(asked="formation")
    table.session.knows_game = lambda: False
    sheet, coach = table.game.play_sheet, table.dialogs.coach
    pilot.frames(2)
    found = [Caution(str(action), str(table.choosing.legal[0]), "") for action in table.choosing.legal]
    coach._choice, coach.cautions = table.choosing, found
    assert coach.caution([table.choosing.legal[1]]) is not None
    count = len(table.match.actions)
    click(pilot, sheet.press_areas()[0].center)
    assert pilot.place == "Table"
    assert len(table.match.actions) > count
