"""The best play of Card Bowl: the cards that were drawn for it, and its name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.contract import Event, ScoreKind
from game.events import DriveAdvanced, DriveBegan, Revealed, Scored
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.best_play import MAKING
from game.variants.card_bowl.jokers import TABLE
from scenes.match.play_of_match import PlayOfMatch
from scenes.table.hud.best_play import BestPlay, best_of
from scenes.table.stage.faces import Faces
from scenes.ui.theme import Theme

NAMES = ("Gulls", "Foxes")


def drew(purpose: str, code: str) -> Event:
    return own.Drew(clause="CB-16", purpose=purpose, code=code)


def began(seat: int = 0, play: str = "scrimmage") -> Event:
    return own.PlayBegan(clause="CB-200", seat=seat, play=play, los=40)  # type: ignore[arg-type]


def ended(play: str, gain: int, how: str = "dead", seat: int = 0, holder: int = 0) -> Event:
    return own.PlayEnded(clause="CB-419", seat=seat, down=1, to_go=10, los=40, play=play, how=how, holder=holder,
                         ball_on=40 + gain, gain=gain)  # fmt: skip


def told(*events: Event, before: Sequence[Event] = ()) -> tuple[str, list[str]]:
    acts = [[DriveBegan(clause="CB-48", seat=0)], before, events]
    best = best_of(acts, 0, RULES, NAMES, forgets=False)
    assert best is not None
    return best.sentence, [card.code for card in best.cards]


def test_the_best_play_shows_the_cards_drawn_for_it_and_names_it() -> None:
    """Four blockers stood beside a pass of 36 yards, and nothing said that it was a pass."""
    blockers = [Revealed(clause="CB-25", zone=f"man:0:{man}", card=man, code="AC", seat=0) for man in range(4)]
    events = [began(), drew("snap", "3C"), *blockers, drew("pass", "9H"), drew("defense_pass", "2C"),
              drew("reception", "KS"), drew("run", "RJ"), drew("run", "QD"), ended("pass", 36),
              DriveAdvanced(clause="CB-46", seat=0, gain=36)]  # fmt: skip
    assert told(*events) == ("Gulls. Pass: 36 yards, to the Foxes 24.", ["9H", "KS", "QD"])


def test_a_play_without_a_drawn_card_shows_the_men_who_were_added_up() -> None:
    terms = own.Term("QB QD", 12, "CB-322"), own.Term("RG 2D", 2, "CB-310"), own.Term("C 3S", 3, "CB-310", counts=False)
    total = own.Resolved(clause="CB-322", offense=terms, defense=(), totals=(14, 4), gain=5, what="sneak")
    sentence, cards = told(began(), total, ended("sneak", 5), DriveAdvanced(clause="CB-46", seat=0, gain=5))
    assert (sentence, cards) == ("Gulls. Sneak: 5 yards, to the Gulls 45.", ["QD", "2D"])


def test_a_field_goal_has_the_cards_of_the_kick_and_none_of_the_play_before() -> None:
    points = Scored(clause="CB-182", seat=0, points=3, how=ScoreKind.FIELD_GOAL, score=(3, 0))
    run = [began(), drew("handoff", "9H"), ended("rush", 2), DriveAdvanced(clause="CB-46", seat=0, gain=2)]
    kick = [began(play="field_goal"), drew("field_goal_1", "TS"), drew("field_goal_2", "8D"),
            ended("field_goal", 0, "good"), points]  # fmt: skip
    assert told(*kick, before=run) == ("Gulls. Field goal from 78 yards: good.", ["TS", "8D"])


def test_a_return_has_the_cards_of_the_runner_and_is_told_by_its_score() -> None:
    points = Scored(clause="CB-43", seat=0, points=6, how=ScoreKind.RETURN_TOUCHDOWN, score=(6, 0))
    events = [began(1, "kickoff"), drew("kick_1", "9H"), drew("coverage", "2C"), drew("return", "QD"),
              drew("return", "KD"), ended("regular", 0, "touchdown", 1), points]  # fmt: skip
    sentence, cards = told(*events)
    assert cards == ["QD", "KD"]
    assert sentence.endswith("Gulls return it for a touchdown: Gulls 6, Foxes 0.")


def test_every_purpose_that_makes_a_play_is_one_of_the_draws() -> None:
    assert set(TABLE) > MAKING


def test_every_card_of_the_play_of_the_match_shows_its_value() -> None:
    """At large text three of four cards were only seen by their edges."""
    cards = tuple(RULES.cards[code] for code in ("4S", "QH", "7C", "7S"))
    theme = Theme((1024, 600), text_size=130)
    widget = PlayOfMatch(BestPlay(0, cards, "Gulls. Pass: 15 yards."), Faces(theme, "plain", lambda *_: None))
    widget.rect = pygame.Rect(0, 0, 350, 120)
    places = widget.places(theme)
    assert all(after.x - before.x > 0.75 * before.w for before, after in pairwise(places))
    assert places[-1].right < widget.rect.centerx


def test_the_best_play_says_how_far_it_raised_the_chance_to_win_where_that_is_known() -> None:
    """A sneak of one yard stood above plays of 46 and 31 yards, and nothing said that it won the match."""
    acts = [[], [began(), drew("handoff", "KS"), ended("sneak", 1), DriveAdvanced(clause="CB-46", seat=0, gain=2)]]
    chances = ((0.5, 0.5), (0.84, 0.16))
    best = best_of(acts, 0, RULES, ("Gulls", "Foxes"), forgets=False, line=chances)
    assert best is not None
    assert best.sentence.endswith("1 yard, to the Gulls 41. +34 % to win.")
