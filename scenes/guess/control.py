"""What of a match that is over is guessed, and the part of the player who guesses. It draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.players import search_candidates
from game.contract import Action
from game.match import Match
from game.record import HUMAN, Player
from scenes.control.match_control import MatchControl


class Played:
    """A match that is over, for whoever guesses what a seat of it did."""

    def __init__(self, whole: Match, seat: int) -> None:
        self.whole, self.seat = whole, seat

    def anew(self, count: int) -> Match:
        """The match as it stood after so many actions: the seat is a person's, and a computer plays the others'."""
        whole = self.whole
        players = [Player(each.name, HUMAN if seat == self.seat else "pro") for seat, each in enumerate(whole.players)]
        match = Match(whole.rules, whole.options, players, whole.seed, whole.first_position)
        for action in whole.actions[:count]:
            match.play(action)
        match.notes = dict(whole.notes)
        return match

    def gesture(self, count: int) -> Sequence[Action]:
        """What was played after so many actions, with all the steps of the same gesture; empty at the end."""
        decisions, end = self.whole.decisions, count + 1
        if count >= len(decisions):
            return ()
        while end < len(decisions) and self._is_step(end):
            end += 1
        return self.whole.actions[count:end]

    def _is_step(self, count: int) -> bool:
        """Whether an action belongs to the gesture of the one before it."""
        before, own = self.whole.decisions[count - 1 : count + 1]
        return bool(own.gesture) and (before.seat, before.gesture) == (own.seat, own.gesture)

    def is_guessed(self, match: Match) -> bool:
        """Whether what comes next in a match that follows this one is a choice of the seat worth a guess."""
        decision, count = match.decision, len(match.actions)
        if decision is None or decision.seat != self.seat or (count and self._is_step(count)):
            return False
        if count >= len(self.whole.actions):
            return False
        state = match.state
        return len(search_candidates(match.rules, state.view(self.seat), state.legal_actions())) > 1


class GuessControl(MatchControl):
    """The part of a player who guesses: whatever is not guessed is settled, as it was played."""

    played: Played
    """Set by the scene, before anything is asked."""

    @property
    def players(self) -> Sequence[Player]:
        """Who played, for whoever reads it."""
        return self.played.whole.players

    @property
    def alone(self) -> bool:
        """Nobody else guesses."""
        return True

    @property
    def hides_thinking_time(self) -> bool:
        """What was played is known; how long it takes tells nothing."""
        return False

    @property
    def automatic_actions(self) -> Sequence[Action]:
        """What was played, where it is not guessed."""
        return () if self.played.is_guessed(self.match) else self.played.gesture(len(self.match.actions))
