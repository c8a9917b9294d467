"""One action being carried out: what flows work with, the things that wait to happen, and questions."""

from __future__ import annotations

from dataclasses import dataclass, field

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import NO_KIND, Kind
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.kernel import Fx, Seat, value

CodexFx = Fx[State]


@value
class Waiting:
    """Something that has come about and waits for its turn to happen (C204).

    An ability of a card (`kind`, `index`) whose controller is or was `seat`, or with index -1 something that
    the rules themselves do, by `name`. `subject` is what it was about, `number` what was counted.
    """

    seat: Seat
    source: ObjId
    kind: KindId
    index: int
    name: str = ""
    subject: ObjId = NOTHING
    number: int = 0
    subject_seat: int = -1
    subject_kind: KindId = KindId("")


@dataclass(slots=True)
class Frame:
    """An effect being carried out: whose, of which card, and what has been named so far.

    `did` is whether the last instruction really happened, for what comes "if you do". `opponent` is one who
    was chosen. `flag_met`: a flagbearer has been targeted, so that no other one binds (C198).
    """

    seat: Seat
    kind: Kind
    source: ObjId = NOTHING
    index: int = -1
    part: int = 0
    is_spell: bool = False
    is_boosted: bool = False
    subject: ObjId = NOTHING
    subject_seat: int = -1
    subject_kind: KindId = NO_KIND
    number: int = 0
    named: list[ObjId] = field(default_factory=list[ObjId])
    last: list[ObjId] = field(default_factory=list[ObjId])
    opponent: int = -1
    did: bool = True
    flag_met: bool = False
    to: str = "discard"


@value
class Rescue:
    """A unit that has left, and the card (`by`, its ability `index`) that may bring it back to `seat`."""

    moment: int
    by: ObjId
    index: int
    seat: Seat
    kind: KindId
    owner: Seat
    zone: str
    was: ObjId


class Work:
    """What the parts of an action share: the table, and what waits until the running effect is done."""

    __slots__ = (
        "acting",
        "actor",
        "combat",
        "diverter",
        "emit",
        "fx",
        "moment",
        "queue",
        "rescues",
        "state",
        "taken",
    )

    def __init__(self, fx: CodexFx) -> None:
        self.fx = fx
        self.state = fx.state
        # Lets something happen.
        self.emit = fx.emit
        self.queue: list[Waiting] = []
        # Whose effect happens while something that waited is carried out; None for an action of the turn.
        self.actor: Seat | None = None
        # Who took the action that is carried out, of partners the one who did.
        self.acting: Seat | None = None
        # Who dealt combat damage to whom in the attack under way.
        self.combat: list[tuple[ObjId, ObjId, int]] = []
        # Counted up with every check of the table: what leaves at the same moment leaves at once.
        self.moment = 0
        # The card that keeps the one being played from arriving, where one was chosen.
        self.diverter: ObjId = NOTHING
        # What has left and may come back before anything else happens (C207).
        self.rescues: list[Rescue] = []
        # Who has left and does not come back: something else has taken the card.
        self.taken: set[ObjId] = set()

    def wait(self, waiting: Waiting) -> None:
        """Keep something that has come about for when the running effect is done."""
        self.queue.append(waiting)

    def obj(self, number: ObjId) -> Obj | None:
        """Something that is still on the table."""
        return self.state.objs.get(number)

    def chooser(self, seat: Seat | None = None) -> Seat:
        """Who decides for an effect of a seat: the seat in its own turn, else the active player (C202).

        Of partners it is the one who took the action (C260, CQ37).
        """
        active = self.state.active
        for each in (seat, self.acting):
            if each is not None and each in active:
                return each
        return self.state.chooser

    def in_play(self) -> list[Obj]:
        """Everything in play, in the order it came."""
        return [obj for obj in self.state.objs.values() if in_play(obj)]


def pay(work: Work, seat: Seat, amount: int, cause: str, kind: KindId = NO_KIND) -> None:
    """Take gold from a seat."""
    if amount:
        work.emit(ev.GoldChanged(seat, -amount, cause, kind))


def gain(work: Work, seat: Seat, amount: int, cause: str, kind: KindId = NO_KIND) -> None:
    """Give gold to a seat."""
    if amount > 0:
        work.emit(ev.GoldChanged(seat, amount, cause, kind))
