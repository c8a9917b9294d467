"""A table that knows no game: seats, questions, flows, runs, journals, dice and errors."""

from sfb_bot.kernel.codec import EventCodec, frozen, stored_fields
from sfb_bot.kernel.decisions import LETTERS, Answers, Ask, Decision, Flow, Option, Seat, fingerprint
from sfb_bot.kernel.dice import Dice, commitment
from sfb_bot.kernel.entries import Checkpoint, Entry, Kind
from sfb_bot.kernel.errors import (
    BugError,
    ContentError,
    EditionLost,
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
from sfb_bot.kernel.flows import MatchDecided, choose, next_ask
from sfb_bot.kernel.forecast import FollowUp, Forecast
from sfb_bot.kernel.journal import Journal, replay
from sfb_bot.kernel.orders import (
    ASK,
    JOINED,
    PASS_TURN,
    PREPARE,
    SHARED_ORDERS,
    AnswerAhead,
    Clause,
    LineAhead,
    OrderKind,
    clauses_of,
    joined,
    read_clause,
    written_clause,
)
from sfb_bot.kernel.random_play import play_randomly, random_keys, random_options
from sfb_bot.kernel.rules import CARRIED, FIRST_SEAT, Fx, Json, Rules, Sides, TableState, apply
from sfb_bot.kernel.run import Run, Step
from sfb_bot.kernel.setup_form import MODE, Mode, Preset, SetupForm, SetupOption
from sfb_bot.kernel.summary import Ending, Summary
from sfb_bot.kernel.undo import is_word_of_another, undoable
from sfb_bot.kernel.values import value
from sfb_bot.kernel.words import Decree, Word

__all__ = [
    "ASK",
    "CARRIED",
    "FIRST_SEAT",
    "JOINED",
    "LETTERS",
    "MODE",
    "PASS_TURN",
    "PREPARE",
    "SHARED_ORDERS",
    "AnswerAhead",
    "Answers",
    "Ask",
    "BugError",
    "Checkpoint",
    "Clause",
    "ContentError",
    "Decision",
    "Decree",
    "Dice",
    "DiceRolled",
    "EditionLost",
    "Ending",
    "Entry",
    "Event",
    "EventCodec",
    "Flow",
    "FollowUp",
    "Forecast",
    "Fx",
    "IllegalAnswer",
    "Journal",
    "JournalError",
    "Json",
    "Kind",
    "LineAhead",
    "MatchDecided",
    "MatchOver",
    "Mode",
    "NotYourQuestion",
    "Option",
    "OrderKind",
    "PlayerError",
    "Preset",
    "ReplayDiverged",
    "Rules",
    "Run",
    "Seat",
    "SetupForm",
    "SetupOption",
    "SetupRefused",
    "Sides",
    "StaleAnswer",
    "Step",
    "Summary",
    "TableError",
    "TableState",
    "VersionConflict",
    "Word",
    "apply",
    "choose",
    "clauses_of",
    "commitment",
    "fingerprint",
    "frozen",
    "is_word_of_another",
    "joined",
    "next_ask",
    "play_randomly",
    "random_keys",
    "random_options",
    "read_clause",
    "replay",
    "stored_fields",
    "undoable",
    "value",
    "written_clause",
]
