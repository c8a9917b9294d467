### The rules in short.

rulename-start = Start here: how to play
rulename-goal = Winning
rule-goal =
    Every player has a base with 20 HP, a team shares one with 30. At 0 HP the base falls and its side has lost.
    If both bases fall at the same moment, it's a draw.
rulename-setup = Getting ready
rule-setup =
    Pick three heroes, or one for a shorter game. Your main hero's colour gives you a starter deck of 10 cards; your codex holds two of each card of your heroes' specs.
    Everybody draws 5 cards. Whoever goes first has 4 workers, the others 5. Heroes wait in the command zone.
rulename-turn = Your turn
rule-turn =
    Ready: your exhausted cards are ready again, your patrol goes home.
    Upkeep: 1 gold per worker, then upkeep effects in the order you like.
    Main: do as much as you can pay for, in any order, then lock your patrol.
    Draw: discard your hand and draw 2 cards more than you had, at most 5.
    Then your new buildings are finished, and before your next turn you add two cards of your codex.
rulename-workers = Gold and workers
rule-workers =
    Once a turn, pay 1 gold to turn a card of your hand into a worker. It brings 1 gold each upkeep, and you won't draw that card again.
    Gold is kept between turns, up to 20.
rulename-techpicks = Adding cards
rule-techpicks =
    Before each of your turns but the first you secretly add two cards of your codex to your discard pile. They show up after your next reshuffle.
    With 10 workers or more you may add fewer.
rulename-buildings = Tech buildings
rule-buildings =
    Tech I needs 6 workers and 1 gold, tech II 8 workers and 4 gold, tech III 10 workers and 5 gold, each the one before. They have 5 HP and are finished at the end of the turn.
    Tech I serves all your specs. With tech II you name one spec for good; tech II and III serve only that one.
    A lost tech building costs your base 2 HP and is rebuilt for free. Heroes of more than one colour make your first building cost 1 more.
rulename-addons = Add-ons
rule-addons =
    You can have one: Tower (3 gold), Surplus (5), Tech Lab (1) or Heroes' Hall (2). With one hero only Tower and Surplus.
    Tower: spots one hidden card a turn and deals 1 damage to attackers. Surplus: one more card each upkeep. Tech Lab: a second spec for tech II and III. Heroes' Hall: one more hero.
    Losing or giving up an add-on costs your base 2 HP.
rulename-cards = Playing cards
rule-cards =
    Pay the cost in the corner. Units, buildings and upgrades need the tech building of their level; starter cards need none. Spells need a hero.
    A new card is tired: it can't attack or exhaust for an ability this turn, but it can patrol.
    Exhausted means turned: it has been used this turn.
rulename-heroes = Heroes
rule-heroes =
    Summoning costs 2 gold, a level 1 gold. At two levels a hero gets better values and abilities, and all its damage is healed.
    You can have one hero in play, two with tech II or Heroes' Hall, three with tech III or both.
    A hero that dies goes to the command zone and has to sit out your next turn; an enemy hero gains two levels for it.
rulename-spells = Spells
rule-spells =
    Minor spells need any hero, and cost 1 more if none has their colour. Other spells need the hero of their spec.
    An ultimate needs that hero at the highest level since your turn began.
    A spell takes effect and is discarded; ongoing ones stay.
rulename-patrol = Patrol
rule-patrol =
    At the end of your turn ready units and heroes can stand guard until your next turn. Enemies must attack patrollers before anything else, the squad leader first.
    Squad leader: 1 armor. Elite: +1 ATK. Scavenger: 1 gold if it dies. Technician: a card if it dies. Lookout: resist 1.
rulename-combat = Attacks
rule-combat =
    Exhaust a ready unit or hero to attack a patroller. With no patroller in the way attack anything: units, heroes, buildings, the base.
    Both deal their ATK at the same time; buildings don't hit back. Flying, stealth and unstoppable get past patrollers.
rulename-damage = Damage and death
rule-damage =
    Damage stays until it's healed or repaired. Armor takes it first, and is there again each turn.
    Damage as high as the HP kills. Dead units go to their owner's discard pile, tokens vanish.
rulename-targets = Targets
rule-targets =
    Only effects with ◎ target. You must choose a target if there's one, even your own, unless the card says "may" or "up to".
    Resist costs extra, untargetable can't be chosen, an Illusion dies from being targeted, a flagbearer has to be among the targets.
rulename-order = Who decides, and when
rule-order =
    Whoever is at turn makes every choice, for other players' cards, too. What an opponent would have to decide doesn't happen.
    Triggers wait until the running effect is done. Then you choose their order; new ones come after those.
rulename-control = Owners and control
rule-control =
    "Your" means what you control now. A card whose control changes is tired and leaves the patrol zone.
    Cards that leave play go to their owner. You can't have two legendary cards of one name.
rulename-tokens = Tokens, runes, copies
rule-tokens =
    Tokens are units of tech level 0 that cost 0 and vanish when they leave play. A limit counts all of that kind you control.
    +1/+1 and -1/-1 runes cancel each other out. What leaves play and returns is new: no runes, no damage.
rulename-secrets = What's secret
rule-secrets =
    Secret: hands, decks, discard piles, what's left of a codex, what you add, and which cards became workers. Partners see each other's.
    Public: everything in play, gold, levels, and how many cards everybody has. The fair-play code proves the shuffle at the end.
rulename-teams = Two against two
rule-teams =
    Partners take their turn together and share a base with 30 HP. Gold, workers, heroes and buildings are each player's own; partners can't have the same add-on.
    Both patrol zones guard everything of the team.
rulename-melee = Free-for-all
rule-melee =
    Three to five players, each on their own; a patrol guards only its player. The third, fourth and fifth player get 1, 2 and 3 Mercenaries.
    You may repair your base: 3 gold for 1 HP. Killing an enemy unit in your turn brings 1 gold, up to 3 a turn. At the end of your turn you may lend cards to other patrols.
    When a base falls, the player with the most HP left wins; if that's a tie, those players go on.
