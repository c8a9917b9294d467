"""From what a host asks for to an invitation; its public post follows by itself."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

from discord import ui

from sfb_bot.discord_ui.actions.handlers import Show, handles, opens_form
from sfb_bot.discord_ui.members import members_of
from sfb_bot.discord_ui.permissions import can_have_threads, refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_span
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Seat
from sfb_bot.matches.computer_players import USUAL_LEVEL, one_more
from sfb_bot.matches.lobby import First, Proposal
from sfb_bot.matches.paces import PACES, SOLO, custom_pace, pace_without_windows
from sfb_bot.matches.records import GuildId, Pace, UserId
from sfb_bot.matches.refusals import BadPace, NotInvited
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.start_actions import (
    AskForPace,
    Place,
    StartAtPace,
    StartMatch,
    StartWithTimes,
    Whom,
    seat_names,
)

_FORM_FIELDS: Final = {"turn": "24h", "window": "12h", "bank": "3d"}
_WINDOW: Final = "window"
# Seen from the host, who typed the command.
HOST: Final = Seat(0)
_FIRST: Final[dict[str, First]] = {"random": "random", "me": "host", "them": "guest"}


@handles(StartMatch)
async def start_match(shell: Shell, who: Person, action: StartMatch) -> Show:
    """Invite people, or open a table for anybody, at a pace that has a name."""
    return await _propose(shell, who, action, PACES[action.pace] if action.pace else None)


@opens_form(AskForPace)
async def ask_for_pace(shell: Shell, who: Person, action: AskForPace) -> ui.Modal:
    """The form for times of one's own; what else was asked for is kept until it is sent."""
    if who.guild:
        _where(who, action.start)
    asked = who.press
    await shell.app.store.save_note(_note_of(who.user), json.dumps([asked, action.start.stored()]))
    form = ui.Modal(title=who.texts.say("modal-pace"), custom_id=StartAtPace(asked).menu_id())
    for name, example in _form_fields(shell, action.start).items():
        # Any: the field belongs to no view of the library's own.
        field: ui.TextInput[Any] = ui.TextInput(default=example, max_length=8, custom_id=name)
        form.add_item(ui.Label(text=who.texts.say(f"modal-pace-{name}"), component=field))
    return form


@handles(StartAtPace)
async def start_at_pace(shell: Shell, who: Person, action: StartAtPace) -> Show:
    """The same with the times of the form."""
    note = await shell.app.store.note(_note_of(who.user))
    asked, start = json.loads(note) if note else ("", None)
    if start is None or asked != action.asked:
        return denial_screen("unknown", who.texts)
    return await start_with_times(shell, who, StartWithTimes(StartMatch.read(start), action.times))


@handles(StartWithTimes)
async def start_with_times(shell: Shell, who: Person, action: StartWithTimes) -> Show:
    """Invite people at the times that were typed; BadPace for what is no time."""
    pace = _typed_pace(_form_fields(shell, action.start), action.times)
    await _refuse_who_cannot_play(who, action.start)
    return await _propose(shell, who, action.start, pace)


def _typed_pace(fields: Collection[str], typed: Sequence[str]) -> Pace:
    spans = [parse_span(each) for each in typed]
    known = [span for span in spans if span is not None]
    has_all = len(known) == len(fields) == len(spans)
    if _WINDOW not in fields:
        if not has_all:
            raise BadPace("that is no time", rule="no-window")
        return pace_without_windows(*known)
    if not has_all:
        raise BadPace("that is no time", rule="pace")
    return custom_pace(*known)


def _form_fields(shell: Shell, start: StartMatch) -> dict[str, str]:
    """The times that matter in a game, each with an example: nobody needs one for what is never asked."""
    has_windows = shell.packs[start.game].rules.has_windows
    return {name: example for name, example in _FORM_FIELDS.items() if has_windows or name != _WINDOW}


async def _refuse_who_cannot_play(who: Person, start: StartMatch) -> None:
    """NotInvited for bots and strangers: what a form sends back may have been made up."""
    server = who.interaction.guild
    users = [whom.user for whom in start.invited if not whom.is_me]
    found = await members_of(server, users) if server is not None and users else {}
    for user in users:
        if user not in found:
            raise NotInvited("that user is not in this server", rule="stranger")
        if found[user].bot:
            raise NotInvited("a bot cannot play", rule="bot")


def _note_of(user: UserId) -> str:
    return f"start/{user}"


async def _propose(shell: Shell, who: Person, start: StartMatch, pace: Pace | None) -> Show:
    if not who.guild or not who.channel:
        return denial_screen("guild-only", who.texts)
    pack = shell.packs[start.game]
    if not shell.is_played(pack, who.server):
        return denial_screen("game-off", who.texts, game=pack.screens.title(who.texts))
    where, invited = _where(who, start), _invited(pack, start)
    others = len(seat_names(pack.setup.mode(start.mode)))
    is_solo = sum(user is not None and user < 0 for user in invited) == others
    setup = pack.setup.setup(start.mode, dict(start.choices))
    if start.team:
        setup = pack.setup.with_presets(setup, {HOST: start.team})
    proposal = Proposal(
        guild=GuildId(who.guild),
        channel=who.channel,
        host=who.user,
        game=pack.name,
        setup=setup,
        pace=pace or (SOLO if is_solo else PACES[who.server.pace]),
        first=_FIRST[start.first] if len(pack.setup.mode(start.mode).sides) == 2 else "random",
        where=where,
        invited=invited,
        hints=_has_hints(pack, who, start, is_solo=is_solo),
    )
    await shell.app.lobby.propose(proposal, who.press)
    return notice_screen("solo" if is_solo else "invited", who.texts)


def _has_hints(pack: GamePack, who: Person, start: StartMatch, *, is_solo: bool) -> bool:
    """Whether players may ask for hints: as the host says, else where they play alone and for no rating."""
    if start.hints:
        return start.hints == "on"
    return is_solo and pack.computer is not None and not who.server.rates_computers


def _where(who: Person, start: StartMatch) -> Place:
    """Where the match would be played; CannotPost where it could not even be invited to.

    Inside a thread, or beside a voice channel, there are no threads: there it is played in the place itself.
    """
    where = start.where if can_have_threads(who.interaction.channel) else "here"
    refuse_silence(who, who.channel, "threads" if where == "thread" else "post")
    return where


def _invited(pack: GamePack, start: StartMatch) -> tuple[UserId | None, ...]:
    """Who sits in the seats after the host's, None where anybody may; NotInvited for who cannot be.

    The bot itself is a computer player there.
    """
    seats = seat_names(pack.setup.mode(start.mode))
    named: dict[str, Whom] = {whom.seat: whom for whom in start.invited}
    if any(whom.is_bot and not whom.is_me for whom in named.values()):
        raise NotInvited("a bot cannot play", rule="bot")
    if not named.keys() <= set(seats):
        raise NotInvited("fewer people play in this mode", rule="too-many-named")
    last = max((seats.index(seat) for seat in named), default=-1)
    users: list[UserId | None] = []
    for whom in map(named.get, seats[: last + 1]):
        if whom is not None and whom.is_me:
            users.append(one_more(start.level or USUAL_LEVEL, users).user)
        else:
            users.append(whom.user if whom is not None else None)
    return tuple(users)
