"""The scenes before and after a match, one each, and what only they show."""
