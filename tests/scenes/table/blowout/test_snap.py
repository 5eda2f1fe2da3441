"""The snap of BLOWOUT!!!: the count, both cards on one frame, and the yards that are counted out."""

from __future__ import annotations

import pytest

from scenes.table.blowout import snap as snap_count
from scenes.table.cues.big_moments import BigMomentCues
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.player import Sit


def test_both_calls_wait_through_the_count_and_turn_up_on_one_frame(snap: Sit) -> None:
    """BO-27."""
    player = snap(position(), "RUN 70", "DEF -60")
    huts, up = [], []
    for _ in player.motion():
        huts.append(player.game.board_of_duel.hut)
        calls = [player.zone(f"play:{seat}") for seat in (0, 1)]
        up.append([bool(cards) and cards[0].alpha > 0 and cards[0].flip > 0.5 for cards in calls])
    assert list(dict.fromkeys(huts))[:4] == [0, 1, 2, 3]
    first = up.index([True, True])
    assert [True, False] not in up
    assert [False, True] not in up
    assert huts[first] == 3


def test_the_last_play_of_a_period_is_counted_in_full_again(snap: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = {}
    monkeypatch.setattr(BigMomentCues, "is_first", lambda moments, kind: False)
    for last in (False, True):
        monkeypatch.setattr(snap_count, "is_last_play", lambda state, last=last: last)
        player = snap(position(), "RUN 70", "DEF -60")
        counted[last] = list(dict.fromkeys(player.game.board_of_duel.hut for _ in player.motion()))[:4]
    assert counted == {False: [0, 3], True: [0, 1, 2, 3]}


def test_the_yards_are_counted_out_and_the_ball_lies_still_until_it_is_known_who_may_respond(snap: Sit) -> None:
    """BO-59: +70 against −60 into +10; what it comes to is told to whoever may change it, with the question."""
    player = snap(position(ball_on=40), "RUN 70", "DEF -60")
    told, balls = [], set()
    for _ in player.motion():
        balls.add(player.game.field.ball.yards)
        if player.game.table_state.play is not None:
            told.append((player.game.board_of_duel.told, player.game.field.preview.progress))
    assert {shown for _, shown in told} == {0.0}
    assert told[-1][0] == 1.0
    assert len(told) > 10
    assert balls == {40}


@pytest.mark.parametrize(("second", "told"), [("PASS INTERFERENCE", 1.0), ("RUN 65", 0.0)])
def test_a_player_who_holds_a_response_sees_where_the_play_would_end(snap: Sit, second: str, told: float) -> None:
    state = position(["PASS 60", second, *OFFENSE_HAND[2:]], ["DEF -90", *DEFENSE_HAND[1:]], ball_on=40)
    player = snap(state, "PASS 60", "DEF -90", "none", auto_continue=False)
    list(player.motion())
    preview = player.game.field.preview
    assert player.asked
    assert (preview.label, preview.start, preview.end, preview.progress) == ("no gain", 40, 40, told)


def test_the_ball_moves_once_no_response_has_changed_the_play(snap: Sit) -> None:
    """The ball, the down sign and the chains end where the next down is."""
    player = snap(position(ball_on=40), "RUN 70", "DEF -60", "none", "none")
    places = [player.game.field.ball.yards for _ in player.motion()]
    assert places[0] == 40
    assert places == sorted(places)
    strip = player.game.field
    assert (strip.ball.yards, strip.sign.yards, strip.to_gain.yards, strip.sign.down) == (50, 50, 60, 1)


@pytest.mark.parametrize(("answer", "end"), [("SACK", 30), ("none", 40)])
def test_a_response_shows_what_it_makes_of_the_play(snap: Sit, answer: str, end: int) -> None:
    """BO-70: the ball lies still until the offense has answered, too."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "SACK"], ball_on=40)
    player = snap(state, "PASS 55", "DEF -60", answer)
    for _ in player.motion():
        assert player.game.field.ball.yards == 40
    assert player.game.table_state.play.undone == ("" if answer == "none" else answer)
    player.commit("none")
    player.still()
    assert player.game.field.ball.yards == end


def test_a_challenge_wipes_the_play_away_and_takes_the_ball_back(snap: Sit) -> None:
    """BO-50: the wipe passes over the field, and then the down is played again."""
    held = [*OFFENSE_HAND[:4], "OFFENSE CHALLENGE"]
    player = snap(position(held, ball_on=40), "RUN 60", "DEF -70", "none", "OFFENSE CHALLENGE")
    shares, balls = [], []
    for _ in player.motion():
        balls.append(player.game.field.ball.yards)
        if not player.game.wipe.hidden:
            shares.append(player.game.wipe.share)
            covered = player.game.wipe.bounds()
            assert covered == player.game.film.bounds(), "it tore over half of the board, which says who challenges"
            assert not covered.colliderect(player.game.board_of_duel.bounds())
    assert shares == sorted(shares)
    assert len(shares) > 10
    assert round(min(balls)) == 30
    assert balls[-1] == 40
    assert player.game.field.preview.progress == 0.0


def test_a_flag_walks_the_ball_off(snap: Sit) -> None:
    """BO-35: no window opens, and the board names the foul."""
    state = position(defense_hand=[*DEFENSE_HAND[:5], "DELAY OF GAME"], ball_on=40)
    player = snap(state, "RUN 60", "DELAY OF GAME")
    said = set()
    for _ in player.motion():
        said.add(player.game.board_of_duel.ruling)
        assert player.game.table_state.play is None
    assert {(each.head, each.follows) for each in said if each is not None} == {
        ("DELAY OF GAME on Gulls", "5 yards back, same down again: 1st & 15 at the Gulls 35.")
    }
    assert player.game.field.ball.yards == 35


@pytest.mark.parametrize(("kick", "good"), [("KICK 45", True), ("KICK 40", False)])
def test_a_kick_flies_to_the_posts_which_tell_whether_it_was_good(snap: Sit, kick: str, good: bool) -> None:
    """BO-81, BO-82: 41 are needed from the opponent's 30."""
    state = position(down=4, ball_on=70, kick=kick)
    player = snap(state, kick, "DEF -60", "none", "none")
    high, lit, score = [], set(), set()
    for _ in player.motion():
        high.append(player.game.field.ball.lift)
        if player.game.posts[1].shown:
            lit.add(player.game.posts[1].lit)
            score.add(tuple(player.hud.bug.points))
    assert max(high) > 60
    assert lit == {good}
    assert not player.game.posts[0].shown
    assert ((3, 0) in score) == good
    assert player.match.state.facts.points == (3 if good else 0, 0)


def test_points_are_on_the_board_when_the_ball_is_in_the_end_zone(snap: Sit) -> None:
    """Tell after show: the score changes with the headline, not with the press."""
    player = snap(position(ball_on=80), "RUN 70", "DEF -50", "none", "none")
    seen = [(player.game.field.ball.yards, player.hud.bug.points[0]) for _ in player.motion()]
    assert seen[0] == (80, 0)
    assert next(ball for ball, points in seen if points == 7) >= 100
