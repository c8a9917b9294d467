"""What people do with settings, with what is stored about them, and to see how the bot is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sfb_bot.matches.records import UserId
from sfb_bot.screens.action_codec import Action, packed, picked

OwnSetting = Literal[
    "hand_by", "reminders", "quiet_from", "quiet_to", "language", "theme", "orientation", "timezone"
]
ServerSetting = Literal[
    "organiser_role",
    "pace",
    "language",
    "theme",
    "orientation",
    "posts",
    "computers",
    "puzzle",
    "results",
    "live",
    "queue",
    "web",
]
# What a server may want in one of its channels, each in its own or in the same.
CHANNELS: Final = ("puzzle", "results", "live", "queue")
NOTHING: Final = "nothing"


@packed("set")
@dataclass(frozen=True, slots=True)
class SetMine(Action):
    """Change one of one's own settings."""

    setting: OwnSetting
    value: str = picked("")


@dataclass(frozen=True, slots=True)
class ShowMySettings(Action):
    """See one's own settings, some of them changed first."""

    changes: tuple[SetMine, ...] = ()


@packed("set_server")
@dataclass(frozen=True, slots=True)
class SetServer(Action):
    """Change one of a server's settings; without a value it is taken away."""

    setting: ServerSetting
    value: str = picked("")


@packed("set_games")
@dataclass(frozen=True, slots=True)
class SetGames(Action):
    """Choose the games a server plays; none for all there are."""

    games: tuple[str, ...] = picked(())


@packed("set_here")
@dataclass(frozen=True, slots=True)
class SetHere(Action):
    """Choose which of `CHANNELS`, or `NOTHING`, a server wants in this very channel; others not any more."""

    wanted: tuple[str, ...] = picked(())


ServerChange: TypeAlias = SetServer | SetGames | SetHere


@dataclass(frozen=True, slots=True)
class ShowServerSettings(Action):
    """See a server's settings, some of them changed first."""

    changes: tuple[ServerChange, ...] = ()


@dataclass(frozen=True, slots=True)
class BlockPlayer(Action):
    """Let somebody invite oneself no more, or again."""

    player: UserId
    is_blocked: bool = True


@packed("export")
@dataclass(frozen=True, slots=True)
class ExportMine(Action):
    """Get everything that is stored about oneself."""


@packed("forget")
@dataclass(frozen=True, slots=True)
class ForgetMe(Action):
    """Delete everything that is stored about oneself, after a second question."""

    is_sure: bool = False


@dataclass(frozen=True, slots=True)
class ShowHealth(Action):
    """See what is well and what is not."""
