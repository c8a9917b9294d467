### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The arena

picture-round = Round { $number }
picture-setup = Set-up
picture-end = End
picture-goal = first to { $number }
picture-gate = Gate
picture-nothing-played = No cards played yet
picture-hand = Hand
picture-deck = Deck
picture-discard = Discard
picture-player = Player { $letter }

## Cards, champions, drafts and scores

picture-kind-attack = Attack
picture-kind-skill = Skill
picture-kind-reaction = Reaction
picture-reach-melee = melee
picture-reach-direct = direct shot { $range }
picture-reach-indirect = indirect shot { $range }
picture-reach-arc = three adjacent hexes in an arc
picture-reach-ring = all six adjacent hexes
picture-core-destruction = Destruction
picture-core-creation = Creation
picture-core-manipulation = Manipulation
picture-move = move { $number }
picture-strength = strength { $number }
picture-defence = defence { $number }
picture-health = Health
picture-shield = Defence
picture-basic = Basic side
picture-levelled = Levelled up
picture-no-ability = No ability.
picture-no-text = No further effect.
picture-empty-hand = No cards in hand
picture-empty-discard = The discard pile is empty
picture-hand-of = Player { $letter }'s hand
picture-discard-of = Player { $letter }'s discard pile
picture-cannot-play = can't be played now
picture-seen = seen by everyone
picture-ready-cores = Ready cores
picture-none = none
picture-on-top = On top of your deck
picture-newest = newest last
picture-challenge = Challenge
picture-worth = Worth { $number } VP here
picture-not-yet = Can't be scored here yet
picture-met-by = met by side { $letter }
picture-gallery = Champions
picture-draft-free = Free choice
picture-draft-casual = Casual draft
picture-draft-tournament = Tournament draft
picture-draft-double = Double draft
picture-draft-quick = Quick match
picture-draft-random = Random teams
picture-available = Available
picture-picked = Picked
picture-banned = Banned
picture-line-up = { $letter }'s line-up
picture-team-of = { $letter }'s team
picture-no-champions = No champions to show
picture-final = Final score
picture-after-rounds = Rounds: { $number }
picture-wins = { $name } wins
picture-win = { $name } win
picture-draw = Draw
picture-unfinished = Still playing
picture-by-points = by victory points
picture-by-concession = by concession
picture-by-agreement = by agreement
picture-by-time = on time
picture-by-organiser = by the organiser's decision
picture-knocked-out = { $victim } knocked out
picture-knocked-out-by = { $victim } knocked out by { $winner }
picture-no-points = No points were scored
