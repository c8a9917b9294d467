"""Looking back at a match: moment by moment, or all of it as an animation."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sfb_bot.discord_ui.actions.handlers import Illustrated, Show, handles
from sfb_bot.discord_ui.components import audience_for
from sfb_bot.discord_ui.delivery.films import animation_of
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell, people_in
from sfb_bot.drawing.pictures import Frame, StudioFull
from sfb_bot.matches.records import MatchId, MatchRecord
from sfb_bot.matches.refusals import NoSuchMatch, TooMany
from sfb_bot.screens.actions import ShowReplay, WatchReplay
from sfb_bot.screens.replay import Album, replay_screen, wanted_place, watch_screen

# When somebody may try again whose animation would have had to wait for too many others.
PAUSE_WHEN_FULL: Final = 60


@handles(ShowReplay)
async def show_replay(shell: Shell, who: Person, action: ShowReplay) -> Show:
    """The wanted moment, for whoever can see where the match is played; players see their own view."""
    match = action.match
    record = await _record(shell, match)
    is_over = record.status == "over"
    if action.move == "open":
        action = replace(action, move="first" if is_over else "last")
    scenes = await shell.app.replays.scenes(match)
    place = wanted_place([scene.seq for scene in scenes], action)
    is_own = action.whose == "own"
    own = await shell.app.replays.own_view(match, who.user, scenes[place]) if is_own else None
    is_player = any(seat.user == who.user for seat in record.seats)
    album = Album(match, people_in(record), scenes, has_own=is_player and is_over)
    screen = replay_screen(shell.screens(record), album, place, who.texts, own)
    return shell.names.in_private(screen, record, who.texts)


@handles(WatchReplay)
async def watch_replay(shell: Shell, who: Person, action: WatchReplay) -> Show:
    """The animation, or a word that there is nothing to draw yet."""
    record = await _record(shell, action.match)
    film = await shell.app.replays.film(action.match)
    frames = tuple(Frame(view, events) for view, events in film.actions)
    wanted = animation_of(shell, record, film.key, frames)
    try:
        drawn = await shell.images.animate(wanted, shell.names.of(record, who.texts), audience_for(who.texts))
    except StudioFull as error:
        until = shell.app.clock.now() + PAUSE_WHEN_FULL
        raise TooMany("many animations are being drawn", rule="costly", until=until) from error
    screen = watch_screen(action, who.texts, is_drawn=drawn is not None)
    return Illustrated(screen, drawn, "replay") if drawn is not None else screen


async def _record(shell: Shell, match: MatchId) -> MatchRecord:
    record = await shell.app.store.match_record(match)
    if record is None:
        raise NoSuchMatch("there is no such match", rule="match", match=match)
    return record
