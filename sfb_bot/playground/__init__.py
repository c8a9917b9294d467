"""A local stand-in for Discord, so that the real bot runs, is tried out and is tested without a token.

It speaks enough of Discord's REST API and gateway for an unmodified client, and serves a page in
the manner of Discord. It listens on loopback only and keeps everything in memory.
"""

from sfb_bot.playground.clock import Clock, JumpClock, SystemClock
from sfb_bot.playground.drive.user import DidNotRespond, NothingHappened, UserDriver
from sfb_bot.playground.drive.views import Modal, Outcome, VisibleMessage
from sfb_bot.playground.errors import PlaygroundError, PortTaken, UserActionError
from sfb_bot.playground.record import RequestRecord
from sfb_bot.playground.server import Playground
from sfb_bot.playground.session_starts import Sharding
from sfb_bot.playground.settings import DEFAULT_PORT, DEFAULT_USERS, GuildSeed, PlaygroundSettings, UserSeed
from sfb_bot.playground.start_page import StartPage, StartWay

__all__ = [
    "DEFAULT_PORT",
    "DEFAULT_USERS",
    "Clock",
    "DidNotRespond",
    "GuildSeed",
    "JumpClock",
    "Modal",
    "NothingHappened",
    "Outcome",
    "Playground",
    "PlaygroundError",
    "PlaygroundSettings",
    "PortTaken",
    "RequestRecord",
    "Sharding",
    "StartPage",
    "StartWay",
    "SystemClock",
    "UserActionError",
    "UserDriver",
    "UserSeed",
    "VisibleMessage",
]
