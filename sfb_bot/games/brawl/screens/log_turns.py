"""Sentences about the set-up, turns, points and the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import FREE_OF_CHARGE
from sfb_bot.games.brawl.screens.log_cursor import Cursor
from sfb_bot.kernel import Seat


class TurnSentences(Cursor):
    """What happens around the actions."""

    # --- set-up ---

    def starting_side(self, event: ev.StartingSideSet) -> str:
        return self._own_texts.say("log-starting-side", side=self._names.side(event.side))

    def team_order(self, event: ev.TeamOrderChosen) -> str:
        return self._own_texts.say(
            "log-team-order",
            player=self._player(event.first),
            partner=self._people.partners(event.first, self._own_texts),
        )

    def turn_order(self, event: ev.TurnOrderSet) -> str:
        if self._has_partners:
            return self._own_texts.say(
                "log-turn-order", players=", ".join(self._player(seat) for seat in event.order)
            )
        return self._own_texts.say("log-first", player=self._player(event.order[0]))

    def area(self, event: ev.AreaChosen) -> str:
        return self._own_texts.say(
            "log-area", player=self._player(event.seat), area=self._names.area(event.area)
        )

    def line_ups(self, event: ev.LineUpsRevealed) -> str:
        # What everybody named is told by the picks that follow, where they follow.
        if self._next(ev.ChampionPicked) is not None:
            return ""
        return " ".join(
            self._own_texts.say(
                "log-line-up", player=self._player(Seat(seat)), champions=self._champions(chosen)
            )
            for seat, chosen in enumerate(event.line_ups)
        )

    def sealed(self, event: ev.LineUpSealed) -> str:
        both = [event, *self._take_all(ev.LineUpSealed)]
        players = self._names.listed([self._player(each.seat) for each in both])
        return self._own_texts.say("log-sealed", count=len(both), players=players)

    def offers(self, event: ev.OffersRevealed) -> str:
        return " ".join(
            self._own_texts.say(
                "log-offers",
                player=self._player(Seat(seat)),
                first=self._champions(first),
                second=self._champions(second),
            )
            for seat, (first, second) in enumerate(event.offers)
        )

    def offer_banned(self, event: ev.OfferBanned) -> str:
        return self._own_texts.say(
            "log-offer-banned",
            player=self._player(event.seat),
            owner=self._player(event.owner),
            banned=self._champions(event.banned),
            kept=self._champions(event.kept),
        )

    def _champions(self, champions: Sequence[str]) -> str:
        return self._names.listed([self._names.champion(champion) for champion in champions])

    def banned(self, event: ev.ChampionBanned) -> str:
        return self._own_texts.say(
            "log-ban", player=self._player(event.seat), champion=self._names.champion(event.champion)
        )

    def picked(self, event: ev.ChampionPicked) -> str:
        more = self._take_all(ev.ChampionPicked, lambda other: other.seat == event.seat)
        champions = self._champions([event.champion, *(other.champion for other in more)])
        return self._own_texts.say("log-pick", player=self._player(event.seat), champions=champions)

    def trap_placed(self, event: ev.TrapPlaced) -> str:
        more = self._take_all(ev.TrapPlaced, lambda other: other.seat == event.seat)
        cells = [event.cell, *(other.cell for other in more)]
        hexes = self._names.listed([self._names.hex(cell) for cell in cells])
        return self._own_texts.say(
            "log-trap-placed", player=self._player(event.seat), count=len(cells), hexes=hexes
        )

    def set_aside(self, event: ev.CardsSetAside) -> str:
        self._take_all(ev.CardsDrawn, lambda other: other.seat == event.seat)
        self._take_all(ev.DeckShuffled, lambda other: other.seat == event.seat)
        count = event.count or len(event.cards)
        return self._own_texts.say("log-redraw", player=self._player(event.seat), count=count)

    # --- turns ---

    def turn_began(self, event: ev.TurnBegan) -> str:
        return self._own_texts.say("log-turn", round=event.round, player=self._player(event.seat))

    def upkeep(self, event: ev.UpkeepDone) -> str:
        drawn = 0
        while self._next(ev.DeckShuffled) is not None or self._next(ev.CardsDrawn) is not None:
            self._take_all(ev.DeckShuffled)
            drawn += sum(other.count or len(other.cards) for other in self._take_all(ev.CardsDrawn))
        cards = self._names.cards(event.discarded)
        return self._own_texts.say(
            "log-upkeep" if event.discarded else "log-upkeep-no-discard",
            player=self._player(event.seat),
            cards=cards,
            count=drawn,
        )

    def dropped(self, event: ev.ChallengesDropped) -> str:
        names = [self._names.challenge(challenge) for challenge in event.challenges]
        return self._own_texts.say("log-all-dropped", count=len(names), challenges=self._names.listed(names))

    def track(self, event: ev.TrackMoved) -> str:
        condition = self._names.content.challenges.get(event.new)
        text = condition.shorts if condition is not None else {"en": ""}
        said = self._own_texts.say(
            "log-challenge",
            challenge=self._names.challenge(event.new),
            condition=text.get(self._own_texts.language) or text["en"],
        )
        if event.dropped is None:
            return said
        return f"{said} {self._own_texts.say('log-dropped', challenge=self._names.challenge(event.dropped))}"

    def challenge_scored(self, event: ev.ChallengeScored) -> str:
        scored = self._take_all(ev.PointsScored, lambda other: other.challenge == event.challenge)
        return self._own_texts.say(
            "log-challenge-scored",
            player=self._player(event.seat),
            challenge=self._names.challenge(event.challenge),
            points=sum(other.points for other in scored),
        )

    def points(self, event: ev.PointsScored) -> str:
        return self._own_texts.say("log-points", side=self._names.side(event.side), points=event.points)

    def card_played(self, event: ev.CardPlayed) -> str:
        return self._started("card", event.figure, event.card)

    def standard_taken(self, event: ev.StandardActionTaken) -> str:
        told = self._started("standard", event.figure, event.action)
        if event.core != FREE_OF_CHARGE:
            return told
        return f"{told} {self._own_texts.say('log-free-action')}"

    def _started(self, what: str, figure: int, card: str) -> str:
        """An action begins; where its champion goes first belongs into the same sentence."""
        entered = self._take_all(ev.Entered, lambda other: other.figure == figure)
        moved = self._take_all(ev.Moved, lambda other: other.figure == figure and other.manner == "move")
        facts = {"champion": self._figure(figure), "card": self._names.card(card)}
        if moved:
            facts["hex"] = self._names.hex(moved[-1].path[-1])
        elif entered:
            facts["hex"] = self._names.hex(entered[-1].cell)
        ending = "-in" if entered else "-to" if moved else ""
        return self._own_texts.say(f"log-started-{what}{ending}", **facts)

    def offers_cleared(self, event: ev.DrawOffersCleared) -> str:
        return self._own_texts.say("log-draw-cleared", player=self._player(event.seat))

    def ended(self, event: ev.MatchEnded) -> str:
        if event.winner is None:
            return self._own_texts.say("log-ended-draw")
        return self._own_texts.say("log-ended", side=self._names.side(event.winner))
