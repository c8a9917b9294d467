"""The log: public events as short sentences, those of one action in one line."""

from __future__ import annotations

from functools import partial
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.model import Phase
from sfb_bot.games.warseer.screens.log_field import FieldSentences
from sfb_bot.games.warseer.screens.turn_options import effect_at
from sfb_bot.kernel import Event
from sfb_bot.screens.event_words import EventHandlers
from sfb_bot.screens.talk_words import tell_talk

# With these a new line begins: an action, or a step of the set-up or of the turn.
_OPENERS: Final = (
    ev.Mustered,
    ev.Provisioned,
    ev.TermsSet,
    ev.TableLaid,
    ev.HeroChosen,
    ev.CampChosen,
    ev.GearChosen,
    ev.PieceSet,
    ev.LandmarkSet,
    ev.NamesPut,
    ev.CardsReturned,
    ev.TurnBegan,
    ev.Activated,
    ev.CardPlayed,
    ev.FeatDropped,
    ev.BuildingUsed,
    ev.RoundEnded,
    ev.ActivationPassed,
    ev.LastFeatTaken,
    ev.HeroFell,
    ev.SeatLeft,
    ev.Conceded,
    ev.ConcessionProposed,
    ev.ConcessionWithdrawn,
    ev.DrawOffered,
    ev.DrawOfferWithdrawn,
    ev.DrawDeclined,
    ev.MatchEnded,
)
_STEPS: Final = frozenset({Phase.HANDS, Phase.PLACING, Phase.DEPLOYMENT})
# An attack longer than this is told in lines of their own: by tactics and counterblows it grows.
_LONGEST_LINE: Final = 420


class Teller(FieldSentences):
    """Tells events of one match, a sentence per event or per group of them."""

    def tell(self) -> tuple[str, ...]:
        """A line per action, silent ones left out."""
        return self._in_lines(self._opens, partial(HANDLERS.sentence, self))

    def _opens(self, event: Event, line: list[str]) -> bool:
        match event:
            case ev.Arrived(manner=manner):
                opens = manner in ("summon", "hero", "deploy")
            case ev.PhaseBegan(phase=phase):
                opens = phase in _STEPS
            case ev.AttackDeclared():
                opens = sum(map(len, line)) > _LONGEST_LINE
            case ev.CardDiscarded(is_cost=is_cost):
                opens = not is_cost
            case ev.RelicUsed():
                opens = not isinstance(self._next(Event), ev.DiceChanged)
            case ev.FeatPlayed(feat=feat):
                found = self._names.content.feats.get(feat)
                opens = found is not None and found.sort == "achievement"
            case ev.AbilityUsed(kind=kind, index=index):
                effect = effect_at(kind, index, self._names)
                opens = effect is None or effect.when.name == "active"
            case _:
                opens = isinstance(event, _OPENERS)
        return opens


HANDLERS: Final = EventHandlers[Teller]()
tell_talk(HANDLERS, ev.EVENTS)
_tells: Final = HANDLERS.tells
_tells(ev.Mustered, Teller.mustered)
_tells(ev.Provisioned, Teller.provisioned)
_tells(ev.TermsSet, Teller.terms_set)
_tells(ev.TableLaid, Teller.table_laid)
_tells(ev.HeroChosen, Teller.hero_chosen)
_tells(ev.CampChosen, Teller.camp_chosen)
_tells(ev.GearChosen, Teller.gear_chosen)
_tells(ev.PieceSet, Teller.piece_set)
_tells(ev.LandmarkSet, Teller.landmark_set)
_tells(ev.LandmarkTaken, Teller.landmark_taken)
_tells(ev.NamesPut, Teller.names_put)
_tells(ev.Recovered, Teller.recovered)
_tells(ev.CardsDrawn, Teller.drawn)
_tells(ev.FeatsDrawn, Teller.feats_drawn)
_tells(ev.CardsReturned, Teller.returned)
_tells(ev.CardPlayed, Teller.played)
_tells(ev.CardDiscarded, Teller.discarded)
_tells(ev.RelicWorn, Teller.relic_worn)
_tells(ev.RelicUsed, Teller.relic_used)
_tells(ev.RelicLost, Teller.relic_lost)
_tells(ev.BuildingUsed, Teller.building_used)
_tells(ev.BuildingLost, Teller.building_lost)
_tells(ev.AbilityUsed, Teller.ability_used)
_tells(ev.UpgradeSpent, Teller.upgrade_spent)
_tells(ev.UpgradeRegained, Teller.upgrade_regained)
_tells(ev.Milled, Teller.milled)
_tells(ev.HandSeen, Teller.hand_seen)
_tells(ev.DeckSeen, Teller.deck_seen)
_tells(ev.InfluenceChanged, Teller.influence)
_tells(ev.PointsChanged, Teller.points)
_tells(ev.FeatPlayed, Teller.feat_played)
_tells(ev.FeatDropped, Teller.feat_dropped)
_tells(ev.TurnBegan, Teller.turn_began)
_tells(ev.RoundEnded, Teller.round_ended)
_tells(ev.ActivationPassed, Teller.activation_passed)
_tells(ev.LastFeatTaken, Teller.last_feat)
_tells(ev.HeroFell, Teller.hero_fell)
_tells(ev.MatchEnded, Teller.ended)
_tells(ev.Arrived, Teller.arrived)
_tells(ev.Activated, Teller.activated)
_tells(ev.Turned, Teller.turned)
_tells(ev.SpareGained, Teller.spare_gained)
_tells(ev.Moved, Teller.moved)
_tells(ev.Placed, Teller.placed)
_tells(ev.Swapped, Teller.swapped)
_tells(ev.Destroyed, Teller.destroyed)
_tells(ev.Removed, Teller.removed)
_tells(ev.ControlChanged, Teller.control)
_tells(ev.AttackDeclared, Teller.attack_declared)
_tells(ev.AttackLost, Teller.attack_lost)
_tells(ev.AttackRolled, Teller.attack_rolled)
_tells(ev.DiceChanged, Teller.dice_changed)
_tells(ev.CritFired, Teller.crit_fired)
_tells(ev.ExtrasRolled, Teller.extras_rolled)
_tells(ev.AttackCounted, Teller.attack_counted)
_tells(ev.DamageReduced, Teller.damage_reduced)
_tells(ev.Protected, Teller.protected)
_tells(ev.Rolled, Teller.rolled)
_tells(ev.Damaged, Teller.damaged)
_tells(ev.Healed, Teller.healed)
_tells(ev.ArmourGained, Teller.armour_gained)
_tells(ev.TokenGiven, Teller.token_given)
_tells(ev.TokenTaken, Teller.token_taken)
_tells(ev.ModAdded, Teller.mod_added)
_tells(ev.Charmed, Teller.charmed)
HANDLERS.keeps_silent(
    ev.BuildingNamed,
    ev.Buried,
    ev.Built,
    ev.Chased,
    ev.Counted,
    ev.DeckArranged,
    ev.DeckShuffled,
    ev.FeatsShuffled,
    ev.FeatsTaken,
    ev.MarkReached,
    ev.ModsEnded,
    ev.PhaseBegan,
    ev.SeatCleared,
    ev.TurnEnded,
    ev.Unearthed,
)
