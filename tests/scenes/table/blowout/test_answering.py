"""What is said of an open play of BLOWOUT!!! while it may be answered, and what a press on an answer does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.variants.blowout.actions import LET_STAND
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.harms import harm
from game.variants.blowout.names import LEGEND
from scenes.control.computer_wait import ComputerWait
from scenes.table.blowout.forecast import forecast, headline
from scenes.table.blowout.shown import sides
from scenes.table.input.selecting import KEPT
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, act, last_cards, opening, position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.written import painted


def open_play(blowout: Sit, at: Any, *acts: str, **look: Any) -> TablePlayer:
    """Sits down before a computer that waits, and plays these acts."""
    player: TablePlayer = blowout(at=at, **{"pace": 0.0, "auto_continue": False, **look})
    player.table.session._worker.poll = player.table.session._worker.answer_now = lambda ticket: None
    for each in acts:
        player.commit(each)
        player.table.skip()
        player.frames(30)
    return player


@pytest.mark.parametrize("seat", [0, 1], ids=["they may answer", "you may answer"])
def test_a_touchdown_at_stake_is_named_to_both_sides(blowout: Sit, seat: int) -> None:
    at = position(["RUN 100", *OFFENSE_HAND[1:]], [*DEFENSE_HAND[:5], "FUMBLE"], ball_on=80, offense=seat)
    if seat:
        act(at, "RUN 100", "DEF -60")
    game = open_play(blowout, at, *(() if seat else ("RUN 100", "DEF -60"))).game
    play = game.table_state.play
    assert game.table_state.window == 1 - seat
    assert game.board_of_duel._says_outcome(play)
    assert game.board_of_duel.outcome(play)[0] == "touchdown"


def test_a_result_that_may_be_answered_is_a_question_until_it_stands(
    blowout: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FIRST DOWN stood there as if it were over, and became a sack."""
    at = position(["RUN 100", *OFFENSE_HAND[1:]], [*DEFENSE_HAND[:5], "FUMBLE"], ball_on=80, offense=1)
    act(at, "RUN 100", "DEF -60")
    player = open_play(blowout, at)
    for awaited, said in ((True, "touchdown?"), (False, "touchdown")):
        player.game.table_state.window = 0 if awaited else None
        assert said in painted(player.game.board_of_duel, monkeypatch)


def test_a_difference_that_a_pass_does_not_lose_is_struck_out_at_once(blowout: Sit) -> None:
    """−30 stood there through the whole play, and the pass lost nothing."""
    player = open_play(blowout, position(ball_on=40), "PASS 40", "DEF -70")
    play = player.game.table_state.play
    assert not play.counts
    assert player.game.board_of_duel.outcome(play)[0] == "0: a pass loses nothing"
    assert open_play(blowout, position(ball_on=40), "RUN 60", "DEF -70").game.table_state.play.counts


def test_the_preview_of_an_answer_stays_until_that_is_done(blowout: Sit) -> None:
    """HOLDING: +5 went back to LOSS OF 15 for a moment."""
    at = position([*OFFENSE_HAND[:3], "HOLDING", "PASS 55"], ball_on=40)
    player = open_play(blowout, at, "RUN 60", "DEF -70", "none", pace=0.5)
    player.until(lambda: player.table.choosing is not None, 3)
    player.wait(0.4)
    player.click("HOLDING")
    player.frames(2)
    board, said = player.game.board_of_duel, list[str]()
    player.click(player.large[0])
    for _ in range(90):
        player.frames()
        play = player.game.table_state.play
        said += [] if play is None or board.ruling else [board.outcome(play)[0]]
    assert player.taken[-1] == "HOLDING"
    assert set(said) == {"HOLDING: +5, same down"}


def test_an_answer_that_is_pressed_again_stays_picked(blowout: Sit) -> None:
    """It was put back without a word, and its button became "Let it stand": a FUMBLE was lost that way."""
    at = position([*OFFENSE_HAND[:3], "HOLDING", "PASS 55"], ball_on=40)
    player = open_play(blowout, at, "RUN 60", "DEF -70", "none")
    player.wait(0.5)
    for _ in range(2):
        player.click("HOLDING")
        player.wait(1.0)
    assert [sprite.card.code for sprite in player.table.choosing.picked] == ["HOLDING"]
    assert player.bubble == KEPT
    player.right_click((400, 200))
    assert not player.table.choosing.picked
    calling = blowout(at=position(), pace=0.0)
    for _ in range(2):
        calling.click("RUN 60")
        calling.wait(1.0)
    assert not calling.table.choosing.picked, "a call is put back as ever"


def test_each_plaque_says_what_its_card_would_do_and_why_it_is_not_offered(blowout: Sit) -> None:
    """Grey plaques were explained only to who pointed at them, and a foul that helps the offense nowhere."""
    at = position([*OFFENSE_HAND[:3], "HOLDING", "PASS 55"], [*DEFENSE_HAND[:5], "INTERCEPTION"], ball_on=40)
    player = open_play(blowout, at, "PASS 55", "DEF -50", "INTERCEPTION")
    player.wait(0.5)
    rail = player.game.rail
    assert {code: rail.below(code) for code in rail.codes} == {
        "PASS INTERFERENCE": ("not held: +55, 1st down", "not held"),
        "HOLDING": ("their foul: +5, same down", "+5, same down"),
        "OFFENSE CHALLENGE": ("not held: replays it", "not held"),
    }
    assert player.game.chance_words(LET_STAND, player.view) == "no card: an interception"


def test_a_plaque_of_their_answers_says_nothing_of_their_hand(blowout: Sit) -> None:
    """BO-49: it says what the card would do, whoever holds it."""
    for hand in ([*DEFENSE_HAND[:5], "INTERCEPTION"], DEFENSE_HAND):
        game = open_play(blowout, position(defense_hand=hand, ball_on=40), "PASS 100", "DEF -50").game
        said = [game.rail.below(code)[0] for code in game.rail.codes]
        assert said == ["−10 yards", "takes ball", "replays it"]


def test_the_button_says_that_the_match_ends_if_the_last_play_stands(blowout: Sit) -> None:
    """A match was ended, and won, by "Let it stand: no card"."""
    last = last_cards(("RUN 60", "HOLDING"), ball_on=40, down=2, length="quarters", points=[7, 0])
    player = open_play(blowout, last, "RUN 60", "DEF -70", "none")
    player.wait(0.5)
    assert player.game.chance_words(player.legal[0], player.view) == "the match ends 7–0 if it stands"
    assert player.table.column.large[0].button.detail == "the match ends 7–0 if it stands"
    going_on = open_play(blowout, position([*OFFENSE_HAND[:4], "HOLDING"]), "RUN 60", "DEF -70", "none")
    assert going_on.game.chance_words(going_on.legal[0], going_on.view) == "no card: a loss of 10 yards"


@pytest.mark.parametrize(("you", "alone", "offense", "good"), [
    (0, True, 0, "gain"), (0, True, 1, "loss"), (None, True, 1, "gain"), (0, False, 1, "gain"),
], ids=["on offense", "on defense", "nobody plays", "two at a screen"])  # fmt: skip
def test_colors_are_those_of_the_player_who_is_alone(you: int | None, alone: bool, offense: int, good: str) -> None:
    """On defense their +65 was green, and one's own −70 red."""
    shown: Any = SimpleNamespace(you=you, alone=alone)
    assert sides(shown, offense)[0] == good


def test_an_answer_that_they_surely_hold_takes_the_place_of_the_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """It said "gives up 0 on average" and "they may have an answer (100 %)", and +25 followed."""
    view = position().view(1)
    seen = forecast(view, "DEF -60")
    assert seen is not None
    assert not seen.is_answered
    monkeypatch.setattr(CardCount, "chance_held", lambda *_: 1.0)
    seen = forecast(view, "DEF -60")
    assert seen is not None
    assert headline(seen, on_offense=False) == "DEF −60: they hold an answer"


def test_what_is_said_last_of_who_falls_short_is_that(blowout: Sit) -> None:
    """Their bubble went on saying that they ran for ten yards."""
    at = position(ball_on=40, down=4, marker=60, offense=1)
    act(at, "RUN 60", "DEF -60", "none")
    player = blowout(at=at, pace=0.0, auto_continue=False)
    assert player.taken[:1] == ["none"]
    assert [strip.last for strip in player.hud.strips] == ["Turnover on downs: Foxes fell short on fourth down."]


def test_on_fourth_down_a_defense_is_told_what_low_cards_are_for(blowout: Sit) -> None:
    for down, told in ((3, False), (4, True)):
        at = position(down=down, offense=1)
        act(at, "RUN 60")
        player = blowout(at=at, pace=0.0)
        assert ("low cards" in player.game.matters(player.view)) is told
        assert "low cards" in player.game.legend()


def test_sign_and_board_say_after_the_toss_who_chooses_and_what(blowout: Sit) -> None:
    """They went on saying "Coin toss"; then both of them repeated who had won it, as coin and log say already."""
    state, _ = opening("quarters")
    state.facts.toss_winner = 0
    player = blowout(at=state)
    assert player.game.video.says()[0] == "Gulls choose"
    assert player.game.board_of_duel.waiting.instead == "Offense or defense?"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_an_explanation_of_the_field_leaves_secret_calls_in_sight(blowout: Sit, size: tuple[int, int]) -> None:
    player = blowout(at=position(ball_on=40, down=3), pace=0.0, size=size)
    board, legend = player.game.board_of_duel, player.game.legend()
    for mark in ("first-down line", "red line"):
        player.hud.say(LEGEND[mark], legend[mark])
        assert not player.hud.bubble.bounds().colliderect(board.words_area.inflate(0, -16)), mark


def test_an_explanation_leaves_the_verdict_and_the_plates_of_both_clubs_in_sight(blowout: Sit) -> None:
    """It lay over the headline of the board and over FOXES · OFFENSE."""
    player = blowout(at=position(ball_on=40, down=3), pace=0.0)
    game, words = player.game, "Their DEF −60 beat your PASS 55 by 5. RUN 75 would have been enough."
    game.verdict.text = words
    for mark in ("first-down line", "red line", "posts"):
        player.hud.say(LEGEND[mark], game.legend()[mark])
        kept = [game.board_of_duel.words_area, *(plate.rect for plate in game.plates)]
        assert player.hud.bubble.bounds().inflate(-16, -16).collidelist(kept) < 0, mark


def test_an_explanation_leaves_the_field_in_sight(blowout: Sit) -> None:
    """What the posts are for hid the way to them."""
    at = position(down=4, ball_on=65, offense=1)
    act(at, "RUN 60")
    player = blowout(at=at, pace=0.0)
    left, right, top, high = player.game.stadium.geometry
    for mark in ("first-down line", "red line", "posts", "low cards"):
        player.hud.say(LEGEND[mark], player.game.legend()[mark])
        assert not player.hud.bubble.bounds().colliderect((left, top, right - left, high)), mark


@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
def test_the_bar_below_the_numbers_says_what_it_is_to_pointer_and_keys(blowout: Sit, look: dict[str, Any]) -> None:
    """It had no name. A KICK has no such bar, and before the calls lie open there is none."""
    for call, down, told in (("RUN 70", 1, True), ("KICK 45", 4, False)):
        player = open_play(blowout, position([*OFFENSE_HAND[:4], "HOLDING"], ball_on=40, down=down), **look)
        assert "yards" not in player.game.legend()
        player.take(call, "DEF -60", "none")
        assert ("About: yards" in [target.name for target in player.table.input.focus.targets]) is told
        if told:
            board, target = player.game.board_of_duel, player.target("About: yards")
            assert board.duel.contains(target.rect)
            player.hover(target.rect.center)
            player.wait(0.6)
            assert player.tip == LEGEND["yards"]
            assert not player.hud.tip.bounds().colliderect(board.bounds())
            player.focus = target
            assert player.tip == LEGEND["yards"]


@pytest.mark.parametrize("held", [["HOLDING"], []], ids=["an answer", "none"])
def test_the_play_goes_on_soon_after_an_answer_whatever_the_other_side_holds(blowout: Sit, held: list[str]) -> None:
    """SACK stood there for almost two seconds, half of it for the computer's reply."""
    at = position(["PASS 65", *held, *OFFENSE_HAND][:5], [*DEFENSE_HAND[:5], "SACK"], ball_on=40, offense=1)
    act(at, "PASS 65")
    player = blowout(at=at, pace=1.0, auto_continue=False)
    player.table.turns.resting = ComputerWait(SimpleNamespace(random=lambda: 1.0))  # type: ignore[arg-type]
    player.bots.poll = player.bots.answer_now = lambda ticket: SimpleNamespace(actions=(LET_STAND,))
    for each in ("DEF -20", "SACK"):
        player.commit(each)
        if each != "SACK":
            player.table.skip()
            player.frames(2)
    waited = 0
    while player.game.film.opens_to < 1:
        player.frames()
        waited += player.game.table_state.play.response == "SACK"
    assert waited / 60 < 1.35
    assert player.table.turns.resting.seconds == 0.5


@pytest.mark.parametrize(("seat", "ball_on", "calls", "held", "useless", "prompt"), [
    (1, 40, ("PASS 40", "DEF -70"), ("SACK", "INTERCEPTION", "DEFENSE CHALLENGE"), {"DEFENSE CHALLENGE"}, "let it"),
    (1, 40, ("RUN 60", "DEF -70"), ("DEFENSE CHALLENGE", "SACK"), {"DEFENSE CHALLENGE"}, "your own stop"),
    (1, 3, ("RUN 60", "DEF -70"), ("FUMBLE", "DEFENSE CHALLENGE"), {"FUMBLE", "DEFENSE CHALLENGE"}, "No answer of"),
    (0, 40, ("PASS 75", "DEF -50"), ("HOLDING", "PASS INTERFERENCE"), {"HOLDING"}, "let it stand, or"),
    (0, 40, ("RUN 100", "DEF -20"), ("HOLDING", "OFFENSE CHALLENGE"), {"HOLDING", "OFFENSE CHALLENGE"}, "No answer"),
])  # fmt: skip
def test_only_an_answer_that_helps_glows(
    blowout: Sit, seat: int, ball_on: int, calls: tuple[str, str], held: tuple[str, ...], useless: set[str], prompt: str
) -> None:
    """A CHALLENGE glowed that would have undone the player's own stop."""
    hands = [
        [calls[side], *(held if side == seat else ()), *(card for card in cards if card != calls[side])]
        for side, cards in enumerate((OFFENSE_HAND, DEFENSE_HAND))
    ]
    at = position(hands[0][:5], hands[1][:6], ball_on=ball_on)
    act(at, *calls, *(["none"] if seat == 0 else []))
    kinds = ("human", "pro") if seat == 0 else ("pro", "human")
    player = blowout(*kinds, at=at, auto_continue=False)
    cards = {each.card.code: each for each in player.hand if each.card and each.card.code in held}
    fits = [code for code in held if code in player.game.rail.codes]
    assert {code for code in fits if cards[code].no_help} == useless
    assert {code for code in fits if cards[code].legal} == set(fits) - useless
    assert player.game.rail.useless >= useless
    assert prompt in player.prompt
    for code in useless:
        assert "no help" in harm(player.view, code) or "not help" in harm(player.view, code)


@pytest.mark.parametrize("mark", ["red line", "posts"])
def test_a_note_about_the_field_leaves_the_down_below_it_in_sight(blowout: Sit, mark: str) -> None:
    """The note on the red line lay over the marker of the down."""
    player = blowout(at=position(ball_on=62, down=4, marker=65))
    player.hud.say(LEGEND[mark], player.game.legend()[mark])
    player.frames(2)
    assert not player.hud.bubble.bounds().colliderect(player.game.field.sign.place)


def test_after_an_own_answer_the_board_says_at_once_what_it_did_and_that_they_think(blowout: Sit) -> None:
    """The words "Gulls may answer" stood there while the computer thought, and nothing moved but the mascot."""
    at = position(["PASS 65", *OFFENSE_HAND][:5], [*DEFENSE_HAND[:5], "SACK"], ball_on=40, offense=1)
    act(at, "PASS 65")
    player = blowout(at=at, pace=1.0, auto_continue=False)
    player.bots.poll = player.bots.answer_now = lambda ticket: None
    player.commit("DEF -20")
    player.table.skip()
    player.frames(2)
    player.commit("SACK")
    board, waited = player.game.board_of_duel, 0
    while board.asked is None or board.asked[0] == 0:
        player.frames()
        waited += 1
    assert waited / 60 <= 0.5
    assert board.asked == (1, "Foxes think...", "Foxes...")
    assert board.outcome(player.game.table_state.play) == ("SACK: −10", "−10")
    seen = set()
    for _ in range(120):
        player.frames()
        seen.add((board._dots, board.render_key()))
    assert {dots for dots, _ in seen} == {1, 2, 3}
