"""The log: public events as short sentences, those of one action in one line."""

from __future__ import annotations

from functools import partial
from typing import Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.screens.log_turns import TurnSentences
from sfb_bot.kernel import Event
from sfb_bot.screens.event_words import EventHandlers
from sfb_bot.screens.talk_words import tell_talk

# With these a new line begins: an action, or a step of the set-up or of the turn.
_OPENERS: Final = (
    ev.FirstPlayerSet,
    ev.WarriorsDealt,
    ev.WarriorsKept,
    ev.WarriorPicked,
    ev.ArmyShuffled,
    ev.TurnBegan,
    ev.SpellDiscarded,
    ev.QuietTurnCounted,
    ev.Conceded,
    ev.DrawOffered,
    ev.DrawOfferWithdrawn,
    ev.DrawDeclined,
    ev.MatchEnded,
)


class Teller(TurnSentences):
    """Tells events of one match, a sentence per event or per group of them."""

    def tell(self) -> tuple[str, ...]:
        """A line per action, silent ones left out."""
        return self._in_lines(self._opens, partial(HANDLERS.sentence, self))

    def _opens(self, event: Event, line: list[str]) -> bool:
        del line
        match event:
            case ev.Announced():
                # What answers something stands in its line; it lies on the stack by now.
                return self._depth == 1
            case ev.Moved(_, cause):
                return cause == "step"
            case ev.SpellsDrawn(_, _, cause):
                return cause == "draw_step"
            case ev.FormTaken():
                return not self._depth
            case _:
                return isinstance(event, _OPENERS)

    # --- the stack ---

    def announced(self, event: ev.Announced) -> str:
        player = self._player(event.seat)
        if event.spell:
            return self._own_texts.say("log-plays", player=player, play=self._plays.words(event))
        return self._own_texts.say(
            "log-attacks",
            player=player,
            target=self._warrior(event.target),
            warriors=self._warriors(event.participants),
            damage=event.total,
        )

    def passed(self, event: ev.WindowPassed) -> str:
        return self._own_texts.say("log-no-response", player=self._player(event.seat))

    def skipped(self, event: ev.WindowSkipped) -> str:
        return self._own_texts.say("log-no-cards", player=self._player(event.seat))

    def acted(self, event: ev.ItemActed) -> str:
        # A spell is told by what it does; an attack needs words where it is not the one announced.
        if not event.participants:
            return ""
        before = self._totals.get(event.number)
        if before == (event.participants, event.total):
            return ""
        return self._own_texts.say(
            "log-strikes",
            warriors=self._warriors(event.participants),
            count=len(event.participants),
            damage=event.total,
        )

    def failed(self, event: ev.ItemFailed) -> str:
        item = self._items.get(event.number)
        if item is None:
            return self._own_texts.say(f"log-failed-{event.cause}", item=self._own_texts.say("this-item"))
        what = self._plays.item(event.number) if item.spell else self._own_texts.say("the-attack")
        return self._own_texts.say(f"log-failed-{event.cause}", item=what)

    def cancelled(self, event: ev.ItemCancelled) -> str:
        if event.number not in self._items:
            return self._own_texts.say("log-cancelled-unnamed")
        return self._own_texts.say("log-cancelled", spell=self._plays.item(event.number))

    def redirected(self, event: ev.ItemRedirected) -> str:
        item = self._items.get(event.number)
        return self._own_texts.say(
            "log-redirected",
            player=self._player(event.seat),
            spell=self._names.spell(item.spell) if item is not None else self._own_texts.say("the-spell"),
            target=self._warrior(event.target),
        )

    # --- warriors ---

    def damaged(self, event: ev.Damaged) -> str:
        if self._falls_soon(event.warrior):
            return ""
        return self._own_texts.say(
            f"log-damaged-{event.cause}", warrior=self._warrior(event.warrior), amount=event.amount
        )

    def destroyed(self, event: ev.Destroyed) -> str:
        warrior = self._from(event.warrior, event.cell)
        if event.returns:
            player = self._player(event.seat)
            return self._own_texts.say("log-destroyed-returns", warrior=warrior, player=player)
        return self._own_texts.say("log-destroyed", warrior=warrior)

    def enchanted(self, event: ev.Enchanted) -> str:
        warrior, spell = self._warrior(event.warrior), self._names.spell(event.spell)
        return self._own_texts.say("log-enchanted", warrior=warrior, spell=spell)

    def enchantment_ended(self, event: ev.EnchantmentEnded) -> str:
        warrior, spell = self._warrior(event.warrior), self._names.spell(event.spell)
        return self._own_texts.say(
            "log-enchantment-dispelled" if event.is_dispelled else "log-enchantment-ended",
            warrior=warrior,
            spell=spell,
        )

    def returned(self, event: ev.ReturnedToDeck) -> str:
        return self._own_texts.say(
            "log-shuffled-in" if event.is_shuffled else "log-put-on-top",
            warrior=self._from(event.warrior, event.cell),
            player=self._player(event.seat),
        )

    def moved(self, event: ev.Moved) -> str:
        if event.cause == "swap" and len(event.moves) > 1:
            (one, start, _), (two, end, _) = event.moves[:2]
            swapped = self._own_texts.say(
                "log-swapped", warrior=self._from(one, start), other=self._from(two, end)
            )
            return " ".join([swapped, *self._arrivals(event.moves)])
        said: list[str] = []
        for place, (number, start, end) in enumerate(event.moves):
            warrior, cell = self._from(number, start), self._names.cell(end)
            if place:
                said.append(self._own_texts.say("log-shoved", warrior=warrior, cell=cell))
            else:
                said.append(self._own_texts.say(f"log-moved-{event.cause}", warrior=warrior, cell=cell))
        return " ".join([*said, *self._arrivals(event.moves)])

    def form_taken(self, event: ev.FormTaken) -> str:
        return self._own_texts.say(
            "log-form", warrior=self._warrior(event.warrior), form=self._names.kind(event.kind)
        )


HANDLERS: Final = EventHandlers[Teller]()
tell_talk(HANDLERS, ev.EVENTS)
_tells: Final = HANDLERS.tells
_tells(ev.FirstPlayerSet, Teller.first_player)
_tells(ev.WarriorsDealt, Teller.dealt)
_tells(ev.WarriorsKept, Teller.kept)
_tells(ev.WarriorPicked, Teller.picked)
_tells(ev.ArmyShuffled, Teller.army_shuffled)
_tells(ev.SpellsDrawn, Teller.drawn)
_tells(ev.SpellDiscarded, Teller.discarded)
_tells(ev.TurnBegan, Teller.turn_began)
_tells(ev.Advanced, Teller.advanced)
_tells(ev.WarriorTurned, Teller.turned)
_tells(ev.Summoned, Teller.summoned)
_tells(ev.Recalled, Teller.recalled)
_tells(ev.QuietTurnCounted, Teller.quiet)
_tells(ev.ExhaustionBegan, Teller.exhausted)
_tells(ev.Announced, Teller.announced)
_tells(ev.WindowPassed, Teller.passed)
_tells(ev.WindowSkipped, Teller.skipped)
_tells(ev.ItemActed, Teller.acted)
_tells(ev.ItemFailed, Teller.failed)
_tells(ev.ItemCancelled, Teller.cancelled)
_tells(ev.ItemRedirected, Teller.redirected)
_tells(ev.Damaged, Teller.damaged)
_tells(ev.Destroyed, Teller.destroyed)
_tells(ev.Enchanted, Teller.enchanted)
_tells(ev.EnchantmentEnded, Teller.enchantment_ended)
_tells(ev.ReturnedToDeck, Teller.returned)
_tells(ev.Moved, Teller.moved)
_tells(ev.FormTaken, Teller.form_taken)
_tells(ev.MatchEnded, Teller.ended)
HANDLERS.keeps_silent(
    ev.PhaseBegan,
    ev.PacketsPassed,
    ev.LeftoversBoxed,
    ev.RestBoxed,
    ev.SpellsShuffled,
    ev.TurnEnded,
)
