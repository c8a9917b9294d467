"""Reading about games: an entry by its id, or by what was typed after a command such as `/card`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.game_here import game_at, games_here
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.screens.actions import LookFor, LookUp
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip
from sfb_bot.screens.pages import with_way_back
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.welcome import which_screen

# Name and id of something that can be read about.
Entry = tuple[str, str]
Found = list[tuple[GamePack, list[Entry]]]

MOST_FOUND: Final = MOST_CHOICES


@handles(LookUp)
async def look_up(shell: Shell, who: Person, action: LookUp) -> Show:
    """Something to read, with the way back to where it was opened."""
    found = shell.look_up(action.subject, who.texts)
    return with_way_back(found, action, who.texts) if found else denial_screen("not-found", who.texts)


@handles(LookFor)
async def look_for(shell: Shell, who: Person, action: LookFor) -> Show:
    """What was meant; where several games have it and none of them is played here, which one is asked."""
    typed = action.typed.strip()
    if typed.partition(".")[0] in shell.packs:
        # Picked from the suggestions.
        return await look_up(shell, who, LookUp(typed))
    candidates = await _starts(shell, who, action.command) if not typed else []
    if typed:
        found = await found_in(shell, who, action.command, typed)
        exact = [(pack, _named(entries, typed)) for pack, entries in found if _named(entries, typed)]
        candidates = [(pack, entries[0]) for pack, entries in exact or found]
    at = await game_at(shell, who)
    here = [entry for pack, entry in candidates if pack is at]
    if len(candidates) > 1 and not here:
        return which_screen([(label, LookUp(key)) for label, key in _told_apart(candidates, who)], who.texts)
    chosen = here or [entry for _, entry in candidates]
    return await look_up(shell, who, LookUp(chosen[0][1] if chosen else typed))


def _told_apart(candidates: Sequence[tuple[GamePack, Entry]], who: Person) -> list[Entry]:
    """What each of them is called where games stand side by side; where one begins, by the game alone."""
    titles = [(pack.screens.title(who.texts), entry) for pack, entry in candidates]
    return [(f"{name} · {title}" if name else title, key) for title, (name, key) in titles]


def _named(entries: Sequence[Entry], typed: str) -> list[Entry]:
    return [entry for entry in entries if entry[0].casefold() == typed.casefold()]


async def _starts(shell: Shell, who: Person, command: str) -> list[tuple[GamePack, Entry]]:
    """Where each game begins that has something to read under a command."""
    found: list[tuple[GamePack, Entry]] = []
    for pack in await games_here(shell, who):
        kinds = [kind for kind in pack.lookups if kind.command == command and kind.start]
        found.extend((pack, ("", f"{pack.screens.label}.{kind.start}")) for kind in kinds[:1])
    return found


async def found_in(shell: Shell, who: Person, command: str, typed: str) -> Found:
    """What fits, game by game; games without any are left out."""
    found: Found = []
    for pack in await games_here(shell, who):
        entries: list[Entry] = []
        for kind in pack.lookups:
            if kind.command == command:
                entries.extend(pack.screens.find(kind.kind, typed, who.texts))
        if entries:
            found.append((pack, entries))
    return found


def suggestions(found: Found, who: Person) -> list[Entry]:
    """As many as fit in a list; each game has its share of it, and what others leave. Several are named."""
    share, room = MOST_FOUND // max(1, len(found)), MOST_FOUND
    room -= sum(min(share, len(entries)) for _, entries in found)
    shown: list[Entry] = []
    for pack, entries in found:
        kept = entries[: share + room]
        room -= max(0, len(kept) - share)
        title = pack.screens.title(who.texts)
        shown.extend(kept if len(found) == 1 else [(f"{name} · {title}", key) for name, key in kept])
    return [(clip(name, LONGEST_CHOICE), key) for name, key in shown]
