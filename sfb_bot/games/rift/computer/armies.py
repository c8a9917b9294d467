"""The other side's army as a seat may know it: seen, worked out of a draft (R-16), or at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import Phase, other
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.kernel import Dice

# Armies are built from the highest rank.
BUILDING: Final = tuple(reversed(RANKS))

Cards = Counter[KindId]


@dataclass(slots=True)
class Armies:
    """The other side's army so far and the packet it holds, and the box."""

    army: list[KindId] = field(default_factory=list[KindId])
    packet: list[KindId] = field(default_factory=list[KindId])
    box: list[KindId] = field(default_factory=list[KindId])


@dataclass(frozen=True, slots=True)
class _Rank:
    """What is known of the cards of one rank.

    `pool` are all there are, `mine` those of this seat's army and packet, `boxed` what it put into the box,
    `seen` those the other side is known to have, `forms` those that have been a form.
    """

    pool: Cards
    mine: Cards
    boxed: Cards
    seen: Cards
    forms: Cards


def other_army(
    view: SeatView, content: Content, taken: Sequence[KindId], turned: Sequence[KindId], dice: Dice
) -> Armies:
    """What the other side may have, and the box.

    `taken` are forms that were taken since, so they are in the box; `turned` its warriors turned up since.
    """
    public, board = view.public, content.board
    seen, found = _seen(view, turned), Armies()
    has_drafted = len(view.packets) == len(BUILDING) * board.kept
    for number, name in enumerate(BUILDING):

        def of_rank(kinds: Iterable[KindId], rank: str = name) -> Cards:
            return Counter([kind for kind in kinds if content.kinds[kind].rank == rank])

        forms = of_rank((*public.used_forms, *taken))
        rank = _Rank(
            Counter(content.pool[name]),
            of_rank((*view.army, *view.packet)),
            of_rank(view.boxed),
            of_rank(seen),
            forms,
        )
        if public.phase is Phase.PICK and number > public.rank:
            break
        if public.phase is Phase.PICK and number == public.rank:
            _in_a_draft(found, view, number, rank, content, dice)
        elif public.phase is Phase.KEEP and number == 0:
            found.packet = _some(rank.pool - rank.mine, Counter(), board.dealt, dice)
        elif view.forms is not None:
            army = rank.pool - rank.mine - of_rank((*view.forms, *public.used_forms))
            found.army += (army | rank.seen).elements()
        elif has_drafted or public.phase is Phase.PICK:
            found.army += _after_a_draft(_picks(view, number, board.kept), rank, board.kept, dice)
        else:
            found.army += _some(rank.pool - rank.mine - rank.boxed - rank.forms, rank.seen, board.kept, dice)
    _fit(found, view, seen, content, dice)
    found.box = _box(found, view, content, dice)
    return found


def _seen(view: SeatView, turned: Sequence[KindId]) -> list[KindId]:
    """Every warrior everybody has seen the other side have."""
    public, seat = view.public, other(view.seat)
    player = public.players[seat]
    out = [warrior.kind for warrior in public.warriors if warrior.seat == seat]
    out += player.discard
    if public.turned is not None and public.turn == seat:
        out.append(public.turned)
    # What was turned up since may be one of those known to be in the deck, or another of that kind.
    inside = Counter([*player.tops, *player.in_deck]) | Counter(turned)
    return [*out, *inside.elements()]


def _some(free: Cards, sure: Cards, count: int, dice: Dice) -> list[KindId]:
    """So many cards: those that are sure, and others at random."""
    rest = dice.shuffled(sorted((free - sure).elements()))
    return [*sure.elements(), *rest[: max(0, count - sure.total())]]


@dataclass(frozen=True, slots=True)
class _Picks:
    """What a seat knows of the other's picks of a rank.

    `sure` are those missing from packets that came back. `passed` is what this seat passed on and has not
    seen again: the last pick is one of it. `held` are all cards this seat has had in hand: the first pick is
    none of them.
    """

    sure: tuple[KindId, ...]
    passed: tuple[KindId, ...]
    held: Cards


def _picks(view: SeatView, number: int, kept: int) -> _Picks:
    """Two packets of a rank go to and fro: a seat holds its own at even picks, the other's at odd ones."""
    packets = view.packets[number * kept : (number + 1) * kept]
    picks = view.army[number * kept : (number + 1) * kept]
    passed = [Counter(packet) - Counter([pick]) for packet, pick in zip(packets, picks, strict=False)]
    sure: list[KindId] = []
    for before, packet in zip(passed, packets[2:], strict=False):
        sure += (before - Counter(packet)).elements()
    held: Cards = Counter()
    for packet in packets[:2]:
        held += Counter(packet)
    last = passed[len(packets) - 2] if len(packets) > 1 else Counter[KindId]()
    return _Picks(tuple(sure), tuple(last.elements()), held)


def _after_a_draft(picks: _Picks, rank: _Rank, kept: int, dice: Dice) -> list[KindId]:
    """The cards of a rank the other side has picked, any that fit what was seen being as likely."""
    fitting: list[list[KindId]] = []
    for first in sorted((rank.pool - picks.held).elements()):
        for last in picks.passed or (None,):
            army = [first, *picks.sure] if last is None else [first, *picks.sure, last]
            cards = Counter(army)
            if rank.seen <= cards and rank.forms <= rank.pool - rank.mine - cards:
                fitting.append(army)
    if not fitting:
        return _some(rank.pool - rank.mine - rank.boxed - rank.forms, rank.seen, kept, dice)
    return fitting[dice.below(len(fitting))]


def _in_a_draft(
    found: Armies, view: SeatView, number: int, rank: _Rank, content: Content, dice: Dice
) -> None:
    """The rank that is being picked: what the other side has taken of it, and the packet it holds."""
    board, pick = content.board, view.public.pick
    if not pick:
        found.packet = _some(rank.pool - rank.mine, Counter(), board.dealt, dice)
        return
    picks = _picks(view, number, board.kept)
    found.packet = list(picks.passed)
    found.army += _some(rank.pool - picks.held, Counter(), 1, dice)
    found.army += picks.sure


def _fit(found: Armies, view: SeatView, seen: Sequence[KindId], content: Content, dice: Dice) -> None:
    """Make an army as large as everybody knows it is: in a made-up position anything may be missing."""
    player = view.public.players[other(view.seat)]
    for cards, size in ((found.army, player.army_size), (found.packet, player.packet_size)):
        if len(cards) == size:
            continue
        surplus = list((Counter(cards) - Counter(seen)).elements())
        while len(cards) > size and surplus:
            cards.remove(surplus.pop())
        used = Counter([*view.army, *view.packet, *found.army, *found.packet, *view.public.used_forms])
        pool = sum(map(Counter, content.pool.values()), Counter[KindId]())
        rest = dice.shuffled(sorted((pool - used).elements()))
        while len(cards) < size:
            cards.append(rest.pop() if rest else content.pool[RANKS[0]][0])


def _box(found: Armies, view: SeatView, content: Content, dice: Dice) -> list[KindId]:
    """Everything in neither army, without the forms that were used."""
    public = view.public
    if view.forms is not None:
        return list(view.forms)
    dealt = BUILDING[: public.rank + 1] if public.phase is Phase.PICK else BUILDING
    gone = Counter([*view.army, *view.packet, *found.army, *found.packet, *public.used_forms])
    box = [kind for rank in dealt for kind in (Counter(content.pool[rank]) - gone).elements()]
    if len(box) > public.box_size:
        box = dice.shuffled(box)
    kinds = list(content.kinds.values())
    box += [kinds[dice.below(len(kinds))].id for _ in range(public.box_size - len(box))]
    # As forms are offered: sorted.
    return sorted(box[: public.box_size])
