"""The golden matches of Jukem."""
