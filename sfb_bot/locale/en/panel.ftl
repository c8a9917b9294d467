### The private panel of a match: its buttons and what stands around a question.

button-play = Play
button-board = Board
button-log = Log
button-respond = Respond
button-undo = Undo
button-auto = Choose for me
button-back = Back
button-end-turn-yes = Yes, end my turn
button-older = Older
button-newer = Newer
button-picture = As a picture
button-in-words = In words
button-read-rule = Read the rule
button-current = Show the current question
button-agree = Agree
button-refuse = No, thanks
button-grant = Give more time
button-claim = Claim the match
button-concede-yes = Yes, I give up
button-concede = Give up, too
button-concede-no = No, I play on
control-none = None
menu-several = { $what } ({ $fewest ->
    [0] up to { $most }
   *[other] { $most }
})
menu-read-about = Read about one of them first
panel-deadline = Time runs out { $when }.
panel-held = Noted: { $answer }. It takes effect by itself in a while, so that nobody learns how fast you decided. Until then you can change it.
panel-not-asked = Nothing to do for you now. Waiting for { $players }.
panel-answered = Done. Waiting for { $players }.
panel-answered-with = You chose { $answer }. Waiting for { $players }.
panel-over = This match is over.
finish-sure = End your turn?
