### Slash commands: what this game offers when a match begins.

game-title = Champions of the Rift
command-game = Play Champions of the Rift
option-mode = Two players, one against the other
option-army = How do you get your armies?
choice-army-basic = dealt, keep 4 of 6 champions
choice-army-draft = draft: pick one, pass the rest
choice-mode-duel = duel, two players
command-page-hand = See your spells (only you can see them)
command-page-army = See your army (only you can see it)
command-stats-card = How often warriors get chosen and win
option-stats-card = Which warrior? Leave empty for all of them
