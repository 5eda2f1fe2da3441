"""Scene, the base class of everything the player can be in, and the stack of open scenes."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from scenes.shell.fade import CardFlip, Fade, fade_seconds

if TYPE_CHECKING:
    from scenes.shell.app import App

CARD_HEIGHT = 0.5
"""Height of a card that flips into a scene, as a fraction of the window's height."""
SCRIM_ALPHA = 165
"""Darkness of the scenes below an overlay, 0 to 255."""


class Scene:
    """A screen of the program, such as the menu, the table or a dialog.

    Only the top scene of the stack gets events, updates and draws. The scenes below an overlay are a still picture,
    ``under``.
    """

    opaque = True
    """False for an overlay (pause, dialogs): the scene below stays visible."""
    scrim = True
    """Whether the scenes below an overlay are darkened."""
    fades = True
    """False if the scene must appear in full with its first frame, like the curtain between two players."""
    switched: bool | None = None
    """Whether the teams shown have swapped seats but kept their colors; None to use the value of the scene below."""
    music: str | None = None
    """Name of the music, empty for silence; None to use the music of the scene below."""

    way_back = ""
    """Label of the way back to this scene in a match started from it; empty if there is none."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.under: pygame.Surface | None = None
        """Picture of the scenes below, as large as the window, for an overlay that repaints a part of itself."""

    def card(self, high: int) -> pygame.Surface | None:
        """Returns the card that flips into this scene, ``high`` pixels high, or None to fade in."""
        return None

    def enter(self) -> None:
        """Called when the scene comes on top for the first time."""

    def suspend(self) -> None:
        """Called when another scene opens over this one."""

    def resume(self) -> None:
        """Called when the scene is on top again."""

    def leave(self) -> None:
        """Called when the scene leaves the stack."""

    def layout(self) -> None:
        """Called before the first draw and whenever window size, text size or theme have changed."""

    def handle(self, event: pygame.Event) -> None:
        """Handles one input event."""

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds."""

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        """Paints what changed since the last draw, or all if ``everything``. Returns the painted areas.

        With ``everything``, the surface of an overlay already shows ``under``.
        """
        return []

    def reads(self, event: pygame.Event) -> bool:
        """Returns whether a key is typed as text here, so that its command is not given."""
        return False

    @property
    def animating(self) -> bool:
        """Whether the scene needs frames without input."""
        return False


class SceneStack:
    """The open scenes, bottom to top, and the fade between two of them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._laid_out: dict[int, int] = {}
        self.fade: Fade | None = None
        """The fade in progress, or None."""
        self._everything = True
        self.changes = 0
        """Increased whenever another scene comes on top."""

    @property
    def top(self) -> Scene | None:
        """The scene on top, or None."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All open scenes, bottom to top."""
        return tuple(self._scenes)

    @property
    def music(self) -> str:
        """The music to play now, empty for silence."""
        return next((scene.music for scene in reversed(self._scenes) if scene.music is not None), "")

    @property
    def animating(self) -> bool:
        """Whether the stack needs frames without input."""
        return self._everything or self.fade is not None or bool(self.top and self.top.animating)

    def push(self, scene: Scene) -> None:
        """Opens a scene over the others."""
        self._begin_fade(scene)
        if self.top:
            self.top.suspend()
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Closes the top scene and resumes the one below."""
        self._begin_fade(self._scenes[-1], opens=False)
        self._discard(self._scenes.pop())
        if self.top:
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Replaces the top scene."""
        self._begin_fade(scene)
        if self._scenes:
            self._discard(self._scenes.pop())
        self._scenes.append(scene)
        scene.enter()

    def reset(self, scene: Scene) -> None:
        """Closes all scenes and opens this one."""
        self._begin_fade(scene)
        while self._scenes:
            self._discard(self._scenes.pop())
        self._scenes.append(scene)
        scene.enter()

    def abandon(self, scene: Scene) -> None:
        """Replaces all scenes after one of them has failed; errors while they close are ignored."""
        for failed in self._scenes:
            self._laid_out.pop(id(failed), None)
            with suppress(Exception):  # an error here must not hide the first one
                failed.leave()
        self._scenes, self.fade, self._everything = [scene], None, True
        self.changes += 1

    def _discard(self, scene: Scene) -> None:
        self._laid_out.pop(id(scene), None)
        scene.under = None
        scene.leave()

    def _begin_fade(self, scene: Scene, *, opens: bool = True) -> None:
        self.changes += 1
        self._everything = True
        self.fade = self._fade_to(scene, opens) if self._scenes and scene.fades else None

    def _fade_to(self, scene: Scene, opens: bool) -> Fade | None:
        """Returns the fade away from the current screen, or None if it would not be seen.

        ``opens`` is True if ``scene`` opens, False if it closes.
        """
        app = self._app
        if not app.shown:
            return None
        reduced = app.settings.reduced_motion
        before, seconds = app.screen.copy(), fade_seconds(short=not scene.opaque, reduced=reduced, pace=app.pace)
        flips = opens and app.pace and not reduced
        card = scene.card(round(before.get_height() * CARD_HEIGHT)) if flips else None
        return Fade(before, seconds) if card is None else CardFlip(before, seconds, card)

    def end_fade(self) -> None:
        """Ends the fade at once."""
        if self.fade is not None:
            self.fade = None
            self._everything = True

    def redraw(self) -> None:
        """Repaints everything in the next frame."""
        self._everything = True

    def update(self, dt: float) -> None:
        """Updates the top scene and the fade by ``dt`` seconds."""
        if self.fade is not None and self.fade.advance(dt):
            self.end_fade()
        if self.top:
            self._lay_out(self.top)
            self.top.update(dt)

    def handle(self, event: pygame.Event) -> None:
        """Sends an event to the top scene."""
        if self.top:
            self._lay_out(self.top)
            self.top.handle(event)

    @property
    def _switched(self) -> bool:
        """Whether the teams of the top scene have swapped seats."""
        return next((scene.switched for scene in reversed(self._scenes) if scene.switched is not None), False)

    def _lay_out(self, scene: Scene) -> None:
        self._app.theme.set_switched(switched=self._switched)
        generation = self._app.theme.generation
        if self._laid_out.get(id(scene)) != generation:
            self._laid_out[id(scene)] = generation
            scene.layout()
            self._everything = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paints what changed and returns the painted areas."""
        scene = self.top
        if scene is None:
            return []
        self._lay_out(scene)
        everything, self._everything = self._everything, False
        if self.fade is not None:
            self._paint(self.fade.canvas(surface), everything)
            self.fade.blend(surface)
            return [surface.get_rect()]
        return self._paint(surface, everything)

    def _paint(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        scene = self._scenes[-1]
        if not everything:
            return scene.draw(surface, False)
        if scene.opaque:
            surface.fill(self._app.theme.color("ink900"))
        else:
            self._paint_below(surface, len(self._scenes) - 1)
        scene.draw(surface, True)
        return [surface.get_rect()]

    def _paint_below(self, surface: pygame.Surface, index: int) -> None:
        below = index - 1
        if below < 0:
            surface.fill(self._app.theme.color("ink900"))
        else:
            self._lay_out(self._scenes[below])
            if self._scenes[below].opaque:
                surface.fill(self._app.theme.color("ink900"))
            else:
                self._paint_below(surface, below)
            self._scenes[below].draw(surface, True)
        if self._scenes[index].scrim:
            shade = pygame.Surface(surface.get_size())
            shade.fill(self._app.theme.color("ink900"))
            shade.set_alpha(SCRIM_ALPHA)
            surface.blit(shade, (0, 0))
        self._scenes[index].under = surface.copy()
