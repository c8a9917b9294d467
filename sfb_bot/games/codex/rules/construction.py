"""Tech buildings and add-ons (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.choices import BACK, DROP, About, OnSpec
from sfb_bot.games.codex.rules.content import (
    ADDONS,
    HEROES_HALL,
    NEUTRAL,
    ONE_HERO_ADDONS,
    TECH_LAB,
    TECHS,
    Kind,
)
from sfb_bot.games.codex.rules.costs import SURCHARGES, building, has_working
from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import LOST_BUILDING, Obj, State
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.work import Work, pay
from sfb_bot.kernel import Flow, Option, Seat, choose

AT_ONCE: Final = "verdant_tree"
_ADDONS: Final = frozenset(ADDONS)
_TECHS: Final = TECHS[1:]


def addon_of(state: State, seat: Seat) -> Obj | None:
    """The add-on of a seat, finished or not (C96)."""
    lots = state.players[seat].lots
    for kind in ADDONS:
        if kind in lots:
            return state.objs[lots[kind]]
    return None


def build_cost(state: State, seat: Seat, kind: Kind) -> int:
    """What a tech building or add-on costs a seat now (C76, C85, C98)."""
    player = state.players[seat]
    is_rebuilt = kind.type == "tech" and kind.id in player.built
    cost = 0 if is_rebuilt else kind.cost
    if not player.built and len(colours(state, seat)) > 1:
        cost += 1
    for surcharge in SURCHARGES.of(state, seat):
        cost += surcharge(state, seat, kind)
    return cost


def colours(state: State, seat: Seat) -> set[str]:
    """The colours of a seat's heroes; neutral is none (C27)."""
    kinds = state.content.kinds
    return {kinds[hero.kind].colour for hero in state.players[seat].heroes} - {NEUTRAL}


def buildable(state: State, seat: Seat) -> list[Option]:
    """What a seat can build now."""
    player, kinds = state.players[seat], state.content.kinds
    gold, lots = player.gold, player.lots
    found: list[Option] = []
    for before, number in zip(TECHS, _TECHS, strict=False):
        if number in lots:
            continue
        kind = kinds[number]
        # Most cannot be paid or takes more workers; that is seen at a glance.
        if (kind.cost > gold and number not in player.built) or kind.workers > player.workers:
            continue
        if before and not has_working(state, seat, before):
            continue
        if build_cost(state, seat, kind) <= gold:
            found.append(kind.build)
    if _ADDONS.isdisjoint(lots):
        for number in ADDONS if len(player.heroes) > 1 else ONE_HERO_ADDONS:
            kind = kinds[number]
            if kind.cost <= gold and build_cost(state, seat, kind) <= gold and not _has(state, seat, number):
                found.append(kind.build)
    return found


def _has(state: State, seat: Seat, kind: KindId) -> bool:
    """Whether a seat or its partner has an add-on: they never have the same (C264)."""
    for each in state.sides[state.side_of[seat]]:  # noqa: SIM110  asked for every add-on before every action
        if kind in state.players[each].lots:
            return True
    return False


def own_specs(state: State, seat: Seat) -> list[SpecId]:
    """The schools of a seat's heroes."""
    return [state.content.kinds[hero.kind].spec for hero in state.players[seat].heroes]


def build(work: Work, seat: Seat, kind: Kind) -> Flow[bool]:
    """Start a building; False where the player went back before paying."""
    state = work.state
    player = state.players[seat]
    spec = SpecId("")
    lab = building(state, seat, TECH_LAB)
    if kind.id == TECHS[2]:
        spec = player.spec
        if not spec:
            picked = yield from _which_spec(seat, kind, own_specs(state, seat))
            if picked is None:
                return False
            spec = picked
    elif kind.id == TECH_LAB and TECHS[2] in player.built:
        # Before tech II is started the Lab waits for its school (C94).
        others = [each for each in own_specs(state, seat) if each != player.spec]
        picked = yield from _which_spec(seat, kind, others)
        if picked is None:
            return False
        spec = picked
    lab_spec = SpecId("")
    if kind.id == TECHS[2] and lab is not None and not lab.spec:
        others = [each for each in own_specs(state, seat) if each != spec]
        picked = yield from _which_spec(seat, lab.kind, others)
        if picked is None:
            return False
        lab_spec = picked
    pay(work, seat, build_cost(state, seat, kind), "build", kind.id)
    work.emit(ev.CountChanged(seat, "built", 1))
    number = ObjId(state.next_id)
    is_site = not (kind.type == "tech" and player.spent.get(AT_ONCE, 0))
    work.emit(ev.Arrived(number, kind.id, seat, seat, "built", spec=spec, is_site=is_site))
    if lab_spec and lab is not None:
        work.emit(ev.Remembered(lab.id, word=lab_spec))
    return True


def _which_spec(seat: Seat, kind: Kind, specs: list[SpecId]) -> Flow[SpecId | None]:
    options = [Option(spec, OnSpec(spec)) for spec in specs]
    if len(options) == 1:
        return specs[0]
    picked = yield from choose(seat, "spec", [*options, BACK], about=About(NOTHING, kind.id))
    return picked.spec if isinstance(picked, OnSpec) else None


def droppable(state: State, seat: Seat) -> list[Option]:
    """The own finished add-on can be given up to make room (C97)."""
    addon = addon_of(state, seat)
    return [DROP] if addon is not None and not addon.is_building_site else []


def drop(work: Work, seat: Seat) -> Flow[None]:
    """Sacrifice the add-on: its base takes the usual damage."""
    addon = addon_of(work.state, seat)
    assert addon is not None
    if leave(work, addon, "gone", "sacrificed"):
        deal(work, [Hit(work.state.base_of(seat).id, LOST_BUILDING, NOTHING, seat, "building")])
    yield from settle(work)


def finish_sites(work: Work, seats: Sequence[Seat]) -> None:
    """Whatever was started in this turn is finished (C83)."""
    for obj in [each for each in work.state.objs.values() if each.is_building_site]:
        if obj.seat in seats:
            work.emit(ev.Finished(obj.id))


def hero_limit(state: State, seat: Seat) -> int:
    """How many heroes a seat may have in play when it summons one (C106)."""
    if len(state.players[seat].heroes) == 1:
        return 1
    limit = 1
    if has_working(state, seat, TECHS[2]):
        limit = 2
    if has_working(state, seat, TECHS[3]):
        limit = 3
    if has_working(state, seat, HEROES_HALL):
        limit += 1
    return min(3, limit)
