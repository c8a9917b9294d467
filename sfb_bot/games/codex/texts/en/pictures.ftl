### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The table

picture-turn = Turn { $number }
picture-setup = Set-up
picture-player = Player { $letter }
picture-played = played { $cards }
picture-tech = Tech { $level }
picture-addon = Add-on
picture-none = not built
picture-site = under construction
picture-disabled = disabled
picture-waits = can't come yet
picture-in-command = ready to summon
picture-future = in the future
picture-attached = on { $host }
picture-slot-1 = Squad leader
picture-slot-2 = Elite
picture-slot-3 = Scavenger
picture-slot-4 = Technician
picture-slot-5 = Lookout
picture-slot-bonus-1 = 1 armor, first to be attacked
picture-slot-bonus-2 = +1 attack
picture-slot-bonus-3 = dies: 1 gold
picture-slot-bonus-4 = dies: 1 card
picture-slot-bonus-5 = resist 1
picture-left-combat = destroyed
picture-left-damage = destroyed
picture-left-destroyed = destroyed
picture-left-sacrificed = sacrificed
picture-left-fading = faded away
picture-left-trashed = trashed
picture-left-returned = returned
picture-left-hand = back to hand
picture-left-codex = back to the codex
picture-left-deck = back to the deck
picture-left-buried = buried
picture-left-gone = gone

## What holds for a player, in a line below the buildings

picture-edict-peace = Peace until their next turn: no unit patrols or attacks here
picture-edict-silence = { $card }: heroes have no spells and no abilities until their next turn ends
picture-edict-no_draw = No draw phase in their next turn: the hand is kept
picture-edict-promise = The next card this turn is free now and paid next upkeep
picture-edict-debt = Owes { $amount } gold for { $card } next upkeep: pay or lose
picture-edict-death_rites = This turn an opponent loses a unit whenever one of these units dies
picture-edict-units_have = { $card }: { $keywords } until the turn ends
picture-edict-vandy_doom = { $thing } dies next upkeep
picture-edict-exiled = { $card } returns when { $thing } leaves play
picture-edict-other = Something lasting is in force here
picture-extra-turn = Another turn follows

## How a match ended

picture-by-base = base destroyed
picture-by-debt = a debt was not paid
picture-by-concession = by concession
picture-by-agreement = by agreement
picture-by-time = on time
picture-by-organiser = by the organiser's decision
picture-unfinished = Still playing
picture-draw = Draw
picture-wins = { $names } won
picture-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}

## Cards and pages

picture-type-unit = unit
picture-type-hero = hero
picture-type-building = building
picture-type-upgrade = upgrade
picture-type-spell = ongoing spell
picture-type-base = base
picture-type-tech = tech building
picture-type-addon = add-on
picture-type-unit-tech = Tech { $level } unit
picture-type-building-tech = Tech { $level } building
picture-type-upgrade-tech = Tech { $level } upgrade
picture-spell-minor = Minor spell
picture-spell-ordinary = Spell
picture-spell-ultimate = Ultimate spell
picture-token = Token
picture-ongoing = ongoing
picture-no-ability = No ability.
picture-limit = Limit { $number }
picture-levels = Level { $levels }
picture-hand = Hand: { $number }
picture-partner-hand = Your partner's hand: { $number }
picture-means = Gold { $gold }, workers { $workers }
picture-empty-hand = No cards in hand
picture-nothing-here = Nothing here yet
picture-codex = Codex: { $number } left
picture-take = Take { $number }
picture-starter = Starter deck
picture-starter-of = { $colour } starter deck
picture-spells = Spells
picture-discards = Discard pile: { $number }
picture-gallery-heroes = Heroes
picture-gallery-tokens = Tokens
picture-gallery-buildings = Buildings
picture-can-buy = You can also buy
picture-summon = summon
picture-level-up = next level
picture-build = build
picture-card-at-work = This card asks
picture-workers = Workers: { $number }
picture-units-left = In play: { $number }
picture-pick = Heroes to pick from
picture-ban = Heroes to ban
picture-choose = { $number ->
    [one] Choose a card
   *[other] Choose up to { $number } cards
}
picture-can-hire = A worker costs { $cost } gold
picture-can-act = Ready to act
picture-can-attack = can attack
picture-can-use = has an ability
picture-can-both = attack or ability
