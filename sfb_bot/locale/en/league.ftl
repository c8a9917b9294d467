### A season: its post, its settings, its end.

button-season-mine = My game
button-season-tablewords = Table as text
button-season-schedule = Schedule
button-season-results = Results
league-title = **{ $name }**, season { $number }
league-head = { $season } · { $format }
league-swiss = Swiss
league-swiss-rounds = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stages-round_robin-1 = everyone plays everyone
stages-round_robin-2 = everyone plays everyone twice
stages-groups-1 = { $groups } groups
stages-groups-2 = { $groups } groups, everyone plays twice
league-best-of = best of { $games }
league-playoff-single = then a knockout for the top { $count }
league-playoff-double = then double elimination for the top { $count }
league-playoff-single-each = then a knockout for the top { $count } of each group
league-playoff-double-each = then double elimination for the top { $count } of each group
league-playoff-best-of = play-offs best of { $games }
league-over = Finished. Champion: { $champion }
league-over-nobody = Finished.
league-paused = Paused. Reason: { $reason }
league-signing-up = Sign-up is open. { $count ->
    [one] 1 player so far.
   *[other] { $count } players so far.
}
league-standing = { $round }: { $decided } of { $pairings } games decided. Ends { $when }.
league-times = Rounds last { $span }. Grace time per season: { $grace }.
league-points = Points: win { $win }, draw { $draw }, loss { $loss }, win by forfeit { $forfeit_win }, loss by forfeit { $forfeit_loss }, double forfeit { $double_forfeit }. Ties: { $ties }.
tie-median_buchholz = median Buchholz
tie-buchholz = Buchholz
tie-wins = wins
tie-difference = points difference
tie-scored = points scored
tie-head_to_head = head-to-head
tie-lot = random
league-pairs = You play in pairs. Join with `/league join` and name your partner.
league-fill-in = Odd number of players? { $computer } fills in, so nobody sits out a round. It plays for no place and no prize.
league-winner-role = The champion gets { $role }.
league-signup-open = Sign-up is open until the organisers start the season.
league-signup-until = Sign-up ends { $when } ({ $date }).
league-signup-starts = Sign-up ends { $when } ({ $date }). Then the season starts automatically.
league-entered = { $count ->
    [0] No players yet. Press Join to be the first.
    [one] 1 player:
   *[other] { $count } players:
}
league-entered-of = { $count } of { $most } places taken:
league-invited = { $players } (waiting for their partner to join)
league-waiting = Waiting list:
league-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
league-finished = { $season } is over.
league-champion = 🏆 Champion: { $players }
league-place = { $place }. { $players }
league-role-given = The { $role } role goes to { $players }.
league-role-refused = I couldn't give { $role } to { $players }: { $why }
league-role-rights = I need the Manage Roles permission.
league-role-high = the role is above mine in the role list.
league-role-managed = that role belongs to an integration, so I can't give it out.
league-role-gone = the role no longer exists.
league-role-member = that player isn't on this server.
league-notice = { $season }: { $words }
league-notice-time_given_back = { $why ->
    [gateway] I was cut off from Discord for { $span }. All deadlines are { $span } later.
    [discord] Discord was down for me for { $span }. All deadlines are { $span } later.
    [clock] My clock jumped ahead by { $span }. All deadlines moved with it, so nobody lost time.
   *[away] I was away for { $span }. All deadlines are { $span } later.
}
league-notice-paused = An organiser paused the season. All clocks are stopped. Reason: { $reason } { $ends }
league-notice-resumed = The season is back on. All deadlines moved back by the length of the pause.
seasons-none = No seasons here yet. Organisers can start one with `/league create`.
seasons-head = Seasons on this server:
league-done-active = You're in! The season's post lists everyone.
league-done-waiting = The season is full. You're on the waiting list and get in when someone leaves.
league-done-invited = Almost there: your partner still has to press Join on the season's post, or use `/league join`.
league-done-left = You've left the season.
league-done-confirmed = Done.
league-done-cancelled = Cancelled. Nothing changed.
league-done-created = Sign-up for the season is open.
button-season-join = Join
