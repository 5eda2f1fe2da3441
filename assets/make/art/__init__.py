"""Scripts that draw all pictures of the game as SVG, in the subset that SDL's renderer supports."""
