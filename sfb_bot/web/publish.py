"""The same pages as files, for any host of static files.

A list of what was written lies beside the pages. The next time, what is not to be shown any more is removed,
and nothing else of the folder is ever touched.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sfb_bot.web.addresses import ADDRESS, ICON, INDEX, STYLE, wanted
from sfb_bot.web.frame import shared_file
from sfb_bot.web.server import ROBOTS, front_page
from sfb_bot.web.website import Website

LIST: Final = ".sfb-bot-pages.json"
_FIXED: Final = (INDEX, STYLE, ICON, "robots.txt")


class CannotPublish(Exception):
    """The folder cannot be written to; the message says why in a sentence."""


@dataclass(frozen=True, slots=True)
class Published:
    """What became of it: the addresses of servers, and how many files were written, left and removed."""

    addresses: tuple[str, ...]
    written: int
    unchanged: int
    removed: int


class Folder:
    """A folder with pages in it, and with whatever else somebody keeps there."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.before = self._listed()
        self.now: dict[str, str] = {}
        self.written = 0

    def _listed(self) -> dict[str, str]:
        """What was written the last time: digests by name."""
        try:
            self._path.mkdir(parents=True, exist_ok=True)
            text = (self._path / LIST).read_text(encoding="utf-8")
        except FileNotFoundError:
            if any(self._path.iterdir()):
                why = "it has files in it that are no pages of this bot; name an empty folder"
                raise CannotPublish(f"{self._path} is not written to: {why}") from None
            return {}
        except (OSError, UnicodeDecodeError) as error:
            raise CannotPublish(f"{self._path} cannot be used: {error}") from error
        try:
            # Any: a file that anybody may have changed.
            found: Any = json.loads(text)
            names = {str(name): str(digest) for name, digest in found.items()}
        except (ValueError, AttributeError) as error:
            raise CannotPublish(f"{self._path / LIST} is not what it was; name an empty folder") from error
        # Nothing but pages of ours is ever removed, whatever the list says.
        return {name: digest for name, digest in names.items() if _is_ours(name)}

    def begin(self) -> None:
        """Say that pages lie here, so that a publication that was broken off can be done again."""
        self._write_list({**self.before, **self.now})

    def put(self, name: str, body: bytes) -> None:
        """Write a file, whole or not at all, unless it is there already."""
        digest = sha256(body).hexdigest()
        self.now[name] = digest
        path = self._path / name
        if self.before.get(name) == digest and path.is_file() and path.read_bytes() == body:
            return
        _write(path, body)
        self.written += 1

    def finish(self) -> int:
        """Remove what is not shown any more; gives how many files that were."""
        gone = [name for name in self.before if name not in self.now]
        for name in gone:
            path = self._path / name
            path.unlink(missing_ok=True)
            if path.parent != self._path and path.parent.is_dir() and not any(path.parent.iterdir()):
                path.parent.rmdir()
        self._write_list(self.now)
        return len(gone)

    def _write_list(self, names: dict[str, str]) -> None:
        _write(self._path / LIST, json.dumps(names, indent=0, sort_keys=True).encode())


def _is_ours(name: str) -> bool:
    address, slash, page = name.partition("/")
    if not slash:
        return name in _FIXED
    return ADDRESS.fullmatch(address) is not None and wanted(page) is not None


def _write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(body)
    fresh.replace(path)


async def publish(website: Website, addresses: Iterable[str], path: Path) -> Published:
    """Write every page of some servers into a folder; CannotPublish where that is not possible."""
    addresses = tuple(addresses)
    folder = Folder(path)
    try:
        folder.begin()
        folder.put(INDEX, front_page())
        folder.put("robots.txt", ROBOTS)
        for name in (STYLE, ICON):
            folder.put(name, shared_file(name))
        for address in addresses:
            async for name in website.names(address):
                document = await website.document(address, name)
                # It may have gone since: another process is using the database.
                if document is not None:
                    folder.put(f"{address}/{name}", document.body)
            folder.begin()
        removed = folder.finish()
    except OSError as error:
        raise CannotPublish(f"{path} cannot be written to: {error}") from error
    return Published(addresses, folder.written, len(folder.now) - folder.written, removed)
