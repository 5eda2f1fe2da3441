"""Scripts that make all pictures, sounds and letters of the game. `python -m assets.make` runs them all."""
