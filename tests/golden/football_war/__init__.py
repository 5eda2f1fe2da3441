"""The golden matches of Football War."""
