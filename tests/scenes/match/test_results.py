"""The result: what is shown, and two inputs to the next kickoff (experience.md 1, rule 10)."""

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.claims import percent
from game.clubs import CLUBS
from game.contract import Ending
from game.cursor import Cursor, Step
from game.highlights import best_play
from game.match import Match
from game.recap import Figures, Period, ScoreMark, recap
from game.recap_words import ending, headline, story
from game.record import Player
from game.variants import VARIANTS, find_rules
from game.win_line import swings, what_happened, win_line
from scenes.control.setup import Setup
from scenes.match.final_score import FinalScore
from scenes.match.results import DRIVES, FIGURES, MATCH, SCORE, Results
from scenes.match.score_chart import DASHES, ScoreChart, _pieces
from scenes.match.turning_points import COUNT
from scenes.match.win_chart import TurningPointButton
from scenes.replay.scene import Replay
from scenes.shell.app import App
from tests.game.test_review import played as as_pro
from tests.scenes.matches import played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot


def shown(folder: Path, match: Match | None = None, page: str = SCORE, **look: Any) -> tuple[Pilot, list[str]]:
    """The result of a match, on one of its pages, and what was asked for there."""
    asked: list[str] = []

    def scene(app: App) -> Results:
        over = match or played(setup_of())
        result = Results(
            app,
            over,
            setup_of(),
            rematch=lambda: asked.append("rematch"),
            switch=lambda: asked.append("switch"),
            menu=lambda: asked.append("menu"),
        )
        result.page = page
        return result

    return Pilot.start(folder, scene, **look), asked


def conceded(setup: Setup, seat: int) -> Match:
    match = played(setup, 40)
    match.concede(seat)
    return match


def test_one_press_deals_again(tmp_path: Path) -> None:
    pilot, asked = shown(tmp_path)
    assert pilot.focused == "Rematch"
    pilot.press("return")
    assert asked == ["rematch"]


@pytest.mark.parametrize(("button", "what"), [("Switch sides", "switch"), ("Main menu", "menu")])
def test_the_other_ways_out(tmp_path: Path, button: str, what: str) -> None:
    pilot, asked = shown(tmp_path)
    pilot.click(button)
    assert asked == [what]


def test_the_match_is_watched_again_where_there_is_a_way_to_it(tmp_path: Path) -> None:
    match = played(setup_of())
    pilot, _ = shown(tmp_path, match)
    assert "Watch replay" not in pilot.names()
    pilot.app.routes["replay"] = lambda match: Replay(pilot.app, match)
    pilot.scene.recompose()
    pilot.click("Watch replay")
    assert pilot.place == "Replay"
    assert pilot.scene.match is match
    pilot.press("escape")
    assert pilot.place == "Results"


def test_the_same_cards_are_dealt_again_as_practice(tmp_path: Path) -> None:
    match = played(setup_of())
    pilot, _ = shown(tmp_path, match)
    assert "Same cards" not in pilot.names()
    begun: list[Setup] = []

    def begin(setup: Setup) -> Any:
        begun.append(setup)
        return pilot.scene

    pilot.app.routes["table"] = begin
    pilot.scene.recompose()
    pilot.click("Same cards")
    again = begun[0].match()
    assert again.state.to_dict() == match.state_after(0).to_dict()
    assert again.practice
    assert again.seal is not None
    assert again.seal.open_deal
    fresh = begun[0].with_new_seed()
    assert (fresh.practice, fresh.seed_given, fresh.first_position) == (False, False, None)


def test_escape_leads_to_the_menu(tmp_path: Path) -> None:
    pilot, asked = shown(tmp_path)
    pilot.press("escape")
    assert asked == ["menu"]


def test_winner_score_and_every_scoring_play_are_shown(tmp_path: Path) -> None:
    match = played(setup_of(seed=3))
    pilot, _ = shown(tmp_path, match)
    scene = pilot.scene
    assert match.result is not None
    assert headline(scene.recap) == f"{match.names[match.result.winners[0]]} win"
    assert pilot.shows(headline(scene.recap))
    assert pilot.shows(story(scene.recap))
    for mark in scene.recap.scores:
        assert pilot.shows(mark.text)
    for name, points in zip(match.names, match.result.points, strict=True):
        assert pilot.shows(f"{name}: ")
        assert pilot.shows(f"Final {points}")


@pytest.mark.parametrize("game", ["card_bowl", "jukem"])
def test_every_score_says_how_it_stands_once(tmp_path: Path, game: str) -> None:
    """That the visitors scored from 0 to 7 was taken for yards."""
    scene = shown(tmp_path, played(Setup(game, {}, (Player("Gulls", "rookie"), Player("Foxes", "rookie")), 3)))[0].scene
    assert scene.recap.scores
    for mark in scene.recap.scores:
        first, other = (f"{scene.match.names[seat]} {mark.score[seat]}" for seat in (mark.seat, 1 - mark.seat))
        assert mark.text.endswith(f" {first}, {other}.")


def test_who_concedes_loses_and_it_says_so(tmp_path: Path) -> None:
    pilot, _ = shown(tmp_path, conceded(setup_of(), 0))
    assert headline(pilot.scene.recap) == "Foxes win"
    assert ending(pilot.scene.recap) == "by concession"
    assert story(pilot.scene.recap).startswith("Gulls conceded")


def test_with_four_seats_it_is_said_who_conceded(tmp_path: Path) -> None:
    """FW-94: three seats share a win that is no tie."""
    options = find_rules("football_war").complete({"players": "4"})
    players = tuple(Player(club.short, "pro") for club in CLUBS[:4])
    pilot, _ = shown(tmp_path, conceded(Setup("football_war", options, players, 7), 2))
    assert headline(pilot.scene.recap) == "Elk conceded"
    assert ending(pilot.scene.recap) == "the others win"


def of_several(folder: Path, points: tuple[int, ...], *winners: int, size: tuple[int, int] = (1280, 720),
               text_size: int = 100) -> Pilot:  # fmt: skip
    """The result of a tie of three or four sides, each of which scored at once."""
    options = find_rules("football_war").complete({"players": "4"})
    players = tuple(Player(club.short, "pro") for club in CLUBS[:4])
    pilot, _ = shown(folder, conceded(Setup("football_war", options, players, 7), 2), size=size, text_size=text_size)
    scene, count = pilot.scene, len(points)
    board, marks = [0] * count, []
    for seat, each in enumerate(points):
        board[seat] = each
        if each:
            marks.append(ScoreMark(seat, seat, f"{CLUBS[seat].short} score.", "First half", tuple(board)))
    scene.recap = scene.recap._replace(
        names=scene.recap.names[:count],
        points=points,
        winners=winners,
        reason=Ending.TIE,
        conceded=None,
        periods=(Period("First half", points, 0),),
        scores=tuple(marks),
        figures=scene.recap.figures[:count],
        drives=(),
    )
    scene.recompose()
    pilot.settle()
    return pilot


@pytest.mark.parametrize(
    ("points", "winners", "said"),
    [
        ((21, 14, 21, 7), (0, 2), "Gulls and Elk tie"),
        ((21, 21, 21, 7), (0, 1, 2), "Gulls, Foxes and Elk tie"),
        ((7, 7, 7), (0, 1, 2), "A tie"),
        ((0, 0, 0, 0), (0, 1, 2, 3), "A tie"),
    ],
)
def test_a_tie_of_several_says_who_is_level(
    tmp_path: Path, points: tuple[int, ...], winners: tuple[int, ...], said: str
) -> None:
    pilot = of_several(tmp_path, points, *winners)
    assert headline(pilot.scene.recap) == said
    assert ending(pilot.scene.recap) == "in regulation", "no overtime was played"
    assert pilot.shows("Nobody scored.") == (not any(points))
    assert pilot.app.theme.overflows == set()


@EVERY_LOOK
def test_everything_fits_for_four_sides(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = of_several(tmp_path, (121, 121, 121, 7), 0, 1, 2, size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()


def test_the_chart_of_four_sides_tells_all_scores_and_tells_the_sides_apart_without_color(tmp_path: Path) -> None:
    pilot = of_several(tmp_path, (7, 14, 3, 9), 1)
    pilot.scene.recap = pilot.scene.recap._replace(figures=(Figures(0, 0, 0, 0),) * 4)  # leaves room for the chart
    pilot.scene.recompose()
    (chart,) = (widget for widget in pilot.scene.widgets if isinstance(widget, ScoreChart))
    assert "Elk score. 7–14–3–0; Owls score. 7–14–3–9" in chart.name
    theme, drawn = pilot.app.theme, []
    for seat in range(4):
        ground = pygame.Surface((100, 40))
        chart._paint_mark(ground, theme, (20, 20), seat)
        for piece in _pieces(theme, (40, 20), (90, 20), 4, DASHES[seat]):
            ground.fill("white", piece)
        drawn.append(pygame.image.tobytes(pygame.mask.from_threshold(ground, 0, (1, 1, 1, 255)).to_surface(), "RGB"))
    assert len(set(drawn)) == 4


def test_a_tie_after_extra_time_says_so(tmp_path: Path) -> None:
    pilot, _ = shown(tmp_path)
    extra = (*pilot.scene.recap.periods, Period("Sudden death", (0, 0), 0))
    pilot.scene.recap = pilot.scene.recap._replace(reason=Ending.TIE, winners=(0, 1), periods=extra)
    assert (headline(pilot.scene.recap), ending(pilot.scene.recap)) == ("A tie", "after sudden death")


def test_a_name_that_is_not_a_clubs_is_one_person(tmp_path: Path) -> None:
    setup = Setup("jukem", setup_of().options, (setup_of().players[0], setup_of().players[1]), 7)
    match = conceded(setup, 1)
    match.players = (type(match.players[0])("Anna"), match.players[1])
    pilot, _ = shown(tmp_path, match)
    assert headline(pilot.scene.recap) == "Anna wins"


def test_a_practice_match_says_that_it_is_not_counted(tmp_path: Path) -> None:
    match = played(setup_of())
    match.practice = True
    pilot, _ = shown(tmp_path, match)
    assert pilot.shows("Practice: this match is not counted.")


def test_a_match_from_a_position_says_so_and_shows_what_stood_before(tmp_path: Path) -> None:
    setup = setup_of()
    position = played(setup, 200).state.to_dict()
    match = Match(find_rules("jukem"), setup.options, setup.players, setup.seed, position)
    points = match.state.view(0).points
    assert any(points)
    while match.decision is not None:
        match.play(match.state.legal_actions()[0])
    pilot, _ = shown(tmp_path, match)
    assert pilot.shows("Begun from a position: this match is not counted.")
    assert pilot.shows("Before")
    chart = next(widget for widget in pilot.scene.widgets if isinstance(widget, ScoreChart))
    field = pygame.Rect(0, 0, 100, 100)
    top = max(pilot.scene.recap.points)
    starts = [chart._corners(field, top, seat)[0] for seat in (0, 1)]
    assert starts == [(0, 100 - round(100 * each / top)) for each in points]


@pytest.mark.parametrize(("reduced", "drawn"), [(False, False), (True, True)])
def test_the_chart_is_drawn_on_unless_motion_is_reduced(tmp_path: Path, reduced: bool, drawn: bool) -> None:
    pilot, _ = shown(tmp_path, reduced_motion=reduced)
    pilot.app.stack.reset(Results(pilot.app, pilot.scene.match, setup_of(), rematch=print, switch=print, menu=print))
    pilot.scene._turn_to(SCORE)
    pilot.frames(3)
    chart = next(widget for widget in pilot.scene.widgets if isinstance(widget, ScoreChart))
    final = next(widget for widget in pilot.scene.widgets if isinstance(widget, FinalScore))
    assert ((chart.drawn == 1), (final.shown == 1)) == (drawn, drawn)
    pilot.wait(1.5)
    assert chart.drawn == 1
    pilot.wait(2.5)  # the winner's mascot hops longer
    assert not pilot.scene.animating


def test_the_points_count_up_and_then_the_color_of_the_winner_comes_in(tmp_path: Path) -> None:
    pilot, _ = shown(tmp_path)
    told = pilot.scene.recap
    heard: list[int] = []
    final = FinalScore(told, "Gulls win", "in regulation", lambda sound, steps: heard.append(steps))
    seen: list[tuple[tuple[int, ...], bool]] = []
    while final.moving:
        seen.append((final.points, final.swept > 0))
        final.update(1 / 60, 1.0)
    counting = [points for points, swept in seen if not swept]
    assert counting == sorted(counting)
    assert (counting[0], counting[-1]) == ((0, 0), told.points)
    assert {points for points, swept in seen if swept} == {told.points}
    assert heard == sorted(heard)
    assert len(heard) > 3


@pytest.mark.parametrize(
    ("kinds", "cheer"), [(("human", "pro"), True), (("pro", "human"), False), (("pro", "pro"), True)]
)
def test_stands_and_band_say_how_it_ended_for_the_only_person(
    tmp_path: Path, kinds: tuple[str, str], cheer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, _ = shown(tmp_path)
    match = pilot.scene.match
    winner = pilot.scene.recap.winners[0]
    match.players = tuple(Player(name, kinds[seat ^ winner]) for seat, name in enumerate(match.names))
    heard: list[str] = []
    monkeypatch.setattr(pilot.app.sound, "play", lambda each, steps=0: heard.append(each))
    pilot.app.stack.reset(Results(pilot.app, match, setup_of(), rematch=print, switch=print, menu=print))
    assert ("crowd_roar" in heard, "crowd_groan" in heard) == (cheer, not cheer)
    assert pilot.app.stack.music == ("music_won" if cheer else "music_lost")


@EVERY_LOOK
@pytest.mark.parametrize("seed", [3, 4])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int, seed: int) -> None:
    pilot, _ = shown(tmp_path, played(setup_of(seed=seed)), size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_every_game_has_the_same_pages_and_each_fits(tmp_path: Path, game: str) -> None:
    """In the smallest window with the largest text there is least room."""
    pilot, _ = shown(tmp_path, as_pro(game), page=MATCH, size=(1024, 600), text_size=130)
    assert [*pilot.scene._pages] == [MATCH, SCORE, FIGURES, DRIVES]
    for page in pilot.scene._pages:
        pilot.click(page)
        assert pilot.app.theme.overflows == set(), page


def test_each_of_the_moments_leads_to_its_place_in_the_replay(tmp_path: Path) -> None:
    match = played(setup_of())
    pilot, _ = shown(tmp_path, match, page=MATCH)
    line = win_line(match)
    assert line is not None
    moments = swings(Cursor(match), line, COUNT)
    watched: list[int] = []
    pilot.scene.app.go = lambda route, match, at: watched.append(at)
    pilot.app.routes["replay"] = lambda match, at: pilot.scene
    pilot.scene.recompose()
    buttons = [each for each in pilot.scene.widgets if isinstance(each, TurningPointButton)]
    for button, moment in zip(buttons, moments, strict=True):
        name = match.names[moment.seat]
        happened = what_happened(match, moment).removeprefix(f"{name}. ")  # the name stands there once
        assert button.name == f"{name} +{percent(moment.gained)}: {happened}"
        button.press()
    assert watched == [moment.first for moment in moments]


def of_seats(*kinds: str, conceded_by: int) -> Match:
    """A match of Gulls and Foxes, of whom one gave up."""
    players = tuple(Player(name, kind) for name, kind in zip(("Gulls", "Foxes"), kinds, strict=True))
    match = played(msgspec.structs.replace(setup_of(), players=players), 40)
    match.concede(conceded_by)
    return match


@pytest.mark.parametrize(
    ("kinds", "conceding", "verdict", "mood"),
    [
        (("human", "pro"), 1, "Victory", "grin"),
        (("human", "pro"), 0, "Defeat", "sulk"),
        (("pro", "human"), 0, "Victory", "grin"),
        (("human", "human"), 0, "", "grin"),
        (("pro", "pro"), 0, "", "grin"),
    ],
)
def test_won_and_lost_read_and_look_different_to_the_only_person(
    tmp_path: Path, kinds: tuple[str, str], conceding: int, verdict: str, mood: str
) -> None:
    pilot, _ = shown(tmp_path, of_seats(*kinds, conceded_by=conceding), speed="normal")
    final = pilot.scene._final
    assert final.verdict == "", "it was told before the points were counted"
    pilot.wait(2.0)
    assert (final.verdict, final.mood) == (verdict, mood)


def test_a_tie_is_no_defeat() -> None:
    told = recap(conceded(setup_of(), 0))._replace(winners=(0, 1), reason=Ending.TIE)
    final = FinalScore(told, "A tie", "in regulation", lambda *_: None, person=0, shown=1.0)
    assert (final.verdict, final.mood) == ("Tied", "calm")


@EVERY_LOOK
def test_the_play_of_the_match_comes_back_as_its_cards_one_after_the_other(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    pilot, _ = shown(tmp_path, speed="normal", size=size, text_size=text_size)
    play = pilot.scene._play
    match = pilot.scene.match
    starts = [mark.place for mark in Cursor(match).marks(Step.PLAY)]
    best = best_play(match.history, line=win_line(match) or (), seats=match.result.winners, starts=starts)
    assert best is not None
    assert [card.code for card in play.best.cards] == [pilot.scene.match.rules.code_of(card) for card in best.cards]
    places = play.places(pilot.app.theme)
    assert play.rect.contains(places[0].unionall(places[1:]))
    assert play.moving
    pilot.wait(3.0)
    assert not play.moving


def test_at_instant_speed_the_whole_ceremony_is_there_at_once(tmp_path: Path) -> None:
    pilot, _ = shown(tmp_path, speed="instant")
    pilot.frames(2)
    scene = pilot.scene
    assert not any(part.moving for part in (scene._final, scene._play))
