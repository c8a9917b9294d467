# Why a move is good, after "it".
better-material = leaves you with the stronger army
better-ground = gains ground
better-hand = leaves you with better spells in hand
better-threats = sets up more attacks
better-safety = keeps your warriors safer
better-portal = brings you closer to their portal
better-tempo = keeps them busy
better-deck = leaves you more warriors to come
