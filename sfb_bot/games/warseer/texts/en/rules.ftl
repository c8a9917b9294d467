### The rules in short.

rulename-start = Start here: how to play
rulename-setup = Getting ready
rule-setup =
    Everybody secretly picks a hero and fills a War Camp with characters of that faction and mercenaries, as many of each rank as the hero's leadership allows.
    Your battle deck is fixed: 20 cards of the faction and 10 of your hero. Heroes are placed in the deployment zones; draw 7 cards and put 3 back.
    The first player begins with 2 influence, the second with 3.
rulename-turn = Your turn
rule-turn =
    Start: your cards are ready again, your influence becomes your income (at most 10, the rest is lost), you draw a battle card and a feat.
    Then, in any order: activate each creature once, summon one character, play cards, use relics and buildings, discard one card for income, play feats, discard one feat for something.
    End your turn when you like. Whoever hasn't acted then does nothing.
rulename-movement = Moving
rule-movement =
    An activation is a move and then an attack or a special ability. Or a run: one step farther, and nothing else.
    Nobody walks through creatures or impassable hexes. Entering difficult terrain ends the activation.
    Placing and swapping aren't moves: nothing happens on the way.
rulename-ground = Terrain
rule-ground =
    Forest and hill are difficult and block sight. In a forest you ignore 1 hit of each attack, on a hill 1 push. A river is impassable, bridges and fords cross it; whoever stands in a ford takes 1 more hit.
    Unique terrain rolls a die at the end of an activation: altars heal, spires hurt, ruins give cards, catacombs and teleports take you elsewhere.
rulename-sight = Range and sight
rule-sight =
    Range is counted in hexes. Sight is the straight line between the centres of two hexes; forest, hill and spire in between block it, creatures don't.
    Neighbours always see each other.
rulename-attack = Attacks
rule-attack =
    Choose an enemy in range and in sight, roll your dice. Attacker and defender may change dice by turns. Each hit and each crit is 1 damage; a push moves the target one hex.
    With at least one crit your crit effect fires, once. Dice that are added come later: nobody can change them.
    After the damage: tokens, feats, Counterblow, then extra moves and attacks.
rulename-pushing = Pushes
rule-pushing =
    At least one push symbol: before the damage the attacker puts the target on any free hex next to it.
    Into difficult terrain, or with no free hex at all: 1 more damage.
rulename-damage = Damage and armour
rule-damage =
    Armour tokens stop 1 damage each and are gone. Magic passes them by, and so do wounds given directly.
    A hero's armour relic takes damage first. Wounds stay until they're healed; with as many as its health a creature is destroyed.
rulename-tokens = Stun, poison, disease
rule-tokens =
    Stun: the next activation only removes it. Poison: skip the activation to lose it, or roll blue: a hit wounds, a crit removes it.
    Disease: 1 wound each activation; then skip it to lose the token, or your neighbours may catch it.
rulename-cards = Cards and summoning
rule-cards =
    Spells work at once. Relics are for your hero, at most three. Buildings stay in your City; a creature gains from one building a turn.
    Once a turn you may summon a character from your War Camp onto a free hex of your zone. It can't act this turn. In a duel you can have 7 creatures.
rulename-tactics = Tactics
rule-tactics =
    Tactics are played when something happens: an attack, a roll, damage, a death, a summoning. They cost influence you have kept, even in somebody else's turn.
    I ask you whenever your deck could hold a fitting tactic, whatever you really have: so nobody learns anything from it. With 0 influence you aren't asked.
rulename-timing = What happens first
rule-timing =
    Several effects at one moment: the player whose turn it is decides. Nobody answers a tactic with a tactic.
    First word: when a creature is summoned. Last word: when its card goes to History.
rulename-income = Influence and income
rule-income =
    Your income is the sum of the values of all cards in your History: spells you cast, tactics, dead characters, discarded cards. It becomes your influence at the start of each turn.
    Income 5, 10 and 15 bring a point each, the first time.
rulename-feats = Feats and points
rule-feats =
    Destroy an enemy character in your own turn: 1 point for each of its stars, and you may play one military feat from your hand for its points.
    Achievements are played between activations when their condition holds.
    Once a turn you may discard a feat for 2 influence, a minion or a battle card. The very first player plays none in the first turn.
rulename-ending = Winning
rule-ending =
    Quick duel: 10 points; full duel: 12. The match ends at once. Destroying the enemy hero brings 6 points and ends the duel, too.
    When the last feat is taken, the game ends with that turn. Most points win; then feats face up, then face down.
rulename-secrets = What's secret
rule-secrets =
    Secret: hands, feats in hand, the order of decks, feats lying face down. Partners don't see each other's hands either.
    Public: everything on the field, camps, Cities, Histories, and the 30 cards of every hero.
rulename-alliance = Alliance Clash
rule-alliance =
    Two against two, turns in alternation; everybody has their own hero, deck and camp, and at most 5 creatures.
    Together 20 points win (full: 24). A fallen hero brings the others 5 points and takes that player's creatures along.
rulename-melee = Free-for-all
rule-melee =
    Three or four, each on their own, at most 6 or 5 creatures each. 10 points win (full: 12).
    If your hero falls, you lose 4 points and are out; whoever destroyed it gets 6. The points of the fallen still count at the end.
rulename-skirmish = Skirmish
rule-skirmish =
    No cards in hand, no feats: a hero, a camp, 3 relics and 3 buildings, 5 influence each round. Players take turns to activate one creature each, six rounds long.
    Most enemy characters destroyed wins, then gold, silver, bronze ones; or the last hero standing.
rulename-tournament = Tournament
rule-tournament =
    A series of duels with the same heroes. Between them coins buy upgrades and characters; scenarios add rules and aims.
    Characters lost in one match begin the next one injured, with 1 health.
