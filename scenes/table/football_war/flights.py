"""How cards travel in Football War: laid, slammed, taken back face up, and swept up after a score."""

from __future__ import annotations

from functools import partial

from game.events import CardMoved
from scenes.table.cues.cue_maker import CueMaker
from scenes.table.cues.director import Cue
from scenes.table.cues.moments import FLIGHT_LAYER
from scenes.table.cues.motions import hit
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.stage.animator import in_out_sine, in_quart, out_cubic
from scenes.table.stage.sprites import Sprite

LAY, SLAM, TAKE = 0.28, 0.34, 0.34
"""Seconds in which a card is led, comes down on the live play, or is taken back."""
SWEPT = 8
"""Cards of a Drive pile that are seen going to the Score pile; the others go with them."""


def cues(table: FootballWarParts, event: CardMoved, make: CueMaker) -> list[Cue] | None:
    """The cues of a card that moves, or None for the shared ones."""
    if event.how == "play":
        return _played(table, event, make)
    if event.how == "take":
        return [Cue(lambda: _take_back(table, event, make), TAKE)]
    if event.how == "draw":
        return [Cue(lambda: make.move(event, 0.26, "card_slide"), 0.12)]
    if event.how == "score":
        return _swept(table, event, make)
    if event.target in ("draw_pile", "forfeit_pile"):
        return [Cue(lambda: _put_away(event, make), 0.3 if event.target == "draw_pile" else 0.06)]
    return None


def _played(table: FootballWarParts, event: CardMoved, make: CueMaker) -> list[Cue]:
    if event.target == "flag_pile":
        return [Cue(lambda: make.move(event, LAY, "card_slap"), 0.3)]
    return [Cue(lambda: _lay(table, event, make), SLAM + 0.06)]


def _lay(table: FootballWarParts, event: CardMoved, make: CueMaker) -> None:
    """Puts a card on the Drive pile; as an answer it meets the live play with a hit."""
    under = list(make.board.zones.get("drive_pile", []))
    answers = table.call.play is not None and not table.call.verdict
    sprite = make.move(event, SLAM if answers else LAY, "" if answers else "card_slap")
    if answers:
        _slam(table, sprite, under, make)
    for old in under:
        make.call(partial(make.board.drop, old), SLAM + (0.4 if answers else 0.0))


def _slam(table: FootballWarParts, sprite: Sprite, under: list[Sprite], make: CueMaker) -> None:
    """The card rears up, comes down hard, and knocks the play askew."""
    center = table.drive_pile.rect.center
    make.call(lambda: hit(center, force=0.55).begin(make), SLAM)
    if make.reduced:
        return
    animator, pace, theme = make.animator, make.pace, make.app.theme
    wide = float(table.drive_pile.rect.w)
    up, down = SLAM * 0.68 * pace, SLAM * 0.32 * pace
    animator.to(sprite, "width", wide * 1.26, up, out_cubic)
    animator.call(partial(animator.to, sprite, "width", wide, down, in_quart), up)
    for old in under:
        x, y = old.x, old.y
        animator.call(partial(animator.to, old, "tilt", -9.0, 0.09 * pace, out_cubic), up + down)
        animator.call(partial(animator.to, old, "x", x - theme.px(20), 0.09 * pace, out_cubic), up + down)
        animator.call(partial(animator.to, old, "y", y + theme.px(10), 0.09 * pace, out_cubic), up + down)


def _take_back(table: FootballWarParts, event: CardMoved, make: CueMaker) -> None:
    """The top card goes into the penalized hand before all eyes, and the next one lies open (FW-48, FW-50)."""
    make.move(event, TAKE, "card_slide")
    if table.position.drive_pile and not make.board.zones.get("drive_pile"):
        top = make.board.take("drive_pile", table.position.drive_pile[-1])
        top.flip = 1.0
        make.board.put(top, "drive_pile")
        make.board.glide("drive_pile", make.animator, 0.0)


def _put_away(event: CardMoved, make: CueMaker) -> None:
    """A card goes face down to a pile, whoever knew it."""
    sprite = make.move(event, 0.28, "card_slide_low")
    make.animator.to(sprite, "flip", 0.0, 0.12 * make.pace, in_out_sine)


def begin_sweep(table: FootballWarParts) -> None:
    """The cards that move next are those of a scored drive."""
    table.swept = 0


def _swept(table: FootballWarParts, event: CardMoved, make: CueMaker) -> list[Cue]:
    table.swept += 1
    if table.swept > SWEPT:
        return [Cue(lambda: _sweep_unseen(table, event), 0.0)]
    return [Cue(lambda: _sweep(table, event, make), 0.05)]


def _sweep(table: FootballWarParts, event: CardMoved, make: CueMaker) -> None:
    shown = make.board.zones.get("drive_pile", [])
    sprite = make.board.take("drive_pile", shown[-1].card_id if shown else None)
    sprite.layer = FLIGHT_LAYER
    table.count("drive_pile", -1)
    make.sound("card_slide_low")
    make.animator.to(sprite, "flip", 0.0, 0.14 * make.pace, in_out_sine)
    make.send_home(sprite, event.target, 0.34)


def _sweep_unseen(table: FootballWarParts, event: CardMoved) -> None:
    table.count("drive_pile", -1)
    table.count(event.target, 1)
