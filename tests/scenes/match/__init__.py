"""What surrounds a match."""
