"""Looking into what others hide; only the one who looks learns what is there (C20)."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.choices import About, Word
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.naming import opponent
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

ZONES: Final = ("hand", "discard")


def pile_of(work: Work, seat: Seat, zone: str) -> list[KindId]:
    """The cards of a hand or a discard pile, in the order of the box."""
    player = work.state.players[seat]
    cards = player.hand if zone == "hand" else player.discard
    return sorted(cards, key=work.state.content.order.__getitem__)


def look_at(work: Work, seat: Seat, whose: Seat, zone: str) -> None:
    """A seat sees the cards of somebody's pile."""
    work.emit(ev.Looked(seat, whose, zone, tuple(pile_of(work, whose, zone))))


def look_into(work: Work, frame: Frame) -> Flow[tuple[Seat, str] | None]:
    """Choose an opponent and one of two piles, and look at it; None where there is no opponent."""
    whose = yield from opponent(work, frame)
    if whose is None:
        return None
    options = [Option(zone, Word(zone)) for zone in ZONES]
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    picked = yield from choose(work.chooser(frame.seat), "zone", options, about=about)
    assert isinstance(picked, Word)
    look_at(work, frame.seat, whose, picked.word)
    return whose, picked.word
