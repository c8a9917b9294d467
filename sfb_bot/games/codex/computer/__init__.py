"""Computer players of Codex."""

from sfb_bot.games.codex.computer.mind import CodexMind

__all__ = ["CodexMind"]
