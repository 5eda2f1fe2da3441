"""What lies on the table and moves: cards, piles, field and effects, painted where something changed."""
