"""A match as a JSON document, with all checks of one that is read."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

import msgspec

from game.bots.players import UnknownLevel, check_level
from game.contract import BadPosition, Result
from game.match import Match, ReplayDiffers
from game.options import BadOption
from game.plain import is_plain, is_sound
from game.record import HUMAN, READ_NOTE, MatchRecord, Player
from game.variant import UnknownVariant
from game.variants import find_rules, find_variant
from saves.unreadable import Damaged, Foreign, Newer, Unplayable, Unreadable

__all__ = [
    "FORMAT",
    "KIND",
    "Damaged",
    "Document",
    "Foreign",
    "Head",
    "Moment",
    "Newer",
    "Replayed",
    "Summary",
    "Unplayable",
    "Unreadable",
    "check_head",
    "check_moment",
    "check_players",
    "check_result",
    "decode",
    "decode_head",
    "describe",
    "encode",
    "replay",
    "restore",
]

KIND = "pigskin-parlor-match"
FORMAT = 3
"""Raised if an older program would misread a file.

Format 2 added matches that begin from a position, format 3 the promise about a deal. Older files are valid in format 3
without conversion.
"""

MatchId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Moment = Annotated[datetime, msgspec.Meta(tz=True)]
"""A time with its zone; without a zone it could not be compared with others in a list."""

LARGEST_SEED = 10**100
LARGEST_SCORE = 10_000
LONGEST_CLUB = 60
"""Longest name of a club, in characters."""
YEARS = range(1970, 9000)
"""Years that every clock and time zone can represent."""


BAD_JSON = (msgspec.MsgspecError, ValueError, RecursionError, OverflowError)
"""The exceptions raised for bytes that are not valid JSON of the expected type."""


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standing of a match, so that a list of matches need not replay them."""

    points: tuple[int, ...]
    turn: int | None
    """The deciding seat; None when the match is over."""
    period: int | None = None
    """The current period, counted from 0, in games that have them."""
    result: Result | None = None
    presses: Count | None = None
    """Number of decisions by people; None in files from before this was counted."""


class _Common(msgspec.Struct, frozen=True, kw_only=True):
    """What a file stores besides the match itself."""

    app: str
    """The version of the program that wrote it."""
    saved: Moment
    id: MatchId
    """The same in every save of one match."""
    name: str = ""
    """The name given by the player; empty for an autosave."""
    seconds: Count = 0
    """How long the match has been played."""
    summary: Summary


class Document(_Common, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a match file, without its kind, format and checksum."""

    match: MatchRecord

    @property
    def title(self) -> str:
        """Returns the game's title."""
        return find_variant(self.match.variant).title


class HeadRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its actions, as lists show it."""

    variant: str
    rules_version: int
    options: dict[str, str]
    players: tuple[Player, ...]
    seed: int
    digests: dict[int, str] = {}
    practice: bool = False
    hints: int = 0


class Head(_Common, frozen=True, kw_only=True):
    """The content of a match file without the actions. It is verified only when the match is opened."""

    kind: str
    format: int
    match: HeadRecord

    @property
    def title(self) -> str:
        """Returns the game's title."""
        return find_variant(self.match.variant).title

    @property
    def decisions(self) -> int:
        """Returns the number of actions, taken from the last position with a digest."""
        return max(self.match.digests, default=0)


class Replayed(NamedTuple):
    """A stored match after its replay."""

    match: Match
    problem: str | None
    """Why it does not replay as recorded, for the player; it may then be watched up to there, but not played."""


_HEADS = msgspec.json.Decoder(Head)


def describe(match: Match) -> Summary:
    """Returns the current summary of a match."""
    decision = match.decision
    return Summary(
        points=tuple(match.state.view(0).points),
        turn=decision.seat if decision else None,
        period=match.period,
        result=match.result,
        presses=match.presses,
    )


def encode(document: Document) -> bytes:
    """Returns the document as readable JSON, always the same bytes for the same document."""
    body = {"kind": KIND, "format": FORMAT, **msgspec.to_builtins(document, str_keys=True)}
    data = msgspec.json.encode({**body, "checksum": _checksum(body)})
    return msgspec.json.format(data, indent=1) + b"\n"


def decode(data: bytes) -> Document:
    """Reads a document, ready to replay. Raises Unreadable with the reason for a player."""
    return restore(data)[0]


def restore(data: bytes) -> tuple[Document, Replayed]:
    """Reads a document and replays its match. Raises Unreadable."""
    document = _document_in(data)
    replayed = replay(document.match)
    _check_summary(document.summary, replayed)
    stored, counted = document.summary.presses, replayed.match.presses
    replayed.match.presses = max(1, counted) if stored is None else stored
    return document, replayed


def _document_in(data: bytes) -> Document:
    """Reads a document without replaying its match."""
    body = _body_of(data)
    given = body.pop("checksum", None)
    if given != _checksum(body):
        raise Damaged("the file is damaged: it is not as it was written")
    del body["kind"], body["format"]
    try:
        document = msgspec.convert(body, Document, str_keys=True)
    except msgspec.ValidationError as problem:
        raise Damaged(f"the file is damaged: {problem}") from problem
    if not _holds_all(body, msgspec.to_builtins(document, str_keys=True)):
        raise Damaged("the file is damaged: it has fields that do not belong there")
    check_head(document)
    _check_rest(document.match)
    return document


def decode_head(data: bytes) -> Head:
    """Reads the head of a document, at a fifth of the cost; see ``check_head``. Raises Unreadable."""
    try:
        head = _HEADS.decode(data)
    except BAD_JSON as problem:
        _document_in(data)  # raises with the reason
        raise Damaged("the file is damaged: it cannot be read") from problem
    if head.kind != KIND or not 1 <= head.format <= FORMAT:
        _document_in(data)
        raise Damaged("the file is damaged: it is not of this program's format")
    return head


def _body_of(data: bytes) -> dict[str, Any]:
    try:
        body = msgspec.json.decode(data)
    except BAD_JSON as problem:
        raise Damaged("the file is damaged: it is not complete") from problem
    if not isinstance(body, dict) or body.get("kind") != KIND:
        raise Foreign("the file is not a match of Pigskin Parlor")
    version = body.get("format")
    if type(version) is not int or version < 1:
        raise Damaged("the file is damaged: its format is not a number that was ever used")
    if version > FORMAT:
        raise Newer("the file comes from a newer version of Pigskin Parlor")
    return body


def _checksum(body: dict[str, Any]) -> str:
    try:
        return sha256(msgspec.json.encode(body, order="sorted")).hexdigest()
    except (ValueError, RecursionError, OverflowError) as problem:
        raise Damaged("the file is damaged: it holds values that no match has") from problem


def _holds_all(given: Any, read: Any) -> bool:
    """Returns whether reading kept all fields and values of the file unchanged."""
    if isinstance(given, dict):
        return isinstance(read, dict) and all(key in read and _holds_all(given[key], read[key]) for key in given)
    if isinstance(given, list):
        return len(given) == len(read) and all(map(_holds_all, given, read))
    return bool(given == read)


def check_head(document: Document | Head) -> None:
    """Raises Unreadable for a head that cannot be shown, even with a valid checksum. Does not check the actions."""
    record = document.match
    _check_playable(record)
    check_moment(document.saved)
    check_players(record.players)
    if not is_sound((document.app, document.name, record.options)):
        raise Damaged("the file is damaged: it has a text that cannot be shown")
    numbers = (record.rules_version, record.hints, *record.digests)
    if abs(record.seed) > LARGEST_SEED or not is_sound(max(numbers)) or min(numbers) < 0:
        raise Damaged("the file is damaged: it has a number that no match has")
    _check_bounds(record, document.summary)


def _check_playable(record: MatchRecord | HeadRecord) -> None:
    try:
        rules = find_rules(record.variant)
        options = rules.complete(record.options)
    except (UnknownVariant, BadOption) as problem:
        raise Unplayable(f"this version cannot play it: {problem}") from problem
    if record.rules_version > rules.version:
        raise Newer(f"the file comes from a newer version of {rules.variant.title}")
    needed, given = rules.seat_count(options), len(record.players)
    if given != needed:
        raise Unplayable(f"this version cannot play it: {rules.variant.title} seats {needed}, not {given}")
    try:
        for player in record.players:
            if player.kind != HUMAN:
                check_level(player.kind)
    except UnknownLevel as problem:
        raise Unplayable(f"this version cannot play it: {problem}") from problem


def _check_rest(record: MatchRecord) -> None:
    """Raises Damaged for what no table could show."""
    notes = all(not text or is_plain(text, READ_NOTE) for note in record.notes.items() for text in note)
    if not (notes and is_sound((record.actions, list(record.digests.values())))):
        raise Damaged("the file is damaged: it has a text that cannot be shown")
    if record.first_position is not msgspec.UNSET:
        _check_position(record.first_position)


def _check_position(position: dict[str, Any]) -> None:
    """Raises Damaged for what no position of any game holds. Its key may be as long as a seed."""
    key = position.get("key", 0)
    known = is_plain(key) if isinstance(key, str) else type(key) is int and abs(key) <= LARGEST_SEED
    if not known or not is_sound({**position, "key": ""}):
        raise Damaged("the file is damaged: it begins from a position that no match has")


def check_moment(moment: datetime) -> None:
    """Raises Damaged for a time that not every time zone can represent."""
    try:
        year = moment.astimezone(UTC).year
    except OverflowError:
        year = 0
    if year not in YEARS:
        raise Damaged("the file is damaged: it was written at a time that never was")


def check_players(players: tuple[Player, ...]) -> None:
    """Raises Damaged for a name that cannot be shown."""
    if not all(is_plain(player.name, LONGEST_CLUB) and is_plain(player.kind) for player in players):
        raise Damaged("the file is damaged: a club has a name that cannot be shown")


def check_result(points: tuple[int, ...], winners: tuple[int, ...] | None, seats: int) -> None:
    """Raises Damaged for an impossible score or impossible winners; ``winners`` is None before the end."""
    if len(points) != seats or any(abs(point) > LARGEST_SCORE for point in points):
        raise Damaged("the file is damaged: its score is not one of its match")
    if winners is not None and (
        not winners or len(set(winners)) < len(winners) or not set(winners) <= set(range(seats))
    ):
        raise Damaged("the file is damaged: its winners did not play")


def _check_summary(summary: Summary, replayed: Replayed) -> None:
    """Raises Damaged for a summary that does not fit its match, unless the match replays differently now."""
    true = msgspec.structs.replace(describe(replayed.match), presses=summary.presses)
    if replayed.problem is None and summary != true:
        raise Damaged("the file is damaged: its summary is not that of its match")


def _check_bounds(record: MatchRecord | HeadRecord, summary: Summary) -> None:
    """Raises Damaged for a summary that no match of these players could have."""
    seats, result = len(record.players), summary.result
    check_result(summary.points, None, seats)
    if result is not None:
        check_result(result.points, result.winners, seats)
    if (summary.turn is None) == (result is None) or summary.turn not in (None, *range(seats)):
        raise Damaged("the file is damaged: nobody could be asked to decide")
    if summary.period is not None:
        _check_period(record.variant, summary.period)


def _check_period(variant: str, period: int) -> None:
    try:
        known = period >= 0 and bool(find_rules(variant).words.period_name(period))
    except LookupError:
        known = False
    if not known:
        raise Damaged("the file is damaged: its game has no such period")


def replay(record: MatchRecord) -> Replayed:
    """Replays the match of a decoded document as far as possible.

    Raises Unplayable if it begins from a position that its game does not accept.
    """
    if record.first_position is msgspec.UNSET:
        return _replayed(record)
    try:
        replayed = _replayed(record)
        _look_at(replayed.match)
    except BadPosition as problem:
        raise Unplayable(f"this version cannot play it: its first position is wrong: {problem}") from problem
    except Exception as problem:  # the rules promise nothing for an invented position
        raise Unplayable("this version cannot play it: its first position does not hold together") from problem
    return replayed


def _replayed(record: MatchRecord) -> Replayed:
    try:
        return Replayed(Match.replay(record), None)
    except ReplayDiffers as difference:
        why = f"This match was played under other rules: {difference}. It can be watched up to there."
        return Replayed(difference.match, why)


def _look_at(match: Match) -> None:
    """Computes everything that a table needs."""
    match.state.legal_actions()
    for seat in range(len(match.players)):
        match.state.view(seat)


def now() -> datetime:
    """Returns the current time for a document, precise enough to order two matches."""
    return datetime.now(UTC)
