"""What can go wrong: refusals in Discord's own shape, and sentences for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class PlaygroundError(Exception):
    """Something a person should read; the text is a whole sentence."""


class PortTaken(PlaygroundError):
    """Another program already listens where the playground should."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"Port {port} on {host} is already in use. "
            "Stop the other program or choose another port with --port."
        )
        self.host = host
        self.port = port


class UserActionError(PlaygroundError):
    """A user tried what the Discord client would not let them do."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One row of Discord's table of error codes."""

    status: int
    code: int
    message: str


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
NOT_FOUND = Refusal(404, 0, "404: Not Found")
TOO_LARGE = Refusal(413, 40005, "Request entity too large. Try sending something smaller")
SERVER_ERROR = Refusal(500, 0, "500: Internal Server Error")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_ROLE = Refusal(404, 10011, "Unknown Role")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Refusal(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
TOO_MANY_REACTIONS = Refusal(400, 30010, "Maximum number of reactions reached (20)")
TOO_MANY_PINS = Refusal(400, 30003, "Maximum number of pins reached (250)")
TOO_MANY_OLD_EDITS = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"
)
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
CANNOT_EDIT_OTHERS = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
DMS_CLOSED = Refusal(403, 50007, "Cannot send messages to this user")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
BULK_DELETE_COUNT = Refusal(400, 50016, "Provided too few or too many messages to delete (must be 2 to 100)")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
BULK_DELETE_AGE = Refusal(400, 50034, "A message provided was too old to bulk delete")
INVALID_FORM_BODY = Refusal(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
NO_MUTUAL_GUILD = Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Refusal(400, 160005, "Thread is locked")


class ApiError(Exception):
    """A request is refused with this status, code and, for forms, a tree of what was wrong where."""

    def __init__(self, refusal: Refusal, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{refusal.status} {refusal.code}: {refusal.message}")
        self.refusal = refusal
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """The refusal as the JSON object Discord would send."""
        body: dict[str, Any] = {"message": self.refusal.message, "code": self.refusal.code}
        if self.errors:
            body["errors"] = self.errors
        return body
