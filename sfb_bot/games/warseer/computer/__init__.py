"""How computers play Warseer: what they imagine, what they value, what they try."""

from sfb_bot.games.warseer.computer.mind import WarseerMind

__all__ = ["WarseerMind"]
