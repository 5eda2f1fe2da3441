"""What comes before a play of BLOWOUT!!! is run: calls lie, the count runs, both lines wait, fouls are seen."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import Revealed
from scenes.table.blowout.figures import Man, picture
from scenes.table.blowout.men import LINE, Scene, men
from scenes.table.blowout.play_path import HELD, MEETS, RELEASED, Play, held_back
from scenes.table.blowout.shown import habit_line, has_called
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.blowout.test_moments import down
from tests.scenes.table.player import Sit

SHARES = [HELD + (1 - HELD) * step / 40 for step in range(41)]


def at(play: Play, share: float) -> list[Man]:
    """The players after that share of a play, with the ball on its way."""
    way = play.start + (play.end - play.start) * share - held_back(play, share) * play.forward
    return list(men(play, Scene(share, way)))


@pytest.mark.parametrize("look", [{}, {"pace": 0.0}, {"reduced_motion": True}], ids=["moving", "instant", "calm"])
def test_the_computer_has_called_before_a_player_with_the_ball_does(blowout: Sit, look: dict[str, Any]) -> None:
    """Its card came down after the player's, as if it had looked at that (BO-106)."""
    player = blowout(at=position(ball_on=40), auto_continue=False, **{"pace": 1.0, **look})
    player.wait(1.0)
    game, cover = player.game, player.game.covers[1]
    assert player.asked == "offense_call"
    assert (cover.hidden, has_called(game, 0), has_called(game, 1)) == (False, False, True)
    assert (round(cover.x), round(cover.y)) == game.stadium.spots[1].center
    player.commit("RUN 70")
    waited = 0
    while len(player.match.actions) < 2:
        assert (cover.hidden, has_called(game, 1)) == (False, True)
        player.frames()
        waited += 1
    assert waited / 60 < 0.5, "it has rested while the player chose"


@pytest.mark.parametrize(("level", "rested"), [("rookie", True), ("pro", True), ("all-pro", False)])
def test_only_a_computer_that_needs_no_time_has_rested_when_the_player_calls(
    blowout: Sit, level: str, rested: bool
) -> None:
    """A search that was cut short by a quick player would leave the call to a rule of thumb."""
    player = blowout("human", level, at=position(ball_on=40), pace=1.0)
    player.alone()
    player.wait(2.0)
    player.commit("RUN 70")
    player.until(lambda: not player.busy, 2.0)
    player.frames(2)
    assert player.table.turns.resting.over is rested


def test_no_call_lies_ahead_while_a_play_is_open_or_the_defense_calls(blowout: Sit) -> None:
    player = blowout(at=position(ball_on=40), pace=1.0)
    player.commit("RUN 70")
    for _ in range(900):
        player.frames()
        if player.table.choosing is not None:
            break
        if player.game.table_state.play is not None:
            assert all(cover.hidden or cover.open < 1 for cover in player.game.covers)
    assert blowout(at=position(ball_on=40, offense=1)).game.ahead is None


def test_only_the_first_count_of_a_match_takes_its_full_time(snap: Sit) -> None:
    """Nobody waits for three beats before each of eighty plays."""
    player, counts = snap(position(), "RUN 70", "DEF -60"), []
    for number in (1, 2, 3):
        huts = [player.game.board_of_duel.hut for _ in player.motion()]
        counts.append([huts.count(beat) for beat in (1, 2, 3)])
        if number < 3:
            for act in ("none", "none", *(("RUN 60", "DEF -65") if number == 1 else ("PASS 55", "DEF -70"))):
                player.table.skip()
                player.frames(2)
                player.commit(act)
    first, second, third = counts
    assert first[0] == pytest.approx(first[1], abs=2)
    assert second[1] == third[0] == third[1] == 0
    assert third[2] < sum(second) < sum(first)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_while_a_response_is_asked_both_lines_are_in_sight_and_so_are_calls_board_and_rail(
    blowout: Sit, size: tuple[int, int]
) -> None:
    """The sum stood alone for two seconds before anything was seen on the field."""
    held = [*OFFENSE_HAND[:3], "HOLDING", "PASS 55"]
    player = blowout(at=position(held, ball_on=40), pace=0.0, auto_continue=False, size=size)
    player.table.session._worker.poll = player.table.session._worker.answer_now = lambda ticket: None
    for act in ("RUN 70", "DEF -60"):
        player.commit(act)
        player.frames(5)
    game = player.game
    for seat in (1, 0):
        assert game.table_state.window == seat
        film, board = game.film.bounds(), game.board_of_duel.bounds()
        assert {(man.yards - 40 > 0) == (man.seat == 1) for man in men(game.film.play, game.film.scene)} == {True}
        below = [board, game.rail.rect, *(game.stadium.spot(each) for each in (0, 1))]
        assert all(film.bottom <= each.top for each in below)
        assert game.rail.rect.top >= game.board_of_duel.duel.bottom
        player.commit("none")
        player.frames(5)


def test_both_lines_go_on_pushing_while_the_play_waits(snap: Sit) -> None:
    player = down(snap, "RUN 70", "DEF -60", ball_on=40)
    for _ in player.motion():
        pass
    film, seen = player.game.film, set()
    for _ in range(40):
        player.frames()
        seen.add(tuple(man.yards for man in men(film.play, film.scene)))
    assert film.share == HELD
    assert 4 < len(seen) < 20, "a few pictures a second"
    player.app.settings.reduced_motion = True
    player.table.playback.adopt_settings(1.0)
    strain = film.strain
    player.frames(40)
    assert film.strain == strain


def test_of_the_film_only_both_lines_are_painted_again_while_the_play_waits(snap: Sit) -> None:
    """Each of their steps painted the whole film, half of the table."""
    player = down(snap, "RUN 100", "DEF -20", ball_on=40)
    player.still()
    film, scrum = player.game.film, player.game.scrum
    films, scrums = set(), set()
    for _ in range(60):
        player.frames()
        films.add(film.render_key())
        scrums.add((scrum.render_key(), tuple(scrum.bounds())))
        for man in list(men(film.play, film.scene))[: 2 * len(LINE)]:
            drawn = picture(film.theme, man).get_rect(midbottom=film.point(man.yards, man.lane))
            assert scrum.bounds().contains(drawn.clip(film.bounds()))
    assert len(films) == 1
    assert len(scrums) > 4
    assert scrum.bounds().w * 3 < film.bounds().w


@pytest.mark.parametrize("against", ["DEF -60", "DEF -100"])
def test_a_passer_draws_his_arm_back_before_the_ball_leaves_his_hand(snap: Sit, against: str) -> None:
    """The ball simply left him."""
    film = (player := down(snap, "PASS 85", against, "none", "none", ball_on=40)).game.film
    held, flown = list[float](), 0
    for _ in player.motion():
        if film.shown == 1 and HELD < film.share < 1:
            poses = {man.pose for man in men(film.play, film.scene)}
            flown += not film.carried
            if "cock" in poses and film.carried:
                assert not flown
                held.append(film.strip.ball.yards)
    assert len(held) > 3
    assert set(held) == {40}
    assert flown > 5


def test_a_loss_is_driven_back_by_those_who_make_the_tackle() -> None:
    """The runner drifted back by himself, and the tacklers came when he lay."""
    for forward in (1.0, -1.0):
        play = Play("run", 0, 50, 50 - 20 * forward, 50 - 20 * forward, forward)
        for share in (share for share in SHARES if share >= MEETS):
            runner, *tacklers = at(play, share)[2 * len(LINE) :]
            gaps = [(man.yards - runner.yards) * forward for man in tacklers]
            assert 0 < min(gaps) < 1.5
            assert runner.facing == forward, "he is pushed back and does not run away"


@pytest.mark.parametrize(("kind", "end"), [("field_goal", 114), ("punt", 90)])
def test_a_kicker_runs_up_before_the_ball_is_away(kind: Any, end: int) -> None:
    play = Play(kind, 0, 70, end, end, 1.0)
    kickers = [at(play, share)[2 * len(LINE)] for share in SHARES]
    assert kickers[0].pose == "hold"
    steps = [man.yards for man, share in zip(kickers, SHARES, strict=True) if share < RELEASED]
    assert steps == sorted(steps)
    assert steps[-1] - steps[0] > 1.5
    assert [man.pose for man in kickers].count("kick") > 10


@pytest.mark.parametrize(("card", "offender"), [("OFFSIDES-D", 1), ("OFFSIDES-O", 0), ("DELAY OF GAME", 0)])
def test_a_foul_before_the_snap_is_committed_by_the_line_that_is_flagged(snap: Sit, card: str, offender: int) -> None:
    """Nobody jumped, and one figure walked through two lines that stood."""
    calls = (card, "DEF -60") if card == "OFFSIDES-D" else ("RUN 60", card)
    hands = [calls[0], *OFFENSE_HAND[1:]], [calls[1], *(code for code in DEFENSE_HAND if code != calls[1])][:6]
    player = snap(position(*hands, ball_on=40), *calls)
    film, moved, gaps = player.game.film, set(), set()
    for _ in player.motion():
        if film.shown < film.opens_to or not film.open:
            continue
        lines = list(men(film.play, film.scene))[: 2 * len(LINE)]
        if film.jump and not film.walked:
            moved |= {man.seat for man in lines if man.pose != "set"}
        if film.walked:
            gaps |= {round(abs(man.yards - film.strip.ball.yards), 1) for man in lines}
    assert moved == {offender}
    assert len(gaps) == 1, "both lines step along with the ball"


@pytest.mark.parametrize(("answer", "call"), [("FUMBLE", "RUN 75"), ("SACK", "PASS 85"), ("INTERCEPTION", "PASS 85")])
def test_what_turns_a_play_is_called_once(snap: Sit, answer: str, call: str) -> None:
    """FUMBLE! was called on the card, and again on the field three seconds later."""
    player = down(snap, call, "DEF -60", answer, ball_on=40)
    things = [thing for _ in player.motion() for thing in player.table.playback.stage.things]
    assert not [thing for thing in things if getattr(thing, "headline", "").startswith(answer.title())]
    assert player.game.film.play.kind != "run"


def test_who_is_tackled_reels_while_the_table_stands_still(snap: Sit) -> None:
    """A tackle was two frames and dust."""
    player = down(snap, "RUN 70", "DEF -50", "none", "none", ball_on=40)
    film, still, jolted = player.game.film, 0, 0.0
    for _ in player.motion():
        poses = [man.pose for man in men(film.play, film.scene) if man.lane == film.lane]
        still += film.share == 1 and film.settled <= 0 and "hit" in poses
        jolted = max(jolted, film.jolt)
    assert still / 60 / player.table.director.pace >= 0.08
    assert jolted > 0.9


@pytest.mark.parametrize(
    ("calls", "facts"),
    [(("RUN 100", "DEF -45"), {"ball_on": 80}), (("RUN 60", "DEF -60"), {"ball_on": 40, "down": 4})],
    ids=["touchdown", "fourth down"],
)
def test_the_cards_of_a_lost_ball_leave_as_the_sides_change(
    snap: Sit, calls: tuple[str, str], facts: dict[str, Any]
) -> None:
    """They lay there for a second beside a board on which nothing happened."""
    player, lies = down(snap, *calls, "none", "none", **facts), 0
    game, started = player.game, player.game.table_state.offense
    for _ in player.motion():
        lies += game.table_state.offense != started and game.table_state.play is not None
    assert 0 < lies / 60 / player.table.director.pace < 0.45


def test_the_words_of_a_loss_on_the_film_lie_clear_of_the_sign(snap: Sit) -> None:
    """LOSS OF 10 hung behind it."""
    held = [*OFFENSE_HAND[:4], "HOLDING"]
    game = snap(position(held, ball_on=40), "RUN 60", "DEF -70", pace=0.0).game
    for code in ("SACK", "DEFENSE CHALLENGE"):
        game.field.preview.progress = game.promise(code)
        assert game.film_preview.plate is not None
        assert not game.film_preview.plate.colliderect(game.video.place)


def test_a_result_that_the_other_side_may_change_beats_until_it_is_decided(snap: Sit) -> None:
    """It waited for them as still as for nobody."""
    player = snap(position(), "RUN 70", "DEF -60", pace=1.0)
    board, seen = player.game.board_of_duel, set[tuple[int | None, bool]]()
    for _ in range(400):
        player.frames(1)
        seen.add((player.game.table_state.window, board._beats))
    assert {beats for window, beats in seen if window == 1} == {False, True}
    assert {beats for window, beats in seen if window != 1} == {False}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_what_the_other_side_tends_to_call_stands_on_the_board_where_there_is_room(
    blowout: Sit, size: tuple[int, int]
) -> None:
    player = blowout(at=position(ball_on=40), size=size, pace=0.0)
    game, waiting = player.game, player.game.board_of_duel.waiting
    box = game.board_of_duel.bounds()
    without = waiting.words_area(box)
    assert habit_line(game) == ""
    for number in range(3):
        game.habit.handle_event(Revealed(clause="", zone="play:1", card=number, code="DEF -70", seat=1))
    assert habit_line(game) == "Foxes: DEF −65 or more on 3 of their last 3"
    assert waiting.words_area(box).h > without.h
    assert box.contains(waiting.words_area(box))
