"""The scenes of this folder by the names under which they are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene


def register(app: App) -> None:
    """Makes menu, choose, settings and credits known to the app; each is imported when it is first opened."""
    app.routes |= {
        "menu": lambda: _menu(app),
        "choose": lambda: _choose(app),
        "settings": lambda *page: _settings(app, *page),
        "credits": lambda: _credits(app),
    }


def _menu(app: App) -> Scene:
    from scenes.menus.menu import Menu

    return Menu(app)


def _choose(app: App) -> Scene:
    from scenes.menus.choose import Choose

    return Choose(app)


def _settings(app: App, page: str = "Display") -> Scene:
    from scenes.menus.settings import SettingsScene

    return SettingsScene(app, page)


def _credits(app: App) -> Scene:
    from scenes.menus.credits import Credits

    return Credits(app)
