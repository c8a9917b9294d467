"""Processes that work for each other: what is lent, what comes back, and what does not."""
