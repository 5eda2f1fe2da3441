"""Everything that touches the disk: settings, matches, history and the log."""
