### Watching a match again.

button-replay = Replay
button-step-first = First
button-step-back = Back
button-step-on = Forward
button-step-last = Last
button-watch = Watch
button-as-i-saw-it = As I saw it
button-as-everybody = As everyone saw it
menu-chapters = Jump to a round
replay-head = Step { $number } of { $count } · { $status }
replay-head-own = Step { $number } of { $count }, as you saw it · { $status }
replay-gap = -# An older version of the rules was used here, so I can't show the steps in between.
replay-watch = Match { $match } from the start.
replay-nothing = There's nothing to watch yet.
