"""Card Bowl at its table."""
