"""Real Deal Football Unplugged."""
