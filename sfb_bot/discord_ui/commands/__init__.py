"""Slash commands, by topic."""
