"""All sounds of the game, synthesized from noise, sines and saws with only the standard library."""
