### A season: its post, its settings, its end.

button-season-mine = My pairing
button-season-tablewords = Table in words
button-season-schedule = Schedule
button-season-results = Results
button-next-page = Page { $page } of { $pages }: next
league-title = **{ $name }**, season { $number }
league-head = { $season } · { $format }
league-swiss = Swiss
league-swiss-rounds = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stages-round_robin-1 = everybody against everybody
stages-round_robin-2 = everybody against everybody twice
stages-groups-1 = { $groups } groups
stages-groups-2 = { $groups } groups, everybody twice
league-best-of = best of { $games }
league-playoff-single = then knock-out of the best { $count }
league-playoff-double = then double elimination of the best { $count }
league-playoff-single-each = then knock-out of the best { $count } of each group
league-playoff-double-each = then double elimination of the best { $count } of each group
league-playoff-best-of = play-offs best of { $games }
league-over = Finished. Champion: { $champion }
league-over-nobody = Finished.
league-paused = Paused. Reason: { $reason }
league-signing-up = Sign-up is open; { $count ->
    [one] 1 has joined.
   *[other] { $count } have joined.
}
league-standing = { $round }, { $decided } of { $pairings } pairings decided. It ends { $when }.
league-times = A round lasts { $span }; what is not decided then is decided by rule. Grace for a whole season: { $grace }.
league-points = Points: win { $win }, draw { $draw }, loss { $loss }, win by forfeit { $forfeit_win }, double forfeit { $double_forfeit }. Ties: { $ties }.
tie-median_buchholz = median Buchholz
tie-buchholz = Buchholz
tie-wins = wins
tie-difference = points difference
tie-scored = points scored
tie-head_to_head = head-to-head
tie-lot = lot
league-pairs = Pairs play together. Join with `/league join` and name your partner.
league-winner-role = The champion gets { $role }.
league-signup-open = Sign-up is open until the organisers start the season.
league-signup-until = Sign-up ends { $when } ({ $date }).
league-signup-starts = Sign-up ends { $when } ({ $date }); then the season starts by itself.
league-entered = { $count ->
    [0] Nobody has joined yet.
    [one] 1 has joined:
   *[other] { $count } have joined:
}
league-entered-of = { $count } of { $most } have joined:
league-invited = { $players } (waiting for the partner to join)
league-waiting = Waiting for a free place:
league-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
league-finished = { $season } is over.
league-champion = 🏆 Champion: { $players }
league-place = { $place }. { $players }
league-role-given = { $players } now wear { $role }.
league-role-refused = I could not give { $role } to { $players }: { $why }
league-role-rights = I lack the permission Manage Roles.
league-role-high = the role stands above my own in the list of roles.
league-role-managed = the role belongs to an integration and cannot be given.
league-role-gone = the role is gone.
league-role-member = that player is not in this server.
league-notice = { $season }: { $words }
league-notice-paused = An organiser paused the season; all clocks stand still. Reason: { $reason }
league-notice-resumed = The season goes on; all deadlines have moved by the length of the pause.
seasons-none = There is no season here. Organisers make one with `/league create`.
seasons-head = Seasons of this server:
league-done-active = You are in. The season's post shows who else is.
league-done-waiting = All places are taken. You are on the waiting list and move up when somebody leaves.
league-done-invited = Your partner is asked to join: press Join on the season's post, or `/league join`.
league-done-left = You no longer take part.
league-done-confirmed = Done.
league-done-cancelled = Nothing was changed.
league-done-created = The season is open for sign-up.
