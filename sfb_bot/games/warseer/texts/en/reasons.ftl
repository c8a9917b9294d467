# Why a move is good, after "it".
better-points = brings points nearer
better-hero = leaves the heroes better for you
better-army = strengthens your figures against theirs
better-economy = earns you more
better-cards = leaves you more cards
better-gear = equips your side
better-danger = endangers theirs and keeps yours safer
better-position = brings your figures where they are needed
