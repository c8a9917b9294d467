"""What looks worth trying in the own turn before any search: whom to destroy, whom to save, who runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.computer import Idea
from sfb_bot.games.rift.computer.blows import life_at, rearranged
from sfb_bot.games.rift.computer.lookout import SAVED, Lookout
from sfb_bot.games.rift.computer.worth import Worths
from sfb_bot.games.rift.rules.choices import (
    BACK,
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
from sfb_bot.games.rift.rules.content import Content, Spell, SpellOp
from sfb_bot.games.rift.rules.ids import KindId, WarriorId
from sfb_bot.games.rift.rules.model import State, Warrior
from sfb_bot.games.rift.rules.movement import shoving_move
from sfb_bot.games.rift.rules.spells import plays
from sfb_bot.games.rift.rules.strength import attack_total, damage_at, strikers
from sfb_bot.kernel import Decision, Option

# An attack that destroys nobody is tried, too: a spell may finish what it began.
A_BLOW: Final = 0.12
# Whatever promises less than this is not tried.
LEAST: Final = 0.03
# How many answers to one question are tried at most.
MOST: Final = 16
MOST_TARGETS: Final = 7
# Spells that move somebody, and forms, are looked into only when they are tried.
UNLOOKED: Final[Mapping[SpellOp, float]] = {"move": 0.3, "exchange": 0.2}
A_FORM: Final = 0.5
# A warrior sent back to its deck comes again.
SENT_BACK: Final = 0.45
# An enchantment that changes nothing at once.
ENCHANTED: Final = 0.1

_Weighed = list[tuple[float, Option]]


class Promise:
    """Weighs the options of a turn."""

    def __init__(self, content: Content, worths: Worths) -> None:
        self._spells = content.spells
        self._kinds = content.kinds
        self._worths = worths
        self._of_prompt: Mapping[str, Callable[[State, Decision], _Weighed]] = {
            "main": self._main,
            "attack_target": self._attack_target,
            "attack_with": self._attack_with,
            "spell_target": self._spell_target,
            "spell_second": self._spell_second,
            "spell_cells": self._spell_cells,
            "step_to": self._step_to,
            "form": self._form,
            "lich_discard": self._give_away,
            "necromancer_return": self._call_back,
        }
        self._of_spell: Mapping[SpellOp, Callable[[Lookout, Spell, Play], float]] = {
            "damage": self._damage,
            "blast": self._blast,
            "duel": self._duel,
            "to_deck": self._to_deck,
            "enchant": self._enchant,
            "cancel": self._cancel,
            "move": self._move,
            "exchange": self._exchange,
        }

    def ideas(self, state: State, decision: Decision) -> list[Idea]:
        """The few answers that promise something, with how much; at least one where the turn cannot end."""
        weigh = self._of_prompt.get(decision.prompt)
        if weigh is None:
            return [((option,), 1.0) for option in decision.options]
        weighed = [each for each in weigh(state, decision) if each[1] is not BACK]
        if decision.prompt == "main":
            weighed = sorted([each for each in weighed if each[0] >= LEAST], key=_weight)[:MOST]
        else:
            weighed = sorted(weighed, key=_weight)
            promising = [each for each in weighed if each[0] >= LEAST]
            weighed = promising[:MOST_TARGETS] or weighed[:1]
        return [((option,), weight if weight > LEAST else LEAST) for weight, option in weighed]

    # --- main step ----------------------------------------------------------------------------------------

    def _main(self, state: State, decision: Decision) -> _Weighed:
        look = Lookout(state, decision.seat, self._worths)
        found: _Weighed = []
        for option in decision.options:
            match option.payload:
                case Attack(target, participants):
                    found.append((self._attack(look, target, participants), option))
                case OnSpell(name):
                    found.append((self._spell(look, self._spells[name]), option))
                case StepOf(warrior):
                    found.append((max(self._steps(look, warrior).values(), default=0.0), option))
                case FormOf():
                    found.append((A_FORM, option))
                case _ if option is SELECT:
                    found.append((self._select(look), option))
                case _:
                    pass
        return found

    def _attack(self, look: Lookout, number: WarriorId, participants: tuple[WarriorId, ...]) -> float:
        warriors = look.state.warriors
        target = warriors[number]
        total = attack_total(look.state, [warriors[each] for each in participants], target)
        left = life_at(look.state.cells, target.cell, look.length) - target.damage
        worth = look.worth(target)
        if total < left:
            return A_BLOW + 0.2 * worth * total / left
        return 0.6 + 1.5 * worth + (SAVED if number in look.runners else 0.0)

    def _select(self, look: Lookout) -> float:
        """Only where somebody who strikes alone destroys what all together do not."""
        best = 0.0
        for target, _, total, left in look.strikes.values():
            if total >= left > attack_total(look.state, strikers(look.state, target), target):
                best = max(best, 0.6 + look.worth(target))
        return best

    def _attack_target(self, state: State, decision: Decision) -> _Weighed:
        look = Lookout(state, decision.seat, self._worths)
        return [
            (look.worth(state.warriors[option.payload.warrior]), option)
            for option in decision.options
            if isinstance(option.payload, OnWarrior)
        ]

    def _attack_with(self, state: State, decision: Decision) -> _Weighed:
        found: _Weighed = []
        for option in decision.options:
            if isinstance(option.payload, Attack):
                party = [state.warriors[each] for each in option.payload.participants]
                found.append(
                    (float(attack_total(state, party, state.warriors[option.payload.target])), option)
                )
        return found

    # --- spells -------------------------------------------------------------------------------------------

    def _spell(self, look: Lookout, spell: Spell) -> float:
        """The best a spell promises."""
        unlooked = UNLOOKED.get(spell.op)
        if unlooked is not None:
            return SAVED if look.runners else unlooked
        weigh = self._of_spell[spell.op]
        return max([weigh(look, spell, play) for play in plays(look.state, look.seat, spell)], default=0.0)

    def _weighed_plays(self, state: State, decision: Decision) -> list[tuple[float, Play]]:
        about = decision.about
        assert isinstance(about, About)
        spell = self._spells[about.spell]
        look, weigh = Lookout(state, decision.seat, self._worths), self._of_spell[spell.op]
        return [(weigh(look, spell, play), play) for play in plays(state, decision.seat, spell)]

    def _spell_target(self, state: State, decision: Decision) -> _Weighed:
        best: dict[object, float] = {}
        for weight, play in self._weighed_plays(state, decision):
            if play.cell >= 0:
                named: tuple[object, ...] = (OnCell(play.cell),)
            elif play.enchantment:
                named = (OnEnchantment(play.target, play.enchantment),)
            elif play.second >= 0 and self._spells[play.spell].target == "pair":
                named = (OnWarrior(play.target), OnWarrior(play.second))
            else:
                named = (OnWarrior(play.target),)
            for each in named:
                best[each] = max(weight, best.get(each, -1.0))
        return [(best.get(option.payload, -1.0), option) for option in decision.options]

    def _spell_second(self, state: State, decision: Decision) -> _Weighed:
        about = decision.about
        assert isinstance(about, About)
        best: dict[object, float] = {}
        for weight, play in self._weighed_plays(state, decision):
            if about.target in (play.target, play.second):
                second = play.second if play.target == about.target else play.target
                best[OnWarrior(second)] = weight
        return [(best.get(option.payload, -1.0), option) for option in decision.options]

    def _spell_cells(self, state: State, decision: Decision) -> _Weighed:
        about = decision.about
        assert isinstance(about, About)
        best: dict[object, float] = {
            Steps(play.steps): weight
            for weight, play in self._weighed_plays(state, decision)
            if play.target == about.target
        }
        return [(best.get(option.payload, -1.0), option) for option in decision.options]

    def _hit(self, look: Lookout, warrior: Warrior, amount: int) -> float:
        """What damage on a warrior promises: its end, now or together with the attack."""
        worth = look.worth(warrior)
        left = life_at(look.state.cells, warrior.cell, look.length) - warrior.damage
        if warrior.seat == look.seat:
            return -worth if amount >= left else -0.05
        saved = SAVED if warrior.id in look.runners else 0.0
        if amount >= left:
            return worth + saved
        blow = look.strikes.get(warrior.id)
        if blow is not None and blow[2] < left <= blow[2] + amount:
            return 0.8 * worth + saved - 0.3 * look.kill
        return 0.1 if look.state.is_exhausted else 0.0

    def _damage(self, look: Lookout, spell: Spell, play: Play) -> float:
        return self._hit(look, look.state.warriors[play.target], spell.amount)

    def _blast(self, look: Lookout, spell: Spell, play: Play) -> float:
        cells, length, found = look.state.cells, look.length, 0.0
        for beside in (-1, 0, 1):
            cell = play.cell + beside
            if 0 <= cell < len(cells) and cell // length == play.cell // length:
                warrior = cells[cell]
                if warrior is not None:
                    found += self._hit(look, warrior, spell.beside if beside else spell.amount)
        return found

    def _duel(self, look: Lookout, spell: Spell, play: Play) -> float:
        del spell
        own, enemy = look.state.warriors[play.target], look.state.warriors[play.second]
        return self._hit(look, enemy, damage_at(own, 1) or 0) + self._hit(look, own, damage_at(enemy, 1) or 0)

    def _to_deck(self, look: Lookout, spell: Spell, play: Play) -> float:
        target = look.state.warriors[play.target]
        if target.seat == look.seat:
            return 0.0
        place = target.cell % look.length
        walked = place + 1 if target.seat == 0 else look.length - place
        found = SENT_BACK * look.worth(target) + 0.05 * walked * (spell.place == "top")
        return found + (SAVED if target.id in look.runners else 0.0)

    def _enchant(self, look: Lookout, spell: Spell, play: Play) -> float:
        """A copy of the warrior with the enchantment in its place, and what then can be struck."""
        target = look.state.warriors[play.target]
        is_own = target.seat == look.seat
        is_good = spell.life > 0 or spell.damage > 0 or spell.flies or spell.hides
        if is_own != is_good:
            return 0.0
        if spell.silences and not (target.op or target.flies):
            return 0.0
        if not (look.strikes or look.victims or look.runners or target.damage):
            return 0.0
        if is_own and not (target.id in look.victims or (spell.damage and look.strikes)):
            return 0.0
        made = target.copy()
        made.more_life += spell.life
        made.more_damage += spell.damage
        made.flies = target.flies or spell.flies
        made.is_invisible = target.is_invisible or spell.hides
        if spell.silences:
            made.ability, made.op = None, ""
            made.flies = False
        cells = look.replaced(made)
        if not is_own and target.damage and target.damage >= life_at(cells, target.cell, look.length):
            return look.worth(target) + (SAVED if target.id in look.runners else 0.0)
        return look.gain(cells) + (ENCHANTED if spell.life else 0.0)

    def _cancel(self, look: Lookout, spell: Spell, play: Play) -> float:
        del spell
        target = look.state.warriors.get(play.target)
        if target is None:
            return 0.0
        ended = self._spells[play.enchantment]
        is_good = ended.life > 0 or ended.damage > 0 or ended.flies or ended.hides
        if is_good == (target.seat == look.seat):
            return 0.0
        made = target.copy()
        made.more_life -= ended.life
        made.more_damage -= ended.damage
        if ended.flies:
            made.flies = target.shape.flies
        if ended.hides:
            made.is_invisible = False
        if ended.silences:
            made.ability = target.shape.ability
            made.op = made.ability.op if made.ability else ""
            made.flies = target.shape.flies or target.flies
        return look.gain(look.replaced(made)) + 2 * ENCHANTED

    def _move(self, look: Lookout, spell: Spell, play: Play) -> float:
        target = look.state.warriors[play.target]
        moves = shoving_move(look.state, target, play.steps, avoids_goal=spell.avoids_goal)
        assert moves is not None
        own = play.steps if target.seat == look.seat else -play.steps
        return look.gain(rearranged(look.state.cells, moves)) + 0.03 * own

    def _exchange(self, look: Lookout, spell: Spell, play: Play) -> float:
        del spell
        one, two = look.state.warriors[play.target], look.state.warriors[play.second]
        moves = ((one.id, one.cell, two.cell), (two.id, two.cell, one.cell))
        return look.gain(rearranged(look.state.cells, moves))

    # --- abilities ----------------------------------------------------------------------------------------

    def _steps(self, look: Lookout, number: WarriorId) -> dict[int, float]:
        """What each step of a warrior promises."""
        warrior = look.state.warriors[number]
        found: dict[int, float] = {}
        for steps in (1, -1):
            moves = shoving_move(look.state, warrior, steps)
            if moves is not None:
                found[steps] = look.gain(rearranged(look.state.cells, moves)) + 0.1 + 0.05 * steps
        return found

    def _step_to(self, state: State, decision: Decision) -> _Weighed:
        about = decision.about
        assert isinstance(about, About)
        ways = self._steps(Lookout(state, decision.seat, self._worths), about.target)
        return [
            (ways.get(option.payload.count, 0.0), option)
            for option in decision.options
            if isinstance(option.payload, Steps)
        ]

    def _form(self, state: State, decision: Decision) -> _Weighed:
        about = decision.about
        assert isinstance(about, About)
        look = Lookout(state, decision.seat, self._worths)
        warrior = state.warriors[about.target]
        return [
            (self._as_form(look, warrior, option.payload.kind), option)
            for option in decision.options
            if isinstance(option.payload, OnKind)
        ]

    def _as_form(self, look: Lookout, warrior: Warrior, kind: KindId) -> float:
        shape = self._kinds[kind]
        made = warrior.copy()
        made.form = made.shape = shape
        made.ability = shape.ability
        made.op = shape.ability.op if shape.ability else ""
        made.flies = shape.flies
        return look.gain(look.replaced(made)) + 0.3 * (look.worth(made) - look.worth(warrior))

    # --- choices of cards ---------------------------------------------------------------------------------

    def _give_away(self, state: State, decision: Decision) -> _Weighed:
        """Only the worst card."""
        del state
        worst = min(decision.options, key=lambda option: self._worths.spells[option.key])
        return [(1.0, worst)]

    def _call_back(self, state: State, decision: Decision) -> _Weighed:
        """Only the best warrior."""
        del state
        kinds = [option for option in decision.options if isinstance(option.payload, OnKind)]
        return [(1.0, max(kinds, key=lambda option: self._worths.cards[option.key]))]


def _weight(weighed: tuple[float, Option]) -> float:
    return -weighed[0]
