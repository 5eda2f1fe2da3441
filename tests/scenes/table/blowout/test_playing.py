"""The table of BLOWOUT!!!, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.events import PeriodBegan
from game.variants.blowout.actions import Call, LetStand, parse
from game.variants.blowout.actions import Start as StartAction
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.preview import meetings
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.pilot import Pilot
from tests.scenes.table.blowout.seats import Start, frames_of, sit_down, snap
from tests.scenes.table.sitting import card, click, corner, drag, labels, rest, texts
from tests.scenes.table.stand_ins import watch_it_settle


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def told(game: Any) -> tuple[Any, ...]:
    """All that the game's own things say of the position."""
    counts = {zone: pile.count for zone, pile in game.piles.items()}
    strip = game.field
    lines = [round(thing.yards) for thing in (strip.ball, strip.scrimmage, strip.sign, game.red_line)]
    marker = None if strip.to_gain.hidden else (round(strip.to_gain.yards), round(strip.chains.start))
    return counts, lines, marker, game.position, game.held, [cover.hidden for cover in game.covers]


def assert_equals_its_view(table: Any) -> None:
    """What lies on the table and what is said about it is what the view alone would show."""
    shown, said = table.board.picture(), told(table.game)
    view = table.session.view(table.viewer)
    table.game.position = table.match.rules.position(view)
    table.board.rebuild(view)
    assert table.board.picture() == shown
    table.game.show(view)
    assert told(table.game) == said


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("length", "most"), [("quarters", 1000), ("full", 100)])
def test_after_every_act_the_table_equals_its_view(start: Start, reduced: bool, length: str, most: int) -> None:
    """M: what the cues leave behind, before anything is laid anew, is what a table made from the view shows."""
    pilot, table = start("pro", "pro", seed=5, pace=0.02, options={"length": length}, reduced_motion=reduced)
    assert watch_it_settle(pilot, table, assert_equals_its_view, 400, most) > 80


def check_when_settled(table: Any) -> list[int]:
    """Compares the table with its view whenever its cues are over; gives the list that this is counted in."""
    settle, settled = table.playback.settle, []

    def checked() -> None:
        table.playback.animator.finish()
        assert_equals_its_view(table)
        settled.append(len(table.match.actions))
        settle()

    table.playback.settle = checked
    return settled


def test_a_match_is_played_to_its_end_by_clicks(start: Start) -> None:
    """A11Y: a card, then a button; no decision leaves the player without one, and no act the table askew."""
    pilot, table = start("human", "pro", seed=4, options={"length": "quarters"}, auto_continue=False)
    settled = check_when_settled(table)
    for _ in range(400):
        if table.control.over:
            break
        choosing = table.choosing
        assert choosing is not None
        if not table.column.large:
            click(pilot, corner(next(each for each in table.board.hand(0) if choosing.usable(each))))
        before = len(table.match.actions)
        click(pilot, table.column.large[0].button.rect.center)
        rest(pilot, table)
        assert len(table.match.actions) > before
    assert table.control.over
    assert len(settled) > 80
    assert {type(action) for action in table.match.actions} >= {StartAction, Call, LetStand}


def test_a_match_is_played_by_keys(start: Start) -> None:
    """A11Y-05: a number picks a card and Return hikes it; Return alone lets a play stand."""
    pilot, table = start("human", "pro", seed=4, options={"length": "quarters"}, auto_continue=False)
    asked = set()
    for _ in range(60):
        before, phase = len(table.match.actions), table.session.decision.kind
        if phase.endswith("call"):
            number = next(n for n, each in enumerate(table.board.hand(0), 1) if table.choosing.usable(each))
            pilot.press(str(number))
        pilot.press("return")
        assert len(table.match.actions) > before, phase
        asked.add(phase)
        rest(pilot, table)
    assert asked >= {"offense_call", "defense_call", "defense_response", "offense_response"}


def test_a_call_stands_only_when_its_owner_presses_hike(start: Start) -> None:
    """BO-33: chosen, looked at, changed; the button says HIKE, and after it nothing can be taken back."""
    pilot, table = start(at=position(), pace=0.5)
    click(pilot, corner(card(table, "RUN 60")))
    pilot.wait(0.6)
    assert labels(table) == ["Hike: RUN 60"]
    click(pilot, corner(card(table, "PASS 55")))
    assert labels(table) == ["Hike: PASS 55"]
    assert texts(table) == []
    click(pilot, table.column.large[0].button.rect.center)
    assert texts(table)[:1] == ["PASS 55"]
    assert "stands once it is made" in str(table.match.take_back_refusal(0))


def test_what_is_hovered_shows_its_curve_and_what_is_picked_keeps_it(start: Start) -> None:
    """6: the gain against every value that is still out, from ``preview.meetings``, on the board and on the field."""
    pilot, table = start(at=position())
    board, view = table.game.board_of_duel, table.session.view(0)
    for code in ("RUN 70", "PASS 40"):
        pilot.hover(card(table, code).rect.center)
        assert board.forecast.code == code
        found = meetings(view, code)
        assert board.forecast.cards == sum(each.out for each in found)
        average = sum(each.gain * each.out for each in found) / board.forecast.cards
        assert board.forecast.average == round(average)
        assert table.game.field.ghost.end == 20 + round(average)
    click(pilot, corner(card(table, "RUN 70")))
    pilot.hover((4, 4))
    assert board.forecast.code == "RUN 70"
    pilot.press("escape")
    assert board.forecast is None


def test_a_card_that_is_no_call_says_why(start: Start) -> None:
    """BO-32, BO-76, BO-21."""
    held = ["RUN 60", "RUN 70", "PASS 40", "PASS 55", "HOLDING"]
    aside = {"defense_hand:0": ["DEF -55"]}
    pilot, table = start(at=position(held, zones=aside))
    for code, clause in (("HOLDING", "BO-32"), ("KICK 45", "BO-76"), ("DEF -55", "BO-21")):
        click(pilot, card(table, code).rect.center)
        assert f"({clause})" in table.dash.bubble.text
    assert texts(table) == []


def test_a_call_dropped_anywhere_below_the_field_is_made(start: Start) -> None:
    for where in ("duel", "spot"):
        pilot, table = start(at=position())
        goal = table.game.board_of_duel.duel if where == "duel" else table.game.stadium.spots[0]
        drag(pilot, corner(card(table, "RUN 70")), goal.center)
        assert texts(table)[:1] == ["RUN 70"]


# The snap


def test_both_calls_wait_through_the_count_and_turn_up_on_one_frame(start: Start) -> None:
    """BO-27."""
    pilot, table = snap(start, position(), "RUN 70", "DEF -60")
    huts, up = [], []
    for _ in frames_of(pilot, table):
        huts.append(table.game.board_of_duel.hut)
        calls = [table.board.zones[f"play:{seat}"] for seat in (0, 1)]
        up.append([bool(cards) and cards[0].alpha > 0 and cards[0].flip > 0.5 for cards in calls])
    assert list(dict.fromkeys(huts))[:4] == [0, 1, 2, 3]
    first = up.index([True, True])
    assert [True, False] not in up
    assert [False, True] not in up
    assert huts[first] == 3


def test_the_yards_are_counted_out_as_a_ghost_and_the_ball_lies_still(start: Start) -> None:
    """BO-59: +70 against −60 into +10; nothing has moved while a response may change it."""
    pilot, table = snap(start, position(ball_on=40), "RUN 70", "DEF -60")
    told, balls = [], set()
    for _ in frames_of(pilot, table):
        balls.add(table.game.field.ball.yards)
        if table.game.position.play is not None:
            told.append((table.game.board_of_duel.told, table.game.field.ghost.shown))
    assert told[0][1] == 0.0
    assert told[-1] == (1.0, 1.0)
    assert len(told) > 10
    assert balls == {40}
    ghost, play = table.game.field.ghost, table.game.position.play
    assert (play.promised.net, play.word, ghost.start, ghost.end) == (10, "first down", 40, 50)


def test_the_ball_moves_once_no_response_has_changed_the_play(start: Start) -> None:
    """The ball, the down sign and the chains end where the next down is."""
    pilot, table = snap(start, position(ball_on=40), "RUN 70", "DEF -60", "none", "none")
    places = [table.game.field.ball.yards for _ in frames_of(pilot, table)]
    assert places[0] == 40
    assert places == sorted(places)
    strip = table.game.field
    assert (strip.ball.yards, strip.sign.yards, strip.to_gain.yards, strip.sign.down) == (50, 50, 60, 1)


@pytest.mark.parametrize(("answer", "end"), [("SACK", 30), ("none", 40)])
def test_a_response_shows_what_it_makes_of_the_play(start: Start, answer: str, end: int) -> None:
    """BO-70: the ball lies still until the offense has answered, too."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    pilot, table = snap(start, state, "PASS 55", "DEF -60", answer)
    for _ in frames_of(pilot, table):
        assert table.game.field.ball.yards == 40
    assert table.game.position.play.undone == ("" if answer == "none" else answer)
    table.control.commit(parse("none"))
    for _ in frames_of(pilot, table):
        pass
    assert table.game.field.ball.yards == end


def test_a_challenge_wipes_the_play_away_and_the_ball_never_moves(start: Start) -> None:
    """BO-50: the wipe passes over the field, and then the down is played again."""
    held = [*OFFENSE_HAND[:4], "OFFENSE CHALLENGE"]
    pilot, table = snap(start, position(held, ball_on=40), "RUN 60", "DEF -70", "none", "OFFENSE CHALLENGE")
    shares, balls = [], set()
    for _ in frames_of(pilot, table):
        balls.add(table.game.field.ball.yards)
        if not table.game.wipe.hidden:
            shares.append(table.game.wipe.share)
    assert shares == sorted(shares)
    assert len(shares) > 10
    assert balls == {40}
    assert table.game.field.ghost.shown == 0.0


def test_a_flag_walks_the_ball_off(start: Start) -> None:
    """BO-35: no window opens, and the board names the foul."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "DELAY OF GAME"], ball_on=40)
    pilot, table = snap(start, state, "RUN 60", "DELAY OF GAME")
    said = set()
    for _ in frames_of(pilot, table):
        said.add(table.game.board_of_duel.say)
        assert table.game.position.play is None
    assert "DELAY OF GAME: −5" in said
    assert table.game.field.ball.yards == 35


@pytest.mark.parametrize(("kick", "good"), [("KICK 45", True), ("KICK 40", False)])
def test_a_kick_flies_to_the_posts_which_tell_whether_it_was_good(start: Start, kick: str, good: bool) -> None:
    """BO-81, BO-82: 41 are needed from the opponent's 30."""
    state = position(down=4, ball_on=70, kick=kick)
    pilot, table = snap(start, state, kick, "DEF -60", "none", "none")
    high, lit, score = [], set(), set()
    for _ in frames_of(pilot, table):
        high.append(table.game.field.ball.lift)
        if table.game.posts[1].shown:
            lit.add(table.game.posts[1].lit)
            score.add(tuple(table.dash.bug.points))
    assert max(high) > 60
    assert lit == {good}
    assert not table.game.posts[0].shown
    assert ((3, 0) in score) == good
    assert table.match.state.facts.points == (3 if good else 0, 0)


def test_points_are_on_the_board_when_the_ball_is_in_the_end_zone(start: Start) -> None:
    """Tell after show: the score changes with the headline, not with the press."""
    pilot, table = snap(start, position(ball_on=80), "RUN 70", "DEF -50", "none", "none")
    seen = [(table.game.field.ball.yards, table.dash.bug.points[0]) for _ in frames_of(pilot, table)]
    assert seen[0] == (80, 0)
    assert next(ball for ball, points in seen if points == 7) >= 100


# Answers


def answering(start: Start, held: Sequence[str]) -> tuple[Pilot, Any]:
    """The viewer, on offense, may answer PASS 55 against DEF -60."""
    pilot, table = snap(start, position(held, ball_on=40), "PASS 55", "DEF -60", "none", pace=0.0, auto_continue=False)
    rest(pilot, table)
    assert table.session.decision.kind == "offense_response"
    return pilot, table


def test_every_card_that_could_answer_is_on_the_rail_whatever_is_held(start: Start) -> None:
    """BO-46, BO-49: lit alike, and one that is not held says so."""
    looks = set()
    for held in (OFFENSE_HAND, [*OFFENSE_HAND[:2], "HOLDING", "PASS INTERFERENCE", "PASS 55"]):
        pilot, table = answering(start, held)
        looks.add(table.game.rail.look())
        assert list(table.game.rail.codes) == ["PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE"]
        click(pilot, table.game.rail.plaques[2].rect.center)
        assert "no CHALLENGE in your hand" in table.dash.bubble.text
    assert len(looks) == 1


def test_an_answer_is_given_by_its_plaque_pressed_twice_or_by_its_card(start: Start) -> None:
    """BO-44: one press on the rail picks the card, a second one does it."""
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    pilot, table = answering(start, held)
    plaque = table.game.rail.plaques[1].rect.center
    click(pilot, plaque)
    assert labels(table)[0] == "Move up, play again"
    assert texts(table)[-1] == "none"
    click(pilot, plaque)
    assert texts(table)[-1] == "HOLDING"
    pilot, table = answering(start, held)
    click(pilot, corner(card(table, "HOLDING")))
    click(pilot, table.column.large[0].button.rect.center)
    assert texts(table)[3] == "HOLDING"


@pytest.mark.parametrize("held", [OFFENSE_HAND, [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]])
@pytest.mark.parametrize("walked", [(), ("left",), ("tab", "tab", "right")])
def test_one_press_lets_a_play_stand_wherever_the_focus_was(
    start: Start, held: Sequence[str], walked: Sequence[str]
) -> None:
    """BO-44, BO-49: whether or not the hand could answer; its cards are a number and a second press away."""
    pilot, table = snap(start, position(held, ball_on=40), "PASS 55", "DEF -60", pace=0.0, auto_continue=False)
    pilot.press(*walked)
    table.control.commit(parse("none"))
    rest(pilot, table)
    assert table.session.decision.kind == "offense_response"
    pilot.press("return")
    assert texts(table)[-2:] == ["none", "none"]


def test_a_card_that_is_picked_is_what_the_next_press_plays(start: Start) -> None:
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    pilot, table = answering(start, held)
    number = next(n for n, each in enumerate(table.board.hand(0), 1) if each.card.code == "HOLDING")
    pilot.press(str(number))
    assert labels(table) == ["Move up, play again", "Let it stand"]
    pilot.press("return")
    assert texts(table)[-1] == "HOLDING"


def test_a_card_that_cannot_answer_says_why(start: Start) -> None:
    """BO-44: a play is no answer."""
    pilot, table = answering(start, [*OFFENSE_HAND[:4], "HOLDING"])
    click(pilot, corner(card(table, "RUN 70")))
    assert "is called before a play and cannot answer one" in table.dash.bubble.text


# Looking things up


def test_the_chart_shows_what_both_discards_hold(start: Start) -> None:
    """BO-108: C opens it and Escape closes it."""
    pilot, table = snap(start, position(), "RUN 70", "DEF -60", "none", "none", pace=0.0)
    rest(pilot, table)
    pilot.press("c")
    assert table.game.chart.open
    gone = [dict(tally.gone) for tally in table.game.chart.tallies]
    assert gone == [{"RUN 70": 1}, {"DEF -60": 1}]
    assert table.game.chart.tallies[1].left("DEF -60") == 4
    pilot.press("escape")
    assert not table.game.chart.open


def test_the_field_is_turned_with_the_ball_and_stays_for_both_seats(start: Start) -> None:
    """The first seat defends the left goal line whoever looks on; the red line lies where the offense kicks at."""
    for offense, ball, red in ((0, 30, 60), (1, 70, 40)):
        _, table = start(at=position(offense=offense, ball_on=30))
        assert (table.game.field.ball.yards, table.game.red_line.yards) == (ball, red)
        assert table.game.field.to_gain.yards == (40 if offense == 0 else 60)


def test_what_counts_before_a_call_is_in_sight(start: Start) -> None:
    """Down, to go, spot, and how many cards the OFFENSE decks still hold."""
    _, table = start(at=position(down=3, ball_on=44, marker=49))
    shown = {slot.heading: slot.value for slot in table.dash.bug.slots}
    assert (shown["down"], shown["ball on"], shown["off. decks"]) == ("3rd & 5", "own 44", "19 : 24")
    assert table.game.video.says() == ("3rd & 5", "own 44")


@pytest.mark.parametrize("length", ["halves", "quarters", "full"])
def test_no_banner_opens_the_first_period_and_one_each_further_one(start: Start, length: str) -> None:
    """BO-90: the periods of each length have numbers of their own."""
    _, table = start(options={"length": length})
    first = table.match.state.facts.period
    table.control.commit(table.match.state.legal_actions()[0])
    began = [PeriodBegan(clause="BO-91", period=period) for period in (first, OVERTIME)]
    shown = [len(table.playback.maker.shared(event)) for event in began]
    assert shown == [0, 1]


def test_no_thing_draws_outside_of_its_bounds(start: Start) -> None:
    """What it drew there would never be wiped off again."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    for acts in ((), ("PASS 100",), ("PASS 100", "DEF -60"), ("PASS 100", "DEF -60", "SACK")):
        pilot, table = start(at=state.clone()) if not acts else snap(start, state.clone(), *acts)
        for _ in range(3):
            pilot.wait(0.4)
            for thing in table.game.things():
                surface = pygame.Surface(pilot.app.screen.get_size(), pygame.SRCALPHA)
                if thing.look() is not None:
                    thing.paint(surface)
                    assert thing.bounds().contains(surface.get_bounding_rect()), type(thing).__name__
