"""Registers the scenes that need no saves: menu, choose, settings and credits. The program adds all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene


def register(app: App) -> None:
    """Adds the routes to the app. Each scene is imported when it is first opened."""
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
