"""Leagues: their rules as pure functions, and seasons as use cases."""
