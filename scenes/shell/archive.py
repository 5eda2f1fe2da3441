"""Where the matches of an app are kept, for the scenes that list or name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saves.archive import Saves

if TYPE_CHECKING:
    from scenes.shell.app import App


def archive_of(app: App) -> Saves | None:
    """Where the app keeps its matches; None in an app that keeps none."""
    archive = getattr(app, "archive", app.saves)
    return archive if isinstance(archive, Saves) else None
