"""A whole state out of what one seat may see: everything it cannot know is dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from sfb_bot.computer import Happening
from sfb_bot.games.warseer.computer.luck import EvenDice, thrown
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Content, KindId
from sfb_bot.games.warseer.rules.evolve import lay_ground
from sfb_bot.games.warseer.rules.evolve_creatures import stand
from sfb_bot.games.warseer.rules.model import TOKENS, Creature, Player, State, new_state
from sfb_bot.games.warseer.rules.tables import Tables
from sfb_bot.games.warseer.rules.views import CreatureView, PlayerView, PublicView, SeatView
from sfb_bot.kernel import Dice, Event, Seat

SEEDS: Final = 2**62


def imagined(view: SeatView, since: Sequence[Happening], tables: Tables, dice: Dice) -> State:
    """A state between two actions that looks to the seat like `view`.

    What came to light since then is dealt as it turned out: dice, cards drawn, cards and feats that others
    played.
    """
    public, content = view.public, tables.content
    told = [event for happening in since for event in happening.events]
    seed = f"imagined {dice.below(SEEDS)}"
    state = new_state(tables, public.setup, seed)
    state.dice = EvenDice(seed, 0, thrown(told, content))
    state.phase, state.step, state.terms = public.phase, public.step, public.terms
    state.map = content.maps[public.map]
    state.order, state.turn, state.turn_no = public.order, public.turn, public.turn_no
    state.zones, state.pieces, state.camps = public.zones, public.pieces, public.camps
    state.landmarks, state.is_last, state.next_id = public.landmarks, public.is_last, public.next_id
    state.rounds, state.last, state.first = public.rounds, public.last, public.first
    state.draw_offers, state.concessions = list(public.draw_offers), list(public.concessions)
    state.gone, state.outcome = list(public.gone), public.outcome
    lay_ground(state)
    state.players = [_player(each) for each in public.players]
    own = state.players[view.seat]
    own.top, own.spied = list(reversed(view.deck_top)), list(view.spied)
    for player, seen in zip(state.players, public.players, strict=True):
        _deal_cards(player, seen, view, told, content, dice)
    _deal_feats(state, view, told, content, dice)
    for each in public.creatures:
        creature = _creature(each, content)
        state.creatures[creature.id] = creature
        stand(state, creature, creature.cell)
    return state


def _creature(seen: CreatureView, content: Content) -> Creature:
    made = Creature(seen.id, content.creatures[seen.kind], seen.owner, seen.seat, seen.cell)
    made.wounds, made.armour, made.tokens = (
        seen.wounds,
        seen.armour,
        sum(TOKENS[name] for name in seen.tokens),
    )
    made.is_turned, made.is_summoned, made.spare = seen.is_turned, seen.is_summoned, seen.spare
    made.mods, made.charms, made.relic, made.beneath = seen.mods, seen.charms, seen.relic, seen.beneath
    made.has_gained, made.has_chased = seen.has_gained, seen.has_chased
    made.has_lost_armour = seen.has_lost_armour
    return made


def _player(seen: PlayerView) -> Player:
    made = Player(seen.seat, seen.hero, seen.figure, seen.influence, seen.wealth, seen.points, seen.marks)
    made.turns, made.shown, made.camp = seen.turns, list(seen.shown), list(seen.camp)
    made.city, made.history = list(seen.city), list(seen.history)
    made.relics, made.buildings = list(seen.relics), list(seen.buildings)
    made.facts, made.facts_of_match = dict(seen.facts), dict(seen.facts_of_match)
    made.upgrades, made.injured, made.named = list(seen.upgrades), list(seen.injured), list(seen.named)
    made.ledger, made.has_left, made.has_fallen = seen.ledger, seen.has_left, seen.has_fallen
    # Between two actions nothing is left of those who have gone.
    made.is_cleared = seen.has_left or seen.has_fallen
    return made


# --- Battle cards -----------------------------------------------------------------------------------------


def _deal_cards(
    player: Player, seen: PlayerView, view: SeatView, told: Sequence[Event], content: Content, dice: Dice
) -> None:
    """Hand and deck of a seat: its thirty cards without those that lie open, in any order."""
    if seen.hero is None or not seen.deck_size + seen.hand_size:
        return
    is_own = seen.seat == view.seat
    whole = content.deck_of(seen.hero)
    left = Counter(whole)
    left.subtract([card for card in _open_cards(seen, view.public) if card in whole])
    hand = list(view.hand) if is_own else _known_of(seen, view, told)
    left.subtract(hand)
    coming = _coming(told, seen.seat)
    if is_own:
        # What was seen on top of the deck comes first, whether it has been drawn since or not.
        coming = [*view.deck_top, *coming[len(view.deck_top) :]]
    coming = coming[: seen.deck_size]
    left.subtract([card for card in coming if card is not None])
    rest = dice.shuffled(sorted((+left).elements()))
    missing = seen.hand_size - len(hand) + seen.deck_size - sum(card is not None for card in coming)
    known = sorted(whole)
    while len(rest) < missing:
        rest.append(known[dice.below(len(known))])
    while len(hand) < seen.hand_size:
        hand.append(rest.pop())
    top = [card if card is not None else rest.pop() for card in coming]
    player.hand = hand
    player.deck = [*rest[: seen.deck_size - len(top)], *reversed(top)]


def _open_cards(seen: PlayerView, public: PublicView) -> Iterable[KindId]:
    """The battle cards of a seat that everybody sees."""
    yield from seen.history
    yield from [relic.card for relic in seen.relics]
    yield from [building.card for building in seen.buildings]
    for creature in public.creatures:
        yield from [card for card, owner in creature.charms if owner == seen.seat]


def _known_of(seen: PlayerView, view: SeatView, told: Sequence[Event]) -> list[KindId]:
    """The cards in another hand that the seat knows: it has seen them there, or seen them come from there."""
    spied = Counter(card for of, card in view.spied if of == seen.seat)
    return sorted((spied | Counter(_played(told, seen.seat))).elements())[: seen.hand_size]


def _played(told: Sequence[Event], seat: Seat) -> list[KindId]:
    return [
        event.card
        for event in told
        if isinstance(event, ev.CardPlayed | ev.CardDiscarded) and event.seat == seat
    ]


def _coming(told: Sequence[Event], seat: Seat) -> list[KindId | None]:
    """The cards that have left the top of a deck since, or were looked at there; None for unknown ones."""
    found: list[KindId | None] = []
    for event in told:
        match event:
            case ev.CardsDrawn(drawer, cards, count) if drawer == seat:
                found.extend(cards or [None] * count)
            case ev.DeckSeen(looker, cards) if looker == seat:
                found.extend(cards)
            case ev.Milled(owner, card) if owner == seat:
                found.append(card)
            case _:
                pass
    return found


# --- Feats ------------------------------------------------------------------------------------------------


def _deal_feats(state: State, view: SeatView, told: Sequence[Event], content: Content, dice: Dice) -> None:
    """Feats in other hands, face down in Halls and in the deck."""
    public = view.public
    state.feat_discard = list(public.feat_discard)
    size = public.terms.feats or state.mode.feats[public.setup.length == "full"]
    hidden = sum(player.hidden_size for player in public.players)
    others = sum(player.feats_size for player in public.players if player.seat != view.seat)
    missing = others + hidden + public.feat_deck_size
    if not missing and not view.feats:
        return
    left = Counter(content.feat_deck(size))
    left.subtract(view.feats)
    left.subtract(public.feat_discard)
    for player in public.players:
        left.subtract(player.shown)
    shown = {
        player.seat: _feats_shown(told, player.seat)[: player.feats_size]
        for player in public.players
        if player.seat != view.seat
    }
    for feats in shown.values():
        left.subtract(feats)
    coming = _feats_coming(told, view.seat)[: public.feat_deck_size]
    left.subtract([feat for feat in coming if feat is not None])
    rest = dice.shuffled(sorted((+left).elements()))
    known = sorted(content.feats)
    while len(rest) < missing:
        rest.append(known[dice.below(len(known))])
    for player, seen in zip(state.players, public.players, strict=True):
        player.feats = list(view.feats) if seen.seat == view.seat else shown[seen.seat]
        while len(player.feats) < seen.feats_size:
            player.feats.append(rest.pop())
        player.hidden = [rest.pop() for _ in range(seen.hidden_size)]
    top = [feat if feat is not None else rest.pop() for feat in coming]
    state.feat_deck = [*rest[: public.feat_deck_size - len(top)], *reversed(top)]


def _feats_shown(told: Sequence[Event], seat: Seat) -> list[KindId]:
    return [
        event.feat
        for event in told
        if isinstance(event, ev.FeatPlayed | ev.FeatDropped) and event.seat == seat
    ]


def _feats_coming(told: Sequence[Event], seat: Seat) -> list[KindId | None]:
    found: list[KindId | None] = []
    for event in told:
        match event:
            case ev.FeatsDrawn(drawer, feats, _) if drawer == seat:
                found.extend(feats)
            case ev.FeatsDrawn(_, _, count) | ev.FeatsTaken(_, _, count):
                found.extend([None] * count)
            case _:
                pass
    return found
