"""Looking on at a match that was played."""
