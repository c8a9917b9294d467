"""Everything that can go wrong at a table, in one tree.

TableError
    PlayerError         a player asked for something that is not possible; polite, never a bug
        NotYourQuestion     the question is for another seat, or nobody asked this seat
        StaleAnswer         the question has been answered or taken back meanwhile
        IllegalAnswer       not among the options, or too few or too many of them
        MatchOver           the match has ended
        SetupRefused        these settings do not make a match
    ContentError        a file with cards or boards is wrong; start-up stops and says where
    EditionLost         the content a match began with cannot be read by this program any more
    JournalError        a stored journal cannot be read at all
    VersionConflict     stored by another version of the format than this program reads
    ReplayDiverged      a stored answer no longer fits the question the rules ask
    BugError            the program contradicts itself; the run it happened in is not to be used again
"""

from __future__ import annotations


class TableError(Exception):
    """Root of the tree."""


class PlayerError(TableError):
    """A polite refusal: `key` names the text to show, `rule` the rule behind it, `facts` what to fill in."""

    key = "refused"

    def __init__(self, message: str, *, rule: str = "", **facts: str | int) -> None:
        super().__init__(message)
        self.rule = rule
        self.facts = facts


class NotYourQuestion(PlayerError):
    """The question is for another seat."""

    key = "refused-not-yours"


class StaleAnswer(PlayerError):
    """The question was answered or taken back in the meantime."""

    key = "refused-stale"


class IllegalAnswer(PlayerError):
    """Not among the options, or not as many of them as the question wants."""

    key = "refused-illegal"


class MatchOver(PlayerError):
    """The match has ended; nothing can be answered any more."""

    key = "refused-over"


class SetupRefused(PlayerError):
    """These settings do not make a match."""

    key = "refused-setup"


class ContentError(TableError):
    """A content file is wrong: names the file, the entry in it and the reason."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}" if entry else f"{file}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class EditionLost(TableError):
    """The content a match began with is not stored, or this program cannot read it any more."""


class JournalError(TableError):
    """A stored journal or checkpoint cannot be read."""


class VersionConflict(TableError):
    """Stored by another version of the format than this program reads."""


class ReplayDiverged(TableError):
    """A stored answer no longer fits: found at the first differing question, nothing after it was applied."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"entry {index + 1} of the journal no longer fits the rules: {reason}")
        self.index = index
        self.reason = reason


class BugError(TableError):
    """The program contradicts itself."""
