### What options of this game are called while somebody types; see the shell’s file of this name.

option-name-length = length
option-name-map = map
option-name-large_map = large_map
option-name-picks = picks
option-name-camps = camps
option-name-terrain = terrain
option-name-sight = sight
option-name-minions = minions
