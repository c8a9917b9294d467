### The board of running matches.

button-live = Show me all I can see
live-head = { $count ->
    [0] **Live:** no matches right now.
    [one] **Live:** 1 match
   *[other] **Live:** { $count } matches
}
live-line = • { $channel } { $players } · { $told }
live-move = { $players } to move
live-live = playing
live-paused = paused
live-broken = I can't read it right now
live-more = … and { $count ->
    [one] 1 more.
   *[other] { $count } more.
}
live-queue = { $count ->
    [one] 1 player is looking for an opponent
   *[other] { $count } players are looking for an opponent
}: `/{ $group } queue`
live-moved = The live board has moved to { $channel }.
live-closed = The live board was switched off.
