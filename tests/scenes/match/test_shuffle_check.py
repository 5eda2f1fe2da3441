"""Anyone can check the shuffle of a match that is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.commitment import grouped
from game.match import Match
from scenes.match.results import Results
from scenes.match.shuffle_check import TITLE
from tests.scenes.matches import played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot

SALT = "ab" * 16


def checked(folder: Path, match: Match, **look: Any) -> Pilot:
    """The check, opened by a click on the result page."""
    pilot = Pilot.start(
        folder, lambda app: Results(app, match, setup_of(), rematch=print, switch=print, menu=print), **look
    )
    pilot.click(TITLE)
    assert pilot.place == "Dialog"
    return pilot


def test_seed_salt_and_code_are_told_and_the_code_is_made_again(tmp_path: Path) -> None:
    match = played(setup_of())
    match.promise_deal(SALT, open_deal=False)
    assert match.seal is not None
    pilot = checked(tmp_path, match)
    for text in (grouped(match.seal.promise), f"Seed: {match.seed}", SALT, "it is the same", "did not look"):
        assert pilot.shows(text)
    assert not pilot.shows("open deal")
    pilot.press("escape")
    assert pilot.place == "Results"


def test_a_seed_that_was_given_by_hand_is_told_of(tmp_path: Path) -> None:
    match = played(setup_of())
    match.promise_deal(SALT, open_deal=True)
    assert checked(tmp_path, match).shows("open deal")


def test_other_cards_than_those_promised_are_told_of(tmp_path: Path) -> None:
    match = played(setup_of())
    match.promise_deal(SALT, open_deal=False)
    assert match.seal is not None
    match.seal = msgspec.structs.replace(match.seal, salt="cd" * 16)
    assert checked(tmp_path, match).shows("NOT the same")


def test_where_nothing_was_promised_that_is_said(tmp_path: Path) -> None:
    match = played(setup_of())
    match.seal = None
    assert checked(tmp_path, match).shows("This deal was not sealed")


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    match = played(setup_of())
    match.promise_deal(SALT, open_deal=True)
    pilot = checked(tmp_path, match, size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()
    assert pilot.app.screen.get_rect().contains(pilot.scene.find("Close").rect)
