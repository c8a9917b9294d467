"""How often people may be asked: by one person, of one person, in one server.

What was agreed to does not count, so friends may play and take back as often as they like.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from sfb_bot.matches.lobby_records import LobbyRecord, Ping
from sfb_bot.matches.records import GuildId, MatchStatus, Moment, UserId
from sfb_bot.matches.refusals import TooMany

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE

# Invitations and open tables that wait at the same time.
MOST_OPEN_TO_ONE: Final = 2
MOST_OPEN_OF_HOST: Final = 5
MOST_OPEN_FOR_TARGET: Final = 10
MOST_OPEN_IN_SERVER: Final = 60
# Those made within an hour and not accepted.
MOST_TO_ONE: Final = 3
MOST_BY_HOST: Final = 8
MOST_FOR_TARGET: Final = 12
MOST_IN_SERVER: Final = 60
# Matches against computers alone: at the same time, and begun within an hour.
MOST_SOLO: Final = 5
MOST_SOLO_LATELY: Final = 12
# A draw, an undo or a concession: once a turn, or again after a pause; and never without end.
PAUSE: Final = 10 * MINUTE
MOST_REQUESTS: Final = 6


def refuse_too_many_invitations(
    guild: GuildId,
    host: UserId,
    targets: Collection[UserId],
    open_tables: Sequence[LobbyRecord],
    pings: Sequence[Ping],
    now: Moment,
) -> None:
    """TooMany when a host may not invite these people now; `pings` are those of the last hour."""
    own = [table for table in open_tables if table.host == host]
    made = [ping for ping in pings if ping.what == "invitation"]
    by_host = [ping for ping in made if ping.asker == host]
    for target in targets:
        waiting = [table for table in open_tables if _is_invited(target, table)]
        of_host = [table for table in waiting if table.host == host]
        _refuse_open("pair", of_host, MOST_OPEN_TO_ONE, target)
        _refuse_often("pair", [p for p in by_host if p.target == target], MOST_TO_ONE, now, target)
        _refuse_open("asked", waiting, MOST_OPEN_FOR_TARGET, target)
        _refuse_often("asked", [p for p in pings if p.target == target], MOST_FOR_TARGET, now, target)
    _refuse_open("host", own, MOST_OPEN_OF_HOST)
    _refuse_often("host", _one_of_each_table(by_host), MOST_BY_HOST, now)
    _refuse_open("server", [table for table in open_tables if table.guild == guild], MOST_OPEN_IN_SERVER)
    here = [ping for ping in made if ping.guild == guild]
    _refuse_often("server", _one_of_each_table(here), MOST_IN_SERVER, now)


def refuse_too_many_solo(begun: Sequence[tuple[Moment, MatchStatus]], now: Moment) -> None:
    """TooMany for somebody with enough matches against computers: under way, or begun within an hour."""
    live = [at for at, status in begun if status != "over"]
    if len(live) >= MOST_SOLO:
        raise TooMany("so many matches against computers are under way", rule="solo-open", count=MOST_SOLO)
    lately = sorted(at for at, _ in begun if at > now - HOUR)
    if len(lately) >= MOST_SOLO_LATELY:
        until = lately[-MOST_SOLO_LATELY] + HOUR
        raise TooMany("so many matches against computers were begun", rule="solo", until=until)


def refuse_too_many_requests(before: Sequence[Ping], what: str, turn: int, now: Moment) -> None:
    """TooMany for somebody who asks too soon again; `before` is what they asked in this match lately."""
    same = [ping for ping in before if ping.what == what]
    last = max((ping.at for ping in same), default=None)
    if last is not None and now < last + PAUSE and any(p.turn == turn for p in same if p.at == last):
        raise TooMany("that was asked a moment ago", rule="again", until=last + PAUSE)
    asked = sorted({(ping.at, ping.turn, ping.what) for ping in before if ping.at > now - HOUR})
    if len(asked) >= MOST_REQUESTS:
        raise TooMany("that was asked too often", rule="requests", until=asked[-MOST_REQUESTS][0] + HOUR)


def _is_invited(user: UserId, table: LobbyRecord) -> bool:
    return any(place.user == user and not place.is_in for place in table.seats)


def _one_of_each_table(pings: Iterable[Ping]) -> list[Ping]:
    """An invitation of several people is one."""
    return list({ping.lobby: ping for ping in pings}.values())


def _refuse_open(rule: str, tables: Sequence[LobbyRecord], most: int, target: UserId | None = None) -> None:
    if len(tables) >= most:
        first = min(table.expires_at for table in tables)
        raise TooMany(
            "so many invitations wait already",
            rule=f"{rule}-open",
            until=first,
            count=most,
            player=target or 0,
        )


def _refuse_often(
    rule: str, pings: Sequence[Ping], most: int, now: Moment, target: UserId | None = None
) -> None:
    lately = sorted(ping.at for ping in pings if ping.at > now - HOUR)
    if len(lately) >= most:
        raise TooMany(
            "so many invitations were made lately", rule=rule, until=lately[-most] + HOUR, player=target or 0
        )
