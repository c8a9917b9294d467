### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Your choice.
prompt-any-card = { $card }: your choice.

# Set-up.
prompt-hero = Who's your hero? Nobody sees it until everybody has chosen.
prompt-camp_gold = Your War Camp: who comes of the gold rank? Nobody sees it until all camps are ready.
prompt-camp_silver = Your War Camp: up to { $most } of silver rank.
prompt-camp_bronze = Your War Camp: up to { $most } of bronze rank.
prompt-camp_starless = Your War Camp: anybody without a star? They take no slot.
prompt-piece = Unique terrain: put a piece on a marked spot, or none.
prompt-landmark = Where do you put your landmark?
prompt-names = Name { $most } enemy characters for your list. Nobody sees it until both have.
prompt-enter = Where does { $card } appear?
prompt-put_back = Put { $back } cards back into your deck. The others are your hand.
prompt-gear_relic = Which { $most } relics does your hero wear?
prompt-gear_building = Which { $most } buildings stand in your City?
prompt-deploy = Whom do you put on the field?
prompt-prepare = Before the battle: use something you bought?
prompt-whom = { $card }: for whom?
prompt-arrange = { $card }: put them back in any order. The first one will be on top.

# A turn.
prompt-main = Turn { $turn }: influence { $influence }, income { $income }, points { $points } of { $goal }.
prompt-main-team = Turn { $turn }: influence { $influence }, income { $income }, your side's points { $points } of { $goal }.
prompt-main-last = Turn { $turn }, the last one! Influence { $influence }, points { $points } of { $goal }.
prompt-skirmish = Activate a creature. Influence { $influence }, rounds left: { $rounds }.
prompt-skirmish-after = Anything else before the next player? Influence { $influence }.
prompt-act = { $creature }: move, then attack?
prompt-act-there = { $creature }: what now?
prompt-run = { $creature } runs: where to?
prompt-hook = { $attacker } hooks { $creature }: where does it end up?
prompt-tokens = { $creature } has a token: { $tokens }. Skip this activation and lose it, or suffer?
prompt-contract = Contract: pay { $amount } influence for { $creature }?
prompt-terrain = { $creature }: which terrain rolls first?
prompt-place = { $card }: where do you place { $creature }?
prompt-place-terrain = Where do you place { $creature }?
prompt-card = { $card }: where does { $creature } move?
prompt-step = The roll shows a push: move { $creature } one step?
prompt-replace = { $card }: does it take the place of another relic?
prompt-replace-must = { $card }: your hero wears three. Which one goes?
prompt-bear = Which relic does { $card } take along?
prompt-cost = { $card }: what do you discard for it?
prompt-drop = { $card }: what do you take for it?
prompt-destroy = { $card }: what do you destroy?
prompt-target = { $card }: choose a creature.
prompt-target-chase = { $attacker } attacks again: whom?
prompt-targets = { $card }: choose up to { $most }.
prompt-pair = { $card }: which two change places?
prompt-aim = { $card }: where does it strike?
prompt-gates = { $card }: whom do you take home for a point each?

# An attack.
prompt-fewer = { $most ->
    [one] One of your dice stays out. Which?
   *[other] { $most } of your dice stay out. Which?
}
prompt-dice = { $attacker } attacks { $target }: { $rolled }. Change dice?
prompt-dice-own = Your roll against { $target }: { $rolled }. Change dice?
prompt-dice-enemy = { $attacker } rolled against { $target }: { $rolled }. Change dice?
prompt-reroll = Roll which dice again? { $rolled }
prompt-turn = Turn which dice? { $rolled }
prompt-push = Push: where does { $target } go?
prompt-slash = Slash: who else takes 1 damage?
prompt-protect = { $target } is about to take { $amount } damage. Who steps in?
prompt-armour = { $amount } damage for your hero: which relic takes it?
prompt-advance = { $attacker }: follow up?
prompt-nimble = { $attacker }: one more step?
prompt-swap = { $attacker } and { $target }: change places?
prompt-persecution = { $attacker } hunts on: where to? Then it attacks again.
prompt-frenzy = Frenzy: { $attacker } attacks { $target } once more?
prompt-counterblow = { $attacker } attacked { $target }. Strike back?
prompt-parasite = Parasite: put a minion on the hex of the fallen?
prompt-feat = You destroyed { $card }! Play a military feat?
prompt-rise = { $card } has fallen: does a Resurgent of yours rise there?

# Windows for tactics.
prompt-tactic = Answer with a tactic?
prompt-tactic-attacked = { $attacker } attacks { $target }. Answer before the roll?
prompt-tactic-rolled = { $attacker } rolled against { $target }: { $rolled }. Answer?
prompt-tactic-harmed = { $target } is about to take { $amount } damage. Answer?
prompt-tactic-fallen = { $creature } was destroyed. Answer?
prompt-tactic-fallen-would = { $creature } would be destroyed. Answer?
prompt-tactic-summoned = { $creature } was summoned. Answer?
prompt-tactic-slain = { $creature } was destroyed by you. Answer?

note-creature = -# { $words }
note-purpose = -# **{ $name }:** { $text }
note-no-tactic = -# You have no tactic that fits. Nobody can tell: you're asked whatever you hold.
note-idle = -# Not now: { $parts }
idle-cost = { $cards } (too expensive)
idle-no-target = { $card } (nobody to use it on)
idle-tactics = { $cards } (tactics: I'll ask when they fit)
idle-summoned = summoning (one a turn)
idle-limit = summoning ({ $limit } creatures is the limit)
idle-zone = summoning (no free hex in your zone)
idle-summon-cost = summoning ({ $creature } costs { $cost })
idle-first-turn = feats (not in the very first turn)
idle-feats = { $feats } (condition not met)

# Menus.
menu-read-about-main = Read a card
menu-ready-camp_silver = Or take the suggested ones
menu-ready-camp_bronze = Or take the suggested ones
camp-suggested = Suggested for { $hero }
several-camp = { $fewest ->
    [0] Choose up to { $most }
   *[other] Choose { $most }
}
several-dice = { $fewest ->
    [0] Choose up to { $most } dice
   *[other] Choose { $fewest } to { $most } dice
}
several-cards = { $fewest ->
    [0] Choose up to { $most }
    [1] Choose 1 to { $most }
   *[other] Choose { $most }
}
section-part = { $first }
section-parts = { $first } to { $last }
section-other = Choose
section-attacks-all = Attack
section-shoots-all = Long shot
section-heals-all = Heal
section-hooks-all = Hook
section-moves-all = Move
section-runs-all = Run
section-hexes-all = Choose a hex
section-activations-all = Activate
section-summons-all = Summon
section-plays-all = Play a card
section-uses-all = Use
section-feats-all = Play a feat
section-discards-all = Discard a card for income
section-drops-all = Discard a feat for something
section-enemy-all = Theirs
section-own-all = Yours
section-several-all = Choose
section-heroes-all = Choose a hero
section-characters-all = Choose a character
section-camp-all = Choose characters
section-cards-all = Choose a card
section-pieces-all = Choose a piece
section-pairs-all = Choose two
section-dice-all = Choose dice

# Options.
label-again = { $label } ({ $number })
label-cost = { $cost } · { $name }
label-summon = { $cost } · Summon { $creature }
label-ability = { $creature }: ability
label-uses = { $name } ×{ $uses }
label-pays-card = { $name } (for a card)
label-pays-feat = { $name } (for a feat)
label-discard = Discard { $card } ({ $income } income)
label-feat = { $feat } (+{ $points })
label-drop = Discard { $feat }
label-stunned = { $name } (stunned: only loses the token)
label-attack = Attack { $name }
label-shoot = Long shot: { $name }
label-heal = Heal { $name }
label-hook = Hook { $name }
label-hex = { $hex } ({ $terrain })
label-hex-for = { $creature } to { $hex }
label-run = Run { $steps } instead
label-run-detail = Farther, but no attack after it
label-pair = { $one } ↔ { $other } ({ $hexes })
label-of = { $name } · { $player }
label-piece = { $terrain } on { $hexes }
label-die = { $die } (die { $number })
away = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
hex-difficult = difficult: ends the activation
hex-push-hurts = difficult: 1 more damage
hex-landmark = landmark
hex-beside = next to { $creatures }
word-any = { $word }
word-run = Run
word-finish = Done
word-finish-run = Stay here
word-end = End turn
word-end-skirmish = Next player
word-pass = Pass
word-pass-prepare = Nothing more
word-none = None
word-none-camp = None of them
word-none-feat = No feat
word-none-piece = No piece
word-none-deploy = That's all
word-none-bear = No relic
word-none-shop = Nothing
word-none-gift = Nothing
word-none-replace = Just add it
word-none-protect = Nobody
word-none-rise = Nobody rises
word-none-card = Stay
word-none-step = Stay
word-none-advance = Stay
word-none-nimble = Stay
word-none-persecution = Enough
word-yes = Yes
word-no = No
word-skip = Skip and lose the token
word-suffer = Act and suffer
word-suffer-tokens-detail = Poison: a blue die, a hit wounds. Disease may spread to neighbours.
word-master = Master of attack: roll again
word-minion = A minion
word-influence = 2 influence
word-card = A battle card
word-resurgent = Resurgent
word-parasite = Parasite

warn-feat = You could play { $feat } now. End your turn anyway?
warn-activate = { $count ->
    [one] { $creatures } hasn't acted yet.
   *[other] { $creatures } haven't acted yet.
} End your turn anyway?
warn-summon = You still have { $influence } influence and could summon { $creature }. Influence you keep only pays for tactics. End your turn anyway?
warn-influence = You still have { $influence } influence and could play { $cards }. End your turn anyway?
warn-discard = Once a turn you may discard a card for its income. End your turn without?

# A tournament.
prompt-dismiss = Anybody to dismiss? It frees the slot and costs nothing.
prompt-convert = Turn tournament points into coins? You have { $amount } coins.
prompt-recruit = { $amount } coins: whom do you hire? One of each rank; what you name first is bought first.
prompt-recover = { $amount } coins: whose injuries do you pay for?
prompt-gift = Take { $most ->
    [one] an incantation
   *[other] up to { $most } incantations
} for free.
prompt-shop = { $amount } coins: what do you buy? What you name first is bought first.
prompt-map = Which map do you fight on?
prompt-scenario = Which scenario do you play?
prompt-first = Who goes first?
prompt-zone = Which zone do you take?
section-coins-all = Choose what you like
section-maps-all = Choose a map
section-seats-all = Choose a player
section-numbers-all = Choose
label-coins = { $name } ({ $coins } coins)
label-convert = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $coins } coins
label-keep = Keep the points
label-zone = Zone { $number }
