"""Feats: which of a hand's can be played now (section 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.warseer.rules.board import creatures_in, hero_of, own_creatures
from sfb_bot.games.warseer.rules.content import RANKS, CreatureKind, Feat, KindId
from sfb_bot.games.warseer.rules.effect_values import Condition
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.work import Kill
from sfb_bot.kernel import Seat


def military(state: State, seat: Seat, kill: Kill) -> list[KindId]:
    """The military feats in a hand whose condition a kill meets."""
    feats = state.tables.content.feats
    return [
        each
        for each in state.players[seat].feats
        if feats[each].sort == "military"
        and any(all(_of_kill(state, seat, need, kill) for need in needs) for needs in feats[each].needs)
    ]


def achievements(state: State, seat: Seat) -> list[KindId]:
    """The achievements in a hand whose condition holds."""
    feats = state.tables.content.feats
    found: list[KindId] = []
    for each in state.players[seat].feats:
        feat = feats[each]
        if feat.sort == "achievement" and _is_achieved(state, seat, feat):
            found.append(each)
    return found


def _is_achieved(state: State, seat: Seat, feat: Feat) -> bool:
    for needs in feat.needs:
        for need in needs:
            if not FACTS[need.name](state, seat, need):
                break
        else:
            return True
    return False


# --- Of a kill --------------------------------------------------------------------------------------------


def _of_kill(state: State, seat: Seat, need: Condition, kill: Kill) -> bool:
    kinds = state.tables.content.creatures
    victim, killer = kinds[kill.kind], kinds.get(kill.killer_kind)
    holds = _of_victim(state, need, kill, victim)
    if holds is None:
        holds = _of_killer(state, need, kill, victim, killer)
    if holds is None:
        holds = _of_turn(state, seat, need, kill)
    return holds is not need.is_not


def _of_victim(state: State, need: Condition, kill: Kill, victim: CreatureKind) -> bool | None:
    match need.name:
        case "victim_terrain":
            terrain = state.ground.kinds.get(kill.cell)
            holds = terrain is not None and terrain.id in need.words
        case "victim_wounded":
            holds = kill.had_wounds
        case "victim_token":
            holds = bool(kill.tokens)
        case "victim_lost_armour":
            holds = kill.has_lost_armour
        case "victim_rank":
            holds = RANKS[victim.rank] in need.words
        case "victim_rank_at_least":
            holds = victim.rank >= RANKS.index(need.words[0])
        case "victim_faction":
            holds = victim.faction in need.words
        case "victim_in_own_zone":
            holds = bool(state.zones[kill.owner] >> kill.cell & 1)
        case _:
            holds = None
    return holds


def _of_killer(
    state: State, need: Condition, kill: Kill, victim: CreatureKind, killer: CreatureKind | None
) -> bool | None:
    """A card has no destroyer: feats that ask for one fail then."""
    match need.name:
        case "killer_terrain":
            terrain = state.ground.kinds.get(kill.killer_cell)
            return killer is not None and terrain is not None and terrain.id in need.words
        case "victim_outranks_killer":
            return killer is not None and killer.is_character and victim.rank > killer.rank
        case "killer":
            return killer is not None and (
                killer.sort in need.words
                or ("no star" in need.words and killer.is_character and not killer.stars)
            )
        case "distance":
            return killer is not None and kill.distance >= need.number
        case _:
            return None


def _of_turn(state: State, seat: Seat, need: Condition, kill: Kill) -> bool:
    facts = state.players[seat].facts
    match need.name:
        case "victim_in_my_zone":
            return bool(state.zones[seat] >> kill.cell & 1)
        case "contact":
            return kill.contact >= need.number
        case "kills":
            return facts.get("kills", 0) >= need.number
        case "lost_since":
            return bool(facts.get("lost_since") or facts.get("lost"))
        case "damage_kind":
            return kill.damage_kind in need.words
        case _:
            return kill.is_pushed


# --- Achievements -----------------------------------------------------------------------------------------


def _own(state: State, seat: Seat) -> list[Creature]:
    return own_creatures(state, seat)


def _enemy_heroes(state: State, seat: Seat) -> list[Creature]:
    return [each for each in creatures_in(state, state.enemies(seat)) if each.kind.is_hero]


def _fact(name: str) -> Callable[[State, Seat, Condition], bool]:
    def check(state: State, seat: Seat, need: Condition) -> bool:
        return state.players[seat].facts.get(name, 0) >= max(need.number, 1)

    return check


def _at_centre(state: State, seat: Seat, need: Condition) -> bool:
    del need
    return bool(state.standing[seat] & state.ground.centre)


def _in_enemy_zone(state: State, seat: Seat, need: Condition) -> bool:
    zones = 0
    for player in state.players:
        if not state.are_allied(seat, player.seat):
            zones |= state.zones[player.seat]
    return (state.standing[seat] & zones).bit_count() >= need.number


def _creatures(state: State, seat: Seat, need: Condition) -> bool:
    return state.standing[seat].bit_count() >= need.number


def _beside_unique(state: State, seat: Seat, need: Condition) -> bool:
    del need
    cells = state.ground.unique | state.map.grid.mask(cell for cell, _ in state.landmarks)
    return bool(state.standing[seat] & (cells | state.ground.spread(cells)))


def _buildings(state: State, seat: Seat, need: Condition) -> bool:
    return len(state.players[seat].buildings) >= need.number


def _relics(state: State, seat: Seat, need: Condition) -> bool:
    return len(state.players[seat].relics) >= need.number


def _minions(state: State, seat: Seat, need: Condition) -> bool:
    return sum(each.kind.is_minion for each in _own(state, seat)) >= need.number


def _ranks(state: State, seat: Seat, need: Condition) -> bool:
    ranks = {each.kind.rank for each in _own(state, seat) if each.kind.is_character}
    return len(ranks - {0}) >= need.number


def _terrain_contact(state: State, seat: Seat, need: Condition) -> bool:
    near = state.ground.terrain | state.ground.spread(state.ground.terrain)
    return (state.standing[seat] & near).bit_count() >= need.number


def _enemy_hero_contact(state: State, seat: Seat, need: Condition) -> bool:
    own = state.standing[seat]
    return any(
        (state.ground.adjacent[hero.cell] & own).bit_count() >= need.number
        for hero in _enemy_heroes(state, seat)
    )


def _enemy_hero_wounds(state: State, seat: Seat, need: Condition) -> bool:
    return any(hero.wounds >= need.number for hero in _enemy_heroes(state, seat))


def _income(state: State, seat: Seat, need: Condition) -> bool:
    return state.players[seat].income >= need.number


def _hero_unwounded(state: State, seat: Seat, need: Condition) -> bool:
    del need
    hero = hero_of(state, seat)
    return hero is not None and not hero.wounds


def _hero_contact(state: State, seat: Seat, need: Condition) -> bool:
    del need
    hero = hero_of(state, seat)
    return hero is not None and bool(state.ground.adjacent[hero.cell] & state.enemies(seat))


def _influence(state: State, seat: Seat, need: Condition) -> bool:
    return state.players[seat].influence == need.number


def _hand(state: State, seat: Seat, need: Condition) -> bool:
    return len(state.players[seat].hand) == need.number


FACTS: Final[dict[str, Callable[[State, Seat, Condition], bool]]] = {
    "own_at_centre": _at_centre,
    "own_in_enemy_zone": _in_enemy_zone,
    "own_creatures": _creatures,
    "own_beside_unique": _beside_unique,
    "buildings": _buildings,
    "relics": _relics,
    "minions": _minions,
    "healed": _fact("healed"),
    "ranks": _ranks,
    "hero_vs_hero": _fact("hero_vs_hero"),
    "spells": _fact("spells"),
    "terrain_contact": _terrain_contact,
    "enemy_hero_contact": _enemy_hero_contact,
    "pushes": _fact("pushes"),
    "enemy_hero_wounds": _enemy_hero_wounds,
    "income": _income,
    "hero_unwounded": _hero_unwounded,
    "hero_contact": _hero_contact,
    "influence": _influence,
    "hand": _hand,
}
