"""The table of BLOWOUT!!!, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.events import PeriodBegan
from game.variants.blowout.actions import Call, LetStand
from game.variants.blowout.actions import Start as StartAction
from game.variants.blowout.cards import DISCARD_PILES, DRAW_PILES
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.preview import meetings
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import assert_equals_its_view


def check_when_settled(player: TablePlayer) -> list[int]:
    """Compares the table with its view whenever its cues are over; gives the list that this is counted in."""
    settle, settled = player.table.playback.rebuild, []

    def checked() -> None:
        player.table.playback.animator.finish()
        assert_equals_its_view(player.table)
        settled.append(len(player.taken))
        settle()

    player.table.playback.rebuild = checked
    return settled


def test_a_match_is_played_to_its_end_by_clicks(blowout: Sit) -> None:
    """A card, then a button; no decision leaves the player without one, and no act the table askew."""
    player = blowout("human", "pro", seed=4, options={"length": "quarters"}, auto_continue=False)
    settled = check_when_settled(player)
    for _ in range(400):
        if player.table.control.over:
            break
        choosing = player.table.choosing
        assert choosing is not None
        if not player.table.column.large:
            player.click(player.usable())
        before = len(player.taken)
        player.click(player.large[0])
        player.rest()
        assert len(player.taken) > before
    assert player.table.control.over
    assert len(settled) > 80
    assert {type(action) for action in player.match.actions} >= {StartAction, Call, LetStand}


def test_a_match_is_played_by_keys(blowout: Sit) -> None:
    """A number picks a card and Return hikes it; Return alone lets a play stand."""
    player = blowout("human", "pro", seed=4, options={"length": "quarters"}, auto_continue=False)
    asked = set()
    for _ in range(40):
        before, phase = len(player.taken), player.table.session.decision.kind
        if phase.endswith("call"):
            number = next(n for n, each in enumerate(player.hand, 1) if player.table.choosing.usable(each))
            player.press(str(number))
        player.press("return")
        assert len(player.taken) > before, phase
        asked.add(phase)
        player.rest()
    assert asked >= {"offense_call", "defense_call", "defense_response", "offense_response"}


def test_a_call_stands_only_when_its_owner_presses_hike(blowout: Sit) -> None:
    """BO-33: chosen, looked at, changed; the button says HIKE, and after it nothing can be taken back."""
    player = blowout(at=position(), pace=0.5)
    player.click("RUN 60")
    player.wait(0.6)
    assert player.buttons == ["Hike: RUN 60"]
    player.click("PASS 55")
    assert player.buttons == ["Hike: PASS 55"]
    assert player.taken == []
    player.click(player.large[0])
    assert player.taken[:1] == ["PASS 55"]
    assert "stands once it is made" in str(player.match.take_back_refusal(0))
    player.table.rewind.take_back()
    assert player.scene.text.startswith("That choice stands once it is made. You may"), "without its clause"


def test_what_is_hovered_shows_its_curve_and_what_is_picked_keeps_it(blowout: Sit) -> None:
    """6: the gain against every value that is still out, from ``preview.meetings``, on the board and on the field."""
    player = blowout(at=position())
    board, view = player.game.board_of_duel, player.view
    for code in ("RUN 70", "PASS 40"):
        player.hover(player.card(code).rect.center)
        assert board.forecast.code == code
        found = meetings(view, code)
        cards = sum(each.out for each in found)
        assert sum(count for *_, count in board.forecast.gains) == cards
        average = sum(each.gain * each.out for each in found) / cards
        assert board.forecast.average == round(average)
        assert player.game.field.preview.end == 20 + round(average)
    player.click("RUN 70")
    player.hover((4, 4))
    assert board.forecast.code == "RUN 70"
    player.press("escape")
    assert board.forecast is None


def test_a_card_that_is_no_call_says_why(blowout: Sit) -> None:
    """BO-32, BO-76, BO-21: in words, and each in its own."""
    held = ["RUN 60", "RUN 70", "PASS 40", "PASS 55", "HOLDING"]
    aside = {"defense_hand:0": ["DEF -55"]}
    player = blowout(at=position(held, zones=aside))
    said = []
    for code in ("HOLDING", "KICK 45", "DEF -55"):
        player.click(player.card(code))
        said.append(player.bubble)
    assert said[0] == "HOLDING answers a play and is never a call."
    assert len({*said, ""}) == 4
    assert player.taken == []


def test_a_call_dropped_anywhere_below_the_field_is_made(blowout: Sit) -> None:
    for where in ("duel", "spot"):
        player = blowout(at=position())
        goal = player.game.board_of_duel.duel if where == "duel" else player.game.stadium.spots[0]
        player.drag("RUN 70", goal)
        assert player.taken[:1] == ["RUN 70"]


# Answers


@pytest.fixture
def answering(snap: Sit) -> Sit:
    """Sits down on offense with these cards, to answer PASS 55 against DEF -60."""

    def sit_down(held: Sequence[str]) -> TablePlayer:
        at = position(held, ball_on=40)
        player = snap(at, "PASS 55", "DEF -60", "none", pace=0.0, auto_continue=False)
        player.rest()
        assert player.asked == "offense_response"
        return player

    return sit_down


def test_every_card_that_could_answer_is_on_the_rail_whatever_is_held(answering: Sit) -> None:
    """BO-46: one that is not held says so; only who is alone at the screen sees which those are (BO-49)."""
    looks = set()
    for held in (OFFENSE_HAND, [*OFFENSE_HAND[:2], "HOLDING", "PASS INTERFERENCE", "PASS 55"]):
        player = answering(held)
        player.game.rail.light(None)
        looks.add(player.game.rail.render_key())
        assert list(player.game.rail.codes) == ["PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE"]
        player.click(player.game.rail.plaques[2])
        assert "no CHALLENGE in your hand" in player.bubble
    assert len(looks) == 1


def test_an_answer_is_given_by_its_plaque_pressed_twice_or_by_its_card(answering: Sit) -> None:
    """BO-44: one press on the rail picks the card, a second one does it."""
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    player = answering(held)
    plaque = player.game.rail.plaques[1].rect.center
    player.click(plaque)
    assert player.buttons[0] == "Up 5 yards, same down"
    assert player.taken[-1] == "none"
    player.click(plaque)
    assert player.taken[-1] == "HOLDING"
    player = answering(held)
    player.click("HOLDING")
    player.click(player.large[0])
    assert player.taken[3] == "HOLDING"


@pytest.mark.parametrize("held", [OFFENSE_HAND, [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]])
@pytest.mark.parametrize("walked", [(), ("left",), ("tab", "tab", "right")])
def test_one_press_lets_a_play_stand_wherever_the_focus_was(
    snap: Sit, held: Sequence[str], walked: Sequence[str]
) -> None:
    """BO-44, BO-49: whether or not the hand could answer; its cards are a number and a second press away."""
    player = snap(position(held, ball_on=40), "PASS 55", "DEF -60", pace=0.0, auto_continue=False)
    player.press(*walked)
    player.take("none")
    assert player.table.session.decision.kind == "offense_response"
    player.press("return")
    assert player.taken[-2:] == ["none", "none"]


def test_a_card_that_is_picked_is_what_the_next_press_plays(answering: Sit) -> None:
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    player = answering(held)
    number = next(n for n, each in enumerate(player.hand, 1) if each.card.code == "HOLDING")
    player.press(str(number))
    assert player.buttons == ["Up 5 yards, same down", "Let it stand"]
    player.press("return")
    assert player.taken[-1] == "HOLDING"


@pytest.mark.parametrize(("marker", "button", "board"), [
    (50, "Up 5 yards, same down", "HOLDING: +5, same down"), (45, "Up 5 yards: first down", "HOLDING: +5, 1st down"),
])  # fmt: skip
def test_button_and_board_say_the_same_of_holding(snap: Sit, marker: int, button: str, board: str) -> None:
    """BO-41, BO-54: the button said "play again" beside a FIRST DOWN on the board."""
    at = position([*OFFENSE_HAND[:3], "HOLDING", "PASS 55"], ball_on=40, marker=marker)
    player = snap(at, "PASS 55", "DEF -60", "none", pace=0.0)
    player.rest()
    player.click("HOLDING")
    shown = player.game.board_of_duel
    assert player.buttons[0] == button
    assert shown.outcome(player.game.table_state.play)[0] == board
    player.click(player.large[0])
    player.rest()
    facts = player.match.state.facts
    assert (facts.ball_on, facts.down) == (45, 1)
    assert facts.marker == (55 if marker == 45 else 50)


def test_a_card_that_cannot_answer_says_why(answering: Sit) -> None:
    """BO-44: a play is no answer."""
    player = answering([*OFFENSE_HAND[:4], "HOLDING"])
    player.click("RUN 70")
    assert "is called before a play and cannot answer one" in player.bubble


# Looking things up


def test_a_deck_that_is_pointed_at_says_what_its_count_means(blowout: Sit) -> None:
    """BO-22, BO-23: "19" stood on it, and nobody said of what, or that one of them is the clock."""
    player = blowout(at=position())
    told = []
    for zone in (*DRAW_PILES[:3], DISCARD_PILES[0]):
        player.hover(player.game.piles[zone].rect.center)
        player.wait(1.0)
        told.append(player.tip)
    assert told[0].startswith("OFFENSE: 19 left to draw. 21 plays left, with the hand. The deck is the clock")
    assert told[1].startswith("DEFENSE: 37 left to draw. It is no clock")
    assert told[2].startswith("SPECIAL TEAMS, the KICKs for fourth down: 11 left")
    assert told[3].startswith("Discards: 0 played.")


def test_the_chart_shows_what_both_discards_hold(snap: Sit) -> None:
    """BO-108: C opens it and Escape closes it."""
    player = snap(position(), "RUN 70", "DEF -60", "none", "none", pace=0.0)
    player.rest()
    player.press("c")
    assert player.game.chart.open
    gone = [dict(tally.gone) for tally in player.game.chart.tallies]
    assert gone == [{"RUN 70": 1}, {"DEF -60": 1}]
    assert player.game.chart.tallies[1].left("DEF -60") == 4
    player.press("escape")
    assert not player.game.chart.open


def test_the_field_is_turned_with_the_ball_and_stays_for_both_seats(blowout: Sit) -> None:
    """The first seat defends the left goal line whoever looks on; the red line lies where the offense kicks at."""
    for offense, ball, red in ((0, 30, 60), (1, 70, 40)):
        player = blowout(at=position(offense=offense, ball_on=30))
        assert (player.game.field.ball.yards, player.game.red_line.yards) == (ball, red)
        assert player.game.field.to_gain.yards == (40 if offense == 0 else 60)


def test_what_counts_before_a_call_is_in_sight(blowout: Sit) -> None:
    """Down, to go, spot, and how many plays each side has left."""
    player = blowout(at=position(down=3, ball_on=44, marker=49))
    shown = {slot.heading: slot.value for slot in player.hud.bug.slots}
    assert (shown["down"], shown["ball on"], shown["plays left each"]) == ("3rd & 5", "Gulls 44", "21 : 21")
    assert player.game.video.says() == ("3rd & 5", "Gulls 44")


@pytest.mark.parametrize("length", ["halves", "quarters", "full"])
def test_no_banner_opens_the_first_period_and_one_each_further_one(blowout: Sit, length: str) -> None:
    """BO-90: the periods of each length have numbers of their own."""
    player = blowout(options={"length": length})
    first = player.match.state.facts.period
    player.table.control.commit(player.match.state.legal_actions()[0])
    began = [PeriodBegan(clause="BO-91", period=period) for period in (first, OVERTIME)]
    shown = [len(player.table.playback.cue_context.shared(event)) for event in began]
    assert shown == [0, 1]


def test_no_thing_draws_outside_of_its_bounds(blowout: Sit, snap: Sit) -> None:
    """What it drew there would never be wiped off again."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    for acts in ((), ("PASS 100",), ("PASS 100", "DEF -60"), ("PASS 100", "DEF -60", "SACK")):
        player = blowout(at=state.clone()) if not acts else snap(state.clone(), *acts)
        for _ in range(3):
            player.wait(0.4)
            for thing in player.game.things():
                surface = pygame.Surface(player.app.screen.get_size(), pygame.SRCALPHA)
                if thing.render_key() is not None:
                    thing.paint(surface)
                    drawn = surface.get_bounding_rect()
                    assert not drawn or thing.bounds().contains(drawn), type(thing).__name__


def test_no_other_card_of_the_hand_moves_until_the_cards_of_a_down_are_put_away(blowout: Sit, snap: Sit) -> None:
    """The hand closed up after each card, which put another one under the pointer."""
    hand = blowout(at=position()).hand
    before, called = {card.card_id: card.x for card in hand}, hand[2]
    assert called.card is not None
    player = snap(position(), called.card.code, "DEF -60")
    player.table.skip()
    player.frames(2)
    assert player.game.table_state.play is not None
    assert {card.card_id: card.x for card in (*player.hand, called)} == before
    for _ in range(2):
        player.commit("none")
        player.table.skip()
        player.frames(2)
    assert player.game.table_state.play is None
    assert not player.game.spent
