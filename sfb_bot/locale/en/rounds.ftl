### Rounds of a season: pairings, results, tables, brackets.

league-round-main = Round { $number } of { $planned }
league-round-playoff = Play-offs, round { $number }
league-round-head = { $season } · **{ $round }** ends { $when } ({ $date }).
league-round-head-over = { $season } · **{ $round }** is over.
league-round-more = More pairings:
league-group = **Group { $group }**
pairing-both = { $home } – { $away }
pairing-open = { $both }: { $where }
pairing-no-thread = not open yet
pairing-called-off = cancelled
pairing-series = { $home } : { $away }
pairing-decided = { $both }: { $result } { $games }
pairing-bye-rest = { $player } { $players ->
    [one] sits
   *[other] sit
} this round out.
pairing-bye-win = { $player } { $players ->
    [one] has
   *[other] have
} a bye.
pairing-bye-walkover = { $player } { $players ->
    [one] wins: the opponent
   *[other] win: the opponents
} dropped out.
pairing-bye-through = { $player } { $players ->
    [one] goes
   *[other] go
} through.
pairing-none = { $player } has no game right now.
pairing-in = { $season }, { $round }:
pairing-due = Finish by { $date } ({ $when }).
result-both-double_forfeit = both forfeit
result-both-drawn = a draw
result-by-forfeit = { $winner } { $players ->
    [one] wins
   *[other] win
} by forfeit
result-by-no_show = { $winner } { $players ->
    [one] wins: the opponent
   *[other] win: the opponents
} didn't show up
result-by-organiser = { $winner } { $players ->
    [one] wins
   *[other] win
} by an organiser's decision
result-by-double_forfeit = both forfeit
result-series = { $winner } { $players ->
    [one] wins
   *[other] win
} the series { $ours } : { $theirs }
result-game = { $winner } { $players ->
    [one] wins
   *[other] win
} { $ours } : { $theirs }
result-game-timeout = { $winner } { $players ->
    [one] wins
   *[other] win
} on time, { $ours } : { $theirs }
result-game-concession = { $winner } { $players ->
    [one] wins
   *[other] win
} by concession, { $ours } : { $theirs }
result-game-drawn-agreed = a draw by agreement, { $home } : { $away }
result-game-drawn = a draw, { $home } : { $away }
league-result = { $season }, { $round }: { $both }: { $result } { $where }
league-result-series = That decides it: { $result }.
league-result-goes-on = The series is at { $series }.
league-thread-head = { $season }, { $round }, game { $game }: { $home } – { $away }
league-thread-name = { $round } { $home } – { $away }
league-thread-name-series = { $round }.{ $game } { $home } – { $away }
league-greeting = { $season }, { $round }: { $players }, this is your game. Finish by { $date } ({ $when }).
league-greeting-series = { $season }, { $round }: { $players }, this is game { $game } of your best of { $games }. Finish the series by { $date } ({ $when }).
league-reminder = { $players }, time for your game in { $season } runs out { $when }.
league-reminder-move = { $players }, it's your move.
league-reminder-direct = Time for your game in { $season } ({ $where }) runs out { $when }.
schedule-nothing = Every game in this round is decided.
results-none = { $season } has no results yet.
results-head = { $season }: results
round-numbered = round { $number }
round-short = R{ $number }
results-round = **Round { $round }**
table-whole = Table
table-of = **{ $name }**
table-group = Group { $group }
bracket-playoffs = play-offs
bracket-winners = Winners' side
bracket-losers = Losers' side
bracket-part = part { $part } of { $parts }
bracket-round-of = Round of { $count }
bracket-quarter-final = Quarter-final
bracket-semi-final = Semi-final
bracket-final = Final
bracket-round-winners = Winners' side, round { $step }
bracket-round-losers = Losers' side, round { $step }
bracket-last-winners = Winners' final
bracket-last-losers = Losers' final
bracket-grand-final = Grand final
bracket-grand-final-again = Grand final, second match
bracket-open = open
bracket-won = · { $winner } { $players ->
    [one] goes
   *[other] go
} through
