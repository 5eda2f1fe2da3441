"""Looking on at a match that was played: the table itself, and what moves about in the match."""
