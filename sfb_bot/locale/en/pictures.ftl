### Words in the pictures of tables, brackets and invitations, and in their alt texts.

picture-table-place = #
picture-table-player = Player
picture-table-won = W
picture-table-drawn = D
picture-table-lost = L
picture-table-points = Pts
picture-tie-median_buchholz = mB
picture-tie-buchholz = Bu
picture-tie-difference = +/−
picture-tie-scored = PF
picture-tie-head_to_head = H2H
picture-table-mine = you
picture-table-through = Q
picture-table-empty = No players yet
picture-player-unknown = unknown player
picture-bracket-empty = No matches yet
picture-bracket-open = to be decided
picture-bracket-bye = bye
picture-bracket-winner = winner
picture-place-in = ready
picture-place-invited = invited
picture-place-free = free place
picture-place-somebody = Player { $letter }
