### Invitations, tables that wait, and the list of games.

button-accept = Accept
button-decline = Decline
button-join = Join
button-join-side = Join side { $side }
button-leave = Leave
button-cancel = Cancel
button-rematch = Rematch
invitation = { $host } challenges { $guest } to { $game }.
open-table = { $host } wants to play { $game }. Who's in?
table-invitation = { $host } invites { $guests } to { $game }.
table-open = { $host } is looking for players for { $game }. Who's in?
all-started = Game on! { $players } play in { $channel }.
table-places = At the table: { $players }
table-side = Side { $side }: { $players }
place-free = free
place-kept = { $player } (invited)
place-taken = { $player } ✓
table-started = Game on! { $sides } in { $channel }.
invitation-pace = Pace: { $name }. { $turn } per turn, { $window } to react, { $bank } in the bank.
invitation-pace-no-window = Pace: { $name }. { $turn } per turn, { $bank } in the bank.
invitation-rest = { $first }. { $where }. The invitation expires { $when }.
invitation-started = Game on! { $host } vs { $guest } in { $channel }.
invitation-declined = { $guest } declined { $host }'s challenge.
invitation-cancelled = { $host } cancelled the invitation.
invitation-expired = { $host }'s invitation has expired.
pace-live = live
pace-daily = daily
pace-slow = slow
pace-custom = custom
first-random = A random player goes first
first-host = The host goes first
first-guest = The guest goes first
first-side-host = The host goes first
first-side-guest = Side B goes first
where-thread = Played in its own thread
where-here = Played in this channel
list-empty = You have no games. Start one with `/{ $group } challenge` or `/{ $group } open`.
list-head = { $count ->
    [0] Your games. No moves to make right now.
    [one] Your games. It's your move in 1.
   *[other] Your games. It's your move in { $count }.
}
list-mine = ▶ **{ $channel }** vs { $opponents } (match { $match }): your move.
list-theirs = { $channel } vs { $opponents } (match { $match }): their move.
list-partners = { $opponents }, with { $partners }
list-deadline = Time runs out { $when }.
list-broken = { $channel } vs { $opponents } (match { $match }): I can't read it right now. Its clocks are stopped.
list-paused = { $channel } vs { $opponents } (match { $match }): paused.
list-over = { $channel } vs { $opponents } (match { $match }): over.
list-place-none = (opening soon)
list-place-gone = (deleted channel)
list-place-left = (a server I'm not on)
