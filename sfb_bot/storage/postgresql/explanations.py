"""One clear sentence for everything that can be wrong with a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout

from sfb_bot.kernel import BugError, TableError
from sfb_bot.matches.ports import Relieved, StoreBroken
from sfb_bot.storage.session import Clash

# What the fence of a territory says to one who is past.
RELIEVED: Final = "SF001"
# What the server says, by its codes; the more special ones first.
_SENTENCES: Final[tuple[tuple[type[Exception], str], ...]] = (
    (errors.DiskFull, "there is no space left for {name}; nothing was changed"),
    (errors.OutOfMemory, "{name} has no memory left; nothing was changed"),
    (errors.TooManyConnections, "{name} takes no more connections; allow more (max_connections)"),
    (errors.ReadOnlySqlTransaction, "{name} takes no changes now (it is a standby); nothing was changed"),
    (errors.InsufficientPrivilege, "{name} does not allow this user what the bot needs"),
    (errors.CannotConnectNow, "{name} is starting or stopping; nothing was changed"),
    (errors.DeadlockDetected, "{name} was too busy; nothing was changed"),
    (errors.SerializationFailure, "{name} was too busy; nothing was changed"),
    (errors.LockNotAvailable, "{name} was too busy; nothing was changed"),
    (errors.QueryCanceled, "{name} took too long; nothing was changed"),
    # Those of the pool are operational errors as well.
    (PoolTimeout, "{name} cannot be reached, or is too busy"),
    (PoolClosed, "{name} has been closed"),
    (psycopg.OperationalError, "the connection to {name} is broken"),
    (psycopg.InterfaceError, "the connection to {name} is broken"),
)


def explain(error: psycopg.Error, name: str) -> TableError:
    """What to tell the person who runs the bot; a mistake of the program itself is a BugError."""
    detail = _said(error)
    if error.sqlstate == RELIEVED:
        return Relieved(f"{detail} by now; nothing was changed")
    if isinstance(error, psycopg.IntegrityError):
        return Clash(f"{name} refused a statement: {detail}")
    for kind, sentence in _SENTENCES:
        if isinstance(error, kind):
            return StoreBroken(f"{sentence.format(name=name)} ({detail})")
    return BugError(f"{name} refused a statement: {detail}")


def _said(error: psycopg.Error) -> str:
    """What the server says in its first line: the rest may quote rows, and with them hands and seeds."""
    return " ".join((error.diag.message_primary or str(error)).split())


@contextmanager
def in_plain_words(name: str) -> Generator[None]:
    """Turn errors of PostgreSQL and its driver into errors of the store."""
    try:
        yield
    except psycopg.Error as error:
        # A traceback in the log would show the error with all that it quotes.
        raise explain(error, name) from None if error.diag.message_primary else error
