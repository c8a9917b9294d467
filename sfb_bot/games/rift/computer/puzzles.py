"""How puzzles are made of matches: what counts, what is simplified, and how they are written down."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sfb_bot.computer import Aim, Mind, PuzzleMaking, best_action
from sfb_bot.computer.walk import Walk
from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.choices import BACK, SELECT, About, Attack, OnWarrior
from sfb_bot.games.rift.rules.content import LANES
from sfb_bot.games.rift.rules.ids import SpellId, WarriorId
from sfb_bot.games.rift.rules.lanes import cells_walked, goal_cell
from sfb_bot.games.rift.rules.model import Phase, Player, Setup, State, Warrior, other
from sfb_bot.games.rift.rules.notation import format_line
from sfb_bot.games.rift.rules.rules import Rift
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.kernel import Ask, Decision, Dice, Event, Flow, Fx, Option, Rules, Seat, next_ask

# Before that hardly anybody has met.
FIRST_TURN: Final = 7
# A hand of three can be read on a phone; so many hands are tried in each position, more where few will do.
MOST_CARDS: Final = 3
HANDS: Final = 3
MANY_HANDS: Final = 12
# Fewer are no puzzle, and more are not destroyed in a turn.
ENEMIES: Final = range(2, 5)
# A warrior that may step can be brought so far in a turn: two cells by a spell, one by its step.
REACH: Final = 3
# The answers to these say what is done; an attack is one by everybody who can strike.
NAMING: Final = frozenset({"main", "spell_target", "spell_second", "spell_cells", "step_to"})
# Whose part in an attack does more than damage, so that it may be better to leave it out, and who could turn
# into one of these.
_BETTER_LEFT_OUT: Final = frozenset({"push", "feast", "shapeshift"})
# By these the other side's next turn is more than an advance and one blow at one warrior.
_MANY_SIDED: Final = frozenset({"step", "feast", "breath", "rebirth", "shapeshift"})
# Words of a line that say nothing about a puzzle, and the numbers of warriors.
_LEFT_OUT: Final = re.compile(
    r"(seed|first|packets?|boxed|box|next|arrived|roll)=.*|army=(?!basic$).*|main|quiet=0|forms=-"
)
_NUMBERED: Final = re.compile(r"#\d+$")


def rift_puzzles(mind: Mind[State, SeatView]) -> Mapping[str, PuzzleMaking[State]]:
    """By what is to be done in a turn, when the other side has no card and so cannot respond.

    Without a name: destroy enemies, each is a point. `champion`: destroy a champion. `win`: win this turn.
    `save`: leave every own champion where the enemy's next attack does not destroy it.
    """
    points, champions = _aim(mind, _destroyed), _aim(mind, _fallen_champions)
    victory, safety = _aim(mind, _won), _aim(mind, EnemyTurn(mind.rules).safe_champions)
    assert isinstance(mind.rules, Rift)
    direct = DirectRift(mind.rules.content, mind.rules.edition)
    found = {
        "": (points, _in_battle),
        "champion": (champions, _against_champions),
        "win": (replace(victory, is_lasting=False), _near_victory),
        "save": (replace(safety, is_lasting=False), partial(_in_danger, safety)),
    }
    return {
        kind: PuzzleMaking(aim, variants, write_position, direct) for kind, (aim, variants) in found.items()
    }


def _aim(mind: Mind[State, SeatView], score: Callable[[State, Seat], int]) -> Aim[State]:
    return Aim(score, _key, mind.closing, NAMING, _is_luck)


def write_position(state: State) -> str:
    """The position in a line, without what was agreed before the match."""
    words = (_NUMBERED.sub("", word) for word in format_line(state).split(" "))
    line = " ".join(word for word in words if not _LEFT_OUT.fullmatch(word))
    return line.removesuffix(" | ").removesuffix(" |")


def _is_luck(event: Event) -> bool:
    """What is destroyed or sent back is seen by all; only spells that are drawn are luck."""
    return isinstance(event, ev.SpellsDrawn)


def _key(state: State) -> Hashable:
    """What tells two states of one turn apart."""
    return (
        tuple(
            (each.id, each.kind.id, each.damage, tuple(each.enchantments), each.has_stepped)
            if each is not None
            else None
            for each in state.cells
        ),
        tuple((tuple(sorted(each.hand)), len(each.deck), each.destroyed) for each in state.players),
        (state.turn_no, state.phase, state.has_attacked, state.outcome),
    )


# --- rules for looking through a turn ---------------------------------------------------------------------


class DirectRift(Rift):
    """The rules with one way to every action, so that all of them can be looked through.

    Nobody goes back on a choice, everybody who can strike does, and two that change places are named in one
    order. Whatever can be answered here can be answered by the whole rules, too. A main step that ends by
    itself is where this ends: what the next turns bring is no part of it.
    """

    def next_flow(self, fx: Fx[State]) -> Flow[None] | None:
        flow = None if fx.state.phase is Phase.DRAW else super().next_flow(fx)
        return None if flow is None else self._direct(flow)

    def _direct(self, flow: Flow[None]) -> Flow[None]:
        ask = next_ask(flow)
        while ask is not None:
            answers = yield Ask(tuple(self._without_detours(each) for each in ask.decisions))
            ask = next_ask(flow, answers)

    def _without_detours(self, decision: Decision) -> Decision:
        options = [each for each in decision.options if each not in (BACK, SELECT)]
        about = decision.about
        if isinstance(about, About) and about.spell and self.content.spells[about.spell].target == "pair":
            if decision.prompt == "spell_second":
                options = [each for each in options if _number(each) > about.target]
            else:
                highest = max(map(_number, options))
                options = [each for each in options if _number(each) < highest]
        keys = {each.key for each in options}
        default = decision.default if keys.issuperset(decision.default) else (options[0].key,)
        return replace(decision, options=tuple(options), default=default)


def _number(option: Option) -> WarriorId:
    assert isinstance(option.payload, OnWarrior)
    return option.payload.warrior


# --- what counts ------------------------------------------------------------------------------------------


def _destroyed(state: State, seat: Seat) -> int:
    return state.players[other(seat)].destroyed


def _fallen_champions(state: State, seat: Seat) -> int:
    kinds = state.content.kinds
    return sum(kinds[kind].rank == "champion" for kind in state.players[other(seat)].discard)


def _won(state: State, seat: Seat) -> int:
    """Won, or about to be: nothing happens any more between the main step and its end (R-44)."""
    if state.outcome is not None:
        return int(state.outcome.winner == seat)
    cells = (state.cells[goal_cell(state, seat, lane)] for lane in range(len(LANES)))
    return int(state.turn == seat and any(each is not None and each.seat == seat for each in cells))


class EnemyTurn:
    """Plays the enemy's next turn in every way, for what it leaves standing."""

    # Any: what a view looks like does not matter here.
    def __init__(self, rules: Rules[State, Any, Any]) -> None:
        self._rules = rules
        # What is known of states of one turn is kept until another turn is looked at.
        self._turn = 0
        self._known: dict[Hashable, int] = {}

    def safe_champions(self, state: State, seat: Seat) -> int:
        """How many own champions stand whatever the enemy attacks next turn, if it has no card to play."""
        if state.outcome is not None or state.stack:
            return len(_champions(state, seat))
        if self._turn != state.turn_no:
            self._turn, self._known = state.turn_no, {}
        key = (seat, _key(state))
        if key not in self._known:
            self._known[key] = self._count(state, seat)
        return self._known[key]

    def _count(self, state: State, seat: Seat) -> int:
        safe = set(_champions(state, seat))
        walk = self._next_turn(state)
        for attack in _attacks(walk.decisions, other(seat)):
            walk = self._next_turn(state)
            walk.answer(walk.decisions[0], (attack,))
            while walk.decisions and not walk.at_boundary:
                # Somebody who could respond lets it pass.
                decision = walk.decisions[0]
                walk.answer(decision, decision.chosen(decision.default))
            safe.intersection_update(_champions(walk.state, seat))
        return len(safe)

    def _next_turn(self, state: State) -> Walk[State]:
        """The turn ended and the next one begun, at its first question or, without any, at a later one."""
        walk = Walk(self._rules, self._rules.copy(state))
        while walk.decisions and walk.state.turn_no == state.turn_no:
            decision = walk.decisions[0]
            # At the main step, and when spells are drawn, that is to do nothing more.
            walk.answer(decision, decision.chosen(decision.default))
        return walk


def _attacks(decisions: Sequence[Decision], seat: Seat) -> list[Option]:
    """What a seat may attack, if it is asked for that."""
    options = (option for each in decisions if each.seat == seat for option in each.options)
    return [option for option in options if isinstance(option.payload, Attack)]


def _champions(state: State, seat: Seat) -> list[WarriorId]:
    return [each.id for each in _army(state, seat) if each.kind.rank == "champion"]


# --- positions --------------------------------------------------------------------------------------------


def _army(state: State, seat: Seat) -> list[Warrior]:
    return [each for each in state.cells if each is not None and each.seat == seat]


def _has(warriors: Collection[Warrior], abilities: Collection[str]) -> bool:
    """By their cards: somebody neutralised may not be so for long."""
    ops = {each.kind.ability.op for each in warriors if each.kind.ability}
    return not ops.isdisjoint(abilities)


def _is_plain(state: State, seat: Seat) -> bool:
    """The beginning of a main step in which to attack with everybody is to attack as well as one can."""
    own, enemies = _army(state, seat), _army(state, other(seat))
    is_weakened = any(each.more_damage < 0 for each in own)
    return (
        state.turn_no >= FIRST_TURN
        and not (state.has_attacked or state.draw_offers or state.is_exhausted)
        and not (_has(own, _BETTER_LEFT_OUT) or (is_weakened and _has(own, {"alone"})))
        and not _has(enemies, {"shapeshift"})
    )


def _in_battle(state: State, seat: Seat, dice: Dice) -> Iterator[State]:
    """The position with three cards at most, against somebody without any."""
    if _is_plain(state, seat) and len(_army(state, other(seat))) in ENEMIES:
        yield from _hands(state, seat, dice)


def _against_champions(state: State, seat: Seat, dice: Dice) -> Iterator[State]:
    """The same with a champion among the enemies, and none that comes back."""
    enemies = _army(state, other(seat))
    if _champions(state, other(seat)) and not _has(enemies, {"rebirth"}):
        yield from _in_battle(state, seat, dice)


def _near_victory(state: State, seat: Seat, dice: Dice) -> Iterator[State]:
    """The same with somebody who might step onto a goal cell, or with the last enemies of all in lanes."""
    stepping = [each for each in _army(state, seat) if _has([each], {"step"})]
    if any(cells_walked(state, each) + REACH >= state.content.board.length for each in stepping):
        yield from _in_battle(state, seat, dice)
    if not _has(_army(state, other(seat)), {"rebirth"}):
        yield from _in_battle(_last_stand(state, other(seat)), seat, dice)


def _in_danger(aim: Aim[State], state: State, seat: Seat, dice: Dice) -> Iterator[State]:
    """The last enemies of all in lanes, so that it is known what their next turn can bring.

    One champion is in danger, no single action saves it, and no spell sends anybody back to be summoned.
    """
    if not _is_plain(state, seat) or _has(_army(state, other(seat)), _MANY_SIDED):
        return
    for made in _hands(_last_stand(state, other(seat)), seat, dice, MANY_HANDS):
        safe = aim.score(made, seat)
        if safe != len(_champions(made, seat)) - 1:
            return
        spells = (state.content.spells[card] for card in made.players[seat].hand)
        if any(spell.op == "to_deck" for spell in spells):
            continue
        if best_action(DirectRift(state.content), aim, made, seat) == safe:
            yield made


def _last_stand(state: State, seat: Seat) -> State:
    """The position with nobody left in a seat's deck."""
    made = state.copy()
    player = made.players[seat]
    player.discard += player.deck
    player.destroyed += len(player.deck)
    player.deck, player.tops, player.in_deck = [], 0, []
    return made


def _hands(state: State, seat: Seat, dice: Dice, count: int = HANDS) -> Iterator[State]:
    """The position with a few cards out of the own hand and spell deck, and none on the other side."""
    for _ in range(count):
        made = state.copy()
        # How the armies were built does not matter any more.
        made.setup = Setup("basic", None)
        own, rival = made.players[seat], made.players[other(seat)]
        rival.spell_discard += rival.hand
        rival.hand = []
        _deal(made, own, dice)
        yield made


def _deal(state: State, player: Player, dice: Dice) -> None:
    """A few spells that are of use; all others are discarded, so that none is drawn when the turn ends."""
    cards = dice.shuffled(sorted([*player.hand, *player.spell_deck]))
    useful = [card for card in cards if _is_of_use(state, card)][:MOST_CARDS]
    for card in useful:
        cards.remove(card)
    player.hand, player.spell_deck = sorted(useful), []
    player.spell_discard += sorted(cards)


def _is_of_use(state: State, card: SpellId) -> bool:
    """Whether a spell does something where nobody else plays one."""
    target = state.content.spells[card].target
    is_anything_enchanted = any(each.enchantments for each in state.warriors.values())
    return target != "aimed_spell" and (target != "magic" or is_anything_enchanted)
