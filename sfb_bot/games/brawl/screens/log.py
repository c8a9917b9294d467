"""The log: public events as short sentences, those of one action in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.screens.log_lasting_effects import lasting_words
from sfb_bot.games.brawl.screens.log_turns import TurnSentences
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.kernel import Event
from sfb_bot.screens.event_words import EventHandlers
from sfb_bot.screens.game import People
from sfb_bot.screens.talk_words import tell_talk

# Each of these steps of the set-up is a line of its own; all others begin with an event that is told.
_STEPS: Final = frozenset({Phase.TRAPS, Phase.OPENING_HAND, Phase.REDRAW, Phase.DEPLOY})

# With these a new line begins: an action, or a step of the set-up or of the turn.
_OPENERS: Final = (
    ev.StartingSideSet,
    ev.TeamOrderChosen,
    ev.TurnOrderSet,
    ev.AreaChosen,
    ev.LineUpSealed,
    ev.LineUpsRevealed,
    ev.OffersRevealed,
    ev.OfferBanned,
    ev.ChampionBanned,
    ev.ChampionPicked,
    ev.CardsSetAside,
    ev.CardPlayed,
    ev.StandardActionTaken,
    ev.UpkeepDone,
    ev.ChallengesDropped,
    ev.TrackMoved,
    ev.TurnBegan,
    ev.DrawOffered,
    ev.DrawOfferWithdrawn,
    ev.DrawOffersCleared,
    ev.ConcessionProposed,
    ev.ConcessionWithdrawn,
    ev.Conceded,
    ev.MatchEnded,
)


def _opens(event: Event) -> bool:
    return isinstance(event, _OPENERS) or (isinstance(event, ev.PhaseBegan) and event.phase in _STEPS)


class Teller(TurnSentences):
    """Tells events of one match, a sentence per event or per group of them."""

    def __init__(self, view: PublicView, people: People, names: Names) -> None:
        super().__init__(view, people, names)
        self._blows: dict[int, ev.Struck] = {}

    def tell(self, events: Sequence[Event]) -> tuple[str, ...]:
        """A line per action, silent ones left out."""
        lines: list[list[str]] = []
        opened_by: type[Event] | None = None
        self._rest = list(reversed(events))
        while self._rest:
            event = self._rest.pop()
            # One line for what comes together: the challenges of a round and its first turn; revealed teams.
            joins = (
                isinstance(event, (ev.TrackMoved, ev.TurnBegan))
                and opened_by in (ev.ChallengesDropped, ev.TrackMoved)
            ) or (isinstance(event, ev.ChampionPicked) and opened_by is ev.LineUpsRevealed)
            if not lines or (_opens(event) and not joins):
                lines.append([])
                opened_by = type(event)
            sentence = self._sentence(event)
            if sentence:
                lines[-1].append(sentence)
        return tuple(" ".join(line) for line in lines if line)

    def _sentence(self, event: Event) -> str:
        return HANDLERS.sentence(self, event)

    # --- cards ---

    def drawn(self, event: ev.CardsDrawn) -> str:
        more = self._take_all(ev.CardsDrawn, lambda other: other.seat == event.seat)
        count = sum(other.count or len(other.cards) for other in (event, *more))
        return self._own_texts.say("log-drawn", player=self._player(event.seat), count=count)

    def shuffled(self, event: ev.DeckShuffled) -> str:
        # Worth a word only where a deck ran out when a card of it was wanted.
        if self._next(ev.CardsDrawn) is None and self._next(ev.TopDiscarded) is None:
            return ""
        return self._own_texts.say("log-reshuffled", player=self._player(event.seat))

    def planned(self, event: ev.CardsPlanned) -> str:
        count = event.count or len(event.cards)
        return self._own_texts.say("log-planned", player=self._player(event.seat), count=count)

    def discarded(self, event: ev.CardDiscarded) -> str:
        return self._own_texts.say(
            "log-discarded", player=self._player(event.seat), card=self._names.card(event.card)
        )

    def returned(self, event: ev.CardReturned) -> str:
        card = self._names.card(event.card)
        return self._own_texts.say("log-returned", player=self._player(event.seat), card=card)

    def discard_planned(self, event: ev.DiscardPlanned) -> str:
        card = self._names.card(event.card)
        return self._own_texts.say("log-discard-planned", player=self._player(event.seat), card=card)

    def top_discarded(self, event: ev.TopDiscarded) -> str:
        card = self._names.card(event.card)
        return self._own_texts.say("log-top-discarded", player=self._player(event.seat), card=card)

    def core_readied(self, event: ev.CoreReadied) -> str:
        core = self._names.core(event.core)
        return self._own_texts.say("log-core-readied", player=self._player(event.seat), core=core)

    def core_exhausted(self, event: ev.CoreExhausted) -> str:
        core = self._names.core(event.core)
        return self._own_texts.say("log-core-exhausted", player=self._player(event.seat), core=core)

    def hand_shown(self, event: ev.HandShown) -> str:
        cards = self._names.cards(event.cards)
        return self._own_texts.say("log-hand-shown", player=self._player(event.seat), cards=cards)

    # --- champions ---

    def entered(self, event: ev.Entered) -> str:
        more = self._take_all(ev.Entered)
        places = [
            self._own_texts.say(
                "log-at", champion=self._figure(other.figure), hex=self._names.hex(other.cell)
            )
            for other in (event, *more)
        ]
        return self._own_texts.say("log-entered", places=self._names.listed(places))

    def moved(self, event: ev.Moved) -> str:
        more = self._take_all(
            ev.Moved, lambda other: other.figure == event.figure and other.manner == event.manner
        )
        last = more[-1] if more else event
        return self._own_texts.say(
            f"log-moved-{event.manner}",
            champion=self._figure(event.figure),
            hex=self._names.hex(last.path[-1]),
        )

    def jumped(self, event: ev.Jumped) -> str:
        return self._own_texts.say(
            "log-jumped", champion=self._figure(event.figure), hex=self._names.hex(event.cell)
        )

    def placed(self, event: ev.Placed) -> str:
        return self._own_texts.say(
            "log-placed", champion=self._figure(event.figure), hex=self._names.hex(event.cell)
        )

    def targets(self, event: ev.TargetsChosen) -> str:
        card = self._names.content.cards.get(event.card)
        return self._own_texts.say(
            "log-attack" if card is not None and card.kind == "attack" else "log-target",
            champion=self._figure(event.figure),
            targets=self._names.figures(self._view, event.targets),
        )

    def reaction_played(self, event: ev.ReactionPlayed) -> str:
        return self._own_texts.say(
            "log-reaction", card=self._names.card(event.card), champion=self._figure(event.figure)
        )

    def reaction_passed(self, event: ev.ReactionPassed) -> str:
        # With partners it matters whose answer it is: the other one is asked next.
        if self._has_partners:
            return self._own_texts.say("log-no-reaction-of", player=self._player(event.seat))
        return self._own_texts.say("log-no-reaction")

    def reaction_impossible(self, event: ev.ReactionImpossible) -> str:
        if self._has_partners and event.why != "forbidden":
            return self._own_texts.say(f"log-reaction-{event.why}-of", player=self._player(event.seat))
        return self._own_texts.say(f"log-reaction-{event.why}")

    def struck(self, event: ev.Struck) -> str:
        if event.damage:
            self._blows[event.target] = event
            return ""
        return self._own_texts.say(
            "log-no-damage",
            champion=self._figure(event.target),
            strength=event.strength,
            defence=event.defence,
        )

    def damaged(self, event: ev.Damaged) -> str:
        blow = self._blows.pop(event.figure, None) if event.cause == "attack" else None
        cause = event.cause if event.cause != "attack" or blow else "effect"
        if blow and event.amount > blow.damage:
            cause = "double"
        return self._own_texts.say(
            f"log-damaged-{cause}",
            champion=self._figure(event.figure),
            amount=event.amount,
            strength=blow.strength if blow else 0,
            defence=blow.defence if blow else 0,
        )

    def healed(self, event: ev.Healed) -> str:
        return self._own_texts.say("log-healed", champion=self._figure(event.figure), amount=event.amount)

    def knocked_out(self, event: ev.KnockedOut) -> str:
        return self._own_texts.say("log-knocked-out", champion=self._figure(event.figure))

    def levelled(self, event: ev.LevelledUp) -> str:
        return self._own_texts.say("log-levelled", champion=self._figure(event.figure))

    def effect_began(self, event: ev.EffectBegan) -> str:
        return lasting_words([event, *self._take_all(ev.EffectBegan)], self._view, self._names)

    def effect_ended(self, event: ev.EffectEnded) -> str:
        return self._own_texts.say(f"log-effect-ended-{event.kind}", champion=self._figure(event.figure))

    def all_effects_ended(self, event: ev.AllEffectsEnded) -> str:
        del event
        return self._own_texts.say("log-all-effects-ended")

    def swapped(self, event: ev.Swapped) -> str:
        champions = self._figure(event.figure), self._figure(event.other)
        return self._own_texts.say("log-swapped", champion=champions[0], other=champions[1])

    def resisted(self, event: ev.Resisted) -> str:
        return self._own_texts.say(
            f"log-resisted-{event.why}",
            champion=self._figure(event.figure),
            effect=self._own_texts.first(f"rulename-{event.effect}", "this-effect"),
        )

    def stunned(self, event: ev.Stunned) -> str:
        return self._own_texts.say("log-stunned", champion=self._figure(event.figure))

    # --- traps ---

    def sprung(self, event: ev.TrapSprung) -> str:
        # The damage of a trap is what its face says; it needs no sentence of its own.
        self._take_all(ev.Damaged, lambda other: other.figure == event.figure and other.cause == "trap")
        return self._own_texts.say(
            "log-trap",
            champion=self._figure(event.figure),
            hex=self._names.hex(event.cell),
            trap=self._names.trap(event.face),
        )

    def looked(self, event: ev.TokenLooked) -> str:
        return self._own_texts.say(
            "log-looked", player=self._player(event.seat), hex=self._names.hex(event.cell)
        )

    def token_moved(self, event: ev.TokenMoved) -> str:
        return self._own_texts.say(
            "log-token-moved", start=self._names.hex(event.cell), end=self._names.hex(event.to)
        )


HANDLERS: Final = EventHandlers[Teller]()
tell_talk(HANDLERS, ev.EVENTS)
_tells: Final = HANDLERS.tells
_tells(ev.StartingSideSet, Teller.starting_side)
_tells(ev.TeamOrderChosen, Teller.team_order)
_tells(ev.TurnOrderSet, Teller.turn_order)
_tells(ev.AreaChosen, Teller.area)
_tells(ev.LineUpSealed, Teller.sealed)
_tells(ev.LineUpsRevealed, Teller.line_ups)
_tells(ev.OffersRevealed, Teller.offers)
_tells(ev.OfferBanned, Teller.offer_banned)
_tells(ev.ChampionBanned, Teller.banned)
_tells(ev.ChampionPicked, Teller.picked)
_tells(ev.TrapPlaced, Teller.trap_placed)
_tells(ev.CardsSetAside, Teller.set_aside)
_tells(ev.TurnBegan, Teller.turn_began)
_tells(ev.UpkeepDone, Teller.upkeep)
_tells(ev.ChallengesDropped, Teller.dropped)
_tells(ev.TrackMoved, Teller.track)
_tells(ev.ChallengeScored, Teller.challenge_scored)
_tells(ev.PointsScored, Teller.points)
_tells(ev.CardPlayed, Teller.card_played)
_tells(ev.StandardActionTaken, Teller.standard_taken)
_tells(ev.DrawOffersCleared, Teller.offers_cleared)
_tells(ev.MatchEnded, Teller.ended)
_tells(ev.CardsDrawn, Teller.drawn)
_tells(ev.DeckShuffled, Teller.shuffled)
_tells(ev.CardsPlanned, Teller.planned)
_tells(ev.CardDiscarded, Teller.discarded)
_tells(ev.CardReturned, Teller.returned)
_tells(ev.DiscardPlanned, Teller.discard_planned)
_tells(ev.TopDiscarded, Teller.top_discarded)
_tells(ev.CoreReadied, Teller.core_readied)
_tells(ev.CoreExhausted, Teller.core_exhausted)
_tells(ev.Swapped, Teller.swapped)
_tells(ev.AllEffectsEnded, Teller.all_effects_ended)
_tells(ev.HandShown, Teller.hand_shown)
_tells(ev.Entered, Teller.entered)
_tells(ev.Moved, Teller.moved)
_tells(ev.Jumped, Teller.jumped)
_tells(ev.Placed, Teller.placed)
_tells(ev.TargetsChosen, Teller.targets)
_tells(ev.ReactionPlayed, Teller.reaction_played)
_tells(ev.ReactionPassed, Teller.reaction_passed)
_tells(ev.ReactionImpossible, Teller.reaction_impossible)
_tells(ev.Struck, Teller.struck)
_tells(ev.Damaged, Teller.damaged)
_tells(ev.Healed, Teller.healed)
_tells(ev.KnockedOut, Teller.knocked_out)
_tells(ev.LevelledUp, Teller.levelled)
_tells(ev.EffectBegan, Teller.effect_began)
_tells(ev.EffectEnded, Teller.effect_ended)
_tells(ev.Resisted, Teller.resisted)
_tells(ev.Stunned, Teller.stunned)
_tells(ev.TrapSprung, Teller.sprung)
_tells(ev.TokenLooked, Teller.looked)
_tells(ev.TokenMoved, Teller.token_moved)
HANDLERS.keeps_silent(
    ev.PhaseBegan,
    ev.TeamsAssembled,
    ev.ChallengesShuffled,
    ev.SupplyShuffled,
    ev.CardResolved,
    # The level itself is told when the card is flipped.
    ev.LevelEarned,
)
