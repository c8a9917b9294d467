"""What is stored while a match is played: the entries given, and checkpoints between actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, cast

from sfb_bot.kernel.decisions import Decision, Option, Seat, fingerprint_of
from sfb_bot.kernel.errors import JournalError
from sfb_bot.kernel.rules import Json

Kind = Literal["answer", "timeout", "standing", "organiser", "word"]
_KINDS: Final = ("answer", "timeout", "standing", "organiser", "word")


@dataclass(slots=True, unsafe_hash=True)
class Entry:
    """One input: an answer to a question, or a word out of turn.

    An answer was given, timed out, followed from a standing order, or was given by an organiser.

    `keys` are the chosen options, for a word the word itself; `question` is the fingerprint of the
    question answered, empty for a word.
    """

    kind: Kind
    seat: Seat
    keys: tuple[str, ...]
    question: str = ""
    # What the fingerprint is made of, until somebody wants it: in random play nobody ever does. The question
    # itself is not kept, for a match has thousands of them.
    _prompt: str = field(default="", init=False, repr=False, compare=False)
    _pick: tuple[int, int] = field(default=(1, 1), init=False, repr=False, compare=False)
    _options: tuple[Option, ...] | None = field(default=None, init=False, repr=False, compare=False)

    @staticmethod
    def answering(decision: Decision, keys: tuple[str, ...], kind: Kind) -> Entry:
        """An answer to this question."""
        entry = Entry.__new__(Entry)
        entry.kind = kind
        entry.seat = decision.seat
        entry.keys = keys
        entry._prompt = decision.prompt
        entry._pick = decision.pick
        entry._options = decision.options
        return entry

    def __getattr__(self, name: str) -> str:
        """Called for an attribute that is not there: the fingerprint, when it is read for the first time."""
        if name != "question" or self._options is None:
            raise AttributeError(name)
        self.question = fingerprint_of(self.seat, self._prompt, self._pick, self._options)
        self._options = None
        return self.question

    def encode(self) -> Json:
        """Short list form: journals are mostly these."""
        return [self.kind[0], self.seat, self.question, *self.keys]

    @staticmethod
    def decode(stored: Json) -> Entry:
        """The inverse of `encode`; JournalError for anything else."""
        parts = cast("list[Any]", stored) if isinstance(stored, list) else []
        match parts:
            case [str(letter), int(seat), str(question), *keys] if not isinstance(seat, bool):
                kind = next((kind for kind in _KINDS if kind[0] == letter), None)
                if kind and all(isinstance(key, str) for key in keys):
                    return Entry(cast("Kind", kind), Seat(seat), tuple(cast("list[str]", keys)), question)
            case _:
                pass
        raise JournalError(f"not a journal entry: {str(cast('object', stored))[:80]}")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The stored state at a boundary: `seq` entries had been applied, `ask_no` questions asked."""

    rules: str
    version: int
    seq: int
    ask_no: int
    state: Json

    def encode(self) -> Json:
        """As JSON values."""
        return [self.rules, self.version, self.seq, self.ask_no, self.state]

    @staticmethod
    def decode(stored: Json) -> Checkpoint:
        """The inverse of `encode`; JournalError for anything else."""
        parts = cast("list[Any]", stored) if isinstance(stored, list) else []
        match parts:
            case [str(rules), int(version), int(seq), int(ask_no), state]:
                return Checkpoint(rules, version, seq, ask_no, state)
            case _:
                raise JournalError("not a checkpoint")
