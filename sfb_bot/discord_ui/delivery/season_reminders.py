"""Words to the players of a pairing: its time runs out, or a time to play it is offered, agreed or near."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Protocol

import discord

from sfb_bot.discord_ui.components import private_message, public_message
from sfb_bot.discord_ui.delivery.places import Places
from sfb_bot.discord_ui.delivery.posts import nonce, row_nonce
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.season_show import SeasonShow
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.notices import PairingDue, TimeAgreed, TimeNotice, TimeOffered, TimeSoon
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import OutboxRow, UserId
from sfb_bot.screens.league.rounds import reminder_directly, reminder_in_thread
from sfb_bot.screens.league.times import agreed_post, offered_post, soon_directly, soon_post
from sfb_bot.screens.league.values import SeasonFacts
from sfb_bot.screens.values import PrivateScreen


class _Directly(Protocol):
    """Makes a word about a season for one person."""

    def __call__(self, facts: SeasonFacts, *, texts: Texts) -> PrivateScreen: ...


class SeasonReminders:
    """To everybody the way they like it: by direct message, or where the game is."""

    def __init__(self, shell: Shell, places: Places, sent: SentBefore) -> None:
        self._shell = shell
        self._places = places
        self._sent = sent
        self._store = shell.app.store

    async def due(self, view: SeasonView, row: OutboxRow, reminder: PairingDue) -> None:
        """To everybody the way they like it; not if the pairing was decided meanwhile."""
        line = view.line(reminder.pairing)
        if line.state.decided or view.record.status != "running":
            return
        texts = await self._shell.public_texts(view.record.guild)
        facts = SeasonShow(self._shell, view, texts).facts()
        match = line.match
        channel = (await self._places.record(match)).channel if match is not None else 0
        due = line.record.due
        here: list[UserId] = []
        for user in reminder.users:
            make = partial(reminder_directly, due=due, channel=channel)
            if not await self._directly(user, view, make, row):
                here.append(user)
        if here:
            waiting = tuple(user for user in reminder.waiting if user)
            screen = reminder_in_thread(facts, due, tuple(here), waiting, match, texts)
            message = await public_message(screen, self._shell.images, texts)
            place = await self._places.find(channel or view.record.channel)
            await self._sent.post(place, message, screen, row)

    async def time(self, view: SeasonView, row: OutboxRow, notice: TimeNotice) -> None:
        """A word about when a pairing is played, where its game is; not if that has changed meanwhile."""
        line = view.line(notice.pairing)
        known = line.record.offered_time if isinstance(notice, TimeOffered) else line.record.match_time
        if known != notice.at or line.state.decided or view.record.status != "running":
            return
        texts = await self._shell.public_texts(view.record.guild)
        show, match = SeasonShow(self._shell, view, texts), line.match
        channel = (await self._places.record(match)).channel if match is not None else 0
        pairing = show.pairing(line)
        if isinstance(notice, TimeOffered):
            screen = offered_post(view.record.id, pairing, notice.entrant, notice.at, texts)
        elif isinstance(notice, TimeAgreed):
            screen = agreed_post(pairing, notice.entrant, notice.at, texts)
        else:
            assert isinstance(notice, TimeSoon)
            make = partial(soon_directly, at=notice.at, channel=channel)
            here = [user for user in notice.users if not await self._directly(user, view, make, row)]
            if not here:
                return
            screen = soon_post(match, tuple(here), notice.at, texts)
        message = await public_message(screen, self._shell.images, texts)
        await self._sent.post(await self._places.find(channel or view.record.channel), message, screen, row)

    async def _directly(self, user: UserId, view: SeasonView, make: _Directly, row: OutboxRow) -> bool:
        """Whether somebody was reminded by direct message."""
        likes = await self._store.preferences(user)
        if likes.reminders != "dm" or likes.dm_refused:
            return False
        texts = await self._shell.texts_of(user, view.record.guild)
        screen = make(SeasonShow(self._shell, view, texts).facts(), texts=texts)
        message = await private_message(screen, self._shell.images, texts)
        try:
            await self._sent.tell(user, message, row, nonce(row_nonce(row), user))
        except discord.Forbidden:
            await self._store.save_preferences(replace(likes, dm_refused=True))
            return False
        return True
