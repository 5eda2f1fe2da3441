"""A play and its answer meet: face down, seen on one frame, and then one of them is in pieces."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.table.football_war import cues
from scenes.table.stage.big_moment import BigWord, Halo, Shards
from scenes.table.stage.effects import Flyer
from tests.scenes.table.player import Sit, TablePlayer

LED = {"live": "Curl", "drive_pile": ["Curl", "HB Dive", "Hail Mary"], "offense": 0}
"""A play of the viewer that the other side must answer."""
OWN = ("HB Draw", "HB Sweep")


def answered(leading: Sit, card: str, **look: Any) -> TablePlayer:
    """A table on which the other side, whose hand is hidden, is about to answer with a card."""
    player: TablePlayer = leading(*OWN, others=(card, "Go Route"), pace=1.0, wait=0, **LED, **look)
    player.alone()
    player.frames(3)
    player.still()
    return player


def answering(player: TablePlayer) -> str:
    """The answer that the other side takes: what it does with its first card."""
    texts = [str(action) for action in player.match.state.legal_actions()]
    return next(text for text in texts if text.startswith(("MATCH", "STUFF", "EXTRA(none)", "CALL(Curl)")))


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_nothing_tells_which_card_answers_before_it_is_turned_up(leading: Sit, reduced: bool) -> None:
    """FW-10: two tables that differ in the hidden card alone are one picture until it is seen."""
    shown, turned = [], []
    for card in ("DEFENSE", "DEFENSE", "OFFENSE"):  # the first table draws pictures that the others find
        player = answered(leading, card, reduced_motion=reduced)
        player.commit(answering(player))
        pictures, up = list[bytes](), list[bool]()
        for _ in player.motion():
            pictures.append(pygame.image.tobytes(player.app.screen, "RGB"))
            up.append(any(each.flip >= 0.5 for each in player.zone("drive_pile")[1:]))
            if up[-1]:
                break
        shown.append(pictures)
        turned.append(up.index(True))
    alike = next(frame for frame, (one, other) in enumerate(zip(*shown[1:], strict=False)) if one != other)
    assert turned[1:] == [alike, alike]
    assert reduced or alike > 12


def test_an_answer_comes_face_down_beside_the_play_and_is_seen_there(leading: Sit) -> None:
    """FW-30: only then does it come down on the play."""
    player = answered(leading, "Curl")
    pile, order = player.game.drive_pile.rect, list[str]()
    player.commit("MATCH(Curl)")

    def note(what: str, so: bool) -> None:
        if so and what not in order:
            order.append(what)

    for _ in player.motion():
        cards = player.zone("drive_pile")
        answer, beside = cards[-1], cards[-1].rect.centerx > pile.centerx + 40
        note("comes face down", len(cards) == 2 and answer.flip < 0.1 and beside)
        note("is seen beside it", len(cards) == 2 and answer.flip > 0.9 and beside)
        note("rings", bool(player.things(Halo)))
        note("bursts", bool(player.things(Shards)))
        note("told", bool(player.game.call.verdict))
    assert order == ["comes face down", "is seen beside it", "rings", "bursts", "told"] or order == [
        "comes face down", "rings", "is seen beside it", "bursts", "told",
    ]  # fmt: skip
    assert [card.card.code for card in player.zone("drive_pile")] == ["Curl"]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)], ids=str)
def test_an_answer_crosses_no_board_and_covers_no_pile(leading: Sit, size: tuple[int, int]) -> None:
    """It flew over the play's name, and the play that it met lay over the Forfeit pile."""
    player = answered(leading, "DEFENSE", size=size)
    slate = player.game.slate
    boards = [slate.sides, slate.call, slate.forfeit_pile]
    assert all(place.width > slate.play_pile.w for place in player.game.card_places.meeting())
    player.commit(answering(player))
    for _ in player.motion():
        cards = player.zone("drive_pile")
        if any(each.flip >= 0.5 for each in cards[1:]):
            break
        assert all(each.rect.inflate(-4, -4).collidelist(boards) < 0 for each in cards)


def test_a_lead_of_the_other_side_crosses_no_board(leading: Sit) -> None:
    """It flew over the plates of both sides and the board, which named the play only after it."""
    player = leading(*OWN, others=("DEFENSE", "Go Route"), pace=1.0, wait=0, offense=1, drive_pile=["HB Dive"])
    player.alone()
    player.frames(3)
    player.still()
    slate, moved = player.game.slate, 0
    player.commit("LEAD(Go Route)")
    for _ in player.motion():
        flying = player.zone("drive_pile")[-1]
        moved += flying.rect.y < slate.sides.y
        assert flying.rect.inflate(-4, -4).collidelist([slate.sides, slate.call]) < 0
        if player.game.call.play:
            break
    assert moved > 3


def test_a_match_rings_and_another_stop_does_not(leading: Sit) -> None:
    """FW-30: nobody mistakes one for the other."""
    rang = []
    for card in ("Curl", "DEFENSE"):
        player = answered(leading, card)
        player.commit(answering(player))
        pile = player.game.drive_pile.rect
        rang.append(any(halo.rect.colliderect(pile) for _ in player.motion() for halo in player.things(Halo)))
    assert rang == [True, False]


@pytest.mark.parametrize("text", ["CONCEDE", "TIMEOUT(HB Draw)"])
def test_a_card_that_comes_into_the_own_hand_shines_there(defending: Sit, text: str) -> None:
    """FW-33, FW-70: after a timeout that drew another copy nothing seemed to have happened."""
    player = defending("HB Draw", "HB Draw", draw_pile=["HB Draw"], pace=1.0, wait=0)
    player.alone()
    player.frames(3)
    player.still()
    player.commit(text)
    hand = player.hud.space.hand
    assert any(halo.rect.colliderect(hand) for _ in player.motion() for halo in player.things(Halo))


def test_the_card_that_an_offense_takes_along_is_laid_and_strikes_nothing(leading: Sit) -> None:
    """FW-55."""
    player = answered(leading, "OFFENSE")
    player.commit("EXTRA(Go Route)")
    bursts = {id(thing) for _ in player.motion() for thing in player.things(Shards)}
    assert len(bursts) == 1
    assert [card.card.code for card in player.zone("drive_pile")] == ["Go Route"]


def test_the_first_steal_is_a_big_moment_and_the_sides_swing_round_after_it(defending: Sit) -> None:
    """FW-31: the board says whose ball it is once that was shown."""
    player = defending("Curl", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    player.alone()
    player.commit("MATCH(Curl)")
    words, early, swings = set[str](), 0, set[float]()
    for _ in player.motion():
        words |= {word.word for word in player.things(BigWord)}
        swings.add(round(player.game.sides.swing, 1))
        pile = player.game.drive_pile.rect
        assert all(word.band.top > pile.top + pile.h // 3 for word in player.things(BigWord)), "the play hides"
        early += player.game.table_state.offense == 0 and not words
    assert words == {"STOLEN!"}
    assert not early
    assert len(swings) > 4
    assert player.game.sides.swing == 0.0


def test_the_lamps_of_a_chain_light_one_by_one(leading: Sit) -> None:
    """FW-61."""
    piles = {"live": "Curl", "offense": 1, "chain": 2, "drive_pile": ["AUDIBLE", "AUDIBLE", "Curl"]}
    player = leading("AUDIBLE", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0, auto_continue=False, **piles)
    player.alone()
    player.commit("CALL(Hail Mary)")
    lit: list[int] = []
    for _ in player.motion():
        now = int(player.game.call.lamps)
        lit += [now] if not lit or lit[-1] != now else []
    assert lit[-4:] == [0, 1, 2, 3]


def test_the_cards_of_a_scored_drive_stream_face_down_into_the_plate(defending: Sit) -> None:
    """FW-86, M14."""
    player = defending("HB Draw", others=(), pace=1.0)
    player.alone()
    player.commit("CONCEDE")
    plate, near = player.hud.bug.plate(1), 0
    for _ in player.motion():
        if player.waiting:
            break
        flying = [s for s in player.table.board._made if s.layer >= 500 and not s.flip]
        near += any(plate.inflate(60, 60).collidepoint(s.x, s.y) for s in flying)
    assert near
    assert player.game.sideline.scored["score_pile:1"] == 3


@pytest.mark.parametrize(("hand", "told"), [(["HB Dive"], ["For 7!"]), (["HB Dive", "Curl"], [])])
def test_a_last_card_comes_down_hard_and_tells_what_it_plays_for(
    leading: Sit, hand: list[str], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """FW-36: the card on which the drive hung was laid like any other."""
    player = leading(*hand)
    stamped = list[str]()
    monkeypatch.setattr(player.table.playback.effects, "stamp", lambda *given: stamped.append(given[1]))
    player.commit("LEAD(HB Dive)")
    for _ in player.motion():
        pass
    assert stamped == told


@pytest.mark.parametrize(("pace", "seconds"), [(1.0, 0.5), (0.5, 0.5), (0.25, 0.25), (0.0, 0.0)])
def test_what_decides_an_exchange_can_be_read_at_fast_too(leading: Sit, pace: float, seconds: float) -> None:
    """Foxes' AUDIBLE, OFFENSE, HB Draw, HB Counter and touchdown ran through in six seconds."""
    ctx = leading("HB Dive", "Curl").table.playback.cue_context
    ctx.pace = pace
    assert cues._readable(ctx, 3) * pace >= seconds


def test_a_play_that_nobody_stops_comes_down_hard_and_tells_how_many_cards_are_to_go(
    leading: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FW-33, M3: nothing but a word on the board said that a lead had gone well."""
    player = answered(leading, "HB Dive")
    told, wide = list[str](), player.zone("drive_pile")[-1].width
    effects = player.table.playback.effects
    monkeypatch.setattr(effects, "stamp", lambda *stamped: told.append(stamped[1]))
    player.commit("CONCEDE")
    widest = max(card.width for _ in player.motion() for card in player.zone("drive_pile"))
    assert told == ["2 to go"]
    assert widest > 1.1 * wide
    assert player.zone("drive_pile")[-1].width == wide


def test_a_flag_hits_the_play_on_which_it_falls(leading: Sit) -> None:
    """FW-44: it came to rest on a card that did not move."""
    player = answered(leading, "PENALTY 5")
    top, tilts, flying = player.zone("drive_pile")[-1], list[float](), list[bool]()
    player.commit("FLAG(5)")
    for _ in player.motion():
        tilts.append(top.tilt)
        flying.append(any(thing.arc for thing in player.things(Flyer)))
    hit = next(frame for frame, tilt in enumerate(tilts) if abs(tilt - tilts[0]) > 1)
    assert any(flying[:hit])
    assert not any(flying[hit:])


def test_what_a_flag_gives_back_is_named_beside_the_hand(leading: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """FW-50: "+2" stood there, and which cards they were was seen for a quarter of a second each."""
    player = leading("PENALTY 10", "HB Dive", drive_pile=["Curl", "HB Draw", "Deep Post"], pace=1.0)
    told = list[str]()
    monkeypatch.setattr(player.table.playback.effects, "stamp", lambda *stamped: told.append(stamped[1]))
    player.alone()
    player.commit("FLAG(10)")
    for _ in player.motion():
        pass
    assert told == ["Flag! 10 yards", "+ Curl, HB Draw"]


def test_nothing_is_written_on_the_board_while_posts_and_call_stand_there(leading: Sit) -> None:
    """FIELD GOAL, STOPPED stood behind posts and NO GOOD for half a second."""
    kick: dict[str, Any] = {"live": "FIELD GOAL", "drive_pile": ["FIELD GOAL"], "offense": 1}
    player = leading("DEFENSE", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0, **kick)
    player.alone()
    player.commit("STUFF")
    behind = False
    for _ in player.motion():
        posts = [thing for thing in player.things(Flyer) if thing.picture.get_height() > player.app.theme.px(150)]
        behind |= bool(posts) and player.game.call._headline() == "FIELD GOAL" and player.game.call.play is None
    assert not behind


def test_a_kick_flies_over_an_empty_board(leading: Sit) -> None:
    """The posts stood on the name of the play before."""
    player = leading(*OWN, pace=1.0, wait=0, live="FIELD GOAL", drive_pile=["FIELD GOAL"], offense=1)
    player.alone()
    player.frames(3)
    player.still()
    player.game.call.last = ("HB Screen", "matched")
    player.commit("CONCEDE")
    shown = set[str]()
    for _ in player.motion():
        if any(thing.arc for thing in player.things(Flyer)):
            shown |= {player.game.call._headline(), player.game.call._last}
    assert shown == {""}
