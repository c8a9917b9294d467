### What options of this game are called while somebody types; see the shell’s file of this name.

option-name-length = тривалість
option-name-map = поле
option-name-large_map = велике_поле
option-name-picks = вибір
option-name-camps = табори
option-name-terrain = місцевість
option-name-sight = огляд
option-name-minions = посіпаки
