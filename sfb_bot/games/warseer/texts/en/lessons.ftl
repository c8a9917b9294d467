### Lessons: for each a title, what to do, what it taught, and why answers were wrong.

lesson-moving-title = Moving
lesson-moving-task = Your Legion Crossbow moves 3 hexes. Activate it, send it to the centre, E5, and then play your feat Heart of the Field: a point for standing there.
lesson-moving-done = A move, and a first point. After moving it could still attack somebody in range. Forests and hills end an activation when you enter them.
lesson-moving-wrong-elsewhere = That isn't the centre. Go to E5: three steps straight ahead.
lesson-moving-wrong-feat = Discarding a feat brings 2 influence, a minion or a card, but now you want its point. Stand on E5 and play it.
lesson-moving-wrong-over = The point is still waiting: move the Legion Crossbow to E5, then play Heart of the Field before you end your turn.

lesson-attacking-title = Attacking
lesson-attacking-task = Emperor Demian rolls a red and two blue dice. Each hit and each crit is 1 damage. The Gutter Knife has 1 health left: activate Demian and attack it.
lesson-attacking-done = Destroyed in your own turn: 1 point for its star. With a crit Demian's crit effect, Advance, would have fired as well.
lesson-attacking-wrong-duellist = The Dock Duellist is unhurt and strikes back. Finish the Gutter Knife: 1 health left.
lesson-attacking-wrong-away = Demian already stands next to it. An attack comes after the move, so don't walk away first.
lesson-attacking-wrong-over = The Gutter Knife still stands. Activate Emperor Demian and attack it.

lesson-pushing-title = Pushes
lesson-pushing-task = At least one push symbol: you put the target on a free hex next to it, before the damage. Attack the Pit Hound with your Wall Bearer and push it into the forest, C4.
lesson-pushing-done = 1 damage from the hit and 1 more from the forest. Whoever is pushed into difficult terrain, or can't be pushed at all, takes 1 more damage.
lesson-pushing-wrong-open = Open ground does no harm. Push it into the forest on C4 for 1 more damage.
lesson-pushing-wrong-over = The Pit Hound wasn't pushed. Attack it with your Wall Bearer and choose C4.

lesson-summoning-title = Summoning
lesson-summoning-task = Once a turn you summon a character from your War Camp into your zone. You have 5 influence: summon Goliath. He has Rush, so he may move at once.
lesson-summoning-done = Most characters wait until your next turn; those with Rush may move, but not attack. In a duel you can have 7 creatures.
lesson-summoning-wrong-cheap = The Wall Bearer is cheaper, but you can only summon once a turn. You can afford Goliath.
lesson-summoning-wrong-spell = That influence is missing now: Goliath costs all 5.
lesson-summoning-wrong-over = Summon Goliath, activate him and move him somewhere.

lesson-income-title = Income
lesson-income-task = Cards in your History bring income. You have 4; at 5 you get a point. Once a turn you may discard a card just for its income: pick the best one.
lesson-income-done = Income 6 and a point. At the start of your turn influence becomes your income, so early discards pay for a long time.
lesson-income-wrong-nothing = Judgement has income 0: nothing changes. Look for the card with the highest value.
lesson-income-wrong-less = Skyfall has income −1: you'd have less than before. Look for the highest value.
lesson-income-wrong-over = You kept all your cards. Discard the Temple of Aria: +2 income.

lesson-spells-title = Spells
lesson-spells-task = Judgement costs 3: an enemy within 4 of your hero and in sight takes three blue dice of magic damage, and armour doesn't help. Destroy the Gutter Knife, which has 2 health.
lesson-spells-done = Spells are cast between activations and then go to your History for income. Nobody can change dice of such a roll.
lesson-spells-wrong-hound = The Pit Hound has 4 health. Choose the Gutter Knife: 2 health left.
lesson-spells-wrong-healing = Now 2 influence is left, and Judgement costs 3. Leave the healing for later.
lesson-spells-wrong-over = Cast Judgement and choose the Gutter Knife.

lesson-tactics-title = Tactics
lesson-tactics-task = It's their turn: the Gutter Knife attacks your Griffin Fledgling, which has 2 health. You kept 1 influence. Pass on the dice, then prevent the damage with Shield Wall.
lesson-tactics-done = Tactics cost influence you kept in your own turn. I ask whenever your deck could hold one, whatever you have in hand: so nobody learns anything.
lesson-tactics-wrong-over = Without an answer your Griffin Fledgling is gone. Shield Wall prevents 2 damage: play it when the damage comes.

lesson-feats-title = Feats
lesson-feats-task = Destroy an enemy character in your turn: 1 point for its star, and you may play a fitting military feat. Attack the wounded Gutter Knife and play Finishing Blow.
lesson-feats-done = 2 points at once. Achievements are the other kind: you play them between activations as soon as their condition holds.
lesson-feats-wrong-minion = A minion is no character: no points and no feat. Attack the Gutter Knife.
lesson-feats-wrong-unplayed = It had wounds before, so Finishing Blow fits. One military feat for each kill: play it right away.
lesson-feats-wrong-over = You need 2 points: destroy the Gutter Knife and play Finishing Blow.

lesson-winning-title = Winning
lesson-winning-task = You have 9 of 10 points. Full Ranks brings 1 if you have 5 creatures on the field, and you have 4. Spend your last influence well and win.
lesson-winning-done = 10 points end a quick duel at once. The other way: destroy the enemy hero for 6 points.
lesson-winning-wrong-march = A move doesn't help: you need a fifth creature. Brood Call brings a minion beside your hero.
lesson-winning-wrong-dropped = That feat is your tenth point! Get a fifth creature and play it.
lesson-winning-wrong-over = Cast Brood Call for a fifth creature, then play Full Ranks before you end your turn.
