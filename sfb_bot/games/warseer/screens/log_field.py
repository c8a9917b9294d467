"""Sentences about what happens on the battlefield: moves, attacks, dice, wounds."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Keyword
from sfb_bot.games.warseer.screens.log_turns import TurnSentences
from sfb_bot.kernel import Event
from sfb_bot.locale import signed

# Rolls of tokens and keywords have sentences of their own; others are of damage or of terrain.
_DAMAGE_ROLLS: Final = frozenset({"melee", "ranged", "magic", "plain"})


# What comes right after an activation in which nothing was done.
_AFTER_WAITING: Final = (
    ev.Activated,
    ev.TurnEnded,
    ev.CardPlayed,
    ev.CardDiscarded,
    ev.FeatPlayed,
    ev.FeatDropped,
    ev.BuildingUsed,
    ev.AbilityUsed,
    ev.ActivationPassed,
    ev.RoundEnded,
)


class FieldSentences(TurnSentences):
    """What happens to creatures."""

    # --- coming and going ---

    def arrived(self, event: ev.Arrived) -> str:
        more = self._take_all(
            ev.Arrived, lambda e: (e.kind, e.seat, e.manner) == (event.kind, event.seat, event.manner)
        )
        hexes = ", ".join(self._hex(each.cell) for each in (event, *more))
        said = self._own_texts.say(
            f"log-arrived-{event.manner}",
            player=self._player(event.seat),
            creature=self._names.times(self._creature(event.creature), 1 + len(more)),
            hex=hexes,
        )
        if event.relic:
            said += " " + self._own_texts.say("log-bears", card=self._card(event.relic))
        return said

    def activated(self, event: ev.Activated) -> str:
        """Told with what it does; who does nothing is told by name, several together."""
        self._actor, self._named = event.creature, None
        if not self._waits(len(self._rest) - 1):
            return ""
        numbers = [event.creature]
        while isinstance(self._next(Event), ev.Activated) and self._waits(len(self._rest) - 2):
            following = self._pop()
            assert isinstance(following, ev.Activated)
            numbers.append(following.creature)
        return self._own_texts.say("log-activated", creatures=self._creatures(numbers), count=len(numbers))

    def _waits(self, place: int) -> bool:
        """Whether somebody who was just activated does nothing, by the event at this place of the rest.

        Where nothing follows yet the activation is still under way.
        """
        return place >= 0 and isinstance(self._rest[place], _AFTER_WAITING)

    def turned(self, event: ev.Turned) -> str:
        return (
            ""
            if event.is_turned
            else self._own_texts.say("log-ready", creature=self._creature(event.creature))
        )

    def spare_gained(self, event: ev.SpareGained) -> str:
        return self._own_texts.say("log-spare", creature=self._creature(event.creature))

    def moved(self, event: ev.Moved) -> str:
        self._named = event.creature
        return self._own_texts.say(
            f"log-moved-{event.manner}",
            creature=self._creature(event.creature),
            hex=self._hex(event.path[-1]),
        )

    def placed(self, event: ev.Placed) -> str:
        creature, place = self._creature(event.creature), self._hex(event.cell)
        return self._own_texts.say(f"log-placed-{event.manner}", creature=creature, hex=place)

    def swapped(self, event: ev.Swapped) -> str:
        return self._own_texts.say(
            "log-swapped", one=self._creature(event.one), other=self._creature(event.other)
        )

    def destroyed(self, event: ev.Destroyed) -> str:
        more = self._take_all(ev.Destroyed, lambda e: e.by == event.by)
        numbers = [event.creature, *(each.creature for each in more)]
        return self._own_texts.say("log-destroyed", creatures=self._creatures(numbers), count=len(numbers))

    def removed(self, event: ev.Removed) -> str:
        key = "log-to-camp" if event.is_to_camp else "log-removed"
        return self._own_texts.say(key, creature=self._creature(event.creature))

    def control(self, event: ev.ControlChanged) -> str:
        key = "log-control-back" if event.seat == self._owners.get(event.creature) else "log-control"
        return self._own_texts.say(
            key, player=self._player(event.seat), creature=self._creature(event.creature)
        )

    # --- attacks ---

    def attack_declared(self, event: ev.AttackDeclared) -> str:
        key = "log-attack-then" if event.attacker == self._named else "log-attack"
        if event.is_counterblow:
            key = "log-counterblow"
        self._named, self._dice = None, ""
        return self._own_texts.say(
            key, creature=self._creature(event.attacker), target=self._creature(event.target)
        )

    def attack_lost(self, event: ev.AttackLost) -> str:
        return self._own_texts.say("log-attack-lost", target=self._creature(event.target))

    def attack_rolled(self, event: ev.AttackRolled) -> str:
        self._dice = event.dice
        return self._own_texts.say("log-rolled", rolled=self._names.rolled(event.dice, event.faces))

    def dice_changed(self, event: ev.DiceChanged) -> str:
        """The dice as they lie now; where they were rolled in an earlier post, by their faces alone."""
        names, dice = self._names, self._dice
        faces = ", ".join(names.face(face) for face in event.faces)
        return self._own_texts.say(
            "log-dice-changed",
            player=self._player(event.seat),
            card=self._card(event.source),
            rolled=names.rolled(dice, event.faces) if len(dice) == len(event.faces) else faces,
        )

    def crit_fired(self, event: ev.CritFired) -> str:
        kind = self._kind(event.attacker)
        crit = kind.crit if kind is not None else Keyword(event.crit)
        return self._own_texts.say("log-crit", crit=self._names.crit(crit))

    def extras_rolled(self, event: ev.ExtrasRolled) -> str:
        return self._own_texts.say("log-extras", rolled=self._names.rolled(event.dice, event.faces))

    def attack_counted(self, event: ev.AttackCounted) -> str:
        key = "log-counted-push" if event.pushes else "log-counted"
        return self._own_texts.say(key, damage=event.damage)

    def damage_reduced(self, event: ev.DamageReduced) -> str:
        return self._own_texts.say("log-reduced", target=self._creature(event.target), damage=event.damage)

    def protected(self, event: ev.Protected) -> str:
        return self._own_texts.say(
            "log-protected",
            creature=self._creature(event.protector),
            target=self._creature(event.target),
            amount=event.amount,
        )

    def rolled(self, event: ev.Rolled) -> str:
        texts = self._own_texts
        rolled = self._names.rolled(event.dice, event.faces)
        creature = self._creature(event.creature)
        is_special = event.cause == "healer" or (event.cause == "ranged" and self._shoots())
        if is_special and self._actor is not None:
            key = "log-heals" if event.cause == "healer" else "log-shoots"
            actor = self._creature(self._actor)
            return texts.say(key, creature=actor, target=creature, rolled=rolled)
        if event.cause in _DAMAGE_ROLLS:
            return texts.say("log-roll-damage", creature=creature, rolled=rolled)
        if self._names.found(event.cause) is not None:
            terrain = self._card(event.cause)
            return texts.say("log-roll-terrain", creature=creature, terrain=terrain, rolled=rolled)
        return texts.first(f"log-roll-{event.cause}", "log-roll", creature=creature, rolled=rolled)

    def _shoots(self) -> bool:
        """Whether a ranged damage roll is the long shot of who is activated."""
        kind = self._kind(self._actor) if self._actor is not None else None
        return kind is not None and kind.keyword("long_shot") is not None

    # --- wounds ---

    def damaged(self, event: ev.Damaged) -> str:
        texts, creature = self._own_texts, self._creature(event.creature)
        said: list[str] = []
        if event.relic_armour:
            said.append(
                texts.say("log-relic-armour", card=self._card(event.relic), amount=event.relic_armour)
            )
        if event.armour:
            said.append(texts.say("log-armour-lost", creature=creature, amount=event.armour))
        if event.wounds and not self._dies_soon(event.creature):
            said.append(texts.say("log-wounds", creature=creature, amount=event.wounds))
        return " ".join(said)

    def healed(self, event: ev.Healed) -> str:
        more = self._take_all(ev.Healed, lambda e: e.amount == event.amount)
        numbers = [event.creature, *(each.creature for each in more)]
        return self._own_texts.say(
            "log-healed", creatures=self._creatures(numbers), amount=event.amount, count=len(numbers)
        )

    def armour_gained(self, event: ev.ArmourGained) -> str:
        return self._own_texts.say(
            "log-armour-gained", creature=self._creature(event.creature), amount=event.amount
        )

    def token_given(self, event: ev.TokenGiven) -> str:
        return self._own_texts.say(f"log-token-{event.token}", creature=self._creature(event.creature))

    def token_taken(self, event: ev.TokenTaken) -> str:
        return self._own_texts.say(f"log-token-lost-{event.token}", creature=self._creature(event.creature))

    # --- what lasts ---

    def mod_added(self, event: ev.ModAdded) -> str:
        """What a creature has for a while; several things in one sentence."""
        more = self._take_all(ev.ModAdded, lambda e: (e.creature, e.until) == (event.creature, event.until))
        words = [said for each in (event, *more) if (said := self._mod(each))]
        if not words:
            return ""
        return self._own_texts.first(
            f"log-gets-{event.until}",
            "log-gets",
            creature=self._creature(event.creature),
            what=self._names.listed(words),
        )

    def _mod(self, event: ev.ModAdded) -> str:
        match event.what:
            case "grant":
                return self._names.keyword(Keyword(event.name, event.number, event.dice, event.subject))
            case "stat":
                return self._own_texts.first(f"mod-{event.name}", "mod-other", amount=signed(event.number))
            case "extra":
                return self._own_texts.say("mod-dice", dice=self._names.dice(event.dice))
            case _:
                return ""

    def charmed(self, event: ev.Charmed) -> str:
        card = self._card(event.card)
        return self._own_texts.say("log-charmed", card=card, creature=self._creature(event.creature))
