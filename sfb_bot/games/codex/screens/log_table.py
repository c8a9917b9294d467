"""Sentences about what happens to things on the table."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import keyword_names
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.screens.log_turns import TurnSentences
from sfb_bot.locale import signed

# Changes of a card that are numbers, in the order they are told.
_NUMBERS = ("atk", "hp", "armor")
# What is said so soon after something was targeted tells whom it was.
_SOON = 4
_DEATHS = frozenset({"combat", "damage", "destroyed", "fading", "deathtouch"})


class TableSentences(TurnSentences):
    """What happens to cards, heroes and buildings."""

    def arrived(self, event: ev.Arrived) -> str:
        name, player = self._names.kind(event.kind), self._player(event.seat)
        if event.way in ("set_up", "played"):
            # What was played has been told; it comes elsewhere where a forecast says so.
            return self._own_texts.say("log-forecast", card=name) if event.is_future else ""
        if event.way == "built":
            spec = self._names.spec(event.spec) if event.spec else ""
            key = "log-build" if event.is_site else "log-built"
            said = self._own_texts.say(key, player=player, building=name)
            return f"{said} {self._own_texts.say('log-spec', spec=spec)}" if spec else said
        if event.way == "token":
            more = self._take_all(
                ev.Arrived, lambda e: e.way == "token" and (e.kind, e.seat) == (event.kind, event.seat)
            )
            tokens = self._names.times(name, 1 + len(more))
            return self._own_texts.say("log-token", player=player, tokens=tokens)
        if event.is_future:
            return self._own_texts.say("log-forecast", card=name)
        is_summoned = event.way == "summoned" and event.zone == "command"
        return self._own_texts.say("log-summoned" if is_summoned else "log-put", player=player, card=name)

    def future_came(self, event: ev.FutureCame) -> str:
        return self._own_texts.say("log-arrives", card=self._obj(event.obj))

    def finished(self, event: ev.Finished) -> str:
        both = [event, *self._take_all(ev.Finished)]
        things = self._objs(each.obj for each in both)
        return self._own_texts.say("log-finished", things=things, count=len(both))

    def left(self, event: ev.Left) -> str:
        kind = self._kind(event.obj)
        if event.cause == "arrived":
            return self._own_texts.say("log-arrives", card=self._obj(event.obj))
        is_fighter = kind is not None and kind.is_fighter
        if event.cause in _DEATHS and is_fighter:
            way = "dies"
        elif event.cause in _DEATHS and kind is not None and kind.is_building:
            way = "destroyed"
        elif event.to in ("hand", "codex", "command", "deck", "buried"):
            way = event.to
        else:
            way = event.cause
        return self._own_texts.first(f"log-left-{way}", "log-left-discarded", thing=self._owned(event.obj))

    def damaged(self, event: ev.Damaged) -> str:
        if self._dies_soon(event.obj):
            return ""
        thing = self._owned(event.obj)
        more = self._take_all(ev.Damaged, lambda e: (e.obj, e.as_runes) == (event.obj, event.as_runes))
        amount = sum(each.amount for each in (event, *more))
        absorbed = sum(each.absorbed for each in (event, *more))
        if not amount:
            return self._own_texts.say("log-absorbed", thing=thing, absorbed=absorbed) if absorbed else ""
        kind = self._kind(event.obj)
        key = "log-damaged-base" if kind is not None and kind.type == "base" else "log-damaged"
        if event.as_runes:
            key = "log-damaged-runes"
        return self._own_texts.say(key, thing=thing, amount=amount, absorbed=absorbed)

    def prevented(self, event: ev.DamagePrevented) -> str:
        return self._own_texts.say("log-prevented", thing=self._owned(event.obj), amount=event.amount)

    def mended(self, event: ev.Mended) -> str:
        if self._is_built(event.obj):
            return self._own_texts.say("log-repaired", thing=self._owned(event.obj), amount=event.amount)
        more = self._take_all(ev.Mended, lambda e: e.amount == event.amount and not self._is_built(e.obj))
        numbers = [event.obj, *(each.obj for each in more)]
        things = self._objs(numbers) if more else self._owned(event.obj)
        return self._own_texts.say("log-healed", things=things, amount=event.amount, count=len(numbers))

    def _is_built(self, number: ObjId) -> bool:
        kind = self._kind(number)
        return kind is not None and kind.is_building

    def saved(self, event: ev.Saved) -> str:
        return self._own_texts.first(f"log-saved-{event.by}", "log-saved", thing=self._owned(event.obj))

    def exhausted(self, event: ev.Exhausted) -> str:
        if event.cause != "effect":
            return ""
        more = self._take_all(ev.Exhausted, lambda e: e.cause == "effect")
        things = self._objs([event.obj, *(each.obj for each in more)])
        return self._own_texts.say("log-exhausted", things=things, count=1 + len(more))

    def readied(self, event: ev.Readied) -> str:
        said: list[str] = []
        if event.objs and not self._is_upkeep:
            things = self._objs(event.objs)
            said.append(self._own_texts.say("log-readied", things=things, count=len(event.objs)))
        if event.skipped:
            things = self._objs(event.skipped)
            said.append(self._own_texts.say("log-not-readied", things=things, count=len(event.skipped)))
        return " ".join(said)

    def sidelined(self, event: ev.Sidelined) -> str:
        return (
            ""
            if self._dies_soon(event.obj)
            else self._own_texts.say("log-sidelined", thing=self._owned(event.obj))
        )

    def slot_changed(self, event: ev.SlotChanged) -> str:
        slot = self._names.slot(event.slot)
        return self._own_texts.say("log-slot", thing=self._owned(event.obj), slot=slot)

    def disabled(self, event: ev.Disabled) -> str:
        # Some effects only keep a card from readying, and do nothing else to it.
        key = "log-disabled" if event.exhausts else "log-wont-ready"
        return self._own_texts.say(key, thing=self._owned(event.obj))

    def level(self, event: ev.LevelChanged) -> str:
        last = event
        for each in self._take_levels(event):
            last = each
        return self._own_texts.first(
            f"log-level-{event.cause}", "log-level", hero=self._obj(event.obj), level=last.level
        )

    def _take_levels(self, event: ev.LevelChanged) -> list[ev.LevelChanged]:
        """More levels bought for the same hero one after the other."""
        taken: list[ev.LevelChanged] = []
        while event.cause == "gold":
            following = [each for each in reversed(self._rest[-3:]) if not isinstance(each, ev.PhaseBegan)]
            match following:
                case [ev.GoldChanged(cause="level"), ev.LevelChanged() as rise, *_] if rise.obj == event.obj:
                    while self._pop() is not rise:
                        pass
                    taken.append(rise)
                case _:
                    break
        return taken

    def runes(self, event: ev.RunesChanged) -> str:
        if event.cause == "cost" or not event.amount or self._dies_soon(event.obj):
            return ""
        more = self._take_all(
            ev.RunesChanged,
            lambda e: (e.rune, e.amount, e.cause) == (event.rune, event.amount, event.cause),
        )
        runes = self._names.rune(event.rune, abs(event.amount))
        things = self._objs([event.obj, *(each.obj for each in more)])
        key = "log-runes-got" if event.amount > 0 else "log-runes-lost"
        return self._own_texts.say(key, things=things, runes=runes, count=1 + len(more))

    def changed(self, event: ev.ModAdded) -> str:
        """What several cards get, those that get the same together."""
        by_obj: dict[ObjId, list[str]] = {}
        for each in (event, *self._take_all(ev.ModAdded)):
            if words := self._mod(each):
                by_obj.setdefault(each.obj, []).append(words)
        by_words: dict[str, list[ObjId]] = {}
        for number, words in by_obj.items():
            by_words.setdefault(", ".join(dict.fromkeys(words)), []).append(number)
        return " ".join(
            self._own_texts.say("log-gets", things=self._objs(numbers), what=what, count=len(numbers))
            for what, numbers in by_words.items()
        )

    def _mod(self, event: ev.ModAdded) -> str:
        if event.what in _NUMBERS:
            return self._own_texts.say(f"mod-{event.what}", amount=signed(event.amount))
        if event.what in ("key", "lose"):
            words = ", ".join(self._names.keyword(name) for name in keyword_names(event.amount))
            return self._own_texts.say(f"mod-{event.what}", keywords=words) if words else ""
        if event.what in self._names.content.keywords:
            return self._names.keyword(event.what, event.amount)
        return ""

    def control(self, event: ev.ControlChanged) -> str:
        key = "log-control-back" if event.is_back else "log-control"
        return self._own_texts.say(key, player=self._player(event.seat), thing=self._obj(event.obj))

    def attached(self, event: ev.Attached) -> str:
        return self._own_texts.say("log-attached", card=self._obj(event.obj), thing=self._owned(event.host))

    def shape(self, event: ev.ShapeChanged) -> str:
        thing = self._obj(event.obj)
        if not event.kind:
            return self._own_texts.say("log-shape-back", thing=thing)
        return self._own_texts.say("log-shape", thing=thing, card=self._names.kind(event.kind))

    def held(self, event: ev.Held) -> str:
        if not event.kinds or (isinstance(self._before, ev.Left) and self._before.to == "buried"):
            return ""
        card = self._names.kind(event.kinds[-1])
        return self._own_texts.say("log-held", card=card, thing=self._owned(event.obj))

    def used(self, event: ev.AbilityUsed) -> str:
        seat = self._seats.get(event.obj)
        player = self._player(seat) if seat is not None else self._own_texts.say("somebody")
        return self._own_texts.say("log-used", player=player, thing=self._obj(event.obj))

    def detected(self, event: ev.Detected) -> str:
        return self._own_texts.say(
            "log-detected", player=self._player(event.seat), thing=self._owned(event.obj)
        )

    def targeted(self, event: ev.Targeted) -> str:
        """Whom an effect names, unless the next events say so anyway."""
        numbers = [number for number in event.objs if number in self._kinds]
        told: set[ObjId] = set()
        for following in self._rest[-1 : -1 - _SOON : -1]:
            told |= {getattr(following, "obj", NOTHING), getattr(following, "host", NOTHING)}
        if told.issuperset(numbers):
            return ""
        return self._own_texts.say("log-targeted", things=self._objs(numbers))

    def attacked(self, event: ev.Attacked) -> str:
        return self._own_texts.say(
            "log-attacked", attacker=self._owned(event.attacker), defender=self._obj(event.defender)
        )

    def defender_changed(self, event: ev.DefenderChanged) -> str:
        if event.defender == NOTHING:
            return self._own_texts.say("log-attack-stops")
        return self._own_texts.say("log-attack-goes-on", defender=self._obj(event.defender))

    def coin(self, event: ev.CoinTossed) -> str:
        side = self._own_texts.say("coin-heads" if event.is_heads else "coin-tails")
        return self._own_texts.say("log-coin", player=self._player(event.seat), side=side)
