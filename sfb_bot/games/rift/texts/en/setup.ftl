### The set-up of a match, and why one is refused.

setup-words-basic = Armies are dealt; you keep { $kept } of { $dealt } champions.
setup-words-draft = You draft your armies: pick one, pass the rest.
refused-setup-setup = I don't know these settings. Pick from the list as you type.
refused-position = I can't read that position.

# Modes, as ratings name them
stats-mode-duel = duels
