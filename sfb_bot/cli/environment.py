"""Settings from the environment or a `.env` file."""

from __future__ import annotations

import argparse
import json
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from sfb_bot.cli.refusal import Refusal, why
from sfb_bot.matches.territory import Territory, read_territory
from sfb_bot.storage.location import Location, read_location

DATABASE: Final = "SFB_DATABASE"
DEFAULT_DATABASE: Final = "data/sfb.sqlite3"
# Where a bot with a database on a server keeps what lies beside a database else: the list of deletions.
FILES: Final = "SFB_FILES"
DEFAULT_FILES: Final = "data"
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
TOKEN: Final = "DISCORD_TOKEN"
# Where service managers and Docker put a secret that shall not stand in the environment.
TOKEN_FILE: Final = "DISCORD_TOKEN_FILE"
WEB: Final = "SFB_WEB"
WEB_HOST: Final = "SFB_WEB_HOST"
WEB_URL: Final = "SFB_WEB_URL"
METRICS: Final = "SFB_METRICS"
METRICS_HOST: Final = "SFB_METRICS_HOST"
BACKUPS: Final = "SFB_BACKUPS"
MOST_BACKUPS: Final = 365
LOG_FORM: Final = "LOG_FORMAT"
PROCESS: Final = "SFB_PROCESS"
SHARDS: Final = "SFB_SHARDS"
AUTO: Final = "auto"
MOST_SHARDS: Final = 16_384
LOG_FORMS: Final = ("text", "json")
LOOPBACK: Final = "127.0.0.1"
MOST_PORT: Final = 65535
# With the address of a server and the name of a page behind it, a link fits into a button.
LONGEST_URL: Final = 300


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host can set; the token is never shown, not even by accident."""

    token: str
    database: Location
    log_level: str
    # The port of the web page, None without one; the address it answers at, and how others reach it.
    web_port: int | None = None
    web_host: str = LOOPBACK
    web_url: str = ""
    # How many daily backups are kept; 0 for none.
    backups: int = 0
    # The port for whoever watches the bot, None without one, and the address it answers at.
    metrics_port: int | None = None
    metrics_host: str = LOOPBACK
    # How lines of the log look: "text" or "json".
    log_form: str = "text"
    # Which of several processes this one is; None for a bot of one.
    process: Territory | None = None
    # How many shards the bot has at Discord, None for as many as Discord advises.
    shards: int | None = 1

    def __repr__(self) -> str:
        return f"Settings(database={self.database}, log_level={self.log_level})"


def read_settings(environment: Mapping[str, str], env_file: Path = Path(".env")) -> Settings:
    """The settings; what is in the environment counts more than the file."""
    given = {**_stored_in(env_file), **environment}
    level = (given.get("LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise Refusal(f"LOG_LEVEL is {level!r}; it must be one of {', '.join(LEVELS)}")
    files = Path(given.get(FILES) or DEFAULT_FILES)
    database = read_location(given.get(DATABASE) or DEFAULT_DATABASE, files)
    web_host = (given.get(WEB_HOST) or LOOPBACK).strip()
    return Settings(
        _token(given),
        database,
        level,
        _port(given, WEB),
        web_host,
        _web_url(given),
        _backups(given),
        _port(given, METRICS),
        (given.get(METRICS_HOST) or LOOPBACK).strip(),
        _log_form(given),
        _process(given),
        read_shards((given.get(SHARDS) or "").strip() or None, SHARDS, is_shared=bool(given.get(PROCESS))),
    )


def files_folder(environment: Mapping[str, str], env_file: Path = Path(".env")) -> Path:
    """Where a bot with a database on a server keeps what lies beside a database else."""
    given = {**_stored_in(env_file), **environment}
    return Path(given.get(FILES) or DEFAULT_FILES)


def read_port(said: str, named: str) -> int:
    """A port; `named` is where it was set."""
    if said.isascii() and said.isdecimal() and int(said) <= MOST_PORT:
        return int(said)
    raise Refusal(f"{named} is {said!r}; it must be a port from 0 to {MOST_PORT}")


def _port(given: Mapping[str, str], name: str) -> int | None:
    said = (given.get(name) or "").strip()
    return read_port(said, name) if said else None


def add_process_argument(parser: argparse.ArgumentParser) -> None:
    """Which of several processes is meant."""
    parser.add_argument(
        "--process",
        metavar="I/N",
        help=f"the I-th of N processes that share the work (default: {PROCESS}, else alone)",
    )


def chosen_process(
    chosen: argparse.Namespace, environment: Mapping[str, str], env_file: Path = Path(".env")
) -> Territory | None:
    """What was typed, else what is set; None for a bot of one process."""
    if chosen.process is not None:
        return read_process(chosen.process, "--process")
    return _process({**_stored_in(env_file), **environment})


def read_process(said: str, named: str) -> Territory:
    """Which of several processes; `named` is where it was set."""
    found = read_territory(said)
    if found is None:
        raise Refusal(f"{named} is {said!r}; it must be like 1/2 for the first of two processes")
    return found


def read_shards(said: str | None, named: str, *, is_shared: bool = False) -> int | None:
    """How many shards, None for as many as Discord advises; that is usual where several share the work."""
    if said is None:
        return None if is_shared else 1
    if said.lower() == AUTO:
        return None
    if said.isascii() and said.isdecimal() and 1 <= int(said) <= MOST_SHARDS:
        return int(said)
    raise Refusal(f"{named} is {said!r}; it must be {AUTO}, or how many shards, 1 to {MOST_SHARDS}")


def _process(given: Mapping[str, str]) -> Territory | None:
    said = (given.get(PROCESS) or "").strip()
    return read_process(said, PROCESS) if said else None


def _backups(given: Mapping[str, str]) -> int:
    said = (given.get(BACKUPS) or "0").strip()
    if said.isascii() and said.isdecimal() and int(said) <= MOST_BACKUPS:
        return int(said)
    raise Refusal(f"{BACKUPS} is {said!r}; it must be how many daily backups to keep, 0 to {MOST_BACKUPS}")


def _log_form(given: Mapping[str, str]) -> str:
    said = (given.get(LOG_FORM) or LOG_FORMS[0]).strip().lower()
    if said not in LOG_FORMS:
        raise Refusal(f"{LOG_FORM} is {said!r}; it must be one of {', '.join(LOG_FORMS)}")
    return said


def _web_url(given: Mapping[str, str]) -> str:
    """How readers reach the web page; posts link there, and Discord shows such links to everybody."""
    said = (given.get(WEB_URL) or "").strip()
    parts = urlsplit(said)
    is_fine = parts.scheme == "https" and bool(parts.hostname) and not (parts.query or parts.fragment)
    if said and (not is_fine or parts.username is not None or len(said) > LONGEST_URL or not said.isascii()):
        raise Refusal(f"{WEB_URL} is {said!r}; it must be an address like https://league.example.org/")
    return said


def existing_database(environment: Mapping[str, str]) -> Location:
    """Where the database is, for commands that can do nothing without one."""
    database = read_settings(environment).database
    try:
        is_missing = database.is_missing()
    except OSError as error:
        raise Refusal(f"{database} cannot be opened: {why(error)}") from error
    if is_missing:
        raise Refusal(f"{database} does not exist")
    return database


def _stored_in(env_file: Path) -> dict[str, str]:
    """What the file says; one that is there but cannot be understood is refused, it may hold the token."""
    text = _text_of(env_file, is_needed=False)
    for binding in parse_stream(StringIO(text)):
        if binding.error:
            line = binding.original.line + _blank_lines(binding.original.string)
            raise Refusal(f"{env_file}: line {line} cannot be understood; write NAME=value")
    found = dotenv_values(stream=StringIO(text))
    return {key: value for key, value in found.items() if value is not None}


def _blank_lines(text: str) -> int:
    """How many empty lines a text begins with."""
    return text[: len(text) - len(text.lstrip())].count("\n")


def _token(given: Mapping[str, str]) -> str:
    token, file = (given.get(TOKEN) or "").strip(), given.get(TOKEN_FILE) or ""
    if token and file:
        raise Refusal(f"both {TOKEN} and {TOKEN_FILE} are set; leave one of them empty")
    if file:
        token = _text_of(Path(file), is_needed=True).strip()
        if not token:
            raise Refusal(f"{file}, the file of {TOKEN_FILE}, is empty")
    if not token.isprintable() or " " in token:
        raise Refusal(f"the token in {TOKEN_FILE if file else TOKEN} has blanks or line breaks inside")
    return token


def _text_of(file: Path, *, is_needed: bool) -> str:
    """A small text file of the host; empty when it is missing and not needed."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        if not is_needed:
            return ""
        raise Refusal(f"{file} cannot be read: {why(error)}") from error
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {why(error)}") from error
    except ValueError as error:
        raise Refusal(f"{file} is not a text in UTF-8; save it as one") from error
    if "\0" in text:
        raise Refusal(f"{file} is not a text in UTF-8; save it as one")
    return text


class JsonLines(logging.Formatter):
    """A message as one line of JSON, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; a traceback is one of its texts."""
        said = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)

    converter = time.gmtime


def start_logging(level: str, form: str = "text") -> None:
    """One line a message on standard error, in words or as JSON.

    The chosen level is for this program alone. What libraries tell in detail is everything that goes through
    them: statements with notes and seeds, requests with hands and the token. They speak up when something is
    wrong.
    """
    least = max(logging.WARNING, logging.getLevelNamesMapping()[level])
    logging.basicConfig(level=least, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if form == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    logging.getLogger("sfb_bot").setLevel(level)
