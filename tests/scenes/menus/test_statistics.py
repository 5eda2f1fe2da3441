"""Statistics: records, streaks and the matches that stand out, a press away from their replays; files for others."""

import csv
import json
from functools import partial
from pathlib import Path

import msgspec
import pytest

from game.favorites import favorites, plays_of
from game.match_words import several
from game.record import HUMAN
from game.review.ledger import match_key
from game.variants import VARIANTS, find_rules
from saves.archive import Saves
from saves.history import History
from saves.judged import Judged
from saves.people import MOST
from saves.plays import look_at_some
from saves.query_thread import Answer
from saves.reviews import encode, file_name
from scenes.match.ledger import signed
from scenes.menus.favorite_plays import CHOSEN, MEANS, NOT_READ, TO_WIN, PlayRow, moved_text
from scenes.menus.people import ADD, ALIKE, NAMELESS, PeopleScene
from scenes.menus.replays_filters import WHO
from scenes.menus.statistics import NAMES, NOTHING, PLAYS, StatisticsScene
from scenes.replay.scene import Replay
from tests.game.test_review import short_review
from tests.saves.samples import played as random_match
from tests.scenes.menus.test_replays import SEEDS, three
from tests.scenes.pilot import EVERY_LOOK, Pilot


def page(folder: Path, filled: bool = True, **look: object) -> Pilot:
    """The page with a match won 35–13 against Pro, one lost 7–13 to Rookie, and one that does not count."""
    pilot = Pilot.start(folder, None, **look)  # type: ignore[arg-type]
    archive = pilot.app.archive = Saves(pilot.app.folder)
    pilot.app.routes["replay"] = lambda match: Replay(pilot.app, match)
    if filled:
        three(archive)
    pilot.app.stack.reset(StatisticsScene(pilot.app))
    return read(pilot)


def read(pilot: Pilot) -> Pilot:
    """Waits until the history has answered, and what it said is shown."""
    assert pilot.app.archive.history.settle(30)  # type: ignore[union-attr]
    pilot.frames(3)
    pilot.settle()
    return pilot


def test_an_empty_page_says_what_counts(tmp_path: Path) -> None:
    assert page(tmp_path, filled=False).shows(NOTHING)
    assert Pilot.start(tmp_path, StatisticsScene).shows(NOTHING), "nothing is saved anywhere"


def test_the_record_is_told_for_all_games_for_one_and_for_one_level(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    assert pilot.shows("1 – 1 – 0, 50 % won.")
    pilot.click("Jukem Football")
    assert read(pilot).shows("1 – 1 – 0, 50 % won.")
    pilot.click("Against Pro")
    assert read(pilot).shows("1 – 0 – 0, 100 % won.")
    pilot.click("Opponent")
    pilot.settle()
    assert "A friend" not in pilot.names()
    pilot.click("Rookie")
    assert read(pilot).shows("0 – 1 – 0, 0 % won.")
    pilot.click("Game")
    pilot.settle()
    pilot.click("BLOWOUT!!!")
    assert read(pilot).shows(NOTHING)


@pytest.mark.parametrize(("title", "points"), [("Biggest win", (35, 13)), ("Closest", (7, 13))])
def test_a_match_that_stands_out_is_watched_by_one_press(tmp_path: Path, title: str, points: tuple[int, int]) -> None:
    pilot = page(tmp_path)
    pilot.click(title)
    read(pilot)
    assert pilot.place == "Replay"
    assert pilot.scene.match.result.points == points
    pilot.press("escape")
    pilot.settle()
    assert pilot.place == "StatisticsScene"


def test_every_match_is_written_as_csv_and_json_and_the_page_says_where(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    for _ in range(2):
        pilot.click("Export")
        read(pilot)
    table, data = tmp_path / "exports" / "matches.csv", tmp_path / "exports" / "matches.json"
    assert any(str(table) in text for text in pilot.scene.toasts.texts)
    with table.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["opponent"], row["result"], row["points"]) for row in rows] == [
        *(("pro", "won", "35"), ("rookie", "lost", "7"), ("human", "", "17")),
    ]
    assert [match["points_against"] for match in json.loads(data.read_text())["matches"]] == [13, 13, 10]


def review_of_the_win(pilot: Pilot) -> None:
    """Keeps a review of the match that was won, and shows the page anew."""
    archive: Saves = pilot.app.archive  # type: ignore[assignment]
    won = next(entry for entry in archive.history.entries() if entry.points == (35, 13))
    key = match_key(won.variant, won.seed, won.decisions, won.digest, won.winners)
    review = msgspec.structs.replace(short_review("real_deal"), match=key)
    path = pilot.app.folder.reviews / file_name(key, review.seat)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(encode(review))
    pilot.app.stack.reset(StatisticsScene(pilot.app))
    read(pilot)


def test_accuracy_and_luck_are_told_as_far_as_matches_are_reviewed(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    assert not pilot.shows("reviewed")
    review_of_the_win(pilot)
    review = short_review("real_deal")
    assert pilot.shows(f"Accuracy {review.accuracy:.0f} %, luck {signed(review.luck)}  ·  1 of 2 reviewed")


def plays_page(folder: Path) -> Pilot:
    """The page where the favorite plays of Jukem are looked at and all of them are read."""
    pilot = page(folder)
    pilot.click("Jukem Football")
    read(pilot).click(PLAYS)
    for _ in range(6):
        read(pilot)
    return pilot


def test_the_favorite_plays_of_a_game_are_told_with_how_often_and_how_they_fared(tmp_path: Path) -> None:
    pilot = plays_page(tmp_path)
    matches = [random_match(seed) for seed, kinds in SEEDS.items() if HUMAN in kinds and len({*kinds}) > 1]
    persons = [next(seat for seat, kind in enumerate(SEEDS[match.seed]) if kind == HUMAN) for match in matches]
    found = favorites(find_rules("jukem"), map(plays_of, matches, persons))
    rows = [widget.cells for widget in pilot.scene.widgets if isinstance(widget, PlayRow)]
    assert rows[0] == ("Play", CHOSEN, TO_WIN)
    assert len(rows) > 4
    assert (
        rows[1:]
        == [(each.name, several(each.times, "time"), moved_text(each.moved)) for each in found][: len(rows) - 1]
    )
    assert pilot.shows(MEANS)
    assert not pilot.shows("read.")
    assert not pilot.scene.plays.waits, "it rests once all is read"
    pilot.click("Against Rookie")
    assert read(pilot).shows(MEANS), "another level is asked for at once"
    pilot.click("Game")
    pilot.settle()
    pilot.click("All games")
    assert PLAYS not in read(pilot).names(), "plays are those of one game"


def test_while_matches_are_read_the_page_says_how_many_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saves.plays.AT_ONCE", 0.0)
    monkeypatch.setattr(History, "look_at_plays", lambda self, variant: Answer())
    pilot = plays_page(tmp_path)
    assert pilot.shows("0 of 2 matches read.")
    assert pilot.shows(NOT_READ)
    pilot.app.archive.history._change(partial(look_at_some, variant="jukem"))  # type: ignore[union-attr]
    pilot.click("Matches")
    pilot.click(PLAYS)
    assert read(pilot).shows("1 of 2 matches read.")
    assert any(isinstance(widget, PlayRow) for widget in pilot.scene.widgets)


def test_where_no_more_can_be_read_nothing_is_asked_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def refuse(self: History, variant: str) -> Answer[int]:
        asked.append(variant)
        answer: Answer[int] = Answer()
        answer.ready = True
        return answer

    monkeypatch.setattr(History, "look_at_plays", refuse)
    pilot = plays_page(tmp_path)
    assert asked == ["jukem"]
    assert not pilot.scene.plays.waits


def make(pilot: Pilot, name: str) -> None:
    """Makes a player on the page of names, which is open."""
    pilot.click(ADD)
    pilot.type(name)
    pilot.click("Done")
    read(pilot)


def test_who_plays_alone_sees_a_name_and_nothing_to_choose(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    assert pilot.shows("Player\nYou")
    pilot.click(WHO)
    assert pilot.place == "PeopleScene"
    pilot.press("escape")
    assert pilot.place == "StatisticsScene"
    assert not (tmp_path / "people.json").exists()


def test_the_one_player_is_called_as_he_likes(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    pilot.click(WHO)
    pilot.type("Ann")
    pilot.press("return")
    assert read(pilot).shows("Player\nAnn")
    pilot.app.flush()
    assert page(tmp_path, filled=False).shows("Player\nAnn")


def test_a_second_player_has_figures_of_their_own_and_the_old_ones_stay_the_firsts(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    pilot.click(WHO)
    make(pilot, "Bea")
    assert pilot.shows("Player\nYou")
    assert pilot.shows("1 – 1 – 0, 50 % won.")
    pilot.click(WHO)
    pilot.settle()
    pilot.click("Bea")
    assert read(pilot).shows(NOTHING)
    pilot.click(WHO)
    pilot.settle()
    pilot.click("Everybody")
    assert read(pilot).shows("1 – 1 – 0, 50 % won.")


def test_the_page_opens_with_the_figures_of_who_plays_now(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    bea = pilot.app.people.add("Bea")
    assert bea is not None
    pilot.app.change(person=bea.id)
    pilot.app.stack.reset(StatisticsScene(pilot.app))
    assert read(pilot).shows(NOTHING)
    assert pilot.shows("Player\nBea")
    pilot.click(WHO)
    pilot.settle()
    pilot.click(NAMES)
    pilot.press("down")
    pilot.type("Cy")
    pilot.press("return")
    assert read(pilot).shows("Player\nCy"), "who was looked at still is, under the new name"


@pytest.mark.parametrize(("names", "why"), [(("Ann", "ann"), ALIKE), (("Ann", ""), NAMELESS)])
def test_names_that_cannot_be_are_refused_in_words(tmp_path: Path, names: tuple[str, str], why: str) -> None:
    pilot = page(tmp_path)
    pilot.app.people.add("Bea")
    pilot.app.stack.push(PeopleScene(pilot.app, lambda: None))
    pilot.settle()
    for draft, name in zip(pilot.scene.drafts, names, strict=True):
        draft.name = name
    pilot.click("Done")
    assert pilot.place == "PeopleScene"
    assert pilot.scene.toasts.texts == [why]
    assert [person.name for person in pilot.app.people.everybody] == ["You", "Bea"]


@EVERY_LOOK
def test_the_names_of_six_players_fit(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = page(tmp_path, size=size, text_size=text_size)
    for number in range(MOST - 2):
        pilot.app.people.add(f"Bartholomew the {number}th")
    pilot.app.stack.reset(StatisticsScene(pilot.app))
    read(pilot).click(WHO)
    pilot.settle()
    pilot.click(NAMES)
    pilot.click(ADD)
    assert not pilot.target("Player 6").clip
    assert not pilot.target(ADD).enabled, "six are all that there may be"
    screen = pilot.app.screen.get_rect()
    assert all(screen.contains(widget.rect) for widget in pilot.scene.widgets)
    assert pilot.app.theme.overflows == set()


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = page(tmp_path, size=size, text_size=text_size)
    review_of_the_win(pilot)
    assert pilot.app.theme.overflows == set()
    pilot.click("Jukem Football")
    read(pilot)
    assert pilot.app.theme.overflows == set()
    pilot.click(PLAYS)
    for _ in range(6):
        read(pilot)
    assert pilot.shows(MEANS)
    assert pilot.app.theme.overflows == set()
    last = pilot.scene.widgets[-1].rect
    assert pilot.app.screen.get_rect().contains(last)


def test_the_strips_fit_side_by_side_where_every_game_has_a_row(tmp_path: Path) -> None:
    pilot = page(tmp_path, size=(1024, 600), text_size=130)
    counted = pilot.scene.counted
    records = [counted.records[0]._replace(variant=variant.name) for variant in VARIANTS]
    judged = [Judged(79.0, -0.25), *[None] * 59]
    pilot.scene.counted = counted._replace(records=records, judged=judged, lately=counted.lately[:1] * 60)
    pilot.scene.recompose()
    pilot.frames(3)
    assert pilot.app.theme.overflows == set()
