"""Marks of a table are explained once, unasked, in a first match (BLOWOUT!!!: first-down line, decks, red line)."""

from __future__ import annotations

from typing import Any

import pytest

from game.record import LONGEST_NOTE
from game.variants.blowout.names import LEGEND
from game.variants.blowout.state import BlowoutState
from game.variants.football_war.log import FORGOTTEN
from scenes.table.choice.first_look import CODE, EXPLAINED_NOTE
from scenes.ui.clause import plainly
from tests.game.blowout.positions import act, last_cards, position
from tests.game.football_war.positions import position as football_war_position
from tests.scenes.table.player import Sit, TablePlayer
from tests.variants import BUILT


def first_match(sit: Sit, at: BlowoutState, *kinds: str, knows: bool = False) -> TablePlayer:
    player = sit("blowout", *kinds, at=at)
    player.table.session.knows_game = lambda: knows
    return player


def explained(player: TablePlayer) -> list[str]:
    """What is said in the bubbles one after the other, each as long as it is read."""
    said = [""]
    for _ in range(80):
        said += [player.bubble] if player.bubble != said[-1] else []
        player.wait(0.5)
    return [each for each in said if each]


@pytest.mark.parametrize(
    ("fields", "marks"),
    [
        ({"down": 1}, ["first-down line"]),
        ({"down": 3}, ["first-down line", "red line"]),
        ({"down": 4, "ball_on": 70}, ["first-down line", "red line", "posts"]),
        ({"down": 2, "zones": {"offense_discard_pile:0": ["RUN 100"]}}, ["first-down line", "decks"]),
        ({"down": 4, "ball_on": 5}, ["first-down line", "red line"]),
        ({"down": 1, "ball_on": 95, "marker": 100}, []),
        ({"offense_hand": ["OFFSIDES-D", "RUN 60", "RUN 65", "RUN 70", "PASS 40"]}, ["first-down line", "fouls"]),
    ],
    ids=["first down", "third down", "fourth down", "a card is played", "too far for a kick", "at the goal", "a foul"],
)
def test_each_mark_is_explained_once_where_the_decision_turns_on_it(
    sit: Sit, fields: dict[str, Any], marks: list[str]
) -> None:
    player = first_match(sit, position(**fields))
    assert explained(player) == [LEGEND[mark] for mark in marks]
    assert len(player.match.notes.get(EXPLAINED_NOTE, "")) == CODE * len(marks)


def test_a_foul_is_explained_where_it_answers_or_at_a_few_plays_what_ends_the_period(sit: Sit) -> None:
    """HOLDING was played by one side and called on the other, and that five plays end a match was said too late."""
    at = position(["PASS 55", "HOLDING", "RUN 60", "RUN 65", "RUN 70"], ball_on=40)
    act(at, "PASS 55", "DEF -60", "none")
    player = first_match(sit, at)
    assert LEGEND["fouls"] in explained(player)
    assert [*player.game.legend()].count("fouls") == 1
    last = first_match(sit, last_cards(["PASS 15", "RUN 60", "RUN 65", "RUN 70", "PASS 40"]))
    assert LEGEND["period"] in explained(last)


def test_an_explanation_makes_way_for_a_preview(sit: Sit) -> None:
    """It hid where a punt would land, and it must not go to the cards that one chooses from, either."""
    player = first_match(sit, position(down=4, ball_on=40))
    player.wait(0.5)
    player.hover(player.card("KICK 45").rect.center)
    player.wait(0.5)
    bubble, game = player.hud.bubble, player.game
    assert bubble.text
    covered = [game.field.preview.bounds(), game.board_of_duel.bounds(), *(card.rect for card in player.hand)]
    assert bubble.bounds().collidelist(covered) < 0


def test_an_explanation_covers_no_call_and_nothing_on_the_board(sit: Sit) -> None:
    """Away from a preview it lay over the other side's secret call, and in a small window over it from the start."""
    for look in ({}, {"size": (1024, 600), "text_size": 130}):
        player = sit("blowout", at=position(), **look)
        player.table.session.knows_game = lambda: False
        player.wait(0.5)
        for spot in ((5, 5), player.card("PASS 55").rect.center):
            player.hover(spot)
            player.wait(0.5)
            game, bubble = player.game, player.hud.bubble
            assert bubble.text == LEGEND["first-down line"]
            asked = [game.board_of_duel.words_area, *(plate.spot for plate in game.plates)]
            assert bubble.bounds().collidelist(asked) < 0


def test_nothing_is_explained_to_who_knows_the_game_or_before_two_people(sit: Sit) -> None:
    assert explained(first_match(sit, position(), knows=True)) == []
    two = first_match(sit, position(), "human", "human")
    two.open_curtain()
    assert explained(two) == []


def test_fw_13_why_entries_of_the_log_have_lost_their_cards_is_said_once_beside_the_first_of_them(sit: Sit) -> None:
    """A log that rewrites itself looked like a fault."""
    player = sit("football_war", at=football_war_position([["Curl"] * 5, ["Go Route"] * 5], more=40))
    player.table.session.knows_game = lambda: False
    said = list[str]()
    for _ in range(3):
        player.take("LEAD(Curl)")
        player.hud.log.scroll(9)
        said += explained(player)
    assert [each for each in said if each == plainly(FORGOTTEN)] == [plainly(FORGOTTEN)]


def test_the_note_of_what_was_explained_has_room_for_everything() -> None:
    """In Card Bowl it became too long to be read again, and the match was lost."""
    assert all(CODE * (1 + len(rules.words.LEGEND)) <= LONGEST_NOTE for rules in BUILT)
