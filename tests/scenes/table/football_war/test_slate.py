"""What stands on the slate, and that it has room: the board, the sideline, the piles and the buttons."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.variants.football_war.actions import CONCEDE
from game.variants.football_war.names import LEGEND
from game.variants.football_war.words import FORGOTTEN
from scenes.table.football_war.call_board import CALLED_WIDE
from scenes.table.football_war.piles import NAME_SEEN
from scenes.table.input.target_kinds import LogTarget
from tests.game.football_war.positions import position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit


@EVERY_LOOK
def test_no_explanation_covers_the_board_or_what_each_side_has(
    leading: Sit, size: tuple[int, int], text_size: int
) -> None:
    """FW-71: the tip of a heading lay over the rows below it."""
    player = leading("Curl", "HB Draw", size=size, text_size=text_size)
    for name, spot in player.game.legend().items():
        player.hover(spot.center)
        player.wait(1.0)
        tip = player.hud.tip
        assert tip.text, name
        kept = (player.game.call.rect, player.game.sideline.rect)
        assert tip.bounds().collidelist(kept) < 0, (name, tip.bounds())


def test_the_table_shows_nothing_that_is_empty(football_war: Sit, leading: Sit) -> None:
    """A newcomer read GIVEN UP 0, FLAGS 0, an empty box and a dash, and the half of a match that has but one."""
    for length, half in (("one", []), ("two", ["half"])):
        fresh = football_war(options={"length": length}, wait=0)
        fresh.frames(1)
        assert [slot.heading for slot in fresh.game.slots()] == [*half, "play pile", "cards in hand"], "before the deal"
        bare = football_war(options={"length": length})
        assert [slot.heading for slot in bare.game.slots()] == [*half, "play pile", "cards in hand"]
    begun = football_war(at=position([["HB Dive"], ["Go Route"]], length="one"))
    assert begun.game.slots()[0].heading == "play pile", "a lesson of one half, which nobody dealt"
    thrown = leading("HB Draw", flag_pile=["PENALTY 5"] * 2, live="Curl", chain=1, offense=1)
    for player, drawn in ((bare, False), (thrown, True)):
        empty = pygame.Surface(player.app.screen.get_size())
        player.game.flags.paint(empty)
        player.game.forfeits.paint(empty)
        assert any(pygame.image.tobytes(empty, "RGB")) is drawn
        assert ("audibles" in player.game.legend()) is drawn


def test_a_line_that_was_forgotten_says_why_where_it_is_pointed_at(leading: Sit) -> None:
    """FW-13: "Gulls led a play" looked like a fault."""
    player = leading("Curl", "HB Dive", "Go Route", "HB Draw", others=("QB Sneak",), kinds=("human", "human"), wait=0)
    for action in ("LEAD(Curl)", "CONCEDE", "LEAD(HB Dive)", "CONCEDE", "LEAD(Go Route)"):
        player.commit(action)
    player.still()
    told = {target.name.split(" (")[0]: target.explanation for target in player.targets(LogTarget)}
    assert told["Gulls led a play."] == FORGOTTEN
    assert told["Gulls led Go Route."].startswith("Rule FW-")


def test_no_button_comes_to_lie_where_another_one_was_just_pressed(leading: Sit, defending: Sit) -> None:
    """The pointer that had led a card rested on *Concede and draw*, with a matching card in hand."""
    lead = leading("Curl", "HB Draw", draw_pile=["HB Dive"])
    lead.click("Curl")
    (led,) = [button.rect for button in lead.large if button.label.startswith("Lead it")]
    answer = defending("Curl", "HB Draw")
    free = [button.rect for button in answer.large]
    assert led.collidelist(free) < 0, "nothing is there until a card is picked"
    answer.click("Curl")
    places = {button.label.partition(":")[0]: button.rect for button in answer.large}
    assert [places["Concede and draw"], places["Timeout"], places["Look back"]] == free
    assert places["Match it"].topleft == led.topleft


@EVERY_LOOK
def test_kept_places_leave_every_button_its_height(defending: Sit, size: tuple[int, int], text_size: int) -> None:
    """A11Y-08."""
    player = defending("Curl", "HB Draw", size=size, text_size=text_size)
    player.click("Curl")
    assert len(player.large) == 4
    assert all(button.rect.h >= round(35 * size[1] / 600) for button in player.large)
    assert player.app.theme.overflows == set()


@EVERY_LOOK
def test_every_score_of_a_side_stands_on_a_chip_of_its_own(sit: Sit, size: tuple[int, int], text_size: int) -> None:
    """FW-82: 3 and 7 points read as 37, and 7 3 3 stood beside a score of 20."""
    at = position([["Curl"] * 5, ["Go Route"] * 5], points=(34, 0), more=40)
    player = sit("football_war", at=at, size=size, text_size=text_size)
    sideline = player.game.sideline
    chips = sideline.score_chips(0)
    scored = [score.points for score in player.game.table_state.scoring]
    assert len(scored) > len(chips)
    assert sum(points for points, _ in chips) == 34
    assert [points for points, _ in chips[1:]] == scored[len(scored) - len(chips) + 1 :]
    rects = [chip for _, chip in chips]
    assert all(one.right < other.left for one, other in pairwise(rects))
    assert all(rect.collidelist(list(sideline.legend().values())[1:]) < 0 for rect in rects)


@EVERY_LOOK
def test_what_became_of_a_called_play_leaves_its_card_in_sight(sit: Sit, size: tuple[int, int], text_size: int) -> None:
    """FW-59: "nobody stops it" lay over the card that the AUDIBLE stands for."""
    at = position([["HB Dive"], ["Go Route"]], live="Hail Mary", chain=1, offense=1, more=40)
    call = sit("football_war", at=at, size=size, text_size=text_size).game.call
    screen = pygame.Surface(size)
    call.verdict = "nobody stops it"
    call.paint(screen)
    card = pygame.Rect(0, 0, call.theme.px(CALLED_WIDE), call.theme.px(CALLED_WIDE))
    card.midright = (call.rect.right - call.theme.px(12), call.rect.bottom - call.theme.px(60))
    stamped = pygame.image.tobytes(screen.subsurface(card), "RGB")
    call.verdict = "it"
    call.paint(screen)
    assert pygame.image.tobytes(screen.subsurface(card), "RGB") == stamped


def test_cards_of_an_open_drive_pile_show_their_names_if_there_is_room(defending: Sit) -> None:
    """FW-74: eleven cards lay in one row with cut names, the lower half of the panel was empty."""
    pile = ["Curl", *("Go Route", "HB Sweep", "HB Counter", "FB Trap", "QB Sneak") * 2]
    player = defending("Curl", "HB Draw", drive_pile=pile, auto_continue=False)
    player.take("LOOK_BACK")
    spread = [each.rect for each in player.game.opened_pile.spread]
    rows = {rect.y for rect in spread}
    assert len(spread) == 11
    assert len(rows) == 2
    across = [next_.x - rect.x for rect, next_ in pairwise(spread) if next_.y == rect.y]
    assert min(across) >= player.app.theme.px(NAME_SEEN)
    assert not any(one.colliderect(other) for one, other in combinations(spread, 2)), "there is room for whole cards"
    assert player.game.opened_pile.to_stop == "to stop: Curl"


def test_the_play_pile_counts_down_to_0(leading: Sit) -> None:
    player = leading("Curl", "HB Draw")
    player.game.play_pile.count = 0
    assert next(slot.value for slot in player.game.slots() if slot.heading == "play pile") == "0"


def test_between_plays_the_board_keeps_the_last_one_and_what_became_of_it(defending: Sit) -> None:
    """The board was black and empty until the next lead."""
    player = defending("HB Draw", pace=1.0)
    player.alone()
    player.commit(CONCEDE)
    call = player.game.call
    assert player.until(lambda: call.is_clear and call.last[0], 10)
    assert (call._heading(), call._headline(), call._last) == ("last play", "Curl", "nobody stopped it")
    player.game.recall(iter([event for act in reversed(player.hud.shown.acts) for event in reversed(act)]))
    assert call.last == ("Curl", "nobody stopped it"), "after a jump as well"


def test_look_back_and_timeout_are_explained_once_they_are_of_use(defending: Sit) -> None:
    """Their names stood on the table from the first play on, and nothing ever said what they are for."""
    few = defending("HB Draw")
    assert "timeout" in few.game.matters(few.view)
    assert "look back" not in few.game.matters(few.view)
    few.game.table_state.zones["drive_pile"] += [None] * 6
    assert "look back" in few.game.matters(few.view)
    assert {"timeout", "look back"} <= {*few.game.legend()}


def test_the_board_tells_what_a_stop_and_a_concession_are_worth(defending: Sit) -> None:
    """A newcomer conceded for a half without knowing how near either side was, and never felt that he decided."""
    call = defending("HB Draw", "Go Route", "AUDIBLE", others=("HB Dive", "HB Sweep")).game.call
    assert call.stakes == ("they are 2 plays from 7 points", "stop it: you are 2 plays from 7 points")
    last = defending("HB Draw", "Go Route", "AUDIBLE", others=()).game.call
    assert last.stakes == ("last card: 7 points", "stop it: you are 2 plays from 7 points")
    returned = defending("Curl", others=("HB Dive",)).game.call
    assert returned.stakes == ("they are 1 play from 7 points",), "the last card goes back and needs no other"


def test_the_board_tells_of_no_stop_where_the_play_is_let_stand(defending: Sit) -> None:
    """What a stop is worth stood there while it was conceded."""
    nothing = defending("HB Draw", "Go Route", others=("HB Dive", "HB Sweep")).game.call
    assert (nothing._heading(), nothing.stakes) == ("nothing of yours stops it", ("they are 2 plays from 7 points",))
    flag = defending("HB Draw", "PENALTY 5", others=("HB Dive", "HB Sweep")).game.call
    assert (flag._heading(), flag.stakes) == ("you can only call it back", ("they are 2 plays from 7 points",))
    player = defending("Curl", "Go Route", others=("HB Dive", "HB Sweep"), pace=1.0, confirmations=False)
    player.alone()
    assert player.game.call._heading() == "stop this play"
    player.commit(str(CONCEDE))
    told = [player.game.call.stakes for _ in player.motion() if player.game.call.play == "Curl"]
    assert told
    assert player.game.call.gives_in in ("", "you let it stand")
    assert not any("stop it" in line for lines in told[1:] for line in lines)
    before_others = defending("HB Draw", others=("HB Dive", "HB Sweep"), kinds=("human", "human")).game.call
    assert before_others._heading() == "stop this play"


def test_a_selected_lead_tells_how_near_it_brings_the_touchdown(leading: Sit) -> None:
    player = leading("Curl", "HB Draw", "Go Route")
    player.click("Curl")
    player.frames(2)
    assert player.game.call._heading() == "if it stands: 2 plays from 7 points"
    assert player.game.call._headline() == "Curl"
    player.press("escape")
    player.frames(2)
    assert player.game.call._headline() == "Your call"


def test_a_field_goal_as_the_last_card_is_no_play_from_a_touchdown(leading: Sit) -> None:
    """The board said "1 play from 7 points" above a strip that said "kick it for 3 points"."""
    assert "you are 1 kick from 3 points" in leading("FIELD GOAL").game.call._told
    player = leading("Curl", "FIELD GOAL")
    player.click("Curl")
    player.frames(2)
    assert player.game.call._heading() == "if it stands: 1 kick from 3 points"


def test_a_match_that_leaves_a_field_goal_is_no_play_from_a_touchdown(defending: Sit) -> None:
    assert "stop it: you are 1 kick from 3 points" in defending("Curl", "FIELD GOAL").game.call.stakes
    assert "stop it: you are 1 play from 7 points" in defending("Curl", "HB Draw").game.call.stakes


def test_an_offense_is_stamped_and_told_as_the_last_card(leading: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board went on with the match before it."""
    player = leading("OFFENSE", "HB Draw", "Curl", pace=1.0)
    player.alone()
    stamped, effects = list[str](), player.table.playback.effects
    monkeypatch.setattr(effects, "stamp", lambda center, words, *look: stamped.append(words))
    player.commit("EXTRA(HB Draw)")
    player.still()
    assert stamped == ["Offense!"]
    assert player.game.call._last == "last: OFFENSE, HB Draw went with it"


def test_conceding_names_the_points_that_it_gives(defending: Sit) -> None:
    """The button read "Concede and draw" while seven points were at stake."""
    assert "Concede 7 points" in defending("HB Draw", others=()).buttons
    assert "Concede and draw" in defending("HB Draw", others=("HB Dive",)).buttons


def test_what_a_special_card_is_kept_for_is_explained_once_it_may_be_spent(defending: Sit) -> None:
    player = defending("HB Draw", "AUDIBLE", others=("HB Dive",))
    player.table.session.knows_game = lambda: False
    assert player.until(lambda: player.bubble == LEGEND["special card"], 4.0)
    assert player.hud.bubble.bounds().right <= player.hud.space.table.right, "it lay over the log"
    assert player.hud.bubble.bounds().collidelist([card.rect for card in player.hand]) < 0
    assert "special card" not in (plain := defending("HB Draw", others=("HB Dive",))).game.matters(plain.view)


@pytest.mark.parametrize(("held", "explained"), [("Curl", True), ("FB Trap", False)])
def test_the_same_play_again_is_explained_to_who_still_holds_one(sit: Sit, held: str, explained: bool) -> None:
    """What a concession tells about the other hand was the best of all reasons to choose a lead, and nobody said it."""
    player = sit("football_war", at=position([["Curl", held, "HB Dive"], ["Go Route", "HB Draw", "HB Sweep"]], more=40))
    player.alone()
    player.table.session.knows_game = lambda: False
    player.take("LEAD(Curl)", str(CONCEDE))
    assert player.until(lambda: player.bubble, 4.0)
    assert (player.bubble == LEGEND["same again"]) is explained
