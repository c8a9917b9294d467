"""Super Fantasy Brawl on screen: its words, its labels, its log."""

from sfb_bot.games.brawl.screens.game import BrawlScreens

__all__ = ["BrawlScreens"]
