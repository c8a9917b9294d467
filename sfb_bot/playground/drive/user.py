"""A scripted person for tests: sees what their client shows, does what it offers, waits without sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from sfb_bot.playground.drive.actions import Actions
from sfb_bot.playground.drive.views import Modal, Outcome, VisibleMessage, message_view
from sfb_bot.playground.errors import PlaygroundError, UserActionError
from sfb_bot.playground.world.entities import Channel, Interaction, Message
from sfb_bot.playground.world.events import WorldEvent
from sfb_bot.playground.world.world import World

Place: TypeAlias = Channel | int | str
# Only what hangs is given up: a busy machine may take long, and nobody waits longer than needed.
PATIENCE_SECONDS = 60.0


class NothingHappened(PlaygroundError):
    """What a test waited for did not come."""


class DidNotRespond(PlaygroundError):
    """The user sees “The application did not respond”."""


class Watcher:
    """Wakes waiting tests whenever anything in the world changes."""

    def __init__(self, world: World) -> None:
        self._waiting: set[asyncio.Future[None]] = set()
        self._stop = world.listen(self._wake)

    def close(self) -> None:
        self._stop()

    def _wake(self, _: WorldEvent) -> None:
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    async def until(
        self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE_SECONDS
    ) -> None:
        """Return as soon as the condition holds; it is looked at after every change."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not condition():
            future: asyncio.Future[None] = loop.create_future()
            self._waiting.add(future)
            try:
                async with asyncio.timeout_at(end):
                    await future
            except TimeoutError:
                raise NothingHappened(f"Waited {seconds:g} seconds for {what}.") from None
            finally:
                self._waiting.discard(future)


class UserDriver:
    """One user. Methods that talk to the bot return once its answer is there for the user to see."""

    def __init__(self, world: World, user_id: int, watcher: Watcher) -> None:
        self.world = world
        self.id = user_id
        self._watcher = watcher
        self._do = Actions(world, user_id)

    def __repr__(self) -> str:
        return f"UserDriver({self.name})"

    @property
    def name(self) -> str:
        return self.world.users[self.id].name

    def place(self, where: Place) -> Channel:
        """The channel or thread this user means by object, id or name."""
        if isinstance(where, Channel):
            where = where.id
        if isinstance(where, str):
            name = where.removeprefix("#")
            found = [
                c for c in self.world.channels.values() if c.name == name and self.world.can_see(self.id, c)
            ]
            if len(found) != 1:
                raise UserActionError(f"There are {len(found)} channels called {name}.")
            return found[0]
        return self._do.channel(where)

    def visible_messages(self, where: Place) -> list[VisibleMessage]:
        """Everything this user can read in a channel, oldest first, their private answers included."""
        channel = self.place(where)
        found = self.world.messages.get(channel.id, {}).values()
        return [self._look(m) for m in found if self.world.can_see_message(self.id, m)]

    def _look(self, message: Message) -> VisibleMessage:
        view = message_view(self.world, message, self.id)
        return VisibleMessage(message.id, message.channel_id, view)

    def look(self, message: VisibleMessage | int, where: Place | None = None) -> VisibleMessage:
        """The message as it is now; refused when it is gone."""
        if isinstance(message, VisibleMessage):
            return self._look(self._do.message(message.channel_id, message.id))
        if where is None:
            raise UserActionError("A message id needs its channel.")
        return self._look(self._do.message(self.place(where).id, message))

    def last_message(self, where: Place) -> VisibleMessage:
        found = self.visible_messages(where)
        if not found:
            raise UserActionError("There is no message here.")
        return found[-1]

    def dm(self) -> Channel:
        """The direct messages between this user and the bot."""
        return self._do.open_dm(self.world.bot.id)

    async def until(
        self, condition: Callable[[], bool], what: str = "a change", seconds: float = PATIENCE_SECONDS
    ) -> None:
        """Return once the condition holds."""
        await self._watcher.until(condition, what, seconds)

    async def wait_for_message(
        self, where: Place, wanted: Callable[[VisibleMessage], bool], seconds: float = PATIENCE_SECONDS
    ) -> VisibleMessage:
        """The newest visible message that fits, now or as soon as there is one."""
        found: list[VisibleMessage] = []

        def look() -> bool:
            found[:] = [m for m in self.visible_messages(where) if wanted(m)]
            return bool(found)

        await self.until(look, "a message", seconds)
        return found[-1]

    def say(self, where: Place, text: str) -> VisibleMessage:
        return self._look(self._do.say(self.place(where).id, text))

    async def slash(self, where: Place, words: str, /, **options: Any) -> Outcome:
        """Use a slash command: `await alice.slash("arena", "brawl challenge", opponent=bob)`."""
        return await self.outcome(self.start_slash(where, words, **options))

    def start_slash(self, where: Place, words: str, /, **options: Any) -> Interaction:
        """Use a slash command without waiting; finish with `outcome`."""
        return self._do.run(self.place(where).id, words, options)

    async def autocomplete(
        self, where: Place, words: str, option: str, typed: str = "", /, **options: Any
    ) -> list[tuple[str, Any]]:
        """The names and values suggested for an option after typing something."""
        values = {**options, option: typed}
        interaction = self._do.ask_choices(self.place(where).id, words, values, option)
        return (await self.outcome(interaction)).choices

    async def use_on_user(self, where: Place, name: str, target: UserDriver | int) -> Outcome:
        target_id = target if isinstance(target, int) else target.id
        return await self.outcome(self._do.use_on_user(self.place(where).id, name, target_id))

    async def use_on_message(self, name: str, message: VisibleMessage) -> Outcome:
        return await self.outcome(self._do.use_on_message(message.channel_id, name, message.id))

    async def press(self, message: VisibleMessage, name: str) -> Outcome:
        """Press the button with this label or custom id on the message as it is now."""
        return await self.outcome(self.start_press(message, name))

    def start_press(self, message: VisibleMessage, name: str) -> Interaction:
        """Press without waiting; finish with `outcome`."""
        custom_id = self.look(message).button(name).custom_id
        if custom_id is None:
            raise UserActionError("This button is a link.")
        return self._do.press(message.channel_id, message.id, custom_id)

    def start_press_unseen(self, message: VisibleMessage, custom_id: str) -> Interaction:
        """Press a button as it was on the message when looked at, though it may have changed since."""
        return self._do.press(message.channel_id, message.id, custom_id)

    async def select(
        self, message: VisibleMessage, chosen: str | Iterable[Any], menu: str | None = None
    ) -> Outcome:
        """Choose entries of a menu by label or value (users and channels by object or id)."""
        spec = self.look(message).menu(menu)
        wanted = [chosen] if isinstance(chosen, str) else list(chosen)
        by_label = dict(spec.options)
        values = [by_label.get(each, each) if isinstance(each, str) else each for each in wanted]
        texts = [str(getattr(each, "id", each)) for each in values]
        return await self.outcome(self._do.choose(message.channel_id, message.id, spec.custom_id, texts))

    async def submit_modal(self, outcome: Outcome, fields: dict[str, Any]) -> Outcome:
        """Fill in and send the form an action opened; fields by label or custom id."""
        if outcome.modal is None:
            raise UserActionError("There is no open form.")
        values = outcome.modal.values(fields)
        return await self.outcome(self._do.submit(outcome.modal.interaction_id, values))

    def react(self, message: VisibleMessage, emoji: str) -> None:
        self._do.toggle_reaction(message.channel_id, message.id, emoji)

    def dismiss(self, message: VisibleMessage) -> None:
        self._do.dismiss(message.channel_id, message.id)

    def delete(self, message: VisibleMessage) -> None:
        self._do.delete(message.channel_id, message.id)

    def speaks(self, locale: str) -> None:
        """Switch the user's Discord to another language."""
        self.world.users[self.id].locale = locale

    def mark_read(self, where: Place) -> None:
        self._do.mark_read(self.place(where).id)

    def pings(self, where: Place) -> int:
        """How many mentions (in DMs: messages) wait unread in a channel."""
        return self.world.read_state(self.id, self.place(where).id).mention_count

    def restart_client(self) -> None:
        """Lose the private answers, as closing and opening the app does."""
        self._do.forget_private()

    async def outcome(self, interaction: Interaction) -> Outcome:
        """Wait until the bot has answered for good: a deferred answer counts once it is filled in."""

        def settled() -> bool:
            if interaction.has_failed:
                return True
            if interaction.answer is None:
                return False
            original = self._original(interaction)
            return original is None or not original.is_loading

        await self.until(settled, f"an answer to {interaction.command_name or 'a press'}")
        if interaction.has_failed:
            raise DidNotRespond("The application did not respond.")
        message = self._original(interaction)
        modal = None
        if interaction.modal is not None:
            modal = Modal(interaction.id, interaction.modal["title"], interaction.modal)
        visible = message is not None and self.world.can_see_message(self.id, message)
        return Outcome(interaction, self._look(message) if message and visible else None, modal)

    def _original(self, interaction: Interaction) -> Message | None:
        if interaction.original_id is None:
            return None
        return self.world.message(interaction.channel_id, interaction.original_id)
