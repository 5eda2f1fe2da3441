"""What a game brings to the table: its look, its zones, its cues, and what it says of the choice at hand."""
