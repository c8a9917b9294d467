"""What the web page is made from besides seasons and matches, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sfb_bot.matches.records import ChannelId, GuildId, MatchRecord, StoredEntry, UserId

NO_PARENT: Final = ChannelId(0)


@dataclass(frozen=True, slots=True)
class WebName:
    """What somebody is called: in words, and in pictures by letters that can be drawn."""

    shown: str
    drawn: str


@dataclass(frozen=True, slots=True)
class WebServer:
    """A server that has its page on, under an address nobody can guess, with its name and how it reads.

    An empty language is English: organisers have chosen none, and Discord says none that the bot speaks.
    """

    guild: GuildId
    address: str
    name: str = ""
    language: str = ""
    theme: str = "dark"
    orientation: str = "portrait"


@dataclass(frozen=True, slots=True)
class WebPlace:
    """A channel and whether everybody in the server can read it; or a thread of `parent`, private or not."""

    is_open: bool
    parent: ChannelId = NO_PARENT


@dataclass(frozen=True, slots=True)
class WebFacts:
    """What only Discord knows of a server with a page.

    `places` are channels and threads in which leagues are played; what is not known is not shown.
    `language` is that of the server on Discord, if the bot speaks it.
    """

    name: str = ""
    names: Mapping[UserId, WebName] = field(default_factory=dict[UserId, WebName])
    places: Mapping[ChannelId, WebPlace] = field(default_factory=dict[ChannelId, WebPlace])
    language: str = ""

    def is_open(self, channel: ChannelId) -> bool:
        """Whether everybody in the server can read what is posted in a channel or thread."""
        place = self.places.get(channel)
        if place is None or not place.is_open:
            return False
        return not place.parent or self.is_open(place.parent)


@dataclass(frozen=True, slots=True)
class PublicJournal:
    """A match and as many of its entries as its public posts have told; all of them once it is over."""

    record: MatchRecord
    entries: tuple[StoredEntry, ...]
