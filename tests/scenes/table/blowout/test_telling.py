"""What BLOWOUT!!!'s board and field say while something moves, and before an answer is given."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.contract import ScoreKind
from game.events import Scored
from game.variants.blowout.actions import Start as StartAction
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.names import period_name
from game.variants.blowout.words import button
from scenes.table.blowout.forecast import forecast, headline, in_room
from scenes.table.blowout.stadium import Stadium
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.layout import HAND, Layout
from scenes.ui.theme import Theme
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.player import Sit


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
            turned.add(game.table_state.play.promised.seat)
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
    assert game.slots()[0].value == "quarter"


def test_an_answer_that_is_picked_shows_where_the_ball_would_lie(blowout: Sit) -> None:
    """5: a picked answer's preview on the field; put back, the play as it stands is shown again."""
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    player = blowout(at=position(held, ball_on=40), pace=0.0, auto_continue=False)
    player.table.session._worker.poll = player.table.session._worker.answer_now = lambda ticket: None
    for act in ("PASS 55", "DEF -60", "none"):
        player.commit(act)
        player.wait(1.0)
    preview = player.game.field.preview
    assert (preview.label, preview.end, preview.progress) == ("no gain", 40, 1.0)
    player.click("HOLDING")
    player.hover((4, 4))
    assert (preview.label, preview.end, preview.progress) == ("+5", 45, 1.0)
    player.press("escape")
    assert (preview.label, preview.end, preview.progress) == ("no gain", 40, 1.0)


def test_the_field_goes_on_showing_what_the_defense_made_of_the_play(snap: Sit) -> None:
    """BO-70: while the offense may still answer a SACK, the preview lies ten yards back."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    player = snap(state, "PASS 55", "DEF -20", "SACK", auto_continue=False)
    player.still()
    player.wait(0.3)
    preview = player.game.field.preview
    assert (preview.label, preview.end, preview.progress) == ("−10", 30, 1.0)


def test_a_call_that_loses_on_average_is_said_to_lose(blowout: Sit) -> None:
    """The sign is a verb: "gains −11" is read twice."""
    player = blowout(at=position(["RUN 45", *OFFENSE_HAND[1:]]))
    seen = forecast(player.view, "RUN 45")
    assert seen is not None
    assert seen.average < 0
    assert headline(seen, on_offense=True) == f"RUN 45 loses {-seen.average} on average"
    assert headline(seen._replace(average=4), on_offense=True) == "RUN 45 gains 4 on average"
    assert headline(seen._replace(code="DEF -75"), on_offense=False).startswith("DEF −75 throws back ")


def test_a_single_quarter_is_named_like_the_other_periods(blowout: Sit) -> None:
    """BO-114: "in the the quarter" was read on its panel, and there is no halftime after which to have the ball."""
    player = blowout(options={"length": "quarters"})
    for period, said in ((6, "0 points in the quarter"), (OVERTIME, "0 points in overtime")):
        name = period_name(period)
        player.hud.summarize(f"{name} over", (0, 0), name[:1].lower() + name[1:])
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
    ("down", "seat", "called"),
    [
        (1, 0, {"RUN 60", "PASS 55", "OFFSIDES-D"}),
        (4, 0, {"RUN 60", "PASS 55", "OFFSIDES-D", "KICK 45"}),
        (4, 1, {"DEF -60", "DELAY OF GAME"}),
    ],
)
def test_nothing_is_foreseen_of_a_card_that_cannot_be_called_now(down: int, seat: int, called: set[str]) -> None:
    """BO-28 to BO-32: a punt was foretold on first down, beside a button that could not play it."""
    view = position(down=down).view(seat)
    codes = ("RUN 60", "PASS 55", "OFFSIDES-D", "KICK 45", "DEF -60", "DELAY OF GAME", "SACK", "HOLDING")
    assert {code for code in codes if forecast(view, code) is not None} == called


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


@pytest.mark.parametrize(("width", "first"), [(600, "loss 20%"), (440, "loss 20%"), (330, "20%")])
def test_the_words_below_the_bars_leave_none_of_them_out(width: int, first: str) -> None:
    words = ["loss 20%", "no gain 13%", "gain 30%", "1st down 36%", "TD 1%"]
    shown = in_room(Theme((1280, 720)), width, words)
    assert shown[0][0] == first
    assert [text.split()[-1] for text, _ in shown] == [text.split()[-1] for text in words]
