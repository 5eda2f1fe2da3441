"""A card that one would expect to use dims and says why it is left out: once a match, to its owner alone (JF-51)."""

from __future__ import annotations

import pygame
import pytest

from game.bots.worker import Answer
from game.variants.football_war.actions import ThrowFlag
from game.variants.jukem.state import JukemState
from tests.game.football_war.positions import position as flagging
from tests.game.jukem.positions import position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import Quick

SCORES = ["RUN 30", "RUN 5"]
WHY = "A touchdown stands at once: no card stops it."


def about_to_score(hand: list[str], attacker: int = 1) -> JukemState:
    """The attacker is 30 yards from a touchdown, and the other side holds this hand.

    What it might hold instead lies in the draw pile, so that all open cards are the same whatever it holds.
    """
    lines = ["", ""]
    lines[attacker] = "RUN 25, RUN 25, RUN 20"
    hidden = [card for card in ("SACK", "RUN 15") if card not in hand]
    return position([hand, SCORES] if attacker else [SCORES, hand], lines=lines, draw_pile=hidden, attacker=attacker)


def scored_on(sit: Sit, *hand: str, **how: object) -> TablePlayer:
    """The computer has scored a touchdown against this hand."""
    player = sit("jukem", at=about_to_score(list(hand)), **how)
    player.rest()
    player.frames(3)
    assert player.match.state.facts.points[1] == 7
    return player


def dimmed(player: TablePlayer) -> list[str]:
    return [card.card.code for card in player.hand if card.left_out]


@pytest.mark.parametrize("look", [{}, {"pace": 1.0}, {"reduced_motion": True}], ids=["instant", "usual", "reduced"])
def test_a_stop_dims_and_says_why_while_a_touchdown_stands(sit: Sit, look: dict[str, object]) -> None:
    player = scored_on(sit, "SACK", "RUN 10", **look)
    assert player.bubble == WHY
    assert dimmed(player) == ["SACK"]
    assert not any(card.rect.colliderect(player.hud.bubble.bounds()) for card in player.hand), "names were covered"
    assert WHY not in (player.prompt, *(line.text for line in player.hud.log.lines))
    player.wait(10)
    assert (player.bubble, dimmed(player)) == ("", [])


class Flags(Quick):
    """A computer that throws a flag as soon as it may, and then leads."""

    def poll(self, ticket: int) -> Answer | None:
        legal = self.asked[ticket].legal_actions
        return Answer((next((each for each in legal if isinstance(each, ThrowFlag)), legal[0]),), ())


def test_a_card_that_can_be_played_by_now_is_not_dimmed(sit: Sit) -> None:
    """A PENALTY came too late for the flag, and may be laid on the play that was led since (FW-28)."""
    at = flagging([["PENALTY 5", "HB Dive"], ["QB Sneak", "QB Option", "PENALTY 5"]], offense=1)
    player = sit("football_war", at=at, bots=Flags())
    player.until(lambda: player.table.choosing is not None)
    assert player.bubble.startswith("Nobody answers a flag")
    assert player.table.choosing.usable(player.card("PENALTY 5"))
    assert dimmed(player) == []


def test_it_is_told_once_a_match_also_after_it_was_stored(sit: Sit) -> None:
    player = scored_on(sit, "SACK", "RUN 10")
    assert player.match.notes["unasked"] == "touchdown"
    live = player.table.live
    assert live.left_out.find(player.table.control.acts[-1]) is None


def test_nothing_is_told_without_such_a_card(sit: Sit) -> None:
    player = scored_on(sit, "RUN 15", "RUN 10")
    assert player.bubble == ""
    assert "unasked" not in player.match.notes


def test_nothing_is_told_where_another_player_looks_on(sit: Sit) -> None:
    player = scored_on_by_person(sit, ["SACK", "RUN 10"], "human")
    assert "unasked" not in player.match.notes
    assert dimmed(player) == []


def scored_on_by_person(sit: Sit, hand: list[str], other: str) -> TablePlayer:
    """The person at the screen has scored against a hand of a person or of the computer."""
    player = sit("jukem", "human", other, at=about_to_score(hand, attacker=0))
    player.take(next(action for action in player.legal if str(action) == "RUN 30"))
    player.frames(3)
    return player


def test_the_other_side_sees_the_same_whatever_the_hand_holds(sit: Sit) -> None:
    """Twins: two matches that differ in the hidden hand alone."""
    pictures = []
    for hand in (["SACK", "RUN 10"], ["RUN 15", "RUN 10"]):
        player = scored_on_by_person(sit, hand, "pro")
        assert "unasked" not in player.match.notes
        pictures.append(pygame.image.tobytes(player.app.screen, "RGB"))
    assert pictures[0] == pictures[1]
