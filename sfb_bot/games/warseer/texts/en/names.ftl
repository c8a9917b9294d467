### What things are called.

a-card = a card
a-creature = a creature
this-effect = This effect
nowhere = off the field
card-times = { $card } ×{ $count }
card-priced = { $card } ({ $cost })
dice-some = { $count } { $die }
creature-of = { $name } ({ $letter })
creature-at = { $name } { $hex }
creature-label = { $name } · { $left }/{ $health }
creature-attack = { $type } { $dice }, range { $range }
creature-values = { $type } { $dice } · range { $range } · move { $move } · health { $health }
seat-own = you
seat-partner = your partner
seat-opponent = your opponent
seat-letter = player { $letter }
seat-hero = player { $letter } ({ $hero })
rank-bronze = bronze
rank-silver = silver
rank-gold = gold
type-melee = melee
type-ranged = ranged
type-magic = magic
face-crit = crit
face-hit = hit
face-push = push
face-blank = blank
token-stun = stun
token-poison = poison
token-disease = disease
mark-armour = armour { $count }
mark-controlled = controlled
mark-summoned = just summoned
mark-activated = activated
subject-bronze = (bronze)
subject-silver = (silver)
subject-gold = (gold)
subject-mercenary = (mercenaries)
subject-resurgent = (Resurgent)
subject-armoured = (armour tokens)
subject-other = (others)
granted-no_sight = needs no sight
granted-surefooted = crosses difficult terrain
sort-hero = hero
sort-character = character
sort-minion = minion
sort-ranked = { $rank } { $sort }
sort-ranked-elite = elite { $rank } { $sort }
sort-spell = spell
sort-relic = relic
sort-building = building
sort-tactic = tactic
sort-incantation = incantation
sort-military = military feat
sort-achievement = achievement
sort-terrain-basic = terrain
sort-terrain-unique = unique terrain
sort-upgrade = { $sort } from the tournament shop
sort-scenario = scenario
sort-map = map
crit-line = On a crit: { $crit }.
feat-text-military = { $points ->
    [one] 1 point
   *[other] { $points } points
} for an enemy character destroyed in your turn. { $condition }
feat-text-achievement = { $points ->
    [one] 1 point
   *[other] { $points } points
} in your turn. { $condition }
scenario-aim = Wins at once: { $aim }
price = cost { $cost }, income { $income }
