"""A held card: what its man reaches is tinted, where it may not go says why, and it is seen under the pointer."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.variants.card_bowl.actions import Commit
from game.variants.card_bowl.formations import SLOT
from game.variants.card_bowl.jobs import EVERYTHING
from game.variants.card_bowl.ranges import Reach, reach_of
from scenes.shell.loop import STEP
from scenes.table.card_bowl.reach_tint import NOTHING
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_bowl.test_set_up_page import free, men, opened_at
from tests.scenes.table.sitting import click

LINEBACKERS, SAFETIES = ("OLB-L", "ILB", "OLB-R"), ("S-L", "S-R")


def hold(pilot: Pilot, start_at: tuple[int, int], *ways: tuple[int, int]) -> None:
    """Presses on a card and moves it there, without letting it go."""
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start_at, button=1)])
    for spot in ((start_at[0] + 24, start_at[1]), *ways):
        pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0))])


def let_go(pilot: Pilot, spot: tuple[int, int]) -> None:
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1)])
    pilot.settle()


def man_at(table: Any, *places: str) -> int:
    """The first man of the defense who stands at one of the places and may be picked."""
    free_ = {action.man for action in table.choosing.legal if hasattr(action, "man")}
    return next(man for man, place in enumerate(table.game.table_state.places) if place in places and man in free_)


def sprite_of(table: Any, man: int) -> Any:
    return table.board.zones[f"man:0:{man}"][0]


@pytest.mark.parametrize("posts", [LINEBACKERS, SAFETIES])
def test_what_a_picked_man_reaches_is_tinted_until_he_is_put_back(start: Start, posts: tuple[str, ...]) -> None:
    """CB-252."""
    pilot, table = start(asked="pattern_turn", seed=4, level=EVERYTHING)
    tint, man = table.game.reach_tint, man_at(table, *posts)
    assert tint.reach == NOTHING
    sprite = sprite_of(table, man)
    click(pilot, sprite.rect.center)
    reach = reach_of(table.session.view(0).play, man)
    assert tint.reach == reach != Reach((), ())
    assert reach is not None
    assert bool(reach.lanes) == (posts == LINEBACKERS)
    spots = table.game.marks.spots()
    offense = table.game.table_state.play.offense
    tinted = tint.areas()
    assert all(
        any(area.contains(table.game.lineup.rect(spots[offense, each])) for area in tinted) for each in reach.men
    )
    before = len(table.match.actions)
    pilot.wait(0.5)
    click(pilot, sprite.rect.center)
    assert tint.reach == NOTHING
    assert len(table.match.actions) == before, "a second click puts him back; it is not meant for the coach"


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_the_words_of_the_tint_lie_over_no_others_and_no_sum(start: Start, size: tuple[int, int]) -> None:
    """Over two receivers side by side they were written across each other, over a tight end across his lane's sum."""
    _, table = start(asked="pattern_turn", seed=4, level=EVERYTHING, size=size)
    tint, lineup = table.game.reach_tint, table.game.lineup
    for reached in combinations(range(11), 4):
        tint.reach = Reach((), reached)
        plates = tint.plates()
        assert not [pair for pair in combinations(plates, 2) if pair[0].colliderect(pair[1])]
        assert not [plate for plate in plates if plate.colliderect(lineup.lane_rect(0, 0).inflate(lineup.wide, 0))]


def test_the_tint_is_seen(start: Start) -> None:
    pilot, table = start(asked="pattern_turn", seed=4, level=EVERYTHING)
    man = man_at(table, *LINEBACKERS)
    pilot.app.step(STEP)
    area = pygame.Rect(0, 0, 6, 6)
    before = pilot.app.screen.copy()
    click(pilot, sprite_of(table, man).rect.center)
    pilot.frames(4)
    band = table.game.reach_tint.areas()[0]
    area.midleft = (band.left + 12, band.centery + 10)
    assert pygame.image.tobytes(before.subsurface(area), "RGB") != (
        pygame.image.tobytes(pilot.app.screen.subsurface(area), "RGB")
    )


def test_a_dragged_man_is_under_the_pointer_and_says_where_he_may_not_go(start: Start) -> None:
    """CB-252: while he is held; dropped there he goes back, dropped on a lane of his he goes in."""
    pilot, table = start(asked="pattern_turn", seed=4, level=EVERYTHING)
    game = table.game
    commits = [action for action in table.choosing.legal if isinstance(action, Commit)]
    man, g = next((action.man, action.g) for action in commits)
    sprite, begun, count = sprite_of(table, man), sprite_of(table, man).rect.center, len(table.match.actions)
    reach = reach_of(table.session.view(0).play, man)
    assert reach is not None
    play = table.session.view(0).play
    far = next(other for other in range(11) if play.slots[other] >= SLOT["LW1"] and other not in reach.men)
    wrong = game.lineup.rect(game.marks.spots()[game.table_state.play.offense, far]).center
    hold(pilot, begun, wrong)
    assert sprite.rect.center == pytest.approx(wrong, abs=1)
    assert table.hud.bubble.text
    right = game.lineup.lane_rect(g, g).center
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=right, rel=(0, 0), buttons=(1, 0, 0))])
    assert table.hud.bubble.text == ""
    assert (g, g) in game.lane_sums.lit
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=wrong, rel=(0, 0), buttons=(1, 0, 0))])
    let_go(pilot, wrong)
    assert len(table.match.actions) == count
    assert (sprite.x, sprite.y) == pytest.approx(begun, abs=1), "back at its place, still picked"
    table.choosing.clear()
    table.renew()
    hold(pilot, begun, right)
    let_go(pilot, right)
    assert Commit(man, g) in table.match.actions[count:]


def test_a_card_of_the_hand_is_as_small_as_its_place_and_goes_to_no_other_slot(start: Start) -> None:
    """CB-212: cards go down in order."""
    pilot, table = start(asked="offense_cards", seed=3, level=EVERYTHING)
    game, sprite, count = table.game, table.board.hand(0)[3], len(table.match.actions)
    begun, wide = sprite.rect.center, sprite.width
    spots = game.marks.spots()
    other = game.lineup.rect(spots[0, 4]).center
    hold(pilot, begun, other)
    assert sprite.rect.center == pytest.approx(other, abs=1)
    assert sprite.width == game.lineup.layout.px(game.lineup.card) < wide
    assert table.hud.bubble.text
    let_go(pilot, other)
    assert len(table.match.actions) == count
    assert sprite.width == pytest.approx(wide, abs=1)
    table.choosing.clear()
    table.renew()
    its = game.lineup.rect(spots[0, game.table_state.slots.index(game.marks.asked)]).center
    hold(pilot, begun, its)
    assert table.hud.bubble.text == ""
    let_go(pilot, its)
    assert len(table.match.actions) == count + 1


def test_on_the_page_the_held_card_is_drawn_under_the_pointer_and_a_red_place_says_why(start: Start) -> None:
    """CB-209, said while the card is held."""
    pilot, _, page = opened_at(start, "formation")
    pilot.click("I-form")
    man = men(page)[SLOT["BC"]]
    begun, nowhere = man.rect.center, (man.rect.centerx + man.rect.w * 5, man.rect.centery)
    before = pilot.app.screen.copy()
    hold(pilot, begun, nowhere)
    pilot.frames(2)
    box = pygame.Rect(0, 0, man.rect.w // 2, man.rect.h // 2)
    box.center = nowhere
    shown = pilot.app.screen.subsurface(box)
    card = before.subsurface(box.move(begun[0] - nowhere[0], begun[1] - nowhere[1]))
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(card, "RGB")
    bad = next(place for place in free(page).values() if place.free.fault)
    where = bad.rect.center
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(1, 0, 0))])
    pilot.frames(2)
    assert page.tooltip.rect is not None
    assert page.tooltip.text
    pilot.app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=nowhere, rel=(0, 0), buttons=(1, 0, 0))])
    let_go(pilot, nowhere)
    assert page.picked is None
    assert not any(widget.held for widget in men(page).values())
