### The private panel of a match: its buttons and what stands around a question.

button-play = Play
button-board = Board
button-log = Log
button-respond = Respond
button-undo = Undo
button-auto = Choose for me
button-last-time = Again: { $what }
button-prepare = Set up the rest for me
button-ahead = Choose ahead
button-change-ahead = Change
button-forget-ahead = Forget my choice
button-back = Back
button-end-turn-yes = Yes, end my turn
button-anyway = Play it anyway
caution-again = Type it again to go ahead.
button-older = Older
button-newer = Newer
button-picture = As a picture
button-in-words = As text
button-read-rule = Read the rule
button-current = Show the current question
button-agree = Agree
button-refuse = No, thanks
button-grant = Give more time
button-claim = Claim the win
button-concede-yes = Yes, concede
button-concede = Concede too
button-concede-no = No, play on
control-none = None
menu-several = { $what } ({ $fewest ->
    [0] up to { $most }
   *[other] { $most }
})
menu-read-about = Look one up first
panel-deadline = Time runs out { $when }.
panel-held = Got it: { $answer }. It counts after a short, random wait, so nobody can tell how fast you decided. You can change it until then.
panel-not-asked = Not your move. Waiting for { $players }.
panel-answered = Done. Waiting for { $players }.
panel-answered-with = You chose { $answer }. Waiting for { $players }.
panel-ahead = Not your move yet. Waiting for { $players }. You can choose now and change it until you are asked. Nobody sees it.
panel-ahead-so-far = Chosen so far: { $answer }.
panel-ahead-chosen = Chosen ahead: { $answer }. I'll answer that for you as soon as you're asked, if it's still possible.
panel-ahead-unfit = What you chose ahead isn't possible as things stand. Unless that changes, I'll ask you.
panel-shrunk = -# ✓ Go on below.
panel-over = This match is over.
missed = Since you last looked: { $told }
missed-more = { $count ->
    [one] 1 more turn,
   *[other] { $count } more turns,
} then
