"""Card Bowl, resolved a second time from the rulebook alone, one module per procedure."""
