### What options of this game are called while somebody types; see the shell’s file of this name.

option-name-length = тривалість
option-name-map = мапа
option-name-large_map = велика_мапа
option-name-picks = вибір
option-name-camps = табори
option-name-terrain = місцевість
option-name-sight = видимість
option-name-minions = посіпаки
