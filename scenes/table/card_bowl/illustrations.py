"""The pictures in Card Bowl's rulebook, drawn as on the play sheet and the set-up page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.variants.card_bowl.formations import FORMATIONS
from game.variants.card_bowl.fronts import PRESETS as FRONTS
from game.variants.card_bowl.fronts import preset
from game.variants.card_bowl.players.calls import DEFENSES, PLAYS
from game.variants.card_bowl.set_up import named_formations
from scenes.table.card_bowl.diagram import paint_defense, paint_formation, paint_front, paint_play
from scenes.ui.drawings import Drawing

AGAINST = named_formations()["Pro set"]
"""The formation that fronts and calls of the defense are drawn against."""


def _plays(*aims: str) -> list[Drawing]:
    return [Drawing(call.name, partial(paint_play, call=call)) for call in PLAYS if call.aim in aims]


ILLUSTRATIONS: Mapping[str, Sequence[Drawing]] = {
    "CB-211": [Drawing(name, partial(paint_formation, number=number)) for name, number in named_formations().items()],
    "CB-215": [
        Drawing(name, partial(paint_front, front=preset(name, FORMATIONS[AGAINST]), number=AGAINST)) for name in FRONTS
    ],
    "CB-261": [Drawing(call.name, partial(paint_defense, call=call, number=AGAINST)) for call in DEFENSES],
    "CB-306": _plays("inside", "sweep"),
    "CB-322": _plays("sneak"),
    "CB-334": _plays("short", "deep"),
    "CB-372": _plays("screen"),
}
"""Painter of the picture below each clause."""
