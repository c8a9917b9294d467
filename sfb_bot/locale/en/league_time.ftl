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
