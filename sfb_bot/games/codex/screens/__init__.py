"""The words of Codex on the screen."""

from sfb_bot.games.codex.screens.game import CodexScreens

__all__ = ["CodexScreens"]
