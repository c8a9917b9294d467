# Why a move is good, after "it".
better-points = makes points
better-pot = fills your pot
better-stamps = gets you a stamp
