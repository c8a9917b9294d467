"""Everything that can happen in a match, as past-tense facts.

Figures, seats and cells are numbers, cards and challenges ids. An event is public unless it says
otherwise; what is drawn, planned or looked at has a shared form without the secret.
"""

from sfb_bot.brawl.events.preparation import AreaChosen, CardsSetAside, ChallengesShuffled, ChampionBanned, ChampionPicked, DeckShuffled, LineUpsRevealed, PhaseBegan, SupplyShuffled, TeamsAssembled, TrapPlaced, TurnOrderSet
from sfb_bot.brawl.events.turns import CardPlayed, CardResolved, ChallengeScored, Conceded, DrawOffered, DrawOffersCleared, MatchEnded, PointsScored, StandardActionTaken, TrackMoved, TurnBegan, UpkeepDone
from sfb_bot.brawl.events.figures import DamageCause, Damaged, EffectBegan, EffectEnded, Entered, Healed, Jumped, KnockedOut, LevelEarned, LevelledUp, MoveManner, Moved, Placed, ReactionImpossible, ReactionPassed, ReactionPlayed, Resisted, Struck, TargetsChosen, TokenLooked, TokenMoved, TrapSprung
from sfb_bot.brawl.events.cards import CardDiscarded, CardsDrawn, CardsPlanned, DiscardCause, HandShown, Stunned

__all__ = ["AreaChosen", "CardDiscarded", "CardPlayed", "CardResolved", "CardsDrawn", "CardsPlanned", "CardsSetAside", "ChallengeScored", "ChallengesShuffled", "ChampionBanned", "ChampionPicked", "Conceded", "DamageCause", "Damaged", "DeckShuffled", "DiscardCause", "DrawOffered", "DrawOffersCleared", "EffectBegan", "EffectEnded", "Entered", "HandShown", "Healed", "Jumped", "KnockedOut", "LevelEarned", "LevelledUp", "LineUpsRevealed", "MatchEnded", "MoveManner", "Moved", "PhaseBegan", "Placed", "PointsScored", "ReactionImpossible", "ReactionPassed", "ReactionPlayed", "Resisted", "StandardActionTaken", "Struck", "Stunned", "SupplyShuffled", "TargetsChosen", "TeamsAssembled", "TokenLooked", "TokenMoved", "TrackMoved", "TrapPlaced", "TrapSprung", "TurnBegan", "TurnOrderSet", "UpkeepDone"]
