### The set-up of a match, and why one is refused.

setup-words = { $parts }.
setup-mode-duel = Duel
setup-mode-alliance = Alliance Clash, two against two
setup-mode-melee3 = Free-for-all of three
setup-mode-melee4 = Free-for-all of four
setup-mode-skirmish2 = Skirmish of two
setup-mode-skirmish3 = Skirmish of three
setup-mode-skirmish4 = Skirmish of four
setup-length-quick = quick
setup-length-full = full
setup-map = { $map }
setup-map-random = random map
setup-picks-random = random heroes
setup-camps-suggested = suggested camps
setup-terrain-unique = unique terrain
setup-sight-figures = figures block sight
setup-minions-bought = minions can be bought
setup-scenario = scenario { $scenario }
refused-setup-setup = I don't know these settings. Pick from the list as you type.
preset-other = { $text }
preset-queen_zenobia = Magic and healing. Stays back and keeps her army alive.
preset-emperor_demian = The strongest hero in melee. Leads from the front, with knights at his side.
preset-brissa_de_molforn = An archer with many hired blades. Strikes from afar.
preset-tarvo_quill = Poison and dirty tricks. Slips in, stabs and is gone.

# Modes, as ratings name them
stats-mode-duel = duels
stats-mode-alliance = Alliance Clashes
stats-mode-melee3 = free-for-all of three
stats-mode-melee4 = free-for-all of four
stats-mode-skirmish2 = skirmishes of two
stats-mode-skirmish3 = skirmishes of three
stats-mode-skirmish4 = skirmishes of four
setup-mode-champion = Champion's tournament, 5 matches
setup-mode-royal = Royal tournament, 7 matches
stats-mode-champion = Champion's tournaments
stats-mode-royal = Royal tournaments
