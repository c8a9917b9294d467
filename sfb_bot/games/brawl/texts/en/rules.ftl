### The rules in short.

rulename-start = Start here: how to play
rulename-goal = Winning
rule-goal = The first side to reach 5 points wins at once. Score by meeting challenges and by knocking enemies out.
rulename-preparation = Getting ready
rule-preparation =
    A random player goes first and takes a deployment area. Then you choose teams: three champions each.
    Each player puts two unseen traps on trap hexes, draws 5 cards and can swap any of them once. Then you deploy your champions in your area, first player first.
rulename-drafts = Drafts
rule-drafts =
    Quick: everyone takes a starter team in secret; areas, traps and deployment are random, and opening hands are kept. Free: everyone names a team in secret. Casual: you take turns picking from one pool, second player first, no champion twice.
    Tournament: everyone lays out five (three in teams), bans one of the other side's, then picks from what's left. Double: everyone lays out two teams of five, and the other side bans one of the two. Then it goes on like a tournament draft.
rulename-teams = Super Teams
rule-teams =
    Two against two; the sides take alternate turns. Each player has two champions, 12 cards and a hand of 4. Partners share allies, challenges and points. The first side to reach 7 wins.
    Either partner can react for a champion on their side, with their own cards and cores, once per attack. The attacked champion's player is asked first. You can't see your partner's hand, but you can talk as much as you like.
    The track has five slots worth 0, 0, 1, 2 and 1. Two new challenges arrive each round.
rulename-turn = Rounds and turns
rule-turn =
    On your turn: score challenges, take actions, then upkeep. After everyone's turn the challenges move on and a new round begins.
    Upkeep: ready your cores, discard the rest of your hand, draw 5.
rulename-scoring = Scoring
rule-scoring = At the start of your turn, from round 2 on, you score every challenge you meet on a slot that's worth points. It's then discarded.
rulename-challenges = Challenges
rule-challenges = Challenges sit on four slots worth 0, 1, 2 and 1 points. Each round they move one slot to the right. The last one drops off and a new one takes the first slot.
rulename-actions = Actions and cores
rule-actions =
    On your turn, take as many actions as you like. Each costs a ready core: play a card of that colour with its champion, or use a standard action.
    Do as much of a card as you can. You can skip anything that says "up to" or "may"; the rest you must do. Cards beat rules.
rulename-standard_actions = Standard actions
rule-standard_actions =
    Each at most once per turn, with any of your champions, for one ready core.
    Manipulation: move 1, then Plan 1. Creation: move 1, then Heal 1. Destruction: move 1, then 1 damage to an adjacent enemy. Any core: move 2.
rulename-movement = Movement
rule-movement = Move up to the printed number of hexes, or not at all. Enemies and statues block you. You can pass through allies but not stop on them. A trap you enter goes off at once, before your next step.
rulename-gate = The Gate
rule-gate = A knocked-out champion waits at the Gate and can't be hit. It returns with any action that has a move: the first point puts it on a free hex of its deployment area.
rulename-attack = Attacks
rule-attack =
    Move, resolve effects before the attack, then attack or stop. Choose targets; the other side can react.
    Each target takes strength minus defence as damage. Then come the effects after the attack: first the reaction's, then the card's.
rulename-ranges = Ranges
rule-ranges =
    Melee: an adjacent enemy. Indirect: an enemy at that distance, whatever is in between. Direct: an enemy in a straight line at that distance, with no champion or statue in between.
    Areas hit everyone inside, allies too, and need at least one enemy inside.
rulename-skill = Skills
rule-skill = Move, then use the skill or stop. Effects happen from top to bottom; skip any without a target. Nobody can react to skills or standard actions.
rulename-reactions = Reactions
rule-reactions =
    When your champion is targeted on the other side's turn, you can play one reaction and pay its core. Name the champion you defend; the card can belong to another champion.
    You're asked whenever you have a card in hand and a ready core, whatever the card is, so being asked gives nothing away.
rulename-defence = Defence
rule-defence = Defence lowers an attack's strength, but damage never drops below 0. It doesn't help against damage from effects or traps. Defence below 0 counts as 0.
rulename-knock_out = Knock-out
rule-knock_out = A champion whose damage reaches its health is knocked out. It goes to its Gate, healed and on its basic side, and the other side scores 1 point, whatever the cause.
rulename-levels = Levelling up
rule-levels = A champion that knocks out an enemy levels up when the action is finished. Flip its card; its damage stays. Being knocked out flips it back.
rulename-traps = Traps
rule-traps =
    Four traps always lie face down. Whoever enters one sets it off: 1, 2 or 3 damage, Stun or Root. Defence doesn't help.
    Then that champion's player puts a new trap on another empty trap hex, and the move continues. Trap hexes are the printed ones, even when empty, and every hex with a trap on it.
rulename-displacement = Displacement
rule-displacement = Push, Pull, Force and Fear move someone else. A champion immune to one also takes no damage from it. A rooted champion stays put, but Push and Pull still hurt it.
rulename-cards = Decks and cards
rule-cards = Your deck is the 18 cards of your three champions. If it runs out while you draw, your discard pile becomes the new deck.
rulename-information = What's secret
rule-information = Secret: hands, decks, face-down traps and sealed choices. Public: discard piles, card counts, cores, damage and challenges. All luck is fixed at the start: the fair-play code proves it at the end.
rulename-bloodied = Bloodied
rule-bloodied = A champion with 3 or more damage.
rulename-control = Control
rule-control = You control an area when you have more champions in it than the other side.
rulename-dash = Dash
rule-dash = Dash X: move up to X hexes in a straight line. Normal movement rules apply, and traps go off.
rulename-double = Double
rule-double = After dealing its damage, the attack deals the same damage again.
rulename-draw = Draw
rule-draw = Draw X: draw up to X cards. Say how many before you draw.
rulename-fear = Fear
rule-fear = Fear X: the champion's player dashes it up to X hexes, as far as possible, with every step leading away from the source.
rulename-force = Force
rule-force = Force X: you move the target up to X hexes along any path it could walk itself.
rulename-heal = Heal
rule-heal = Heal X: remove up to X damage, from the acting champion unless the card says otherwise.
rulename-jump = Jump
rule-jump = Jump X: go to a free hex within X, over anything. A trap on that hex goes off.
rulename-lifesteal = Lifesteal
rule-lifesteal = The attacker heals as much damage as the attack dealt.
rulename-place = Place
rule-place = Put the champion on that hex. This isn't a move, so even a rooted champion can be placed. A trap there goes off.
rulename-plan = Plan
rule-plan = Plan X: put up to X cards from your hand on top of your deck, in any order.
rulename-poison = Poison
rule-poison = Poison X: if the attack dealt any damage, it deals X more.
rulename-pull = Pull
rule-pull = Pull X: straight towards whoever pulls. 1 damage for each blocked step. Nothing happens if the two aren't in a straight line.
rulename-push = Push
rule-push = Push X: straight away from whoever pushes. 1 damage for each blocked step. Nothing happens if the two aren't in a straight line.
rulename-root = Root
rule-root = Until the end of the turn, the champion can't move or be moved. It can still attack, use skills and be placed.
rulename-stun = Stun
rule-stun = The champion's player discards one of its cards from hand, or shows their whole hand if they have none.
rulename-swoop = Swoop
rule-swoop = Swoop X: go up to X hexes in a straight line, over anything, to a free hex. A trap there goes off.
