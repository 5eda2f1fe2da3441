"""Guessing along: in a finished match, the player guesses the choices of a seat and sees what was really played."""
