"""The setup of a match: game, options, players and seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from game.bots import LEVELS
from game.clubs import CLUBS, LONGEST_NAME, all_named, level_title
from game.commitment import SALT_BYTES
from game.match import Match
from game.options import BadOption
from game.plain import plain
from game.record import HUMAN, RESULT_NOTE, Player
from game.variant import Rules, UnknownVariant
from game.variants import find_rules
from scenes.shell.launch import Launch

SEEDS = 2**32


SWITCHED, YES = "switched", "yes"
"""Key and value of the note that two teams have swapped seats but kept their colors."""


def has_switched(notes: Mapping[str, str]) -> bool:
    """Returns whether the two teams of a match have swapped seats, so that each has the other seat's color."""
    return notes.get(SWITCHED) == YES


def kept_colors(notes: Mapping[str, str]) -> dict[str, str]:
    """Returns the notes that another match needs for each team to keep its color."""
    return {SWITCHED: YES} if has_switched(notes) else {}


class Setup(msgspec.Struct, frozen=True):
    """Everything that determines a match before its first card."""

    variant: str
    options: dict[str, str]
    """All options of the variant."""
    players: tuple[Player, ...]
    """By seat."""
    seed: int
    notes: dict[str, str] = {}
    """The table's notes on the match from the first card on (see ``Match.notes``)."""
    seed_given: bool = False
    """Whether a person gave the seed, and so may know the cards."""
    practice: bool = False
    """Whether the match counts in no statistics."""
    first_position: dict[str, Any] | None = None
    """The position that the match begins from, as a dict; None for the deal."""

    @classmethod
    def of(cls, match: Match) -> Setup:
        """Returns the setup of a match, to deal another one like it."""
        colors = kept_colors(match.notes)
        return cls(match.rules.variant.name, dict(match.options), match.players, match.seed, colors)

    @property
    def summary(self) -> str:
        """Who plays whom, for the menu.

        >>> Setup("jukem", {}, (Player("Gulls"), Player("Foxes", "all-pro")), 1).summary
        'Gulls v Foxes (All-Pro)'
        """
        return " v ".join(
            player.name if player.kind == HUMAN else f"{player.name} ({level_title(player.kind)})"
            for player in self.players
        )

    def match(self) -> Match:
        """Creates and deals the match. Raises UnknownVariant or BadOption if this version cannot play it."""
        rules = find_rules(self.variant)
        match = Match(rules, self.options, self.players, self.seed, self.first_position)
        match.practice |= self.practice
        match.notes.update(self.notes)
        match.promise_deal(secrets.token_hex(SALT_BYTES), open_deal=self.seed_given)
        return match

    def again(self, notes: Mapping[str, str]) -> Setup:
        """Returns the same setup with other cards and these notes. It counts in the statistics."""
        fresh = {"seed_given": False, "practice": False, "first_position": None}
        return msgspec.structs.replace(self, seed=new_seed(), notes=dict(notes), **fresh)

    def from_position(self, match: Match, players: tuple[Player, ...], position: dict[str, Any]) -> Setup:
        """Returns a practice setup that continues from a position of a finished match."""
        return msgspec.structs.replace(
            self, players=players, notes=_without_result_note(match), first_position=position, seed_given=True
        )

    def with_same_cards(self, match: Match) -> Setup:
        """Returns the same setup with the cards of a finished match. It is practice, as they are known now."""
        known = {"seed": match.seed, "first_position": match.first_position, "notes": _without_result_note(match)}
        return msgspec.structs.replace(self, seed_given=True, practice=True, **known)

    def with_new_seed(self) -> Setup:
        """Returns the same setup with other cards."""
        return self.again(self.notes)

    def sides_switched(self) -> Setup:
        """Returns the same setup with all players one seat on; the first dealer's seat stays.

        In a match of two teams each keeps its color.
        """
        notes = {key: value for key, value in self.notes.items() if key != SWITCHED}
        if len(self.players) == 2 and not has_switched(self.notes):
            notes[SWITCHED] = YES
        return msgspec.structs.replace(self, players=self.players[1:] + self.players[:1], notes=notes)

    def to_dict(self) -> dict[str, Any]:
        """Returns the part kept in ``settings.last_setup`` for the next match of the game."""
        return {
            "variant": self.variant,
            "options": dict(self.options),
            "players": [{"name": player.name, "kind": player.kind} for player in self.players],
            "summary": self.summary,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Setup | None:
        """Returns a kept setup with a new seed, or None if this version cannot play it."""
        try:
            kept = msgspec.convert({**data, "seed": new_seed()}, cls)
            rules = find_rules(kept.variant)
            options = rules.complete(kept.options)
        except (msgspec.ValidationError, UnknownVariant, BadOption):
            return None
        if len(kept.players) != rules.seat_count(options):
            return None
        if any(player.kind not in (HUMAN, *LEVELS) for player in kept.players):
            return None
        players = tuple(Player(clean_name(player.name), player.kind) for player in kept.players)
        return Setup(kept.variant, options, players, kept.seed) if all_named(players) else None


def _without_result_note(match: Match) -> dict[str, str]:
    """Returns the match's notes without the one shown with the result."""
    return {name: note for name, note in match.notes.items() if name != RESULT_NOTE}


def clean_name(text: str) -> str:
    """Returns a player's name as one line of at most LONGEST_NAME letters; empty if nothing readable is left.

    >>> clean_name("  Coach    Z ")
    'Coach Z'
    """
    return plain(text, LONGEST_NAME)


def new_seed() -> int:
    """Returns an unpredictable seed."""
    return secrets.randbelow(SEEDS)


def default_setup(rules: Rules) -> Setup:
    """Returns the first two clubs, the second played by Rookie, with the options that are offered first."""
    options = rules.complete(rules.offered)
    seats = rules.seat_count(options)
    players = [Player(CLUBS[seat].short, HUMAN if seat == 0 else LEVELS[0]) for seat in range(seats)]
    return Setup(rules.variant.name, options, tuple(players), new_seed())


def first_setup(rules: Rules) -> Setup:
    """Returns the default setup at the game's shortest length, for the first match after a lesson."""
    setup = default_setup(rules)
    lengths = next((each.values for each in rules.options if each.name == "length"), ())
    every = [{**setup.options, "length": value} for value in lengths] or [setup.options]
    return msgspec.structs.replace(setup, options=min(every, key=rules.minutes))


def recall(kept: Mapping[str, Any], variant: str) -> Setup | None:
    """Returns the last setup of a game from ``settings.last_setup``, or None if there is none to play."""
    others = kept.get("others")
    found = kept if kept.get("variant") == variant else others.get(variant) if isinstance(others, dict) else None
    return Setup.from_dict(found) if isinstance(found, Mapping) else None


def recent_players(kept: Mapping[str, Any]) -> Iterator[tuple[Player, ...]]:
    """Yields the players of each game's last match from ``settings.last_setup``, newest first. Loads no rules."""
    others = kept.get("others")
    for found in (kept, *(reversed(others.values()) if isinstance(others, dict) else ())):
        with suppress(msgspec.ValidationError):
            players = msgspec.convert(found, _Seated).players
            if all(player.kind in (HUMAN, *LEVELS) for player in players):
                yield players


class _Seated(msgspec.Struct):
    players: tuple[Player, ...]


def remember(kept: Mapping[str, Any], setup: Setup) -> dict[str, Any]:
    """Returns the new ``settings.last_setup``: this setup, and the last one of each other game."""
    others = kept.get("others")
    older = dict(others) if isinstance(others, dict) else {}
    if isinstance(kept.get("variant"), str):
        older[kept["variant"]] = {key: value for key, value in kept.items() if key != "others"}
    older.pop(setup.variant, None)
    return {**setup.to_dict(), "others": older}


def asked_for(launch: Launch) -> Setup:
    """Returns the setup of the match that the command line asks for."""
    assert launch.variant is not None
    rules = find_rules(launch.variant)
    options = rules.complete(launch.options)
    players = tuple(
        Player(CLUBS[seat].short, HUMAN if seat == 0 and not launch.demo else launch.level)
        for seat in range(rules.seat_count(options))
    )
    seed = new_seed() if launch.seed is None else launch.seed
    return Setup(launch.variant, options, players, seed, seed_given=launch.seed is not None)
