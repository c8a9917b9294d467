"""What people do with tables that wait for players."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.matches.records import LobbyId
from sfb_bot.screens.action_codec import Action, packed, picked


@dataclass(frozen=True, slots=True)
class LobbyAction(Action):
    """Something about an invitation or an open table."""

    lobby: LobbyId


@packed("accept")
@dataclass(frozen=True, slots=True)
class AcceptInvitation(LobbyAction):
    """Take the place one is invited to, or the only free one."""


@packed("decline")
@dataclass(frozen=True, slots=True)
class DeclineInvitation(LobbyAction):
    """Leave that place to others."""


@packed("join")
@dataclass(frozen=True, slots=True)
class JoinSide(LobbyAction):
    """Sit down on a side."""

    side: int


@packed("leave")
@dataclass(frozen=True, slots=True)
class LeaveTable(LobbyAction):
    """Get up again."""


@packed("cancel")
@dataclass(frozen=True, slots=True)
class CancelInvitation(LobbyAction):
    """Take one's own invitation back."""


@packed("fill")
@dataclass(frozen=True, slots=True)
class ChooseComputer(LobbyAction):
    """Open the levels of computer players for the free places of one's own table."""


@packed("fill_with")
@dataclass(frozen=True, slots=True)
class AddComputer(LobbyAction):
    """Give a free place of a side to a computer player."""

    side: int
    level: str = picked("")


@packed("dismiss")
@dataclass(frozen=True, slots=True)
class RemoveComputer(LobbyAction):
    """Take the last computer player away from one's own table."""
