"""What leagues refuse, politely; each has a text key, and `rule` where one key has several texts."""

from __future__ import annotations

from sfb_bot.kernel import PlayerError


class NoSuchSeason(PlayerError):
    """There is no such league or season in this server."""

    key = "refused-league-unknown"


class BadSeason(PlayerError):
    """These settings make no season; `rule` is a code of the league's values or a name of a setting."""

    key = "refused-league-settings"


class SignUpClosed(PlayerError):
    """Too late: sign-up is over, or the season has started (rule "late", "started")."""

    key = "refused-league-closed"


class AlreadyEntered(PlayerError):
    """That player takes part already (rule "self", "other")."""

    key = "refused-league-entered"


class NotEntered(PlayerError):
    """That player does not take part, or is out (rule "unknown", "dropped")."""

    key = "refused-league-not-entered"


class CodeNeeded(PlayerError):
    """The season is by invitation (rule "missing", "wrong")."""

    key = "refused-league-code"


class PartnerNeeded(PlayerError):
    """Pairs enter together, single players alone (rule "pair", "single", "self")."""

    key = "refused-league-partner"


class WrongTime(PlayerError):
    """The season is not where this could be done (rule "signup", "running", "paused", "finished", ...)."""

    key = "refused-league-time"


class RoundOpen(PlayerError):
    """Pairings of the round are undecided (rule "undecided"), or no round is open (rule "none")."""

    key = "refused-league-round"


class BadMatchTime(PlayerError):
    """A pairing cannot be played then (rule "past", "late", "typed", "paused", "computer").

    Or nobody else has proposed that (rule "stale", "own").
    """

    key = "refused-league-when"


class NoSuchPairing(PlayerError):
    """There is no such pairing, or that player is not in it (rule "pairing", "entrant", "bye")."""

    key = "refused-league-pairing"


class BadDraw(PlayerError):
    """Seeds or pairings by hand that cannot be (rule "not_in", "twice", "left_out", "played", ...)."""

    key = "refused-league-draw"


class AlreadyDecided(PlayerError):
    """The pairing has its result."""

    key = "refused-league-decided"


class OwnGame(PlayerError):
    """Nobody decides a game they play in, whatever they may do otherwise."""

    key = "refused-league-own"


class NothingChanges(PlayerError):
    """It is like that already."""

    key = "refused-league-nothing"


class CannotCorrect(PlayerError):
    """A result cannot be put right so (rule "same", "needs_winner", "followed", "score", ...)."""

    key = "refused-league-correction"


class NoReason(PlayerError):
    """Every action of an organiser needs a reason."""

    key = "refused-league-reason"


class SeasonChanged(PlayerError):
    """Somebody else changed the season meanwhile; what would be done now is not what was shown."""

    key = "refused-league-changed"


class CannotUndo(PlayerError):
    """The last action cannot be taken back any more (rule "nothing", "final", "results")."""

    key = "refused-league-undo"
