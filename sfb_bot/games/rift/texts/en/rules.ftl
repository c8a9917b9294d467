### The rules in short.

rulename-start = Start here: how to play
rulename-goal = Winning
rule-goal =
    Portal: you win if one of your warriors stands on a goal cell at the end of your own turn.
    Destruction: you win at once when your opponent has no warrior left, neither in a lane nor in the deck.
rulename-board = The board
rule-board =
    Two lanes of 7 cells, North (N1 to N7) and South (S1 to S7). Blue's portal is at the 1 end, Red's at the 7 end.
    Your home cells are next to your portal: your warriors join there. Your goal cells are the enemy's home cells. One warrior per cell, and lanes never touch.
rulename-turn = Your turn
rule-turn =
    Advance: each of your warriors moves one cell forward if it's free, front ones first.
    Summon: your top warrior joins on a free home cell. You choose the lane if both are free. It can fight right away.
    Then, in any order: one attack, any number of spells and abilities.
    Draw 1 spell, or discard one to draw 2. Then the turn ends, and damage goes away.
rulename-warriors = Warriors
rule-warriors =
    Each card shows its rank (common, elite, champion), life, damage for each distance it can strike at, and maybe an ability.
    No number at a distance means it can't strike there. Distance 1 is melee, anything farther is ranged.
rulename-attack = Attacks
rule-attack =
    Once a turn, name an enemy and who strikes it: any of your warriors in the same lane that have a number at that distance. Their damage adds up.
    Others in between don't block. The target doesn't strike back. When the attack acts, it's worked out again with whoever can still hit.
rulename-damage = Damage
rule-damage =
    A warrior is destroyed when its damage reaches its life. Less than that stays on it until the end of the turn, so a spell can finish the job.
    Warriors that fall together leave together. Then their abilities act on whoever still stands.
rulename-spells = Spells
rule-spells =
    You both have the same deck of 20 spells. "Your turn" spells are for your own turn; "any time" spells can also answer an enemy attack or spell.
    Show the card and name all its targets. If a target is gone or no longer legal when the spell acts, the spell fails.
rulename-responses = Responses
rule-responses =
    After an attack or a spell the other player can respond with as many spells as they like, then the first player can answer those, and so on. It ends when somebody adds nothing. Then the last thing played acts first.
    You're asked whenever you hold a card, whatever it is, so being asked gives nothing away. Advancing, summoning, abilities and the end of a turn can't be answered.
rulename-movement = Moving and shoving
rule-movement =
    Dash, Lure and steps move a warrior inside its lane. It passes friends, never enemies. A friend on the last cell is shoved one cell back, and so is whoever stands there.
    If somebody would be shoved off the lane, the move isn't possible. A push and a charge only enter free cells.
rulename-shapeshifter = The Shapeshifter
rule-shapeshifter =
    Once each turn, yours and theirs, it can turn into a warrior from the box: in your turn or when you could respond, but not in the turn it's summoned.
    It takes the form's rank, flying, damage and ability, and keeps its own life. Each card can be a form once in a match. Only its player sees which forms are left.
rulename-decks = Decks
rule-decks =
    Used spells and fallen warriors go face up to their owner's discard pile, and nothing is shuffled back. An empty spell deck just means no more draws.
    Warriors put on top of a deck are known to everybody until they join or the deck is shuffled. There's no hand limit.
rulename-preparation = Getting ready
rule-preparation =
    An army is 4 champions, 4 elites and 4 commons. Dealt: you get 6 champions and keep 4 in secret, the rest is dealt.
    Draft: for each rank you get 6 cards, pick one in secret and pass the rest, until you have 4.
    A random player goes first with 2 spells; the other starts with 3.
rulename-exhaustion = Quiet turns
rule-exhaustion =
    A turn is quiet if nobody is summoned and nobody is destroyed. After 6 quiet turns in a row, damage stays for the rest of the match.
    After 16, or after turn 120, the armies are counted: most warriors alive, then most ground gained, then most spells left.
rulename-information = What's secret
rule-information =
    Secret: hands, deck orders, armies not yet seen, draft picks and the champions you put back.
    Public: lanes, damage, enchantments, discard piles, how many cards everyone has. All luck is fixed at the start: the fair-play code proves it at the end.
rulename-charge = Charge
rule-charge = Advances 2 cells instead of 1, as far as they're free.
rulename-enchantments = Enchantments
rule-enchantments =
    Blessing, Curse, Invisibility, Neutralise and Flight stay on their warrior until it leaves the lane or Dispel takes them off. Invisibility ends by itself.
    Any number can lie on one warrior.
rulename-flying = Flying
rule-flying =
    Melee of warriors on the ground can't hit a flier. Other fliers, giants, ranged strikes and spells can.
    Flying changes nothing about moving or blocking.
rulename-giant = Giants
rule-giant = Their melee also hits fliers.
rulename-spellproof = Spellproof
rule-spellproof = Enemy spells can't target it. Fireball names a cell and still hurts it, and Dispel can take an enchantment off it.
rulename-step = Step
rule-step = Once in your turn, while nothing is being played, it moves one cell forward or back. It may shove friends, and it may step onto the goal cell.
