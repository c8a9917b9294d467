"""Which game somebody means who names none: that of the match played here, else what the server plays."""

from __future__ import annotations

from collections.abc import Callable

from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack


def _any_game(pack: GamePack) -> bool:
    return bool(pack.name)


async def game_at(shell: Shell, who: Person) -> GamePack | None:
    """The game of the match in this very channel or thread; None where there is none."""
    if len(shell.packs) == 1:
        return None
    record = await shell.app.store.match_in(who.channel)
    return shell.packs.get(record.game) if record is not None else None


async def games_here(
    shell: Shell, who: Person, fits: Callable[[GamePack], bool] = _any_game
) -> list[GamePack]:
    """The games of the server that fit, the one that is played in this place before all others."""
    at = await game_at(shell, who)
    found = [pack for pack in shell.played(who.server) if fits(pack)]
    return [at, *(pack for pack in found if pack is not at)] if at is not None and fits(at) else found


async def game_meant(
    shell: Shell, who: Person, named: str = "", fits: Callable[[GamePack], bool] = _any_game
) -> GamePack:
    """The game that was named, else the first one here that fits, else the one people are offered first."""
    if named in shell.packs:
        return shell.packs[named]
    here = await games_here(shell, who, fits)
    return next(iter([*here, *filter(fits, shell.packs.values())]), shell.usual)
