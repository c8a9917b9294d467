"""Practice: a position for one person, played with the real rules on a table that is no match."""
