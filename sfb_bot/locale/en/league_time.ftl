### When league games are played: clocks that wait for the players, and agreed times.

button-ready = Ready
command-league-ready = Say you're here, so the clocks of your game can start
league-greeting-clocks = The clocks wait until you're both here: press **Ready**, or just play.
ledger-clocks-wait = { $count ->
    [0] The clocks wait for { $absent }.
   *[other] { $here } { $count ->
        [one] is
       *[other] are
    } ready. The clocks wait for { $absent }.
}
ready-waits = You're ready. The clocks start when { $players } { $count ->
    [one] is
   *[other] are
} here too.
ready-runs = You're ready, and the clocks run.
ready-over = This game is already over.
notice-clocks_started = { $count ->
    [0] Everybody's here: the clocks run now.
   *[other] The clocks run now. { $players }, it's your move.
}

# Agreed times. Discord shows every moment by the reader's own clock.
command-league-time = Propose to your opponent when to play
option-match-time = When? By your own clock: 18:30, 2026-05-01 18:30, or 3h from now
button-accept-time = Play then
time-offered = { $player } would like to play { $date } ({ $when }). { $other }, does that work? Or propose another time with `/league time`.
time-agreed = { $player } agrees. { $other }, you play { $date } ({ $when }). The clocks start then, or earlier if you're both here.
time-soon = { $players }, you play { $when }: { $date }.
time-soon-direct = You play in { $season } { $when }: { $date }, in { $where }.
time-told-offered = I asked your opponent about { $date } ({ $when }).
time-told-agreed = Agreed: you play { $date } ({ $when }). I'll remind you both.
time-told-utc = I read that as UTC. Set your time zone with `/settings me`, and I'll read times by your clock.
pairing-time = Agreed: { $date } ({ $when }).
pairing-offer = { $player } proposes { $date }.
refused-league-when = You can't play then.
refused-league-when-typed = I don't understand that time. Try 18:30, 2026-05-01 18:30, or 3h.
refused-league-when-past = That's in the past. Propose a later time.
refused-league-when-late = Your game has to be over { $until }. Propose an earlier time.
refused-league-when-stale = That proposal is out of date. `/league pairing` shows the current one.
refused-league-when-own = That's your own proposal. Your opponent has to accept it.
refused-league-when-paused = The season isn't running right now.
refused-league-when-computer = Your opponent is a computer: play whenever you like.
refused-league-pairing-own = You have no game to play in this season right now.

# What is unfinished when a round ends.
league-unfinished = { $rule ->
    [score] Unfinished games then go to the higher score, and a level score is a draw.
    [extend] Unfinished games get up to { $most } more. Then whoever is to move loses.
    [organiser] Unfinished games are then decided by an organiser.
   *[asked] In unfinished games whoever is to move then loses.
} If you never came, you can't win.
league-least-answer = You always have { $least } to answer, up to { $most } past the end of the round.
league-notice-least_answer = { $players } can still answer: their game ends { $when }.
league-notice-undecided = Time is up for { $players }. An organiser decides this game with `/league award` or `/league forfeit`.
league-notice-organisers = { $organisers }, please have a look.
pairing-undecided = Time is up. An organiser decides this game.
result-by-score = { $winner } { $players ->
    [one] wins
   *[other] win
} on points when time was up

# A season whose channel was deleted.
doctor-season_lost-ill = The channel of { $season } was deleted. No new round starts, and nobody loses time in games without a thread.

# Somebody who is to play has left the server.
league-notice-left_server = { $players } left this server but still has to play. Replace them with `/league substitute`, or drop them with `/league drop`.
refused-too-many-proposals = You've proposed many times. Try again { $until }.
league-setting-unfinished = Unfinished games
league-setting-least_answer = Time to answer when a round ends
league-setting-most_extension = Most time past the end of a round
choice-unfinished-asked = whoever is to move loses
choice-unfinished-score = the higher score wins
choice-unfinished-extend = more time, then whoever is to move loses
choice-unfinished-organiser = an organiser decides
refused-league-settings-least_answer = The time to answer can be up to 90 days.
refused-league-settings-most_extension = The time past the end of a round can be up to 90 days.
