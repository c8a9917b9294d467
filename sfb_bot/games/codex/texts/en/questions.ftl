### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Your choice.
prompt-any-card = { $card }: your choice.
prompt-heroes-one = Pick your hero. Nobody sees it until everybody has picked.
prompt-heroes-three = Pick your { $most } heroes. Nobody sees them until everybody has picked.
prompt-main_hero = Who's your main hero? Their colour gives you your starter deck.
prompt-ban = Which hero should nobody play?
prompt-pick_hero-one = Pick your hero.
prompt-pick_hero-three = Pick hero { $number } of { $count }.
prompt-tech = Card { $amount ->
    [1] 2
   *[other] 1
} of 2: what do you add from your codex to your discard pile? Nobody sees it.
prompt-tech-free = Card { $amount ->
    [1] 2
   *[other] 1
} of 2: what do you add from your codex to your discard pile? Nobody sees it. With 10 workers you don't have to.
prompt-begin = Your codex is empty. Start your turn.
prompt-main = Turn { $turn }: you have { $gold } gold and { $workers } workers.
prompt-main-melee = Turn { $turn }: you have { $gold } gold. Everybody plays for themselves.
prompt-hire = Which card becomes a worker? You won't draw it again.
prompt-defender = Who does { $fighter } attack?
prompt-new_defender = The defender is gone. Does { $fighter } attack somebody else?
prompt-detect = What does your Tower spot?
prompt-spec = { $card }: for which spec?
prompt-boost = Boost { $card } for { $amount } more gold?
prompt-patrol = Patrol: who's your { $slot }?
prompt-patrol-first = Patrol: who's your { $slot }? Enemies must attack them first.
prompt-lend = Put somebody into another player's patrol zone?
prompt-lend_to = Where does { $fighter } help out until that player's next upkeep?
prompt-target = { $card }: choose a target.
prompt-target-may = { $card }: choose a target, or none.
prompt-target-more = { $card }: one more target?
prompt-choose = { $card }: choose one.
prompt-choose-may = { $card }: choose one, or none.
prompt-choose-more = { $card }: one more?
prompt-opponent = { $card }: which opponent?
prompt-mode = { $card }: what should it do?
prompt-discard = { $card }: which card do you discard?
prompt-share = { $card }: { $amount } damage left to deal. Who takes 1 more?
prompt-lowest = { $card }: which of the lowest-tech units is destroyed?
prompt-order = Several things happen now. Which one first?
prompt-instead = { $card } would die. What happens instead?
prompt-rescue = { $card } dies. What becomes of the card?
prompt-reward = { $card } is dead. Which hero gains two levels?
prompt-spark = Sparkshot: who next to the defender takes 1 damage?
prompt-overpower = Overpower: { $amount } damage is left. Who takes it?
prompt-pay = { $card }: what do you pay with?
prompt-zone = { $card }: what do you look at?
prompt-number = { $card }: name a cost.
prompt-rune = { $card }: what about the rune?
prompt-topdeck = { $card }: put it on top of your deck?
prompt-stash = Which card do you keep for next turn?
note-idle = -# { $reasons }
# Before the cards in hand that can't be played now: what's missing for them.
idle-gold = Not enough gold:
idle-hero = Needs a hero:
idle-own-hero = Needs a hero ({ $hero }):
idle-max-level = Needs max level ({ $hero }):
idle-tech = Needs { $tech }:
idle-spec = Needs { $tech } for { $spec }:
idle-other = Can't be played now:
card-priced = { $name } ({ $cost })
note-patrol = So far: { $placed }.
note-tech = -# { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in your codex. What you add comes up once you reshuffle.
note-purpose = -# { $name }: { $text }
slot-bonus-1 = -# 1 armor.
slot-bonus-2 = -# +1 ATK.
slot-bonus-3 = -# Dies: you get 1 gold.
slot-bonus-4 = -# Dies: you draw a card.
slot-bonus-5 = -# Resist 1.
slot-bonus-other = -# Patrol
arrange-prompt = Patrol until your next turn: who stands where? Enemies must attack the squad leader first, then the others.
arrange-prompt-one = Where does { $name } patrol until your next turn?
arrange-nowhere = not on patrol
arrange-nobody = nobody
arrange-again = Patrol as last turn, end turn: { $names }
place-bonus-1 = 1 armor, attacked first
place-bonus-2 = +1 ATK
place-bonus-3 = dies: you get 1 gold
place-bonus-4 = dies: you draw a card
place-bonus-5 = resist 1
menu-read-about-main = Read a card
menu-ready-heroes = Or take all three of a colour
several-heroes = Choose { $most }
several-cards = { $fewest ->
    [0] Choose up to { $most }
   *[other] Choose { $most }
}
section-picks-all = Choose a hero
section-spec = { $spec }
section-part = { $first }
section-parts = { $first } to { $last }
section-workers-all = Hire a worker
section-economy-all = Build
section-plays-all = Play a card
section-heroes-all = Heroes
section-attacks-all = Attack with
section-abilities-all = Use an ability
section-objs-all = Choose one
section-own-all = Yours
section-enemy-all = Theirs
section-cards-all = Choose a card
section-seats-all = Choose a player
section-slots-all = Choose a place
section-specs-all = Choose a spec
section-modes-all = Choose what it does
section-waiting-all = What happens first?
section-runes-all = Choose a rune
section-numbers-all = Choose a number
section-other = Choose

label-cost = { $cost } · { $name }
label-summon = { $cost } · Summon { $name }
label-level = { $cost } · { $name } to level { $level }
label-build = { $cost } · { $name }
label-hire = { $cost } · Hire a worker
label-hire-detail = A card of your hand becomes a worker
label-attack = Attack: { $name }
label-detect = Tower: spot a hidden card
label-drop = Give up { $name }
label-drop-detail = Frees the place for another add-on; your base takes 2 damage
label-repair = { $cost } · Repair 1 on your base
label-patrol = Patrol and end turn
label-line-patrol = Patrol: { $name }
label-copy = { $label } (copy { $number })
label-again = { $label } ({ $number })
label-worker = A worker of { $player }
label-worker-detail = { $count } workers
label-seat-detail = Base { $hp } HP · hand { $hand }
label-place = { $player }: { $slot }
label-rune-add = Add { $rune }
label-rune-take = Take { $rune } away
level-better-at = (stronger at { $level })
level-better = (stronger: { $atk }/{ $hp })
level-next = Next new ability at level { $level }
word-any = { $word }
word-begin = Start turn
word-back = Back
word-none = None
word-none-patrol = Leave it empty
word-none-lend = Done
word-none-stash = Keep nothing
word-none-tech = { $amount ->
    [1] No more cards
   *[other] No cards this turn
}
word-none-new_defender = Stop the attack
word-done = That's all
word-lock = Lock patrol, end turn
word-yes = Yes
word-yes-boost = Boost for { $amount }
word-no = No
word-no-boost = Without boost
word-hand-zone = Their hand
word-discard-zone = Their discard pile
mode-or = or
mode-number = Way { $number }
codex-mode-oathkeeper_of_kor_mountain-0 = You play no cards from your hand
codex-mode-oathkeeper_of_kor_mountain-1 = You skip your draw phase
codex-mode-land_octopus-0 = Sacrifice 2 workers
codex-mode-land_octopus-1 = Sacrifice Land Octopus
codex-mode-reaver-0 = Trash 2 workers of any players
codex-mode-reaver-1 = Up to 2 units or heroes take 6 damage each

# What becomes of somebody who dies or would die, when several things could.
fate-two_lives = It loses its first life
fate-indestructible = Indestructible: exhausted, no damage, no attachments
fate-soul_stone = { $card }: it stays unharmed, the stone goes
fate-brave_knight = To its owner's hand
fate-graveyard = { $card }: it's buried there
fate-reteller = { $card }: to its owner's hand
fate-twins_return = To its owner's codex
fate-second_chances = { $card }: back into play
fate-other = { $card }

# What the rules themselves do, when its order is asked for.
waits-technician = draw a card
waits-hero_died = two levels for a hero
waits-surplus = draw a card
waits-healing = healing
waits-time = a time rune goes
waits-mercenaries = Mercenaries arrive
waits-ephemeral = dies
waits-bloodlust = takes damage
waits-debt = pay the debt
waits-vandy_doom = the doomed die
waits-mirror_breaks = the copy breaks
waits-other = takes effect

warn-hire = You haven't hired a worker and still have { $gold } gold. End your turn anyway?
warn-gold = You still have { $gold } gold and could play { $cards }. End your turn anyway?
warn-patrol = Nobody is on patrol, and { $count ->
    [one] an enemy
   *[other] { $count } enemies
} with { $atk } ATK could attack whatever they like. End your turn anyway?
warn-patrol-base = ⚠️ Nobody is on patrol, and { $count ->
    [one] an enemy
   *[other] { $count } enemies
} with { $atk } ATK could destroy your base of { $hp } HP. End your turn anyway?
