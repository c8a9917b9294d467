"""One clear sentence for everything that can be wrong with a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout

from sfb_bot.kernel import BugError, TableError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.session import Clash

# What the server says, by its codes; the more special ones first.
_SENTENCES: Final[tuple[tuple[type[Exception], str], ...]] = (
    (errors.DiskFull, "there is no space left for {name}; nothing was changed"),
    (errors.OutOfMemory, "{name} has no memory left; nothing was changed"),
    (errors.TooManyConnections, "{name} takes no more connections; allow more (max_connections)"),
    (errors.ReadOnlySqlTransaction, "{name} takes no changes now (it is a standby); nothing was changed"),
    (errors.InvalidPassword, "{name} does not accept the password"),
    (errors.InvalidAuthorizationSpecification, "{name} does not let this user in"),
    (errors.InsufficientPrivilege, "{name} does not allow this user what the bot needs"),
    (errors.InvalidCatalogName, "there is no such database: {name}"),
    (errors.CannotConnectNow, "{name} is starting or stopping; nothing was changed"),
    (errors.DeadlockDetected, "{name} was too busy; nothing was changed"),
    (errors.SerializationFailure, "{name} was too busy; nothing was changed"),
    (errors.LockNotAvailable, "{name} was too busy; nothing was changed"),
    (errors.QueryCanceled, "{name} took too long; nothing was changed"),
    (psycopg.OperationalError, "the connection to {name} is broken"),
    (psycopg.InterfaceError, "the connection to {name} is broken"),
    (PoolTimeout, "{name} cannot be reached, or is too busy"),
    (PoolClosed, "{name} has been closed"),
)


def explain(error: Exception, name: str) -> TableError:
    """What to tell the person who runs the bot; a mistake of the program itself is a BugError."""
    if isinstance(error, psycopg.IntegrityError):
        return Clash(f"{name} refused a statement: {error}")
    for kind, sentence in _SENTENCES:
        if isinstance(error, kind):
            detail = " ".join(str(error).split())
            return StoreBroken(f"{sentence.format(name=name)} ({detail})")
    return BugError(f"{name} refused a statement: {error}")


@contextmanager
def in_plain_words(name: str) -> Generator[None]:
    """Turn errors of PostgreSQL and its driver into errors of the store."""
    try:
        yield
    except (psycopg.Error, PoolTimeout, PoolClosed) as error:
        raise explain(error, name) from error
