"""Golden matches: how one is stored, made, renewed and compared with its replay."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from game.contract import Event
from game.events import MatchEnded, PeriodEnded, Scored
from game.match import Match, ReplayDiffers, events_json
from game.record import MatchRecord
from game.variant import Rules

ROOT = Path(__file__).parents[2]


class Golden(msgspec.Struct, frozen=True, kw_only=True):
    """One stored match with all that its replay must give again."""

    about: str
    """What the match is there to show."""
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    milestones: tuple[str, ...]
    """Scores and ends of periods by the number of the action, for whoever reads a diff."""
    record: MatchRecord
    events: tuple[str, ...]
    """A digest of the events of the deal, then of each action."""


def package_of(rules: Rules) -> str:
    """The package of a variant's golden matches; a game that lives in the tests keeps them in its own."""
    package = rules.variant.package or ""
    return f"{package}.golden" if package.startswith("tests.") else f"tests.golden.{rules.variant.name}"


def folder_of(rules: Rules) -> Path:
    """The folder of a variant's golden matches."""
    return ROOT.joinpath(*package_of(rules).split("."))


def files(rules: Rules) -> list[Path]:
    """The variant's golden matches."""
    return sorted(folder_of(rules).glob("*.json"))


def read(file: Path) -> Golden:
    """A stored match."""
    return msgspec.json.decode(file.read_bytes(), type=Golden)


def write(file: Path, golden: Golden) -> None:
    """Stores a match, one item to a line."""
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(golden), indent=1) + b"\n")


def told(about: str, match: Match) -> Golden:
    """A finished match as it is stored."""
    result = match.result
    assert result is not None, f"{about}: the match is not over"
    return Golden(
        about=about,
        points=result.points,
        winners=result.winners,
        reason=result.reason,
        milestones=tuple(_milestones(match)),
        record=match.record(),
        events=tuple(_digest(events) for events in match.history),
    )


def renewed(golden: Golden) -> Golden | None:
    """The same actions under the rules of today, or None where they are no longer legal."""
    try:
        match = Match.replay(msgspec.structs.replace(golden.record, digests={}))
    except ReplayDiffers:
        return None
    return told(golden.about, match) if match.result is not None else None


def _milestones(match: Match) -> list[str]:
    found = []
    for count, events in enumerate(match.history):
        for event in events:
            if isinstance(event, Scored):
                found.append(f"{count}: seat {event.seat} {event.how}, {'-'.join(map(str, event.score))}")
            elif isinstance(event, PeriodEnded):
                found.append(f"{count}: period {event.period} ends {'-'.join(map(str, event.score))}")
            elif isinstance(event, MatchEnded):
                found.append(f"{count}: {event.result.reason}, won by {' and '.join(map(str, event.result.winners))}")
    return found


def _digest(events: list[Event]) -> str:
    return sha256(events_json(events)).hexdigest()[:12]
