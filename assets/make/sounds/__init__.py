"""Every sound of the game, synthesized from noise, sines and saws with the standard library alone."""
