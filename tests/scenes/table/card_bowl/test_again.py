"""Card Bowl's acts shown again, or after a reload: everything says what it said when they were taken."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.chance import pick
from game.match import Match
from game.variants.card_bowl import RULES
from game.variants.card_bowl.jobs import EVERYTHING
from scenes.table.cues.director import Cue
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.card_bowl.seats import sit_down


@pytest.fixture
def everything_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No coach decides anything."""
    monkeypatch.setattr("game.variants.card_bowl.coaching.CALLS", EVERYTHING)


def says(game: Any) -> tuple[object, ...]:
    """What the score bug, the men, the sums and the way of the ball say."""
    film = game.shown
    sums = {lane: tuple(map(str, rows)) for lane, rows in film.table_state.sums.items()}
    told = (film.said, film.note, film.table_state.pause, film.table_state.pocket, *vars(film.story).values())
    return *game.slots(), game.downs.said, film.key(), sums, *told


@pytest.mark.usefixtures("everything_is_asked")
@pytest.mark.parametrize(("pace", "acts"), [(0.0, 50), (1.0, 6)], ids=["instant", "normal"])
def test_what_is_shown_again_says_what_it_said_live(
    tmp_path: Path, opened: list[Pilot], pace: float, acts: int
) -> None:
    pilot, table = sit_down(tmp_path, opened, pace=pace)
    assert shown_live_and_again(pilot, table, says, acts) > 2 * acts


def test_after_a_reload_everything_says_what_it_said_before(tmp_path: Path, opened: list[Pilot]) -> None:
    """The last sentence was gone, and with it the way of the ball and what the play had come to."""
    pilot, table = sit_down(tmp_path, opened)
    rng, seen = Random(5), set[str]()
    for count in range(30):
        sitting.rest(pilot, table, 60.0)
        if table.choosing is None:
            continue
        if count % 2 == 0:
            match = Match.replay(table.match.record())
            match.notes |= table.match.notes
            _, again = sitting.sit_down(RULES, tmp_path, opened, match=match)
            assert says(again.game) == says(table.game)
            assert again.game.pocket.render_key() == table.game.pocket.render_key()
            seen.add(table.game.shown.said)
        table.control.commit(RULES.pro(table.session.view(0), table.choosing.legal, rng))
    assert len(seen) > 3


OFTEN = 6
"""Events of each kind that are looked at."""


def held(game: Any) -> list[dict[str, str]]:
    """All that the table and its things hold."""
    holders = (game, game.shown.story, game.table_state, game.coaching, *game.things())
    return [{name: repr(value) for name, value in vars(each).items()} for each in holders]


@pytest.mark.usefixtures("everything_is_asked")
def test_making_cues_changes_nothing_of_the_table(tmp_path: Path, opened: list[Pilot]) -> None:
    """The cues of an act are made before any of them is shown: what they change, they change as they run."""
    pilot, table = sit_down(tmp_path, opened)
    make, made = table.playback.cue_context.cues, Counter[str]()

    def made_twice(event: Any) -> list[Cue]:
        if made[type(event).__name__] == OFTEN:
            return make(event)
        before = held(table.game)
        make(event)
        cues: list[Cue] = make(event)
        assert held(table.game) == before, event
        made[type(event).__name__] += 1
        return cues

    table.playback.cue_context.cues, rng = made_twice, Random(8)
    for count in range(110):
        sitting.rest(pilot, table, 60.0)
        legal = table.match.state.legal_actions()
        random = count < 35  # a random player hardly ever throws
        table.control.commit(pick(legal, rng) if random else RULES.pro(table.session.view(0), legal, rng))
    assert {"Drew", "ManMoved", "Revealed", "BadPass", "PlayEnded", "Shuffled"} <= made.keys()
