"""Who asked to be forgotten, as a list beside the database: it outlives a backup that is restored."""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import secrets
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import Moment, UserId
from sfb_bot.storage.sqlite.database_file import beside

log = logging.getLogger(__name__)

ENDING: Final = ".deletions"
_HEAD: Final = "# Who asked to be forgotten: request, fingerprint, time. Keep this beside the database.\n"


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody's wish to be forgotten. It names nobody, but recognises whom it is about."""

    id: str
    who: str
    at: Moment

    @classmethod
    def of(cls, user: UserId, at: Moment) -> Request:
        """A new request."""
        salt = secrets.token_hex(16)
        return cls(salt, _fingerprint(user, salt), at)

    def is_about(self, user: int) -> bool:
        """Whether it was this user who asked."""
        return hmac.compare_digest(_fingerprint(user, self.id), self.who)


def _fingerprint(user: int, salt: str) -> str:
    return hashlib.blake2b(str(user).encode(), key=salt.encode(), digest_size=16).hexdigest()


def sealed(user: UserId) -> str:
    """A user as a text that recognises them and names nobody."""
    salt = secrets.token_hex(16)
    return f"{salt} {_fingerprint(user, salt)}"


def is_sealed(user: UserId, seal: str) -> bool:
    """Whether a seal is of this user."""
    salt, _, who = seal.partition(" ")
    return bool(who) and hmac.compare_digest(_fingerprint(user, salt), who)


def list_beside(database: Path) -> Path:
    """Where the list of a database lies."""
    return beside(database, ENDING)


def read_list(path: Path) -> list[Request]:
    """The requests of a list; none where there is no file. A line that is none is passed over."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise StoreBroken(f"the list of deletions {path} cannot be read: {error}") from error
    found: list[Request] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        match line.split():
            case [number, who, at] if at.isascii() and at.isdecimal():
                found.append(Request(number, who, Moment(int(at))))
            case _:
                log.warning("a line of %s is no request and is passed over", path)
    return found


def write_list(path: Path, requests: Iterable[Request]) -> None:
    """Write the whole list, there as it was or as it shall be whatever happens meanwhile."""
    lines = [f"{one.id} {one.who} {one.at}\n" for one in sorted(requests, key=lambda one: (one.at, one.id))]
    try:
        handle, part = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.writelines((_HEAD, *lines))
                file.flush()
                os.fsync(file.fileno())
            Path(part).replace(path)
        finally:
            Path(part).unlink(missing_ok=True)
    except OSError as error:
        raise StoreBroken(f"the list of deletions {path} cannot be written: {error}") from error
