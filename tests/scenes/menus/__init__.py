"""The scenes before and after a match."""
