### Puzzles, then lessons: for each a title, what to do, what it taught, and why answers were wrong.

puzzle-task = Your turn: score { $gain ->
    [one] a point
   *[other] { $gain } points
  } by knocking enemies out. Nobody can react, and you know every trap.
puzzle-task-stop = Your rival is about to score from challenges. Your turn: take { $gain ->
    [one] a point
   *[other] { $gain } points
  } of that away. Nobody can react, and you know every trap.
puzzle-task-hold = Your turn: meet challenges worth { $gain ->
    [one] a point
   *[other] { $gain } points
  } more at your next scoring if your rival stays put. Nobody can react, and you know every trap.

lesson-winning-title = Winning
lesson-winning-task = First to 5 points wins, and a knock-out is a point. You have 4 and Gold'arr has 1 health left: play Kilgore's Maul Thrash on him.
lesson-winning-done = Knocked out: that's your 5th point, and the match. The other points come from challenges.
lesson-winning-wrong-other = Planning is fine, but it took your last core. Use it for Maul Thrash: it wins at once.
lesson-winning-wrong-walked = Moving took your last core. Maul Thrash can move and attack: play that.
lesson-winning-wrong-missed = The card is gone and Gold'arr still stands. Stay beside him, then choose him as target.
lesson-winning-wrong-over = Your turn ended one hit short of winning. Play Maul Thrash first.

lesson-moving-title = Moving
lesson-moving-task = Each core pays for one action. Use the Move action: bring Dugrun to a hex next to the red statue in the middle.
lesson-moving-done = Two steps for one core. Champions and statues block the way; most cards also begin with a move.
lesson-moving-wrong-other = That champion is too far away. Dugrun is the one in the middle.
lesson-moving-wrong-elsewhere = Not next to the red statue yet. The red hexes around it are the ones: try D4 or D5.
lesson-moving-wrong-healed = Heal moves one step only, and nobody's hurt. Take Move: it goes two.
lesson-moving-wrong-over = You ended your turn with a core left. Spend it on Move first.

lesson-attacking-title = Attacking
lesson-attacking-task = Damage is strength minus defence. Dugrun's Mighty Blow has strength 1: hit somebody it can hurt.
lesson-attacking-done = Gwaien has defence 0, so 1 damage got through. Then the card's effect happens: she is pushed away.
lesson-attacking-wrong-armour = Gold'arr has defence 1: 1 minus 1 is no damage. Look at the shields and pick the other one.
lesson-attacking-wrong-away = The card is played and nobody was hurt. Stay where you are, then choose a target.
lesson-attacking-wrong-other = That spends your only core. Play Mighty Blow with it.
lesson-attacking-wrong-over = Your turn is over and nobody was hurt. Play Mighty Blow first.

lesson-reacting-title = Reacting
lesson-reacting-task = Gwaien attacks Kilgore: 3 minus defence 1 is 2, and 2 is all he has left. Save him with a reaction from your hand.
lesson-reacting-done = +1 defence, and he stands! A reaction costs a ready core of its colour, so keep one back.
lesson-reacting-wrong-over = Without a reaction Kilgore falls, and your rival scores a point. Play Darksteel Armour: your red core can pay for it.

lesson-traps-title = Traps
lesson-traps-task = Face-down tokens are traps. Maul Thrash pushes its target 2 hexes straight away: send Gwaien onto the trap at F6.
lesson-traps-done = 2 from the attack, 3 from the trap. You never have to step on a trap yourself: the bot always asks first.
lesson-traps-wrong-statue = She was pushed straight away from Kilgore, but not towards F6. Step to C4 before you attack.
lesson-traps-wrong-other = That spends your only core. Play Maul Thrash, and step to C4 before you attack.
lesson-traps-wrong-over = Your turn is over and the trap still waits. Play Maul Thrash first.

lesson-levelling-title = Levelling up
lesson-levelling-task = Whoever knocks an enemy out levels up. Dugrun is levelled already (gold), so give this knock-out to Kilgore.
lesson-levelling-done = Kilgore turns his card over: 8 health, and he can't be stunned. A knock-out flips him back.
lesson-levelling-wrong-already = A point, but Dugrun can't level up twice. Knock Gwaien out with Kilgore instead.
lesson-levelling-wrong-other = Gwaien still stands. Attack her with Kilgore's Maul Thrash.
lesson-levelling-wrong-over = Your turn is over and nobody levelled up. Play Maul Thrash on Gwaien.

lesson-challenges-title = Challenges
lesson-challenges-task = Challenges score when your next turn begins. Control the yellow area: have more champions on it than your rival. Move Dugrun in, then end your turn.
lesson-challenges-done = 2 against 1 on the yellow hexes: 2 points. Your rival's turn comes in between, so hold it firmly.
lesson-challenges-wrong-elsewhere = The yellow area is still 1 against 1. Move Dugrun onto a yellow hex: D8, for example.
lesson-challenges-wrong-healed = Heal moves one step only. Take Move: Dugrun needs two steps.
lesson-challenges-wrong-over = It's 1 against 1 on the yellow hexes, so nobody scored. Move Dugrun in before you end your turn.

lesson-planning-title = A whole turn
lesson-planning-task = Two cores, two cards: knock out Gold'arr (4 health left, defence 1). Read both cards: the order matters.
lesson-planning-done = Knock Down does 1 and gives allies +2 against him; Maul Thrash then does 3. Plan the whole turn before you start.
lesson-planning-wrong-order = Maul Thrash alone does 1 and pushes him out of reach. Play Knock Down first: it makes the next attack stronger.
lesson-planning-wrong-spent = You need both cores for the two cards. Start with Dugrun's Knock Down.
lesson-planning-wrong-weak = Close, but he still stands. Both attacks must hit Gold'arr, Knock Down first.
lesson-planning-wrong-over = Your turn is over and Gold'arr still stands. Knock Down first, then Maul Thrash.
