"""Defines the pages of Settings: which settings they show, with titles and choices."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from saves.settings import Settings
from scenes.menus.first_start import TEXT_SIZES
from scenes.ui.palette import TEAM_TITLES


class Row(NamedTuple):
    """One setting: a choice if it has values, a slider if ``percent`` is set, otherwise a switch."""

    field: str
    title: str
    detail: str = ""
    values: tuple[Any, ...] = ()
    labels: tuple[str, ...] = ()
    share: float = 0.5
    """Fraction of the row's width for the choices."""
    percent: bool = False
    sample: str = ""
    """Sound played when the slider moves."""


class Section(NamedTuple):
    """A heading between rows."""

    title: str


PAGES: dict[str, tuple[Row | Section, ...]] = {
    "Display": (
        Row("display_mode", "Window", values=("windowed", "fullscreen"), labels=("Window", "Full screen")),
        Row("theme", "Colors", values=("standard", "high_contrast"), labels=("Standard", "High contrast")),
        Row("text_size", "Text size", values=TEXT_SIZES, labels=tuple(f"{size} %" for size in TEXT_SIZES)),
        Row("team_colors", "Team colors", values=tuple(TEAM_TITLES), labels=tuple(TEAM_TITLES.values()), share=0.6),
        Row("team_patterns", "Team patterns", "Home is solid and away is striped, so that no one needs the colors."),
    ),
    "Motion": (
        Row(
            "speed",
            "Speed",
            values=("relaxed", "normal", "fast", "turbo", "instant"),
            labels=("Relaxed", "Normal", "Fast", "Turbo", "Instant"),
            share=0.72,
        ),
        Row(
            "computer_pace",
            "After the computer's turn",
            values=("auto", "click"),
            labels=("Go on", "Wait for a click"),
        ),
        Row("reduced_motion", "Reduced motion", "Short fades instead of movement, at any speed."),
        Row("shake", "Screen shake", percent=True),
        Row("particles", "Particles"),
        Row("idle_sway", "Focused card sways"),
        Row("menu_motion", "Cards drift behind the menu"),
    ),
    "Sound": (
        Row("mute", "Mute everything"),
        Row("master", "Master volume", percent=True, sample="whistle"),
        Row("effects", "Effects", percent=True, sample="card_slap"),
        Row("crowd", "Crowd", percent=True, sample="crowd_ooh"),
        Row("music", "Music", percent=True),
        Row("interface", "Interface", percent=True, sample="ui_ok"),
        Row("mute_unfocused", "Mute in the background", "Silent while another window has the keyboard."),
        Row("hover_tick", "Tick under the pointer"),
    ),
    "Play": (
        Row("legal_highlight", "Mark what can be played"),
        Row("previews", "Show what a play would do"),
        Row("hints", "Hints"),
        Row("booth", "Talk from the booth", "A sentence now and then about what the match has come to."),
        Row(
            "win_chance",
            "Chance to win beside the table",
            "A line from what everybody can see. Replays have it always.",
        ),
        Row(
            "coach",
            "A coach in your first match of a game",
            "Warns of a choice that would cost you much, three times at most; asks if you play it at once.",
        ),
        Row("confirmations", "Ask before giving something away"),
        Row(
            "auto_continue",
            "Go on by itself when there is one choice",
            "Against the computer; in your first match of a game only where nothing of yours answers.",
        ),
        Row(
            "plain_choices",
            "Pass plain choices by",
            "Card Bowl: clear touchbacks, timeouts without need. The log tells them.",
        ),
        Row(
            "idle_review",
            "Review a match by itself",
            "On its result, once nothing is pressed for a few seconds; it can be stopped there.",
        ),
        Section("Players at one screen"),
        Row(
            "curtain",
            "Opening the curtain",
            values=("hold", "press_twice"),
            labels=("Hold", "Press twice"),
            detail="Hold the button or key for 400 ms, or press it twice.",
        ),
    ),
}
"""The rows of each page, in the order shown."""


def default_of(field: str) -> Any:
    """Returns the default of a setting."""
    return msgspec.structs.asdict(Settings())[field]
