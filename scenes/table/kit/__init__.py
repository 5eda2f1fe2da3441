"""The base class of a game's table with its hooks, all of which have defaults."""
