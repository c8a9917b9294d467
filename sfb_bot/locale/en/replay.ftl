### Watching a match again.

button-replay = Replay
button-step-first = First
button-step-back = Back
button-step-on = Forward
button-step-last = Last
button-watch = Watch it
button-as-i-saw-it = As I saw it
button-as-everybody = As everybody saw it
menu-chapters = Go to a round
replay-head = Step { $number } of { $count } · { $status }
replay-head-own = Step { $number } of { $count }, as you saw it · { $status }
replay-gap = -# Older rules were in force before: the steps in between cannot be shown any more.
replay-watch = Match { $match } from its beginning.
replay-nothing = There is nothing to watch yet.
