"""Selects the choices of a finished match that the player guesses, and controls the match meanwhile. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.players import search_candidates
from game.contract import Action
from game.match import Match
from game.record import HUMAN, Player
from scenes.control.match_control import MatchControl


class RecordedMatch:
    """A finished match of which the choices of one seat are guessed."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat

    def replay_to(self, count: int) -> Match:
        """Returns a new match with the first ``count`` actions. The seat is a person, the others are computers."""
        recorded, seats = self.match, enumerate(self.match.players)
        players = [Player(player.name, HUMAN if seat == self.seat else "pro") for seat, player in seats]
        match = Match(recorded.rules, recorded.options, players, recorded.seed, recorded.first_position)
        for action in recorded.actions[:count]:
            match.play(action)
        match.notes = dict(recorded.notes)
        return match

    def gesture(self, count: int) -> Sequence[Action]:
        """Returns the recorded actions after ``count`` actions, up to the end of their gesture; empty at the end."""
        decisions, end = self.match.decisions, count + 1
        if count >= len(decisions):
            return ()
        while end < len(decisions) and self._is_step(end):
            end += 1
        return self.match.actions[count:end]

    def _is_step(self, count: int) -> bool:
        """Returns whether the action after ``count`` actions belongs to the gesture of the action before it."""
        before, this = self.match.decisions[count - 1 : count + 1]
        return bool(this.gesture) and (before.seat, before.gesture) == (this.seat, this.gesture)

    def is_guessed(self, match: Match) -> bool:
        """Returns whether the next decision is guessed: the seat begins a gesture and has several choices worth trying.

        ``match`` follows the recorded match.
        """
        decision, count = match.decision, len(match.actions)
        if decision is None or decision.seat != self.seat or (count and self._is_step(count)):
            return False
        if count >= len(self.match.actions):
            return False
        state = match.state
        return len(search_candidates(match.rules, state.view(self.seat), state.legal_actions())) > 1


class GuessControl(MatchControl):
    """Controls a match in which the player guesses. All other decisions are played as recorded."""

    recorded: RecordedMatch
    """Set by the scene right after creation."""

    @property
    def players(self) -> Sequence[Player]:
        """The players of the recorded match."""
        return self.recorded.match.players

    @property
    def alone(self) -> bool:
        """True, because nobody else guesses."""
        return True

    @property
    def hides_thinking_time(self) -> bool:
        """False, because thinking time reveals nothing in a recorded match."""
        return False

    @property
    def automatic_actions(self) -> Sequence[Action]:
        """The recorded actions to play now, also those that nobody is asked about; none if the player guesses."""
        is_asked = self.recorded.is_guessed(self.match) and not super().automatic_actions
        return () if is_asked else self.recorded.gesture(len(self.match.actions))
