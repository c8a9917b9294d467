"""The main step: spells, abilities and at most one attack, in any order (R-19)."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.attack import attack_option, attacks, parties
from sfb_bot.games.rift.rules.choices import (
    BACK,
    END,
    SELECT,
    About,
    Attack,
    FormOf,
    OnCell,
    OnEnchantment,
    OnKind,
    OnSpell,
    OnWarrior,
    Play,
    StepOf,
    Steps,
)
from sfb_bot.games.rift.rules.destruction import settle
from sfb_bot.games.rift.rules.ids import SpellId, WarriorId
from sfb_bot.games.rift.rules.model import Phase, State, Warrior
from sfb_bot.games.rift.rules.movement import shoving_move
from sfb_bot.games.rift.rules.spells import can_play, plays
from sfb_bot.games.rift.rules.stack import announce_attack, announce_spell, may_change
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat, choose


def main_step(fx: RiftFx) -> Flow[None]:
    """One action of the main step, or its end; whoever goes back is asked again, and nothing has happened.

    With cards in hand the question is asked even if nothing can be done: a step that ends by itself would
    tell that nothing in the hand can be played.
    """
    state = fx.state
    seat = state.turn
    options = main_options(state, seat)
    if len(options) == 1 and not state.players[seat].hand:
        fx.emit(ev.PhaseBegan(Phase.DRAW))
        return
    question = Ask((Decision(seat, "main", tuple(options), default=(END.key,)),))
    is_acting = False
    while not is_acting:
        answers = yield question
        choice = answers[0][0].payload
        if choice is END.payload:
            fx.emit(ev.PhaseBegan(Phase.DRAW))
            return
        is_acting = yield from _act(fx, seat, choice)


def _act(fx: RiftFx, seat: Seat, choice: object) -> Flow[bool]:
    """Whether something was done; False for somebody who went back."""
    state = fx.state
    match choice:
        case Attack():
            yield from announce_attack(fx, seat, choice)
        case OnSpell(spell):
            play = yield from _compose(state, seat, spell)
            if play is None:
                return False
            yield from announce_spell(fx, seat, play)
        case StepOf(warrior):
            return (yield from _step(fx, warrior))
        case FormOf(warrior):
            return (yield from _change_form(fx, warrior))
        case _:
            attack = yield from _select(state, seat)
            if attack is None:
                return False
            yield from announce_attack(fx, seat, attack)
    return True


def main_options(state: State, seat: Seat) -> list[Option]:
    """Attacks, spells that can be played, steps, forms, and the end of the step."""
    options: list[Option] = []
    if not state.has_attacked:
        is_party = False
        for target, striking in attacks(state, seat):
            options.append(attack_option(state, target, striking))
            is_party = is_party or len(striking) > 1
        if is_party:
            options.append(SELECT)
    for name in dict.fromkeys(sorted(state.players[seat].hand)):
        spell = state.content.spells[name]
        if can_play(state, seat, spell):
            options.append(spell.option)
    names = state.content.cell_names
    for warrior in state.cells:
        if warrior is None or warrior.seat != seat:
            continue
        if warrior.op == "step" and steps_of(state, warrior):
            options.append(Option(f"step>{names[warrior.cell]}", StepOf(warrior.id)))
        if (warrior.op == "shapeshift" or warrior.form is not None) and may_change(state, warrior):
            options.append(Option(f"form>{names[warrior.cell]}", FormOf(warrior.id)))
    options.append(END)
    return options


def steps_of(state: State, warrior: Warrior) -> list[int]:
    """The steps a warrior may take now, forward first (R-58)."""
    if warrior.op != "step" or warrior.has_stepped:
        return []
    return [steps for steps in (1, -1) if shoving_move(state, warrior, steps) is not None]


def _select(state: State, seat: Seat) -> Flow[Attack | None]:
    """An attack by some of those who could take part; None to go back."""
    names = state.content.cell_names
    several = [target for target, striking in attacks(state, seat) if len(striking) > 1]
    options = [Option(names[target.cell], OnWarrior(target.id)) for target in several]
    chosen = yield from choose(seat, "attack_target", [*options, BACK])
    if not isinstance(chosen, OnWarrior):
        return None
    target = state.warriors[chosen.warrior]
    about = About(target=target.id)
    attack = yield from choose(seat, "attack_with", [*parties(state, target), BACK], about=about)
    return attack if isinstance(attack, Attack) else None


def _compose(state: State, seat: Seat, name: SpellId) -> Flow[Play | None]:
    """A spell with everything it names, asked one after another; None to go back."""
    possible = plays(state, seat, state.content.spells[name])
    chosen = yield from choose(seat, "spell_target", _targets(state, possible), about=About(name))
    match chosen:
        case OnCell(cell):
            return Play(name, cell=cell)
        case OnEnchantment(warrior, enchantment):
            return Play(name, warrior, enchantment=enchantment)
        case OnWarrior(first):
            left = [each for each in possible if first in (each.target, each.second)]
        case _:
            return None
    if left[0].steps:
        return (yield from _with_steps(seat, left))
    return (yield from _with_second(state, seat, first, left)) if left[0].second >= 0 else left[0]


def _with_steps(seat: Seat, left: list[Play]) -> Flow[Play | None]:
    """A spell that moves somebody, with the direction and number of cells."""
    steps = [Option(f"{each.steps:+d}", Steps(each.steps)) for each in left]
    about = About(left[0].spell, left[0].target)
    picked = yield from choose(seat, "spell_cells", [*steps, BACK], about=about)
    return next((each for each in left if picked == Steps(each.steps)), None)


def _with_second(state: State, seat: Seat, first: WarriorId, left: list[Play]) -> Flow[Play | None]:
    """A spell that names two warriors, with the second one."""
    seconds = _seconds(state, first, left)
    picked = yield from choose(seat, "spell_second", [*seconds, BACK], about=About(left[0].spell, first))
    if not isinstance(picked, OnWarrior):
        return None
    wanted = {first, picked.warrior}
    return next(each for each in left if {each.target, each.second} == wanted)


def _targets(state: State, possible: list[Play]) -> list[Option]:
    """What a spell can name first, in the order of the cells, and the way back.

    Of two own warriors that change places either may be named first.
    """
    names, warriors = state.content.cell_names, state.warriors
    found: dict[str, Option] = {}
    is_pair = state.content.spells[possible[0].spell].target == "pair"
    named: set[WarriorId] = set()
    for play in possible:
        if play.cell >= 0:
            found[names[play.cell]] = state.content.cell_options[play.cell]
        elif play.enchantment:
            key = f"{names[warriors[play.target].cell]}.{play.enchantment}"
            found[key] = Option(key, OnEnchantment(play.target, play.enchantment))
        else:
            named.add(play.target)
            if is_pair:
                named.add(play.second)
    for warrior in state.cells:
        if warrior is not None and warrior.id in named:
            found[names[warrior.cell]] = Option(names[warrior.cell], OnWarrior(warrior.id))
    return [*found.values(), BACK]


def _seconds(state: State, first: WarriorId, left: list[Play]) -> list[Option]:
    """The other warriors a spell can name beside the first, in the order of the cells."""
    others = {each.second if each.target == first else each.target for each in left}
    names = state.content.cell_names
    return [
        Option(names[warrior.cell], OnWarrior(warrior.id))
        for warrior in state.cells
        if warrior is not None and warrior.id in others
    ]


def _step(fx: RiftFx, number: WarriorId) -> Flow[bool]:
    """One cell forward or back; whoever stands there is shoved (R-58)."""
    state = fx.state
    warrior = state.warriors[number]
    ways = [Option(f"{steps:+d}", Steps(steps)) for steps in steps_of(state, warrior)]
    chosen = yield from choose(warrior.seat, "step_to", [*ways, BACK], about=About(target=number))
    if not isinstance(chosen, Steps):
        return False
    moves = shoving_move(state, state.warriors[number], chosen.count)
    assert moves is not None
    fx.emit(ev.Moved(moves, "step"))
    settle(fx)
    return True


def _change_form(fx: RiftFx, number: WarriorId) -> Flow[bool]:
    """A Shapeshifter takes a form of the box (R-60, R-61)."""
    state = fx.state
    forms = [state.content.kinds[kind].option for kind in dict.fromkeys(state.box)]
    seat = state.warriors[number].seat
    chosen = yield from choose(seat, "form", [*forms, BACK], about=About(target=number))
    if not isinstance(chosen, OnKind):
        return False
    fx.emit(ev.FormTaken(number, chosen.kind))
    settle(fx)
    return True
