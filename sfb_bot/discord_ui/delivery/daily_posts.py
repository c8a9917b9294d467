"""The post of a server's daily puzzle: made once, then edited as people solve it."""

from __future__ import annotations

from dataclasses import replace

import discord

from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.delivery.places import Places
from sfb_bot.discord_ui.delivery.posts import has_button, nonce
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import TableError
from sfb_bot.locale import Texts
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import GuildId, MessageId, OutboxRow
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.daily import day_of
from sfb_bot.practice.records import DailyPuzzle
from sfb_bot.screens.practice import ExerciseShown, daily_screen
from sfb_bot.screens.practice_actions import ShowExercise
from sfb_bot.screens.values import PublicScreen


class DailyPosts:
    """Shows the rows of daily puzzles."""

    def __init__(self, shell: Shell, places: Places, sent: SentBefore) -> None:
        self._shell = shell
        self._store = shell.app.store
        self._places = places
        self._sent = sent

    async def of(self, row: OutboxRow) -> DailyPuzzle:
        """What a row is about; Undeliverable when that is not stored."""
        found = await self._store.daily(row.guild or GuildId(0), int(row.body["day"]))
        if found is None:
            raise Undeliverable("the puzzle of that day is not stored")
        return found

    async def show(self, row: OutboxRow) -> None:
        """Make the post, or bring it up to date."""
        daily = await self.of(row)
        if daily.message is None and daily.day < day_of(self._shell.app.clock.machine.now()):
            raise Undeliverable("its day is over")
        place = await self._places.find(daily.channel)
        if daily.message is None and self._sent.is_possible(row):
            # The run before this one may have posted it and got no further.
            wanted = ShowExercise(daily.game, daily.exercise)
            before = await self._sent.find(place, lambda found: has_button(found, wanted))
            if before is not None:
                daily = await self._noted(daily, before)
        texts = await self._shell.public_texts(daily.guild)
        screen = await self._screen(daily, texts)
        message = await public_message(screen, self._shell.images, texts)
        if daily.message is None:
            named = nonce("daily", daily.guild, daily.day)
            await self._noted(daily, await self._sent.send(place, message, screen, row, named))
        else:
            await place.get_partial_message(daily.message).edit(
                view=message.view,
                attachments=message.files,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def _noted(self, daily: DailyPuzzle, post: discord.Message) -> DailyPuzzle:
        await self._store.note_daily_message(daily.guild, daily.day, MessageId(post.id))
        return replace(daily, message=MessageId(post.id))

    async def _screen(self, daily: DailyPuzzle, texts: Texts) -> PublicScreen:
        training = self._shell.app.training
        try:
            practice, exercise = training.practice(daily.game), training.exercise(daily.game, daily.exercise)
            attempt = Attempt(practice, exercise)
        except TableError as error:
            raise Undeliverable(f"the puzzle is there no more: {error}") from error
        rules, run = practice.rules, attempt.run
        shown = ExerciseShown(
            game=daily.game,
            exercise=exercise,
            number=0,
            place=practice.puzzles.index(exercise) + 1,
            count=len(practice.puzzles),
            view=None,
            question=None,
            seats=len(rules.seats(run.state)),
        )
        solvers = await self._store.daily_solvers(daily.guild, daily.day)
        public = rules.public_view(run.state, run.ask)
        return daily_screen(self._shell.packs[daily.game].screens, shown, public, solvers, texts)
