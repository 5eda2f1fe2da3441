"""What is public of a play at a decision in it: its step, both rows so far, and where a kick has come down."""

from __future__ import annotations

from typing import Any, cast

from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import Pause, Rows
from game.variants.card_bowl.facts import KICKS_AWAY, Play
from game.variants.card_bowl.sums import defense_pass, defense_run, offense_pass, offense_run

STEPS: dict[str, tuple[str, ...]] = {
    "Line up": ("exchange", "formation", "offense_cards"),
    "Front": ("front", "defense_cards"),
    "Motion": ("motion", "motion_answer"),
    "Line call": ("delay_of_game", "line_call", "early_sneak", "pattern_turn"),
    "Backs": ("backs", "tight_end"),
    "Window": ("window", "step_six", "response", "pick_up", "card_action"),
    "Play": (
        *("extra_card", "back_cover", "yardage", "strike", "caught_behind", "screen_behind", "sideline"),
        *("scramble_sideline", "tackle", "lead", "interception"),
    ),
}
"""The steps of a scrimmage play, and the decisions that are made in each."""
_STEP_OF = {decision: step for step, decisions in STEPS.items() for decision in decisions}


def pause_at(phase: str, seen: Any) -> Pause:
    """Returns the pause at a decision; ``seen`` is a board, or a seat's view of it."""
    play = seen.play
    thrown = play.act == "pass" and play.thrown >= 0
    rows = _rows(play, seen)
    # both cards of a throw in the air are still to be drawn
    to_come = (thrown and play.reception < 0, thrown and not play.draws) if rows else (False, False)
    return Pause(_STEP_OF.get(phase, ""), rows, to_come, (1 - play.offense, play.caught) if _is_down(play) else None)


def _rows(play: Play, seen: Any) -> Rows | None:
    """Returns both rows as far as cards are drawn; None for a pass that has already failed."""
    if play.broken:
        return None
    board = cast(Board, seen)  # the sums read the public record and the men, and nobody in a play is face down
    if play.act == "pass" and play.thrown >= 0:
        return tuple(offense_pass(board)), tuple(defense_pass(board))
    if play.act in ("rush", "screen", "lateral") and play.handoff >= 0 and not play.group:
        return tuple(offense_run(board)), tuple(defense_run(board))
    return None


def _is_down(play: Play) -> bool:
    """Returns whether a kick has come down somewhere: a blocked punt and an on-side kick never do (CB-131, CB-156)."""
    if play.kind not in KICKS_AWAY:
        return False
    if play.kind == "punt":
        return len(play.kicks) == play.target
    return bool(play.kicks) and play.choice != "onside"
