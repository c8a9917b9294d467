"""Super Fantasy Brawl on screen: its words, its labels, its log."""

from sfb_bot.screens.brawl.game import BrawlScreens

__all__ = ["BrawlScreens"]
