### What options of this game are called while somebody types; see the shell’s file of this name.

option-name-heroes = heroes
option-name-picks = picks
