"""The dialog that shows whether the deal of a match is the one promised by the code before its first card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.commitment import grouped
from game.match import Match
from scenes.shell.dialog import Dialog

if TYPE_CHECKING:
    from scenes.shell.app import App

TITLE = "Check the shuffle"
_UNSEALED = (
    "This deal was not sealed: the match began from a position, or was dealt before there were sealed deals.\n"
    "Seed {seed}."
)
_KEPT = "Made again now, it is the same: the deal was not changed after its code was shown."
_BROKEN = "Made again now, it is NOT the same: these are not the cards that were promised."
_OPEN = "But this was an open deal: somebody typed in its seed, and may have known the cards."
_SEALED = (
    "Before the first card, a code was made of the game, its rules and options, the seed of the cards and a secret "
    "number called salt.\nCode: {code}\nSeed: {seed}. Salt: {salt}.\n{verdict}\n"
    "The code does not prove that the computer did not look: no level is ever given a card that its seat may not see."
)


def shuffle_check(app: App, match: Match) -> Dialog:
    """Returns the dialog for a finished match."""
    return Dialog(app, TITLE, _text(match), [("Close", lambda: None)])


def _text(match: Match) -> str:
    seal = match.seal
    if seal is None:
        return _UNSEALED.format(seed=match.seed)
    verdict = _KEPT if match.record().deal_as_promised else _BROKEN
    verdict = f"{verdict} {_OPEN}" if seal.open_deal else verdict
    return _SEALED.format(code=grouped(seal.promise), seed=match.seed, salt=seal.salt, verdict=verdict)
