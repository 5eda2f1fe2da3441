"""The golden matches of Real Deal."""
