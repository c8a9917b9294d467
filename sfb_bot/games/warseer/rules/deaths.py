"""Destroyed creatures: where their cards go, fallen heroes, and what follows from a kill (W-93, W-94)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import arrive, open_summoned
from sfb_bot.games.warseer.rules.board import limit_left
from sfb_bot.games.warseer.rules.choices import NONE, About, OnKind, on_kind
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.effects.conditions import slain
from sfb_bot.games.warseer.rules.effects.performing import perform
from sfb_bot.games.warseer.rules.feats import military
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.scenarios import after_kill
from sfb_bot.games.warseer.rules.scoring import bury, end, goal, score, take_feats, win
from sfb_bot.games.warseer.rules.windows import window
from sfb_bot.games.warseer.rules.work import Kill, Moment, WarseerFx
from sfb_bot.kernel import Flow, Seat, choose

FALLEN_HERO_LOSES = 4


def fall(fx: WarseerFx, kills: list[Kill]) -> Flow[list[Kill]]:
    """Let the destroyed leave together; their cards go to History unless a Resurgent rises."""
    state = fx.state
    kinds = state.tables.content.creatures
    for kill in kills:
        fx.emit(ev.Destroyed(kill.creature, -1 if kill.by is None else kill.by, kill.killer))
        if kinds[kill.kind].is_character:
            fx.emit(ev.Counted(kill.owner, "lost"))
            if state.mode.matches:
                fx.emit(ev.Counted(kill.owner, "fallen", is_of_match=True))
    heroes = [kill for kill in kills if kinds[kill.kind].is_hero]
    if heroes:
        _heroes_fall(fx, heroes)
    for kill in kills:
        return_cards(fx, [*kill.charms, *([kill.beneath] if kill.beneath is not None else [])])
        if kinds[kill.kind].is_character and not state.players[kill.owner].has_fallen:
            kill.is_risen = yield from _rise(fx, kill)
            if not kill.is_risen:
                bury(fx, kill.owner, kill.kind)
    return kills


# --- Heroes -----------------------------------------------------------------------------------------------


def _heroes_fall(fx: WarseerFx, kills: list[Kill]) -> None:
    """Points for fallen heroes, then the end where it has come (W-143, W-155, W-158, W-168)."""
    state = fx.state
    mode = state.mode
    for kill in kills:
        if mode.is_free_for_all and not mode.is_skirmish:
            lost = min(FALLEN_HERO_LOSES, state.players[kill.owner].points)
            if lost:
                fx.emit(ev.PointsChanged(kill.owner, -lost, "hero"))
        if kill.by is not None and kill.killer == state.players[kill.by].figure:
            fx.emit(ev.Counted(kill.by, "hero_slain", is_of_match=True))
        to = _hero_points_to(state, kill)
        if to is not None and mode.hero_points:
            fx.emit(ev.PointsChanged(to, mode.hero_points, "hero"))
    if mode.seats == 2 and not mode.is_skirmish:
        end(fx, "hero")
    loose = [card for kill in kills for card in foreign_cards(state, kill.owner)]
    for kill in kills:
        fx.emit(ev.HeroFell(kill.owner))
    finish_if_decided(fx)
    return_cards(fx, loose)
    wanted = goal(state)
    if wanted and any(_side_points(state, side) >= wanted for side in range(len(mode.sides))):
        end(fx, "goal")


def foreign_cards(state: State, seat: Seat) -> list[tuple[KindId, Seat]]:
    """The cards of others on and under the figures of a player: they go home when those leave (W-22)."""
    found: list[tuple[KindId, Seat]] = []
    for creature in state.creatures.values():
        if creature.owner == seat:
            found.extend(creature.charms)
            if creature.beneath is not None:
                found.append(creature.beneath)
    return found


def return_cards(fx: WarseerFx, cards: list[tuple[KindId, Seat]]) -> None:
    """Put cards into the Histories of those who still play."""
    for card, owner in cards:
        if not fx.state.players[owner].is_out:
            bury(fx, owner, card)


def _side_points(state: State, side: int) -> int:
    return sum(state.players[seat].points for seat in state.mode.sides[side])


def _hero_points_to(state: State, kill: Kill) -> Seat | None:
    """In a duel and between teams the other side whatever did it, else who destroyed it."""
    if kill.by is not None and not state.are_allied(kill.by, kill.owner):
        return kill.by
    if state.mode.is_free_for_all:
        return None
    others = state.mode.sides[1 - state.mode.side_of[kill.owner]]
    return next((seat for seat in others if not state.players[seat].is_out), others[0])


def finish_if_decided(fx: WarseerFx) -> None:
    """End the match when only one side has a hero left."""
    state = fx.state
    mode = state.mode
    standing = [side for side in mode.sides if any(not state.players[seat].is_out for seat in side)]
    if len(standing) > 1:
        return
    if mode.is_skirmish and standing:
        win(fx, standing[0][0], "hero")
    end(fx, "hero")


# --- Resurgent --------------------------------------------------------------------------------------------


def _rise(fx: WarseerFx, kill: Kill) -> Flow[bool]:
    """Ask whether a Resurgent rises where its player destroyed an enemy character (W-215)."""
    state, seat = fx.state, kill.by
    if seat is None or state.players[seat].is_out or limit_left(state, seat) <= 0:
        return False
    victim = state.tables.content.creatures[kill.kind]
    if victim.keyword("resurgent") or victim.keyword("forged") or victim.tags & {"undead", "mech"}:
        return False
    found = _risers(state, seat, victim.rank)
    if not found or state.taken >> kill.cell & 1 or not state.ground.open >> kill.cell & 1:
        return False
    options = [*(on_kind(kind) for kind in found), NONE]
    choice = yield from choose(seat, "rise", options, about=About(kill.kind, creature=kill.creature))
    if not isinstance(choice, OnKind) or state.taken >> kill.cell & 1:
        return False
    is_history = choice.kind not in state.players[seat].camp
    fx.emit(ev.Unearthed(seat, choice.kind, is_history))
    arrive(fx, seat, choice.kind, kill.cell, "risen", beneath=(kill.kind, kill.owner))
    return True


def _risers(state: State, seat: Seat, rank: int) -> list[KindId]:
    """Own Resurgents of that rank or lower in the camp and in the History."""
    player, kinds = state.players[seat], state.tables.content.creatures
    found: list[KindId] = []
    for kind in (*player.camp, *player.history):
        each = kinds.get(kind)
        if each is not None and each.rank <= rank and each.keyword("resurgent") and kind not in found:
            found.append(kind)
    return found


# --- What follows -----------------------------------------------------------------------------------------


def after_kills(fx: WarseerFx, kills: list[Kill]) -> Flow[None]:
    """Last words, tactics, texts about kills, points and the military feat, for each in turn."""
    for kill in kills:
        yield from after_one_kill(fx, kill)


def after_one_kill(fx: WarseerFx, kill: Kill) -> Flow[None]:
    """What follows from one destroyed creature."""
    state = fx.state
    victim = state.tables.content.creatures[kill.kind]
    if not kill.is_risen and not state.players[kill.owner].is_out:
        for effect in victim.effects:
            if effect.when.name == "leave":
                moment = Moment("leave", kill.kind, creature=kill.creature, cell=kill.cell)
                yield from perform(fx, kill.owner, effect, moment)
    if victim.is_character and kill.by is not None:
        moment = Moment("fallen", creature=kill.creature, destroyer=kill.killer, is_fatal=True)
        yield from window(fx, "fallen", (kill.seat,), moment)
    if kill.by is not None and not state.players[kill.by].is_out:
        yield from _triggers(fx, kill, kill.by)
        if victim.is_character:
            yield from _honour(fx, kill, kill.by)
    if kill.is_risen:
        risen = next((each for each in state.creatures.values() if each.cell == kill.cell), None)
        if risen is not None:
            yield from open_summoned(fx, risen.id)


def _triggers(fx: WarseerFx, kill: Kill, seat: Seat) -> Flow[None]:
    """Texts of the hero, of relics and of enchantments that speak of a kill."""
    state = fx.state
    content, player = state.tables.content, state.players[seat]
    sources = [(relic.card, content.cards[relic.card].effects) for relic in player.relics]
    if player.hero is not None:
        sources.insert(0, (player.hero, content.creatures[player.hero].effects))
    for card, owner in kill.charms:
        if owner == seat:
            inner = [op.effect for effect in content.cards[card].effects for op in effect.ops]
            sources.append((card, tuple(each for each in inner if each is not None)))
    for source, effects in sources:
        for effect in effects:
            if effect.when.name == "slain" and slain(state, seat, effect, kill):
                yield from perform(fx, seat, effect, Moment("slain", source, creature=kill.creature))


def _honour(fx: WarseerFx, kill: Kill, seat: Seat) -> Flow[None]:
    """Feats from the deck, then one military feat from hand, in the own turn alone (W-138 to W-141)."""
    state = fx.state
    victim = state.tables.content.creatures[kill.kind]
    if not any(player.facts_of_match.get("destroyed") for player in state.players):
        fx.emit(ev.Counted(seat, "first_blood", is_of_match=True))
    fx.emit(ev.Counted(seat, "destroyed", is_of_match=True))
    fx.emit(ev.Counted(seat, f"destroyed{victim.rank}", is_of_match=True))
    if state.mode.is_skirmish:
        return
    is_own_turn = state.turn == seat
    if is_own_turn:
        fx.emit(ev.Counted(seat, "kills"))
    after_kill(fx, kill, seat)
    if not is_own_turn or state.turn_no == 1:
        return
    if victim.stars:
        take_feats(fx, seat, victim.stars)
    player = state.players[seat]
    if player.feats:
        options = [on_kind(feat) for feat in military(state, seat, kill)]
        about = About(kill.kind, creature=kill.creature)
        choice = yield from choose(seat, "feat", [*options, NONE], about=about, always=True)
        if isinstance(choice, OnKind):
            fx.emit(ev.FeatPlayed(seat, choice.kind))
            score(fx, seat, state.tables.content.feats[choice.kind].points, "feat")
