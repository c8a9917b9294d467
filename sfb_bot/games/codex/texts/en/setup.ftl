### The set-up of a match, and why one is refused.

setup-words = { $mode }, { $heroes }, { $picks }.
setup-mode-duel = Duel
setup-mode-teams = Two against two with a shared base
setup-mode-melee3 = Free-for-all of three
setup-mode-melee4 = Free-for-all of four
setup-mode-melee5 = Free-for-all of five
setup-heroes-three = three heroes each
setup-heroes-one = one hero each
setup-picks-blind = picked in secret
setup-picks-draft = drafted with bans
setup-picks-random = chosen at random
refused-setup-setup = I don't know these settings. Pick from the list as you type.

# Modes, as ratings name them
stats-mode-duel = duels
stats-mode-teams = team matches
stats-mode-melee3 = free-for-all of three
stats-mode-melee4 = free-for-all of four
stats-mode-melee5 = free-for-all of five
