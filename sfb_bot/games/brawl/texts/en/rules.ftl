### The rules in short.

rulename-goal = Winning
rule-goal = The first side with 5 points wins at once. Points come from challenges and from knocking out enemies.
rulename-preparation = Getting ready
rule-preparation =
    A random player goes first and takes a deployment area. Then the teams: three champions each.
    Each player puts two unseen traps on trap hexes, draws 5 cards and may swap any of them once. Then the champions are deployed in the own area, first player first.
rulename-drafts = Drafts
rule-drafts =
    Free: each names a team in secret. Casual: pick in turn from one pool, second player first, nobody twice.
    Tournament: each lays out five (in teams three), each bans one of the other side's, then picks from what is left. Double: each lays out two teams of five, the other bans one of the two; then as in the tournament draft.
rulename-teams = Super Teams
rule-teams =
    Two against two, sides taking turns in turn. Each has two champions, 12 cards and a hand of 4. Partners share allies, challenges and points; the first side with 7 wins.
    Either partner may react for a champion of their side, with their own cards and cores, one reaction per attack; whose champion is attacked is asked first. Hands are secret between partners, too, but you may talk as you like.
    The track has five slots worth 0, 0, 1, 2 and 1; two new challenges come each round.
rulename-turn = Rounds and turns
rule-turn =
    A turn: score challenges, take actions, then upkeep. After everybody's turn the challenges move on and a new round begins.
    Upkeep: ready your cores, discard the rest of your hand, draw 5.
rulename-scoring = Scoring
rule-scoring = At the start of your turn, from round 2 on, you score every challenge on a slot with points whose condition you meet. It is then discarded.
rulename-challenges = Challenges
rule-challenges = Challenges lie on four slots worth 0, 1, 2 and 1 points. Each round they move one slot to the right; the last one drops off and a new one comes to the first slot.
rulename-actions = Actions and cores
rule-actions =
    In your turn take as many actions as you like, each paid with a ready core: play a card of that colour for its champion, or take a standard action.
    Do as much of a card as possible. What says "up to" or "may" can be left out, the rest must be done. A card beats the rules.
rulename-standard_actions = Standard actions
rule-standard_actions =
    Each at most once a turn, by any of your champions, for one ready core.
    Manipulation: move 1, then Plan 1. Creation: move 1, then Heal 1. Destruction: move 1, then 1 damage to an adjacent enemy. Any core: move 2.
rulename-movement = Movement
rule-movement = Move up to the printed number of hexes, also 0. Enemies and statues block; allies may be passed, but not ended on. A trap you enter goes off at once, before the next step.
rulename-gate = The Gate
rule-gate = A knocked-out champion waits on the Gate and cannot be hit. It comes back with any action that has a move: the first point puts it on a free hex of its own deployment area.
rulename-attack = Attacks
rule-attack =
    Move, effects before the attack, then attack or stop. Choose targets; the other side may react.
    Damage is strength minus defence, for each target. Then the effects after the attack: first of the reaction, then of the card.
rulename-ranges = Ranges
rule-ranges =
    Melee: an adjacent enemy. Indirect: an enemy at that distance, whatever is between. Direct: an enemy in a straight row at that distance with nobody and no statue between.
    Areas hit everybody in them, allies too, and need at least one enemy inside.
rulename-skill = Skills
rule-skill = Move, then use the skill or stop. Effects happen from top to bottom; one without a target is skipped. Nobody can react to skills and standard actions.
rulename-reactions = Reactions
rule-reactions =
    When your champion is a target in the other side's turn, you may play one reaction and pay its core. Name the champion you defend; it need not own the card.
    You are asked whenever you hold a card and have a ready core, whatever the card is, so that being asked tells nothing.
rulename-defence = Defence
rule-defence = Defence lowers the strength of attacks, never below 0 damage. It does not help against plain damage. Defence below 0 counts as 0.
rulename-knock_out = Knock-out
rule-knock_out = A champion with as much damage as health is out: it goes to its Gate, unhurt and on its basic side, and the other side scores 1 point, whatever the cause.
rulename-levels = Levelling up
rule-levels = A champion that knocks out an enemy levels up when the action is finished. Its card is turned over; its damage stays. A knock-out turns it back.
rulename-traps = Traps
rule-traps =
    Four tokens always lie face down. Whoever comes onto one sets it off: 1, 2 or 3 damage, Stun or Root. Defence does not help.
    Then the player of that champion puts a new token on another empty trap hex, and the move goes on. Trap hexes are the printed ones, also when empty, and every hex with a token.
rulename-displacement = Displacement
rule-displacement = Push, Pull, Force and Fear move somebody else. Whoever is immune to it takes no damage from it either. A rooted champion stays; Push and Pull still hurt it.
rulename-cards = Decks and cards
rule-cards = Your deck is the 18 cards of your three champions. When it is empty while you draw, your discard pile becomes the new deck.
rulename-information = What is known
rule-information = Hidden: hands, decks, face-down traps and sealed choices. Open: discard piles, numbers of cards, cores, damage and challenges. The dice are promised by a hash at the start and shown at the end.
rulename-bloodied = Bloodied
rule-bloodied = A champion with 3 or more damage.
rulename-control = Control
rule-control = You control an area when you have more champions in it than the other side.
rulename-dash = Dash
rule-dash = Dash X: go up to X hexes in one straight row. The usual rules of movement apply, and traps go off.
rulename-double = Double
rule-double = After its damage the attack does the same damage once more.
rulename-draw = Draw
rule-draw = Draw X: draw up to X cards. Say how many before you draw.
rulename-fear = Fear
rule-fear = Fear X: its player dashes the champion up to X hexes so that every step leads away from the source, as far as possible.
rulename-force = Force
rule-force = Force X: you move the target up to X hexes along any way it could walk itself.
rulename-heal = Heal
rule-heal = Heal X: remove up to X damage, from the acting champion unless the card says otherwise.
rulename-jump = Jump
rule-jump = Jump X: go to a free hex within X, over everything. A trap on that hex goes off.
rulename-lifesteal = Lifesteal
rule-lifesteal = The attacker heals as much damage as the attack did.
rulename-place = Place
rule-place = Put the champion on that hex. It is not a move, so even a rooted champion can be placed. A trap there goes off.
rulename-plan = Plan
rule-plan = Plan X: put up to X cards from your hand on top of your deck, in any order.
rulename-poison = Poison
rule-poison = Poison X: if the attack did any damage, it does X more.
rulename-pull = Pull
rule-pull = Pull X: straight towards the one who pulls. 1 damage for each step that could not be made. Nothing happens if the two are not in one row.
rulename-push = Push
rule-push = Push X: straight away from the one who pushes. 1 damage for each step that could not be made. Nothing happens if the two are not in one row.
rulename-root = Root
rule-root = Until end of turn the champion cannot move or be moved. It may attack, use skills and be placed.
rulename-stun = Stun
rule-stun = Its player discards a hand card of that champion, or shows the whole hand if there is none.
rulename-swoop = Swoop
rule-swoop = Swoop X: go up to X hexes in one straight row, over everything, to a free hex. A trap there goes off.
