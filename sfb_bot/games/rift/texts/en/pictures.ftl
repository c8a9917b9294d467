### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The table

picture-turn = Turn { $number }
picture-setup = Set-up
picture-end = End
picture-side-0 = Blue
picture-side-1 = Red
picture-lane-N = North lane
picture-lane-S = South lane
picture-quiet = Quiet turns: { $number } of { $limit }
picture-exhausted = Exhaustion: damage stays
picture-keep = Keep { $number } { $rank }
picture-pick = Draft: { $rank }, pick { $number } of { $limit }
picture-ranks-champion = champions
picture-ranks-elite = elites
picture-ranks-common = commons
picture-next = Next up
picture-gone = gone
picture-stack = Stack (top goes first)
picture-item-attack = Attack on { $target } for { $total } ({ $strikers })
picture-item-spell = { $spell }: { $targets }
picture-your-hand = Your hand
picture-to-choose = To choose from
picture-fall-destroyed = destroyed
picture-fall-returns = back on its deck
picture-fall-deck = sent to its deck

## How a match ended

picture-by-portal = through the portal
picture-by-destruction = by destruction
picture-by-tally = by tally
picture-by-concession = by concession
picture-by-agreement = by agreement
picture-by-time = on time
picture-by-organiser = by the organiser's decision
picture-unfinished = Still playing
picture-draw = Draw
picture-wins = { $name } wins
picture-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}

## Cards and pages

picture-rank-champion = Champion
picture-rank-elite = Elite
picture-rank-common = Common
picture-world-dawn = World of Dawn
picture-world-dusk = World of Dusk
picture-life = life
picture-flying = Flying
picture-damage-by-distance = Damage by distance
picture-no-ability = No ability.
picture-timing-any = any time
picture-timing-turn = your turn
picture-timing-any-long = Any time, also as a response
picture-timing-turn-long = Only in your own main step
picture-enchantment = enchantment
picture-enchantment-long = Enchantment: stays on its warrior
picture-at-once = Acts at once, then it's used up
picture-copies = { $number ->
    [one] { $number } copy
   *[other] { $number } copies
}
picture-hand = Hand: { $number }
picture-spells-left = Spell deck { $deck }, used { $used }
picture-empty-hand = No spells in hand
picture-army = Your army: { $number }
picture-army-count = In lanes { $lanes }, in the deck { $deck }, lost { $lost }
picture-no-army = No warriors yet
picture-place-lost = lost
picture-place-top = next up
picture-place-coming = coming
picture-place-deck = in deck
picture-discards = Discards
picture-warriors-lost = Warriors lost: { $number }
picture-spells-used = Spells used: { $number }
picture-nothing-here = Nothing here yet
picture-gallery-champion = Champions
picture-gallery-elite = Elites
picture-gallery-common = Commons
picture-gallery-spells = Spells
