"""The lists of the saved games, and what each says while it is empty."""

from __future__ import annotations

TABS = ["Saved", "Unfinished", "Finished"]
SAVED, UNFINISHED, FINISHED = TABS
NOTHING = {
    SAVED: "No match has been saved under a name yet. The pause has “Save game as…”.",
    UNFINISHED: "No match is waiting. Every match is saved by itself after each decision.",
    FINISHED: "No match has been finished yet.",
}
