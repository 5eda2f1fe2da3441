"""The table of every game: looking, choosing, secrets, clocks."""
