"""Short notes on the rules that decide plays; the table shows each at the first play that it decides."""

from __future__ import annotations

from collections.abc import Mapping

HAND = "the hand"
PLAY_RULES: Mapping[str, str] = {
    HAND: "Each side is dealt more cards than it has men; the lowest are set aside.",
    "half the lead": "A run or a screen gains half of the points that it is ahead, a sneak one fourth, a pass all. "
    "Halves are rounded up.",
    "face cards": "A run that is behind in the sums loses no more yards than the defense draws face points: "
    "jack 1, queen 2, king 3.",
    "runs on": "After a catch or a screen the runner draws one more card for yards, and more after a face card.",
    "breaks free": "A run that leads breaks free if its handoff card has more face points (jack 1, queen 2, king 3) "
    "than the defense draws.",
    "for the tackle": "What a tackler's card counts is taken off the run. On a screen the runner's blockers take "
    "their points off that.",
    "thrown": "The card of the throw must be lower than the quarterback, else the pass is off target. "
    "In shotgun he counts one more.",
    "suit": "A yardage card of the receiver's own suit misses him: the pass is off the mark.",
    "dropped": "The catch card must be lower than the receiver's own, else he drops the ball.",
    "broken_up": "A cover as strong as the receiver breaks the pass up if he and his card add up to more.",
    "away": "A pass or screen that would lose yards may be thrown away: no loss, but the down is used.",
    "struck": "Near the back of the end zone points of drawn cards may be left out, so that the pass stays inside.",
    "scramble": "A passer may run himself. His card counts once, and he cannot break free.",
    "sack": "A pass rush that beats the protection, after one more card for it, sacks him: the difference is lost, and "
    "3 yards more.",
}  # fmt: skip
"""By the name of the note; what makes a pass fall by its reason in ``BadPass``."""
_RETURN = "A return goes as far as its cards say, less the card of the cover: a part of that comes off each."
KICK_NOTES: Mapping[str, str] = {
    "kickoff": f"The lower the cards of a deep kick, the farther it flies. {_RETURN}",
    "punt": f"A punt flies 15 yards and what its cards add. {_RETURN}",
}
"""What the drawn cards of a kick count, by its kind."""
