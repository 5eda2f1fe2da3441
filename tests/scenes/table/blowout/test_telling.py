"""What BLOWOUT!!!'s board and field say while something moves, and before an answer is given."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.contract import ScoreKind
from game.events import Scored
from game.letters import small
from game.variants.blowout.actions import Start as StartAction
from game.variants.blowout.cards import DISCARD_PILES, PLAYS
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.names import LEGEND, period_name
from game.variants.blowout.words import button
from scenes.table.blowout.shown import color_for
from scenes.table.blowout.stadium import Stadium
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.layout import HAND, Layout
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, act, last_cards, position
from tests.scenes.table.player import Sit
from tests.scenes.written import painted


def test_no_distance_is_told_that_nobody_has_to_go(snap: Sit) -> None:
    """BO-67: between the ball's arrival and the chains' the board says that it is a first down."""
    player = snap(position(), "RUN 70", "DEF -20", "none", "none")
    said = {player.game.video.says() for _ in player.motion()}
    assert ("1st & 10", "Foxes 30") in said
    assert not [words for words, _ in said if "-" in words or "−" in words]
    assert not [slot.value for slot in player.game.slots() if "-" in slot.value]


def test_the_numbers_stay_with_their_cards_after_a_turnover(snap: Sit) -> None:
    """BO-72: the ball has changed hands, and the card that gained the yards has not."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "INTERCEPTION"], ball_on=40)
    player = snap(state, "PASS 55", "DEF -60", "INTERCEPTION", "none")
    game, turned = player.game, set()
    for _ in player.motion():
        if game.table_state.play is not None and game.table_state.offense == 1:
            turned.add(game.table_state.play.expected_result.seat)
    assert turned == {0}


def test_a_headline_on_the_board_has_it_for_itself(snap: Sit) -> None:
    """Nothing is read through or beside the words that tell of a first down."""
    player = snap(position(), "RUN 70", "DEF -50", "none", "none")
    board, quiet = player.game.board_of_duel, []
    for _ in player.motion():
        headlines = [thing for thing in player.table.playback.stage.things if hasattr(thing, "headline")]
        shown = [thing for thing in headlines if thing.render_key() is not None and thing.headline != ""]
        if any(thing.headline == "First down!" for thing in shown):
            quiet.append(board.headlines)
    assert quiet
    assert all(quiet)
    assert not board.headlines


def test_before_the_toss_the_ball_lies_where_the_first_drive_begins(blowout: Sit) -> None:
    """BO-17: from the first frame on, and the board asks for no call that cannot be made yet."""
    player = blowout(options={"length": "quarters"})
    game = type(player.game)(player.table.app.theme, player.game.faces, player.match.rules)
    game.names = player.match.names
    game.layout(player.hud.space, 0)
    game.gather_all(player.view)
    assert game.field.scrimmage.yards in (20, 80)
    assert game.video.says() == ("Coin toss", "")
    assert game.slots()[0].value == "1 of 1"


def test_an_answer_that_is_picked_shows_where_the_ball_would_lie(blowout: Sit) -> None:
    """5: a picked answer's preview on the field; put back, the play as it stands is shown again."""
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    player = blowout(at=position(held, ball_on=40), pace=0.0, auto_continue=False)
    player.table.session._worker.poll = player.table.session._worker.answer_now = lambda ticket: None
    for code in ("PASS 55", "DEF -60", "none"):
        player.commit(code)
        player.wait(1.0)
    preview = player.game.field.preview
    assert (preview.label, preview.end, preview.progress) == ("no gain", 40, 1.0)
    player.click("HOLDING")
    player.hover((4, 4))
    assert (preview.label, preview.end, preview.progress) == ("+5", 45, 1.0)
    player.press("escape")
    assert (preview.label, preview.end, preview.progress) == ("no gain", 40, 1.0)


def test_a_picked_answer_changes_the_middle_as_it_does_the_field(blowout: Sit) -> None:
    """BO-73: beside TOUCHBACK on the field the middle said TOUCHDOWN, and the mark was red for whom it saved."""
    at = position(["RUN 100", *OFFENSE_HAND[1:]], [*DEFENSE_HAND[:5], "FUMBLE"], ball_on=70, offense=1)
    act(at, "RUN 100", "DEF -50")
    game = blowout(at=at, auto_continue=False).game
    play, board, preview = game.table_state.play, game.board_of_duel, game.field.preview
    assert board.outcome(play) == ("touchdown", "touchdown")
    assert (preview.color, color_for(1, play, "touchdown")) == ("loss", "gain")
    game._foresee_answer(play, "FUMBLE")
    assert board.outcome(play) == ("FUMBLE: touchback", "touchback")
    assert (preview.label, preview.color, color_for(1, play, "touchback")) == ("touchback", "gain", "loss")
    game._foresee_answer(play, "")
    assert board.outcome(play) == ("touchdown", "touchdown")


def test_the_field_goes_on_showing_what_the_defense_made_of_the_play(snap: Sit) -> None:
    """BO-70: while the offense may still answer a SACK, the preview lies ten yards back."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    player = snap(state, "PASS 55", "DEF -20", "SACK", auto_continue=False)
    player.still()
    player.wait(0.3)
    preview = player.game.field.preview
    assert (preview.label, preview.end, preview.progress) == ("−10", 30, 1.0)


def test_notes_leave_the_open_calls_and_the_verdict_on_them_in_sight(snap: Sit) -> None:
    """Notes of the lesson lay over the pass that was just intercepted, and cut the line about what undid that."""
    held = ["PASS 60", "PASS INTERFERENCE", *OFFENSE_HAND[2:]]
    at = position(held, ["DEF -50", *DEFENSE_HAND[2:], "INTERCEPTION"], ball_on=40)
    player = snap(at, "PASS 60", "DEF -50", "INTERCEPTION", pace=0.0, auto_continue=False)
    player.rest()
    game = player.game
    cards = [card.rect.center for zone in PLAYS for card in player.zone(zone)[:1]]
    assert all(any(kept.collidepoint(center) for kept in game.kept_clear()) for center in cards)
    assert not game.board_of_duel.words_area
    player.commit("PASS INTERFERENCE")
    player.rest()
    said = game.board_of_duel.words_area
    assert game.verdict.text == "Your answer PASS INTERFERENCE turned an interception into a first down."
    assert said in game.kept_clear()
    assert game.board_of_duel.bounds().contains(said)


def test_a_single_quarter_is_named_like_the_other_periods(blowout: Sit) -> None:
    """BO-114: "in the the quarter" was read on its panel, and there is no halftime after which to have the ball."""
    player = blowout(options={"length": "quarters"})
    for period, said in ((6, "0 points in the quarter"), (OVERTIME, "0 points in overtime")):
        name = period_name(period)
        player.hud.summarize(f"{name} over", (0, 0), small(name))
        assert player.hud.summary.sides[0].figures[0] == said
    assert "halftime" not in " ".join(button(StartAction(on="defense")))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (1280, 960)])
def test_an_answer_lies_beside_what_may_answer_it(size: tuple[int, int]) -> None:
    """BO-49: the plaques of the rail are read whole while the other side's answer lies on the field."""
    lies = Stadium(Layout(*size))
    for seat in (0, 1):
        place = lies.called(seat, 1)
        wide, high = place.width, place.width * HAND.h / HAND.w
        inward, turn = 1 if seat == 0 else -1, math.radians(abs(place.tilt))
        foot = place.x + inward * (wide / 2 * math.cos(turn) - high / 2 * math.sin(turn))
        edge = place.x + inward * (wide / 2 * math.cos(turn) - (lies.rail.top - place.y) * math.sin(turn))
        assert (max(foot, edge) <= lies.rail.left) if seat == 0 else (min(foot, edge) >= lies.rail.right)


@pytest.mark.parametrize(
    ("acts", "ball_on"),
    [
        (("RUN 70", "DEF -60", "none", "none"), 40),
        (("PASS 55", "DEF -60", "none", "none"), 40),
        (("PASS 55", "DEF -60", "none", "OFFENSE CHALLENGE"), 40),
        (("RUN 70", "DEF -60", "none", "HOLDING"), 40),
        (("KICK 45", "DEF -60", "none", "none"), 30),
    ],
    ids=["a run", "a pass for no gain", "a challenge", "a penalty", "a punt"],
)
def test_no_words_of_a_play_are_left_on_the_field(snap: Sit, acts: tuple[str, ...], ball_on: int) -> None:
    """They go before the ball moves, and at the latest with the cards that they tell of."""
    held = ("RUN 70", "PASS 55", "HOLDING", "OFFENSE CHALLENGE", "PASS 100")
    player = snap(position(held, ball_on=ball_on, down=4), *acts)
    field, said, lay = player.game.field, set(), None
    for _ in player.motion():
        moving, lay = lay not in (None, field.ball.yards), field.ball.yards
        said.add(field.preview.label)
        if moving or player.game.table_state.play is None:
            assert (field.preview.label, field.preview.progress) == ("", 0.0)
    assert len(said) > 1, "there were no words"


def test_an_interference_says_how_far_it_moves_the_ball(blowout: Sit) -> None:
    """BO-56: PASS OR HALF did not say which, and "half the way" not of what, nor instead of what."""
    held = ["PASS 55", "PASS INTERFERENCE", *OFFENSE_HAND[:3]]
    said = []
    for ball_on, against in ((20, "DEF -60"), (60, "DEF -60"), (56, "DEF -50")):
        at = position(held, ball_on=ball_on, marker=ball_on + 35 if against == "DEF -60" else 60)
        act(at, "PASS 55", against, "none")
        game = blowout(at=at, auto_continue=False).game
        game._foresee_answer(game.table_state.play, "PASS INTERFERENCE")
        said.append(game.board_of_duel.outcome(game.table_state.play)[0])
        plaque = game.rail.below("PASS INTERFERENCE")[1]
    assert said == [
        "INTERFERENCE: +55, 1st down", "INTERFERENCE: +20, same down", "INTERFERENCE: +22, 1st down"
    ]  # fmt: skip
    assert plaque == "+22 instead of +5", "both are first downs"


def test_a_punt_and_a_flag_are_told_once_in_full(snap: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words "a punt" stood above "punt", and all of a flag in the prompt as on the board and in the log."""
    player = snap(position(down=4, ball_on=30), "KICK 45", "DEF -60", pace=0.0)
    said = painted(player.game.board_of_duel, monkeypatch)
    assert "from own 30" in said
    assert "a punt" not in said
    called = snap(position(defense_hand=["DELAY OF GAME", *DEFENSE_HAND[:5]]), "RUN 60", "DELAY OF GAME")
    prompts = {called.prompt for _ in called.motion()}
    assert "Flag on Gulls." in prompts
    assert not any("wasted" in each for each in prompts)
    assert any("RUN 60 was wasted" in each for each in called.log)


def test_a_safety_is_told_once(blowout: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """BO-2: the line below its word once said it again, and its points twice."""
    playback = blowout().table.playback
    told: list[tuple[str, str]] = []
    lay = playback.effects.big_word

    def noted(word: str, below: str, *look: Any) -> BigWord:
        told.append((word, below))
        return lay(word, below, *look)

    monkeypatch.setattr(playback.effects, "big_word", noted)
    event = Scored(clause="BO-2", seat=0, how=ScoreKind.SAFETY, points=2, score=(2, 0))
    for cue in playback.cue_context.cues(event):
        cue.start()
    assert told == [("Safety!", "Gulls: 2 points")]


@pytest.mark.parametrize(("against", "marker", "said"), [
    ("DEF -65", 50, "5 short of the first down"), ("DEF -60", 50, "first down"), ("DEF -100", 50, "loss of 30"),
    ("DEF -65", 100, "5 yards"),
])  # fmt: skip
def test_the_sum_is_said_in_words_with_what_is_missing(snap: Sit, against: str, marker: int, said: str) -> None:
    """With goal to go no first down is missed."""
    ball_on = 40 if marker < 100 else 90
    player = snap(position(ball_on=ball_on, marker=marker), "RUN 70", against, pace=0.0)
    assert player.game.table_state.play.said == said


@pytest.mark.parametrize(("ball_on", "call", "against", "said"), [
    (20, "PASS 40", "DEF -65", "a pass loses nothing"), (20, "PASS 40", "DEF -40", "no gain"),
    (90, "PASS 100", "DEF -50", "past the back line"),
])  # fmt: skip
def test_a_pass_that_gains_nothing_says_why(snap: Sit, ball_on: int, call: str, against: str, said: str) -> None:
    """The sums "= −25 NO GAIN" and "= +35 OVERTHROWN" gave no reason."""
    hands = [*OFFENSE_HAND[:2], "PASS 40", "PASS 45", "PASS 100"], [against, *DEFENSE_HAND[1:]]
    player = snap(position(*hands, ball_on=ball_on), call, against, pace=0.0)
    assert player.game.table_state.play.said == said


def test_an_answer_stays_on_the_field_while_it_is_played(blowout: Sit) -> None:
    """BO-73: after FUMBLE on a touchdown run the marker went back to TOUCHDOWN, then to a red TOUCHBACK."""
    state = position(("RUN 100", *OFFENSE_HAND[1:]), [*DEFENSE_HAND[:5], "FUMBLE"], ball_on=80, offense=1)
    act(state, "RUN 100", DEFENSE_HAND[0])
    player = blowout("human", "rookie", at=state, pace=0.5)
    player.click("FUMBLE")
    player.frames(2)
    preview = player.game.field.preview
    assert (preview.label, preview.color) == ("touchback", "gain")
    plate = player.game.legend()["touchback"]
    assert player.game.film.bounds().contains(plate)
    assert plate == player.game.film_preview.plate
    player.click(player.large[0])
    said = []
    for _ in range(60):
        player.frames()
        said.append(preview.label)
    assert "touchdown" not in said


def test_a_plate_keeps_its_side_until_the_calls_are_put_away(snap: Sit) -> None:
    """BO-72: for a moment the title over a PASS said DEFENSE."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "INTERCEPTION"], ball_on=40)
    player = snap(state, "PASS 55", "DEF -60", "INTERCEPTION", "none")
    said = set()
    for _ in player.motion():
        if player.game.table_state.play is not None:
            said.add(player.game.plates[0].words)
    assert said == {"Gulls · offense"}
    assert player.game.plates[0].words == "Gulls · defense"


def test_before_the_choice_nobody_is_on_offense(blowout: Sit) -> None:
    """BO-16: one side stood on OFFENSE, with a first-down marker, before anybody had chosen."""
    player = blowout(options={"length": "quarters"})
    game = player.game
    assert not game.table_state.begun
    assert {plate.words for plate in game.plates} == {"Gulls", "Foxes"}
    assert all(mark.hidden for mark in (game.field.to_gain, game.field.chains, game.field.sign, game.red_line))


def test_the_clock_shows_at_the_end_which_side_ran_out(blowout: Sit) -> None:
    """BO-86: it said "about 3" in the header of a match that was over."""
    state = position(("PASS INTERFERENCE", "HOLDING"), rest=["draw_pile", DISCARD_PILES[0]], down=4)
    game = blowout(at=state).game
    game.table_state.over = True
    assert [slot.sides for slot in game.slots() if slot.heading == "plays left each"] == [("0", "21")]


def test_an_empty_deck_is_explained_once_it_is_empty(blowout: Sit) -> None:
    """Both OFFENSE decks stood at 0 with seven plays left: nobody had said that hands are played out."""
    full, out = blowout(at=position()), blowout(at=last_cards(OFFENSE_HAND))
    assert "offense deck" not in full.game.matters(full.view)
    assert "offense deck" in out.game.matters(out.view)
    assert "offense deck" in out.game.legend()
    assert "what it holds" in LEGEND["offense deck"]
