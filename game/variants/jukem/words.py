"""What a player reads about Jukem: prompts and labels, and the words of the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence

from game.claims import stated
from game.contract import Action
from game.variants.jukem.actions import (
    FIELD_GOAL_BIT,
    SHAPES,
    Answer,
    Discard,
    MakePlay,
    faces,
    plays_of,
)
from game.variants.jukem.cards import (
    CODE,
    FIELD_GOAL,
    FIELD_GOAL_TOTAL,
    YELLOW,
)
from game.variants.jukem.claims import DriveAt, Lacks, standing
from game.variants.jukem.log import (
    FULL_DRIVE as FULL_DRIVE,
    MEASURE as MEASURE,
    drive_line as drive_line,
    log_line as log_line,
)
from game.variants.jukem.names import (
    EXTRA_TIME as EXTRA_TIME,
    GOAL as GOAL,
    SIGNS as SIGNS,
    listed,
    period_name as period_name,
    title as title,
)
from game.variants.jukem.rulebook import rules as rules
from game.variants.jukem.view import JukemView

_DO: dict[str, str] = {"draw_pile": "Draw a card", "take_discard": "Take the discard", "end_half": "End the half"}


def label(action: Action) -> str:
    """What the action is called on a button."""
    if isinstance(action, MakePlay):
        return f"{listed(action.cards)}: {SHAPES[action].yards} yards"
    if isinstance(action, Discard):
        return f"Discard {title(action.card)}"
    if isinstance(action, Answer):
        return f"{action.card}: {'remove the play' if action.card in YELLOW else 'wipe out the drive'}"
    text = str(action)
    return {"let_it_stand": "Let it stand", FIELD_GOAL: "Kick the FIELD GOAL"}.get(text) or _DO[text]


def button(action: Action) -> tuple[str, str]:
    """The action in two lines: what it does, and with which cards."""
    if isinstance(action, MakePlay):
        return f"Gain {SHAPES[action].yards} yards", listed(action.cards)
    if isinstance(action, Discard):
        return "Discard", title(action.card)
    if isinstance(action, Answer):
        return "Remove the play" if action.card in YELLOW else "Wipe out the drive", action.card
    return label(action), ""


def prompt(view: JukemView, names: Sequence[str]) -> str:
    """What is asked of the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    claimed = standing(view)
    drive, lacks = stated(claimed, DriveAt), stated(claimed, Lacks)
    if lacks:
        sources = ["Draw"] * (view.draw_count > 0) + ["take the discard"] * view.may_take
        how = ", or ".join(sources)
        return f"Fill your hand: {lacks.cards} more. {how[0].upper()}{how[1:]}."
    assert drive is not None, "a drive always has yards to go"
    if view.phase == "defense":
        return f"Let the play stand, or stop it? {drive.to_go} yards to go."
    return _prompt_to_play(view, drive.to_go)


def _prompt_to_play(view: JukemView, to_go: int) -> str:
    mine, mask, total = view.seat == view.facts.attacker, faces(view.hand), view.totals[view.facts.attacker]
    stuck = mine and not plays_of(mask, not view.lines[view.facts.attacker], total)
    kick = mine and bool(mask & FIELD_GOAL_BIT) and total >= FIELD_GOAL_TOTAL
    if view.draw_count == 0:
        if stuck:
            return "Last turn: kick, or stop here." if kick else "Last turn: nothing more to gain. Stop here."
        return f"Last turn: play on, or stop here. {to_go} to go."
    if stuck:
        return f"No play fits {to_go} yards: {'kick, or ' if kick else ''}discard a card."
    return f"Make one play. {to_go} yards to go, exactly."


def situation(view: JukemView, names: Sequence[str]) -> str:
    """The table in words, from what the seat knows."""
    left = "1 card" if view.draw_count == 1 else f"{view.draw_count} cards"
    parts = [f"{period_name(view.facts.period)}, {left} left to draw."]
    for seat, name in enumerate(names):
        parts.append(f"{name}: {view.points[seat]} points, {view.totals[seat]} yards on the drive.")
    held = ", ".join(title(CODE[card]) for card in sorted(view.hand))
    parts.append(f"You hold {held}." if held else "Your hand is empty.")
    return " ".join(parts)
