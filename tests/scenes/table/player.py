"""A person at a table: clicks what has a name, presses keys, waits, and reads what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Self

import pygame

from game.contract import Action, State
from game.match import Match
from game.record import Player as Club
from game.variant import Rules
from game.variants import find_rules
from scenes.control.session import Session
from scenes.match.curtain import Curtain
from scenes.shell.loop import STEP
from scenes.table.scene import Table
from tests.scenes.matches import stand_at
from tests.scenes.pilot import Pilot, press_and_release
from tests.scenes.table import sitting
from tests.scenes.table.sitting import CLUBS
from tests.scenes.table.stand_ins import FakeStore, Quick

__all__ = ["CLUBS", "Sit", "TablePlayer"]

Spot = Any
"""Where to click: the name of a card or a button, a card, a button or another thing with a place, or the place."""


class TablePlayer(Pilot):
    """Sits at one table. ``table`` is its scene, for what is not seen by looking."""

    table: Any
    ended: list[bool]
    """One entry for each time that the table said that the match is over."""

    @classmethod
    def sit(
        cls,
        folder: Path,
        opened: list[Pilot],
        rules: Rules | str,
        *kinds: str,
        at: State | None = None,
        match: Match | None = None,
        seed: int = 7,
        pace: float | None = 0.0,
        options: dict[str, str] | None = None,
        notes: dict[str, str] | None = None,
        wait: float = 3.0,
        bots: Quick | None = None,
        **look: Any,
    ) -> Self:
        """Sits down at a match of these kinds of players; the pilot is added to ``opened``.

        Play starts at the position ``at``, or where ``match`` stands; ``notes`` are what the table has kept
        of the match so far. ``wait`` is how long to wait for the first question, at most. Between two people a
        curtain falls only where ``curtain`` says how it opens.
        """
        if match is None:
            rules = find_rules(rules) if isinstance(rules, str) else rules
            clubs = [Club(*each) for each in zip(CLUBS, kinds or ("human", "pro"), strict=False)]
            match = Match(rules, options or {}, clubs, seed)
            match.notes |= notes or {}
        if at is not None:
            stand_at(match, at)
        player = cls.start(folder, None, **look)
        opened.append(player)
        if "curtain" in look:
            player.app.routes["curtain"] = partial(Curtain, player.app)
        player.open(match, pace, bots or Quick())
        if wait:
            player.rest(wait)
        return player

    def open(
        self, match: Match, pace: float | None = 0.0, bots: Quick | None = None, problem: str | None = None
    ) -> None:
        """Opens a table on a match, with bots that answer at once and a store that only counts.

        A match with a ``problem`` may only be watched.
        """
        self.app.launch = SimpleNamespace(speed=pace)
        self.shelf, self.ended = FakeStore(), []
        session = Session(match, SimpleNamespace(), bots or Quick(), self.shelf, read_only=problem is not None)  # type: ignore[arg-type]
        self.table = Table(self.app, session, lambda: self.ended.append(True), problem)
        self.app.stack.reset(self.table)

    # What is there

    @property
    def game(self) -> Any:
        """What the game draws on the table."""
        return self.table.game

    @property
    def hud(self) -> Any:
        """Score, log, prompt and the other words around the table."""
        return self.table.hud

    @property
    def match(self) -> Any:
        return self.table.match

    @property
    def viewer(self) -> int:
        """The seat whose hand is seen."""
        return int(self.table.viewer)

    @property
    def view(self) -> Any:
        """What the viewer may know."""
        return self.table.session.view(self.table.viewer)

    @property
    def bots(self) -> Any:
        return self.table.session._worker

    @bots.setter
    def bots(self, bots: Quick) -> None:
        self.table.session._worker = bots

    @property
    def hand(self) -> list[Any]:
        """The cards of the viewer's hand."""
        return list(self.table.board.hand(self.viewer))

    def zone(self, name: str) -> list[Any]:
        """The cards that lie in a zone."""
        return list(self.table.board.zones.get(name, []))

    def card(self, code: str = "", **has: Any) -> Any:
        """A card of the hand, by its code, else the first one with such attributes."""
        if code:
            has["code"] = code
        return next(each for each in self.hand if each.card and all(getattr(each.card, k) == v for k, v in has.items()))

    def usable(self, wanted: bool = True) -> Any:
        """The first card of the hand that can be picked now, or that cannot."""
        return next(each for each in self.hand if self.table.choosing.usable(each) == wanted)

    def targets(self, kind: type, **has: Any) -> list[Any]:
        """What can have the focus, of that kind and with such attributes."""
        found = [each for each in self.table.input.focus.targets if isinstance(each, kind)]
        return [each for each in found if all(getattr(each, k) == v for k, v in has.items())]

    def things(self, kind: type) -> list[Any]:
        """What is drawn now, of that kind."""
        return [thing for thing in self.table.playback.stage.things if isinstance(thing, kind)]

    # What is read

    @property
    def prompt(self) -> str:
        return str(self.hud.prompt.text)

    @property
    def bubble(self) -> str:
        """The words of the notice or refusal that is shown."""
        return str(self.hud.bubble.text)

    @property
    def tip(self) -> str:
        """The explanation of what is pointed at: beside it, or a card's in the rail."""
        note = self.hud.reading.note
        return str(self.hud.tip.text if note is None else note.one_line)

    @property
    def large(self) -> list[Any]:
        """The large buttons beside the hand, the white one first."""
        return [thing.button for thing in self.table.column.large]

    @property
    def buttons(self) -> list[str]:
        """What the large buttons are called, whatever else there is room for on them."""
        return [button.name for button in self.large]

    @property
    def log(self) -> list[str]:
        """The lines of the log, oldest first."""
        return [line.text for line in self.hud.log.lines]

    @property
    def picked(self) -> list[str]:
        """The codes of the cards that are selected."""
        return [sprite.card.code for sprite in self.table.choosing.picked]

    @property
    def taken(self) -> list[str]:
        """The actions taken so far, as rulebook texts."""
        return [str(action) for action in self.match.actions]

    @property
    def asked(self) -> str:
        """The kind of decision that the viewer is asked for now, or nothing."""
        return "" if self.table.choosing is None else str(self.table.session.decision.kind)

    @property
    def legal(self) -> list[Action]:
        """What may be chosen now."""
        return list(self.table.choosing.legal)

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self.table.director.busy)

    @property
    def waiting(self) -> bool:
        """Whether a panel waits for a press."""
        return bool(self.table.director.waiting)

    @property
    def focus(self) -> Any:
        """What has the focus, whether it is seen or not."""
        return self.table.input.focus.current

    @focus.setter
    def focus(self, target: Any) -> None:
        self.table.input.focus.set(target)
        self.table.input.pointing.show_focus()

    # Time

    def rest(self, seconds: float = 20.0) -> None:
        """Waits until the player is asked, or nothing moves any more."""
        sitting.rest(self, self.table, seconds)

    def motion(self, most: int = 600) -> Iterator[None]:
        """Frame by frame until nothing moves."""
        for _ in range(most):
            if not self.busy:
                self.frames()  # the table goes on in the step after what it has shown
                if not self.busy:
                    return
            yield
            self.frames()

    def still(self, most: int = 900) -> None:
        """Waits until nothing moves."""
        for _ in self.motion(most):
            pass

    def until(self, happens: Callable[[], object], seconds: float = 20.0) -> bool:
        """Lets time pass until something is true; gives whether it was."""
        for _ in range(round(seconds * 60)):
            self.frames()
            if happens():
                return True
        return False

    # What is done

    def spot(self, what: Spot) -> tuple[int, int]:
        """A point of what is named: near the corner of a card, which others do not cover, else its center."""
        if isinstance(what, str):
            found = [each for each in self.hand if each.card and each.card.code == what]
            large = [
                thing.button for thing in self.table.column.large if what in (thing.button.name, thing.button.label)
            ]
            what = (*found, *large)[0] if found or large else self.target(what)
        if isinstance(what, tuple) and len(what) == 2:
            return what
        if hasattr(what, "card_id"):
            return what.rect.x + 20, what.rect.y + 30
        place: Any = getattr(what, "rect", what)
        return int(place.centerx), int(place.centery)

    def click(self, name: Spot, *, at: tuple[float, float] = (0.5, 0.5), times: int = 1) -> None:
        """Clicks at the table, all in one frame and without waiting; on what lies over the table, as any pilot."""
        if self.scene is not self.table:
            super().click(name, at=at, times=times)
            return
        self.send(*press_and_release(self.spot(name)) * times)

    def right_click(self, what: Spot) -> None:
        """Clicks with the right button."""
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.send(*(pygame.Event(kind, pos=self.spot(what), button=3) for kind in kinds))

    def target(self, name: str) -> Any:
        """The target of that name. Raises StopIteration."""
        if self.scene is not self.table:
            return super().target(name)
        return next(each for each in self.table.input.focus.targets if each.name == name)

    def drag(self, what: Spot, to: Spot, *, drop: bool = True) -> None:
        """Draws a card somewhere and drops it there, unless it is to stay in the hand."""
        start, end = self.spot(what), self.spot(to)
        self.send(press_and_release(start)[0])
        for share in (0.4, 1.0):
            spot = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.send(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))
        if drop:
            self.send(press_and_release(end)[1])

    def commit(self, *gesture: Action | str) -> None:
        """Takes an action without a press, given as such or as a legal one's rulebook text, or those of a gesture."""
        legal = {str(action): action for action in self.match.state.legal_actions()}
        self.table.control.commit(*(legal[each] if isinstance(each, str) else each for each in gesture))

    def take(self, *gesture: Action | str) -> None:
        """Takes actions, and waits until something is asked again after each."""
        for each in gesture:
            self.commit(each)
            self.rest()

    def as_pro(self, seed: int = 1, *, without: Callable[[Action], bool] = lambda action: False) -> None:
        """Takes what Pro would."""
        legal = [action for action in self.legal if not without(action)]
        self.table.control.commit(self.match.rules.pro(self.view, legal, Random(seed)))

    def replace(self, match: Match) -> None:
        """Lets the table go on with another match of the same players."""
        self.table.session.match = match
        self.table.control.choosing = None
        self.table.layout()

    def open_curtain(self) -> None:
        """Presses the key twice that opens it, and waits for the question behind it."""
        sitting.open_curtain(self)
        self.rest()

    def alone(self) -> None:
        """The computer makes up its mind no more: the test acts for it."""
        self.bots.poll = self.bots.answer_now = lambda ticket: None

    def step(self, *events: pygame.Event) -> None:
        """One frame with these events."""
        self.app.step(STEP, events)


Sit = Callable[..., TablePlayer]
