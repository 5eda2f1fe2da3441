"""Matches to show: Jukem, played by chance and therefore always the same for a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from game.chance import pick
from game.contract import State
from game.match import Match
from game.record import HUMAN, Player
from game.variant import Rules
from game.variants import find_rules
from scenes.control.setup import Setup
from scenes.shell.app import App
from scenes.shell.scene import Scene
from tests.play import chooser

RULES = find_rules("jukem")
MAGENTA = (255, 0, 255)


def setup_of(opponent: str = "rookie", seed: int = 7, **options: str) -> Setup:
    """Gulls, a person, against Foxes."""
    players = (Player("Gulls", HUMAN), Player("Foxes", opponent))
    return Setup("jukem", RULES.complete(options), players, seed)


def played(setup: Setup, decisions: int = 4000) -> Match:
    """The match after so many decisions, or at its end."""
    match, rng = setup.match(), chooser(setup.seed)
    while match.decision is not None and len(match.actions) < decisions:
        match.play(pick(match.state.legal_actions(), rng))
    return match


def as_pro(rules: Rules, least: int, seed: int = 5) -> Match:
    """A match that Pro has played for so many decisions, and on until the first seat is asked, a person."""
    clubs = ("Gulls", "Foxes", "Elk", "Owls")[: rules.seat_count(rules.complete({}))]
    players = [Player(club, "pro" if seat else HUMAN) for seat, club in enumerate(clubs)]
    match, rng = Match(rules, {}, players, seed), Random(seed)
    while len(match.actions) < least or match.decision is None or match.decision.seat:
        assert match.decision is not None
        match.play(rules.pro(match.state.view(match.decision.seat), list(match.state.legal_actions()), rng))
    return match


def stand_at(match: Match, state: State) -> None:
    """Lets a match that has not begun go on from a state of the same game, as if it began there."""
    match.state, match.history, match._kept = state, [[]], [state.clone()]


class FakeTable(Scene):
    """A table without cards: a magenta picture, and notes of what was asked of it."""

    def __init__(self, app: App, match: Match, *, hides_hands: bool = False, read_only: bool = False) -> None:
        super().__init__(app)
        self.match, self.hides_hands, self.read_only = match, hides_hands, read_only
        self.player_at_screen = 0
        self.page: tuple[str, Callable[[], object]] | None = None
        self.asked: list[str] = []

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        surface.fill(MAGENTA)
        return [surface.get_rect()]

    def save_as(self, name: str) -> None:
        self.asked.append(f"save {name}")

    def restart(self) -> None:
        self.asked.append("restart")

    def concede(self) -> None:
        self.asked.append("concede")
