### Slash commands: what this game offers when a match begins.

game-title = Codex
command-game = Play Codex
option-mode = How many play, and who with whom?
option-heroes = How many heroes does each player have?
option-picks = How are heroes chosen?
choice-mode-duel = duel, two players
choice-mode-teams = teams, two against two
choice-mode-melee3 = free-for-all, three players
choice-mode-melee4 = free-for-all, four players
choice-mode-melee5 = free-for-all, five players
choice-heroes-three = three heroes each, the full game
choice-heroes-one = one hero each, shorter and simpler
choice-picks-blind = everybody picks in secret
choice-picks-draft = draft: bans, then picks by turns
choice-picks-random = random heroes
command-page-hand = See your hand (only you can see it)
command-page-codex = Leaf through your codex (only you can see it)
command-page-discard = See your discard pile and workers (only you can see them)
command-stats-card = How often heroes get chosen and win
option-stats-card = Which hero? Leave empty for all of them
