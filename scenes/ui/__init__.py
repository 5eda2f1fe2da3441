"""Widgets that know nothing of football: theme, focus, keys and everything a player clicks or reads."""
