"""A whole match as one text document: its settings, its seed and its entries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, cast

from sfb_bot.kernel.entries import Entry
from sfb_bot.kernel.errors import JournalError, TableError, VersionConflict
from sfb_bot.kernel.rules import Json, Rules, TableState
from sfb_bot.kernel.run import Run

JOURNAL_FORMAT: Final = "table-journal"
JOURNAL_VERSION: Final = 1


@dataclass(slots=True)
class Journal:
    """A whole match as its inputs: enough to play it again from the first question."""

    game: str
    version: int
    setup: Mapping[str, Json]
    seed: str
    entries: list[Entry] = field(default_factory=list[Entry])

    def to_text(self) -> str:
        """One JSON document with a line per entry, friendly to version control and to eyes."""
        head = json.dumps(
            {
                "format": JOURNAL_FORMAT,
                "format_version": JOURNAL_VERSION,
                "game": self.game,
                "version": self.version,
                "seed": self.seed,
                "setup": dict(self.setup),
            },
            ensure_ascii=False,
            sort_keys=True,
        )
        lines = ",\n".join(
            json.dumps(entry.encode(), ensure_ascii=False, separators=(",", ":")) for entry in self.entries
        )
        return f'{head[:-1]}, "entries": [\n{lines}\n]}}\n'

    @staticmethod
    def from_text(text: str) -> Journal:
        """Read a journal; JournalError or VersionConflict says what is wrong with it."""
        try:
            stored = json.loads(text)
        except ValueError as error:
            raise JournalError(f"not JSON: {error}") from error
        except RecursionError as error:
            raise JournalError("not a match journal: nested too deeply") from error
        document = cast("dict[str, Any]", stored) if isinstance(stored, dict) else {}
        match document:
            case {"format": "table-journal", "format_version": int(found)} if found != JOURNAL_VERSION:
                raise VersionConflict(f"journal format {found}; this program reads {JOURNAL_VERSION}")
            case {
                "format": "table-journal",
                "format_version": int(),
                "game": str(game),
                "version": int(version),
                "seed": str(seed),
                "setup": setup,
                "entries": entries,
            } if isinstance(setup, dict) and isinstance(entries, list) and _is_unicode(seed):
                stored_entries = cast("Iterable[Json]", entries)
                return Journal(
                    game,
                    version,
                    cast("dict[str, Json]", setup),
                    seed,
                    [Entry.decode(entry) for entry in stored_entries],
                )
            case _:
                raise JournalError("not a match journal")


def _is_unicode(text: str) -> bool:
    """JSON can spell half a character, which no dice can be thrown with."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


S = TypeVar("S", bound=TableState)
PublicT = TypeVar("PublicT")
PrivateT = TypeVar("PrivateT")


def replay(rules: Rules[S, PublicT, PrivateT], journal: Journal) -> Run[S, PublicT, PrivateT]:
    """Play a whole journal from its beginning; ReplayDiverged at the first entry that does not fit."""
    if journal.game != rules.name:
        raise JournalError(f"a journal of {journal.game!r}, not of {rules.name!r}")
    if journal.version > rules.version:
        raise VersionConflict(
            f"played by version {journal.version} of the rules; this program has {rules.version}"
        )
    try:
        run = Run(rules, rules.begin(journal.setup, journal.seed))
    except TableError as error:
        raise JournalError(f"the settings of the journal do not make a match: {error}") from error
    run.apply_entries(journal.entries)
    return run
