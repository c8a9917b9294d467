"""What the pages are called. A server's pages lie side by side, so links between them need no address.

`ADDRESS/index.html`, `ADDRESS/season-3.html`, `ADDRESS/season-3-round-2.html`, `ADDRESS/match-17.html`,
`ADDRESS/match-17-4.html` and the pictures beside them: the same when they are served and as files.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sfb_bot.matches.records import MatchId, SeasonId

INDEX: Final = "index.html"
STYLE: Final = "style.css"
ICON: Final = "icon.svg"
# Pictures as drawings are encoded.
FORMATS: Final = ("webp", "png", "gif")
# 128 bits: nobody finds a server's page by trying.
_LETTERS: Final = 16

ADDRESS: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
_NUMBER: Final = r"([1-9][0-9]{0,17})"
_SEASON: Final = re.compile(rf"season-{_NUMBER}\.html")
_ROUND: Final = re.compile(rf"season-{_NUMBER}-round-{_NUMBER}\.html")
_BRACKET: Final = re.compile(rf"season-{_NUMBER}-bracket-{_NUMBER}\.({'|'.join(FORMATS)})")
_MATCH: Final = re.compile(rf"match-{_NUMBER}\.html")
_STEP: Final = re.compile(rf"match-{_NUMBER}-{_NUMBER}\.html")
_SCENE: Final = re.compile(rf"match-{_NUMBER}-{_NUMBER}\.({'|'.join(FORMATS)})")

Kind: TypeAlias = Literal["index", "season", "round", "bracket", "match", "step", "scene"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a name of a file asks for: `number` is a season or match, `part` a round, a step or a picture."""

    kind: Kind
    number: int = 0
    part: int = 0
    format: str = ""


def new_address() -> str:
    """The address of a server's pages, which nobody can guess."""
    return secrets.token_urlsafe(_LETTERS)


def wanted(name: str) -> Wanted | None:
    """What a file of a server's pages is; None for a name that no page has."""
    if name == INDEX:
        return Wanted("index")
    patterns: tuple[tuple[Kind, re.Pattern[str]], ...] = (
        ("season", _SEASON),
        ("round", _ROUND),
        ("bracket", _BRACKET),
        ("match", _MATCH),
        ("step", _STEP),
        ("scene", _SCENE),
    )
    for kind, pattern in patterns:
        if found := pattern.fullmatch(name):
            groups = [*found.groups(""), "", ""]
            return Wanted(kind, int(groups[0]), int(groups[1] or 0), groups[2])
    return None


def season_file(season: SeasonId) -> str:
    """The page of a season."""
    return f"season-{season}.html"


def round_file(season: SeasonId, number: int) -> str:
    """The page of a round."""
    return f"season-{season}-round-{number}.html"


def bracket_file(season: SeasonId, part: int, form: str) -> str:
    """A picture of a bracket; `part` counts from 1."""
    return f"season-{season}-bracket-{part}.{form}"


def match_file(match: MatchId) -> str:
    """The page of a match."""
    return f"match-{match}.html"


def step_file(match: MatchId, step: int) -> str:
    """A moment of a match; they count from 1."""
    return f"match-{match}-{step}.html"


def scene_file(match: MatchId, step: int, form: str) -> str:
    """The picture of that moment."""
    return f"match-{match}-{step}.{form}"


def server_url(base: str, address: str) -> str:
    """Where a server's pages are, for somebody outside; empty where that is not known."""
    return f"{base.rstrip('/')}/{address}/" if base and address else ""


def season_url(base: str, address: str, season: SeasonId) -> str:
    """Where a season's page is, for somebody outside; empty where that is not known."""
    url = server_url(base, address)
    return f"{url}{season_file(season)}" if url else ""
