"""What the application refuses, politely: each has a text key like the kernel's own refusals."""

from __future__ import annotations

from sfb_bot.kernel import PlayerError


class NoSuchMatch(PlayerError):
    """There is no match with that number, or none in this channel."""

    key = "refused-no-match"


class MatchBroken(PlayerError):
    """What is stored of the match cannot be read; it stands still until it can, or an organiser ends it."""

    key = "refused-broken"


class NotSeated(PlayerError):
    """The user does not play in this match."""

    key = "refused-not-seated"


class MatchPaused(PlayerError):
    """The match is paused by an organiser."""

    key = "refused-paused"


class NothingToUndo(PlayerError):
    """Nothing can be taken back without the other player's consent."""

    key = "refused-undo"


class NotTimeYet(PlayerError):
    """The other player's time is not up."""

    key = "refused-time"


class StillPlayed(PlayerError):
    """Only after the end of a match."""

    key = "refused-still-played"


class LobbyClosed(PlayerError):
    """The invitation was accepted, declined, cancelled or has expired."""

    key = "refused-lobby-closed"


class NotInvited(PlayerError):
    """The invitation is for somebody else, or the host's own."""

    key = "refused-not-invited"


class TooMany(PlayerError):
    """That was done often enough for now; `until` is when it is possible again."""

    key = "refused-too-many"


class NoSuchPlace(PlayerError):
    """That place at a table is taken or kept for somebody, or the user has another one already."""

    key = "refused-place"


class NoPartner(PlayerError):
    """The player has no partner to share a note with, or the note cannot be kept."""

    key = "refused-team"


class NoSuchLevel(PlayerError):
    """Computer players have no such level, or there are none in that game."""

    key = "refused-level"


class NoHints(PlayerError):
    """Hints are not allowed in this match, or nobody can think of one."""

    key = "refused-hints"


class NoReview(PlayerError):
    """A match that cannot be reviewed."""

    key = "refused-review"


class ChannelBusy(PlayerError):
    """Another live match is bound to this channel."""

    key = "refused-channel-busy"


class BadPace(PlayerError):
    """These times make no sense."""

    key = "refused-pace"
