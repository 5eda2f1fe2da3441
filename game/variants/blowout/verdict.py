"""Says what became of a player's call or answer. Shown between the downs."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.contract import Event
from game.events import Revealed
from game.field import DOWNS, FIELD, flip
from game.variants.blowout.cards import BACK_LINE, DEF, FIELD_GOAL_POINTS, KIND, PASS, RUN, START, YARDS
from game.variants.blowout.events import BallKicked, KickSetUp, PlayEnded, ResponseMade, YardsCompared
from game.variants.blowout.names import own_spot, title, yards
from game.variants.blowout.open_play import FIELD_GOAL_WORDS, Answered, OpenPlay
from game.variants.blowout.table_state import BlowoutTableState
from game.variants.blowout.yardage import play_end


class Verdict:
    """Follows the downs for one seat."""

    def __init__(self) -> None:
        self.text = ""
        """The verdict on the last down; empty if the player decided nothing in it, or another card undid that."""
        self.held: Collection[str] = ()
        """The codes that the player held when the calls were made."""
        self._answer = ""
        """The code of the player's answer in this down, empty for none."""
        self._answered = False
        """Whether the other side's answer decided this down."""
        self._grounds: list[Event] = []
        """The two reveals of the down, and the event that gave the verdict."""

    def handle_event(self, event: Event, before: BlowoutTableState, you: int | None) -> None:
        """Takes an event; ``before`` is the state of the table before it."""
        if isinstance(event, Revealed):
            self.text, self._answer, self._answered = "", "", False
            self._grounds = [*self._grounds[-1:], event]
        text = self._verdict(event, before, you)
        if text:
            self.text, self._grounds = text, [*self._grounds[:2], event]

    def _verdict(self, event: Event, before: BlowoutTableState, you: int | None) -> str:
        if isinstance(event, ResponseMade) and event.card is not None and before.play is not None:
            if event.seat == you:
                self._answer = event.card
                return of_answer(before.play, event.card, "Your")
            if self._answer:
                return f"Their answer {title(event.card)} undid your {title(self._answer)}."
            self._answered = you is not None
            return of_answer(before.play, event.card, "Their") if self._answered else ""
        if self._answer or self._answered or you is None:
            return ""
        if isinstance(event, BallKicked):
            return of_kick(event) if event.seat == you else ""
        if not isinstance(event, PlayEnded) or before.play is None:
            return ""
        if event.seat == you and before.down == DOWNS:
            return of_fourth_down(event, before.marker)
        return "" if before.play.answer else of_call(before.play, you, self.held, before.down)

    @property
    def praise(self) -> str:
        """What a player's call has earned, in a few words; empty for nothing special."""
        return next((words for said, words in _PRAISE.items() if said in self.text), "")

    def recall(self, backward: Iterable[Event]) -> None:
        """Drops the verdict if it is not on the last down of these events, the last event first."""
        seen = list[Event]()
        for event in backward:
            seen.append(event)
            if sum(isinstance(each, Revealed) for each in seen) == 2:
                break
        if not all(ground in seen for ground in self._grounds):
            self.text, self._answer, self._answered, self._grounds = "", "", False, []


def of_answer(play: OpenPlay, code: str, whose: str) -> str:
    """Returns what a response makes of an open play, if nothing answers it; ``whose`` is "Your" or "Their"."""
    before, after = play.answered(play.answer) if play.answer else Answered(play.end, play.word), play.answered(code)
    was, now = phrase(before.word), phrase(after.word)
    if was != now:
        return f"{whose} answer {title(code)} turned {was} into {now}."
    moved = after.end - before.end
    if not moved:
        return f"{whose} answer {title(code)} changed nothing: it was {was} without it."
    did = f"added {yards(moved)}" if moved > 0 else f"took {yards(-moved)} away"
    return f"{whose} answer {title(code)} {did}: it was {was} without it, too."


def of_call(play: OpenPlay, you: int, held: Collection[str], down: int) -> str:
    """Returns by how much a player's call won or lost, and what the others in hand were worth there."""
    met = play.expected_result
    if isinstance(met, KickSetUp):
        return ""
    attacks = met.seat == you
    own, other, ahead = (met.call, met.against, met.net) if attacks else (met.against, met.call, -met.net)
    if ahead:
        mine, theirs = f"your {title(own)}", f"their {title(other)}"
        won, lost = (mine, theirs) if ahead > 0 else (theirs, mine)
        said = f"{won[0].upper()}{won[1:]} beat {lost} by {abs(ahead)}"
    else:
        said = f"Your {title(own)} and their {title(other)} were even"
    what = f": {phrase(play.word)}" if play.word in _DECIDED else ""
    if met.how == "no_gain" and met.net:
        what = ", so no gain"
    elif play.word == "overthrown":
        what = f": too far, the back line is {yards(BACK_LINE - play.ball_on)} away"
    return " ".join(filter(None, (f"{said}{what}.", _others(play, met, held, own, down))))


def _others(play: OpenPlay, met: YardsCompared, held: Collection[str], own: str, down: int) -> str:
    """Returns which card in hand would have done where the call did not.

    Otherwise it returns that no lower one would have done it, or which better one it has spared. Nothing is
    said of the first two downs unless they end in a first down or a touchdown.
    """
    made, defends = play.word in _MADE, KIND[own] == DEF
    if not made and down < DOWNS - 1:
        return ""
    rivals = sorted(
        (code for code in held if KIND[code] in ((DEF,) if defends else (RUN, PASS))), key=YARDS.__getitem__
    )
    better = [code for code in rivals if YARDS[code] > YARDS[own]]
    if made != defends:
        lower = [code for code in rivals if YARDS[code] < YARDS[own]]
        if lower and not any(_makes(play, met, code) == made for code in lower):
            return f"{_PERFECT}: no lower card of yours would have been enough."
        return f"{title(better[-1])} is kept for later." if better else ""
    others = better if defends else rivals  # a lower defensive play helps only by luck: the pass flies too far
    enough = next((code for code in others if _makes(play, met, code) != made), None)
    return f"{title(enough)} would have been enough." if enough else ""


def _makes(play: OpenPlay, met: YardsCompared, code: str) -> bool:
    """Returns whether the play would have made a first down or a touchdown with that card of either side in it."""
    call, against = (met.call, code) if KIND[code] == DEF else (code, met.against)
    how, end = play_end(KIND[call], YARDS[call] - YARDS[against], "", play.ball_on)
    return how in ("run", "pass") and end >= play.marker


def of_kick(event: BallKicked) -> str:
    """Returns what the player's kick was worth (BO-79 to BO-84)."""
    if event.needed is not None:
        worth = f"was worth {FIELD_GOAL_POINTS} points" if event.good else "was too short: the ball is theirs"
        return f"Your KICK {event.yards} {worth}."
    end = event.ball_on + event.yards
    return f"Your punt leaves them {own_spot(START if end >= FIELD else flip(end))}."


def of_fourth_down(event: PlayEnded, marker: int) -> str:
    """Returns whether the player's RUN or PASS on fourth down paid (BO-64 to BO-74)."""
    if event.ends_at <= 0:
        return "Going for it on fourth down cost a safety."
    if event.scores or (event.how in ("run", "pass") and event.ends_at >= marker):
        return f"{_PAID}: {'a touchdown' if event.scores else 'a first down'}."
    return "Going for it on fourth down failed: the ball is theirs."


def phrase(word: str) -> str:
    """Returns an outcome of an open play as part of a sentence.

    >>> phrase("touchdown"), phrase("5 yards"), phrase("loss of 1"), phrase("−10"), phrase("no play")
    ('a touchdown', 'a gain of 5 yards', 'a loss of 1 yard', 'a loss of 10 yards', 'a replay of the down')
    """
    if word in _PHRASES:
        return _PHRASES[word]
    if word.startswith("to "):
        return "the punt"
    number = int("".join(filter(str.isdigit, word)))
    return f"a {'loss' if word[0] in 'l−' else 'gain'} of {yards(number)}"


_PERFECT, _PAID = "A perfect call", "Going for it on fourth down paid"
_PRAISE = {_PERFECT: "Perfect call!", _PAID: "It paid off!"}
"""What is said of a call at once, by what its verdict begins with or adds."""
_MADE = ("touchdown", "first down")
_DECIDED = (*_MADE, "safety", "overthrown")
"""The outcomes that a verdict on a call names: of all others its yards say enough."""
_PHRASES = {
    "touchdown": "a touchdown",
    "first down": "a first down",
    FIELD_GOAL_WORDS: "a field goal",
    "safety": "a safety",
    "touchback": "a touchback",
    "no gain": "no gain",
    "overthrown": "an overthrown pass",
    "too short": "a kick that was too short",
    "picked off": "an interception",
    "ball lost": "a fumble",
    "no play": "a replay of the down",
}
