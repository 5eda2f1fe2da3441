"""Mouse and keys on the table: what each press means, and what is pointed at."""
