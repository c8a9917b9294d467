### Slash commands: what this game offers when a match begins.

game-title = Super Fantasy Brawl
command-game = Play Super Fantasy Brawl
option-mode = Two players, or two teams of two?
option-draft = How do you choose teams?
choice-draft-free = free choice
choice-draft-casual = casual draft
choice-draft-tournament = tournament draft
choice-draft-double = double tournament draft
choice-draft-quick = quick match with a starter team
choice-draft-random = random teams, everything set up for you
choice-mode-duel = duel, two players
choice-mode-teams = Super Teams, four players
command-page-hand = See your hand (only you can see it)
command-champion = Look up a champion
command-stats-champion = How often champions get picked, get banned and win
option-stats-champion = Which champion? Leave empty for all of them
