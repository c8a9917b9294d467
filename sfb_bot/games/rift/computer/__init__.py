"""How computers play Champions of the Rift: what they imagine, what they value, what they try."""

from sfb_bot.games.rift.computer.mind import RiftMind

__all__ = ["RiftMind"]
