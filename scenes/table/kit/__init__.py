"""What a game brings to the table: look, zones, cues, and how it shows choices. All of it has defaults."""
