"""The words of football and of card games that the program explains."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple


class Word(NamedTuple):
    """A word and its meaning in one plain sentence."""

    term: str
    meaning: str
    forms: tuple[str, ...] = ()
    """The forms in which texts use it, if other than the term itself."""

    @property
    def said(self) -> str:
        """Returns the word with its meaning.

        >>> Word("red zone", "The last 20 yards.").said
        'Red zone: The last 20 yards.'
        """
        return f"{self.term.capitalize()}: {self.meaning}"


class Found(NamedTuple):
    """A word found in a text: the index of its first character and the index after its last."""

    first: int
    last: int
    word: Word


WORDS = (
    Word("audible", "A play that is called anew at the line, when everybody is already in place."),
    Word("backfield", "The ground behind the offensive line, where the quarterback and the runners stand."),
    Word("blitz", "A defense that sends more men than usual after the passer."),
    Word("coin toss", "It decides who has the ball first."),
    Word("concede", "To give up an answer: the play then counts."),
    Word("conversion", "The extra point or two points that one may try for after a touchdown."),
    Word("cornerback", "A defender at the side who covers a receiver."),
    Word("counter", "An answer that stops the other side's play."),
    Word("deal", "To give out cards from the deck.", ("dealt", "dealer")),
    Word("deck", "All the cards that are drawn from; also the pile of those that are left."),
    Word("defense", "The side without the ball: it tries to stop the other one."),
    Word("discard", "To throw away a card from the hand."),
    Word("discard pile", "The open pile of cards that were played or thrown away."),
    Word(
        "down",
        "One try of the offense. It has four to gain ten yards, else it loses the ball.",
        ("first down", "second down", "third down", "fourth down", "downs", "a down", "the down", "each down"),
    ),
    Word("draw pile", "The hidden pile from which new cards are drawn."),
    Word(
        "drive",
        "All plays of one side from getting the ball until it scores or loses it.",
        ("a drive", "the drive", "whole drive", "your drive", "new drive", "drives"),
    ),
    Word("end zone", "The ten yards behind each goal line: who brings the ball into the other one's scores."),
    Word("extra point", "A kick after a touchdown that is worth one point."),
    Word("field goal", "A kick between the posts: 3 points."),
    Word("flag", "A yellow cloth, thrown for a foul: the play is made again, or yards are lost."),
    Word("formation", "How the men line up before a play."),
    Word("foul", "Something that the rules forbid: it costs a penalty."),
    Word("fumble", "The runner drops the ball; the defense may take it."),
    Word("goal line", "The line in front of an end zone."),
    Word("halftime", "The break between the two halves."),
    Word(
        "hand",
        "The cards that a player holds and nobody else sees.",
        ("a hand", "your hand", "the hand", "whole hand", "long hand", "bad hand", "new hand", "hand of cards"),
    ),
    Word("handoff", "The quarterback gives the ball to a runner."),
    Word("incomplete", "Nobody catches the pass: no yards are gained or lost, and the down is used up."),
    Word("interception", "A pass that a defender catches: his side has the ball now."),
    Word("joker", "A card outside the four suits, with a meaning of its own."),
    Word("kickoff", "The kick with which a half begins, and play goes on after a score."),
    Word("lane", "A way through the line on which a play can run."),
    Word("line of scrimmage", "Where the ball lies before a play; both sides line up along it."),
    Word("line to gain", "Where the offense has to come for a first down."),
    Word("linebacker", "A defender behind the line, against runs and short passes."),
    Word("motion", "A man of the offense who changes his place before the snap."),
    Word("offense", "The side with the ball: it tries to score."),
    Word("offside", "A foul: somebody is over the line before the ball moves.", ("offside", "offsides")),
    Word("overtime", "More play after the end, because the score is even."),
    Word("pass interference", "A foul: a receiver is hindered while the ball is in the air."),
    Word("penalty", "What a foul costs: yards, or the play is made again."),
    Word("possession", "Having the ball."),
    Word("punt", "A kick that gives the ball away, far from one's own goal: for when there is no way to score."),
    Word("quarter", "A part of a match, which mostly has four of them; two make a half."),
    Word("quarterback", "He gets the ball first, and gives it to a runner or throws it."),
    Word("receiver", "A man who runs out to catch a pass."),
    Word("red flag", "A coach's challenge: the officials look at the play again and take it back."),
    Word("sack", "The passer is thrown down behind the line before he has thrown: yards are lost."),
    Word("safety", "The offense is stopped in its own end zone: 2 points for the defense. Also a deep defender."),
    Word("screen", "A short pass to a runner behind blockers.", ("screen pass", "a screen")),
    Word("shuffle", "To mix cards, so that nobody knows their order.", ("shuffle", "shuffled")),
    Word("snap", "The ball goes to the quarterback, and the play begins."),
    Word("sneak", "The quarterback runs with the ball himself, straight ahead."),
    Word("suit", "One of the four kinds of cards: spades, hearts, diamonds, clubs."),
    Word("tackle", "To bring the man with the ball down. Also the name of a lineman."),
    Word("tight end", "A man at the end of the line who blocks or catches."),
    Word("timeout", "A short break that a side may call; each has only a few."),
    Word("touchback", "The ball comes to rest in the end zone: the side that gets it starts at a fixed yard line."),
    Word("touchdown", "The ball is brought into the other side's end zone: the score that everybody is after."),
    Word("turnover", "The ball is lost to the other side by a fumble or an interception."),
    Word(
        "turnover on downs",
        "Four tries were not enough: the other side has the ball, where it lies.",
        ("turnover on downs", "turnovers on downs"),
    ),
    Word("yard line", "A line across the field: its number is how far it is from the nearer goal line."),
)
"""In alphabetical order."""

_BY_FORM = {form: word for word in WORDS for form in word.forms or (word.term,)}
_FORMS = re.compile(rf"\b({'|'.join(sorted(_BY_FORM, key=len, reverse=True))})(?:e?s|e?d)?\b(?! pile)", re.IGNORECASE)


def words_in(text: str, *, names: bool = False, besides: Collection[str] = ()) -> Sequence[Found]:
    """Returns the explained words of a text, each at its first place; ``names`` includes card names in capitals.

    Nothing within ``besides`` is explained: names of cards that mean something else in football.

    >>> text = "Two Punts, a SACK."
    >>> [(each.word.term, text[each.first : each.last]) for each in words_in(text)]
    [('punt', 'Punts')]
    >>> [each.word.term for each in words_in(text, names=True)]
    ['punt', 'sack']
    >>> [each.word.term for each in words_in("A counter for HB Counter.", besides=["HB Counter"])]
    ['counter']
    >>> words_in("HB Counter", besides=["HB Counter"])
    []
    """
    return _found(text, names, frozenset(besides))


@lru_cache(maxsize=1024)
def _found(text: str, names: bool, besides: frozenset[str]) -> list[Found]:
    """Does ``words_in``: a table asks for the words of the same texts again and again."""
    named = [hit.span() for name in besides for hit in re.finditer(re.escape(name), text, re.IGNORECASE)]
    firsts: dict[Word, Found] = {}
    for hit in _FORMS.finditer(text):
        word = _BY_FORM[hit[1].casefold()]
        within = any(first <= hit.start() and hit.end() <= last for first, last in named)
        if (names or not hit[0].isupper()) and not within:
            firsts.setdefault(word, Found(*hit.span(), word))
    return [*firsts.values()]


def glossary_of(texts: Iterable[str]) -> list[Word]:
    """Returns the words used in texts, card names included, in alphabetical order."""
    used = {found.word for text in texts for found in words_in(text, names=True)}
    return [word for word in WORDS if word in used]


def explained(text: str, most: int = 3, *, names: bool = False, besides: Collection[str] = ()) -> str:
    """Returns the meanings of the first explained words of a text, or an empty text if there are none."""
    return " ".join(found.word.said for found in words_in(text, names=names, besides=besides)[:most])
