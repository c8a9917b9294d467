"""Champions of the Rift: two lanes, hidden spells, a stack of responses."""
