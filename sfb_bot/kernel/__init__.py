"""A table that knows no game: seats, questions, flows, runs, journals, dice and errors."""

from sfb_bot.kernel.decisions import Answers, Ask, Decision, Flow, Option, Seat, fingerprint, side_of
from sfb_bot.kernel.dice import Dice, commitment
from sfb_bot.kernel.entries import Checkpoint, Entry, Kind
from sfb_bot.kernel.errors import (
    BugError,
    ContentError,
    IllegalAnswer,
    JournalError,
    MatchOver,
    NotYourQuestion,
    PlayerError,
    ReplayDiverged,
    SetupRefused,
    StaleAnswer,
    TableError,
    VersionConflict,
)
from sfb_bot.kernel.events import DiceRolled, Event
from sfb_bot.kernel.journal import Journal, replay
from sfb_bot.kernel.rules import Fx, Json, Rules, TableState, apply
from sfb_bot.kernel.run import Run, Step
from sfb_bot.kernel.summary import Ending, Summary
from sfb_bot.kernel.undo import is_word_of_another, undoable

__all__ = [
    "Answers",
    "Ask",
    "BugError",
    "Checkpoint",
    "ContentError",
    "Decision",
    "Dice",
    "DiceRolled",
    "Ending",
    "Entry",
    "Event",
    "Flow",
    "Fx",
    "IllegalAnswer",
    "Journal",
    "JournalError",
    "Json",
    "Kind",
    "MatchOver",
    "NotYourQuestion",
    "Option",
    "PlayerError",
    "ReplayDiverged",
    "Rules",
    "Run",
    "Seat",
    "SetupRefused",
    "StaleAnswer",
    "Step",
    "Summary",
    "TableError",
    "TableState",
    "VersionConflict",
    "apply",
    "commitment",
    "fingerprint",
    "is_word_of_another",
    "replay",
    "side_of",
    "undoable",
]
