"""Kicks, returns, open-field runs and loose balls as little shows: each card is a stride of the ball."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.jobs import EVERYTHING
from game.variants.card_bowl.joker_words import what
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.punt import PUNT_YARDS
from game.variants.card_bowl.play_notes import KICK_NOTES
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.strides import Spot
from game.variants.card_bowl.whence import Leg
from scenes.table.card_bowl.joker_slam import Slammed
from scenes.table.card_bowl.shown import DRAWN
from scenes.ui.theme import Theme
from tests.game.card_bowl.positions import FOUR_THREE, deck, play, scrimmage, state
from tests.scenes.matches import stand_at
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.sitting import rest


def placed(start: Start, at: CardBowlState, **how: Any) -> tuple[Pilot, Any]:
    """A table in that position, everything being the player's."""
    pilot, table = start(**how)
    table.game.coaching.level = EVERYTHING
    table.match.state, table.match.history = at, [[]]
    table.control.choosing = None
    table.playback.rebuild()
    rest(pilot, table, 3.0)
    return pilot, table


def shown(
    start: Start, at: CardBowlState, cards: str, act: str, **how: Any
) -> tuple[Pilot, Any, list[tuple[str, float]]]:
    """A table after an act with these cards on top of the deck; where the ball was when each was seen."""
    pilot, table = placed(start, at, pace=1.0, **how)
    seen: list[tuple[str, float]] = []
    make = table.playback.cue_context.cues

    def listening(event: Event) -> Any:
        cues = make(event)
        if isinstance(event, own.Drew):
            falls, told = cues[:2]

            def begin() -> None:
                told.start()
                seen.append((event.code, float(table.game.table_state.spot)))

            cues = [falls, replace(told, start=begin), *cues[2:]]
        elif isinstance(event, own.BallMoved) and event.by:
            goes = cues[0]

            def go() -> None:
                goes.start()
                seen[-1] = (seen[-1][0], float(table.game.table_state.spot))

            cues = [replace(goes, start=go)]
        return cues

    table.playback.cue_context.cues = listening
    with deck(cards):
        table.control.commit(next(action for action in table.choosing.legal if str(action) == act))
    return pilot, table, seen


def test_a_kickoff_flies_and_is_run_back_card_by_card(start: Start) -> None:
    """EX-10: two cards of the kick, coverage, four of the return."""
    pilot, table, seen = shown(
        start, state("kickoff", next="kickoff", drive=-1), "QS 5H 9C 4D 6S 8H TC", "KICK(regular,0)"
    )
    film, balls, lifts = table.game.kick_film, [], []
    for _ in range(60 * 12):
        pilot.frames()
        balls.append(film.ball_at)
        lifts.append(film.lift)
        if len(seen) == 7 and not table.director.busy:
            break
    assert seen == [("QS", 99), ("5H", 94), ("9C", 94), ("4D", 92), ("6S", 89), ("8H", 83), ("TC", 75)]
    assert len({round(ball) for ball in balls}) > 30, "it travels, and does not jump"
    assert max(lifts) > 0.9, "a kick flies"
    assert film.ball_at == 75


def test_what_a_card_brings_is_told_once_it_lies_face_up(start: Start) -> None:
    """The yards, the note and the ball gave the card away while it fell with its back up."""
    pilot, table, seen = shown(
        start, state("kickoff", next="kickoff", drive=-1), "QS 5H 9C 4D 6S 8H TC", "KICK(regular,0)"
    )
    told = []
    while len(seen) < 7:
        pilot.frames()
        face_up = sum(sprite.flip > 0.5 for sprite in table.playback.board.zones[DRAWN])
        told.append((face_up, len(table.game.shown.story.legs)))
    assert all(legs <= face_up - (face_up > 2) for face_up, legs in told), "all but the coverage bring yards"
    assert told[-1] == (7, 6)


def note(made: CardBowlState) -> str:
    """What is said of a kick while somebody decides."""
    story = PlayStory()
    story.pause(made.pause)
    return story.note(("Gulls", "Foxes"))


def test_a_kick_comes_down_nowhere_where_it_is_blocked_or_on_side(start: Start) -> None:
    """CB-131, CB-156: it was said to come down in an end zone while the loose ball was asked for."""
    blocked = state("punt_cards", ball_on=30, offense=1)
    with deck("9S RJ 5C"):
        play(blocked, "PUNT_CARDS(3,no)")
    on_side = state("kickoff", next="kickoff", drive=-1)
    with deck("QS"):
        play(on_side, "KICK(onside,20)")
    for made in (blocked, on_side):
        assert made.decision is not None
        assert made.decision.kind == "recovery"
        assert note(made) == ""
    returned = state("punt_cards", ball_on=30, offense=1)
    with deck("9S 7H TD 4C"):
        play(returned, "PUNT_CARDS(3,no)")
    assert note(returned) == "It comes down at the Gulls 29."


@pytest.mark.parametrize(("yards", "words"), [(0, "to the spot of the foul"), (10, "10 yards")])
def test_a_flag_without_yards_tells_where_the_ball_goes(start: Start, yards: int, words: str) -> None:
    """CB-367: it said 0 yards."""
    _, table = start()
    below: list[str] = []
    maker = table.playback.cue_context
    maker.banner = lambda headline, under, *_: below.append(under)
    for cue in maker.cues(own.FoulNoted(clause="CB-359", seat=1, foul="pass interference", yards=yards)):
        cue.start()
    assert below == [f"A penalty: pass interference, Foxes, {words}"]


def test_a_field_goal_says_how_far_it_has_come(start: Start) -> None:
    """CB-182, CB-183: 43 yards are needed from the 75."""
    pilot, table, _ = shown(start, state("call", ball_on=75, marker=85, down=4), "9S 7H TD 4C KS 8D", "FIELD_GOAL")
    notes = []
    while (told := table.game.posts_view.added_up) != "51 yards, 43 needed":
        pilot.frames()
        notes.append(told)
    cards = [f"{count} yards, 43 needed" for count in (9, 16, 26, 30, 43)]
    assert [note for note in dict.fromkeys(notes) if note in cards] == cards


def test_a_joker_stops_the_show_names_itself_and_says_what_it_does(start: Start) -> None:
    """CB-115: the runner fumbles; the ball stays where the cards before have taken it."""
    pilot, table, seen = shown(start, state("kickoff", next="kickoff", drive=-1), "9S 7H TS 8H 6C RJ 9D 4D",
                               "KICK(regular,0)")  # fmt: skip
    while not any(code == "RJ" for code, _ in seen):
        pilot.frames()
    stopped = table.game.table_state.spot
    pilot.wait(0.9)
    (slammed,) = [thing for thing in table.playback.stage.things if isinstance(thing, Slammed)]
    assert slammed.words.endswith(what("return", "RJ"))
    assert slammed.struck
    assert table.game.table_state.spot == stopped == 86, "own 14 of the receivers (EX-12)"


def test_a_return_that_was_asked_for_is_drawn_where_it_was_run_whoever_calls_the_next_play(start: Start) -> None:
    """The coach called a play in the same breath, and the strides of the return were drawn from the other goal."""
    pilot, table = start(pace=1.0)
    with deck("5S 4H 9C 6D 7S KH JC 8C"):
        table.match.state, table.match.history = state("kickoff", next="kickoff", drive=-1, offense=1), [[]]
        table.control.choosing = None
        table.playback.rebuild()
        rest(pilot, table)
        assert table.session.decision.kind == "kick_return"
        table.control.commit(next(action for action in table.choosing.legal if str(action) == "RETURN"))
    legs: list[Any] = []
    for _ in range(60 * 15):
        pilot.frames()
        legs = max(legs, list(table.game.shown.story.legs), key=len)
        if table.choosing is not None and not table.director.busy:
            break
    returned = [(leg.start, leg.end, leg.seat) for leg in legs[2:6]]
    assert returned == [(-2, 2, 0), (2, 6, 0), (6, 17, 0), (17, 26, 0)]


def test_while_something_is_asked_in_mid_play_the_ball_is_where_it_was_caught(start: Start) -> None:
    """CB-165: the punt came down at the 29, and lies there while its receiver decides."""
    made = state("punt_cards", ball_on=30, offense=1)
    with deck("9S 7H TD 4C"):
        made.apply(next(action for action in made.legal_actions() if str(action) == "PUNT_CARDS(3,no)"))
    assert made.decision is not None
    assert made.decision.kind == "punt_receiver"
    _, table = placed(start, made)
    film = table.game.kick_film
    assert film.at == 100 - made.play.caught == 71
    assert film.holder is None, "the ball is above the receiver, who has not caught it yet"
    assert 0 < film.lift < 0.5


@pytest.mark.parametrize("kind", ["punt", "kickoff"])
def test_what_the_cards_of_a_kick_count_is_explained_where_they_lie(start: Start, kind: str) -> None:
    """A punt showed +18 for a three, and a return +7 over an eight."""
    _, table = start(asked="formation")
    game = table.game
    assert not KICK_NOTES.keys() & game.legend().keys()
    game.table_state.play.slots, game.table_state.play.kind = (), kind
    game.sums_panel.rect.h = 100
    assert game.legend()[kind] == game.sums_panel.rect, "at the cards that it counts"
    assert f"{PUNT_YARDS} yards" in KICK_NOTES["punt"]
    game.shown.story.loose = True
    assert kind not in game.legend(), "a blocked kick is not explained as one that flies"
    assert "less the card of the cover" in KICK_NOTES[kind]


def test_the_strides_stay_while_something_is_asked_in_mid_play(start: Start) -> None:
    """CB-404: the ball is loose, and where it has been is still to be seen."""
    pilot, table, _ = shown(start, state("kickoff", next="kickoff", drive=-1), "9S 7H TS 8H 6C RJ", "KICK(regular,0)")
    rest(pilot, table)
    assert table.session.decision.kind == "recovery"
    assert [leg.by for leg in table.game.shown.story.legs if leg.by] == [-9, -7, 5, 4]


@pytest.mark.parametrize(("tackles", "by"), [(["TACKLE(7)", "DONE"], [13, -5]), (["DONE"], [13])])
def test_what_tacklers_stop_takes_the_ball_back(start: Start, tackles: list[str], by: list[int]) -> None:
    """CB-389, CB-396: the yards of the card stayed on the strip, and the ball jumped back when the play was over."""
    _, table = placed(start, state("kickoff", next="kickoff", drive=-1))
    made = scrimmage("BC=QH", FOUR_THREE.replace("ILB ", "ILB=5H "), "KH 2S 3S 4S")
    run(made, 0, 30, 1, None, "line")
    game, events = table.game, play(made, *tackles)
    game.table_state.ball = Spot(0, 30)
    told = [own.BallMoved(clause="CB-388", seat=0, ball_on=43, by=13, way="ground"),
            *events[: 1 + next(i for i, event in enumerate(events) if isinstance(event, own.SetGained))]]  # fmt: skip
    for event in told:
        (game if isinstance(event, own.BallMoved | own.SetGained) else game.table_state).handle_event(event)
    assert [leg.by for leg in game.shown.story.legs if leg.by] == by
    assert game.table_state.spot == 30 + sum(by)
    assert game.shown.said.endswith("13, less 5 for the tackle: 8 yards.") == (len(tackles) > 1)


def test_the_arrow_beside_the_ball_is_that_of_whoever_has_it(start: Start) -> None:
    """It kept the color of the kickers after the return, and that of the side which lost the ball."""
    pilot, table, seen = shown(
        start, state("kickoff", next="kickoff", drive=-1), "QS 5H 9C 4D 6S 8H TC", "KICK(regular,0)"
    )
    game, movers = table.game, set()
    assert game.table_state.ball.seat == 0
    for _ in range(60 * 20):
        pilot.frames()
        movers.add((len(seen), game.table_state.ball.seat))
        if len(seen) == 7 and not table.director.busy:
            break
    assert {(2, 0), (4, 1), (7, 1)} <= movers
    assert game.table_state.ball.seat == table.session.view(0).facts.offense == 1


def test_a_new_play_begins_without_the_strides_of_the_last_one(start: Start) -> None:
    pilot, table, _ = shown(
        start, state("kickoff", next="kickoff", drive=-1), "QS 5H 9C 4D 6S 8H TC", "KICK(regular,0)"
    )
    for _ in range(60 * 60):
        pilot.frames()
        if table.session.decision.kind == "front" and not table.director.busy:
            break
    assert table.game.shown.story.legs == []


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_wide_field_lies_on_the_film_below_the_caption(start: Start, size: tuple[int, int], text_size: int) -> None:
    _, table = placed(start, state("kickoff", next="kickoff", drive=-1), size=size, text_size=text_size)
    game = table.game
    assert game.space.table.contains(game.wide_field.rect)
    assert game.caption.rect.bottom < game.wide_field.rect.top
    assert not game.wide_field.rect.colliderect(game.draw_pile.rect)
    assert not game.banner_area(None).colliderect(game.wide_field.rect)


def test_a_headline_in_the_place_of_the_caption_stands_there_alone(start: Start) -> None:
    """The edge of "FIELD GOAL!" struck through the line below it."""
    pilot, table = placed(start, state("kickoff", next="kickoff", drive=-1))
    caption, effects, table.game.stakes.stakes = table.game.caption, table.playback.effects, ()
    table.game.shown.has_banner = effects.has_banner
    picture = pygame.Surface(pilot.app.screen.get_size())

    def ink() -> int:
        picture.fill("black")
        caption.paint(picture)
        inner = picture.subsurface(caption.place.inflate(-40, -20))
        return pygame.mask.from_threshold(inner, "white", (60, 60, 60, 255)).count()

    assert ink() > 100
    seen = caption.render_key()
    effects.banner(table.game.banner_area(None), "FIELD GOAL!", "Gulls: 3 points", "gain")
    assert ink() == 0
    assert caption.render_key() not in (None, seen)
    pilot.wait(4.0)
    assert ink() > 100


def flown(pilot: Pilot, table: Any) -> tuple[list[Leg], set[int]]:
    """The way of the ball until somebody is asked: its strides, and every yard over which it is drawn."""
    legs: list[Leg] = []
    yards = set[int]()
    for _ in range(60 * 30):
        pilot.frames()
        legs = list(table.game.shown.story.legs) or legs
        yards.add(round(table.game.kick_film.ball_at))
        if table.choosing is not None and not table.director.busy:
            break
    return legs, yards


@pytest.mark.parametrize("kicker", [0, 1])
def test_what_is_shown_again_moves_the_ball_as_it_was_moved(start: Start, kicker: int) -> None:
    """EX-10, kicked by the player and by the computer: with K the ball stood still, and no bow was drawn."""
    at = state("kickoff", next="kickoff", drive=-1, offense=kicker)
    pilot, table = start(pace=1.0)
    stand_at(table.match, at)
    table.match.actions, table.match.decisions = [], []
    table.control.choosing = None
    table.session.cancel_bot()
    table.playback.rebuild()
    table.session.think()
    with deck("QS 5H 9C 4D 6S 8H TC"):
        if kicker == table.viewer:
            table.game.coaching.level = EVERYTHING
            rest(pilot, table)
            table.control.commit(next(action for action in table.choosing.legal if str(action) == "KICK(regular,0)"))
        legs, yards = flown(pilot, table)
        assert [leg.by for leg in legs] == [-12, -5, 2, 3, 6, 8]
        table.rewind.replay_last()  # what K does
        again, over = flown(pilot, table)
    assert again == legs
    assert len(over) > 30
    assert over <= yards


def test_both_lines_of_a_joker_lie_on_their_plate_at_large_text() -> None:
    """At 130 % the lower line stood on the plate's edge."""
    theme = Theme((1024, 600), text_size=130)
    area = pygame.Rect(0, 0, 800, 480)
    slammed = Slammed(theme, [pygame.Surface((100, 140))], area, "Black joker!", "Run: a flag", "penalty")
    assert sum(line.get_height() for line in slammed._lines) + 2 * theme.px(10) <= slammed.plate.h
    assert area.contains(slammed.card.union(slammed.plate))
