"""Codex: Card-Time Strategy."""
