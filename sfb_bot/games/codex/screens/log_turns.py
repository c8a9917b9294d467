"""Sentences about the set-up, turns, piles and the end of a match."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.screens.log_cursor import Cursor
from sfb_bot.kernel import Event, Seat

# What is paid for by something that has a sentence of its own.
SILENT_COSTS = frozenset({"play", "build", "summon", "level", "use", "hire", "repair", "stolen"})


class TurnSentences(Cursor):
    """What happens around the table."""

    # --- set-up ---

    def first_player(self, event: ev.FirstPlayerSet) -> str:
        return self._own_texts.say("log-first", player=self._player(event.seat))

    def banned(self, event: ev.HeroBanned) -> str:
        return self._own_texts.say(
            "log-banned", player=self._player(event.seat), hero=self._names.kind(event.kind)
        )

    def picked(self, event: ev.HeroesPicked) -> str:
        player, heroes = self._player(event.seat), [self._names.kind(kind) for kind in event.kinds]
        if self._view.picks == "draft" and len(heroes) < self._view.hero_count:
            return self._own_texts.say("log-picked", player=player, hero=heroes[-1])
        if any(
            isinstance(each, ev.HeroesPicked)
            and each.seat == event.seat
            and set(each.kinds) == set(event.kinds)
            for each in self._rest
        ):
            # The same heroes follow with the main hero in front.
            return ""
        main = self._own_texts.say("log-main-hero", hero=heroes[0])
        return self._own_texts.say(
            "log-heroes", player=player, heroes=self._names.listed([main, *heroes[1:]])
        )

    def dealt(self, event: ev.Dealt) -> str:
        del event
        while isinstance(following := self._next(Event), ev.Dealt | ev.Drawn) and (
            not isinstance(following, ev.Drawn) or following.cause == "set_up"
        ):
            self._pop()
        return self._own_texts.say("log-dealt")

    # --- piles and gold ---

    def drawn(self, event: ev.Drawn) -> str:
        if event.cause == "set_up":
            return ""
        player, count = self._player(event.seat), event.count
        return self._own_texts.first(f"log-drawn-{event.cause}", "log-drawn", player=player, count=count)

    def discarded(self, event: ev.Discarded) -> str:
        player = self._player(event.seat)
        if event.cause == "draw":
            drawn = 0
            while (following := self._next(Event)) is not None and (
                isinstance(following, ev.Reshuffled)
                or (
                    isinstance(following, ev.Drawn)
                    and following.cause == "draw"
                    and following.seat == event.seat
                )
            ):
                self._pop()
                drawn += following.count if isinstance(following, ev.Drawn) else 0
            return self._own_texts.say("log-redrawn", player=player, count=event.count, drawn=drawn)
        return self._own_texts.first(
            f"log-discarded-{event.cause}", "log-discarded", player=player, count=event.count
        )

    def reshuffled(self, event: ev.Reshuffled) -> str:
        return self._own_texts.say("log-reshuffled", player=self._player(event.seat))

    def hired(self, event: ev.Hired) -> str:
        return self._own_texts.say("log-hired", player=self._player(event.seat))

    def workers_lost(self, event: ev.WorkersLost) -> str:
        return self._own_texts.say("log-workers-lost", player=self._player(event.seat), count=event.count)

    def teched(self, event: ev.Teched) -> str:
        if not event.count:
            return ""
        return self._own_texts.say("log-teched", player=self._player(event.seat), count=event.count)

    def gold(self, event: ev.GoldChanged) -> str:
        if event.cause in SILENT_COSTS or not event.amount:
            return ""
        other = self._player(Seat(event.other)) if event.other >= 0 else self._own_texts.say("somebody")
        return self._own_texts.first(
            f"log-gold-{event.cause}",
            "log-gold-gained" if event.amount > 0 else "log-gold-lost",
            player=self._player(event.seat),
            amount=abs(event.amount),
            card=self._names.kind(event.kind),
            other=other,
        )

    def played(self, event: ev.CardPlayed) -> str:
        kind = self._names.found(event.kind)
        sort = "spell" if kind is not None and kind.type == "spell" else "card"
        said = self._own_texts.say(
            f"log-played-{sort}",
            player=self._player(event.seat),
            card=self._names.kind(event.kind),
            cost=event.paid,
            boosted=str(event.is_boosted).lower(),
        )
        if event.zone != "hand":
            zone = self._own_texts.first(f"zone-{event.zone}", "zone-other")
            return f"{said} {self._own_texts.say('log-played-from', zone=zone)}"
        return said

    def spell_done(self, event: ev.SpellDone) -> str:
        if event.to != "trash":
            return ""
        return self._own_texts.say("log-left-trashed", thing=self._names.kind(event.kind))

    def card_moved(self, event: ev.CardMoved) -> str:
        if event.target == "table":
            return ""
        return self._own_texts.first(
            f"log-moved-{event.target}",
            "log-moved",
            player=self._player(event.seat),
            card=self._names.kind(event.kind),
            source=self._own_texts.first(f"zone-{event.source}", "zone-other"),
        )

    def looked(self, event: ev.Looked) -> str:
        zone = self._own_texts.first(f"zone-{event.zone}", "zone-other")
        if event.seat == event.whose:
            return self._own_texts.say("log-looked-own", player=self._player(event.seat), zone=zone)
        return self._own_texts.say(
            "log-looked", player=self._player(event.seat), other=self._player(event.whose), zone=zone
        )

    # --- turns ---

    def turn_began(self, event: ev.TurnBegan) -> str:
        key = "log-turn-extra" if event.is_extra else "log-turn"
        return self._own_texts.say(key, turn=event.turn_no, player=self._players(event.seats))

    def patrol_set(self, event: ev.PatrolSet) -> str:
        player = self._player(event.seat)
        if not event.placed:
            return self._own_texts.say("log-patrol-empty", player=player)
        placed = [
            self._own_texts.say("patrol-place", slot=self._names.slot(slot), name=self._obj(number))
            for slot, number in event.placed
        ]
        return self._own_texts.say("log-patrol", player=player, placed=", ".join(placed))

    def lent(self, event: ev.Lent) -> str:
        slot = self._names.slot(event.slot)
        return self._own_texts.say(
            "log-lent", thing=self._obj(event.obj), player=self._player(event.seat), slot=slot
        )

    def extra_turn(self, event: ev.ExtraTurnGained) -> str:
        return self._own_texts.say("log-extra-turn", player=self._player(event.seat))

    def edict(self, event: ev.EdictBegan) -> str:
        name = f"log-edict-{event.name}"
        if not self._own_texts.has(name):
            return ""
        return self._own_texts.say(
            f"log-edict-{event.name}", player=self._player(event.seat), amount=event.amount
        )

    # --- words and the end ---

    def base_fell(self, event: ev.BaseFell) -> str:
        return self._own_texts.say("log-base-fell", player=self._players(event.seats))

    def tie_began(self, event: ev.TieBegan) -> str:
        return self._own_texts.say("log-tie", players=self._players(event.seats))

    def ended(self, event: ev.MatchEnded) -> str:
        if event.winner < 0:
            return self._own_texts.say("log-ended-draw")
        winners = self._view.sides[event.winner]
        return self._own_texts.say("log-ended", player=self._players(winners), count=len(winners))
