### What things are called.

a-card = a card
the-addon = your add-on
something = something
card-times = { $card } ×{ $count }
base-of = { $player }'s base
thing-of = { $player }'s { $name }
keyword-number = { $keyword } { $number }
keyword-other = { $name }
keyword-blighting = damages with -1/-1 runes
keyword-stampeding = tramples through to the base
keyword-cannot_be_sacrificed = can't be sacrificed
keyword-shielded = enemies can't target it
tech-level = tech { $level }
obj-stats = { $atk }/{ $hp }
obj-hp = { $hp } HP
obj-number = { $name } #{ $number }
obj-level = { $name } (lvl { $level })
obj-in-slot = { $name }, { $slot }
obj-own = Your { $name }
base-own = Your base { $hp }
base-theirs = Their base { $hp }
obj-of = { $name } · { $player }
seat-own = you
seat-partner = your partner
seat-opponent = your opponent
seat-letter = player { $letter }
seat-hero = player { $letter } ({ $hero })
slot-leader = squad leader
slot-elite = elite
slot-scavenger = scavenger
slot-technician = technician
slot-lookout = lookout
patrol-place = { $slot } { $name }
mark-site = being built
mark-future = in the future
mark-damage = { $damage } damage
mark-armor = { $armor } armor
mark-exhausted = exhausted
mark-disabled = won't ready
mark-held = holds { $cards }
mark-carries = with { $cards }
hero-waits = { $hero } (back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})

# Runes, so many of a kind.
rune-plus = { $count ->
    [one] a +1/+1 rune
   *[other] { $count } +1/+1 runes
}
rune-minus = { $count ->
    [one] a -1/-1 rune
   *[other] { $count } -1/-1 runes
}
rune-time = { $count ->
    [one] a time rune
   *[other] { $count } time runes
}
rune-other = { $count ->
    [one] 1 { $rune } rune
   *[other] { $count } { $rune } runes
}

# Kinds of cards.
type-unit = unit
type-hero = hero
type-building = building
type-upgrade = upgrade
type-base = base
type-tech = tech building
type-addon = add-on
type-token = token
type-spell-minor = minor spell
type-spell-ordinary = spell
type-spell-ultimate = ultimate spell
type-ongoing = ongoing
type-level = { $level } { $type }
hero-band = Level { $levels }: { $atk }/{ $hp }.

# What abilities cost besides gold.
cost-exhaust = exhaust
cost-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
cost-sacrifice = sacrifice
cost-others = exhaust { $count } others

# Where cards lie.
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-codex = codex
zone-trash = trash
zone-graveyard = Graveyard
zone-other = pile
