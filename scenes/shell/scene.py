"""One place the player can be in, and the stack of them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from scenes.shell.fade import CardFlip, Fade, fade_seconds

if TYPE_CHECKING:
    from scenes.shell.app import App

CARD = 0.5
"""The share of the window's height that a card which flips into a scene has."""
SCRIM = 165
"""How dark the scenes below an overlay get, 0 to 255."""


class Scene:
    """What is drawn and answers to the player while it is on top of the stack.

    Only the top scene gets events, updates and draws; what lies below an overlay stands still in ``under``.
    """

    opaque = True
    """False: the scene below stays visible (pause, dialogs)."""
    scrim = True
    """Whether what is seen below an overlay is darkened."""
    fades = True
    """False: it is there in full from its first frame on, as a curtain between two players must be."""
    switched: bool | None = None
    """Whether the teams that are shown here have changed seats and kept their colors; None as for the scene below."""
    music: str | None = None
    """What is played here, empty for silence; None leaves what the scene below has."""

    way_back = ""
    """What the way back is called in a match that was begun from here; empty if there is none."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.under: pygame.Surface | None = None
        """The picture of the scenes below, window-sized, for an overlay that repaints a part of itself."""

    def card(self, high: int) -> pygame.Surface | None:
        """The card, ``high`` pixels high, that flips into it when it is opened; None where it fades in."""
        return None

    def enter(self) -> None:
        """It came on top for the first time."""

    def suspend(self) -> None:
        """Another scene opens over this one."""

    def resume(self) -> None:
        """It is on top again after another scene left."""

    def leave(self) -> None:
        """It left the stack."""

    def layout(self) -> None:
        """Size, text size or theme changed; also called once before the first draw."""

    def handle(self, event: pygame.Event) -> None:
        """One event of the player."""

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds."""

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        """Paints what changed since the last draw, or all if ``everything``, and says where.

        An overlay is given a surface that already shows ``under`` when everything is asked.
        """
        return []

    def reads(self, event: pygame.Event) -> bool:
        """Whether it takes a key as it is, as a text does, whatever command the key gives elsewhere."""
        return False

    @property
    def animating(self) -> bool:
        """Whether frames are wanted even without input."""
        return False


class SceneStack:
    """The open scenes, bottom to top, and the cross-fade between two of them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._laid_out: dict[int, int] = {}
        self.fade: Fade | None = None
        """The cross-fade that runs."""
        self._everything = True
        self.changes = 0
        """Raised whenever another scene comes on top."""

    @property
    def top(self) -> Scene | None:
        """The scene that the player deals with."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All open scenes, bottom to top."""
        return tuple(self._scenes)

    @property
    def music(self) -> str:
        """What is played where the player is."""
        return next((scene.music for scene in reversed(self._scenes) if scene.music is not None), "")

    @property
    def animating(self) -> bool:
        """Whether frames are wanted even without input."""
        return self._everything or self.fade is not None or bool(self.top and self.top.animating)

    def push(self, scene: Scene) -> None:
        """Opens a scene over the others."""
        self._begin_fade(scene)
        if self.top:
            self.top.suspend()
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Closes the top scene; the one below goes on."""
        self._begin_fade(self._scenes[-1], opens=False)
        self._discard(self._scenes.pop())
        if self.top:
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Opens a scene in the place of the top one."""
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
        """Opens this scene in the place of all others without asking them anything: they have failed."""
        for failed in self._scenes:
            self._laid_out.pop(id(failed), None)
            with suppress(Exception):  # what it cannot end any more must not hide why it failed
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
        """The fade away from what is on the screen now, or None where nothing would be seen of it.

        ``opens`` is whether the scene comes, else it goes.
        """
        app = self._app
        if not app.shown:
            return None
        reduced = app.settings.reduced_motion
        before, seconds = app.screen.copy(), fade_seconds(short=not scene.opaque, reduced=reduced, pace=app.pace)
        flips = opens and app.pace and not reduced
        card = scene.card(round(before.get_height() * CARD)) if flips else None
        return Fade(before, seconds) if card is None else CardFlip(before, seconds, card)

    def end_fade(self) -> None:
        """Shows the top scene as it is, at once."""
        if self.fade is not None:
            self.fade = None
            self._everything = True

    def redraw(self) -> None:
        """Asks for everything to be painted in the next frame."""
        self._everything = True

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds for the top scene and the fade."""
        if self.fade is not None and self.fade.advance(dt):
            self.end_fade()
        if self.top:
            self._lay_out(self.top)
            self.top.update(dt)

    def handle(self, event: pygame.Event) -> None:
        """Gives the top scene one event."""
        if self.top:
            self._lay_out(self.top)
            self.top.handle(event)

    @property
    def _switched(self) -> bool:
        """Whether teams have changed seats where the player is."""
        return next((scene.switched for scene in reversed(self._scenes) if scene.switched is not None), False)

    def _lay_out(self, scene: Scene) -> None:
        self._app.theme.dress(switched=self._switched)
        generation = self._app.theme.generation
        if self._laid_out.get(id(scene)) != generation:
            self._laid_out[id(scene)] = generation
            scene.layout()
            self._everything = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paints what changed and says where."""
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
            shade.set_alpha(SCRIM)
            surface.blit(shade, (0, 0))
        self._scenes[index].under = surface.copy()
