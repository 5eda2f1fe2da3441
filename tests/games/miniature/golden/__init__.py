"""The golden matches of the miniature game."""
