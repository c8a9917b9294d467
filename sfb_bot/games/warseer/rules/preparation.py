"""Set-up: first player and map, heroes, terrain, camps, placing, hands (section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import arrive
from sfb_bot.games.warseer.rules.choices import (
    NONE,
    About,
    OnHex,
    OnKind,
    OnKinds,
    OnPiece,
    on_copy,
    on_kind,
    on_kinds,
)
from sfb_bot.games.warseer.rules.content import RANKS, KindId, MapId
from sfb_bot.games.warseer.rules.model import HAND, PUT_BACK, SKIRMISH_INFLUENCE, Phase, State
from sfb_bot.games.warseer.rules.scoring import draw
from sfb_bot.games.warseer.rules.spots import piece_options
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Answers, Ask, Decision, Dice, Flow, Option, Seat, choose

EARLY_INFLUENCE = 2
LATE_INFLUENCE = 3
# The step of the preparation that speaks of dealt hands.
AFTER_HANDS = 10
# In which order camps are filled.
CAMP_RANKS: Final = (3, 2, 1, 0)


def first_player(fx: WarseerFx) -> Flow[None]:
    """Who begins, the map, the feat deck and the first influence; chance decides what was not agreed."""
    lay_table(fx, fx.state.setup.first, fx.state.setup.map)
    fx.emit(ev.PhaseBegan(Phase.HEROES))
    return
    yield


def lay_table(fx: WarseerFx, agreed: Seat | None, battle_map: MapId | None) -> None:
    """Lay the map out, shuffle the feats and give everybody the first influence."""
    state = fx.state
    seats = len(state.players)
    first = agreed if agreed is not None else Seat(fx.below(seats))
    order = tuple(Seat((first + place) % seats) for place in range(seats))
    if battle_map is None:
        maps = state.tables.maps_for(state.mode.players_of_map)
        battle_map = maps[fx.below(len(maps))].id
    fx.emit(ev.TableLaid(order, battle_map))
    size = state.terms.feats or state.mode.feats[state.setup.length == "full"]
    if size:
        deck = fx.shuffled(state.tables.content.feat_deck(size))
        fx.emit(ev.FeatsShuffled(tuple(deck), len(deck)))
    for place, seat in enumerate(order):
        amount = EARLY_INFLUENCE if place < state.mode.early else LATE_INFLUENCE
        fx.emit(ev.InfluenceChanged(seat, SKIRMISH_INFLUENCE if state.mode.is_skirmish else amount, "setup"))


# --- Sealed questions -------------------------------------------------------------------------------------


def _sealed(questions: Sequence[Decision]) -> Flow[Answers]:
    """Ask several seats at once; nothing is shown before all have answered."""
    return (yield Ask(tuple(questions)))


def heroes(fx: WarseerFx) -> Flow[None]:
    """Everybody chooses a hero, and with it the faction, sealed (W-33)."""
    state = fx.state
    chosen: dict[Seat, KindId] = {}
    carried = state.setup.carried
    agreed = carried.heroes if carried is not None else state.setup.heroes
    for player in state.players:
        if agreed and agreed[player.seat]:
            chosen[player.seat] = agreed[player.seat]
    asking = [player.seat for player in state.players if player.seat not in chosen]
    if state.setup.has_random_heroes:
        known = state.tables.content.heroes
        chosen.update((seat, known[fx.below(len(known))].id) for seat in asking)
    elif asking:
        options = tuple(on_kind(hero.id) for hero in state.tables.content.heroes)
        questions = [
            Decision(seat, "hero", options, default=(options[lot(state, f"hero/{seat}", len(options))].key,))
            for seat in asking
        ]
        answers = yield from _sealed(questions)
        for seat, picked in zip(asking, answers, strict=True):
            payload = picked[0].payload
            assert isinstance(payload, OnKind)
            chosen[seat] = payload.kind
    for player in state.players:
        fx.emit(ev.HeroChosen(player.seat, chosen[player.seat]))
    if not state.mode.is_skirmish:
        for player in state.players:
            _shuffle(fx, player.seat)
    _after_heroes(fx)


def lot(state: State, what: str, count: int) -> int:
    """What a time-out chooses: at random, and the same whenever it is asked."""
    return Dice(f"{state.dice.seed}/{what}").below(count)


def _shuffle(fx: WarseerFx, seat: Seat) -> None:
    """The battle deck: 20 cards of the faction and the hero's 10 (W-34)."""
    hero = fx.state.players[seat].hero
    assert hero is not None
    cards = fx.state.tables.content.deck_of(hero)
    deck = fx.shuffled([card for card, copies in cards.items() for _ in range(copies)])
    fx.emit(ev.DeckShuffled(seat, tuple(deck)))


def _after_heroes(fx: WarseerFx) -> None:
    if fx.state.mode.matches:
        fx.emit(ev.PhaseBegan(Phase.RESOURCES))
        return
    unique = fx.state.setup.has_unique_terrain
    fx.emit(ev.PhaseBegan(Phase.TERRAIN if unique else Phase.CAMPS))


def terrain(fx: WarseerFx) -> Flow[None]:
    """Each player from the first on may put one piece of the pool on a marked spot (W-36, WQ62)."""
    state = fx.state
    seat = state.order[state.step]
    options = [*piece_options(state, seat), NONE]
    choice = yield from choose(seat, "piece", options)
    if isinstance(choice, OnPiece):
        fx.emit(ev.PieceSet(seat, choice.piece, choice.cells))
    if state.step + 1 < len(state.order):
        fx.emit(ev.PhaseBegan(Phase.TERRAIN, state.step + 1))
    else:
        fx.emit(ev.PhaseBegan(Phase.CAMPS))


# --- Camps ------------------------------------------------------------------------------------------------


def camps(fx: WarseerFx) -> Flow[None]:
    """Everybody fills the War Camp within leadership, rank by rank, sealed until all camps are shown (W-37).

    All are asked the same number of times, so that nothing of a choice can be told before.
    """
    state = fx.state
    chosen: dict[Seat, list[KindId]] = {player.seat: [] for player in state.players}
    arms = state.setup.arms
    asking: list[Seat] = []
    for player in state.players:
        given = arms[player.seat].camp if arms else None
        if player.ledger is not None:
            given = player.ledger.recruits
        if given is None and state.setup.has_suggested_camps and player.hero is not None:
            given = state.tables.content.creatures[player.hero].camp
        if given is None:
            asking.append(player.seat)
        else:
            chosen[player.seat] = list(given)
    for rank in CAMP_RANKS if asking else ():
        questions = [camp_question(state, seat, rank) for seat in asking]
        answers = yield from _sealed(questions)
        for question, picked in zip(questions, answers, strict=True):
            for option in picked:
                assert isinstance(option.payload, OnKinds)
                chosen[question.seat].extend(option.payload.kinds)
    for player in state.players:
        fx.emit(ev.CampChosen(player.seat, tuple(chosen[player.seat])))
    if state.mode.is_skirmish:
        fx.emit(ev.PhaseBegan(Phase.GEAR))
    else:
        fx.emit(ev.PhaseBegan(Phase.LANDMARKS if has_placing(state) else Phase.PLACING))


def has_bought(state: State) -> bool:
    """Whether anybody has bought cards that may work before the battle."""
    return any(player.upgrades for player in state.players)


def has_placing(state: State) -> bool:
    scenario = state.tables.scenario(state.terms.scenario)
    return scenario is not None and bool(scenario.placing.each or "named" in scenario.numbers)


def camp_question(state: State, seat: Seat, rank: int) -> Decision:
    """Which characters of a rank a seat takes; by default those of the suggested camp.

    Gold is chosen as a whole, since the elite fills two slots (W-9); those without a star fill none.
    """
    content = state.tables.content
    hero = state.players[seat].hero
    assert hero is not None
    found = [kind for kind in content.camp_choices(hero) if content.creatures[kind].rank == rank]
    camp = content.creatures[hero].camp
    usual = tuple(kind for kind in found if kind in camp)
    prompt = f"camp_{RANKS[rank] or 'starless'}"
    if rank < len(RANKS) - 1:
        most = min(content.creatures[hero].leadership[rank - 1] if rank else len(found), len(found))
        options = tuple(on_kinds((kind,)) for kind in found)
        return Decision(seat, prompt, options, (0, most), usual[:most])
    slots = content.creatures[hero].leadership[rank - 1]
    whole = [
        kinds
        for count in range(slots + 1)
        for kinds in combinations(found, count)
        if sum(content.creatures[kind].stars for kind in kinds) <= slots
    ]
    default = on_kinds(usual).key
    return Decision(seat, prompt, tuple(on_kinds(kinds) for kinds in whole), default=(default,))


# --- Placing ----------------------------------------------------------------------------------------------


def placing(fx: WarseerFx) -> Flow[None]:
    """In turn order each hero is put on a hex of the own zone (W-39)."""
    state = fx.state
    seat = state.order[state.step]
    hero = state.players[seat].hero
    assert hero is not None
    if not state.players[seat].is_out:
        cells = state.zones[seat] & ~state.taken
        options = state.tables.hexes(state.map.id, cells)
        default = state.map.grid.names[middle_of(cells)]
        choice = yield from choose(seat, "enter", options, default=default, about=About(hero))
        assert isinstance(choice, OnHex)
        arrive(fx, seat, hero, choice.cell, "hero")
    if state.step + 1 < len(state.order):
        fx.emit(ev.PhaseBegan(Phase.PLACING, state.step + 1))
    elif state.mode.is_skirmish:
        fx.emit(ev.PhaseBegan(Phase.DEPLOYMENT))
    else:
        fx.emit(ev.PhaseBegan(Phase.PREPARATION if has_bought(state) else Phase.HANDS))


def middle_of(cells: Mask) -> Cell:
    """The hex in the middle of a zone."""
    found = list(cells_of(cells))
    return found[len(found) // 2]


# --- Hands ------------------------------------------------------------------------------------------------


def hands(fx: WarseerFx) -> Flow[None]:
    """Everybody draws seven and puts three back, sealed; then the decks are shuffled (W-40, WQ88)."""
    state = fx.state
    if not state.step:
        for seat in state.order:
            extra = state.players[seat].facts_of_match.get("draw", 0)
            draw(fx, seat, HAND + extra)
        fx.emit(ev.PhaseBegan(Phase.HANDS, 1))
        return
    playing = [seat for seat in state.order if state.players[seat].hand]
    questions = [_put_back(state, seat) for seat in playing]
    answers = yield from _sealed(questions)
    for seat, picked in zip(playing, answers, strict=True):
        cards = tuple(option.payload.kind for option in picked if isinstance(option.payload, OnKind))
        deck = fx.shuffled([*state.players[seat].deck, *cards])
        fx.emit(ev.CardsReturned(seat, cards, tuple(deck), len(cards)))
    after = ev.PhaseBegan(Phase.PREPARATION, AFTER_HANDS)
    fx.emit(after if has_bought(state) else ev.PhaseBegan(Phase.START))


def _put_back(state: State, seat: Seat) -> Decision:
    """Which three go back; by default the dearest, later ones first."""
    hand = state.players[seat].hand
    options: list[Option] = []
    seen: dict[KindId, int] = {}
    for kind in hand:
        options.append(on_copy(kind, seen.get(kind, 0)))
        seen[kind] = seen.get(kind, 0) + 1
    cards = state.tables.content.cards
    dearest = sorted(range(len(hand)), key=lambda place: (-cards[hand[place]].cost, -place))
    default = tuple(options[place].key for place in dearest[:PUT_BACK])
    return Decision(seat, "put_back", tuple(options), (PUT_BACK, PUT_BACK), default)
