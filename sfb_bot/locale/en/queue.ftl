### Waiting for an opponent.

button-leave-queue = Leave the queue
button-meanwhile = Play a computer meanwhile
queue-in = You're in the queue for { $game } ({ $pace }). I'll open a match and ping you when I find someone near your rating.
queue-others = { $count ->
    [0] Nobody else is waiting at this pace right now.
    [one] 1 other player is waiting at this pace.
   *[other] { $count } other players are waiting at this pace.
}
queue-until = I stop looking { $when }.
queue-offer = Still looking for someone to play { $game } with you. Want to play a computer meanwhile? You keep your place in the queue.
queue-expired = Nobody came to play { $game }, sorry! Try again with `/{ $group } queue` in { $channel }, or open a table with `/{ $group } open`.
queue-expired-here = { $player }, nobody came to play { $game }, sorry! Try again with `/{ $group } queue`, or open a table with `/{ $group } open`.
queue-found = Match { $match } found: { $players }! Your thread:
notice-queue-left = You left the queue.
notice-queue-not-in = You're not in a queue.
notice-meanwhile = Game on! Your match against the computer opens in a moment. You're still in the queue.
