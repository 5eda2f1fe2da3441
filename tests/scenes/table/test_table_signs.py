"""What a table says of itself: the goal, and what its headings and marks mean."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.events import PossessionChanged
from game.variant import Rules
from game.variants import find_rules
from scenes.table.hud.panels import Bubble
from scenes.table.input.target_kinds import SignTarget
from scenes.ui.theme import Theme
from tests.play import BUILT
from tests.scenes.table.player import Sit

MARKS = {
    "jukem": {"to go", "deck", "stops", "wipes"},
    "football_war": {"look back", "timeout", "cards in hand"},
    "real_deal": {"possessions", "may score"},
    "blowout": {"period", "plays left each", "down", "ball on", "first-down line", "red line", "posts"},
    "card_bowl": {"quarter", "clock", "down", "timeouts"},
}
"""Marks of each table that cannot be guessed."""


@pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
def test_the_goal_has_at_most_six_words_and_is_told_in_full(rules: Rules) -> None:
    words = rules.words
    assert 2 <= len(words.GOAL.split()) <= 6
    assert len(words.LEGEND["goal"]) > len(words.GOAL)
    assert all(text.endswith(".") for text in words.LEGEND.values())


@pytest.mark.parametrize("variant", MARKS)
@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
def test_the_goal_stands_on_the_table_and_every_mark_is_explained(sit: Sit, variant: str, look: dict[str, Any]) -> None:
    player = sit(variant, seed=5, **look)
    prompt, words = player.hud.prompt, player.match.rules.words
    assert (prompt.goal, prompt.goal_means) == player.game.goal(player.view)
    assert prompt.rect.contains(prompt.goal_rect)
    found = {target.name.removeprefix("About: "): target for target in player.targets(SignTarget)}
    headings = {name: means for name, (_, means) in player.hud.headings.items()}
    assert {*headings} == {"goal", "drives"}
    assert MARKS[variant] | {*headings} <= set(found) <= {*words.LEGEND, *headings}
    for name, target in found.items():
        player.hover(target.rect.center)
        player.wait(0.6)
        assert player.tip == headings.get(name, words.LEGEND.get(name))
        assert not player.hud.tip.bounds().colliderect(prompt.rect)


@pytest.mark.parametrize("variant", MARKS)
def test_the_marks_can_be_reached_by_keys(sit: Sit, variant: str) -> None:
    player = sit(variant, seed=5)
    for _ in range(20):
        player.press("tab")
        if isinstance(player.focus, SignTarget):
            break
    player.wait(0.1)
    assert player.tip == player.focus.explanation
    assert player.hud.ring.rect == player.focus.rect


def test_the_tail_of_a_bubble_is_outside_its_box() -> None:
    """The plate was painted over box and tail together, so that a stray notch stood in its corner."""
    theme = Theme()
    bubble, source = Bubble(theme), pygame.Rect(600, 20, 40, 20)
    bubble.say("Cards left in each deck.", source, pygame.Rect(0, 0, 1280, 720))
    surface = pygame.Surface(theme.size)
    bubble.paint(surface)
    above = pygame.Rect(bubble.bounds().x, bubble.bounds().y, bubble.bounds().w, bubble._box.y - bubble.bounds().y)
    assert above.h > 0
    tip, *_ = bubble._tail
    assert {tuple(surface.get_at((x, above.y)))[:3] for x in range(above.x, above.right) if abs(x - tip[0]) > 9} == {
        (0, 0, 0)
    }


def test_a_bubble_has_no_tail_that_does_not_reach_what_it_is_about() -> None:
    """Pushed away from the score, it seemed to point at the cards of the other side."""
    bubble, source = Bubble(Theme()), pygame.Rect(600, 20, 40, 20)
    bubble.say("Cards left.", source, pygame.Rect(0, 140, 1280, 580))
    assert bubble._box.top >= 140
    assert bubble._tail == []


def test_a_goal_is_taken_away_with_the_ball(sit: Sit) -> None:
    """The words "Drive into their end zone" stood below a club that had just lost the ball."""
    player = sit(find_rules("blowout"), "human", "pro")
    prompt = player.hud.prompt
    assert prompt.goal
    player.hud.show_event(PossessionChanged(clause="BO-8", seat=1), 0, None)
    assert (prompt.goal, prompt.goal_means) == ("", "")
