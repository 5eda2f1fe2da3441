"""Learning a game at its table."""
