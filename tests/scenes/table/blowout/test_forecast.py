"""What BLOWOUT!!! foresees of a call before it is made."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.claims import stated
from game.variants.blowout.claims import standing
from game.variants.blowout.clock import PlaysLeft
from game.variants.blowout.names import LEGEND, signed
from game.variants.blowout.reasons import left_out
from scenes.table.blowout import call_bar
from scenes.table.blowout.forecast import COLORS, COLORS_AGAINST, Forecast, figure, forecast, headline
from scenes.table.blowout.odds_chart import legend, paint
from scenes.table.blowout.shown import HOW_IT_GOES, told_between
from scenes.ui.theme import Theme
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, act, position
from tests.scenes.table.player import Sit
from tests.scenes.written import noted


def test_a_call_that_loses_on_average_is_said_to_lose(blowout: Sit) -> None:
    """The sign is a verb: "gains −11" is read twice."""
    player = blowout(at=position(["RUN 45", *OFFENSE_HAND[1:]]))
    seen = forecast(player.view, "RUN 45")
    assert seen is not None
    assert seen.average < 0
    assert headline(seen, on_offense=True) == f"RUN 45 loses {-seen.average} on average, 8% may be lost"
    assert headline(seen._replace(average=4), on_offense=True) == "RUN 45 gains 4 on average, 8% may be lost"
    assert headline(seen._replace(code="DEF -75", lost=0.0), on_offense=False).startswith("DEF −75 throws back ")


def test_with_goal_to_go_a_preview_says_how_often_it_is_a_touchdown() -> None:
    """A RUN that scored more often than not "lost 1 on average", as the goal line cut its gains short."""
    for viewer, code in ((0, OFFENSE_HAND[0]), (1, "DEF -60")):
        seen = forecast(position(ball_on=95, down=2).view(viewer), code)
        assert seen is not None
        assert 0 < seen.made < 100
        assert f": {seen.made}% a touchdown" in headline(seen, on_offense=viewer == 0)


def test_all_previews_of_a_decision_share_an_axis() -> None:
    """It changed from card to card, so that bars could not be compared."""
    for view, codes in (
        (position(["RUN 45", "PASS 100", *OFFENSE_HAND[:3]]).view(0), ("RUN 45", "PASS 100")),
        (position(defense_hand=["DEF -100", *DEFENSE_HAND[:5]]).view(1), ("DEF -100", DEFENSE_HAND[0])),
    ):
        seen = [preview for code in codes if (preview := forecast(view, code)) is not None]
        (axis,) = {each.axis for each in seen}
        gains = [gain for each in seen for gain, *_ in each.gains]
        assert axis[0] <= min(gains)
        assert axis[1] >= max(gains)


def test_on_fourth_down_a_defensive_play_is_said_to_stop_a_try_and_no_kick() -> None:
    """It gave up 23 on average, as if nobody kicked on 4th and 25."""
    said = [
        headline(seen, on_offense=False)
        for down in (3, 4)
        if (seen := forecast(position(down=down).view(1), "DEF -60")) is not None
    ]
    assert [each.endswith(" on average if they go for it") for each in said] == [False, True]


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


def test_the_parts_of_a_preview_add_up_to_a_hundred() -> None:
    """They added up to 99 or 101, each rounded for itself."""
    gains = ((-20, "loss", 1), (0, "none", 1), (5, "short", 1), (20, "first", 4))
    seen = Forecast("RUN 60", gains)
    assert [seen.share(kind) for kind in ("loss", "none", "short", "first")] == [15, 14, 14, 57]


@pytest.mark.parametrize("width", [600, 440, 330])
def test_the_words_below_the_bars_leave_none_of_them_out_and_are_always_the_same(width: int) -> None:
    """Where room was short, "1st down" was "1st" and "no gain" was "none"."""
    gains = ((-20, "loss", 2), (0, "none", 3), (0, "over", 1), (5, "short", 5), (20, "first", 6), (40, "score", 3))
    rows = legend(Theme((1280, 720)), width, Forecast("PASS 100", gains))
    said = [words for row in rows for words, _ in row]
    assert said == ["loss 10%", "no gain 15%", "overthrown 5%", "gain 25%", "1st down 30%", "TD 15%"]
    assert len(rows) <= 3


def test_a_preview_says_what_its_average_is_one_of(blowout: Sit) -> None:
    """What may still change it undermined the number beside it; of a sure kick that is still said."""
    offense, defense = (position(down=4, ball_on=70).view(seat) for seat in (0, 1))
    told = {code: forecast(view, code) for view, code in (
        (offense, "PASS 100"), (offense, "KICK 45"), (offense, "RUN 70"), (defense, "DEF -60"),
    )}  # fmt: skip
    said = {code: seen.foot for code, seen in told.items() if seen is not None}
    assert said["PASS 100"] == said["RUN 70"] == "Average over their 30 DEFENSIVE PLAYS, before any answer."
    assert said["DEF -60"] == "Average over their 20 RUNs and PASSes, before any answer."
    assert said["KICK 45"] == "Not counted: they may hold an answer (16 %) or a foul (30 %)."


@pytest.mark.parametrize(("seat", "code", "said"), [
    (0, "RUN 70", [("answer", 0.30), ("foul", 0.30)]),
    (0, "PASS 100", [("answer", 0.52), ("foul", 0.30)]),
    (1, "DEF -60", [("answer", 0.52), ("foul", 0.21), ("field goal", 0.67)]),
])  # fmt: skip
def test_a_call_says_how_likely_they_hold_what_its_chart_leaves_out(
    blowout: Sit, seat: int, code: str, said: list[tuple[str, float]]
) -> None:
    """PASS 70 showed no loss at all, and was sacked for ten yards."""
    seen = forecast(position(down=4, ball_on=70).view(seat), code)
    assert seen is not None
    assert [(words, round(chance, 2)) for words, chance in seen.against] == said
    theme, box = Theme((1280, 720)), pygame.Rect(0, 0, 484, 210)
    with_it, without = (pygame.Surface(box.size) for _ in range(2))
    paint(with_it, theme, box, seen, seat == 0)
    paint(without, theme, box, seen._replace(against=()), seat == 0)
    assert pygame.image.tobytes(with_it, "RGB") != pygame.image.tobytes(without, "RGB")


def test_a_preview_names_the_own_answers_that_come_on_top(blowout: Sit) -> None:
    """It said "no gain 86 %" of a pass beside a PASS INTERFERENCE that would undo it."""
    offense = position(["PASS INTERFERENCE", "HOLDING", *OFFENSE_HAND[1:4]]).view(0)
    defense = position(defense_hand=["SACK", "SACK", *DEFENSE_HAND[:4]]).view(1)
    told = [forecast(view, code) for view, code in ((offense, "PASS 55"), (offense, "RUN 70"), (defense, "DEF -60"))]
    said = [seen.foot.partition(" answer. ")[2] for seen in told if seen is not None]
    assert said == ["You also hold PASS INTERFERENCE and HOLDING.", "You also hold HOLDING.", "You also hold SACK."]
    assert left_out(defense, "DELAY OF GAME") == ""


@pytest.mark.parametrize(
    ("ball_on", "said"), [(3, {"safety": True, "loss": False}), (60, {"safety": False, "loss": True})]
)
def test_a_preview_tells_a_safety_from_a_loss(blowout: Sit, ball_on: int, said: dict[str, bool]) -> None:
    """BO-66: it said "loss 25 %" of a run from the own 3 that was then a safety."""
    for seat, code in ((0, "RUN 60"), (1, "DEF -70")):
        seen = forecast(position(ball_on=ball_on).view(seat), code)
        assert seen is not None
        assert {kind: seen.share(kind) > 0 for kind in said} == said


@pytest.mark.parametrize(("kick", "ends", "mark", "said"), [
    ("KICK 65", 110, ("field goal +3", "gain"),
     "It carries 65 yards, and the posts are 45 yards away: a field goal, 3 points."),
    ("KICK 30", 65, ("too short", "loss"),
     ("Give the ball up: the kick carries 30 of the 45 yards to the posts, no points. "
      "They get it on their own 35, but that uses up no play of yours.")),
])  # fmt: skip
def test_a_field_goal_says_before_the_kick_whether_it_is_long_enough(
    blowout: Sit, kick: str, ends: int, mark: tuple[str, str], said: str
) -> None:
    """BO-79: only both distances were told, a landing was drawn at their 10, and they got the ball on their 40."""
    seen = forecast(position(down=4, ball_on=65, kick=kick).view(0), kick)
    assert seen is not None
    assert ((seen.outcome, seen.color), headline(seen, on_offense=True)) == (mark, f"{kick}: {mark[0]}")
    assert (seen.ends_at, seen.says) == (ends, said)
    short = position(down=4, ball_on=65, kick="KICK 30")
    state = short.clone()
    act(state, "KICK 30", "DEF -60", "none", "none")
    assert state.facts.ball_on == 35
    clocks = [stated(standing(each.view(0)), PlaysLeft) for each in (short, state)]
    assert clocks[0] is not None
    assert clocks[1] is not None
    assert clocks[1].others == clocks[0].own


def test_a_card_that_is_pointed_at_keeps_its_preview_when_hints_come(blowout: Sit) -> None:
    """The board went back to SECRET CALLS while the pointer rested on the card."""
    player = blowout(at=position())
    player.hover(player.card("PASS 55").rect.center)
    player.wait(1.0)
    player.table.renew()
    player.wait(0.5)
    forecast_shown = player.game.board_of_duel.forecast
    assert forecast_shown is not None
    assert forecast_shown.code == "PASS 55"
    player.hover((5, 5))
    player.wait(0.5)
    assert player.game.board_of_duel.forecast is None


def test_a_card_that_comes_to_lie_under_a_resting_pointer_leaves_the_sentence_in_sight(blowout: Sit) -> None:
    """After a double click its odds replaced what the down came to within a second."""
    player = blowout(at=position(), auto_continue=False)
    player.alone()
    x, y = player.card("PASS 55").rect.center
    player.hover((x, y))
    board = player.game.board_of_duel
    assert board.forecast is not None
    player.take("RUN 60", "DEF -50", "none", "none")
    assert player.asked == "offense_call"
    seen = []
    for spot in ((x, y), (x + 2, y), (x + 12, y)):
        player.hover(spot)
        player.wait(1.5)
        seen.append(board.forecast is not None)
    assert seen == [False, False, True]
    player.take("RUN 70", "DEF -60", "none", "none")
    player.wait(1.5)
    assert board.forecast is None
    player.press("right", "right")
    assert board.forecast is not None, "by keys it is meant"


def test_the_odds_are_explained_where_they_are_shown(blowout: Sit) -> None:
    """BO-63: nobody had said what "overthrown" is."""
    player = blowout(at=position())
    assert "odds" not in player.game.legend()
    player.click("PASS 55")
    assert player.game.legend()["odds"].colliderect(player.game.board_of_duel.duel)
    assert all(word in LEGEND["odds"] for word in ("overthrown", "A safety"))
    assert "A KICK uses up none" in LEGEND["plays left each"]


def test_a_preview_tells_an_overthrown_pass_from_a_stopped_one(blowout: Sit) -> None:
    """BO-63: past the back line nobody catches it."""
    seen = forecast(position(ball_on=90, marker=100).view(0), "PASS 100")
    assert seen is not None
    assert seen.share("over") == 100 - seen.share("score") - seen.share("none")
    assert seen.share("over") > 50


def test_the_colors_of_a_preview_are_those_of_whoever_calls() -> None:
    """Their loss is good for the defense, and their touchdown is not."""
    assert (COLORS["loss"], COLORS["score"]) == ("loss", "gain")
    assert (COLORS_AGAINST["loss"], COLORS_AGAINST["score"]) == ("gain", "loss")


def test_another_card_is_compared_with_the_picked_one_while_it_is_pointed_at(blowout: Sit) -> None:
    """The odds stayed those of the picked card, so that two calls could be compared only by picking both."""
    player = blowout(at=position())
    player.click("RUN 60")
    seen = []
    for spot in (player.card("PASS 55").rect.center, (5, 5)):
        player.hover(spot)
        player.wait(0.5)
        forecast_shown = player.game.board_of_duel.forecast
        assert forecast_shown is not None
        seen.append(forecast_shown.code)
    assert seen == ["PASS 55", "RUN 60"]
    assert player.buttons == ["Hike: RUN 60"]


def test_a_card_says_on_its_edge_what_its_preview_comes_to(blowout: Sit) -> None:
    """The biggest number always looked best: a short PASS may gain more than a longer RUN, and a PASS is riskier."""
    player = blowout(at=position(["RUN 60", "PASS 60", "PASS 100", "HOLDING", "OFFSIDES-D"]))
    for code in ("RUN 60", "PASS 60", "PASS 100"):
        seen = forecast(player.view, code)
        assert seen is not None
        said = figure(seen, on_offense=True)
        assert player.card(code).figure == said
        assert said.startswith(signed(seen.average))
        assert said.endswith(f" {seen.outcomes['lost']}% lost")
    assert player.card("HOLDING").figure == ""
    assert player.card("OFFSIDES-D").figure == "+5, same down"


@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "large type"])
def test_a_raised_card_keeps_its_figure_clear_of_the_prompt(blowout: Sit, look: dict[str, Any]) -> None:
    """The figure of the card with the focus, first of all in a match and in lessons, lay half under the prompt."""
    player = blowout(at=position(), **look)
    player.press("right")
    player.wait(0.5)
    card = next(each for each in player.hand if each.focused)
    assert card.swell > 0
    pictures = []
    for said in (card.figure, ""):
        card.figure = said
        pictures.append(pygame.Surface(player.app.screen.get_size()))
        card.paint(pictures[-1])
    same = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
    same.invert()
    assert min(box.top for box in same.get_bounding_rects()) >= player.hud.prompt.rect.bottom


@pytest.mark.parametrize(("seat", "code", "marker", "said", "end"), [
    (0, "OFFSIDES-D", 50, "+5, same down", 45),
    (0, "OFFSIDES-D", 45, "+5, 1st down", 45),
    (1, "OFFSIDES-O", 50, "−5, same down", 35),
])  # fmt: skip
def test_a_foul_says_before_it_is_called_whom_it_helps(seat: int, code: str, marker: int, said: str, end: int) -> None:
    """A foul is called by the side that it helps, which is against the sense of football: nothing said what it does."""
    seen = forecast(position(ball_on=40, marker=marker).view(seat), code)
    assert seen is not None
    assert figure(seen, on_offense=seat == 0) == said
    assert (seen.ends_at, seen.says.partition(":")[0]) == (end, "Their foul")
    assert headline(seen, on_offense=seat == 0) == f"OFFSIDES: {said}"


def test_a_card_of_the_defense_and_a_kick_say_what_they_come_to() -> None:
    defense, offense, goal = position(), position(down=4, ball_on=65, kick="KICK 65"), position(ball_on=95)
    told = ((defense, 1, "DEF -20"), (offense, 0, "KICK 65"), (goal, 0, "RUN 60"), (goal, 1, "DEF -60"))
    seen = [(forecast(at.view(seat), code), seat) for at, seat, code in told]
    said = [figure(each, on_offense=seat == 0) for each, seat in seen if each is not None]
    assert said[1] == "+3 points"
    assert [words.rpartition(" ")[2] for words in said] == ["theirs", "points", "TD", "TD"]


@pytest.mark.parametrize(("ball_on", "code"), [(3, "RUN 45"), (20, "PASS 55"), (92, "PASS 100"), (95, "RUN 70")])
def test_the_bar_of_a_call_leaves_nothing_out(ball_on: int, code: str) -> None:
    seen = forecast(position(ball_on=ball_on).view(0), code)
    assert seen is not None
    found = call_bar.parts(seen)
    assert sum(part.share for part in found) == 100
    made = sum(part.share for part in found if part.kind in ("first", "score", "undone"))
    assert made == seen.made
    assert any("safety" in part.words for part in found) == (seen.share("safety") > 0)


@pytest.mark.parametrize(("seat", "code", "parts"), [
    (0, "PASS 55", ["may be picked off", "no gain", "gain", "1st down they can undo", "1st down"]),
    (0, "RUN 60", ["may be fumbled", "safety or loss", "no gain", "gain", "1st down they can undo", "1st down"]),
    (1, "DEF -60", ["loss", "no gain", "gain", "stop they can undo", "1st down"]),
])  # fmt: skip
def test_the_bar_of_a_call_counts_what_their_answers_do(seat: int, code: str, parts: list[str]) -> None:
    """A risk of 52 % stood beside odds that added up to 100 % without it."""
    seen = forecast(position(ball_on=40).view(seat), code)
    assert seen is not None
    found = {part.words: part.share for part in call_bar.parts(seen)}
    assert list(found) == parts
    assert sum(found.values()) == 100
    raw = sum(seen.share(kind) for kind in ("first", "score")) / 100
    if seat:
        assert found["1st down"] == pytest.approx(100 * raw, abs=1)
        assert found[parts[-2]] == pytest.approx(100 * (1 - raw) * seen.risk, abs=1)
        return
    assert found[parts[0]] == pytest.approx(100 * seen.lost, abs=1)
    assert found["1st down"] == pytest.approx(100 * raw * (1 - seen.risk), abs=1)
    assert f"{found[parts[0]]}% may be lost" in headline(seen, on_offense=True)


def test_a_call_says_what_it_brings_at_best_and_costs_at_worst(monkeypatch: pytest.MonkeyPatch) -> None:
    """Average and odds alone made no call a gamble that one reads at a glance. The bar comes first."""
    seen = forecast(position(ball_on=40).view(0), "RUN 60")
    assert seen is not None
    theme, box = Theme((1280, 720)), pygame.Rect(0, 0, 484, 210)
    said = noted(theme, monkeypatch)
    for high in (box.h, box.h - 60):
        said.clear()
        call_bar.paint(pygame.Surface(box.size), theme, pygame.Rect(0, 0, box.w, high), seen, on_offense=True)
        assert ({"at best +50", "at worst ball lost"} <= set(said)) is (high == box.h)


def test_nothing_is_lost_of_a_call_once_no_card_is_left_that_takes_the_ball() -> None:
    at = position(ball_on=40, zones={"defense_discard_pile:1": ["INTERCEPTION"]})
    seen = forecast(at.view(0), "PASS 55")
    assert seen is not None
    assert seen.lost == 0.0
    assert "lost" not in headline(seen, on_offense=True)


def test_all_odds_are_shown_where_the_board_is_pointed_at_and_on_the_large_card(blowout: Sit) -> None:
    """Curve, words and four more figures lay there at once, before a newcomer knew what to look for."""
    player = blowout(at=position())
    player.click("PASS 55")
    board = player.game.board_of_duel
    shown = []
    for spot in (board.duel.center, (5, 5)):
        player.hover(spot)
        player.wait(0.5)
        shown.append(board.detailed)
    assert shown == [True, False]
    player.right_click("RUN 70")
    assert "Average over their 30 DEFENSIVE PLAYS, before any answer." in player.hud.zoom.now


@pytest.mark.parametrize(("seat", "code"), [(0, "PASS 55"), (0, "RUN 60"), (0, "PASS 100"), (1, "DEF -60")])
def test_the_chart_of_all_odds_states_the_shares_of_the_bar(seat: int, code: str) -> None:
    """5 % first down, and 5 % that could be undone, was 4 % and 8 % in the chart behind them."""
    seen = forecast(position(ball_on=75).view(seat), code)
    assert seen is not None
    bar, chart = dict[str, int](), dict[str, int]()
    for part in call_bar.parts(seen):
        bar[part.kind] = part.share
    rows = legend(Theme((1280, 720)), 484, seen)
    for words, kind in (each for row in rows for each in row):
        chart[kind] = int(words.rpartition(" ")[2].removesuffix("%"))
    assert sum(chart.values()) == 100
    assert all(chart.get(kind, 0) == bar.get(kind, 0) for kind in ("lost", "over", "undone"))
    assert chart.get("first", 0) + chart.get("score", 0) == bar.get("first", 0)


def test_a_pass_that_may_be_too_long_says_so_in_the_bar(blowout: Sit) -> None:
    """From their 25 PASS 50 gained less on average than PASS 45, and only small type said why."""
    seen = forecast(position(ball_on=90, marker=100).view(0), "PASS 100")
    assert seen is not None
    (share,) = [part.share for part in call_bar.parts(seen) if part.words == "overthrown"]
    assert share == seen.outcomes["over"] > 0
    assert figure(seen._replace(to_goal=False), on_offense=True).endswith(f" {share}% too far")


def test_only_a_picked_call_sends_the_pointer_to_all_odds(blowout: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words were gone as soon as the pointer left the card for them."""
    player = blowout(at=position())
    said = noted(player.app.theme, monkeypatch)
    player.hover(player.card("PASS 55").rect.center)
    player.look()
    assert (call_bar.PICK in said, call_bar.MORE in said) == (True, False)
    player.wait(0.5)
    player.click("PASS 55")
    player.wait(0.5)
    player.look()
    assert call_bar.MORE in said


def test_before_the_first_down_the_board_says_how_a_down_goes(blowout: Sit) -> None:
    """A new player saw +70 on a card and +13 above it, and nothing that says what is taken off."""
    board = blowout(at=position()).game.board_of_duel
    assert told_between(board.shown) == HOW_IT_GOES
    assert board.verdict_area, "it has room on the board"
