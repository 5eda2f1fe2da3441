"""BLOWOUT!!! at its table."""
