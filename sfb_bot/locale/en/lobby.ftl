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
table-open = { $host } opens a table of { $game }. Who's in?
all-started = { $players } play in { $channel }.
table-places = At the table: { $players }
table-side = Side { $side }: { $players }
place-free = free
place-kept = { $player } (invited)
place-taken = { $player } ✓
table-started = { $first } play against { $second } in { $channel }.
invitation-pace = Pace { $name }: { $turn } a turn, { $bank } to spare, { $window } to react.
invitation-rest = { $first }. { $where }. The invitation expires { $when }.
invitation-started = { $host } and { $guest } play in { $channel }.
invitation-declined = { $guest } declined the challenge of { $host }.
invitation-cancelled = { $host } took the invitation back.
invitation-expired = The invitation of { $host } has expired.
pace-live = live
pace-daily = daily
pace-slow = slow
pace-custom = as agreed
first-random = Who goes first is drawn by lot
first-host = The host goes first
first-guest = The guest goes first
first-side-host = The host takes the first turn
first-side-guest = Side B goes first
where-thread = The game gets its own thread
where-here = The game is played here
list-empty = You have no games. Start one with `/brawl challenge` or `/brawl open`.
list-head = { $count ->
    [0] Your games. Nobody waits for you.
    [one] Your games. One waits for you.
   *[other] Your games. { $count } wait for you.
}
list-mine = ▶ **{ $channel }** against { $opponents } (match { $match }): your move.
list-theirs = { $channel } against { $opponents } (match { $match }): their move.
list-partners = { $opponents }, with { $partners }
list-deadline = Time runs out { $when }.
list-paused = { $channel } against { $opponents } (match { $match }): paused.
list-over = { $channel } against { $opponents } (match { $match }): over.
