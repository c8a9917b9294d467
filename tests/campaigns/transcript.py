"""Everything the bot has ever posted where others can read it, as it was posted and in that order."""

from __future__ import annotations

from dataclasses import dataclass, field

from sfb_bot.playground.world.entities import Message
from sfb_bot.playground.world.events import MessageCreated, MessagesDeleted, MessageUpdated, WorldEvent
from sfb_bot.playground.world.messages import text_of, walk
from sfb_bot.playground.world.world import World
from sfb_bot.screens.actions import ShowBoard
from sfb_bot.screens.custom_ids import read_action


@dataclass
class Post:
    """One message; `match` is the one whose ledger it belongs to, judged by its buttons when it was made."""

    id: int
    channel: int
    at: float
    text: str
    nonce: str | None
    pings: tuple[int, ...]
    match: int | None
    is_deleted: bool = False
    edits: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    # Every edit, also one that says what was said before: some steps of a match need no words.
    versions: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])

    @property
    def last_text(self) -> str:
        """What it says now."""
        return self.edits[-1][1] if self.edits else self.text

    @property
    def last_at(self) -> float:
        """Since when it says that."""
        return self.edits[-1][0] if self.edits else self.at

    def __str__(self) -> str:
        marks = " DELETED" if self.is_deleted else ""
        kind = f"ledger {self.match}" if self.match is not None else "other"
        edits = "".join(f"\n    {at:.3f} edited: {text!r}" for at, text in self.edits)
        return f"{self.at:.3f} {self.id} [{kind}]{marks} pings {self.pings}\n    {self.text!r}{edits}"


class Transcript:
    """Listens to the world from the beginning."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.posts: dict[int, Post] = {}
        self.in_channel: dict[int, list[Post]] = {}
        # Edits of threads that sleep and posts deleted by moderators make the bot say the same again.
        self.woken: dict[int, float] = {}
        world.listen(self._hear)

    def _hear(self, event: WorldEvent) -> None:
        match event:
            case MessageCreated(message) if self._is_public(message):
                post = Post(
                    message.id,
                    message.channel_id,
                    message.created_at,
                    text_of(message).strip(),
                    message.nonce if message.nonce is None else str(message.nonce),
                    tuple(message.mentions),
                    _ledger_of(message),
                )
                self.posts[post.id] = post
                self.in_channel.setdefault(post.channel, []).append(post)
            case MessageUpdated(message) if message.id in self.posts:
                post, text = self.posts[message.id], text_of(message).strip()
                version = (message.edited_at or post.at, text)
                if text != post.last_text or _ledger_of(message) is not None:
                    # What only loses its buttons tells nothing.
                    post.versions.append(version)
                if text != post.last_text:
                    post.edits.append(version)
            case MessagesDeleted():
                for gone in event.message_ids:
                    if gone in self.posts:
                        self.posts[gone].is_deleted = True
            case _:
                pass

    def _is_public(self, message: Message) -> bool:
        return message.author_id == self._world.bot.id and message.ephemeral_for is None


def _ledger_of(message: Message) -> int | None:
    for part in walk(message.components):
        action = read_action(str(part.get("custom_id", "")))
        if isinstance(action, ShowBoard):
            return action.match
    return None
