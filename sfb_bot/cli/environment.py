"""Settings from the environment or a `.env` file."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

from sfb_bot.cli.refusal import Refusal

DEFAULT_DATABASE: Final = "data/sfb.sqlite3"
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host can set; the token is never shown, not even by accident."""

    token: str
    database: Path
    log_level: str

    def __repr__(self) -> str:
        return f"Settings(database={self.database}, log_level={self.log_level})"


def read_settings(environment: Mapping[str, str], env_file: Path = Path(".env")) -> Settings:
    """The settings; what is in the environment counts more than the file."""
    stored = {key: value for key, value in dotenv_values(env_file).items() if value is not None}
    given = {**stored, **environment}
    level = (given.get("LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise Refusal(f"LOG_LEVEL is {level!r}; it must be one of {', '.join(LEVELS)}")
    database = Path(given.get("SFB_DATABASE") or DEFAULT_DATABASE)
    return Settings((given.get("DISCORD_TOKEN") or "").strip(), database, level)


def start_logging(level: str) -> None:
    """One line a message on standard error; discord.py only speaks up when something is wrong."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
