"""Guessing along in a match that is over: the table with its input, and what was really played beside the guess."""
