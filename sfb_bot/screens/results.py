"""The end of a match for those who did not watch it: in its channel, and where a server collects results."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, SeatRecord
from sfb_bot.screens.ledger import after_match_buttons
from sfb_bot.screens.lobby import rough_span
from sfb_bot.screens.player_names import player_name
from sfb_bot.screens.values import PublicPicture, PublicScreen, rows_of

MINUTE = 60


def time_used_line(seats: Sequence[SeatRecord], texts: Texts) -> str:
    """How long everybody's clock ran; empty where nobody has counted, or only computers play."""
    people = [seat for seat in seats if not seat.is_computer]
    if not people or any(seat.used is None for seat in people):
        return ""
    used = [(player_name(seat.user, texts), _span(seat.used or 0, texts)) for seat in people]
    return texts.say("time-used", players=", ".join(f"{name} {span}" for name, span in used))


def _span(seconds: int, texts: Texts) -> str:
    return rough_span(seconds, texts) if seconds >= MINUTE else texts.say("under-a-minute")


def result_in_channel(
    match: MatchId,
    outcome: str,
    used: str,
    channel: int,
    picture: PublicPicture | None,
    texts: Texts,
    *,
    has_sequel: bool = False,
) -> PublicScreen:
    """What the invitation becomes: who won, the time used, the way to the thread, and to another match."""
    place = texts.say("result-place", channel=f"<#{channel}>")
    buttons = after_match_buttons(match, texts, has_sequel=has_sequel)
    return PublicScreen((outcome, f"{place} {used}".rstrip()), picture, rows_of(buttons))


def result_line(outcome: str, channel: int, picture: PublicPicture | None, texts: Texts) -> PublicScreen:
    """A line among the results of a server."""
    place = texts.say("result-place", channel=f"<#{channel}>")
    return PublicScreen((f"{outcome} {place}",), picture)
