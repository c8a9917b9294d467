"""Processes in which computer players think, so that nobody else has to wait for them."""
