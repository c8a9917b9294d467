"""Super Fantasy Brawl: the rules as data and flows."""
