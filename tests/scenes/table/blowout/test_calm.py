"""What a player of BLOWOUT!!! is asked without haste: windows, the focus, the goal, and names that agree."""

from __future__ import annotations

import pygame
import pytest

from game.variants.blowout import words
from game.variants.blowout.actions import CALLS, START_ON_DEFENSE, parse
from game.variants.blowout.cards import DISCARD_PILES
from game.variants.blowout.reasons import reason_for
from scenes.control.turns import COMPUTER_DELAY
from scenes.table.blowout.faces import _NAMES
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, last_cards, opening, position
from tests.scenes.table.blowout.test_moments import down
from tests.scenes.table.player import Sit, TablePlayer

NO_ANSWER = ("RUN 70", "RUN 60", "PASS 40", "PASS 55", "PASS 100")


def on_the_way_to_the_next_call(player: TablePlayer) -> set[str]:
    """Every label that the column shows until the next call is asked."""
    seen: set[str] = set()
    for _ in range(600):
        player.frames()
        if player.table.choosing is not None and player.table.session.decision.kind.endswith("call"):
            break
        seen |= set(player.buttons)
    return seen


def test_a_window_without_an_answer_shows_no_button_that_goes_by_itself(snap: Sit) -> None:
    """BO-49: against the computer a lone choice is taken at once, and nothing comes up and goes again."""
    player = snap(position(NO_ANSWER), "RUN 70", "DEF -60", "none", pace=0.0, auto_continue=True)
    assert on_the_way_to_the_next_call(player) == set()
    assert player.taken == ["RUN 70", "DEF -60", "none", "none"]


def test_a_second_press_on_the_spot_of_a_call_accepts_nothing(blowout: Sit) -> None:
    """The button that lets a play stand comes up where "Call" was, and an impatient click or key took it."""
    passes = ["PASS 40", "PASS 45", "PASS 55", "PASS 60", "PASS 100"]
    at = position(passes, ["SACK", *DEFENSE_HAND[:5]], offense=1)
    player = blowout(at=at, pace=0.0, auto_continue=False)
    player.click("DEF -60")
    spot = player.large[0].rect.center
    player.click(spot)
    assert player.until(lambda: player.asked == "defense_response", 3)
    assert player.large[0].rect.collidepoint(spot)
    player.wait(0.22)
    player.click(spot)
    player.press("return")
    assert player.asked == "defense_response"
    player.wait(0.5)
    player.click(spot)
    assert player.taken[-1] == "none"


def test_an_impatient_player_who_skips_to_a_question_does_not_answer_it(blowout: Sit) -> None:
    """The press that skipped the count was followed by one on "Let it stand"."""
    at = position(["RUN 70", "RUN 60", "PASS 55", "PASS 60", "HOLDING"], ball_on=40)
    player = blowout(at=at, pace=1.0, auto_continue=False)
    player.alone()
    player.wait(1.0)
    player.click("RUN 70")
    spot = player.large[0].rect.center
    player.click(spot)
    for act in ("DEF -60", "none"):
        player.table.skip()
        player.frames(2)
        player.commit(act)
    player.frames(3)
    assert player.busy
    player.click(spot)
    assert player.asked == "offense_response"
    player.wait(0.45)
    player.click(spot)
    assert player.asked == "offense_response"
    player.wait(0.5)
    player.click(spot)
    assert player.taken[-1] == "none"


def test_who_wants_to_press_for_a_lone_choice_is_asked(snap: Sit) -> None:
    player = snap(position(NO_ANSWER), "RUN 70", "DEF -60", "none", pace=0.0, auto_continue=False)
    player.rest()
    assert player.buttons == ["Let it stand"]


def test_before_others_a_window_looks_the_same_with_one_choice_and_with_more(snap: Sit) -> None:
    """BO-49, BO-107: it waits for a press, says the same and offers the same."""
    seen = []
    for held in (NO_ANSWER, ("RUN 70", "HOLDING", "PASS 40", "PASS 55", "OFFENSE CHALLENGE")):
        player = snap(position(held), "RUN 70", "DEF -60", kinds=("human", "human"), curtain="press_twice")
        if player.place == "Curtain":
            player.open_curtain()
        player.table.skip()
        player.rest()
        player.table.control.commit(player.legal[0])
        player.rest()
        player.wait(2 * COMPUTER_DELAY)
        assert player.table.session.decision.kind == "offense_response"
        seen.append((player.buttons, player.prompt, len(player.hand)))
    assert seen[0] == seen[1]


def test_only_answers_that_are_held_look_like_something_to_press(blowout: Sit) -> None:
    """The plates of cards in no hand looked like buttons."""
    player = blowout(at=position([*OFFENSE_HAND[:4], "HOLDING"]), pace=0.0, auto_continue=False)
    player.table.session._worker.poll = player.table.session._worker.answer_now = lambda ticket: None
    for act in ("PASS 55", "DEF -60", "none"):
        player.commit(act)
        player.wait(1.0)
    rail, screen = player.game.rail, pygame.Surface(player.table.app.theme.size)
    rail.paint(screen)
    corner = {plaque.code: screen.get_at((plaque.rect.centerx, plaque.rect.top + 4)) for plaque in rail.plaques}
    empty = pygame.Color(0, 0, 0)
    assert {code for code, color in corner.items() if color[:3] != empty[:3]} == {"HOLDING"}
    assert player.game.board_of_duel.asked_text("Gulls")[0] == "Gulls may answer"


def test_who_holds_no_answer_reads_that_and_looks_for_no_button(snap: Sit) -> None:
    """It said "Gulls may answer" for a second, with nothing to press; before others every window says that."""
    player = snap(position(NO_ANSWER), "RUN 70", "DEF -60", "none", pace=0.0)
    player.frames(2)
    board = player.game.board_of_duel
    assert board.asked_text("Gulls")[0] == "You hold no answer to it"
    board.rail.light(None)
    assert board.asked_text("Gulls")[0] == "Gulls may answer"


def test_an_own_gain_needs_no_answer(snap: Sit) -> None:
    """It said "You hold no answer to it" of the player's own ten yards."""
    player = snap(position(NO_ANSWER), "RUN 70", "DEF -60", "none", pace=0.0)
    player.frames(2)
    assert player.game.board_of_duel.asked[1] == "Your call won by 10"


@pytest.mark.parametrize("offense", [0, 1], ids=["on offense", "on defense"])
def test_it_stands_long_enough_to_be_read_that_a_player_holds_no_answer(blowout: Sit, offense: int) -> None:
    """It was there for one frame."""
    player = blowout(at=position(ball_on=40, offense=offense), pace=1.0)
    player.alone()
    if not offense:
        player.commit("RUN 60")
    player.commit("DEF -60")  # against whatever the computer has called
    read = 0
    for _ in range(600):
        player.frames()
        asked = player.game.board_of_duel.asked
        read += asked is not None and asked[1] == "You hold no answer to it"
        if player.match.decision.kind == "offense_call" and not player.busy:
            break
        if player.match.decision.seat != player.viewer and not player.busy:
            player.commit("none")
    assert read / 60 >= 0.75


def test_who_may_respond_is_told_while_the_yards_are_counted(snap: Sit) -> None:
    """The rail came when all was counted, and only then began the wait for an answer."""
    player = down(snap, "RUN 70", "DEF -60", ball_on=40)
    counting = [player.game.rail.codes for _ in player.motion() if 0 < player.game.board_of_duel.told < 0.5]
    assert counting
    assert {tuple(codes) for codes in counting} == {("FUMBLE", "DEFENSE CHALLENGE")}


def test_a_challenge_of_the_defense_leaves_nobody_to_answer(snap: Sit) -> None:
    """BO-47."""
    player = down(snap, "RUN 70", "DEF -60", "DEFENSE CHALLENGE", ball_on=40)
    asked = [player.game.board_of_duel.asked for _ in player.motion()]
    assert {seat for seat, *_ in filter(None, asked)} == {1}


@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "pro")])
def test_a_window_that_nobody_can_answer_any_more_is_no_question(blowout: Sit, kinds: tuple[str, ...]) -> None:
    """BO-108: all that could answer a RUN lies open among the discards, so that passing over it tells of no hand."""
    spent = {DISCARD_PILES[0]: ["HOLDING", "OFFENSE CHALLENGE"], DISCARD_PILES[4]: ["FUMBLE", "DEFENSE CHALLENGE"]}
    player = blowout(*kinds, at=position(zones=spent), pace=0.0, auto_continue=False, wait=0)
    for act in ("RUN 70", "DEF -60"):
        player.table.control.commit(parse(act))
        player.table.skip()
    player.frames(4)
    assert player.taken[:4] == ["RUN 70", "DEF -60", "none", "none"]


@pytest.mark.parametrize(("answers", "down", "call", "kick", "told"), [
    (["OFFENSE CHALLENGE"], 1, "RUN 70", "KICK 45", "A CHALLENGE would undo your own first down: let it stand?"),
    (["OFFENSE CHALLENGE"], 4, "KICK 65", "KICK 65", "A CHALLENGE would undo your own field goal: let it stand?"),
    (["OFFENSE CHALLENGE", "HOLDING"], 1, "RUN 70", "KICK 45", "No answer of yours would help: let it stand?"),
    (["HOLDING"], 1, "RUN 70", "KICK 45", "No answer of yours would help: let it stand?"),
    (["OFFENSE CHALLENGE"], 4, "KICK 30", "KICK 30", ""),
], ids=["first down", "field goal", "another one, too", "no challenge", "a failure"])  # fmt: skip
def test_who_can_only_undo_what_they_won_is_told_so(
    snap: Sit, answers: list[str], down: int, call: str, kick: str, told: str
) -> None:
    """A CHALLENGE replays the down (BO-50): it may buy another try, so that it is asked for, but not unread."""
    held = ["RUN 70", "RUN 60", "PASS 40", "PASS 55", "PASS 100"][: 5 - len(answers)] + answers
    at = position(held, ["DEF -50", *DEFENSE_HAND[2:], "INTERCEPTION"], kick, down=down, ball_on=75)
    player = snap(at, call, "DEF -50", "none", pace=0.0)
    player.rest()
    assert player.asked == "offense_response"
    assert player.prompt == told or (not told and player.prompt.endswith("let it stand, or answer?"))


@pytest.mark.parametrize(("answers", "call", "against", "asked"), [
    (["OFFENSE CHALLENGE"], "PASS 100", "DEF -70", False),
    (["OFFENSE CHALLENGE", "HOLDING"], "RUN 100", "DEF -50", False),
    (["OFFENSE CHALLENGE"], "RUN 70", "DEF -65", True),
    (["OFFENSE CHALLENGE"], "RUN 60", "DEF -70", True),
], ids=["touchdown", "two answers", "small gain", "loss"])  # fmt: skip
def test_nobody_is_asked_whether_their_own_touchdown_may_stand(
    snap: Sit, answers: list[str], call: str, against: str, asked: bool
) -> None:
    """It was a question with one sensible button. Before others it is asked: its absence would tell of the hand."""
    at = position([call, "PASS 40", "PASS 55", "PASS 15"][: 5 - len(answers)] + answers, ball_on=75)
    player = snap(at.clone(), call, against, "none", pace=0.0, auto_continue=True)
    player.rest()
    assert (player.match.state.phase.name == "offense_response") == asked
    before_others = snap(at, call, against, "none", pace=0.0, auto_continue=True, kinds=("human", "human"))
    before_others.rest()
    assert before_others.match.state.phase.name == "offense_response"


@pytest.mark.parametrize(("answers", "left", "asked"), [
    (["DEFENSE CHALLENGE"], False, False), (["DEFENSE CHALLENGE", "SACK"], False, True),
    (["DEFENSE CHALLENGE"], True, True),
], ids=["a stop", "a sack throws farther back", "a replay would end the period"])  # fmt: skip
def test_nobody_is_asked_whether_their_own_stop_may_stand(
    blowout: Sit, answers: list[str], left: bool, asked: bool
) -> None:
    """Against a computer a CHALLENGE of one's own stop is no choice, but a replay of a last play may end a period."""
    defense = ["DEF -70", *DEFENSE_HAND[: 5 - len(answers)], *answers]
    lies = {"offense": 1, "ball_on": 50, "defense_hand": defense}
    at = last_cards(["PASS 40"], **lies) if left else position(**lies)  # type: ignore[arg-type]
    for act in ("PASS 40", "DEF -70"):
        at.push(parse(act))
    for kinds in ((), ("human", "human")):  # before others it is asked
        player = blowout(*kinds, at=at.clone(), auto_continue=True)
        player.rest()
        assert (player.match.state.phase.name == "defense_response") == (asked or bool(kinds))


def test_where_no_answer_would_help_a_click_on_the_board_lets_the_play_stand(snap: Sit) -> None:
    """It says why, and Space and Enter do it, too; at a shared screen the board is no button (BO-49)."""
    at = position([*OFFENSE_HAND[:4], "OFFENSE CHALLENGE"], ball_on=40)

    def ask(*kinds: str) -> TablePlayer:
        player = snap(at.clone(), "RUN 70", "DEF -65", "none", pace=0.0, kinds=kinds)
        player.rest()
        player.wait(1.5)
        return player

    player = ask()
    board = player.game.board_of_duel
    assert board.asked == (0, "Your cards would only help them", "No card helps you")
    player.click(board.result_area.center)
    assert player.taken[-2:] == ["none", "none"]
    player = ask()
    player.press("space")
    assert player.taken[-2:] == ["none", "none"]
    player = ask("human", "human")
    player.click(board.duel.center)
    assert player.taken[-1] == "none"
    assert len(player.taken) == 3


def test_what_lets_a_play_stand_does_not_look_like_the_call_pressed_there(blowout: Sit) -> None:
    """It was as white as "Hike" at the same place, and 45 yards were given away by a second press."""
    at = position(defense_hand=["SACK", *DEFENSE_HAND[1:]], offense=1, ball_on=50)
    for each in ("PASS 100", "DEF -60"):
        at.push(parse(each))
    player = blowout(at=at)
    player.rest()
    (stands,) = player.table.column.large
    assert (stands.button.name, stands.button.kind) == ("Let it stand", "usual")
    player.click("SACK")
    player.frames(3)
    assert player.table.column.large[0].button.kind == "primary"


def test_the_last_plays_of_the_offense_are_counted_down(blowout: Sit) -> None:
    """Only a red 1 marked it, and a period ended before one had felt that it would."""
    hands = [["RUN 60", "RUN 70", "PASS 55", "PASS 40"][:count] for count in (1, 2, 3, 4)]
    said = [blowout(at=last_cards(hand)).game.video.says()[1] for hand in hands]
    assert said == ["last play", "2 plays left", "3 plays left", "Gulls 20"]


def test_who_holds_no_answer_is_not_asked_for_one(snap: Sit) -> None:
    """It asked "let it stand, or answer?" below a board that said that there was no answer in hand."""
    held = ["RUN 70", "RUN 60", "PASS 40", "PASS 55", "PASS 100"]
    player = snap(position(held), "RUN 70", "DEF -50", "none", auto_continue=False)
    player.rest()
    assert player.asked == "offense_response"
    assert player.prompt == "You hold no answer: it stands."


def test_who_holds_no_answer_is_not_asked_to_accept_a_sack(snap: Sit) -> None:
    """The question stood there for a second, beside the board that said that there was no answer."""
    held, defense = ["PASS 85", "RUN 60", "PASS 40", "PASS 55", "PASS 100"], ["DEF -60", "SACK", *DEFENSE_HAND[1:5]]
    player = snap(position(held, defense, ball_on=40), "PASS 85", "DEF -60", "SACK", auto_continue=True)
    asked = set[str]()
    for _ in range(300):
        player.frames(1)
        asked.add(player.prompt)
    assert "You hold no answer: it stands." in asked
    assert not [text for text in asked if "Accept" in text]


def test_before_others_the_question_tells_of_no_challenge(called: Sit) -> None:
    """BO-49."""
    asked = []
    for held in ("OFFENSE CHALLENGE", "PASS 55"):
        player = called(position(["RUN 70", "RUN 60", "PASS 40", "PASS 100", held]), "RUN 70", "DEF -50")
        player.rest()
        player.commit("none")
        player.rest()
        assert player.match.state.phase.name == "offense_response"
        asked.append(player.prompt)
    assert asked[0] == asked[1] == "RUN 70 against DEF −50: let it stand, or answer?"


def test_the_first_key_shows_the_focus_on_what_is_asked(blowout: Sit) -> None:
    """Before it came from nowhere onto the hint."""
    state, _ = opening("quarters")
    state.facts.toss_winner = 0
    player = blowout(at=state)
    player.press("down")
    assert player.table.input.focus.current.name == "Start on offense"


def test_whoever_opens_the_curtain_by_key_sees_the_focus_at_once(blowout: Sit) -> None:
    """On a card that may be called, for the first caller and for the second."""
    player = blowout("human", "human", at=position(), curtain="press_twice")
    for seat in (0, 1):
        player.open_curtain()
        target = player.table.input.focus.current
        assert (player.viewer, target.zone, player.table.input.pointing.focused is target) == (seat, "hand", True)
        assert player.table.choosing.usable(target.sprite)
        assert target.sprite.focused
        player.press("return", "return")
        player.wait(1.0)


def test_no_ring_wanders_over_the_tools_while_nothing_is_asked(blowout: Sit) -> None:
    """It is back as soon as there is something to choose, and an arrow shows where it waits meanwhile."""
    player = blowout(at=position(), pace=0.5)
    player.press("right", "1")
    player.table.input.selecting.press_primary()
    player.frames(2)
    assert player.table.choosing is None
    assert not any(thing.button.focused for thing in player.table.column.small)
    player.rest()
    assert player.table.input.pointing.focused is not None


def test_the_goal_is_that_of_the_side_one_is_on(blowout: Sit) -> None:
    """What the drive needs, from either side of the ball."""
    at = position(ball_on=83, marker=90)
    told = [words.goal(at.view(seat)) for seat in (0, 1)]
    assert [short for short, _ in told] == ["Drive into their end zone", "Keep them out of your end zone"]
    assert all("7 yards for a first down and 17 yards for a touchdown" in whole for _, whole in told)
    assert "first down" not in words.goal(position(ball_on=95, marker=100).view(0))[1]
    player = blowout(at=position(offense=1), pace=0.0)
    assert player.hud.prompt.goal == "Keep them out of your end zone"
    (goal,) = (target for target in player.table.input.focus.targets if target.name == "About: goal")
    assert goal.explanation == words.goal(player.match.state.view(0))[1]


def test_offsides_has_one_name_on_card_button_and_log() -> None:
    """BO-34, BO-35: whose foul it is stands beside the name."""
    for verb, code, told in (
        ("Hike", "OFFSIDES-D", "their foul: you move up"),
        ("Call", "OFFSIDES-O", "their foul: push them back"),
    ):
        assert _NAMES[code][0] == words.title(code) == "OFFSIDES"
        assert words.button(CALLS[code]) == (f"{verb}: OFFSIDES", told), "a defense hikes nothing"


@pytest.mark.parametrize(("length", "halftime"), [("quarters", False), ("halves", True), ("full", True)])
def test_nobody_is_promised_a_halftime_that_a_quarter_does_not_have(length: str, halftime: bool) -> None:
    """BO-92, BO-114."""
    state, _ = opening(length)
    said = reason_for(state.view(state.facts.toss_winner), START_ON_DEFENSE)
    assert ("gets the ball after halftime" in said) == halftime


def test_a_drive_is_explained_once(blowout: Sit) -> None:
    """Walked to by key and pressed: the bubble takes the place of what was explained there."""
    player = blowout("human", "pro", seed=4, options={"length": "quarters"})
    assert not player.hud.drives.spots(), "a bar stood there before the first snap"
    while not player.hud.drives.spots():
        player.table.control.commit(player.legal[0])
        player.rest()
    assert any(drive.plays for drive in player.hud.drives.drives)
    player.press("d")
    player.wait(0.5)
    assert player.tip
    player.press("return")
    player.wait(0.5)
    assert (bool(player.bubble), player.tip) == (True, "")
