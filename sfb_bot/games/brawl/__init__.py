"""Super Fantasy Brawl, whole: rules, cards, screens, pictures."""
