"""Matches as a campaign sees them in the database, besides their journals."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sfb_bot.screens.game import People
from tests.campaigns.stores import Look


@dataclass(frozen=True)
class MatchRow:
    """What is stored of a match besides its journal."""

    id: int
    game: str
    guild: int
    channel: int
    status: str
    setup: Any
    seed: str
    seq: int
    ask_no: int
    told_seq: int
    ledger: int | None
    opening: list[Any]
    users: tuple[int, ...]
    sides: tuple[int, ...]

    @property
    def people(self) -> People:
        return People(self.users, self.sides)


def match_rows(look: Look) -> list[MatchRow]:
    """Every stored match."""
    rows = look.execute(
        "SELECT id, game, guild, channel, status, setup, seed, seq, ask_no, told_seq, ledger, opening"
        " FROM match ORDER BY id"
    ).fetchall()
    seats: dict[int, list[tuple[int, int]]] = {}
    for match, user, side in look.execute("SELECT match, user, side FROM seat ORDER BY match, seat"):
        seats.setdefault(match, []).append((user, side))
    found: list[MatchRow] = []
    for id_, game, guild, channel, status, setup, seed, seq, ask_no, told_seq, ledger, opening in rows:
        users, sides = zip(*seats[id_], strict=True)
        found.append(
            MatchRow(
                id_,
                game,
                guild,
                channel,
                status,
                json.loads(setup),
                seed,
                seq,
                ask_no,
                told_seq,
                ledger,
                json.loads(opening),
                users,
                sides,
            )
        )
    return found
