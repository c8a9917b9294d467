"""A turn around its main step: start, advance, summon, draw, end."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.choices import DRAW, NONE, About, OnKind, OnLane, OnSpell
from sfb_bot.games.rift.rules.content import LANES, RANKS
from sfb_bot.games.rift.rules.destruction import end_match, settle
from sfb_bot.games.rift.rules.draws import draw_spells
from sfb_bot.games.rift.rules.ids import KindId, WarriorId
from sfb_bot.games.rift.rules.lanes import cells_walked, goal_cell, home_cell
from sfb_bot.games.rift.rules.model import SEATS, Phase, State, other
from sfb_bot.games.rift.rules.movement import advance_moves
from sfb_bot.kernel import Flow, Seat, choose


def first_turn(fx: RiftFx) -> Flow[None]:
    """The match begins; every later turn begins where the one before it ends."""
    begin_turn(fx)
    yield from ()


def begin_turn(fx: RiftFx) -> None:
    """Invisibility ends, everybody advances, the next warrior is turned up (R-17, R-18, R-22)."""
    state = fx.state
    seat = other(state.turn) if state.turn_no else state.first
    fx.emit(ev.TurnBegan(seat, state.turn_no + 1))
    for warrior in list(state.warriors.values()):
        if warrior.seat == seat and warrior.is_invisible:
            hiding = [each for each in warrior.enchantments if state.content.spells[each.spell].hides]
            for each in hiding:
                fx.emit(ev.EnchantmentEnded(warrior.id, each.spell, each.owner))
    moves = advance_moves(state)
    if moves:
        fx.emit(ev.Advanced(moves))
        settle(fx)
    if state.players[seat].deck and free_homes(state, seat):
        fx.emit(ev.WarriorTurned(seat, state.players[seat].deck[-1]))


def free_homes(state: State, seat: Seat) -> list[int]:
    """The lanes whose home cell is free."""
    return [lane for lane in range(len(LANES)) if state.cells[home_cell(state, seat, lane)] is None]


def summon(fx: RiftFx) -> Flow[None]:
    """The warrior that was turned up comes into a lane, the player's choice if both are free (R-18)."""
    state = fx.state
    seat, kind = state.turn, state.turned
    assert kind is not None
    lanes = free_homes(state, seat)
    options = [state.content.lane_options[lane] for lane in lanes]
    default = options[0].key if len(lanes) == 1 else LANES[_threatened_lane(state, seat)]
    chosen = yield from choose(seat, "summon_lane", options, default=default, about=About(kind=kind))
    assert isinstance(chosen, OnLane)
    ability = state.content.kinds[kind].ability
    forms = tuple(sorted(state.box)) if ability is not None and ability.op == "shapeshift" else ()
    cell = home_cell(state, seat, chosen.lane)
    fx.emit(ev.Summoned(WarriorId(state.next_id), seat, kind, cell, forms))
    if ability is not None and ability.op == "study":
        draw_spells(fx, seat, ability.amount, "ability")


def _threatened_lane(state: State, seat: Seat) -> int:
    """The lane where an enemy stands nearest to the own portal; the first where they are equal."""

    length = state.content.length
    nearest = [length] * len(LANES)
    for warrior in state.warriors.values():
        if warrior.seat != seat:
            lane = warrior.cell // length
            nearest[lane] = min(nearest[lane], abs(warrior.cell - home_cell(state, seat, lane)))
    return nearest.index(min(nearest))


def arrival(fx: RiftFx) -> Flow[None]:
    """A summon ability that asks somebody for a choice."""
    warrior = fx.state.warriors[fx.state.arrived]
    if warrior.op == "drain":
        yield from _drain(fx, other(warrior.seat), warrior.kind.id)
    else:
        yield from _recall(fx, warrior.seat, warrior.kind.id)
    fx.emit(ev.PhaseBegan(Phase.MAIN))


def _drain(fx: RiftFx, seat: Seat, by: KindId) -> Flow[None]:
    """The opponent discards a spell of their choice; a hand of one card has none to choose (RQ48)."""
    content, hand = fx.state.content, fx.state.players[seat].hand
    if not hand:
        return
    spell = hand[0]
    if len(hand) > 1:
        # Asked even if all cards are alike: not being asked would tell that.
        options = [content.spells[name].option for name in sorted(set(hand))]
        chosen = yield from choose(
            seat, "lich_discard", options, default=spell, about=About(kind=by), always=True
        )
        assert isinstance(chosen, OnSpell)
        spell = chosen.spell
    fx.emit(ev.SpellDiscarded(seat, spell, "ability"))


def _recall(fx: RiftFx, seat: Seat, by: KindId) -> Flow[None]:
    """A common or elite of the own discard may go on top of the deck."""
    content, discard = fx.state.content, fx.state.players[seat].discard
    kinds = [kind for kind in discard if content.kinds[kind].rank != "champion"]
    if not kinds:
        return
    options = [content.kinds[kind].option for kind in sorted(set(kinds))]
    best = max(range(len(kinds)), key=lambda place: (RANKS.index(content.kinds[kinds[place]].rank), place))
    chosen = yield from choose(
        seat, "necromancer_return", [*options, NONE], default=kinds[best], about=About(kind=by)
    )
    fx.emit(ev.Recalled(seat, chosen.kind if isinstance(chosen, OnKind) else KindId("")))


def draw_step(fx: RiftFx) -> Flow[None]:
    """One spell, or one discarded face up and two drawn (R-20); then the turn ends and the next begins."""
    state = fx.state
    seat, player = state.turn, state.players[state.turn]
    if player.hand and player.spell_deck:
        discards = [state.content.spells[name].option for name in sorted(set(player.hand))]
        chosen = yield from choose(seat, "draw", [DRAW, *discards], default=DRAW.key)
        if isinstance(chosen, OnSpell):
            fx.emit(ev.SpellDiscarded(seat, chosen.spell, "draw_step"))
            draw_spells(fx, seat, 2, "draw_step")
        else:
            draw_spells(fx, seat, 1, "draw_step")
    else:
        draw_spells(fx, seat, 1, "draw_step")
    end_turn(fx)
    begin_turn(fx)


def end_turn(fx: RiftFx) -> None:
    """The portal is tested, the turn counted, damage goes away (R-21)."""
    state = fx.state
    seat, board = state.turn, state.content.board
    for lane in range(len(LANES)):
        standing = state.cells[goal_cell(state, seat, lane)]
        if standing is not None and standing.seat == seat:
            end_match(fx, seat, "portal")
    quiet = state.quiet + 1 if state.is_quiet else 0
    if quiet != state.quiet:
        fx.emit(ev.QuietTurnCounted(quiet))
    if quiet >= board.tally_after or state.turn_no >= board.last_turn:
        end_match(fx, tally_winner(state), "tally")
    if quiet >= board.exhaustion_after and not state.is_exhausted:
        fx.emit(ev.ExhaustionBegan())
    fx.emit(ev.TurnEnded(seat))


def tally_of(state: State, seat: Seat) -> tuple[int, int, int]:
    """What counts when nobody can win any more: warriors alive, cells walked, spells left (R-74)."""
    own = [warrior for warrior in state.warriors.values() if warrior.seat == seat]
    player = state.players[seat]
    walked = sum(cells_walked(state, warrior) for warrior in own)
    return len(own) + len(player.deck), walked, len(player.hand) + len(player.spell_deck)


def tally_winner(state: State) -> Seat | None:
    """Who is ahead by the tally; nobody if all is equal."""
    blue, red = (tally_of(state, seat) for seat in SEATS)
    if blue == red:
        return None
    return SEATS[0] if blue > red else SEATS[1]
