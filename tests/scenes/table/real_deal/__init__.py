"""Real Deal Football Unplugged at its table."""
