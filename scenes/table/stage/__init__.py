"""What is drawn on the table: cards, piles and effects. Only changed areas are repainted."""
