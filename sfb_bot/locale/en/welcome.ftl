### The greeting in a new server, and /help.

way-play = Play now
way-two = Two players here
way-learn = Learn
way-challenge = Challenge somebody
way-open = Find an opponent
button-help = What can I do?
button-my-games = My games
button-look-back = Replay
button-table = Table
ask-whom = Whom do you challenge to { $game }? It's a quick match: you both take a starter team and begin.
menu-whom = Choose an opponent
help-channel = Invite people with the buttons below, or with all settings: `/{ $game } challenge` and `/{ $game } open`. `/{ $game } list` shows your games.
help-queue = `/{ $game } queue` finds you an opponent near your rating.
help-moves = It's your move in { $places }.
help-organiser = You run this server: see `/settings server`, `/league create` and `/doctor`.
help-direct = Matches are played in servers. Here you can read about everything and see your games.
help-match-asked = **It's your move.** Press **Play** and follow the questions.
help-match-responds = **You're asked to answer.** Press **Respond**: you see your choices, and what happens if you do nothing.
help-match-waits = It's not your move. Waiting for { $players }.
help-match-watches = A match is played here. You can look on: everything public is one press away.
help-match-over = This match is over.
help-match-more = Also good to know: `/{ $game } undo` takes back your last choice, `/{ $game } do` plays a whole action in one line, `/{ $game } away` stops your clock, `/{ $game } concede` gives up.
help-match-watch = Want to play, too? Type `/help` in a channel.
help-season = This channel belongs to **{ $season }**. When a round opens, your game gets a thread and calls you there.
help-season-open = This channel belongs to **{ $season }**, and you can still sign up: press **Join**.
