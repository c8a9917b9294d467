### The log: a short line per action.

heading-turn = Turn { $turn } · { $player }
heading-round = A round begins
heading-rounds = { $rounds ->
    [one] The last round
   *[other] { $rounds } rounds left
}
log-table = The battlefield: **{ $map }**. { $player } goes first ({ $players }).
log-hero = { $player } leads **{ $creature }**.
log-camp = { $player }'s War Camp: { $creatures }.
log-gear = { $player } takes { $cards }.
log-piece = { $player } puts { $terrain } on { $hexes }.
log-landmark = { $player } puts a landmark on { $hex }.
log-landmark-taken = { $player } takes the landmark on { $hex }.
log-named = { $player } has a list: { $creatures }.
log-recovered = { $creature } is well again.
log-drawn = { $player } draws { $count ->
    [one] a battle card
   *[other] { $count } battle cards
}.
log-drawn-all = { $players } draw { $count } battle cards each.
log-drawn-both = { $player } draws a battle card and a feat.
log-feats-drawn = { $player } draws { $count ->
    [one] a feat
   *[other] { $count } feats
}.
log-returned = { $players } put { $count } cards back. Hands are ready.
log-played-spell = { $player } casts **{ $card }** ({ $cost }).
log-played-relic = { $player }'s hero takes **{ $card }** ({ $cost }).
log-played-building = { $player } builds **{ $card }** ({ $cost }).
log-played-tactic = { $player } answers with **{ $card }** ({ $cost }).
log-discarded = { $player } discards { $card }: { $income } income.
log-discarded-cost = { $player } discards { $card } for it.
log-relic-replaced = It replaces { $card }.
log-relic-lost = { $card } is used up.
log-building-lost = **{ $card } is destroyed.**
log-ability = { $player } uses the ability of **{ $creature }**.
log-used = { $player } uses **{ $card }**.
log-upgrade-regained = { $player } has { $card } again.
log-milled = { $player } turns over { $card }: it goes to History.
log-hand-seen = { $player } looks into { $other }'s hand.
log-deck-seen = { $player } looks at the top of the deck.
log-influence = { $player } gains { $amount } influence.
log-points = **{ $player } +{ $amount }.**
log-points-feat = **{ $player } +{ $amount }.**
log-points-kill = **{ $player } +{ $amount }** for the kill.
log-points-income = **{ $player } +{ $amount }** for income.
log-points-hero = **{ $player } +{ $amount }** for the hero.
log-points-scenario = **{ $player } +{ $amount }** for the scenario.
log-points-lost = { $player } loses { $amount ->
    [one] a point
   *[other] { $amount } points
}.
log-feat = { $player } plays the feat **{ $feat }**.
log-feat-dropped = { $player } discards the feat { $feat }.
log-turn = **Turn { $turn }**, { $player }.
log-round = The round is over, { $rounds ->
    [one] one is left
   *[other] { $rounds } are left
}. { $player } begins the next.
log-rounds-over = The last round is over.
log-passed = { $player } passes.
log-last-feat = **The last feat is taken: the game ends with this turn.**
log-hero-fell = **{ $player } is out: the hero has fallen.**
log-seat-left = { $player } leaves the table.
log-conceded = { $player } concedes.
log-concession = { $player } wants to concede. { $partner } must agree.
log-concession-withdrawn = { $player } decides to play on.
log-draw-offered = { $player } offers a draw.
log-draw-withdrawn = { $player } withdraws the draw offer.
log-draw-declined = { $player } declines the draw.
log-ended = **{ $player } { $count ->
    [one] wins
   *[other] win
} the match.**
log-ended-draw = **The match is a draw.**

# On the battlefield.
log-arrived-hero = { $player }'s { $creature } takes the field on { $hex }.
log-arrived-summon = { $player } summons **{ $creature }** on { $hex }.
log-arrived-minion = { $creature } joins { $player } on { $hex }.
log-arrived-risen = **{ $creature }** rises for { $player } on { $hex }.
log-arrived-deploy = { $player } deploys **{ $creature }** on { $hex }.
log-bears = It carries { $card }.
log-activated = { $count ->
    [one] { $creatures } waits.
   *[other] { $creatures } wait.
}
log-ready = { $creature } may act again.
log-spare = { $creature } may be activated once more.
log-moved-move = **{ $creature }** moves to { $hex }.
log-moved-run = **{ $creature }** runs to { $hex }.
log-moved-card = { $creature } moves to { $hex }.
log-moved-hook = { $creature } is pulled to { $hex }.
log-moved-advance = { $creature } follows to { $hex }.
log-moved-nimble = { $creature } steps to { $hex }.
log-moved-persecution = { $creature } hunts on to { $hex }.
log-moved-step = { $creature } steps back to { $hex }.
log-placed-card = { $creature } is placed on { $hex }.
log-placed-terrain = { $creature } is placed on { $hex }.
log-placed-push = { $creature } is pushed to { $hex }.
log-swapped = { $one } and { $other } change places.
log-destroyed = { $count ->
    [one] **{ $creatures } is destroyed!**
   *[other] **{ $creatures } are destroyed!**
}
log-to-camp = { $creature } goes back to the War Camp.
log-removed = { $creature } leaves the field.
log-control = { $player } takes control of { $creature }.
log-control-back = { $creature } obeys { $player } again.
log-attack = **{ $creature }** attacks { $target }:
log-attack-then = Attack on { $target }:
log-counterblow = { $creature } strikes back at { $target }:
log-attack-lost = { $target } is out of reach: the attack is lost.
log-rolled = { $rolled }.
log-dice-changed = { $player } ({ $card }): { $rolled }.
log-crit = Crit: { $crit }.
log-extras = Plus { $rolled }.
log-counted = { $damage ->
    [0] No damage.
   *[other] { $damage } damage.
}
log-counted-push = { $damage ->
    [0] A push.
   *[other] { $damage } damage and a push.
}
log-reduced = { $damage } damage is left.
log-protected = { $creature } takes { $amount } for { $target }.
log-roll = { $creature } rolls { $rolled }.
log-roll-damage = For { $creature }: { $rolled }.
log-roll-terrain = { $terrain }, { $creature }: { $rolled }.
log-roll-poison = Poison, { $creature }: { $rolled }.
log-roll-disease = Disease, { $creature }: { $rolled }.
log-roll-regeneration = { $creature } regenerates: { $rolled }.
log-heals = **{ $creature }** heals { $target }: { $rolled }.
log-shoots = **{ $creature }** shoots at { $target }: { $rolled }.
log-roll-healer = Healing for { $creature }: { $rolled }.
log-relic-armour = { $card } stops { $amount }.
log-armour-lost = { $creature }'s armour stops { $amount }.
log-wounds = { $creature } takes { $amount ->
    [one] a wound
   *[other] { $amount } wounds
}.
log-healed = { $count ->
    [one] { $creatures } heals { $amount }.
   *[other] { $creatures } heal { $amount } each.
}
log-armour-gained = { $creature } gets { $amount } armour.
log-token-stun = { $creature } is stunned.
log-token-poison = { $creature } is poisoned.
log-token-disease = { $creature } is diseased.
log-token-lost-stun = **{ $creature }** shakes off the stun.
log-token-lost-poison = **{ $creature }** is rid of the poison.
log-token-lost-disease = **{ $creature }** is rid of the disease.
log-gets = { $creature } gets { $what }.
log-gets-turn = { $creature } gets { $what } this turn.
log-gets-attack = { $creature } gets { $what } for this attack.
log-gets-next_attack = { $creature } gets { $what } for the next attack.
log-charmed = { $card } lies on { $creature }.
mod-move = { $amount } movement
mod-range = { $amount } range
mod-health = { $amount } health
mod-other = { $amount }
mod-dice = { $dice }

# A turn that is over, in a line or two.
recap-deeds = **{ $player }**: { $deeds }.
recap-summoned = summoned { $creatures }
recap-played = played { $cards }
recap-attacks = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
recap-feats = feat { $feats }
recap-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
recap-nothing = **{ $player }** waited.
recap-lost = { $player } loses { $creatures }
recap-wounds = { $creature } −{ $amount }
recap-points = { $player } { $points } { $count ->
    [one] point
   *[other] points
}

# A tournament.
log-mustered = { $player } gets { $coins } coins and shops from set { $shop }.
log-provisioned = { $player }: { $things }. { $coins } coins left.
log-dismissed = dismissed { $things }
log-converted = points into coins: { $things }
log-recruited = hired { $things }
log-healed-up = healed { $things }
log-bought = bought { $things }
log-bought-nothing = bought nothing
log-terms = This match: { $goal } points win. Scenario: **{ $scenario }**.
log-terms-plain = This match: { $goal } points win, no scenario.
