# Why a move is good, after "it".
better-points = scores points
better-scores_next = tips the next scoring your way
better-holds = holds a challenge
better-within_reach = brings a challenge closer
better-wounds = leaves your champions healthier than theirs
better-levels = puts you ahead in levels
better-present = leaves you with more champions in the arena
better-cores = costs them more cores than you
better-cards = costs them more cards than you
