"""How computers play Super Fantasy Brawl: what they imagine, what they value, what they try."""

from sfb_bot.games.brawl.computer.mind import BrawlMind
from sfb_bot.games.brawl.computer.puzzles import brawl_puzzles

__all__ = ["BrawlMind", "brawl_puzzles"]
