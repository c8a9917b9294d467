### Puzzles, then lessons: for each a title, what to do, what it taught, and why answers were wrong.

puzzle-task = Your turn. Every enemy you destroy is a point: score { $gain ->
    [one] a point
   *[other] { $gain } points
  } this turn. Your rival has no cards, so nobody responds.
puzzle-task-win = Your turn: win the match now, on a goal cell or by destroying the last enemy. Your rival has no cards, so nobody responds.
puzzle-task-champion = Your turn: destroy { $gain ->
    [one] an enemy champion
   *[other] { $gain } enemy champions
  }. Your rival has no cards, so nobody responds.
puzzle-task-save = Your rival's next attack could destroy { $gain ->
    [one] a champion of yours
   *[other] one of { $gain } champions of yours
  }. Your turn: make all your champions safe from it. Your rival has no cards and nobody left to summon.

lesson-summoning-title = Summoning
lesson-summoning-task = Your Militiaman just walked a cell forward, as all your warriors do each turn. Now a Paladin joins you. Look who's almost at your end of the board: choose the lane.
lesson-summoning-done = He blocks the way and can strike at once. New warriors start on your home cells, N1 or S1, one each turn.
lesson-summoning-wrong-over = The War Hound on N2 walks onto N1 next turn, and you lose. Summon the Paladin in the north, in its way.

lesson-attacking-title = Attacking together
lesson-attacking-task = You have one attack a turn, and everyone who can reach the target strikes: their damage adds up. Destroy an enemy.
lesson-attacking-done = 2 from the Militiaman, 2 from the Pikeman's long pike: more than the Mountain Giant's 3 life. Nobody strikes back.
lesson-attacking-wrong-strong = The Earth Elemental has 5 life, and only the Griffin Rider reaches it: 3 damage. Find a target that two can reach.
lesson-attacking-wrong-alone = One alone deals 2, and the Mountain Giant has 3 life. Let both strike.
lesson-attacking-wrong-over = You ended your turn without an attack. Attack the Mountain Giant on N4.

lesson-shooting-title = Shooting
lesson-shooting-task = An Archer deals 2 damage two cells away and 1 at three cells, and nobody stands in the way of a shot. Destroy an enemy.
lesson-shooting-done = Three cells, over your Golem and their Giant: 1 damage was enough. Archers can't strike right next to them, so keep someone in front.
lesson-shooting-wrong-giant = 2 from the Golem and 2 from the Archer: the Storm Giant has 5 life. Somebody behind it has just 1.
lesson-shooting-wrong-over = You ended your turn without an attack. Your Archer reaches the Goblin on N5.

lesson-flying-title = Flying
lesson-flying-task = Swords can't reach fliers. Shots, giants and other fliers can. Two of theirs fly: destroy one.
lesson-flying-done = A giant's arm is long enough. Fliers themselves strike anyone, so keep an answer to them near.
lesson-flying-wrong-dragon = Your Berserker can't reach the Night Dragon, so only the Archer shot: 1 damage against 3 life. Try the south.
lesson-flying-wrong-over = You ended your turn without an attack. The Mountain Giant can hit the Griffin Rider next to it.

lesson-casting-title = Casting a spell
lesson-casting-task = The Storm Giant has 5 life, and your attack deals 4. Lightning deals 2 to anyone. Damage lasts until the turn ends: use both on the Giant.
lesson-casting-done = 4 and 2 make 6. Spells and your attack come in any order, and you may cast as many as you hold.
lesson-casting-wrong-imp = The Imp is gone, and so is your Lightning. The Storm Giant needs both, the spell and the attack.
lesson-casting-wrong-friend = That's your own warrior! Aim Lightning at the Storm Giant on N4.
lesson-casting-wrong-over = The Storm Giant still stands, and its damage goes away now. Attack it with both, and cast Lightning on it.

lesson-responding-title = Responding
lesson-responding-task = Their Vampire Lord attacks your Assassin for 4, and 4 life is all it has. Save it with a Blessing: +1 life.
lesson-responding-done = 5 life against 4 damage: it stands. You can respond whenever you hold a card, so it pays to keep one for their turn.
lesson-responding-wrong-other = The Zombie isn't under attack. Bless the Assassin on N3.
lesson-responding-wrong-over = You let the attack through, and the Assassin fell. Cast Blessing on it.

lesson-dispelling-title = Spell against spell
lesson-dispelling-task = They cast Banish: your Paladin would go back into your deck. Spells wait until both of you are done, and the last one acts first. Stop it.
lesson-dispelling-done = Dispel came last, so it acted first, and Banish was gone. It also removes an enchantment from any warrior.
lesson-dispelling-wrong-blessed = A Blessing makes somebody stronger, but Banish doesn't mind strength. Cast Dispel on it.
lesson-dispelling-wrong-over = Banish acted, and the Paladin is gone. Answer it with Dispel.

lesson-stepping-title = Stepping
lesson-stepping-task = Your Shaman hits two cells away, the Sharpshooter is three away. Once a turn he may step a cell; a friend there is shoved back. Destroy the Sharpshooter.
lesson-stepping-done = He stepped to N3, the Golem made room, and the shot reached. Next turn he can step back behind somebody.
lesson-stepping-wrong-back = That's even farther from the Sharpshooter. Step forward, then attack.
lesson-stepping-wrong-over = The Sharpshooter still stands. Step forward with the Shaman, then attack.

lesson-portal-title = Winning
lesson-portal-task = End your turn with a warrior on their home cell, N7 or S7, and you win. Your Skirmisher is one step away: clear the cell, then step onto it.
lesson-portal-done = That's the match! Most often you walk there when your turn begins, so watch both ends. Destroying every enemy wins, too.
lesson-portal-wrong-other = That was your one attack, and the Archer still blocks S7. Strike the Archer.
lesson-portal-wrong-back = S7 is the other way. Attack the Archer, then step forward.
lesson-portal-wrong-over = Your turn is over, and nobody stands on S7. Attack the Archer, then step forward.

lesson-planning-title = A whole turn
lesson-planning-task = Destroy the Storm Giant: 5 life, and the Priestess behind it adds 1. Your Warlord gives others in his lane +1 damage. Choose his lane, then use all you have.
lesson-planning-done = Summon, spell, attack: plan all three before you start. Now you know how to play!
lesson-planning-wrong-lane = The Warlord helps only his own lane, and your fighters stand in the north. Summon him on N1.
lesson-planning-wrong-imp = The Imp is gone, and so is your Lightning. You need it in the north.
lesson-planning-wrong-over = The Storm Giant still stands. Attack for 5, and use Lightning on the Giant or on the Priestess who helps it.
