### Rounds of a season: pairings, results, tables, brackets.

league-round-main = Round { $number } of { $planned }
league-round-playoff = Round { $number }, play-offs
league-round-head = { $season } · **{ $round }** ends { $when } ({ $date }).
league-round-head-over = { $season } · **{ $round }** is over.
league-round-more = More pairings:
league-group = **Group { $group }**
league-stage-winners = **Winners' side**
league-stage-losers = **Losers' side**
league-stage-final = **Final**
pairing-both = { $home } – { $away }
pairing-open = { $both }: { $where }
pairing-no-thread = not open yet
pairing-called-off = called off
pairing-series = { $home } : { $away }
pairing-decided = { $both }: { $result } { $games }
pairing-bye-rest = { $player } rests.
pairing-bye-win = { $player } has a bye.
pairing-bye-walkover = { $player } wins without a game: the opponent has dropped out.
pairing-bye-through = { $player } goes through.
pairing-none = { $player } has nothing to play now.
pairing-in = { $season }, round { $round }:
pairing-due = Decided by rule { $when } ({ $date }).
result-both-double_forfeit = both forfeit
result-both-drawn = drawn
result-by-forfeit = { $winner } wins by forfeit
result-by-no_show = { $winner } wins, the other did not come
result-by-organiser = { $winner } wins by decision of an organiser
result-by-double_forfeit = both forfeit
result-series = { $winner } wins the series { $ours } : { $theirs }
result-game = { $winner } wins { $ours } : { $theirs }
result-game-timeout = { $winner } wins on time, { $ours } : { $theirs }
result-game-drawn = a draw, { $home } : { $away }
league-result = { $season }, round { $round }: { $both }: { $result } { $where }
league-result-series = That decides it: { $result }.
league-result-goes-on = The series stands { $series }.
league-thread-head = { $season }, round { $round }, game { $game }: { $home } – { $away }
league-thread-name = R{ $round } { $home } – { $away }
league-thread-name-series = R{ $round }.{ $game } { $home } – { $away }
league-greeting = { $players }, this is your game of round { $round } in { $season }. It is decided by rule { $when } ({ $date }).
league-greeting-series = { $players }, this is game { $game } of your series (best of { $games }) of round { $round } in { $season }. The series is decided by rule { $when } ({ $date }).
league-reminder = { $players }, your pairing in { $season } is decided by rule { $when }.
league-reminder-move = It is the move of { $players }.
league-reminder-direct = Your pairing in { $season } ({ $where }) is decided by rule { $when }.
schedule-nothing = Everything in this round is decided.
results-none = { $season } has no results yet.
results-head = Results of { $season }
results-round = **Round { $round }**
table-whole = Table
table-of = **{ $name }**
table-group = Group { $group }
table-line = { $place }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $won }-{ $drawn }-{ $lost }, { $difference })
table-line-dropped = { $place }. ~~{ $player }~~: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $won }-{ $drawn }-{ $lost }, { $difference }), dropped out
bracket-playoffs = play-offs
bracket-losers = Losers' side
bracket-round = Round { $step }
bracket-final = Final
bracket-round-winners = Winners, round { $step }
bracket-round-losers = Losers, round { $step }
bracket-last-winners = Winners' final
bracket-last-losers = Losers' final
bracket-grand-final = Grand final
bracket-grand-final-again = Grand final, once more
bracket-open = open
bracket-won = · { $winner } goes on
