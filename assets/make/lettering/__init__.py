"""Builds Parlor Block, the game's own typeface: chamfered jersey letters, drawn as polygons."""
