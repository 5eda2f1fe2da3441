"""The play of the match on the result of a match that was given up."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.cursor import Cursor, Step
from game.highlights import best_play, rise
from game.match import Match
from game.record import Player
from game.variants import find_rules
from game.win_line import line_of_plays, swings
from scenes.match.play_of_match import play_of_match
from scenes.ui.theme import Theme
from tests.scenes.match.test_results import conceded, shown
from tests.scenes.matches import setup_of


def test_a_concession_is_no_play_and_lends_its_figure_to_none(tmp_path: Path) -> None:
    """The play of the match was one of 30 yards, for which it said by how much giving up had changed the chances."""
    match = conceded(setup_of(), 0)
    pilot, _ = shown(tmp_path, match)
    points = pilot.scene.turning_points
    assert points.line[-1] == (0.0, 1.0)
    assert points.line_of_plays == [*points.line[:-1], match.rules.chances(match.state)]
    assert not any("gave up" in str(row.name) for row in points.rows())
    winners = match.result.winners if match.result else ()
    told, starts = pilot.scene._play.best, Cursor(match).places(Step.PLAY)
    best = best_play(match.history, line=points.line_of_plays, seats=winners, starts=starts)
    assert best is not None
    lift = round(100 * rise(best, points.line_of_plays, starts))
    assert told.sentence.endswith(f"+{lift} % to win." if lift > 0 else ".")


def test_where_the_winner_made_no_play_worth_showing_the_other_sides_best_is_shown(tmp_path: Path) -> None:
    """Half of the result was empty when the leader gave up."""
    match, rng = Match(find_rules("football_war"), {}, [Player("Gulls"), Player("Foxes", "pro")], 7), Random(1)
    points = match.state.view(0).points
    while sorted(point > 0 for point in points) != [False, True]:
        assert match.decision is not None
        match.play(match.rules.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng))
        points = match.state.view(0).points
    leader = points.index(max(points))
    match.concede(leader)
    pilot, _ = shown(tmp_path, match)
    assert pilot.scene._play.best.seat == leader


def test_a_match_given_up_before_any_score_shows_the_play_that_helped_most(tmp_path: Path) -> None:
    """In Football War each play that stands counts 1, and nothing was shown."""
    match, rng = Match(find_rules("football_war"), {}, [Player("Gulls"), Player("Foxes", "pro")], 2), Random(2)
    for _ in range(60):
        assert match.decision is not None
        match.play(match.rules.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng))
    assert not any(match.state.view(0).points)
    match.concede(0)
    pilot, _ = shown(tmp_path, match)
    best = pilot.scene._play.best
    assert best.seat == 1
    assert best.cards
    assert best.sentence.endswith(" % to win.")


def test_a_last_card_that_the_winner_stopped_is_the_play_of_the_match_if_it_turned_most(tmp_path: Path) -> None:
    """The chart said +30 % for a match, and below it stood a touchdown with +19 %."""
    rules, rng = find_rules("football_war"), Random(1)
    match = Match(rules, {}, [Player("Gulls", "pro"), Player("Foxes", "pro")], 1)
    while match.decision is not None:
        match.play(rules.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng))
    line = line_of_plays(match)
    assert match.result is not None
    (winner,) = match.result.winners
    most = max(swing.gained for swing in swings(Cursor(match), line, len(line)) if swing.seat == winner)
    play = play_of_match(Theme((1280, 720)), match, line)
    assert play is not None
    assert (play.best.sentence, play.best.risen) == ("Foxes matched Hail Mary. +30 % to win.", most)
    assert [card.code for card in play.best.cards] == ["Hail Mary"]
