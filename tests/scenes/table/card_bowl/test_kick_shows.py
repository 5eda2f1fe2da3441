"""A kick on the film: it comes down with its last card, is run back card by card, and nothing tells it earlier."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from scenes.table.card_bowl import kicking
from scenes.table.cues.motions import Motion
from tests.game.card_bowl.positions import deck, state
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_bowl.test_shows import shown

KICKOFF, RETURN = "KICK(regular,0)", "QS 5H 9C 4D 6S 8H TC"
"""A kick to the receivers' 6 that would have come down on their 1 but for its second card, and a return of 19 yards."""


Facts = dict[str, Any]
"""The phase in which a position is, and its record: a position itself is played on."""
KICKS_OFF: Facts = {"phase": "kickoff", "next": "kickoff", "drive": -1}


def punts(ball_on: int) -> Facts:
    return {"phase": "punt_cards", "ball_on": ball_on}


def kicked(start: Start, at: Facts, *more: str, **how: Any) -> tuple[Pilot, Any, list[tuple[str, float]]]:
    """A table on which a kick begins, as ``test_shows.shown``."""
    return shown(start, state(**at), *more, **how)


def told(table: Any) -> str:
    """All that is written about the play in words."""
    return " ".join((table.game.meter._words, table.hud.prompt.text, *(line.text for line in table.hud.log.lines)))


@pytest.mark.parametrize(
    ("at", "cards", "act", "flown", "lands"),
    [
        (KICKS_OFF, RETURN, KICKOFF, 2, 94),
        (KICKS_OFF, "7S 9D 4H 6C JD", "KICK(squib,40)", 2, 76),
        (punts(30), "9S 7H TD 4C 6S 5D", "PUNT_CARDS(3,no)", 3, 71),
    ],
    ids=["a deep kick, which is as long as it can be less its cards", "a squib kick", "a punt"],
)
def test_a_kick_stays_up_until_its_last_card_and_is_never_pulled_back(
    start: Start, at: Facts, cards: str, act: str, flown: int, lands: int
) -> None:
    """Arc, length and sentence stood there while the ball lay on the tee, and a further card took it back."""
    pilot, table, seen = kicked(start, at, cards, act)
    film, yards, before_landing, highest = table.game.kick_film, [0.0], "", 0.0
    while highest < 0.9 or film.lift > 0.3:
        pilot.frames()
        highest = max(highest, film.lift)
        if film.lift > 0:
            yards.append(film_at(table))
        if len(seen) <= flown:
            assert film_at(table) < lands - 1
            before_landing += told(table)
    assert all(one <= other for one, other in pairwise(yards))
    assert f" {100 - lands}." not in before_landing
    for _ in range(20):
        pilot.frames()
        yards.append(film_at(table))
    assert max(yards) == pytest.approx(lands, abs=0.5)
    assert len(seen) > flown


def film_at(table: Any) -> float:
    """The yard of the ball, from the goal line of the kickers."""
    return float(table.game.kick_film.ball_at)


def test_the_ball_is_always_on_the_disc_of_whoever_has_it(start: Start) -> None:
    pilot, table, seen = kicked(start, KICKS_OFF, RETURN, KICKOFF)
    film, held = table.game.kick_film, 0
    while len(seen) < 7 or table.game.shown.kicks:
        pilot.frames()
        if film.holder is not None and film.render_key() is not None:
            held += 1
            assert film.disc_rect(film.men[film.holder]).inflate(2, 2).collidepoint(film.ball())
            assert film.lineup.film.contains(film.disc_rect(film.men[film.holder])), "the camera follows him"
    assert held > 30
    assert film.holder == 1


def test_a_return_is_one_number_that_counts_and_stays_where_he_is_brought_down(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """EX-10: each stride had a plate of its own, as 6-1."""
    pilot, table, _ = kicked(start, KICKS_OFF, RETURN, KICKOFF)
    film, counts, stamps = table.game.kick_film, [], []
    monkeypatch.setattr(table.playback.effects, "stamp", lambda center, words, *_: stamps.append(words))
    while not stamps:
        pilot.frames()
        if film.holder == film.counter == 1:
            counts.append(film.count)
    assert [*dict.fromkeys(counts)][-1] == 19
    assert stamps == ["+19"]


def test_what_the_coverage_takes_off_is_a_man_who_bumps_the_runner(start: Start) -> None:
    """EX-10, CB-114: 9 over four cards are 2, 3, 2 and 2."""
    pilot, table, seen = kicked(start, KICKS_OFF, RETURN, KICKOFF)
    film, came = table.game.kick_film, set[int]()
    while len(seen) < 7:
        pilot.frames()
        came |= {index for index, man in enumerate(film.tacklers) if man.shown and man.seat == 0}
    assert film.covered == 9
    assert len(came) >= 3


def test_a_blocked_punt_is_hit_at_the_line_and_says_so(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """CB-156: a second arc went back, and nobody could tell why."""
    pilot, table, _ = kicked(start, punts(30), "9S RJ 5C", "PUNT_CARDS(3,no)")
    yards, stamps = set[int](), []
    effects = table.playback.effects
    monkeypatch.setattr(effects, "stamp", lambda center, words, *_: stamps.append((words, film_at(table))))
    moments, headlines = table.playback.cue_context.moments, list[str]()
    shown = moments.big

    def told(moment: str, headline: str, *how: str) -> Motion:
        headlines.append(headline)
        motion: Motion = shown(moment, headline, *how)
        return motion

    monkeypatch.setattr(moments, "big", told)
    for _ in range(60 * 20):
        pilot.frames()
        yards.add(round(film_at(table)))
        if table.choosing is not None and not table.director.busy:
            break
    assert [words for words, _ in stamps] == ["BLOCKED!"]
    assert headlines == ["Loose ball!"], "it was in nobody's hands: no fumble"
    assert stamps[0][1] == pytest.approx(30, abs=2)
    assert max(yards) == 30, "it never gets past the line"
    assert film_at(table) == 20
    assert table.game.meter._words == "The punt is blocked, and the ball is loose at the Gulls 20."


def test_nothing_of_a_blocked_punt_flies(start: Start) -> None:
    """The cards before the joker carried it on, and it came back from there."""
    made = state("punt_cards", ball_on=30)
    with deck("9S 7H RJ 5C"):
        events = RULES.event_order(made.apply(next(a for a in made.legal_actions() if str(a) == "PUNT_CARDS(3,no)")))
    moved = [(event.way, event.ball_on) for event in events if isinstance(event, own.BallMoved)]
    assert moved == [("loose", 20)]


def test_an_on_side_kick_hops_and_lies_between_both_clubs(start: Start) -> None:
    pilot, table, _ = kicked(start, KICKS_OFF, "6S", "KICK(onside,5)")
    film, lifts = table.game.kick_film, [0.0]
    for _ in range(60 * 20):
        pilot.frames()
        lifts.append(film.lift)
        if table.choosing is not None and not table.director.busy:
            break
    tops = sum(one < two > three for one, two, three in zip(lifts, lifts[1:], lifts[2:], strict=False))
    assert tops >= 3
    assert max(lifts) <= kicking.HOP_HIGH
    assert (film.at, film.holder) == (41, None)
    assert all(man.shown for man in film.men)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
@pytest.mark.parametrize(
    ("at", "cards", "act"),
    [
        (KICKS_OFF, RETURN, KICKOFF),
        (KICKS_OFF, "BJ 9C", KICKOFF),
        (punts(50), "9S 4H TD 5C", "PUNT_CARDS(2,yes)"),
        (punts(60), "KS QH KD", "PUNT_CARDS(3,no)"),
    ],
    ids=["a return", "a kick out of bounds", "a punt", "a punt past the end zone"],
)
def test_a_kick_ends_as_it_stands_after_a_jump(start: Start, at: Facts, cards: str, act: str, reduced: bool) -> None:
    pilot, table, _ = kicked(start, at, cards, act, reduced_motion=reduced)
    film = table.game.kick_film
    while table.game.shown.story.ended is None:
        pilot.frames()
    table.playback.animator.finish()
    stands = [man.key() for man in (*film.men, *film.tacklers)]
    lies = film.holder, round(film.ball_at, 3), film.lift
    film.settle()
    assert [man.key() for man in (*film.men, *film.tacklers)] == stands, "nobody jumps as the play is over"
    film.acted = None
    film.settle()
    assert (film.holder, round(film.ball_at, 3), film.lift) == lies


@pytest.mark.parametrize("over", [False, True])
def test_a_kick_that_is_over_the_bar_draws_its_last_cards_quickly(start: Start, over: bool) -> None:
    """The ball hung at the top for two seconds, and nothing was at stake."""
    _, table = start()
    story, ctx = table.game.shown.story, table.playback.cue_context
    story.aim = (28, 20) if over else (12, 20)
    card = table.game.cues(own.Drew(clause="CB-194", purpose="extra_point", code="9C"), ctx)
    rises = own.BallMoved(clause="CB-183", seat=0, ball_on=90, by=9, way="air", row="needed",
                          drawn=story.aim[0] + 9, other=20)  # fmt: skip
    waits = card[1].start() is not False
    looks = table.game.cues(rises, ctx)[0].lasts
    assert waits != over
    assert (looks < 0.1) == over
