# What options of this game are called while somebody types.
option-name-length = length
