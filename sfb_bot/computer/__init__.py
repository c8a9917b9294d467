"""Computer players for any game: honest knowledge in, an answer out. Pure: no clock, no files, no tasks."""

from sfb_bot.computer.exhaustive import Aim, Solution
from sfb_bot.computer.forecasts import foresee, foreseeing
from sfb_bot.computer.foresight import Foresight, Line
from sfb_bot.computer.knowledge import Happening, Knowledge, Witness, knowledge_from, knowledge_since
from sfb_bot.computer.levels import LEVEL_NAMED, LEVELS, Level
from sfb_bot.computer.mind import Idea, Mind, plain_ideas
from sfb_bot.computer.play import Thinker, computer_steps
from sfb_bot.computer.puzzles import (
    Puzzle,
    PuzzleMaking,
    best_action,
    puzzles_of_match,
    random_turn,
    solution_of,
)
from sfb_bot.computer.reasons import VICTORY, reasons
from sfb_bot.computer.search import Planned, Thought, accepts_draw, think

__all__ = [
    "LEVELS",
    "LEVEL_NAMED",
    "VICTORY",
    "Aim",
    "Foresight",
    "Happening",
    "Idea",
    "Knowledge",
    "Level",
    "Line",
    "Mind",
    "Planned",
    "Puzzle",
    "PuzzleMaking",
    "Solution",
    "Thinker",
    "Thought",
    "Witness",
    "accepts_draw",
    "best_action",
    "computer_steps",
    "foresee",
    "foreseeing",
    "knowledge_from",
    "knowledge_since",
    "plain_ideas",
    "puzzles_of_match",
    "random_turn",
    "reasons",
    "solution_of",
    "think",
]
