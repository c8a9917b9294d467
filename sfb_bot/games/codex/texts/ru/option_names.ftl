### What options of this game are called while somebody types; see the shell’s file of this name.

option-name-heroes = герои
option-name-picks = выбор
