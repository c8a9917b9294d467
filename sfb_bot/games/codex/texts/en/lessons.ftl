### Lessons: for each a title, what to do, what it taught, and why answers were wrong.

lesson-hiring-title = Workers and units
lesson-hiring-task = You have 3 gold. Once a turn, 1 gold turns a card of your hand into a worker, who brings 1 gold every turn. Hire one, and play the Older Brother for 2.
lesson-hiring-done = A worker and a unit: a fine start to most turns. The hired card is gone for good, so hire what you need least.
lesson-hiring-wrong-brother = The Older Brother is a worker now and can't fight any more. Spells need a hero, and you have none yet: hire Spark or Wither.
lesson-hiring-wrong-hero = Troq costs 2, and then the Older Brother is too expensive. Heroes come in a later lesson.
lesson-hiring-wrong-over = You can afford both: 1 gold for a worker, 2 for the Older Brother.

lesson-attacking-title = Attacking the base
lesson-attacking-task = Bring their base from 20 HP to 0 and you win. Nobody guards it: hit it with both your ready units for 3 damage. The Turtle is new and can't attack yet.
lesson-attacking-done = 2 from the Older Brother, 1 from the Tenderfoot. Attackers are exhausted until your next turn, and buildings don't hit back.
lesson-attacking-wrong-ninja = You may attack units, too, but the Fruit Ninja hits back for 2. Attack the base.
lesson-attacking-wrong-over = Their base hasn't taken 3 damage yet. Attack it with the Older Brother and with the Tenderfoot.

lesson-guarding-title = The squad leader
lesson-guarding-task = Your base has 2 HP left, and two enemies with 2 ATK each strike next. Ready units can patrol, new ones too. Enemies must attack your squad leader first: pick one who survives both.
lesson-guarding-done = A squad leader has 1 armor: 4 damage leaves your Iron Man standing, and he hits back each time. Without patrollers anything can be attacked.
lesson-guarding-wrong-weak = 2 HP and 1 armor: the second hit kills the Tenderfoot. Make the Iron Man your squad leader.
lesson-guarding-wrong-elsewhere = Without a squad leader they choose which patroller to attack, and only the leader has armor. Put the Iron Man first.
lesson-guarding-wrong-over = The Iron Man doesn't patrol, so one of them gets through to your base. Make him your squad leader.

lesson-breaking-title = Breaking through
lesson-breaking-task = Now it's their Tenderfoot in your way: squad leader, 2 HP and 1 armor. Only when no patroller is left can you attack their base. Deal it 2 damage.
lesson-breaking-done = 3 damage for armor and HP, then the way was free. Armor comes back every turn, so finish what you start.
lesson-breaking-wrong-armor = 2 damage: the armor takes 1, and the Tenderfoot still stands. Then nobody is left for the base. Start with the Iron Man.
lesson-breaking-wrong-messenger = The way was free, but the Timely Messenger isn't the base. Attack the base.
lesson-breaking-wrong-over = Their base is still untouched. Attack the Tenderfoot with the Iron Man, then the base with the Older Brother.

lesson-slots-title = Patrol slots
lesson-slots-task = Their Iron Man has 3 HP left and kills either of yours. Make it cost them: no leader, the Older Brother as elite (+1 ATK), the Tenderfoot as technician (you draw a card if it dies).
lesson-slots-done = Whomever they attack, you gain. A scavenger pays 1 gold if it dies. A lookout costs enemies 1 gold to target: good against spells.
lesson-slots-wrong-leader = 1 armor doesn't save the Older Brother, and 2 ATK leaves their Iron Man at 1 HP. As elite he hits for 3.
lesson-slots-wrong-weak = 1 ATK and 1 more doesn't beat their Iron Man. The Older Brother gets to 3 there.
lesson-slots-wrong-gold = A scavenger brings 1 gold if it dies. Not bad, but this time a card is worth more to you: use the technician's place.
lesson-slots-wrong-lookout = A lookout is harder to target with spells, but it gives you nothing if it dies in a fight. Try technician.
lesson-slots-wrong-over = Leave the first place empty, then the Older Brother as elite, the third place empty, and the Tenderfoot as technician.

lesson-hero-title = Heroes and spells
lesson-hero-task = Summon River for 2 gold and raise her to level 3: each level costs 1, and there she gets a new ability. Spells need a hero: cast Spark on somebody it kills.
lesson-hero-done = Heroes get stronger at two of their levels, and all their damage is healed then. If a hero dies, an enemy hero gains two levels: take care of yours.
lesson-hero-wrong-armor = The squad leader's armor took that damage. The Timely Messenger has 1 HP and no armor.
lesson-hero-wrong-unit = The Tenderfoot cost 1 gold, and you need all 5: 2 for River, 2 for two levels, 1 for Spark.
lesson-hero-wrong-worker = Hiring is good, but today you need all 5 gold: 2 for River, 2 for two levels, 1 for Spark.
lesson-hero-wrong-over = Summon River (2 gold), level her up twice (2 gold), and cast Spark on the Timely Messenger (1 gold).

lesson-building-title = Tech buildings
lesson-building-task = Stronger cards need a tech building. Tech I takes 6 workers and 1 gold and is finished when your turn ends. Build it, add two codex cards when asked, and play the Iron Man next turn.
lesson-building-done = 3 ATK and 4 HP: stronger than your starter cards. Tech II needs 8 workers, tech III 10. If a tech building is destroyed, your base takes 2 damage.
lesson-building-wrong-unit = That gold is missing now. You have 5 workers: hire the sixth for 1 gold, then build tech I for 1.
lesson-building-wrong-late = Your turn ended without tech I. Hire a sixth worker first, then build it: 1 gold each.
lesson-building-wrong-worker = That was the Iron Man himself! Hire another card if you like, and play him for 3 gold.
lesson-building-wrong-over = Tech I stands, so the Iron Man is ready to come. Play him for 3 gold before you end your turn.

lesson-choosing-title = Your codex
lesson-choosing-task = Between turns you secretly add two cards of your codex to your deck. You have tech I and no hero yet. End your turn, then pick two cards of tech I.
lesson-choosing-done = They go to your discard pile and come up after your next reshuffle. Nobody knows what you picked, so plan a turn or two ahead.
lesson-choosing-wrong-later = Tech II and III cards only clog your hand until you have those buildings. The Iron Man and the Revolver Ocelot are tech I.
lesson-choosing-wrong-over = Spells need a hero in play, and you have none. Take the Iron Man or the Revolver Ocelot, two of one if you like.

lesson-flying-title = Flying and anti-air
lesson-flying-task = Fliers pass over patrollers on the ground, and only fliers or anti-air can attack them. Bring down the Eggship with anti-air, then fly the Cloud Sprite to their base.
lesson-flying-done = The Lizard took 4 and stands, the Sprite flew over the Tenderfoot. But anti-air patrollers shoot at whoever flies over them.
lesson-flying-wrong-trade = The Eggship hits back for 4, and the Sprite has 2 HP. The Leaping Lizard has anti-air and 5 HP: send it.
lesson-flying-wrong-ground = The Tenderfoot can't stop a flier, but the Eggship can. The Leaping Lizard should attack the Eggship.
lesson-flying-wrong-over = Attack the Eggship with the Leaping Lizard, then their base with the Cloud Sprite.

lesson-overpower-title = Sparkshot and overpower
lesson-overpower-task = Sparkshot: 1 damage to a patroller next to the one you attack. Overpower: damage a patroller doesn't need goes on to the next target. Get 4 damage through to their base.
lesson-overpower-done = The Ocelot shot two at once, and the Reaper used 2 of 6 on the Older Brother. The other 4 went on to the base.
lesson-overpower-wrong-order = What's left over must go to another patroller while there is one. Let the Ocelot clear the first two, then send the Reaper.
lesson-overpower-wrong-over = Attack the squad leader with the Revolver Ocelot, then the Older Brother with the Harvest Reaper.

lesson-turn-title = A whole turn
lesson-turn-task = All together now: hire a worker, play the Tenderfoot, attack their base with the Older Brother, and end your turn with the Tenderfoot as squad leader.
lesson-turn-done = That's a turn! Then you discard your hand and draw two cards more than it had, up to five.
lesson-turn-wrong-tenderfoot = You need the Tenderfoot on patrol. Spark is no use without a hero: hire that one.
lesson-turn-wrong-hero = A hero is a good idea, too, but Troq takes both your gold. This turn: a worker and the Tenderfoot.
lesson-turn-wrong-patrol = Almost! Only the patrol is missing: choose the Tenderfoot as squad leader when you end your turn.
lesson-turn-wrong-over = Before you end your turn: hire Spark, play the Tenderfoot, attack their base. Then patrol with the Tenderfoot.

lesson-winning-title = The last blow
lesson-winning-task = Their base has 5 HP left: win this turn! The Fruit Ninja hits for 3 on your turn. The Boot destroys a weak unit, Wrecking Ball deals 2 to a building. Both need Troq, who's there.
lesson-winning-done = The Boot cleared the way, 3 from the Ninja and 2 from the Wrecking Ball: that's the game!
lesson-winning-wrong-leader = The Fruit Ninja is exhausted now, and the base is untouched. Use The Boot on the Tenderfoot first.
lesson-winning-wrong-level = The Boot costs all your 3 gold, so there's none for a level. Use it on the Tenderfoot.
lesson-winning-wrong-worker = A worker pays off later, but you can win now. The Boot costs all your 3 gold.
lesson-winning-wrong-own = That was your own Fruit Ninja! Use The Boot on their Tenderfoot.
lesson-winning-wrong-home = That was your own base! Aim the Wrecking Ball at theirs.
lesson-winning-wrong-over = The Boot on the Tenderfoot, the Fruit Ninja at their base, Wrecking Ball on their base: 5 damage.
