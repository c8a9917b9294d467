"""Champions of the Rift on screen: its words, its labels, its log."""

from sfb_bot.games.rift.screens.game import RiftScreens

__all__ = ["RiftScreens"]
