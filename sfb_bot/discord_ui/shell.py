"""What every part of the Discord room works with: the application, the games' screens, pictures, texts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import discord

from sfb_bot.application import Application
from sfb_bot.discord_ui.cautioned import Cautioned
from sfb_bot.discord_ui.clicks import Clicks
from sfb_bot.discord_ui.components import Images
from sfb_bot.discord_ui.cooldowns import Cooldowns
from sfb_bot.discord_ui.errands import Errands
from sfb_bot.discord_ui.lowest import Lowest
from sfb_bot.discord_ui.names import NameBook
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.spoken import Spoken
from sfb_bot.discord_ui.waiting import Waiting
from sfb_bot.games.editions import Editions
from sfb_bot.games.pack import AnyGame, GamePack
from sfb_bot.kernel import PlayerError
from sfb_bot.locale import DEFAULT_LANGUAGE, Texts, complete_language
from sfb_bot.matches.looks import Look
from sfb_bot.matches.meter import Meter, NoMeter
from sfb_bot.matches.people import GuildSettings, Preferences
from sfb_bot.matches.records import GuildId, MatchId, MatchRecord, UserId
from sfb_bot.screens.game import People
from sfb_bot.screens.hint import HintState
from sfb_bot.screens.ledger import listed
from sfb_bot.screens.notices import Check
from sfb_bot.screens.panel import Desk
from sfb_bot.screens.player_names import players_named
from sfb_bot.screens.refusals import refusal_screen
from sfb_bot.screens.values import PrivateScreen


class Health(Protocol):
    """Finds out how the host's machine is; some of it is told to the host alone."""

    def __call__(self, *, is_host: bool) -> Awaitable[list[Check]]:
        """What is well and what is not."""
        ...


@dataclass(frozen=True, slots=True)
class Shell:
    """The application and everything it is shown with; `editions` are the games."""

    app: Application
    editions: Editions
    images: Images
    health: Health
    names: NameBook = field(default_factory=NameBook)
    clicks: Clicks = field(default_factory=Clicks)
    cautioned: Cautioned = field(default_factory=Cautioned)
    cooldowns: Cooldowns = field(default_factory=Cooldowns)
    lowest: Lowest = field(default_factory=Lowest)
    waiting: Waiting = field(default_factory=Waiting)
    spoken: Spoken = field(default_factory=Spoken)
    meter: Meter = field(default_factory=NoMeter)
    errands: Errands = field(default_factory=Errands)
    # One setting is changed at a time: read, changed and stored, before the next is read.
    settings_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Where the web pages are, for somebody outside; empty where the host has not said so.
    web_url: str = ""
    # Something has changed that web pages show and only Discord knows.
    web_changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def packs(self) -> Mapping[str, GamePack]:
        """The games by name, in their newest edition."""
        return self.editions.packs

    @property
    def usual(self) -> GamePack:
        """The game people are offered first."""
        return next(iter(self.packs.values()))

    def is_played(self, pack: GamePack, server: GuildSettings) -> bool:
        """Whether a server plays a game; one that has chosen none plays them all."""
        chosen = [name for name in server.games if name in self.packs]
        return not chosen or pack.name in chosen

    def offered(self, server: GuildSettings) -> GamePack:
        """The game people of a server are offered first."""
        return next(iter(self.played(server)), self.usual)

    def played(self, server: GuildSettings) -> list[GamePack]:
        """The games a server plays."""
        return [pack for pack in self.packs.values() if self.is_played(pack, server)]

    def look_up(self, subject: str, texts: Texts) -> PrivateScreen | None:
        """What can be read about an id of any game in any edition; None for an unknown one."""
        pack = self.editions.labelled(subject.partition(".")[0])
        return pack.screens.look_up(subject, texts) if pack is not None else None

    def screens(self, record: MatchRecord) -> AnyGame:
        """The screens of the game a match is of, in the edition it is played with."""
        return self.pack_of(record).screens

    def pack_of(self, record: MatchRecord) -> GamePack:
        """The game a match is of, in the edition it is played with."""
        return self.editions.pack_for(record.game, record.edition)

    async def person(self, interaction: discord.Interaction) -> Person:
        """Who did something, and how they read: as they have set it, else as Discord or the server has."""
        guild = GuildId(interaction.guild_id or 0)
        mine, server = await self.app.store.reader(UserId(interaction.user.id), guild)
        self.spoken.note_person(mine)
        language = self.spoken.of_person(mine, server, interaction.locale.value)
        return Person(interaction, mine, server, _texts(language, mine, server))

    async def note_language(self, who: Person) -> Person:
        """Remember what somebody's Discord speaks, for what is said to them when they press nothing.

        Once for each press, before anything comes of it: whoever asks to be forgotten stays forgotten.
        """
        now = complete_language(who.interaction.locale.value)
        if not self.spoken.is_news(who.preferences, now):
            return who
        await self.app.store.note_discord_language(who.user, now)
        return replace(who, preferences=replace(who.preferences, discord_language=now))

    def quick_texts(self, interaction: discord.Interaction) -> Texts:
        """For somebody whose settings have not been looked up yet, as far as they are known."""
        chosen = self.spoken.chosen_by(UserId(interaction.user.id))
        return Texts(chosen or complete_language(interaction.locale.value) or DEFAULT_LANGUAGE)

    async def texts_for(self, interaction: discord.Interaction) -> Texts:
        """For the person: as they have set it, else in their Discord's language, else as the server has."""
        return (await self.person(interaction)).texts

    async def refusal(
        self, error: PlayerError, texts: Texts, match: MatchId | None = None, game: str = ""
    ) -> PrivateScreen:
        """A polite refusal with the rule behind it, and the way to the match it is about.

        The rule is one of the match's game, else of the game it is about, if there is one.
        """
        screens = self.packs.get(game, self.usual).screens
        record = await self.app.cache.record(match) if match is not None and len(self.packs) > 1 else None
        if record is not None and record.game in self.packs:
            screens = self.packs[record.game].screens
        return refusal_screen(screens, error, texts, match=match)

    async def texts_of(self, user: UserId, guild: GuildId) -> Texts:
        """For somebody who did not just press anything: as they have set it, else as Discord last said."""
        mine, server = await self.app.store.reader(user, guild)
        return _texts(self.spoken.of_person(mine, server), mine, server)

    async def public_texts(self, guild: GuildId) -> Texts:
        """For a server's public posts: as its organisers have set it, else in its language on Discord."""
        settings = await self.app.store.guild_settings(guild)
        language = self.spoken.of_server(settings)
        return Texts(language, theme=settings.theme, orientation=settings.orientation)


def _texts(language: str, mine: Preferences, server: GuildSettings) -> Texts:
    """Texts in a language, with pictures as somebody has set them, else as the server has."""
    return Texts(
        language,
        theme=mine.theme or server.theme,
        orientation=mine.orientation or server.orientation,
    )


def people_in(record: MatchRecord) -> People:
    """Who sits where."""
    return People(tuple(seat.user for seat in record.seats), tuple(seat.side for seat in record.seats))


def desk_for(shell: Shell, look: Look, hint: HintState = "offered", missed: str = "") -> Desk:
    """What the private panel of a look needs to know; `hint` is how a hint stands, where there are any.

    `missed` tells what happened since its player last looked.
    """
    off_turn = look.seat is not None and look.seat in look.off_turn
    hints, record = shell.app.hints, look.record
    user = record.seats[look.seat].user if look.seat is not None else None
    is_hinted = user is not None and look.question is not None and hints.are_given_in(record)
    advice = hints.given(record.id, user, record.ask_no) if user is not None else None
    return Desk(
        match=look.record.id,
        ask_no=look.record.ask_no,
        can_undo=look.can_undo > 0,
        deadline=(look.answer_by or 0) if off_turn else 0,
        held=look.held,
        has_partner=bool(partners_of(look)),
        team_note=look.team_note,
        hint=hint if is_hinted else "none",
        advice=advice if is_hinted else None,
        is_preparing=look.is_preparing,
        missed=missed,
    )


def called(users: Sequence[int], texts: Texts) -> str:
    """People in a sentence; a person who asked to be forgotten is called a deleted player."""
    return listed(players_named(users, texts), texts)


def partners_of(look: Look) -> tuple[int, ...]:
    """The other users on the same side."""
    if look.seat is None:
        return ()
    return tuple(look.record.seats[partner].user for partner in look.record.partners(look.seat))
