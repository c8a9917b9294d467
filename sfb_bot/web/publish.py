"""The same pages as files, for any host of static files.

A list of what was written lies beside the pages. The next time, what is not to be shown any more is removed,
and nothing else of the folder is ever touched.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sfb_bot.matches.records import MatchId
from sfb_bot.web.addresses import ADDRESS, ICON, INDEX, STYLE, wanted
from sfb_bot.web.frame import shared_file
from sfb_bot.web.server import ROBOTS, front_page
from sfb_bot.web.website import Part, Website

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
        self.before, self._stamps_before = self._listed()
        self.now: dict[str, str] = {}
        self._stamps: dict[str, str] = {}
        self.written = 0

    def _listed(self) -> tuple[dict[str, str], dict[str, str]]:
        """What was written the last time: digests by name, and the stamps of matches."""
        try:
            self._path.mkdir(parents=True, exist_ok=True)
            text = (self._path / LIST).read_text(encoding="utf-8")
        except FileNotFoundError:
            if any(self._path.iterdir()):
                why = "it has files in it that are no pages of this bot; name an empty folder"
                raise CannotPublish(f"{self._path} is not written to: {why}") from None
            return {}, {}
        except (OSError, UnicodeDecodeError) as error:
            raise CannotPublish(f"{self._path} cannot be used: {error}") from error
        try:
            # Any: a file that anybody may have changed.
            found: Any = json.loads(text)
            files = {str(name): str(digest) for name, digest in found["files"].items()}
            stamps = {str(name): str(stamp) for name, stamp in found["stamps"].items()}
        except (ValueError, AttributeError, KeyError, TypeError) as error:
            raise CannotPublish(f"{self._path / LIST} is not what it was; name an empty folder") from error
        # Nothing but pages of ours is ever removed, whatever the list says.
        return {name: digest for name, digest in files.items() if _is_ours(name)}, stamps

    def begin(self) -> None:
        """Say that pages lie here, so that a publication that was broken off can be done again."""
        self._write_list({**self.before, **self.now})

    def put(self, name: str, body: bytes) -> None:
        """Write a file, whole or not at all, unless it is there already."""
        digest = sha256(body).hexdigest()
        self.now[name] = digest
        if self.before.get(name) == digest and self._is_as(name, digest):
            return
        _write(self._path / name, body)
        self.written += 1

    def keep(self, address: str, match: MatchId, stamp: str) -> bool:
        """Leave all files of a match as they are; False where they have to be written."""
        place = f"{address}/match-{match}"
        kept = {
            name: self.before[name] for name in self.before if name.startswith((f"{place}.", f"{place}-"))
        }
        if not kept or self._stamps_before.get(place) != stamp:
            return False
        if not all(self._is_as(name, digest) for name, digest in kept.items()):
            return False
        self.now |= kept
        self._stamps[place] = stamp
        return True

    def stamp(self, address: str, match: MatchId, stamp: str) -> None:
        """All files of a match are written."""
        self._stamps[f"{address}/match-{match}"] = stamp

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

    def _is_as(self, name: str, digest: str) -> bool:
        path = self._path / name
        return path.is_file() and sha256(path.read_bytes()).hexdigest() == digest

    def _write_list(self, names: dict[str, str]) -> None:
        listed = {"files": names, "stamps": self._stamps}
        _write(self._path / LIST, json.dumps(listed, indent=0, sort_keys=True).encode())


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
        program = program_digest()
        for address in addresses:
            async for part in website.parts(address):
                await _put_part(website, folder, address, part, program)
            folder.begin()
        removed = folder.finish()
    except OSError as error:
        raise CannotPublish(f"{path} cannot be written to: {error}") from error
    return Published(addresses, folder.written, len(folder.now) - folder.written, removed)


async def _put_part(website: Website, folder: Folder, address: str, part: Part, program: str) -> None:
    """Write the files of a part; a match that has not changed is not even drawn again."""
    if part.match is None:
        for name in part.names:
            await _put(website, folder, address, name)
        return
    stamp = sha256(f"{program} {part.stamp}".encode()).hexdigest()
    if not folder.keep(address, part.match, stamp):
        async for name in website.names_of_match(address, part.match):
            await _put(website, folder, address, name)
        folder.stamp(address, part.match, stamp)


async def _put(website: Website, folder: Folder, address: str, name: str) -> None:
    document = await website.document(address, name)
    # It may have gone since: another process is using the database.
    if document is not None:
        folder.put(f"{address}/{name}", document.body)


@cache
def program_digest() -> str:
    """Which program this is: another one may write and draw the same match in another way."""
    package = Path(__file__).parents[1]
    digest = sha256()
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(package)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
