# Why a move is good, after "it".
better-base = leaves the bases better for you
better-strength = makes your side hit harder
better-toughness = makes your side harder to kill
better-levels = brings your heroes further
better-economy = earns you more
better-buildings = builds you up
better-cards = leaves you more cards
better-threat = puts their base in danger and keeps yours safer
