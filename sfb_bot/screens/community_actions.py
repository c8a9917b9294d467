"""What people do to see what is played in a server, and to find an opponent."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.screens.action_codec import Action, packed


@packed("live")
@dataclass(frozen=True, slots=True)
class ShowLive(Action):
    """See the running matches of the server that one may see."""


@packed("queue")
@dataclass(frozen=True, slots=True)
class JoinQueue(Action):
    """Wait for an opponent in a game, at a pace; without one see how one's waiting stands."""

    game: str
    pace: str = ""


@packed("leave_queue")
@dataclass(frozen=True, slots=True)
class LeaveQueue(Action):
    """Wait no more in a server; also from a direct message."""

    guild: int


@packed("meanwhile")
@dataclass(frozen=True, slots=True)
class PlayMeanwhile(Action):
    """Play against a computer in a server while one waits there; also from a direct message."""

    guild: int
