"""What a line leaves out of decks, hands and the box: dealt from the cards that are left, by the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, TypeVar

from sfb_bot.games.rift.rules.content import RANKS, Content, Rank
from sfb_bot.games.rift.rules.ids import KindId, SpellId
from sfb_bot.games.rift.rules.model import PREPARING, Phase, Player, State
from sfb_bot.kernel import Dice, PlayerError, Seat

SEAT_LETTERS: Final = "ab"

CardT = TypeVar("CardT", bound=str)


class NotationError(PlayerError):
    """The text is not a position; the message says which word."""

    key = "refused-position"


@dataclass(slots=True)
class SeatWords:
    """What a line says of one seat: warriors as cell and word, keys with their values, plain words."""

    KEYS: ClassVar[tuple[str, ...]] = (
        "deck",
        "discard",
        "hand",
        "spells",
        "spell_discard",
        "army",
        "packet",
        "packets",
        "boxed",
        "tops",
        "known",
        "spent",
        "destroyed",
    )
    FLAGS: ClassVar[tuple[str, ...]] = ("seen", "unseen")

    seat: Seat
    standing: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    given: dict[str, str] = field(default_factory=dict[str, str])
    flags: set[str] = field(default_factory=set[str])

    def number(self, key: str, usual: int = 0) -> int:
        """What a key counts."""
        said = self.given.get(key, str(usual))
        if not (said.isascii() and said.isdigit()):
            raise NotationError(f"{said!r} is no number for {key}", word=said)
        return int(said)

    def is_list(self, key: str) -> bool:
        """Whether a key names its cards one by one."""
        return key in self.given and not self.given[key].isdigit()


class _Stock(Generic[CardT]):
    """Cards of which every pile takes: no more of a kind than there are."""

    def __init__(self, cards: Iterable[CardT], what: str, dice: Dice) -> None:
        self.left = list(cards)
        self._kinds = Counter(self.left)
        self._what = what
        self._dice = dice

    def take(self, card: CardT) -> CardT:
        """This very card."""
        if card not in self._kinds:
            raise NotationError(f"{card!r} is no {self._what}", word=card)
        if card not in self.left:
            raise NotationError(f"there are only {self._kinds[card]} of {card!r}", word=card)
        self.left.remove(card)
        return card

    def named(self, said: str, make: Callable[[str], CardT]) -> list[CardT]:
        """The cards of a list such as `goblin,imp`; none for a dash."""
        return [self.take(make(name)) for name in _names(said)]

    def draw(self, fitting: Callable[[CardT], bool] = lambda _: True) -> CardT:
        """Any card that fits, at random; where none does, any card."""
        cards = [card for card in self.left if fitting(card)] or self.left
        if not cards:
            raise NotationError(f"there is no {self._what} left to deal")
        return self.take(cards[self._dice.below(len(cards))])


def _names(said: str) -> list[str]:
    return [] if said in ("-", "") else said.split(",")


def deal_the_rest(state: State, words: Sequence[SeatWords], given: Mapping[str, str]) -> None:
    """Fill every pile of the table: first what is named, then numbers of cards, then what is left."""
    content = state.content
    dice = Dice(f"{state.dice.seed}/what is left out")
    pool = _Stock([kind for rank in RANKS for kind in content.pool[rank]], "warrior", dice)
    for warrior in state.warriors.values():
        pool.take(warrior.kind.id)
    if state.turned is not None:
        pool.take(state.turned)
    worn = [warrior.form.id for warrior in state.warriors.values() if warrior.form is not None]
    state.used_forms = pool.named(given.get("forms", ",".join(worn)), KindId)
    if Counter(worn) - Counter(state.used_forms):
        raise NotationError("a form that is worn is not among those used", word="forms")
    named_box = pool.named(given["box"], KindId) if "box" in given else None
    piles = [_named_piles(each, pool) for each in words]
    for each, pile in zip(words, piles, strict=True):
        if state.phase in PREPARING:
            _deal_packet(state, each, pile, pool)
        else:
            _deal_army(state, each, pile, pool, dice)
    dealt = _dealt_ranks(state)
    state.box = (
        [kind for kind in pool.left if content.kinds[kind].rank in dealt] if named_box is None else named_box
    )
    state.box.sort()
    for each in words:
        _read_knowledge(state, each)
        _deal_spells(state, each, dice)


@dataclass(slots=True)
class _Piles:
    """The piles of a seat that are named card by card, the top of a deck first; None where not."""

    deck: list[KindId] | None
    discard: list[KindId] | None
    army: list[KindId] | None
    packet: list[KindId] | None


def _named_piles(words: SeatWords, pool: _Stock[KindId]) -> _Piles:
    """Take from the pool what is named; an army lies in the piles again, so it takes what they leave."""

    def pile(key: str) -> list[KindId] | None:
        return pool.named(words.given[key], KindId) if words.is_list(key) else None

    packet = pile("packet")
    return _Piles(pile("deck"), pile("discard"), _army(words), packet)


def _army(words: SeatWords) -> list[KindId] | None:
    return [KindId(name) for name in _names(words.given["army"])] if "army" in words.given else None


def _dealt_ranks(state: State) -> tuple[Rank, ...]:
    """The ranks that have been dealt already, so that what is left of them lies in the box."""
    is_drafting = state.setup.army == "draft"
    match state.phase:
        case Phase.FIRST_PLAYER:
            return ()
        case Phase.DEAL:
            return RANKS[len(RANKS) - state.rank :]
        case Phase.PICK if is_drafting:
            return RANKS[len(RANKS) - 1 - state.rank :]
        case _:
            return RANKS


def _missing(state: State, have: Iterable[KindId]) -> list[Rank]:
    """The ranks of the cards an army still lacks at this moment, one for each card."""
    kept, kinds = state.content.board.kept, state.content.kinds
    there = Counter(kinds[kind].rank for kind in have)
    wanted: dict[Rank, int] = dict.fromkeys(_dealt_ranks(state), kept)
    if state.phase is Phase.KEEP:
        wanted[RANKS[-1]] = 0
    elif state.phase is Phase.PICK:
        wanted[RANKS[len(RANKS) - 1 - state.rank]] = state.pick
    return [rank for rank in wanted for _ in range(wanted[rank] - there[rank])]


def _of_rank(content: Content, rank: Rank) -> Callable[[KindId], bool]:
    return lambda kind: content.kinds[kind].rank == rank


def _deal_packet(state: State, words: SeatWords, piles: _Piles, pool: _Stock[KindId]) -> None:
    """Before the first turn: the army as far as it is chosen, and what is chosen from."""
    content, player = state.content, state.players[words.seat]
    if words.standing or piles.deck or piles.discard:
        raise NotationError(f"in {state.phase.value!r} nobody stands in a lane or lies in a deck")
    if piles.army is not None:
        player.army = [pool.take(kind) for kind in piles.army]
    else:
        player.army = [pool.draw(_of_rank(content, rank)) for rank in _missing(state, ())]
    if piles.packet is not None:
        player.packet = piles.packet
    elif state.phase in (Phase.KEEP, Phase.PICK):
        rank = RANKS[-1] if state.phase is Phase.KEEP else RANKS[len(RANKS) - 1 - state.rank]
        count = content.board.dealt - (0 if state.phase is Phase.KEEP else state.pick)
        player.packet = [pool.draw(_of_rank(content, rank)) for _ in range(count)]


def _deal_army(state: State, words: SeatWords, piles: _Piles, pool: _Stock[KindId], dice: Dice) -> None:
    """Deck and discard: numbers of cards, and what the army still lacks.

    With neither said the rest of the army is in the deck; with the deck said, what it lacks was destroyed.
    """
    content, seat, player = state.content, words.seat, state.players[words.seat]
    there = [warrior.kind.id for warrior in state.warriors.values() if warrior.seat == seat]
    if state.turned is not None and state.turn == seat:
        there.append(state.turned)
    have = [*there, *(piles.deck or ()), *(piles.discard or ())]
    if piles.army is not None:
        lacking = Counter(piles.army) - Counter(have)
        spare = [pool.take(kind) for kind in dice.shuffled(sorted(lacking.elements()))]
    else:
        ranks = dice.shuffled(_missing(state, have))
        spare = [pool.draw(_of_rank(content, rank)) for rank in ranks]

    def some(count: int) -> list[KindId]:
        return [spare.pop() if spare else pool.draw() for _ in range(count)]

    if piles.deck is not None:
        player.deck = piles.deck[::-1]
    elif "deck" in words.given:
        player.deck = some(words.number("deck"))
    if piles.discard is not None:
        player.discard = piles.discard
    elif "discard" in words.given:
        player.discard = some(words.number("discard"))
    if "deck" not in words.given:
        player.deck = some(len(spare))
    elif "discard" not in words.given:
        player.discard = some(len(spare))
    # What belongs nowhere stays in the box.
    pool.left.extend(spare)
    cards = [*there, *player.deck, *player.discard]
    if piles.army is not None and Counter(piles.army) != Counter(cards):
        raise NotationError(f"the army of {SEAT_LETTERS[seat]} is not what it has", word="army")
    player.army = piles.army if piles.army is not None else sorted(cards)
    if state.phase is Phase.SUMMON and state.turn == seat and state.turned is None and player.deck:
        state.turned = player.deck.pop()


def _read_knowledge(state: State, words: SeatWords) -> None:
    """What everybody knows of a deck, what the seat alone has seen, what has become of its warriors."""
    content, player = state.content, state.players[words.seat]

    def kinds(key: str) -> list[KindId]:
        names = _names(words.given.get(key, ""))
        for name in names:
            if name not in content.kinds:
                raise NotationError(f"{name!r} is no warrior", word=name)
        return [KindId(name) for name in names]

    player.in_deck, player.spent, player.boxed = kinds("known"), kinds("spent"), kinds("boxed")
    if "packets" in words.given:
        player.packets = [tuple(map(KindId, _names(part))) for part in words.given["packets"].split(":")]
    elif player.packet:
        player.packets = [tuple(player.packet)]
    player.tops = words.number("tops")
    if player.tops > len(player.deck):
        raise NotationError(f"{player.tops} cards cannot lie on top of {len(player.deck)}", word="tops")
    player.destroyed = words.number("destroyed", len(player.discard))
    player.has_seen_box = "seen" in words.flags or (
        "unseen" not in words.flags and (player.has_seen_box or _has_shifted(content, player))
    )


def _has_shifted(content: Content, player: Player) -> bool:
    abilities = [content.kinds[kind].ability for kind in player.discard]
    return any(ability is not None and ability.op == "shapeshift" for ability in abilities)


def _deal_spells(state: State, words: SeatWords, dice: Dice) -> None:
    """Hand, spell deck and spell discard of a seat.

    A hand of which nothing is said is empty. With a number of spells in the deck the rest was discarded,
    else the rest is the deck.
    """
    seat, player, given = words.seat, state.players[words.seat], words.given
    stock = _Stock(state.content.spell_deck, "spell", dice)
    if state.phase in PREPARING:
        if not {"hand", "spells", "spell_discard"}.isdisjoint(given.keys() - _empty(given)):
            raise NotationError(f"in {state.phase.value!r} nobody has spells")
        return
    for warrior in state.warriors.values():
        for enchantment in warrior.enchantments:
            if enchantment.owner == seat:
                stock.take(enchantment.spell)
    for item in state.stack:
        if item.spell and item.owner == seat:
            stock.take(item.spell)
    keys = ("hand", "spells", "spell_discard")
    named = {key: stock.named(given[key], SpellId) for key in keys if words.is_list(key)}
    for key in keys:
        if key not in named:
            named[key] = [stock.draw() for _ in range(words.number(key))]
    player.hand, player.spell_discard = named["hand"], named["spell_discard"]
    player.spell_deck = named["spells"][::-1]
    if "spells" not in given:
        player.spell_deck = dice.shuffled(stock.left)
    elif "spell_discard" not in given:
        player.spell_discard = dice.shuffled(stock.left)
    elif stock.left:
        raise NotationError(f"{SEAT_LETTERS[seat]} lacks spells: {', '.join(stock.left)}", word="spells")


def _empty(given: Mapping[str, str]) -> set[str]:
    return {key for key, said in given.items() if said in ("-", "0")}
