"""The golden matches of Card Bowl, and how they are found."""
