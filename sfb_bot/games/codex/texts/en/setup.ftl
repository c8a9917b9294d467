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
refused-setup-drafted = In a draft you pick heroes by turns, so you can't bring a team. Choose another way to pick.

# Teams to take as they are: how they play.
team-label = { $team }: { $heroes }
team-other = { $heroes }
team-bashing = One hero, for a first match. Big units that simply hit hard.
team-finesse = One hero, for a first match. Small nimble units, strong together.
team-red = Fast and fiery. Attack early, before they can build up.
team-green = Beasts that grow. Your units are bigger than theirs.
team-blue = Law and tricks. Soldiers, illusions and bans tie enemies down.
team-black = Skeletons, plagues, demons. Sacrifice some, so that they lose more.
team-white = Martial arts. Win your duels and slip past their patrol.
team-purple = Masters of time. Units fade, return or come from the future.

# Modes, as ratings name them
stats-mode-duel = duels
stats-mode-teams = team matches
stats-mode-melee3 = free-for-all of three
stats-mode-melee4 = free-for-all of four
stats-mode-melee5 = free-for-all of five
