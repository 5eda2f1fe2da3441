"""What newcomers wonder about is said where it happens, once."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import CardMoved
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import BY_CODE, CODE, ID
from scenes.table.card_bowl.dealing import ELEVEN_PLAY, ONLY_A_JOKER, card_moved, drew
from scenes.table.stage.sprites import Sprite
from tests.scenes.table.card_bowl.seats import Start

ASIDE = CardMoved(clause="CB-204", source="hand:0", target="out:0", how="discard", card=0, code="AC")
THEIRS = CardMoved(clause="CB-204", source="hand:1", target="out:1", how="discard", card=None, code=None)
SNAP = own.Drew(clause="CB-229", purpose="snap", code="9C")


@pytest.mark.parametrize(("knows", "told"), [(False, [ELEVEN_PLAY, ONLY_A_JOKER]), (True, [ELEVEN_PLAY])])
def test_cards_set_aside_and_the_snap_card_are_explained_in_a_first_match(
    start: Start, knows: bool, told: list[str]
) -> None:
    """Cards vanished in the huddle, and what the first card after it was for nobody said."""
    _, table = start(asked="formation")
    game, ctx, said = table.game, table.playback.cue_context, list[str]()
    table.session.knows_game = lambda: knows
    table.playback.effects.stamp = lambda _, words, *__: said.append(words)

    def play(cues: Any) -> None:
        for each in cues:
            each.start()

    ctx.move = lambda *_: None
    game.said_once.clear()
    cards = [Sprite(game.faces, game.theme, card, BY_CODE[CODE[card]]) for card in range(12)]
    ctx.board.hand = lambda seat: cards
    play(card_moved(game, THEIRS, ctx))
    assert not said, "what they set aside says nothing of the own hand"
    for _ in range(2):
        play(card_moved(game, ASIDE, ctx))
        play(drew(game, SNAP, ctx))
    assert all(words.startswith(text) for words, text in zip(said, told, strict=True))


def test_the_cards_of_the_own_hand_that_are_set_aside_are_named_where_they_go(start: Start) -> None:
    """They were discarded within a moment in every huddle; a hand that nobody may see names none."""
    _, table = start(asked="formation")
    game, ctx = table.game, table.playback.cue_context
    hand = [Sprite(game.faces, game.theme, ID[code], BY_CODE[code]) for code in ("TS", "3H", "AC", "KD")]
    hand += [Sprite(game.faces, game.theme, ID[f"{rank}C"], BY_CODE[f"{rank}C"]) for rank in "456789TJQ"]
    ctx.board.hand = lambda seat: hand
    said: list[str] = []
    table.playback.effects.stamp = lambda _, words, *__: said.append(words)
    ctx.move = lambda *_: None
    for hides in (True, False, False):
        game.face_down = hides
        for each in card_moved(game, ASIDE, ctx) or ():
            each.start()
    assert said == [f"{ELEVEN_PLAY}: A and 3"], "once in a deal"
