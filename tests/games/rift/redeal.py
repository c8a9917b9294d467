"""The same match as far as one viewer can tell: everything hidden from them dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product

from sfb_bot.games.rift.rules.content import Rank
from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import SEATS, Phase, Player, State, other
from sfb_bot.games.rift.rules.preparation import BUILDING
from sfb_bot.kernel import Dice, Seat

# Whom a position is shown to: a seat, or everybody in the channel.
Viewer = Seat | None
Kinds = list[KindId]


def redealt(state: State, viewer: Viewer, dice: Dice) -> State:
    """A copy of a position between two actions that the viewer cannot tell from the original.

    Dealt again: the other hands and spell decks, the order of every deck below the cards everybody knows, and
    which warriors are in the armies and packets the viewer has not seen, and in the box. Of a draft a seat
    knows more (R-16): the second and third pick of the other, and three cards one of which was the fourth. A
    seat that has seen the forms left knows box and armies (RQ6), and after the match everybody does.
    """
    made = state.copy()
    for player in made.players:
        if player.seat == viewer:
            player.spell_deck = dice.shuffled(player.spell_deck)
        else:
            spells = dice.shuffled([*player.hand, *player.spell_deck])
            player.hand, player.spell_deck = spells[: len(player.hand)], spells[len(player.hand) :]
    knows_all = made.outcome is not None or (viewer is not None and made.players[viewer].has_seen_box)
    if not knows_all:
        box: Kinds = []
        for place, rank in enumerate(_dealt_ranks(made)):
            piles = _Rank(made, rank)
            if viewer is None:
                box += piles.deal_to(SEATS, (), dice)
            elif made.setup.army == "basic" or _is_unseen(made, place):
                box += piles.deal_to((other(viewer),), made.players[viewer].boxed, dice)
            else:
                box += piles.deal_draft(viewer, place, dice)
        made.box = sorted(box)
    for player in made.players:
        _shuffle(made, player, dice)
    made.dice = Dice(f"another seed {dice.below(2**32)}", dice.below(1000))
    return made


def _dealt_ranks(state: State) -> tuple[Rank, ...]:
    """The ranks of which anything was dealt, the highest first."""
    match state.phase:
        case Phase.FIRST_PLAYER:
            return ()
        case Phase.DEAL:
            return BUILDING[: state.rank]
        case Phase.PICK:
            return BUILDING[: state.rank + 1]
        case _:
            return BUILDING


def _is_unseen(state: State, place: int) -> bool:
    """Before the first pick of a rank nobody has seen anything of the other packet."""
    return state.phase is Phase.PICK and state.rank == place and state.pick == 0


def _seen(state: State, player: Player) -> Counter[KindId]:
    """The warriors of an army that everybody has seen: in lanes, turned up, destroyed, known in the deck."""
    seen = Counter(each.kind.id for each in state.warriors.values() if each.seat == player.seat)
    seen.update(player.discard)
    seen.update(player.in_deck)
    seen.update(player.deck[len(player.deck) - player.tops :])
    if state.turned is not None and state.turn == player.seat:
        seen[state.turned] += 1
    return seen


def _shuffle(state: State, player: Player, dice: Dice) -> None:
    """The deck is what is left of the army; what everybody knows to lie on top stays there."""
    if not player.deck:
        return
    tops = player.deck[len(player.deck) - player.tops :]
    gone = Counter(each.kind.id for each in state.warriors.values() if each.seat == player.seat)
    gone.update(player.discard)
    gone.update(tops)
    if state.turned is not None and state.turn == player.seat:
        gone[state.turned] += 1
    left = Counter(player.army)
    left.subtract(gone)
    assert not any(count < 0 for count in left.values()), "an army that lacks what was seen of it"
    player.deck = [*dice.shuffled(sorted(left.elements())), *tops]


class _Rank:
    """Where the warriors of one rank are."""

    def __init__(self, state: State, rank: Rank) -> None:
        self.state = state
        self.rank: Rank = rank
        self.used = self.of(state.used_forms)
        # Forms that were used came out of the box.
        self.boxed = [*self.of(state.box), *self.used]

    def of(self, kinds: Iterable[KindId]) -> Kinds:
        """Those that have this rank."""
        return [kind for kind in kinds if self.state.content.kinds[kind].rank == self.rank]

    def army(self, player: Player) -> Kinds:
        return self.of(player.army)

    def seen(self, player: Player) -> Counter[KindId]:
        """Of an army, what everybody has seen."""
        return Counter(self.of(_seen(self.state, player).elements()))

    def put(self, player: Player, army: Sequence[KindId], packet: Sequence[KindId] | None = None) -> None:
        """An army gets other warriors of this rank, in the places of the old ones."""
        fresh = iter(army)
        player.army = [next(fresh) if self.of((kind,)) else kind for kind in player.army]
        if packet is not None and self.of(player.packet):
            player.packet = list(packet)
            player.packets[-1] = tuple(packet)

    def deal_to(self, seats: Sequence[Seat], known: Iterable[KindId], dice: Dice) -> Kinds:
        """Deal armies and packets of these seats again; the box that is left, in which `known` cards stay.

        Warriors that were seen stay in their armies, and forms that were used came out of the box.
        """
        players = [self.state.players[seat] for seat in seats]
        own = self.of(known)
        pool = Counter(
            [*self.boxed, *(kind for each in players for kind in (*self.army(each), *self.of(each.packet)))]
        )
        pool.subtract(own)
        shown = [self.seen(player) for player in players]
        for each in shown:
            pool.subtract(each)
        forced = Counter(self.used) - Counter(own)
        pool.subtract(forced)
        assert not any(count < 0 for count in pool.values())
        free = dice.shuffled(sorted(pool.elements()))
        for player, each in zip(players, shown, strict=True):
            size = len(self.army(player)) - each.total()
            army = dice.shuffled([*sorted(each.elements()), *free[:size]])
            del free[:size]
            size = len(self.of(player.packet))
            packet = free[:size]
            del free[:size]
            self.put(player, army, packet)
            # A basic set-up put some of what was dealt into the box.
            count = len(self.of(player.boxed)) if self.state.setup.army == "basic" else 0
            if count:
                player.boxed = free[:count]
                player.packets = [(*army, *player.boxed)]
        box = Counter([*free, *own, *forced.elements()])
        box.subtract(self.used)
        return sorted(box.elements())

    def deal_draft(self, viewer: Seat, place: int, dice: Dice) -> Kinds:
        """What a seat cannot know of the other's picks of a rank: all of the first, and which of three the
        fourth was (R-16).
        """
        state = self.state
        mine, theirs = state.players[viewer], state.players[other(viewer)]
        kept = state.content.board.kept
        picks = theirs.army[place * kept : (place + 1) * kept]
        # What was left of the other packet when its fourth warrior was picked is in the box now.
        held = theirs.packets[place * kept : (place + 1) * kept]
        is_done = len(picks) == kept
        offered = list(held[-1]) if is_done else []
        own = self.of(mine.boxed)
        rest = Counter(self.boxed)
        rest.subtract(own)
        if is_done:
            rest.subtract(Counter(offered) - Counter(picks[-1:]))
        assert not any(count < 0 for count in rest.values())
        firsts = sorted({picks[0], *(kind for kind in rest.elements())})
        lasts = sorted(set(offered)) if is_done else [None]
        unknown = Counter([picks[0], *rest.elements()])
        ways: list[tuple[Kinds, Counter[KindId]]] = []
        for first, last in product(firsts, lasts):
            army = [first, *picks[1:]]
            box = unknown - Counter([first])
            box.update(own)
            if last is not None:
                army[-1] = last
                box.update(Counter(offered) - Counter([last]))
            if not self.seen(theirs) - Counter(army) and not Counter(self.used) - box:
                ways.append((army, box - Counter(self.used)))
        army, box = ways[dice.below(len(ways))]
        theirs.army[place * kept : place * kept + len(army)] = army
        # The first packet was the other's own, with the first pick still in it.
        dealt = list(theirs.packets[place * kept])
        dealt[dealt.index(picks[0])] = army[0]
        theirs.packets[place * kept] = tuple(dealt)
        if is_done:
            left = list((Counter(offered) - Counter(army[-1:])).elements())
            each = len(left)
            theirs.boxed[place * each : (place + 1) * each] = left
        return sorted(box.elements())
