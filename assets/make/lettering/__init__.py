"""Parlor Block, the chamfered jersey face of the game, built from polygons."""
