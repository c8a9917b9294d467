### What options of this game are called while somebody types; see the shell’s file of this name.

option-name-length = длина
option-name-map = поле
option-name-large_map = большое_поле
option-name-picks = выбор
option-name-camps = лагеря
option-name-terrain = местность
option-name-sight = обзор
option-name-minions = приспешники
