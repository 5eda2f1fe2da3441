"""BLOWOUT!!!: its clauses, its examples and a second engine."""
