"""The review on a result: asked for, stopped, and what it found, with each mistake a press away in the replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.deciders import Decider
from game.record import Player
from game.review.ledger import Label, Period
from game.review.reviewing import Reviewing
from game.review.words import (
    HINTED_ALSO,
    against,
    better,
    judged,
    own_chance,
    stated_chance,
    was_hinted,
    weighed,
    when,
)
from game.variant import Rules
from scenes.control.setup import Setup
from scenes.control.watched import NO_HANDS
from scenes.match import review
from scenes.match.ledger import Entry, LedgerRow, Score, period_table
from scenes.match.results import LEDGER, REVIEW, Results
from scenes.match.review import ADDED_UP, ALWAYS_BEST, EXPLANATIONS, IDLE, NEARLY, OTHERS, WEIGHTY
from scenes.replay.scene import Replay
from scenes.shell.app import App
from tests.game.test_review import every_reviewed, played
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.test_review_desk import MATCH, WHOLE, Script, desk

WORST = msgspec.structs.replace(
    WHOLE.rows[0],
    chance=0.30,
    best_chance=0.52,
    error=0.01,
    fair=False,
    best=str(MATCH.actions[0]),
    reason="It scores.",
)
ROWS = (WORST, *WHOLE.rows[1:])
PLACES = {row.place for row in ROWS if row.label}


class Slow(Script):
    """Makes the review row by row, its first row a blunder, and waits before the last one."""

    ready = False
    rows = ROWS

    def look_at_review(self, ticket: int) -> Any:
        work = super().look_at_review(ticket)
        assert work is not None
        assert work.review is not None
        rows = self.rows[: len(work.review.rows)] if self.ready else self.rows[:2]
        part = msgspec.structs.replace(WHOLE, rows=rows, result=None, luck_after=0.0, periods=())
        whole = msgspec.structs.replace(WHOLE, rows=self.rows)
        return work._replace(review=whole if self.ready else part)


def shown(folder: Path, script: Script | None = None, **look: Any) -> tuple[Pilot, Any]:
    """The result of a match that was given up, and the desk that has it reviewed."""
    asked, _ = desk(folder / "reviews", script or Slow())

    def scene(app: App) -> Results:
        app.reviews = asked  # type: ignore[attr-defined]
        app.routes["replay"] = lambda match, place: result
        result = Results(app, MATCH, Setup.of(MATCH), rematch=print, switch=print, menu=print)
        return result

    pilot = Pilot.start(folder, scene, **look)
    return pilot, asked


def until(pilot: Pilot, asked: Any, text: str) -> None:
    """Frames go by until the page says something."""
    for _ in range(2000):
        asked.update()
        pilot.frames()
        if pilot.shows(text):
            return
    raise AssertionError(f"it never said {text!r}: {pilot.names()}")


def reviewed_page(folder: Path, **look: Any) -> Pilot:
    """The same result once its review is complete."""
    script = Slow()
    script.ready = True
    pilot, asked = shown(folder, script, **look)
    asked.ask(MATCH, 0)
    until(pilot, asked, "The result: 0 %")
    return pilot


def test_it_is_asked_for_on_the_page_and_tells_how_far_it_is_until_it_is_stopped(tmp_path: Path) -> None:
    pilot, asked = shown(tmp_path)
    assert pilot.shows("Was it luck, or the choices?")
    pilot.click(f"Review {MATCH.names[0]}")
    until(pilot, asked, f"2 of {WHOLE.total} choices reviewed")
    assert pilot.scene.animating
    pilot.click("Stop the review")
    assert asked.progress(MATCH, 0) is None
    assert "Go on with it" in pilot.names()


@pytest.mark.parametrize(
    ("free", "idle_review", "begins"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_it_begins_by_itself_where_nothing_is_pressed_and_nothing_else_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: bool, idle_review: bool, begins: bool
) -> None:
    monkeypatch.setattr(review, "machine_is_free", lambda: free)
    monkeypatch.setattr(MATCH, "players", (Player("Foxes"), *MATCH.players[1:]))
    pilot, asked = shown(tmp_path, idle_review=idle_review)
    pilot.wait(IDLE * 0.6)
    pilot.press("down")
    pilot.wait(IDLE * 0.6)
    assert asked.progress(MATCH, 0) is None, "a key was pressed meanwhile"
    pilot.wait(IDLE * 0.6)
    assert (asked.progress(MATCH, 0) is not None) is begins
    if begins:
        pilot.click("Stop the review")
        pilot.wait(IDLE * 2)
        assert asked.progress(MATCH, 0) is None, "it was stopped"


def test_the_ledger_leads_from_the_kickoff_to_the_result_and_mistakes_to_their_place(tmp_path: Path) -> None:
    pilot = reviewed_page(tmp_path)
    start, choice, luck, result = (each.entry for each in pilot.scene.widgets if isinstance(each, LedgerRow))
    assert start.end == choice.start
    assert choice.end == luck.start
    assert (start.end, result.end) == (WHOLE.start, WHOLE.result)
    pilot.scene.focus.set(next(each for each in pilot.scene.widgets if isinstance(each, Score)))
    pilot.press("down", "down", "down")  # by way of the accuracy and the chance before the kickoff
    assert pilot.scene.tooltip.text == EXPLANATIONS["choice"]
    pilot.click(next(name for name in pilot.names() if name.startswith("See what cost")))
    assert pilot.scene.page == REVIEW
    assert WORST.label is Label.BLUNDER
    watched: list[int] = []
    pilot.scene.app.go = lambda route, match, place: watched.append(place)
    blunders = [each for each in pilot.scene.widgets if each.name.startswith("Blunder")]
    wins = "With that hand it wins 52 % of the time, not 30 %. It scores."
    button = next(each for each in blunders if each.detail.endswith(wins))
    assert button.detail.startswith(f"First quarter, {MATCH.names[0]} 0 – 0 {MATCH.names[1]}. Better: ")
    button.press()
    assert watched == [WORST.place]


def test_a_review_without_mistakes_shows_the_largest_differences_as_unsure(tmp_path: Path) -> None:
    """A newcomer lost and was told of no mistake, and of nothing else to try."""
    script = Slow()
    script.ready = True
    unsure = msgspec.structs.replace(WORST, best_chance=0.34, error=0.03)
    script.rows = (unsure, *(msgspec.structs.replace(row, fair=True) for row in WHOLE.rows[1:]))
    pilot, asked = shown(tmp_path, script)
    asked.ask(MATCH, 0)
    until(pilot, asked, "The result: 0 %")
    pilot.click("See the review")
    assert pilot.shows(NEARLY)
    assert [each.name for each in pilot.scene.widgets if each.name.startswith(("Cost", "Blunder"))] == [
        f"{judged(MATCH.rules, unsure)} ({unsure.place})"
    ]


def test_a_review_shows_the_choices_on_which_the_most_depended(tmp_path: Path) -> None:
    """Who makes no mistake still learns where the match was decided by what was chosen."""
    script = Slow()
    script.ready = True
    plain = [msgspec.structs.replace(row, fair=True, worst_chance=row.chance) for row in WHOLE.rows]
    best = msgspec.structs.replace(plain[1], chance=0.8, best_chance=0.8, worst_chance=0.3)
    near = msgspec.structs.replace(plain[2], chance=0.7, best_chance=0.72, worst_chance=0.5, error=0.1, fair=False)
    script.rows = (WORST, best, near, *plain[3:])
    pilot, asked = shown(tmp_path, script)
    asked.ask(MATCH, 0)
    until(pilot, asked, "The result: 0 %")
    pilot.scene._turn_to(REVIEW)
    pilot.frames()
    assert pilot.shows(WEIGHTY)
    told = [each.detail for each in pilot.scene.widgets if "worst play there" in getattr(each, "detail", "")]
    assert told == [weighed(MATCH.rules, row) for row in (best, near)]
    assert told[0].endswith(". It wins 80 % of the time with that hand, the worst play there 30 %.")
    assert told[1].endswith(". It wins 70 % of the time with that hand, the worst play there 50 %, the best one 72 %.")


def test_a_guess_is_held_against_what_was_played() -> None:
    row = msgspec.structs.replace(WORST, chosen=str(MATCH.actions[1]))
    rules = MATCH.rules
    assert against(rules, row, row.best) == "The review finds yours better, by 22 %."
    assert against(rules, row, "ACCEPT").startswith("The review finds another one better than what was played, by 22 %")
    fair = msgspec.structs.replace(row, fair=True)
    assert against(rules, fair, row.best) == "The review found nothing better than what was played."


def test_a_chance_measured_on_samples_is_never_called_certain() -> None:
    assert "it wins 99 % of the time, not 30 %" in better(MATCH, msgspec.structs.replace(WORST, best_chance=1.0))
    assert "it wins 52 % of the time, not 1 %" in better(MATCH, msgspec.structs.replace(WORST, chance=0.0))


def test_a_costly_choice_that_the_hint_proposed_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for decider, said in ((Decider.FOLLOWED, True), (Decider.HINTED, False), (Decider.PLAYER, False)):
        monkeypatch.setattr(MATCH, "deciders", [decider, *MATCH.deciders[1:]])
        assert better(MATCH, WORST).endswith(HINTED_ALSO) == said
        assert was_hinted(MATCH, WORST) == (decider is not Decider.PLAYER)


@pytest.mark.parametrize(
    ("choice", "luck", "error", "said"),
    [
        (0.23, 0.25, 0.0, "About half"),
        (-0.27, -0.23, 0.0, "About half"),
        (-0.40, -0.10, 0.0, "Mostly choices"),
        (0.05, -0.55, 0.0, "Mostly the cards"),
        (-0.35, -0.15, 0.3, "About half"),
    ],
)
def test_half_and_half_is_not_called_mostly(choice: float, luck: float, error: float, said: str) -> None:
    """+23 and +23, −27 and −23 were called mostly choices, although the review cannot tell that exactly."""
    row = msgspec.structs.replace(WORST, expected=0.5, chance=0.5 + choice, luck=luck, error=error)
    told = msgspec.structs.replace(WHOLE, rows=(row,), luck_after=0.0)
    assert review._verdict(told).startswith(said)


def test_what_the_review_measured_is_explained_and_nothing_is_negated_twice(tmp_path: Path) -> None:
    pilot = reviewed_page(tmp_path)
    assert any(ALWAYS_BEST in each._scale for each in pilot.scene.widgets if isinstance(each, Score))
    assert pilot.shows(ADDED_UP), "that 99 % accuracy went with −8 % was understood by nobody"
    rows = [each.entry.name for each in pilot.scene.widgets if isinstance(each, LedgerRow)]
    assert any("choices next to Pro's" in row for row in rows), "a winner read Your choices: -27 %"
    pilot.scene._turn_to(REVIEW)
    pilot.frames()
    assert pilot.shows("knows no hands, so its numbers differ")
    assert judged(MATCH.rules, WORST).startswith("Blunder, cost 22 %: ")
    assert judged(MATCH.rules, msgspec.structs.replace(WORST, error=1.0)).startswith("Cost 22 %: ")
    almost = msgspec.structs.replace(WORST, chance=WORST.best_chance - 0.096, error=0.01)
    assert judged(MATCH.rules, almost).startswith("Inaccuracy, cost 9 %: "), "a mistake costs 10 % or more"
    exact = msgspec.structs.replace(WORST, chance=0.42, best_chance=0.71)
    assert judged(MATCH.rules, exact).startswith("Blunder, cost 29 %: "), "the difference of two floats is a bit less"
    best, own = (int(each.rstrip(" %")) for each in (stated_chance(almost.best_chance), own_chance(almost)))
    assert best - own == 9


def test_the_figures_of_the_periods_add_up_in_both_directions() -> None:
    """Twice +20 was +39 in all."""
    steps = [(0.304, 0.195, -0.079), (0.42, 0.001, 0.141), (0.562, 0.194, 0.244)]
    made = [Period(number=n, start=s, choice=c, luck=k, end=s + c + k) for n, (s, c, k) in enumerate(steps)]
    table = period_table([(f"{each.number}", each) for each in made], "Choices", OTHERS)
    choices, luck, ends = ([int(cell[:-2].replace("−", "-")) for cell in cells] for _, cells in table.rows)
    assert choices[1] == 0
    total = Entry("", made[0].start, made[0].start + sum(each.choice for each in made))
    assert sum(choices) == int(total.number[:-2].replace("−", "-"))
    for start, choice, moved, end in zip([30, *ends], choices, luck, ends, strict=False):
        assert start + choice + moved == end


@EVERY_LOOK
def test_the_review_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    script = Slow()
    script.ready = True
    pilot, asked = shown(tmp_path, script, size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()
    asked.ask(MATCH, 0)
    until(pilot, asked, "The result: 0 %")
    pilot.scene._turn_to(REVIEW)
    pilot.frames()
    assert pilot.app.theme.overflows == set()


def test_a_ledger_that_has_no_room_beside_a_long_setup_scrolls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Setup, "summary", property(lambda setup: "\n".join(["An option of its own"] * 8)))
    pilot = reviewed_page(tmp_path, size=(1024, 600), text_size=130)
    (area,) = [each for each in pilot.scene.widgets if each.name == LEDGER]
    assert not any(area.rect.colliderect(each.rect) for each in pilot.scene.widgets if each.name == "Check the shuffle")
    pilot.click(next(name for name in pilot.names() if name.startswith("See what cost")))
    assert pilot.scene.page == REVIEW


def test_a_choice_says_the_period_and_the_score_that_stood() -> None:
    rows = [msgspec.structs.replace(WORST, place=place) for place in range(len(MATCH.actions))]
    said = [when(MATCH, row) for row in rows]
    assert said[0] == f"First quarter, {MATCH.names[0]} 0 – 0 {MATCH.names[1]}"
    assert f"{MATCH.names[0]} 14 – 0 {MATCH.names[1]}, possession " in said[-1]


@every_reviewed
def test_a_choice_says_down_or_cards_left(rules: Rules) -> None:
    match = played(rules.variant.name)
    kinds = {"jukem": "left to draw", "football_war": "Play pile", "real_deal": "possession", "blowout": "plays left"}
    wanted = kinds.get(rules.variant.name, "&")
    row = msgspec.structs.replace(WORST, place=Reviewing(match, 0).places[2])
    assert wanted in when(match, row)


def test_a_replay_marks_on_its_bar_what_the_review_has_found_and_tells_the_better_play_there(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    script = Slow()
    script.ready = True
    asked, _ = desk(tmp_path / "reviews", script)

    def scene(app: App) -> Replay:
        app.reviews = asked  # type: ignore[attr-defined]
        return Replay(app, MATCH)

    pilot = Pilot.start(tmp_path, scene)
    opened.append(pilot)
    timeline = pilot.scene.timeline
    assert not timeline.mistakes
    pilot.click(f"Review {MATCH.names[0]}")
    for _ in range(200):
        asked.update()
        pilot.frames()
    assert WORST in timeline.mistakes
    told = timeline.text_at(WORST.place, 0)
    assert told == f"{judged(MATCH.rules, WORST)}."
    note, hud = pilot.scene.mistakes.note, pilot.scene.playback.hud
    pilot.scene.transport.to(len(MATCH.actions))
    pilot.click("Next costly choice")
    pilot.frames()
    assert pilot.scene.shown.cursor.count == min(PLACES)
    pilot.scene.transport.to(WORST.place)
    pilot.frames()
    assert [option.rating for option in note.options] == ["Blunder: 30 %", "Better: 52 %"]
    assert note.options[1].reason == "It scores."
    assert not hud.bubble.text, "it was said twice"
    assert not any(note.bounds().colliderect(each) for each in (hud.space.table, hud.space.prompt, hud.space.hand))
    pilot.scene.show_hands(NO_HANDS)
    pilot.frames()
    assert not note.shown, "it would tell of a hand that is not to be seen"


def test_a_replay_that_is_opened_at_a_mistake_waits_until_it_was_read(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot = reviewed_page(tmp_path)
    for place, playing in ((WORST.place, False), (next(n for n in range(9) if n not in PLACES), True)):
        replay = Replay(pilot.app, MATCH, place)
        pilot.app.stack.reset(replay)
        pilot.frames()
        assert replay.transport.playing is playing
        if not playing:
            pilot.click("Play")
            pilot.frames(2)
            assert replay.transport.playing
            assert "Pause" in pilot.names(), "the button still said Play while acts went by"
