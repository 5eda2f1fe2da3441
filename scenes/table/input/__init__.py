"""Mouse and keys on the table: finds the target of a press and carries it out."""
