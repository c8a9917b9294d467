"""A whole state out of what one seat may see: everything it cannot know is dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sfb_bot.computer import Happening
from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import HeroCard, Obj, Player, Setup, State, new_state
from sfb_bot.games.codex.rules.preparation import WORKERS, WORKERS_OF_THE_FIRST
from sfb_bot.games.codex.rules.sources import enlist
from sfb_bot.games.codex.rules.views import ObjView, Piles, PlayerView, PublicView, SeatView
from sfb_bot.kernel import Dice, Event, Seat

SEEDS: Final = 2**62


def imagined(view: SeatView, since: Sequence[Happening], content: Content, dice: Dice) -> State:
    """A state between two actions that looks to the seat like `view`.

    What came to light since then is dealt as it turned out: cards drawn, and cards that others played.
    """
    public = view.public
    setup = Setup(public.mode, public.hero_count, public.picks, None)
    state = new_state(content, setup, f"imagined {dice.below(SEEDS)}")
    state.phase, state.pick_no = public.phase, public.pick_no
    state.first, state.active, state.turn_no = public.first, public.active, public.turn_no
    state.bases, state.edicts, state.extra = list(public.bases), list(public.edicts), list(public.extra)
    state.attacker, state.defender, state.next_id = public.attacker, public.defender, public.next_id
    state.tied, state.fallen = public.tied, public.fallen
    state.draw_offers, state.outcome = list(public.draw_offers), public.outcome
    state.concessions = list(public.concessions)
    state.regular, state.gone = public.regular, list(public.gone)
    told = [event for happening in since for event in happening.events]
    known = {piles.seat: piles for piles in (view.piles, *view.partners)}
    state.players = [
        _own(player, known[player.seat], public, content, told, dice)
        if player.seat in known
        else _other(player, public, content, told, dice)
        for player in public.players
    ]
    for each in public.objs:
        state.objs[each.id] = _obj(content, each)
    for obj in state.objs.values():
        enlist(state, obj)
    return state


def _obj(content: Content, seen: ObjView) -> Obj:
    obj = Obj(seen.id, content.kinds[seen.kind], seen.owner, seen.seat, content.kinds[seen.shape])
    obj.level, obj.damage, obj.armor_used = seen.level, seen.damage, seen.armor_used
    obj.runes, obj.mods, obj.used = dict(seen.runes), list(seen.mods), dict(seen.used)
    obj.is_exhausted, obj.fresh, obj.slot, obj.host = seen.is_exhausted, seen.is_fresh, seen.slot, seen.host
    obj.spec, obj.is_building_site, obj.is_future = seen.spec, seen.is_site, seen.is_future
    obj.skips_ready, obj.attacks, obj.born = seen.skips_ready, seen.attacks, seen.born
    obj.links, obj.number, obj.word, obj.home = seen.links, seen.number, seen.word, seen.home
    obj.held, obj.shape_until, obj.is_seen_by = seen.held, seen.shape_until, seen.seen_by
    obj.was_max_at_start, obj.post = seen.was_max_at_start, seen.post
    return obj


def _player(seen: PlayerView) -> Player:
    made = Player(seen.seat, seen.gold, seen.workers)
    made.heroes = [HeroCard(each.kind, each.wait, each.obj, each.has_died) for each in seen.heroes]
    made.bans, made.spec, made.built = list(seen.bans), seen.spec, list(seen.built)
    made.has_locked, made.turns, made.least_picks = seen.has_locked, seen.turns, seen.least_picks
    made.spent, made.has_left, made.is_cleared = dict(seen.spent), seen.has_left, seen.is_cleared
    return made


def _own(
    seen: PlayerView, piles: Piles, public: PublicView, content: Content, told: Sequence[Event], dice: Dice
) -> Player:
    """A seat whose hand, discard and codex are known: the order of its deck is not."""
    made = _player(seen)
    made.hand, made.discard, made.hired = list(piles.hand), list(piles.discard), list(piles.hired)
    made.codex = dict(piles.codex)
    if not seen.heroes:
        return made
    left = _all_cards(seen, content)
    left.subtract(Counter([*made.hand, *made.discard, *made.hired]))
    left.subtract(made.codex)
    left.subtract(_on_table(public, seen.seat, content))
    draws = [event for event in told if isinstance(event, ev.Drawn) and event.seat == seen.seat]
    drawn = [card for event in draws for card in event.cards]
    for card in drawn:
        left[card] -= 1
    rest = dice.shuffled(sorted((+left).elements()))
    size = max(0, seen.deck_size - len(drawn))
    made.deck = [*_sized(rest, size, content, seen, dice), *reversed(drawn[: seen.deck_size])]
    return made


def _other(
    seen: PlayerView, public: PublicView, content: Content, told: Sequence[Event], dice: Dice
) -> Player:
    """A seat of which only numbers are known: its starter, and some of its codex besides."""
    made = _player(seen)
    if not seen.heroes:
        return made
    table = Counter(_on_table(public, seen.seat, content))
    starter = Counter(content.starters[content.kinds[seen.heroes[0].kind].colour])
    codex = Counter(content.codex_of(hero.kind for hero in seen.heroes))
    for card in table.elements():
        if codex[card] > 0:
            codex[card] -= 1
        else:
            starter[card] -= 1
    played = [
        event.kind
        for event in told
        if isinstance(event, ev.CardPlayed) and event.seat == seen.seat and event.zone == "hand"
    ]
    shown = list(seen.hand) if seen.hand is not None else played[: seen.hand_size]
    for card in shown:
        pile = codex if codex[card] > 0 else starter
        pile[card] -= 1
    taken = max(0, codex.total() - seen.codex_size)
    added = dice.shuffled(sorted((+codex).elements()))[:taken]
    cycle = dice.shuffled(sorted([*(+starter).elements(), *added]))
    first = seen.seat in public.sides[public.side_of(public.first)]
    hired = max(0, seen.workers - (WORKERS_OF_THE_FIRST if first else WORKERS))
    hand = seen.hand_size - len(shown)
    cycle = _sized(cycle, hand + seen.deck_size + seen.discard_size + hired, content, seen, dice)
    made.hand = [*shown, *cycle[:hand]]
    made.deck = cycle[hand : hand + seen.deck_size]
    made.discard = cycle[hand + seen.deck_size : hand + seen.deck_size + seen.discard_size]
    made.hired = cycle[hand + seen.deck_size + seen.discard_size :]
    made.codex = dict(+(codex - Counter(added)))
    return made


def _all_cards(seen: PlayerView, content: Content) -> Counter[KindId]:
    """Everything a seat began with."""
    main = content.kinds[seen.heroes[0].kind].colour
    found = Counter(content.codex_of(hero.kind for hero in seen.heroes))
    found.update(content.starters[main])
    return found


def _on_table(public: PublicView, seat: Seat, content: Content) -> list[KindId]:
    """The cards of a seat that everybody sees, wherever they are."""
    lying = [
        each.kind
        for each in public.objs
        if each.owner == seat and content.kinds[each.kind].type in ("unit", "building", "upgrade", "spell")
    ]
    return [kind for kind in lying if not content.kinds[kind].is_token]


def _sized(cards: list[KindId], size: int, content: Content, seen: PlayerView, dice: Dice) -> list[KindId]:
    """So many cards: some left out where there are too many, any of the starter where there are too few."""
    starter = content.starters[content.kinds[seen.heroes[0].kind].colour]
    missing = [starter[dice.below(len(starter))] for _ in range(size - len(cards))]
    return [*cards[:size], *missing]
