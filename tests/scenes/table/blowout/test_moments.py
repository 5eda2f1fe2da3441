"""The moments of a down of BLOWOUT!!!: an answer that strikes, yards that run with the ball, and what has the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.variants.blowout.cards import PLAYS
from game.variants.blowout.events import BallKicked
from game.variants.blowout.facts import OVERTIME
from scenes.table.blowout.moments import kick_over
from scenes.table.hud.mascots import CALM, GRIN, SULK
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.effects import Flyer
from scenes.ui.team import team_color
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, last_cards, position
from tests.scenes.table.player import Sit, TablePlayer


def down(snap: Sit, call: str, against: str, *answers: str, **facts: Any) -> TablePlayer:
    """A down with these calls and answers; the last of them is still to be shown."""
    defense = [against, *(card for card in answers[:1] if card != "none")]
    offense = [call, *(card for card in OFFENSE_HAND if card != call)]
    defense += [card for card in DEFENSE_HAND if card not in defense]
    state = position(offense[:5], defense[:6], **facts)
    return snap(state, call, against, *answers)


def words(player: TablePlayer) -> Iterator[str]:
    """The big words of every frame."""
    for _ in player.motion():
        yield from (thing.word for thing in player.things(BigWord))


def test_an_answer_is_told_as_it_strikes_and_not_as_it_comes(snap: Sit) -> None:
    player = down(snap, "PASS 85", "DEF -60", "SACK", ball_on=40)
    came, undone = [], []
    for _ in player.motion():
        laid = player.zone(PLAYS[1])
        if len(laid) > 1:
            came.append(laid[-1].x)
            undone.append(player.game.table_state.play.undone if player.game.table_state.play else "")
    assert not undone[0]
    assert any(undone)
    struck = undone.index(next(filter(None, undone)))
    assert came[struck] < came[-1] - 40  # it has come in from its place beside the other card


@pytest.mark.parametrize(("card", "call", "said"), [
    ("INTERCEPTION", "PASS 85", "INTERCEPTED!"), ("FUMBLE", "RUN 75", "FUMBLE!"), ("SACK", "PASS 85", "SACKED!"),
])  # fmt: skip
def test_what_turns_a_match_has_the_whole_table_once_it_counts(snap: Sit, card: str, call: str, said: str) -> None:
    """The offense may still answer it: until then nothing is celebrated."""
    player = down(snap, call, "DEF -60", card, "none", ball_on=40)
    shown = set()
    for _ in player.motion():
        big = player.things(BigWord)
        shown |= {thing.word for thing in big}
        assert not big or player.game.table_state.window is None
    assert shown == {said}


def test_an_overthrown_pass_is_called_incomplete(snap: Sit) -> None:
    """BO-63: the ball flew out of the end zone, and nobody said what that meant."""
    player = down(snap, "PASS 100", "DEF -50", "none", "none", ball_on=90)
    things = (thing for _ in player.motion() for thing in player.table.playback.stage.things)
    assert "Overthrown: incomplete" in {getattr(thing, "headline", "") for thing in things}


def test_who_takes_the_ball_has_the_line_of_the_log(snap: Sit) -> None:
    """BO-72: the stripe beside "Foxes took the ball" had the color of the Gulls."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "FUMBLE"])
    player = snap(state, "RUN 70", "DEF -60", "FUMBLE", "none", pace=0.0)
    player.wait(1.0)
    (line,) = [line for line in player.hud.log.lines if line.text.startswith("Fumble!")]
    assert line.color == team_color(1)


def test_a_long_gain_has_the_whole_table_and_a_short_one_has_not(snap: Sit) -> None:
    assert set(words(down(snap, "RUN 100", "DEF -45", "none", "none", ball_on=20))) == {"LONG GAIN!"}
    assert not set(words(down(snap, "RUN 70", "DEF -50", "none", "none", ball_on=20)))


@pytest.mark.parametrize(("call", "against", "signs"), [("RUN 70", "DEF -50", {1}), ("RUN 70", "DEF -75", {-1})])
def test_the_yards_are_counted_over_the_ball_as_it_goes(snap: Sit, call: str, against: str, signs: set[int]) -> None:
    player = down(snap, call, against, "none", "none", ball_on=40)
    count = player.game.yard_count
    seen = [count.gain for _ in player.motion() if count.render_key() is not None]
    assert len(set(seen)) > 2
    assert {1 if gain > 0 else -1 for gain in seen} == signs
    assert seen[-1] == (20 if signs == {1} else -5)
    assert count.render_key() is None


@pytest.mark.parametrize(("ball_on", "big"), [(85, False), (60, True)])
def test_a_field_goal_from_afar_is_called_once_over_the_whole_table(
    snap: Sit, ball_on: int, big: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GOOD! was stamped at the posts, and then came IT IS GOOD!"""
    player = snap(position(ball_on=ball_on, down=4, kick="KICK 65"), "KICK 65", "DEF -60", "none", "none")
    shown, called, stamped = set(), set(), list[str]()
    monkeypatch.setattr(player.table.playback.effects, "stamp", lambda spot, word, *_: stamped.append(word))
    for _ in player.motion():
        shown |= {thing.word for thing in player.things(BigWord)}
        called |= {thing.headline for thing in player.table.playback.stage.things if hasattr(thing, "headline")}
    assert ("IT IS GOOD!" in shown) is big
    assert ("Field goal!" in called) is not big
    assert stamped == ([] if big else ["Good!"])


@pytest.mark.parametrize(("kick", "word"), [("KICK 65", "Good!"), ("KICK 30", "Short!")])
def test_a_field_goal_hits_at_the_posts_whether_it_is_good_or_not(
    snap: Sit, kick: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but two lines of small print below the numbers said that it was good; then its word hid the posts."""
    player = snap(position(ball_on=75, down=4, kick=kick), kick, "DEF -60", "none", "none")
    effects, board, film = player.table.playback.effects, player.game.board_of_duel, player.game.film
    stamped, room = list[Any](), list[bool]()
    monkeypatch.setattr(
        effects, "stamp", lambda spot, *said: stamped.append((60 < film.point(110)[0] - spot[0] < 260, said[0]))
    )
    monkeypatch.setattr(effects, "banner", lambda area, *said: room.append(area == board.bounds()))
    for _ in player.motion():
        pass
    assert stamped == [(True, word)]
    assert room == [True]


def test_a_field_goal_is_called_nowhere_before_the_ball_is_at_the_posts(snap: Sit) -> None:
    """The board said FIELD GOAL +3 while the ball was still in the air."""
    player = snap(position(ball_on=75, down=4, kick="KICK 65"), "KICK 65", "DEF -60", "none", "none")
    board, film, flying = player.game.board_of_duel, player.game.film, 0
    for _ in player.motion():
        if film.shown == 1 and not film.posts_lit:
            flying += 1
            assert not board._says_result
    assert flying > 20


def test_before_the_ball_is_at_the_posts_no_line_ends_there(snap: Sit) -> None:
    """The field said FIELD GOAL +3 for two seconds and a half before the kick."""
    player = snap(position(ball_on=75, down=4, kick="KICK 65"), "KICK 65", "DEF -60", "none", "none")
    for _ in player.motion():
        assert player.game.field.preview.render_key() is None


def flagged(snap: Sit, ball_on: int = 20) -> TablePlayer:
    """PASS INTERFERENCE answers a pass that DEF -90 has stopped."""
    state = position(
        ["PASS 60", "PASS INTERFERENCE", *OFFENSE_HAND[2:]], ["DEF -90", *DEFENSE_HAND[1:]], ball_on=ball_on
    )
    return snap(state, "PASS 60", "DEF -90", "none", "PASS INTERFERENCE")


def test_a_foul_strikes_the_card_that_it_undoes_and_the_flag_lands_on_it(snap: Sit) -> None:
    """The flag fell on the field."""
    player = flagged(snap)
    struck = player.zone(PLAYS[1])[-1]
    at, flags, hits = (struck.x, struck.y), list[tuple[float, float]](), 0
    for _ in player.motion():
        answer = player.zone(PLAYS[0])[1:]
        hits += any(abs(card.x - struck.x) < struck.width for card in answer)
        flags += [(round(flag.x), round(flag.y)) for flag in player.things(Flyer)]
    assert hits
    assert flags[-1] == pytest.approx(at, abs=8)


@pytest.mark.parametrize(("acts", "crossed", "ticked"), [
    (("PASS 60", "DEF -90", "none", "PASS INTERFERENCE"), {(1, 0)}, (0, 0)),
    (("PASS 60", "DEF -90", "SACK", "HOLDING"), {(0, 0), (1, 0), (1, 1)}, None),
    (("PASS 60", "DEF -90", "SACK", "OFFENSE CHALLENGE"), {(0, 0), (1, 0), (1, 1)}, None),
    (("PASS 60", "DEF -90", "DEFENSE CHALLENGE"), {(0, 0), (1, 0)}, None),
    (("OFFSIDES-D", "DEF -90"), {(1, 0)}, None),
])  # fmt: skip
def test_the_cards_that_a_ruling_undoes_are_crossed_out_while_it_can_be_read(
    snap: Sit, acts: tuple[str, ...], crossed: set[tuple[int, int]], ticked: tuple[int, int] | None
) -> None:
    """A newcomer could not tell which cards a foul or a challenge had hit."""
    offense = ["PASS 60", "PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE", "OFFSIDES-D"]
    defense = ["DEF -90", "SACK", "DEFENSE CHALLENGE", *DEFENSE_HAND[3:]]
    player = snap(position(offense, defense, ball_on=20), *acts, pace=1.0)
    board, seen = player.game.board_of_duel, 0
    for _ in player.motion():
        if board.ruling is not None and board.crossed == 1.0:
            assert (set(board.ruling.void), board.ruling.counts) == (crossed, ticked)
            assert player.game.crosses.render_key() is not None
            assert len(player.game.crosses.marks) == len(crossed) + (ticked is not None)
            seen += 1
    assert seen > 40
    assert player.game.crosses.render_key() is None


def test_a_response_changes_at_once_where_the_play_would_end(snap: Sit) -> None:
    """The field still said "first down" while the board struck the yards through."""
    player = flagged(snap, ball_on=56)
    field, labels = player.game.field, list[str]()
    for _ in player.motion():
        labels += [] if player.game.film_preview.plate is None else [field.preview.label]
    assert (labels[0], labels[-1]) == ("no gain", "first down")


def test_after_a_foul_only_its_ruling_is_told_and_the_ball_goes_its_yards_from_where_it_lay(snap: Sit) -> None:
    """The number of the play that it undid came back while the ball marched."""
    player = flagged(snap)
    board, count, said, yards = player.game.board_of_duel, player.game.yard_count, list[bool](), list[int]()
    for _ in player.motion():
        said += [board.ruling is not None] if player.game.table_state.play else []
        yards += [count.gain] if count.render_key() is not None else []
    assert all(said[said.index(True) :])
    assert yards == sorted(yards)
    assert yards[-1] in range(55, 61)


def test_a_play_that_was_challenged_leaves_no_result_on_the_board(snap: Sit) -> None:
    """Its yards came back, struck through, as the headline went."""
    held = [*OFFENSE_HAND[:4], "OFFENSE CHALLENGE"]
    player = snap(position(held, ball_on=40), "RUN 60", "DEF -70", "none", "OFFENSE CHALLENGE")
    board, wipe, after = player.game.board_of_duel, player.game.wipe, list[bool]()
    for _ in player.motion():
        if (not wipe.hidden or after) and player.game.table_state.play is not None:
            after.append(board._says_result)
    assert after
    assert not any(after)


def test_a_touchdown_leaves_nothing_in_the_strip_of_the_other_side(snap: Sit) -> None:
    """That a flag was thrown on the other side a play ago stood there through the whole touchdown."""
    player = down(snap, "RUN 75", "DEF -45", "none", "none", ball_on=80)
    (strip,) = player.hud.strips
    strip.last = "Flag on Foxes"
    scored = [strip.last for _ in player.motion() if player.things(BigWord)]
    assert scored
    assert set(scored) == {""}


def test_the_board_says_what_is_at_stake_while_somebody_may_answer(snap: Sit) -> None:
    """It said −30 of a pass that gains nothing, and TOUCHDOWN to one side only."""
    for calls, said in ((("RUN 75", "DEF -45"), "touchdown"), (("PASS 40", "DEF -70"), "0: a pass loses nothing")):
        player = down(snap, *calls, "none", "none", ball_on=80)
        board, told = player.game.board_of_duel, list[bool]()
        for _ in player.motion():
            play = player.game.table_state.play
            if play is not None and board._says_result:
                told.append(board._says_outcome(play))
                assert board.outcome(play)[0] == said
        assert told
        assert all(told)


@pytest.mark.parametrize(("against", "said"), [("DEF -70", {"Thrown back 10 yards"}), ("DEF -65", set())])
def test_a_run_that_is_thrown_back_far_is_headlined(snap: Sit, against: str, said: set[str]) -> None:
    """A DEF −100 threw them back forty yards in silence."""
    player = down(snap, "RUN 60", against, "none", "none", ball_on=50)
    told = {getattr(thing, "headline", "") for _ in player.motion() for thing in player.table.playback.stage.things}
    assert {headline for headline in told if headline.startswith("Thrown")} == said


@pytest.mark.parametrize(("period", "below"), [(0, "First quarter over"), (OVERTIME, "")])
def test_a_period_that_ends_since_nothing_can_be_called_says_so_before_it_does(
    snap: Sit, period: int, below: str
) -> None:
    stage = {"stage": "first"} if below == "" else {}
    last = last_cards(("RUN 60", "HOLDING"), defense_hand=DEFENSE_HAND, ball_on=40, down=2, period=period, **stage)
    player = snap(last, "RUN 60", "DEF -60", "none", "none")
    said = []
    for _ in player.motion():
        banners = [thing for thing in player.table.playback.stage.things if hasattr(thing, "headline")]
        said += [(each.headline, each.below) for each in banners if each.headline == "Gulls: no play left"]
    assert set(said) == {("Gulls: no play left", below)}


def test_only_what_is_held_looks_like_something_to_press(snap: Sit) -> None:
    at = position([*OFFENSE_HAND[:3], "PASS 55", "HOLDING"], ball_on=40)
    player = snap(at, "PASS 55", "DEF -60", "none", pace=0.0, auto_continue=False)
    player.rest()
    rail = player.game.rail
    assert {plaque.code for plaque in rail.plaques if plaque.code in rail.held} == {"HOLDING"}
    lit = rail.render_key()
    player.game.table_state.window = 1
    player.game.show(player.view)
    assert rail.held == frozenset()
    assert rail.render_key() != lit


def test_before_others_every_answer_is_lit_alike(called: Sit) -> None:
    """BO-49."""
    player = called(position([*OFFENSE_HAND[:3], "PASS 55", "HOLDING"], ball_on=40), "PASS 55", "DEF -60")
    player.rest()
    assert player.game.rail.codes
    assert player.game.rail.held is None


def test_a_spot_is_named_by_the_club_whose_side_it_is(snap: Sit) -> None:
    player = snap(position(), "RUN 70", "DEF -20", "none", "none")
    said = {player.game.video.says()[1] for _ in player.motion()}
    assert "Foxes 30" in said
    assert not [where for where in said if where.startswith(("opp", "own"))]
    assert "Foxes 30" in {slot.value for slot in player.game.slots()}


@pytest.mark.parametrize(("ball_on", "told"), [(20, []), (60, ["Punt: touchback"])])
def test_a_punt_has_a_headline_only_if_it_is_a_touchback(snap: Sit, ball_on: int, told: list[str]) -> None:
    """Its yards, which stand over the ball and in the log, were told a third time."""
    player = snap(position(ball_on=ball_on), "RUN 70", "DEF -60")
    headlines: list[str] = []
    player.table.playback.effects.banner = lambda _, words, *__: headlines.append(words)
    kick = BallKicked(clause="BO-63", seat=0, how="punt", ball_on=ball_on, yards=50, needed=None, good=True)
    kick_over(player.game, kick, player.table.playback.cue_context).begin(player.table.playback.cue_context)
    assert headlines == told


def test_fouls_that_offset_are_told_as_one_ruling(snap: Sit) -> None:
    at = position(["OFFSIDES-D", *OFFENSE_HAND[1:]], ["DELAY OF GAME", *DEFENSE_HAND[1:]], ball_on=40)
    player = snap(at, "OFFSIDES-D", "DELAY OF GAME")
    said = {player.game.board_of_duel.ruling for _ in player.motion()}
    assert {each.head for each in said if each is not None} == {"Fouls offset"}


@pytest.mark.parametrize(("call", "against", "seat", "said"), [
    ("RUN 70", "DEF -60", 0, "Your call won by 10"),
    ("RUN 60", "DEF -65", 1, "Their call won by 5"),
    ("RUN 60", "DEF -60", None, ""),
])  # fmt: skip
def test_the_card_that_decides_a_play_rings_and_its_lead_is_told(
    snap: Sit, call: str, against: str, seat: int | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The highest card felt the same in every play."""
    rung = list[pygame.Rect]()
    player = down(snap, call, against, ball_on=40)
    monkeypatch.setattr(player.table.playback.effects, "halo", lambda rect, *_: rung.append(rect))
    for _ in player.motion():
        pass
    cards = [player.zone(PLAYS[each])[0].rect for each in (0, 1)]
    assert rung == ([] if seat is None else [cards[seat]])
    player.commit("none")
    player.table.skip()
    player.commit("none")
    told = {asked[1] for _ in player.motion() if (asked := player.game.board_of_duel.asked) is not None}
    assert told - {"You hold no answer to it"} == ({said} if said else set())


def test_a_call_that_an_answer_has_beaten_is_not_said_to_have_won(snap: Sit) -> None:
    player = down(snap, "PASS 85", "DEF -60", "SACK", "none", ball_on=40)
    told = [asked for _ in player.motion() if (asked := player.game.board_of_duel.asked) is not None]
    assert not [words for _, words, _ in told if "won" in words]


@pytest.mark.parametrize(("call", "against", "felt"), [
    ("RUN 80", "DEF -60", SULK), ("RUN 60", "DEF -80", GRIN), ("RUN 70", "DEF -65", CALM), ("PASS 40", "DEF -80", CALM),
])  # fmt: skip
def test_the_face_of_the_other_side_takes_a_long_gain_and_a_big_loss(
    snap: Sit, call: str, against: str, felt: str
) -> None:
    """They stayed calm at all but scores, turnovers and flags."""
    player = down(snap, call, against, "none", "none", ball_on=40)
    (strip,), seen = player.hud.strips, set()
    for _ in player.motion():
        seen.add(strip.mascot.mood)
    assert seen - {CALM} == {felt} - {CALM}


@pytest.mark.parametrize("answers", [("DEFENSE CHALLENGE",), ("none", "HOLDING")])
def test_a_ruling_is_over_sooner_once_the_match_has_shown_one_of_its_kind(snap: Sit, answers: tuple[str, ...]) -> None:
    lasts = []
    for seen in (False, True):
        state = position(["RUN 80", "HOLDING", *OFFENSE_HAND[:3]], ["DEF -50", "DEFENSE CHALLENGE", *DEFENSE_HAND[:4]])
        player = snap(state, "RUN 80", "DEF -50", *answers[:-1])
        player.table.skip()
        player.frames(2)
        if seen:
            for kind in ("challenge", "HOLDING"):
                player.table.playback.cue_context.moments.is_first(f"ruling {kind}")
        player.commit(answers[-1])
        lasts.append(sum(1 for _ in player.motion()))
    assert lasts[1] < lasts[0] - 5


def test_the_yards_above_the_ball_leave_the_board_of_the_down_in_sight(snap: Sit) -> None:
    """A sack's "−10" ran over the sign that opens the chart of played cards."""
    state = position(OFFENSE_HAND, [*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    player = snap(state, "PASS 55", "DEF -50", "SACK", "none")
    count, board, seen = player.game.yard_count, player.game.video, set()
    for _ in player.motion():
        if count.render_key() is not None and player.game.film.shown >= 1:
            assert not count.bounds().colliderect(board.place)
            seen.add(count.gain)
    assert min(seen) == -10
