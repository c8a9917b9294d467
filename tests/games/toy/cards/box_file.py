"""The box of the toy game, read from its file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from sfb_bot.kernel import ContentError, Json
from tests.games.toy.rules.model import Box

FILE = Path(__file__).parent / "box.toml"


def read_box() -> Json:
    """What the file says."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def box_from(document: Json) -> Box:
    """The box a document describes; ContentError where it makes no sense."""
    # Any: a document is checked by the class that takes it.
    values: dict[str, Any] = dict(document)
    try:
        return Box(**values)
    except TypeError as error:
        raise ContentError(FILE.name, "", str(error)) from error
