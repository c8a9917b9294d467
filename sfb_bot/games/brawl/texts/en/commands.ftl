### Slash commands: what this game offers when a match begins.

game-title = Super Fantasy Brawl
command-game = Play Super Fantasy Brawl
option-mode = Two players, or two teams of two?
option-draft = How are the teams chosen?
choice-draft-free = free choice
choice-draft-casual = casual draft
choice-draft-tournament = tournament draft
choice-draft-double = double tournament draft
choice-mode-duel = duel, two players
choice-mode-teams = Super Teams, four players
command-page-hand = Show your hand, to you alone
command-champion = Read about a champion
command-stats-champion = How often champions are picked and banned, and how often they win
option-stats-champion = Which champion? Empty for all
