"""How a match is set up: game, options, who sits where, and the seed of all its chance."""

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
from game.record import HUMAN, REMARK, Player
from game.variant import Rules, UnknownVariant
from game.variants import find_rules

SEEDS = 2**32


SWITCHED, YES = "switched", "yes"
"""The note that two teams have changed seats and kept their colors."""


def has_switched(notes: Mapping[str, str]) -> bool:
    """Whether the two teams of a match have changed seats, by its notes: each then has the other seat's color."""
    return notes.get(SWITCHED) == YES


def kept_colors(notes: Mapping[str, str]) -> dict[str, str]:
    """What of a match's notes another one needs for each team to keep its color."""
    return {SWITCHED: YES} if has_switched(notes) else {}


class Setup(msgspec.Struct, frozen=True):
    """Everything that a match is made of before its first card."""

    variant: str
    options: dict[str, str]
    """Complete: every option of the variant."""
    players: tuple[Player, ...]
    """By seat."""
    seed: int
    notes: dict[str, str] = {}
    """What the table keeps beside the actions from the first card on (see ``Match.notes``)."""
    seed_given: bool = False
    """Whether a person gave the seed, and so may know the cards."""
    practice: bool = False
    """Whether it is counted nowhere."""
    first_position: dict[str, Any] | None = None
    """The written position that it begins from; None where that is the deal."""

    @classmethod
    def of(cls, match: Match) -> Setup:
        """What a match was made of, to deal another one like it."""
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
        """The match, dealt and waiting. Raises UnknownVariant or BadOption where this version cannot play it."""
        rules = find_rules(self.variant)
        match = Match(rules, self.options, self.players, self.seed, self.first_position)
        match.practice |= self.practice
        match.notes.update(self.notes)
        match.promise_deal(secrets.token_hex(SALT_BYTES), open_deal=self.seed_given)
        return match

    def again(self, notes: Mapping[str, str]) -> Setup:
        """The same setup with other cards, and with these notes: a match of its own, that counts."""
        fresh = {"seed_given": False, "practice": False, "first_position": None}
        return msgspec.structs.replace(self, seed=new_seed(), notes=dict(notes), **fresh)

    def from_position(self, match: Match, players: tuple[Player, ...], position: dict[str, Any]) -> Setup:
        """Practice that goes on from a written position of a match that is over."""
        return msgspec.structs.replace(
            self, players=players, notes=_without_remark(match), first_position=position, seed_given=True
        )

    def with_same_cards(self, match: Match) -> Setup:
        """The same setup with the cards of a match that is over: practice, since they are known now."""
        known = {"seed": match.seed, "first_position": match.first_position, "notes": _without_remark(match)}
        return msgspec.structs.replace(self, seed_given=True, practice=True, **known)

    def with_new_seed(self) -> Setup:
        """The same setup with other cards."""
        return self.again(self.notes)

    def sides_switched(self) -> Setup:
        """The same setup with everybody one seat further, names and all; the first dealer's seat stays.

        Of two teams each takes its color along.
        """
        notes = {key: value for key, value in self.notes.items() if key != SWITCHED}
        if len(self.players) == 2 and not has_switched(self.notes):
            notes[SWITCHED] = YES
        return msgspec.structs.replace(self, players=self.players[1:] + self.players[:1], notes=notes)

    def to_dict(self) -> dict[str, Any]:
        """What is kept in ``settings.last_setup``: what the next match of its kind shares with it."""
        return {
            "variant": self.variant,
            "options": dict(self.options),
            "players": [{"name": player.name, "kind": player.kind} for player in self.players],
            "summary": self.summary,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Setup | None:
        """The setup that was kept, with a new seed; None for one that this version cannot play."""
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


def _without_remark(match: Match) -> dict[str, str]:
    """What the table keeps beside the actions, without what was said of how the match ended."""
    return {name: note for name, note in match.notes.items() if name != REMARK}


def clean_name(text: str) -> str:
    """A player's name in one line of at most 20 letters; empty where nothing can be read.

    >>> clean_name("  Coach    Z ")
    'Coach Z'
    """
    return plain(text, LONGEST_NAME)


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEEDS)


def default_setup(rules: Rules) -> Setup:
    """The first club of the list against the second, played by Rookie, with the options that are offered first."""
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
    """The last setup of a game, out of ``settings.last_setup``; None if there is none that can be played."""
    others = kept.get("others")
    found = kept if kept.get("variant") == variant else others.get(variant) if isinstance(others, dict) else None
    return Setup.from_dict(found) if isinstance(found, Mapping) else None


def lately(kept: Mapping[str, Any]) -> Iterator[tuple[Player, ...]]:
    """Who played in the last match of each game, out of ``settings.last_setup``, newest first; no rules are needed."""
    others = kept.get("others")
    for found in (kept, *(reversed(others.values()) if isinstance(others, dict) else ())):
        with suppress(msgspec.ValidationError):
            players = msgspec.convert(found, _Seated).players
            if all(player.kind in (HUMAN, *LEVELS) for player in players):
                yield players


class _Seated(msgspec.Struct):
    players: tuple[Player, ...]


def remember(kept: Mapping[str, Any], setup: Setup) -> dict[str, Any]:
    """What ``settings.last_setup`` is after a match was set up: the newest, and the last one of each other game."""
    others = kept.get("others")
    older = dict(others) if isinstance(others, dict) else {}
    if isinstance(kept.get("variant"), str):
        older[kept["variant"]] = {key: value for key, value in kept.items() if key != "others"}
    older.pop(setup.variant, None)
    return {**setup.to_dict(), "others": older}
