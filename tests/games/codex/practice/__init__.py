"""Lessons of Codex."""
