"""What players of Warseer read: questions, the log, the table in words, look-ups."""

from sfb_bot.games.warseer.screens.game import WarseerScreens

__all__ = ["WarseerScreens"]
