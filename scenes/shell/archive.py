"""The store of an app's matches, for scenes that list or name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saves.archive import Saves

if TYPE_CHECKING:
    from scenes.shell.app import App


def archive_of(app: App) -> Saves | None:
    """Returns the app's store of matches, or None if it has none."""
    archive = getattr(app, "archive", app.saves)
    return archive if isinstance(archive, Saves) else None
