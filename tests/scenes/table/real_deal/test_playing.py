"""The table of Real Deal, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer
from game.contract import Action, View
from game.variant import Rules
from game.variants.real_deal.actions import ACCEPT, Concede, PlayCard, Punt
from game.variants.real_deal.cards import (
    END_OF_QUARTER,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    MISS,
    PASS_SHORT,
    PUNT_INSIDE,
    RED_FLAG,
    RUN_LONG,
    RUN_SHORT,
    SAFETY,
)
from game.variants.real_deal.names import COUNTER, GOAL
from scenes.shell.dialog import Dialog
from tests.game.real_deal.positions import position
from tests.scenes.table.player import Sit


def says(game: Any) -> tuple[Any, ...]:
    """What the things of the desk say, but the counts of piles, which change as cards land."""
    things = (game.rundown, game.marks, game.callers, game.verdict)
    slots = [slot.value for slot in game.slots() if slot.heading != "decks"]
    return game.stakes.says(), *(thing.render_key() for thing in things), *slots


OFFENSE = [[RUN_SHORT, SAFETY], [FOURTH_DOWN, HOLDING]]


def test_a_touchdown_is_not_punted_by_a_slip(real_deal: Sit) -> None:
    """*Plain punt, lay down* is right below the button of the touchdown."""
    player = real_deal(at=position(OFFENSE))
    player.click(RUN_SHORT)
    player.click(player.large[1])
    assert (player.place, player.taken) == ("Dialog", [])


def test_the_same_card_is_played_or_punted_by_its_button(real_deal: Sit) -> None:
    """RD-25: any card may be punted, also one that could be played."""
    player = real_deal(at=position(OFFENSE), confirmations=False)
    player.click(RUN_SHORT)
    assert player.buttons == ["TOUCHDOWN +7", "Plain punt, lay down"]
    player.click(player.large[1])
    assert player.taken[0] == f"PUNT({RUN_SHORT})"


@pytest.mark.parametrize(("there", "done"), [("spot", f"PLAY({RUN_SHORT})"), ("discard", f"PUNT({RUN_SHORT})")])
def test_the_same_card_is_played_or_punted_by_where_it_is_dropped(real_deal: Sit, there: str, done: str) -> None:
    """RD-25: the middle of the desk takes a play, the discards a punt."""
    player = real_deal(at=position(OFFENSE), confirmations=False)
    game = player.game
    goal = game.desk.spots[0] if there == "spot" else game.discards[0].rect
    player.drag(RUN_SHORT, goal)
    assert player.taken[0] == done


def test_a_card_that_cannot_be_played_says_why_at_the_spot(real_deal: Sit) -> None:
    """RD-24: a counter dropped on the duel spot goes back with its reason; it can be punted."""
    player = real_deal(at=position(OFFENSE))
    player.click(SAFETY)
    player.click(player.game.desk.spots[0].center)
    assert "SAFETY answers a play" in player.bubble
    assert player.taken == []


AGAINST: dict[str, Any] = {
    "offense": 1,
    "phase": "counter",
    "table_piles": [[], [RUN_SHORT]],
    "chain": [[1, RUN_SHORT]],
}


def test_only_the_counters_glow_and_any_card_can_be_conceded(real_deal: Sit) -> None:
    """RD-28, RD-29."""
    player = real_deal(at=position([[FOURTH_DOWN, PASS_SHORT], [HOLDING]], **AGAINST))
    assert player.card(FOURTH_DOWN).legal
    assert not player.card(PASS_SHORT).legal
    assert not player.card(PASS_SHORT).dull
    assert player.buttons == ["Allow it"]
    player.large[0].press()
    assert player.bubble == "Allow it: pick the card to lay down."
    player.click(PASS_SHORT)
    assert player.buttons == ["Allow it, lay down"], "a card below it must not read as the one that is allowed"


def test_conceding_with_a_counter_in_hand_is_asked_about(real_deal: Sit) -> None:
    player = real_deal(at=position([[FOURTH_DOWN, PASS_SHORT], [HOLDING]], **AGAINST))
    player.drag(PASS_SHORT, player.game.discards[0].rect)
    assert isinstance(player.scene, Dialog)
    assert "4TH DOWN STOP" in player.scene.text
    player.press("escape")
    assert player.taken == []


@pytest.mark.parametrize("again", [False, True], ids=["hints shown", "hints closed"])
def test_nothing_is_asked_about_what_a_hint_named(real_deal: Sit, again: bool) -> None:
    """A hint to concede is one for any card that may be laid down for it."""
    player = real_deal(at=position([[FOURTH_DOWN, PASS_SHORT], [HOLDING]], **AGAINST))
    hint = Hint(f"CONCEDE({FOURTH_DOWN})", 0.5, "It keeps something.")
    player.table.control.session.hint = lambda: Answer((), (hint,))
    player.table.advisor.update()
    player.table.control.session.hint = lambda: None
    if again:
        player.table.advisor.ask()
        assert not player.table.choosing.hinted
    player.drag(PASS_SHORT, player.game.discards[0].rect)
    assert player.taken[0] == f"CONCEDE({PASS_SHORT})"


def test_nothing_is_asked_about_what_pro_would_do(real_deal: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pro sees no more than the player does."""
    seen: list[int] = []

    def conceding(rules: Rules, view: View, legal: Sequence[Action]) -> Action:
        seen.append(view.seat)
        return Concede(PASS_SHORT)

    monkeypatch.setattr("scenes.table.choice.action_dialogs.pros_choice", conceding)
    player = real_deal(at=position([[FOURTH_DOWN, PASS_SHORT], [HOLDING]], **AGAINST))
    player.drag(PASS_SHORT, player.game.discards[0].rect)
    assert player.taken[0] == f"CONCEDE({PASS_SHORT})"
    assert set(seen) == {0}


def test_rd_56_who_goes_on_with_a_new_hand_is_not_passed_to(real_deal: Sit) -> None:
    """RD-56: the curtain falls before cards that were dealt, and says that nobody else is to play."""
    at = position([[END_OF_QUARTER, PASS_SHORT], [HOLDING, RED_FLAG]], finished=[4, 4])
    player = real_deal("human", "human", at=at, curtain="press_twice")
    assert player.shows("Pass to")
    player.open_curtain()
    player.drag(END_OF_QUARTER, player.game.desk.spots[0])
    for _ in range(600):
        player.frames()
        if player.waiting:
            player.table.go_on()
        if player.place == "Curtain":
            break
    assert player.shows("Still the turn of")
    assert player.shows("Gulls")
    assert player.table.control.handing_to == 0


def test_nothing_is_asked_before_others_at_the_screen(real_deal: Sit) -> None:
    """RD-16: whether a conceding team held a counter shows nowhere."""
    for own in (FOURTH_DOWN, SAFETY):
        player = real_deal(
            "human", "human", at=position([[own, PASS_SHORT], [HOLDING]], **AGAINST), curtain="press_twice"
        )
        player.open_curtain()
        player.drag(PASS_SHORT, player.game.discards[0].rect)
        assert player.taken == [f"CONCEDE({PASS_SHORT})"]


def test_at_one_screen_a_duel_takes_one_hand_over_a_side(real_deal: Sit) -> None:
    """A play, its stop and the next play: the curtain falls once, since the team that stops has the ball."""
    player = real_deal("human", "human", at=position(OFFENSE), curtain="press_twice")
    player.open_curtain()
    player.drag(RUN_SHORT, player.game.desk.spots[0])
    player.wait(1.0)
    assert player.place == "Curtain"
    player.open_curtain()
    assert player.viewer == 1
    player.drag(FOURTH_DOWN, player.game.desk.spots[1])
    player.rest(3.0)
    assert player.place == "Table"
    assert player.taken == [f"PLAY({RUN_SHORT})", f"COUNTER({FOURTH_DOWN})"]
    assert player.table.session.decision.seat == player.viewer == 1


def test_a_conceded_card_lies_face_down_for_its_owner_too(real_deal: Sit) -> None:
    """RD-12: it is not shown again, neither then nor later."""
    player = real_deal(at=position([[SAFETY, PASS_SHORT], [HOLDING, RUN_LONG]], **AGAINST), pace=0.3)
    player.rest()
    player.commit(Concede(PASS_SHORT))
    frames = 0
    while player.busy and frames < 240:
        player.frames()
        frames += 1
        known = [sprite.card for sprite in player.zone("discard_pile:0") if sprite.card_id is not None]
        assert PASS_SHORT not in [card.code for card in known]
    assert frames > 10
    assert PASS_SHORT not in [sprite.card.code for sprite in player.zone("discard_pile:0") if sprite.card]
    assert any(sprite.card_id is None for sprite in player.zone("discard_pile:0"))


@pytest.mark.parametrize(("color", "back"), [("black", "real_deal_black_gulls"), ("white", "real_deal_white_gulls")])
def test_a_wild_card_wears_the_back_of_its_team(real_deal: Sit, color: str, back: str) -> None:
    """RD-14: another back would betray hands; the option says which team is the first seat's."""
    player = real_deal("pro", "pro", options={"color": color})
    own = [sprite.back for zone in ("hand:0", "discard_pile:0") for sprite in player.table.board.zones[zone]]
    assert set(own) == {back}
    others = "white" if color == "black" else "black"
    assert {sprite.back for sprite in player.zone("hand:1")} == {f"real_deal_{others}_foxes"}


def test_after_a_flag_the_duel_stays_until_the_next_play(real_deal: Sit) -> None:
    """RD-36: the play and its flag lie large; with the next play they move to the possession's rundown."""
    state = position([[RUN_SHORT, RUN_LONG], [HOLDING, RED_FLAG, SAFETY]])
    player = real_deal("human", "pro", at=state)
    desk, board = player.game.desk, player.table.board
    player.table.session.match.play(
        *[action for action in state.legal_actions() if str(action) == f"PLAY({RUN_SHORT})"]
    )
    player.table.session.match.play(
        *[action for action in state.legal_actions() if str(action) == f"COUNTER({HOLDING})"]
    )
    player.table.playback.rebuild()
    assert [board.zones[f"table_pile:{seat}"][0].rect.center for seat in (0, 1)] == [each.center for each in desk.spots]
    assert (player.game.verdict.word, player.game.stakes.says()[0]) == ("no play", f"{HOLDING}: no play")
    player.table.session.match.play(*[action for action in state.legal_actions() if str(action) == f"PLAY({RUN_LONG})"])
    player.table.playback.rebuild()
    first, second = board.zones["table_pile:0"]
    assert desk.rundown.contains(first.rect)
    assert desk.rundown.contains(board.zones["table_pile:1"][0].rect)
    assert second.rect.center == desk.spots[0].center


def test_the_two_ways_to_punt_inside_the_10_differ_in_both_lines(real_deal: Sit) -> None:
    """Both named the card below the word PUNT."""
    player = real_deal(at=position([[PUNT_INSIDE, FUMBLE], [MISS]]))
    player.alone()
    words = [player.match.rules.words.button(action) for action in (PlayCard(PUNT_INSIDE), Punt(PUNT_INSIDE))]
    assert words[0] == ("Pin them inside the 10", "they get long plays only")
    assert not set(words[0]) & set(words[1])


def test_a_play_that_is_allowed_without_a_question_says_that_nothing_in_hand_answers_it(real_deal: Sit) -> None:
    waits: dict[str, Any] = {"offense": 0, "phase": "counter", "table_piles": [[RUN_LONG], [SAFETY]]}
    player = real_deal(at=position([[MISS], [FUMBLE]], **waits, chain=[[0, RUN_LONG], [1, SAFETY]]), wait=0)
    assert player.game.given_in(ACCEPT, player.view) == (
        "You hold no RED FLAG, HOLDING or PERSONAL FOUL to stop the SAFETY: they score 2."
    )
    punt: dict[str, Any] = {**waits, "offense": 1, "table_piles": [[], [PUNT_INSIDE]], "chain": [[1, PUNT_INSIDE]]}
    pinned = real_deal(at=position([[MISS], [FUMBLE]], **punt), wait=0)
    assert pinned.game.given_in(ACCEPT, pinned.view) == "Nothing of yours stops it: the punt stands."
    assert player.game.given_in(Concede(MISS), player.view) == ""


def test_the_goal_changes_with_the_ball(real_deal: Sit) -> None:
    """While the other side attacked it still said "Score what they cannot counter"."""
    goals = set()
    for offense in (0, 1):
        player = real_deal(at=position([[RUN_LONG], [RUN_LONG]], offense=offense))
        goals.add(player.game.goal(player.match.state.view(0))[0])
    assert goals == {GOAL, COUNTER}


def test_a_deck_that_is_still_being_made_ends_nothing(real_deal: Sit) -> None:
    """For a moment at each kickoff "The next draw ends the quarter" stood there."""
    table_state = real_deal().table.game.table_state
    assert not table_state.next_draw_ends
    table_state.zones["draw_pile:0"] = []
    assert not table_state.next_draw_ends
