"""Sentences about the set-up, turns, cards, feats and the end of a match."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import BattleCard
from sfb_bot.games.warseer.screens.log_cursor import Cursor
from sfb_bot.kernel import Event, Seat
from sfb_bot.locale import signed

# What is paid for by something that has a sentence of its own.
_SILENT_PAYMENTS: Final = frozenset({"setup", "round"})


class TurnSentences(Cursor):
    """What happens around the battlefield."""

    # --- tournament ---

    def mustered(self, event: ev.Mustered) -> str:
        player = self._player(event.seat)
        return self._own_texts.say("log-mustered", player=player, coins=event.coins, shop=event.shop)

    def provisioned(self, event: ev.Provisioned) -> str:
        """What somebody has done with the coins, in a list."""
        texts, names = self._own_texts, self._names
        parts = (
            ("log-dismissed", names.counted(event.dismissed)),
            ("log-converted", str(event.converted or "")),
            ("log-recruited", names.counted(event.recruited)),
            ("log-healed-up", names.counted(event.recovered)),
            ("log-bought", names.counted(event.bought)),
        )
        said = [texts.say(key, things=things) for key, things in parts if things]
        bought = "; ".join(said) or texts.say("log-bought-nothing")
        return texts.say("log-provisioned", player=self._player(event.seat), things=bought, coins=event.coins)

    def terms_set(self, event: ev.TermsSet) -> str:
        if event.scenario is None:
            return self._own_texts.say("log-terms-plain", goal=event.goal)
        return self._own_texts.say("log-terms", goal=event.goal, scenario=self._card(event.scenario))

    # --- set-up ---

    def table_laid(self, event: ev.TableLaid) -> str:
        players = [self._player(seat) for seat in event.order]
        return self._own_texts.say(
            "log-table", map=self._names.map(event.map), player=players[0], players=", ".join(players)
        )

    def hero_chosen(self, event: ev.HeroChosen) -> str:
        both = [event, *self._take_all(ev.HeroChosen)]
        return " ".join(
            self._own_texts.say(
                "log-hero", player=self._player(each.seat), creature=self._names.kind(each.hero)
            )
            for each in both
        )

    def camp_chosen(self, event: ev.CampChosen) -> str:
        camp = self._names.counted(event.camp) or "–"
        return self._own_texts.say("log-camp", player=self._player(event.seat), creatures=camp)

    def gear_chosen(self, event: ev.GearChosen) -> str:
        cards = self._names.counted([*event.relics, *event.buildings])
        return self._own_texts.say("log-gear", player=self._player(event.seat), cards=cards)

    def piece_set(self, event: ev.PieceSet) -> str:
        return self._own_texts.say(
            "log-piece",
            player=self._player(event.seat),
            terrain=self._names.kind(event.piece),
            hexes=self._names.hexes(self._view, event.cells),
        )

    def landmark_set(self, event: ev.LandmarkSet) -> str:
        return self._own_texts.say("log-landmark", player=self._player(event.seat), hex=self._hex(event.cell))

    def landmark_taken(self, event: ev.LandmarkTaken) -> str:
        return self._own_texts.say(
            "log-landmark-taken", player=self._player(event.seat), hex=self._hex(event.cell)
        )

    def names_put(self, event: ev.NamesPut) -> str:
        creatures = self._names.counted(event.kinds)
        return self._own_texts.say("log-named", player=self._player(event.seat), creatures=creatures)

    def recovered(self, event: ev.Recovered) -> str:
        return self._own_texts.say("log-recovered", creature=self._names.kind(event.kind))

    # --- cards ---

    def drawn(self, event: ev.CardsDrawn) -> str:
        feats = self._next(ev.FeatsDrawn)
        player = self._player(event.seat)
        if feats is not None and feats.seat == event.seat and event.count == feats.count == 1:
            self._pop()
            return "" if self._is_start else self._own_texts.say("log-drawn-both", player=player)
        # First hands: everybody draws as many.
        seats = [event.seat]
        while (other := self._next(ev.CardsDrawn)) is not None and other.count == event.count > 1:
            self._pop()
            seats.append(other.seat)
        if len(seats) > 1:
            return self._own_texts.say("log-drawn-all", players=self._players(seats), count=event.count)
        return self._own_texts.say("log-drawn", player=player, count=event.count)

    def feats_drawn(self, event: ev.FeatsDrawn) -> str:
        if self._is_start and event.count == 1:
            return ""
        return self._own_texts.say("log-feats-drawn", player=self._player(event.seat), count=event.count)

    def returned(self, event: ev.CardsReturned) -> str:
        both = [event, *self._take_all(ev.CardsReturned)]
        players = self._players(each.seat for each in both)
        return self._own_texts.say("log-returned", players=players, count=event.count)

    def played(self, event: ev.CardPlayed) -> str:
        found = self._names.found(event.card)
        sort = found.sort if isinstance(found, BattleCard) else "spell"
        return self._own_texts.say(
            f"log-played-{sort}",
            player=self._player(event.seat),
            card=self._card(event.card),
            cost=event.cost,
        )

    def discarded(self, event: ev.CardDiscarded) -> str:
        card = self._names.content.cards.get(event.card)
        key = "log-discarded-cost" if event.is_cost else "log-discarded"
        return self._own_texts.say(
            key,
            player=self._player(event.seat),
            card=self._card(event.card),
            income=signed(card.income if card is not None else 0),
        )

    def relic_worn(self, event: ev.RelicWorn) -> str:
        if not event.instead:
            return ""
        return self._own_texts.say("log-relic-replaced", card=self._card(event.instead))

    def relic_used(self, event: ev.RelicUsed) -> str:
        # A change of dice names the relic itself.
        if isinstance(self._next(Event), ev.DiceChanged):
            return ""
        return self._used(event.seat, event.card)

    def relic_lost(self, event: ev.RelicLost) -> str:
        return self._own_texts.say("log-relic-lost", card=self._card(event.card))

    def building_used(self, event: ev.BuildingUsed) -> str:
        return self._used(event.seat, event.card)

    def building_lost(self, event: ev.BuildingLost) -> str:
        return self._own_texts.say("log-building-lost", card=self._card(event.card))

    def ability_used(self, event: ev.AbilityUsed) -> str:
        creature = self._names.kind(event.kind)
        return self._own_texts.say("log-ability", player=self._player(event.seat), creature=creature)

    def _used(self, seat: Seat, kind: str) -> str:
        return self._own_texts.say("log-used", player=self._player(seat), card=self._card(kind))

    def upgrade_spent(self, event: ev.UpgradeSpent) -> str:
        found = self._names.content.upgrades.get(event.upgrade)
        if found is not None and found.sort == "relic":
            # Told where its bearer comes onto the field, or leaves it.
            return ""
        return self._used(event.seat, event.upgrade)

    def upgrade_regained(self, event: ev.UpgradeRegained) -> str:
        card = self._card(event.upgrade)
        return self._own_texts.say("log-upgrade-regained", player=self._player(event.seat), card=card)

    def unearthed(self, event: ev.Unearthed) -> str:
        del event
        return ""

    def milled(self, event: ev.Milled) -> str:
        return self._own_texts.say("log-milled", player=self._player(event.seat), card=self._card(event.card))

    def hand_seen(self, event: ev.HandSeen) -> str:
        return self._own_texts.say(
            "log-hand-seen", player=self._player(event.seat), other=self._player(event.of)
        )

    def deck_seen(self, event: ev.DeckSeen) -> str:
        return self._own_texts.say("log-deck-seen", player=self._player(event.seat))

    # --- influence, points, feats ---

    def influence(self, event: ev.InfluenceChanged) -> str:
        player, amount = self._player(event.seat), abs(event.amount)
        if event.cause in _SILENT_PAYMENTS or event.cause == "income" or event.amount < 0:
            return ""
        return self._own_texts.say("log-influence", player=player, amount=amount)

    def points(self, event: ev.PointsChanged) -> str:
        player = self._player(event.seat)
        if event.amount < 0:
            return self._own_texts.say("log-points-lost", player=player, amount=-event.amount)
        return self._own_texts.first(
            f"log-points-{event.cause}", "log-points", player=player, amount=event.amount
        )

    def feat_played(self, event: ev.FeatPlayed) -> str:
        return self._own_texts.say(
            "log-feat", player=self._player(event.seat), feat=self._names.kind(event.feat)
        )

    def feat_dropped(self, event: ev.FeatDropped) -> str:
        feat = self._names.kind(event.feat)
        return self._own_texts.say("log-feat-dropped", player=self._player(event.seat), feat=feat)

    def feats_taken(self, event: ev.FeatsTaken) -> str:
        # The points that come with it are told next.
        del event
        return ""

    # --- turns ---

    def turn_began(self, event: ev.TurnBegan) -> str:
        return self._own_texts.say("log-turn", turn=event.turn_no, player=self._player(event.seat))

    def round_ended(self, event: ev.RoundEnded) -> str:
        if not event.rounds:
            return self._own_texts.say("log-rounds-over")
        return self._own_texts.say("log-round", rounds=event.rounds, player=self._player(event.first))

    def activation_passed(self, event: ev.ActivationPassed) -> str:
        if event.has_acted:
            return ""
        return self._own_texts.say("log-passed", player=self._player(event.seat))

    def last_feat(self, event: ev.LastFeatTaken) -> str:
        del event
        return self._own_texts.say("log-last-feat")

    def hero_fell(self, event: ev.HeroFell) -> str:
        return self._own_texts.say("log-hero-fell", player=self._player(event.seat))

    # --- words and the end ---

    def ended(self, event: ev.MatchEnded) -> str:
        if event.winner < 0:
            return self._own_texts.say("log-ended-draw")
        winners = self._view.sides[event.winner]
        return self._own_texts.say("log-ended", player=self._players(winners), count=len(winners))
