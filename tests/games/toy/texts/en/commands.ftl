# Slash commands: what this game offers when a match begins.
game-title = Toy Race
command-game = Play the toy race
option-mode = Three for themselves, two, or five?
option-length = How far is it to the goal?
choice-mode-three = three players
choice-mode-two = two players
choice-mode-five = five players
choice-length-short = short, to 20 points
choice-length-long = long, to 35 points
