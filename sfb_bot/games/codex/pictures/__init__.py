"""The pictures of Codex."""
